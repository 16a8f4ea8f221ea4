"""Declaring tiles, rooms and spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from miskatonic.games.mansions.components import ROOMS, SIDES, TILES, PrintedSide, Room, Tile
from miskatonic.games.mansions.declare.basics import call, declare, refuse_missing
from miskatonic.kernel.declaring import Words, refuse_unknown
from miskatonic.kernel.floor_plan import EdgeKind, Link, LinkKind, Opening, Space, TileSide, point
from miskatonic.kernel.text import LANGUAGES, Lang
from miskatonic.kernel.text.nouns import Noun

At = tuple[float, float]
"""A point of a tile, in half inches from its upper left corner."""


PARTS: Mapping[str, Words] = {
    "center": ("centre", "au centre"),
    "left": ("left", "à gauche"),
    "right": ("right", "à droite"),
    "upper": ("upper part", "en haut"),
    "lower": ("lower part", "en bas"),
    "north": ("north", "au nord"),
    "south": ("south", "au sud"),
    "west": ("west", "à l’ouest"),
    "east": ("east", "à l’est"),
    "north_east": ("north-east", "au nord-est"),
    "north_west": ("north-west", "au nord-ouest"),
    "south_east": ("south-east", "au sud-est"),
    "south_west": ("south-west", "au sud-ouest"),
    "left_hall": ("left hall", "hall de gauche"),
    "right_hall": ("right hall", "hall de droite"),
    "left_stairs": ("left stairs", "escalier de gauche"),
    "right_stairs": ("right stairs", "escalier de droite"),
    "path": ("path", "sur l’allée"),
    "rug": ("rug", "sur le tapis"),
    "chamber": ("chamber", "dans la chambre"),
    "tunnel": ("tunnel", "dans le tunnel"),
}
"""The parts of rooms, by what comes after the dot in the name of a space."""


TURNS: Sequence[Sequence[str]] = (
    ("left", "upper", "right", "lower"),
    ("north", "east", "south", "west"),
    ("north_west", "north_east", "south_east", "south_west"),
    ("left_hall", "", "right_hall", ""),
    ("left_stairs", "", "right_stairs", ""),
)
"""Parts that are called after a direction: what each becomes when its tile is turned clockwise by a quarter. The halls and
stairs of the foyer are only ever turned by half."""


def turned(part: str, degrees: int) -> str:
    """What a part of a room is called on a tile that is turned clockwise."""
    for circle in TURNS:
        if part in circle:
            return circle[(circle.index(part) + degrees // 90) % 4]
    return part


def names_of(room: Room, part: str) -> Mapping[Lang, Noun]:
    """The names of a part of a room; a room of one space has only that of the room."""
    if part not in PARTS:
        return room.nouns
    return {lang: room.nouns[lang].between("", f", {word}") for lang, word in zip(LANGUAGES, PARTS[part], strict=True)}


class RoomPlan:
    """A room as a side of a tile declares it: its names, and its spaces."""

    def __init__(self, slug: str, en: str, fr: str, outdoor: bool, spaces: tuple[Space, ...]) -> None:
        self.slug, self.en, self.fr, self.outdoor, self.spaces = slug, en, fr, outdoor, spaces


def room(slug: str, en: str, fr: str, *spaces: Space, outdoor: bool = False) -> RoomPlan:
    """A room of a tile, with its spaces."""
    own = tuple(Space(f"{slug}.{each.slug}", slug, each.outline, each.dots) for each in spaces)
    return RoomPlan(slug, en, fr, outdoor, own)


def space(part: str, outline: Sequence[At], dots: Sequence[At] = ()) -> Space:
    """A space of a room: a word for it, its outline and its dots; a room of one space calls it `1`."""
    return Space(part, "", tuple(point(*at) for at in outline), tuple(point(*at) for at in dots))


def link(one: str, other: str, kind: LinkKind = "line", at: At | None = None) -> Link:
    """Two spaces of a tile are adjacent, by a white line, a corner or a door."""
    return Link(one, other, kind, None if at is None else point(*at))


def opening(space: str, kind: EdgeKind, at: At) -> Opening:
    """A door or an open end at the edge of a tile."""
    return Opening(space, kind, point(*at))


def tile_side(
    slug: str, width: int, height: int, rooms: Sequence[RoomPlan], links: Sequence[Link], openings: Sequence[Opening]
) -> PrintedSide:
    """One side of a tile, with its rooms; it has the name of the first of them."""
    spaces = tuple(each for room in rooms for each in room.spaces)
    named = [*(each.one for each in links), *(each.other for each in links), *(each.space for each in openings)]
    refuse_unknown(f"side_{slug}", "space", named, (each.slug for each in spaces))
    plan = TileSide(slug, width, height, spaces, tuple(links), tuple(openings))
    for each in rooms:
        made = Room(slug=each.slug, en=each.en, fr=each.fr, side=f"side_{slug}", outdoor=each.outdoor)
        declare(ROOMS, made)
        for one in each.spaces:
            call(one.slug, names_of(made, one.slug.partition(".")[2]))
    first = next((each for each in rooms if each.slug == slug), rooms[0])
    return declare(SIDES, PrintedSide(slug=f"side_{slug}", en=first.en, fr=first.fr, plan=plan))


def tile(slug: str, size: Literal["large", "medium", "small"], front: str, back: str) -> Tile:
    """A tile with its two sides."""
    refuse_missing(slug, "tile side", [f"side_{side}" for side in (front, back)], SIDES)
    names = [SIDES[f"side_{side}"] for side in (front, back)]
    en, fr = (" / ".join(words) for words in zip(*((side.en, side.fr) for side in names), strict=True))
    return declare(TILES, Tile(slug=slug, en=en, fr=fr, size=size, sides=(f"side_{front}", f"side_{back}")))
