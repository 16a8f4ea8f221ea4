"""Elder Sign: one to eight investigators, a museum full of adventures, and an Ancient One about to wake up."""

from pathlib import Path
from typing import get_args

from miskatonic.games.elder_sign import content
from miskatonic.games.elder_sign.checks import BOUNDS, check
from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.odds.options import board_odds, odds
from miskatonic.games.elder_sign.rules.turn import STEPS, as_step, step
from miskatonic.games.elder_sign.setup import ElderSignOptions, questions, setup
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.games.elder_sign.view.course import DEEDS, ElderSignLuck, cover, ending, goals, people, tracks
from miskatonic.games.elder_sign.view.facts import EffectSign, ElderSignFacts, Task, facts
from miskatonic.games.elder_sign.view.observe import WORDS, observe
from miskatonic.games.elder_sign.view.report import setup_facts
from miskatonic.games.elder_sign.view.table import ElderSignView, determinize, moment, view
from miskatonic.kernel.game import Game
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.text import text

__all__ = ["GAME", "content"]


GAME: Game[ElderSign] = Game(
    rules=Rulebook(
        title=text("es-title"),
        revision=3,
        players=(1, 8),
        state_type=ElderSign,
        bounds=BOUNDS,
        options_type=ElderSignOptions,
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
        prefix="es",
        home=Path(__file__).parent,
        order=1,
        wire_types=(ElderSignView, *get_args(ElderSignFacts), EffectSign, Task),
        registries=REGISTRIES,
        card_text=describe,
        facts=facts,
        moment=moment,
        odds=odds,
        board_odds=board_odds,
        cover=cover,
        ending=ending,
        goals=goals,
        tracks=tracks,
        people=people,
        deeds=DEEDS,
        luck=ElderSignLuck,
    ),
    simulating=Simulating(
        benchmark={"players": 4},
        setup_facts=setup_facts,
        observe=observe,
        words=WORDS,
    ),
)
