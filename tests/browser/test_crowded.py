"""Questions about many things at once, and those that are asked where much else is on the screen: all of it can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.projector import Projector
from tests.browser.situations import (
    before_the_midnight_masks,
    crowded_museum,
    downtown,
    drafting,
    joe_at_a_puzzlebox,
    joe_in_a_fight,
    keeper_of_house_lynch,
)
from tests.browser.staged import Size, some_table

from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

CROWDED: list[tuple[str, str, int, int, int, Size]] = [
    ("arkham_horror", "lose_cards", 15, 201, 7, (1024, 768)),
    ("arkham_horror", "surge", 19, 296, 6, (390, 844)),
    ("arkham_horror", "whom_to_bless", 172, 127, 5, (390, 844)),
    ("kingsport", "find_yourself", 17, 80, 47, (820, 1180)),
    ("card_game", "search", 17, 25, 3, (390, 844)),
    ("card_game", "window", 8, 28, 2, (360, 740)),
    ("mansions", "discard", 14, 260, 9, (360, 740)),
    ("mansions", "lose_card", 39, 357, 2, (820, 1180)),
]
"""A kind of question, and where it is about most in twenty games (or in the first game that asks it): the seed of the game, the
number of choices before it, and how many pieces it is about."""


def position(title: str, seed: int, moves: int) -> Table[Any]:
    """A game that is played by chance, after so many choices."""
    table = some_table(title, seed)
    bot = make_bot("random", table.rules.slug, seed=seed)
    while len(table.moves) < moves:
        table.choose(*bot.pick(Sight(table)))
    return table


@pytest.mark.parametrize(("title", "kind", "seed", "moves", "pieces", "size"), CROWDED)
def test_all_that_is_asked_about_is_in_sight(
    people: People, title: str, kind: str, seed: int, moves: int, pieces: int, size: Size
) -> None:
    table = position(title, seed, moves)
    asked = table.decision
    assert asked is not None
    found = (asked.kind.name, len({piece for option in asked.options for piece in option.pieces}))
    assert found == (kind, pieces), "the rules have changed: look for another position"
    assert seen_by_who_is_asked(people, table, size).look() == []


def seen_by_who_is_asked(people: People, table: Table[Any], size: Size) -> Projector:
    """The table on a screen of some size, in French, which has the longer words."""
    assert table.decision is not None
    reader = people.come(phone=size[0] < 600, lang="fr", odds=False)
    reader.page.set_viewport_size({"width": size[0], "height": size[1]})
    projector = Projector(reader, table, table.decision.seat, "fr")
    projector.open()
    return projector


@pytest.mark.parametrize(
    ("situation", "size"),
    [
        (before_the_midnight_masks, (360, 740)),
        (crowded_museum, (1024, 768)),
        (drafting, (1024, 768)),
        (keeper_of_house_lynch, (1024, 768)),
        (joe_in_a_fight, (360, 740)),
    ],
)
def test_nothing_is_cut_where_there_is_little_room(
    people: People, situation: Callable[[], Table[Any]], size: Size
) -> None:
    assert seen_by_who_is_asked(people, situation(), size).look() == []


def test_a_puzzle_is_whole_on_the_smallest_phone(people: People) -> None:
    projector = seen_by_who_is_asked(people, joe_at_a_puzzlebox(), (360, 740))
    assert projector.look() == []
    expect(projector.person.page.locator("[data-testid=puzzle] .plate")).to_be_in_viewport(ratio=1)


def test_the_case_is_scrolled_back_to_what_is_asked_about(people: People) -> None:
    town = downtown().give("mandy_thompson", "wither", "axe").rig(dice=[6, 6, 6, 6, *[1] * 5])
    for choice in ("walk:easttown", "fight:ghoul"):
        town.table.choose(choice)
    projector = seen_by_who_is_asked(people, town.table, (1024, 768))
    projector.choose("go_on")
    assert projector.look() == []
    case = projector.person.page.locator("[data-region=case]")
    case.evaluate("region => { region.style.maxHeight = '90px'; region.scrollTop = 9999; }")
    for choice in ("fight:ghoul", "accept"):
        projector.choose(choice)
    assert projector.look() == []
    expect(case.locator("[data-piece=ghoul]").first).to_be_in_viewport(ratio=0.5)
