"""The moments when players may use abilities of their cards."""

from miskatonic.kernel.hooks import Window

ACTION = Window("the action step of an investigator")
"""Abilities that take the whole action step."""
FREE_ACTION = Window("an action of an investigator that needs no evade test")
"""Abilities that take the whole action step without evade tests: attacks, and what says so itself."""
OBJECTIVE_ACTION = Window("an action that the objective lets every investigator take")
"""Abilities of the objective that take the whole action step of the active investigator."""
IN_TURN = Window("the turn of an investigator")
"""Abilities that take no step, in one's own turn."""
BEFORE_TEST = Window("an attribute test is about to be rolled")
IN_PUZZLE = Window("an attempt at a puzzle")
KEEPER_ACTION = Window("the keeper action step")
"""What the keeper may do beside the keeper action cards."""
