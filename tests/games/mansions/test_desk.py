"""What lies before the keeper and the investigators: who sits where, the answers of the story, puzzles, decks."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic import new_table
from miskatonic.games.mansions.components import COMBAT, PUZZLE_LAYOUTS
from miskatonic.games.mansions.view.card_text import describe
from miskatonic.games.mansions.view.chronicle import chronicle
from miskatonic.games.mansions.view.facts import CombatFacts, KeeperFacts, LayoutFacts, facts
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.text import render
from miskatonic.testing import scenario

STORY = "the_fall_of_house_lynch"


def test_a_seat_asks_to_be_the_keeper() -> None:
    state = new_table("mansions", seed=1, seats=["jenny_barnes", "keeper", ""]).state
    assert state.keeper.seat == 1
    assert state.chosen == ["jenny_barnes", "", ""]


@pytest.mark.parametrize("options", [{"seats": ["keeper", "keeper"]}, {"seats": ["keeper", ""], "keeper": 1}])
def test_there_is_one_keeper_and_no_more(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="one keeper"):
        new_table("mansions", seed=1, **options)


def test_the_keeper_reads_the_questions_with_the_own_answers() -> None:
    state = scenario("mansions", seats=["", "jenny_barnes"], story=STORY).table.state
    written = chronicle(state, 0)
    assert [render(chapter.title, "en") for chapter in written][1] == "Where does Edith Lynch lie?"
    assert render(written[1].lines[0], "en") == "In the basement."
    assert chronicle(state, 1) == chronicle(state, None) == []


def test_a_layout_is_drawn_by_its_cells_and_a_combat_card_by_its_deck() -> None:
    layout = facts("puzzle_6a")
    assert isinstance(layout, LayoutFacts)
    assert (layout.puzzle.kind, len(layout.puzzle.cells), len(layout.puzzle.slots)) == ("lock", 4, 8)
    assert all(isinstance(facts(card.slug), LayoutFacts) for card in edition_of("mansions")[PUZZLE_LAYOUTS])
    assert all(isinstance(facts(card.slug), CombatFacts) for card in edition_of("mansions")[COMBAT])


def test_what_lies_beside_the_board_is_counted() -> None:
    house = scenario("mansions", seats=["", "jenny_barnes"], story=STORY)
    before = view(house.table.state, 1)
    seen = view(house.spawn("zombie", at="foyer.center").table.state, 1)
    assert seen.supply["zombie"] == before.supply["zombie"] - 1
    assert seen.decks["trauma"] == 21


def test_a_puzzle_shows_how_far_the_current_runs() -> None:
    house = scenario("mansions", seats=["", "joe_diamond"], story=STORY).place("joe_diamond", at="kitchen.1")
    house.place("lantern", at="kitchen").place("short_circuit", at="kitchen")
    house.rig(shuffles=[[f"wiring_{n}" for n in range(1, 16)]]).play("explore", "turn:0:left")
    attempt = view(house.table.state, 0).attempt
    assert attempt is not None
    assert (attempt.card, attempt.left, attempt.current) == ("short_circuit", 4, ((0, 0),))


@pytest.mark.parametrize(("action", "least"), [("raise_dead", 1), ("summoning", 1), ("evil_presence", 2)])
def test_an_action_of_several_prices_shows_the_lowest(action: str, least: int) -> None:
    assert facts(action) == KeeperFacts(cost=least)


def test_an_action_whose_choices_are_paid_is_not_called_free() -> None:
    assert describe("summoning", "fr").lines[0].startswith("Action\u202f: pour 1 point de menace")
