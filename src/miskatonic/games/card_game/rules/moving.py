"""Investigators on the move."""

from __future__ import annotations

from miskatonic.games.card_game.events import Entered, Leaving
from miskatonic.games.card_game.rules.enemies import engage_those_here
from miskatonic.games.card_game.rules.places import reveal
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after, when


def move(game: CardGame, hero: Investigator, to: str) -> Rules[None]:
    """An investigator goes to a location; engaged enemies come along."""
    if (yield from when(game, Leaving(hero.slug, hero.seat, hero.at, to))) is None or hero.fate:
        return
    left = hero.at
    hero.at = to
    for enemy in game.enemies:
        if enemy.engaged == hero.seat:
            enemy.at = to
    yield from after(game, Leaving(hero.slug, hero.seat, left, to))
    if not game.location(to).revealed:
        yield from reveal(game, to)
    yield from engage_those_here(game, hero)
    yield from after(game, Entered(hero.slug, hero.seat, to))
