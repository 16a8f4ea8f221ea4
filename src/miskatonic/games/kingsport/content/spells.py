"""The spells."""
