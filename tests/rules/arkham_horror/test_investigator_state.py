"""Investigator state: insane, unconscious, lost, delayed, arrested, devoured, blessed, cursed."""

import pytest

from miskatonic.games.arkham_horror.components import INVESTIGATORS
from miskatonic.games.arkham_horror.events.people import CluesLost
from miskatonic.testing import Scenario, rule, scenario

ITEMS = ("knife", "food", "holy_water", "wither", "heal")


def meets(card: str, at: str, *things: str, who: str = "amanda_sharpe") -> Scenario:
    """An investigator about to have that encounter, alone; the game stops before the Mythos phase."""
    g = scenario("arkham_horror", seats=[who], ancient_one="yig").place(who, at=at).give(who, *things)
    return g.begin(step="encounter").stop("mythos").rig(encounters=[card])


def insane(*things: str) -> Scenario:
    """Amanda Sharpe, who has just gone insane at the newspaper."""
    return meets("northside_3", "newspaper", *things).set("amanda_sharpe.sanity", 1)


def unconscious(*things: str) -> Scenario:
    """Amanda Sharpe, who has just fallen unconscious at the police station."""
    g = meets("easttown_2", "police_station", *things).set("amanda_sharpe.stamina", 2)
    return g.set("amanda_sharpe.sliders", [0, 0, 3]).unchecked()


@rule("AH-STATE-01", "AH-STATE-02")
def test_sanity_and_stamina_never_exceed_the_sheet() -> None:
    g = meets("rivertown_2", "graveyard").set("amanda_sharpe.sanity", 4)
    assert g["amanda_sharpe"].sanity == INVESTIGATORS["amanda_sharpe"].sanity == 5, "2 were to be gained"


@rule("AH-STATE-03", "AH-STATE-07", "AH-STATE-08")
def test_without_sanity_one_comes_to_the_asylum_with_1() -> None:
    g = insane()
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].sanity) == ("arkham_asylum", 1)
    assert not g["amanda_sharpe"].delayed


@rule("AH-STATE-08", "AH-STATE-14")
def test_who_falls_in_the_movement_has_no_encounter_in_that_turn_and_plays_on_in_the_next() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").set("amanda_sharpe.stamina", 1)
    g.spawn("cultist", at="bank_of_arkham").rig(dice=[1]).stop("mythos").choose("walk:downtown").choose("evade:cultist")
    assert (g["amanda_sharpe"].at, g.state.step) == ("st_marys_hospital", "mythos")
    g.stop("encounter").begin(step="turn_end").play("done", "walk:uptown")
    assert g["amanda_sharpe"].at == "uptown"


@rule("AH-STATE-04", "AH-STATE-18", "AH-STATE-20")
def test_the_insane_discard_half_of_their_items_as_they_choose() -> None:
    g = insane(*ITEMS, "anna_kaslow", "speed")
    assert sorted(g.options) == sorted(f"lose:{card}" for card in ITEMS)
    assert (g.decision.least, g.decision.most) == (2, 2)
    g.choose("lose:food", "lose:wither")
    assert g["amanda_sharpe"].cards == ["knife", "holy_water", "heal", "anna_kaslow", "speed"]


@rule("AH-STATE-05")
def test_the_insane_discard_half_of_their_clues() -> None:
    g = insane("clue", "clue", "clue")
    assert g["amanda_sharpe"].clues == 2
    assert [event.amount for event in g.happened(CluesLost)] == [1]


@rule("AH-STATE-06", "AH-STATE-12")
def test_retainers_are_discarded() -> None:
    assert insane("retainer")["amanda_sharpe"].cards == []
    assert unconscious("retainer").rig(dice=[])["amanda_sharpe"].cards == []


@rule("AH-STATE-09", "AH-STATE-10", "AH-STATE-11", "AH-STATE-13")
def test_without_stamina_one_comes_to_the_hospital_with_1() -> None:
    g = unconscious("clue", "clue", "clue", *ITEMS).play("accept", "pass")
    g.choose("lose:food", "lose:knife")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].stamina) == ("st_marys_hospital", 1)
    assert (g["amanda_sharpe"].clues, len(g["amanda_sharpe"].cards)) == (2, 3)


@rule("AH-STATE-19")
def test_the_revolver_and_the_wagon_of_the_deputy_count_as_items() -> None:
    g = insane("deputy_of_arkham", "deputys_revolver", "patrol_wagon")
    assert g.options == ["lose:deputys_revolver", "lose:patrol_wagon"]
    assert (g.decision.least, g.decision.most) == (1, 1)


@rule("AH-STATE-15", "AH-STATE-16", "AH-STATE-17", "AH-STATE-26")
def test_who_falls_in_an_other_world_is_lost() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="abyss_1")
    g.give("amanda_sharpe", "clue", "clue", "clue", "knife", "food", "retainer").set("amanda_sharpe.sanity", 1)
    g.stack("gate_cards", ["blue_4"]).begin(step="other_world").stop("mythos").choose("lose:food")
    you = g["amanda_sharpe"]
    assert (you.at, you.sanity, you.delayed) == ("lost_in_time_and_space", 1, True)
    assert (you.clues, you.cards) == (2, ["knife"])


@rule("AH-STATE-21")
def test_the_delayed_only_stand_up() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).set("amanda_sharpe.delayed", True).stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("bank_of_arkham", False)


def arrested() -> Scenario:
    """Amanda Sharpe with $5 and a retainer, who has just been arrested at the train station."""
    return meets("northside_5", "train_station", "$5", "retainer").set("amanda_sharpe.sliders", [3, 0, 0])


@rule("AH-STATE-22", "AH-STATE-23", "AH-STATE-24")
def test_the_arrested_go_to_the_cell_and_lose_half_of_their_money() -> None:
    you = arrested()["amanda_sharpe"]
    assert (you.at, you.money, you.delayed) == ("jail_cell", 3, True)


@rule("AH-STATE-24", "AH-STATE-25")
def test_the_arrested_lose_a_whole_turn_and_come_out_of_the_cell_in_its_movement() -> None:
    g = arrested().spawn("ghoul", at="police_station").place("clue", at="police_station")
    assert g["amanda_sharpe"].at == "jail_cell"
    g.begin(step="turn_end").stop("mythos")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].money) == ("police_station", 3), "no income, no fight, no clue"
    assert (g.state.turn, g.state.step) == (2, "mythos")
    g.rig(dice=[2]).begin(step="turn_end")
    assert g.decision.kind.name == "adjust", "and plays normally in the turn after"
    assert g["amanda_sharpe"].money == 5


def lost() -> Scenario:
    """Amanda Sharpe with a retainer, who has just been lost in time and space; before the next turn."""
    g = meets("merchant_district_7", "the_unnamable", "retainer")
    assert g["amanda_sharpe"].at == "lost_in_time_and_space"
    return g.begin(step="turn_end").stop("mythos")


@rule("AH-STATE-27")
def test_the_lost_lose_the_next_turn() -> None:
    g = lost()
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("lost_in_time_and_space", False)
    assert g["amanda_sharpe"].money == 0, "not even an upkeep"
    assert (g.state.turn, g.state.step) == (2, "mythos")


@rule("AH-STATE-28")
def test_the_lost_come_back_anywhere_at_the_start_of_the_upkeep_after_that() -> None:
    g = lost()
    assert g.state.step == "mythos"
    g.begin(step="turn_end").rig(dice=[2])
    assert len(g.options) == 35
    g.choose("appear:woods")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored, g["amanda_sharpe"].money) == ("woods", False, 2)


@rule("AH-STATE-27")
def test_who_is_lost_in_the_movement_loses_the_next_turn_too() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="abyss_2")
    assert g.stop("mythos")["amanda_sharpe"].at == "lost_in_time_and_space"
    g.begin(step="turn_end")
    assert (g.state.turn, g["amanda_sharpe"].at) == (2, "lost_in_time_and_space")
    g.begin(step="turn_end")
    assert g.decision.kind.name == "find_yourself"


@rule("AH-STATE-29", "AH-STATE-30")
def test_the_devoured_give_up_their_cards_and_their_player_goes_on_with_another_one() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place(
        "amanda_sharpe", at="the_dreamlands_1"
    )
    g.give("amanda_sharpe", "knife", "$5", "ghoul", "gate_abyss").stack("gate_cards", ["red_6"])
    g.set("amanda_sharpe.sliders", [0, 0, 0]).begin(step="other_world").rig(
        dice=[1, 1, 1], investigators=["bob_jenkins"]
    )
    g.stop("mythos")
    while g.state.step == "other_world":
        g.table.choose(*range(max(g.decision.least, 1)))
    bob = g["bob_jenkins"]
    assert (bob.at, bob.money, bob.sanity, bob.stamina) == ("general_store", 9, 4, 6)
    assert (bob.monster_trophies, bob.gate_trophies) == (["ghoul"], ["gate_abyss"])
    assert g.state.devoured == ["amanda_sharpe"]
    assert "knife" in g.state.decks["common"]


@pytest.mark.parametrize(("fate", "face", "succeeds"), [("", 4, False), ("blessing", 4, True), ("curse", 5, False)])
@rule("AH-STATE-31", "AH-STATE-32")
def test_the_blessed_succeed_with_a_4_and_the_cursed_with_a_6_only(fate: str, face: int, succeeds: bool) -> None:
    g = meets("uptown_1", "st_marys_hospital", *[fate] if fate else []).rig(dice=[face])
    assert (g["amanda_sharpe"].clues == 1) is succeeds
    g = meets("uptown_1", "st_marys_hospital", "curse").rig(dice=[6])
    assert g["amanda_sharpe"].clues == 1


@rule("AH-STATE-33", "AH-STATE-34")
def test_a_curse_ends_a_blessing() -> None:
    g = meets("northside_5", "curiositie_shoppe", "blessing").set("amanda_sharpe.sliders", [0, 0, 3])
    assert (g["amanda_sharpe"].fate, g["amanda_sharpe"].cards) == ("", [])


@rule("AH-STATE-33", "AH-STATE-35")
def test_a_blessing_ends_a_curse() -> None:
    g = meets("southside_2", "south_church", "curse")
    assert (g["amanda_sharpe"].fate, g["amanda_sharpe"].cards) == ("", [])
