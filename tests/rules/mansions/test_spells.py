"""Gaining and casting spells."""

from tests.rules.mansions.shared import joe

from miskatonic.testing import rule


@rule("MM-SPELL-05", "MM-SPELL-06", "MM-SPELL-07")
def test_a_spell_is_cast_tested_turned_over_and_replaced() -> None:
    g = joe().give("joe_diamond", "soul_pact#3").set("joe_diamond.horror", 3).rig(dice=[1]).choose("cast:soul_pact")
    assert g["joe_diamond"].horror == 1
    assert len(g["joe_diamond"].spells) == 1
    assert g.state.spell_decks["soul_pact"][0] == "soul_pact#3"


@rule("MM-SPELL-03")
def test_a_spell_is_gained_from_the_top_of_its_deck() -> None:
    g = joe().give("joe_diamond", "whateleys_diary").stack("soul_pact", ["soul_pact#4"]).choose("use:whateleys_diary")
    assert g["joe_diamond"].spells == ["soul_pact#4"]
