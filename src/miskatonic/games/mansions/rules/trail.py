"""The trail of clues: the introduction of a story hints at the room of the first one, and each clue at that of the next."""

from __future__ import annotations

from miskatonic.games.mansions.components import ITEMS
from miskatonic.games.mansions.state import Mansion


def clue_card(game: Mansion, number: int) -> str:
    """Clue 2 is the card 2A or 2B, after the answer to question 2."""
    return f"{game.story}_clue_{game.choice(number).lower()}"


def first_room(game: Mansion) -> str:
    """Where the clue with the highest number lies when the story begins; "" in a story without clues."""
    clues = [
        (card, seeding.room)
        for seeding in game.told_story.seeding
        for answers, pile in seeding.piles.items()
        if game.answered(answers)
        for card in pile
        if card.startswith("clue_")
    ]
    return max(clues, default=("", ""))[1]


def leads_to(game: Mansion) -> str:
    """The room that the introduction or the furthest clue found hints at; "" before the first round and after the last clue."""
    if game.round == 0:
        return ""
    return ITEMS[clue_card(game, min(game.found))].leads_to if game.found else first_room(game)
