"""Trophies."""

from miskatonic.testing import Scenario, rule, scenario


def joe(*trophies: str, sanity: int = 4) -> Scenario:
    """Joe Diamond with those trophies."""
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").give("joe_diamond", *trophies)
    return g.set("joe_diamond.sanity", sanity)


@rule("ES-TRO-01")
def test_a_resolved_adventure_and_the_monster_beaten_in_it_become_trophies() -> None:
    g = joe().place("the_dreamlands", at="other_worlds").spawn("byakhee", at="the_dreamlands")
    g.rig(dice=["peril", "lore", 3, *["terror"] * 3]).choose("move:the_dreamlands")
    g.rig(dice=["peril", "terror", "terror"]).choose("task:0").choose("task:1")
    assert sorted(g["joe_diamond"].trophies) == ["byakhee", "the_dreamlands"]


@rule("ES-TRO-02")
def test_an_adventure_worth_two_and_a_cultist_worth_one_pay_a_price_of_three() -> None:
    g = joe("the_archives", "cultist").choose("move:entrance")
    assert "buy:unique" in g.options
    assert "buy:spell" not in g.options
    g.choose("buy:unique")
    assert g["joe_diamond"].trophies == []


@rule("ES-TRO-02")
def test_whoever_has_several_trophies_chooses_which_ones_to_spend() -> None:
    g = joe("the_missing_records", "cultist", "byakhee").play("move:entrance", "buy:clue")
    assert g.options == ["pay:the_missing_records", "pay:cultist", "pay:byakhee"]
    g.choose("pay:cultist")
    assert g["joe_diamond"].trophies == ["the_missing_records", "byakhee"]


@rule("ES-TRO-03")
def test_paying_one_with_a_card_worth_two_brings_no_change() -> None:
    g = joe("the_archives").play("move:entrance", "buy:clue")
    assert (g["joe_diamond"].trophies, g["joe_diamond"].clues) == ([], 1)


@rule("ES-TRO-03")
def test_no_trophy_is_paid_that_the_price_does_not_need() -> None:
    g = joe("the_archives", "byakhee").play("move:entrance", "buy:common")
    assert g["joe_diamond"].trophies == ["byakhee"], "the card worth two is enough on its own"


@rule("ES-TRO-03")
def test_whoever_pays_with_small_trophies_keeps_the_large_one() -> None:
    g = joe("cultist", "byakhee", "the_archives").play("move:entrance", "buy:common")
    assert g.options == ["pay:cultist", "pay:byakhee", "pay:the_archives"]
    g.choose("pay:byakhee")
    assert g["joe_diamond"].trophies == ["the_archives"], "the second trophy worth one completes the price"


@rule("ES-TRO-04")
def test_losing_one_trophy_costs_a_card_worth_two_if_there_is_no_other() -> None:
    g = joe("the_archives").place("late_night_break_in", at="museum:0")
    g.rig(dice=["terror", *["peril"] * 5]).choose("move:late_night_break_in")
    assert g["joe_diamond"].trophies == []


@rule("ES-TRO-04")
def test_losing_one_trophy_costs_nothing_to_whoever_has_none() -> None:
    g = joe().place("late_night_break_in", at="museum:0")
    g.rig(dice=["terror", *["peril"] * 5]).choose("move:late_night_break_in")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (4, 6)
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-TRO-04")
def test_the_curator_takes_two_trophies_or_health_from_those_who_have_fewer() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth")
    g.give("joe_diamond", "byakhee", "ghoul").give("kate_winthrop", "witch")
    g.place("the_curator", at="museum:0").set("clock", 3).stack("mythos", ["closed_for_mourning"])
    g.play("move:entrance", "first_aid:sanity")
    g.choose("effect:lose_trophies")
    assert g["joe_diamond"].trophies == []
    assert (g["kate_winthrop"].trophies, g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (["witch"], 5, 3)


@rule("ES-TRO-05")
def test_spent_trophies_go_under_their_decks_and_into_the_cup() -> None:
    g = joe("the_archives", "the_dreamlands", "byakhee").play("move:entrance", "buy:ally")
    assert g.state.adventure_deck[0] == "the_archives"
    assert g.state.other_world_deck[0] == "the_dreamlands"
    assert "byakhee" in g.state.cup
    assert g["joe_diamond"].trophies == []
