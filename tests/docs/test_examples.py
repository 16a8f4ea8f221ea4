"""The examples in the documentation run."""

import re
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from miskatonic import load_table, new_table
from miskatonic.games.arkham_horror.components import BY_DECK
from miskatonic.games.card_game.components import PLAYER_CARDS
from miskatonic.games.elder_sign.components import ALLIES, COMMON_ITEMS, UNIQUE_ITEMS
from miskatonic.games.elder_sign.rules import turn
from miskatonic.games.mansions.components import EXPLORATION
from miskatonic.kernel.decision import Kinds, ask
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import withdraw
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import render
from miskatonic.players import make_bot
from miskatonic.testing import home_made, scenario

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, heading: str = "") -> list[str]:
    """The Python examples of a page, or of what stands below a heading of it."""
    words = (DOCS / page).read_text(encoding="utf-8")
    below = words.partition(f"\n## {heading}\n")[2].partition("\n## ")[0] if heading else words
    return re.findall(r"```python\n(.*?)```", below, re.DOTALL)


@pytest.mark.parametrize("example", blocks("testing.md"))
def test_the_examples_of_the_testing_page_pass(example: str) -> None:
    space: dict[str, object] = {}
    exec(example, space)
    tests = [value for name, value in space.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        assert isinstance(test, FunctionType)
        test()


def test_a_card_is_one_declaration() -> None:
    declared, tested = blocks("add-a-card.md", "A common item")
    written, lined = blocks("add-a-card.md", "Everything else")
    space: dict[str, object] = {}
    with home_made("elder_sign"):
        exec(declared, space)
        exec(tested, space)
        exec(written, space)
        exec(lined, space)
        text = COMMON_ITEMS["first_aid_kit"].text
        assert render(text, "en") == "Before your roll, spend this card: heal 1 stamina and gain 1 clue."
        assert render(text, "fr") == (
            "Avant votre lancer, dépensez cette carte\u202f: regagnez 1 Résistance et gagnez 1 indice."
        )
        assert render(UNIQUE_ITEMS["broken_hourglass"].text, "fr").endswith("avancez l’horloge de 3 heures.")
        assert render(ALLIES["night_porter"].text, "en") == (
            "After you complete a monster’s task: you may gain 1 clue. Everything at the entrance costs 1 trophy less."
        )


def test_a_card_of_the_card_game_is_one_declaration() -> None:
    declared, tested, *_ = blocks("add-a-card.md", "A card of the card game")
    space: dict[str, object] = {}
    with home_made("card_game"):
        exec(declared, space)
        exec(tested, space)
        fight, look = PLAYER_CARDS["flare_gun"].lines
        assert render(fight.text, "en") == "Action (Fight) – spend 1 ammo: fight with +2 combat and +1 damage."
        assert render(look.text, "fr").endswith("piochez 2 cartes.")


def test_a_card_that_always_helps_is_one_declaration() -> None:
    _, _, declared, tested, *_ = blocks("add-a-card.md", "A card of the card game")
    space: dict[str, object] = {}
    with home_made("card_game"):
        exec(declared, space)
        exec(tested, space)
        page = (DOCS / "add-a-card.md").read_text(encoding="utf-8")
        assert f"“{' '.join(render(line.text, 'en') for line in PLAYER_CARDS['lamplighter'].lines)}”" in page


def test_a_reaction_is_checked_and_read_as_it_is_declared() -> None:
    *_, declared, tested, own = blocks("add-a-card.md", "A card of the card game")
    space: dict[str, object] = {}
    with home_made("card_game"):
        exec(declared, space)
        exec(tested, space)
        (line,) = PLAYER_CARDS["trophy_rack"].lines
        page = (DOCS / "add-a-card.md").read_text(encoding="utf-8")
        assert f"“{render(line.text, 'en')}”" in page
        assert f"«\u202f{render(line.text, 'fr')}\u202f»" in page
        exec(own, space)
        (line,) = PLAYER_CARDS["begging_bowl"].lines
        assert render(line.text, "en") == "Forced, after your turn with fewer than 2 resources: gain 1 resource."
        g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
        g.give("roland_banks", "play:begging_bowl").set("roland_banks.resources", 1).choose("end_turn")
        assert g["roland_banks"].resources == 3, "one more than at every upkeep"


def test_a_card_of_arkham_horror_is_made_of_lines() -> None:
    declared, tested = blocks("add-a-card.md", "A card of Arkham Horror")
    space: dict[str, object] = {}
    with home_made("arkham_horror"):
        exec(declared, space)
        exec(tested, space)
        text = BY_DECK["ally"]["night_nurse"].text
        page = (DOCS / "add-a-card.md").read_text(encoding="utf-8")
        assert f"“{render(text, 'en')}”" in page
        assert f"«\u202f{render(text, 'fr')}\u202f»" in page


def test_a_card_of_kingsport_horror_is_made_of_its_own_lines() -> None:
    declared, tested, boxed = blocks("add-a-card.md", "A card of Kingsport Horror")
    space: dict[str, object] = {}
    exec(declared, space)
    try:
        exec(tested, space)
        text = BY_DECK["ally"]["radio_operator"].text
        page = (DOCS / "add-a-card.md").read_text(encoding="utf-8")
        assert f"“{render(text, 'en')}”" in page
        assert f"«\u202f{render(text, 'fr')}\u202f»" in page
    finally:
        withdraw("arkham_horror", "radio_operator")
    exec(boxed, {})


def test_a_card_of_mansions_of_madness_is_made_of_lines() -> None:
    declared, tested = blocks("add-a-card.md", "A card of Mansions of Madness")
    space: dict[str, object] = {}
    with home_made("mansions"):
        exec(declared, space)
        exec(tested, space)
        card = EXPLORATION["smelling_salts"]
        page = (DOCS / "add-a-card.md").read_text(encoding="utf-8")
        assert card.text is not None
        assert f"“{render(card.text, 'en')}”" in page
        assert f"«\u202f{render(card.text, 'fr')}\u202f»" in page


def test_the_smallest_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared, played = blocks("add-a-game.md")
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim/__init__.py").write_text(declared, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    GAMES.add("nim", "nim")
    try:
        exec(played, {})
        table = new_table("nim", seed=7, players=3)
        table.choose(*make_bot("search", "nim", iterations=3).pick(Sight(table)))
        assert load_table(table.save()).view(0) == table.view(0)
    finally:
        GAMES.remove("nim")


def test_the_question_that_explains_decisions_is_asked() -> None:
    move = blocks("how-it-works.md")[0]
    space: dict[str, Any] = {**vars(turn), "ask": ask, "ASK": Kinds("documentation", "es")}
    exec(move, space)
    g = scenario("elder_sign", seats=["joe_diamond"])
    asked = next(space["move"](g.state, g["joe_diamond"]))
    assert (asked.kind.name, asked.rule, [option.id for option in asked.options]) == ("move", "ES-MOVE-01", g.options)


def test_the_other_examples_of_how_it_works_run(capsys: pytest.CaptureFixture[str]) -> None:
    for example in blocks("how-it-works.md")[1:]:
        exec(example, {})
        assert capsys.readouterr().out


@pytest.mark.parametrize("example", blocks("environments.md"))
def test_the_examples_of_the_page_of_environments_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(example, {})
    assert capsys.readouterr().out or "load_game" in example
