"""Phase V: Mythos - gates, monsters and clues."""

from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.events.fate import ClueAppeared, DoomAdded, MythosDrawn, TerrorRose
from miskatonic.games.arkham_horror.events.town import (
    GateOpened,
    GatePrevented,
    MonsterAppeared,
    MonstersMove,
    SentToOutskirts,
    Surge,
)
from miskatonic.testing import rule, scenario

BUTCHERED = "family_found_butchered"
"""A gate at the graveyard, a clue on the unvisited isle, crescents on white, plusses on black; terror rises."""


@rule("AH-MYTH-01", "AH-MYTH-02", "AH-MYTH-08")
def test_the_steps_of_the_mythos_phase_in_their_order() -> None:
    g = drawn(BUTCHERED)
    kinds = (MythosDrawn, DoomAdded, GateOpened, MonsterAppeared, ClueAppeared, MonstersMove, TerrorRose)
    assert [type(event) for event in g.events if isinstance(event, kinds)] == list(kinds)
    assert MYTHOS[BUTCHERED].gate == g.happened(GateOpened)[0].place == "graveyard"


@rule("AH-MYTH-03")
def test_an_elder_sign_keeps_the_gate_and_the_monster_away() -> None:
    g = drawn(BUTCHERED).place("seal", at="graveyard")
    assert g.happened(GatePrevented)
    assert (g.state.gates, g.state.monsters, g.state.doom) == ({}, {}, 0)


@rule("AH-MYTH-04")
def test_where_a_gate_is_open_a_monster_comes_out_of_every_gate() -> None:
    g = drawn(BUTCHERED, PETE, "joe_diamond", stop="mythos_clue").rig(monsters=["ghoul", "zombie", "gug"])
    g.place("gate_abyss", at="graveyard").place("gate_rlyeh", at="woods").place("gate_yuggoth", at="the_unnamable")
    assert g.happened(Surge)
    assert sorted(g.state.monsters.values()) == ["graveyard", "the_unnamable", "woods"]
    assert (len(g.state.gates), g.state.doom) == (3, 0)


@rule("AH-MYTH-05", "AH-MYTH-06", "AH-MYTH-07")
def test_the_first_player_says_out_of_which_gates_monsters_come_before_they_are_drawn() -> None:
    g = drawn(BUTCHERED, PETE, "joe_diamond", stop="mythos_clue").set("first", 1)
    g.place("gate_abyss", at="graveyard").place("gate_rlyeh", at="woods").place("gate_yuggoth", at="the_unnamable")
    for monster in ("cultist", "witch", "ghost"):
        g.spawn(monster, at="downtown")
    assert (g.decision.seat, g.decision.least, g.decision.most) == (1, 2, 2), "the limit is 5, and there are 3"
    assert not g.happened(MonsterAppeared)
    g.rig(monsters=["ghoul", "zombie", "gug"]).choose("surge:woods", "surge:the_unnamable")
    assert (g["ghoul"], g["zombie"], g["gug"]) == ("woods", "the_unnamable", "outskirts")


@rule("AH-MYTH-09", "AH-MYTH-12", "AH-MYTH-14")
def test_a_doom_token_a_gate_and_a_monster() -> None:
    g = drawn(BUTCHERED, gates=("gate_yuggoth",), stop="mythos_clue").rig(monsters=["dark_young"])
    assert (g.state.doom, g.state.gates, g.state.monsters) == (
        1,
        {"graveyard": "gate_yuggoth"},
        {"dark_young": "graveyard"},
    )


@rule("AH-MYTH-10", "AH-MYTH-11")
def test_when_the_track_is_full_the_battle_begins_at_once() -> None:
    g = drawn(BUTCHERED, ancient_one="yig", stop="battle_upkeep").set("doom", 9)
    assert (g.state.awake, g.state.step, g.state.terror) == (True, "battle_upkeep", 0)
    assert not g.happened(GateOpened)
    assert not g.happened(ClueAppeared)


@rule("AH-MYTH-13")
def test_clues_are_swallowed_by_a_gate() -> None:
    g = drawn(BUTCHERED).place("clue", at="graveyard").place("clue", at="woods")
    assert g.state.clues == {"woods": 1, "unvisited_isle": 1}


@rule("AH-MYTH-15")
def test_a_monster_beyond_the_limit_goes_to_the_outskirts() -> None:
    g = drawn(BUTCHERED, stop="mythos_clue").rig(monsters=["gug"])
    for monster in ("cultist", "witch", "ghost", "zombie"):
        g.spawn(monster, at="downtown")
    assert (g["gug"], len(g.happened(SentToOutskirts))) == ("outskirts", 1)


@rule("AH-MYTH-16", "AH-MYTH-17", "AH-MYTH-18")
def test_investigators_are_drawn_through_the_gate_and_delayed_and_monsters_are_not() -> None:
    g = drawn(BUTCHERED, PETE, "joe_diamond", gates=("gate_yuggoth",), stop="mythos_clue").spawn(
        "ghost", at="graveyard"
    )
    g.place(PETE, at="graveyard").rig(monsters=["zombie"])
    assert (g[PETE].at, g[PETE].delayed) == ("yuggoth_1", True)
    assert (g["joe_diamond"].at, g["joe_diamond"].delayed) == ("police_station", False)
    assert (g["ghost"], g["zombie"]) == ("graveyard", "graveyard")


@rule("AH-MYTH-18")
def test_whoever_is_drawn_in_does_not_move_in_the_next_movement_phase() -> None:
    g = drawn(BUTCHERED, gates=("gate_yuggoth",)).place(PETE, at="graveyard")
    assert g[PETE].delayed
    g.begin(phase="movement").stop("encounter")
    assert (g[PETE].at, g[PETE].delayed) == ("yuggoth_1", False)


@rule("AH-MYTH-19")
def test_a_clue_appears_where_the_card_says() -> None:
    assert drawn(BUTCHERED).state.clues == {"unvisited_isle": 1}
    assert drawn("the_great_ritual").state.clues == {}, "this card names no place"


@rule("AH-MYTH-20")
def test_no_clue_appears_where_a_gate_is_open() -> None:
    g = drawn(BUTCHERED, stop="mythos_ability").place("gate_abyss", at="unvisited_isle")
    assert g.state.clues == {}


@rule("AH-MYTH-21")
def test_who_is_there_may_take_the_clue_at_once() -> None:
    g = drawn(BUTCHERED, PETE, "joe_diamond").place("joe_diamond", at="unvisited_isle")
    assert (g.decision.seat, g.options) == (1, ["clue:joe_diamond", "leave"])
    g.choose("clue:joe_diamond")
    assert (g["joe_diamond"].clues, g.state.clues) == (1, {})


@rule("AH-MYTH-21", "AH-MYTH-22")
def test_of_several_the_first_player_decides_who_takes_it() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", PETE, "joe_diamond"], ancient_one="azathoth")
    g.place(PETE, at="unvisited_isle").place("joe_diamond", at="unvisited_isle")
    g.stack("mythos", [BUTCHERED]).begin(phase="mythos").stop("turn_end")
    assert (g.decision.seat, g.options) == (0, ["clue:ashcan_pete", "clue:joe_diamond", "leave"])
    assert g.choose("leave").state.clues == {"unvisited_isle": 1}
