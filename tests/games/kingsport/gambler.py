"""Games at random with everything that Kingsport Horror can be played with."""

from typing import Any

from tests.games.arkham_horror.gambler import Gambler
from tests.games.gambler import HalfWitted, play_checked

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.components import ANCIENT_ONES
from miskatonic.games.kingsport.box import BOARD_QUESTION, EPIC_QUESTION, WITHOUT
from miskatonic.games.kingsport.components import GUARDIANS, HERALDS
from miskatonic.kernel.box import edition_of

EDITION = edition_of("arkham_horror", ("kingsport", "kingsport_board", "kingsport_epic"))
GREAT_OLD = [card.slug for card in EDITION[ANCIENT_ONES]]
HERALD = ["none", *EDITION[HERALDS].slugs]
GUARDIAN = ["none", *EDITION[GUARDIANS].slugs]


def some_table(seed: int, *, history: bool = True) -> Table[Any]:
    """A table with the box; seeds that follow one another go through the numbers of players, the Ancient Ones, and so on."""
    ancient_one = GREAT_OLD[seed // 8 % len(GREAT_OLD)]
    answers = {"herald": HERALD[seed % len(HERALD)], "guardian": GUARDIAN[seed // 3 % len(GUARDIAN)]}
    if seed % 5 == 4:
        answers[BOARD_QUESTION] = WITHOUT
    if seed % 2 and ANCIENT_ONES[ancient_one].combat_rating is not None:
        answers[EPIC_QUESTION] = "yes"
    setup = {"players": 1 + seed % 8, "ancient_one": ancient_one, "answers": answers}
    return new_table("arkham_horror", boxes=["kingsport"], seed=seed, history=history, **setup)


def play_somehow(seed: int) -> Table[Any]:
    """Plays a game to its end, now and then with some sense, and looks at everything before each choice."""
    gambler = HalfWitted("arkham_horror", Gambler(seed)) if seed % 10 == 9 else Gambler(seed, bold=bool(seed & 4))
    return play_checked(some_table(seed, history=False), gambler)
