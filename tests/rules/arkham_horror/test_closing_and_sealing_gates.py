"""Closing and sealing gates."""

from miskatonic.games.arkham_horror.events.town import GateClosed
from miskatonic.testing import Scenario, rule, scenario


def at_gate(*things: str, gate: str = "gate_the_dreamlands", explored: bool = True) -> Scenario:
    """Amanda Sharpe (Fight 1, Lore 1) at a gate in the woods, with another one open elsewhere, in the encounter phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="woods")
    g.place(gate, at="woods").place("gate_rlyeh", at="graveyard").give("amanda_sharpe", *things)
    if explored:
        g.give("amanda_sharpe", "explored")
    return g.begin(step="encounter").stop("mythos")


def closed(g: Scenario) -> Scenario:
    """Closes the gate by fighting."""
    return g.rig(dice=[1, 6]).play("close", "close:fight")


@rule("AH-GATE-01", "AH-GATE-02")
def test_only_who_has_explored_a_gate_can_close_it() -> None:
    assert "close" in at_gate().options
    g = at_gate(explored=False).stop("other_world")
    assert g["amanda_sharpe"].at == "the_dreamlands_1"
    assert g.happened(GateClosed) == []


@rule("AH-GATE-03")
def test_leaving_for_any_reason_costs_the_explored_marker() -> None:
    g = at_gate().set("amanda_sharpe.sanity", 1).give("amanda_sharpe", "elder_sign").choose("elder_sign:")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("arkham_asylum", False)
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).place("gate_abyss", at="woods")
    g.place("amanda_sharpe", at="woods").give("amanda_sharpe", "explored").choose("walk:uptown")
    assert not g["amanda_sharpe"].explored


@rule("AH-GATE-04")
def test_closing_is_a_check_of_fight_or_lore_as_the_player_likes() -> None:
    g = at_gate().choose("close")
    assert g.options == ["close:fight", "close:lore"]
    g.rig(dice=[1, 6]).choose("close:lore")
    assert "woods" not in g.state.gates, "Lore 1, +1 of the gate"


@rule("AH-GATE-05")
def test_who_closes_a_gate_takes_its_marker_as_a_trophy() -> None:
    assert closed(at_gate())["amanda_sharpe"].gate_trophies == ["gate_the_dreamlands"]


@rule("AH-GATE-06")
def test_who_fails_may_try_again_in_the_next_encounter_phase() -> None:
    g = at_gate().rig(dice=[1, 1]).play("close", "close:fight")
    assert "woods" in g.state.gates
    assert g["amanda_sharpe"].explored
    g.begin(step="encounter")
    assert "close" in g.options


@rule("AH-GATE-07", "AH-GATE-08", "AH-GATE-09", "AH-GATE-18")
def test_five_clues_seal_a_gate_that_was_just_closed() -> None:
    g = closed(at_gate(*["clue"] * 6).set("doom", 3)).choose("seal")
    assert g["amanda_sharpe"].clues == 1
    assert (g.state.seals, g.state.doom) == (["woods"], 3)
    assert g["amanda_sharpe"].gate_trophies == ["gate_the_dreamlands"]


@rule("AH-GATE-07")
def test_four_clues_seal_nothing() -> None:
    g = closed(at_gate(*["clue"] * 4))
    assert (g.state.seals, g["amanda_sharpe"].clues) == ([], 4)


@rule("AH-GATE-10")
def test_no_gate_opens_and_no_monster_appears_at_a_sealed_location() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("seal", at="independence_square")
    g.stack("mythos", ["a_strange_plague"]).begin(phase="mythos").stop("mythos_clue")
    assert (g.state.gates, g.state.monsters, g.state.doom) == ({}, {}, 0)


@rule("AH-GATE-11", "AH-GATE-12", "AH-FAQ-068")
def test_monsters_of_the_dimension_of_a_closed_gate_go_back_to_the_cup() -> None:
    g = at_gate(gate="gate_abyss").set("amanda_sharpe.sliders", [0, 3, 0])
    g.spawn("ghoul", at="downtown").spawn("ghoul", at="outskirts").spawn("cultist", at="sky")
    g.rig(dice=[6, 6]).play("close", "close:fight")
    assert list(g.state.monsters.values()) == ["sky"], "the cultist has another symbol"
    assert len([monster for monster in g.state.cup if monster.startswith("ghoul")]) == 3


@rule("AH-GATE-13")
def test_an_elder_sign_needs_an_explored_gate() -> None:
    assert "elder_sign:elder_sign" in at_gate("elder_sign").options
    g = at_gate("elder_sign", explored=False).stop("other_world")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].cards) == ("the_dreamlands_1", ["elder_sign"])


@rule("AH-GATE-14", "AH-GATE-15", "AH-GATE-17", "AH-GATE-19")
def test_an_elder_sign_closes_and_seals_for_a_sanity_and_a_stamina() -> None:
    g = at_gate("elder_sign").set("doom", 3).choose("elder_sign:")
    you = g["amanda_sharpe"]
    assert (you.sanity, you.stamina, you.gate_trophies) == (4, 4, ["gate_the_dreamlands"])
    assert (g.state.seals, g.state.doom) == (["woods"], 2)
    assert "elder_sign" in g.state.removed
    assert "elder_sign" not in g.state.decks["unique"]


@rule("AH-GATE-16")
def test_an_elder_sign_takes_effect_even_if_it_drives_its_owner_insane() -> None:
    g = at_gate("elder_sign").set("amanda_sharpe.sanity", 1).choose("elder_sign:")
    assert g.state.seals == ["woods"]
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].sanity) == ("arkham_asylum", 1)


@rule("AH-GATE-20", "AH-GATE-21")
def test_who_has_just_returned_need_not_face_the_monsters_there_until_the_next_turn() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("gate_abyss", at="woods")
    g.spawn("ghoul", at="woods").place("amanda_sharpe", at="abyss_2")
    assert g.decision.kind.name == "at_gate"
    g.stop("mythos").choose("wait")
    g.stop("movement").begin(step="turn_end").play("done", "go_on", "stop")
    assert g.decision.kind.name == "face"
