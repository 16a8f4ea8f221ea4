"""Declaring the board: streets, locations, Other Worlds and the gates that lead to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from miskatonic.games.arkham_horror.components import (
    GAME,
    GATE_MARKERS,
    LOCATIONS,
    OTHER_WORLDS,
    STREETS,
    Color,
    GateMarker,
    Location,
    OtherWorld,
    Street,
    Symbol,
)
from miskatonic.games.arkham_horror.declare.making import declare, refuse_misplaced
from miskatonic.games.arkham_horror.state import ArkhamEffect
from miskatonic.kernel.declaring import Words
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.text import Lang, declared, own_words
from miskatonic.kernel.text.nouns import lengthened


def named(slug: str, en: str, fr: str) -> str:
    """The name of a place that is no component by itself: a town, or a neighborhood without streets."""
    NAMES[f"{GAME}/{slug}"] = declared(en, fr)
    return slug


def on_map(short: Words | None) -> dict[Lang, str]:
    """What a place or a world is called on a map, in both languages."""
    return {} if short is None else {"en": short[0], "fr": short[1]}


def street(
    slug: str,
    en: str,
    fr: str,
    *,
    beside: Sequence[str],
    white: str,
    black: str,
    x: float,
    y: float,
    wide: tuple[float, float] | None = None,
    short: Words | None = None,
    town: str = "arkham",
    depot: bool = False,
    counted: bool = True,
    signs: Sequence[str] = (),
) -> Street:
    """The streets of a neighborhood, which has the same name."""
    return declare(
        STREETS,
        Street(
            slug=slug,
            en=en,
            fr=fr,
            town=town,
            neighborhood=slug,
            beside=tuple(beside),
            white=white,
            black=black,
            x=x,
            y=y,
            wide=wide,
            short=on_map(short),
            depot=depot,
            counted=counted,
            signs=tuple(signs),
        ),
    )


def location(
    slug: str,
    en: str,
    fr: str,
    street: str,
    *services: ArkhamEffect,
    x: float,
    y: float,
    wide: tuple[float, float] | None = None,
    short: Words | None = None,
    stable: bool = True,
    icons: Sequence[str] = (),
    sure: str = "",
    closes_at: int = 0,
    takes: Literal["", "insane", "unconscious"] = "",
    has_cell: bool = False,
    service: Words | None = None,
    inner: tuple[str, str, str] = ("", "", ""),
    pass_card: str = "",
    neighborhood: str = "",
    town: str = "arkham",
    depot: bool = False,
    halts: bool = False,
    remote: bool = False,
    counted: bool = True,
    signs: Sequence[str] = (),
) -> Location:
    """A location beside some streets, or beyond another location, with what it offers instead of an encounter.

    `inner` is the slug and the names of a part of it with encounters of its own, for the holder of the `pass_card`.
    """
    refuse_misplaced(slug, "place", street)
    if inner[0]:
        named(*inner)
    return declare(
        LOCATIONS,
        Location(
            slug=slug,
            en=en,
            fr=fr,
            town=town,
            neighborhood=neighborhood or street,
            street=street,
            white=street,
            black=street,
            x=x,
            y=y,
            wide=wide,
            short=on_map(short),
            stable=stable,
            icons=tuple(icons),
            sure=sure,
            closes_at=closes_at,
            takes=takes,
            has_cell=has_cell,
            service=None if service is None else own_words(*service),
            services=services,
            inner=inner[0],
            pass_card=pass_card,
            depot=depot,
            halts=halts,
            remote=remote,
            counted=counted,
            signs=tuple(signs),
        ),
    )


def other_world(slug: str, en: str, fr: str, *colors: Color, short: Words | None = None) -> OtherWorld:
    """An Other World of two areas."""
    for half, first in ((1, "first"), (2, "second")):
        area = f", {half}{'re' if half == 1 else 'e'} zone"
        NAMES[f"{GAME}/{slug}_{half}"] = declared(lengthened(en, f", {first} area"), lengthened(fr, area))
    return declare(OTHER_WORLDS, OtherWorld(slug=slug, en=en, fr=fr, colors=colors, short=on_map(short)))


def gate(world: str, en: str, fr: str, symbol: Symbol, modifier: int, copies: int = 2, slug: str = "") -> GateMarker:
    """The markers of gates to a world; where they differ from one another, each with a `slug` of its own."""
    slug = slug or f"gate_{world}"
    refuse_misplaced(slug, "other world", world)
    marker = GateMarker(slug=slug, en=en, fr=fr, world=world, modifier=modifier, symbol=symbol, copies=copies)
    return declare(GATE_MARKERS, marker)
