"""What costs nothing and changes nothing cannot be done for ever: the Magnifying Glass (1), played and taken back."""

from typing import Any

import pytest

from miskatonic import Table, load_table
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.replay import verify
from miskatonic.kernel.table import resume
from miskatonic.kernel.text import render
from miskatonic.testing import Scenario, scenario

DAISY, GLASS = "daisy_walker", "magnifying_glass_1"
PLAY, TAKE_BACK = f"play:{GLASS}", f"use:{GLASS}"


def tinkering(rounds: int) -> Scenario:
    """Daisy, who has played her glass and taken it back so often, with no clue in sight."""
    g = scenario("card_game", seats=[DAISY]).place(DAISY, at="hallway").give(DAISY, GLASS)
    return g.play(*[PLAY, TAKE_BACK] * rounds)


def can_play(table: Table[Any]) -> bool:
    assert table.decision is not None
    return any(option.id.startswith(PLAY) for option in table.decision.options)


def test_a_glass_that_was_played_and_taken_back_twice_is_not_offered_again() -> None:
    """Before the first time, no card had been used yet; from then on it is the very same position."""
    assert can_play(tinkering(2).table)
    assert not can_play(tinkering(3).table)


def test_it_is_offered_again_as_soon_as_anything_else_has_changed() -> None:
    g = tinkering(3).choose("resource").choose(PLAY)
    assert any(card.card.startswith(GLASS) for card in g[DAISY].play)


def test_the_question_says_that_something_is_not_offered() -> None:
    decision = tinkering(3).decision
    assert "Choices that have led back here twice are no longer offered." in render(decision.prompt, "en")
    assert "Les choix qui ont déjà ramené ici deux fois ne sont plus proposés." in render(decision.prompt, "fr")
    assert "(" not in render(tinkering(2).decision.prompt, "en")


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_game_that_is_saved_in_a_circle_is_still_in_it_when_it_is_loaded(rounds: int) -> None:
    g = tinkering(rounds)
    loaded = load_table(g.table.save())
    for _ in range(3 - rounds):
        assert can_play(loaded)
        loaded.choose(f"{PLAY}#1")
        loaded.choose(f"{TAKE_BACK}#1")
    assert not can_play(loaded)
    verify(loaded.save())


def test_a_game_that_went_round_more_often_when_that_was_possible_can_be_played_again() -> None:
    table = tinkering(3).table
    forgetful = resume(table.rules, table.options, table.seed, table.checkpoint, [])
    with pytest.raises(IllegalChoice):
        table.choose(f"{PLAY}#1")
    table.choose_again(move := table.moves[-2])
    forgetful.choose_again(move)
    assert forgetful.checkpoint == table.checkpoint
    verify(table.save())
    assert load_table(table.save()).with_history().moves == table.moves


def test_a_game_without_a_circle_is_saved_as_ever() -> None:
    assert b'"trail"' not in tinkering(0).table.save()
    assert b'"trail"' not in tinkering(3).choose("draw").table.save()
