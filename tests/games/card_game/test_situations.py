"""The words by which tests put the card game into situations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.events import EncounterDrawn, PhaseBegan, PhaseEnded, RoundBegan
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, scenario

ROLAND, DAISY, SKIDS = "roland_banks", "daisy_walker", "skids_otoole"
MASKS, DEVOURER = "the_midnight_masks", "the_devourer_below"


def study(*seats: str) -> Scenario:
    """The Gathering."""
    return scenario("card_game", seats=list(seats or (ROLAND,)))


def campaign(*seats: str) -> Scenario:
    """The first scenario of a campaign."""
    return scenario("card_game", seats=list(seats or (ROLAND,)), campaign=True)


def town() -> Scenario:
    """The Midnight Masks on its own."""
    return scenario("card_game", seats=[ROLAND], scenario=MASKS, earlier=[2])


def refused(use: Callable[[], object], sentence: str) -> None:
    """It fails with that sentence."""
    with pytest.raises(AssertionError, match=sentence):
        use()


# --- where the round stands


@pytest.mark.parametrize(
    ("phase", "ended"),
    [("mythos", []), ("investigation", ["mythos"]), ("enemy", ["investigation"]), ("upkeep", ["enemy"])],
)
def test_a_phase_begins_after_the_one_before_it_has_ended(phase: str, ended: list[str]) -> None:
    g = study(ROLAND, DAISY).begin(phase=phase).stack("encounter", ["ancient_evils", "ancient_evils"])
    assert [event.phase for event in g.happened(PhaseEnded)][: len(ended)] == ended
    assert g.happened(PhaseBegan)[0].phase == phase


def test_the_mythos_phase_begins_a_round() -> None:
    g = study(ROLAND, DAISY).begin(phase="mythos").stack("encounter", ["ancient_evils", "ancient_evils"])
    assert [event.number for event in g.happened(RoundBegan)] == [2]
    assert g.options == [f"who:{ROLAND}", f"who:{DAISY}"], "all turns are to come"


def test_a_step_begins_with_everybody_still_to_come() -> None:
    g = study(ROLAND, DAISY).begin(step="encounter").stack("encounter", ["ancient_evils", "ghoul_minion"])
    assert [event.seat for event in g.stop("mythos_end").happened(EncounterDrawn)] == [0, 1]
    assert (g.state.phase, g.state.active) == ("mythos", -1)


def test_after_the_investigation_phase_no_turn_is_to_come() -> None:
    g = study(ROLAND, DAISY).begin(step="upkeep").stop("round_end")
    assert g.options == ["go_on"]
    assert [investigator.actions for investigator in g.state.investigators] == [0, 0]


def test_it_is_anybodys_turn() -> None:
    g = study(ROLAND, DAISY).give(DAISY, "play:leo_de_luca").begin(turn=DAISY)
    assert (g.decision.seat, g[DAISY].actions, g[DAISY].tome_actions, g[ROLAND].actions) == (1, 4, 1, 0)
    assert g.choose("end_turn").decision.seat == 0, "Roland's turn is to come"


def test_there_is_no_other_phase() -> None:
    refused(lambda: study().begin(phase="setup"), "there is no phase 'setup'; there are mythos, investigation, enemy")


def test_after_a_scenario_on_its_own_there_is_nothing() -> None:
    refused(lambda: study().begin(step="interlude"), "nothing after a scenario on its own: .* campaign=True")


# --- the eliminated


def test_an_eliminated_investigator_leaves_with_everything() -> None:
    g = study(ROLAND, DAISY).give(DAISY, "clue", "knife", "play:medical_texts").set("study.clues", 0)
    g.spawn("ghoul_minion", engaged=DAISY).eliminate(DAISY)
    assert (g[DAISY].fate, g[DAISY].at, g[DAISY].hand, g[DAISY].play) == ("resigned", "", [], [])
    assert (g["study"].clues, g["ghoul_minion"].engaged) == (1, 0)
    assert g.decision.seat == 0


def test_if_it_was_its_turn_it_is_the_leads() -> None:
    g = study(ROLAND, DAISY, SKIDS).eliminate(ROLAND, "horror")
    assert (g[ROLAND].fate, g.state.lead, g.state.active) == ("horror", 1, 1)


def test_somebody_must_be_left_and_fates_have_names() -> None:
    refused(lambda: study().eliminate(ROLAND), "without roland_banks nobody would be left")
    refused(lambda: study(ROLAND, DAISY).eliminate(DAISY, "hunger"), "by 'hunger'; there is resigned, damage, horror")
    refused(lambda: study(ROLAND, DAISY).eliminate(DAISY).begin(turn=DAISY), "daisy_walker is out of the game")


# --- the campaign


def test_the_record_of_a_campaign_shapes_a_later_scenario() -> None:
    g = campaign(ROLAND, DAISY).record("house_burned", "ghoul_priest_alive").record(DAISY, experience=3)
    g.record(ROLAND, physical_trauma=2, mental_trauma=1, cards=["lita_chantler", "haunted"])
    g.begin(scenario=MASKS)
    assert (g.state.scenario, g.state.round, g.decision.kind.name) == (MASKS, 1, "turn")
    assert {g[ROLAND].at, g[DAISY].at} == {"rivertown"}, "the house is gone"
    assert "ghoul_priest" in g.state.encounter_deck
    assert (g[ROLAND].damage, g[ROLAND].horror, g.state.dossiers[1].experience) == (2, 1, 3)
    assert "lita_chantler" in map(slug_of, g[ROLAND].deck)
    assert "haunted" not in g.state.collection, "one copy less can be drawn"


def test_the_third_scenario_follows_on_whatever_was_recorded() -> None:
    g = campaign().record("got_away:ruth_turner", "got_away:peter_warren").begin(scenario=DEVOURER)
    assert (g.state.agenda_doom, g[ROLAND].at, g.state.bag.count("elder_thing")) == (1, "main_path", 1)


def test_trauma_that_was_recorded_is_there_when_the_scenario_ends() -> None:
    g = campaign().record(ROLAND, mental_trauma=1).set("resolution", 2).begin(step="scenario_end")
    assert g.state.step == "interlude"
    assert g.state.dossiers[0].mental_trauma == 1


def test_between_two_scenarios_cards_are_bought() -> None:
    g = campaign().record(ROLAND, experience=1).begin(step="interlude")
    assert "upgrade:magnifying_glass_1" in g.options


def test_only_what_a_campaign_knows_is_recorded() -> None:
    refused(
        lambda: campaign().record("house_flooded"), "nothing writes 'house_flooded' into the campaign log; there is"
    )
    refused(lambda: campaign().record(ROLAND, cards=["kniife"]), "there is no card 'kniife'")
    refused(lambda: campaign().record(ROLAND, "house_burned"), "an investigator is recorded by itself")
    refused(lambda: campaign().record(experience=1), "an investigator is recorded by itself: its name first")
    refused(lambda: study().record(ROLAND, experience=1), "no record of roland_banks: .* campaign=True")


def test_only_a_campaign_has_later_scenarios() -> None:
    refused(lambda: study().begin(scenario=MASKS), "later ones need campaign=True")
    refused(lambda: campaign().begin(scenario="the_gathering"), "'the_gathering' is no later scenario of the campaign")


# --- locations


@pytest.mark.parametrize("version", ["southside_historical_society", "southside_mas_boarding_house"])
def test_the_chosen_version_of_a_location_takes_the_place_of_the_other(version: str) -> None:
    g = town().place(version, at="unrevealed")
    assert [place.card for place in g.state.locations if place.card.startswith("southside")] == [version]
    assert len(g.state.locations) == 9


def test_whoever_is_at_the_other_version_stays_there() -> None:
    g = town()
    here = next(place.card for place in g.state.locations if place.card.startswith("downtown"))
    other = ({"downtown_arkham_asylum", "downtown_first_bank_of_arkham"} - {here}).pop()
    g.place(ROLAND, at=here).spawn("acolyte", at=here).place(other, at="revealed")
    assert (g[ROLAND].at, g["acolyte"].at, here in g.state.removed) == (other, other, True)


def test_a_location_that_nobody_has_recognized_yet_turns_out_to_be_the_chosen_one() -> None:
    g = scenario("card_game", seats=[ROLAND], scenario=DEVOURER).place("arkham_woods_cliffside", at="revealed")
    assert [place.card for place in g.state.locations if place.card.startswith("arkham_woods")] == [
        "arkham_woods_cliffside",
        "arkham_woods#2",
        "arkham_woods#3",
        "arkham_woods#4",
    ]
    assert "arkham_woods_cliffside" not in g.state.side_deck


def test_a_location_that_is_revealed_gets_its_clues_once() -> None:
    g = town().place("northside", at="revealed")
    assert (g["northside"].revealed, g["northside"].clues) == (True, 2)
    assert g.set("northside.clues", 1).place("northside", at="revealed")["northside"].clues == 1
    assert g.place("northside", at="unrevealed")["northside"].clues == 0


def test_where_an_investigator_is_the_location_is_revealed() -> None:
    g = town().place(ROLAND, at="northside")
    assert (g["northside"].revealed, g["northside"].clues) == (True, 2)


def test_a_location_has_two_sides() -> None:
    refused(lambda: town().place("northside", at="upside_down"), "revealed or unrevealed, not 'upside_down'")
    refused(lambda: town().place(ROLAND, at="machete"), "'machete' is no location")


# --- copies


def test_the_same_card_given_twice_is_two_copies() -> None:
    assert study().give(ROLAND, "knife", "knife")[ROLAND].hand == ["knife#1", "knife#2"]
    assert study().give(ROLAND, "machete", "machete")[ROLAND].hand == ["machete#1", "machete#2"], "one is new"
    assert [asset.card for asset in study().give(ROLAND, "play:knife", "play:knife")[ROLAND].play] == [
        "knife#1",
        "knife#2",
    ]


def test_a_card_that_is_given_elsewhere_moves() -> None:
    g = study().give(ROLAND, "machete").give(ROLAND, "play:machete")
    assert (g[ROLAND].hand, g["machete"].card) == ([], "machete#1")


def test_a_stacked_card_is_moved_and_never_made_twice() -> None:
    g = study().stack("encounter", ["ancient_evils", "ancient_evils", "ancient_evils"])
    assert sorted(g.state.encounter_deck[-3:]) == ["ancient_evils", "ancient_evils#2", "ancient_evils#3"]
    g.stack("encounter", ["ancient_evils#3"])
    assert g.state.encounter_deck[-1] == "ancient_evils#3"
    assert [slug_of(card) for card in g.state.encounter_deck].count("ancient_evils") == 3


def test_a_card_in_play_cannot_be_stacked() -> None:
    g = study().give(ROLAND, "threat:dissonant_voices", "threat:dissonant_voices")
    refused(lambda: g.stack("encounter", ["dissonant_voices"]), "dissonant_voices cannot be taken: it is in play")


def test_what_the_scenario_does_not_have_is_added_to_it() -> None:
    assert study().stack("encounter", ["hunting_nightgaunt"]).state.encounter_deck[-1] == "hunting_nightgaunt"
    refused(lambda: study().stack("encounter", ["hunting_daygaunt"]), "there is no card 'hunting_daygaunt'")


def test_an_enemy_spawns_somewhere() -> None:
    refused(lambda: study().spawn("ghoul_minion"), "ghoul_minion spawns nowhere: say at which location")


# --- chance


def test_the_weakness_that_is_drawn_has_a_queue_of_its_own() -> None:
    g = campaign(ROLAND, DAISY).set("daisy_walker.killed", True).set("resolution", 2).begin(step="scenario_end")
    g.rig(weaknesses=["amnesia"]).play("done", "take:agnes_baker")
    assert "amnesia" in g.state.dossiers[1].cards


def test_a_card_that_is_discarded_at_random_is_rigged_by_its_name() -> None:
    g = study().give(ROLAND, "knife", "machete", "guts").rig(discards=["machete"])
    g.set("agenda_doom", 2).begin(phase="mythos").choose("effect:all_discard_at_random")
    assert g[ROLAND].hand == ["knife#1", "guts#1"]


def test_a_deck_that_is_shuffled_brings_up_what_is_rigged() -> None:
    g = study().set(f"{ROLAND}.deck", Pile()).give(ROLAND, "discard:knife", "discard:guts")
    g.rig(shuffles=[["guts"]]).choose("draw")
    assert g[ROLAND].hand == ["guts#1"]


def test_what_a_later_scenario_is_laid_out_with_is_rigged_before_it_begins() -> None:
    chosen = ["downtown_arkham_asylum", "southside_historical_society"]
    g = campaign().rig(locations=chosen).begin(scenario=MASKS)
    assert [place.card for place in g.state.locations][:2] == chosen
    g = campaign().rig(sets=["agents_of_hastur"]).begin(scenario=DEVOURER)
    assert g.state.hidden_set == "agents_of_hastur"


# --- tokens, exhausted cards, the bottom of a deck


@pytest.mark.parametrize(("card", "clues", "horror"), [("cover_up", 3, 0), ("haunted", 0, 0)])
def test_a_card_in_a_threat_area_has_the_tokens_it_enters_with(card: str, clues: int, horror: int) -> None:
    g = study().give(ROLAND, f"threat:{card}")
    assert (g[card].clues, g[card].horror) == (clues, horror)


def test_a_card_or_an_enemy_is_exhausted() -> None:
    g = study().give(ROLAND, "play:machete").spawn("ghoul_minion", engaged=ROLAND).exhaust("machete", "ghoul_minion")
    assert (g["machete"].exhausted, g["ghoul_minion"].exhausted) == (True, True)
    refused(lambda: study().exhaust("study"), "study cannot be exhausted")
    refused(lambda: g.exhaust("machete"), "machete is exhausted already")


def test_a_card_lies_at_the_bottom_of_a_deck() -> None:
    g = study().stack(ROLAND, ["machete", "guts"], bottom=True)
    assert [slug_of(card) for card in g[ROLAND].deck[:2]] == ["guts", "machete"]


@pytest.mark.parametrize("card", [DAISY, "play:study", "act_trapped", "discard:agenda_whats_going_on"])
def test_nobody_holds_an_investigator_a_place_an_act_or_an_agenda(card: str) -> None:
    refused(lambda: study().give(ROLAND, card), "nobody holds")


def test_a_card_is_removed_from_the_game() -> None:
    g = study().place("ancient_evils", at="box").place("machete", at="box")
    assert [slug_of(card) for card in g.state.removed] == ["ancient_evils"]
    assert "machete#1" in g[ROLAND].removed
