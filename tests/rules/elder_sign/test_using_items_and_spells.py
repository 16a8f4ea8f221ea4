"""Using items and spells, as the rulebook prints it."""

import pytest

from miskatonic.testing import Scenario, rule, scenario

SIX_PERILS = ["peril"] * 6


def kate(*cards: str) -> Scenario:
    """Kate Winthrop with those cards; Vincent Lee plays after her."""
    g = scenario("elder_sign", seats=["kate_winthrop", "vincent_lee"], ancient_one="azathoth")
    return g.give("kate_winthrop", *cards)


def roll(g: Scenario, choice: str, *dice: str | int) -> Scenario:
    """Takes an option after which those results are rolled."""
    return g.rig(dice=dice).choose(choice)


def uses(options: list[str]) -> list[str]:
    """The cards that may be used now."""
    return [option.removeprefix("use:") for option in options if option.startswith("use:")]


def with_a_die_on_wither(face: str | int) -> Scenario:
    """Kate cast Wither before a roll at The Missing Records that completed nothing, and holds its first die."""
    g = kate("wither").choose("move:the_missing_records")
    return roll(g, "use:wither", face, "peril", "peril", "peril", "peril", "peril").choose("hold:green1")


@rule("ES-ITEM-01")
def test_items_and_spells_are_used_before_a_roll_on_an_adventure() -> None:
    g = kate("axe", "holy_water", "wither").choose("move:the_missing_records")
    assert uses(g.options) == ["axe", "holy_water", "wither"]
    assert g.decision.rule == "ES-ITEM-01"
    g = roll(g, "roll", 3, 3, *["peril"] * 4)
    assert uses(g.options) == [], "not between the roll and the task"
    g.choose("no_task")
    assert uses(g.options) == []
    g.play("aside:green3", "no_focus")
    assert uses(g.options) == ["axe", "holy_water", "wither"], "before the next roll"


def test_a_terror_that_a_spell_holds_frightens_nobody() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").give("joe_diamond", "wither")
    g.place("the_portraits_turn", at="mythos").choose("move:the_missing_records")
    sanity = g["joe_diamond"].sanity
    roll(g, "use:wither", "terror", *["peril"] * 5).choose("hold:green1")
    assert g.decision.rule == "ES-FAIL-05"
    assert g["joe_diamond"].sanity == sanity


@rule("ES-ITEM-01")
def test_nothing_is_used_at_the_entrance() -> None:
    g = kate("axe", "holy_water", "wither", "whiskey").set("kate_winthrop.sanity", 1).choose("move:entrance")
    assert uses(g.options) == []


@rule("ES-ITEM-01")
def test_a_player_without_the_turn_uses_nothing() -> None:
    g = kate().give("vincent_lee", "axe", "wither")
    roll(g, "move:the_missing_records", *SIX_PERILS)
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-ITEM-02", "ES-ITEM-05", "ES-ITEM-06")
def test_any_number_of_cards_is_used_before_the_same_roll() -> None:
    g = kate("axe", "holy_water", "wither").choose("move:the_missing_records")
    g.play("use:axe", "use:holy_water")
    roll(g, "use:wither", *SIX_PERILS, 4, "wild").choose("hold:red")
    assert (g["yellow"].zone, g["yellow"].face) == ("pool", 4)
    assert (g["red"].zone, g["red"].at) == ("spell", "wither")


@rule("ES-ITEM-03")
def test_a_spent_item_goes_to_the_bottom_of_its_own_deck() -> None:
    g = kate("axe", "holy_water").choose("move:the_missing_records").play("use:axe", "use:holy_water")
    assert g["kate_winthrop"].cards == []
    assert g.state.common_deck[0] == "axe"
    assert g.state.unique_deck[0] == "holy_water"


@rule("ES-ITEM-04")
def test_whiskey_prevents_a_loss_instead_of_adding_a_die() -> None:
    g = kate("whiskey", "axe").choose("move:the_missing_records")
    assert uses(g.options) == ["axe"]
    roll(g, "roll", *SIX_PERILS).play("give_up", "use:whiskey")
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].cards) == (6, ["axe"])


@rule("ES-ITEM-04")
def test_a_card_that_speaks_of_a_roll_is_used_after_it() -> None:
    g = kate("shotgun")
    roll(g, "move:the_hall_of_the_dead", "peril", 1, 2, 1, "terror", "terror")
    assert uses(g.options) == ["shotgun"]
    g.play("use:shotgun", "turn:green2")
    assert g["green2"].face == g["green1"].face
    assert "task:1" in g.options


@rule("ES-ITEM-04", "ES-ITEM-07")
def test_a_card_with_two_effects_is_used_for_the_one_that_is_still_possible() -> None:
    g = kate("holy_water", "necronomicon").choose("move:the_missing_records")
    g.choose("use:holy_water")
    roll(g, "use:necronomicon", *SIX_PERILS, "peril")
    assert (g["kate_winthrop"].cards, g["kate_winthrop"].clues) == ([], 1)


@rule("ES-ITEM-05")
@pytest.mark.parametrize("item", ["axe", "knife", "rifle", "lantern"])
def test_a_common_item_adds_the_yellow_die(item: str) -> None:
    g = roll(kate(item).choose("move:the_missing_records"), f"use:{item}", *SIX_PERILS, 4)
    assert (g["yellow"].zone, g["yellow"].face, g["red"].zone) == ("pool", 4, "supply")


@rule("ES-ITEM-06")
def test_a_unique_item_adds_the_red_die() -> None:
    g = kate("holy_water", "axe").choose("move:the_missing_records").choose("use:holy_water")
    assert (g["yellow"].zone, g["red"].zone) == ("supply", "pool")
    roll(g, "roll", *SIX_PERILS, "wild")
    assert g["red"].face == 8


@rule("ES-ITEM-07")
def test_a_second_item_for_a_die_that_is_in_use_is_of_no_use() -> None:
    g = kate("axe", "knife", "dynamite").choose("move:the_missing_records").choose("use:axe")
    assert uses(g.options) == ["dynamite"], "the red die is still free"


@rule("ES-ITEM-07", "ES-ITEM-14")
def test_a_die_on_a_spell_or_under_lock_cannot_be_added() -> None:
    g = kate("axe", "wither").choose("move:the_missing_records").choose("use:axe")
    roll(g, "use:wither", *SIX_PERILS, 4).play("hold:yellow", "give_up")
    g.give("vincent_lee", "knife", "holy_water").place("we_need_to_find_help", at="museum:0")
    g.lock("red", by="we_need_to_find_help")
    roll(g, "move:forgotten_knowledge", *SIX_PERILS)
    assert uses(g.options) == []
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-ITEM-08")
def test_an_added_die_is_rolled_again_until_it_is_set_aside() -> None:
    g = kate("axe").choose("move:the_missing_records")
    roll(g, "use:axe", *SIX_PERILS, "peril").choose("aside:green1")
    roll(g, "no_focus", *SIX_PERILS[1:], "peril").choose("aside:yellow")
    roll(g, "no_focus", *SIX_PERILS[1:])
    assert g["yellow"].zone == "aside"


@rule("ES-ITEM-08")
def test_an_added_die_is_rolled_again_until_a_task_uses_it() -> None:
    g = kate("axe").choose("move:the_missing_records")
    roll(g, "use:axe", "lore", *SIX_PERILS[1:], 4)
    roll(g, "task:1", *SIX_PERILS[1:])
    assert (g["green1"].zone, g["yellow"].zone) == ("task", "task")


@rule("ES-ITEM-09")
def test_an_added_die_leaves_the_pool_at_the_end_of_the_turn() -> None:
    g = kate("axe").choose("move:the_missing_records")
    roll(g, "use:axe", *SIX_PERILS, "peril").choose("give_up")
    assert g["yellow"].zone == "supply"
    roll(g, "move:forgotten_knowledge", *SIX_PERILS)
    assert g.decision.seat == 1


@rule("ES-ITEM-10", "ES-ITEM-13")
def test_a_spell_laid_down_before_the_roll_takes_one_die_with_its_result_after_it() -> None:
    g = kate("wither").choose("move:the_missing_records")
    roll(g, "use:wither", "lore", 2, *["peril"] * 4)
    assert g["kate_winthrop"].cards == []
    assert (g.decision.rule, g.decision.least, g.decision.most) == ("ES-ITEM-10", 1, 1)
    g.choose("hold:green2")
    assert (g["green2"].zone, g["green2"].at, g["green2"].face) == ("spell", "wither", 2)


@rule("ES-ITEM-11")
def test_a_die_on_a_spell_is_not_rolled_again() -> None:
    g = with_a_die_on_wither("lore").choose("aside:")
    roll(g, "no_focus", "peril", "peril", "peril", "peril")
    assert (g["green1"].face, g["green1"].zone) == (5, "spell")


@rule("ES-ITEM-11")
def test_a_clue_does_not_reroll_a_die_on_a_spell() -> None:
    g = kate("wither", "clue").choose("move:the_missing_records")
    roll(g, "use:wither", *SIX_PERILS).play("hold_dice", "aside:green2")
    roll(g, "no_focus", *SIX_PERILS[2:]).choose("clue")
    assert g.options == [f"reroll:green{n}" for n in (3, 4, 5, 6)]


@rule("ES-ITEM-12", "ES-ITEM-16")
def test_the_result_on_a_spell_helps_to_complete_a_task_and_the_spell_goes_under_its_deck() -> None:
    g = with_a_die_on_wither("lore").choose("aside:")
    roll(g, "no_focus", 3, "peril", "peril", "peril")
    roll(g, "task:1", "peril", "peril", "peril")
    assert g["green1"].zone == "task"
    assert g.state.cast == []
    assert g.state.spell_deck[0] == "wither"


@rule("ES-ITEM-13", "ES-ITEM-16")
def test_dread_curse_of_azathoth_holds_two_dice_and_stays_until_both_are_used() -> None:
    g = kate("dread_curse_of_azathoth").choose("move:forgotten_knowledge")
    roll(g, "use:dread_curse_of_azathoth", "lore", "terror", *["peril"] * 4)
    assert g.decision.most == 2
    g.choose("hold:green1", "hold:green2")
    roll(g, "task:0", 3, 3, 2, "peril")
    assert [cast.card for cast in g.state.cast] == ["dread_curse_of_azathoth"]
    g.choose("task:1")
    assert g.state.cast == []
    assert g.state.spell_deck[0] == "dread_curse_of_azathoth"


@rule("ES-ITEM-14", "ES-ITEM-15")
def test_a_die_waits_on_a_spell_for_turns_until_somebody_else_uses_it() -> None:
    g = with_a_die_on_wither("lore").choose("give_up")
    g.play("move:entrance", "first_aid:sanity", "move:entrance", "first_aid:sanity")
    assert (g["green1"].zone, g["green1"].face) == ("spell", 5)
    roll(g, "move:the_missing_records", 3, *["peril"] * 4)
    assert g.decision.seat == 1, "Kate cast the spell, Vincent profits from it"
    roll(g, "task:1", *["peril"] * 4)
    assert g["green1"].zone == "task"
    assert g.state.cast == []


@rule("ES-ITEM-14")
def test_the_yellow_die_waits_on_a_spell_too() -> None:
    g = kate("axe", "wither").choose("move:the_missing_records").choose("use:axe")
    roll(g, "use:wither", *SIX_PERILS, 4).play("hold:yellow", "give_up")
    roll(g, "move:forgotten_knowledge", *SIX_PERILS).choose("give_up")
    assert (g["yellow"].zone, g["yellow"].face) == ("spell", 4)
    assert g.decision.seat == 0
    roll(g, "move:the_missing_records", "lore", *["peril"] * 5)
    assert "task:1" in g.options


@rule("ES-ITEM-10")
def test_a_spell_laid_down_for_a_roll_that_never_comes_is_lost() -> None:
    g = kate("wither", "blue_watcher_of_the_pyramid").place("the_dreamlands", at="other_worlds")
    g.choose("move:the_dreamlands").play("use:wither", "use:blue_watcher_of_the_pyramid")
    assert g.decision.seat == 1, "Kate has resolved the adventure without a roll"
    assert g.state.cast == []
    assert "wither" in g.state.spell_deck
