"""Every question can be asked back: why? The rule that it comes from is in the ledger, and the card or place is named."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.arkham_horror.editions import BASE
from tests.games.arkham_horror.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.components import ANCIENT_ONE, ANCIENT_ONES, REGISTRIES
from miskatonic.games.arkham_horror.state import JAIL, LOST
from miskatonic.kernel.decision import KINDS
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import PHRASES, render

GREAT_OLD = [card.slug for card in BASE[ANCIENT_ONES]]
ASKED_BY_THE_RULES = ("investigator", "lose_cards", "check_again")
"""Kinds of question that no card asks, or not always: who plays whom, what is lost by going insane, a check of a battle."""

ALIKE = ("money",)
"""What may be offered several times over in the same words: sums that add up."""


def questions(ancient_one: str) -> Iterator[Table[Any]]:
    """Tables before every choice of some games against an Ancient One."""
    for seed, players in ((1, 1), (2, 3), (3, 4)):
        table = new_table("arkham_horror", seed=seed, players=players, ancient_one=ancient_one, history=False)
        gambler = Gambler(seed, bold=True)
        while table.decision is not None:
            yield table
            table.choose(*gambler.pick(Sight(table)))


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_every_question_names_a_rule_of_the_ledger_and_a_piece_that_asks(ancient_one: str) -> None:
    ledger = GAMES["arkham_horror"].reading.ledger(BASE)
    pieces = {copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()}
    pieces |= {ANCIENT_ONE, JAIL, LOST}
    for table in questions(ancient_one):
        decision = table.decision
        assert decision is not None
        assert decision.rule in ledger, render(decision.prompt, "en")
        if decision.kind.name not in ASKED_BY_THE_RULES or decision.source:
            assert decision.source in pieces, f"{decision.kind} is asked by {decision.source!r}"


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_every_option_is_worth_what_its_kind_of_question_declares_and_can_be_told_apart(ancient_one: str) -> None:
    for table in questions(ancient_one):
        decision = table.decision
        assert decision is not None
        assert len(decision.options) > 1 or decision.least == 0, f"{decision.kind} has a single answer"
        assert len({option.id for option in decision.options}) == len(decision.options), decision.kind
        for option in decision.options:
            assert isinstance(option.value, decision.kind.of), f"{decision.kind} offers {option.id}"


def test_every_kind_of_question_has_words_in_both_languages_and_a_rule() -> None:
    ledger = GAMES["arkham_horror"].reading.ledger(BASE)
    own = [kind for kind in KINDS["arkham_horror"].values() if kind.key.startswith("ah-")]
    assert own
    for kind in own:
        assert kind.rule in ledger, kind
        assert PHRASES.has(kind.key, "en"), kind
        assert PHRASES.has(kind.key, "fr"), kind


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_options_of_one_question_do_not_read_the_same(ancient_one: str) -> None:
    for table in questions(ancient_one):
        decision = table.decision
        assert decision is not None
        options = [option for option in decision.options if option.verb not in ALIKE]
        read = {(render(option.label, "en"), option.pieces) for option in options}
        assert len(read) == len(options), f"{decision.kind}: {[option.id for option in options]}"
