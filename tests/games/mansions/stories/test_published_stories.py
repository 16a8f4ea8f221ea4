"""Every story, event, objective and clue is there, and agrees with what was published of it."""

import pytest
from tests.games.arkham_horror.published import Row
from tests.games.mansions.stories import published

from miskatonic.games.mansions.components import EVENTS, EXPLORATION, ITEMS, LOCKS, OBJECTIVES, OBSTACLES, STORIES
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule


def each(table: list[Row]) -> list[object]:
    """A parameter for each row, under its slug."""
    return [pytest.param(row, id=row.slug) for row in table]


@rule("MM-COMP-04", "MM-COMP-14", "MM-COMP-16")
def test_all_stories_events_objectives_and_clues_are_there() -> None:
    assert [story.slug for story in sorted(edition_of("mansions")[STORIES], key=lambda story: story.number)] == [
        row.slug for row in published.STORIES
    ]
    assert {card.slug for card in edition_of("mansions")[EVENTS]} == {row.slug for row in published.EVENTS}
    assert {card.slug for card in edition_of("mansions")[OBJECTIVES]} == {row.slug for row in published.OBJECTIVES}
    assert {card.slug for card in edition_of("mansions")[EXPLORATION] if card.level} == {
        row.slug for row in published.CLUES
    }
    assert (len(edition_of("mansions")[EVENTS]), len(edition_of("mansions")[OBJECTIVES]), len(published.CLUES)) == (
        25,
        15,
        47,
    )
    assert sum(card.copies for card in edition_of("mansions")[EXPLORATION]) == EXPLORATION.published


@pytest.mark.parametrize("row", each(published.STORIES))
def test_a_story_has_its_questions_cards_and_board(row: Row) -> None:
    story, plan = STORIES[row.slug], plan_of(row.slug)
    assert (story.en, story.fr, story.number) == (row.en, row.fr, row.number("number"))
    assert [str(len(question.answers)) for question in story.questions] == row.words("answers")
    assert (story.threat, story.mythos, story.trauma) == tuple(map(row.number, ("threat", "mythos", "trauma")))
    assert (list(story.icons), list(story.actions)) == (row.words("icons"), row.words("actions"))
    assert (list(story.pool), story.nothing) == (row.words("pool"), row.number("nothing"))
    assert sorted(story.rest) == sorted(row.words("rest"))
    assert (story.board.start, len(story.board.tiles)) == (row.named["start"], row.number("tiles"))
    assert (len(plan.rooms), len(plan.spaces), len(plan.doors)) == tuple(map(row.number, ("rooms", "spaces", "doors")))


@pytest.mark.parametrize("row", each(published.STORIES))
def test_a_story_uses_its_locks_obstacles_and_clues(row: Row) -> None:
    used = {card for seeding in STORIES[row.slug].seeding for pile in seeding.piles.values() for card in pile}
    assert sum(card in LOCKS for card in used) == row.number("locks")
    assert sum(card in OBSTACLES for card in used) == row.number("obstacles")
    assert sum(card.startswith("clue_") for card in used) == row.number("clues")


@rule("MM-EVT-06")
@pytest.mark.parametrize("row", each(published.EVENTS))
def test_an_event_has_its_name_and_its_time(row: Row) -> None:
    card = EVENTS[row.slug]
    assert (card.en, card.fr.casefold(), card.time) == (row.en, row.fr.casefold(), row.number("time"))
    assert row.slug == f"{card.story}_event_{card.level}"


@rule("MM-OBJ-01")
@pytest.mark.parametrize("row", each(published.OBJECTIVES))
def test_an_objective_says_who_wins_with_the_last_event(row: Row) -> None:
    assert OBJECTIVES[row.slug].last_event == row.named["last"]
    assert [condition.name for condition in OBJECTIVES[row.slug].reveal] == [
        name for name in row.words("reveal") if name != "cultists_in_room"
    ]


@rule("MM-SKEE-03")
@pytest.mark.parametrize("row", each(published.SEEDING))
def test_the_cards_of_a_room_are_the_published_ones(row: Row) -> None:
    story, _, room = row.slug.partition(".")
    piles = next(seeding.piles for seeding in STORIES[story].seeding if seeding.room == room)
    assert {answers or "always": " ".join(pile) for answers, pile in piles.items()} == row.named


def test_no_other_room_is_seeded() -> None:
    seeded = [f"{story.slug}.{seeding.room}" for story in edition_of("mansions")[STORIES] for seeding in story.seeding]
    assert sorted(seeded) == sorted(row.slug for row in published.SEEDING)


@pytest.mark.parametrize("row", each(published.CLUES))
def test_a_clue_leads_to_the_room_of_the_next(row: Row) -> None:
    assert (ITEMS[row.slug].leads_to or "-") == row.named["to"]
