"""The keeper's turn: trading, threat, actions, events; and the keeper's cards."""

import pytest
from tests.rules.mansions.shared import joe

from miskatonic import new_table
from miskatonic.games.mansions.components import KEEPER_ACTIONS
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.testing import rule


@rule("MM-KTRD-01", "MM-KTRD-02")
def test_investigators_in_the_same_space_give_one_another_cards() -> None:
    g = joe(others=("jenny_barnes",)).give("joe_diamond", "lantern").begin(step="trading")
    g.place("jenny_barnes", at="foyer.center").choose("give:lantern:jenny_barnes")
    assert g["jenny_barnes"].cards == ["lantern"]


@rule("MM-THR-01")
def test_the_keeper_gains_threat_for_each_investigator_player() -> None:
    g = joe(others=("jenny_barnes", "sister_mary")).begin(step="threat").stop("keeper_actions")
    assert g["keeper"].threat == 3


@rule("MM-KACT-01", "MM-KACT-02", "MM-KDRAW-01")
def test_a_keeper_action_is_paid_and_carried_out() -> None:
    g = joe().set("keeper.threat", 3).begin(step="keeper_actions").choose("action:evil_presence")
    keeper = g["keeper"]
    assert (keeper.threat, len(keeper.mythos), len(keeper.trauma)) == (1, 1, 1)


@rule("MM-KMOV-02", "MM-HOR-01")
def test_a_monster_moves_space_by_space_and_frightens_whom_it_meets() -> None:
    g = joe("hallway_2.left").spawn("zombie", at="guest_bedroom.1").set("keeper.threat", 1).rig(dice=[10])
    g.begin(step="keeper_actions").play("action:command_minion", "move:hallway_2.right")
    assert g["joe_diamond"].horror == 1


@rule("MM-SAM-01", "MM-SAM-02")
def test_samples_are_taken_and_brought_to_an_altar() -> None:
    g = joe("ceremony_room.right").spawn("zombie", at="ceremony_room.right").set("keeper.threat", 1)
    g.begin(step="keeper_actions").play("action:take_sample", "stop")
    assert g["zombie"].samples == ["joe_diamond"]
    g = joe().spawn("zombie", at="ceremony_room.right", samples=["joe_diamond"]).stop("threat").begin(step="trading")
    assert (g.state.altar, g["keeper"].threat) == (["joe_diamond"], 5)


@rule("MM-MYTH-03", "MM-MYTH-06", "MM-MYTH-07", "MM-MYTH-04")
def test_a_mythos_card_is_paid_and_played_once_after_a_step() -> None:
    g = joe().give("keeper", "whispers", "swarm_of_bats").set("keeper.threat", 3).choose("move:foyer.left_hall")
    g.choose("play:whispers")
    assert (g["joe_diamond"].horror, g["keeper"].threat) == (1, 2)
    assert g.decision.kind.name == "act"


@rule("MM-TRAU-01", "MM-TRAU-04", "MM-TRAU-06")
def test_an_injury_is_played_on_whoever_has_taken_damage() -> None:
    g = joe().give("keeper", "broken_arm").place("fire", at="foyer").set("joe_diamond.damage", 3).choose("end_turn")
    assert g.choose("play:broken_arm")["joe_diamond"].injury == "broken_arm"


@rule("MM-EVT-01", "MM-EVT-02", "MM-EVT-04")
def test_an_event_is_resolved_when_its_time_has_come() -> None:
    g = joe().set("time", 2).begin(step="event")
    assert (g["joe_diamond"].horror, g.state.event, g.state.time) == (1, 2, 0)


@rule("MM-WIN-07", "MM-LIM-02")
def test_the_last_event_decides_the_game() -> None:
    g = joe().set("event", 5).set("time", 2).reveal(happened=True).begin(step="event")
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("MM-OBJ-05")
def test_the_investigators_win_when_walter_is_killed() -> None:
    g = joe().spawn("maniac", at="foyer.center", token=0, damage=4, name="walter").reveal(happened=True)
    g.place("fire", at="foyer").set("joe_diamond.damage", 0).begin(step="event")
    assert g.outcome is not None
    assert g.outcome.winners == [1]


@rule("MM-SKEE-01", "MM-SEC-06")
def test_the_keepers_answers_are_asked_in_secret() -> None:
    table = new_table("mansions", seed=3, players=3)
    assert table.decision is not None
    assert (table.decision.kind.name, table.decision.audience("keeper")) == ("story_choice", 0)


@rule("MM-KACT-01", "MM-KACT-02")
def test_the_keeper_acts_as_often_as_the_threat_lasts() -> None:
    g = joe("garden.path").spawn("zombie", at="foyer.center").set("keeper.threat", 3).begin(step="keeper_actions")
    g.play("action:command_minion", "move:foyer.left_hall", "stop", "action:evil_presence")
    keeper = g["keeper"]
    assert (g["zombie"].at, len(keeper.mythos), keeper.threat) == ("foyer.left_hall", 1, 0)


@rule("MM-KACT-03")
def test_the_ability_of_a_keeper_action_is_an_action_beside_what_is_always_in_force() -> None:
    for card in edition_of("mansions")[KEEPER_ACTIONS]:
        *passive, action = GAMES["mansions"].reading.card_text(card.slug, "en").lines
        assert action.startswith("Action")
        assert len(passive) == (card.text is not None)


@rule("MM-OBJ-01", "MM-WIN-01")
@pytest.mark.parametrize("letter", "ABC")
def test_the_first_answer_of_the_keeper_decides_the_objective(letter: str) -> None:
    table = new_table("mansions", seed=1, story="blood_ties")
    table.choose(f"answer:1{letter}")
    assert table.state.objective.letter == letter


@rule("MM-SEC-07", "MM-TRAU-07")
def test_a_trauma_that_does_not_stay_is_discarded_face_up() -> None:
    g = joe("kitchen.1").give("keeper", "panic").place("startling_evidence", at="kitchen").choose("explore")
    g.play("play:panic", "stop")
    assert view(g.state, 1).trauma_discard == ("panic",)
