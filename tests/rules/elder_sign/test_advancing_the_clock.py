"""Advancing the clock."""

from miskatonic.games.elder_sign.events import ClockAdvanced, Midnight, MythosDrawn, SanityLost, StaminaLost
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario


def joe_and_kate(clock: int = 0, ancient_one: str = "azathoth") -> Scenario:
    """Joe Diamond's turn, Kate Winthrop's next; a Mythos card without a lower half on top of the deck."""
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one=ancient_one)
    return g.set("clock", clock).stack("mythos", ["closed_for_mourning"])


def wait(g: Scenario) -> Scenario:
    """A turn in which nothing happens."""
    return g.play("move:entrance", "first_aid:sanity")


def beat_the_shambler(g: Scenario) -> Scenario:
    """Joe completes the task of the Dimensional Shambler, lore and a clock; then he rolls three investigations."""
    g.rig(dice=["lore", *["peril"] * 5]).choose("move:the_missing_records")
    return g.rig(dice=[3, *["peril"] * 4]).choose("task:2")


@rule("ES-CLK-01")
def test_the_hand_moves_three_hours_at_the_end_of_each_turn() -> None:
    g = wait(joe_and_kate())
    assert [event.hour for event in g.happened(ClockAdvanced)] == ["III"]
    wait(g)
    assert [event.hour for event in g.happened(ClockAdvanced)] == ["III", "VI"]


@rule("ES-CLK-02")
def test_four_advances_make_a_day() -> None:
    g = joe_and_kate()
    for _ in range(4):
        wait(g)
    assert [event.hour for event in g.happened(ClockAdvanced)] == ["III", "VI", "IX", "XII"]
    assert (g.state.clock, g.state.day) == (0, 2)


@rule("ES-CLK-03")
def test_a_clock_requirement_moves_the_hand_on_top_of_the_clock_step() -> None:
    g = beat_the_shambler(joe_and_kate().spawn("dimensional_shambler", at="the_missing_records"))
    assert g.state.clock == 1, "in the middle of the attempt"
    g.choose("give_up")
    assert g.state.clock == 2
    assert g.decision.seat == 1


@rule("ES-CLK-04")
def test_midnight_is_resolved_in_the_middle_of_an_attempt() -> None:
    g = beat_the_shambler(joe_and_kate(clock=3).spawn("dimensional_shambler", at="the_missing_records"))
    assert (g.state.mythos, g.state.doom) == ("closed_for_mourning", 1)
    assert g.state.attempt is not None
    assert g.decision.rule == "ES-FAIL-05", "the attempt goes on"
    g.choose("give_up")
    assert g.state.clock == 1


@rule("ES-CLK-04")
def test_a_monster_of_that_midnight_may_be_put_on_the_adventure_that_is_attempted() -> None:
    g = joe_and_kate(clock=3).stack("mythos", ["wet_footprints"])
    g.spawn("dimensional_shambler", at="the_dreamlands").rig(dice=["lore", "peril", 3, *["terror"] * 3])
    g.choose("move:the_dreamlands")
    g.rig(dice=["lore", "terror", "terror"], monsters=["byakhee"]).choose("task:0")
    g.choose("task:1")
    g.rig(dice=["peril", "terror"]).choose("monster:the_dreamlands")
    assert g["joe_diamond"].trophies == [], "the last task was not the last any more"
    g.choose("task:2")
    assert sorted(g["joe_diamond"].trophies) == ["byakhee", "dimensional_shambler", "the_dreamlands"]


@rule("ES-CLK-04", "ES-DEV-11")
def test_midnight_in_the_middle_of_an_attempt_can_devour_the_one_who_makes_it() -> None:
    g = joe_and_kate(clock=3).spawn("dimensional_shambler", at="the_missing_records")
    g.place("don_t_fall_asleep", at="museum:5").set("joe_diamond.sanity", 1)
    g.rig(dice=["lore", *["peril"] * 5], investigators=["gloria_goldberg"]).choose("move:the_missing_records").choose(
        "task:2"
    )
    assert g.state.devoured == ["joe_diamond"]
    assert "dimensional_shambler" in g.state.cup
    assert g["the_missing_records"].below == []
    assert (g.state.clock, g.decision.seat) == (1, 1), "what is left of the turn is its clock step"
    assert g["gloria_goldberg"].trophies == []


@rule("ES-CLK-05", "ES-CLK-06")
def test_at_midnight_all_effects_come_before_the_new_mythos_card() -> None:
    g = joe_and_kate(clock=3).place("don_t_fall_asleep", at="museum:5")
    g.place("strange_visions_poisoned_trap", at="mythos")
    wait(g)
    kinds = (Midnight, SanityLost, StaminaLost, MythosDrawn)
    assert [type(event) for event in g.events if isinstance(event, kinds)] == [
        Midnight,
        SanityLost,
        SanityLost,
        StaminaLost,
        StaminaLost,
        MythosDrawn,
    ]
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (3, 4)
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (5, 2)


@rule("ES-CLK-06")
def test_the_new_mythos_card_is_resolved_and_laid_on_the_earlier_ones() -> None:
    g = joe_and_kate(clock=3)
    earlier = g.state.mythos
    wait(g)
    assert (g.state.mythos, g.state.mythos_pile) == ("closed_for_mourning", [earlier])
    assert g.state.doom == 1


@rule("ES-CLK-07")
def test_no_mythos_card_is_drawn_while_the_hand_is_away_from_midnight() -> None:
    g = joe_and_kate()
    for _ in range(3):
        wait(g)
    assert g.happened(MythosDrawn) == []
    wait(g)
    assert [event.card for event in g.happened(MythosDrawn)] == ["closed_for_mourning"]


@rule("ES-CLK-07")
def test_when_the_mythos_deck_is_used_up_its_cards_are_shuffled_again() -> None:
    g = joe_and_kate(clock=3)
    g.set("mythos_pile", g.state.mythos_deck).set("mythos_deck", Pile())
    wait(g)
    assert len(g.happened(MythosDrawn)) == 1
    assert len(g.state.mythos_deck) == 31
    assert g.state.mythos_pile == []
