"""The house as a plan: in each space its markers, who is there and the number of the option that leads there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from miskatonic.cli.boards import Scene, ink
from miskatonic.cli.boards.parts import mark, shortened
from miskatonic.games.mansions.components import GAME, slug_of
from miskatonic.games.mansions.terminal.plan import (
    CELL_HEIGHT,
    Ground,
    Letters,
    Spot,
    cell_width,
    draw_walls,
    ground,
    size_of,
    spot_of,
)
from miskatonic.games.mansions.terminal.rooms import door_kind, people, whereabouts
from miskatonic.games.mansions.terminal.signs import SIGNS, sign
from miskatonic.games.mansions.view.house import RoomView
from miskatonic.games.mansions.view.table import MansionView

GAP = 2
"""Columns between the plan and what stands beside it."""
TALL = 6
"""With more rows of cells than that, everything has to stand beside the house, be it cut."""
BESIDE = 38
"""The least that stands beside the plan needs."""


def column(view: MansionView, scene: Scene) -> int:
    """How many columns a cell gets, if possible so few that there is room beside the plan; 0 if there is none for a plan."""
    return cell_width(view.story, scene.width - BESIDE - GAP) or cell_width(view.story, scene.width)


def beside(view: MansionView, scene: Scene) -> int:
    """How many columns there are beside the plan; 0 if they are too few to be of use."""
    left = scene.width - size_of(view.story)[0] * column(view, scene) - 1 - GAP
    return left if left >= BESIDE else 0


def stands_beside(lines: list[Text], view: MansionView, scene: Scene) -> bool:
    """Whether lines fit beside the plan; beside a tall house they are cut where they do not."""
    left, down = beside(view, scene), size_of(view.story)[1]
    if not left:
        return False
    return down > TALL or sum(len(wrapped(line, left)) for line in lines) <= down * CELL_HEIGHT + 1


def plan_with(view: MansionView, scene: Scene, lines: list[Text]) -> Iterator[RenderableType]:
    """The plan of the house with lines beside it, or below where there is no room for that."""
    wide = column(view, scene)
    if not wide:
        yield from lines
        return
    found = ground(view.story, wide)
    drawn = list(draw_plan(found, wide, view, scene))
    left = beside(view, scene)
    if not left:
        yield Group(*drawn)
        yield from lines
        return
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=found.width, no_wrap=True)
    grid.add_column(width=left)
    grid.add_row(Group(*drawn), Group(*fitted(lines, left, found.height)))
    yield grid


def fitted(lines: list[Text], width: int, height: int) -> list[Text]:
    """Lines that go on below as far as there is room for that; the last one has all that is left."""
    whole = [part for line in lines for part in wrapped(line, width)]
    if len(whole) <= height:
        return whole
    *short, last = lines
    cut = [*(shortened(line, width) for line in short), *wrapped(last, width)]
    return cut if len(cut) <= height else [*cut[: height - 1], ink("…")]


def wrapped(line: Text, width: int) -> list[Text]:
    """A line in as many as it takes."""
    return list(line.wrap(Console(width=width), width))


def draw_plan(found: Ground, wide: int, view: MansionView, scene: Scene) -> Iterator[Text]:
    """Walls and doors, then the content of room by room."""
    letters = Letters()
    draw_walls(found, letters, scene.ascii)
    for door in view.doors:
        number = scene.marks.get(door.id, "")
        words = mark(door.id, scene)[: len(number)] if number else sign(door_kind(door), scene)
        letters.put(spot_of(door.at, wide), words, len(number) or 1)
    for room in view.rooms:
        put_room(room, found, letters, view, scene)
    return letters.lines(found.width, found.height)


def put_room(room: RoomView, found: Ground, letters: Letters, view: MansionView, scene: Scene) -> None:
    """The name of a room in its first line, its cards below, and in each space its figures and markers."""
    spaces = [space.id for space in view.spaces if space.room == room.id and found.room[space.id]]
    home = min(spaces, key=lambda space: fitness(found.room[space]), default="")
    for space in spaces:
        lines = list(found.room[space])
        told = tokens(space, view, scene)
        if space == home and room.cards:
            told.append(backs(room, scene))
        if space == home and len(lines) > 1:
            put_name(room, *lines.pop(0), letters, view, scene)
        (first, most), taken = lines[0], put_tokens(told, lines, letters)
        if space == home and len(found.room[space]) == 1:
            put_name(room, Spot(first.x + taken, first.y), most - taken, letters, view, scene)


def fitness(lines: tuple[tuple[Spot, int], ...]) -> tuple[bool, int, int]:
    """How well a space suits for the name of its room, the least the best: it has a line for it alone, far up, and long."""
    spot, most = lines[0]
    return len(lines) == 1, spot.y, -most


def put_name(room: RoomView, spot: Spot, most: int, letters: Letters, view: MansionView, scene: Scene) -> None:
    """The name of a room, cut to the available width, after its fire and darkness."""
    number = scene.marks.get(room.id, "")
    line = ink(number, style="bold black on white") if number else ink("")
    for status in room.statuses:
        line += sign(status, scene)
    style = "bold bright_yellow" if room.id == whereabouts(view) else "bold" if room.entered else ""
    letters.put(spot, line + ink(brief(scene.words.piece(GAME, room.id), most - len(line.plain)), style=style), most)


def put_tokens(told: list[Text], lines: list[tuple[Spot, int]], letters: Letters) -> int:
    """Tokens one after the other, each in the first line that has room for it, and a plus where one has none; how much of the
    first line is taken, with a gap."""
    taken = [0] * len(lines)
    for token in told:
        size = len(token.plain)
        n = next((n for n, (_, most) in enumerate(lines) if taken[n] + bool(taken[n]) + size <= most), None)
        if n is None:
            spot, most = lines[-1]
            letters.put(Spot(spot.x + most - 1, spot.y), ink("+", style="bold"), 1)
            continue
        spot, most = lines[n]
        start = taken[n] + bool(taken[n])
        taken[n] = start + letters.put(Spot(spot.x + start, spot.y), token, most - start)
    return taken[0] + bool(taken[0])


def tokens(space: str, view: MansionView, scene: Scene) -> list[Text]:
    """The content of a space, in as few letters as possible: the number of its option, people, monsters, markers."""
    words = scene.words
    told = [mark(space, scene)[:-1]] if space in scene.marks else []
    for you in people(view):
        if you.at == space:
            initials = ink(brief(words.piece(GAME, you.slug), 2), style=SIGNS["person"][2])
            told.append(number_of(you.slug, scene) + sign("hidden" if you.hidden else "person", scene) + initials)
    here = [monster.id for monster in view.monsters if monster.at == space]
    for figure, number in Counter(each if each in scene.marks else slug_of(each) for each in here).items():
        name = brief(words.piece(GAME, figure), 2) + (str(number) if number > 1 else "")
        told.append(number_of(figure, scene) + sign("monster", scene) + ink(name, style=SIGNS["monster"][2]))
    told += [sign(feature, scene) for feature, spaces in view.features.items() for at in spaces if at == space]
    return told


def number_of(piece: str, scene: Scene) -> Text:
    """The number of the option that concerns a piece, close to what follows."""
    return mark(piece, scene)[:-1] if piece in scene.marks else ink("")


def backs(room: RoomView, scene: Scene) -> Text:
    """The cards of a room by their backs, the top one first."""
    top = room.cards[-1].back
    line = ink("") if top == "exploration" else sign(top, scene)
    cards = sum(card.back == "exploration" for card in room.cards)
    return line + (sign("pile", scene, cards if cards > 1 else "") if cards else ink(""))


def brief(name: str, most: int) -> str:
    """A name cut to a number of letters: whole if it fits, otherwise the beginnings of its words, of the last one the most; a
    number at its end is kept."""
    if len(name) <= most:
        return name
    words = [word.strip("“”«»\"'’()") for word in name.replace("’", "'").replace("\u202f", " ").split()]
    words = [
        word.rpartition("'")[2] for word in words if word and (word[0].isupper() or word[0].isdigit() or "'" in word)
    ]
    number = words.pop() if len(words) > 1 and words[-1].isdigit() else ""
    room = max(most - len(number), 0)
    if not words:
        return name[:most]
    if len(words) > room:
        return ("".join(word[0] for word in words)[:room] + number)[:most]
    cut = ""
    for n, word in enumerate(words):
        cut += word[: (room - len(cut)) // (len(words) - n)]
    return cut + number
