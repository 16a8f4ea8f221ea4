"""Mansions of Madness, first edition: a keeper who knows what the house hides, and one to four investigators who do not."""

from pathlib import Path
from typing import get_args

from miskatonic.games.mansions import content
from miskatonic.games.mansions.checks import BOUNDS, check
from miskatonic.games.mansions.components import REGISTRIES
from miskatonic.games.mansions.odds.board import board_odds
from miskatonic.games.mansions.odds.options import hints, odds
from miskatonic.games.mansions.rules.turn import STEPS
from miskatonic.games.mansions.rules.victory import won
from miskatonic.games.mansions.setup import FEWEST_PLAYERS, MOST_PLAYERS, MansionOptions, questions, setup
from miskatonic.games.mansions.state import KEEPER, Mansion
from miskatonic.games.mansions.view.card_text import describe
from miskatonic.games.mansions.view.chronicle import chronicle, ending
from miskatonic.games.mansions.view.course import DEEDS, MansionLuck, cover, goals, people, tracks
from miskatonic.games.mansions.view.facts import MansionFacts, facts
from miskatonic.games.mansions.view.labels import as_step, step
from miskatonic.games.mansions.view.observe import WORDS, observe
from miskatonic.games.mansions.view.report import in_turn, report, setup_facts
from miskatonic.games.mansions.view.table import MansionView, moment, view
from miskatonic.games.mansions.view.worlds import determinize
from miskatonic.kernel.game import Game
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.text import text

__all__ = ["GAME", "content"]


GAME: Game[Mansion] = Game(
    rules=Rulebook(
        title=text("mm-title"),
        revision=2,
        players=(FEWEST_PLAYERS, MOST_PLAYERS),
        state_type=Mansion,
        bounds=BOUNDS,
        options_type=MansionOptions,
        questions=questions,
        setup=setup,
        steps=tuple(STEPS),
        step=step,
        as_step=as_step,
        invariants=check,
        won=won,
        view=view,
        determinize=determinize,
    ),
    reading=Reading(
        prefix="mm",
        home=Path(__file__).parent,
        order=4,
        wire_types=(MansionView, *get_args(MansionFacts)),
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
        ending=ending,
        deeds=DEEDS,
        luck=MansionLuck,
    ),
    simulating=Simulating(
        benchmark={"players": 4},
        roles=(KEEPER,),
        in_turn=in_turn,
        setup_facts=setup_facts,
        report=report,
        observe=observe,
        words=WORDS,
        room=512,
    ),
)
