"""Elder Sign: one to eight investigators, a museum full of adventures, and an Ancient One about to wake up."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from miskatonic.games.elder_sign import content
from miskatonic.games.elder_sign.checks import BOUNDS, check
from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.odds.options import board_odds, odds
from miskatonic.games.elder_sign.rules.turn import STEPS, as_step, step
from miskatonic.games.elder_sign.setup import ElderSignOptions, questions, setup
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.games.elder_sign.view.course import DEEDS, ElderSignLuck, cover, goals, people, tracks
from miskatonic.games.elder_sign.view.facts import ElderSignFacts, facts
from miskatonic.games.elder_sign.view.table import ElderSignView, determinize, moment, view
from miskatonic.kernel.box import Edition
from miskatonic.kernel.game import BaseGame, Game
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import Options
from miskatonic.kernel.text import Text, text

__all__ = ["GAME", "content"]


class ElderSignGame(BaseGame[ElderSign]):
    """The rules of Elder Sign, as the rest of the project sees them."""

    slug = "elder_sign"
    prefix = "es"
    revision = 3
    order = 1
    steps = tuple(STEPS)
    title = text("es-title")
    state_type = ElderSign
    wire_types: tuple[type[Struct], ...] = (ElderSignView, ElderSignFacts)
    options_type: type[Options] = ElderSignOptions
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
    questions = staticmethod(questions)
    card_text = staticmethod(describe)
    deeds = DEEDS
    goals = staticmethod(goals)
    tracks = staticmethod(tracks)
    people = staticmethod(people)
    luck = ElderSignLuck
    cover = staticmethod(cover)

    def determinize(self, state: ElderSign, seat: int, rng: Rng) -> None:
        """Deals anew what nobody can know: all seats of this game see the same."""
        determinize(state, rng)

    def board_odds(self, state: ElderSign, seat: int | None) -> dict[str, float]:
        """The chance of each open task to be completed with the next roll of the active investigator."""
        return board_odds(state)

    def moment(self, state: ElderSign, seat: int | None) -> Text:
        """The day, the hour and what the active investigator is about."""
        return moment(state)

    def facts(self, slug: str, edition: Edition) -> ElderSignFacts:
        """What a board draws of a component, the same with every box."""
        return facts(slug)

    def setup_facts(self, state: ElderSign) -> dict[str, str]:
        """The Ancient One and the number of players."""
        return {"ancient_one": state.ancient_one, "players": str(len(state.investigators))}

    def length(self, state: ElderSign) -> dict[str, int]:
        """The day that has begun."""
        return {"day": state.day}


GAME: Game[ElderSign] = ElderSignGame()
