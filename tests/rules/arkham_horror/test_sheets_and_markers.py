"""Sheets and markers."""

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, GAME, INVESTIGATORS, MONSTERS, PAIRS
from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.games.arkham_horror.rules import monsters
from miskatonic.games.arkham_horror.rules.bounds import max_sanity
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.text import render
from miskatonic.testing import rule, scenario

BASE = edition_of(GAME)


@rule("AH-SHEET-01")
def test_a_sheet_says_all_of_an_investigator() -> None:
    for card in BASE[INVESTIGATORS]:
        assert card.en
        assert render(card.title, "en")
        assert render(card.ability, "en")
        assert card.home
        assert card.focus > 0
        assert card.sanity + card.stamina == 10
        assert all(len(values) == 4 for values in card.skills.values())
        assert len(card.skills) == 6


@rule("AH-SHEET-02")
def test_the_two_skills_of_a_slider_go_against_each_other() -> None:
    for card in BASE[INVESTIGATORS]:
        for one, other in PAIRS:
            assert list(card.skills[one]) == sorted(card.skills[one])
            assert list(card.skills[other]) == sorted(card.skills[other], reverse=True)
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).begin(phase="upkeep").choose("slide:speed:2")
    you = g["amanda_sharpe"]
    assert (skill(g.state, you, "speed"), skill(g.state, you, "sneak")) == (3, 2)


@rule("AH-SHEET-03")
def test_an_ability_is_of_use_to_its_investigator_alone() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "bob_jenkins"]).begin(step="encounter").stop("mythos")
    g.place("amanda_sharpe", at="general_store").rig(encounters=["rivertown_7"]).stack("common", ["knife", "axe"])
    g.place("bob_jenkins", at="downtown")
    assert g["amanda_sharpe"].cards == ["knife"], "Bob would have drawn two and chosen"


@rule("AH-SHEET-04")
def test_the_combat_rating_and_the_attack_count_in_the_final_battle_alone() -> None:
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="yig").spawn("ghoul", at="mas_boarding_house")
    g.begin(step="arrive").rig(dice=[6, 1, 1, 1, 1, 6]).choose("fight:ghoul")
    assert len(g["michael_mcglen"].monster_trophies) == 1, "Fight 3, -1 of the ghoul"
    assert ANCIENT_ONES["yig"].combat_rating == -3


@rule("AH-SHEET-05")
def test_the_defenses_of_an_ancient_one_work_like_those_of_monsters() -> None:
    immune = {card.slug for card in BASE[ANCIENT_ONES] if "immunity" in (card.physical, card.magical)}
    assert immune
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="hastur").give("michael_mcglen", "tommy_gun")
    g.set("michael_mcglen.sliders", [0, 3, 0]).awaken().rig(dice=[1] * 9).stop("battle_defense").choose("attack")
    rolled = [len(event.faces) for event in g.events if isinstance(event, CheckMade)]
    assert rolled == [9], "6 of Fight and 3 of the gun, half of its 6"


@rule("AH-SHEET-06")
def test_worshippers_are_changed_for_the_whole_game() -> None:
    state = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="azathoth").state
    assert monsters.toughness(state, "maniac") == MONSTERS["maniac"].toughness + 1
    state = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").state
    assert monsters.toughness(state, "maniac") == MONSTERS["maniac"].toughness


@rule("AH-SHEET-07")
def test_the_power_is_in_force_from_the_start() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="cthulhu")
    assert max_sanity(g.state, g["amanda_sharpe"]) == 4


@rule("AH-SHEET-08", "AH-SHEET-09")
def test_a_monster_shows_both_its_sides() -> None:
    for card in BASE[MONSTERS]:
        assert card.symbol
        assert card.movement in ("normal", "stationary", "fast", "flying", "unique")
        assert card.toughness > 0
        assert card.combat is not None or card.first is not None
