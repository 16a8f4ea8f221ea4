"""The signs of Mansions of Madness in a terminal, in Unicode and in plain letters."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from miskatonic.cli.boards import Scene, ink

SIGNS: dict[str, tuple[str, str, str]] = {
    "health": ("♥", "h", "bright_red"),
    "sanity": ("☾", "s", "bright_blue"),
    "skill": ("★", "*", "bright_yellow"),
    "steps": ("↦", "m", "bright_white"),
    "action": ("✦", "!", "bright_white"),
    "stunned": ("≋", "z", "yellow"),
    "hidden": ("◌", "o", "bright_black"),
    "relative": ("⚭", "k", "bright_magenta"),
    "person": ("●", "@", "bright_cyan"),
    "monster": ("▲", "M", "red"),
    "story": ("♔", "S", "bright_magenta"),
    "hurt": ("✖", "x", "bright_red"),
    "active": ("▶", ">", "bright_yellow"),
    "pile": ("▤", "=", "bright_white"),
    "lock": ("⊗", "L", "bright_yellow"),
    "obstacle": ("▦", "O", "yellow"),
    "fire": ("▒", "F", "bright_red"),
    "darkness": ("◐", "D", "blue"),
    "door": ("▯", "/", "yellow"),
    "barricaded": ("▩", "#", "bright_red"),
    "way_out": ("◇", "X", "bright_green"),
    "altar": ("Ω", "A", "bright_magenta"),
    "barricade": ("╫", "B", "yellow"),
    "campfire": ("△", "C", "bright_yellow"),
    "corpse": ("†", "+", "bright_white"),
    "hiding_space": ("∩", "H", "green"),
    "ladder": ("≡", "E", "green"),
    "vent": ("∷", "V", "green"),
    "clue": ("◆", "c", "bright_green"),
    "time": ("◔", "t", "bright_white"),
    "threat": ("☠", "T", "bright_red"),
    "sample": ("◍", "a", "bright_magenta"),
    "full": ("█", "#", "bright_red"),
    "empty": ("░", ".", "bright_black"),
}
"""Each sign in Unicode and in plain letters, with its colour."""


def shape(kind: str, scene: Scene) -> str:
    """A sign without its colour."""
    return SIGNS[kind][1 if scene.ascii else 0]


def sign(kind: str, scene: Scene, value: object = "") -> Text:
    """A sign, with what comes after it."""
    return ink(f"{shape(kind, scene)}{value}", style=SIGNS[kind][2])


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
            yield sign(kind, scene) + ink(f"  {scene.words(f'mm-sign-{kind}')}")
