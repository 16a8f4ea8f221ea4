"""The signs of Mansions of Madness in a terminal, in Unicode and in plain letters."""

from __future__ import annotations

from miskatonic.cli.boards.parts import Signs

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

_OURS = Signs("mm", SIGNS)
sign, track, legend_rows = _OURS.sign, _OURS.track, _OURS.legend_rows
