"""The cards of The Midnight Masks and the Cult of Umôrdhoth, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.card_game.components import AGENDAS, ENEMIES, slug_of
from miskatonic.games.card_game.events import EncounterDrawn, TestFailed, TestPassed
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.rules.values import enemy_health
from miskatonic.games.card_game.state import enemy_card, location_card
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, WENDY, AGNES = "roland_banks", "daisy_walker", "wendy_adams", "agnes_baker"
ACT = "use:act_uncovering_the_conspiracy"
QUIET = "obscuring_fog"
"""An encounter card that asks nothing."""
HUNTER = "the_masked_hunter"
CULT = ["wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner"]


def town(*seats: str, **setup: Any) -> Scenario:
    """Everybody at home, without a deck, so that nothing can be drawn and committed; no Acolytes."""
    seats = seats or (ROLAND,)
    g = scenario("card_game", seats=list(seats), scenario="the_midnight_masks", **{"earlier": [2], **setup})
    g.set("enemies", [])
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


def visiting(at: str, *seats: str) -> Scenario:
    """Everybody at a location, which is revealed but holds no clues."""
    seats = seats or (ROLAND,)
    g = town(*seats).place(at, at="revealed").set(f"{at}.clues", 0)
    for who in seats:
        g.place(who, at=at)
    return g


def drawing(card: str, *tokens: str, g: Scenario | None = None) -> Scenario:
    """The only investigator ends the turn and draws that card in the mythos phase."""
    g = (g or town()).stack("encounter", [card])
    if tokens:
        g.rig(tokens=tokens)
    return g.choose("end_turn")


def investigating(g: Scenario, *tokens: str) -> int:
    """By how much an investigation of Your House (shroud 2, intellect 3) is passed; below zero, by how much it is failed."""
    g.rig(tokens=tokens).choose("investigate")
    if passed := g.happened(TestPassed):
        return int(passed[-1].by)
    return -int(g.happened(TestFailed)[-1].by)


# --- the reference card


def test_a_skull_counts_the_most_doom_on_one_cultist() -> None:
    g = town().spawn("acolyte", at="northside", doom=2).spawn("wizard_of_the_order", at="graveyard", doom=1)
    assert investigating(g, "skull") == -1


def test_a_skull_is_harmless_without_doom_on_a_cultist() -> None:
    g = town().set("agenda_doom", 3).spawn("acolyte", at="northside")
    assert investigating(g, "skull") == 1


@rule("CG-TERM-19")
def test_a_cultist_token_puts_doom_on_the_nearest_cultist() -> None:
    g = (
        town()
        .spawn("acolyte", at="northside")
        .spawn("acolyte#2", at="rivertown")
        .spawn("hunting_nightgaunt", at="rivertown")
    )
    assert investigating(g, "cultist") == -1
    assert [g[card].doom for card in ("acolyte", "acolyte#2", "hunting_nightgaunt")] == [0, 1, 0]


def test_the_lead_chooses_between_equally_near_cultists() -> None:
    g = town().spawn("acolyte", at="easttown").spawn("acolyte#2", at="graveyard").rig(tokens=["cultist"])
    g.play("investigate", "enemy:acolyte#2")
    assert (g["acolyte"].doom, g["acolyte#2"].doom) == (0, 1)


def test_a_cultist_token_without_cultists_is_only_a_minus() -> None:
    assert investigating(town(), "cultist") == -1


@pytest.mark.parametrize(("difficulty", "margin", "clues"), [("standard", -2, 2), ("hard", -2, 0)])
def test_a_tablet_costs_clues_if_the_test_is_failed(difficulty: str, margin: int, clues: int) -> None:
    g = town(difficulty=difficulty).give(ROLAND, "clue", "clue", "clue")
    assert investigating(g, "tablet") == margin
    assert g[ROLAND].clues == clues
    assert g["your_house"].clues == 1 + 3 - clues


def test_a_tablet_costs_nothing_if_the_test_is_passed() -> None:
    g = town(DAISY).give(DAISY, "clue")
    assert investigating(g, "tablet") == 0
    assert g[DAISY].clues == 2


def test_a_hard_skull_counts_all_doom_in_play() -> None:
    g = town(difficulty="hard").set("agenda_doom", 1).spawn("acolyte", at="northside", doom=1)
    assert investigating(g, "skull") == -1


def test_a_hard_cultist_token_puts_doom_on_every_cultist() -> None:
    g = town(difficulty="hard").spawn("acolyte", at="northside").spawn("acolyte#2", at="rivertown")
    assert investigating(g, "cultist") == -1
    assert (g["acolyte"].doom, g["acolyte#2"].doom) == (1, 1)


def test_a_hard_cultist_token_brings_another_token_without_cultists() -> None:
    assert investigating(town(difficulty="hard"), "cultist", "0") == -1


# --- agendas


@rule("CG-ACTN-18")
@pytest.mark.parametrize("agenda", ["agenda_predator_or_prey", "agenda_time_is_running_short"])
def test_one_may_resign_wherever_one_is(agenda: str) -> None:
    g = town(ROLAND, DAISY).place(agenda, at="current").place(ROLAND, at="graveyard")
    g.spawn("hunting_nightgaunt", at="graveyard", engaged=ROLAND).choose(f"use:{agenda}")
    assert (g[ROLAND].fate, g[ROLAND].damage) == ("resigned", 0)


@rule("CG-ACTAG-11", "CG-ACTAG-12")
def test_the_first_agenda_turns_into_the_masked_hunter() -> None:
    g = drawing(QUIET, g=town(ROLAND).set("agenda_doom", 5))
    assert g.state.agenda == "agenda_time_is_running_short"
    assert (g[HUNTER].engaged, g[HUNTER].at) == (0, "your_house")


def test_the_masked_hunter_comes_to_whoever_has_the_most_clues_however_far() -> None:
    g = town(ROLAND, DAISY).place(DAISY, at="northside").give(DAISY, "clue").set("agenda_doom", 5)
    g.stack("encounter", [QUIET, "obscuring_fog#2"]).play("end_turn", "end_turn")
    assert (g[HUNTER].engaged, g[HUNTER].at) == (1, "northside")


def test_nobody_has_drawn_the_masked_hunter() -> None:
    g = drawing(QUIET, g=town().set("agenda_doom", 5))
    assert [event.card for event in g.happened(EncounterDrawn)] == [QUIET]


def test_the_second_agenda_brings_midnight() -> None:
    g = town().place("agenda_time_is_running_short", at="current").set("agenda_doom", 7).choose("end_turn")
    assert g.outcome is not None
    assert g.state.resolution == 2


def test_the_masked_hunter_is_the_back_of_a_card_and_no_card_of_its_own() -> None:
    box = edition_of("card_game")
    assert (len(box[AGENDAS].copies()), len(box[ENEMIES].copies())) == (8, 32)
    assert HUNTER not in box[ENEMIES].copies()
    assert ENEMIES[HUNTER].en == "The Masked Hunter"


@rule("CG-PERINV-01")
@pytest.mark.parametrize("seats", [(ROLAND,), (ROLAND, DAISY), (ROLAND, DAISY, WENDY)])
def test_the_masked_hunter_has_more_health_the_more_investigators_there_are(seats: tuple[str, ...]) -> None:
    g = town(*seats).spawn(HUNTER, at="graveyard")
    assert enemy_health(g.state, g[HUNTER]) == 4 + 2 * len(seats)


def test_who_is_engaged_with_the_masked_hunter_discovers_no_clues() -> None:
    g = town().spawn(HUNTER, at="your_house", engaged=ROLAND).exhaust(HUNTER)
    investigating(g, "+1")
    assert (g[ROLAND].clues, g["your_house"].clues) == (0, 1)


def test_who_is_engaged_with_the_masked_hunter_spends_no_clues() -> None:
    g = town().give(ROLAND, "clue", "clue")
    assert ACT in g.options
    assert ACT not in g.spawn(HUNTER, at="your_house", engaged=ROLAND).options


def test_others_spend_clues_while_somebody_is_engaged_with_the_masked_hunter() -> None:
    g = town(ROLAND, DAISY).give(ROLAND, "clue").give(DAISY, "clue", "clue", "clue", "clue")
    g.spawn(HUNTER, at="your_house", engaged=ROLAND).exhaust(HUNTER).stack("side", ["ruth_turner"])
    g.choose(ACT)
    assert (g[ROLAND].clues, g[DAISY].clues) == (1, 0)


# --- the act


@rule("CG-ACTAG-06")
def test_the_group_spends_clues_to_unmask_a_cultist() -> None:
    g = town(ROLAND, DAISY).give(ROLAND, "clue", "clue", "clue").give(DAISY, "clue", "clue")
    g.place(DAISY, at="northside").stack("side", ["ruth_turner"]).choose(ACT)
    g.play("pay:roland_banks", "pay:daisy_walker", "pay:daisy_walker")
    assert (g[ROLAND].clues, g[DAISY].clues) == (1, 0)
    assert g["ruth_turner"].at == "st_marys_hospital"
    assert len(g.state.side_deck) == 4


def test_a_cultist_cannot_be_unmasked_with_too_few_clues() -> None:
    assert ACT not in town(ROLAND, DAISY).give(ROLAND, "clue", "clue", "clue").options


def test_there_is_nobody_left_to_unmask_once_the_cultist_deck_is_empty() -> None:
    assert ACT not in town().give(ROLAND, "clue", "clue").set("side_deck", Pile()).options


@rule("CG-AOO-05")
def test_the_clues_are_spent_before_an_enemy_seizes_its_opportunity() -> None:
    g = town(ROLAND, DAISY).give(ROLAND, "clue", "clue", "clue", "clue").set("roland_banks.damage", 8)
    g.spawn("hunting_nightgaunt", at="your_house", engaged=ROLAND).choose(ACT)
    assert g[ROLAND].fate == "damage"
    assert g["your_house"].clues == 2
    assert len(g.state.side_deck) == 5


def finished(*cards: str) -> Scenario:
    """Those are in the victory display."""
    g = town()
    for card in cards:
        g.place(card, at="victory")
    return g


@rule("CG-ACTAG-07", "CG-ACTAG-14")
def test_six_unique_cultists_in_the_victory_display_end_the_scenario() -> None:
    g = finished(*CULT).spawn(HUNTER, at="your_house", engaged=ROLAND, damage=5)
    g.rig(tokens=["0"]).choose(f"fight:{HUNTER}")
    assert g.state.resolution == 1
    assert g.outcome is not None


def test_five_unique_cultists_are_not_enough() -> None:
    g = finished(*CULT[:4], "ghoul_priest").spawn(HUNTER, at="your_house", engaged=ROLAND, damage=5)
    g.rig(tokens=["0"]).play(f"fight:{HUNTER}", "pass")
    assert g.state.resolution == -1


def test_the_objective_is_met_by_parley_as_well() -> None:
    g = finished(HUNTER, *CULT[:3], "ruth_turner").place(ROLAND, at="northside")
    g.spawn("victoria_devereux", at="northside", engaged=ROLAND).choose("use:victoria_devereux")
    assert g.state.resolution == 1


# --- the town

MAP = {
    "your_house": ["rivertown"],
    "rivertown": ["easttown", "graveyard", "miskatonic_university", "southside", "your_house"],
    "easttown": ["downtown", "rivertown"],
    "downtown": ["easttown", "northside"],
    "northside": ["downtown", "miskatonic_university"],
    "miskatonic_university": ["northside", "rivertown", "southside", "st_marys_hospital"],
    "st_marys_hospital": ["miskatonic_university", "southside"],
    "southside": ["miskatonic_university", "rivertown", "st_marys_hospital"],
    "graveyard": ["rivertown"],
}


def district(card: str) -> str:
    """`downtown` for either of its two versions."""
    return next((part for part in ("downtown", "southside") if card.startswith(part)), card)


@rule("CG-MOVE-03")
@pytest.mark.parametrize("revealed", [False, True])
def test_the_streets_of_arkham_lead_where_the_map_says(revealed: bool) -> None:
    g = town()
    for place in g.state.locations:
        place.revealed = revealed
    found = {place.card: connected(g.state, place.card) for place in g.state.locations}
    assert {district(card): sorted(map(district, there)) for card, there in found.items()} == MAP


@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("your_house", (2, 1, 0)),
        ("rivertown", (1, 1, 0)),
        ("southside_historical_society", (3, 1, 0)),
        ("southside_mas_boarding_house", (2, 1, 0)),
        ("st_marys_hospital", (2, 1, 0)),
        ("miskatonic_university", (4, 2, 1)),
        ("downtown_first_bank_of_arkham", (3, 1, 0)),
        ("downtown_arkham_asylum", (4, 2, 1)),
        ("easttown", (2, 1, 0)),
        ("graveyard", (1, 2, 1)),
        ("northside", (3, 2, 1)),
    ],
)
def test_the_places_of_arkham_have_their_published_values(card: str, values: tuple[int, ...]) -> None:
    printed = location_card(card)
    assert (printed.shroud, printed.clues, printed.victory) == values


def test_the_ghoul_priest_comes_to_your_house() -> None:
    g = drawing("ghoul_priest", g=town(earlier=[0]).place(ROLAND, at="northside"))
    assert (g["ghoul_priest"].at, g["ghoul_priest"].engaged) == ("your_house", -1)


def test_the_ghoul_priest_comes_to_whoever_drew_it_while_your_house_is_not_revealed() -> None:
    g = town(earlier=[0]).place(ROLAND, at="northside").place("your_house", at="unrevealed")
    assert drawing("ghoul_priest", g=g)["ghoul_priest"].engaged == 0


@rule("CG-LIM-01")
def test_at_home_one_rests_once_a_turn() -> None:
    g = town().stack(ROLAND, ["machete", "knife", "flashlight"]).choose("use:your_house")
    assert (g[ROLAND].hand, g[ROLAND].resources) == (["machete#1"], 6)
    assert "use:your_house" not in g.options
    assert "use:your_house" in drawing(QUIET, g=g).options


def test_a_place_is_used_only_where_one_is() -> None:
    assert "use:your_house" not in town().stack(ROLAND, ["machete"]).place(ROLAND, at="easttown").options


@rule("CG-LIM-05")
def test_the_historical_society_teaches_everybody_once() -> None:
    at = "southside_historical_society"
    g = visiting(at, ROLAND, DAISY)
    g.stack(ROLAND, ["machete", "knife", "flashlight", "guts"]).stack(DAISY, ["guts", "perception", "encyclopedia"])
    g.choose(f"use:{at}")
    assert len(g[ROLAND].hand) == 3
    assert f"use:{at}" not in g.options
    assert f"use:{at}" in g.choose("end_turn").options


def test_at_mas_boarding_house_one_finds_an_ally() -> None:
    at = "southside_mas_boarding_house"
    g = visiting(at).stack(ROLAND, ["machete", "beat_cop", "knife", "guard_dog"]).choose(f"use:{at}")
    assert sorted(g.options) == ["card:beat_cop#1", "card:guard_dog#1"]
    g.choose("card:guard_dog#1")
    assert g[ROLAND].hand == ["guard_dog#1"]
    assert sorted(g[ROLAND].deck) == ["beat_cop#1", "knife#1", "machete#1"]
    assert f"use:{at}" not in g.options


def test_st_marys_hospital_heals_three_damage_once() -> None:
    g = visiting("st_marys_hospital")
    assert "use:st_marys_hospital" not in g.options
    g.set("roland_banks.damage", 5).choose("use:st_marys_hospital")
    assert g[ROLAND].damage == 2
    assert "use:st_marys_hospital" not in g.options


def test_miskatonic_university_has_tomes_and_spells() -> None:
    cards = ["magnifying_glass", "old_book_of_lore", "guts", "shrivelling", "knife"]
    g = visiting("miskatonic_university", DAISY).stack(DAISY, cards).choose("use:miskatonic_university")
    assert [option.partition("#")[0] for option in sorted(g.options)] == ["card:old_book_of_lore", "card:shrivelling"]
    g.choose("card:shrivelling")
    assert [slug_of(card) for card in g[DAISY].hand] == ["shrivelling"]
    assert "use:miskatonic_university" in g.options


def test_at_miskatonic_university_one_looks_at_six_cards() -> None:
    cards = ["guts", "guts", "knife", "knife", "flashlight", "flashlight", "old_book_of_lore"]
    g = visiting("miskatonic_university", DAISY).stack(DAISY, cards).choose("use:miskatonic_university")
    assert g[DAISY].hand == []
    assert len(g[DAISY].deck) == 7


def test_the_first_bank_of_arkham_pays_once() -> None:
    at = "downtown_first_bank_of_arkham"
    g = visiting(at).choose(f"use:{at}")
    assert g[ROLAND].resources == 8
    assert f"use:{at}" not in g.options


def test_arkham_asylum_heals_three_horror_once() -> None:
    at = "downtown_arkham_asylum"
    g = visiting(at).set("roland_banks.horror", 4).choose(f"use:{at}")
    assert g[ROLAND].horror == 1
    assert f"use:{at}" not in g.options


def test_allies_are_cheaper_in_easttown() -> None:
    g = town().give(ROLAND, "beat_cop", "machete").set("roland_banks.resources", 2)
    assert not [option for option in g.options if option.startswith("play:")]
    g.place("easttown", at="revealed").place(ROLAND, at="easttown")
    assert [option for option in g.options if option.startswith("play:")] == ["play:beat_cop#1"]
    g.choose("play:beat_cop#1")
    assert g[ROLAND].resources == 0


def test_the_graveyard_asks_for_willpower() -> None:
    g = town().place(ROLAND, at="rivertown").rig(tokens=["0"]).choose("move:graveyard")
    assert (g[ROLAND].at, g[ROLAND].horror) == ("graveyard", 0)


@pytest.mark.parametrize(
    ("choice", "at", "horror"), [("effect:take", "graveyard", 2), ("effect:flee_to_rivertown", "rivertown", 0)]
)
def test_whoever_fails_in_the_graveyard_suffers_or_flees(choice: str, at: str, horror: int) -> None:
    g = town().place(ROLAND, at="rivertown").rig(tokens=["-1"]).play("move:graveyard", choice)
    assert (g[ROLAND].at, g[ROLAND].horror) == (at, horror)


@rule("CG-LIM-06")
def test_northside_sells_two_clues_to_the_group_once() -> None:
    g = visiting("northside", ROLAND, DAISY).choose("use:northside")
    assert (g[ROLAND].clues, g[ROLAND].resources, g["northside"].clues) == (2, 0, 0)
    g.choose("end_turn")
    assert g[DAISY].resources == 5
    assert "use:northside" not in g.options


def test_northside_gives_no_credit() -> None:
    assert "use:northside" not in visiting("northside").set("roland_banks.resources", 4).options


# --- treacheries


def test_a_hunting_shadow_wounds_whoever_has_no_clue() -> None:
    assert drawing("hunting_shadow")[ROLAND].damage == 2


@pytest.mark.parametrize(("choice", "clues", "damage"), [("effect:spend_a_clue", 0, 0), ("effect:take", 1, 2)])
def test_a_hunting_shadow_may_be_shaken_off_with_a_clue(choice: str, clues: int, damage: int) -> None:
    g = drawing("hunting_shadow", g=town().give(ROLAND, "clue")).choose(choice)
    assert (g[ROLAND].clues, g[ROLAND].damage) == (clues, damage)


def test_a_hunting_shadow_takes_no_clue_that_cannot_be_spent() -> None:
    g = town().give(ROLAND, "clue").spawn(HUNTER, at="your_house", engaged=ROLAND).exhaust(HUNTER)
    drawing("hunting_shadow", g=g)
    assert (g[ROLAND].clues, g[ROLAND].damage) == (1, 2)


@rule("CG-SURG-01")
def test_a_false_lead_surges_for_whoever_has_no_clue() -> None:
    g = town().stack("encounter", [QUIET])
    drawing("false_lead", g=g)
    assert [event.card for event in g.happened(EncounterDrawn)] == ["false_lead", QUIET]
    assert g.state.lasting == []


@pytest.mark.parametrize(("token", "clues"), [("+1", 3), ("-1", 1), ("auto_fail", 0)])
def test_a_false_lead_costs_as_many_clues_as_the_test_is_failed_by(token: str, clues: int) -> None:
    g = drawing("false_lead", token, g=town().give(ROLAND, "clue", "clue", "clue"))
    assert g[ROLAND].clues == clues
    assert g["your_house"].clues == 1 + 3 - clues
    assert [event.card for event in g.happened(EncounterDrawn)] == ["false_lead"]


# --- the Cult of Umôrdhoth


@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("wolf_man_drew", (4, 4, 2, 2, 0, 1)),
        ("herman_collins", (3, 4, 4, 1, 1, 1)),
        ("peter_warren", (2, 3, 3, 1, 0, 1)),
        ("victoria_devereux", (3, 3, 2, 1, 0, 1)),
        ("ruth_turner", (2, 4, 5, 1, 0, 1)),
        ("the_masked_hunter", (4, 4, 2, 2, 1, 2)),
    ],
)
def test_cultists_have_their_published_values(card: str, values: tuple[int, ...]) -> None:
    printed = enemy_card(card)
    assert printed.unique
    assert (printed.fight, printed.health, printed.evade, printed.damage, printed.horror, printed.victory) == values


@rule("CG-ENEM-10")
@pytest.mark.parametrize(
    ("card", "at"),
    [
        ("wolf_man_drew", "downtown"),
        ("herman_collins", "graveyard"),
        ("peter_warren", "miskatonic_university"),
        ("victoria_devereux", "northside"),
        ("ruth_turner", "st_marys_hospital"),
    ],
)
def test_cultists_are_found_where_they_live(card: str, at: str) -> None:
    g = town().give(ROLAND, "clue", "clue").stack("side", [card]).choose(ACT)
    assert (district(g[card].at), g[card].engaged) == (at, -1)


def test_wolf_man_drew_heals_when_he_attacks() -> None:
    g = town().spawn("wolf_man_drew", at="your_house", engaged=ROLAND, damage=2).choose("resource")
    assert (g["wolf_man_drew"].damage, g[ROLAND].damage) == (1, 2)


def test_wolf_man_drew_does_not_heal_when_others_attack() -> None:
    g = town().spawn("wolf_man_drew", at="rivertown", damage=2).spawn("ghoul_minion", at="your_house", engaged=ROLAND)
    assert g.choose("resource")["wolf_man_drew"].damage == 2


@rule("CG-AOO-01")
def test_herman_collins_wants_four_cards() -> None:
    g = town().spawn("herman_collins", at="your_house", engaged=ROLAND)
    assert "use:herman_collins" not in g.give(ROLAND, "machete", "knife", "guts").options
    g.give(ROLAND, "flashlight", "beat_cop").choose("use:herman_collins")
    g.choose("card:machete#1", "card:knife#1", "card:guts#1", "card:flashlight#1")
    assert (g[ROLAND].hand, g[ROLAND].damage) == (["beat_cop#1"], 0)
    assert g.state.victory == ["herman_collins"]
    assert g.state.enemies == []


@rule("CG-WEAK-07")
def test_herman_collins_takes_no_weakness() -> None:
    g = town(AGNES).spawn("herman_collins", at="your_house", engaged=AGNES)
    g.give(AGNES, "dark_memory", "shrivelling", "knife", "guts")
    assert "use:herman_collins" not in g.options


def test_peter_warren_talks_for_two_clues() -> None:
    g = town().spawn("peter_warren", at="your_house", engaged=ROLAND).give(ROLAND, "clue")
    assert "use:peter_warren" not in g.options
    g.give(ROLAND, "clue").choose("use:peter_warren")
    assert (g[ROLAND].clues, g.state.victory) == (0, ["peter_warren"])


def test_victoria_devereux_talks_for_five_resources() -> None:
    g = town().spawn("victoria_devereux", at="your_house", engaged=ROLAND).choose("use:victoria_devereux")
    assert (g[ROLAND].resources, g[ROLAND].damage, g.state.victory) == (0, 0, ["victoria_devereux"])


def test_one_talks_only_to_cultists_who_are_there() -> None:
    assert "use:victoria_devereux" not in town().spawn("victoria_devereux", at="northside").options


def test_one_may_talk_to_a_cultist_who_is_engaged_with_somebody_else() -> None:
    g = town(ROLAND, DAISY).spawn("victoria_devereux", at="your_house", engaged=DAISY).choose("use:victoria_devereux")
    assert g[ROLAND].resources == 0
    assert g.state.victory == ["victoria_devereux"]


def test_ruth_turner_gives_up_once_she_is_evaded() -> None:
    g = town(WENDY).spawn("ruth_turner", at="your_house", engaged=WENDY).rig(tokens=["+1"]).choose("evade:ruth_turner")
    assert g.state.victory == ["ruth_turner"]
    assert g.state.enemies == []


def test_ruth_turner_stays_if_the_evasion_fails() -> None:
    g = town(WENDY).spawn("ruth_turner", at="your_house", engaged=WENDY).rig(tokens=["0"]).choose("evade:ruth_turner")
    assert g["ruth_turner"].engaged == 0


@rule("CG-VICT-08")
def test_a_cultist_who_is_defeated_goes_to_the_victory_display() -> None:
    g = town().spawn("peter_warren", at="your_house", engaged=ROLAND, damage=2).rig(tokens=["0"])
    g.play("fight:peter_warren", "pass")
    assert g.state.victory == ["peter_warren"]
