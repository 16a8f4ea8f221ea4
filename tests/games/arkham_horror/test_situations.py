"""The words by which tests put Arkham Horror into situations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.arkham_horror.events.fate import Awoke, BattleBegan, MythosDrawn, TurnEnded
from miskatonic.games.arkham_horror.events.people import Devoured
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.testing import Scenario, scenario

PETE, AMANDA = "ashcan_pete", "amanda_sharpe"


def town(*seats: str, ancient_one: str = "yig") -> Scenario:
    """The movement of the first player."""
    return scenario("arkham_horror", seats=list(seats or (PETE,)), ancient_one=ancient_one)


# --- the Mythos phase, the awakening


def test_a_calm_mythos_phase_brings_nothing_but_its_end() -> None:
    g = town().calm_mythos().begin(phase="mythos").stop("upkeep")
    assert g.happened(MythosDrawn) == []
    assert [event.turn for event in g.happened(TurnEnded)] == [1]
    assert (g.state.gates, g.state.clues, g.state.monsters) == ({}, {}, {})


def test_a_rumor_goes_on_in_a_calm_mythos_phase() -> None:
    g = town().calm_mythos().place("the_southside_strangler_strikes", at="play").begin(phase="mythos").stop("upkeep")
    assert g.happened(MythosDrawn) == []
    assert g.state.rumor


def test_an_awakening_does_everything_that_happens_then() -> None:
    g = town(PETE, AMANDA).place(AMANDA, at="lost_in_time_and_space").place("family_found_butchered", at="drawn")
    g.rouse().stop("battle_upkeep")
    assert [event.who for event in g.happened(Devoured)] == [AMANDA], "the lost are devoured"
    assert len(g.happened(Awoke)) == len(g.happened(BattleBegan)) == 1
    assert (g.state.awake, g.state.mythos) == (True, "")


def test_an_awakening_can_be_taken_back() -> None:
    g = town().rouse().stop("battle_upkeep")
    assert g.choose("go_on").state.awake
    g.table.undo(past_chance=True)
    assert g.options == ["go_on"]


# --- sliders, exhausted cards, the box


@pytest.mark.parametrize(("speed", "sneak"), [(0, 6), (3, 3)])
def test_a_slider_is_set_by_what_it_shows(speed: int, sneak: int) -> None:
    g = town().set(f"{PETE}.speed", speed)
    assert [skill(g.state, g[PETE], which) for which in ("speed", "sneak")] == [speed, sneak]


def test_a_card_is_exhausted() -> None:
    g = town().set(f"{PETE}.speed", 3).give(PETE, "bullwhip", "axe").exhaust("bullwhip")
    assert g[PETE].exhausted == ["bullwhip"]


def test_a_card_or_a_monster_goes_to_the_box() -> None:
    g = town().set(f"{PETE}.speed", 3).place("tommy_gun", at="box")
    g.spawn("zombie", at="downtown").place("zombie", at="box")
    assert [piece.partition("#")[0] for piece in g.state.removed[-2:]] == ["tommy_gun", "zombie"]
    assert g.state.monsters == {}


def test_cards_go_to_the_bottom_of_a_deck() -> None:
    g = town().stack("common", ["axe", "whiskey"], bottom=True)
    assert [card.partition("#")[0] for card in g.state.decks["common"][:2]] == ["whiskey", "axe"]


def test_so_many_gate_markers_are_left() -> None:
    g = town().set("gate_markers", 1)
    assert len(g.state.gate_stack) == 1


# --- the devoured


def test_the_replacement_has_the_trophies_and_nothing_else() -> None:
    g = town(PETE, AMANDA).give(PETE, "zombie", "axe").eliminate(PETE, replacement="jenny_barnes")
    jenny = g["jenny_barnes"]
    assert ([trophy.partition("#")[0] for trophy in jenny.monster_trophies], jenny.cards, jenny.seat) == (
        ["zombie"],
        [],
        0,
    )
    assert g.state.devoured == [PETE]


def test_who_is_devoured_by_the_rules_takes_another_one_by_the_rules() -> None:
    g = town(PETE, AMANDA).rig(investigators=["jenny_barnes"]).devour(PETE)
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    g.play("slide:speed:0", "slide:fight:0", "slide:lore:0")
    assert g["jenny_barnes"].cards, "it comes with what its sheet names"


# --- what makes no sense


@pytest.mark.parametrize(
    ("use", "sentence"),
    [
        (lambda g: g.set(f"{PETE}.speed", 9), "the speed of ashcan_pete is one of 0, 1, 2, 3, not 9"),
        (lambda g: g.exhaust("axe"), "nobody has axe, or it is exhausted already"),
        (lambda g: g.place("gate_abyss", at="box"), "neither a card, nor a monster, nor a pile is 'gate_abyss'"),
        (lambda g: g.set("gate_markers", 99), "gate markers in the stack, of which 99 cannot be left"),
        (lambda g: g.awaken().rouse(), "yig is awake already"),
        (lambda g: g.rouse().devour(PETE), "only one thing happens first"),
        (
            lambda g: g.eliminate(PETE, replacement=AMANDA).eliminate(AMANDA, replacement=PETE),
            "ashcan_pete is not to be had",
        ),
        (lambda g: g.stack("hat", ["axe"]), "there is no deck 'hat'; there are common, unique"),
        (lambda g: g.set("turn", 0).begin(phase="upkeep"), "turn 0 is the setup"),
        (lambda g: g.set("turn", 0).begin(step="turn_end"), "turn 0 is the setup"),
        (lambda g: g.set("turn", 0).begin(turn=PETE), "turn 0 is the setup"),
    ],
)
def test_what_makes_no_sense_is_refused(use: Callable[[Scenario], Scenario], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        use(town())


def test_no_card_is_taken_to_stack_it_twice() -> None:
    with pytest.raises(AssertionError, match="no family_found_butchered is left to be had"):
        town().stack("mythos", ["family_found_butchered", "family_found_butchered"])
