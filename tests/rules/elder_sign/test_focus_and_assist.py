"""Focus and assist."""

from miskatonic.testing import Scenario, rule, scenario


def on_the_missing_records(*seats: str) -> Scenario:
    """Those investigators, all on The Missing Records; the first of them is active."""
    g = scenario("elder_sign", seats=list(seats), ancient_one="azathoth")
    for who in seats:
        g.place(who, at="the_missing_records")
    return g


def after_a_bad_roll(*seats: str) -> Scenario:
    """The first of them has rolled one lore and nothing else of use."""
    g = on_the_missing_records(*seats)
    return g.rig(dice=["lore", *["peril"] * 5]).choose("move:the_missing_records")


@rule("ES-FOC-01", "ES-FOC-02", "ES-FOC-05")
def test_a_focused_die_keeps_its_result_and_is_not_rolled_again() -> None:
    g = after_a_bad_roll("joe_diamond").choose("aside:green2")
    assert g.decision.rule == "ES-FAIL-08"
    g.rig(dice=[1, 1, "peril", "peril"]).choose("focus:green1")
    assert (g["green1"].zone, g["green1"].at, g["green1"].face) == ("marker", "0", 5)
    assert [g[f"green{n}"].face for n in (3, 4, 5, 6)] == [1, 1, 6, 6]


def test_nobody_pays_for_having_helped_somebody_who_is_devoured_before_the_end() -> None:
    g = on_the_missing_records("joe_diamond", "kate_winthrop").place("the_portraits_turn", at="mythos")
    g.set("joe_diamond.sanity", 1).rig(dice=["lore", *["peril"] * 5]).choose("move:the_missing_records")
    g.rig(dice=["terror"] * 4, investigators=["bob_jenkins"]).play("aside:green2", "assist:kate_winthrop:green1")
    assert g.state.devoured == ["joe_diamond"]
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (6, 4)
    assert g["green1"].zone == "supply"


@rule("ES-FOC-01")
def test_focus_and_assist_exclude_each_other_after_the_same_roll() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    assert g.options == [
        "focus:green1",
        "focus:green3",
        "assist:kate_winthrop:green1",
        "assist:kate_winthrop:green3",
        "no_focus",
    ]
    assert g.decision.most == 1
    g.rig(dice=["peril"] * 4).choose("focus:green1")
    assert g.decision.rule == "ES-FAIL-05", "the next roll has been made"


@rule("ES-FOC-01")
def test_there_is_no_focus_after_a_roll_that_completed_a_task() -> None:
    g = on_the_missing_records("joe_diamond").rig(dice=["lore", 3, *["peril"] * 4]).choose("move:the_missing_records")
    g.rig(dice=[3, 3, "peril", "peril"]).choose("task:1")
    assert g.options == ["task:0", "no_task"]


@rule("ES-FOC-03", "ES-FOC-05")
def test_an_assisting_investigator_holds_a_die_with_its_result() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("assist:kate_winthrop:green1")
    assert (g["green1"].zone, g["green1"].at, g["green1"].face) == ("marker", "1", 5)


@rule("ES-FOC-03")
def test_only_investigators_on_the_same_adventure_assist() -> None:
    g = on_the_missing_records("joe_diamond", "kate_winthrop", "vincent_lee")
    g.place("kate_winthrop", at="forgotten_knowledge").place("vincent_lee", at="entrance")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records").choose("aside:")
    assert g.options == ["focus:green2", "no_focus"]


@rule("ES-FOC-04")
def test_a_different_die_is_set_aside_first() -> None:
    g = after_a_bad_roll("joe_diamond")
    assert g.options == ["aside:green1", "aside:green2", "give_up"]
    g.choose("aside:green1")
    assert g["green1"].zone == "aside"
    assert "focus:green1" not in g.options


@rule("ES-FOC-06", "ES-FOC-09")
def test_a_focused_die_helps_to_complete_a_task() -> None:
    g = after_a_bad_roll("joe_diamond").choose("aside:green2")
    g.rig(dice=[3, *["peril"] * 3]).choose("focus:green1")
    g.rig(dice=["peril"] * 3).choose("task:1")
    assert (g["green1"].zone, g["green1"].at) == ("task", "1")


@rule("ES-FOC-06")
def test_the_die_of_an_assistant_helps_to_complete_a_task() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=[3, *["peril"] * 3]).choose("assist:kate_winthrop:green1")
    assert "task:1" in g.options


@rule("ES-FOC-07")
def test_a_marker_with_a_die_takes_no_second_one() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("focus:green1").choose("aside:green3")
    assert g.options == ["assist:kate_winthrop:green4", "no_focus"]
    g.rig(dice=["peril"] * 2).choose("assist:kate_winthrop:green4")
    g.rig(dice=["lore"]).choose("aside:green5")
    assert g["green6"].face == 5, "with both markers taken the last die is simply rolled"


@rule("ES-FOC-07")
def test_a_marker_is_free_again_when_its_die_has_been_used() -> None:
    g = after_a_bad_roll("joe_diamond").choose("aside:green2")
    g.rig(dice=[3, *["peril"] * 3]).choose("focus:green1")
    g.rig(dice=["peril", "peril", 3]).choose("task:1")
    g.choose("aside:green4")
    assert g.options == ["focus:green5", "focus:green6", "no_focus"]


@rule("ES-FOC-08")
def test_one_die_at_most_is_put_on_a_marker_after_each_roll() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=["lore", *["peril"] * 3]).choose("focus:green1")
    assert [die.zone for die in g.state.dice].count("marker") == 1
    g.choose("aside:green4")
    g.rig(dice=["peril"] * 2).choose("assist:kate_winthrop:green3")
    assert [die.zone for die in g.state.dice].count("marker") == 2


@rule("ES-FOC-09")
def test_a_die_leaves_the_marker_when_the_turn_ends() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("focus:green1").choose("give_up")
    assert g.decision.seat == 1
    assert g["green1"].zone == "supply"
    g.rig(dice=[3, *["peril"] * 5]).choose("move:the_missing_records")
    assert g.decision.rule == "ES-FAIL-05", "Joe's lore is of no use to Kate"


@rule("ES-FOC-10")
def test_each_assistant_of_a_failed_adventure_chooses_what_to_lose() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop", "vincent_lee").choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("assist:kate_winthrop:green1").choose("aside:green3")
    g.rig(dice=["peril"] * 2).choose("assist:vincent_lee:green4").choose("give_up")
    assert (g.decision.seat, g.decision.rule, g.options) == (1, "ES-FOC-10", ["lose:sanity", "lose:stamina"])
    assert g["joe_diamond"].sanity == 3, "the penalty came first"
    g.choose("lose:stamina")
    assert g.decision.seat == 2
    g.choose("lose:sanity")
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (6, 3)
    assert (g["vincent_lee"].sanity, g["vincent_lee"].stamina) == (4, 5)
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (3, 6), "the active player pays for no assistance"


@rule("ES-FOC-10")
def test_a_focused_die_costs_nothing_when_the_adventure_fails() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("focus:green1").choose("give_up")
    assert g.decision.rule == "ES-MOVE-01"
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (3, 6)


@rule("ES-FOC-10")
def test_an_adventure_that_fails_by_itself_costs_its_assistants_too() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("assist:kate_winthrop:green3").choose("aside:")
    g.rig(dice=["peril"] * 3).choose("no_focus").choose("aside:")
    g.rig(dice=["peril"] * 2).choose("no_focus")
    assert (g.decision.seat, g.decision.rule) == (1, "ES-FOC-10")


@rule("ES-FOC-10", "ES-DEV-01", "ES-DEV-02")
def test_an_assistant_can_be_devoured_for_help_that_was_in_vain() -> None:
    g = on_the_missing_records("joe_diamond", "kate_winthrop").set("kate_winthrop.sanity", 1)
    g.rig(dice=["peril"] * 6, investigators=["bob_jenkins"]).choose("move:the_missing_records").choose("aside:")
    g.rig(dice=["peril"] * 4).choose("assist:kate_winthrop:").choose("give_up").choose("lose:sanity")
    assert (g.state.devoured, g.state.doom) == (["kate_winthrop"], 1)
    assert (g.decision.seat, g["bob_jenkins"].at) == (1, "entrance")


@rule("ES-FOC-10", "ES-DEV-11")
def test_assistants_pay_even_if_the_penalty_devours_the_active_investigator() -> None:
    g = on_the_missing_records("joe_diamond", "kate_winthrop").set("joe_diamond.sanity", 1)
    g.rig(dice=["peril"] * 6, investigators=["bob_jenkins"]).choose("move:the_missing_records").choose("aside:")
    g.rig(dice=["peril"] * 4).choose("assist:kate_winthrop:").choose("give_up")
    assert g.state.devoured == ["joe_diamond"]
    assert (g.decision.seat, g.decision.rule) == (1, "ES-FOC-10")
    g.choose("lose:stamina")
    assert (g["kate_winthrop"].stamina, g["bob_jenkins"].at) == (3, "entrance")


@rule("ES-FOC-10")
def test_assistants_of_an_adventure_that_is_resolved_lose_nothing() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=[3, 3, "peril", "peril"]).choose("assist:kate_winthrop:green3")
    g.rig(dice=["lore", 3]).choose("task:0").choose("task:1")
    assert g.decision.rule == "ES-MOVE-01"
    assert g["joe_diamond"].clues == 2
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (6, 4)


@rule("ES-FOC-11")
def test_an_assistant_whose_die_was_used_loses_nothing_when_the_adventure_fails_later() -> None:
    g = after_a_bad_roll("joe_diamond", "kate_winthrop").choose("aside:green2")
    g.rig(dice=[3, *["peril"] * 3]).choose("assist:kate_winthrop:green1")
    g.rig(dice=["peril"] * 3).choose("task:1").choose("give_up")
    assert (g.decision.seat, g.decision.rule) == (1, "ES-MOVE-01")
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (6, 4)
