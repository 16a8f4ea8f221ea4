"""Bots that move at once: the board keeps up with them and shows how it ended, and people see what others do."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.browser.people import People, Person
from tests.browser.situations import near_the_end

MOVES = 6

WATCH = """() => {
  const stage = document.querySelector("[data-testid=stage]");
  const told = node => node.dataset?.testid === "moments";
  window.answered = {};
  window.seen = {};
  new MutationObserver(changes => {
    const { moves } = stage.dataset;
    window.answered[moves] ??= Date.now();
    const isSeen = ({ target, addedNodes }) =>
      (target.closest ? target : target.parentElement)?.closest("[data-region], [data-testid=moments]")
      || [...addedNodes].some(told);
    if (changes.some(isSeen)) window.seen[moves] ??= Date.now();
  }).observe(stage, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Writes down when each choice was known to the page, and when something of it changed on the board or was told over it."""
SEEN = """moves => {
  const since = Object.keys(window.seen).filter(number => Number(number) >= moves);
  return since.length === 0 ? null : Math.min(...since.map(number => window.seen[number]));
}"""


def play_to_the_end(
    people: People, game: str, boxes: list[str], tempo: Literal["normal", "off"], patience: float | None = None
) -> None:
    """Four bots play as fast as they can, somebody watches."""
    watching = people.come(motion=True, tempo=tempo)
    watching.bring(near_the_end(game, **({"boxes": boxes} if boxes else {})), "random", "random", "random")
    watching.page.keyboard.press("Escape")
    watching.hand_over_to_a_bot()
    expect(watching.sees("ending")).to_be_visible(timeout=patience)


@pytest.mark.parametrize(
    ("game", "boxes"),
    [
        ("elder_sign", []),
        ("card_game", []),
        ("arkham_horror", []),
        ("arkham_horror", ["kingsport"]),
        ("mansions", []),
    ],
)
def test_four_bots_play_at_once_to_an_end_that_is_shown(people: People, game: str, boxes: list[str]) -> None:
    play_to_the_end(people, game, boxes, "off")


def test_four_bots_play_at_once_to_an_end_that_is_told(people: People) -> None:
    play_to_the_end(people, "elder_sign", [], "normal", patience=60_000)


def test_what_one_person_does_is_seen_by_another(people: People) -> None:
    """How soon is measured in `tests/soak/test_how_fast.py`."""
    assert len(delays_of_choices(people, MOVES)) == MOVES


def delays_of_choices(people: People, number: int) -> list[float]:
    """Milliseconds from the answer to each of so many choices on the page of the one who made it (`data-moves` changes there)
    until the first change on the other page, on the board or told over it. That page tells at the usual pace, and has told what
    came before."""
    one, other = people.come(), people.come(tempo="normal", motion=True)
    scene = one.open("me", "open", "random", game="card_game")
    other.follow(scene, 1)
    for person in (one, other):
        person.page.evaluate(WATCH)
    delays: list[float] = []
    while len(delays) < number:
        other.page.keyboard.press("Escape")
        expect(other.sees("telling")).to_have_count(0)
        if one.is_asked:
            delays.append(delay_of_a_choice(one, other))
        elif other.is_asked:
            other.take_any()
        else:
            one.page.wait_for_timeout(50)
    return delays


def delay_of_a_choice(one: Person, other: Person) -> float:
    """Milliseconds until the other has seen something of what the first chooses."""
    moves = one.moves + 1
    one.take_any()
    answered = one.page.evaluate("moves => window.answered[moves]", moves)
    seen = other.page.wait_for_function(SEEN, arg=moves).json_value()
    return float(seen) - float(answered)
