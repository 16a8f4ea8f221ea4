"""Every objective of every story is played at random to its end, with nothing lost."""

import pytest
from tests.games.gambler import play_checked
from tests.games.mansions.gambler import Wanderer

from miskatonic import new_table
from miskatonic.games.mansions.components import OBJECTIVES, Objective
from miskatonic.kernel.box import edition_of


@pytest.mark.parametrize("objective", edition_of("mansions")[OBJECTIVES], ids=lambda objective: objective.slug)
def test_every_objective_leads_to_an_end(objective: Objective) -> None:
    table = new_table("mansions", seed=7, players=3, story=objective.story, history=False)
    table.choose(f"answer:1{objective.letter}")
    assert play_checked(table, Wanderer(7, bold=True)).state.objective is objective
