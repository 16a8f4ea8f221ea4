"""Defeat in a campaign: trauma, killed and insane investigators, and who comes after them."""

from typing import Any

import pytest
from tests.rules.card_game.shared import house

from miskatonic.games.card_game.components import INVESTIGATORS
from miskatonic.games.card_game.events import Eliminated, Traumatized
from miskatonic.games.card_game.rules.ending import ScenarioOver
from miskatonic.games.card_game.rules.harm import deal, eliminate, suffer_trauma
from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.text import render
from miskatonic.testing import Scenario, rule

ROLAND, DAISY = "roland_banks", "daisy_walker"


def campaign(**values: Any) -> Scenario:
    """Two investigators in the first scenario of a campaign."""
    g = house(ROLAND, DAISY, campaign=True)
    for path, value in values.items():
        g.set(path.replace("__", "."), value)
    return g


def run(g: Scenario, rules: Rules[None], *answers: str) -> Scenario:
    """Runs rules and answers what they ask; the scenario may end in the middle of it."""
    left = list(answers)
    try:
        decision: Decision | None = next(rules, None)
        while decision is not None:
            wanted = left.pop(0)
            decision = rules.send([option for option in decision.options if option.id == wanted])
    except (StopIteration, ScenarioOver):
        pass
    assert not left
    g.table.edited()
    return g


def suffered(g: Scenario, who: str) -> tuple[int, int]:
    """Physical and mental trauma."""
    return g[who].physical_trauma, g[who].mental_trauma


@rule("CG-TRAU-01", "CG-TRAU-02")
def test_a_defeat_by_damage_leaves_a_physical_trauma_and_the_next_scenario_open() -> None:
    g = campaign()
    run(g, deal(g.state, g[DAISY], damage=5))
    assert (g[DAISY].fate, suffered(g, DAISY), g[DAISY].killed) == ("damage", (1, 0), False)
    assert DAISY not in [investigator.slug for investigator in g.state.present()]
    run(g, eliminate(g.state, g[ROLAND], "resigned"), *[])
    g.choose("nobody")
    assert g.state.dossiers[1].physical_trauma == 1
    assert g.state.lost == []


@rule("CG-TRAU-03")
def test_a_defeat_by_horror_leaves_a_mental_trauma() -> None:
    g = campaign()
    run(g, deal(g.state, g[DAISY], horror=9))
    assert (g[DAISY].fate, suffered(g, DAISY), g[DAISY].insane) == ("horror", (0, 1), False)


@rule("CG-TRAU-04")
def test_outside_of_a_campaign_nobody_is_asked_for_a_trauma() -> None:
    g = house("roland_banks", "daisy_walker").set("roland_banks.damage", 8).set("roland_banks.horror", 4)
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("resource")
    assert [render(event.text(), "en") for event in g.happened(Eliminated)] == [
        "Roland Banks is defeated by damage and horror at once."
    ]


@rule("CG-TRAU-04")
@pytest.mark.parametrize(("choice", "trauma"), [("trauma:physical", (1, 0)), ("trauma:mental", (0, 1))])
def test_who_is_defeated_by_both_at_once_chooses(choice: str, trauma: tuple[int, int]) -> None:
    g = campaign()
    run(g, deal(g.state, g[DAISY], damage=5, horror=9), choice)
    assert suffered(g, DAISY) == trauma


@rule("CG-TRAU-02")
def test_who_resigns_suffers_nothing() -> None:
    g = campaign()
    run(g, eliminate(g.state, g[DAISY], "resigned"))
    assert suffered(g, DAISY) == (0, 0)


@rule("CG-TRAU-05")
@pytest.mark.parametrize(("before", "killed"), [(3, False), (4, True), (7, True)])
def test_as_much_physical_trauma_as_printed_health_kills(before: int, killed: bool) -> None:
    assert INVESTIGATORS[DAISY].health == 5
    g = campaign(daisy_walker__physical_trauma=before)
    run(g, deal(g.state, g[DAISY], damage=5))
    assert (g[DAISY].killed, g[DAISY].insane) == (killed, False)


@rule("CG-TRAU-06")
@pytest.mark.parametrize(("before", "insane"), [(7, False), (8, True)])
def test_as_much_mental_trauma_as_printed_sanity_drives_insane(before: int, insane: bool) -> None:
    assert INVESTIGATORS[DAISY].sanity == 9
    g = campaign(daisy_walker__mental_trauma=before)
    run(g, deal(g.state, g[DAISY], horror=9))
    assert (g[DAISY].killed, g[DAISY].insane) == (False, insane)


@rule("CG-TRAU-05", "CG-TRAU-06")
def test_printed_values_count_whatever_cards_add() -> None:
    g = campaign().give(DAISY, "play:elder_sign_amulet")
    run(g, suffer_trauma(g.state, g[DAISY], mental=9))
    assert g[DAISY].insane


@rule("CG-TRAU-07", "CG-TRAU-11")
def test_a_resolution_kills_those_that_it_names() -> None:
    g = campaign().place("agenda_theyre_getting_out", at="current").set("agenda_doom", 9)
    run(g, eliminate(g.state, g[DAISY], "resigned"))
    g.set("agenda_doom", 9).choose("end_turn")
    assert (g[ROLAND].killed, g[DAISY].killed) == (True, False)
    assert suffered(g, ROLAND) == (0, 0), "there is no trauma beside"


@rule("CG-TRAU-11")
def test_a_defeat_by_a_card_leaves_only_what_the_card_says() -> None:
    g = campaign()
    run(g, eliminate(g.state, g[DAISY], "defeated"))
    assert (g[DAISY].fate, suffered(g, DAISY), g.happened(Traumatized)) == ("defeated", (0, 0), [])


def lose_daisy() -> Scenario:
    """Daisy is killed; Roland resigns, and nobody takes Lita Chantler along."""
    g = campaign(daisy_walker__physical_trauma=4)
    run(g, deal(g.state, g[DAISY], damage=5))
    run(g, eliminate(g.state, g[ROLAND], "resigned"))
    g.choose("nobody")
    while g.decision.kind.name == "experience":
        g.choose("done")
    return g


@rule("CG-TRAU-08")
def test_the_killed_are_written_down_and_cannot_be_used_again() -> None:
    g = lose_daisy()
    assert g.state.lost == [DAISY]
    assert f"take:{DAISY}" not in g.options
    g.choose("take:agnes_baker")
    assert "daisy_walker" not in [dossier.slug for dossier in g.state.dossiers]


@rule("CG-TRAU-09")
def test_the_player_goes_on_with_another_investigator_and_a_new_deck() -> None:
    g = lose_daisy().choose("take:agnes_baker")
    dossier = g.state.dossiers[1]
    assert (dossier.slug, len(dossier.cards), "heirloom_of_hyperborea" in dossier.cards) == ("agnes_baker", 33, True)
    assert (dossier.experience, dossier.physical_trauma, dossier.mental_trauma) == (0, 0, 0)


@rule("CG-TRAU-10")
def test_if_somebody_needs_an_investigator_and_none_is_left_everybody_loses() -> None:
    g = campaign(daisy_walker__physical_trauma=4)
    g.state.lost += ["skids_otoole", "agnes_baker", "wendy_adams"]
    run(g, deal(g.state, g[DAISY], damage=5))
    run(g, eliminate(g.state, g[ROLAND], "resigned"))
    g.choose("nobody")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "cg-outcome-nobody-left")


@rule("CG-CAMP-05", "CG-TRAU-08")
def test_the_dead_earn_no_experience() -> None:
    g = lose_daisy()
    assert [dossier.experience for dossier in g.state.dossiers] == [2, 0]
