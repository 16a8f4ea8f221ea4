"""Changes and clarifications: cards, masks, combat bonuses."""

import pytest
from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.games.arkham_horror.components import MONSTERS
from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.testing import Scenario, rule, scenario

MASKS = {
    "god_of_the_bloody_tongue",
    "haunter_of_the_dark",
    "the_black_man",
    "the_bloated_woman",
    "the_dark_pharaoh",
}
ARMED = ("tommy_gun", "enchanted_blade", "marksman")


def dice(g: Scenario) -> int:
    """How many dice the last check had."""
    return len(g.happened(CheckMade)[-1].faces)


def met(place: str, card: str, *things: str) -> Scenario:
    """Pete, Fight 5, has an encounter."""
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at=place)
    return (
        g.give(PETE, *things)
        .set("ashcan_pete.sliders", [0, 3, 0])
        .begin(step="encounter")
        .stop("other_world")
        .rig(encounters=[card])
    )


@rule("AH-FAQ-001")
def test_tom_murphy_protects_against_overwhelming_monsters() -> None:
    g = facing("gug", cards=("tommy_gun", "tom_mountain_murphy")).rig(dice=[5, 1, 1, 1]).choose("fight:gug")
    assert g.rig(dice=[5] * 8).choose("fight:gug")[PETE].stamina == 6


@rule("AH-FAQ-002")
def test_there_are_five_masks_and_the_dark_pharaoh_is_one() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="nyarlathotep").begin(phase="upkeep")
    assert set(g.state.cup) >= MASKS
    assert {monster.slug for monster in g.state.edition[MONSTERS] if monster.mask} == MASKS
    assert not MASKS & set(scenario("arkham_horror", seats=[PETE], ancient_one="yig").begin(phase="upkeep").state.cup)


@rule("AH-FAQ-003", "AH-FAQ-009")
def test_combat_bonuses_count_against_monsters() -> None:
    g = facing("zombie", cards=ARMED).rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.rig(dice=[5] + [1] * 6).choose("fight:zombie")
    assert dice(g) == 7, "Fight 2 - 1 + 6"


@rule("AH-FAQ-004", "AH-FAQ-009")
def test_combat_bonuses_do_not_help_to_close_a_gate() -> None:
    g = scenario("arkham_horror", seats=[PETE, "joe_diamond"], ancient_one="azathoth").place(PETE, at="woods")
    g.place("joe_diamond", at="downtown").place("gate_another_dimension", at="woods").give(PETE, "explored", *ARMED)
    g.begin(step="encounter").stop("other_world").rig(dice=[1, 1]).choose("close").choose("close:fight")
    assert (dice(g), g.options) == (2, ["go_on"]), "Fight 2; marksman does not help either"


@rule("AH-FAQ-005")
def test_combat_bonuses_do_not_help_against_the_attack_of_ithaqua() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="ithaqua").give(PETE, *ARMED).awaken(11)
    g.begin(step="battle_defense").stop("battle_upkeep").rig(dice=[1, 1, 1])
    assert (dice(g), g[PETE].stamina) == (3, 4), "Fight 2 + 1"


@rule("AH-FAQ-006")
def test_combat_bonuses_do_not_help_in_other_worlds() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="city_of_the_great_race_1")
    g.place("gate_city_of_the_great_race", at="woods").give(PETE, *ARMED).set("ashcan_pete.sliders", [0, 3, 0])
    g.stack("gate_cards", ["green_3"]).begin(step="other_world").stop("mythos").rig(dice=[5, 1, 1, 1])
    assert dice(g) == 4, "Fight 5 - 1"


@rule("AH-FAQ-007")
def test_combat_bonuses_do_not_help_in_fight_checks_of_encounters() -> None:
    g = met("independence_square", "downtown_3", *ARMED).rig(dice=[5, 1, 1, 1])
    assert dice(g) == 4, "Fight 5 - 1"


@rule("AH-FAQ-007", "AH-FAQ-009")
@pytest.mark.parametrize(
    ("place", "card", "modifier"),
    [("bank_of_arkham", "downtown_2", -1), ("st_marys_hospital", "uptown_5", -1), ("graveyard", "rivertown_3", -2)],
)
def test_they_help_in_three_encounters(place: str, card: str, modifier: int) -> None:
    g = met(place, card, "tommy_gun", "knife").set("ashcan_pete.stamina", 4)
    if "encounter" in g.options:
        g.choose("encounter")
    g.rig(dice=[1] * (5 + modifier + 6) + ([1] if place == "graveyard" else [])).choose("attack")
    made = next(made for made in g.happened(CheckMade) if made.kind == "combat")
    assert len(made.faces) == 5 + modifier + 6
