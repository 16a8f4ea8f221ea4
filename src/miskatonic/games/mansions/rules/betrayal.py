"""Investigators who attack one another, where a story or a card lets them or makes them."""

from __future__ import annotations

from functools import cache

from miskatonic.games.mansions.components import ITEMS, WEAPONS
from miskatonic.games.mansions.events import InvestigatorAssaulted, InvestigatorMurdered
from miskatonic.games.mansions.rules.attribute_tests import passes
from miskatonic.games.mansions.rules.combat import MAY_ATTACK, UNARMED, reaches
from miskatonic.games.mansions.rules.harm import in_play, take_damage
from miskatonic.games.mansions.rules.victory import side
from miskatonic.games.mansions.state import KEEPER, Investigator, Mansion, of_type, piece
from miskatonic.kernel.decision import Option, Rules
from miskatonic.kernel.hooks import Settled, after, settle
from miskatonic.kernel.text import text

MAY_ASSAULT: Settled[bool, Investigator] = Settled("may attack investigators")

FIST = 1
"""The damage of bare hands."""


def victims(game: Mansion, you: Investigator, weapon: str) -> list[Investigator]:
    """The others that an investigator could hit with a weapon, or with bare hands."""
    others = [other for other in game.present() if other is not you]
    if weapon == UNARMED or ITEMS[weapon].range == 0:
        return [other for other in others if other.at == you.at]
    return [
        other for other in others if reaches(game, you.at, other.at, ITEMS[weapon].range, ITEMS[weapon].through_doors)
    ]


def assaults(game: Mansion, you: Investigator) -> list[Option[tuple[str, int]]]:
    """Every attack on another investigator that is allowed."""
    if you.hidden or not settle(game, MAY_ASSAULT, False, you):
        return []
    weapons = [weapon for weapon in (UNARMED, *of_type(you, *WEAPONS)) if settle(game, MAY_ATTACK, True, you, weapon)]
    return assaults_with(game, you, *weapons)


def assaults_with(game: Mansion, you: Investigator, *weapons: str) -> list[Option[tuple[str, int]]]:
    """The attacks on other investigators with those weapons."""
    return [
        _assault_option(weapon, other.slug, other.seat) for weapon in weapons for other in victims(game, you, weapon)
    ]


@cache
def _assault_option(weapon: str, who: str, seat: int) -> Option[tuple[str, int]]:
    label = text("mm-option-assault", who=piece(who), weapon=piece(weapon) if weapon else text("mm-unarmed"))
    pieces = (who, weapon) if weapon else (who,)
    return Option(f"assault:{who}:{weapon or 'unarmed'}", (weapon, seat), label, pieces)


def assault(game: Mansion, you: Investigator, weapon: str, seat: int) -> Rules[None]:
    """A test of Marksmanship with a ranged weapon, of Strength with any other: who passes deals the damage of the weapon."""
    other = game.investigators[seat]
    assert other is not None
    yield from after(game, InvestigatorAssaulted(who=you.slug, other=other.slug))
    ranged = weapon != UNARMED and ITEMS[weapon].weapon == "ranged_weapon"
    if not (yield from passes(game, you, "marksmanship" if ranged else "strength", kind="combat")):
        return
    counts = side(game, seat) != KEEPER
    yield from take_damage(game, other, FIST if weapon == UNARMED else ITEMS[weapon].damage)
    if counts and not in_play(game, other):
        yield from after(game, InvestigatorMurdered(who=you.slug, other=other.slug))
