"""The value of a position, as a number: its features for either side."""

from __future__ import annotations

from math import exp

from miskatonic.games.mansions.bot import aims
from miskatonic.games.mansions.rules.house import routes, spaces_of
from miskatonic.games.mansions.state import KEEPER, Mansion, health, sanity


def features(game: Mansion) -> dict[str, float]:
    """The features of a position."""
    people = game.present()
    goal = aims.trail_room(game)
    away = 0.0
    if goal:
        spaces = spaces_of(game, goal)
        away = min(
            (min(routes(game).distances_from(you.at).get(space, 12) for space in spaces) for you in people), default=12
        )
    return {
        "clues": len(game.found),
        "away": away,
        "revealed": float(game.revealed),
        "health": sum(min(6, health(you)) for you in people) / max(1, game.investigator_players),
        "sanity": sum(min(6, sanity(you)) for you in people) / max(1, game.investigator_players),
        "lost": len(game.gone),
        "traumas": sum(bool(you.injury) + bool(you.insanity) for you in people),
        "cards": sum(len(you.cards) for you in people),
        "monsters": len(game.monsters),
        "threat": game.keeper.threat,
        "hand": len(game.keeper.mythos) + len(game.keeper.trauma),
        "samples": len(game.altar) + 0.5 * sum(len(monster.samples) for monster in game.monsters.values()),
        "time": game.event + 0.2 * game.time,
        "escaped": len(game.escaped),
    }


WEIGHTS = {
    "clues": 0.6,
    "away": -0.08,
    "revealed": 0.4,
    "health": 0.15,
    "sanity": 0.1,
    "lost": -0.8,
    "traumas": -0.2,
    "cards": 0.08,
    "monsters": -0.2,
    "threat": -0.06,
    "hand": -0.04,
    "samples": -0.4,
    "time": -0.25,
    "escaped": 0.8,
}
"""What each counts for the investigators."""
START = -1.0


def value(state: Mansion, seat: int) -> float:
    """How good the position looks for a seat, from 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    if state.round == 0 or not state.choices:
        return 0.5
    total = START + sum(WEIGHTS[name] * number for name, number in features(state).items())
    won = 1 / (1 + exp(-total))
    return 1 - won if state.team(seat) == KEEPER else won
