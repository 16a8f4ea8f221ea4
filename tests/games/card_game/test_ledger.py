"""The rules ledger of the card game, and the numbers by which the rules refer to it."""

import re
from pathlib import Path

import pytest
from tests.games.ledger import numbered_in_order, proven_or_excused

import miskatonic.games.card_game as card_game
from miskatonic.kernel.ledger import load_ledger

SOURCE = Path(card_game.__path__[0])
LEDGER = load_ledger(SOURCE / "ledger.toml")
NUMBER = re.compile(r"\bCG-[A-Z]+-\d+\b")


def test_the_ledger_holds_every_rule_of_the_rulebook_in_order() -> None:
    assert len(LEDGER) == 618
    assert LEDGER.chapters[0] == "Rule precedence and general principles"
    assert LEDGER.chapters[-1] == "Card anatomy (appendix IV)"
    numbered_in_order(LEDGER)


def test_every_chapter_has_a_french_name_of_its_own() -> None:
    french = [LEDGER.chapter_name(chapter, "fr") for chapter in LEDGER.chapters]
    assert not set(french) & set(LEDGER.chapters)
    assert len(set(french)) == len(french)


def test_the_french_rules_keep_to_french_typography() -> None:
    for rule in LEDGER:
        assert not re.search(r" [;:!?»]|« |[^\s\u202f][;:!?»]|«[^\u202f]|['\u00a0]", rule.fr), rule.fr


@pytest.mark.parametrize("module", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.name)
def test_every_rule_that_the_source_names_is_in_the_ledger(module: Path) -> None:
    for number in NUMBER.findall(module.read_text(encoding="utf-8")):
        assert number in LEDGER, f"{module.name}: {number}"


def test_every_rule_is_proven_by_a_test_or_says_why_not() -> None:
    proven_or_excused(LEDGER)
