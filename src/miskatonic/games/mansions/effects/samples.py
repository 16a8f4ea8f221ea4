"""Samples: monsters take them of investigators and bring them to an altar."""

from __future__ import annotations

from functools import cache

from miskatonic.games.mansions.components import ASK
from miskatonic.games.mansions.events import SamplesLaid, SampleTaken
from miskatonic.games.mansions.rules.keeper_cards import change_threat
from miskatonic.games.mansions.rules.monster_moves import walk
from miskatonic.games.mansions.state import Keeper, Mansion, Monster, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import after
from miskatonic.kernel.text import text

SAMPLES = 4
"""Number of samples in the game."""
REWARD = 5
"""The threat for each that is brought to an altar."""
REACH = 2
"""How far a monster may be moved after taking one."""

SAMPLE = ASK("sample", "MM-SAM-01", tuple)


def left(game: Mansion) -> int:
    """How many samples are in the supply."""
    return SAMPLES - len(game.altar) - sum(len(monster.samples) for monster in game.monsters.values())


def possible(game: Mansion) -> list[tuple[str, str]]:
    """The monsters and investigators in the same space, as long as there are samples."""
    if left(game) < 1:
        return []
    return [(figure, you.slug) for figure, monster in game.monsters.items() for you in game.in_space(monster.at)]


@word(
    "take_sample",
    lambda: text("mm-effect-take-sample", n=REACH),
    gives=lambda: {"threat": 3},
    can=lambda game, keeper: bool(possible(game)),
)
def take_sample(game: Mansion, keeper: Keeper) -> Rules[None]:
    """A monster takes a sample of an investigator, and may be moved, unless it is stunned."""
    options = [_sample_option(figure, who) for figure, who in possible(game)]
    figure, who = yield from ask(keeper.seat, SAMPLE, options, game.cause)
    game.monsters[figure].samples.append(who)
    yield from after(game, SampleTaken(monster=figure, who=who))
    if figure in game.monsters and not game.monsters[figure].stunned:
        yield from walk(game, figure, REACH)


@cache
def _sample_option(figure: str, who: str) -> Option[tuple[str, str]]:
    label = text("mm-option-sample", monster=piece(figure), who=piece(who))
    return Option(f"sample:{figure}:{who}", (figure, who), label, (figure, who))


def _bearers(game: Mansion) -> list[tuple[str, Monster]]:
    """The monsters with samples beside an altar."""
    found = game.monsters.items()
    return [(figure, each) for figure, each in found if each.samples and game.has_feature(each.at, "altar")]


@word(
    "lay_samples",
    lambda: text("mm-effect-lay-samples", n=REWARD),
    gives=lambda: {"threat": REWARD},
    can=lambda game, keeper: bool(_bearers(game)),
)
def lay_samples(game: Mansion, keeper: Keeper) -> Rules[None]:
    """Monsters beside an altar put their samples on it, and the keeper gains threat."""
    for figure, monster in _bearers(game):
        game.altar += monster.samples
        change_threat(game, REWARD * len(monster.samples))
        monster.samples = []
        yield from after(game, SamplesLaid(monster=figure, total=len(game.altar)))
