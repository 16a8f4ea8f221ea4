"""Bots on both sides: they play every story to its end, and know only what their seat may know."""

from typing import Any

import pytest

from miskatonic import Table, new_table
from miskatonic.games.mansions.bot import HeuristicBot, TrialPolicy, value
from miskatonic.games.mansions.components import STORIES
from miskatonic.kernel.rng import seeded
from miskatonic.players import play


def house(story: str, seed: int = 1, players: int = 4) -> Table[Any]:
    return new_table("mansions", seed=seed, players=players, story=story, history=False)


@pytest.mark.parametrize("story", [story.slug for story in STORIES.of_box("")])
def test_bots_play_every_story_to_its_end(story: str) -> None:
    for players in (2, 5):
        table = house(story, players=players)
        assert play(table, [HeuristicBot()] * players) == table.outcome


def test_a_bot_chooses_the_same_in_all_worlds_that_look_the_same_to_its_seat() -> None:
    table, bot = house("the_fall_of_house_lynch"), TrialPolicy()
    while (decision := table.decision) is not None:
        chosen = bot.pick(table)
        if len(table.moves) % 5 == 0:
            twin = table.imagine(decision.seat, seeded(len(table.moves)))
            assert bot.pick(twin) == chosen, decision.kind.name
        table.choose(*chosen)


def test_what_is_good_for_the_keeper_is_bad_for_the_others() -> None:
    table, bot = house("blood_ties"), HeuristicBot()
    for _ in range(60):
        table.choose(*bot.pick(table))
    assert value(table.state, 0) + value(table.state, 1) == pytest.approx(1)
