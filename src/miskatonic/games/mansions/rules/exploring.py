"""Exploring rooms, carrying cards and leaving them."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.mansions.components import ASK, BARRIERS, ITEMS, LOCKS
from miskatonic.games.mansions.events import (
    CardFound,
    ClueFound,
    Discarded,
    Dropped,
    Explored,
    Given,
    NothingFound,
    ObstacleMet,
)
from miskatonic.games.mansions.rules import victory
from miskatonic.games.mansions.rules.harm import goes_on
from miskatonic.games.mansions.rules.house import IN_DARKNESS, in_the_dark, in_vain, lay
from miskatonic.games.mansions.state import Investigator, Mansion, piece
from miskatonic.kernel.decision import Option, Rules, ask_many
from miskatonic.kernel.hooks import Settled, after, settle
from miskatonic.kernel.state import caused

DROP = ASK("drop", "MM-ACT-04", str)
MAY_EXPLORE: Settled[bool, Investigator] = Settled("may explore")


def extra_moves(game: Mansion, you: Investigator) -> int:
    """Exploring in the dark takes a movement step beside the action."""
    return int(settle(game, IN_DARKNESS, in_the_dark(game, you), you))


def can_explore(game: Mansion, you: Investigator) -> bool:
    """Whether there is anything to reveal, in reach as far as is known, and time to do it."""
    pile = game.piles[you.room]
    first = next((card for card in reversed([*pile]) if card not in LOCKS), "") if pile else ""
    if not first or (first in BARRIERS and in_vain(game, you, first)):
        return False
    return you.moves >= extra_moves(game, you) and settle(game, MAY_EXPLORE, True, you)


def explore(game: Mansion, you: Investigator) -> Rules[None]:
    """The cards of the room are revealed from top to bottom and taken, as far as no obstacle lies in the way."""
    room = you.room
    extra = extra_moves(game, you)
    you.moves = max(0, you.moves - extra)
    you.moved += extra
    pile = game.piles[room]
    top, bottom = len(pile), 0
    while top > bottom:
        top -= 1
        card = pile[top]
        if card in LOCKS:
            continue
        if card in BARRIERS:
            if not (yield from past_obstacle(game, you, card)):
                break
            continue
        pile.remove(card)
        yield from find(game, you, card)
        if not goes_on(game, you) or you.room != room:
            return
        if pile[bottom : bottom + 1] == [card]:  # it was put back under the others
            top, bottom = top + 1, bottom + 1
    yield from after(game, Explored(who=you.slug, room=room))


def past_obstacle(game: Mansion, you: Investigator, card: str) -> Rules[bool]:
    """The explorer tries an obstacle; whether the cards under it can be reached."""
    if card not in game.face_up:
        game.face_up.append(card)
        game.rng.reveal()
    game.tell(ObstacleMet(who=you.slug, card=card))
    return (yield from caused(game, card, BARRIERS[card].barrier.tried, game, you, card))


def find(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """A card is read and taken; one of no interest is discarded."""
    if card in game.face_up:
        game.face_up.remove(card)
    else:
        game.rng.reveal()
    item = ITEMS[card]
    if "nothing" in item.types:
        game.box.append(card)
        yield from after(game, NothingFound(who=you.slug))
        return
    you.cards.append(card)
    game.cards_changed()
    if item.level and item.level not in game.found:
        yield from find_clue(game, you, card)
    else:
        yield from after(game, CardFound(who=you.slug, card=card))


def find_clue(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """A clue hints at the next room; the last one reveals the objective before it does anything else."""
    clue = ITEMS[card]
    game.found.append(clue.level)
    yield from after(game, ClueFound(who=you.slug, card=card, room=clue.leads_to, level=clue.level))
    yield from victory.reveal_if_due(game)
    if clue.found is not None:
        yield from caused(game, card, clue.found.run, game, game.keeper)
    victory.check(game)


# --- leaving cards


def drop_some(game: Mansion, you: Investigator) -> Rules[None]:
    """Any cards are left in the room, in the order in which they are named."""
    options = [Option(f"drop:{card}", card, piece(card), (card,)) for card in you.cards]
    chosen = yield from ask_many(you.seat, DROP, options, 1, len(options), you.slug)
    drop(game, you, chosen)


def drop(game: Mansion, you: Investigator, cards: Sequence[str]) -> None:
    """Cards are put face up on the cards of the room."""
    for card in cards:
        you.cards.remove(card)
        lay(game, you.room, card)
        game.tell(Dropped(who=you.slug, card=card, room=you.room))
    game.cards_changed()


def discard(game: Mansion, you: Investigator, card: str) -> None:
    """A card that an investigator carries leaves the game."""
    you.cards.remove(card)
    game.box.append(card)
    game.tell(Discarded(who=you.slug, card=card))
    game.cards_changed()


def hand_over(game: Mansion, you: Investigator, other: Investigator, card: str) -> Rules[None]:
    """A card goes from one investigator to another."""
    you.cards.remove(card)
    other.cards.append(card)
    game.cards_changed()
    yield from after(game, Given(who=you.slug, other=other.slug, card=card))


def gain(game: Mansion, you: Investigator, card: str) -> None:
    """An investigator gets a card from outside the rooms."""
    you.cards.append(card)
    game.cards_changed()
    game.tell(CardFound(who=you.slug, card=card))
