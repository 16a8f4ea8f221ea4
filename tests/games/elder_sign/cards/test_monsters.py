"""Every monster and every Mask: its task, what it is worth, its reward, its locked die."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.elder_sign.playing import (
    JOE,
    alone,
    change,
    dice_for,
    dice_in,
    go,
    icons,
    lose,
    place_monsters,
    tally,
    used_by,
    win,
)
from tests.games.elder_sign.published import MASKS, MONSTERS, Row, needs

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, MONSTER_CARDS, trophy_value
from miskatonic.testing import Scenario

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations; rewards 2 clues; penalty 1 sanity. The monster below is its third task."""


def markers(rows: Sequence[Row]) -> list[Any]:
    """A test for each marker, copies included."""
    copies = [(row, row.slug if n == 1 else f"{row.slug}#{n}") for row in rows for n in range(1, row.copies + 1)]
    return [pytest.param(row, marker, id=marker) for row, marker in copies]


ALL = markers([*MONSTERS, *MASKS])
LOCKING = markers([row for row in [*MONSTERS, *MASKS] if "locks" in row.named])
COSTLY = markers([row for row in [*MONSTERS, *MASKS] if "-" in row.tasks[0]])


def task_of(row: Row) -> list[str]:
    """What the monster requires."""
    return needs(row.tasks[0])


def costs(row: Row) -> list[str]:
    """The sanity and stamina that its task costs."""
    return [need for need in task_of(row) if need.startswith("-")]


def at(marker: str, ancient_one: str = "nyarlathotep") -> Scenario:
    """The monster lies below the records; the Masks are in the game as well."""
    g = alone(ancient_one=ancient_one).set("doom", 4)
    return g.spawn(marker, at=RECORDS).stack("adventure", ["the_guided_tour"])


def test_there_are_as_many_markers_as_in_the_box() -> None:
    assert len(ALL) == 27
    assert sorted(MONSTER_CARDS) == sorted(marker.values[1] for marker in ALL)


@pytest.mark.parametrize(("row", "marker"), ALL)
def test_a_monster_beaten_on_a_failed_adventure_is_kept_with_its_reward(row: Row, marker: str) -> None:
    g = at(marker)
    before = tally(g)
    task = task_of(row)
    win(g, RECORDS, {2: task}, last=["peril"] * (6 - used_by(task)))
    g.choose("give_up")
    assert change(before, tally(g)) == icons(*row.words("win"), *costs(row), "sanity"), "and then the penalty"
    assert g[JOE].trophies == [marker]
    assert trophy_value(marker) == row.trophies
    assert g[RECORDS].monsters() == []
    assert g.state.clock == 1 + task.count("clock")


@pytest.mark.parametrize(("row", "marker"), ALL)
def test_a_monster_beaten_on_a_resolved_adventure_comes_with_the_card(row: Row, marker: str) -> None:
    g = alone(ancient_one="nyarlathotep").set("doom", 4).stack("adventure", ["the_guided_tour"])
    g.spawn(marker, at="unnatural_habitat", task=0)
    before = tally(g)
    win(g, "unnatural_habitat", {0: task_of(row), 1: ["peril", "peril", "3"]})
    assert change(before, tally(g)) == icons("spell", *row.words("win"), *costs(row))
    assert sorted(g[JOE].trophies) == sorted(["unnatural_habitat", marker])


@pytest.mark.parametrize(("row", "marker"), ALL)
def test_less_than_its_task_does_not_beat_it(row: Row, marker: str) -> None:
    task = [need for need in task_of(row) if need != "clock" and not need.startswith("-")]
    for n, missing in enumerate(task):
        others = task[:n] + task[n + 1 :]
        roll = dice_for(others, used_by(others))
        if missing.isdigit():
            roll += [1] * (int(missing) - 1)
        g = at(marker)
        go(g, RECORDS, roll + ["peril" if "peril" not in task else "lore"] * (6 - len(roll)))
        assert "task:2" not in g.options


@pytest.mark.parametrize(("row", "marker"), COSTLY)
def test_nobody_beats_it_at_the_price_of_their_last_sanity_or_stamina(row: Row, marker: str) -> None:
    what = costs(row)[0].removeprefix("-")
    for left, possible in ((2, True), (1, False)):
        g = at(marker).set(f"{JOE}.{what}", left)
        go(g, RECORDS, dice_for(task_of(row), 6))
        assert ("task:2" in g.options) == possible


@pytest.mark.parametrize(("row", "marker"), markers(MONSTERS))
def test_it_has_a_second_task_before_shub_niggurath(row: Row, marker: str) -> None:
    g = at(marker, "shub_niggurath")
    go(g, RECORDS, [*dice_for(task_of(row), 5), "terror"])
    assert {"task:4", "task:5"} <= set(g.options)


# --- locked dice


@pytest.mark.parametrize(("row", "marker"), LOCKING)
def test_it_locks_a_die_from_its_appearance_until_its_task_is_completed(row: Row, marker: str) -> None:
    g = alone(ancient_one="nyarlathotep").place("mysterious_tome", at="museum:5").set("doom", 5).rig(monsters=[marker])
    lose(g, "mysterious_tome")  # its penalty is doom, on a space with a monster
    place_monsters(g)
    color = row.named["locks"]
    locked = dice_in(g, "lock")
    assert [die.rstrip("123456") for die in locked] == [color]
    assert g[locked[0]].lock == marker
    place = next(adventure.card for adventure in g.state.adventures() if marker in adventure.monsters())
    number = len(ADVENTURE_CARDS[place].tasks)
    dice = 5 if color == "green" else 6
    task = task_of(row)
    win(g, place, {number: task}, dice=dice, last=["peril"] * (dice - used_by(task)))
    assert g.state.attempt is not None
    assert (g[locked[0]].zone, g[locked[0]].lock) == ("supply", ""), "free, but not in this attempt"


@pytest.mark.parametrize(("row", "marker"), markers([row for row in [*MONSTERS, *MASKS] if "locks" not in row.named]))
def test_a_monster_without_the_icon_locks_nothing(row: Row, marker: str) -> None:
    g = alone(ancient_one="nyarlathotep").place("mysterious_tome", at="museum:5").set("doom", 5).rig(monsters=[marker])
    lose(g, "mysterious_tome")
    place_monsters(g)
    assert dice_in(g, "lock") == []
    assert sum(len(adventure.monsters()) for adventure in g.state.adventures()) == 1


# --- the clock


@pytest.mark.parametrize("marker", ["dimensional_shambler", "hound_of_tindalos"])
@pytest.mark.parametrize("errata", [False, True], ids=["printed", "errata"])
def test_a_clock_in_its_task_may_bring_midnight_during_the_attempt(marker: str, errata: bool) -> None:
    g = alone(errata=errata).spawn(marker, at=RECORDS).set("clock", 3).stack("mythos", ["closed_for_mourning"])
    task = needs(next(row for row in MONSTERS if row.slug == marker).tasks[0])
    win(g, RECORDS, {2: task}, last=["peril"] * 5)
    assert g.state.attempt is not None
    assert g.state.clock == 0
    assert (g.state.day == 2) == (not errata), "with the errata midnight waits for the end of the turn"
    g.choose("give_up")
    assert (g.state.day, g.state.mythos) == (2, "closed_for_mourning")


def test_three_cultists_lie_on_the_same_adventure() -> None:
    g = alone().spawn("cultist", at=RECORDS).spawn("cultist#2", at=RECORDS).spawn("cultist#3", at=RECORDS)
    go(g, RECORDS, ["peril", 1, "terror", "terror", "terror", "terror"])
    assert [option for option in g.options if option.startswith("task:")] == ["task:2", "task:3", "task:4"]
    g.rig(dice=["peril"] * 4).choose("task:3").choose("give_up")
    assert g[JOE].trophies == ["cultist#2"]
