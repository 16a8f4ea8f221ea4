"""What a story lays in the rooms: it follows from the keeper's answers, but for the cards that are dealt at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from miskatonic.games.mansions.components import EXPLORATION, STORIES, slug_of
from miskatonic.games.mansions.state import fits
from miskatonic.kernel.box import Edition, kept

NOTHING_OF_INTEREST = "nothing_of_interest"
CLUE = "clue_"


class Layout(Struct, frozen=True):
    """The cards of the rooms for some answers."""

    rooms: Mapping[str, tuple[str, ...]]
    """Those that are the same in every game with these answers, from the bottom to the top."""
    left: tuple[str, ...]
    """Those that the cards of the other rooms are dealt from."""
    first: str
    """The room of the clue with the highest number, which the introduction hints at; "" in a story without clues."""


def clue_card(story: str, choices: Sequence[str], number: int) -> str:
    """Clue 2 is the card 2A or 2B, after the answer to question 2."""
    return f"{story}_clue_{number}{choices[number - 1].lower()}"


@kept
def layout(edition: Edition, story: str, choices: tuple[str, ...]) -> Layout:
    """How the rooms of a story are laid out for those answers; what boxes add to it is dealt with the cards that are left."""
    told = STORIES[story]
    joining = [copy for card in edition[EXPLORATION] if story in card.joins for copy in card.ids]
    left = [*told.pool, *EXPLORATION[NOTHING_OF_INTEREST].ids[: told.nothing], *joining]
    rooms: dict[str, tuple[str, ...]] = {}
    clues: dict[int, str] = {}
    for seeding in told.seeding:
        cards: list[str] = []
        for card in (card for answers, pile in seeding.piles.items() if fits(choices, answers) for card in pile):
            if card.startswith(CLUE):
                number = int(card.removeprefix(CLUE))
                clues[number] = seeding.room
                cards.append(clue_card(story, choices, number))
            else:
                cards.append(_taken(card, left))
        rooms[seeding.room] = tuple(cards)
    return Layout(rooms, tuple(left), clues[max(clues)] if clues else "")


def _taken(card: str, left: list[str]) -> str:
    """A card, which is left no longer if it was; the first copy of one that there are several of."""
    copy = next((each for each in left if slug_of(each) == card), "")
    if not copy:
        return card
    left.remove(copy)
    return copy
