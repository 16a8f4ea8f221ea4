"""Put any game in any situation and rig chance, so that a rule is a five-line test. See docs/testing.md."""

from miskatonic.testing.marks import rule
from miskatonic.testing.rigging import RiggedRng
from miskatonic.testing.scenario import Scenario, scenario

__all__ = ["RiggedRng", "Scenario", "rule", "scenario"]
