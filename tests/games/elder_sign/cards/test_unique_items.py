"""Every unique item."""

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.playing import JOE, alone, dice_in, each, go, go_without_help, table
from tests.games.elder_sign.published import UNIQUE_ITEMS, Row

from miskatonic.games.elder_sign.components import UNIQUE_ITEMS as DECLARED
from miskatonic.testing import Scenario

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations."""
FLUTE = "flute_of_the_outer_gods"
WATCHER = "blue_watcher_of_the_pyramid"

ADDING = [row for row in UNIQUE_ITEMS if row.parts[0].startswith("add ")]


def colors(row: Row) -> list[str]:
    """The dice that the item adds."""
    return row.parts[0].split()[1:]


def with_item(item: str) -> Scenario:
    """Somebody with that item; a quiet adventure comes next."""
    return alone().give(JOE, item).stack("adventure", ["the_guided_tour"])


def locked(g: Scenario, die: str) -> Scenario:
    """That die lies on the icon of an adventure."""
    by = {"yellow": "gala_in_the_great_hall", "red": "we_need_to_find_help"}[die]
    return g.place(by, at="museum:5").lock(die, by=by)


def test_every_unique_item_is_tested_here() -> None:
    special = {FLUTE, WATCHER, "necronomicon", "healing_stone"}
    assert {row.slug for row in ADDING} | special == {card.slug for card in BASE[DECLARED]}


# --- items that add dice


@pytest.mark.parametrize("row", each(ADDING))
def test_spent_before_a_roll_it_adds_its_dice_and_goes_under_its_deck(row: Row) -> None:
    g = with_item(row.slug).choose(f"move:{RECORDS}")
    assert g.options == [f"use:{row.slug}", "roll"]
    g.rig(dice=["peril"] * (6 + len(colors(row)))).choose(f"use:{row.slug}")
    assert dice_in(g, "pool")[6:] == colors(row)
    assert (g[JOE].cards, g.state.unique_deck[0]) == ([], row.slug)
    g.choose("give_up")
    assert dice_in(g, "supply")[6:] == ["yellow", "red"]


@pytest.mark.parametrize("row", each(ADDING))
def test_it_does_not_add_a_locked_red_die(row: Row) -> None:
    g = locked(with_item(row.slug), "red")
    if "yellow" in colors(row):
        g.choose(f"move:{RECORDS}").rig(dice=["peril"] * 7).choose(f"use:{row.slug}")
        assert dice_in(g, "pool")[6:] == ["yellow"]
    else:
        go(g, RECORDS, ["peril"] * 6)
        assert g[JOE].cards == [row.slug]


@pytest.mark.parametrize("row", each(ADDING))
def test_it_adds_dice_in_the_battle(row: Row) -> None:
    g = alone(ancient_one="yig").give(JOE, row.slug).awaken()
    g.rig(dice=["lore"] * (6 + len(colors(row)))).choose(f"use:{row.slug}")
    assert dice_in(g, "pool")[6:] == colors(row)


# --- the Necronomicon


def test_the_necronomicon_gives_a_clue_and_the_red_die() -> None:
    g = with_item("necronomicon").choose(f"move:{RECORDS}").rig(dice=["peril"] * 7).choose("use:necronomicon")
    assert (g[JOE].clues, g.state.unique_deck[0]) == (1, "necronomicon")
    assert dice_in(g, "pool")[6:] == ["red"]
    assert g.options == ["clue", "no_task"], "the clue can be spent in the same attempt"


def test_the_necronomicon_gives_a_clue_even_if_the_red_die_is_locked() -> None:
    g = locked(with_item("necronomicon"), "red").choose(f"move:{RECORDS}").rig(dice=["peril"] * 6)
    g.choose("use:necronomicon")
    assert (g[JOE].clues, g["red"].zone) == (1, "lock")


# --- the Healing Stone


def test_the_healing_stone_heals_everything() -> None:
    g = with_item("healing_stone").set(f"{JOE}.sanity", 1).set(f"{JOE}.stamina", 2).choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 6).choose("use:healing_stone")
    assert (g[JOE].sanity, g[JOE].stamina) == (9, 9)
    assert g.state.unique_deck[0] == "healing_stone"


@pytest.mark.parametrize(("sanity", "stamina", "offered"), [(9, 9, False), (8, 9, True), (9, 8, True)])
def test_the_healing_stone_is_offered_to_the_hurt(sanity: int, stamina: int, offered: bool) -> None:
    g = with_item("healing_stone").set(f"{JOE}.sanity", sanity).set(f"{JOE}.stamina", stamina)
    g.choose(f"move:{RECORDS}")
    assert ("use:healing_stone" in g.options) == offered


# --- the Flute of the Outer Gods


def test_the_flute_beats_a_monster_without_dice() -> None:
    g = with_item(FLUTE).spawn("dhole", at=RECORDS).choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 6).choose(f"use:{FLUTE}")
    assert g.state.attempt.done == [2], "its task is completed"
    g.choose("give_up")
    assert g[JOE].trophies == ["dhole"], "the marker is gained even though the adventure is failed"
    assert g[JOE].clues == 1, "with its reward"
    assert len(g[JOE].cards) == 1


def test_the_flute_beats_a_monster_of_ones_choice_at_no_cost() -> None:
    g = with_item(FLUTE).spawn("elder_thing", at=RECORDS).spawn("hound_of_tindalos", at=RECORDS)
    g.choose(f"move:{RECORDS}").choose(f"use:{FLUTE}")
    assert g.options == ["banish:elder_thing", "banish:hound_of_tindalos"]
    g.rig(dice=["terror"] * 6).choose("banish:elder_thing")
    assert (g[JOE].sanity, g.state.clock) == (6, 0)
    g = with_item(FLUTE).spawn("elder_thing", at=RECORDS).spawn("hound_of_tindalos", at=RECORDS)
    g.choose(f"move:{RECORDS}").choose(f"use:{FLUTE}").rig(dice=["terror"] * 6).choose("banish:hound_of_tindalos")
    assert (g[JOE].sanity, g.state.clock) == (6, 0)


def test_the_flute_frees_the_die_that_the_monster_locks() -> None:
    g = with_item(FLUTE).spawn("mi_go", at=RECORDS).lock("green1", by="mi_go").choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 5).choose(f"use:{FLUTE}")
    assert (g["green1"].zone, g["green1"].lock) == ("supply", "")


def test_the_flute_resolves_an_adventure_whose_other_tasks_are_done() -> None:
    g = with_item(FLUTE).spawn("gug", at="unnatural_habitat", task=0)
    g.choose("move:unnatural_habitat").rig(dice=["peril", "peril", 3, 1, 1, 1]).choose("roll")
    g.choose("task:1").choose("dice:green1+green2+green3").choose(f"use:{FLUTE}")
    assert sorted(g[JOE].trophies) == ["gug", "unnatural_habitat"]


def test_the_flute_is_of_no_use_against_a_monster_that_is_beaten_already() -> None:
    g = with_item(FLUTE).spawn("byakhee", at=RECORDS)
    go_without_help(g, RECORDS, ["peril", "terror", "terror", "terror", "terror", "terror"])
    g.rig(dice=["terror"] * 5).choose("task:2")
    assert g.decision.rule == "ES-FAIL-05", "the next roll was made without a question"


def test_the_flute_is_of_no_use_without_a_monster_here() -> None:
    g = with_item(FLUTE).spawn("gug", at="administration_office")
    go(g, RECORDS, ["peril"] * 6)
    assert g[JOE].cards == [FLUTE]


def test_the_flute_does_nothing_to_the_ancient_one() -> None:
    g = alone(ancient_one="yig").give(JOE, FLUTE, WATCHER).rig(dice=["lore"] * 6).awaken()
    assert g[JOE].cards == [FLUTE, WATCHER]
    assert g.decision.rule == "ES-FAIL-05"


# --- the Blue Watcher of the Pyramid


def test_the_watcher_completes_a_task_without_dice() -> None:
    g = with_item(WATCHER).choose(f"move:{RECORDS}").choose(f"use:{WATCHER}")
    assert g.options == ["task:0", "task:1"]
    g.rig(dice=["lore", 3, 1, 1, 1, 1]).choose("task:0")
    assert g.state.attempt.done == [0]
    assert len(dice_in(g, "pool")) == 6, "no die is used"
    g.choose("task:1").choose("dice:green1+green2")
    assert g[JOE].trophies == [RECORDS]
    assert g.state.unique_deck[0] == WATCHER


def test_the_watcher_completes_the_next_task_where_an_arrow_gives_the_order() -> None:
    g = with_item(WATCHER).choose("move:the_hidden_passage").rig(dice=["terror"] * 6).choose(f"use:{WATCHER}")
    assert g.state.attempt.done == [0]


def test_the_watcher_makes_one_pay_what_the_task_costs() -> None:
    g = with_item(WATCHER).place("a_terrible_discovery", at="museum:5").choose("move:a_terrible_discovery")
    g.choose(f"use:{WATCHER}").rig(dice=["peril"] * 6).choose("task:0")
    assert g[JOE].sanity == 5


def test_the_watcher_does_not_complete_what_cannot_be_paid() -> None:
    g = with_item(WATCHER).spawn("gug", at="gala_in_the_great_hall").set(f"{JOE}.sanity", 1)
    g.choose("move:gala_in_the_great_hall").choose(f"use:{WATCHER}")
    assert g.options == ["task:0", "task:2"], "the second task would cost the last sanity"


def test_the_watcher_beats_a_monster_and_resolves_the_adventure() -> None:
    g = with_item(WATCHER).place("the_dreamlands", at="other_worlds").choose("move:the_dreamlands")
    g.choose(f"use:{WATCHER}")
    assert g[JOE].trophies == ["the_dreamlands"], "its only task is done"
    g = with_item(WATCHER).spawn("gug", at=RECORDS).choose(f"move:{RECORDS}").choose(f"use:{WATCHER}")
    g.rig(dice=["terror"] * 6).choose("task:2").choose("give_up")
    assert g[JOE].trophies == ["gug"]


def test_others_cannot_use_an_item() -> None:
    g = table("bob_jenkins", JOE).give(JOE, WATCHER, "holy_water")
    go(g, RECORDS, ["peril"] * 6)
    assert len(g[JOE].cards) == 2
