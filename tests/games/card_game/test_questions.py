"""Every question says what it is, by which rule, and who asks it."""

from typing import Any

import pytest

from miskatonic import Table, new_table
from miskatonic.games.card_game import GAME
from miskatonic.games.card_game.components import ALL, SCENARIOS, slug_of
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import KINDS, Decision
from miskatonic.kernel.text import LANGUAGES, PHRASES
from miskatonic.players import make_bot

ASKED_BY_THE_RULES = {
    "mulligan",
    "next",
    "turn",
    "window",
    "attacker",
    "lead",
    "experience",
    "new_investigator",
    "away",
    "commit",
    "commit_other",
    "result",
    "discard",
    "make_room",
    "trauma",
    "skill",
    "reaction",
    "order",
}
"""Questions that the rules may ask by themselves; all others come from a card, an enemy or a place."""


def questions(seed: int) -> list[tuple[Table[CardGame], Decision]]:
    """Every question of a game that is played at random."""
    setup: dict[str, Any] = {"campaign": True} if seed % 4 == 0 else {"scenario": ["", "the_midnight_masks"][seed % 2]}
    table: Table[CardGame] = new_table("card_game", seed=seed, players=1 + seed % 4, **setup)
    bot = make_bot("random", "card_game", seed=seed)
    found = []
    while table.decision is not None:
        found.append((table, table.decision))
        table.choose(*bot.pick(table))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_question_comes_from_a_rule_and_its_options_are_of_the_declared_type(seed: int) -> None:
    ledger = GAME.ledger(edition_of("card_game"))
    for _, decision in questions(seed):
        assert decision.rule in ledger, decision.kind
        assert all(isinstance(option.value, decision.kind.of) for option in decision.options), decision.kind


@pytest.mark.parametrize("seed", range(12))
def test_whoever_is_asked_is_told_by_which_card(seed: int) -> None:
    for table, decision in questions(seed):
        source = decision.source
        assert source or decision.kind.name in ASKED_BY_THE_RULES, decision.kind
        assert not source or slug_of(source) in ALL or source in SCENARIOS, (decision.kind, source, table.state.using)


def test_every_kind_of_question_has_words_and_a_rule() -> None:
    ledger = GAME.ledger(edition_of("card_game"))
    for kind in KINDS["card_game"].values():
        assert kind.rule in ledger, kind
        assert all(PHRASES.has(kind.key, lang) for lang in LANGUAGES), kind
