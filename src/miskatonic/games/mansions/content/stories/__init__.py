"""The stories, each in a module of its own with its board, questions, cards, clues, events and objectives."""

from miskatonic.games.mansions.content import tiles
from miskatonic.games.mansions.content.stories import (
    blood_ties,
    classroom_curses,
    green_eyed_boy,
    the_fall_of_house_lynch,
    the_inner_sanctum,
)

__all__ = [
    "blood_ties",
    "classroom_curses",
    "green_eyed_boy",
    "the_fall_of_house_lynch",
    "the_inner_sanctum",
    "tiles",
]
