"""Round structure and player windows (appendix II)."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.timing import after, of_phase
from miskatonic.games.card_game.effects.using import fast, forced
from miskatonic.games.card_game.events import DoomPlaced, EncounterDrawn, PhaseBegan, PhaseEnded, ResourcesGained
from miskatonic.kernel.line import Limit
from miskatonic.testing import rule


@rule("CG-ROUND-01")
def test_a_round_has_four_phases_and_the_next_one_begins_with_the_mythos() -> None:
    g = end_turns(house())
    assert [event.phase for event in g.happened(PhaseBegan)] == ["enemy", "upkeep", "mythos", "investigation"]
    assert g.state.round == 2


@rule("CG-ROUND-02")
def test_nobody_is_asked_whether_the_framework_events_happen() -> None:
    g = end_turns(house())
    assert g.decision.kind.name == "turn"
    for framework in (DoomPlaced, EncounterDrawn, ResourcesGained):
        assert len(g.happened(framework)) == 1


@rule("CG-ROUND-03")
def test_free_abilities_are_offered_between_framework_events(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(1, "phase")))
    g = house().give("roland_banks", f"play:{watch}").set("roland_banks.resources", 0)
    g.choose("end_turn")
    assert (g.state.phase, g.decision.rule) == ("enemy", "CG-ROUND-03")
    assert g.options == [f"use:{watch}#1", "pass"]
    assert g.choose(f"use:{watch}")["roland_banks"].resources == 1


@rule("CG-ROUND-03")
def test_a_window_is_over_when_everybody_has_passed(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), cost=costing("exhaust")))
    g = house("roland_banks", "daisy_walker")
    g.give("roland_banks", f"play:{watch}").give("daisy_walker", f"play:{watch}")
    g.set("daisy_walker.played", True).choose("pass").choose("end_turn")
    assert g.decision.seat == 0
    assert g.choose("pass").decision.seat == 1, "the window goes round the table"
    g.choose(f"use:{watch}")
    assert g.decision.seat == 0, "somebody has acted, so whoever passed is asked again"


@rule("CG-ROUND-04")
def test_abilities_can_resolve_at_the_start_and_at_the_end_of_a_phase(homemade: Homemade) -> None:
    at_start = forced(after(PhaseBegan, of_phase("enemy")), gain_resources(2))
    at_end = forced(after(PhaseEnded, of_phase("enemy")), gain_resources(3))
    clock = homemade.asset(at_start, at_end)
    g = end_turns(house().give("roland_banks", f"play:{clock}"))
    order = [event for event in g.events if isinstance(event, PhaseBegan | PhaseEnded | ResourcesGained)]
    amounts = [getattr(event, "amount", getattr(event, "phase", "")) for event in order]
    assert amounts[amounts.index("enemy") :][:4] == ["enemy", 2, "enemy", 3]
