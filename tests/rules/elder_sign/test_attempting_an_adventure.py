"""Attempting an adventure: which dice are rolled."""

from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.testing import Scenario, rule, scenario

GREEN = (0, 1, 2, 3, 4, 5)
YELLOW, RED = 6, 7


def at_the_museum(who: str = "joe_diamond") -> Scenario:
    """One investigator at the start of a turn."""
    return scenario("elder_sign", seats=[who], ancient_one="azathoth")


def rolled(g: Scenario) -> list[tuple[int, ...]]:
    """The dice of each roll."""
    return [event.dice for event in g.happened(Rolled)]


@rule("ES-ADV-01")
def test_an_attempt_begins_with_a_roll_of_all_six_green_dice() -> None:
    g = at_the_museum().rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert rolled(g) == [GREEN]


@rule("ES-ADV-02")
def test_items_add_the_yellow_die_the_red_die_or_both() -> None:
    g = at_the_museum().give("joe_diamond", "rifle", "holy_water").choose("move:the_missing_records")
    g.rig(dice=["peril"] * 8).play("use:rifle", "use:holy_water")
    assert rolled(g) == [(*GREEN, YELLOW, RED)]


@rule("ES-ADV-02")
def test_items_that_are_not_spent_add_nothing() -> None:
    g = at_the_museum().give("joe_diamond", "rifle", "holy_water").choose("move:the_missing_records")
    g.rig(dice=["peril"] * 7).play("use:holy_water", "roll")
    assert rolled(g) == [(*GREEN, RED)]
    g = at_the_museum().give("joe_diamond", "rifle").choose("move:the_missing_records")
    g.rig(dice=["peril"] * 6).choose("roll")
    assert rolled(g) == [GREEN]


@rule("ES-ADV-02")
def test_an_ability_may_add_both_dice_too() -> None:
    g = at_the_museum("gloria_goldberg").place("gloria_goldberg", at="the_dreamlands")
    g.rig(dice=["peril"] * 8).play("move:the_dreamlands", "use:gloria_goldberg")
    assert rolled(g) == [(*GREEN, YELLOW, RED)]


@rule("ES-ADV-03")
def test_a_locked_green_die_is_missing_from_the_roll() -> None:
    g = at_the_museum().place("did_you_hear_that", at="museum:5").lock("green3", by="did_you_hear_that")
    g.rig(dice=["lore", 3, "terror", "terror", "terror"]).choose("move:the_missing_records")
    assert rolled(g) == [(0, 1, 3, 4, 5)]


@rule("ES-ADV-03")
def test_a_locked_yellow_die_cannot_be_added() -> None:
    g = at_the_museum().give("joe_diamond", "rifle").spawn("ghost", at="forgotten_knowledge").lock("yellow", by="ghost")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert rolled(g) == [GREEN], "the rifle was no use"
    assert g["joe_diamond"].cards == ["rifle"]


@rule("ES-ADV-03")
def test_the_die_on_a_new_adventure_is_missing_from_the_next_attempt() -> None:
    g = at_the_museum().stack("adventure", ["did_you_hear_that"])
    g.rig(dice=["lore", 3, 3, 3, "terror", "terror"]).choose("move:the_missing_records")
    g.rig(dice=[3, 3, "terror", "terror"]).play("task:1", "task:0")
    g.rig(dice=["peril"] * 5).choose("move:did_you_hear_that")
    assert len(rolled(g)[-1]) == 5


@rule("ES-ADV-04")
def test_whatever_happened_in_the_last_attempt_the_next_one_begins_with_six_green_dice() -> None:
    g = at_the_museum().give("joe_diamond", "rifle").choose("move:the_missing_records")
    g.rig(dice=["peril"] * 7).choose("use:rifle")
    g.rig(dice=["peril"] * 5).play("aside:green1", "focus:green2")
    g.choose("give_up").rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert [len(dice) for dice in rolled(g)] == [7, 5, 6]
    assert rolled(g)[-1] == GREEN


@rule("ES-ADV-04")
def test_every_adventure_begins_with_the_same_number_of_dice() -> None:
    for card in at_the_museum().options[:-1]:
        assert rolled(at_the_museum().rig(dice=["peril"] * 6).choose(card)) == [GREEN]


@rule("ES-ADV-04")
def test_sister_mary_may_roll_a_locked_die_because_her_card_says_so() -> None:
    g = at_the_museum("sister_mary").place("did_you_hear_that", at="museum:5")
    g.lock("green3", by="did_you_hear_that").choose("move:the_missing_records").rig(dice=["peril"] * 6).choose(
        "use:sister_mary"
    )
    assert rolled(g) == [GREEN]
    g.choose("give_up")
    assert g["green3"].zone == "lock"
