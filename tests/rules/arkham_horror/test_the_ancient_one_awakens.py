"""The Ancient One awakens."""

import pytest
from tests.rules.arkham_horror.fights import EVERY_GATE, PETE, drawn
from tests.rules.arkham_horror.test_monster_limit_and_outskirts import EIGHT

from miskatonic.games.arkham_horror.events.fate import Awoke
from miskatonic.games.arkham_horror.rules.doom import gate_limit
from miskatonic.testing import Scenario, rule, scenario

BUTCHERED = "family_found_butchered"
PLACES = (
    "woods",
    "independence_square",
    "unvisited_isle",
    "the_witch_house",
    "black_cave",
    "the_unnamable",
    "science_building",
)


def reason(g: Scenario) -> str:
    """Why it has awoken; "" if it has not."""
    return "".join(event.reason for event in g.happened(Awoke))


def gates(players: int, n: int) -> Scenario:
    """So many gates are open, and another one opens at the graveyard."""
    g = drawn(BUTCHERED, *EIGHT[:players], ancient_one="cthulhu", stop="battle_upkeep" if n else "turn_end")
    for place, marker in zip(PLACES[:n], EVERY_GATE, strict=False):
        g.place(marker, at=place)
    return g


@rule("AH-AWAKE-01", "AH-AWAKE-02")
def test_it_awakens_when_the_track_is_full() -> None:
    assert reason(drawn(BUTCHERED, ancient_one="yig", stop="battle_upkeep").set("doom", 9)) == "ah-awake-doom"
    assert reason(drawn(BUTCHERED, ancient_one="yig").set("doom", 8)) == ""


@rule("AH-AWAKE-01", "AH-AWAKE-03", "AH-AWAKE-04", "AH-AWAKE-05", "AH-AWAKE-06", "AH-AWAKE-07", "AH-AWAKE-08")
@pytest.mark.parametrize(("players", "most"), [(1, 8), (2, 8), (3, 7), (4, 7), (5, 6), (6, 6), (7, 5), (8, 5)])
def test_it_awakens_when_too_many_gates_are_open_and_its_track_is_filled(players: int, most: int) -> None:
    g = gates(players, most - 1)
    assert reason(g) == "ah-awake-gates"
    assert (g.state.doom, gate_limit(g.state)) == (13, most)
    assert reason(gates(players, most - 2).stop("turn_end")) == ""


@rule("AH-AWAKE-01", "AH-AWAKE-09")
def test_it_awakens_when_no_gate_marker_is_left() -> None:
    g = drawn(BUTCHERED, ancient_one="yig", stop="battle_upkeep").give(PETE, *EVERY_GATE)
    assert reason(g) == "ah-awake-no-gate"


@rule("AH-AWAKE-10", "AH-FAQ-034")
def test_gate_trophies_that_are_spent_go_back_to_the_stack() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="yig").place(PETE, at="mas_boarding_house")
    g.give(PETE, *EVERY_GATE).begin(step="encounter").stop("other_world").choose("service:recruit")
    while "go_on" not in g.options:
        g.choose(g.options[0])
    assert (len(g[PETE].gate_trophies), len(g.state.gate_stack)) == (14, 2)
    g.stack("mythos", [BUTCHERED]).begin(phase="mythos").stop("turn_end")
    assert reason(g) == ""
