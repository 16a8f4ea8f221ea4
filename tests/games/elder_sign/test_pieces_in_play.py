"""Pieces that random games once lost: each is a situation in which something must stay on the table or go back."""

from miskatonic.testing import rule, scenario


@rule("ES-ITEM-10", "ES-ERR-04")
def test_a_spell_laid_down_for_a_roll_that_never_comes_is_discarded() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "jenny_barnes"], ancient_one="azathoth")
    g.give("joe_diamond", "shrivelling", "blue_watcher_of_the_pyramid").place("the_dreamlands", "other_worlds")
    g.play("move:the_dreamlands", "use:shrivelling", "use:blue_watcher_of_the_pyramid")
    assert "the_dreamlands" in g["joe_diamond"].trophies, "its only task was completed before any roll"
    assert g.state.cast == []
    assert g.state.spell_deck[0] == "shrivelling"


@rule("ES-MON-10")
def test_a_monster_is_in_the_cup_until_its_place_is_settled() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").set("clock", 3)
    g.place("koi_pond", "museum:0").place("the_archives", "museum:1").stack("mythos", ["wet_footprints"])
    g.rig(dice=["terror"], monsters=["witch"]).play("move:entrance", "lost_and_found")
    assert g.options == ["monster:koi_pond:0", "monster:the_archives:0"]
    assert "witch" in g.state.cup
    g.choose("monster:the_archives:0")
    assert "witch" not in g.state.cup
    assert g["the_archives"].covers == ["witch", "", ""]


@rule("ES-AO-03")
def test_monsters_beaten_in_an_attempt_are_taken_before_the_ancient_one_is_awake_and_all_move_there() -> None:
    g = scenario("elder_sign", seats=["ashcan_pete"], ancient_one="hastur").set("doom", 10).set("clock", 3)
    g.spawn("witch", at="the_missing_records").spawn("hound_of_tindalos", at="the_missing_records")
    g.stack("mythos", ["closed_for_mourning"]).rig(dice=["lore", "peril", "peril", 1, 1, 1])
    g.choose("move:the_missing_records").rig(dice=["peril", "peril", 1, 1, 1]).choose("task:2")
    g.choose("task:3")
    assert g.decision.kind.name == "gain_instead", "the witch gives a spell, or what Pete likes better"
    assert not g.state.awake
    assert g["ashcan_pete"].at == "the_missing_records"
    g.rig(dice=["peril"] * 6).choose("gain:clue")
    assert g.state.awake
    assert g["ashcan_pete"].at == "ancient_one"
    assert g["ashcan_pete"].trophies == ["witch", "hound_of_tindalos"]
