"""What only some of the new location cards of Arkham do."""

from tests.games.kingsport.meeting import FRIEND, YOU, meets

from miskatonic.games.arkham_horror.components import CARDS, MYTHOS, slug_of
from miskatonic.games.arkham_horror.events.town import PlaceSealed
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

# --- Downtown


def test_the_square_draws_through_the_nearest_gate_and_curses() -> None:
    g = meets("downtown_kh1", "independence_square").place("gate_abyss", at="woods").rig(dice=[1, 1, 1])
    assert (g.decision.kind.name, g[YOU].at, g[YOU].fate) == ("stopped", "abyss_1", "cursed")


def test_without_a_gate_the_square_only_curses() -> None:
    g = meets("downtown_kh1", "independence_square").rig(dice=[1, 1, 1])
    assert (g.decision.kind.name, g[YOU].at, g[YOU].fate) == ("stopped", "independence_square", "cursed")


def test_the_bank_forgives_anybodys_loan_for_trophies() -> None:
    g = meets("downtown_kh2", "bank_of_arkham", "gate_abyss", "gate_yuggoth").give(FRIEND, "bank_loan")
    g.play("encounter", "yes", "effect:forgive")
    assert (g[YOU].gate_trophies, g[FRIEND].cards) == ([], [])


def test_the_asylum_may_take_nearly_all_sanity_and_stamina() -> None:
    g = meets("downtown_kh4", "arkham_asylum").rig(dice=[1])
    assert (g[YOU].sanity, g[YOU].stamina) == (1, 1)


@rule("KH-HEAD-04")
def test_the_nearest_monster_leads_nobody_to_kingsport_head() -> None:
    g = meets("french_hill_kh1", "the_witch_house").spawn("cultist", at="the_causeway").rig(monsters=["ghoul"])
    assert g.rig(dice=[1, 1, 1, 6]).choose("evade:ghoul")[YOU].at == "the_witch_house"


def test_a_deck_that_was_searched_is_shuffled() -> None:
    g = meets("easttown_kh3", "velmas_diner").rig(shuffles=[["axe", "knife"]])
    assert ([slug_of(card) for card in g[YOU].cards], slug_of(g.state.decks["common"][-1])) == (["food"], "axe")


def test_a_deck_whose_first_tome_was_taken_is_shuffled() -> None:
    g = meets("miskatonic_university_kh4", "library").stack("unique", ["cabala_of_saboth"]).rig(dice=[6] * 3)
    g.rig(shuffles=[["holy_water"]])
    assert (g[YOU].cards, slug_of(g.state.decks["unique"][-1])) == (["cabala_of_saboth"], "holy_water")


# --- Merchant District


def test_who_defeats_both_monsters_of_the_isle_is_blessed() -> None:
    g = meets("merchant_district_kh1", "unvisited_isle").rig(monsters=["cultist", "ghoul"], dice=[6] * 8)
    g.set("amanda_sharpe.sliders", [0, 3, 0]).play("fight:cultist", "fight:cultist", "fight:ghoul")
    assert (g[YOU].fate, g[YOU].monster_trophies) == ("blessed", ["cultist", "ghoul"])


def test_who_slips_past_a_monster_of_the_isle_is_not_blessed() -> None:
    g = meets("merchant_district_kh1", "unvisited_isle").rig(monsters=["cultist", "ghoul"], dice=[6, 6])
    g.play("evade:cultist", "evade:ghoul")
    assert (g[YOU].fate, g[YOU].monster_trophies, g.state.met) == ("", [], [])


def test_four_successes_turn_a_doom_token_into_an_elder_sign() -> None:
    g = meets("merchant_district_kh1", "the_unnamable").set("doom", 3).rig(dice=[5, 6, 5, 6])
    g.play("yes", "seal:black_cave")
    assert (g.state.doom, g.state.seals) == (2, ["black_cave"])


def test_one_failure_has_the_unnamable_devour() -> None:
    g = meets("merchant_district_kh1", "the_unnamable").rig(dice=[5, 6, 5, 1]).choose("yes")
    assert g.state.devoured == [YOU]


def test_a_spell_that_drives_insane_is_not_kept() -> None:
    g = meets("merchant_district_kh3", "unvisited_isle").set("amanda_sharpe.sanity", 1).stack("spell", ["wither"])
    g.stack("spell", ["red_sign_of_shudde_mell"])
    assert (g[YOU].at, g[YOU].cards) == ("arkham_asylum", [])


def test_a_spell_is_kept_by_the_sane() -> None:
    g = meets("merchant_district_kh3", "unvisited_isle").stack("spell", ["red_sign_of_shudde_mell"])
    assert (g.decision.kind.name, g[YOU].sanity, g[YOU].cards) == ("stopped", 4, ["red_sign_of_shudde_mell"])


def test_a_cheap_item_of_the_docks_brings_another() -> None:
    g = meets("merchant_district_kh3", "river_docks").stack("common", ["bullwhip", "axe"]).rig(dice=[6, 1, 1])
    assert (g.decision.kind.name, g[YOU].cards) == ("stopped", ["bullwhip", "axe"])
    assert CARDS["bullwhip"].price == 2


def test_work_at_the_docks_is_paid_by_successes_or_ends_in_the_street() -> None:
    assert meets("merchant_district_kh4", "river_docks").rig(dice=[6, 6, 1])[YOU].money == 6
    g = meets("merchant_district_kh4", "river_docks").rig(dice=[1, 1, 1])
    assert (g[YOU].money, g[YOU].stamina, g[YOU].at) == (0, 4, "merchant_district")


# --- Miskatonic University

GATED = ("woods", "black_cave", "unvisited_isle")


def headline_at(place: str) -> str:
    """A headline with its gate there."""
    return next(
        card.slug for card in edition_of("arkham_horror")[MYTHOS] if card.gate == place and card.kind == "headline"
    )


def test_skills_are_exchanged_for_a_different_one() -> None:
    g = meets("miskatonic_university_kh1", "science_building", "speed").give(FRIEND, "fight", "speed#2", "luck")
    g.play("yes", "give:luck")
    assert (sorted(g[YOU].cards), sorted(g[FRIEND].cards)) == (["luck"], ["fight", "speed", "speed#2"])


def test_an_insight_is_shared_with_somebody() -> None:
    g = meets("miskatonic_university_kh1", "administration_building").rig(dice=[6, 1])
    assert (g[YOU].clues, g[FRIEND].clues) == (1, 1)


def test_all_monsters_beyond_the_town_go_back_but_for_a_trophy() -> None:
    g = meets("miskatonic_university_kh2", "science_building").rig(dice=[6, 1])
    g.spawn("cultist", at="sky").spawn("ghoul", at="outskirts").spawn("zombie", at="downtown")
    g.choose("monster:ghoul")
    assert (g.state.monsters, g[YOU].monster_trophies) == ({"zombie": "downtown"}, ["ghoul"])


def test_a_mythos_card_shows_which_gate_is_sealed() -> None:
    woods, cave, other = map(headline_at, GATED)
    g = meets("miskatonic_university_kh3", "science_building").set("amanda_sharpe.sliders", [0, 0, 3])
    g.place("gate_abyss", at="woods").place("gate_yuggoth", at="graveyard").stack("mythos", [woods, cave, other])
    g.rig(dice=[6, 1])
    assert (g.state.seals, g[YOU].gate_trophies, list(g.state.gates)) == (["woods"], ["gate_abyss"], ["graveyard"])


# --- Uptown


def test_the_fewer_elder_signs_the_more_clues() -> None:
    g = meets("uptown_kh1", "ye_olde_magick_shoppe").place("seal", at="woods").place("seal", at="graveyard")
    assert g[YOU].clues == 4


def test_food_wins_the_dog_without_a_check() -> None:
    g = meets("uptown_kh1", "woods", "food").stack("ally", ["duke"]).choose("use:food")
    assert g[YOU].cards == ["duke"]


def test_a_card_that_lies_face_up_for_a_location_waits_for_an_encounter_there() -> None:
    g = meets("uptown_kh2", "ye_olde_magick_shoppe").rig(encounters=["downtown_1"]).choose("place:arkham_asylum")
    assert g.state.face_up == {"arkham_asylum": "downtown_1"}
    g.place(YOU, at="independence_square").begin(step="encounter").stop("other_world").rig(encounters=["downtown_kh4"])
    assert (g.decision.kind.name, g.state.face_up) == ("stopped", {"arkham_asylum": "downtown_1"})


def test_the_next_encounter_there_has_the_card_that_lies_face_up() -> None:
    g = meets("uptown_kh2", "ye_olde_magick_shoppe").rig(encounters=["downtown_kh1"]).choose("place:arkham_asylum")
    g.place(YOU, at="arkham_asylum").begin(step="encounter").stop("other_world")
    assert (g[YOU].money, g.state.face_up) == (4, {})


def test_who_defeats_the_monster_of_the_woods_finds_money() -> None:
    g = meets("uptown_kh2", "woods").rig(monsters=["cultist"], dice=[6]).play("fight:cultist", "fight:cultist")
    assert (g[YOU].money, g[YOU].monster_trophies) == (5, ["cultist"])


def test_as_many_clues_as_luck() -> None:
    assert meets("uptown_kh4", "st_marys_hospital").set("amanda_sharpe.sliders", [0, 0, 1])[YOU].clues == 3


def test_who_takes_somebodys_place_has_an_encounter_there() -> None:
    g = meets("uptown_kh4", "woods").place(FRIEND, at="velmas_diner").rig(encounters=["easttown_kh3", "uptown_kh3"])
    g.rig(dice=[1, 1, 1])
    assert (g[YOU].at, g[FRIEND].at, g[YOU].cards) == ("velmas_diner", "woods", ["food"])


@rule("KH-HEAD-04")
def test_nobody_takes_the_place_of_somebody_on_kingsport_head() -> None:
    g = meets("uptown_kh4", "woods").place(FRIEND, at="the_causeway").rig(encounters=["kingsport_head_2"])
    assert (g.decision.kind.name, g[YOU].at, g[FRIEND].at) == ("stopped", "woods", "the_causeway")


# --- Southside


def test_an_elder_sign_moves_and_seals_the_gate_that_is_open_there() -> None:
    g = meets("southside_kh1", "historical_society").place("seal", at="woods").place("gate_abyss", at="graveyard")
    g.play("from:woods", "seal:graveyard")
    assert (g.state.seals, g.state.gates) == (["graveyard"], {})


@rule("KH-AO-03")
def test_a_gate_that_is_sealed_by_a_card_is_sealed_by_somebody() -> None:
    g = meets("southside_kh1", "historical_society", ancient_one="eihort").place("seal", at="woods").rig(dice=[6])
    g.place("gate_abyss", at="graveyard").play("from:woods", "seal:graveyard")
    assert g[YOU].counters == {"brood_token": 1}


def test_without_an_elder_sign_there_is_a_clue() -> None:
    assert meets("southside_kh1", "historical_society")[YOU].clues == 1


def test_money_for_each_elder_sign() -> None:
    g = meets("southside_kh2", "mas_boarding_house").place("seal", at="woods").place("seal", at="graveyard")
    assert g[YOU].money == 2


def test_many_elder_signs_curse_and_few_teach() -> None:
    g = meets("southside_kh2", "historical_society").stack("skill", ["luck", "speed"])
    assert g.choose("refuse:speed")[YOU].cards == ["luck"]
    g = meets("southside_kh2", "historical_society")
    for place in ("woods", "graveyard", "unvisited_isle", "black_cave"):
        g.place("seal", at=place)
    assert (g.decision.kind.name, g[YOU].fate) == ("stopped", "cursed")


def test_a_mythos_card_says_where_one_of_four_encounters_is_had() -> None:
    g = meets("southside_kh3", "south_church").stack("mythos", [headline_at("woods")])
    g.rig(encounters=["uptown_kh1", "uptown_kh2", "uptown_kh3", "uptown_1"])
    assert (g[YOU].at, g.options) == (
        "woods",
        ["card:uptown_kh1", "card:uptown_kh2", "card:uptown_kh3", "card:uptown_1"],
    )


def test_an_ally_is_exchanged_for_another() -> None:
    g = meets("southside_kh4", "mas_boarding_house", "ryan_dean").stack("ally", ["duke"])
    assert g[YOU].cards == ["duke"]


def test_with_no_ally_to_be_had_nothing_happens() -> None:
    g = meets("southside_kh4", "mas_boarding_house", "ryan_dean").place("ally", at="box")
    assert g[YOU].cards == ["ryan_dean"]


# --- French Hill


def test_the_witch_leads_to_the_nearest_monster() -> None:
    g = meets("french_hill_kh1", "the_witch_house").spawn("cultist", at="southside").spawn("ghoul", at="northside")
    g.rig(dice=[1, 1, 1, 6])
    assert (g[YOU].at, g.decision.source) == ("southside", "cultist")
    g.choose("evade:cultist")


def test_without_a_monster_on_the_board_one_appears() -> None:
    g = meets("french_hill_kh1", "the_witch_house").rig(dice=[1, 1, 1, 6], monsters=["cultist"])
    assert (g[YOU].at, g.state.met) == ("the_witch_house", ["cultist"])
    g.choose("evade:cultist")


def test_five_mythos_cards_are_put_in_order() -> None:
    g = meets("french_hill_kh1", "silver_twilight_lodge", "silver_twilight_lodge_membership")
    top = list(g.state.mythos_deck)[-5:]
    g.choose("part:inner_sanctum")
    g.play(*(f"card:{card}" for card in top[:4]))
    assert list(g.state.mythos_deck)[-5:] == top[::-1]
    assert "mythos_looked_at" not in g.state.piles


def test_the_more_gates_the_more_dice_for_clues() -> None:
    g = meets("french_hill_kh3", "silver_twilight_lodge", "silver_twilight_lodge_membership")
    g.place("gate_abyss", at="woods").place("gate_yuggoth", at="graveyard").rig(dice=[5, 6, 1])
    assert g.choose("part:inner_sanctum")[YOU].clues == 2


def test_the_sky_falls_upon_the_street() -> None:
    g = meets("french_hill_kh4", "silver_twilight_lodge").spawn("byakhee", at="sky").spawn("ghoul", at="outskirts")
    assert (g.decision.kind.name, g[YOU].at) == ("stopped", "french_hill")
    assert g.state.monsters == {"byakhee": "french_hill", "ghoul": "outskirts"}


def test_all_clues_are_given_away_for_a_blessing() -> None:
    g = meets("french_hill_kh4", "silver_twilight_lodge", "silver_twilight_lodge_membership", "clue", "clue", "clue")
    g.choose("part:inner_sanctum")
    assert (g[YOU].clues, g[FRIEND].clues, g[YOU].fate) == (0, 3, "blessed")


# --- Rivertown


def test_a_lantern_shows_the_way_to_any_other_world() -> None:
    g = meets("rivertown_kh1", "black_cave", "lantern").play("yes", "world:the_underworld")
    assert g[YOU].at == "the_underworld_1"


def test_a_gate_trophy_is_worth_four_monsters() -> None:
    g = meets("rivertown_kh1", "graveyard", "gate_abyss").rig(monsters=["ghoul", "zombie", "cultist", "witch"])
    assert g.choose("yes")[YOU].monster_trophies == ["ghoul", "zombie", "cultist", "witch"]


def test_the_cave_leads_astray_to_the_world_of_the_next_gate() -> None:
    g = meets("rivertown_kh2", "black_cave").stack("gates", ["gate_yuggoth"]).rig(dice=[1, 1, 1])
    assert (g[YOU].at, g[YOU].delayed, g.state.gates) == ("yuggoth_1", True, {})
    assert g.state.gate_stack[0] == "gate_yuggoth"


def test_the_graveyard_devours_the_cursed() -> None:
    assert meets("rivertown_kh2", "graveyard", "curse").state.devoured == [YOU]


def test_anything_common_is_sold_for_a_dollar_more() -> None:
    g = meets("rivertown_kh4", "general_store", "$4").play("encounter", "yes", "buy:axe")
    assert (g[YOU].cards, g[YOU].money) == (["axe"], 0)


# --- Northside


@rule("KH-BOARD-01")
def test_the_train_may_be_missed_or_carry_to_kingsport() -> None:
    assert meets("northside_kh1", "train_station").choose("effect:move_to_central_hill")[YOU].at == "central_hill"
    assert meets("northside_kh1", "train_station").choose("effect:check_speed")[YOU].at == "central_hill"


def test_a_monster_is_taken_off_a_gate() -> None:
    g = meets("northside_kh2", "train_station").place("gate_abyss", at="woods").spawn("ghoul", at="woods")
    g.spawn("cultist", at="downtown")
    assert (g.decision.kind.name, g.state.monsters) == ("stopped", {"cultist": "downtown"})


def test_any_number_of_clues_is_bought() -> None:
    g = meets("northside_kh3", "newspaper", "$7").choose("yes")
    assert g.options == ["clues:0", "clues:1", "clues:2"]
    assert (g.choose("clues:2")[YOU].clues, g[YOU].money) == (2, 1)


def test_cheap_finds_are_kept_and_dear_ones_are_not() -> None:
    g = meets("northside_kh3", "curiositie_shoppe").stack("unique", ["holy_water", "elder_sign", "ruby_of_rlyeh"])
    g.rig(dice=[6, 1]).choose("take:holy_water")
    assert g[YOU].cards == ["holy_water"]
    assert CARDS["holy_water"].price <= 4 < CARDS["elder_sign"].price


def test_an_item_is_exchanged_for_another_of_its_kind() -> None:
    g = meets("northside_kh4", "train_station", "axe", "holy_water").stack("common", ["knife"]).choose("lose:axe")
    assert g[YOU].cards == ["holy_water", "knife"]


def test_everybody_may_buy_what_is_auctioned() -> None:
    g = meets("northside_kh4", "curiositie_shoppe").give(FRIEND, "$4")
    g.stack("unique", ["holy_water", "elder_sign", "necronomicon"])
    g.choose("buy:holy_water")
    assert (g[FRIEND].cards, g[FRIEND].money) == (["holy_water"], 0)


# --- Easttown


def test_an_elder_sign_seals_the_roadhouse_without_a_gate() -> None:
    g = meets("easttown_kh1", "hibbs_roadhouse", "elder_sign").choose("yes")
    assert (g.state.seals, g[YOU].cards, [event.place for event in g.happened(PlaceSealed)]) == (
        ["hibbs_roadhouse"],
        [],
        ["hibbs_roadhouse"],
    )


def test_a_trophy_with_the_moon_is_worth_five_dollars() -> None:
    g = meets("easttown_kh3", "police_station", "cultist", "ghoul").choose("yes")
    assert (g[YOU].money, len(g[YOU].monster_trophies)) == (5, 1)


def test_a_weapon_is_at_hand_while_there_is_a_monster_in_the_sky() -> None:
    g = meets("easttown_kh4", "velmas_diner").spawn("byakhee", at="sky").stack("common", ["food", "axe"]).choose("yes")
    assert (g[YOU].at, g[YOU].cards) == ("easttown", ["axe"])
