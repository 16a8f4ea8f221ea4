"""OpenSpiel: every game as one whose chance is sampled within actions.

`register()` makes the games known as `miskatonic_elder_sign` and so on. Their parameters are `players`, `seed`, `clones` and
`setup`, which is JSON: `pyspiel.load_game("miskatonic_card_game", {"setup": '{"scenario": "the_gathering"}'})`.

What a clone is matters to whoever searches with one. `clones=same` copies the game with its hidden cards and the chance to
come, as OpenSpiel's own tests ask for: a search on such clones peeks. `clones=imagined` deals a clone anew, within what the
seat that is asked knows: for MCTS. IS-MCTS deals its worlds itself by `resample_from_infostate`, with either.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

from miskatonic.envs.episode import ACTIONS, Episode, Floats, setup_of
from miskatonic.kernel.answering import DONE, MOST_OPTIONS
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.observing import OPTION, PIECE, QUESTION
from miskatonic.kernel.text import text

MOST_ACTIONS = 20_000
CLONES = ("same", "imagined")
PARAMETERS = {"players": 0, "seed": 0, "clones": "same", "setup": "{}"}


def short_name(game: str) -> str:
    """The name of a game for OpenSpiel."""
    return f"miskatonic_{game}"


def game_type(game: str) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    _, most = GAMES[game].rules.players
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Miskatonic: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register() -> list[str]:
    """Registers all games with OpenSpiel: their names. A second call changes nothing."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if short_name(game) not in known:
            # A class: OpenSpiel lets go of it when Python is gone already, which nothing but a class survives.
            pyspiel.register_game(game_type(game), type(f"SpielGame_{game}", (SpielGame,), {"game": game}))
    return [short_name(game) for game in GAMES]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its setup. Each game that is registered is a class of its own."""

    game: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        if given["clones"] not in CLONES:  # a slip must not turn into clones that peek
            raise MiskatonicError(text("envs-error-clones", clones=str(given["clones"]), known=", ".join(CLONES)))
        setup = json.loads(str(given["setup"]))
        if given["players"]:
            setup["players"] = int(given["players"])
        game = self.game
        self.setup = setup_of(game, 0, setup)
        self.seed = int(given["seed"])
        self.imagines = given["clones"] == "imagined"
        self.room = GAMES[game].simulating.room
        players = Episode.begin(game, self.setup, self.seed).players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(game_type(game), info, parameters or {})

    def new_initial_state(self) -> SpielState:
        """The game before its first decision."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations."""
        return SpielObserver(self.room)


class SpielObserver:
    """Observations as one row of numbers: pieces, question, options; the mask is what OpenSpiel calls legal actions."""

    def __init__(self, room: int) -> None:
        pieces, options = room * PIECE, MOST_OPTIONS * OPTION
        self.tensor: Floats = np.zeros(pieces + QUESTION + options, np.float32)
        self.dict = {
            "pieces": self.tensor[:pieces].reshape(room, PIECE),
            "question": self.tensor[pieces : pieces + QUESTION],
            "options": self.tensor[pieces + QUESTION :].reshape(MOST_OPTIONS, OPTION),
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a seat sees."""
        arrays = state.episode.observe(player)
        for key, part in self.dict.items():
            part[:] = arrays[key]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as words."""
        return state.observation_string(player)


class Held:
    """An episode that OpenSpiel copies as it copies states: attribute by attribute."""

    __slots__ = ("clones", "episode", "imagines")

    def __init__(self, episode: Episode, imagines: bool) -> None:
        self.episode = episode
        self.imagines = imagines
        self.clones = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        if not self.imagines or self.episode.over:
            return Held(self.episode.copy(), self.imagines)
        self.clones += 1
        return Held(self.episode.imagined(self.episode.asked, self.clones), self.imagines)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(Episode.begin(game.game, game.setup, game.seed), game.imagines)

    @property
    def episode(self) -> Episode:
        """The game that is played."""
        return self._held.episode

    def current_player(self) -> int:
        """The seat that decides."""
        player: int = pyspiel.PlayerId.TERMINAL if self.episode.over else self.episode.asked
        return player

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.open() if player == self.episode.asked else []

    def _apply_action(self, action: int) -> None:
        self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.episode.table.decision
        if action == DONE or decision is None or action >= len(decision.options):
            return "done" if action == DONE else str(action)
        return decision.options[action].id

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.episode.over

    def returns(self) -> list[float]:
        """1 for each seat that has won and -1 for every other; 0 while the game goes on."""
        episode = self.episode
        if not episode.over:
            return [0.0] * episode.players
        return [episode.result(seat, "outcome") for seat in episode.seats]

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees."""
        seat = self.current_player() if player is None else player
        return str(self.episode.table.view(max(0, seat)))

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat is asked, and a digest of what it sees now.

        A table of OpenSpiel keeps no log: two histories that lead to equal views are one.
        """
        seat = max(0, self.current_player() if player is None else player)
        episode = self.episode
        decision = episode.table.decision
        asked = ""
        if decision is not None and decision.seat == seat:
            asked = (
                f"{decision.kind.name} {decision.source} {[option.id for option in decision.options]} {episode.taken}"
            )
        seen = blake2b(self.observation_string(seat).encode(), digest_size=16).hexdigest()
        return f"{seat} {asked} {seen}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A position that agrees with all that a seat knows."""
        twin: SpielState = self.clone()
        twin._held = Held(self.episode.imagined(player, int(sampler() * 2**62)), self._held.imagines)
        return twin

    def __str__(self) -> str:
        table = self.episode.table
        return f"{table.rules.slug} at {table.state.at_step()}: {table.view(None)} {self.episode.taken}"
