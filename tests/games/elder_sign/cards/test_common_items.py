"""Every common item."""

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.playing import JOE, alone, battle, decline, dice_in, each, go, lose, table
from tests.games.elder_sign.published import COMMON_ITEMS, Row

from miskatonic.games.elder_sign.components import COMMON_ITEMS as DECLARED
from miskatonic.testing import Scenario, rule

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations."""

ADDING = [row for row in COMMON_ITEMS if row.parts[0].startswith("add ")]
PREVENTING = [row for row in COMMON_ITEMS if row.parts[0].startswith("prevent ")]


def colors(row: Row) -> list[str]:
    """The dice that the item adds."""
    return row.parts[0].split()[1:]


def about_to_roll(row: Row, ancient_one: str = "azathoth") -> Scenario:
    """Somebody with that item on an adventure, before the first roll."""
    return alone(ancient_one=ancient_one).give(JOE, row.slug).choose(f"move:{RECORDS}")


def test_every_common_item_is_tested_here() -> None:
    assert {row.slug for row in ADDING + PREVENTING} | {"shotgun"} == {card.slug for card in BASE[DECLARED]}


# --- items that add dice


@pytest.mark.parametrize("row", each(ADDING))
def test_spent_before_a_roll_it_adds_its_dice_and_goes_under_its_deck(row: Row) -> None:
    g = about_to_roll(row)
    assert g.options == [f"use:{row.slug}", "roll"]
    added = colors(row)
    g.rig(dice=["peril"] * (6 + len(added))).choose(f"use:{row.slug}")
    assert dice_in(g, "pool")[6:] == added
    assert g[JOE].cards == []
    assert g.state.common_deck[0] == row.slug


@pytest.mark.parametrize("row", each(ADDING))
def test_its_dice_leave_at_the_end_of_the_turn(row: Row) -> None:
    g = about_to_roll(row).rig(dice=["peril"] * (6 + len(colors(row)))).choose(f"use:{row.slug}").choose("give_up")
    assert dice_in(g, "supply")[6:] == ["yellow", "red"]
    go(g, RECORDS, ["peril"] * 6)
    assert len(dice_in(g, "pool")) == 6


@pytest.mark.parametrize("row", each(ADDING))
def test_it_may_be_spent_before_a_later_roll(row: Row) -> None:
    g = about_to_roll(row).rig(dice=["peril"] * 6).choose("roll").choose("aside:green1").choose("no_focus")
    assert g.options == [f"use:{row.slug}", "roll"]
    g.rig(dice=["peril"] * (5 + len(colors(row)))).choose(f"use:{row.slug}")
    assert dice_in(g, "pool")[5:] == colors(row)


@pytest.mark.parametrize("row", each(ADDING))
def test_it_is_not_offered_while_its_dice_are_locked(row: Row) -> None:
    g = alone().place("gala_in_the_great_hall", at="museum:4").place("we_need_to_find_help", at="museum:5")
    g.lock("yellow", by="gala_in_the_great_hall").lock("red", by="we_need_to_find_help").give(JOE, row.slug)
    g.rig(dice=["peril"] * 6).choose(f"move:{RECORDS}")
    assert dice_in(g, "pool") == [f"green{n}" for n in range(1, 7)], "there was nothing to use: the dice are rolled"
    assert g[JOE].cards == [row.slug]


@pytest.mark.parametrize("row", each([row for row in ADDING if len(colors(row)) == 2]))
@pytest.mark.parametrize(("locked", "free"), [("yellow", "red"), ("red", "yellow")])
def test_it_adds_the_one_die_that_is_free(row: Row, locked: str, free: str) -> None:
    by = {"yellow": "gala_in_the_great_hall", "red": "we_need_to_find_help"}[locked]
    g = alone().place(by, at="museum:5").lock(locked, by=by).give(JOE, row.slug).choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 7).choose(f"use:{row.slug}")
    assert dice_in(g, "pool")[6:] == [free]


@pytest.mark.parametrize("row", each(ADDING))
def test_it_adds_dice_in_the_battle(row: Row) -> None:
    g = alone(ancient_one="yig").give(JOE, row.slug).awaken()
    g.rig(dice=["lore"] * (6 + len(colors(row)))).choose(f"use:{row.slug}")
    assert dice_in(g, "pool")[6:] == colors(row)


def test_two_items_cannot_add_the_same_die() -> None:
    g = alone().give(JOE, "knife", "axe").choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 7).choose("use:knife")
    assert g[JOE].cards == ["axe"]
    assert len(dice_in(g, "pool")) == 7


def test_an_item_is_of_no_use_at_the_entrance_or_to_others() -> None:
    g = table(JOE, "bob_jenkins").give(JOE, "knife", "whiskey").set(f"{JOE}.sanity", 1).choose("move:entrance")
    assert not any(option.startswith("use:") for option in g.options)
    g = table("bob_jenkins", JOE).give(JOE, "knife")
    go(g, RECORDS, ["peril"] * 6)
    assert len(dice_in(g, "pool")) == 6


# --- items that prevent a loss


@rule("ES-ERR-16")
@pytest.mark.parametrize("row", each(PREVENTING))
def test_spent_in_a_loss_it_makes_it_one_less(row: Row) -> None:
    g = alone().give(JOE, row.slug).place("koi_pond", at="museum:0")
    go(g, "koi_pond", [1] * 6)
    g.choose("give_up")
    assert g.options == [f"use:{row.slug}", "pass"], "Koi Pond costs 1 sanity and 2 stamina"
    g.choose(f"use:{row.slug}")
    assert (g[JOE].sanity, g[JOE].stamina) == ((6, 4) if row.slug == "whiskey" else (5, 5))
    assert (g[JOE].cards, g.state.common_deck[0]) == ([], row.slug)


@rule("ES-ERR-16")
def test_it_may_be_kept() -> None:
    g = alone().give(JOE, "whiskey")
    lose(g, RECORDS)
    g.choose("pass")
    assert (g[JOE].sanity, g[JOE].cards) == (5, ["whiskey"])


@rule("ES-ERR-16")
def test_it_stands_in_for_what_a_task_costs() -> None:
    g = alone().give(JOE, "whiskey").set(f"{JOE}.sanity", 1).place("a_terrible_discovery", at="museum:0")
    go(g, "a_terrible_discovery", ["lore", "lore", 1, 1, 1, 1])
    g.rig(dice=[1] * 4).choose("task:1")
    assert (g[JOE].sanity, g[JOE].cards) == (1, []), "nobody pays with the last sanity, so it has to be spent"


@rule("ES-ERR-16")
def test_it_does_not_stand_in_where_common_items_are_forbidden() -> None:
    g = alone().give(JOE, "whiskey").set(f"{JOE}.sanity", 1).place("a_terrible_discovery", at="museum:0")
    g.place("the_cloakroom_is_locked", at="mythos")
    go(g, "a_terrible_discovery", ["lore", "lore", 1, 1, 1, 1])
    assert "task:1" not in g.options


@rule("ES-ERR-20")
def test_it_is_spent_in_the_own_turn_only() -> None:
    g = table(JOE, "bob_jenkins").give("bob_jenkins", "whiskey").place("don_t_fall_asleep", at="museum:0")
    g.set("clock", 3).stack("mythos", ["closed_for_mourning"]).play("move:entrance", "first_aid:sanity")
    assert (g["bob_jenkins"].sanity, g["bob_jenkins"].cards) == (3, ["whiskey"])


# --- the shotgun


def test_the_shotgun_changes_any_die_to_peril_after_a_roll() -> None:
    g = alone().give(JOE, "shotgun")
    go(g, RECORDS, ["terror", "lore", 1, 1, 1, 1])
    assert g.options == ["task:1", "use:shotgun", "no_task"], "it was not offered before the roll"
    g.choose("use:shotgun")
    assert g.options == ["turn:green1", "turn:green2", "turn:green3"], "one die of each sort"
    g.choose("turn:green2")
    assert g["green2"].face == 6
    assert (g[JOE].cards, g.state.common_deck[0]) == ([], "shotgun")


def test_the_shotgun_saves_from_terror() -> None:
    g = alone().give(JOE, "shotgun").place("ancient_relics", at="museum:5")
    go(g, "ancient_relics", ["terror", "peril", "peril", "peril", "peril", "peril"])
    g.choose("use:shotgun")
    assert g[JOE].sanity == 6
    assert g.decision.rule == "ES-FAIL-05"


def test_the_shotgun_is_not_offered_if_every_die_shows_peril() -> None:
    g = alone().give(JOE, "shotgun")
    decline(g, RECORDS, ["peril"] * 6)
    assert g.decision.rule == "ES-FAIL-05"
    assert g[JOE].cards == ["shotgun"]


def test_the_shotgun_works_in_the_battle() -> None:
    g = battle(alone(ancient_one="yig").give(JOE, "shotgun"), ["peril", 1, 1, 1, 1, 1])
    g.choose("use:shotgun")
    assert g.options == ["task:0", "no_task"]
