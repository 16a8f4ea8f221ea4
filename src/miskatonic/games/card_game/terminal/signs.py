"""The signs of the card game in a terminal: one cell wide each, with letters where a terminal has no such signs."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from miskatonic.cli.boards import Scene, ink

# Name: sign, sign in ASCII, style.
SIGNS = {
    "health": ("♥", "H", "bright_red"),
    "sanity": ("♦", "S", "bright_blue"),
    "resources": ("$", "$", "yellow"),
    "clues": ("?", "?", "bright_yellow"),
    "doom": ("■", "D", "bright_red"),
    "shroud": ("▒", "#", "cyan"),
    "fight": ("†", "F", "bright_white"),
    "evade": ("~", "~", "bright_white"),
    "enemy": ("Ж", "M", "bright_red"),
    "action": ("●", "*", "bold green"),
    "uses": ("•", "u", "yellow"),
    "exhausted": ("↷", "x", "magenta"),
    "hidden": ("◌", "o", "dim"),
    "way": ("→", ">", "dim"),
    "lead": ("★", "L", "yellow"),
    "active": ("▶", ">", "bold bright_white"),
    "hand": ("▯", "h", "bright_cyan"),
    "deck": ("▤", "d", "dim"),
    "full": ("■", "X", "red"),
    "empty": ("□", ".", "dim"),
}
LEGEND = (
    ("health", "sanity", "resources", "clues", "action"),
    ("doom", "shroud", "hidden", "way", "lead"),
    ("enemy", "fight", "evade", "exhausted", "uses"),
    ("hand", "deck"),
)


def sign(name: str, scene: Scene, number: int | str | None = None) -> Text:
    """A sign, with a number behind it."""
    drawn, plain, style = SIGNS[name]
    behind = "" if number is None else str(number)
    return ink(plain if scene.ascii else drawn, style=style) + ink(behind)


def track(now: int, most: int, scene: Scene) -> Text:
    """A box for each required item; the filled ones are those already there."""
    full, empty = min(now, most), max(0, most - now)
    style_full, style_empty = SIGNS["full"][2], SIGNS["empty"][2]
    kind = 1 if scene.ascii else 0
    return ink(SIGNS["full"][kind] * full, style_full) + ink(SIGNS["empty"][kind] * empty, style_empty)


def legend_rows(scene: Scene) -> Iterator[Text]:
    """Every sign with what it means, a row at a time."""
    for row in LEGEND:
        yield ink("   ").join(sign(name, scene) + ink(f" {scene.words(f'cg-sign-{name}')}") for name in row)
