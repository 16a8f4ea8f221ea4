"""Every story with every combination of the keeper's answers: what lies where, and that its trail of clues can be followed."""

from itertools import pairwise, product
from typing import NamedTuple

import pytest

from miskatonic import new_table
from miskatonic.games.mansions.components import BARRIERS, EXPLORATION, ITEMS, LOCKS, STORIES, slug_of
from miskatonic.games.mansions.rules import house, trail
from miskatonic.games.mansions.rules.seeding import clue_card
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

EMPTY = {"green_eyed_boy": ["foyer"]}
"""The rooms without any card."""


class Told(NamedTuple):
    """A story and the answers of the keeper."""

    story: str
    letters: tuple[str, ...]


COMBINATIONS = [
    Told(story.slug, letters)
    for story in edition_of("mansions")[STORIES]
    for letters in product(*([answer.letter for answer in question.answers] for question in story.questions))
]


def test_there_are_204_combinations() -> None:
    assert len(COMBINATIONS) == 204


def set_up(told: Told) -> Mansion:
    """The state before the first turn."""
    table = new_table("mansions", seed=1, story=told.story, seats=["", "joe_diamond", "jenny_barnes"], history=False)
    state: Mansion = table.state
    while state.round == 0:
        n = len(state.choices)
        table.choose(f"answer:{n + 1}{told.letters[n]}" if n < len(told.letters) else 0)
        state = table.state
    return state


def may_enter(state: Mansion, room: str, keys: list[str]) -> bool:
    """Whether an investigator with those keys can get past the lock of a room, sooner or later."""
    return may_pass(lock, keys) if (lock := house.lock_of(state, room)) else True


def may_pass(card: str, keys: list[str]) -> bool:
    """Whether a lock or an obstacle can be overcome with those keys, sooner or later."""
    barrier = BARRIERS[card].barrier
    return barrier.name != "sealed" and (barrier.name != "needs_key" or barrier.args[0] in keys)


def search(state: Mansion, room: str, keys: list[str]) -> None:
    """Takes the cards of a room as far as no obstacle keeps them back."""
    for card in reversed(list(state.piles[room])):
        if card in BARRIERS and not may_pass(card, keys):
            return
        state.piles[room].remove(card)
        if card not in BARRIERS:
            keys.append(card)


def found_in_order(state: Mansion) -> list[str]:
    """The clues that can be found, in the order in which a thorough party finds them."""
    reached = [state.told_story.board.start.partition(".")[0]]
    cards: list[str] = []
    before = -1
    while before != len(cards) + len(reached):
        before = len(cards) + len(reached)
        for room in reached:
            search(state, room, cards)
            reached += [
                other
                for other in house.joined_rooms(state, room)
                if other not in reached and may_enter(state, other, cards)
            ]
    return [card for card in cards if ITEMS[card].level]


@rule("MM-WIN-04", "MM-SKEE-01")
@pytest.mark.parametrize("told", COMBINATIONS, ids=lambda told: f"{told.story}-{''.join(told.letters)}")
def test_every_combination_can_be_set_up_and_its_clues_be_found(told: Told) -> None:
    state = set_up(told)
    where = {card: room for room, pile in state.piles.items() for card in pile}
    assert [room for room, pile in state.piles.items() if not pile] == EMPTY.get(told.story, [])
    expected = [clue_card(state.story, state.choices, n) for n in range(len(clue_levels(told.story)), 0, -1)]
    assert where[expected[0]] == trail.leads_to(state)
    for clue, following in pairwise(expected):
        assert ITEMS[clue].leads_to == where[following]
    assert found_in_order(state) == expected


def clue_levels(story: str) -> set[int]:
    """The numbers of the clues of a story."""
    return {card.level for card in edition_of("mansions")[EXPLORATION] if card.story == story}


@rule("MM-SKEE-03")
@pytest.mark.parametrize("story", [story.slug for story in edition_of("mansions")[STORIES]])
def test_whatever_the_answers_every_card_of_a_story_is_laid_out_once(story: str) -> None:
    card = STORIES[story]
    for told in [told for told in COMBINATIONS if told.story == story][:8]:
        state = set_up(told)
        laid = [slug_of(each) for pile in state.piles.values() for each in pile if each not in BARRIERS]
        named = [each for each in laid if each != "nothing_of_interest" and not ITEMS[each].level]
        assert sorted(named) == sorted(card.pool)
        assert laid.count("nothing_of_interest") == card.nothing


@rule("MM-LOCK-01")
@pytest.mark.parametrize("story", [story.slug for story in edition_of("mansions")[STORIES]])
def test_locks_lie_on_top_and_nowhere_else(story: str) -> None:
    state = set_up(next(told for told in COMBINATIONS if told.story == story))
    for pile in state.piles.values():
        assert not [card for card in list(pile)[:-1] if card in LOCKS]
