"""Moving."""

import pytest
from tests.rules.elder_sign.conftest import Homemade

from miskatonic.games.elder_sign.declare import lore, task
from miskatonic.games.elder_sign.effects.belongings import lose_trophies
from miskatonic.games.elder_sign.effects.health import lose
from miskatonic.games.elder_sign.events import Moved
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.situations import QUIET_MUSEUM
from miskatonic.testing import Scenario, rule, scenario


def pair() -> Scenario:
    """Joe Diamond, who is active, and Bob Jenkins."""
    return scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="azathoth")


@rule("ES-MOVE-01")
def test_a_marker_may_go_to_any_adventure_of_the_museum_to_any_other_world_in_play_or_to_the_entrance() -> None:
    g = pair().place("yuggoth", at="other_worlds").place("r_lyeh", at="other_worlds")
    assert g.options == [f"move:{card}" for card in (*QUIET_MUSEUM, "yuggoth", "r_lyeh", "entrance")]
    g.rig(dice=["peril"] * 6).choose("move:yuggoth")
    assert g["joe_diamond"].at == "yuggoth"
    assert g.happened(Moved) == [Moved("joe_diamond", "yuggoth")]


@rule("ES-MOVE-01")
def test_an_other_world_that_is_not_in_play_cannot_be_reached() -> None:
    assert "move:yuggoth" not in pair().options


@rule("ES-MOVE-02")
@pytest.mark.parametrize("start", ["entrance", "the_missing_records", "forgotten_knowledge", "yuggoth"])
def test_every_card_can_be_reached_from_everywhere(start: str) -> None:
    g = pair().place("yuggoth", at="other_worlds").place("joe_diamond", at=start)
    assert g.options == [f"move:{card}" for card in (*QUIET_MUSEUM, "yuggoth", "entrance")]


@rule("ES-MOVE-03")
def test_an_investigator_may_stay_on_the_same_card() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").place(
        "joe_diamond", at="vermin_in_the_pipes"
    )
    g.rig(dice=["peril"] * 6).choose("move:vermin_in_the_pipes")
    assert g["joe_diamond"].at == g.state.attempt.place == "vermin_in_the_pipes"


@rule("ES-MOVE-03")
def test_an_investigator_may_stay_at_the_entrance() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    for _ in range(2):
        g.play("move:entrance", "first_aid:sanity")
        assert g["joe_diamond"].at == "entrance"


@rule("ES-MOVE-04")
@pytest.mark.parametrize("card", QUIET_MUSEUM)
def test_whoever_stands_on_an_adventure_must_attempt_it(card: str) -> None:
    g = pair().rig(dice=["lore", "terror", "terror", "terror", "terror", "terror"]).choose(f"move:{card}")
    assert g.state.attempt.place == card
    assert len(g.happened(Rolled)) == 1
    assert set(g.options) & {"first_aid:sanity", "lost_and_found", "move:entrance"} == set()


@rule("ES-MOVE-05")
def test_whoever_stands_at_the_entrance_waits_there() -> None:
    g = pair().place("joe_diamond", at="the_missing_records").choose("move:entrance")
    assert g["joe_diamond"].at == "entrance"
    assert g.decision.rule == "ES-ENT-01"
    assert g.state.attempt is None


@rule("ES-MOVE-06")
def test_several_investigators_may_stand_on_the_same_adventure() -> None:
    g = pair().rig(dice=["peril"] * 6).play("move:the_missing_records", "give_up")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert g["joe_diamond"].at == g["bob_jenkins"].at == "the_missing_records"


@rule("ES-MOVE-06")
def test_several_investigators_may_stand_at_the_entrance() -> None:
    g = pair().play("move:entrance", "first_aid:sanity", "move:entrance", "first_aid:sanity")
    assert g["joe_diamond"].at == g["bob_jenkins"].at == "entrance"


@rule("ES-MOVE-04", "ES-ERR-12")
def test_what_a_card_costs_on_entry_is_paid_before_the_attempt(homemade: Homemade) -> None:
    card = homemade(task(lore), entry=lose_trophies(1))
    g = pair().place(card, at="museum:0").give("joe_diamond", "gug")
    g.rig(dice=["peril"] * 6).choose(f"move:{card}")
    assert g["joe_diamond"].trophies == []
    assert g.state.attempt.place == card


@rule("ES-ERR-12")
def test_a_cost_of_entry_that_cannot_be_paid_keeps_nobody_out(homemade: Homemade) -> None:
    card = homemade(task(lore), entry=lose_trophies(2))
    g = pair().place(card, at="museum:0").give("joe_diamond", "byakhee").rig(dice=["peril"] * 6)
    g.choose(f"move:{card}")
    assert g["joe_diamond"].at == g.state.attempt.place == card
    assert g["joe_diamond"].trophies == ["byakhee"], "worth 1: not a part of it is paid"


@rule("ES-MOVE-04")
def test_whoever_is_devoured_on_entry_attempts_nothing(homemade: Homemade) -> None:
    card = homemade(task(lore), entry=lose(sanity=1))
    g = pair().place(card, at="museum:0").set("joe_diamond.sanity", 1).choose(f"move:{card}")
    assert g.state.attempt is None
    assert not g.happened(Rolled)
    assert (g.decision.seat, g.state.clock) == (1, 1), "the clock step is still to be done"
