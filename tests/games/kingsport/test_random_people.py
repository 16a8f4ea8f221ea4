"""Games at random with the people of Kingsport Horror: whatever is chosen, the game goes on, nothing is lost, and it ends."""

import pytest
from tests.games.arkham_horror.gambler import Gambler
from tests.games.gambler import HalfWitted, play_checked
from tests.games.kingsport import published_people as published

from miskatonic import new_table
from miskatonic.games.kingsport.box import BOARD_QUESTION, WITHOUT

PEOPLE = [row.slug for row in published.INVESTIGATORS]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("sense", [False, True])
def test_they_play_in_arkham_to_the_end(seed: int, sense: bool) -> None:
    seats = [PEOPLE[(2 * seed + n) % len(PEOPLE)] for n in range(3)]
    answers = {BOARD_QUESTION: WITHOUT}
    table = new_table("arkham_horror", boxes=["kingsport"], answers=answers, seed=seed, seats=seats, history=False)
    play_checked(table, HalfWitted("arkham_horror", Gambler(seed)) if sense else Gambler(seed))
