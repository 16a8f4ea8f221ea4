"""Setting up: what everybody does, what the investigators do, and what the keeper does in secret."""

from typing import Any

import msgspec
import pytest
from tests.games.hidden import strings
from tests.rules.mansions.shared import JOE

from miskatonic import Table, new_table
from miskatonic.games.mansions.components import INVESTIGATORS, STORIES, TRAITS
from miskatonic.games.mansions.events import EventResolved
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES, Game
from miskatonic.testing import rule, scenario

GAME: Game[Any] = GAMES["mansions"]


def until(table: Table[Any], kind: str) -> Table[Any]:
    """Takes first options until a question of that kind is asked."""
    while table.decision is not None and table.decision.kind.name != kind:
        table.choose(0)
    return table


@rule("MM-SETUP-01")
def test_the_keeper_answers_then_the_investigators_are_chosen_then_the_first_turn_begins() -> None:
    table = new_table("mansions", seed=1, story="the_fall_of_house_lynch")
    asked = []
    while table.state.round == 0 and table.decision is not None:
        asked.append((table.decision.kind.name, table.decision.seat))
        table.choose(0)
    assert asked == [("story_choice", 0)] * 3 + [("character", 1), ("mental_trait", 1), ("physical_trait", 1)]


@rule("MM-SETUP-03")
def test_a_story_is_chosen_or_drawn_at_random() -> None:
    drawn = {new_table("mansions", seed=seed).state.story for seed in range(30)}
    assert drawn == {story.slug for story in edition_of("mansions")[STORIES]}
    assert {new_table("mansions", seed=seed, story="blood_ties").state.story for seed in range(5)} == {"blood_ties"}


@rule("MM-SETUP-04")
@pytest.mark.parametrize("seat", range(3))
def test_any_seat_may_be_the_keepers(seat: int) -> None:
    table = new_table("mansions", seed=1, players=3, keeper=seat)
    assert table.decision is not None
    assert (table.state.keeper.seat, table.decision.seat) == (seat, seat)


@rule("MM-SETUP-08")
def test_investigators_choose_among_all_characters_and_their_four_traits() -> None:
    table = until(new_table("mansions", seed=1), "character")
    assert table.decision is not None
    assert [option.value for option in table.decision.options] == [
        card.slug for card in edition_of("mansions")[INVESTIGATORS]
    ]
    table.choose(f"take:{JOE}")
    offered = []
    for _ in range(2):
        offered += [option.value for option in table.decision.options]
        table.choose(0)
    assert sorted(offered) == sorted(
        trait.slug for trait in edition_of("mansions")[TRAITS] if trait.investigator == JOE
    )


@rule("MM-SETUP-09")
def test_the_keeper_alone_handles_what_is_laid_out() -> None:
    table = until(new_table("mansions", seed=1, story="the_fall_of_house_lynch"), "act")
    cards = [[card.card for room in view(table.state, seat).rooms for card in room.cards] for seat in (0, 1)]
    assert all(cards[0])
    assert not any(cards[1])
    assert view(table.state, 0).keeper.mythos is not None
    assert view(table.state, 1).keeper.mythos is None


@rule("MM-SETUP-10")
def test_events_come_in_the_order_of_their_levels(grounds: str) -> None:
    g = scenario("mansions", story=grounds, seats=["", JOE]).stop("order")
    levels: list[int] = []
    while g.outcome is None:
        g.set("time", 8).begin(step="event")
        levels += [event.level for event in g.happened(EventResolved)]
    assert levels == [1, 2, 3, 4, 5]


@rule("MM-SETUP-11")
def test_nobody_sees_the_face_of_an_event_while_the_game_is_set_up() -> None:
    table = new_table("mansions", seed=1, players=3)
    while table.state.round == 0:
        for seat in (0, 1, None):
            seen = strings(msgspec.to_builtins(view(table.state, seat)))
            assert not [each for each in seen if "_event_" in each]
        table.choose(0)


@rule("MM-SINV-01")
@pytest.mark.parametrize("story", [story.slug for story in edition_of("mansions")[STORIES]])
def test_investigators_see_the_map_and_read_the_introduction_before_they_choose(story: str) -> None:
    table = until(new_table("mansions", seed=1, story=story), "character")
    assert [room.id for room in view(table.state, 1).rooms] == list(plan_of(story).rooms)
    assert all(GAME.reading.card_text(story, lang).lines[0] for lang in ("en", "fr"))
    assert view(until(table, "act").state, 1).trail


@rule("MM-SKEE-04", "MM-SKEE-05")
def test_neither_side_knows_the_choices_of_the_other_when_it_makes_its_own() -> None:
    table = new_table("mansions", seed=1, players=3)
    while table.decision is not None and table.decision.kind.name == "story_choice":
        assert not table.state.present()
        table.choose(0)
    while table.state.round == 0:
        assert (set(view(table.state, 1).keeper.choices), view(table.state, 1).objective) == ({"?"}, "")
        table.choose(0)


@rule("MM-RND-04")
def test_without_another_wish_turns_go_clockwise_from_the_left_of_the_keeper() -> None:
    table = until(new_table("mansions", seed=1, players=4, keeper=1), "next")
    assert table.decision is not None
    assert (table.decision.seat, [option.value for option in table.decision.options]) == (2, [2, 3, 0])
