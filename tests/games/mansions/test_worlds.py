"""Worlds that agree with what a seat may know: that stays as it is, and whatever it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games.hidden import copy
from tests.games.mansions.gambler import TOLD, Wanderer

from miskatonic import Table, new_table
from miskatonic.games.mansions.components import ITEMS, LOCKS
from miskatonic.games.mansions.rules.seeding import clue_card, layout
from miskatonic.games.mansions.state import Mansion
from miskatonic.games.mansions.view.worlds import determinize
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.rng import seeded

GAME: Game[Any] = GAMES["mansions"]
WORLDS = 6


def worlds(state: Mansion, seat: int, number: int = WORLDS) -> list[Mansion]:
    """Some worlds that look the same to that seat."""
    found = []
    for n in range(number):
        world = copy(state)
        determinize(world, seat, seeded(n))
        found.append(world)
    return found


def positions(story: str, every: int = 20) -> Iterator[Table[Any]]:
    """A table before every so many choices of a whole game."""
    number = TOLD.index(story)
    table = new_table("mansions", seed=number, players=2 + number % 4, story=story)
    gambler = Wanderer(number, bold=True)
    while table.decision is not None:
        yield table
        gambler.play(table, choices=every)


def trail_is_whole(state: Mansion) -> bool:
    """Whether every clue that has not been found lies where the one before it leads to."""
    room = layout(state.edition, state.story, tuple(state.choices)).first
    found = [card.level for card in ITEMS.values() if card.story == state.story]
    for number in range(max(found), 0, -1):
        card = clue_card(state.story, state.choices, number)
        if number not in state.found and card not in state.piles[room]:
            return False
        room = ITEMS[card].leads_to
    return True


def look_around(table: Table[Any]) -> None:
    """Makes up worlds for everybody: each must look the same to whoever it was made for, and be possible."""
    for seat in range(table.state.players):
        seen = msgspec.json.encode(GAME.rules.view(table.state, seat))
        for world in worlds(table.state, seat, 3):
            GAME.rules.check(world)
            assert msgspec.json.encode(GAME.rules.view(world, seat)) == seen
            assert table.state.round == 0 or trail_is_whole(world)


@pytest.mark.parametrize("story", TOLD)
def test_a_world_looks_the_same_to_whoever_it_was_made_for_and_nothing_is_lost_in_it(story: str) -> None:
    for table in positions(story):
        look_around(table)


@pytest.mark.parametrize("story", TOLD)
def test_a_game_goes_on_to_its_end_in_every_world_that_a_player_may_think_of(story: str) -> None:
    for table in positions(story, every=15):
        assert table.decision is not None
        world = table.imagine(table.decision.seat, seeded(len(table.moves)))
        GAME.rules.check(Wanderer(1, bold=True).play(world, choices=150).state)


@pytest.mark.parametrize("story", TOLD)
def test_the_answers_that_were_given_are_among_those_that_a_player_may_think_of(story: str) -> None:
    table = new_table("mansions", seed=3, players=5, story=story)
    gambler = Wanderer(3, bold=True)
    while table.state.round < 1:
        gambler.play(table, choices=1)
    thought_of = {tuple(world.choices) for world in worlds(table.state, 1, 200)}
    assert tuple(table.state.choices) in thought_of
    assert {choices[0] for choices in thought_of} == set("ABC")
    assert len(thought_of) > 3


def in_the_thick_of_it() -> Mansion:
    """A position with monsters on the board, and the objective face down."""
    for seed in range(20):
        table = Wanderer(seed, bold=True).play(
            new_table("mansions", seed=seed, players=3, story="blood_ties"), choices=150
        )
        if len(table.state.monsters) > 1 and not table.state.revealed:
            return table.state  # type: ignore[no-any-return]
    raise AssertionError("no game has come to that")


def test_each_hidden_thing_is_another_one_in_some_world() -> None:
    state = in_the_thick_of_it()
    others = worlds(state, 1, 30)
    assert any(world.keeper.mythos != state.keeper.mythos for world in others)
    assert any(world.mythos_deck != state.mythos_deck for world in others)
    assert any(world.choices[0] != state.choices[0] for world in others)
    tokens = [[monster.token for monster in world.monsters.values()] for world in (state, *others)]
    assert any(each != tokens[0] for each in tokens)
    locks = [[card for pile in world.piles.values() for card in pile if card in LOCKS] for world in (state, *others)]
    assert any(each != locks[0] for each in locks)


def test_the_keeper_knows_everything_but_the_decks_and_the_backs_of_spells() -> None:
    state = in_the_thick_of_it()
    for world in worlds(state, state.keeper.seat):
        assert (world.choices, world.piles, world.monsters) == (state.choices, state.piles, state.monsters)
        assert world.keeper == state.keeper
        assert world.mythos_deck != state.mythos_deck


def test_before_the_rooms_are_laid_out_any_answers_may_have_been_given() -> None:
    table = new_table("mansions", seed=1, players=3, story="the_inner_sanctum")
    Wanderer(1).play(table, choices=4)
    found = {tuple(world.choices) for world in worlds(table.state, 1, 60)}
    assert {choices[n] for choices in found for n in (1, 2, 3)} == {"A", "B"}
    assert {choices[0] for choices in found} == {"A", "B", "C"}


def lynch(letters: str) -> Table[Any]:
    """The Fall of House Lynch with those answers, at the first turn."""
    table = new_table("mansions", seed=2, story="the_fall_of_house_lynch", seats=["", "joe_diamond", "jenny_barnes"])
    for n, letter in enumerate(letters, start=1):
        table.choose(f"answer:{n}{letter}")
    return Wanderer(2).play(table, choices=4)


def test_what_is_found_rules_answers_out() -> None:
    state = lynch("ABA").state
    assert {world.choices[1] for world in worlds(state, 1, 40)} == {"A", "B"}
    clue = state.piles["garden"][0]
    assert clue == "the_fall_of_house_lynch_clue_1a"
    state.present()[0].seen.append(clue)
    assert {tuple(world.choices) for world in worlds(state, 1, 40)} == {("A", "B", "A")}
    assert len({tuple(world.choices) for world in worlds(state, 2, 40)}) > 1, "the other has not looked"


def test_a_lock_that_was_met_rules_answers_out() -> None:
    state = lynch("ABA").state
    state.face_up.append("magical_lock")
    assert {world.choices[1] for world in worlds(state, 1, 40)} == {"B"}


def test_an_event_that_was_read_out_rules_answers_out() -> None:
    state = lynch("ABB").state
    assert {world.choices[2] for world in worlds(state, 1, 40)} == {"B"}, "the introduction tells"
    told = new_table("mansions", seed=2, story="blood_ties", players=3)
    for n, letter in enumerate("ABABA", start=1):
        told.choose(f"answer:{n}{letter}")
    state = Wanderer(2).play(told, choices=8).state
    state.event = 4
    assert {world.choices[0] for world in worlds(state, 1, 60)} == {"A", "B", "C"}
    state.event = 5
    assert {world.choices[0] for world in worlds(state, 1, 60)} == {"A"}


def test_an_objective_that_would_have_been_revealed_by_now_is_ruled_out() -> None:
    table = new_table("mansions", seed=2, story="the_inner_sanctum", players=3)
    for n, letter in enumerate("BABA", start=1):
        table.choose(f"answer:{n}{letter}")
    state = Wanderer(2).play(table, choices=6).state
    state.event = 5
    assert {world.choices[0] for world in worlds(state, 1, 40)} == {"B"}


def test_a_lock_that_the_keeper_has_laid_may_be_any_that_lies_nowhere_else() -> None:
    state = lynch("AAA").state
    state.piles["hallway_1"].append("electric_lock")
    laid = [world.piles["hallway_1"][-1] for world in worlds(state, 1, 60)]
    assert set(laid) > {"electric_lock", "guarded_passage"}
    for world in worlds(state, 1, 60):
        GAME.rules.check(world)
        assert len([card for pile in world.piles.values() for card in pile if card in LOCKS]) == 7


def test_a_lock_that_was_opened_and_laid_again_may_be_another_one_of_those_in_the_box() -> None:
    state = lynch("AAA").state
    state.piles["garden"].remove("jammed_door")
    state.piles["hallway_1"].append("jammed_door")
    for world in worlds(state, 1, 60):
        GAME.rules.check(world)
        assert ("jammed_door" in world.box) == (world.piles["hallway_1"][-1] in state.box)
