"""One game as programs that learn play it: actions one option at a time, observations as numpy arrays, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from miskatonic.kernel.answering import DONE, MOST_OPTIONS, Answer
from miskatonic.kernel.errors import IllegalChoice, MiskatonicError
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.observing import OPTION, PIECE, Observation
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.slips import slip
from miskatonic.kernel.table import Table, table_of
from miskatonic.kernel.text import Lang, render, text
from miskatonic.players import value_of

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Arrays = dict[str, npt.NDArray[Any]]

ACTIONS = MOST_OPTIONS + 1
"""The size of every action space: an option by its position, or `DONE`."""

Reward = Literal["outcome", "score", "shaped"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def reward_named(name: str) -> Reward:
    """That kind of reward; an unknown one is refused with those that exist."""
    for reward in REWARDS:
        if reward == name:
            return reward
    raise MiskatonicError(slip(name, REWARDS, text("envs-error-reward", reward=name, rewards=", ".join(REWARDS))))


def setup_of(game: str, seat: int, setup: Mapping[str, Any]) -> dict[str, Any]:
    """A setup with as many players as the game needs at least, and enough that the seat exists."""
    complete = dict(setup)
    fewest, _ = GAMES[game].rules.players
    if "players" not in complete and "seats" not in complete:
        complete["players"] = max(fewest, seat + 1)
    return complete


class Episode:
    """A table whose decisions are answered one option at a time."""

    __slots__ = ("_answer", "game", "out", "table")

    def __init__(self, game: Game[Any], table: Table[Any], out: Observation) -> None:
        self.game = game
        self.table = table
        self.out = out
        """The arrays that observations are written into; tables of one edition share them."""
        self._answer: Answer | None = None

    @classmethod
    def begin(cls, game: str, setup: Mapping[str, Any], seed: int, out: Observation | None = None) -> Episode:
        """A new game. The arrays of an earlier one are used again where the edition is the same."""
        table = table_of(game, setup, seed=seed, history=False)
        own = GAMES[game].observation_of(table.state)
        return cls(GAMES[game], table, out if out is not None and out.words is own.words else own)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    def copy(self) -> Episode:
        """The same game at the same decision, to be played on independently."""
        return self._with(self.table.clone())

    def imagined(self, seat: int, seed: int) -> Episode:
        """A game that agrees with all that a seat knows; hidden cards and chance to come are dealt anew."""
        return self._with(self.table.imagine(seat, seeded(seed)))

    def _with(self, table: Table[Any]) -> Episode:
        twin = Episode(self.game, table, self.out)
        if self._answer is not None and self._current is self._answer and table.decision is not None:
            twin._answer = Answer(table.decision)
            twin._answer.taken = list(self._answer.taken)
        return twin

    # --- deciding

    @property
    def players(self) -> int:
        """The number of seats."""
        players: int = self.table.state.players
        return players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.decision is None

    @property
    def asked(self) -> int:
        """The seat that decides now; -1 once the game is over."""
        decision = self.table.decision
        return -1 if decision is None else decision.seat

    @property
    def _current(self) -> Answer | None:
        """The answer that grows, which belongs to the pending decision."""
        answer, decision = self._answer, self.table.decision
        if answer is not None and answer.decision is decision:
            return answer
        self._answer = None if decision is None else Answer(decision)
        return self._answer

    @property
    def taken(self) -> list[int]:
        """The positions of the options that have been taken in the pending decision so far."""
        answer = self._current
        return [] if answer is None else answer.taken

    def open(self) -> list[int]:
        """The actions that may be taken now."""
        answer = self._current
        return [] if answer is None else answer.open()

    def act(self, action: int) -> None:
        """Takes an action; one that is not open is refused and changes nothing."""
        answer = self._current
        if answer is None or action not in answer.open():
            raise IllegalChoice(text("envs-error-action", action=str(action)))
        if (complete := answer.take(action)) is not None:
            self._answer = None
            try:
                self.table.choose(*complete)
            except BaseException:
                answer.taken.clear()
                raise

    def choose(self, positions: list[int]) -> None:
        """Answers the whole decision at once, as bots do."""
        self._answer = None
        self.table.choose(*positions)

    # --- observing

    def observe(self, seat: int) -> Arrays:
        """What a seat sees, as arrays of its own; the question is empty unless it decides."""
        out, decision = self.out, self.table.decision
        if seat not in self.seats:
            raise MiskatonicError(text("error-no-such-seat", seat=str(seat), last=str(self.players - 1)))
        self.game.observe(self.table.state, seat, out)
        own = decision is not None and decision.seat == seat
        out.ask(decision if own else None, self.taken if own else ())
        return {
            "pieces": np.frombuffer(out.pieces, np.float32).reshape(out.room, PIECE).copy(),
            "question": np.frombuffer(out.question, np.float32).copy(),
            "options": np.frombuffer(out.options, np.float32).reshape(MOST_OPTIONS, OPTION).copy(),
            "action_mask": np.frombuffer(out.action_mask, np.int8).copy(),
        }

    def mask(self) -> Mask:
        """The open actions as a mask."""
        mask = np.zeros(ACTIONS, np.int8)
        mask[self.open()] = 1
        return mask

    def described(self, lang: Lang) -> str:
        """The pending question with its open actions in words."""
        decision, taken = self.table.decision, self.taken
        if decision is None:
            return ""
        lines = [render(decision.prompt, lang)]
        for action in self.open():
            words = text("envs-done") if action == DONE else decision.options[action].label
            lines.append(f"{action:>4}  {render(words, lang)}")
        lines += [f"   +  {render(decision.options[place].label, lang)}" for place in taken]
        return "\n".join(lines)

    # --- rewards

    def won(self, seat: int) -> bool:
        """Whether that seat has won."""
        outcome = self.table.outcome
        return outcome is not None and seat in outcome.winners

    def result(self, seat: int, reward: Reward) -> float:
        """The reward of a finished game: 1 or -1, or its score from 0 to 1."""
        if reward == "score":
            return self.game.score(self.table.state, seat)
        return 1.0 if self.won(seat) else -1.0

    def worth(self) -> float:
        """How good the position looks to the seat that is asked, from -1 to 1, by what that seat knows alone."""
        return 2.0 * value_of(self.game.slug, Sight(self.table).state, self.asked) - 1.0
