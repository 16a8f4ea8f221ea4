"""What only some of the new gate cards do."""

import pytest
from tests.games.kingsport.meeting import FRIEND, YOU, dreams
from tests.rules.kingsport.shared import TRACKS

from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.state import LOST
from miskatonic.kernel.box import edition_of

# --- red


def test_the_last_drop_of_stamina_is_fatal_in_rlyeh() -> None:
    assert dreams("red_kh1", "rlyeh_1").set("amanda_sharpe.stamina", 1).state.devoured == [YOU]
    assert dreams("red_kh1", "rlyeh_1").state.devoured == []


def test_stamina_falls_to_the_successes_in_kadath() -> None:
    assert dreams("red_kh1", "unknown_kadath_1").rig(dice=[6, 6, 1, 1])[YOU].stamina == 2


def test_who_is_devoured_in_kadath_awakens_the_ancient_one() -> None:
    g = dreams("red_kh2", "unknown_kadath_1").set("amanda_sharpe.stamina", 1).set("amanda_sharpe.sanity", 1)
    assert (g.state.awake, g.state.devoured) == (True, [YOU])


def test_who_only_goes_insane_in_kadath_does_not() -> None:
    g = dreams("red_kh2", "unknown_kadath_1").set("amanda_sharpe.sanity", 1)
    assert (g[YOU].at, g.state.awake) == (LOST, False)


def test_all_clues_but_four_are_forgotten() -> None:
    g = dreams("red_kh3", "the_dreamlands_1", *["clue"] * 6).rig(dice=[1, 1]).choose("accept")
    assert g[YOU].clues == 4


def test_the_weaver_leads_back_to_the_start() -> None:
    g = dreams("red_kh4", "plateau_of_leng_2", ancient_one="atlach_nacha")
    assert (g.decision.kind.name, g[YOU].at, g[YOU].delayed) == ("stopped", "plateau_of_leng_1", True)
    g = dreams("red_kh4", "plateau_of_leng_2")
    assert (g.decision.kind.name, g[YOU].at, g[YOU].delayed) == ("stopped", "plateau_of_leng_2", False)


def test_exhausted_cards_cost_stamina_in_kadath() -> None:
    g = dreams("red_kh6", "unknown_kadath_1", "wither", "axe").exhaust("wither", "axe")
    assert g[YOU].stamina == 3


def test_who_defeats_the_monster_of_the_abyss_comes_home() -> None:
    g = dreams("red_kh7", "abyss_1").place("gate_abyss", at="woods").rig(monsters=["cultist"], dice=[6])
    g.play("fight:cultist", "fight:cultist")
    assert (g[YOU].at, g[YOU].explored) == ("woods", True)


def test_the_slow_are_lost_in_the_abyss() -> None:
    assert dreams("red_kh8", "abyss_1").set("amanda_sharpe.sliders", [1, 0, 0])[YOU].at == LOST
    assert dreams("red_kh8", "abyss_1").set("amanda_sharpe.sliders", [2, 0, 0])[YOU].at == "abyss_1"


def test_kadath_sends_home_without_an_explored_marker() -> None:
    g = dreams("red_kh8", "unknown_kadath_2").place("gate_unknown_kadath_slash", at="woods")
    assert (g.decision.kind.name, g[YOU].at, g[YOU].explored) == ("stopped", "woods", False)


def test_no_elder_sign_under_the_great_seal_is_chosen_to_be_removed() -> None:
    g = dreams("yellow_kh2", "unknown_kadath_1").place("seal", at="woods").place("seal", at="black_cave")
    g.set("markers", {**TRACKS, "the_great_seal": "woods"}).rig(dice=[1, 1, 1])
    assert g.state.seals == ["woods"], "nobody was asked"


def test_clues_lessen_the_loss() -> None:
    g = dreams("red_kh8", "another_dimension_1", "clue", "clue").choose("clues:2")
    assert (g[YOU].sanity, g[YOU].stamina, g[YOU].clues) == (4, 4, 0)


# --- green


def test_who_is_lost_is_found_by_whoever_comes_home() -> None:
    g = dreams("green_kh1", "another_dimension_1").place("gate_another_dimension", at="woods").place(FRIEND, at=LOST)
    assert (g.decision.kind.name, g[YOU].at, g[FRIEND].at) == ("stopped", "woods", "uptown")


def test_with_nobody_lost_nobody_comes_home() -> None:
    g = dreams("green_kh1", "another_dimension_1").place("gate_another_dimension", at="woods")
    assert g[YOU].at == "another_dimension_1"


def test_only_the_blessed_win_the_zoog() -> None:
    g = dreams("green_kh1", "the_dreamlands_1", "blessing").place("ally", at="box")
    assert g[YOU].clues == 5
    assert dreams("green_kh1", "the_dreamlands_1").place("ally", at="box")[YOU].clues == 0


def test_sliders_go_to_the_left() -> None:
    g = dreams("green_kh2", "the_underworld_1").set("amanda_sharpe.sliders", [3, 2, 1])
    assert g[YOU].sliders == [0, 0, 0]


def test_clues_are_traded_wherever_one_is() -> None:
    g = dreams("green_kh2", "another_dimension_1", "clue").give(FRIEND, "clue", "clue")
    g.play("clues:2", "clues:1")
    assert (g[YOU].clues, g[FRIEND].clues) == (2, 1)


def test_spells_strengthen_in_celeano() -> None:
    g = dreams("green_kh3", "great_hall_of_celeano_1", "wither", "shrivelling").set("amanda_sharpe.sanity", 2)
    assert g.set("amanda_sharpe.stamina", 1)[YOU].sanity == 4
    assert g[YOU].stamina == 3


def test_a_spell_is_found_while_the_town_is_calm() -> None:
    g = dreams("green_kh3", "another_dimension_1").set("terror", 6)
    assert (g.decision.kind.name, g[YOU].cards) == ("stopped", [])
    g = dreams("green_kh3", "another_dimension_1").set("terror", 5).stack("spell", ["wither"])
    assert (g.decision.kind.name, g[YOU].cards) == ("stopped", ["wither"])


def test_the_dearest_unique_item_is_lost_on_leng() -> None:
    assert dreams("green_kh4", "plateau_of_leng_1", "holy_water", "elder_sign", "axe")[YOU].cards == [
        "holy_water",
        "axe",
    ]


def test_a_clue_for_everybody_in_other_worlds() -> None:
    assert dreams("green_kh4", "another_dimension_1").place(FRIEND, at="abyss_1")[YOU].clues == 2


def test_places_are_exchanged_between_the_worlds() -> None:
    g = dreams("green_kh7", "city_of_the_great_race_1")
    assert (g.decision.kind.name, g[YOU].at, g[FRIEND].at) == ("stopped", "uptown", "city_of_the_great_race_1")


def test_eihort_offers_a_choice_of_evils() -> None:
    g = dreams("green_kh7", "the_underworld_1", ancient_one="eihort").choose("effect:accept_curse")
    assert g[YOU].fate == "cursed"


def test_a_clue_for_each_tome() -> None:
    assert dreams("green_kh8", "great_hall_of_celeano_1", "ancient_tome", "necronomicon")[YOU].clues == 2


# --- blue


def test_who_cannot_pay_all_of_it_is_devoured_on_yuggoth() -> None:
    g = dreams("blue_kh1", "yuggoth_1", "wither", "axe", "holy_water")
    assert g.state.devoured == [YOU]


def test_who_can_pay_all_of_it_may() -> None:
    g = dreams("blue_kh1", "yuggoth_1", "wither", "axe", "holy_water", "clue", "clue")
    g.play("accept", "effect:give_up_spell_and_give_up_common_and_give_up_unique_and_pay")
    assert (g[YOU].cards, g[YOU].clues) == ([], 0)


def test_clues_are_kept_for_sanity_and_stamina() -> None:
    g = dreams("blue_kh1", "the_underworld_1", *["clue"] * 4).choose("clues:2")
    assert (g[YOU].clues, g[YOU].sanity, g[YOU].stamina) == (2, 3, 3)


def test_a_tome_shows_the_way_home_and_closes_the_gate() -> None:
    g = dreams("blue_kh2", "great_hall_of_celeano_1", "ancient_tome").rig(dice=[5])
    g.place("gate_great_hall_of_celeano", at="woods").place("gate_abyss", at="graveyard")
    assert (g[YOU].at, list(g.state.gates), len(g[YOU].gate_trophies)) == ("woods", ["graveyard"], 1)


def test_the_others_pay_for_what_is_taken() -> None:
    g = dreams("blue_kh2", "another_dimension_1").stack("unique", ["holy_water"]).choose("yes")
    assert (g[YOU].cards, g[YOU].sanity, g[FRIEND].sanity, g[FRIEND].stamina) == (["holy_water"], 5, 6, 2)


def test_dice_for_clues_decide_about_life() -> None:
    g = dreams("blue_kh4", "the_underworld_1", "clue", "clue", "clue").rig(dice=[5, 6, 1]).choose("clues:3")
    assert (g[YOU].sanity, g[YOU].stamina) == (2, 2)
    assert dreams("blue_kh4", "the_underworld_1").state.devoured == [YOU]


@pytest.mark.parametrize(("card", "left"), [("the_dreamlands_1", ["axe"]), ("the_underworld_1", ["elder_sign"])])
def test_the_dearest_item_or_the_cheapest_weapon_is_lost(card: str, left: list[str]) -> None:
    assert dreams("blue_kh5", card, "axe", "elder_sign")[YOU].cards == left


def test_who_returns_in_force_takes_all_monsters_there() -> None:
    g = dreams("blue_kh6", "another_dimension_1").place("gate_another_dimension", at="woods").rig(dice=[6, 6, 1])
    g.spawn("ghoul", at="woods").spawn("zombie", at="woods").spawn("cultist", at="uptown")
    assert (g[YOU].at, sorted(g[YOU].monster_trophies), g.state.monsters) == (
        "woods",
        ["ghoul", "zombie"],
        {"cultist": "uptown"},
    )


def test_clues_are_studied_for_at_the_price_of_sanity() -> None:
    g = dreams("blue_kh8", "another_dimension_1").set("amanda_sharpe.sliders", [0, 0, 3]).rig(dice=[6, 1, 1])
    g.play("yes", "yes")
    assert (g[YOU].clues, g[YOU].sanity) == (2, 1), "it costs 2, which she has no more"


# --- yellow


def test_a_dear_unique_item_saves_from_being_lost() -> None:
    g = dreams("yellow_kh1", "yuggoth_1", "elder_sign", "holy_water").choose("effect:dear_unique")
    assert (g[YOU].cards, g[YOU].at) == (["holy_water"], "yuggoth_1")
    assert dreams("yellow_kh1", "yuggoth_1", "holy_water")[YOU].at == LOST


def test_a_mythos_card_is_resolved_at_once() -> None:
    card = next(
        m for m in edition_of("arkham_horror")[MYTHOS] if m.gate == "woods" and m.kind == "headline" and m.clues
    )
    g = dreams("yellow_kh2", "rlyeh_1").stack("mythos", [card.slug])
    assert (list(g.state.gates), g.state.doom, g.state.mythos) == (["woods"], 1, "")


def test_kadath_takes_an_elder_sign() -> None:
    g = dreams("yellow_kh2", "unknown_kadath_1").place("seal", at="woods").rig(dice=[1, 1, 1])
    assert (g.decision.kind.name, g.state.seals) == ("stopped", [])


def test_the_clues_of_somebody_else_are_taken() -> None:
    g = dreams("yellow_kh3", "city_of_the_great_race_1").give(FRIEND, "clue", "clue")
    assert (g.decision.kind.name, g[YOU].clues, g[FRIEND].clues, g[YOU].sanity) == ("stopped", 2, 0, 4)


def test_items_are_ransomed_with_clues_and_money() -> None:
    g = dreams("yellow_kh3", "another_dimension_1", "axe", "wither", "holy_water", "clue", "$4")
    g.play("clue:holy_water", "money:axe")
    assert (sorted(g[YOU].cards), g[YOU].clues, g[YOU].money) == (["axe", "holy_water"], 0, 1)


def test_the_cursed_bring_doom_in_kadath() -> None:
    assert dreams("yellow_kh4", "unknown_kadath_1", "curse").state.doom == 2
    assert dreams("yellow_kh4", "unknown_kadath_1").state.doom == 0


def test_items_become_clues_in_the_dreamlands() -> None:
    g = dreams("yellow_kh5", "the_dreamlands_1", "axe", "wither", "food").choose("yes").choose("lose:axe", "lose:food")
    assert (g[YOU].cards, g[YOU].clues) == (["wither"], 2)


def test_gates_take_their_toll_of_clues_and_items() -> None:
    g = dreams("yellow_kh6", "unknown_kadath_1", "axe", "clue").place("gate_abyss", at="woods").rig(dice=[1, 6])
    g.place("gate_rlyeh", at="graveyard").choose("clue")
    assert (g[YOU].cards, g[YOU].clues) == (["axe"], 0)


def test_one_encounter_in_kadath_brings_another() -> None:
    g = dreams("yellow_kh7", "unknown_kadath_1").stack("gate_cards", ["yellow_kh7", "red_kh5"])
    assert (g.decision.kind.name, g[YOU].sanity) == ("stopped", 4)
    assert list(g.state.gate_deck)[:2] == ["red_kh5", "yellow_kh7"]


def test_a_unique_item_is_exchanged_or_all_clues_are_lost() -> None:
    g = dreams("yellow_kh8", "city_of_the_great_race_1", "holy_water", "clue").stack("unique", ["elder_sign"])
    assert (g.decision.kind.name, g[YOU].cards, g[YOU].clues) == ("stopped", ["elder_sign"], 1)
    assert dreams("yellow_kh8", "city_of_the_great_race_1", "clue", "clue")[YOU].clues == 0
