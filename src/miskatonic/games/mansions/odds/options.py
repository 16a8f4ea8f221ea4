"""The chances of what players may choose."""

from __future__ import annotations

from miskatonic.games.mansions.rules.attribute_tests import BEFORE_ROLL, attribute, chance, value
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.decision import Decision


def odds(state: Mansion, decision: Decision) -> dict[str, float]:
    """Before a test is rolled: how likely it is passed, as it stands and with a skill point."""
    if decision.kind is not BEFORE_ROLL or not state.tests:
        return {}
    made = state.tests[-1]
    you = state.investigators[made.seat]
    if you is None:
        return {}
    needed = value(state, you, made)
    found = {"roll": chance(needed)}
    if decision.index("skill_point") >= 0:
        found["skill_point"] = chance(needed + attribute(state, you, "luck"))
    return found
