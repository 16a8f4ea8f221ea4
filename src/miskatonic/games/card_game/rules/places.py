"""Locations: connections, routes, revealing, clues."""

from __future__ import annotations

from miskatonic.games.card_game.events import (
    CluesDiscovered,
    CluesDropped,
    CluesGained,
    DiscoveringClues,
    LocationEntered,
    LocationRevealed,
)
from miskatonic.games.card_game.rules.values import (
    CANNOT_DISCOVER,
    CANNOT_MOVE_TO,
)
from miskatonic.games.card_game.state import (
    CardGame,
    Investigator,
    Location,
    location_card,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after, is_set, when
from miskatonic.kernel.memory import printed_on
from miskatonic.kernel.space import Graph, Routes, Way

Layout = tuple[tuple[str, bool], ...]
CONNECTION = "connection"
"""The one kind of way that there is between locations."""


def layout_of(game: CardGame) -> Layout:
    """The locations in play, and which of their sides lies up."""
    return tuple([(location.card, location.revealed) for location in game.locations])


def routes(game: CardGame) -> Routes:
    """How one gets from location to location; ways that a card has blocked count as well."""
    return routes_in(layout_of(game))


@printed_on
def routes_in(layout: Layout) -> Routes:
    """The routes between locations: the visible side of the one being left says where one can go."""
    sides = {card: location_card(card).revealed if up else location_card(card).unrevealed for card, up in layout}
    ways = []
    for card, side in sides.items():
        joins = location_card(card).joins
        ways += [
            Way(card, other, CONNECTION)
            for other, there in sides.items()
            if other != card and (there.symbol in side.connects_to or (joins and joins in location_card(other).traits))
        ]
    return Graph.of(sides, ways).by(CONNECTION)


def connected(game: CardGame, at: str) -> tuple[str, ...]:
    """The locations that one can go to from there."""
    return routes_in(layout_of(game)).connections[at] if len(game.locations) > 1 else ()


def may_move_to(game: CardGame, investigator: Investigator, to: str) -> bool:
    """Whether nothing keeps an investigator out of a location."""
    return not is_set(game, CANNOT_MOVE_TO, investigator.seat, to)


def ways_from_here(game: CardGame, investigator: Investigator) -> list[str]:
    """The connecting locations that an investigator may go to."""
    return [to for to in connected(game, investigator.at) if may_move_to(game, investigator, to)]


def put_location_into_play(game: CardGame, card: str) -> Rules[None]:
    """A location enters play, not yet revealed."""
    for pile in (game.set_aside, game.removed):
        if card in pile:
            pile.remove(card)
    game.locations.append(Location(card))
    game.card_moved(card)
    yield from after(game, LocationEntered(card))


def reveal(game: CardGame, card: str) -> Rules[None]:
    """A location is turned over and gets its clues."""
    location = game.location(card)
    if location.revealed:
        return
    if location_card(card).anonymous:
        show_which(game, location)
    location.revealed = True
    location.clues += location_card(location.card).clues * game.started
    game.card_moved(location.card)
    yield from after(game, LocationRevealed(location.card, location.clues))


def show_which(game: CardGame, location: Location) -> None:
    """One of several locations with the same back is turned over: only now it shows which one it is."""
    back = location.card
    location.card = game.side_deck.pop()
    game.rng.reveals += 1
    for investigator in game.investigators:
        if investigator.at == back:
            investigator.at = location.card
    for enemy in game.enemies:
        if enemy.at == back:
            enemy.at = location.card


def may_discover(game: CardGame, investigator: Investigator) -> bool:
    """Whether an investigator could discover a clue where it is."""
    return game.location(investigator.at).clues > 0 and not is_set(game, CANNOT_DISCOVER, investigator.seat)


def discover(game: CardGame, investigator: Investigator, amount: int, at: str = "") -> Rules[None]:
    """Clues go from a location to an investigator, as many as there are."""
    place = game.location(at or investigator.at)
    amount = min(amount, place.clues)
    if amount < 1 or is_set(game, CANNOT_DISCOVER, investigator.seat):
        return
    event = yield from when(game, DiscoveringClues(investigator.slug, investigator.seat, place.card, amount))
    if event is None:
        return
    place.clues -= event.amount
    investigator.clues += event.amount
    yield from after(game, CluesDiscovered(investigator.slug, investigator.seat, place.card, event.amount))


def gain_clues(game: CardGame, investigator: Investigator, amount: int) -> Rules[None]:
    """Clues come from the token pool."""
    investigator.clues += amount
    yield from after(game, CluesGained(investigator.slug, investigator.seat, amount))


def drop_clues(game: CardGame, investigator: Investigator, amount: int) -> Rules[None]:
    """An investigator places clues on its location, as many as it has."""
    amount = min(amount, investigator.clues)
    if amount > 0:
        investigator.clues -= amount
        game.location(investigator.at).clues += amount
        yield from after(game, CluesDropped(investigator.slug, investigator.seat, investigator.at, amount))
