"""Investigators on the move."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.card_game.components import ASK
from miskatonic.games.card_game.events import EnemyMoved, Entered, Leaving
from miskatonic.games.card_game.rules.enemies import disengage, engage_if_possible, engage_those_here
from miskatonic.games.card_game.rules.places import reveal
from miskatonic.games.card_game.rules.values import ENEMY_CANNOT_MOVE_TO
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after, is_set, when

GO = ASK("go", "CG-ABIL-32", str)
"""Where an investigator goes by the effect of a card; "" to stay."""


def move(game: CardGame, investigator: Investigator, to: str) -> Rules[None]:
    """An investigator goes to a location; engaged enemies come along."""
    if (
        yield from when(game, Leaving(investigator.slug, investigator.seat, investigator.at, to))
    ) is None or investigator.fate:
        return
    left = investigator.at
    investigator.at = to
    followers = [enemy for enemy in game.enemies if enemy.engaged == investigator.seat]
    for enemy in followers:
        follow(game, enemy, to)
    for enemy in followers:
        if enemy.engaged < 0:
            yield from engage_if_possible(game, enemy)
    yield from after(game, Leaving(investigator.slug, investigator.seat, left, to))
    if not game.location(to).revealed:
        yield from reveal(game, to)
    here = investigator.at
    yield from engage_those_here(game, investigator)
    if not investigator.fate:
        yield from after(game, Entered(investigator.slug, investigator.seat, here))


def follow(game: CardGame, enemy: Enemy, to: str) -> None:
    """An engaged enemy comes along; one that may not enter the location stays behind, unengaged."""
    if is_set(game, ENEMY_CANNOT_MOVE_TO, enemy, to):
        disengage(game, enemy)
    else:
        enemy.at = to
        if game.watched:
            game.tell(EnemyMoved(enemy.card, to))


def slip_away(
    game: CardGame, investigator: Investigator, to: str, but: Callable[[Enemy], bool] = lambda enemy: False
) -> Rules[None]:
    """An investigator disengages from its enemies (`but` for some of them) and goes to a location, if there is one to go to.

    Those that are left behind look for another investigator.
    """
    shaken = [enemy for enemy in game.enemies if enemy.engaged == investigator.seat and not but(enemy)]
    for enemy in shaken:
        disengage(game, enemy)
    if to:
        yield from move(game, investigator, to)
    for enemy in shaken:
        yield from engage_if_possible(game, enemy)
