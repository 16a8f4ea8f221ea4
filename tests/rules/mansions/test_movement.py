"""Movement step, lock cards, and the order of a turn."""

from tests.rules.mansions.shared import joe

from miskatonic.testing import rule, scenario


@rule("MM-MOVE-01", "MM-MOVE-03", "MM-MOVE-07")
def test_one_moves_to_an_adjacent_space_through_lines_and_doors() -> None:
    g = joe("foyer.left_stairs")
    assert {option for option in g.options if option.startswith("move:")} == {
        "move:foyer.center",
        "move:foyer.left_hall",
        "move:hallway_2.left",
    }
    assert g.choose("move:hallway_2.left")["joe_diamond"].at == "hallway_2.left"


@rule("MM-RND-05", "MM-MOVE-02")
def test_two_movement_steps_and_running_make_three_spaces() -> None:
    g = joe().stop("turn_end").play("move:foyer.left_stairs", "run:hallway_2.left", "move:hallway_2.right")
    assert g["joe_diamond"].at == "hallway_2.right"
    assert g.options == ["go_on"]


@rule("MM-RND-03", "MM-RND-02")
def test_investigators_take_their_turns_in_any_order() -> None:
    g = scenario("mansions", seats=["", "joe_diamond", "jenny_barnes", "sister_mary"]).choose("end_turn")
    assert (g.decision.kind.name, g.options) == ("next", ["next:jenny_barnes", "next:sister_mary"])
    assert g.choose("next:sister_mary").state.active == 3


@rule("MM-LOCK-02", "MM-LOCK-03", "MM-LOCK-10")
def test_a_lock_is_turned_over_and_its_test_lets_one_in() -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").rig(dice=[5])
    g.choose("move:guest_bedroom.1")
    assert g["joe_diamond"].at == "guest_bedroom.1"
    assert "jammed_door" in g.state.box


@rule("MM-LOCK-04", "MM-LOCK-05", "MM-LOCK-07")
def test_who_cannot_open_a_lock_loses_the_step_and_does_not_enter_the_room_in_this_turn() -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").rig(dice=[6])
    g.choose("move:guest_bedroom.1")
    assert (g["joe_diamond"].at, g["joe_diamond"].moves) == ("hallway_2.right", 1)
    assert "jammed_door" in g.state.face_up
    assert "move:guest_bedroom.1" not in g.options


@rule("MM-TYPE-06", "MM-LOCK-03")
def test_a_key_is_discarded_with_the_lock_that_it_opens() -> None:
    g = joe("hallway_2.right").place("locked_door", at="guest_bedroom").give("joe_diamond", "silver_key")
    g.choose("move:guest_bedroom.1")
    assert g["joe_diamond"].cards == []
    assert list(g.state.box) == ["silver_key", "locked_door"]


@rule("MM-STAT-12", "MM-STAT-13")
def test_entering_a_burning_room_takes_willpower() -> None:
    g = joe("foyer.left_stairs").place("fire", at="hallway_2").rig(dice=[8]).choose("move:hallway_2.left")
    assert (g["joe_diamond"].at, g["joe_diamond"].horror) == ("hallway_2.left", 1)


@rule("MM-STAT-11")
def test_fire_burns_whoever_is_in_it_at_the_end_of_the_turn() -> None:
    g = joe().place("fire", at="foyer").choose("end_turn")
    assert g["joe_diamond"].damage == 2


@rule("MM-FEAT-03", "MM-FEAT-04")
def test_a_barricade_closes_a_door_for_everybody() -> None:
    g = joe("hallway_2.right").choose("close:hallway_2.right-guest_bedroom.1")
    assert "move:guest_bedroom.1" not in g.options


@rule("MM-FEAT-13", "MM-FEAT-15", "MM-FEAT-16")
def test_who_hides_spends_a_step_and_can_neither_move_nor_attack_nor_come_out_in_the_same_turn() -> None:
    g = joe("guest_bedroom.1").place("lantern", at="guest_bedroom").spawn("zombie", at="guest_bedroom.1", stunned=1)
    g.choose("hide")
    assert g["joe_diamond"].hidden
    assert g.options == ["end_turn", "explore"]
