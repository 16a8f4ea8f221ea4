"""Task order."""

from miskatonic.testing import rule, scenario


def tasks(options: list[str]) -> list[str]:
    """The tasks that are offered."""
    return [option for option in options if option.startswith("task:")]


@rule("ES-ORD-01")
def test_tasks_without_an_arrow_are_completed_in_any_order() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.rig(dice=["lore", "peril", "peril", 3, 2, "terror"]).choose("move:the_hall_of_the_dead")
    assert tasks(g.options) == ["task:0", "task:1", "task:2"]
    g.rig(dice=["peril", "peril", "lore", "terror"]).choose("task:2")
    assert tasks(g.options) == ["task:0", "task:1"]
    g.rig(dice=["lore", "terror"]).choose("task:1")
    assert tasks(g.options) == ["task:0"]


@rule("ES-ORD-02")
def test_an_arrow_makes_each_task_wait_for_the_one_above_it() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.rig(dice=["lore", "peril", 3, 3, "terror", "terror"]).choose("move:the_hidden_passage")
    assert tasks(g.options) == ["task:0"], "the roll would also be enough for both others"
    g.rig(dice=["lore", "peril", 3, "terror", "terror"]).choose("task:0")
    assert tasks(g.options) == ["task:1"]
    g.rig(dice=["lore", "terror", "terror"]).choose("task:1")
    assert tasks(g.options) == ["task:2"]


@rule("ES-ORD-02")
def test_a_roll_that_meets_only_a_lower_task_fails_where_there_is_an_arrow() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.rig(dice=["lore", *["terror"] * 5]).choose("move:the_hidden_passage")
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-ORD-02")
def test_a_monster_below_the_last_task_comes_last_where_there_is_an_arrow() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.spawn("byakhee", at="the_hidden_passage")
    g.rig(dice=[3, *["peril"] * 5]).choose("move:the_hidden_passage")
    assert tasks(g.options) == ["task:0"]
    g.rig(dice=["peril", 3, *["lore"] * 3]).choose("task:0")
    g.rig(dice=["lore", "peril", "peril"]).choose("task:1")
    g.rig(dice=["peril", "terror"]).choose("task:2")
    assert tasks(g.options) == ["task:3"]


@rule("ES-ORD-02")
def test_an_attempt_ends_when_the_next_task_of_the_arrow_is_out_of_reach() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.place("riot_in_the_streets", at="museum:0")
    g.rig(dice=[1, 1, 1, "lore", "lore", "lore"]).choose("move:riot_in_the_streets")
    g.rig(dice=["lore", "lore", "lore"]).choose("task:0")
    assert g["joe_diamond"].at == "riot_in_the_streets"
    assert g.state.doom == 1, "two dice cannot show nine investigations: the penalty is due without a roll"
