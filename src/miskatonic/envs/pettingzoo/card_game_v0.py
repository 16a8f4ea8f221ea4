"""PettingZoo: *Arkham Horror: The Card Game*."""

from functools import partial

from miskatonic.envs.pettingzoo.aec import TableAEC, wrapped

__all__ = ["env", "raw_env"]

raw_env = partial(TableAEC, "card_game")
env = partial(wrapped, "card_game")
