"""Bots on both sides: they play every story to its end, know only what their seat may know, and do what is obvious."""

from time import process_time
from typing import Any

import pytest

from miskatonic import Table, new_table
from miskatonic.games.mansions.bot import HeuristicBot, TrialPolicy, value
from miskatonic.games.mansions.components import STORIES
from miskatonic.games.mansions.rules.preparation import STORY_CHOICE
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot, play
from miskatonic.testing import Scenario, scenario

BOT = HeuristicBot()
GLORIA, JOE = "gloria_goldberg", "joe_diamond"


def house(story: str, seed: int = 1, players: int = 4) -> Table[Any]:
    return new_table("mansions", seed=seed, players=players, story=story, history=False)


def lynch() -> Scenario:
    """House Lynch: the trail begins in the Kitchen, beside the Dining Room."""
    g = scenario("mansions", seats=["", JOE, GLORIA])
    g.place("the_fall_of_house_lynch_clue_3a", at="kitchen").place(JOE, at="dining_room.right")
    return g.begin(turn=JOE)


def choice(g: Scenario) -> str:
    """What the bot takes in a situation."""
    return g.options[BOT.pick(Sight.within(g.table))[0]]


# --- whole games


@pytest.mark.parametrize("story", [story.slug for story in edition_of("mansions")[STORIES]])
def test_bots_play_every_story_to_its_end(story: str) -> None:
    for players in (2, 5):
        table = house(story, players=players)
        assert play(table, [HeuristicBot()] * players) == table.outcome


def test_bots_play_a_story_of_somebody_s_own(grounds: str) -> None:
    table = new_table("mansions", seed=2, players=4, boxes=["home_made"], story=grounds, history=False)
    assert play(table, [HeuristicBot()] * 4) == table.outcome


# --- what they know


@pytest.mark.parametrize("story", ["the_fall_of_house_lynch", "green_eyed_boy"])
def test_a_bot_chooses_the_same_in_all_worlds_that_look_the_same_to_its_seat(story: str) -> None:
    table, bot = house(story), TrialPolicy()
    while (decision := table.decision) is not None:
        chosen = bot.pick(Sight(table))
        if len(table.moves) % 4 == 0 and decision.kind is not STORY_CHOICE:  # its die is the seed, which no world knows
            twin = table.imagine(decision.seat, seeded(len(table.moves)))
            assert bot.pick(Sight(twin)) == chosen, decision.kind.name
        table.choose(*chosen)


def test_what_is_good_for_the_keeper_is_bad_for_the_others() -> None:
    table, bot = house("blood_ties"), HeuristicBot()
    for _ in range(60):
        table.choose(*bot.pick(Sight(table)))
    assert value(table.state, 0) + value(table.state, 1) == pytest.approx(1)


# --- investigators


def test_investigators_follow_the_trail_and_explore_where_it_ends() -> None:
    g = lynch()
    assert choice(g) == "move:kitchen.1"
    assert choice(g.choose("move:kitchen.1")) == "explore"


def test_nobody_goes_on_trying_a_door_that_needs_a_key_which_it_does_not_have() -> None:
    g = lynch().place("locked_door", at="kitchen")
    assert choice(g) == "move:kitchen.1"
    g.choose("move:kitchen.1")
    assert "kitchen" not in choice(g.begin(turn=JOE))
    assert choice(g.give(JOE, "silver_key").begin(turn=JOE)) == "move:kitchen.1"


def test_who_may_leave_the_house_does() -> None:
    g = lynch().set("choices", ["C", "A", "A"]).reveal(happened=True).place(JOE, at="foyer.center").begin(turn=JOE)
    assert choice(g) == "escape"


def test_the_monster_that_has_to_be_killed_is_attacked_with_the_best_weapon() -> None:
    g = lynch().reveal(happened=True).spawn("maniac", at="dining_room.right", name="walter").give(JOE, "knife", "axe")
    assert choice(g.begin(turn=JOE)) == "attack:maniac:axe"


# --- the keeper


def test_monsters_come_to_where_an_investigator_is_and_attack() -> None:
    g = lynch().spawn("zombie", at="foyer.center").set("keeper.threat", 1).begin(step="keeper_actions")
    g.choose(choice(g))
    assert choice(g) == "move:foyer.right_stairs"
    assert choice(g.choose("move:foyer.right_stairs")) == "move:dining_room.right"


def test_a_monster_with_a_sample_brings_it_to_an_altar() -> None:
    g = lynch().spawn("zombie", at="basement_landing.lower", samples=[JOE]).set("keeper.threat", 1)
    g.begin(step="keeper_actions").choose("action:command_minion")
    assert choice(g) == "move:ceremony_room.right"


# --- thinking ahead


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_that_thinks_ahead_moves_in_its_time_on_either_side(seat: int) -> None:
    table, search = house("the_fall_of_house_lynch"), make_bot("search", "mansions", budget=0.05)
    for _ in range(40):
        table.choose(*BOT.pick(Sight(table)))
    began, thought = process_time(), 0
    while thought < 6 and table.decision is not None:
        bot = search if table.decision.seat == seat else BOT
        thought += bot is search
        table.choose(*bot.pick(Sight(table)))
    assert process_time() - began < 6
