"""FAQ: miscellaneous."""

from miskatonic.testing import Scenario, rule, scenario


def amanda(at: str, card: str, *things: str) -> Scenario:
    """Amanda Sharpe about to have that encounter, with some things; the game stops before the Mythos phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at=at)
    return g.give("amanda_sharpe", *things).begin(step="encounter").stop("mythos").rig(encounters=[card])


@rule("AH-FAQ-105")
def test_a_lost_turn_is_lost_with_all_its_phases() -> None:
    g = amanda("arkham_asylum", "downtown_4", "retainer").spawn("ghoul", at="downtown")
    g.choose("effect:lose_turn_and_gain")
    g.spawn("cultist", at="arkham_asylum").place("clue", at="arkham_asylum").begin(step="turn_end")
    assert (g.state.turn, g.state.step) == (2, "mythos"), "no upkeep, no movement, no fight, no clues, no encounter"
    assert (g["amanda_sharpe"].money, g["amanda_sharpe"].clues) == (0, 0)
    g.begin(step="turn_end").rig(dice=[2])
    assert (g.state.turn, g.decision.kind.name, g["amanda_sharpe"].money) == (3, "adjust", 2)


@rule("AH-FAQ-106", "AH-FAQ-107")
def test_a_card_for_any_time_is_used_before_an_encounter_or_after_it() -> None:
    g = amanda("newspaper", "northside_3", "duke").set("amanda_sharpe.sanity", 3)
    assert g.options == ["encounter", "use:duke"]
    g.choose("encounter")
    assert g["amanda_sharpe"].sanity == 2
    g.choose("use:duke")
    assert g["amanda_sharpe"].sanity == 5


@rule("AH-FAQ-107")
def test_who_is_driven_insane_by_an_encounter_goes_insane_before_anything_else() -> None:
    g = amanda("newspaper", "northside_3", "duke").set("amanda_sharpe.sanity", 1).choose("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].sanity) == ("arkham_asylum", 1)


@rule("AH-FAQ-106")
def test_a_card_for_any_time_is_used_in_an_other_world_too() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="abyss_1")
    g.give("amanda_sharpe", "duke").set("amanda_sharpe.sanity", 3).stack("gate_cards", ["blue_4"])
    g.begin(step="other_world").stop("mythos").choose("go_on")
    assert g["amanda_sharpe"].sanity == 2
    assert g.choose("use:duke")["amanda_sharpe"].sanity == 5


@rule("AH-FAQ-109")
def test_all_dice_are_rolled_again_those_of_clues_included() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").give("amanda_sharpe", "stealth", "clue")
    g.spawn("cultist", at="bank_of_arkham").begin(step="arrive").rig(dice=[1, 2, 5, 5])
    g.play("evade:cultist", "clue", "use:stealth")
    assert g["amanda_sharpe"].stamina == 5
    assert g.state.checks == []
