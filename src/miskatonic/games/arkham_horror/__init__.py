"""Arkham Horror, second edition: one to eight investigators, a town full of gates, and an Ancient One about to wake up."""

from pathlib import Path
from typing import get_args

from miskatonic.games.arkham_horror import content
from miskatonic.games.arkham_horror.checks import BOUNDS, check
from miskatonic.games.arkham_horror.components import REGISTRIES
from miskatonic.games.arkham_horror.odds.hints import hints
from miskatonic.games.arkham_horror.odds.options import board_odds, odds
from miskatonic.games.arkham_horror.rules.turn import STEPS, as_step, step
from miskatonic.games.arkham_horror.setup import ArkhamOptions, questions, setup
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.arkham_horror.view.card_text import describe
from miskatonic.games.arkham_horror.view.chronicle import chronicle, ending
from miskatonic.games.arkham_horror.view.course import DEEDS, ArkhamLuck, cover, goals, people, tracks
from miskatonic.games.arkham_horror.view.facts import ArkhamFacts, facts
from miskatonic.games.arkham_horror.view.observe import WORDS, observe
from miskatonic.games.arkham_horror.view.report import report, setup_facts
from miskatonic.games.arkham_horror.view.table import ArkhamView, determinize, moment, view
from miskatonic.kernel.game import Game
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.text import text

__all__ = ["GAME", "content"]


GAME: Game[Arkham] = Game(
    rules=Rulebook(
        title=text("ah-title"),
        revision=2,
        players=(1, 8),
        state_type=Arkham,
        bounds=BOUNDS,
        options_type=ArkhamOptions,
        questions=questions,
        setup=setup,
        steps=tuple(STEPS),
        step=step,
        as_step=as_step,
        invariants=check,
        view=view,
        determinize=determinize,
    ),
    reading=Reading(
        prefix="ah",
        home=Path(__file__).parent,
        order=3,
        wire_types=(ArkhamView, *get_args(ArkhamFacts)),
        registries=REGISTRIES,
        card_text=describe,
        facts=facts,
        moment=moment,
        odds=odds,
        hints=hints,
        board_odds=board_odds,
        chronicle=chronicle,
        ending=ending,
        cover=cover,
        goals=goals,
        tracks=tracks,
        people=people,
        deeds=DEEDS,
        luck=ArkhamLuck,
    ),
    simulating=Simulating(
        benchmark={"players": 4},
        setup_facts=setup_facts,
        report=report,
        observe=observe,
        words=WORDS,
    ),
)
