"""Skills and skill checks."""

import pytest
from tests.rules.arkham_horror.fights import PETE, facing, headline

from miskatonic.games.arkham_horror.components import INVESTIGATORS, SKILLS
from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.testing import Scenario, rule, scenario


def ill_wind(*cards: str, who: str = PETE) -> Scenario:
    """The first player has to make a Luck (-1) check or be cursed."""
    return headline("ill_wind_grips_arkham", who).give(who, *cards)


@rule("AH-SKILL-01")
@pytest.mark.parametrize("stop", range(4))
def test_the_sliders_set_the_values_of_six_skills(stop: int) -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).set("amanda_sharpe.sliders", [stop] * 3)
    printed = INVESTIGATORS["amanda_sharpe"].skills
    assert len(SKILLS) == 6
    for which in SKILLS:
        assert skill(g.state, g["amanda_sharpe"], which) == printed[which][stop]


@rule("AH-SKILL-02", "AH-SKILL-08", "AH-SKILL-09", "AH-SKILL-10", "AH-SKILL-11")
def test_a_modifier_changes_the_number_of_dice() -> None:
    g = ill_wind().rig(dice=[4, 5])
    made = g.happened(CheckMade)[0]
    assert (made.skill, made.modifier, made.difficulty, made.faces) == ("luck", -1, 1, (4, 5)), "Luck 3, one die fewer"
    assert g[PETE].fate == ""


@rule("AH-SKILL-13", "AH-SKILL-14")
@pytest.mark.parametrize(("face", "fate"), [(1, "cursed"), (4, "cursed"), (5, ""), (6, "")])
def test_a_die_succeeds_with_a_5_or_a_6(face: int, fate: str) -> None:
    assert ill_wind().rig(dice=[1, face])[PETE].fate == fate


@rule("AH-SKILL-14")
def test_a_check_needs_as_many_successes_as_it_is_difficult() -> None:
    g = facing("gug", cards=("tommy_gun",)).rig(dice=[5, 1, 1, 1]).choose("fight:gug")
    g.rig(dice=[5, 5, 1, 1, 1, 1]).choose("fight:gug")
    assert g[PETE].stamina == 2, "2 of 3 successes: 4 damage"
    g.rig(dice=[5, 5, 6, 1, 1, 1]).choose("fight:gug")
    assert g[PETE].monster_trophies == ["gug"]


@rule("AH-SKILL-12", "AH-SKILL-21")
def test_without_dice_a_check_fails_but_clues_may_still_be_spent_on_it() -> None:
    g = facing("elder_thing", cards=("clue", "clue"), who="kate_winthrop", sliders=(0, 2, 0))
    g.choose("stop").choose("fight:elder_thing")
    made = g.happened(CheckMade)[0]
    assert (made.skill, made.faces) == ("will", ()), "Will 1 - 3 is -2 dice"
    g.rig(dice=[5]).choose("clue")
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].clues) == (6, 1), "a whole die for the first clue"


@rule("AH-SKILL-18", "AH-SKILL-19", "AH-SKILL-20")
def test_clues_are_spent_one_at_a_time_after_a_failure() -> None:
    g = facing("gug", cards=("tommy_gun", "clue", "clue", "clue"), who="joe_diamond", sliders=(0, 3, 0))
    g.choose("stop").rig(dice=[]).choose("fight:gug").choose("accept")
    g.rig(dice=[5, 6, 1, 1, 1, 1, 1, 1, 1]).choose("fight:gug")
    assert g.options == ["clue", "accept"], "2 of 3 successes"
    g.rig(dice=[1, 2]).choose("clue")
    assert g.options == ["clue", "accept"], "the result is seen before the next clue is spent"
    g.rig(dice=[6, 1]).choose("clue")
    assert (g["joe_diamond"].monster_trophies, g["joe_diamond"].clues) == (["gug"], 1)


@rule("AH-SKILL-18")
def test_nobody_spends_clues_on_a_check_that_is_passed() -> None:
    g = ill_wind("clue").rig(dice=[5, 1])
    assert (g.options, g[PETE].clues) == (["go_on"], 1)


@rule("AH-SKILL-03", "AH-SKILL-04", "AH-SKILL-05", "AH-SKILL-06", "AH-SKILL-15")
def test_four_special_checks_are_based_on_four_skills() -> None:
    g = facing("zombie", "cultist", cards=("wither",), sliders=(0, 0, 2), who="amanda_sharpe").choose("stop")
    g.choose("first:cultist").rig(dice=[5]).choose("evade:cultist")
    g.rig(dice=[5, 1, 1]).choose("fight:zombie").choose("go_on")
    g.rig(dice=[5, 1, 1]).choose("use:wither").rig(dice=[5, 1, 1]).choose("fight:zombie")
    assert [(made.kind, made.skill) for made in g.happened(CheckMade)] == [
        ("evade", "sneak"),
        ("horror", "will"),
        ("spell", "lore"),
        ("combat", "fight"),
    ]


@rule("AH-SKILL-16")
def test_a_bonus_to_a_skill_helps_the_special_check_too() -> None:
    g = facing("cultist", cards=("sneak",)).rig(dice=[1, 1, 1, 5]).choose("evade:cultist")
    assert g.happened(CheckMade)[0].faces == (1, 1, 1, 5), "Sneak 6 + 1, awareness -3"


@rule("AH-SKILL-17")
def test_a_bonus_to_a_special_check_does_not_help_the_skill() -> None:
    g = headline("temperance_fever_sweeps_city").give(PETE, "pallid_mask", "whiskey").rig(dice=[5, 1, 1, 1, 1])
    assert g.happened(CheckMade)[0].faces == (5, 1, 1, 1, 1), "Sneak 6 - 1, without the 2 of the mask"
    g = facing("cultist", cards=("pallid_mask",)).rig(dice=[1, 1, 1, 1, 5]).choose("evade:cultist")
    assert g.happened(CheckMade)[0].faces == (1, 1, 1, 1, 5), "Sneak 6 - 3 + 2"


@rule("AH-SKILL-07")
def test_speed_gives_the_movement_points() -> None:
    g = scenario("arkham_horror", seats=["joe_diamond"], ancient_one="azathoth").set("joe_diamond.sliders", [1, 0, 0])
    assert g.choose("walk:easttown")["joe_diamond"].points == 3, "Speed 4, one step"
