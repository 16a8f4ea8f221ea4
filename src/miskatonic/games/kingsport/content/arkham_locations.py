"""The location cards for the neighborhoods of Arkham."""
