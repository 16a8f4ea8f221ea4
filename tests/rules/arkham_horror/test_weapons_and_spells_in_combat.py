"""Weapons and spells in combat."""

from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.games.arkham_horror.view.table import view
from miskatonic.testing import Scenario, rule

PASSED = [5, 1, 1, 1]
"""Pete's horror check against a zombie."""


def last(g: Scenario) -> int:
    """How many dice the last check had."""
    return len(g.happened(CheckMade)[-1].faces)


@rule("AH-WEAP-01")
def test_a_weapon_gives_its_bonus_without_a_roll() -> None:
    g = facing("zombie", cards=("38_revolver",)).rig(dice=PASSED).choose("fight:zombie")
    g.rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    assert [made.kind for made in g.happened(CheckMade)] == ["horror", "combat"]
    assert last(g) == 4, "Fight 2 - 1 + 3"


@rule("AH-WEAP-02", "AH-WEAP-03")
def test_physical_weapons_do_nothing_where_magic_does() -> None:
    g = facing("formless_spawn", cards=("knife", "wither"), sliders=(0, 3, 3)).rig(dice=[1]).choose("fight:formless")
    g.rig(dice=[5, 1, 1]).choose("use:wither")
    g.rig(dice=[5, 5, 1, 1, 1, 1]).choose("fight:formless_spawn")
    assert last(g) == 6, "Fight 5 - 2 + 3 of the spell, nothing of the knife"


@rule("AH-WEAP-04")
def test_a_spell_that_fails_gives_no_bonus() -> None:
    g = facing("zombie", cards=("wither",), sliders=(0, 0, 2)).rig(dice=PASSED).choose("fight:zombie").choose("go_on")
    g.rig(dice=[1, 1]).choose("use:wither").rig(dice=[5]).choose("fight:zombie")
    assert last(g) == 1, "Fight 2 - 1"


@rule("AH-WEAP-05", "AH-FAQ-027")
def test_no_more_than_two_hands_are_used() -> None:
    g = facing("zombie", cards=("knife", "axe", "38_revolver", "tommy_gun")).rig(dice=PASSED).choose("fight:zombie")
    assert g[PETE].hands == ["tommy_gun"], "the best that two hands can hold"
    assert g.choose("hold:knife")[PETE].hands == ["knife"]
    assert g.choose("hold:axe")[PETE].hands == ["knife", "axe"]
    assert g.choose("hold:38_revolver")[PETE].hands == ["axe", "38_revolver"], "what is let go stops working"
    g.rig(dice=[5] + [1] * 5).choose("fight:zombie")
    assert last(g) == 6, "Fight 2 - 1 + 2 + 3"


@rule("AH-WEAP-05", "AH-WEAP-06")
def test_the_dice_and_the_hands_that_are_shown_are_those_of_the_next_roll() -> None:
    g = facing("zombie", cards=("knife", "38_revolver")).rig(dice=PASSED).choose("fight:zombie")
    shown = view(g.state, 0).combat
    assert shown is not None
    assert (shown.hands, shown.most_hands, shown.success_from) == (2, 2, 5)
    g.rig(dice=[5] + [1] * (shown.dice - 1)).choose("fight:zombie")
    assert last(g) == shown.dice


@rule("AH-WEAP-06")
def test_weapons_and_spells_are_used_together_and_add_up() -> None:
    g = facing("star_spawn", cards=("45_automatic", "shrivelling"), sliders=(0, 3, 3)).choose("fight:star_spawn")
    g.rig(dice=[5, 1]).choose("use:shrivelling")
    g.rig(dice=[5, 5, 5] + [1] * 9).choose("fight:star_spawn")
    assert last(g) == 12, "Fight 5 + 4 + 6 - 3"
    assert g[PETE].monster_trophies == ["star_spawn"]


@rule("AH-WEAP-07")
def test_a_spell_takes_its_hands_even_if_it_fails() -> None:
    g = facing("zombie", cards=("tommy_gun", "knife", "wither"), sliders=(0, 0, 2)).rig(dice=PASSED)
    g.choose("fight:zombie").choose("go_on").rig(dice=[1, 1]).choose("use:wither")
    assert g[PETE].hands == [], "two hands are no longer free for the gun"
    assert "hold:tommy_gun" not in g.options
    assert "hold:knife" in g.options
