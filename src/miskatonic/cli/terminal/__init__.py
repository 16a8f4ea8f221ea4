"""A game at the terminal: knows no game, draws each by its board."""
