"""The signs of Arkham Horror in a terminal, in Unicode and in plain letters."""

from __future__ import annotations

from miskatonic.cli.boards.parts import Signs

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

_OURS = Signs("ah", SIGNS)
sign, track, legend_rows = _OURS.sign, _OURS.track, _OURS.legend_rows
