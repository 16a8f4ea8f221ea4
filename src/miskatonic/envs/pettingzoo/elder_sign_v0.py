"""PettingZoo: *Elder Sign*."""

from functools import partial

from miskatonic.envs.pettingzoo.aec import TableAEC, wrapped

__all__ = ["env", "raw_env"]

raw_env = partial(TableAEC, "elder_sign")
env = partial(wrapped, "elder_sign")
