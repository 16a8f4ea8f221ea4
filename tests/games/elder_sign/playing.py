"""What the tests of the cards have in common: dice that win a task, and a count of everything that a card can change."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.elder_sign.published import Row, needs

from miskatonic.games.elder_sign.components import CARDS
from miskatonic.games.elder_sign.dice import DICE
from miskatonic.games.elder_sign.rules.monsters import PLACE_MONSTER
from miskatonic.testing import Scenario, scenario

JOE = "joe_diamond"
"""An investigator whose ability does not interfere as long as no clue is spent."""

SYMBOLS = ("lore", "peril", "terror")
MONSTERS = ["gug", "dhole", "ghoul", "shoggoth"]
"""Monsters without a locked die and without an effect at midnight."""


def each(rows: Sequence[Row]) -> list[Any]:
    """A test for each row of a table."""
    return [pytest.param(row, id=row.slug) for row in rows]


def table(*seats: str, ancient_one: str = "azathoth", errata: bool = False) -> Scenario:
    """Those investigators, the first one to play."""
    return scenario("elder_sign", seats=list(seats), ancient_one=ancient_one, errata=errata)


def alone(who: str = JOE, ancient_one: str = "azathoth", *, errata: bool = False) -> Scenario:
    """One investigator with more sanity and stamina than anybody has; some doom, away from the spaces with a monster."""
    g = table(who, ancient_one=ancient_one, errata=errata).unchecked()
    for what in ("sanity", "stamina"):
        g.set(f"{who}.max_{what}", 9).set(f"{who}.{what}", 6)
    return g.set("doom", 4)


def dice_for(task: Sequence[str], dice: int) -> list[str | int]:
    """A roll of so many dice that meets the requirements with as few of them as possible."""
    faces: list[str | int] = []
    for need in task:
        if need in SYMBOLS:
            faces.append(need)
        elif need.isdigit():
            n = int(need)
            faces += [3] * (n // 3) + [n % 3] * (n % 3 > 0)
    useless = next((symbol for symbol in SYMBOLS if symbol not in task), 1)
    assert len(faces) <= dice
    return faces + [useless] * (dice - len(faces))


def used_by(task: Sequence[str]) -> int:
    """How many dice such a roll puts on the task."""
    return sum((int(need) + 2) // 3 if need.isdigit() else need in SYMBOLS for need in task)


def win(
    g: Scenario, place: str, tasks: dict[int, Sequence[str]], dice: int = 6, last: Sequence[str | int] = ()
) -> None:
    """Goes there and completes those tasks, one roll after the other; `last` is the roll after them, if any are left.

    Monsters that appear in the end go to the first place offered.
    """
    left = list(tasks.items())
    go(g, place, dice_for(left[0][1], dice))
    while left:
        number, task = left.pop(0)
        dice -= used_by(task)
        g.rig(dice=dice_for(left[0][1], dice) if left else last).choose(f"task:{number}")
        just_roll(g)
        while g.options[0].startswith("dice:"):
            g.choose(g.options[0])
            just_roll(g)
    place_monsters(g)


def lose(g: Scenario, place: str, roll: Sequence[str | int] = (1, 1, 1, 1, 1, 1)) -> None:
    """Goes there, completes no task and gives up."""
    decline(g, place, roll)
    g.choose("give_up")
    place_monsters(g)


def decline(g: Scenario, place: str, roll: Sequence[str | int]) -> None:
    """Goes there and completes no task with that roll."""
    go(g, place, roll)
    if "no_task" in g.options:
        g.choose("no_task")


def go(g: Scenario, place: str, roll: Sequence[str | int]) -> None:
    """Goes there and rolls at once, because nothing can be used before the roll."""
    g.rig(dice=roll).choose(f"move:{place}")
    just_roll(g)
    assert "roll" not in g.options, f"before the roll there is something to use: {g.options}"


def just_roll(g: Scenario) -> None:
    """With the errata one is asked before every roll whether to make it."""
    if g.table.decision is not None and g.options == ["roll", "give_up"]:
        g.choose("roll")


def go_without_help(g: Scenario, place: str, roll: Sequence[str | int]) -> None:
    """Goes there and rolls, without using anything before."""
    g.rig(dice=roll).choose(f"move:{place}").choose("roll")


def expect_monsters(g: Scenario, *words: str) -> Scenario:
    """As many harmless monsters will appear as there are such icons among those words, and no more."""
    return g.rig(monsters=MONSTERS[: words.count("monster")])


def place_monsters(g: Scenario) -> None:
    """Puts the monsters that appear where the first option says."""
    while g.table.decision is not None and g.decision.kind is PLACE_MONSTER:
        g.choose(g.options[0])


def midnight(g: Scenario, mythos: str = "closed_for_mourning") -> None:
    """Somebody finds a clue at the entrance while the clock strikes twelve; that Mythos card is drawn (by itself: 1 doom)."""
    g.set("clock", 3).stack("mythos", [mythos])
    find_a_clue(g)


def find_a_clue(g: Scenario) -> None:
    """The active investigator spends the turn at the entrance."""
    g.rig(dice=[1]).choose("move:entrance")
    if "lost_and_found" in g.options:
        g.choose("lost_and_found")


def battle(g: Scenario, roll: Sequence[str | int]) -> Scenario:
    """The Ancient One is awake and the active investigator attacks it with that roll."""
    return g.awaken(g.state.doom).rig(dice=roll)


def dice_in(g: Scenario, zone: str) -> list[str]:
    """The dice that are there."""
    return [name for name, die in zip(DICE, g.state.dice, strict=True) if die.zone == zone]


def open_tasks(row: Row) -> dict[int, Sequence[str]]:
    """The tasks of an adventure without monsters: those that have requirements."""
    return {i: needs(task) for i, task in enumerate(row.tasks) if needs(task)}


def tally(g: Scenario, who: str = JOE) -> Counter[str]:
    """How much there is of everything that an icon can change, counted so that each icon adds 1."""
    state, investigator = g.state, g[who]
    count = Counter(CARDS[card].deck for card in investigator.cards)
    return Counter(
        {
            **{kind: count[kind] for kind in ("common", "unique", "spell", "ally")},
            "clue": investigator.clues,
            "elder_sign": state.elder_signs,
            "doom": state.doom,
            "gate": 8 - len(state.other_world_deck),
            "monster": 27 - len(state.cup),
            "sanity": 9 - investigator.sanity,
            "stamina": 9 - investigator.stamina,
        }
    )


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """What has become more or less."""
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def icons(*words: str) -> dict[str, int]:
    """The change that those icons, and the sanity and stamina that tasks cost, make."""
    count = Counter(word.removeprefix("-") for word in words)
    if removed := count.pop("remove_doom", 0):
        count["doom"] -= removed
    return dict(count)
