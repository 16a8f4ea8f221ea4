"""Winning, losing and the victory display."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.events import ResolutionReached
from miskatonic.testing import Scenario, rule


def priest_falls(g: Scenario) -> Scenario:
    """The last act is on, and the Ghoul Priest, who is about to fall, does."""
    g.place("act_what_have_you_done", at="current").spawn("ghoul_priest", at="hallway", engaged="roland_banks")
    health = 5 * g.state.started
    return g.set("ghoul_priest.damage", health - 1).rig(tokens=["0"]).choose("fight:ghoul_priest")


@rule("CG-VICT-01", "CG-VICT-05")
def test_a_resolution_that_an_act_leads_to_is_a_victory() -> None:
    g = priest_falls(house()).choose("effect:keep_the_house")
    assert g.happened(ResolutionReached) == [ResolutionReached("the_gathering", 2)]
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("CG-VICT-02", "CG-VICT-05")
def test_a_resolution_that_an_agenda_leads_to_is_a_defeat() -> None:
    g = end_turns(house().place("agenda_theyre_getting_out", at="current").set("agenda_doom", 9))
    assert g.outcome is not None
    assert g.outcome.winners == []


@rule("CG-VICT-03", "CG-ELIM-10")
def test_without_a_resolution_the_guide_says_what_happens() -> None:
    g = house().set("roland_banks.damage", 8).spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.choose("resource")
    assert g.happened(ResolutionReached) == [ResolutionReached("the_gathering", 0)]
    assert g.outcome is not None
    assert g.outcome.winners == []


@rule("CG-VICT-06", "CG-VICT-08", "CG-VICT-07")
def test_a_defeated_enemy_worth_points_goes_to_the_victory_display() -> None:
    g = house().spawn("flesh_eater", at="hallway", engaged="roland_banks").set("flesh_eater.damage", 3)
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").set("ghoul_minion.damage", 1)
    g.rig(tokens=["0", "0"]).play("fight:flesh_eater", "fight:ghoul_minion")
    assert (g.state.victory, g.state.encounter_discard) == (["flesh_eater"], ["ghoul_minion"])


@rule("CG-VICT-09")
def test_at_the_end_locations_without_clues_join_the_victory_display() -> None:
    g = house().set("attic.clues", 0).set("cellar.clues", 1)
    priest_falls(g).choose("effect:keep_the_house")
    assert sorted(g.state.victory) == ["attic", "ghoul_priest"]


@rule("CG-VICT-09")
def test_an_unrevealed_location_is_worth_nothing() -> None:
    g = house().set("attic.clues", 0).place("attic", at="unrevealed")
    priest_falls(g).choose("effect:keep_the_house")
    assert g.state.victory == ["ghoul_priest"]


@rule("CG-VICT-10")
def test_a_treachery_worth_points_goes_to_the_victory_display_once_resolved(homemade: Homemade) -> None:
    omen = homemade.treachery(take(damage=1), victory=1)
    g = end_turns(house(), omen)
    assert (g.state.victory, g.state.encounter_discard, g["roland_banks"].damage) == ([omen], [], 1)
