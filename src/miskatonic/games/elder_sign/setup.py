"""Setting up a game of Elder Sign."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from miskatonic.games.elder_sign.components import (
    ADVENTURES,
    ALLIES,
    ANCIENT_ONES,
    COMMON_ITEMS,
    GAME,
    INVESTIGATORS,
    MASKS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    REGISTRIES,
    SPELLS,
    UNIQUE_ITEMS,
)
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.box import Edition
from miskatonic.kernel.checks import dealt_from
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Component
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import Field, FieldKind, Options, Pick, edition_for, refused, seated, shown
from miskatonic.kernel.text import name, text


class ElderSignOptions(Options, frozen=True, kw_only=True):
    """How a game of Elder Sign is set up. Empty fields are settled by chance."""

    seats: list[str] = msgspec.field(default_factory=list)
    """The investigator of each seat; "" for one at random (or chosen at the table, with `draft`)."""
    ancient_one: str = ""
    draft: bool = False
    """Every player chooses an investigator at the table, now and when one is devoured; otherwise they are dealt at random."""
    first_player: int | None = None
    errata: bool = False
    """Play with the official errata (see the ledger's last chapter) instead of the rulebook as printed."""


def questions(edition: Edition) -> tuple[Field, ...]:
    """What a person is asked who sets up a game with those boxes."""

    def field(option: str, kind: FieldKind, picks: Iterable[Component] = ()) -> Field:
        return Field(
            option=option,
            label=text(f"es-setup-{option.replace('_', '-')}"),
            help=text(f"es-setup-{option.replace('_', '-')}-help"),
            kind=kind,
            picks=tuple(Pick(card.slug, name(GAME, card.slug)) for card in picks),
        )

    ancient_ones, investigators = edition[ANCIENT_ONES], edition[INVESTIGATORS]
    return (
        field("ancient_one", "pick", ancient_ones),
        field("seats", "seats", investigators),
        field("draft", "flag"),
        field("errata", "flag"),
    )


def setup(options: ElderSignOptions, rng: Rng) -> ElderSign:
    """Steps 1 to 8 of the preparation, before the first decision."""
    edition = edition_for(GAME, options)
    seats, players = read_seats(edition, options)
    ancient_one = options.ancient_one or rng.pick(edition[ANCIENT_ONES].slugs)
    if ancient_one not in edition[ANCIENT_ONES]:
        raise refused("ancient_one", ancient_one, edition[ANCIENT_ONES].slugs)
    if options.first_player is not None and not 0 <= options.first_player < players:
        raise refused("first_player", shown(options.first_player), [str(seat) for seat in range(players)])
    decks = [
        Pile.of(copies)
        for copies in (
            edition[ADVENTURES].copies(),
            edition[OTHER_WORLDS].copies(),
            edition[COMMON_ITEMS].copies(),
            edition[UNIQUE_ITEMS].copies(),
            edition[SPELLS].copies(),
            edition[ALLIES].copies(),
            edition[MYTHOS].copies(),
        )
    ]
    for deck in decks:
        deck.shuffle(rng)
    adventures, other_worlds, common, unique, spells, allies, mythos = decks
    masks = edition[MASKS].copies() if ANCIENT_ONES[ancient_one].masks else []
    state = ElderSign(
        rng=rng,
        boxes=edition.boxes,
        dealt=dealt_from(edition, REGISTRIES.values()),
        ancient_one=ancient_one,
        errata=options.errata,
        draft=options.draft,
        investigators=[None] * players,
        chosen=seats,
        box=Pile.of(slug for slug in edition[INVESTIGATORS].slugs if slug not in seats),
        active=rng.below(players) if options.first_player is None else options.first_player,
        museum=[None] * 6,
        adventure_deck=adventures,
        other_world_deck=other_worlds,
        common_deck=common,
        unique_deck=unique,
        spell_deck=spells,
        ally_deck=allies,
        mythos_deck=mythos,
        cup=Pile.of(edition[MONSTERS].copies() + masks),
    )
    rng.reveals = 0
    return state


def read_seats(edition: Edition, options: ElderSignOptions) -> tuple[list[str], int]:
    """The investigators asked for, one entry a seat, and the number of players."""
    seats = seated(GAME, options.seats, options.players, (1, 8), edition[INVESTIGATORS].slugs)
    return seats, len(seats)
