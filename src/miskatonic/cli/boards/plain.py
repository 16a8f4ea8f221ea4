"""A board for games that have none of their own: the view as an indented list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text

from miskatonic.cli.boards import FULL, Scene
from miskatonic.cli.words import Words
from miskatonic.kernel.event import Event
from miskatonic.kernel.rulebook import Rulebook, View


class PlainBoard:
    """Everything that the seat may see, by name."""

    def __init__(self, rules: Rulebook[Any]) -> None:
        self.rules = rules

    def draw(self, view: View, scene: Scene) -> Text:
        """Field by field, without the empty ones."""
        drawn = Text()
        drawn.append(scene.words.read(self.rules.title) + "\n", style="bold")
        seen: dict[str, Any] = msgspec.to_builtins(view)
        deepest = 3 if scene.detail == FULL else 1
        for depth, line in self._lines(seen, scene, 0):
            if depth < deepest:
                drawn.append("  " * depth + line + "\n")
        drawn.rstrip()
        return drawn

    def _lines(self, seen: dict[str, Any], scene: Scene, depth: int) -> Iterator[tuple[int, str]]:
        for key, value in seen.items():
            if value in (None, "", (), [], {}, False):
                continue
            name = key.replace("_", " ")
            if isinstance(value, dict):
                yield depth, f"{name}:"
                yield from self._lines(value, scene, depth + 1)
            elif isinstance(value, (list, tuple)) and any(isinstance(item, (dict, list, tuple)) for item in value):
                yield depth, f"{name}:"
                for n, item in enumerate(value, start=1):
                    yield from self._lines({str(n): item}, scene, depth + 1)
            else:
                items = value if isinstance(value, (list, tuple)) else [value]
                yield depth, f"{name}: " + ", ".join(self._name(item, scene) for item in items)

    def _name(self, item: object, scene: Scene) -> str:
        name = scene.words.piece(self.rules.slug, item) if isinstance(item, str) else str(item)
        return f"{name} [{scene.marks[item]}]" if isinstance(item, str) and item in scene.marks else name

    def legend(self, scene: Scene) -> Text:
        """There are no signs."""
        return Text(scene.words("plain-legend"))

    def card(self, piece: str, scene: Scene) -> Text | None:
        """Its name is all that is known of any piece."""
        name = scene.words.piece(self.rules.slug, piece)
        return Text(name) if name != piece else None

    def tell(self, event: Event, scene: Scene) -> Text | None:
        """Nothing to add."""
        return None

    def seat_name(self, view: View, seat: int, words: Words) -> str:
        """By its number."""
        return words("seat", number=seat + 1)
