"""Every Other World: resolved, failed, its terror effect, its monster tasks."""

from collections.abc import Sequence

import pytest
from tests.games.elder_sign.playing import (
    JOE,
    alone,
    change,
    decline,
    each,
    expect_monsters,
    icons,
    lose,
    open_tasks,
    place_monsters,
    tally,
    used_by,
    win,
)
from tests.games.elder_sign.published import OTHER_WORLDS, Row, monster_task, needs, with_marker

from miskatonic.games.elder_sign.components import trophy_value
from miskatonic.games.elder_sign.situations import QUIET_MUSEUM
from miskatonic.testing import Scenario


def at(row: Row, *words: str) -> Scenario:
    """That Other World is in play; as many monsters will appear as there are such icons among those words."""
    return expect_monsters(alone().place(row.slug, at="other_worlds").stack("ally", ["basil_elton"]), *words)


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_resolving_it_gives_its_rewards_and_the_card_as_a_trophy(row: Row) -> None:
    g = at(row, *row.words("win"))
    before = tally(g)
    win(g, row.slug, open_tasks(row))
    assert change(before, tally(g)) == icons(*row.words("win"))
    assert g[JOE].trophies == [row.slug]
    assert trophy_value(row.slug) == row.trophies == 2
    assert g[JOE].at == "entrance"


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_resolved_it_is_not_replaced(row: Row) -> None:
    g = at(row, *row.words("win"))
    win(g, row.slug, open_tasks(row))
    assert g.state.other_worlds == []
    assert len(g.state.other_world_deck) == 7
    assert tuple(adventure.card for adventure in g.state.museum) == QUIET_MUSEUM


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_failing_it_brings_its_penalties_and_it_stays_in_play(row: Row) -> None:
    g = at(row, *row.words("fail"))
    before = tally(g)
    lose(g, row.slug)
    assert change(before, tally(g)) == icons(*row.words("fail"))
    assert g[JOE].trophies == []
    assert [world.card for world in g.state.other_worlds] == [row.slug]
    assert g[JOE].at == row.slug


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_its_tasks_can_be_completed_in_any_order(row: Row) -> None:
    g = at(row, *row.words("win"))
    win(g, row.slug, dict(reversed(open_tasks(row).items())))
    assert g[JOE].trophies == [row.slug]


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_a_gate_brings_it_into_play_below_the_museum(row: Row) -> None:
    g = alone().place("gate_to_elsewhere", at="museum:0").stack("other_world", [row.slug])
    g.stack("adventure", ["the_guided_tour"])
    win(g, "gate_to_elsewhere", {0: ["lore"], 1: ["lore", "lore"]})
    assert [world.card for world in g.state.other_worlds] == [row.slug]
    assert len(g.state.museum) == 6
    assert f"move:{row.slug}" in g.options


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_a_failed_roll_with_terror(row: Row) -> None:
    g = at(row)
    before = tally(g)
    decline(g, row.slug, ["terror", "terror", 1, 1, 1, 1])
    assert change(before, tally(g)) == icons(*row.words("terror"))
    assert ("terror" in row.named) == (row.slug == "plateau_of_leng")


def test_a_failed_roll_without_terror_on_the_plateau_of_leng() -> None:
    g = alone().place("plateau_of_leng", at="other_worlds")
    before = tally(g)
    decline(g, "plateau_of_leng", [1, 1, 1, 1, 1, 1])
    assert change(before, tally(g)) == {}


@pytest.mark.parametrize("row", each(OTHER_WORLDS))
def test_the_terror_effect_of_the_mythos_card_comes_on_top(row: Row) -> None:
    g = at(row).place("the_floor_gives_way", at="mythos")
    before = tally(g)
    decline(g, row.slug, ["terror", 1, 1, 1, 1, 1])
    assert change(before, tally(g)) == icons(*row.words("terror"), "stamina")


# --- monster tasks

MONSTER_TASKS = [
    pytest.param(row, i, id=row.slug) for row in OTHER_WORLDS for i, task in enumerate(row.tasks) if "[" in task
]


def tasks_with(row: Row, number: int, marker: Sequence[str]) -> dict[int, Sequence[str]]:
    """Its tasks with a monster on one of them."""
    return {i: with_marker(task, list(marker)) if i == number else needs(task) for i, task in enumerate(row.tasks)}


def test_the_monster_tasks_are_of_both_sorts() -> None:
    kinds = [monster_task(task)[0] for row in OTHER_WORLDS for task in row.tasks]
    assert (kinds.count("full"), kinds.count("partial"), kinds.count("empty")) == (3, 3, 0)


@pytest.mark.parametrize(("row", "number"), MONSTER_TASKS)
def test_a_marker_covers_what_is_framed_and_the_rest_of_the_task_stays(row: Row, number: int) -> None:
    g = at(row, *row.words("win")).spawn("witch", at=row.slug, task=number)
    before = tally(g)
    tasks = tasks_with(row, number, ["lore"])
    win(g, row.slug, tasks)
    assert change(before, tally(g)) == icons(*row.words("win"), "spell")
    assert sorted(g[JOE].trophies) == sorted([row.slug, "witch"])


@pytest.mark.parametrize(("row", "number"), MONSTER_TASKS)
def test_the_task_of_the_monster_alone_is_enough_only_if_the_whole_task_is_framed(row: Row, number: int) -> None:
    g = at(row).spawn("byakhee", at=row.slug, task=number)
    g.rig(dice=["peril", 1, 1, 1, 1, 1]).choose(f"move:{row.slug}")
    enough = "task:" + str(number) in g.options
    assert enough == (monster_task(row.tasks[number])[0] == "full" or needs(row.tasks[number])[0] == "1")


@pytest.mark.parametrize(("row", "number"), MONSTER_TASKS)
def test_a_monster_beaten_on_it_is_kept_when_it_is_failed(row: Row, number: int) -> None:
    g = at(row, *row.words("fail")).spawn("byakhee", at=row.slug, task=number)
    before = tally(g)
    task = tasks_with(row, number, ["peril"])[number]
    win(g, row.slug, {number: task}, last=[1] * (6 - used_by(task)))
    if "no_task" in g.options:
        g.choose("no_task")
    if "give_up" in g.options:
        g.choose("give_up")
    assert change(before, tally(g)) == icons(*row.words("fail"), "clue")
    assert g[JOE].trophies == ["byakhee"]


@pytest.mark.parametrize(("row", "number"), MONSTER_TASKS)
def test_a_monster_that_appears_goes_on_its_monster_task(row: Row, number: int) -> None:
    g = at(row, "monster").place("mysterious_tome", at="museum:1").set("doom", 6)
    lose(g, "mysterious_tome")
    place_monsters(g)
    assert g[row.slug].covers[number] == "gug"
