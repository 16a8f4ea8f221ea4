"""Dice, tasks, and which dice meet which task."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import Any, Literal

from msgspec import Struct

# Faces are small numbers: 1 to 4 are that many investigations.
LORE, PERIL, TERROR, WILD = 5, 6, 7, 8
UNROLLED = 0
SYMBOLS = {"lore": LORE, "peril": PERIL, "terror": TERROR}

FACE_NAMES = (
    "unrolled",
    "investigation1",
    "investigation2",
    "investigation3",
    "investigation4",
    "lore",
    "peril",
    "terror",
    "wild",
)
FACES: dict[str, tuple[int, ...]] = {
    "green": (1, 2, 3, LORE, PERIL, TERROR),
    "yellow": (1, 2, 3, 4, LORE, PERIL),
    "red": (2, 3, 4, LORE, PERIL, WILD),
}
DICE = ("green1", "green2", "green3", "green4", "green5", "green6", "yellow", "red")
COLORS = ("green",) * 6 + ("yellow", "red")
YELLOW, RED = 6, 7

# What a wild result is worth as investigations: as the rulebook prints it, and in the official errata.
WILD_PRINTED, WILD_ERRATA = 1, 4


NeedKind = Literal["lore", "peril", "terror", "investigation", "either", "sanity", "stamina", "clock"]


class Need(Struct, frozen=True, gc=False):
    """One requirement: `lore`, `peril`, `terror`, `investigation` (of `amount`), `either` (one requirement `of` several),
    or what is paid: `sanity`, `stamina` (of `amount`), `clock`."""

    kind: NeedKind
    amount: int = 1
    of: tuple[Need, ...] = ()


X = Need("investigation", 0)
"""Investigations whose number is not printed."""


class Task(Struct, frozen=True, eq=False):
    """A row of requirements, counted up so that dice are compared with it quickly. Told apart by identity."""

    needs: tuple[Need, ...]
    symbols: tuple[int, int, int]
    investigations: tuple[int, ...]
    either: tuple[tuple[Need, ...], ...]
    sanity: int
    stamina: int
    clock: int
    faces: frozenset[int]
    """The results that can be of use for it."""
    dice: int
    """How many green dice are enough for it at best."""
    simple: bool
    """No split requirement and at most one investigation requirement."""


def make_task(needs: Sequence[Need]) -> Task:
    """The task with those requirements; the same object for the same ones, so that its cached odds are shared."""
    return _make_task(tuple(needs))


@cache
def _make_task(needs: tuple[Need, ...]) -> Task:
    count = [need.kind for need in needs].count
    investigations = tuple(sorted((need.amount for need in needs if need.kind == "investigation"), reverse=True))
    either = tuple(need.of for need in needs if need.kind == "either")
    return Task(
        needs=needs,
        symbols=(count("lore"), count("peril"), count("terror")),
        investigations=investigations,
        either=either,
        sanity=sum(need.amount for need in needs if need.kind == "sanity"),
        stamina=sum(need.amount for need in needs if need.kind == "stamina"),
        clock=count("clock"),
        faces=frozenset().union({WILD}, *map(useful_faces, needs)),
        dice=sum(map(green_dice, needs)),
        simple=not either and len(investigations) <= 1,
    )


def useful_faces(need: Need) -> frozenset[int]:
    """The results that can be of use for a requirement, beside a wild one."""
    if need.kind == "investigation":
        return frozenset(range(1, LORE))
    if need.kind == "either":
        return frozenset().union(*map(useful_faces, need.of))
    return frozenset({SYMBOLS[need.kind]} if need.kind in SYMBOLS else ())


def green_dice(need: Need) -> int:
    """How many green dice are enough for a requirement at best."""
    if need.kind == "either":
        return min(map(green_dice, need.of))
    return (need.amount + 2) // 3 if need.kind == "investigation" else int(need.kind in SYMBOLS)


def meets(task: Task, faces: Sequence[int], wild: int) -> bool:
    """Whether those results are enough for the task; `wild` is what a wild result is worth as investigations."""
    if not task.simple:
        return next(_ways(task, faces, faces, wild), None) is not None
    lore, peril, terror = task.symbols
    spare = faces.count(WILD)
    if lore and (missing := lore - faces.count(LORE)) > 0:
        spare -= missing
    if peril and (missing := peril - faces.count(PERIL)) > 0:
        spare -= missing
    if terror and (missing := terror - faces.count(TERROR)) > 0:
        spare -= missing
    if spare < 0:
        return False
    if not task.investigations:
        return True
    return sum([face for face in faces if face < LORE]) + spare * wild >= task.investigations[0]


def ways(task: Task, faces: Sequence[int], kinds: Sequence[Any], wild: int) -> list[tuple[int, ...]]:
    """Every different way to meet the task without a superfluous die, as positions of dice; thriftiest first.

    Dice of the same kind (anything that can be sorted) are interchangeable: only one choice among them is listed. The same
    dice are recognized in whatever order they lie.
    """
    order = sorted(range(len(kinds)), key=kinds.__getitem__)
    found = _ways_of_sorted(task, tuple([faces[i] for i in order]), tuple([kinds[i] for i in order]), wild)
    ways = [tuple(sorted([order[n] for n in way])) for way in found]
    if len(ways) > 1:
        ways.sort(key=lambda way: (len(way), sum([_worth(faces[i]) for i in way]), way))
    return ways


@lru_cache(maxsize=16384)
def _ways_of_sorted(task: Task, faces: tuple[int, ...], kinds: tuple[Any, ...], wild: int) -> list[tuple[int, ...]]:
    fewest_first = sorted({tuple(sorted(way)) for way in _ways(task, faces, kinds, wild)}, key=len)
    if task.simple:
        return fewest_first
    return [way for n, way in enumerate(fewest_first) if not any(set(fewer) < set(way) for fewer in fewest_first[:n])]


def _worth(face: int) -> int:
    return face if face < LORE else 9 if face == WILD else 3


def _ways(task: Task, faces: Sequence[int], kinds: Sequence[Any], wild: int) -> Iterator[tuple[int, ...]]:
    lore, peril, terror = task.symbols
    symbols = (LORE,) * lore + (PERIL,) * peril + (TERROR,) * terror
    for chosen in product(*task.either):
        more = tuple(SYMBOLS[need.kind] for need in chosen if need.kind in SYMBOLS)
        numbers = tuple(need.amount for need in chosen if need.kind == "investigation")
        yield from _place(symbols + more, task.investigations + numbers, faces, kinds, wild, ())


def _place(
    symbols: tuple[int, ...],
    investigations: tuple[int, ...],
    faces: Sequence[int],
    kinds: Sequence[Any],
    wild: int,
    used: tuple[int, ...],
) -> Iterator[tuple[int, ...]]:
    if symbols:
        tried: list[Any] = []
        for i, face in enumerate(faces):
            if face in (symbols[0], WILD) and i not in used and kinds[i] not in tried:
                tried.append(kinds[i])
                yield from _place(symbols[1:], investigations, faces, kinds, wild, (*used, i))
    elif investigations:
        values = [
            (wild if face == WILD else face, i)
            for i, face in enumerate(faces)
            if (face < LORE or face == WILD) and face != UNROLLED and i not in used
        ]
        values.sort(key=lambda value: (-value[0], kinds[value[1]], value[1]))
        for taken in _gather(investigations[0], values, kinds, 0, ()):
            yield from _place((), investigations[1:], faces, kinds, wild, used + taken)
    else:
        yield used


def _gather(
    missing: int, values: Sequence[tuple[int, int]], kinds: Sequence[Any], start: int, taken: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Dice that add up to the number, largest first, so that the last one is always needed."""
    if missing <= 0:
        yield taken
        return
    previous: Any = None
    for n in range(start, len(values)):
        value, i = values[n]
        if kinds[i] != previous:
            previous = kinds[i]
            yield from _gather(missing - value, values, kinds, n + 1, (*taken, i))


@lru_cache(maxsize=65536)
def within_reach(task: Task, green: int, yellow: int, red: int, held: tuple[int, ...], wild: int) -> bool:
    """Whether the best possible roll of those dice, with the results held already, would meet the task."""
    if task.simple:
        number = task.investigations[0] if task.investigations else 0
        return _reach(task.symbols, number, green, yellow, red, held, wild)
    others = [(LORE, PERIL, 4)] * yellow + [(LORE, PERIL, WILD, 4)] * red
    return any(
        meets(task, (*greens, *rest, *held), wild)
        for greens in combinations_with_replacement((3, LORE, PERIL, TERROR), green)
        for rest in product(*others)
    )


def _reach(
    symbols: tuple[int, int, int], number: int, green: int, yellow: int, red: int, held: tuple[int, ...], wild: int
) -> bool:
    """Whether the dice reach those numbers of lore, peril and terror and one number of investigations."""
    lore, peril, terror = symbols
    for n, face in enumerate(held):
        if face == WILD:
            rest = held[n + 1 :]
            left = max(lore, 0), max(peril, 0), max(terror, 0)
            as_symbol = [(left[0] - (i == 0), left[1] - (i == 1), left[2] - (i == 2)) for i in range(3) if left[i]]
            return any(_reach(less, number, green, yellow, red, rest, wild) for less in as_symbol) or _reach(
                left, number - wild, green, yellow, red, rest, wild
            )
        if face < LORE:
            number -= face
        elif face == LORE:
            lore -= 1
        elif face == PERIL:
            peril -= 1
        else:
            terror -= 1
    lore, peril, terror = max(lore, 0), max(peril, 0), max(terror, 0)
    for use_yellow, use_red in ((0, 0), (yellow, 0), (0, red), (yellow, red)):
        if use_yellow > lore + peril:
            continue  # it has no terror face
        greens = max(lore + peril + terror - use_yellow - use_red, 0)
        reach = (green - greens) * 3 + (yellow - use_yellow) * 4 + (red - use_red) * max(4, wild)
        if greens <= green and reach >= number:
            return True
    return False
