"""Every question says what it is, by which rule, and who asks it."""

from typing import Any

import pytest

from miskatonic import Table, new_table
from miskatonic.games.card_game import GAME
from miskatonic.games.card_game.components import ALL, SCENARIOS, slug_of
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import KINDS, Decision
from miskatonic.kernel.event import event_key
from miskatonic.kernel.hooks import Trigger
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang, render
from miskatonic.players import make_bot
from miskatonic.testing import scenario

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
        told = decision.event is not None and decision.event.about(decision.seat) is not None
        assert source or told or decision.kind.name in ASKED_BY_THE_RULES, decision.kind
        assert not source or slug_of(source) in ALL or source in SCENARIOS, (decision.kind, source, table.state.using)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_answer_has_words_for_whoever_is_asked(lang: Lang) -> None:
    triggers = [hook for card in ALL for hook in CardGame.hooks_of(card) if isinstance(hook, Trigger)]
    assert len(triggers) > 30
    for trigger in triggers:
        key = event_key(trigger.event)
        assert PHRASES.has(key, lang) or PHRASES.has(key.replace("-event-", "-about-"), lang), trigger.event


def test_before_lucky_one_is_told_by_how_much_the_test_fails() -> None:
    g = scenario("card_game", seats=["roland_banks"]).give("roland_banks", "lucky").rig(tokens=["-3"])
    g.choose("investigate")
    assert render(g.decision.prompt, "en") == "Roland Banks is about to fail the test by 2. Use an ability?"


def test_every_kind_of_question_has_words_and_a_rule() -> None:
    ledger = GAME.ledger(edition_of("card_game"))
    for kind in KINDS["card_game"].values():
        assert kind.rule in ledger, kind
        assert all(PHRASES.has(kind.key, lang) for lang in LANGUAGES), kind
