"""Difficulty levels: the chaos bag of each, and the side of the scenario reference card."""

from collections import Counter

import pytest
from tests.rules.card_game.shared import house

from miskatonic.games.card_game.events import TestPassed
from miskatonic.games.card_game.setup import DIFFICULTIES
from miskatonic.kernel.table import new_table
from miskatonic.testing import rule

SYMBOLS = {"skull": 2, "cultist": 1, "tablet": 1, "auto_fail": 1, "elder_sign": 1}
BAGS = {
    "easy": {"+1": 2, "0": 3, "-1": 3, "-2": 2},
    "standard": {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1},
    "hard": {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1},
    "expert": {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1},
}


@rule("CG-DIFF-01")
def test_there_are_four_levels() -> None:
    assert DIFFICULTIES == ("easy", "standard", "hard", "expert")


@rule("CG-DIFF-02", "CG-DIFF-03", "CG-SETUP-07")
@pytest.mark.parametrize("campaign", [False, True])
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_the_bag_holds_the_tokens_of_its_level_and_no_others(level: str, campaign: bool) -> None:
    scenario = "" if campaign else "the_midnight_masks"
    state = new_table("card_game", difficulty=level, campaign=campaign, scenario=scenario).state
    assert Counter(state.bag) == {**BAGS[level], **SYMBOLS}


@rule("CG-DIFF-04")
@pytest.mark.parametrize(("level", "margin"), [("easy", 2), ("standard", 2), ("hard", 0), ("expert", 0)])
def test_hard_and_expert_turn_the_reference_card_over(level: str, margin: int) -> None:
    g = house("roland_banks", difficulty=level).rig(tokens=["skull"]).choose("investigate")
    (passed,) = g.happened(TestPassed)
    assert passed.by == margin, "a skull is worth nothing without Ghouls on one side, -2 on the other"
