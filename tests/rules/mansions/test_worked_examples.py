"""The examples of the rulebook, from beginning to end."""

from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe, person

from miskatonic.testing import rule

SURE_SHOT = card_with(Half("humanoid", "ranged", "marksmanship+0: hit W+2 / stunned"))


@rule("MM-LOCK-10")
def test_jenny_moves_opens_a_jammed_door_and_explores_what_is_behind() -> None:
    g = person("jenny_barnes", at="basement_landing.lower").place("axe", at="basement_storage")
    g.place("nothing_of_interest", at="basement_storage").place("jammed_door", at="basement_storage").rig(dice=[1])
    g.stop("turn_end").play("move:basement_landing.upper", "move:basement_storage.1", "explore")
    assert (g["jenny_barnes"].at, g["jenny_barnes"].cards) == ("basement_storage.1", ["axe"])
    assert list(g.state.box) == ["jammed_door", "nothing_of_interest"]


@rule("MM-EVA-08")
def test_michael_fails_to_evade_is_hurt_explores_and_walks_away_without_another_test() -> None:
    g = person("michael_mcglen", "michael_hired_gun", at="kitchen.1").place("lantern", at="kitchen")
    g.spawn("zombie", at="kitchen.1", token=0).rig(dice=[6]).play("explore", "strike")
    assert (g["michael_mcglen"].damage, g["michael_mcglen"].cards) == (2, ["lantern"])
    assert g.choose("move:kitchen_storage.1")["michael_mcglen"].at == "kitchen_storage.1"


@rule("MM-PUZ-32", "MM-PUZ-10")
def test_jenny_turns_swaps_and_replaces_and_leaves_the_puzzle_as_it_is() -> None:
    wires = [f"wiring_{n}" for n in range(1, 16)]
    g = person("jenny_barnes", "jenny_unshakable", at="hallway_2.right").place("electric_lock", at="guest_bedroom")
    g.rig(shuffles=[wires]).choose("run:guest_bedroom.1").rig(pieces=["wiring_15"])
    assert g.decision.amount == 4
    g.play("turn:0:right", "swap:0:1", "draw", "replace:0")
    puzzle = g.state.puzzles["electric_lock"]
    assert (puzzle.pieces[:2], puzzle.turns[:2]) == (["wiring_15", "wiring_1"], [0, 1])
    assert (g["jenny_barnes"].at, g["jenny_barnes"].acted, g.decision.kind.name) == ("hallway_2.right", True, "act")


@rule("MM-RANGE-11")
def test_jenny_can_only_shoot_what_is_near_and_in_sight() -> None:
    g = person("jenny_barnes", "jenny_45_automatic", at="hallway_1.right").spawn(
        "zombie", at="hallway_2.right", damage=1
    )
    g.spawn("zombie", at="foyer.center", token=1).spawn("zombie", at="entryway.1", token=2)
    assert [option for option in g.options if option.startswith("attack")] == ["attack:zombie:jenny_45_automatic"]
    g.stack("humanoid", [SURE_SHOT]).rig(dice=[1]).choose("attack:zombie:jenny_45_automatic")
    assert (g["zombie"].damage, len(g.state.monsters)) == (4, 3)


@rule("MM-HOR-10", "MM-HOR-05")
def test_a_maniac_frightens_when_it_is_placed_and_when_it_follows_but_not_inside_the_room() -> None:
    g = joe("hallway_2.left").set("keeper.threat", 4).rig(dice=[6], tokens=[0]).stop("monster_attacks")
    g.begin(step="keeper_actions").play("action:maniac_attack", "place:hallway_2.left")
    g.begin(turn="joe_diamond").rig(dice=[1]).play("move:hallway_2.right", "move:entryway.1", "end_turn")
    assert g["joe_diamond"].horror == 0, "6 was enough with the rating of -1, and the other die was for evading"
    g.set("keeper.threat", 1).rig(dice=[7]).begin(step="keeper_actions").choose("action:command_minion")
    assert g.play("move:hallway_2.right", "move:entryway.1")["joe_diamond"].horror == 1
