"""Skill tests and chaos tokens."""

import pytest
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.components import INVESTIGATORS, SKILLS
from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.checks import boost, in_test, skill_check
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.using import action, fast
from miskatonic.games.card_game.events import (
    CardCommitted,
    CluesDiscovered,
    EnemyDamaged,
    TestBegan,
    TestEnded,
    TestFailed,
    TestPassed,
    TokenRevealed,
)
from miskatonic.games.card_game.rules.values import SKILL
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.line import Limit, typed
from miskatonic.testing import Scenario, rule, scenario


def attic(*hand: str) -> Scenario:
    """Roland, with those cards in hand, in the Attic: shroud 1, intellect 3."""
    return house().place("roland_banks", at="attic").give("roland_banks", *hand)


@rule("CG-TEST-01", "CG-ANAT-08")
def test_every_investigator_has_the_four_skills_health_and_sanity() -> None:
    assert SKILLS == ("willpower", "intellect", "combat", "agility")
    for card in edition_of("card_game")[INVESTIGATORS]:
        assert tuple(card.skills) == SKILLS
        assert card.health > 0
        assert card.sanity > 0
        assert card.elder_sign is not None


@rule("CG-TEST-02", "CG-TEST-16")
@pytest.mark.parametrize(("token", "kind", "by"), [("-1", TestPassed, 1), ("-2", TestPassed, 0), ("-3", TestFailed, 1)])
def test_the_modified_skill_has_to_reach_the_difficulty(token: str, kind: type, by: int) -> None:
    g = attic().rig(tokens=[token]).choose("investigate")
    assert [event.by for event in g.happened(kind)] == [by]


@rule("CG-TEST-03", "CG-TEST-04")
def test_a_card_says_which_skill_is_tested_against_what(homemade: Homemade) -> None:
    trap = homemade.treachery(skill_check("agility", 3, failed=take(damage=1)))
    g = end_turns(house().rig(tokens=["0"]), trap)
    assert g.happened(TestBegan) == [TestBegan("roland_banks", 0, "agility", 3, cause=trap)]
    assert g["roland_banks"].damage == 1


@rule("CG-TEST-05")
def test_windows_open_before_and_after_cards_are_committed(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), possible=in_test, limit=Limit(9, "round")))
    g = attic("deduction", f"play:{watch}").rig(tokens=["0"]).choose("investigate")
    asked = []
    while g.state.test is not None:
        asked.append(g.decision.kind.name)
        g.choose("pass") if g.decision.kind.name == "window" else g.choose()
    assert asked == ["window", "commit", "window"]


@rule("CG-TEST-06", "CG-TEST-09", "CG-TEST-11")
def test_the_tester_commits_any_number_of_cards_for_free() -> None:
    g = attic("deduction", "magnifying_glass", "perception").set("roland_banks.resources", 0).rig(tokens=["-4"])
    g.choose("investigate")
    assert (g.decision.least, g.decision.most, g.decision.rule) == (0, 3, "CG-TEST-06")
    g.choose("commit:deduction", "commit:magnifying_glass", "commit:perception")
    assert g.happened(TestPassed)[0].by == 3 + 1 + 1 + 2 - 4 - 1
    assert len(g.happened(CardCommitted)) == 3


@rule("CG-TEST-07")
def test_everybody_else_at_the_location_may_commit_one_card() -> None:
    g = house("roland_banks", "daisy_walker", "agnes_baker").place("agnes_baker", at="attic").rig(tokens=["0"])
    g.give("daisy_walker", "perception", "deduction").give("agnes_baker", "perception").choose("investigate")
    assert (g.decision.seat, g.decision.least, g.decision.most, g.decision.rule) == (1, 0, 1, "CG-TEST-07")
    g.choose("commit:perception")
    assert g.happened(TestPassed)[0].by == 3 + 2 - 1, "Agnes is elsewhere and was not asked"


@rule("CG-TEST-08", "CG-TEST-10")
def test_only_cards_with_an_icon_of_the_skill_or_a_wild_one_can_be_committed() -> None:
    g = attic("guts", "perception", "unexpected_courage", "emergency_cache").choose("investigate")
    assert g.options == ["commit:perception#1", "commit:unexpected_courage#1"]


@rule("CG-TEST-12", "CG-TEST-22")
def test_one_token_is_revealed_and_goes_back() -> None:
    g = attic()
    bag = sorted(g.state.bag)
    g.rig(tokens=["-1"]).choose("investigate")
    assert g.happened(TokenRevealed) == [TokenRevealed("roland_banks", 0, "-1")]
    assert sorted(g.state.bag) == bag


@rule("CG-TEST-13", "CG-CHAOS-01")
def test_a_symbol_does_what_the_scenario_reference_says() -> None:
    g = attic().spawn("ghoul_minion", at="attic", exhausted=True).rig(tokens=["skull"]).choose("investigate")
    assert g.happened(TestPassed)[0].by == 3 - 1 - 1, "-1 for the ghoul at the location"


@rule("CG-TEST-13", "CG-DIFF-04")
@pytest.mark.parametrize(("level", "by"), [("easy", 1), ("standard", 1), ("hard", 0), ("expert", 0)])
def test_the_difficulty_decides_which_side_of_the_reference_counts(level: str, by: int) -> None:
    g = house(difficulty=level).place("roland_banks", at="attic").spawn("ghoul_minion", at="attic", exhausted=True)
    g.stack("encounter", ["obscuring_fog"]).rig(tokens=["skull"]).choose("investigate")
    assert g.happened(TestPassed)[0].by == by


@rule("CG-TEST-14")
def test_a_plain_token_has_no_effect_but_its_number() -> None:
    g = attic().rig(tokens=["-1"]).choose("investigate")
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (0, 0)


@rule("CG-TEST-15")
def test_everything_is_added_up(homemade: Homemade) -> None:
    lens = homemade.asset(typed("+1.", "+1 .", modifies(SKILL["intellect"], 1)))
    study = homemade.asset(fast(boost("intellect", 2), possible=in_test, limit=Limit(1, "test")))
    g = attic("deduction", f"play:{lens}", f"play:{study}").rig(tokens=["-2"]).choose("investigate")
    g.choose(f"use:{study}").choose("commit:deduction")
    assert g.happened(TestPassed)[0].by == 3 + 1 + 2 + 1 - 2 - 1


@rule("CG-TEST-17", "CG-TEST-18", "CG-CHAOS-02")
def test_an_automatic_failure_counts_as_a_value_of_zero() -> None:
    g = attic("perception").rig(tokens=["auto_fail"]).choose("investigate").choose("commit:perception")
    assert [event.by for event in g.happened(TestFailed)] == [1]
    assert g["roland_banks"].clues == 0


@rule("CG-TEST-18")
def test_an_automatic_failure_fails_even_at_difficulty_zero() -> None:
    g = attic("play:flashlight").rig(tokens=["auto_fail"]).choose("use:flashlight")
    assert len(g.happened(TestFailed)) == 1


@rule("CG-TEST-20")
def test_the_consequences_follow_the_decision() -> None:
    g = attic().rig(tokens=["0"]).choose("investigate")
    told = [type(event) for event in g.events if isinstance(event, TestPassed | CluesDiscovered | TestEnded)]
    assert told == [TestPassed, CluesDiscovered, TestEnded]


@rule("CG-TEST-21")
def test_the_tester_chooses_the_order_of_several_results() -> None:
    g = house().give("roland_banks", "overpower").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.rig(tokens=["0"]).choose("fight:ghoul_minion").choose("commit:overpower")
    assert (g.decision.rule, len(g.options)) == ("CG-TEST-21", 2)
    g.choose("result:overpower")
    assert len(g["roland_banks"].hand) == 1
    assert len(g.happened(EnemyDamaged)) == 1


@rule("CG-TEST-22", "CG-CARD-08")
def test_committed_cards_are_discarded() -> None:
    g = attic("perception", "deduction").rig(tokens=["0"]).choose("investigate")
    g.choose("commit:deduction")
    assert g["roland_banks"].hand == ["perception#1"]
    assert g["roland_banks"].discard == ["deduction#1"]
    assert g["roland_banks"].clues == 2, "Deduction takes another clue"
    assert g.state.test is None


@rule("CG-CHAOS-03")
def test_the_elder_sign_does_what_the_investigator_card_says() -> None:
    g = attic().rig(tokens=["elder_sign"]).choose("investigate")
    assert g.happened(TestPassed)[0].by == 3 + 2 - 1, "Roland: +1 for each clue at the location"


@rule("CG-MOD-06", "CG-MOD-07")
def test_a_skill_never_counts_as_less_than_zero() -> None:
    g = house().spawn("swarm_of_rats", at="hallway", engaged="roland_banks").rig(tokens=["-4"])
    g.choose("evade:swarm_of_rats")
    assert g.happened(TestFailed)[0].by == 3, "agility 2 and -4 make 0, not -2"


@rule("CG-MOD-07")
def test_every_modifier_counts_before_that(homemade: Homemade) -> None:
    shoes = homemade.asset(fast(boost("agility", 1), possible=in_test, limit=Limit(1, "test")))
    g = house().give("roland_banks", f"play:{shoes}").spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    g.rig(tokens=["-4"]).choose("evade:swarm_of_rats").choose(f"use:{shoes}")
    assert g.happened(TestFailed)[0].by == 3, "2 + 1 - 4 is still less than 0"


@rule("CG-TEST-19")
def test_an_automatic_success_counts_as_a_difficulty_of_zero() -> None:
    g = house("wendy_adams").give("wendy_adams", "play:wendys_amulet").place("wendy_adams", at="cellar")
    g.rig(tokens=["elder_sign"]).choose("investigate")
    assert g.happened(TestPassed)[0].by == 3


@rule("CG-TEST-13")
def test_what_a_symbol_does_is_done_by_the_scenario_reference() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_devourer_below").give(
        "roland_banks", "play:machete"
    )
    for enemy in ("acolyte", "ghoul_minion"):
        g.spawn(enemy, at="main_path", engaged="roland_banks")
    g.rig(tokens=["cultist"]).play("use:machete", "enemy:acolyte")
    assert g.options == ["enemy:acolyte", "enemy:ghoul_minion"], "both are nearest"
    assert g.state.using == "the_devourer_below_reference", "it is not the Machete that asks"


@rule("CG-TEST-20", "CG-CHAOS-03")
def test_what_a_symbol_does_to_whoever_fails_or_passes_is_done_by_its_card() -> None:
    g = house().place("roland_banks", at="cellar").rig(tokens=["cultist"]).choose("investigate")
    assert (g["roland_banks"].horror, g.state.using) == (1, "the_gathering_reference")
    g = house("skids_otoole").place("skids_otoole", at="attic").set("skids_otoole.resources", 0)
    g.rig(tokens=["elder_sign"]).play("investigate", "result:elder_sign")
    assert (g["skids_otoole"].resources, g.state.using) == (2, "skids_otoole")


# --- abilities that can wait


def skids(*gifts: str) -> Scenario:
    """Skids in the Attic, who could buy an action all the time."""
    return house("skids_otoole").place("skids_otoole", at="attic").give("skids_otoole", *gifts)


@rule("CG-TEST-05", "CG-ROUND-03")
def test_what_could_wait_was_offered_before_the_action_and_is_again_after_it() -> None:
    g = skids()
    assert "use:skids_otoole" in g.options
    g.rig(tokens=["0"]).choose("investigate")
    assert g.happened(TestEnded), (
        "buying an action has no bearing on a test: nobody is asked about it in its two windows"
    )
    assert "use:skids_otoole" in g.options


@rule("CG-TEST-05")
def test_what_could_wait_can_be_used_whenever_something_else_opens_a_window() -> None:
    g = skids("play:hard_knocks").place("skids_otoole", at="hallway").rig(tokens=["0"])
    g.spawn("swarm_of_rats", at="hallway", engaged="skids_otoole").choose("evade:swarm_of_rats")
    for _ in ("before cards are committed", "afterwards"):
        assert set(g.options) == {"use:skids_otoole", "use:hard_knocks#1", "pass"}
        g.choose("pass")


@rule("CG-TEST-05")
@pytest.mark.parametrize(("card", "asked"), [("unexpected_courage", False), ("perception", True)])
def test_a_committed_card_that_does_something_is_a_reason_to_ask_again(card: str, asked: bool) -> None:
    g = skids(card).rig(tokens=["0"]).play("investigate", f"commit:{card}")
    assert bool(g.happened(TestEnded)) != asked, "it may make one draw a card that costs all resources"
    if asked:
        assert g.options == ["use:skids_otoole", "pass"]
        g.choose("pass")


@rule("CG-TEST-05", "CG-ABIL-21")
def test_in_a_test_that_is_no_fight_evasion_or_investigation_nothing_waits(homemade: Homemade) -> None:
    trap = homemade.asset(action(skill_check("willpower", 2, failed=take(1))))
    g = skids(f"play:{trap}").choose(f"use:{trap}")
    assert g.options == ["use:skids_otoole", "pass"]


@rule("CG-TEST-05")
def test_nothing_of_somebody_else_waits_in_a_test() -> None:
    g = house("skids_otoole", "roland_banks").give("roland_banks", "play:police_badge")
    g.set("skids_otoole.resources", 0).choose("pass")
    g.choose("investigate")
    assert (g.decision.seat, g.options) == (1, ["use:police_badge#11", "pass"]), "nobody knew that Skids would do that"
