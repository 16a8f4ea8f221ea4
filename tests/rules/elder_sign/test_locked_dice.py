"""Locked dice."""

import pytest

from miskatonic.games.elder_sign.events.dice import DieLocked
from miskatonic.testing import Scenario, rule, scenario


def joe(*cards: str) -> Scenario:
    """Joe Diamond with those cards; Dexter Drake plays after him."""
    g = scenario("elder_sign", seats=["joe_diamond", "dexter_drake"], ancient_one="azathoth")
    return g.give("joe_diamond", *cards)


def roll(g: Scenario, choice: str, *dice: str | int) -> Scenario:
    """Takes an option after which those results are rolled."""
    return g.rig(dice=dice).choose(choice)


def midnight(g: Scenario, mythos: str, *monsters: str) -> Scenario:
    """Midnight comes at the end of Joe's turn with that Mythos card and those monsters."""
    g.set("clock", 3).stack("mythos", [mythos]).rig(monsters=monsters)
    return g.play("move:entrance", "first_aid:sanity")


@rule("ES-LOCK-01", "ES-LOCK-02")
@pytest.mark.parametrize(
    ("adventure", "die"),
    [("did_you_hear_that", "green1"), ("gala_in_the_great_hall", "yellow"), ("we_need_to_find_help", "red")],
)
def test_an_adventure_with_a_locked_die_symbol_takes_a_die_when_it_enters_play(adventure: str, die: str) -> None:
    g = joe().place("the_security_office", at="museum:0").stack("adventure", [adventure])
    roll(g, "move:the_security_office", 2, *["lore"] * 5)
    roll(g, "task:0", 3, *["lore"] * 4)
    roll(g, "task:1", 3, 3, "lore", "lore").choose("task:2")
    assert g.state.museum[0].card == adventure
    assert (g[die].zone, g[die].lock) == ("lock", adventure)


@rule("ES-LOCK-01", "ES-LOCK-02")
@pytest.mark.parametrize(
    ("mythos", "die", "monsters"),
    [("the_lights_grow_dim", "green1", []), ("an_empty_toolbox", "yellow", ["gug"]), ("the_relics_sleep", "red", [])],
)
def test_a_mythos_card_with_a_locked_die_symbol_takes_a_die_as_soon_as_it_is_drawn(
    mythos: str, die: str, monsters: list[str]
) -> None:
    g = midnight(joe().place("koi_pond", at="museum:0"), mythos, *monsters)
    assert (g[die].zone, g[die].lock) == ("lock", mythos)


@rule("ES-LOCK-01", "ES-LOCK-02")
@pytest.mark.parametrize(("monster", "die"), [("mi_go", "green1"), ("ghost", "yellow"), ("star_spawn", "red")])
def test_a_monster_with_a_locked_die_symbol_takes_a_die_as_soon_as_it_appears(monster: str, die: str) -> None:
    g = midnight(joe().place("koi_pond", at="museum:0"), "wet_footprints", monster)
    assert (g[die].zone, g[die].lock) == ("lock", monster)


def mi_go_in_the_gift_shop(g: Scenario) -> Scenario:
    """When a failed roll in The Gift Shop shows terror, a Mi-Go will appear at the Koi Pond and lock a green die."""
    return g.place("the_gift_shop", at="museum:0").place("koi_pond", at="museum:1").rig(monsters=["mi_go"])


@rule("ES-LOCK-03")
def test_the_active_player_picks_the_green_die_that_is_locked() -> None:
    g = mi_go_in_the_gift_shop(joe())
    roll(g, "move:the_gift_shop", "terror", "lore", "peril", 1, 1, "lore")
    assert (g.decision.seat, g.decision.rule) == (0, "ES-LOCK-02")
    assert g.options == ["lock:green1", "lock:green2", "lock:green3", "lock:green4"], "one of each result"
    g.choose("lock:green3")
    assert (g["green3"].zone, g["green3"].face) == ("lock", 0)
    g.choose("aside:green1")
    roll(g, "no_focus", 1, 1, 1, "lore")
    assert g["green3"].zone == "lock"


@rule("ES-LOCK-04", "ES-ERR-05")
def test_a_locked_die_is_taken_even_from_a_spell() -> None:
    g = joe("axe", "wither").choose("move:the_missing_records").choose("use:axe")
    roll(g, "use:wither", *["peril"] * 6, 4).play("hold:yellow", "give_up")
    g.play("move:entrance", "first_aid:sanity")
    assert g["yellow"].zone == "spell"
    midnight(g, "an_empty_toolbox", "gug").choose("monster:the_missing_records")
    assert (g["yellow"].zone, g["yellow"].lock, g["yellow"].face) == ("lock", "an_empty_toolbox", 0)
    assert g.state.cast == []
    assert g.state.spell_deck[0] == "wither"


@rule("ES-LOCK-04")
def test_a_locked_die_is_taken_even_from_a_marker() -> None:
    g = mi_go_in_the_gift_shop(joe())
    roll(g, "move:the_gift_shop", "lore", *["peril"] * 5).choose("aside:green2")
    roll(g, "focus:green1", "terror", *["peril"] * 3)
    assert "lock:green1" in g.options
    g.choose("lock:green1")
    assert (g["green1"].zone, g["green1"].at, g["green1"].lock) == ("lock", "", "mi_go")


@rule("ES-LOCK-04")
def test_a_die_that_was_set_aside_may_be_the_one_that_is_locked() -> None:
    g = mi_go_in_the_gift_shop(joe())
    roll(g, "move:the_gift_shop", "lore", *["peril"] * 5).choose("aside:green2")
    roll(g, "no_focus", "lore", "terror", *["peril"] * 3).choose("lock:green2")
    g.choose("aside:green4")
    roll(g, "no_focus", *["peril"] * 4)
    assert g["green2"].lock == "mi_go", "the pool was not the smaller for it"


@rule("ES-LOCK-05", "ES-LOCK-06")
def test_a_die_that_is_locked_already_stays_where_it_is() -> None:
    g = joe().place("koi_pond", at="museum:0").place("we_need_to_find_help", at="museum:1")
    g.lock("red", by="we_need_to_find_help")
    midnight(g, "wet_footprints", "star_spawn").choose("monster:koi_pond:0")
    assert g["red"].lock == "we_need_to_find_help"
    assert (g.happened(DieLocked), g.state.waiting) == ([], ["star_spawn"])


@rule("ES-LOCK-05")
def test_a_second_green_symbol_takes_another_green_die() -> None:
    g = joe().place("koi_pond", at="museum:0").place("did_you_hear_that", at="museum:1")
    g.lock("green1", by="did_you_hear_that")
    midnight(g, "wet_footprints", "mi_go").choose("monster:koi_pond:0")
    assert (g["green1"].lock, g["green2"].lock) == ("did_you_hear_that", "mi_go")


@rule("ES-LOCK-06", "ES-ERR-30")
def test_a_symbol_that_waits_takes_the_die_as_soon_as_it_is_freed() -> None:
    g = joe().place("koi_pond", at="museum:0").place("the_relics_sleep", at="mythos")
    g.lock("red", by="the_relics_sleep")
    midnight(g.stack("mythos", ["closed_for_mourning"]), "wet_footprints", "star_spawn")
    assert (g["red"].lock, g.state.waiting) == ("star_spawn", [])


@rule("ES-ERR-30")
def test_several_symbols_wait_in_their_order_and_one_that_leaves_play_waits_no_more() -> None:
    g = joe().place("gala_in_the_great_hall", at="museum:0").lock("yellow", by="gala_in_the_great_hall")
    midnight(g.place("koi_pond", at="museum:1"), "an_empty_toolbox", "ghost")
    assert (g["yellow"].lock, g.state.waiting) == ("gala_in_the_great_hall", ["an_empty_toolbox", "ghost"])
    for _ in range(3):
        g.play("move:entrance", "first_aid:sanity")
    midnight(g, "closed_for_mourning")
    assert g.state.waiting == ["ghost"]


@rule("ES-ERR-31")
def test_when_the_ancient_one_wakes_locked_dice_are_free_or_out_of_the_game() -> None:
    g = scenario("elder_sign", seats=["sister_mary", "joe_diamond"], ancient_one="yig").set("doom", 7)
    g.place("mysterious_tome", at="museum:0").place("did_you_hear_that", at="museum:1")
    g.lock("green1", by="did_you_hear_that").place("the_relics_sleep", at="mythos").lock("red", by="the_relics_sleep")
    g.give("joe_diamond", "knife", "holy_water", "wither").rig(dice=["peril"] * 5).choose("move:mysterious_tome")
    g.choose("roll").rig(dice=["lore"] * 5).choose("give_up")
    assert (g.state.awake, g["green1"].zone, g["red"].zone) == (True, "out", "supply")


@rule("ES-LOCK-07")
def test_a_locked_die_is_neither_rolled_nor_used() -> None:
    g = joe("axe").place("did_you_hear_that", at="museum:5").lock("green2", by="did_you_hear_that")
    g.spawn("ghost", at="the_hidden_passage").lock("yellow", by="ghost")
    roll(g, "move:the_missing_records", "lore", 2, "peril", "peril", "peril")
    assert (g["green2"].zone, g["green2"].face) == ("lock", 0)
    assert g.decision.rule == "ES-FAIL-05", "and the Axe could not add the yellow die"


@rule("ES-LOCK-08")
def test_the_die_of_an_adventure_is_freed_when_it_is_resolved() -> None:
    g = joe().place("gala_in_the_great_hall", at="museum:0").lock("yellow", by="gala_in_the_great_hall")
    roll(g, "move:gala_in_the_great_hall", "lore", "peril", 2, *["peril"] * 3)
    roll(g, "task:0", 3, "peril", "peril")
    assert g["yellow"].zone == "lock"
    g.choose("task:1")
    assert (g["yellow"].zone, g["yellow"].lock) == ("supply", "")


@rule("ES-LOCK-08")
def test_a_failed_adventure_keeps_its_locked_die() -> None:
    g = joe().place("gala_in_the_great_hall", at="museum:0").lock("yellow", by="gala_in_the_great_hall")
    roll(g, "move:gala_in_the_great_hall", *["peril"] * 6).choose("give_up")
    assert (g["yellow"].zone, g["yellow"].lock) == ("lock", "gala_in_the_great_hall")


@rule("ES-LOCK-09")
def test_the_die_of_a_mythos_card_is_freed_by_the_next_card() -> None:
    g = midnight(joe(), "the_lights_grow_dim")
    assert g["green1"].lock == "the_lights_grow_dim"
    for _ in range(3):
        g.play("move:entrance", "first_aid:sanity")
        assert g["green1"].zone == "lock"
    midnight(g, "closed_for_mourning")
    assert (g["green1"].zone, g["green1"].lock) == ("supply", "")


@rule("ES-LOCK-09")
def test_the_die_freed_by_a_midnight_in_the_middle_of_an_attempt_does_not_join_it() -> None:
    g = joe().place("the_lights_grow_dim", at="mythos").spawn("dimensional_shambler", at="the_missing_records")
    g.lock("green6", by="the_lights_grow_dim").set("clock", 3).stack("mythos", ["closed_for_mourning"])
    roll(g, "move:the_missing_records", "lore", *["peril"] * 4)
    roll(g, "task:2", *["peril"] * 4)
    assert (g["green6"].zone, g["green6"].lock) == ("supply", ""), "only dice that were rolled are rolled again"


@rule("ES-LOCK-10")
def test_the_die_of_a_monster_is_freed_as_soon_as_its_task_is_completed() -> None:
    g = joe("axe").spawn("ghost", at="the_missing_records").lock("yellow", by="ghost")
    roll(g, "move:the_missing_records", "lore", 2, *["peril"] * 4).choose("task:2")
    assert (g["yellow"].zone, g["yellow"].lock) == ("supply", "")
    roll(g, "use:axe", *["peril"] * 4, 4)
    assert g["yellow"].face == 4, "it is of use in the same attempt already"


@rule("ES-LOCK-10")
def test_a_monster_that_is_not_beaten_keeps_its_die() -> None:
    g = joe().spawn("ghost", at="the_missing_records").lock("yellow", by="ghost")
    roll(g, "move:the_missing_records", *["peril"] * 6).choose("give_up")
    assert (g["yellow"].zone, g["yellow"].lock) == ("lock", "ghost")
