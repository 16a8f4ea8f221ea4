"""How bots judge this game. Nothing in the rules knows of it."""
