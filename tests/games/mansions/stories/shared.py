"""Situations that the tests of several stories begin with."""

from miskatonic.games.mansions.components import EVENTS
from miskatonic.testing import Scenario, scenario


def told(story: str, letters: str, at: str = "", others: tuple[str, ...] = ()) -> Scenario:
    """Joe Diamond's turn in a story, with the keeper's answers in the order of the questions, and others after him."""
    g = scenario("mansions", story=story, seats=["", "joe_diamond", *others]).set("choices", list(letters))
    g.set("joe_diamond.skill_points", 0)
    return g.place("joe_diamond", at=at) if at else g


def finale(story: str, letters: str, at: str = "", others: tuple[str, ...] = ()) -> Scenario:
    """The same with the objective face up."""
    return told(story, letters, at, others).reveal(happened=True)


def event_of(g: Scenario, level: int) -> Scenario:
    """The event step in which an event is resolved, before anything happens."""
    g.set("event", level).set("time", EVENTS[f"{g.state.story}_event_{level}"].time - 1)
    return g.begin(step="event")


def winners(g: Scenario) -> list[int]:
    """The seats that have won; the keeper's is 0."""
    assert g.outcome is not None
    return g.outcome.winners
