"""The keeper's hands: when Mythos cards and traumas are played, and what limits them."""

import msgspec
import pytest
from tests.games.hidden import strings
from tests.rules.mansions.shared import JENNY, JOE, joe

from miskatonic import new_table
from miskatonic.games.mansions.components import INVESTIGATORS, MYTHOS
from miskatonic.games.mansions.rules import keeper_cards
from miskatonic.games.mansions.rules.puzzles import put_away, puzzle_options
from miskatonic.games.mansions.state import Attempt, Puzzle
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario


def threatened(*cards: str, others: tuple[str, ...] = ()) -> Scenario:
    """Joe Diamond's turn, with cards in the keeper's hands and threat to play them."""
    return joe(others=others).give("keeper", *cards).set("keeper.threat", 3)


def asked_to_play(g: Scenario) -> bool:
    """Whether the keeper is asked for a Mythos card now."""
    return g.decision.kind.name == "play_mythos"


# --- Mythos cards


@rule("MM-MYTH-01")
def test_the_deck_has_all_cards_with_the_icons_of_the_story() -> None:
    state = joe().state
    assert {MYTHOS[card].icon for card in state.mythos_deck} == {"bat", "door", "upstairs"}
    assert len(state.mythos_deck) == 15


@rule("MM-MYTH-02")
def test_a_story_gives_the_keeper_cards_at_the_start() -> None:
    table = new_table("mansions", seed=1, players=2, story="the_fall_of_house_lynch")
    while table.state.round == 0 and table.decision is not None:
        table.choose(table.decision.options[0].id)
    assert len(table.state.keeper.mythos) == 1


@rule("MM-MYTH-03", "MM-KINT-04")
def test_the_keeper_is_asked_at_the_start_after_two_movement_steps_and_after_the_action() -> None:
    g = threatened("swarm_of_bats").begin(step="turn")
    for step in ("move:foyer.left_stairs", "move:hallway_2.left", "run:hallway_2.right"):
        assert asked_to_play(g)
        g.choose("pass").choose(step)
    assert asked_to_play(g)


@rule("MM-MYTH-03")
def test_a_third_movement_step_and_what_takes_no_step_are_no_moments_for_a_card() -> None:
    g = threatened("swarm_of_bats").set("joe_diamond.moved", 2).choose("move:foyer.left_stairs")
    assert not asked_to_play(g)


@rule("MM-MYTH-04")
def test_one_card_is_played_in_each_turn_of_an_investigator() -> None:
    g = threatened("sudden_chill", "swarm_of_bats", others=(JENNY,)).rig(dice=[1]).begin(step="turn")
    g.choose("play:sudden_chill").choose("move:foyer.left_hall")
    assert not asked_to_play(g)
    assert asked_to_play(g.choose("end_turn"))


@rule("MM-MYTH-05")
def test_no_mythos_card_is_played_in_the_keepers_turn() -> None:
    g = threatened("swarm_of_bats").stop("order").begin(step="keeper_actions")
    assert not [option for option in g.options if option.startswith("play:")]


@rule("MM-MYTH-06")
def test_a_card_that_cannot_be_paid_cannot_be_played() -> None:
    assert not asked_to_play(joe().give("keeper", "swarm_of_bats").begin(step="turn"))


@rule("MM-MYTH-09", "MM-MYTH-10", "MM-LIM-01", "MM-SEC-07")
def test_played_cards_are_discarded_face_up_and_make_a_new_deck() -> None:
    g = threatened("swarm_of_bats").rig(dice=[1]).begin(step="turn").choose("play:swarm_of_bats")
    assert view(g.state, 1).mythos_discard == ("swarm_of_bats",)
    g.set("mythos_deck", type(g.state.mythos_deck)()).begin(step="keeper_actions").choose("action:evil_presence")
    assert (g["keeper"].mythos, list(g.state.mythos_discard)) == (["swarm_of_bats"], [])


# --- hands


@rule("MM-KDRAW-02", "MM-KDRAW-03", "MM-KDRAW-04")
def test_the_keeper_keeps_four_cards_of_each_kind() -> None:
    mythos = ("whispers", "bad_omen", "knocking", "cold_draft")
    traumas = ("panic", "hysteria", "catatonia", "amnesia")
    g = threatened(*mythos, *traumas).stack("mythos", ["swarm_of_bats"]).stack("trauma", ["obsession"])
    g.begin(step="keeper_actions").play("action:evil_presence", "discard:knocking", "discard:panic")
    assert g["keeper"].mythos == ["whispers", "bad_omen", "cold_draft", "swarm_of_bats"]
    assert g["keeper"].trauma == ["hysteria", "catatonia", "amnesia", "obsession"]


# --- traumas


@rule("MM-TRAU-03")
def test_traumas_are_drawn_and_kept_until_they_are_played() -> None:
    g = threatened().stack("trauma", ["panic"]).begin(step="keeper_actions").choose("action:evil_presence")
    assert g["keeper"].trauma == ["panic"]


@rule("MM-TRAU-04", "MM-TRAU-05")
@pytest.mark.parametrize(("mythos", "offered"), [("burning_clothes", "hearing_loss"), ("sudden_chill", "panic")])
def test_injuries_follow_damage_and_insanities_horror(mythos: str, offered: str) -> None:
    g = threatened(mythos, "hearing_loss", "panic").place("fire", at="foyer").begin(step="turn")
    if mythos == "sudden_chill":
        g.rig(dice=[10])
    assert g.choose(f"play:{mythos}").options == ["pass", f"play:{offered}"]


@rule("MM-TRAU-06")
@pytest.mark.parametrize(("damage", "offered"), [(6, False), (7, True)])
def test_a_trauma_with_a_number_needs_so_little_health_or_less(damage: int, offered: bool) -> None:
    g = threatened("burning_clothes", "broken_leg").place("fire", at="foyer").set("joe_diamond.damage", damage)
    g.begin(step="turn").choose("play:burning_clothes")
    assert (g.decision.kind.name == "play_trauma") is offered


@rule("MM-TRAU-02", "MM-TRAU-01")
def test_an_insane_investigator_suffers_one_insanity_in_a_turn_of_the_keeper() -> None:
    g = (
        threatened("hysteria", "catatonia")
        .set("joe_diamond.horror", 8)
        .stop("monster_attacks")
        .begin(step="keeper_actions")
    )
    g.choose("insanity:hysteria")
    assert g["joe_diamond"].insanity == "hysteria"
    assert not [option for option in g.options if option.startswith("insanity:")]


@rule("MM-TRAU-02")
def test_whoever_has_sanity_left_suffers_no_insanity_as_a_keeper_action() -> None:
    g = threatened("hysteria").set("joe_diamond.horror", 7).stop("monster_attacks").begin(step="keeper_actions")
    assert not [option for option in g.options if option.startswith("insanity:")]


@rule("MM-TRAU-07")
def test_a_second_trauma_of_a_kind_takes_the_place_of_the_first() -> None:
    g = threatened("catatonia").give(JOE, "hysteria", "hearing_loss").set("joe_diamond.horror", 8)
    g.begin(step="keeper_actions").choose("insanity:catatonia")
    assert (g["joe_diamond"].insanity, g["joe_diamond"].injury) == ("catatonia", "hearing_loss")
    assert list(g.state.trauma_discard) == ["hysteria"]


@rule("MM-TRAU-08")
def test_a_trauma_stays_until_something_removes_it() -> None:
    g = joe(others=(JENNY,)).give(JOE, "hearing_loss").choose("end_turn")
    assert g["joe_diamond"].injury == "hearing_loss"
    keeper_cards.lose_trauma(g.state, g.state.present()[0], "injury")
    assert g.state.present()[0].injury == ""


@rule("MM-TRAU-09")
def test_a_trauma_for_several_is_drawn_again_with_a_single_investigator() -> None:
    g = threatened().stack("trauma", ["paranoia", "panic"]).begin(step="keeper_actions").choose("action:evil_presence")
    assert (g["keeper"].trauma, list(g.state.trauma_discard)) == (["panic"], ["paranoia"])
    g = threatened(others=(JENNY,)).stack("trauma", ["paranoia"]).begin(step="keeper_actions")
    assert g.choose("action:evil_presence")["keeper"].trauma == ["paranoia"]


@rule("MM-TRAU-09")
def test_who_has_escaped_is_no_longer_among_the_investigators_in_play() -> None:
    g = threatened(others=(JENNY,)).set("choices", ["C", "A", "A"]).reveal(happened=True).place(JENNY, at="kitchen.1")
    g.stack("trauma", ["paranoia", "panic"]).choose("escape").begin(step="keeper_actions")
    assert g.choose("action:evil_presence")["keeper"].trauma == ["panic"]


@rule("MM-TRAU-10")
def test_traumas_for_several_are_exchanged_when_one_investigator_is_left() -> None:
    g = threatened("paranoia", "hysteria", others=(JENNY,)).place(JENNY, at="kitchen.1").stack("trauma", ["panic"])
    g.reveal(happened=True).place("fire", at="foyer").set("joe_diamond.damage", 11).choose("end_turn")
    assert (g["keeper"].trauma, list(g.state.trauma_discard)) == (["hysteria", "panic"], ["paranoia"])


# --- events


@rule("MM-EVT-02")
def test_time_tokens_that_an_event_puts_on_the_next_one_may_bring_that_about_at_once(grounds: str) -> None:
    g = scenario("mansions", seats=["", JOE], story=grounds).set("time", 8).stop("order").begin(step="event")
    assert (g.state.event, g.state.time) == (3, 0)


@rule("MM-EVT-03", "MM-EVT-06", "MM-EVT-07", "MM-KPLC-03")
def test_an_event_comes_after_its_time_whatever_has_been_found() -> None:
    for found in ([], [3]):
        g = joe("kitchen.1").set("choices", ["A", "A", "B"]).set("time", 2)
        if found:
            g.give(JOE, "the_fall_of_house_lynch_clue_3b")
        g.rig(tokens=[0] if found else []).begin(step="event")
        if found:
            g.choose("place:foyer.center")
        assert (g.state.time, g.state.event, len(g.state.monsters)) == (0, 2, len(found))


@rule("MM-EVT-05")
def test_nobody_sees_the_face_of_an_event_before_it_is_resolved() -> None:
    state = joe().state
    for seat in (0, 1, None):
        assert not [each for each in strings(msgspec.to_builtins(view(state, seat))) if "_event_" in each]


# --- threat


@rule("MM-THR-02")
def test_eliminated_players_still_bring_threat() -> None:
    g = joe(others=(JENNY,)).eliminate(JENNY).begin(step="threat").stop("keeper_actions")
    assert g["keeper"].threat == 2


@rule("MM-THR-03", "MM-KACT-03")
def test_threat_pays_for_actions_and_mythos_cards_and_is_kept() -> None:
    g = threatened("sudden_chill", "whispers").begin(step="turn").choose("play:whispers")
    assert g["keeper"].threat == 2
    assert g.begin(step="threat").stop("keeper_actions")["keeper"].threat == 3


# --- limits


@rule("MM-LIM-07")
def test_any_number_of_tokens_may_lie_on_a_figure() -> None:
    g = joe().set("joe_diamond.stunned", 30).spawn("zombie", at="kitchen.1", stunned=30)
    assert (g[JOE].stunned, g["zombie"].stunned) == (30, 30)


@rule("MM-LIM-10")
def test_a_player_is_eliminated_when_no_unused_investigator_is_left() -> None:
    g = joe(others=(JENNY,)).place(JENNY, at="kitchen.1")
    g.set("gone", [person.slug for person in edition_of("mansions")[INVESTIGATORS] if person.slug not in (JOE, JENNY)])
    g.place("fire", at="foyer").set("joe_diamond.damage", 11).choose("end_turn")
    assert g.state.out == [1]


@rule("MM-LIM-10")
def test_an_unused_investigator_that_another_player_waits_for_is_none_to_take() -> None:
    people = [person.slug for person in edition_of("mansions")[INVESTIGATORS]]
    g = joe(others=(JENNY, "sister_mary")).place(JENNY, at="kitchen.1").place("sister_mary", at="foyer.center")
    g.set("gone", [slug for slug in people if slug not in (JOE, JENNY, "sister_mary")][1:]).place("fire", at="foyer")
    g.set("joe_diamond.damage", 11).set("sister_mary.damage", 7).choose("end_turn")
    g.play("next:sister_mary", "end_turn")
    assert g.state.out == [3]


@rule("MM-LIM-05", "MM-LIM-06")
def test_no_piece_is_drawn_when_all_are_in_use_and_solved_puzzles_give_theirs_back() -> None:
    state = joe().state
    puzzle = Puzzle("puzzle_1a", ["wiring_3", "wiring_13", "wiring_11", "wiring_10", "wiring_12"], [0] * 5)
    state.puzzles["electric_lock"] = puzzle
    state.pieces["wiring"].ids = ""
    assert not [
        option for option in puzzle_options(state, puzzle, Attempt(1, "electric_lock", 9)) if option.verb == "draw"
    ]
    put_away(state, "electric_lock")
    assert sorted(state.pieces["wiring"]) == sorted(puzzle.pieces)


@rule("MM-LIM-05")
def test_a_puzzle_cannot_be_tried_as_long_as_others_use_up_its_pieces() -> None:
    g = joe("kitchen.1").place("short_circuit", at="kitchen")
    pieces = dict(g.state.pieces)
    wires = list(pieces["wiring"])
    pieces["wiring"] = Pile.of(wires[14:])
    laid = {"power_failure": ("puzzle_3a", wires[:7]), "electric_lock": ("puzzle_2a", wires[7:14])}
    g.set("puzzles", {card: Puzzle(layout, used, [0] * 7) for card, (layout, used) in laid.items()})
    g.set("pieces", pieces).choose("explore")
    assert ("short_circuit" in g.state.puzzles, list(g["kitchen"])) == (False, ["short_circuit"])
