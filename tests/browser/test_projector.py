"""Positions that are thrown on a page are drawn as a server's are, and what is wrong with them is found."""

from __future__ import annotations

from random import Random

import pytest
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


BROKEN_STYLES = [
    (".own.region { height: 30px !important; overflow: hidden; }", "TOGETHER own is"),
    ("[data-testid=option] { display: none !important; }", "UNASKED no words"),
    (".stage main { visibility: hidden; }", "UNLIT move"),
    ("[data-testid=option] .label { max-width: 30px; overflow: hidden; white-space: nowrap; }", "CLIPPED"),
    ("[role=tab] { max-width: 24px; }", "CLIPPED Log"),
    ("[data-testid=option] .label { font-size: 11.8px; }", "SMALL 11.8 px"),
    (".region.behind [data-lit], .region.front [data-lit] { clip-path: inset(100%); }", "HIDDEN"),
]


@pytest.mark.parametrize(("style", "fault"), BROKEN_STYLES)
def test_what_is_too_small_cut_or_not_there_is_found(people: People, style: str, fault: str) -> None:
    projector = begun(people)
    assert projector.look() == []
    projector.person.page.add_style_tag(content=style)
    assert any(found.startswith(fault) for found in projector.look()), projector.look()


def test_a_phone_marks_the_page_with_what_is_asked_about(people: People) -> None:
    table = new_table("elder_sign", seed=3, players=2)
    assert table.decision is not None
    projector = Projector(people.come(phone=True, odds=False), table, table.decision.seat, "en")
    projector.open()
    assert projector.look() == []
    page = projector.person.page
    page.get_by_test_id("dock-log").click()
    marked = page.get_by_test_id("dock-board").locator("[data-counts]")
    pieces = {piece for option in table.decision.options for piece in option.pieces}
    assert set((marked.get_attribute("data-counts") or "").split()) == pieces
    page.add_style_tag(content="[data-counts] { display: none; }")
    assert any(fault.startswith("UNLIT") for fault in projector.project()[0])


def test_chances_are_on_the_page_before_it_is_looked_at(people: People) -> None:
    table = new_table("elder_sign", seed=3, players=2)
    assert table.decision is not None
    projector = Projector(people.come(), table, table.decision.seat, "en", odds=True)
    projector.open()
    assert projector.look() == []
    assert projector.person.page.locator("[data-testid=option] .odds").count() > 0
