"""Setting up a game of Arkham Horror."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    BY_DECK,
    DECKS,
    GAME,
    GATE_CARDS,
    GATE_MARKERS,
    INVESTIGATORS,
    LOCATIONS,
    MONSTERS,
    MYTHOS,
    REGISTRIES,
)
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.box import Edition
from miskatonic.kernel.checks import dealt_from
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Component
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import Field, FieldKind, Options, Pick, edition_for, refused, seated, shown
from miskatonic.kernel.text import name, text

MOST_PLAYERS = 8


class ArkhamOptions(Options, frozen=True, kw_only=True):
    """How a game of Arkham Horror is set up. Empty fields are settled by chance."""

    seats: list[str] = msgspec.field(default_factory=list)
    """The investigator of each seat; "" for one of those that are revealed at random."""
    ancient_one: str = ""
    first_player: int | None = None


def questions(edition: Edition) -> tuple[Field, ...]:
    """What a person is asked who sets up a game."""

    def field(option: str, kind: FieldKind, picks: Iterable[Component] = ()) -> Field:
        return Field(
            option=option,
            label=text(f"ah-setup-{option.replace('_', '-')}"),
            help=text(f"ah-setup-{option.replace('_', '-')}-help"),
            kind=kind,
            picks=tuple(Pick(card.slug, name(GAME, card.slug)) for card in picks),
        )

    ancient_ones, investigators = edition[ANCIENT_ONES], edition[INVESTIGATORS]
    return field("ancient_one", "pick", ancient_ones), field("seats", "seats", investigators)


def setup(options: ArkhamOptions, rng: Rng) -> Arkham:
    """The first steps of the preparation, before the first decision."""
    edition = edition_for(GAME, options)
    seats, players = read_seats(edition, options)
    ancient_one = options.ancient_one or rng.pick(possible_ancient_ones(edition, options))
    if ancient_one not in edition[ANCIENT_ONES]:
        raise refused("ancient_one", ancient_one, edition[ANCIENT_ONES].slugs)
    if (veto := edition.vetoed("ancient_one", ancient_one, options.answers)) is not None:
        raise BadSetup(veto)
    if options.first_player is not None and not 0 <= options.first_player < players:
        raise refused("first_player", shown(options.first_player), [str(seat) for seat in range(players)])
    first = rng.below(players) if options.first_player is None else options.first_player
    box = [slug for slug in edition[INVESTIGATORS].slugs if slug not in seats]
    rng.shuffle(box)
    revealed = [box.pop() for _ in range(seats.count(""))]
    masks = ANCIENT_ONES[ancient_one].masks
    gate_stack, gate_deck, mythos_deck = (
        Pile.of(edition[GATE_MARKERS].copies()),
        Pile.of(edition[GATE_CARDS].copies()),
        Pile.of(edition[MYTHOS].copies()),
    )
    for pile in (gate_stack, gate_deck, mythos_deck):
        pile.shuffle(rng)
    decks: dict[str, Pile] = {deck: Pile.of(edition[BY_DECK[deck]].copies()) for deck in DECKS}
    cup = [copy for card in edition[MONSTERS] if masks or not card.mask for copy in card.ids]
    state = Arkham(
        rng=rng,
        boxes=edition.boxes,
        dealt=dealt_from(edition, REGISTRIES.values()),
        ancient_one=ancient_one,
        investigators=[None] * players,
        chosen=seats,
        revealed=revealed,
        box=Pile.of(box),
        first=first,
        active=first,
        gate_stack=gate_stack,
        clues={place.slug: 1 for place in edition[LOCATIONS] if not place.stable},
        cup=Pile.of(cup),
        removed=[copy for card in edition[MONSTERS] if card.mask and not masks for copy in card.ids],
        decks=decks,
        gate_deck=gate_deck,
        mythos_deck=mythos_deck,
    )
    rng.reveals = 0
    return state


def possible_ancient_ones(edition: Edition, options: ArkhamOptions) -> list[str]:
    """The Ancient Ones that chance may settle on."""
    slugs = edition[ANCIENT_ONES].slugs
    return [slug for slug in slugs if edition.vetoed("ancient_one", slug, options.answers) is None]


def read_seats(edition: Edition, options: ArkhamOptions) -> tuple[list[str], int]:
    """The investigators asked for, one entry a seat, and the number of players."""
    seats = seated(GAME, options.seats, options.players, (1, MOST_PLAYERS), edition[INVESTIGATORS].slugs)
    return seats, len(seats)
