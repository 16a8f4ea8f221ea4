"""Every question can be asked back: why? The rule that it comes from is in the ledger."""

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler

from miskatonic import new_table
from miskatonic.games.elder_sign.components import ANCIENT_ONES, INVESTIGATORS, REGISTRIES
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE
from miskatonic.kernel.decision import KINDS
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import PHRASES, render
from miskatonic.players import make_bot
from miskatonic.testing import scenario


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_every_question_names_a_rule_of_the_ledger(ancient_one: str) -> None:
    ledger = GAMES["elder_sign"].ledger(BASE)
    for seed, errata in ((1, False), (2, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata)
        bot = make_bot("random", "elder_sign", seed=seed)
        while table.decision:
            assert table.decision.rule in ledger, render(table.decision.prompt, "en")
            table.choose(*bot.pick(table))


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_every_option_is_worth_what_its_kind_of_question_declares(ancient_one: str) -> None:
    for seed, errata in ((3, False), (4, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata, draft=True)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            for option in decision.options:
                assert isinstance(option.value, decision.kind.of), f"{decision.kind} offers {option.id}"
            table.choose(*gambler.pick(table))


ASKED_BY_THE_RULES = ("move", "investigator", "reroll", "reaction", "midnight_order")
"""Kinds of question that no card asks, or not always."""


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_a_question_says_which_card_or_place_asks(ancient_one: str) -> None:
    pieces = {copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()} | {ENTRANCE, ANCIENT_ONE}
    for seed, errata in ((5, False), (6, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            if decision.kind.name not in ASKED_BY_THE_RULES or decision.source:
                assert decision.source in pieces, f"{decision.kind} is asked by {decision.source!r}"
            table.choose(*gambler.pick(table))


def test_every_kind_of_question_has_words_in_both_languages_and_a_rule() -> None:
    ledger = GAMES["elder_sign"].ledger(BASE)
    for kind in KINDS["elder_sign"].values():
        assert kind.rule in ledger, kind
        assert PHRASES.has(kind.key, "en"), kind
        assert PHRASES.has(kind.key, "fr"), kind


def test_a_card_that_lets_somebody_change_a_die_asks_which_one() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "shotgun").rig(dice=[1, 2, 1, 1, 1, 1])
    g.play("move:the_missing_records", "use:shotgun")
    assert (g.decision.kind.name, g.decision.source) == ("turn_die", "shotgun")


def test_a_price_says_how_much_of_it_is_left_to_pay() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).give("joe_diamond", "witch", "ghoul", "byakhee", "cultist")
    g.play("move:entrance", "buy:unique")
    assert (g.decision.amount, g.decision.source) == (3, "entrance")
    assert render(g.decision.prompt, "en") == "Trophies worth 3 are due. Which one do you part with?"
    g.choose("pay:witch")
    assert g.decision.amount == 2


def test_an_ability_is_offered_by_its_name_with_what_it_does() -> None:
    g = scenario("elder_sign", seats=["jenny_barnes"]).give("jenny_barnes", "clue").choose("move:the_missing_records")
    assert g.decision is not None
    option = next(option for option in g.decision.options if option.id == "use:jenny_barnes")
    assert render(option.label, "en") == f"Use “{render(INVESTIGATORS['jenny_barnes'].ability, 'en')}”"
    assert option.hint == INVESTIGATORS["jenny_barnes"].text


def test_the_entrance_has_a_name_in_both_languages() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"])
    assert g.decision is not None
    label = next(option.label for option in g.decision.options if option.id == "move:entrance")
    assert (render(label, "en"), render(label, "fr")) == ("the entrance", "l'entrée")


def test_completing_a_task_says_what_it_costs() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).place("a_terrible_discovery", at="museum:0")
    g.rig(dice=["lore", "lore", 1, 1, 1, 1]).choose("move:a_terrible_discovery")
    assert g.decision is not None
    hint = next(option.hint for option in g.decision.options if option.id == "task:1")
    assert hint is not None
    assert render(hint, "en") == "Costs: 1 sanity."


def test_a_question_does_not_say_its_source_twice() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"]).choose("move:entrance")
    assert g.decision is not None
    assert (g.decision.source, render(g.decision.prompt, "en")) == ("entrance", "What do you do there?")
