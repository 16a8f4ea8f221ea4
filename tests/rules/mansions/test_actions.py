"""The action step: running, abilities of cards, attacks, exploring; trading."""

import pytest
from tests.rules.mansions.shared import joe, person

from miskatonic.games.mansions.components import EXPLORATION
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule


@rule("MM-ACT-01", "MM-ACT-03", "MM-TYPE-07")
def test_an_ability_of_a_card_takes_the_action_step() -> None:
    g = person("joe_diamond", "whiskey", "manuscript").set("joe_diamond.horror", 3).choose("use:whiskey")
    assert g["joe_diamond"].acted
    assert not [option for option in g.options if option.startswith(("run", "use", "explore", "drop"))]


@rule("MM-ACT-02")
def test_who_runs_has_to_evade_as_well() -> None:
    g = joe().spawn("zombie", at="foyer.center").rig(dice=[10]).play("run:foyer.left_hall", "spare")
    assert (g["joe_diamond"].at, g["joe_diamond"].moves) == ("foyer.left_hall", 2)


@rule("MM-ATT-05", "MM-EVA-01")
def test_any_action_but_an_attack_needs_an_evade_test_first() -> None:
    g = person("joe_diamond", "lantern").spawn("zombie", at="foyer.center").rig(dice=[10]).choose("drop")
    assert g.decision.kind.name == "strike"


@rule("MM-EXP-02")
@pytest.mark.parametrize("space", ["foyer.center", "foyer.left_hall", "foyer.right_stairs"])
def test_a_room_is_explored_from_any_of_its_spaces(space: str) -> None:
    assert joe(space).place("lantern", at="foyer").choose("explore")["joe_diamond"].cards == ["lantern"]


@rule("MM-EXP-06")
def test_any_number_of_cards_may_be_carried() -> None:
    carried = [
        card.slug
        for card in edition_of("mansions")[EXPLORATION]
        if not card.level and card.copies == 1 and card.slug != "knife"
    ]
    g = person("joe_diamond", *carried, at="kitchen.1").place("knife", at="kitchen").choose("explore")
    assert g["joe_diamond"].cards == [*carried, "knife"]


@rule("MM-KTRD-02", "MM-KTRD-03")
def test_spells_and_clues_are_not_traded_and_nothing_is_dropped_meanwhile() -> None:
    g = joe(others=("jenny_barnes",)).place("jenny_barnes", at="foyer.center").begin(step="trading")
    g.give("joe_diamond", "soul_pact", "knife", "nameless_cults", "the_fall_of_house_lynch_clue_3a")
    assert g.options == ["done", "give:knife:jenny_barnes", "give:nameless_cults:jenny_barnes"]


@rule("MM-KTRD-04", "MM-STAT-09")
def test_after_trading_each_stunned_investigator_sheds_a_token() -> None:
    g = joe().set("joe_diamond.stunned", 2).stop("threat").begin(step="trading")
    assert g["joe_diamond"].stunned == 1
