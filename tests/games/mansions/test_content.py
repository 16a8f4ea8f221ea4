"""What the declarations say of each other: keys, clues, seeding and boards that fit."""

from miskatonic.games.mansions.components import BARRIERS, EXPLORATION, KEEPER_ACTIONS, LOCKS, STORIES
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule


@rule("MM-TYPE-06")
def test_every_key_opens_a_barrier_that_asks_for_it() -> None:
    keys = {item.slug: item.opens for item in edition_of("mansions")[EXPLORATION] if "key" in item.types}
    assert keys
    for key, barrier in keys.items():
        assert BARRIERS[barrier].barrier.args == (key,)


@rule("MM-COMP-08", "MM-COMP-09")
def test_all_locks_and_obstacles_are_there() -> None:
    assert len(edition_of("mansions")[LOCKS]) == 12
    assert len(BARRIERS) == 19


@rule("MM-ERR-02")
def test_the_puzzlebox_has_the_name_of_the_errata() -> None:
    assert (BARRIERS["puzzlebox"].en, BARRIERS["puzzlebox"].fr) == ("Puzzlebox", "Boîte à puzzle")


def test_stories_seed_rooms_of_their_board_and_name_known_actions() -> None:
    for story in edition_of("mansions")[STORIES]:
        rooms = plan_of(story.slug).rooms
        assert {*story.rest, *(seeding.room for seeding in story.seeding)} <= set(rooms)
        assert all(action in KEEPER_ACTIONS for action in story.actions)
