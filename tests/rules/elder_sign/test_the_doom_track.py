"""The doom track."""

from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.events import DoomAdded, MonsterPlaced
from miskatonic.testing import Scenario, rule, scenario


def midnight(ancient_one: str, doom: int, *monsters: str, mythos: str = "closed_for_mourning") -> Scenario:
    """So many tokens lie on the track when a Mythos card adds one."""
    g = scenario("elder_sign", seats=["joe_diamond", "dexter_drake"], ancient_one=ancient_one)
    g.set("doom", doom).set("clock", 3).stack("mythos", [mythos]).rig(monsters=monsters)
    return g.play("move:entrance", "first_aid:sanity")


@rule("ES-DOOM-01", "ES-DOOM-02")
def test_each_token_goes_on_the_first_empty_space() -> None:
    g = midnight("azathoth", 0)
    assert [(event.doom, event.track) for event in g.happened(DoomAdded)] == [(1, 12)]
    g = midnight("azathoth", 4)
    assert [event.doom for event in g.happened(DoomAdded)] == [5]


@rule("ES-DOOM-02", "ES-DOOM-03")
def test_a_token_on_a_monster_space_makes_a_monster_appear() -> None:
    assert ANCIENT_ONES["cthulhu"].monster_spaces == (3, 5, 7, 9)
    g = midnight("cthulhu", 2, "ghoul").choose("monster:forgotten_knowledge")
    assert g.state.doom == 3
    assert g["forgotten_knowledge"].below == ["ghoul"]


@rule("ES-DOOM-01", "ES-DOOM-03")
def test_the_active_player_puts_down_that_monster() -> None:
    g = midnight("cthulhu", 2)
    assert g.decision.seat == 0


@rule("ES-DOOM-03")
def test_no_monster_appears_on_a_plain_space() -> None:
    g = midnight("cthulhu", 3)
    assert g.state.doom == 4
    assert g.happened(MonsterPlaced) == []


@rule("ES-DOOM-03")
def test_two_tokens_reach_the_space_one_after_the_other() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="cthulhu").place("horrible_visions", at="museum:0")
    g.set("doom", 1).set("clock", 3).stack("mythos", ["wet_footprints"]).rig(monsters=["ghoul", "gug"])
    g.play("move:entrance", "first_aid:sanity")
    assert g.state.doom == 3, "the second of the two tokens lies on a monster space"
    g.play("monster:horrible_visions", "monster:the_hidden_passage")
    assert g["horrible_visions"].below == ["ghoul"]


@rule("ES-DOOM-04")
def test_a_token_on_the_last_space_wakes_the_ancient_one() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="hastur").set("doom", 9).set("clock", 3)
    g.stack("mythos", ["closed_for_mourning", "the_relics_sleep"]).play("move:entrance", "first_aid:sanity")
    assert (g.state.doom, g.state.awake) == (10, False)
    g.set("clock", 3).play("move:entrance").rig(dice=["lore", "terror", 3, 1, 1, 1]).choose("first_aid:sanity")
    assert (g.state.doom, g.state.awake) == (11, True)
    assert g.options == ["task:0", "no_task"], "it must be fought"


@rule("ES-DOOM-04")
def test_tokens_beyond_the_last_space_are_not_placed() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="hastur").place("horrible_visions", at="museum:0")
    g.set("doom", 10).set("clock", 3).choose("move:entrance").rig(dice=[1] * 6).choose("first_aid:sanity")
    assert (g.state.doom, g.state.awake) == (11, True)
    assert [event.doom for event in g.happened(DoomAdded)] == [11]
