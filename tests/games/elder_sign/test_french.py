"""French that reads as French, whatever stands where a name goes: articles, elisions, agreement, spaces."""

import re

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler
from tests.games.elder_sign.playing import table

from miskatonic import new_table
from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.events.dice import DieLocked
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Text, render

WRONG = {
    "an elision is missing": re.compile(r"\b(de|le|la|que|se|ne) [AEIOUYÉÈÊÂÎÔaeiouéèêâîô](?!u? jaune)"),
    "two articles meet": re.compile(r"\b(le|la|les|un|une|du|des|de|à) (L[ea]s? |Une? |L’) ?[A-Za-z]"),
    "a plain space before a double sign": re.compile(r" [;:!?»]|« "),
    "no space before a double sign": re.compile(r"[^\s\u202f\u00a0.…][;:!?»]"),
    "the name of a thing in the program": re.compile(r"[a-z]_[a-z]|#\d|\bNone\b|\bentrance\b"),
}


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_everything_said_in_a_game_is_good_french(ancient_one: str) -> None:
    game = new_table("elder_sign", seed=8, ancient_one=ancient_one, players=4, draft=True)
    gambler = Gambler(8, bold=True)
    said: dict[Text, None] = {}
    while (decision := game.decision) is not None:
        said[decision.prompt] = None
        said.update((text, None) for option in decision.options for text in (option.label, option.hint) if text)
        game.choose(*gambler.pick(Sight(game)))
    said.update((event.text(), None) for event in game.events if event.told)
    for text in said:
        sentence = render(text, "fr")
        for problem, pattern in WRONG.items():
            assert not pattern.search(sentence), f"{problem}: {sentence}"


def test_names_in_the_plural_and_names_with_an_article_fit_into_the_log() -> None:
    g = table("amanda_sharpe").place("the_archives", at="museum:0")
    assert render(g.decision.options[-1].label, "fr") == "L’entrée"
    g.rig(dice=["terror"] * 6).play("move:the_archives", "give_up")
    log = [render(event.text(), "fr") for event in g.events if event.told]
    assert "Amanda Sharpe échoue à «\u202fLes archives\u202f»." in log
    assert "C’est au tour d’Amanda Sharpe." in log


def test_a_die_that_a_spell_has_kept_is_told_apart_from_one_of_the_roll() -> None:
    g = table("joe_diamond").place("the_loading_dock", at="museum:0").give("joe_diamond", "wither")
    g.choose("move:the_loading_dock").rig(dice=["peril", "peril", "terror", "terror", "terror", "terror"])
    g.play("use:wither", "hold:green1", "task:0")
    assert [render(option.label, "fr") for option in g.decision.options] == ["péril (dé gardé)", "péril"]


def test_a_card_whose_name_is_a_title_is_quoted_in_the_log() -> None:
    locked = DieLocked("green1", "the_lights_grow_dim")
    assert render(locked.text(), "fr").startswith("«\u202fLes lampes faiblissent… et l’une s’éteint\u202f» verrouille")
