"""Mansions of Madness, first edition: a keeper who knows what the house hides, and one to four investigators who do not."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from miskatonic.games.mansions import content
from miskatonic.games.mansions.checks import BOUNDS, check
from miskatonic.games.mansions.components import REGISTRIES, STORIES
from miskatonic.games.mansions.odds.board import board_odds
from miskatonic.games.mansions.odds.options import hints, odds
from miskatonic.games.mansions.rules.turn import STEPS, as_step, step
from miskatonic.games.mansions.rules.victory import side
from miskatonic.games.mansions.setup import FEWEST_PLAYERS, MOST_PLAYERS, MansionOptions, questions, setup
from miskatonic.games.mansions.state import KEEPER, Mansion
from miskatonic.games.mansions.view.card_text import describe
from miskatonic.games.mansions.view.chronicle import chronicle
from miskatonic.games.mansions.view.course import DEEDS, MansionLuck, cover, goals, people, tracks
from miskatonic.games.mansions.view.facts import MansionFacts, facts
from miskatonic.games.mansions.view.table import MansionView, moment, view
from miskatonic.games.mansions.view.worlds import determinize
from miskatonic.kernel.box import Edition
from miskatonic.kernel.game import BaseGame, Game
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.setup import Options, edition_for, read_options
from miskatonic.kernel.text import text

__all__ = ["GAME", "content"]


class MansionGame(BaseGame[Mansion]):
    """The rules of Mansions of Madness, as the rest of the project sees them."""

    slug = "mansions"
    prefix = "mm"
    revision = 2
    order = 4
    steps = tuple(STEPS)
    title = text("mm-title")
    state_type = Mansion
    wire_types: tuple[type[Struct], ...] = (MansionView, MansionFacts)
    options_type: type[Options] = MansionOptions
    players = (FEWEST_PLAYERS, MOST_PLAYERS)
    roles: tuple[str, ...] = (KEEPER,)
    benchmark: Mapping[str, Any] = MappingProxyType({"players": 4})
    registries: Mapping[str, Registry[Any]] = REGISTRIES

    setup = staticmethod(setup)
    step = staticmethod(step)
    as_step = staticmethod(as_step)
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    moment = staticmethod(moment)
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
    luck = MansionLuck
    cover = staticmethod(cover)

    def facts(self, slug: str, edition: Edition) -> MansionFacts:
        """What a board draws of a component, the same with every box."""
        return facts(slug)

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The stories."""
        edition = edition_for(self.slug, read_options(self, options))
        return [{"story": slug} for slug in edition[STORIES].slugs]

    def setup_facts(self, state: Mansion) -> dict[str, str]:
        """The story and the number of players."""
        return {"story": state.story, "players": str(state.players)}

    def length(self, state: Mansion) -> dict[str, int]:
        """The round that has begun."""
        return {"round": state.round}

    def won(self, state: Mansion) -> bool:
        """If an investigator has won that is not on the keeper's side."""
        winners = () if state.outcome is None else state.outcome.winners
        return any(side(state, seat) != KEEPER for seat in winners)

    def report(self, state: Mansion) -> dict[str, str | int]:
        """How a game ended, by which objective, and how long it was."""
        if state.outcome is None:
            return {}
        return {
            "ending": state.outcome.reason.removeprefix("mm-end-"),
            "objective": state.objective.slug,
            "rounds": state.round,
        }


GAME: Game[Mansion] = MansionGame()
