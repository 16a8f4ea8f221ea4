"""MaskablePPO of sb3-contrib learns a game: `python examples/maskable_ppo.py --steps 200000 --plot curve.png`.

It needs torch and sb3-contrib, which the project does not install: `pip install torch==2.13.0 sb3-contrib`.
"""

from __future__ import annotations

import argparse
from collections import deque
from typing import Any

import gymnasium
import numpy as np

import miskatonic.envs


class Flat(gymnasium.ObservationWrapper[np.ndarray[Any, Any], np.int64, dict[str, Any]]):
    """The arrays as one row; numbers of words become small."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        sizes = [int(np.prod(space.shape)) for key, space in env.observation_space.items() if key != "action_mask"]  # type: ignore[attr-defined]
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (sum(sizes),), np.float32)

    def observation(self, observation: dict[str, Any]) -> np.ndarray[Any, Any]:
        """One row of numbers."""
        row = np.concatenate([part.ravel() for key, part in observation.items() if key != "action_mask"])
        return np.tanh(row / 8).astype(np.float32)

    def action_masks(self) -> Any:
        """The open actions."""
        return self.env.get_wrapper_attr("action_masks")()


def main() -> None:
    """Learns, and prints the share of games won as it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="miskatonic/TheGathering-v0")
    parser.add_argument("--investigator", default="roland_banks")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--plot")
    given = parser.parse_args()

    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback

    miskatonic.envs.register()
    env = Flat(gymnasium.make(given.title, seats=[given.investigator], reward="shaped"))

    class Curve(BaseCallback):  # type: ignore[misc]
        """Remembers how many of the latest 200 games were won."""

        def __init__(self) -> None:
            super().__init__()
            self.won: deque[bool] = deque(maxlen=200)
            self.points: list[tuple[int, float]] = []

        def _on_step(self) -> bool:
            for info in self.locals["infos"]:
                if "won" in info:
                    self.won.append(info["won"])
                    self.points.append((self.num_timesteps, sum(self.won) / len(self.won)))
                    if len(self.points) % 100 == 0:
                        print(
                            f"{self.num_timesteps:>9} steps, {len(self.points)} games: {self.points[-1][1]:.1%} won",
                            flush=True,
                        )
            return True

    curve = Curve()
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=512, verbose=0, seed=1)
    model.learn(given.steps, callback=curve)
    if given.plot:
        import matplotlib.pyplot as plt

        plt.plot(*zip(*curve.points, strict=True))
        plt.xlabel("steps")
        plt.ylabel("won, of the latest 200 games")
        plt.savefig(given.plot)


if __name__ == "__main__":
    main()
