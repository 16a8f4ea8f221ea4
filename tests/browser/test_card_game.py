"""The card game in a browser: a campaign, tests, the map, and what stays hidden."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.people import People, Person

from miskatonic import load_table, new_table
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

TEAM = ["roland_banks", "agnes_baker"]
FEW_CHOICES = 90
"""So many choices of the first player are few enough to be made by hand."""
FIRST_STEPS = 5
"""So many choices of the first player show that the next scenario is under way."""

# --- a campaign


@pytest.mark.slow
def test_a_campaign_is_played_to_a_resolution_and_goes_on_with_a_better_deck(people: People) -> None:
    plan = good_night()
    person = people.come()
    person.fix_chance(plan.seed)
    set_up_a_campaign(person)
    bought = None
    for number, move in enumerate(plan.moves):
        if move.seat != 0:
            continue
        person.wait_to_be_asked_after(number)
        [verb, _, card] = move.options[0].partition(":") if move.options else ("", "", "")
        if verb in ("buy", "upgrade", "replace"):
            if bought is None:
                sees_what_the_night_has_brought(person)
            change_deck(person, verb, card)
            bought = bought or card
        else:
            person.choose(*move.options)
    assert bought is not None
    expect(person.board.get_by_label("Locations")).to_contain_text("Rivertown")
    played = saved_game(person)
    assert played.state.scenario == "the_midnight_masks"
    assert played.moves[: len(plan.moves)] == plan.moves
    assert bought in cards_of(played, 0)


def good_night() -> Table[Any]:
    """A campaign in which two bots bring The Gathering to a numbered resolution, and the first buys a card."""
    return next(table for seed in count(1) if (table := night(seed)) is not None)


def night(seed: int) -> Table[Any] | None:
    """The first scenario of a campaign and the beginning of the second, if all goes well."""
    table = new_table("card_game", seed=seed, seats=TEAM, campaign=True)
    bot = make_bot("heuristic", "card_game")
    own = further = 0
    while further < FIRST_STEPS:
        if table.decision is None or own > FEW_CHOICES:
            return None
        own += table.decision.seat == 0
        further += table.decision.seat == 0 and table.state.scenario == "the_midnight_masks"
        table.choose(*bot.pick(table))
    ends = {"resolution:the_gathering:1", "resolution:the_gathering:2"}
    bought = any(move.seat == 0 and move.options[0].startswith("upgrade:") for move in table.moves if move.options)
    return table if bought and ends & set(table.state.log) else None


def set_up_a_campaign(person: Person) -> None:
    """A person and a bot that loses no time, by the form of the lobby."""
    person.enter_lobby()
    game = person.page.locator("article", has=person.sees("deck-builder"))
    game.get_by_test_id("set-table").click()
    game.get_by_role("checkbox", name="Campaign").check()
    for seat, slug in enumerate(TEAM, 1):
        game.get_by_label(f"Investigators, Seat {seat}").select_option(slug)
    game.get_by_label("Pace of the bots").select_option("At once")
    game.get_by_test_id("open-table").click()
    person.wait_for_board()


def sees_what_the_night_has_brought(person: Person) -> None:
    """The log of the campaign, and the experience of everybody."""
    log = person.board.get_by_label("Campaign log")
    expect(log).to_contain_text("The Gathering")
    expect(person.board.get_by_text("experience to spend").first).to_be_visible()


def change_deck(person: Person, verb: str, card: str) -> None:
    """Buys a card, or takes one out of the deck, where it lies."""
    names = {"buy": "Buy", "upgrade": "Upgrade", "replace": "Take out"}
    before = person.moves
    row = person.board.locator(f'[data-card="{card}"]')
    row.get_by_role("button", name=names[verb]).click()
    person.wait_for_moves(before + 1)


def saved_game(person: Person) -> Table[Any]:
    """The game as it can be exported while only bots hold the other seats."""
    table_id = person.page.url.rpartition("/")[2]
    answer = person.context.request.get(f"/api/tables/{table_id}/save")
    assert answer.ok, answer.text()
    return load_table(answer.body())


def cards_of(table: Table[Any], seat: int) -> list[str]:
    """What somebody has in hand, in the deck and in play, by slug."""
    hero = table.state.investigators[seat]
    return [
        copy.partition("#")[0] for copy in (*hero.hand, *hero.deck, *hero.discard, *(asset.card for asset in hero.play))
    ]
