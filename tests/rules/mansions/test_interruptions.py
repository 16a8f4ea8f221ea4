"""What comes in the middle of something else: cards that cut a step short, and what is forgotten when a turn is over."""

import pytest
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import JENNY, JOE, joe, person

from miskatonic.games.mansions.events import Moved
from miskatonic.testing import Scenario, rule, scenario

HOUSE = ["C", "A", "A"]
FOUND_OR_NOT = card_with(Half("humanoid", "vs_hidden", "evade+0: steer 1 / found"))


def hurt_while_evading(g: Scenario, *choices: str) -> Scenario:
    """A zombie is not evaded, and the keeper plays Demoralizing Injury, which ends the turn."""
    g.spawn("zombie", at="foyer.center").give("keeper", "demoralizing_injury").stop("order")
    return g.rig(dice=[10]).play(*choices, "strike", "play:demoralizing_injury")


@rule("MM-STAT-04", "MM-STAT-16")
def test_the_step_that_goes_on_a_dark_room_counts_when_one_becomes_stunned() -> None:
    g = joe("hallway_2.left").place("darkness", at="hallway_2").place("whiskey", at="hallway_2").stop("turn_end")
    g.give("keeper", "loose_floorboards").set("keeper.threat", 1).rig(dice=[10]).play(
        "explore", "play:loose_floorboards"
    )
    assert (g[JOE].stunned, g[JOE].moves) == (1, 0)


@rule("MM-HOR-05", "MM-HOR-06")
def test_a_monster_that_follows_one_into_another_room_in_the_same_turn_is_a_new_horror() -> None:
    g = joe("foyer.left_stairs").spawn("zombie", at="foyer.center").give("keeper", "footsteps_above")
    g.set("keeper.threat", 1).play("move:hallway_2.left", "play:footsteps_above", "move:foyer.left_stairs")
    assert g.rig(dice=[10]).choose("move:hallway_2.left")[JOE].horror == 1


@rule("MM-EVA-05")
def test_whose_turn_ends_while_evading_does_not_escape() -> None:
    g = hurt_while_evading(joe().set("choices", HOUSE).reveal(happened=True), "escape")
    assert (g.state.escaped, g[JOE].at) == ({}, "foyer.center")


@rule("MM-EVA-01")
def test_whose_turn_ends_in_a_headlong_rush_does_not_attack() -> None:
    g = person("michael_mcglen", "michael_charge").spawn("maniac", at="foyer.left_hall")
    hurt_while_evading(g, "use:michael_charge", "step:foyer.left_hall")
    assert (g.decision.kind.name, g["michael_mcglen"].at) == ("stopped", "foyer.center")


@rule("MM-EVA-06")
def test_what_helps_until_the_end_of_the_keepers_turn_is_over_with_it() -> None:
    g = person("ashcan_pete", "pete_false_trail", at="master_bedroom.left").set("ashcan_pete.hidden", True)
    g.spawn("zombie", at="master_bedroom.left").stack("humanoid", [FOUND_OR_NOT]).begin(step="monster_attacks")
    g.stop("act").rig(dice=[10]).play("attack:zombie:ashcan_pete", "use:pete_false_trail")
    assert g["ashcan_pete"].lasting == []


@rule("MM-STAT-08", "MM-MATT-09")
def test_a_monster_that_is_stunned_as_it_destroys_a_barricade_does_not_go_on() -> None:
    g = joe("garden.path").spawn("shoggoth", at="hallway_2.right").set("keeper.threat", 3)
    g.place("barricade", at="hallway_2.right-guest_bedroom.1").stack("eldritch", ["combat_eldritch_9"])
    g.begin(step="keeper_actions").rig(dice=[10]).play("action:command_minion", "force:guest_bedroom.1")
    assert (g.state.barricades, g["shoggoth"].stunned, g["shoggoth"].at) == ({}, 1, "hallway_2.right")


@rule("MM-PUZ-25")
def test_who_has_tried_the_puzzle_of_the_way_out_does_not_try_again_in_the_same_turn() -> None:
    g = joe().set("choices", HOUSE).reveal(happened=True).set("exit_puzzle", "puzzle_6b").play("escape", "stop")
    assert g[JOE].moves == 1
    assert "escape" not in g.options


@rule("MM-LOCK-04")
def test_a_lock_that_was_not_opened_in_one_turn_may_be_tried_in_the_next() -> None:
    g = scenario("mansions", seats=["", JOE], story="the_inner_sanctum").place(JOE, at="library.left")
    g.set(f"{JOE}.skill_points", 0).place("jammed_door", at="study").set("event", 3).set("time", 3)
    g.rig(dice=[10]).play("move:study.left", "end_turn")
    assert g.decision.kind.name == "step", "the event of the keeper's turn lets everybody move"
    assert "step:study.left" in g.options


@rule("MM-LIM-09")
def test_the_keeper_need_not_take_a_figure_off_the_board_to_place_it_anew() -> None:
    g = joe("garden.path").set("event", 3).set("time", 2)
    for token in range(4):
        g.spawn("zombie", at="foyer.center", token=token)
    g.begin(step="event").stop("order").choose("pass")
    assert [monster.at for monster in g.state.monsters.values()] == ["foyer.center"] * 4


@rule("MM-MOVE-02")
def test_catatonia_takes_a_movement_step_of_the_turn_that_it_comes_in() -> None:
    g = (
        joe("hallway_2.left")
        .set("joe_diamond.horror", 4)
        .spawn("zombie", at="foyer.center")
        .give("keeper", "catatonia")
    )
    g.rig(dice=[10]).play("move:foyer.left_stairs", "play:catatonia")
    assert g[JOE].moves == 0


@rule("MM-LIM-09", "MM-MON-03")
def test_a_monster_of_the_story_is_placed_even_if_that_takes_a_figure_off_the_board() -> None:
    g = joe().spawn("maniac", at="garden.path").spawn("maniac", at="garden.path", token=1)
    g.place("the_fall_of_house_lynch_clue_1a", at="foyer").give(JOE, "joe_lucky_break").choose("explore")
    assert (g.decision.kind.name, g.options) == ("take_figure", ["take:maniac", "take:maniac#2"])


@rule("MM-DEAD-05", "MM-OBJ-06")
def test_who_comes_for_the_finale_while_nobody_is_on_the_board_waits_near_the_start() -> None:
    g = joe("garden.path").set("joe_diamond.damage", 11).set("event", 4).set("time", 2).place("fire", at="garden")
    g.choose("end_turn").choose("place:foyer.center")
    assert g["walter"].at == "foyer.center"


@rule("MM-DEAD-01")
def test_who_is_killed_by_a_friend_in_the_dark_makes_no_test_any_more() -> None:
    g = scenario("mansions", seats=["", JOE, JENNY], story="classroom_curses").give("keeper", "friend")
    g.set("joe_diamond.horror", 7).set("jenny_barnes.damage", 9).set("keeper.threat", 2).begin(step="keeper_actions")
    for who in (JOE, JENNY):
        g.set(f"{who}.skill_points", 0)
    g.rig(dice=[10, 1]).play("action:darkness", "room:foyer", "play:friend")
    assert g.state.gone == [JENNY]


@rule("MM-HOR-04", "MM-DEAD-01")
def test_who_is_killed_by_a_friend_before_a_horror_test_is_not_asked_for_it() -> None:
    g = scenario("mansions", seats=["", JOE, JENNY, "sister_mary", "kate_winthrop"]).give("keeper", "friend")
    g.set("joe_diamond.horror", 7).set("joe_diamond.skill_points", 0).set("jenny_barnes.damage", 9)
    g.spawn("zombie", at="hallway_2.left").set("keeper.threat", 1).begin(step="keeper_actions").rig(dice=[10, 1])
    g.play("action:command_minion", "move:foyer.left_stairs", f"first:{JOE}", "play:friend", f"assault:{JENNY}:unarmed")
    assert g.options == ["first:sister_mary", "first:kate_winthrop"]


@rule("MM-DEAD-01", "MM-HOR-09")
def test_who_is_shot_by_a_friend_is_not_carried_off_any_more() -> None:
    g = joe("hallway_1.right", others=(JENNY,)).set("joe_diamond.damage", 8).place(JENNY, at="hallway_2.right")
    g.give(JENNY, "colt_38").set("jenny_barnes.horror", 9).set("jenny_barnes.skill_points", 0).give("keeper", "friend")
    g.spawn("mi_go", at="hallway_1.right", token=0).stack("beast", ["combat_beast_1"]).begin(step="monster_attacks")
    g.rig(dice=[10, 10, 1]).play(f"attack:mi_go:{JOE}", "move:hallway_2.left", "play:friend")
    assert (g.state.gone, g.happened(Moved)) == ([JOE], [])


# --- panic


def panics(g: Scenario, *choices: str, step: str) -> Scenario:
    """A horror test is failed, and the keeper plays Panic, which moves Joe Diamond once."""
    g.give("keeper", "panic").rig(dice=[10]).play(*choices, "play:panic", f"step:{step}", "stop")
    return g


@rule("MM-HOR-09", "MM-EXP-03")
def test_whom_panic_drives_out_of_the_room_explores_no_further() -> None:
    g = joe("garden.path").place("lantern", at="garden").place("the_fall_of_house_lynch_clue_1a", at="garden")
    panics(g.rig(tokens=[0]), "explore", "pass", "place:garden.path", step="entryway.1")
    assert (g[JOE].cards, list(g.state.piles["garden"])) == (["the_fall_of_house_lynch_clue_1a"], ["lantern"])
    assert (g[JOE].at, g[JOE].acted, g[JOE].moves) == ("entryway.1", True, 2)


@rule("MM-HOR-09", "MM-EXP-03")
def test_whom_panic_drives_about_in_the_room_goes_on_exploring() -> None:
    g = joe("garden.path").place("lantern", at="garden").place("the_fall_of_house_lynch_clue_1a", at="garden")
    panics(g.rig(tokens=[0]), "explore", "pass", "place:garden.path", step="garden.north_west")
    assert g[JOE].cards == ["the_fall_of_house_lynch_clue_1a", "lantern"]


@rule("MM-HOR-01", "MM-HOR-09")
@pytest.mark.parametrize("monsters", [2, 3])
def test_whom_panic_drives_out_makes_no_horror_test_for_what_is_left_behind(monsters: int) -> None:
    g = joe("entryway.1")
    for token in range(monsters):
        g.spawn("zombie", at="garden.path", token=token)
    panics(g, "move:garden.path", "face:zombie", step="entryway.1")
    assert (g[JOE].at, g[JOE].frightened, g.decision.kind.name) == ("entryway.1", ["zombie"], "act")
