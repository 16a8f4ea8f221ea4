"""Declaring encounters: location cards and gate cards."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase

from miskatonic.games.arkham_horror.components import (
    GAME,
    GATE_CARDS,
    LOCATION_CARDS,
    LOCATION_ENCOUNTERS,
    Color,
    GateCard,
    LocationCard,
    LocationEncounter,
)
from miskatonic.games.arkham_horror.declare.making import declare, refuse_misplaced
from miskatonic.games.arkham_horror.state import ArkhamEffect
from miskatonic.kernel.registry import NAMES, Registry


def numbered(number: int | str) -> str:
    """The number of a card as it is read: that of a box has letters before it, which are no part of the name."""
    return str(number).lstrip(ascii_lowercase)


def location_card(
    slug: str,
    neighborhood: str,
    encounters: Mapping[str, ArkhamEffect],
    kind: Registry[LocationCard] = LOCATION_CARDS,
) -> LocationCard:
    """A card of a neighborhood, with an encounter for each of its places; it may be of a kind that only a box has."""
    number = numbered(slug.rpartition("_")[2])
    refuse_misplaced(slug, "neighborhood", neighborhood)
    refuse_misplaced(slug, "place", *encounters)
    names = NAMES[f"{GAME}/{neighborhood}"]
    made = LocationCard(
        slug=slug,
        en=f"Location card {number}, {names['en']}",
        fr=f"Carte Lieu {number}, {names['fr']}",
        neighborhood=neighborhood,
        encounters=dict(encounters),
    )
    for place, effect in encounters.items():
        named = NAMES[f"{GAME}/{place}"]
        declare(
            LOCATION_ENCOUNTERS,
            LocationEncounter(
                slug=f"{slug}:{place}", en=named["en"], fr=named["fr"], card=slug, place=place, effect=effect
            ),
        )
    return declare(kind, made)


def gate_card(color: Color, number: int | str, other: ArkhamEffect, **encounters: ArkhamEffect) -> GateCard:
    """A gate card: what happens in the worlds that it names, and in all others. Boxes number theirs in a way of their own."""
    french = {"blue": "bleue", "green": "verte", "red": "rouge", "yellow": "jaune"}[color]
    refuse_misplaced(f"{color}_{number}", "other world", *encounters)
    return declare(
        GATE_CARDS,
        GateCard(
            slug=f"{color}_{number}",
            en=f"the {color} gate card {numbered(number)}",
            fr=f"la carte Portail {french} {numbered(number)}",
            color=color,
            encounters=encounters,
            other=other,
        ),
    )


def shuffling_gate_card(slug: str, en: str, fr: str) -> GateCard:
    """The gate card that has the deck shuffled."""
    return declare(GATE_CARDS, GateCard(slug=slug, en=en, fr=fr, color=None))
