"""Situations that several chapters begin with."""

from miskatonic.testing import Scenario, scenario

JOE, JENNY = "joe_diamond", "jenny_barnes"


def joe(at: str = "foyer.center", others: tuple[str, ...] = ()) -> Scenario:
    """Joe Diamond's turn, with a keeper at seat 0 and others after him; two movement steps and an action."""
    g = scenario("mansions", seats=["", "joe_diamond", *others])
    return g.place("joe_diamond", at=at).set("joe_diamond.skill_points", 0)
