"""What the game is about: two sides, a story, an objective that says how each of them wins."""

from typing import Any

import pytest
from tests.games.mansions.stories.shared import winners
from tests.rules.mansions.shared import JENNY, joe

from miskatonic import new_table
from miskatonic.games.mansions.components import EXPLORATION, OBJECTIVES, STORIES, Objective, Story
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.games.mansions.rules.keeper_turn import event_card
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES, Game
from miskatonic.testing import Scenario, rule

GAME: Game[Any] = GAMES["mansions"]


def walter_burns(g: Scenario) -> Scenario:
    """Walter Lynch will not survive the end of the keeper's turn."""
    return g.spawn("maniac", at="kitchen.1", damage=4, name="walter").place("fire", at="kitchen").reveal(happened=True)


@rule("MM-GOAL-02", "MM-OBJ-05")
def test_investigators_win_together_and_lose_together() -> None:
    assert winners(walter_burns(joe("garden.path", others=(JENNY,))).begin(step="event")) == [1, 2]
    lost = joe("garden.path", others=(JENNY,)).reveal(happened=True).set("event", 5).set("time", 2)
    assert winners(lost.begin(step="event")) == [0]


@rule("MM-GOAL-03")
@pytest.mark.parametrize("story", edition_of("mansions")[STORIES], ids=lambda story: story.slug)
def test_the_story_decides_the_map_the_clues_the_events_and_the_objective(story: Story) -> None:
    table = new_table("mansions", seed=1, story=story.slug)
    while table.state.round == 0:
        table.choose(0)
    state = table.state
    clues = [card for pile in state.piles.values() for card in pile if card in EXPLORATION and EXPLORATION[card].level]
    assert (list(state.piles), event_card(state)) == (list(plan_of(story.slug).rooms), f"{story.slug}_event_1")
    assert {EXPLORATION[card].story for card in clues} == {state.objective.story} == {story.slug}


@rule("MM-GOAL-04")
@pytest.mark.parametrize("objective", edition_of("mansions")[OBJECTIVES], ids=lambda objective: objective.slug)
def test_an_objective_says_how_either_side_wins(objective: Objective) -> None:
    lines = GAME.reading.card_text(objective.slug, "en").lines
    assert [line for line in lines if line.startswith(("The investigators win when", "The investigators win in any"))]
    assert [line for line in lines if line.startswith(("The keeper wins when", "The keeper wins in any"))]


@rule("MM-GOAL-06")
def test_the_side_wins_that_fulfils_its_objective_first() -> None:
    g = walter_burns(joe("garden.path")).set("event", 5).set("time", 2).begin(step="event")
    assert winners(g) == [0], "the last event comes before the fire that would kill Walter"
    assert "walter" not in g.state.slain


@rule("MM-GOAL-07")
@pytest.mark.parametrize("story", edition_of("mansions")[STORIES], ids=lambda story: story.slug)
def test_each_story_has_three_objectives(story: Story) -> None:
    assert [card.letter for card in edition_of("mansions")[OBJECTIVES] if card.story == story.slug] == ["A", "B", "C"]
    assert [answer.letter for answer in story.questions[0].answers] == ["A", "B", "C"]
