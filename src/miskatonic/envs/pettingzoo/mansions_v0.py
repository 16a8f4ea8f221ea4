"""PettingZoo: *Mansions of Madness*: a keeper against a team of investigators."""

from functools import partial

from miskatonic.envs.pettingzoo.aec import TableAEC, wrapped

__all__ = ["env", "raw_env"]

raw_env = partial(TableAEC, "mansions")
env = partial(wrapped, "mansions")
