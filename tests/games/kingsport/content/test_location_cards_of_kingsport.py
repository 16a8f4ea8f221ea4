"""What only some of the location cards of Kingsport do."""

import pytest
from tests.games.kingsport.meeting import FRIEND, YOU, meets

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.testing import rule

# --- Central Hill


def test_the_dead_of_the_hospital_frighten_all_but_the_hardened() -> None:
    g = meets("central_hill_3", "congregational_hospital").rig(dice=[6, 1, 1])
    assert g[YOU].sanity == 4
    g = meets("central_hill_3", "congregational_hospital", "eric_colt").rig(dice=[6, 1, 1])
    assert g[YOU].sanity == 5


def test_who_fails_loses_as_much_sanity_as_a_die_shows() -> None:
    assert meets("central_hill_3", "congregational_hospital").rig(dice=[1, 1, 1, 3])[YOU].sanity == 2


def test_every_crawling_one_comes_to_the_hospital() -> None:
    g = meets("central_hill_6", "congregational_hospital").spawn("crawling_one", at="outskirts").rig(dice=[6] * 3)
    assert (g[YOU].sanity, g.state.monsters, g.decision.source) == (
        3,
        {"crawling_one": "congregational_hospital"},
        "crawling_one",
    )
    g.choose("evade:crawling_one")


@rule("KH-HEAD-04")
def test_a_card_that_says_so_leads_straight_to_the_causeway() -> None:
    g = meets("central_hill_8", "seventh_house_on_the_left").rig(encounters=["kingsport_head_4"])
    assert (g[YOU].at, g[YOU].sanity) == ("the_causeway", 4)


def test_the_nearest_monster_comes_to_the_seventh_house_and_stays_if_it_is_evaded() -> None:
    g = meets("central_hill_12", "seventh_house_on_the_left").spawn("cultist", at="harborside")
    g.spawn("ghoul", at="downtown").rig(dice=[6]).choose("evade:cultist")
    assert g.state.monsters == {"cultist": "seventh_house_on_the_left", "ghoul": "downtown"}


def test_who_is_caught_shares_the_loss_of_two_dice() -> None:
    g = meets("central_hill_13", "congregational_hospital").rig(dice=[1, 1, 2, 1]).choose("yes")
    assert g.options == ["sanity:0", "sanity:1", "sanity:2", "sanity:3"]
    g.choose("sanity:2")
    assert (g[YOU].sanity, g[YOU].stamina) == (3, 4)


def test_a_loss_of_all_there_is_devours() -> None:
    assert meets("central_hill_13", "congregational_hospital").rig(dice=[1, 1, 6, 6]).choose("yes").state.devoured == [
        YOU
    ]


# --- Harborside


@pytest.mark.parametrize("card", ["harborside_3", "harborside_5"])
def test_the_keeper_leaves_and_the_lighthouse_is_closed(card: str) -> None:
    g = meets(card, "north_point_lighthouse").set("amanda_sharpe.sliders", [3, 0, 0]).stack("ally", ["basil_elton"])
    g.rig(dice=[6, 1, 1])
    assert (g[YOU].cards, g[YOU].at, g.state.closed) == (["basil_elton"], "harborside", ["north_point_lighthouse"])


def test_without_the_keeper_the_lighthouse_stays_open() -> None:
    g = meets("harborside_3", "north_point_lighthouse").set("amanda_sharpe.sliders", [3, 0, 0]).place("ally", at="box")
    g.rig(dice=[6, 1, 1])
    assert (g[YOU].at, g.state.closed) == ("north_point_lighthouse", [])


def test_who_does_not_look_lets_terror_rise() -> None:
    g = meets("harborside_4", "north_point_lighthouse").choose("effect:terror")
    assert g.state.terror == 1


def test_the_light_leads_to_the_second_area_of_any_world() -> None:
    g = meets("harborside_6", "north_point_lighthouse").rig(dice=[5]).play("yes", "world:unknown_kadath")
    assert g[YOU].at == "unknown_kadath_2"


def test_three_clues_at_most_are_bought_in_the_tavern() -> None:
    g = meets("harborside_1", "the_rope_and_anchor", "$9").play("encounter", "yes")
    assert g.options == ["clues:0", "clues:1", "clues:2", "clues:3"]
    assert (g.choose("clues:3")[YOU].clues, g[YOU].money) == (3, 3)


def test_the_weak_are_robbed_in_the_tavern() -> None:
    g = meets("harborside_12", "the_rope_and_anchor", "axe").set("amanda_sharpe.stamina", 3)
    assert (g.decision.kind.name, g[YOU].cards, g[YOU].delayed) == ("stopped", [], True)
    g = meets("harborside_12", "the_rope_and_anchor", "axe").set("amanda_sharpe.stamina", 4)
    assert (g.decision.kind.name, g[YOU].cards, g[YOU].delayed) == ("stopped", ["axe"], False)


@rule("KH-COMP-36")
def test_the_white_ship_is_cheaper_for_once() -> None:
    g = meets("harborside_14", "north_point_lighthouse", "gate_abyss").choose("yes")
    assert ("captain_of_the_white_ship" in g[YOU].cards, g[YOU].gate_trophies) == (True, [])


# --- South Shore


@pytest.mark.parametrize("card", ["south_shore_1", "south_shore_2"])
def test_two_progress_markers_are_removed_if_the_cat_is_gone(card: str) -> None:
    g = meets(card, "artists_colony").place("ally", at="box").rig(dice=[6, 1, 1])
    for marker in ("rpm_hall_school", "rpm_water_st_607", "rpm_north_point_lighthouse"):
        g.place(marker, at="rift_track_1_a" if marker != "rpm_hall_school" else "rift_track_2_b")
    g.play("progress:rpm_hall_school", "progress:rpm_water_st_607")
    assert (list(g.state.piles["rift_track_1_a"]), list(g.state.piles["rift_track_2_b"])) == (
        ["rpm_north_point_lighthouse"],
        [],
    )


@pytest.mark.parametrize("card", ["south_shore_3", "south_shore_13"])
def test_two_progress_markers_are_the_price_of_asenaths_friendship(card: str) -> None:
    g = meets(card, "hall_school").stack("ally", ["asenath_waite"])
    g.play("yes", "spaces:rift_track_1_a", "spaces:rift_track_2_b")
    assert [len(g.state.piles[spaces]) for spaces in ("rift_track_1_a", "rift_track_2_b")] == [1, 1]
    assert g[YOU].cards == ["asenath_waite"]


def test_the_clumsy_take_home_a_token_of_eihort_only_against_eihort() -> None:
    g = meets("south_shore_1", "neils_curiosity_shop", "$1", ancient_one="eihort").rig(dice=[6]).choose("yes")
    assert (g[YOU].counters, g[YOU].money) == ({"brood_token": 1}, 0)


def test_a_tome_goes_back_to_the_box_for_money() -> None:
    g = meets("south_shore_8", "artists_colony", "ancient_tome").choose("yes")
    assert (g[YOU].cards, g[YOU].money, g[YOU].sanity) == ([], 5, 4)
    assert "ancient_tome" in g.state.removed


def test_a_unique_item_is_offered_for_a_dollar_more() -> None:
    g = meets("south_shore_9", "neils_curiosity_shop", "$6").stack("unique", ["holy_water"]).choose("buy:holy_water")
    assert g[YOU].money == 5 - CARDS["holy_water"].price


def test_whatever_is_common_costs_two_dollars_at_the_colony() -> None:
    g = meets("south_shore_12", "artists_colony", "$3").stack("common", ["tommy_gun"]).choose("buy:tommy_gun")
    assert (g[YOU].cards, g[YOU].money) == (["tommy_gun"], 1)


def test_what_the_poor_cannot_buy_goes_under_the_deck() -> None:
    g = meets("south_shore_12", "artists_colony", "$1").stack("common", ["tommy_gun"])
    assert (g[YOU].cards, g.state.decks["common"][0]) == ([], "tommy_gun")


def test_neil_pays_three_dollars_more() -> None:
    g = meets("south_shore_14", "neils_curiosity_shop", "holy_water").choose("encounter").choose("yes")
    assert g[YOU].money == CARDS["holy_water"].price + 3


# --- Kingsport Head


@pytest.mark.parametrize("card", ["kingsport_head_7", "kingsport_head_8"])
def test_one_of_two_dreams_is_dreamt_and_one_wakes_up_where_one_was(card: str) -> None:
    g = meets(card, "strange_high_house").stack("gate_cards", ["yellow_kh7", "green_kh1"])
    assert g.options == ["card:yellow_kh7", "card:green_kh1"]
    g.choose("card:yellow_kh7")
    assert (g[YOU].at, g[YOU].clues, g[YOU].delayed) == ("strange_high_house", 1, True)


def test_a_door_of_the_high_house_opens_on_any_gate() -> None:
    g = (
        meets("kingsport_head_9", "strange_high_house")
        .place("gate_abyss", at="woods")
        .place("gate_rlyeh", at="graveyard")
    )
    g.play("yes", "gate:graveyard")
    assert (g[YOU].at, g[YOU].gate) == ("rlyeh_1", "graveyard")


@rule("KH-CLOSE-05")
def test_a_rift_is_closed_from_the_high_house() -> None:
    g = meets("kingsport_head_12", "strange_high_house").place("rpm_hall_school", at="rift_track_1_a")
    g.rig(dice=[6, 1, 1])
    assert (g.decision.kind.name, list(g.state.piles["rift_track_1_a"])) == ("stopped", [])


def test_the_high_house_devours_the_cursed_and_nobody_else() -> None:
    assert meets("kingsport_head_14", "strange_high_house", "curse").state.devoured == [YOU]
    assert meets("kingsport_head_14", "strange_high_house").state.devoured == []


def test_who_falls_from_the_causeway_is_in_the_streets_of_the_harbor() -> None:
    g = meets("kingsport_head_3", "the_causeway")
    assert (g[YOU].at, g[YOU].stamina, g[FRIEND].at) == ("harborside", 3, "uptown")
