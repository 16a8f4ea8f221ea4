"""The turn sequence."""

import pytest

from miskatonic.games.elder_sign.events import AdventureFailed, ClockAdvanced, Moved, StaminaHealed, TurnBegan
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

PARTY = ["joe_diamond", "bob_jenkins", "harvey_walters"]


def party(first_player: int = 0) -> Scenario:
    """Three investigators in the order of their seats."""
    return scenario("elder_sign", seats=PARTY, first_player=first_player, ancient_one="azathoth")


def rest(g: Scenario) -> Scenario:
    """A turn at the entrance."""
    return g.play("move:entrance", "first_aid:stamina")


@rule("ES-TURN-01", "ES-TURN-04")
@pytest.mark.parametrize("first", range(3))
def test_turns_begin_with_the_first_player_and_go_on_to_the_left(first: int) -> None:
    g = party(first)
    turns = []
    for _ in range(4):
        turns.append(g.decision.seat)
        rest(g)
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


@rule("ES-TURN-02")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    g = party()
    for seat, slug in enumerate(PARTY):
        assert g.state.active == g.decision.seat == seat
        assert g.state.active_investigator.slug == slug
        rest(g)


@rule("ES-TURN-02")
def test_nobody_else_may_choose_for_the_active_player() -> None:
    g = party()
    with pytest.raises(IllegalChoice):
        g.table.choose("move:entrance", seat=1)


@rule("ES-TURN-03")
def test_an_investigator_moves_attempts_the_adventure_and_advances_the_clock_in_this_order() -> None:
    g = party().rig(dice=["peril"] * 6).play("move:the_missing_records", "give_up")
    kinds = [type(event) for event in g.events]
    order = [kinds.index(kind) for kind in (Moved, Rolled, AdventureFailed, ClockAdvanced)]
    assert order == sorted(order)
    assert g.state.clock == 1


@rule("ES-TURN-03")
def test_an_investigator_moves_waits_at_the_entrance_and_advances_the_clock_in_this_order() -> None:
    g = rest(party().set("joe_diamond.stamina", 5))
    kinds = [type(event) for event in g.events]
    order = [kinds.index(kind) for kind in (Moved, StaminaHealed, ClockAdvanced)]
    assert order == sorted(order)


@rule("ES-TURN-04")
def test_the_next_turn_begins_after_the_clock_step_and_not_before() -> None:
    g = rest(party())
    turns = [event for event in g.events if isinstance(event, ClockAdvanced | TurnBegan)]
    assert turns == [TurnBegan("joe_diamond"), ClockAdvanced("III"), TurnBegan("bob_jenkins")]


@rule("ES-TURN-04")
def test_a_player_who_is_out_of_the_game_has_no_more_turns() -> None:
    g = party(1).set("bob_jenkins.sanity", 1).rig(dice=["peril"] * 6)
    g.set("devoured", list(g.state.box)).set("box", Pile())
    g.play("move:the_missing_records", "give_up")
    turns = []
    for _ in range(3):
        turns.append(g.decision.seat)
        rest(g)
    assert turns == [2, 0, 2], "Bob has been devoured and nobody is left to take his place"
