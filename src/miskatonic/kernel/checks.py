"""Keeping account of the pieces of a game: nothing lost, nothing doubled, nothing unknown, no number out of its bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from miskatonic.kernel.box import Edition
from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Arg, name, text

MANY = 999
"""More than any game has of anything that is not counted out."""
TURNS = 9_999
"""More turns, rounds or days than any game has."""
SWAY = 99
"""More than anything is raised or lowered by."""
MOST_ALIKE = 20
"""So often the same word may stand in a list."""

Bound = tuple[int, int]
"""The lowest and the highest that an integer may be."""
Bounds = Mapping[type[Struct], Mapping[str, Bound]]
"""The bounds of integers in a state, by the type and the field that hold them."""

USUAL: Bound = (0, MANY)
"""The bounds of an integer that are not given."""
OF_CHANCE: Bounds = {Rng: {"word": (0, 2**64 - 1), "reveals": (0, 999_999)}}

Fault = Callable[[str, str], Exception]
"""Makes the exception for a piece that is `unknown`, there `twice` or `missing`."""


class Reasons:
    """The sentences of a game for impossible states: messages `es-impossible-<key>`, by the prefix of the game."""

    def __init__(self, game: str, prefix: str) -> None:
        self.game = game
        self.prefix = prefix

    def require(self, true: bool, key: str, **args: Arg) -> None:
        """Refuses a state for the reason that the message says."""
        if not true:
            raise Impossible(text(f"{self.prefix}-impossible-{key}", **args))

    def fault(self, key: str, card: str) -> Impossible:
        """The sentence about a piece that is missing, doubled or unknown."""
        called = card if key == "unknown" else name(self.game, card)
        return Impossible(text(f"{self.prefix}-impossible-{key}", piece=called))

    def only(self, kinds: Container[str], *zones: Iterable[str]) -> None:
        """Refuses a piece that lies where its kind never does."""
        for card in chain(*zones):
            if card not in kinds:
                raise Impossible(text(f"{self.prefix}-impossible-misplaced", piece=card))


def dealt_from(edition: Edition, registries: Iterable[Registry[Any]]) -> dict[str, int]:
    """How many copies of each kind there are at the start of a game, where that is not what the game itself has.

    A box may grow while a game is saved: what the game was dealt from is what has to be there.
    """
    found = {registry.kind: (len(edition[registry].copies()), registry.published) for registry in registries}
    return {kind: copies for kind, (copies, published) in found.items() if copies != published}


def account_for(state: State, registries: Sequence[Registry[Any]], found: Sequence[str], fault: Fault) -> None:
    """Refuses pieces of those kinds that are unknown in this edition, there twice, or fewer than were dealt."""
    edition = state.edition
    pools = [(registry.kind, edition[registry]) for registry in registries]
    counts = {registry.kind: 0 for registry in registries}
    seen: set[str] = set()
    for piece in found:
        if piece in seen:
            raise fault("twice", piece)
        seen.add(piece)
        kind = next((kind for kind, pool in pools if piece in pool), "")
        if not kind:
            raise fault("unknown", piece)
        counts[kind] += 1
    for registry in registries:
        if counts[registry.kind] < state.dealt.get(registry.kind, registry.published):
            gone = (piece for piece in edition[registry].copies() if piece not in seen)
            raise fault("missing", next(gone, registry.kind))


def within(what: str, number: int, low: int, high: int) -> None:
    """Refuses a number out of its bounds."""
    if not low <= number <= high:
        raise Impossible(text("impossible-number", what=what, number=str(number), low=low, high=high))


def check_data(state: State, bounds: Bounds) -> None:
    """Refuses a state with any integer out of its bounds, or with one word again and again in a list."""
    _check_value("", USUAL, state, {**OF_CHANCE, **bounds})


def bounds_in(kind: type[Struct], bounds: Bounds) -> dict[str, Bound]:
    """The bounds of the fields of a type, where those are not the usual ones."""
    return {field: bound for base in reversed(kind.__mro__) for field, bound in bounds.get(base, {}).items()}


def _check_value(what: str, bound: Bound, value: Any, bounds: Bounds) -> None:
    kind = type(value)
    if kind is int:
        within(what, value, *bound)
    elif kind is list or kind is tuple:
        if len(value) > MOST_ALIKE:
            _check_alike(what, value)
        for each in value:
            _check_value(what, bound, each, bounds)
    elif kind is dict:
        for key, each in value.items():
            _check_value(what, bound, key, bounds)
            _check_value(what, bound, each, bounds)
    elif isinstance(value, Struct):
        own = bounds_in(type(value), bounds)
        for field in value.__struct_fields__:
            _check_value(field, own.get(field, USUAL), getattr(value, field), bounds)


def _check_alike(what: str, values: Sequence[Any]) -> None:
    words = Counter(each for each in values if isinstance(each, str))
    for _, number in words.most_common(1):
        if number > MOST_ALIKE:
            raise Impossible(text("impossible-repeated", what=what, most=MOST_ALIKE))
