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


MANDY, HARVEY = "mandy_thompson", "harvey_walters"


def heals_in_vain(turn: int) -> Scenario:
    """Harvey, the first player, fails to cast a spell in his upkeep, before that of Mandy, who may have the dice rolled again."""
    g = scenario("arkham_horror", seats=[HARVEY, MANDY], ancient_one="yig").give(HARVEY, "heal")
    g.set("harvey_walters.stamina", 1).set("turn", turn)
    return g


@rule("AH-TURN-01")
def test_what_was_done_once_before_ones_own_upkeep_is_done_for_the_turn() -> None:
    g = heals_in_vain(1).spawn("ghoul", at="arkham_asylum").place(HARVEY, at="arkham_asylum").begin(phase="upkeep")
    g.rig(dice=[1] * 8).play("use:heal", "use:mandy_thompson", "done", "done").rig(dice=[1] * 2)
    g.choose("evade:ghoul")
    assert "use:mandy_thompson" not in g.options, "her upkeep makes no new turn"


@rule("AH-TURN-01")
def test_what_was_done_once_in_one_turn_can_be_done_in_the_next_before_ones_own_upkeep() -> None:
    g = heals_in_vain(1).set("first", 1).set("mandy_thompson.used", [MANDY]).begin(step="turn_end")
    assert (g.state.turn, g.state.first) == (2, 0)
    assert "use:mandy_thompson" in g.rig(dice=[1] * 4).choose("use:heal").options
