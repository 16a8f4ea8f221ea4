"""Positions that are thrown on a page are drawn as a server's are, and what is wrong with them is found."""

from __future__ import annotations

from random import Random

from tests.browser.people import People
from tests.browser.projector import Projector

from miskatonic import new_table

COVERED = ".region.front > * { visibility: hidden; }"


def begun(people: People) -> Projector:
    """A game at its first question."""
    table = new_table("elder_sign", seed=3, players=2)
    assert table.decision is not None
    projector = Projector(people.come(odds=False), table, table.decision.seat, "en")
    projector.open()
    return projector


def test_a_game_is_drawn_question_by_question(people: People) -> None:
    projector, rng = begun(people), Random(1)
    for moves in range(12):
        decision = projector.table.decision
        assert decision is not None
        if projector.is_asked:
            assert projector.look() == []
            assert projector.person.moves == moves
            assert set(projector.person.offered) == {option.id for option in decision.options}
        projector.choose(decision.options[rng.randrange(len(decision.options))].id)


def test_a_press_on_a_piece_answers(people: People) -> None:
    projector = begun(people)
    assert projector.look() == []
    assert projector.press(Random(1)) == []
    assert projector.taken == len(projector.table.moves) == 1


def test_what_is_not_on_the_screen_is_found(people: People) -> None:
    projector = begun(people)
    projector.person.page.add_style_tag(content=COVERED)
    found = projector.look()
    assert "EMPTY board is in front" in found
    assert any(fault.startswith("HIDDEN") for fault in found)


def test_what_cannot_be_pressed_is_found(people: People) -> None:
    projector = begun(people)
    projector.look()
    projector.person.page.evaluate(
        "() => addEventListener('click', event => event.stopPropagation(), { capture: true })"
    )
    assert projector.press(Random(1))[0].startswith("DEAD")
