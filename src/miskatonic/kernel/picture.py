"""What a box says of the picture of one of its components. Clients draw it; what is left open, they choose by kind and name."""

from __future__ import annotations

import re
from typing import Literal, get_args

from msgspec import Struct

Scene = Literal[
    "altar", "asylum", "attic", "cave", "cellar", "graveyard", "lab", "library", "museum",
    "otherworld", "room", "ship", "shop", "shore", "street", "void", "waste", "wood",
]  # fmt: skip
Palette = Literal[
    "amber", "dusk", "green", "midnight", "oxblood", "sea", "sepia", "sickly", "slate", "violet",
]  # fmt: skip

ICON = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Picture(Struct, frozen=True, omit_defaults=True):
    """The subject of a picture, where it is seen, and the inks it is printed in."""

    emblem: str | None = None
    """The name of an icon of game-icons.net: `magnifying-glass`."""
    scene: Scene | None = None
    palette: Palette | None = None


def pictured(emblem: str | None, scene: str | None, palette: str | None) -> Picture:
    """A picture of values that somebody has written; a `ValueError` says which of them cannot be."""
    if emblem is not None and not ICON.fullmatch(emblem):
        raise ValueError(
            f"{emblem!r} is no name of an icon: small letters, digits and hyphens, as in 'magnifying-glass'"
        )
    return Picture(emblem, _one_of("scene", scene, get_args(Scene)), _one_of("palette", palette, get_args(Palette)))  # type: ignore[arg-type]


def _one_of(what: str, value: str | None, known: tuple[str, ...]) -> str | None:
    if value is not None and value not in known:
        raise ValueError(f"there is no {what} {value!r} for a picture; there are {', '.join(known)}")
    return value
