"""The rules of the card game, chapter by chapter."""
