"""How good a position looks: a few features of it, weighed."""

from __future__ import annotations

from math import exp

from miskatonic.games.arkham_horror.bot.journeys import can_seal
from miskatonic.games.arkham_horror.bot.worth import card_worth
from miskatonic.games.arkham_horror.components import ANCIENT_ONES
from miskatonic.games.arkham_horror.rules import doom
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.state import LOST, Arkham, world_of

WEIGHTS: dict[str, float] = {
    "bias": -1.7,
    "doom": -2.2,
    "seals": 3.6,
    "gates": -1.6,
    "terror": -1.8,
    "clues": 1.4,
    "trophies": 0.3,
    "health": 1.2,
    "cards": 0.1,
    "closing": 0.6,
    "ready": 1.1,
    "away": 1.0,
    "lost": -0.5,
    "battle": 3.2,
    "battle_bias": -1.2,
    "gone": -1.8,
}
"""What each feature adds to the logarithm of the odds of a victory: guesses, drawn towards a logistic regression on positions of
games that the heuristic bot had played."""


def features(game: Arkham) -> dict[str, float]:
    """A position as numbers, each about 0 to 1."""
    people = game.present()
    n = max(1, len(people))
    track = ANCIENT_ONES[game.ancient_one].doom_track
    health = sum(
        (person.sanity + person.stamina) / max(1, max_sanity(game, person) + max_stamina(game, person))
        for person in people
    )
    found = {
        "bias": 1.0,
        "health": health / n,
        "cards": min(1.0, sum(card_worth(card) for person in people for card in person.cards) / (12 * n)),
        "gone": (game.players - n) / game.players,
    }
    if game.battle is not None:
        found["battle_bias"] = 1.0
        found["battle"] = 1 - game.battle.strength / track
        return found
    found["doom"] = game.doom / track
    found["seals"] = len(game.seals) / doom.SEALS_TO_WIN
    found["gates"] = len(game.gates) / doom.gate_limit(game)
    found["terror"] = game.terror / doom.HIGHEST_TERROR
    found["clues"] = min(1.0, sum(person.clues for person in people) / (5 * n))
    found["trophies"] = min(1.0, sum(len(person.gate_trophies) for person in people) / game.players)
    found["closing"] = min(1.0, sum(person.explored for person in people) / 2)
    found["ready"] = sum(can_seal(game, person) for person in people) / n
    found["away"] = sum(can_seal(game, person) for person in people if world_of(person.at) or person.explored) / n
    found["lost"] = sum(person.at == LOST for person in people) / n
    return found


def value(state: Arkham, seat: int) -> float:
    """How likely a victory looks, from 0 to 1."""
    if state.outcome is not None:
        return float(bool(state.outcome.winners))
    return 1 / (1 + exp(-sum(WEIGHTS[name] * number for name, number in features(state).items())))
