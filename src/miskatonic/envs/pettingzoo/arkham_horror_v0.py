"""PettingZoo: *Arkham Horror*, with `boxes=["kingsport"]` also *Kingsport Horror*."""

from functools import partial

from miskatonic.envs.pettingzoo.aec import TableAEC, wrapped

__all__ = ["env", "raw_env"]

raw_env = partial(TableAEC, "arkham_horror")
env = partial(wrapped, "arkham_horror")
