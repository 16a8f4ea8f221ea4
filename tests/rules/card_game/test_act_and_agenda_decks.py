"""Act and agenda decks."""

from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.events import ActAdvanced, AgendaAdvanced, CluesSpent, ResolutionReached
from miskatonic.testing import Scenario, rule, scenario


def study(*seats: str) -> Scenario:
    """The Gathering as it begins: act 1 asks for 2 clues for each investigator."""
    return scenario("card_game", seats=list(seats or ("roland_banks",)), scenario="the_gathering")


@rule("CG-ACTAG-01", "CG-ACTAG-02", "CG-SETUP-18", "CG-SETUP-19", "CG-ANAT-04")
def test_both_decks_lie_in_the_order_of_their_numbers_with_the_first_card_on_top() -> None:
    g = study()
    assert (g.state.act, g.state.agenda) == ("act_trapped", "agenda_whats_going_on")
    assert g.state.act_deck == ["act_the_barrier", "act_what_have_you_done"]
    assert g.state.agenda_deck == ["agenda_rise_of_the_ghouls", "agenda_theyre_getting_out"]


@rule("CG-ACTAG-03")
def test_the_act_advances_when_its_clues_are_spent() -> None:
    g = study().give("roland_banks", "clue", "clue", "clue").choose("advance")
    assert g.state.act == "act_the_barrier"
    assert g["roland_banks"].clues == 1
    assert g.happened(CluesSpent) == [CluesSpent("roland_banks", 2)]


@rule("CG-ACTAG-03")
def test_the_act_does_not_advance_with_too_few_clues() -> None:
    assert "advance" not in study().give("roland_banks", "clue").options


@rule("CG-ACTAG-04", "CG-PERINV-05")
def test_the_number_of_clues_depends_on_who_began_the_scenario() -> None:
    g = study("roland_banks", "daisy_walker").give("roland_banks", "clue", "clue", "clue")
    g.eliminate("daisy_walker")
    assert "advance" not in g.options
    assert "advance" in g.give("roland_banks", "clue").options


@rule("CG-ACTAG-05")
def test_spending_clues_for_the_act_takes_no_action_and_is_for_any_turn() -> None:
    g = study("roland_banks", "daisy_walker").give("roland_banks", "clue", "clue", "clue", "clue")
    g.choose("end_turn")
    assert g.state.active == 1
    g.choose("advance")
    assert g["daisy_walker"].actions == 3
    assert g.state.act == "act_the_barrier"


@rule("CG-ACTAG-06", "CG-COST-08")
def test_everybody_may_give_any_number_of_clues() -> None:
    g = study("roland_banks", "daisy_walker").give("roland_banks", *["clue"] * 4).give("daisy_walker", "clue")
    g.choose("advance")
    g.play("pay:roland_banks", "pay:roland_banks", "pay:roland_banks", "pay:daisy_walker")
    assert (g["roland_banks"].clues, g["daisy_walker"].clues) == (1, 0)
    assert g.state.act == "act_the_barrier"


@rule("CG-ACTAG-07")
def test_an_objective_replaces_the_way_to_advance() -> None:
    g = house().place("parlor", at="unrevealed").give("roland_banks", "clue", "clue", "clue")
    assert "advance" not in g.options
    end_turns(g).choose("advance")
    assert g.happened(ActAdvanced) == [ActAdvanced("act_the_barrier")]


@rule("CG-ACTAG-07")
def test_an_objective_may_depend_on_where_the_investigators_are() -> None:
    g = house().place("roland_banks", at="attic").give("roland_banks", "clue", "clue", "clue")
    assert end_turns(g).happened(ActAdvanced) == []


@rule("CG-ACTAG-09")
def test_when_the_agenda_advances_all_doom_is_removed_from_everything() -> None:
    g = house().set("agenda_doom", 2).spawn("acolyte", at="attic", doom=1).set("cellar.doom", 1)
    end_turns(g).choose("effect:lead_is_frightened")
    assert (g.state.agenda_doom, g["acolyte"].doom, g["cellar"].doom) == (0, 0, 0)


@rule("CG-ACTAG-09")
def test_when_the_act_advances_doom_stays() -> None:
    g = study().set("agenda_doom", 2).give("roland_banks", "clue", "clue").choose("advance")
    assert g.state.agenda_doom == 2


@rule("CG-ACTAG-10")
def test_the_reverse_of_the_card_is_followed() -> None:
    g = end_turns(house().set("agenda_doom", 2))
    assert g.options == ["effect:all_discard_at_random", "effect:lead_is_frightened"]
    assert g.choose("effect:lead_is_frightened")["roland_banks"].horror == 2


@rule("CG-ACTAG-12", "CG-ACTAG-13")
def test_the_next_card_becomes_the_current_one_and_the_old_one_is_removed() -> None:
    g = study().give("roland_banks", "clue", "clue").choose("advance")
    assert (g.state.act, g.state.act_deck) == ("act_the_barrier", ["act_what_have_you_done"])
    assert "act_trapped" in g.state.removed


@rule("CG-ACTAG-14")
def test_a_resolution_ends_the_scenario() -> None:
    g = house().place("agenda_theyre_getting_out", at="current").set("agenda_doom", 9)
    end_turns(g)
    assert g.happened(AgendaAdvanced) == [AgendaAdvanced("agenda_theyre_getting_out")]
    assert g.happened(ResolutionReached) == [ResolutionReached("the_gathering", 3)]
    assert g.outcome is not None
