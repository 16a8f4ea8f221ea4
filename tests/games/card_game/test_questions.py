"""Every question says what it is, by which rule, and who asks it."""

from collections.abc import Iterator
from itertools import combinations
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
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang, render
from miskatonic.players import make_bot
from miskatonic.testing import scenario

ASKED_BY_THE_RULES = {
    "mulligan",
    "next",
    "turn",
    "attacker",
    "hunter",
    "readied",
    "lead",
    "experience",
    "new_investigator",
    "away",
    "discard",
    "make_room",
    "trauma",
    "skill",
}
"""Questions that the rules may ask by themselves; all others come from a card, an enemy or a place."""


def questions(seed: int) -> Iterator[tuple[Table[CardGame], Decision]]:
    """Every question of a game that is played at random, while it is asked."""
    setup: dict[str, Any] = {"campaign": True} if seed % 4 == 0 else {"scenario": ["", "the_midnight_masks"][seed % 2]}
    table: Table[CardGame] = new_table("card_game", seed=seed, players=1 + seed % 4, **setup)
    bot = make_bot("random", "card_game", seed=seed)
    while table.decision is not None:
        yield table, table.decision
        table.choose(*bot.pick(Sight(table)))


@pytest.mark.parametrize("seed", range(12))
def test_a_question_comes_from_a_rule_and_its_options_are_of_the_declared_type(seed: int) -> None:
    ledger = GAME.reading.ledger(edition_of("card_game"))
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


@pytest.mark.parametrize("seed", range(24))
def test_options_that_come_to_the_same_are_one(seed: int) -> None:
    for table, decision in questions(seed):
        if decision.most == 1:
            cards = [option.value for option in decision.options if isinstance(option.value, str)]
            assert not any(table.state.alike(*pair) for pair in combinations(cards, 2)), (decision.kind, cards)


def test_of_equal_cards_in_hand_one_option_plays_either() -> None:
    for taken in ("knife#1", "knife#2"):
        g = scenario("card_game", seats=["roland_banks"]).give("roland_banks", "knife", "knife")
        options = [option for option in g.decision.options if option.verb == "play"]
        assert [(option.id, option.pieces) for option in options] == [("play:knife#1", ("knife#1", "knife#2"))]
        g.table.choose(f"play:{taken}")
        assert [asset.card for asset in g["roland_banks"].play] == [taken], "a recorded game may name the other one"
        assert g.table.moves[-1].options == [f"play:{taken}"]


def test_of_equal_cards_none_has_to_be_chosen_for_the_discard_pile() -> None:
    g = scenario("card_game", seats=["wendy_adams"]).give("wendy_adams", "knife", "knife").rig(tokens=["-4", "0"])
    g.play("investigate", "use:wendy_adams")
    assert g["wendy_adams"].discard == ["knife#1"]


def test_whoever_commits_cards_is_told_what_the_test_is_for() -> None:
    g = scenario("card_game", seats=["roland_banks"]).place("roland_banks", at="hallway").give("roland_banks", "guts")
    g.give("roland_banks", "overpower").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.choose("fight:ghoul_minion")
    assert render(g.decision.prompt, "en") == (
        "Roland Banks tests combat to fight the Ghoul Minion, difficulty 2. Which cards do you commit?"
    )


def test_what_other_cards_add_to_the_cost_of_an_action_is_shown() -> None:
    g = scenario("card_game", seats=["roland_banks"]).place("roland_banks", at="hallway").place("attic", at="revealed")
    g.give("roland_banks", "threat:frozen_in_fear")
    hint = GAME.reading.hints(g.state, g.decision)["move:attic"]
    assert render(hint, "en").endswith("; takes 2 actions")


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
    ledger = GAME.reading.ledger(edition_of("card_game"))
    for kind in KINDS["card_game"].values():
        assert kind.rule in ledger, kind
        assert all(PHRASES.has(kind.key, lang) for lang in LANGUAGES), kind
