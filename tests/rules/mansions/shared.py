"""Situations that several chapters begin with."""

from miskatonic.games.mansions.events import TestMade
from miskatonic.testing import Scenario, scenario

JOE, JENNY = "joe_diamond", "jenny_barnes"


def person(slug: str, *things: str, at: str = "foyer.center", others: tuple[str, ...] = ()) -> Scenario:
    """Somebody's turn, with a keeper at seat 0 and others in later seats; no skill points, and only the things that are named."""
    g = scenario("mansions", seats=["", slug, *others]).place(slug, at=at).set(f"{slug}.skill_points", 0)
    return g.give(slug, *things)


def joe(at: str = "foyer.center", others: tuple[str, ...] = ()) -> Scenario:
    """Joe Diamond's turn, with a keeper at seat 0 and others after him; two movement steps and an action."""
    return person("joe_diamond", at=at, others=others)


def rolled(g: Scenario) -> bool:
    """Whether anybody has rolled for a test."""
    return any(isinstance(event, TestMade) for event in g.events)
