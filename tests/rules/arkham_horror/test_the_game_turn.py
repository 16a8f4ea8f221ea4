"""The game turn."""

from miskatonic.games.arkham_horror.events.fate import PhaseBegan, TurnBegan
from miskatonic.testing import Scenario, rule, scenario


def through(g: Scenario, turn: int) -> Scenario:
    """Plays on with the first option until that turn begins."""
    while g.state.turn < turn:
        g.table.choose(*range(max(g.decision.least, 1)))
    return g


@rule("AH-TURN-01", "AH-TURN-03")
def test_a_turn_has_five_phases_in_order() -> None:
    g = scenario("arkham_horror", players=2, ancient_one="yig").stack("mythos", ["blue_flu"]).begin(phase="upkeep")
    through(g, 2)
    phases = [event.phase for event in g.happened(PhaseBegan)]
    assert phases == ["movement", "encounter", "other_world", "mythos", "upkeep"]


@rule("AH-TURN-02", "AH-TURN-03")
def test_players_act_clockwise_from_the_first_player_and_all_before_the_next_phase() -> None:
    seats = ["amanda_sharpe", "bob_jenkins", "dexter_drake"]
    g = scenario("arkham_horror", seats=seats).set("first", 1).begin(phase="upkeep")
    asked: list[tuple[str, int]] = []
    while g.state.step in ("upkeep", "movement", "walk", "arrive"):
        asked.append((g.decision.kind.name, g.decision.seat))
        g.choose("done" if g.decision.kind.name == "adjust" else "stop")
    assert [seat for kind, seat in asked if kind == "adjust"] == [1, 2, 0]
    assert [seat for kind, seat in asked if kind == "walk"] == [1, 2, 0]
    assert [kind for kind, _ in asked] == ["adjust"] * 3 + ["walk"] * 3


@rule("AH-TURN-04")
def test_the_first_player_marker_passes_to_the_left_at_the_end_of_the_turn() -> None:
    g = scenario("arkham_horror", players=2).set("first", 1).stop("upkeep").begin(step="turn_end")
    assert (g.state.first, g.state.active) == (0, 0)
    assert [event.turn for event in g.happened(TurnBegan)] == [2]
