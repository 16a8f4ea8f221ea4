"""Put any game in any situation and rig chance, so that a rule is a five-line test. See docs/testing.md."""

from miskatonic.testing.home_made import home_made
from miskatonic.testing.marks import rule
from miskatonic.testing.scenario import Scenario, Situations, scenario

__all__ = ["Scenario", "Situations", "home_made", "rule", "scenario"]
