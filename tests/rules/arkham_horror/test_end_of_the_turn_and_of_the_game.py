"""End of the turn and of the game."""

import pytest
from tests.rules.arkham_horror.fights import PETE

from miskatonic.games.arkham_horror.events.fate import FirstCitizen, PhaseBegan
from miskatonic.games.arkham_horror.view.report import report
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.text import key_of
from miskatonic.testing import Scenario, rule, scenario

JOE = "joe_diamond"
SEALED = ("woods", "independence_square", "unvisited_isle", "the_witch_house", "black_cave")


def closing(*seats: str, ancient_one: str = "azathoth") -> Scenario:
    """Pete has explored the world behind the gate in the woods, Fight 5, and may close it."""
    g = scenario("arkham_horror", seats=list(seats) or [PETE], ancient_one=ancient_one).place(PETE, at="woods")
    for who in seats[1:]:
        g.place(who, at="uptown")
    g.place("gate_another_dimension", at="woods").give(PETE, "explored").set("ashcan_pete.sliders", [0, 3, 0])
    return g.begin(step="encounter").stop("other_world")


def close(g: Scenario) -> Scenario:
    """Pete closes it."""
    return g.rig(dice=[5, 1, 1, 1, 1]).choose("close").choose("close:fight")


@rule("AH-END-01")
def test_after_the_mythos_phase_a_new_turn_begins_with_upkeep() -> None:
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one="azathoth").begin(step="turn_end")
    assert next(event.phase for event in g.happened(PhaseBegan)) == "upkeep"
    assert (g.state.turn, g.state.step, g.state.first) == (2, "upkeep", 1)


@rule("AH-END-02", "AH-END-03", "AH-END-04", "AH-END-05")
def test_closing_the_last_gate_with_as_many_trophies_as_players_wins() -> None:
    g = close(closing(PETE, JOE).give(JOE, "gate_abyss"))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([0, 1], "ah-won-closed")


@rule("AH-END-05")
def test_nobody_is_asked_to_seal_a_gate_whose_closing_has_won() -> None:
    g = closing(PETE, JOE).give(JOE, "gate_abyss").give(PETE, *["clue"] * 5)
    assert close(g).outcome is not None


@rule("AH-END-02")
def test_it_does_not_while_another_gate_is_open() -> None:
    assert close(closing(PETE, JOE).give(JOE, "gate_abyss").place("gate_rlyeh", at="graveyard")).outcome is None


@rule("AH-END-02")
def test_a_gate_that_closes_by_itself_is_neither_a_trophy_nor_a_victory() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, "gate_rlyeh")
    g.place(PETE, at="another_dimension_1").place("gate_another_dimension", at="woods").set("ashcan_pete.gate", "woods")
    g.stack("gate_cards", ["blue_5"]).begin(step="other_world").stop("mythos")
    assert (g.state.gates, g[PETE].gate_trophies, g.outcome) == ({}, ["gate_rlyeh"], None)


@rule("AH-END-03", "AH-END-04")
def test_it_does_not_with_fewer_trophies() -> None:
    assert close(closing(PETE, JOE)).outcome is None, "trophies that were spent are not there"


@rule("AH-END-06")
def test_six_elder_signs_on_the_board_win() -> None:
    g = closing(PETE, JOE).place("gate_rlyeh", at="graveyard").give(PETE, "elder_sign").place(PETE, at="graveyard")
    g.give(PETE, "explored")
    for place in SEALED:
        if place != "woods":
            g.place("seal", at=place)
    g.place("seal", at="the_unnamable").choose("elder_sign")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([0, 1], "ah-won-sealed")


@rule("AH-END-06")
def test_five_do_not() -> None:
    g = closing(PETE, JOE).place("gate_rlyeh", at="graveyard").give(PETE, "elder_sign")
    for place in SEALED[1:]:
        g.place("seal", at=place)
    assert g.choose("elder_sign").outcome is None
    assert len(g.state.seals) == 5


# --- what a victory is worth


@rule("AH-END-08")
def test_the_first_citizen_has_most_gate_trophies() -> None:
    g = closing(PETE, JOE).give(JOE, "gate_abyss", "gate_rlyeh")
    close(g)
    assert report(g.state)["first_citizen"] == JOE
    assert [event.who for event in g.happened(FirstCitizen)] == [JOE]


@rule("AH-END-08")
def test_monster_trophies_break_the_tie() -> None:
    g = close(closing(PETE, JOE).give(JOE, "gate_abyss", "cultist").give(PETE, "ghoul", "gug"))
    assert report(g.state)["first_citizen"] == PETE


@rule("AH-END-08")
def test_whoever_cannot_be_told_apart_shares_the_honour() -> None:
    g = close(closing(PETE, JOE).give(JOE, "gate_abyss"))
    assert report(g.state)["first_citizen"] == f"{PETE}, {JOE}"
    lines = [key_of(line) for chapter in reading_of(g.state).chronicle(g.state, None) for line in chapter.lines]
    assert "ah-chronicle-first-citizen" in lines


@rule("AH-END-08")
def test_without_a_victory_nobody_is() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="yig").awaken(10).set("ashcan_pete.sanity", 1)
    g.begin(step="battle_defense").rig(dice=[1])
    assert g.outcome is not None
    assert "first_citizen" not in report(g.state)
    assert "score" not in report(g.state)


def score(g: Scenario) -> int:
    """What closing the gate was worth."""
    close(g)
    return int(report(g.state)["score"])


@rule("AH-END-09", "AH-END-12", "AH-END-14")
def test_the_score_is_the_track_less_terror_with_gates_and_survivors() -> None:
    assert score(closing().set("terror", 6)) == 14 - 6 + 1 + 1
    assert score(closing(ancient_one="yig").set("terror", 0)) == 10 + 1 + 1


@rule("AH-END-10")
def test_unpaid_loans_are_subtracted() -> None:
    assert score(closing(PETE, JOE).give(PETE, "bank_loan").give(JOE, "bank_loan", "gate_abyss")) == 14 - 2 + 2 + 2


@rule("AH-END-11")
def test_elder_signs_that_were_played_are_subtracted() -> None:
    assert score(closing().set("elder_signs_played", 3)) == 14 - 3 + 1 + 1


@rule("AH-END-13")
@pytest.mark.parametrize(("monsters", "worth"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_monster_trophies_are_worth_a_point(monsters: int, worth: int) -> None:
    trophies = ["cultist", "ghoul", "gug", "witch", "zombie", "ghost"][:monsters]
    assert score(closing().give(PETE, *trophies)) == 14 + worth + 1 + 1


@rule("AH-END-13")
def test_monster_trophies_of_all_are_counted_together() -> None:
    g = closing(PETE, JOE).give(PETE, "cultist", "ghoul").give(JOE, "gug", "gate_abyss")
    assert score(g) == 14 + 1 + 2 + 2


@rule("AH-END-14")
def test_who_was_devoured_is_not_counted() -> None:
    g = closing(PETE, JOE).give(PETE, "gate_abyss").eliminate(JOE)
    assert score(g) == 14 + 2 + 1
