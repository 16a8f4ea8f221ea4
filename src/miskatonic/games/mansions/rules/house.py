"""The board: rooms and spaces, their adjacency for each mover, and the pieces on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Literal

from miskatonic.games.mansions.components import (
    BARRIERS,
    LOCKS,
    ROOMS,
    SIDES,
    STORIES,
    Board,
    Feature,
    MonsterClass,
    Status,
    room_of,
)
from miskatonic.games.mansions.events import BarricadeDestroyed, BarricadeMoved, StatusPlaced, StatusRemoved
from miskatonic.games.mansions.rules.corpses import burn_in_fire
from miskatonic.games.mansions.state import Investigator, Mansion
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.floor_plan import WALK, FloorPlan, Laid, Link, floor_plan
from miskatonic.kernel.hooks import Settled, after, settle
from miskatonic.kernel.memory import printed
from miskatonic.kernel.space import Overlay, Routes, Way, both_ways

CELL = 7
"""The side of a cell of a tile, in units."""
Mover = Literal["investigator"] | MonsterClass

SEES_IN_THE_DARK: Settled[bool, Investigator] = Settled("sees in the dark")
IN_DARKNESS: Settled[bool, Investigator] = Settled("explores as in darkness")


@printed
def plan_of(story: str) -> FloorPlan:
    """The board of a story."""
    return laid_out(STORIES[story].board)


def laid_out(board: Board) -> FloorPlan:
    """The tiles of a board, side by side."""
    laid = [Laid(SIDES[f"side_{side}"].plan, x, y, turned) for side, x, y, turned in board.tiles]
    return floor_plan(laid, CELL, board.corners)


def plan(game: Mansion) -> FloorPlan:
    """The board."""
    return plan_of(game.story)


# --- getting about


def routes(game: Mansion, mover: Mover = "investigator") -> Routes:
    """How an investigator, or a monster of a class, gets about now: not through barricades."""
    return _routes(game.story, mover, tuple(game.barricades), _passages(game, mover))


def _passages(game: Mansion, mover: Mover) -> tuple[str, ...]:
    """The spaces that ladders or vents join for those who may use them."""
    if mover in ("investigator", "humanoid"):
        return tuple(game.features.get("ladder", ()))
    return tuple(game.features.get("vent", ())) if mover == "beast" else ()


@printed
def _routes(story: str, mover: Mover, barricades: tuple[str, ...], passages: tuple[str, ...]) -> Routes:
    board = plan_of(story)
    blocked = [way for door in barricades if door in board.doors for way in _door_ways(board.doors[door])]
    added = [Way(one, other, "passage") for one, other in permutations(dict.fromkeys(passages), 2)]
    return board.graph.under(Overlay(blocked=tuple(blocked), added=tuple(added))).by(*WALK, "passage")


def _door_ways(door: Link) -> tuple[Way, Way]:
    return both_ways(door.one, door.other, "door")


def adjacent(game: Mansion, space: str, mover: Mover = "investigator") -> tuple[str, ...]:
    """The spaces that can be entered from a space now."""
    return routes(game, mover).connections[space]


def doors_of(game: Mansion, space: str) -> list[str]:
    """The doors of a space that lead somewhere."""
    return list(_doors_of(game.story, space))


@printed
def _doors_of(story: str, space: str) -> tuple[str, ...]:
    return tuple(door for door, link in plan_of(story).doors.items() if space in (link.one, link.other))


def door_between(game: Mansion, one: str, other: str) -> str:
    """The door between two spaces, "" if there is none."""
    doors = plan(game).doors
    return next((door for door in (f"{one}-{other}", f"{other}-{one}") if door in doors), "")


def way_out(game: Mansion, space: str) -> str:
    """The door of a space that leads off the board, "" if there is none."""
    return next((way.slug for way in game.told_story.board.exits if way.door and way.space == space), "")


def closable_doors(game: Mansion, space: str) -> list[str]:
    """The doors of a space that are not sealed and so can be closed: the way out as well."""
    doors = doors_of(game, space)
    return [*doors, door] if (door := way_out(game, space)) else doors


def beyond(game: Mansion, door: str, space: str) -> str:
    """The space on the other side of a door."""
    link = plan(game).doors[door]
    return link.other if link.one == space else link.one


def joined_rooms(game: Mansion, room: str) -> tuple[str, ...]:
    """The rooms that a door or an open line joins to a room."""
    return joined_in(game.story, room)


@printed
def joined_in(story: str, room: str) -> tuple[str, ...]:
    """The rooms that a door or an open line joins to a room of the board of a story."""
    board = plan_of(story)
    found = dict[str, None]()
    for link in board.links:
        rooms = (board.room_of[link.one], board.room_of[link.other])
        if room in rooms and rooms[0] != rooms[1]:
            found[rooms[0] if rooms[1] == room else rooms[1]] = None
    return tuple(found)


def spaces_of(game: Mansion, room: str) -> tuple[str, ...]:
    """The spaces of a room."""
    return plan(game).rooms[room]


def rooms_with(game: Mansion, feature: Feature) -> list[str]:
    """The rooms with a marker of a kind, each once."""
    return list(dict.fromkeys(room_of(space) for space in game.features.get(feature, ())))


@printed
def named_like(room: str, words: tuple[str, ...]) -> bool:
    """Whether the name of a room contains one of those words, in English."""
    return any(word in ROOMS[room].en for word in words)


def within(game: Mansion, space: str, steps: int, mover: Mover = "investigator") -> Iterator[str]:
    """The spaces within a number of steps, the nearest first."""
    for there, far in routes(game, mover).distances_from(space).items():
        if far > steps:
            return
        yield there


# --- locks


def lock_of(game: Mansion, room: str) -> str:
    """The lock card on a room, "" if there is none."""
    top = game.piles[room].top
    return top if top in LOCKS else ""


def in_vain(game: Mansion, you: Investigator, card: str) -> bool:
    """Whether everybody can see that an investigator does not get past a lock or an obstacle now."""
    hopeless = BARRIERS[card].barrier.hopeless
    return hopeless is not None and card in game.face_up and hopeless(game, you, card)


def lockable(game: Mansion, room: str) -> list[str]:
    """The rooms behind the doors of a room that have cards to explore, no lock, and no one in them."""
    doors = [(door, space) for space in spaces_of(game, room) for door in doors_of(game, space)]
    rooms = dict.fromkeys(room_of(beyond(game, door, space)) for door, space in doors)
    return [
        each
        for each in rooms
        if each != room and game.piles[each] and not lock_of(game, each) and not game.in_room(each)
    ]


def lay(game: Mansion, room: str, card: str) -> None:
    """A card is left in a room face up, on top of its cards but under its lock."""
    pile = game.piles[room]
    lock = pile.pop() if pile.top in LOCKS else ""
    pile.append(card)
    if lock:
        pile.append(lock)
    game.face_up.append(card)


# --- fire and darkness


def ignores_darkness(game: Mansion, you: Investigator) -> bool:
    """Whether a card lets an investigator ignore darkness."""
    return settle(game, SEES_IN_THE_DARK, False, you)


def in_the_dark(game: Mansion, you: Investigator) -> bool:
    """Whether an investigator is in a dark room and does not ignore it."""
    return game.has_status(you.room, "darkness") and not ignores_darkness(game, you)


def burning(game: Mansion) -> list[str]:
    """The rooms on fire."""
    return [room for room, on_it in game.statuses.items() if "fire" in on_it]


def beside_fire(game: Mansion) -> list[str]:
    """The rooms that do not burn and that are joined to one that does."""
    near = dict.fromkeys(joined for room in burning(game) for joined in joined_rooms(game, room))
    return [room for room in near if not game.has_status(room, "fire")]


def place_status(game: Mansion, room: str, status: Status) -> Rules[None]:
    """A token of fire or darkness is put on a room, which has one of each at most. Corpses burn."""
    on_it = game.statuses.setdefault(room, [])
    if status in on_it:
        return
    on_it.append(status)
    if status == "fire":
        burn_in_fire(game, room)
    yield from after(game, StatusPlaced(room=room, status=status))


def remove_status(game: Mansion, room: str, status: Status) -> None:
    """A token is taken off a room."""
    game.statuses[room].remove(status)
    if not game.statuses[room]:
        del game.statuses[room]
    game.tell(StatusRemoved(room=room, status=status))


# --- barricades


def free_barricades(game: Mansion, space: str) -> int:
    """How many barricades of a space stand in it, and not on a door."""
    own = game.features.get("barricade", ()).count(space)
    return own - sum(home == space for home in game.barricades.values())


def close_door(game: Mansion, door: str, home: str) -> None:
    """A barricade is put on a door."""
    game.barricades[door] = home
    game.tell(BarricadeMoved(door=door, closed=1))


def free_door(game: Mansion, door: str) -> None:
    """A barricade goes back to its space."""
    del game.barricades[door]
    game.tell(BarricadeMoved(door=door, closed=0))


def destroy_barricade(game: Mansion, door: str) -> None:
    """A barricade leaves the board."""
    game.features["barricade"].remove(game.barricades.pop(door))
    game.tell(BarricadeDestroyed(door=door))
