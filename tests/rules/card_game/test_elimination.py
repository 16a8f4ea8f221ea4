"""Defeat and elimination; trauma."""

import pytest
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import house

from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.using import action
from miskatonic.games.card_game.events import CluesDropped, Eliminated, ResolutionReached, Traumatized
from miskatonic.testing import Scenario, rule


def doomed(*seats: str, **setup: object) -> Scenario:
    """Roland is one blow away from defeat, and a ghoul is about to deal it when he gains a resource."""
    g = house(*(seats or ("roland_banks", "daisy_walker")), **setup).set("roland_banks.damage", 8)
    return g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks")


@rule("CG-ELIM-01")
def test_a_defeated_investigator_is_eliminated() -> None:
    g = doomed().choose("resource")
    assert g.happened(Eliminated) == [Eliminated("roland_banks", 0, "damage", cause="swarm_of_rats")]
    assert g.state.active == 1


@rule("CG-ELIM-02")
def test_a_card_can_defeat_an_investigator() -> None:
    g = house().place("agenda_theyre_getting_out", at="current").place("act_what_have_you_done", at="current")
    g.set("agenda_doom", 9).stack("encounter", ["obscuring_fog"]).choose("end_turn")
    assert g["roland_banks"].fate == "defeated"


@rule("CG-ELIM-03")
def test_an_eliminated_investigator_takes_no_part_any_more() -> None:
    g = doomed().choose("resource")
    g.stack("encounter", ["obscuring_fog"]).choose("end_turn")
    assert g.state.active == 1, "there is nobody else to choose from"
    assert g["roland_banks"].at == ""


@rule("CG-ELIM-04")
def test_the_cards_of_the_eliminated_leave_the_game() -> None:
    g = doomed().give("roland_banks", "play:machete", "knife", "discard:guts").choose("resource")
    roland = g["roland_banks"]
    assert (roland.play, roland.hand, roland.discard, list(roland.deck)) == ([], [], [], [])
    assert {"machete#1", "knife#1", "guts#1"} <= set(roland.removed)


@rule("CG-ELIM-06")
def test_clues_stay_at_the_location_and_resources_are_gone() -> None:
    g = doomed().give("roland_banks", "clue", "clue").choose("resource")
    assert (g["hallway"].clues, g["roland_banks"].clues, g["roland_banks"].resources) == (2, 0, 0)


def test_what_defeated_an_investigator_is_not_said_to_cause_what_follows() -> None:
    g = doomed().give("roland_banks", "clue", "clue").choose("resource")
    assert g.happened(CluesDropped) == [CluesDropped("roland_banks", 0, "hallway", 2)]


@rule("CG-ELIM-07")
def test_enemies_stay_as_they_are() -> None:
    g = (
        doomed()
        .spawn("ghoul_minion", at="hallway", engaged="roland_banks", damage=1, exhausted=True)
        .choose("resource")
    )
    ghoul = g["ghoul_minion"]
    assert (ghoul.at, ghoul.engaged, ghoul.damage, ghoul.exhausted) == ("hallway", -1, 1, True)


@rule("CG-ELIM-08")
def test_other_cards_of_the_threat_area_are_discarded() -> None:
    g = doomed().give("roland_banks", "threat:dissonant_voices").choose("resource")
    assert g["roland_banks"].threat == []
    assert g.state.encounter_discard == ["dissonant_voices"]


@rule("CG-ELIM-09")
def test_a_new_lead_is_chosen() -> None:
    g = doomed("roland_banks", "daisy_walker", "agnes_baker").choose("resource")
    assert (g.options, g.decision.rule) == (["lead:daisy_walker", "lead:agnes_baker"], "CG-ELIM-09")
    assert g.choose("lead:agnes_baker").state.lead == 2


@rule("CG-ELIM-10")
def test_the_scenario_ends_with_the_last_investigator() -> None:
    g = doomed("roland_banks").choose("resource")
    assert g.happened(ResolutionReached) == [ResolutionReached("the_gathering", 0)]
    assert g.outcome is not None


# --- trauma


@rule("CG-TRAU-01", "CG-TRAU-02")
def test_in_a_campaign_damage_leaves_a_physical_trauma() -> None:
    g = doomed(campaign=True).choose("resource")
    assert g.happened(Traumatized) == [Traumatized("roland_banks", 0, 1, 0, cause="swarm_of_rats")]
    assert (g["roland_banks"].physical_trauma, g["roland_banks"].killed) == (1, False)


@rule("CG-TRAU-03")
def test_in_a_campaign_horror_leaves_a_mental_trauma(homemade: Homemade) -> None:
    fright = homemade.asset(action(take(horror=5)))
    g = house("roland_banks", "daisy_walker", campaign=True).give("roland_banks", f"play:{fright}")
    g.choose(f"use:{fright}")
    assert (g["roland_banks"].physical_trauma, g["roland_banks"].mental_trauma) == (0, 1)


@rule("CG-TRAU-04")
@pytest.mark.parametrize(("kind", "trauma"), [("physical", (1, 0)), ("mental", (0, 1))])
def test_whoever_is_defeated_by_both_at_once_chooses(homemade: Homemade, kind: str, trauma: tuple[int, int]) -> None:
    end = homemade.asset(action(take(9, 5)))
    g = house("roland_banks", "daisy_walker", campaign=True).give("roland_banks", f"play:{end}").choose(f"use:{end}")
    assert g.decision.rule == "CG-TRAU-04"
    g.choose(f"trauma:{kind}")
    assert (g["roland_banks"].physical_trauma, g["roland_banks"].mental_trauma) == trauma


@rule("CG-TRAU-05")
def test_as_much_physical_trauma_as_health_kills() -> None:
    g = doomed(campaign=True).set("roland_banks.physical_trauma", 8).choose("resource")
    assert g["roland_banks"].killed


@rule("CG-TRAU-06")
def test_as_much_mental_trauma_as_sanity_drives_insane(homemade: Homemade) -> None:
    fright = homemade.asset(action(take(horror=5)))
    g = house("roland_banks", "daisy_walker", campaign=True).give("roland_banks", f"play:{fright}")
    g.set("roland_banks.mental_trauma", 4).choose(f"use:{fright}")
    assert g["roland_banks"].insane


@rule("CG-TRAU-12", "CG-ALONE-14")
def test_a_scenario_on_its_own_leaves_no_trauma_of_defeat() -> None:
    g = doomed().choose("resource")
    assert g.happened(Traumatized) == []
    assert (g["roland_banks"].fate, g["roland_banks"].physical_trauma) == ("damage", 0)
