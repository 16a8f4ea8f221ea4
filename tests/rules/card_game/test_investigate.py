"""The Investigate action."""

from tests.rules.card_game.shared import house

from miskatonic.games.card_game.events import CluesDiscovered, TestBegan, TestPassed
from miskatonic.testing import rule


@rule("CG-INVE-01")
def test_investigating_is_an_intellect_test_against_the_shroud() -> None:
    g = house().place("roland_banks", at="cellar").rig(tokens=["0"]).choose("investigate")
    assert g.happened(TestBegan) == [TestBegan("roland_banks", 0, "intellect", 4, "investigate", "cellar")]


@rule("CG-INVE-02", "CG-INVE-03", "CG-LOC-08")
def test_success_discovers_a_clue_at_the_location() -> None:
    g = house().place("roland_banks", at="attic").rig(tokens=["-2"]).choose("investigate")
    assert (g["roland_banks"].clues, g["attic"].clues) == (1, 1)
    told = [type(event) for event in g.events if isinstance(event, TestPassed | CluesDiscovered)]
    assert told == [TestPassed, CluesDiscovered]


@rule("CG-INVE-04")
def test_failure_discovers_nothing() -> None:
    g = house().place("roland_banks", at="attic").rig(tokens=["-3"]).choose("investigate")
    assert (g["roland_banks"].clues, g["attic"].clues) == (0, 2)
