"""FAQ: fighting the Ancient Ones. What is said of rounds and successes is proven in test_the_final_battle.py."""

from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.games.arkham_horror.events.people import CardDiscarded, Rolled
from miskatonic.testing import rule, scenario


@rule("AH-FAQ-102")
def test_with_ithaqua_a_die_is_rolled_for_each_item() -> None:
    g = drawn("family_found_butchered", ancient_one="ithaqua", stop="battle_upkeep").set("doom", 10)
    g.give(PETE, "knife", "wither", "enchanted_knife", "duke").rig(dice=[4, 5, 1])
    assert [event.faces for event in g.happened(Rolled)] == [(4,), (5,), (1,)]
    assert [event.card for event in g.happened(CardDiscarded)] == ["knife", "enchanted_knife"]
    assert g[PETE].cards == ["wither", "duke"], "an ally is no item"


@rule("AH-FAQ-101")
def test_a_doom_track_of_10_takes_ten_times_the_players_in_successes() -> None:
    g = scenario("arkham_horror", seats=[PETE, "joe_diamond"], ancient_one="yig").awaken().set("battle.successes", 1)
    g.give(PETE, "tommy_gun").set("battle.strength", 1).set("doom", 1).rig(dice=[5, 1, 1, 1, 1]).choose("attack")
    assert g.outcome is not None
    assert g.outcome.reason == "ah-won-banished", "19 successes were made before, and this is the 20th"
