"""Investigators who attack one another, and whom the keeper has turned."""

from tests.rules.mansions.shared import JENNY, JOE

from miskatonic.games.mansions.events import InvestigatorMurdered
from miskatonic.testing import Scenario, scenario

MARY = "sister_mary"


def turned(others: tuple[str, ...] = (JENNY,)) -> Scenario:
    """Joe Diamond's turn, who wins and loses with the keeper; the others are in his space."""
    g = scenario("mansions", seats=["", JOE, *others]).give(JOE, "loss_of_will").set(f"{JOE}.skill_points", 0)
    for other in others:
        g.place(other, at="foyer.center")
    return g


def test_only_whoever_may_attacks_investigators() -> None:
    g = turned()
    assert "assault:jenny_barnes:unarmed" in g.options
    assert not [option for option in g.begin(turn=JENNY).options if option.startswith("assault:")]


def test_a_ranged_weapon_hits_investigators_in_range_and_sight() -> None:
    g = turned().give(JOE, "joe_45_automatics").place(JOE, at="hallway_1.right").place(JENNY, at="hallway_2.right")
    assert g.rig(dice=[1]).choose("assault:jenny_barnes:joe_45_automatics")[JENNY].damage == 3
    assert not [option for option in turned().place(JOE, at="kitchen.1").options if option.startswith("assault:")]


def test_an_attack_on_an_investigator_that_fails_does_nothing() -> None:
    assert turned().rig(dice=[10]).choose("assault:jenny_barnes:unarmed")[JENNY].damage == 0


def test_who_kills_an_investigator_is_told() -> None:
    g = turned((JENNY, MARY)).set(f"{JENNY}.damage", 9).rig(dice=[1]).choose("assault:jenny_barnes:unarmed")
    murders = [(event.who, event.other) for event in g.events if isinstance(event, InvestigatorMurdered)]
    assert (g.state.gone, murders) == ([JENNY], [(JOE, JENNY)])


def test_who_escapes_on_the_keepers_side_stays_on_it() -> None:
    g = turned((JENNY, MARY)).set("choices", ["C", "A", "A"]).reveal(happened=True).choose("escape")
    assert (g.state.turncoats, list(g.state.mythos_discard)) == ([1], ["loss_of_will"])


def test_the_keeper_wins_when_all_are_eliminated_that_have_not_been_turned() -> None:
    g = turned().reveal(happened=True).set(f"{JENNY}.damage", 9).rig(dice=[1]).choose("assault:jenny_barnes:unarmed")
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
