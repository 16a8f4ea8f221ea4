"""OpenSpiel's MCTS and IS-MCTS play a game: `python examples/openspiel_search.py --game elder_sign --simulations 50`.

MCTS searches on clones, so the game is loaded with `clones=imagined`: each clone deals anew what the seat does not know.
IS-MCTS asks for such worlds itself.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from miskatonic.envs.openspiel import register, short_name


def searcher(algorithm: str, game: Any, simulations: int, rng: np.random.RandomState) -> Any:
    """OpenSpiel's own bot, with random rollouts."""
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if algorithm == "mcts":
        return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)


def play(game: str, setup: dict[str, Any], algorithm: str, simulations: int, seed: int, most: int) -> list[float]:
    """Plays a game, at most so many decisions of it: what each seat was paid."""
    register()
    clones = "imagined" if algorithm == "mcts" else "same"
    loaded = pyspiel.load_game(short_name(game), {"seed": seed, "clones": clones, "setup": json.dumps(setup)})
    bot = searcher(algorithm, loaded, simulations, np.random.RandomState(seed))
    state = loaded.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        action = bot.step(state)
        print(state.action_to_string(state.current_player(), action))
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


def main(arguments: list[str] | None = None) -> None:
    """Reads the command line and plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="elder_sign")
    parser.add_argument("--setup", type=json.loads, default={}, help="arguments of new_table, as JSON")
    parser.add_argument("--algorithm", choices=("mcts", "ismcts"), default="ismcts")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=10_000, help="stop after so many decisions")
    given = parser.parse_args(arguments)
    print(play(given.game, given.setup, given.algorithm, given.simulations, given.seed, given.most))


if __name__ == "__main__":
    main()
