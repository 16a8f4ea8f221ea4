"""Evade tests and horror tests: when they are due, and when not."""

from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe, person, rolled

from miskatonic.testing import rule

PUSHED = card_with(Half("beast", "monster_attack", "strength+0: 1 damage / M damage, pushed 1"))


@rule("MM-EVA-03", "MM-EVA-06")
def test_one_evade_test_is_enough_for_the_turn() -> None:
    g = joe().spawn("zombie", at="foyer.center").rig(dice=[6])
    g.play("move:foyer.left_hall", "move:foyer.center", "run:foyer.left_hall")
    assert (g["joe_diamond"].at, g["joe_diamond"].damage) == ("foyer.left_hall", 0)


@rule("MM-EVA-07")
def test_of_several_monsters_the_player_chooses_whom_to_evade_first() -> None:
    g = joe().spawn("zombie", at="foyer.center").spawn("witch", at="foyer.center").rig(dice=[1, 1])
    assert g.choose("move:foyer.left_hall").options == ["evade:zombie", "evade:witch"]
    assert g.choose("evade:witch")["joe_diamond"].at == "foyer.left_hall"


@rule("MM-EVA-09")
def test_nobody_evades_a_monster_that_leaves() -> None:
    g = joe().spawn("zombie", at="foyer.center").set("keeper.threat", 1).begin(step="keeper_actions")
    assert not rolled(g.play("action:command_minion", "move:foyer.left_hall"))


@rule("MM-EVA-10")
def test_who_is_moved_by_the_keeper_does_not_evade() -> None:
    g = joe().spawn("hound_of_tindalos", at="foyer.center").stack("beast", [PUSHED]).rig(dice=[10]).stop("event")
    g.begin(step="monster_attacks").play("attack:hound_of_tindalos:joe_diamond", "step:foyer.left_hall")
    assert (g["joe_diamond"].at, g["joe_diamond"].damage) == ("foyer.left_hall", 3)


@rule("MM-HOR-04")
def test_the_keeper_says_in_which_order_several_are_frightened() -> None:
    g = joe("hallway_2.left", others=("jenny_barnes",)).place("jenny_barnes", at="hallway_2.right")
    g.set("jenny_barnes.skill_points", 0).spawn("zombie", at="guest_bedroom.1").set("keeper.threat", 1).rig(
        dice=[10, 10]
    )
    g.begin(step="keeper_actions").play("action:command_minion", "move:hallway_2.right", "first:jenny_barnes")
    assert (g["joe_diamond"].horror, g["jenny_barnes"].horror) == (1, 1)


@rule("MM-HOR-08")
def test_a_monster_frightens_somebody_once_a_turn() -> None:
    g = joe("foyer.left_stairs").spawn("zombie", at="hallway_2.right").rig(dice=[10])
    g.play("move:hallway_2.left", "move:foyer.left_stairs", "run:hallway_2.left")
    assert g["joe_diamond"].horror == 1


@rule("MM-HOR-05")
def test_who_comes_back_in_another_turn_is_frightened_again() -> None:
    g = joe("foyer.left_stairs").spawn("zombie", at="hallway_2.right").rig(dice=[10, 10])
    g.play("move:hallway_2.left", "move:foyer.left_stairs").begin(turn="joe_diamond").choose("move:hallway_2.left")
    assert g["joe_diamond"].horror == 2


@rule("MM-HOR-07")
def test_a_monster_that_leaves_and_comes_back_in_one_turn_frightens_nobody() -> None:
    g = joe("hallway_2.left").spawn("zombie", at="hallway_2.right").set("keeper.threat", 1).begin(step="keeper_actions")
    g.play("action:command_minion", "move:guest_bedroom.1", "move:hallway_2.right")
    assert not rolled(g)


@rule("MM-HOR-09")
def test_who_has_left_the_room_in_the_course_of_a_horror_test_faces_nobody_else() -> None:
    g = person("jenny_barnes", "jenny_unshakable", at="foyer.left_stairs").spawn("zombie", at="hallway_2.right")
    g.spawn("witch", at="hallway_2.right").play("move:hallway_2.left", "face:zombie", "use:jenny_unshakable")
    assert not rolled(g.play("step:foyer.left_stairs", "stop"))
    assert g.decision.kind.name == "act"


@rule("MM-FAQST-06")
def test_a_stunned_monster_frightens() -> None:
    g = joe("foyer.left_stairs").spawn("zombie", at="hallway_2.right", stunned=1).rig(dice=[10])
    assert g.choose("move:hallway_2.left")["joe_diamond"].horror == 1
