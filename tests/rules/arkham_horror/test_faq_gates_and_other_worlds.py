"""FAQ: gates and Other Worlds."""

from miskatonic.testing import Scenario, rule, scenario


def in_abyss(area: int = 1, *things: str) -> Scenario:
    """Amanda Sharpe in the Abyss, to which a gate in the woods leads."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("gate_abyss", at="woods")
    return g.place("amanda_sharpe", at=f"abyss_{area}").give("amanda_sharpe", *things)


@rule("AH-FAQ-061", "AH-FAQ-062")
def test_the_usual_return_brings_an_explored_marker() -> None:
    g = in_abyss(2).stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("woods", True)


@rule("AH-FAQ-061", "AH-FAQ-063")
def test_a_return_by_an_encounter_does_too() -> None:
    g = in_abyss(1).stack("gate_cards", ["blue_8"]).begin(step="other_world").stop("mythos").rig(dice=[6, 1, 1])
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("woods", True)


@rule("AH-FAQ-061", "AH-FAQ-064")
def test_a_return_by_a_spell_does_too() -> None:
    g = in_abyss(1, "find_gate").set("amanda_sharpe.sliders", [0, 0, 3]).stop("encounter").rig(dice=[6, 6, 6])
    g.choose("use:find_gate")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("woods", True)


@rule("AH-FAQ-065")
def test_who_was_lost_has_explored_nothing() -> None:
    g = in_abyss(1).place("amanda_sharpe", at="lost_in_time_and_space").begin(phase="upkeep").stop("other_world")
    g.play("appear:woods", "done", "stop")
    assert g["amanda_sharpe"].at == "abyss_1", "drawn in again"


@rule("AH-FAQ-066")
def test_only_a_gate_that_opens_on_somebody_delays() -> None:
    g = in_abyss().place("amanda_sharpe", at="woods").begin(step="encounter").stop("other_world")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("abyss_1", False)
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").stack("gates", ["gate_abyss"])
    g.place("amanda_sharpe", at="independence_square").stack("mythos", ["a_strange_plague"]).stop("mythos_clue")
    g.begin(phase="mythos")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("abyss_1", True)


@rule("AH-FAQ-067")
def test_a_delay_goes_along_to_arkham() -> None:
    g = in_abyss(1).set("amanda_sharpe.delayed", True).stack("gate_cards", ["blue_8"]).stop("mythos")
    g.begin(step="other_world").rig(dice=[6, 1, 1])
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("woods", True)


@rule("AH-FAQ-069")
def test_a_gate_opens_over_a_closed_marker_and_its_monster_is_not_shut_in() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").set("closed", ["independence_square"])
    g.unchecked().place("amanda_sharpe", at="downtown").stack("mythos", ["a_strange_plague"])
    g.rig(monsters=["ghoul"]).stop("mythos_clue").begin(phase="mythos")
    assert g["ghoul"] == "independence_square"
    g.begin(step="movement").stop("encounter")
    assert "walk:independence_square" in g.options


@rule("AH-FAQ-070", "AH-FAQ-071")
def test_a_closing_under_a_gate_takes_effect_when_the_gate_is_gone() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("gate_rlyeh", at="graveyard")
    g.place("gate_the_dreamlands", at="science_building").place("amanda_sharpe", at="science_building")
    g.give("amanda_sharpe", "explored").spawn("ghoul", at="science_building")
    g.place("strange_lights_on_campus", at="drawn").stop("turn_end").begin(step="mythos_ability")
    assert g["amanda_sharpe"].at == g["ghoul"] == "science_building", "the marker lies under the gate"
    g.begin(step="encounter").stop("other_world").rig(dice=[6, 6]).play("close", "close:fight")
    assert g["amanda_sharpe"].at == g["ghoul"] == "miskatonic_university"
