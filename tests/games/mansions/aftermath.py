"""What combat cards and special attacks leave behind, as it was published and as it is."""

import re
from typing import NamedTuple

from miskatonic.testing import Scenario

WEAPONS = {"unarmed": "", "melee": "knife", "sharp_melee": "knife", "blunt_melee": "crowbar", "ranged": "colt_38"}
DAMAGE = {"": 0, "knife": 2, "crowbar": 2, "colt_38": 3}
ASKED = {"steer": "steer", "drive": "steer", "step": "step", "pushed": "pushed", "keeper moves": "walk_monster"}
"""What a player is asked who may move somebody."""
PASSED, FAILED = 1, 10


class After(NamedTuple):
    """What a half of a card has left behind."""

    damage: int
    horror: int
    stunned: int
    hit: int
    stun: int
    carried: tuple[str, ...]
    statuses: tuple[str, ...]
    """Of the room."""
    hidden: bool
    asked: str


def results(words: str) -> tuple[list[str], list[str]]:
    """What happens to whoever passes, and to whoever fails; the same where there is no test."""
    always, test, checked = re.fullmatch(r"(?:([^:]*), )?(?:([a-z ]+[+-]\d): )?(.*)", words).groups()  # type: ignore[union-attr]
    if test is None:
        both = words.split(", ")
        return both, both
    passed, failed = checked.split(" / ")
    before = always.split(", ") if always else []
    return before + passed.split(", "), before + failed.split(", ")


def number(part: str, weapon: str, strong: int) -> int:
    """The number in a part: of the weapon, of the monster, half of a Strength of 5, or itself."""
    if "half strength" in part:
        return 3
    value = part.removeprefix("hit ").removeprefix("hurt ").split()[0]
    value = value.replace("W", str(DAMAGE[weapon])).replace("M", str(strong))
    base, _, bonus = value.replace("-", "+-").partition("+")
    return int(base) + int(bonus or 0)


def expected(parts: list[str], strong: int, weapon: str = "knife", hidden: bool = False) -> After:
    """What should be left behind, by a monster of that damage."""

    def add(*pattern: str) -> int:
        return sum(number(part, weapon, strong) for part in parts if any(re.fullmatch(p, part) for p in pattern))

    carried = [card for card in (weapon, "lantern") if card]
    if {"drop weapon", "discard weapon", "keeper drops weapon"} & set(parts):
        carried.remove(weapon)
    if "drop equipment" in parts:
        carried.remove("lantern")
    asked = [kind for part in parts for verb, kind in ASKED.items() if re.fullmatch(rf"{verb} \d", part)]
    asked += ["pushed"] * parts.count("carried off")
    return After(
        damage=add(r".* damage", r"hurt \d if here") + parts.count("room 1"),
        horror=add(r"\d horror"),
        stunned=parts.count("stunned"),
        hit=add(r"hit .*"),
        stun=parts.count("stun"),
        carried=tuple(carried),
        statuses=tuple(part for part in parts if part in ("fire", "darkness")),
        hidden=hidden and "found" not in parts,
        asked=asked[0] if asked else "",
    )


def left_behind(g: Scenario, figure: str) -> After:
    """What is left behind."""
    you, monster = g["joe_diamond"], g[figure]
    asked = g.decision.kind.name
    return After(
        damage=you.damage,
        horror=you.horror,
        stunned=you.stunned,
        hit=monster.damage,
        stun=monster.stunned,
        carried=tuple(you.cards),
        statuses=tuple(g.state.statuses.get(you.room, ())),
        hidden=you.hidden,
        asked=asked if asked in ASKED.values() else "",
    )
