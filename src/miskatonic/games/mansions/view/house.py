"""The house as a board draws it: spaces with their outlines and what one sees from them, walls, doors, and ways to walk."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.mansions.components import BARRIERS, LOCKS, OBSTACLES, Status, room_of, slug_of
from miskatonic.games.mansions.rules.house import adjacent, lock_of, plan, plan_of
from miskatonic.games.mansions.rules.movement import may_enter, must_evade
from miskatonic.games.mansions.state import Investigator, Mansion
from miskatonic.kernel.floor_plan import Link, Point
from miskatonic.kernel.memory import printed

SEALED = "sealed"
"""The barrier that cannot be passed."""
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
    """A door between two spaces, or (`other` is "") one that leads out; whether a lock card keeps it shut, one that nobody can
    open as far as the viewer knows, and whether a barricade is on it. An open way out (`edge`) has none of them."""

    id: str
    one: str
    other: str
    at: Spot
    locked: bool
    sealed: bool
    barricade: bool
    edge: bool = False


class RoomCardView(Struct, frozen=True):
    """A card in a room: its slug if the viewer may know it, otherwise only its back."""

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


def see_doors(state: Mansion, knows: bool, seen: list[str]) -> tuple[DoorView, ...]:
    """The doors of the board."""
    board = plan(state)
    locks = {room: lock for room in board.rooms if (lock := lock_of(state, room))}
    return (*(see_door(state, link, locks, knows, seen) for link in board.doors.values()), *see_ways_out(state))


def see_door(state: Mansion, link: Link, locks: dict[str, str], knows: bool, seen: list[str]) -> DoorView:
    """A door, with the locks of the rooms on both sides of it."""
    on_it = [locks[room] for end in (link.one, link.other) if (room := room_of(end)) in locks]
    read = [lock for lock in on_it if knows or lock in state.face_up or lock in seen]
    return DoorView(
        id=link.slug,
        one=link.one,
        other=link.other,
        at=link.at or (0, 0),
        locked=bool(on_it),
        sealed=any(BARRIERS[lock].barrier.name == SEALED for lock in read),
        barricade=link.slug in state.barricades,
    )


def see_ways_out(state: Mansion) -> tuple[DoorView, ...]:
    """The doors and open edges that lead off the board; beyond them there is no space."""
    exits = {way.slug: way for way in state.told_story.board.exits}
    return tuple(
        DoorView(
            way.slug,
            way.space,
            "",
            leaving(state, way.space, way.door),
            False,
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
    """The cards of a room from the bottom to the top: by their faces if the viewer has seen them."""
    cards = [
        RoomCardView(slug_of(card) if knows or card in state.face_up or card in seen else "", back_of(card))
        for card in state.piles[room]
    ]
    return RoomView(room, tuple(cards), tuple(state.statuses.get(room, ())), has_been_entered(state, room))


def has_been_entered(state: Mansion, room: str) -> bool:
    """Whether an investigator has been in a room; all of them come from the one that the story begins in."""
    began = room_of(state.told_story.board.start)
    return room == began or room in state.entered or bool(state.in_room(room))


def back_of(card: str) -> str:
    """What the back of a card in a room shows."""
    if card in LOCKS:
        return "lock"
    return "obstacle" if card in OBSTACLES else "exploration"


# --- ways to walk


class WalkView(Struct, frozen=True):
    """A walk that the investigator whose turn it is could take with the steps that are left: the spaces of its way, both ends
    included, the options that lead along it one after the other, and what stands in the way."""

    to: str
    way: tuple[str, ...]
    steps: tuple[str, ...]
    met: tuple[str, ...]
    """The monsters that have to be evaded."""
    feared: tuple[str, ...]
    """The monsters in the rooms that are entered: their sight is to be borne."""
    locks: tuple[str, ...]
    """The rooms that have to be opened."""
    fires: tuple[str, ...]
    """The burning rooms that are entered."""


def see_walks(state: Mansion) -> tuple[WalkView, ...]:
    """A shortest walk to every space that can be reached in this turn, by where the least stands in the way."""
    you = state.acting
    if you is None or state.step != "act" or you.hidden:
        return ()
    verbs = ["move"] * you.moves + ["run"] * (not you.acted)
    found = {you.at: WalkView(you.at, (you.at,), (), (), (), (), ())}
    edge = list(found.values())
    for verb in verbs:
        best: dict[str, WalkView] = {}
        for walk in edge:
            for space in adjacent(state, walk.to):
                if space not in found and may_enter(state, you, space):
                    further = walked(state, you, walk, space, verb)
                    best[space] = min(best.get(space, further), further, key=dangers)
        found |= best
        edge = list(best.values())
    del found[you.at]
    return tuple(found.values())


def walked(state: Mansion, you: Investigator, walk: WalkView, space: str, verb: str) -> WalkView:
    """A walk with a step more."""
    room = room_of(space)
    enters = room not in [room_of(each) for each in walk.way]
    feared = [figure for figure in state.monsters_in_room(room) if figure not in you.frightened]
    return WalkView(
        to=space,
        way=(*walk.way, space),
        steps=(*walk.steps, f"{verb}:{space}"),
        met=(*walk.met, *must_evade(state, you, walk.to)),
        feared=(*walk.feared, *feared) if enters else walk.feared,
        locks=(*walk.locks, room) if enters and lock_of(state, room) else walk.locks,
        fires=(*walk.fires, room) if enters and state.has_status(room, "fire") else walk.fires,
    )


def dangers(walk: WalkView) -> int:
    """How much stands in the way of a walk."""
    return len(walk.met) + len(walk.feared) + len(walk.locks) + len(walk.fires)
