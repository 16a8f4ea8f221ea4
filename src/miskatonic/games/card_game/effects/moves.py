"""Effects that move investigators and enemies."""

from __future__ import annotations

from miskatonic.games.card_game.components import ASK, GAME, trait_text
from miskatonic.games.card_game.rules.enemies import engage_if_possible, move_towards, place_option
from miskatonic.games.card_game.rules.moving import GO, move, slip_away
from miskatonic.games.card_game.rules.places import may_move_to, ways_from_here
from miskatonic.games.card_game.rules.values import enemies_with, has_trait
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import name, text

PLACE = ASK("place", "CG-MOVE-01", str)
"""Which location a card means."""


@word("flee_to", lambda place: text("cg-effect-move-to", place=name(GAME, place)))
def flee_to(game: CardGame, you: Investigator, place: str) -> Rules[None]:
    """To a location."""
    return move(game, you, place)


def _refuges(game: CardGame, you: Investigator) -> list[str]:
    """The other revealed locations without enemies that one may go to."""
    haunted = {enemy.at for enemy in game.enemies}
    return [
        place.card
        for place in game.locations
        if place.revealed and place.card not in haunted and place.card != you.at and may_move_to(game, you, place.card)
    ]


def _slip_to(game: CardGame, you: Investigator, places: list[str]) -> Rules[None]:
    """Away from every enemy, and to one of those locations if there is one."""
    options = [place_option(place) for place in places]
    to = (yield from ask(you.seat, GO, options, game.cause)) if options else ""
    yield from slip_away(game, you, to)


@word(
    "slip_to_safety",
    lambda: text("cg-effect-slip-to-safety"),
    can=lambda game, you: bool(game.engaged_with(you.seat) or _refuges(game, you)),
)
def slip_to_safety(game: CardGame, you: Investigator) -> Rules[None]:
    """Away from every enemy, however far."""
    return _slip_to(game, you, _refuges(game, you))


@word(
    "slip_next_door",
    lambda: text("cg-effect-slip-next-door"),
    can=lambda game, you: bool(game.engaged_with(you.seat) or ways_from_here(game, you)),
)
def slip_next_door(game: CardGame, you: Investigator) -> Rules[None]:
    """Away from every enemy, one location far."""
    return _slip_to(game, you, ways_from_here(game, you))


@word(
    "carried_off",
    lambda to, but: text("cg-effect-carried-off", to=trait_text(to), but=trait_text(but)),
)
def carried_off(game: CardGame, you: Investigator, to: str, but: str) -> Rules[None]:
    """To a location with a trait, unless already defeated; only enemies with another trait come along."""
    if you.fate:
        return
    there = [place.card for place in game.locations if has_trait(place.card, to) and place.card != you.at]
    options = [place_option(card) for card in there]
    chosen = (yield from ask(you.seat, PLACE, options, game.cause, attached=0)) if options else ""
    yield from slip_away(game, you, chosen, but=lambda enemy: has_trait(enemy.card, but))


@word(
    "gather_enemies",
    lambda trait, place: text("cg-effect-gather", trait=trait_text(trait), place=name(GAME, place)),
)
def gather_enemies(game: CardGame, you: Investigator, trait: str, place: str) -> Rules[None]:
    """Ready or not, hunters or not, the unengaged enemies with a trait go one step."""
    for enemy in [enemy for enemy in enemies_with(game, trait) if enemy.engaged < 0]:
        yield from move_towards(game, enemy, [place])
        yield from engage_if_possible(game, enemy)
