"""FAQ: monster limit and Outskirts."""

from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.testing import rule


@rule("AH-FAQ-039")
def test_several_monsters_are_placed_one_at_a_time_and_the_outskirts_emptied_between_them() -> None:
    g = drawn("family_found_butchered", PETE, "joe_diamond", "amanda_sharpe", stop="mythos_clue")
    g.place("gate_abyss", at="graveyard").place("gate_rlyeh", at="woods").place("gate_yuggoth", at="the_unnamable")
    for monster in ("cultist", "witch", "ghost", "zombie", "vampire", "ghoul"):
        g.spawn(monster, at="downtown")
    for monster in ("warlock", "warlock#2", "cultist#2", "cultist#3"):
        g.spawn(monster, at="outskirts")
    g.rig(monsters=["shoggoth", "gug", "dhole"])
    assert (g.state.monsters_at("outskirts"), g.state.terror) == (["dhole"], 1)
