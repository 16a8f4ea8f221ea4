"""Whoever assigns damage or horror is told how much of it there is left."""

from miskatonic.games.card_game.rules.harm import ASSIGN
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.text import Lang, render
from miskatonic.testing import Scenario, scenario

ROLAND = "roland_banks"


def struck_by_the_priest(*gifts: str) -> Scenario:
    """At the end of a turn, beside somebody who could bear it: 2 damage and 2 horror."""
    g = scenario("card_game", seats=[ROLAND], scenario="the_gathering").give(ROLAND, *gifts)
    g.place(ROLAND, at="hallway").spawn("ghoul_priest", at="hallway", engaged=ROLAND).choose("end_turn")
    while not g.decision.kind.name.startswith("assign"):
        g.choose("pass")
    return g


def asked(g: Scenario, lang: Lang) -> str:
    return render(g.decision.prompt, lang)


def test_each_question_tells_how_many_points_are_left() -> None:
    g = struck_by_the_priest("play:beat_cop", "play:holy_rosary")
    assert asked(g, "en") == "Who takes the next point of damage (2 left)?"
    assert asked(g, "fr") == "Qui subit le premier des 2 dégâts\u202f?"
    g.choose("assign:beat_cop")
    assert asked(g, "en") == "Who takes 1 point of damage?"
    assert asked(g, "fr") == "Qui subit le dégât\u202f?"
    g.choose(f"assign:{ROLAND}")
    assert asked(g, "en") == "Who takes the next point of horror (2 left)?"
    assert asked(g, "fr") == "Qui subit la première des 2 horreurs\u202f?"
    g.choose("assign:holy_rosary")
    assert asked(g, "en") == "Who takes 1 point of horror?"
    assert asked(g, "fr") == "Qui subit l’horreur\u202f?"


def test_programs_are_told_as_a_number_and_by_whom() -> None:
    g = struck_by_the_priest("play:beat_cop")
    assert (g.decision.amount, g.decision.source) == (2, "ghoul_priest")
    g.choose("assign:beat_cop")
    assert (g.decision.amount, g.decision.source) == (1, "ghoul_priest")


def test_no_two_amounts_are_asked_for_in_the_same_words() -> None:
    for lang in ("en", "fr"):
        prompts = [render(Decision(0, kind, [], amount=left).prompt, lang) for kind in ASSIGN for left in range(1, 10)]
        assert len(set(prompts)) == len(prompts)
