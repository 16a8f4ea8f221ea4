"""The Midnight Masks: how it is set up, and what each of its endings brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.card_game.shared import keep_hands

from miskatonic.games.card_game.components import SCENARIOS, slug_of
from miskatonic.games.card_game.rules.scenarios import gather
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "wendy_adams"
SEATS = (ROLAND, DAISY, SKIDS, WENDY)
CULT = ["wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner"]
HUNTER = "the_masked_hunter"
RESIGN = "use:agenda_predator_or_prey"
TOWN = [
    "downtown",
    "easttown",
    "graveyard",
    "miskatonic_university",
    "northside",
    "rivertown",
    "southside",
    "st_marys_hospital",
    "your_house",
]


def new_game(*seats: str, **setup: Any) -> CardGame:
    """The state once nobody has exchanged a card."""
    table = new_table("card_game", seats=list(seats), scenario="the_midnight_masks", **{"earlier": [2], **setup})
    state: CardGame = keep_hands(table).state
    return state


def in_town(*seats: str, **setup: Any) -> Scenario:
    """The first turn, without decks and Acolytes."""
    g = scenario("card_game", seats=list(seats), scenario="the_midnight_masks", **{"earlier": [2], **setup})
    g.set("enemies", [])
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


def district(card: str) -> str:
    """`downtown` for either of its two versions."""
    return next((part for part in ("downtown", "southside") if card.startswith(part)), card)


# --- setup


@rule("CG-SETUP-16", "CG-LOC-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_at_home_if_the_house_stands(players: int) -> None:
    game = new_game(*SEATS[:players])
    assert sorted(district(place.card) for place in game.locations) == TOWN
    assert [place.card for place in game.locations if place.revealed] == ["your_house"]
    assert game.location("your_house").clues == players
    assert {investigator.at for investigator in game.investigators} == {"your_house"}


@pytest.mark.parametrize("players", [1, 4])
def test_everybody_starts_in_rivertown_if_the_house_burned_down(players: int) -> None:
    game = new_game(*SEATS[:players], log=["house_burned"])
    assert sorted(district(place.card) for place in game.locations) == [name for name in TOWN if name != "your_house"]
    assert [place.card for place in game.locations if place.revealed] == ["rivertown"]
    assert game.location("rivertown").clues == players
    assert {investigator.at for investigator in game.investigators} == {"rivertown"}
    assert "your_house" in game.removed


def test_one_downtown_and_one_southside_are_chosen_at_random() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        game = new_game(ROLAND, seed=seed)
        chosen = [place.card for place in game.locations if district(place.card) != place.card]
        removed = [card for card in game.removed if district(card) != card]
        assert sorted(map(district, chosen)) == sorted(map(district, removed)) == ["downtown", "southside"]
        seen.update(chosen)
    assert len(seen) == 4
    assert min(seen.values()) > 5


@rule("CG-SETUP-17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_encounter_deck_holds_the_five_sets_but_for_the_acolytes_in_play(players: int) -> None:
    deck = Counter(card_of(card).code for card in new_game(*SEATS[:players]).encounter_deck)
    assert sum(deck.values()) == 21 - (players - 1)
    whole = {
        "01135": 3,
        "01136": 2,
        "01167": 2,
        "01168": 2,
        "01169": 3,
        "01170": 1,
        "01171": 2,
        "01172": 2,
        "01173": 2,
        "01174": 2,
    }
    assert deck == Counter({**whole, "01169": 3 - (players - 1)})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_acolyte_with_doom_waits_for_each_investigator_but_the_first(players: int) -> None:
    g = scenario("card_game", seats=list(SEATS[:players]), scenario="the_midnight_masks", earlier=[2])
    found = [(slug_of(enemy.card), district(enemy.at), enemy.doom) for enemy in g.state.enemies]
    where = ["southside", "downtown", "graveyard"][: players - 1]
    assert found == [("acolyte", at, 1) for at in where]
    assert g.state.set_aside == []


def test_the_ghoul_priest_is_in_the_encounter_deck_if_it_lives() -> None:
    assert "ghoul_priest" not in new_game(ROLAND).encounter_deck
    game = new_game(ROLAND, log=["house_standing", "ghoul_priest_alive"])
    assert list(game.encounter_deck).count("ghoul_priest") == 1
    assert len(game.encounter_deck) == 22


def test_the_cultists_have_a_deck_of_their_own() -> None:
    assert sorted(new_game(ROLAND).side_deck) == sorted(CULT)
    assert len({new_game(ROLAND, seed=seed).side_deck.ids for seed in range(10)}) > 5


def test_there_are_two_agendas_and_one_act() -> None:
    game = new_game(ROLAND)
    assert [game.agenda, *game.agenda_deck] == ["agenda_predator_or_prey", "agenda_time_is_running_short"]
    assert [game.act, *game.act_deck] == ["act_uncovering_the_conspiracy"]
    assert game.agenda_doom == 0


def test_lita_having_found_others_changes_nothing_in_play() -> None:
    game = new_game(ROLAND, log=["house_standing", "lita_found_others"])
    assert {investigator.at for investigator in game.investigators} == {"your_house"}
    assert len(game.encounter_deck) == 21


def test_every_set_of_the_scenario_has_cards() -> None:
    assert all(gather(edition_of("card_game"), name) for name in SCENARIOS["the_midnight_masks"].sets)


# --- endings


def unmasked(*seats: str, **setup: Any) -> Scenario:
    """The last of six cultists is about to fall."""
    g = in_town(*seats, **setup).place("agenda_time_is_running_short", at="current")
    for card in CULT:
        g.place(card, at="victory")
    g.spawn(HUNTER, at="your_house", engaged=seats[0], damage=4 + 2 * len(seats) - 1)
    return g.rig(tokens=["0"]).choose(f"fight:{HUNTER}")


@rule("CG-VICT-01", "CG-VICT-05")
def test_finding_all_six_cultists_wins_the_scenario() -> None:
    g = unmasked(ROLAND, DAISY)
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
    assert {f"interrogated:{card}" for card in [*CULT, HUNTER]} <= set(g.state.log)
    assert not [key for key in g.state.log if key.startswith("got_away:")]
    assert "past_midnight" not in g.state.log


@rule("CG-CAMP-05")
def test_finding_all_six_cultists_brings_what_they_are_worth() -> None:
    g = unmasked(ROLAND, DAISY)
    assert [investigator.experience for investigator in g.state.investigators] == [7, 7]


@rule("CG-VICT-09")
def test_places_without_clues_are_worth_experience() -> None:
    g = in_town(ROLAND)
    for place in ("graveyard", "northside", "miskatonic_university"):
        g.place(place, at="revealed").set(f"{place}.clues", 0)
    g.set("northside.clues", 1).choose(RESIGN)
    assert sorted(g.state.victory) == ["graveyard", "miskatonic_university"]
    assert g[ROLAND].experience == 2


@rule("CG-VICT-03")
def test_whoever_was_not_interrogated_got_away_without_a_resolution() -> None:
    g = in_town(ROLAND).place(CULT[3], at="victory").place(CULT[4], at="victory")
    g.spawn(CULT[2], at="northside").choose(RESIGN)
    assert {key for key in g.state.log if key.startswith("got_away:")} == {
        f"got_away:{card}" for card in [*CULT[:3], HUNTER]
    }
    assert {key for key in g.state.log if key.startswith("interrogated:")} == {
        f"interrogated:{card}" for card in CULT[3:]
    }
    assert g[ROLAND].experience == 2


@rule("CG-VICT-05")
def test_resigning_does_not_win_the_scenario() -> None:
    g = in_town(ROLAND).choose(RESIGN)
    assert g.outcome is not None
    assert g.outcome.winners == []
    assert g.state.resolution == 0
    assert "past_midnight" not in g.state.log


def test_the_masked_hunter_got_away_if_it_never_came() -> None:
    assert f"got_away:{HUNTER}" in in_town(ROLAND).choose(RESIGN).state.log


def test_the_masked_hunter_that_was_defeated_did_not_get_away() -> None:
    g = in_town(ROLAND).place("agenda_time_is_running_short", at="current").place(HUNTER, at="victory")
    g.choose("use:agenda_time_is_running_short")
    assert f"got_away:{HUNTER}" not in g.state.log
    assert f"interrogated:{HUNTER}" in g.state.log


def test_acolytes_are_not_recorded() -> None:
    g = in_town(ROLAND).spawn("acolyte", at="northside").choose(RESIGN)
    assert not [key for key in g.state.log if "acolyte" in key]


@rule("CG-VICT-02")
def test_at_midnight_the_cultists_left_get_away() -> None:
    g = in_town(ROLAND).place("agenda_time_is_running_short", at="current").set("agenda_doom", 7)
    g.place(CULT[0], at="victory").spawn(HUNTER, at="graveyard").choose("end_turn")
    assert g.outcome is not None
    assert g.outcome.winners == []
    assert g.state.resolution == 2
    assert {key for key in g.state.log if ":" in key} == {
        f"interrogated:{CULT[0]}",
        *(f"got_away:{card}" for card in [*CULT[1:], HUNTER]),
    }
    assert "past_midnight" in g.state.log
    assert g[ROLAND].experience == 1


@pytest.mark.parametrize("alive", [False, True])
def test_a_ghoul_priest_who_is_defeated_is_crossed_out(alive: bool) -> None:
    g = in_town(ROLAND, log=["house_standing", "ghoul_priest_alive"])
    if not alive:
        g.place("ghoul_priest", at="victory")
    g.choose(RESIGN)
    assert ("ghoul_priest_alive" in g.state.log) is alive


@rule("CG-TRAU-02")
def test_in_a_campaign_only_the_defeated_carry_trauma_from_the_town() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY], campaign=True).begin(scenario="the_midnight_masks")
    g.set("enemies", []).set("daisy_walker.damage", 4).place(DAISY, at="rivertown")
    g.spawn("hunting_nightgaunt", at="rivertown", engaged=DAISY).play(RESIGN, "resource")
    assert [investigator.physical_trauma for investigator in g.state.investigators] == [0, 1]
    assert [investigator.mental_trauma for investigator in g.state.investigators] == [0, 0]
