"""Using clues."""

from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.testing import Scenario, rule, scenario


def dexter(clues: int) -> Scenario:
    """Dexter Drake with so many clues; Kate Winthrop plays after him."""
    g = scenario("elder_sign", seats=["dexter_drake", "kate_winthrop"], ancient_one="azathoth")
    return g.give("dexter_drake", *["clue"] * clues)


def after_a_bad_roll(clues: int) -> Scenario:
    """Dexter has rolled nothing but peril at The Missing Records."""
    return dexter(clues).rig(dice=["peril"] * 6).choose("move:the_missing_records")


@rule("ES-CLUE-01")
def test_a_clue_is_spent_after_the_roll_and_before_a_task_is_completed() -> None:
    g = dexter(1).rig(dice=["lore", 3, *["peril"] * 4]).choose("move:the_missing_records")
    assert g.options == ["task:1", "clue", "no_task"]
    g.rig(dice=[3, 3]).choose("clue").choose("reroll:green3", "reroll:green4")
    assert g.options == ["task:0", "task:1", "no_task"], "the roll is judged again"


@rule("ES-CLUE-01")
def test_no_terror_effect_before_the_clue_has_changed_the_roll() -> None:
    g = dexter(1).place("the_graveyard", at="museum:0").place("the_portraits_turn", at="mythos")
    g.rig(dice=["terror", *[1] * 5]).choose("move:the_graveyard")
    g.rig(dice=["lore"]).choose("clue").choose("reroll:green1")
    assert g["dexter_drake"].sanity == 5
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-CLUE-01")
def test_a_clue_does_not_change_the_roll_for_the_lost_and_found() -> None:
    g = dexter(3).choose("move:entrance").rig(dice=["peril"]).choose("lost_and_found")
    assert g["dexter_drake"].stamina == 4
    assert g.decision.seat == 1


@rule("ES-CLUE-02")
def test_one_clue_rerolls_any_selection_of_dice() -> None:
    g = after_a_bad_roll(clues=1).choose("clue")
    assert (g.decision.least, g.decision.most) == (1, 6)
    g.rig(dice=[1, "lore", 2]).choose("reroll:green2", "reroll:green3", "reroll:green6")
    assert g.happened(Rolled)[-1].dice == (1, 2, 5)
    assert [g[f"green{n}"].face for n in range(1, 7)] == [6, 1, 5, 6, 6, 2]


@rule("ES-CLUE-02")
def test_dice_out_of_the_pool_are_not_rerolled() -> None:
    g = after_a_bad_roll(clues=1).play("no_task", "aside:green1")
    g.rig(dice=["peril"] * 4).choose("focus:green2").choose("clue")
    assert g.options == [f"reroll:green{n}" for n in (3, 4, 5, 6)]


@rule("ES-CLUE-03")
def test_clues_are_spent_on_the_same_roll_as_long_as_there_are_some() -> None:
    g = after_a_bad_roll(clues=2)
    g.rig(dice=["peril"]).choose("clue").choose("reroll:green1")
    g.rig(dice=["peril"]).choose("clue").choose("reroll:green1")
    assert g["dexter_drake"].clues == 0
    assert g.decision.rule == "ES-FAIL-05", "no clue is left"


@rule("ES-CLUE-04")
def test_nobody_spends_the_clues_of_somebody_else() -> None:
    g = dexter(0).give("kate_winthrop", "clue", "clue").place("kate_winthrop", at="the_missing_records")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert g.decision.rule == "ES-FAIL-05"
    assert g.decision.seat == 0


@rule("ES-CLUE-05")
def test_a_spent_clue_goes_back_to_the_supply() -> None:
    g = after_a_bad_roll(clues=3)
    assert g.state.clues == 12
    g.rig(dice=["peril"]).choose("clue").choose("reroll:green1")
    assert (g["dexter_drake"].clues, g.state.clues) == (2, 13)
