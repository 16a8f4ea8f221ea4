"""Completing a task and resolving an adventure."""

from miskatonic.testing import Scenario, rule, scenario


def at_the_missing_records() -> Scenario:
    """Joe Diamond is about to go to The Missing Records: 6 investigations | lore and 3 investigations."""
    return scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")


@rule("ES-DONE-01", "ES-DONE-02", "ES-DONE-06", "ES-DONE-08")
def test_one_roll_completes_one_task_and_the_other_dice_are_rolled_for_the_next() -> None:
    g = at_the_missing_records().rig(dice=[3, 3, "lore", 3, "peril", "terror"]).choose("move:the_missing_records")
    g.rig(dice=[2, "peril", "peril", "peril"]).choose("task:1")
    assert g["green3"].zone == g["green1"].zone == "task"
    assert [g[f"green{n}"].face for n in (2, 4, 5, 6)] == [2, 6, 6, 6]
    assert g.decision.rule == "ES-FAIL-05", "six investigations are out of reach of that roll: it failed"
