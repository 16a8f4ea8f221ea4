"""Exploring, obstacles, clues, dropping cards, and darkness."""

import pytest
from tests.rules.mansions.shared import JENNY, joe, person

from miskatonic.games.mansions.components import EXPLORATION, OBSTACLES
from miskatonic.games.mansions.events import CardFound, ClueFound
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

STORY = "the_fall_of_house_lynch"


@rule("MM-EXP-01", "MM-EXP-03", "MM-EXP-04", "MM-EXP-05")
def test_the_cards_of_a_room_are_taken_but_those_of_no_interest() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").place("nothing_of_interest", at="kitchen").choose("explore")
    assert g["joe_diamond"].cards == ["lantern"]
    assert list(g.state.box) == ["nothing_of_interest"]


@rule("MM-OBST-01", "MM-OBST-04")
def test_an_obstacle_stops_whoever_has_not_the_key() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").place("locked_cabinet", at="kitchen").choose("explore")
    assert g["joe_diamond"].cards == []
    assert list(g.state.piles["kitchen"]) == ["lantern", "locked_cabinet"]


@rule("MM-WIN-05", "MM-OBJ-03", "MM-OBJ-06")
def test_the_last_clue_reveals_the_objective() -> None:
    g = joe("garden.path").place("the_fall_of_house_lynch_clue_1a", at="garden").place("sealed_door", at="kitchen")
    g.rig(tokens=[0]).play("explore", "pass")
    g.choose("place:garden.path")
    assert g.state.revealed
    assert g["walter"].extra_health == 4
    assert not g.state.piles["kitchen"]


@rule("MM-WIN-05", "MM-DEAD-11")
def test_whoever_dies_of_what_the_last_clue_does_dies_in_the_finale() -> None:
    g = joe("garden.path").place("the_fall_of_house_lynch_clue_1a", at="garden").give("keeper", "the_only_way_out")
    g.set("joe_diamond.horror", 8).rig(tokens=[0], dice=[10]).play("explore", "pass", "place:garden.path")
    g.choose("play:the_only_way_out")
    assert (g.state.out, g.outcome is not None) == ([1], True)


@rule("MM-ACT-04", "MM-ACT-05")
def test_dropped_cards_lie_face_up_in_the_room() -> None:
    g = joe("kitchen.1").give("joe_diamond", "lantern", "whiskey").play("drop", "drop:lantern")
    assert list(g.state.piles["kitchen"]) == ["lantern"]
    assert g.state.face_up == ["lantern"]


@rule("MM-STAT-16")
def test_exploring_in_the_dark_takes_a_movement_step_as_well() -> None:
    g = joe("kitchen.1").place("darkness", at="kitchen").place("whiskey", at="kitchen").choose("explore")
    assert g["joe_diamond"].moves == 1


@rule("MM-STAT-19")
def test_a_lantern_lets_its_bearer_ignore_darkness() -> None:
    g = joe("kitchen.1").place("darkness", at="kitchen").place("whiskey", at="kitchen").give("joe_diamond", "lantern")
    assert g.choose("explore")["joe_diamond"].moves == 2


@rule("MM-ACT-05")
def test_whoever_explores_the_room_later_takes_what_was_dropped() -> None:
    g = joe("kitchen.1", others=(JENNY,)).place(JENNY, at="kitchen.1").give("joe_diamond", "lantern")
    g.play("drop", "end_turn", "explore")
    assert (g[JENNY].cards, g.state.face_up) == (["lantern"], [])


# --- clues


@rule("MM-TYPE-03", "MM-OBJ-03")
@pytest.mark.parametrize(("level", "revealed"), [(3, False), (2, False), (1, True)])
def test_clues_are_numbered_and_the_first_one_is_the_last_to_be_found(level: int, revealed: bool) -> None:
    clues = [card for card in edition_of("mansions")[EXPLORATION] if card.level]
    assert all(card.types == ("clue",) and card.letter in "ABC" for card in clues)
    assert {card.level for card in clues if not card.leads_to} == {1}
    g = (
        joe("kitchen.1")
        .set("choices", ["C", "A", "A"])
        .place(f"{STORY}_clue_{level}{'c' if revealed else 'a'}", at="kitchen")
    )
    assert g.play("explore", "pass").state.revealed is revealed


@rule("MM-TYPE-04")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_the_letter_of_a_clue_makes_no_difference_once_it_is_found(letter: str) -> None:
    g = joe("kitchen.1").place(f"{STORY}_clue_3{letter}", at="kitchen").play("explore", "pass")
    assert g.state.found == [3]
    g.set("time", 2).begin(step="event")
    assert g.options == ["place:hallway_2.left", "place:hallway_2.right"], "the event of who has found clue 3"


@rule("MM-TYPE-05", "MM-WIN-04")
def test_a_clue_hints_at_the_room_to_explore_next() -> None:
    g = joe("kitchen.1").place(f"{STORY}_clue_3a", at="kitchen").play("explore", "pass")
    assert [event.room for event in g.happened(ClueFound)] == ["master_bedroom"]
    assert view(g.state, 1).trail == "master_bedroom"


@rule("MM-SEC-10")
def test_everybody_can_read_again_what_an_investigator_has_found() -> None:
    g = joe("kitchen.1", others=(JENNY,)).place(f"{STORY}_clue_3a", at="kitchen").play("explore", "pass")
    for seat in (0, 2, None):
        seen = view(g.state, seat)
        assert seen.seats[1].investigator is not None
        assert (seen.seats[1].investigator.cards, seen.found, seen.trail) == (
            (f"{STORY}_clue_3a",),
            (3,),
            "master_bedroom",
        )


@rule("MM-TYPE-08")
@pytest.mark.parametrize(("card", "offered"), [("elder_sign", False), ("lantern", True)])
def test_artifacts_are_safe_from_cards_that_take_equipment(card: str, offered: bool) -> None:
    g = joe().give("joe_diamond", card).give("keeper", "trembling_hands").set("keeper.threat", 1).begin(step="turn")
    assert ("play:trembling_hands" in g.options) is offered


# --- obstacles


@rule("MM-OBST-03")
def test_every_obstacle_asks_for_a_puzzle_or_a_key() -> None:
    asked = sorted(card.barrier.name for card in edition_of("mansions")[OBSTACLES])
    assert asked == ["needs_key"] * 2 + ["needs_puzzle"] * 5


@rule("MM-OBST-04")
def test_the_key_of_somebody_else_is_of_no_use() -> None:
    g = joe("kitchen.1", others=(JENNY,)).place(JENNY, at="kitchen.1").give(JENNY, "brass_key")
    g.place("lantern", at="kitchen").place("locked_cabinet", at="kitchen").choose("explore")
    assert (g["joe_diamond"].cards, g[JENNY].cards) == ([], ["brass_key"])


@rule("MM-OBST-05", "MM-LOCK-07")
def test_an_obstacle_stays_face_up_until_it_is_overcome() -> None:
    g = (
        joe("kitchen.1")
        .place("lantern", at="kitchen")
        .place("locked_cabinet", at="kitchen")
        .play("explore", "end_turn")
    )
    assert (list(g["kitchen"]), g.state.face_up) == (["lantern", "locked_cabinet"], ["locked_cabinet"])
    g = g.begin(turn="joe_diamond").give("joe_diamond", "brass_key").choose("explore")
    assert (g["joe_diamond"].cards, list(g.state.box)) == (["lantern"], ["brass_key", "locked_cabinet"])


@rule("MM-STALE-03")
def test_nothing_brings_a_key_back_that_was_lost() -> None:
    g = person("ashcan_pete", "pete_scavenger", "crowbar", at="kitchen.1").place("lantern", at="kitchen")
    g.place("manhole_cover", at="kitchen").play("use:pete_scavenger", "end_turn", "explore")
    assert (g["ashcan_pete"].cards, list(g["kitchen"])) == ([], ["lantern", "manhole_cover"])


# --- from top to bottom, and back


@rule("MM-EXP-03", "MM-EXP-04")
def test_cards_are_revealed_from_the_top_and_all_of_them_are_taken() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").place("knife", at="kitchen").choose("explore")
    assert [event.card for event in g.happened(CardFound)] == ["knife", "lantern"]
    assert g["joe_diamond"].cards == ["knife", "lantern"]


@rule("MM-ACT-04")
def test_several_cards_are_dropped_in_any_order_on_top_of_an_obstacle() -> None:
    g = joe("kitchen.1").place("whiskey", at="kitchen").place("locked_cabinet", at="kitchen")
    g.give("joe_diamond", "lantern", "holy_water").choose("drop").choose("drop:holy_water", "drop:lantern")
    assert list(g["kitchen"]) == ["whiskey", "locked_cabinet", "holy_water", "lantern"]
