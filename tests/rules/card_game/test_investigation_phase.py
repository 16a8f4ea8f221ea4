"""The investigation phase."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.using import fast
from miskatonic.games.card_game.events import PhaseBegan, PhaseEnded, TurnBegan, TurnEnded
from miskatonic.kernel.line import Limit
from miskatonic.testing import Scenario, rule

WATCH = fast(gain_resources(1), limit=Limit(1, "turn"))


def pair() -> Scenario:
    """It is Roland's turn; Daisy's comes later."""
    return house("roland_banks", "daisy_walker")


@rule("CG-INVP-01", "CG-INVP-02")
def test_a_window_opens_after_the_phase_has_begun_and_before_any_turn(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "phase")))
    g = house().give("roland_banks", f"play:{watch}").stack("encounter", ["obscuring_fog"]).choose("end_turn")
    while g.state.phase != "investigation":
        g.choose("pass")
    assert g.happened(PhaseBegan)[-1] == PhaseBegan("investigation")
    assert g.state.active == -1
    assert g.choose("pass").happened(TurnBegan) == [TurnBegan("roland_banks", 0)]


@rule("CG-INVP-03", "CG-INVP-04", "CG-INVP-05", "CG-TERM-24")
def test_the_investigators_choose_who_goes_next_in_any_order() -> None:
    g = end_turns(pair())
    assert (g.options, g.decision.rule) == (["who:roland_banks", "who:daisy_walker"], "CG-INVP-03")
    g.choose("who:daisy_walker")
    assert (g.state.active, g.decision.seat) == (1, 1)
    assert g.happened(TurnBegan) == [TurnBegan("daisy_walker", 1)]


@rule("CG-INVP-06")
def test_a_turn_is_finished_before_another_one_begins() -> None:
    g = pair()
    for action in ("resource", "resource", "resource"):
        assert g.decision.seat == 0
        g.choose(action)
    assert g.happened(TurnBegan) == [TurnBegan("daisy_walker", 1)]
    assert g.happened(TurnEnded) == [TurnEnded("roland_banks", 0)]


@rule("CG-INVP-07", "CG-INVP-13")
def test_each_investigator_takes_one_turn_a_round() -> None:
    g = pair().stack("encounter", ["obscuring_fog", "dissonant_voices"]).choose("end_turn")
    assert g.state.active == 1, "somebody has not had a turn yet"
    g.choose("end_turn")
    assert g.state.round == 2, "everybody has had one"
    assert len(g.happened(TurnEnded)) == 2


@rule("CG-INVP-08")
def test_everybody_may_use_free_abilities_before_each_action(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "turn")))
    g = pair().give("daisy_walker", f"play:{watch}")
    for _ in range(3):
        assert (g.decision.seat, g.decision.rule) == (1, "CG-INVP-08")
        g.play("pass", "resource")
    assert g["daisy_walker"].resources == 5


@rule("CG-INVP-09")
def test_after_an_action_comes_the_window_before_the_next_one(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1)))
    g = house().give("roland_banks", f"play:{watch}")
    g.play("resource", f"use:{watch}", "resource")
    assert f"use:{watch}#1" in g.options
    assert (g["roland_banks"].actions, g["roland_banks"].resources) == (1, 8)


@rule("CG-INVP-10")
def test_a_turn_may_end_early() -> None:
    g = pair().choose("end_turn")
    assert g.state.active == 1
    assert g["roland_banks"].actions == 0


@rule("CG-INVP-11")
def test_who_has_no_actions_left_ends_the_turn() -> None:
    g = pair().play("resource", "resource", "resource")
    assert g.happened(TurnEnded) == [TurnEnded("roland_banks", 0)]


@rule("CG-INVP-11")
def test_who_can_still_do_something_for_free_is_asked(homemade: Homemade) -> None:
    watch = homemade.asset(WATCH)
    g = pair().give("roland_banks", f"play:{watch}").play("resource", "resource", "resource")
    assert g.options == [f"use:{watch}#1", "end_turn"]


@rule("CG-INVP-12")
def test_whoever_has_had_a_turn_is_done_for_this_round() -> None:
    g = pair().choose("end_turn")
    assert g["roland_banks"].played
    assert g.happened(TurnEnded) == [TurnEnded("roland_banks", 0)]


@rule("CG-INVP-14")
def test_the_enemy_phase_follows() -> None:
    g = end_turns(house())
    told = [event for event in g.events if isinstance(event, PhaseBegan | PhaseEnded)]
    assert told[:2] == [PhaseEnded("investigation"), PhaseBegan("enemy")]
