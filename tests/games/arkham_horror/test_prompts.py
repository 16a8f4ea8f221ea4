"""A prompt names the deed and what asks for it, in both languages, and the rule behind it is the right one."""

from tests.rules.arkham_horror.test_investigator_state import ITEMS, insane, unconscious

from miskatonic.kernel.text import render
from miskatonic.testing import Scenario, scenario


def prompt(g: Scenario) -> str:
    """The question in English; it can be read in French, too."""
    assert render(g.decision.prompt, "fr")
    return render(g.decision.prompt, "en")


def test_whoever_goes_insane_or_falls_unconscious_reads_why_cards_are_lost() -> None:
    g = insane(*ITEMS)
    assert (prompt(g), g.decision.rule) == ("You are insane: you lose 2 cards. Which ones?", "AH-STATE-04")
    g = unconscious("clue", *ITEMS).play("accept", "pass")
    assert (prompt(g), g.decision.rule) == ("You are unconscious: you lose 2 cards. Which ones?", "AH-STATE-10")


def test_a_check_that_is_not_passed_is_named() -> None:
    g = unconscious("clue", *ITEMS)
    assert g.decision.kind.name == "check_again"
    assert prompt(g) == "Luck check (Police Station): 1 success short. What do you do?"


def test_a_loss_that_a_card_answers_is_named_with_its_cause() -> None:
    g = unconscious("clue", *ITEMS).choose("accept")
    assert prompt(g) == "Amanda Sharpe is about to lose 2 stamina (Police Station). Use Food?"


def test_nobody_is_told_of_a_horror_check_that_does_not_come() -> None:
    def meets(monster: str) -> str:
        g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="azathoth").give("amanda_sharpe", "wither")
        g.place("amanda_sharpe", at="downtown").spawn(monster, at="downtown").play("stop", f"fight:{monster}")
        return prompt(g)

    assert meets("ghoul") == "Anything before the horror check against the Ghoul?"
    assert meets("cultist") == "Anything before you fight the Cultist?"


def test_a_source_that_the_question_names_is_not_named_beside_it() -> None:
    g = unconscious("clue", *ITEMS)
    assert (g.decision.source, g.decision.asker) == ("police_station", "")
    g = insane(*ITEMS)
    assert g.decision.asker == g.decision.source, "the question does not name it"
