"""The odds that players are shown."""
