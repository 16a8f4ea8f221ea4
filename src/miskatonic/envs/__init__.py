"""Environments for programs that learn: Gymnasium, PettingZoo and OpenSpiel over any game, with any boxes.

Importing this package registers its titles with Gymnasium: `gymnasium.make("miskatonic.envs:miskatonic/TheGathering-v0")`
imports it by itself. See docs/environments.md.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from miskatonic.envs.catalogue import TITLES, environment_id
from miskatonic.kernel.text import PHRASES

__all__ = ["TITLES", "environment_id", "register"]

PHRASES.add_folder(Path(__file__).parent / "text")


def register() -> None:
    """Registers every title with Gymnasium, under `miskatonic/`."""
    import gymnasium

    for title in TITLES.values():
        wanted = environment_id(title)
        if wanted not in gymnasium.registry:
            gymnasium.register(
                id=wanted,
                entry_point="miskatonic.envs.gym:TableEnv",
                max_episode_steps=title.most_actions,
                kwargs={"game": title.game, **title.setup},
            )


if find_spec("gymnasium") is not None:  # the extra `envs`; OpenSpiel needs it not
    register()
