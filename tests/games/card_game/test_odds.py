"""The chances that are shown are those that come true, token by token."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.games.card_game.gambler import Gambler

from miskatonic import new_table
from miskatonic.games.card_game import GAME
from miskatonic.games.card_game.events import TestPassed
from miskatonic.testing import Scenario, scenario


def study(difficulty: str = "standard") -> Scenario:
    """Roland Banks in the Study, with two cards that help to investigate and one that does not."""
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering", difficulty=difficulty)
    return g.give("roland_banks", "perception", "deduction", "knife").set("study.clues", 2)


def attic() -> Scenario:
    """A ghoul before him, and a pistol in his hand."""
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    g.place("roland_banks", at="attic").spawn("ghoul_minion", engaged="roland_banks")
    return g.give("roland_banks", "play:45_automatic", "knife")


def shown(g: Scenario) -> dict[str, float]:
    """What the game says."""
    return GAME.odds(g.state, g.decision)


def comes_true(situation: Callable[[], Scenario], *choices: str, commit: tuple[str, ...] = ()) -> float:
    """How many of the tokens in the bag lead to success."""
    bag = Counter(situation().state.bag)
    good = 0
    for token, copies in bag.items():
        g = situation().rig(tokens=[token])
        g.play(*choices)
        if g.decision.kind.name == "commit":
            g.choose(*commit)
        good += copies * bool(g.happened(TestPassed))
    return good / bag.total()


@pytest.mark.parametrize("difficulty", ["easy", "standard"])
def test_the_chance_to_investigate_is_exact(difficulty: str) -> None:
    def situation() -> Scenario:
        return study(difficulty)

    odds = shown(situation())
    assert odds["investigate"] == pytest.approx(comes_true(situation, "investigate"))
    all_in = comes_true(situation, "investigate", commit=("commit:perception#1", "commit:deduction#1"))
    assert odds["investigate/most"] == pytest.approx(all_in)
    assert odds["investigate"] < odds["investigate/most"]


@pytest.mark.parametrize("option", ["fight:ghoul_minion", "evade:ghoul_minion", "use:45_automatic#1"])
def test_the_chances_before_an_enemy_are_exact(option: str) -> None:
    odds = shown(attic())
    assert odds[option] == pytest.approx(comes_true(attic, option))


def test_what_could_be_committed_is_counted_for_weapons_too() -> None:
    odds = shown(attic())
    all_in = comes_true(attic, "use:45_automatic#1", commit=("commit:knife#1",))
    assert odds["use:45_automatic#1/most"] == pytest.approx(all_in)


def test_looking_at_the_chances_changes_nothing() -> None:
    g = study()
    before = g.table.checkpoint
    shown(g)
    assert g.state.lasting == []
    assert g.table.clone().checkpoint == before


def test_a_card_that_is_played_cannot_be_committed_as_well() -> None:
    g = scenario("card_game", seats=["skids_otoole"], scenario="the_gathering")
    g.spawn("ghoul_minion", engaged="skids_otoole").give("skids_otoole", "backstab")
    odds = shown(g)
    assert odds["play:backstab#1"] == odds["play:backstab#1/most"]
    assert odds["evade:ghoul_minion"] < odds["evade:ghoul_minion/most"]


@pytest.mark.parametrize("seed", range(4))
def test_odds_can_be_told_at_every_question_of_a_game(seed: int) -> None:
    table = new_table("card_game", seed=seed, players=2, decks=["random", "random"], scenario="")
    gambler = Gambler(seed, bold=True)
    while (decision := table.decision) is not None:
        shown = table.game.odds(table.state, decision)
        assert all(0 <= share <= 1 for share in shown.values())
        table.choose(*gambler.pick(table))
