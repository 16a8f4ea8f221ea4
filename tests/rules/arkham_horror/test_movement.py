"""Phase II: movement."""

from miskatonic.games.arkham_horror.components import LOCATIONS, STREETS
from miskatonic.games.arkham_horror.events.people import StoodUp
from miskatonic.games.arkham_horror.events.town import Walked
from miskatonic.games.arkham_horror.rules.places import board
from miskatonic.games.arkham_horror.view.table import view
from miskatonic.kernel.text import render
from miskatonic.testing import Scenario, rule, scenario


def amanda(speed: int = 4, at: str = "graveyard") -> Scenario:
    """Amanda Sharpe, with that speed, in the movement phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig")
    return g.set("amanda_sharpe.sliders", [speed - 1, 0, 0]).place("amanda_sharpe", at=at)


@rule("AH-MOV-01")
def test_one_in_arkham_walks_and_one_in_an_other_world_crosses_it() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "bob_jenkins"]).place("amanda_sharpe", at="abyss_1")
    assert g["amanda_sharpe"].at == "abyss_2"
    assert (g.decision.kind.name, g.decision.seat) == ("walk", 1)


@rule("AH-MOV-02", "AH-MOV-04")
def test_speed_is_the_number_of_steps() -> None:
    g = amanda(speed=4).choose("walk:administration_building")
    walked = [event.place for event in g.happened(Walked)]
    assert walked == ["rivertown", "french_hill", "miskatonic_university", "administration_building"]
    assert "walk:administration_building" not in amanda(speed=3).options


@rule("AH-MOV-03", "AH-MOV-04")
def test_each_step_costs_a_point() -> None:
    g = amanda(speed=4).choose("walk:rivertown")
    assert g["amanda_sharpe"].points == 3
    assert amanda(speed=1).options == ["stop", "walk:rivertown"], "a location leads to its streets alone"


@rule("AH-MOV-05")
def test_moving_is_optional() -> None:
    assert amanda().choose("stop")["amanda_sharpe"].at == "graveyard"
    assert amanda().play("walk:rivertown", "stop")["amanda_sharpe"].at == "rivertown"


@rule("AH-MOV-06")
def test_streets_are_one_for_each_neighborhood() -> None:
    state = amanda().state
    assert len(state.edition[STREETS].slugs) == 9
    assert len(state.edition[LOCATIONS].slugs) == 26
    assert set(board(state.edition).places) == {*state.edition[STREETS].slugs, *state.edition[LOCATIONS].slugs}


@rule("AH-MOV-07")
def test_who_leaves_an_area_faces_each_monster_there_first() -> None:
    g = amanda(speed=1).spawn("cultist", at="graveyard").spawn("ghoul", at="graveyard").choose("walk:rivertown")
    assert g.options == ["first:cultist", "first:ghoul"]
    g.choose("first:cultist").rig(dice=[6]).choose("evade:cultist")
    assert g.options == ["evade:ghoul", "fight:ghoul"]


@rule("AH-MOV-08")
def test_who_ends_the_movement_among_monsters_faces_each() -> None:
    g = amanda(speed=1, at="rivertown").spawn("cultist", at="graveyard").spawn("cultist", at="graveyard")
    g.play("walk:graveyard")
    assert g.decision.kind.name == "face"
    g.rig(dice=[6]).choose("evade:cultist")
    assert g.decision.kind.name == "face", "the other one"


@rule("AH-MOV-09")
def test_a_failed_evasion_costs_the_damage_and_begins_a_combat() -> None:
    g = amanda(speed=1).spawn("zombie", at="graveyard").rig(dice=[1, 1, 1, 1, 1, 1, 1, 1]).choose("walk:rivertown")
    g.choose("evade:zombie")
    assert g["amanda_sharpe"].stamina == 3
    assert g.decision.kind.name == "fight_or_flee"


@rule("AH-MOV-10")
def test_a_combat_ends_the_movement_even_if_it_is_won() -> None:
    g = amanda(speed=4).set("amanda_sharpe.sliders", [3, 3, 0]).spawn("cultist", at="graveyard")
    g.stop("encounter").choose("walk:rivertown").rig(dice=[6, 6, 6, 6]).choose("fight:cultist")
    g.choose("fight:cultist")
    assert len(g["amanda_sharpe"].monster_trophies) == 1
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].points) == ("graveyard", 0)


@rule("AH-MOV-11")
def test_who_ends_the_movement_at_clues_takes_any_number_of_them() -> None:
    g = amanda(at="rivertown").place("clue", at="graveyard").place("clue", at="graveyard")
    g.play("walk:graveyard", "stop")
    assert g.options == ["take:2", "take:1", "take:0"]
    g.choose("take:1")
    assert g["amanda_sharpe"].clues == 1
    assert g.state.clues["graveyard"] == 1


@rule("AH-MOV-12")
def test_who_passes_through_takes_no_clues() -> None:
    g = amanda(at="rivertown").place("clue", at="graveyard").play("walk:graveyard", "walk:rivertown").choose("stop")
    assert g["amanda_sharpe"].clues == 0
    assert g.state.clues["graveyard"] == 1


@rule("AH-MOV-13", "AH-MOV-14", "AH-MOV-15")
def test_from_the_first_area_one_goes_to_the_second_without_points() -> None:
    g = amanda(at="the_dreamlands_1").stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].points) == ("the_dreamlands_2", 0)


@rule("AH-MOV-16", "AH-MOV-18")
def test_from_the_second_area_one_returns_with_an_explored_marker() -> None:
    g = amanda(at="abyss_2").place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard").stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("woods", True)


@rule("AH-MOV-17")
def test_of_several_gates_the_player_chooses() -> None:
    g = amanda(at="abyss_2").place("gate_abyss", at="woods").place("gate_abyss", at="graveyard").stop("encounter")
    assert g.options == ["home:woods", "home:graveyard"]
    assert g.choose("home:graveyard")["amanda_sharpe"].at == "graveyard"


@rule("AH-MOV-19")
def test_the_explored_marker_stays_as_long_as_its_owner() -> None:
    g = amanda(at="woods").place("gate_abyss", at="woods").give("amanda_sharpe", "explored")
    assert g.choose("stop")["amanda_sharpe"].explored
    g = amanda(at="woods").place("gate_abyss", at="woods").give("amanda_sharpe", "explored")
    assert not g.choose("walk:uptown")["amanda_sharpe"].explored


@rule("AH-MOV-20")
def test_without_a_gate_home_one_is_lost() -> None:
    g = amanda(at="abyss_2").place("gate_rlyeh", at="graveyard").stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("lost_in_time_and_space", True)


@rule("AH-MOV-21", "AH-MOV-22", "AH-MOV-23")
def test_who_is_delayed_stays_and_stands_up() -> None:
    g = amanda().set("amanda_sharpe.delayed", True).stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("graveyard", False)
    assert len(g.happened(StoodUp)) == 1
    g = amanda(at="abyss_1").set("amanda_sharpe.delayed", True).stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("abyss_1", False)
    g.begin(step="movement")
    assert g["amanda_sharpe"].at == "abyss_2", "in the next turn it moves again"


@rule("AH-MOV-07")
def test_a_walk_says_beforehand_which_monsters_are_in_the_way_and_which_wait_at_its_end() -> None:
    g = amanda(speed=4).spawn("ghoul", at="rivertown").spawn("cultist", at="french_hill")
    hints = {option.id: option.hint and render(option.hint, "en") for option in g.decision.options}
    assert hints["walk:rivertown"] == "Waiting there: the Ghoul"
    assert hints["walk:black_cave"] == "In the way: the Ghoul"
    assert hints["walk:french_hill"] == "In the way: the Ghoul; waiting there: the Cultist"


@rule("AH-MOV-03")
def test_the_way_that_is_shown_is_the_way_that_is_walked() -> None:
    g = amanda(speed=4)
    shown = next(walk.way for walk in view(g.state, 0).walks if walk.to == "administration_building")
    g.choose("walk:administration_building")
    assert list(shown[1:]) == [event.place for event in g.happened(Walked)]
