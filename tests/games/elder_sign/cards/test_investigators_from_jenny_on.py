"""Investigators, from Jenny Barnes on: what the ability does, and when it does nothing."""

import pytest
from tests.games.elder_sign.playing import battle, decline, dice_in, find_a_clue, go, lose, midnight, table, win

from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations; rewards 2 clues; penalty 1 sanity."""


# --- Jenny Barnes


def jenny(*things: str, ancient_one: str = "azathoth") -> Scenario:
    """Jenny with those things."""
    return table("jenny_barnes", ancient_one=ancient_one).give("jenny_barnes", *things)


@pytest.mark.parametrize(("thing", "option"), [("food", "food"), ("wither", "wither"), ("clue", "clue")])
def test_jenny_discards_something_for_both_dice(thing: str, option: str) -> None:
    g = jenny(thing, "knife").choose(f"move:{RECORDS}").choose("use:jenny_barnes").choose(f"discard:{option}")
    assert dice_in(g, "pool")[-2:] == ["yellow", "red"]
    assert (g["jenny_barnes"].cards, g["jenny_barnes"].clues) == (["knife"], 0)
    assert g.state.common_deck[0] == "food" or thing != "food"
    assert g.state.spell_deck[0] == "wither" or thing != "wither"
    assert g.state.clues == 15


def test_jenny_does_not_get_the_effect_of_what_she_discards() -> None:
    g = jenny("food").set("jenny_barnes.stamina", 1).choose(f"move:{RECORDS}")
    g.rig(dice=["peril"] * 8).choose("use:jenny_barnes")
    assert g["jenny_barnes"].stamina == 1


def test_jenny_cannot_discard_unique_items_or_allies() -> None:
    g = jenny("holy_water", "duke").choose(f"move:{RECORDS}")
    assert g.options == ["use:holy_water", "roll"]


def test_jenny_discards_once_and_before_her_first_roll_only() -> None:
    g = jenny("whiskey", "food").choose(f"move:{RECORDS}").rig(dice=["peril"] * 8)
    g.choose("use:jenny_barnes").choose("discard:food")
    g.choose("aside:yellow").rig(dice=["peril"] * 7).choose("no_focus")
    assert len(g.happened(Rolled)) == 2, "nothing is offered before the second roll, though she still has the whiskey"


def test_jenny_keeps_her_things_after_the_first_roll() -> None:
    g = jenny("whiskey").choose(f"move:{RECORDS}").rig(dice=["peril"] * 6).choose("roll")
    g.choose("aside:green1").rig(dice=["peril"] * 5).choose("no_focus")
    assert g["jenny_barnes"].cards == ["whiskey"]
    assert len(g.happened(Rolled)) == 2


def test_jenny_gains_nothing_by_discarding_while_both_dice_are_locked() -> None:
    g = jenny("wither").place("gala_in_the_great_hall", at="museum:4").place("we_need_to_find_help", at="museum:5")
    g.lock("yellow", by="gala_in_the_great_hall").lock("red", by="we_need_to_find_help").choose(f"move:{RECORDS}")
    assert g.options == ["use:wither", "roll"]


def test_jenny_discards_for_dice_in_the_battle_too() -> None:
    g = jenny("clue", ancient_one="yig").awaken(doom=4).rig(dice=["lore"] * 8)
    g.choose("use:jenny_barnes")
    assert len(dice_in(g, "pool")) == 8


@rule("ES-ERR-25")
def test_a_spell_that_jenny_discards_counts_as_spent_before_ithaqua() -> None:
    g = jenny("wither", ancient_one="ithaqua").choose(f"move:{RECORDS}").rig(dice=["peril"] * 8)
    g.choose("use:jenny_barnes")
    assert g["jenny_barnes"].stamina == 3


# --- Joe Diamond


def test_joe_rerolls_twice_for_one_clue() -> None:
    g = table("joe_diamond").give("joe_diamond", "clue", "clue")
    go(g, RECORDS, ["peril"] * 6)
    g.rig(dice=["lore"]).choose("clue").choose("reroll:green1")
    assert g["joe_diamond"].clues == 1
    g.rig(dice=[3, 2]).choose("reroll:green1", "reroll:green2")
    assert g["joe_diamond"].clues == 1
    assert [g[f"green{n}"].face for n in (1, 2, 3)] == [3, 2, 6]
    assert g.options == ["clue", "no_task"]


def test_joe_may_leave_the_second_reroll() -> None:
    g = table("joe_diamond").give("joe_diamond", "clue")
    go(g, RECORDS, ["peril"] * 6)
    g.rig(dice=["lore", 3]).choose("clue").choose("reroll:green1", "reroll:green2").choose()
    assert g.options == ["task:1", "no_task"]


def test_others_reroll_once_for_a_clue_even_with_joe_at_the_table() -> None:
    g = table("bob_jenkins", "joe_diamond").give("bob_jenkins", "clue")
    go(g, RECORDS, ["peril"] * 6)
    g.rig(dice=["lore"]).choose("clue").choose("reroll:green1")
    assert g.decision.rule == "ES-FAIL-05"


def test_joe_rerolls_twice_in_the_battle_too() -> None:
    g = battle(table("joe_diamond", ancient_one="yig").give("joe_diamond", "clue").set("doom", 4), [1] * 6)
    g.choose("clue").rig(dice=[2]).choose("reroll:green1").rig(dice=[3]).choose("reroll:green2")
    assert [g[f"green{n}"].face for n in (1, 2)] == [2, 3]


# --- Kate Winthrop


def specimen(*seats: str, errata: bool = False) -> Scenario:
    """The adventure A Peculiar Specimen, whose rewards are an elder sign and a monster."""
    return (
        table(*seats, errata=errata).place("a_peculiar_specimen", at="museum:0").stack("adventure", ["the_guided_tour"])
    )


def monsters(g: Scenario) -> list[str]:
    """The monsters on adventures."""
    return [monster for adventure in g.state.adventures() for monster in adventure.monsters()]


@pytest.mark.parametrize("errata", [False, True])
def test_no_monster_appears_in_kates_turn(errata: bool) -> None:
    g = specimen("kate_winthrop", errata=errata)
    win(g, "a_peculiar_specimen", {0: ["3"], 1: ["6"], 2: ["peril"]})
    assert (g.state.elder_signs, monsters(g)) == (1, [])


def test_no_monster_appears_on_the_doom_track_in_kates_turn() -> None:
    g = specimen("kate_winthrop").place("mysterious_tome", at="museum:1").set("doom", 3)
    lose(g, "mysterious_tome")
    assert (g.state.doom, monsters(g)) == (4, [])


def test_monsters_appear_in_the_turns_of_others() -> None:
    g = specimen("joe_diamond", "kate_winthrop").rig(monsters=["gug"])
    win(g, "a_peculiar_specimen", {0: ["3"], 1: ["6"], 2: ["peril"]})
    assert monsters(g) == ["gug"]


@pytest.mark.parametrize("errata", [False, True])
def test_midnight_belongs_to_kates_turn_as_printed_but_not_by_the_errata(errata: bool) -> None:
    g = specimen("kate_winthrop", errata=errata).rig(monsters=["gug"] * errata)
    midnight(g, "wet_footprints")
    if errata:
        g.choose(g.options[0])
    assert g.state.mythos == "wet_footprints"
    assert monsters(g) == (["gug"] if errata else [])


def test_the_first_mythos_card_comes_before_kates_first_turn() -> None:
    appeared = []
    for seed in range(12):
        t = new_table("elder_sign", seats=["kate_winthrop"], ancient_one="azathoth", first_player=0, seed=seed)
        while t.decision is not None and t.decision.rule != "ES-MOVE-01":
            t.choose(0)
        on_cards = [monster for adventure in t.state.adventures() for monster in adventure.monsters()]
        appeared.append((t.state.doom, len(on_cards)))
    assert {(0, 1), (1, 0)} <= set(appeared), "either doom or a monster, as for everybody"


@pytest.mark.parametrize("adventure", ["ancient_relics", "koi_pond", "gala_in_the_great_hall", "the_loading_dock"])
def test_terror_effects_do_not_touch_kate(adventure: str) -> None:
    g = table("kate_winthrop").place(adventure, at="museum:0").place("the_portraits_turn", at="mythos")
    decline(g, adventure, ["terror", 1, 1, 1, 1, 1])
    assert (g["kate_winthrop"].sanity, g.state.doom, dice_in(g, "aside")) == (6, 0, [])
    assert g.decision.rule == "ES-FAIL-05"


def test_terror_effects_touch_others_even_with_kate_at_the_table() -> None:
    g = table("joe_diamond", "kate_winthrop").place("ancient_relics", at="museum:0")
    decline(g, "ancient_relics", ["terror", 1, 1, 1, 1, 1])
    assert g["joe_diamond"].sanity == 3


# --- Mandy Thompson


def test_mandy_rerolls_two_dice_of_anybodys_roll() -> None:
    g = table("joe_diamond", "mandy_thompson")
    go(g, RECORDS, ["peril"] * 6)
    assert (g.decision.seat, g.options) == (1, ["use:mandy_thompson", "pass"])
    g.choose("use:mandy_thompson")
    assert g.decision.seat == 1, "it is she who picks the dice"
    g.rig(dice=["lore", 3]).choose("reroll:green2", "reroll:green5")
    assert (g.decision.seat, g.options) == (0, ["task:1", "no_task"])


def test_mandy_rerolls_at_most_two_dice() -> None:
    g = table("joe_diamond", "mandy_thompson")
    go(g, RECORDS, ["peril"] * 6)
    g.choose("use:mandy_thompson")
    with pytest.raises(IllegalChoice):
        g.choose("reroll:green1", "reroll:green2", "reroll:green3")
    g.rig(dice=[1]).choose("reroll:green1")
    assert g["green1"].face == 1


def test_mandy_rerolls_once_a_day() -> None:
    g = table("mandy_thompson", "joe_diamond")
    go(g, RECORDS, ["peril"] * 6)
    g.rig(dice=[1]).choose("use:mandy_thompson").choose("reroll:green1")
    g.choose("give_up")
    go(g, RECORDS, ["peril"] * 6)
    assert (g.decision.seat, g.decision.rule) == (1, "ES-FAIL-05"), "joe's roll is not for her any more"
    g.choose("give_up")
    midnight(g)
    go(g, RECORDS, ["peril"] * 6)
    assert (g.decision.seat, g.options) == (0, ["use:mandy_thompson", "pass"]), "a new day"


def test_mandy_is_asked_again_after_a_reroll_if_she_has_waited() -> None:
    g = table("joe_diamond", "mandy_thompson").give("joe_diamond", "clue")
    go(g, RECORDS, ["peril"] * 6)
    g.choose("pass").rig(dice=[1]).choose("clue").choose("reroll:green1").choose()
    assert (g.decision.seat, g.options) == (1, ["use:mandy_thompson", "pass"])


def test_mandy_rerolls_in_the_battle_too() -> None:
    g = battle(table("mandy_thompson", ancient_one="yig").set("doom", 4), [1] * 6)
    g.rig(dice=["peril", "peril"]).choose("use:mandy_thompson").choose("reroll:green1", "reroll:green2")
    assert g.options == ["task:0", "no_task"]


# --- Sister Mary


def with_a_lock(*seats: str, die: str = "green2") -> Scenario:
    """A die is locked on an adventure."""
    by = {"green2": "did_you_hear_that", "yellow": "gala_in_the_great_hall", "red": "we_need_to_find_help"}[die]
    return table(*seats).place(by, at="museum:5").lock(die, by=by)


def test_mary_takes_locked_dice_and_they_go_back_at_the_end_of_her_turn() -> None:
    g = with_a_lock("sister_mary").choose(f"move:{RECORDS}")
    assert g.options == ["use:sister_mary", "roll"]
    g.rig(dice=["peril"] * 6).choose("use:sister_mary")
    assert len(dice_in(g, "pool")) == 6
    g.choose("give_up")
    assert (g["green2"].zone, g["green2"].lock) == ("lock", "did_you_hear_that")


def test_mary_may_leave_locked_dice_where_they_are() -> None:
    g = with_a_lock("sister_mary").choose(f"move:{RECORDS}").rig(dice=["peril"] * 5).choose("roll")
    assert g["green2"].zone == "lock"


def test_a_locked_die_that_mary_has_used_goes_back_too() -> None:
    g = with_a_lock("sister_mary").choose(f"move:{RECORDS}").rig(dice=["lore", 3, 1, 1, 1, 1]).choose("use:sister_mary")
    g.rig(dice=["peril"] * 4).choose("task:1").choose("dice:green1+green2")
    assert g["green2"].zone == "task"
    g.choose("give_up")
    assert (g["green2"].zone, g["green2"].lock) == ("lock", "did_you_hear_that")


@pytest.mark.parametrize(("die", "item"), [("yellow", "knife"), ("red", "holy_water")])
def test_mary_adds_a_locked_yellow_or_red_die_by_an_item(die: str, item: str) -> None:
    g = with_a_lock("sister_mary", die=die).give("sister_mary", item).choose(f"move:{RECORDS}")
    assert g.options == [f"use:{item}", "roll"], "her ability alone adds no yellow or red die"
    g.rig(dice=["peril"] * 7).choose(f"use:{item}").choose("give_up")
    assert g[die].zone == "lock"


@pytest.mark.parametrize(("die", "item"), [("yellow", "knife"), ("red", "holy_water")])
def test_others_do_not_get_locked_dice_even_with_mary_at_the_table(die: str, item: str) -> None:
    g = with_a_lock("joe_diamond", "sister_mary", die=die).give("joe_diamond", item)
    go(g, RECORDS, ["peril"] * 6)
    assert g[die].zone == "lock"
    g = with_a_lock("joe_diamond", "sister_mary")
    go(g, RECORDS, ["peril"] * 5)
    assert g["green2"].zone == "lock"


def test_a_locked_die_that_mary_puts_on_a_spell_goes_back_at_the_end_of_her_turn() -> None:
    g = with_a_lock("sister_mary").give("sister_mary", "wither").choose(f"move:{RECORDS}")
    g.choose("use:sister_mary").rig(dice=["peril", 1, *["peril"] * 4]).choose("use:wither").choose(
        "hold:green2"
    ).choose("give_up")
    assert (g["green2"].zone, g["green2"].lock) == ("lock", "did_you_hear_that")
    assert g.state.spell_deck[0] == "wither"


def test_mary_ignores_the_terror_effect_of_the_mythos_card_but_not_that_of_the_adventure() -> None:
    g = table("sister_mary").place("ancient_relics", at="museum:0").place("the_floor_gives_way", at="mythos")
    decline(g, "ancient_relics", ["terror", 1, 1, 1, 1, 1])
    assert (g["sister_mary"].sanity, g["sister_mary"].stamina) == (6, 3)


def test_midnight_on_the_mythos_card_passes_mary_by() -> None:
    g = table("sister_mary", "joe_diamond").place("the_same_dream", at="mythos")
    midnight(g)
    assert (g["sister_mary"].sanity, g["joe_diamond"].sanity) == (7, 2)


def test_midnight_on_an_adventure_touches_mary() -> None:
    g = table("sister_mary").place("don_t_fall_asleep", at="museum:0")
    midnight(g)
    assert g["sister_mary"].sanity == 6


# --- the start of a turn


def test_nobody_acts_before_the_turn_begins_but_the_healers() -> None:
    g = table("sister_mary", "kate_winthrop", "mandy_thompson", "gloria_goldberg", "jenny_barnes")
    find_a_clue(g)
    assert (g.decision.seat, g.decision.rule) == (1, "ES-MOVE-01")
