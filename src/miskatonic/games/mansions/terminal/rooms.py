"""The rooms of the house, a line each: figures, markers and cards in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from rich.text import Text

from miskatonic.cli.boards import Scene, ink
from miskatonic.cli.boards.parts import mark, named_piece
from miskatonic.games.mansions.components import GAME, room_of
from miskatonic.games.mansions.rules.house import joined_in
from miskatonic.games.mansions.terminal.signs import sign
from miskatonic.games.mansions.view.house import DoorView, RoomView
from miskatonic.games.mansions.view.table import InvestigatorView, MansionView, MonsterView
from miskatonic.kernel.text import signed

named = partial(named_piece, GAME)


def knows_all(view: MansionView) -> bool:
    """Whether the keeper looks on."""
    return view.keeper.mythos is not None


def whereabouts(view: MansionView) -> str:
    """The room of the investigator whose turn it is."""
    investigator = view.seats[view.active].investigator
    return "" if investigator is None else room_of(investigator.at)


def people(view: MansionView) -> list[InvestigatorView]:
    """The investigators on the board."""
    found = [seat.investigator for seat in view.seats if seat.investigator is not None]
    return [investigator for investigator in found if investigator.at]


def is_of_interest(room: RoomView, view: MansionView) -> bool:
    """Whether there are figures or markers in a room beside cards that lie face down."""
    if room.statuses or any(room_of(investigator.at) == room.id for investigator in people(view)):
        return True
    return any(room_of(monster.at) == room.id for monster in view.monsters)


def room_line(room: RoomView, view: MansionView, scene: Scene) -> Text:
    """A room: fire and darkness, its cards, and its figures and markers space by space."""
    line = named(room.id, scene, "bold bright_yellow" if room.id == whereabouts(view) else "bold")
    for status in room.statuses:
        line += ink(" ") + sign(status, scene)
    if room.cards:
        line += ink(" ") + pile_text(room, scene)
    spaces = [space.id for space in view.spaces if space.room == room.id]
    for space in spaces:
        inside = space_text(space, view, scene)
        if not inside.plain:
            continue
        line += ink("  ")
        if len(spaces) > 1:
            line += mark(space, scene) + ink(f"{side(space, scene)} ", style="dim")
        line += inside
    return line


def door_kind(door: DoorView) -> str:
    """The sign of a door: what keeps it shut, that it leads out, or a door like others."""
    if door.barricade:
        return "barricaded"
    return "lock" if door.locked else "door" if door.other else "way_out"


def ways_text(view: MansionView, scene: Scene) -> Text:
    """The ways out of the room of the active investigator, and the obstacles."""
    here = whereabouts(view)
    doors = {frozenset((room_of(door.one), room_of(door.other))): door for door in view.doors if door.other}
    told: list[Text] = []
    for room in joined_in(view.story, here):
        door = doors.get(frozenset((here, room)))
        shut = sign(door_kind(door), scene) if door is not None else ink("")
        told.append(shut + ink(scene.words.piece(GAME, room)))
    if any(room_of(door.one) == here and not door.other for door in view.doors):
        told.append(sign("way_out", scene, scene.words("mm-sign-way_out")))
    return ink("> " if scene.ascii else "→ ", style="dim") + ink(", ").join(told) if told else ink("")


def side(space: str, scene: Scene) -> str:
    """Which part of its room a space is."""
    name = scene.words.piece(GAME, space)
    return name.rpartition(", ")[2]


def space_text(space: str, view: MansionView, scene: Scene) -> Text:
    """The figures and markers in a space."""
    told = [sign(feature, scene) for feature, spaces in view.features.items() for at in spaces if at == space]
    told += [person(investigator, scene) for investigator in people(view) if investigator.at == space]
    told += [monster_text(monster, scene) for monster in view.monsters if monster.at == space]
    return ink(" ").join(told)


def person(investigator: InvestigatorView, scene: Scene) -> Text:
    """An investigator on the board."""
    line = sign("person", scene) + named(investigator.slug, scene, "bright_cyan")
    return line + (sign("hidden", scene) if investigator.hidden else ink(""))


def monster_text(monster: MonsterView, scene: Scene) -> Text:
    """A monster: awareness, horror, the damage that it deals, its health and what it has taken, as far as they are known."""
    line = sign("monster", scene) + named(monster.id, scene, "italic")
    if monster.name:
        line += sign("story", scene)
    line += ink(f" {signed(monster.awareness)}/{signed(monster.horror)}", style="dim")
    if monster.strength is not None:
        line += ink(f" {monster.strength}", style="dim")
    if monster.damage or monster.health is not None:
        limit = "?" if monster.health is None else monster.damage + monster.health
        line += ink(" ") + sign("hurt", scene, f"{monster.damage}/{limit}")
    for kind, number in (("stunned", monster.stunned), ("sample", monster.samples), ("fire", int(monster.burning))):
        if number:
            line += ink(" ") + sign(kind, scene, number if number > 1 else "")
    return line


def pile_text(room: RoomView, scene: Scene) -> Text:
    """The cards of a room from the top: by name if the viewer has seen them, otherwise by their backs."""
    told: list[Text] = []
    for (card, back), alike in groupby(reversed(room.cards), key=lambda each: (each.card, each.back)):
        number = len(list(alike))
        kind = "pile" if back == "exploration" else back
        told.append(sign(kind, scene, number if number > 1 or (kind == "pile" and not card) else ""))
        if card:
            told[-1] += named(card, scene)
    return ink(" ").join(told)


def piles(rooms: Sequence[RoomView], scene: Scene) -> Iterator[Text]:
    """Where cards lie in those rooms."""
    told = [named(room.id, scene) + ink(" ") + pile_text(room, scene) for room in rooms if room.cards]
    if told:
        yield ink(" · ").join(told)
