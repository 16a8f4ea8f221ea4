"""What it takes to get past a lock or an obstacle."""

from __future__ import annotations

from miskatonic.games.mansions.components import Attribute, Status
from miskatonic.games.mansions.effects.investigators import NOTHING
from miskatonic.games.mansions.rules import attribute_tests, exploring, harm, house, puzzles
from miskatonic.games.mansions.rules.movement import discard_barrier
from miskatonic.games.mansions.state import Barrier, Investigator, InvestigatorEffect, Mansion, piece
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.text import signed, text


def needs_key(key: str, *, kept: bool = False) -> Barrier:
    """The key must be carried; it is discarded with the card, unless it is kept."""

    def tried(game: Mansion, you: Investigator, card: str) -> Rules[bool]:
        if key not in you.cards:
            return False
        if not kept:
            exploring.discard(game, you, key)
        discard_barrier(game, you, card)
        yield from ()
        return True

    words = text("mm-barrier-tool" if kept else "mm-barrier-key", card=piece(key))
    return Barrier("needs_key", (key,), words, tried, lambda game, you, card: key not in you.cards)


def needs_test(attribute: Attribute, modifier: int = 0, failed: InvestigatorEffect = NOTHING) -> Barrier:
    """A test must be passed; then the card is discarded."""

    def tried(game: Mansion, you: Investigator, card: str) -> Rules[bool]:
        if (yield from attribute_tests.passes(game, you, attribute, modifier, kind="lock")):
            discard_barrier(game, you, card)
            return harm.in_play(game, you)
        yield from failed.run(game, you)
        return False

    words = text(
        "mm-barrier-test" if failed is NOTHING else "mm-barrier-test-failed",
        attribute=text(f"mm-attribute-{attribute}"),
        modifier=signed(modifier),
        failed=failed.text,
    )
    return Barrier("needs_test", (attribute, modifier), words, tried)


def needs_puzzle(number: str) -> Barrier:
    """A puzzle must be solved; then the card is discarded."""
    layout = f"puzzle_{number.lower()}"

    def tried(game: Mansion, you: Investigator, card: str) -> Rules[bool]:
        if not (yield from puzzles.attempt(game, you, card, layout)):
            return False
        discard_barrier(game, you, card)
        return True

    def hopeless(game: Mansion, you: Investigator, card: str) -> bool:
        return not puzzles.can_attempt(game, you, card, layout)

    return Barrier("needs_puzzle", (layout,), text("mm-barrier-puzzle", puzzle=piece(layout)), tried, hopeless)


def places(status: Status) -> Barrier:
    """A token is put on the room of the card, the card is discarded, and the way is free."""

    def tried(game: Mansion, you: Investigator, card: str) -> Rules[bool]:
        room = next(room for room, pile in game.piles.items() if card in pile)
        yield from house.place_status(game, room, status)
        discard_barrier(game, you, card)
        return harm.in_play(game, you)

    return Barrier("places", (status,), text("mm-barrier-places", status=status), tried)


def sealed() -> Barrier:
    """It cannot be passed until it is discarded."""

    def tried(game: Mansion, you: Investigator, card: str) -> Rules[bool]:
        yield from ()
        return False

    return Barrier("sealed", (), text("mm-barrier-sealed"), tried, lambda game, you, card: True)
