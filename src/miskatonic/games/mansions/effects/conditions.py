"""What can be true: of the game, for objectives and events, and of an investigator, for Mythos cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from miskatonic.games.mansions.components import Feature, ItemType, Status, slug_of
from miskatonic.games.mansions.rules import house, monsters
from miskatonic.games.mansions.rules.victory import all_eliminated
from miskatonic.games.mansions.state import (
    Condition,
    Investigator,
    InvestigatorCondition,
    Keeper,
    KeeperCondition,
    Mansion,
    of_type,
    one_of_types,
    piece,
    sanity,
)
from miskatonic.kernel.text import Text, join, text

Y = TypeVar("Y")

# --- of the game


def clue_found(number: int) -> KeeperCondition:
    """The clue of that number has been found."""
    words = text("mm-condition-clue-found", n=number)
    return Condition("clue_found", (number,), words, lambda game, _: number in game.found)


def clue_missed(number: int) -> KeeperCondition:
    """The clue of that number has not been found."""
    words = text("mm-condition-clue-missed", n=number)
    return Condition("clue_missed", (number,), words, lambda game, _: number not in game.found)


def event_resolved(level: int) -> KeeperCondition:
    """The event of that level has been resolved."""
    words = text("mm-condition-event-resolved", n=level)
    return Condition("event_resolved", (level,), words, lambda game, _: game.event > level)


def samples_on_altar(number: int) -> KeeperCondition:
    """A number of samples lie on the altar."""
    words = text("mm-condition-samples", n=number)
    return Condition("samples_on_altar", (number,), words, lambda game, _: len(game.altar) >= number)


def monster_killed(name: str) -> KeeperCondition:
    """A monster of the story has been killed."""
    words = text("mm-condition-monster-killed", monster=text(f"mm-called-{name}"))
    return Condition("monster_killed", (name,), words, lambda game, _: name in game.slain)


def monster_left(name: str) -> KeeperCondition:
    """A monster of the story has gone out of the house."""
    words = text("mm-condition-monster-left", monster=text(f"mm-called-{name}"))
    return Condition("monster_left", (name,), words, lambda game, _: name in game.left)


def all_escaped() -> KeeperCondition:
    """Every investigator in the game has escaped, and none was lost in the finale."""

    def holds(game: Mansion, _: object) -> bool:
        return game.revealed and len(game.escaped) == game.investigator_players

    return Condition("all_escaped", (), text("mm-condition-all-escaped"), holds)


def for_players(key: str, by_players: tuple[int, ...]) -> Text:
    """A number of investigators that depends on the number of players, in words."""
    if len(set(by_players)) == 1:
        return text(key, n=by_players[0])
    *first, last = by_players
    return text(f"{key}-by-players", numbers=", ".join(map(str, first)), last=last)


def killed_since_reveal(*by_players: int) -> KeeperCondition:
    """A number of investigators were killed since the objective was revealed, by the number of players."""

    def holds(game: Mansion, _: object) -> bool:
        return game.killed_since >= by_players[game.investigator_players - 1]

    return Condition("killed_since_reveal", by_players, for_players("mm-condition-killed", by_players), holds)


def insane(*by_players: int) -> KeeperCondition:
    """A number of investigators in play have 0 sanity, by the number of players."""

    def holds(game: Mansion, _: object) -> bool:
        return sum(sanity(you) <= 0 for you in game.present()) >= by_players[game.investigator_players - 1]

    return Condition("insane", by_players, for_players("mm-condition-insane", by_players), holds)


def at_turn_start(condition: KeeperCondition) -> KeeperCondition:
    """Something is true at the start of a turn of the keeper, and the objective had been revealed before."""
    words = text("mm-condition-at-turn-start", condition=condition.text)

    def holds(game: Mansion, keeper: Keeper) -> bool:
        return game.turn_begins and condition.holds(game, keeper)

    return Condition("at_turn_start", (condition,), words, holds)


def revealed() -> KeeperCondition:
    """The objective lies face up."""
    return Condition("revealed", (), text("mm-condition-revealed"), lambda game, _: game.revealed)


def monsters_on_board(kind: str, number: int) -> KeeperCondition:
    """A minimum number of monsters of a kind is on the board."""
    words = text("mm-condition-monsters", n=number, monster=piece(kind))
    return Condition(
        "monsters_on_board", (kind, number), words, lambda game, _: len(monsters.on_board(game, kind)) >= number
    )


def exactly(kind: str, number: int) -> KeeperCondition:
    """An exact number of monsters of a kind is on the board."""
    words = text("mm-condition-exactly", n=number, monster=piece(kind))
    return Condition("exactly", (kind, number), words, lambda game, _: len(monsters.on_board(game, kind)) == number)


def monsters_in_room(kind: str, number: int, room: str) -> KeeperCondition:
    """A minimum number of monsters of a kind is in a room."""
    words = text("mm-condition-monsters-in-room", n=number, monster=piece(kind), room=piece(room))

    def holds(game: Mansion, _: object) -> bool:
        return sum(slug_of(figure) == kind for figure in game.monsters_in_room(room)) >= number

    return Condition("monsters_in_room", (kind, number, room), words, holds)


def none_left(feature: Feature) -> KeeperCondition:
    """No marker of a kind is on the board any more."""
    words = text("mm-condition-none-left", feature=text(f"mm-feature-{feature}"))
    return Condition("none_left", (feature,), words, lambda game, _: not game.features.get(feature))


def eliminated() -> KeeperCondition:
    """All investigator players are eliminated."""
    words = text("mm-condition-eliminated")
    return Condition("eliminated", (), words, lambda game, _: all_eliminated(game))


# --- of an investigator


def rooms_called(words: Iterable[str]) -> Text:
    """Rooms whose names contain one of those words."""
    return join([text(f"mm-rooms-{word.lower().replace(' ', '-')}") for word in words], "or")


def in_room_named(*words: str) -> InvestigatorCondition:
    """The name of the room contains one of those words."""
    said = text("mm-condition-in-room-named", within=rooms_called(words))
    return Condition("in_room_named", words, said, lambda game, you: house.named_like(you.room, words))


def in_narrow_room() -> InvestigatorCondition:
    """Its room is a single space."""
    words = text("mm-condition-in-narrow-room")
    return Condition("in_narrow_room", (), words, lambda game, you: len(house.spaces_of(game, you.room)) == 1)


def alone() -> InvestigatorCondition:
    """No other investigator is in the room."""
    return Condition("alone", (), text("mm-condition-alone"), lambda game, you: len(game.in_room(you.room)) == 1)


def has(*types: ItemType, but: ItemType | None = None) -> InvestigatorCondition:
    """It carries a card of one of those types, and not of another one."""
    words = text("mm-condition-has", what=one_of_types(types, but))
    return Condition("has", types, words, lambda game, you: bool(of_type(you, *types, but=but)))


def beside_door() -> InvestigatorCondition:
    """Its space has a door."""
    words = text("mm-condition-beside-door")
    return Condition("beside_door", (), words, lambda game, you: bool(house.closable_doors(game, you.at)))


def room_with(status: Status) -> InvestigatorCondition:
    """Its room is on fire, or dark without its seeing in the dark."""

    def holds(game: Mansion, you: Investigator) -> bool:
        return house.in_the_dark(game, you) if status == "darkness" else game.has_status(you.room, status)

    return Condition("room_with", (status,), text(f"mm-condition-room-with-{status}"), holds)


def room_without(status: Status) -> InvestigatorCondition:
    """Its room has no token of that kind."""
    words = text(f"mm-condition-room-without-{status}")
    return Condition("room_without", (status,), words, lambda game, you: not game.has_status(you.room, status))


def beside_fire() -> InvestigatorCondition:
    """A room that is joined to its own is on fire."""

    def holds(game: Mansion, you: Investigator) -> bool:
        return any(game.has_status(room, "fire") for room in house.joined_rooms(game, you.room))

    return Condition("beside_fire", (), text("mm-condition-beside-fire"), holds)


def beside_lockable() -> InvestigatorCondition:
    """A lock could be put on a room behind a door of its room."""
    words = text("mm-condition-beside-lockable")
    return Condition("beside_lockable", (), words, lambda game, you: bool(house.lockable(game, you.room)))


def somewhere_fire() -> InvestigatorCondition:
    """Any room is on fire."""
    words = text("mm-condition-somewhere-fire")
    return Condition("somewhere_fire", (), words, lambda game, you: bool(house.burning(game)))


def all_of(*conditions: Condition[Y]) -> Condition[Y]:
    """Several things at once."""
    words = join([condition.text for condition in conditions], "and")
    return Condition(
        "all_of", conditions, words, lambda game, you: all(condition.holds(game, you) for condition in conditions)
    )


def any_of(*conditions: InvestigatorCondition) -> InvestigatorCondition:
    """One of several things at least."""
    words = join([condition.text for condition in conditions], "or")
    return Condition(
        "any_of", conditions, words, lambda game, you: any(condition.holds(game, you) for condition in conditions)
    )
