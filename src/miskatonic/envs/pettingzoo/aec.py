"""The PettingZoo environment: every seat learns, one after the other as the game asks them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from miskatonic.envs.catalogue import VERSIONS
from miskatonic.envs.episode import ACTIONS, Arrays, Episode, Reward, reward_named, setup_of
from miskatonic.envs.gym import SEEDS, space_of
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang, text

MOST_ACTIONS = 20_000


class TableAEC(AECEnv):  # type: ignore[misc]
    """A game whose seats are agents, `seat_0` and so on. `teams` says who plays together.

    `reward` is `outcome` or `score`, paid at the end. All other arguments set up the table.
    """

    def __init__(
        self,
        game: str,
        *,
        reward: str = "outcome",
        most_actions: int = MOST_ACTIONS,
        render_mode: str | None = None,
        lang: Lang = "en",
        **setup: Any,
    ) -> None:
        super().__init__()
        self.game = game
        self.reward: Reward = reward_named(reward)
        if self.reward == "shaped":
            raise MiskatonicError(text("envs-error-shaped"))
        self.most_actions = most_actions
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "name": f"{game}_v{VERSIONS[game].number}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 4,
        }
        self.setup = setup_of(game, GAMES[game].rules.players[0], setup)
        self.episode = Episode.begin(game, self.setup, 0)
        self.possible_agents = [f"seat_{seat}" for seat in self.episode.seats]
        self.teams = {agent: self.episode.table.state.team(self.seat_of(agent)) for agent in self.possible_agents}
        """The team of each agent; "" where all play together."""
        own, mask = space_of(game), spaces.MultiBinary(ACTIONS)
        arrays = spaces.Dict({key: space for key, space in own.items() if key != "action_mask"})
        self.observation_spaces = {
            agent: spaces.Dict({"observation": arrays, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None
        self._actions = 0

    @staticmethod
    def seat_of(agent: str) -> int:
        """The seat of an agent."""
        return int(agent.removeprefix("seat_"))

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.episode = Episode.begin(self.game, self.setup, int(self._rng.integers(SEEDS)), self.episode.out)
        self._actions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"team": self.teams[agent]} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.agents[0] if self.episode.over else f"seat_{self.episode.asked}"

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its mask is empty unless it decides."""
        arrays: Arrays = self.episode.observe(self.seat_of(agent))
        mask = arrays.pop("action_mask")
        return {"observation": arrays, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        episode = self.episode
        episode.act(int(action))
        self._actions += 1
        if episode.over:
            self.rewards = {agent: episode.result(self.seat_of(agent), self.reward) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._actions >= self.most_actions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._asked()

    def render(self) -> str:
        """The question with the open actions in words."""
        return self.episode.described(self.lang)

    def close(self) -> None:
        """Holds nothing that needs closing."""


def wrapped(game: str, **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's checks: an action that is not open ends the game as lost for its agent."""
    env: AECEnv = TableAEC(game, **arguments)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1.0)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
