"""Movement."""

from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.events import EnemyMoved, Entered, Leaving
from miskatonic.games.card_game.rules.places import connected
from miskatonic.testing import rule, scenario


@rule("CG-MOVE-01")
def test_who_moves_is_at_another_location() -> None:
    g = house().spawn("swarm_of_rats", at="attic").choose("move:cellar")
    assert g["roland_banks"].at == "cellar"
    assert end_turns(g)["swarm_of_rats"].at == "hallway"


@rule("CG-MOVE-02")
def test_one_moves_to_connected_locations_only() -> None:
    g = house().place("roland_banks", at="cellar")
    assert [option for option in g.options if option.startswith("move")] == ["move:hallway"]


@rule("CG-MOVE-03")
def test_the_location_that_is_left_says_what_it_is_connected_to() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_midnight_masks")
    g.place("roland_banks", at="rivertown")
    assert "move:miskatonic_university" in g.options
    assert set(connected(g.state, "rivertown")) == {
        option.partition(":")[2] for option in g.options if option.startswith("move:")
    }


@rule("CG-MOVE-04")
def test_leaving_and_entering_are_one() -> None:
    g = house().choose("move:cellar")
    told = [event for event in g.events if isinstance(event, Leaving | Entered)]
    assert told == [Leaving("roland_banks", 0, "hallway", "cellar"), Entered("roland_banks", 0, "cellar")]


@rule("CG-MOVE-05")
def test_who_is_moved_to_a_certain_location_goes_there_directly() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    g.give("roland_banks", "clue", "clue").choose("advance")
    assert g["roland_banks"].at == "hallway"
    assert [event.at for event in g.happened(Entered)] == ["hallway"]


@rule("CG-MOVE-06")
def test_an_enemy_does_not_reveal_a_location() -> None:
    g = house().place("hallway", at="unrevealed").place("roland_banks", at="cellar").spawn("swarm_of_rats", at="attic")
    end_turns(g)
    assert g.happened(EnemyMoved) == [EnemyMoved("swarm_of_rats", "hallway")]
    assert not g["hallway"].revealed


@rule("CG-MOVE-08")
def test_nobody_moves_to_where_they_are() -> None:
    assert "move:hallway" not in house().options


@rule("CG-MOVE-09")
def test_without_anywhere_to_go_there_is_no_moving() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    assert not [option for option in g.options if option.startswith("move")]


@rule("CG-MOVE-07")
def test_tokens_can_be_moved_from_one_card_to_another() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="attic").give("roland_banks", "clue")
    g.set("roland_banks.damage", 8).spawn("swarm_of_rats", at="attic", engaged="roland_banks").choose("resource")
    assert (g["roland_banks"].clues, g["attic"].clues) == (0, 5)
