"""The Gymnasium environment: one seat learns, bots take the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from miskatonic.envs.episode import ACTIONS, Arrays, Episode, Mask, Reward, reward_named, setup_of
from miskatonic.kernel.answering import MOST_OPTIONS
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.observing import OPTION, PIECE, QUESTION
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Lang, text
from miskatonic.players import Bot, make_bot

ILLEGAL = -0.01
"""The reward of an action that is not open, which changes nothing."""
SEEDS = 2**63


def space_of(game: str) -> spaces.Dict:
    """The observation space of a game."""
    room = GAMES[game].simulating.room

    def numbers(*shape: int) -> spaces.Box:
        return spaces.Box(-np.inf, np.inf, shape, np.float32)

    return spaces.Dict(
        {
            "pieces": numbers(room, PIECE),
            "question": numbers(QUESTION),
            "options": numbers(MOST_OPTIONS, OPTION),
            "action_mask": spaces.MultiBinary(ACTIONS),
        }
    )


class TableEnv(gymnasium.Env[Arrays, np.int64]):
    """A game for one seat.

    `bots` takes the other seats: the name of a bot, or one for each seat by its number. `reward` is `outcome` (1 for a victory,
    -1 for a defeat, at the end), `score` (0 to 1 at the end, graded where the game is lost) or `shaped` (`outcome`, and at every
    decision how much better the position looks to the seat than at the one before). All other arguments set up the table, as
    `miskatonic.new_table` takes them.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Mapping[int, str] = "quick",
        reward: str = "outcome",
        render_mode: str | None = None,
        lang: Lang = "en",
        **setup: Any,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.reward: Reward = reward_named(reward)
        self.render_mode = render_mode
        self.lang = lang
        self.setup = setup_of(game, seat, setup)
        self.observation_space = cast(gymnasium.Space[Arrays], space_of(game))
        self.action_space = spaces.Discrete(ACTIONS)
        self._episode: Episode | None = None
        self._others: dict[int, Bot] = {}
        self._worth = 0.0

    @property
    def episode(self) -> Episode:
        """The running game."""
        assert self._episode is not None, "reset comes first"
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begins a new game. `options` may set it up otherwise for this once."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        setup = {**self.setup, **(options or {})}
        last = None if self._episode is None else self._episode.out
        episode = Episode.begin(self.game, setup, number, last)
        if not 0 <= self.seat < episode.players:
            raise MiskatonicError(text("envs-error-seat", seat=str(self.seat), last=str(episode.players - 1)))
        others = {seat: self._bot_at(seat, number) for seat in episode.seats if seat != self.seat}
        self._episode, self._others = episode, others
        self._let_others_decide()
        self._worth = self._worth_now()
        return self._observed(), self._info()

    def _bot_at(self, seat: int, seed: int) -> Bot:
        name = self.bots if isinstance(self.bots, str) else self.bots.get(seat)
        if name is None:
            raise MiskatonicError(text("envs-error-no-bot", seat=str(seat)))
        return make_bot(name, self.game, seed=seed + seat)

    def step(self, action: np.int64 | int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Takes an action. One that is not open changes nothing and costs a little."""
        episode = self.episode
        if int(action) not in episode.open():
            return self._observed(), ILLEGAL, episode.over, False, {**self._info(), "illegal": True}
        episode.act(int(action))
        self._let_others_decide()
        reward = episode.result(self.seat, self.reward) if episode.over else 0.0
        worth = self._worth_now()
        reward += worth - self._worth
        self._worth = worth
        return self._observed(), reward, episode.over, False, self._info()

    def _let_others_decide(self) -> None:
        table = self.episode.table
        while (decision := table.decision) is not None and decision.seat != self.seat:
            self.episode.choose(self._others[decision.seat].pick(Sight(table)))

    def _worth_now(self) -> float:
        """What a position counts for beside the result; nothing once the game is over, or in the midst of an answer."""
        if self.reward != "shaped" or self.episode.over:
            return 0.0
        return self._worth if self.episode.taken else self.episode.worth()

    def _observed(self) -> Arrays:
        return self.episode.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        outcome, state = episode.table.outcome, episode.table.state
        if outcome is None:
            return {"action_mask": episode.mask()}
        report = episode.game.simulating.report(state)
        return {
            "action_mask": episode.mask(),
            "won": episode.won(self.seat),
            "reason": outcome.reason,
            "report": report,
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The open actions, as sb3-contrib asks for them."""
        mask: Mask = self.episode.mask()
        return mask.astype(np.bool_)

    def render(self) -> str:
        """The question with the open actions in words."""
        return self.episode.described(self.lang)
