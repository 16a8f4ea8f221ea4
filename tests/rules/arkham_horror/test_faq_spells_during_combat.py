"""FAQ: spells during combat."""

from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.testing import rule

LORE_2 = (0, 0, 2)


@rule("AH-FAQ-055", "AH-FAQ-056")
def test_a_failed_casting_takes_its_hands_for_one_round() -> None:
    g = facing("zombie", cards=("tommy_gun", "wither"), sliders=LORE_2).rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.choose("go_on").rig(dice=[1, 1]).choose("use:wither")
    assert "hold:tommy_gun" not in g.options
    g.rig(dice=[1]).choose("fight:zombie")
    assert "hold:tommy_gun" in g.options, "the next round"


@rule("AH-FAQ-055")
def test_a_casting_that_fails_before_the_horror_check_takes_its_hands_for_the_first_round() -> None:
    g = facing("zombie", cards=("tommy_gun", "wither"), sliders=LORE_2).choose("fight:zombie")
    g.rig(dice=[1, 1, 5, 1, 1, 1]).choose("use:wither")
    assert [made.kind for made in g.happened(CheckMade)] == ["spell", "horror"]
    assert "hold:tommy_gun" not in g.options
    g.rig(dice=[1]).choose("fight:zombie")
    assert "hold:tommy_gun" in g.options


@rule("AH-FAQ-057", "AH-FAQ-058")
def test_a_spell_is_cast_before_the_horror_check_to_cancel_what_is_nightmarish() -> None:
    g = facing("dark_young", cards=("red_sign_of_shudde_mell",), sliders=(0, 0, 3)).choose("fight:dark_young")
    g.rig(dice=[5, 1]).choose("use:red_sign").rig(dice=[5, 1, 1, 1, 1]).choose("ignore:nightmarish")
    assert g[PETE].sanity == 3, "1 for the spell, and nothing for the sight of it"
    g.rig(dice=[1]).choose("fight:dark_young")
    assert g.happened(CheckMade)[-1].difficulty == 2, "less tough by 1"


@rule("AH-FAQ-057", "AH-FAQ-059")
def test_a_spell_is_cast_before_fighting_or_fleeing_is_chosen() -> None:
    g = facing("zombie", cards=("wither",), sliders=LORE_2).rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.choose("go_on").rig(dice=[5, 1]).choose("use:wither")
    assert {"fight:zombie", "flee:zombie"} <= set(g.options)


@rule("AH-FAQ-060", "AH-FAQ-108")
def test_flesh_ward_cancels_the_damage_of_one_failed_check() -> None:
    g = facing("star_spawn", cards=("flesh_ward",), sliders=(0, 3, 3)).choose("fight:star_spawn")
    g.rig(dice=[1, 1]).choose("fight:star_spawn").rig(dice=[5]).choose("use:flesh_ward")
    assert g[PETE].stamina == 6
    g.rig(dice=[1, 1]).choose("fight:star_spawn")
    assert g[PETE].stamina == 3, "the next failure hurts"
