"""PettingZoo environments, one module a game: `from miskatonic.envs.pettingzoo import elder_sign_v0; elder_sign_v0.env()`."""
