"""Arkham Horror: The Card Game: one to four investigators, a deck each, and the campaign Night of the Zealot."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from miskatonic.games.card_game import content
from miskatonic.games.card_game.checks import BOUNDS, check
from miskatonic.games.card_game.components import REGISTRIES
from miskatonic.games.card_game.odds.options import board_odds, odds
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.round import STEPS, as_step, step
from miskatonic.games.card_game.setup import CardGameOptions, problems, questions, setup
from miskatonic.games.card_game.state import CardGame
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.games.card_game.view.chronicle import chronicle
from miskatonic.games.card_game.view.course import DEEDS, CardGameLuck, cover, goals, people, tracks
from miskatonic.games.card_game.view.facts import CardGameFacts, facts
from miskatonic.games.card_game.view.report import report
from miskatonic.games.card_game.view.table import CardGameView, moment, view
from miskatonic.games.card_game.view.worlds import determinize
from miskatonic.kernel.game import BaseGame, Game
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.setup import Options
from miskatonic.kernel.text import text

__all__ = ["GAME", "content"]


class CardGameGame(BaseGame[CardGame]):
    """The rules of the card game, as the rest of the project sees them."""

    slug = "card_game"
    prefix = "cg"
    revision = 2
    order = 2
    steps = tuple(STEPS)
    title = text("cg-title")
    state_type = CardGame
    wire_types: tuple[type[Struct], ...] = (CardGameView, CardGameFacts)
    options_type: type[Options] = CardGameOptions
    players = (1, 4)
    benchmark: Mapping[str, Any] = {"players": 1, "scenario": "the_gathering"}
    registries: Mapping[str, Registry[Any]] = REGISTRIES

    setup = staticmethod(setup)
    problems = staticmethod(problems)
    questions = staticmethod(questions)
    step = staticmethod(step)
    as_step = staticmethod(as_step)
    view = staticmethod(view)
    determinize = staticmethod(determinize)
    invariants = staticmethod(check)
    bounds = BOUNDS
    odds = staticmethod(odds)
    board_odds = staticmethod(board_odds)
    moment = staticmethod(moment)
    chronicle = staticmethod(chronicle)
    card_text = staticmethod(describe)
    facts = staticmethod(facts)
    report = staticmethod(report)
    deeds = DEEDS
    goals = staticmethod(goals)
    tracks = staticmethod(tracks)
    people = staticmethod(people)
    luck = CardGameLuck
    cover = staticmethod(cover)

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The scenarios; a campaign always begins with the first."""
        return [{}] if options.get("campaign") else [{"scenario": slug} for slug in CAMPAIGN]

    def setup_facts(self, state: CardGame) -> dict[str, str]:
        """The scenario, the difficulty and the investigators."""
        return {
            "scenario": "night_of_the_zealot" if state.campaign else state.scenario,
            "difficulty": state.difficulty,
            "investigators": "+".join(sorted(investigator.slug for investigator in state.investigators)),
            "players": str(len(state.investigators)),
        }

    def length(self, state: CardGame) -> dict[str, int]:
        """The round that has begun."""
        return {"round": state.round}


GAME: Game[CardGame] = CardGameGame()
