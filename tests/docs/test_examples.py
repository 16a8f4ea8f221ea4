"""The examples in the documentation run."""

import re
from pathlib import Path
from types import FunctionType

import pytest

from miskatonic.games.card_game.declare import PLAYER_CARDS, withdraw
from miskatonic.games.elder_sign.components import COMMON_ITEMS, UNIQUE_ITEMS
from miskatonic.kernel.text import render

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    """The Python examples of a page."""
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_testing_page_pass(number: int) -> None:
    space: dict[str, object] = {}
    exec(blocks("testing.md")[number], space)
    tests = [value for name, value in space.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        assert isinstance(test, FunctionType)
        test()


def test_a_card_is_one_declaration() -> None:
    declared, tested, _, _, written = blocks("add-a-card.md")
    space: dict[str, object] = {}
    try:
        exec(declared, space)
        exec(tested, space)
        exec(written, space)
        text = COMMON_ITEMS["first_aid_kit"].text
        assert render(text, "en") == "Spend before a roll: heal 1 stamina and gain 1 clue."
        assert render(text, "fr") == "À dépenser avant un lancer\u202f: regagner 1 résistance et gagner 1 indice."
        assert render(UNIQUE_ITEMS["broken_hourglass"].text, "fr").endswith("avancer l'horloge de 3 heures.")
    finally:
        for registry, slug in ((COMMON_ITEMS, "first_aid_kit"), (UNIQUE_ITEMS, "broken_hourglass")):
            if slug in registry:
                registry.remove(slug)


def test_a_card_of_the_card_game_is_one_declaration() -> None:
    _, _, declared, tested, _ = blocks("add-a-card.md")
    space: dict[str, object] = {}
    try:
        exec(declared, space)
        exec(tested, space)
        fight, look = PLAYER_CARDS["flare_gun"].lines
        assert render(fight.text, "en") == "Action (Fight) – spend 1 ammo: fight with +2 combat and +1 damage."
        assert render(look.text, "fr").endswith("piocher 2 cartes.")
    finally:
        withdraw("flare_gun")
