"""Plays with a browser and looks at the stage before every choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Error
from tests.browser.audit import broken
from tests.browser.people import Person
from tests.games.arkham_horror.gambler import GREAT_OLD as ARKHAM_ANCIENT_ONES
from tests.games.card_game.gambler import SCENARIOS
from tests.games.elder_sign.gambler import GREAT_OLD
from tests.games.kingsport.gambler import some_table as some_kingsport
from tests.games.mansions.gambler import some_table as some_mansion

from miskatonic import new_table
from miskatonic.kernel.table import Table

Size = tuple[int, int]

TITLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "elder_sign": (("me", "random", "random"), {}),
    "card_game": (("me", "random"), {}),
    "arkham_horror": (("me", "random"), {}),
    "kingsport": (("me", "random"), {"game": "arkham_horror", "boxes": ["kingsport"]}),
    "mansions": (("me", "random", "random"), {}),
}
"""Who sits at a table of each title, and what else is asked for."""

ASKED_OR_OVER = """() => document.querySelector(
  "[data-testid=decision][data-yours=true] [data-testid=option], [data-testid=ending]") !== null"""

UNFOLD = "() => document.querySelectorAll('[data-testid=option-group]').forEach(group => (group.open = true))"


@dataclass
class Looked:
    """What somebody who has played and looked at the stage has seen."""

    questions: int = 0
    over: bool = False
    faults: dict[str, str] = field(default_factory=dict)
    """Each fault once, with the move, the question and the size where it was seen first."""


def some_table(title: str, seed: int) -> Table[Any]:
    """A game of a title, with as many players as it has room for, whatever it is set up with."""
    crowd = 1 + seed % 8
    match title:
        case "elder_sign":
            return new_table(title, seed=seed, players=crowd, ancient_one=GREAT_OLD[seed // 8 % len(GREAT_OLD)])
        case "card_game":
            return new_table(title, seed=seed, players=1 + seed % 4, scenario=SCENARIOS[seed // 4 % 3])
        case "arkham_horror":
            ancient_one = ARKHAM_ANCIENT_ONES[seed // 8 % len(ARKHAM_ANCIENT_ONES)]
            return new_table(title, seed=seed, players=crowd, ancient_one=ancient_one)
        case "kingsport":
            return some_kingsport(seed)
        case _:
            return some_mansion(seed)


def sit_down(person: Person, title: str, seed: int) -> None:
    """Opens a table of a title."""
    seats, options = TITLES[title]
    person.open(*seats, seed=seed, **{"game": title, **options})


def play(person: Person, rng: Random, sizes: Iterable[tuple[Size, ...]]) -> Looked:
    """Answers a question for each lot of sizes, at random, until the game is over, and looks at the stage at each size."""
    looked = Looked()

    def blame(fault: str, size: Size) -> None:
        where = f"move {person.moves} at {size[0]}x{size[1]}"
        looked.faults.setdefault(fault, f"{where}: {fault} ({asked})")

    for lot in sizes:
        person.page.wait_for_function(ASKED_OR_OVER)
        if person.sees_the_end:
            looked.over = True
            break
        asked = person.sees("prompt").inner_text().replace("\n", " ")
        for size in lot:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            for fault in [*broken(person.page), *unanswerable(person)]:
                blame(fault, size)
        looked.questions += 1
        try:
            answer(person, rng)
        except Error as error:
            blame(f"UNANSWERED {error.message.splitlines()[0]}", lot[-1])
            break
    return looked


def unanswerable(person: Person) -> list[str]:
    """Options that the panel does not offer."""
    scene = person.context.request.get(f"/api/tables/{person.table_id}").json()
    asked = scene["question"]["options"] if scene["question"] else []
    offered = set(
        person.page.evaluate("() => [...document.querySelectorAll('[data-option]')].map(o => o.dataset.option)")
    )
    return [f"no button for {option['id']}" for option in asked if option["id"] not in offered]


def answer(person: Person, rng: Random) -> None:
    """Takes some option; where several are taken together, the first ones that will do."""
    if person.options.first.get_attribute("role") == "checkbox":
        person.take_any()
    else:
        person.page.evaluate(UNFOLD)
        person.take(rng.choice(person.offered))
