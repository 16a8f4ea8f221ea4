"""Arkham Horror, second edition: one to eight investigators, a town full of gates, and an Ancient One about to wake up."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from miskatonic.games.arkham_horror import content
from miskatonic.games.arkham_horror.checks import BOUNDS, check
from miskatonic.games.arkham_horror.components import REGISTRIES
from miskatonic.games.arkham_horror.odds.hints import hints
from miskatonic.games.arkham_horror.odds.options import board_odds, odds
from miskatonic.games.arkham_horror.rules.doom import first_citizens, is_won, score
from miskatonic.games.arkham_horror.rules.turn import STEPS, as_step, step
from miskatonic.games.arkham_horror.setup import ArkhamOptions, questions, setup
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.arkham_horror.view.card_text import describe
from miskatonic.games.arkham_horror.view.chronicle import chronicle
from miskatonic.games.arkham_horror.view.course import DEEDS, ArkhamLuck, cover, goals, people, tracks
from miskatonic.games.arkham_horror.view.facts import ArkhamFacts, facts
from miskatonic.games.arkham_horror.view.table import ArkhamView, determinize, moment, view
from miskatonic.kernel.box import Edition
from miskatonic.kernel.game import BaseGame, Game
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import Options
from miskatonic.kernel.text import Text, text

__all__ = ["GAME", "content"]


class ArkhamGame(BaseGame[Arkham]):
    """The rules of Arkham Horror, as the rest of the project sees them."""

    slug = "arkham_horror"
    prefix = "ah"
    revision = 2
    order = 3
    steps = tuple(STEPS)
    title = text("ah-title")
    state_type = Arkham
    wire_types: tuple[type[Struct], ...] = (ArkhamView, ArkhamFacts)
    options_type: type[Options] = ArkhamOptions
    players = (1, 8)
    benchmark: Mapping[str, Any] = MappingProxyType({"players": 4})
    registries: Mapping[str, Registry[Any]] = REGISTRIES

    setup = staticmethod(setup)
    step = staticmethod(step)
    as_step = staticmethod(as_step)
    view = staticmethod(view)
    invariants = staticmethod(check)
    bounds = BOUNDS
    odds = staticmethod(odds)
    hints = staticmethod(hints)
    board_odds = staticmethod(board_odds)
    questions = staticmethod(questions)
    card_text = staticmethod(describe)
    chronicle = staticmethod(chronicle)
    deeds = DEEDS
    goals = staticmethod(goals)
    tracks = staticmethod(tracks)
    people = staticmethod(people)
    luck = ArkhamLuck
    cover = staticmethod(cover)

    def determinize(self, state: Arkham, seat: int, rng: Rng) -> None:
        """Deals anew what nobody can know: all seats of this game see the same."""
        determinize(state, rng)

    def moment(self, state: Arkham, seat: int | None) -> Text:
        """The turn, the phase and whose turn it is."""
        return moment(state)

    def facts(self, slug: str, edition: Edition) -> ArkhamFacts:
        """What a board draws of a component, the same with every box."""
        return facts(slug)

    def setup_facts(self, state: Arkham) -> dict[str, str]:
        """The Ancient One and the number of players."""
        return {"ancient_one": state.ancient_one, "players": str(state.players)}

    def length(self, state: Arkham) -> dict[str, int]:
        """The turn that has begun."""
        return {"turn": state.turn}

    def report(self, state: Arkham) -> dict[str, str | int]:
        """How a game ended, what a victory is worth, and who is First Citizen of Arkham."""
        if state.outcome is None:
            return {}
        found: dict[str, str | int] = {"ending": state.outcome.reason.removeprefix("ah-")}
        if is_won(state):
            found["score"] = score(state)
            found["first_citizen"] = ", ".join(first_citizens(state))
        return found


GAME: Game[Arkham] = ArkhamGame()
