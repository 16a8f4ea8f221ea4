"""Arkham Horror: The Card Game: one to four investigators, a deck each, and the campaign Night of the Zealot."""

from pathlib import Path
from typing import get_args

from miskatonic.games.card_game import content
from miskatonic.games.card_game.checks import BOUNDS, check
from miskatonic.games.card_game.components import REGISTRIES
from miskatonic.games.card_game.odds.hints import hints
from miskatonic.games.card_game.odds.options import board_odds, odds
from miskatonic.games.card_game.rules.round import STEPS
from miskatonic.games.card_game.setup import CardGameOptions, questions, refusals, setup
from miskatonic.games.card_game.state import CardGame
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.games.card_game.view.chronicle import chronicle
from miskatonic.games.card_game.view.course import DEEDS, CardGameLuck, cover, goals, people, tracks
from miskatonic.games.card_game.view.facts import CardGameFacts, facts
from miskatonic.games.card_game.view.labels import as_step, step
from miskatonic.games.card_game.view.observe import WORDS, observe
from miskatonic.games.card_game.view.report import in_turn, report, setup_facts
from miskatonic.games.card_game.view.table import CardGameView, moment, view
from miskatonic.games.card_game.view.worlds import determinize
from miskatonic.kernel.game import Game
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.text import text

__all__ = ["GAME", "content"]


GAME: Game[CardGame] = Game(
    rules=Rulebook(
        title=text("cg-title"),
        revision=2,
        players=(1, 4),
        state_type=CardGame,
        bounds=BOUNDS,
        options_type=CardGameOptions,
        questions=questions,
        refusals=refusals,
        setup=setup,
        steps=tuple(STEPS),
        step=step,
        as_step=as_step,
        invariants=check,
        view=view,
        determinize=determinize,
    ),
    reading=Reading(
        prefix="cg",
        home=Path(__file__).parent,
        order=2,
        wire_types=(CardGameView, *get_args(CardGameFacts)),
        registries=REGISTRIES,
        card_text=describe,
        facts=facts,
        moment=moment,
        odds=odds,
        hints=hints,
        board_odds=board_odds,
        chronicle=chronicle,
        cover=cover,
        goals=goals,
        tracks=tracks,
        people=people,
        deeds=DEEDS,
        luck=CardGameLuck,
    ),
    simulating=Simulating(
        benchmark={"players": 1, "scenario": "the_gathering"},
        in_turn=in_turn,
        setup_facts=setup_facts,
        report=report,
        observe=observe,
        words=WORDS,
    ),
)
