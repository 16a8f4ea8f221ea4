"""The rifts, their tracks, and the markers of their progress."""

from miskatonic.games.arkham_horror.components import AREAS, Shade, Symbol
from miskatonic.games.arkham_horror.declare import declare
from miskatonic.games.arkham_horror.state import piece
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import (
    RIFT_PROGRESS,
    RIFT_TRACKS,
    RIFTS,
    Rift,
    RiftProgress,
    RiftTrack,
    Spaces,
)
from miskatonic.games.kingsport.content.board import TOWN
from miskatonic.kernel.text import text

Pattern = tuple[tuple[Symbol, ...], tuple[Symbol, ...]]
"""The dimensions that move along white and along black arrows."""


def rift(slug: str, en: str, fr: str, symbol: Symbol, shade: Shade) -> Rift:
    """A rift."""
    return declare(RIFTS, Rift(slug=slug, en=en, fr=fr, text=text("kh-describe-rift"), symbol=symbol, shade=shade))


def track(number: int, one: Pattern, other: Pattern, y: float) -> RiftTrack:
    """A track with two patterns, one of which fills half of its spaces."""
    slug = f"rift_track_{number}"
    groups = tuple(Spaces(f"{slug}_{name}", *pattern) for name, pattern in (("a", one), ("b", other)))
    return declare(
        RIFT_TRACKS,
        RiftTrack(
            slug=slug,
            en=f"rift track {number}",
            fr=f"la piste de faille {number}",
            text=text("kh-describe-rift-track"),
            number=number,
            groups=groups,
            town=TOWN,
            x=0.838,
            y=y,
        ),
    )


def progress(place: str, copies: int = 1) -> RiftProgress:
    """Markers of progress that are investigated at a place."""
    name = AREAS[place]
    return declare(
        RIFT_PROGRESS,
        RiftProgress(
            slug=f"rpm_{place}",
            en=f"Rift progress: {name.en}",
            fr=f"Progression de faille : {name.fr}",
            text=text("kh-describe-rift-progress", place=piece(place)),
            location=place,
            copies=copies,
        ),
    )


with BOARD:
    rift("rift_white_circle", "the white circle rift", "la Faille du cercle blanc", "circle", "white")
    rift("rift_black_crescent", "the black moon rift", "la Faille de la lune noire", "crescent", "black")
    rift("rift_black_hexagon", "the black hexagon rift", "la Faille de l’hexagone noir", "hexagon", "black")

    track(1, (("crescent",), ("plus",)), (("slash", "triangle", "star"), ("hexagon",)), y=0.46)
    track(2, (("circle",), ("square", "diamond")), (("square", "diamond"), ("circle",)), y=0.7)
    track(3, (("hexagon",), ("slash", "triangle", "star")), (("plus",), ("crescent",)), y=0.94)

    progress("neils_curiosity_shop", copies=2)
    progress("artists_colony")
    progress("hall_school")
    progress("st_erasmuss_home", copies=2)
    progress("seventh_house_on_the_left")
    progress("congregational_hospital")
    progress("the_rope_and_anchor", copies=2)
    progress("water_st_607")
    progress("north_point_lighthouse")
