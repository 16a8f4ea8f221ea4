"""The house as a board draws it: spaces with their outlines and what one sees from them, walls, doors, and ways to walk."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.mansions.components import LOCKS, OBSTACLES, Status, printed, slug_of
from miskatonic.games.mansions.rules.house import lock_of, plan, plan_of
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.floor_plan import Point

Spot = tuple[int, int]
"""A point of the board, in tenths of half an inch."""


class SpaceView(Struct, frozen=True):
    """A space of the board: its outline, and the spaces that can be seen from it."""

    id: str
    room: str
    outline: tuple[Spot, ...]
    sees: tuple[str, ...]


class WallView(Struct, frozen=True):
    """A straight piece of a wall."""

    start: Spot
    end: Spot


class DoorView(Struct, frozen=True):
    """A door between two spaces, or (`other` is "") one that leads out; whether a lock card keeps it shut, and whether a
    barricade is on it. An open way out (`edge`) has neither."""

    id: str
    one: str
    other: str
    at: Spot
    locked: bool
    barricade: bool
    edge: bool = False


class RoomCardView(Struct, frozen=True):
    """A card in a room: what it is, for whoever may know, and otherwise only its back."""

    card: str
    back: str


class RoomView(Struct, frozen=True):
    """What lies on a room, and whether an investigator has ever been there."""

    id: str
    cards: tuple[RoomCardView, ...]
    statuses: tuple[Status, ...]
    entered: bool


@printed
def spaces_of_board(story: str) -> tuple[SpaceView, ...]:
    """The spaces of the board of a story."""
    board = plan_of(story)
    return tuple(
        SpaceView(space.slug, space.room, space.outline, tuple(each for each in board.spaces if board.sees(slug, each)))
        for slug, space in board.spaces.items()
    )


@printed
def walls_of_board(story: str) -> tuple[WallView, ...]:
    """The walls of the board of a story, each once."""
    return tuple(WallView(start, end) for start, end in dict.fromkeys(plan_of(story).walls))


def see_doors(state: Mansion) -> tuple[DoorView, ...]:
    """The doors of the board."""
    board = plan(state)
    inside = [
        DoorView(
            slug,
            door.one,
            door.other,
            door.at or (0, 0),
            any(lock_of(state, board.room_of[space]) for space in (door.one, door.other)),
            slug in state.barricades,
        )
        for slug, door in board.doors.items()
    ]
    return (*inside, *see_ways_out(state))


def see_ways_out(state: Mansion) -> tuple[DoorView, ...]:
    """The doors and open edges that lead off the board; what is beyond them has no space."""
    exits = {way.slug: way for way in state.told_story.board.exits}
    return tuple(
        DoorView(
            way.slug,
            way.space,
            "",
            leaving(state, way.space, way.door),
            False,
            way.slug in state.barricades,
            edge=not way.door,
        )
        for way in exits.values()
    )


def leaving(state: Mansion, space: str, door: bool) -> Point:
    """Where one leaves the board from a space: by a door that joins nothing, or by an open end."""
    kind = "door" if door else "open"
    openings = [opening.at for opening in plan(state).openings if opening.space == space and opening.kind == kind]
    return openings[0] if openings else plan(state).spaces[space].outline[0]


def see_room(state: Mansion, room: str, knows: bool, seen: list[str]) -> RoomView:
    """The cards of a room from the bottom to the top: by their faces for whoever has seen them."""
    cards = [
        RoomCardView(slug_of(card) if knows or card in state.face_up or card in seen else "", back_of(card))
        for card in state.piles[room]
    ]
    return RoomView(room, tuple(cards), tuple(state.statuses.get(room, ())), has_been_entered(state, room))


def has_been_entered(state: Mansion, room: str) -> bool:
    """Whether an investigator has been in a room; all of them come from the one that the story begins in."""
    began = state.told_story.board.start.partition(".")[0]
    return room == began or room in state.entered or bool(state.in_room(room))


def back_of(card: str) -> str:
    """What the back of a card in a room shows."""
    if card in LOCKS:
        return "lock"
    return "obstacle" if card in OBSTACLES else "exploration"
