"""Arkham Horror by hand: the opening rounds are played with the mouse, the keyboard and the map, then a bot plays to the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.people import People, Person

from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot
from miskatonic.testing import scenario

MANDY = "mandy_thompson"
PLAN = (
    "walk:general_store",
    "evade:cultist",
    "stop",
    "service:shop_common",
    "buy:",
    "slide:speed:3",
    "walk:french_hill",
    "fight:zombie",
    "use:wither",
    "hold:38_revolver",
    "fight:zombie",
    "walk:woods",
    "stop",
    "close",
    "close:",
    "seal",
)
"""What Mandy Thompson is about to do, one thing after the other; a colon at the end: whichever is offered first."""
BY_THE_WAY = ("done", "go_on", "clue", "accept", "stop", "no")
"""What is answered to other questions, if it is offered."""
MOST_CHOICES = 70


# --- the plan


def before_the_round(seed: int) -> Table[Any]:
    """Four gates are sealed, two are open; a cultist stands beside Mandy Thompson, a zombie on her way."""
    g = scenario("arkham_horror", seed=seed, seats=[MANDY], ancient_one="yig")
    g.place(MANDY, at="rivertown").set(f"{MANDY}.sliders", [2, 2, 3])
    g.spawn("cultist", at="rivertown").spawn("zombie", at="french_hill")
    g.place("gate_abyss", at="woods").place("gate_yuggoth", at="unvisited_isle")
    for sealed in ("graveyard", "black_cave", "independence_square", "hibbs_roadhouse"):
        g.place("seal", at=sealed)
    return g.give(MANDY, "38_revolver", "wither", "elder_sign", "$8", "blessing", *["clue"] * 14).table


def answer(offered: Sequence[str], plan: Sequence[str]) -> str:
    """What is chosen: the next thing of the plan, or something by the way."""
    wanted = [option for option in offered if option == plan[0] or (plan[0][-1] == ":" and option.startswith(plan[0]))]
    return next(iter([*wanted, *(option for option in BY_THE_WAY if option in offered), *offered]))


def fulfils(chosen: str, plan: Sequence[str]) -> bool:
    """Whether that is the next thing of the plan."""
    return chosen == plan[0] or (plan[0][-1] == ":" and chosen.startswith(plan[0]))


def goes_well(table: Table[Any]) -> bool:
    """Whether the plan is carried out as it stands, and a bot wins the game after it."""
    left = list(PLAN)
    while left and table.decision is not None and table.decision.least == 1 and len(table.moves) < MOST_CHOICES:
        chosen = answer([option.id for option in table.decision.options], left)
        if fulfils(chosen, left):
            del left[0]
        table.choose(chosen)
    while not left and table.decision is not None and len(table.moves) < MOST_CHOICES:
        table.choose(*make_bot("heuristic", "arkham_horror").pick(Sight(table)))
    return not left and table.outcome is not None and bool(table.outcome.winners)


# --- on the page


def on_the_map(person: Person, piece: str) -> Locator:
    """A piece on the map of the town."""
    return person.board.locator(f'[data-surface] [data-piece="{piece}"]')


def walk(person: Person, option: str) -> None:
    """Points at a place on the map, sees the way, and clicks."""
    handle = on_the_map(person, option.removeprefix("walk:")).locator("[data-handle]").first
    handle.hover()
    expect(person.sees("path")).to_be_attached()
    handle.click()


def drag(person: Person, option: str) -> None:
    """Drags a slider to one of its stops."""
    _, skill, stop = option.split(":")
    knob = person.board.locator(f'[data-knob="{skill}"]')
    knob.scroll_into_view_if_needed()
    start, end = knob.bounding_box(), person.board.locator(f'[data-stop="{skill}:{stop}"]').bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()


def press_piece(person: Person, option: str) -> None:
    """Clicks a piece and takes what it offers."""
    person.piece(option.partition(":")[2]).click()
    menu = person.sees("piece-menu")
    if menu.is_visible():
        menu.locator(f'[data-option="{option}"]').click()


def press_key(person: Person, option: str) -> None:
    """The number of an answer on the keyboard."""
    person.page.keyboard.press(str(person.offered.index(option) + 1))


WAYS = {"walk": walk, "slide": drag, "hold": press_piece, "buy": press_piece, "evade": press_key}


def act(person: Person, option: str) -> None:
    """Makes a choice in the way that suits it, and waits for what comes of it."""
    before = person.moves
    way = WAYS.get(option.partition(":")[0], lambda who, chosen: who.option(chosen).click())
    way(person, option)
    person.wait_for_moves(before + 1)
    person.wait_to_be_asked()


def play(person: Person, plan: list[str], until: str) -> None:
    """Plays on until that part of the plan has been done."""
    done = False
    while not done:
        chosen = answer(person.offered, plan)
        done = fulfils(chosen, plan) and plan[0] == until
        if fulfils(chosen, plan):
            del plan[0]
        act(person, chosen)


def stands_at(person: Person, place: str) -> Locator:
    """Mandy Thompson on the map."""
    return on_the_map(person, place).locator(f'[data-piece="{MANDY}"]')


def test_a_game_from_the_opening_rounds_to_its_end(people: People) -> None:
    seed = next(seed for seed in range(1, 300) if goes_well(before_the_round(seed)))
    person, plan = people.come(), list(PLAN)
    person.bring(before_the_round(seed))
    person.wait_to_be_asked()

    # What stands in the way is said before anybody walks: in the panel, on the map and beside the monster.
    on_the_map(person, "general_store").locator("[data-handle]").hover()
    expect(person.board.locator("[data-caption]")).to_contain_text("In the way: the Cultist")
    expect(person.sees("evading")).to_have_text(re.compile(r"^\d+%$"))
    play(person, plan, "evade:cultist")
    play(person, plan, "stop")
    expect(stands_at(person, "general_store")).to_be_visible()

    # Shopping: three cards lie on the table, one of them is bought.
    play(person, plan, "service:shop_common")
    shelf = person.board.get_by_label("On the table")
    bought = next(option for option in person.offered if option.startswith("buy:")).removeprefix("buy:")
    expect(shelf.locator(f'[data-piece="{bought}"]')).to_be_visible()
    play(person, plan, "buy:")
    expect(person.board.get_by_label("Cards").locator(f'[data-piece="{bought}"]')).to_be_visible()

    # A slider is dragged; then a fight with a weapon and a spell.
    play(person, plan, "slide:speed:3")
    expect(person.board.locator('[data-knob="speed"]')).to_have_attribute("aria-valuenow", "4")
    play(person, plan, "use:wither")
    fight = person.board.get_by_label("The fight")
    expect(fight.locator('[data-piece="wither"]')).to_be_visible()
    play(person, plan, "hold:38_revolver")
    expect(fight).to_contain_text("2 of 2 hands in use")
    expect(fight).to_contain_text("4 and more count")
    play(person, plan, "fight:zombie")
    expect(person.board.get_by_label("Trophies").locator('[data-piece="zombie"]')).to_be_visible()

    # Through the gate: the Other World, and home again.
    play(person, plan, "stop")
    abyss = person.board.locator('[data-piece="abyss"]')
    person.board.locator('[data-inset="abyss"]').click()
    expect(abyss.locator(f'[data-piece="{MANDY}"]')).to_be_visible()
    play(person, plan, "close")
    expect(stands_at(person, "woods")).to_be_visible()
    play(person, plan, "seal")
    expect(on_the_map(person, "woods").locator("[data-handle]")).to_have_accessible_name(re.compile("^Woods, sealed"))
    assert plan == []

    # A bot takes over and plays to the end.
    person.hand_over_to_a_bot()
    expect(person.sees("ending")).to_be_visible()
    expect(person.sees("ending")).to_contain_text("The victory is worth")
    expect(person.sees("ending")).to_contain_text("First Citizen of Arkham: Mandy Thompson.")
