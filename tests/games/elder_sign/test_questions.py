"""Every question can be asked back: why? The rule that it comes from is in the ledger."""

import pytest

from miskatonic import new_table
from miskatonic.games.elder_sign.components import ANCIENT_ONES, INVESTIGATORS
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import render
from miskatonic.players import make_bot
from miskatonic.testing import scenario


@pytest.mark.parametrize("ancient_one", [card.slug for card in ANCIENT_ONES])
def test_every_question_names_a_rule_of_the_ledger(ancient_one: str) -> None:
    ledger = GAMES["elder_sign"].ledger()
    for seed, errata in ((1, False), (2, True)):
        table = new_table("elder_sign", seed=seed, players=4, ancient_one=ancient_one, errata=errata)
        bot = make_bot("random", "elder_sign", seed=seed)
        while table.decision:
            assert table.decision.rule in ledger, render(table.decision.prompt, "en")
            table.choose(*bot.pick(table))


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
