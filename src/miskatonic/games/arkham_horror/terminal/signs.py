"""The signs of Arkham Horror in a terminal, in Unicode and in plain letters."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from miskatonic.cli.boards import Scene, ink

SIGNS: dict[str, tuple[str, str, str]] = {
    "sanity": ("☾", "s", "bright_blue"),
    "stamina": ("♥", "h", "bright_red"),
    "money": ("$", "$", "green"),
    "clue": ("◆", "c", "bright_green"),
    "doom": ("☠", "D", "bright_red"),
    "terror": ("!", "T", "yellow"),
    "gate": ("◎", "G", "bright_magenta"),
    "seal": ("✶", "*", "bright_yellow"),
    "closed": ("✕", "x", "red"),
    "mark": ("▪", "m", "yellow"),
    "monster": ("▲", "M", "red"),
    "person": ("●", "@", "bright_cyan"),
    "active": ("▶", ">", "bright_yellow"),
    "first": ("①", "1", "bright_yellow"),
    "explored": ("⚑", "E", "bright_green"),
    "delayed": ("⏳", "z", "yellow"),
    "blessed": ("✚", "+", "bright_yellow"),
    "cursed": ("✖", "-", "bright_red"),
    "steps": ("↦", "m", "bright_white"),
    "full": ("█", "#", "bright_red"),
    "empty": ("░", ".", "bright_black"),
}
"""Each sign in Unicode and in plain letters, with its colour."""


def sign(kind: str, scene: Scene, value: object = "") -> Text:
    """A sign, with what comes after it."""
    shape, letter, style = SIGNS[kind]
    return ink(f"{letter if scene.ascii else shape}{value}", style=style)


def track(now: int, full: int, scene: Scene) -> Text:
    """How far a track is filled."""
    line = ink("")
    for n in range(full):
        line += sign("full" if n < now else "empty", scene)
    return line


def legend_rows(scene: Scene) -> Iterator[Text]:
    """The signs and what they mean."""
    for kind in SIGNS:
        if kind not in ("full", "empty"):
            yield sign(kind, scene) + ink(f"  {scene.words(f'ah-sign-{kind}')}")
