"""What is told beside the options of a fight: what they cost and risk."""

import msgspec
from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.kernel.game import reading_of
from miskatonic.kernel.text import Lang, render
from miskatonic.testing import Scenario, scenario


def said(g: Scenario, option: str, lang: Lang = "en") -> str:
    """The hint of an option, in words."""
    return render(reading_of(g.state).hints(g.state, g.decision)[option], lang)


def test_evading_says_what_a_failure_costs() -> None:
    assert said(facing("zombie"), "evade:zombie") == "On a failure −2 stamina, then the fight"


def test_a_fight_says_what_it_begins_with_and_the_dice_of_a_round() -> None:
    """Pete has Will 5 and Fight 2; a zombie has horror −1 (1), combat −1 (2) and toughness 1."""
    g = facing("zombie", cards=("axe",))
    before = msgspec.msgpack.encode(g.state)
    assert said(g, "fight:zombie") == (
        "Horror first: 4 dice; on a failure −1 sanity. Each round, 4 dice for 1 success; on a failure −2 stamina."
    )
    assert said(g, "fight:zombie", "fr") == (
        "L’horreur d’abord\u202f: 4 dés\u202f; en cas d’échec\u202f: −1 point de Santé Mentale. "
        "À chaque assaut, 4 dés pour 1 succès\u202f; en cas d’échec\u202f: −2 points de Résistance."
    )
    assert msgspec.msgpack.encode(g.state) == before


def test_whoever_loses_less_is_told_so() -> None:
    g = facing("mi_go", who="michael_mcglen").play("stop")
    assert said(g, "evade:mi_go") == "On a failure nothing lost, then the fight"


def test_what_a_monster_does_instead_of_harm_is_told() -> None:
    g = facing("nightgaunt")
    assert said(g, "evade:nightgaunt").startswith("On a failure ")
    assert "stamina" not in said(g, "evade:nightgaunt")


def test_accepting_a_failed_check_says_what_follows() -> None:
    g = facing("zombie").give("ashcan_pete", "clue").rig(dice=[1, 1, 1, 1]).choose("fight:zombie")
    assert said(g, "accept") == "Then −1 sanity"
    assert "clue" not in reading_of(g.state).hints(g.state, g.decision)


def test_a_weapon_says_how_many_dice_a_round_has_with_it() -> None:
    """Pete has Fight 2; a zombie has combat −1 and toughness 1. Holy water is not taken in hand by itself."""
    g = facing("zombie", cards=("holy_water", "axe")).rig(dice=[6, 6, 6, 6]).choose("fight:zombie")
    before = msgspec.msgpack.encode(g.state)
    assert said(g, "hold:holy_water") == "Then 7 dice for 1 success"
    assert said(g, "hold:holy_water", "fr") == "Ainsi 7 dés pour 1 succès"
    assert msgspec.msgpack.encode(g.state) == before


def test_closing_a_gate_says_the_dice_of_both_skills() -> None:
    """Pete has Fight 2 and Lore 0; the gate to the Abyss has −2."""
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at="woods").place("gate_abyss", at="woods")
    g.give(PETE, "explored").set(f"{PETE}.sliders", [0, 3, 0]).begin(step="encounter").stop("other_world")
    assert said(g, "close") == "Fight: 3 dice; Lore: no die; 1 success needed"
