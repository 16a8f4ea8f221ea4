"""Official rulings about skill tests and chaos tokens. The docstrings name the rulings."""

from typing import Any

import pytest

from miskatonic.games.card_game.effects.odds import fight_odds
from miskatonic.games.card_game.events import (
    CardCommitted,
    CluesDiscovered,
    EnemyAttacked,
    Entered,
    Harmed,
    ResourcesGained,
    TestBegan,
    TestEnded,
    TestFailed,
    TestPassed,
    TokenRevealed,
)
from miskatonic.testing import Scenario, rule, scenario

AGNES, DAISY, ROLAND, SKIDS, WENDY = "agnes_baker", "daisy_walker", "roland_banks", "skids_otoole", "wendy_adams"


def alone(who: str, *things: str, at: str = "study", **setup: Any) -> Scenario:
    """Somebody with nobody else around."""
    return scenario("card_game", seats=[who], **setup).place(who, at=at).give(who, *things)


def in_play(g: Scenario, who: str) -> list[str]:
    """The slugs of somebody's assets."""
    return [asset.card.partition("#")[0] for asset in g[who].play]


def order(g: Scenario, *kinds: type) -> list[type]:
    """In which order things of those kinds have happened."""
    return [type(event) for event in g.events if isinstance(event, kinds)]


# --- success and failure


def test_an_automatic_failure_at_difficulty_zero_is_narrow_enough_to_find_something() -> None:
    """fail_by_zero"""
    g = alone(WENDY, "look_what_i_found", "play:flashlight", at="attic").rig(tokens=["auto_fail"])
    g.choose("use:flashlight").choose().play("pass", "use:look_what_i_found")
    assert g.happened(TestFailed)[0].by == 0
    assert g[WENDY].clues == 2


def test_an_automatic_failure_is_failed_by_the_whole_difficulty() -> None:
    """fail_by_zero"""
    g = alone(WENDY, "look_what_i_found", at="cellar").rig(tokens=["auto_fail"])
    g.choose("investigate").choose().choose("pass")
    assert g.happened(TestFailed)[0].by == 4
    assert "end_turn" in g.options


@rule("CG-TEST-06")
def test_cards_are_committed_to_a_test_without_a_token() -> None:
    """auto_result_before_reveal, will_to_survive"""
    g = alone(WENDY, "will_to_survive", "perception", at="cellar").play("play:will_to_survive", "investigate")
    g.choose("commit:perception").choose("result:result")
    assert order(g, CardCommitted, TokenRevealed, TestPassed) == [CardCommitted, TestPassed]
    assert (g.happened(TestPassed)[0].by, g[WENDY].clues) == (1, 1)


def test_without_a_token_nothing_that_looks_for_symbols_finds_one() -> None:
    """will_to_survive"""
    g = alone(WENDY, "will_to_survive", "play:baseball_bat").spawn("swarm_of_rats", at="study", engaged=WENDY)
    g.play("play:will_to_survive", "use:baseball_bat")
    assert g.happened(TestPassed)[0].by == 2
    assert g.state.enemies == []
    assert in_play(g, WENDY) == ["baseball_bat"]


def test_luck_comes_too_late_once_the_failure_has_been_answered() -> None:
    """lucky_timing"""
    g = alone(WENDY, "lucky", "play:rabbits_foot", at="cellar").rig(tokens=["-2"])
    g.play("investigate", "pass", "pass", "use:rabbits_foot")
    assert g["rabbits_foot"].exhausted
    assert "lucky#1" in g[WENDY].hand
    assert "end_turn" in g.options


def test_a_rabbits_foot_answers_a_failure_that_luck_could_not_avert() -> None:
    """lucky_timing"""
    g = alone(WENDY, "lucky", "play:rabbits_foot", at="cellar").rig(tokens=["-4"])
    g.play("investigate", "pass", "use:lucky", "use:rabbits_foot")
    assert g.happened(TestFailed)[0].by == 3
    assert len(g[WENDY].hand) == 1


def test_a_rabbits_foot_is_not_needed_where_luck_was_enough() -> None:
    """lucky_timing"""
    g = alone(WENDY, "lucky", "play:rabbits_foot", at="attic").rig(tokens=["-3"])
    g.play("investigate", "pass", "use:lucky")
    assert g[WENDY].clues == 1
    assert not g["rabbits_foot"].exhausted


def test_a_successful_investigation_is_answered_before_its_clue_is_discovered() -> None:
    """success_reactions_step6"""
    g = alone(DAISY, "play:dr_milan_christopher").rig(tokens=["0"]).play("investigate", "use:dr_milan_christopher")
    assert order(g, ResourcesGained, CluesDiscovered) == [ResourcesGained, CluesDiscovered]


def test_what_was_found_by_failing_is_found_before_the_results_of_the_failure() -> None:
    """success_reactions_step6"""
    g = alone(WENDY, "look_what_i_found", at="cellar").rig(tokens=["cultist"])
    g.choose("investigate").choose().play("pass", "use:look_what_i_found")
    assert order(g, TestFailed, CluesDiscovered, Harmed) == [TestFailed, CluesDiscovered, Harmed]


@rule("CG-RETA-01")
def test_retaliation_comes_after_every_result_of_the_failed_attack() -> None:
    """retaliate"""
    g = alone(ROLAND).spawn("ghoul_priest", at="study", engaged=ROLAND).rig(tokens=["cultist"])
    g.play("fight:ghoul_priest", "result:result")
    assert [(event.damage, event.horror) for event in g.happened(Harmed)] == [(0, 1), (2, 2)]
    assert order(g, EnemyAttacked, TestEnded) == [EnemyAttacked, TestEnded]


def test_a_second_test_waits_until_the_first_is_over() -> None:
    """nested_tests: Survival Instinct leads into the Graveyard in the middle of an evasion."""
    g = alone(WENDY, "survival_instinct", at="graveyard", scenario="the_midnight_masks").place(WENDY, at="rivertown")
    g.spawn("ghoul_minion", at="rivertown", engaged=WENDY).rig(tokens=["0", "0"]).choose("evade:ghoul_minion")
    g.choose("commit:survival_instinct").play("result:result", "at:graveyard")
    assert order(g, TestBegan, Entered, TestEnded) == [TestBegan, Entered, TestEnded, TestBegan, TestEnded]


# --- tokens


@pytest.mark.parametrize("token", ["skull", "auto_fail"])
def test_a_token_that_wendy_cancels_does_not_break_her_bat(token: str) -> None:
    """wendy_cancel"""
    g = alone(WENDY, "play:baseball_bat", "emergency_cache").spawn("swarm_of_rats", at="study", engaged=WENDY)
    g.rig(tokens=[token, "0"]).play("use:baseball_bat", "use:wendy_adams")
    assert in_play(g, WENDY) == ["baseball_bat"]
    assert g.state.enemies == []


def test_a_token_that_wendy_cancels_has_no_effect_and_brings_no_other() -> None:
    """wendy_cancel: only the token that replaces the cultist counts."""
    g = alone(WENDY, "knife", difficulty="expert").rig(tokens=["cultist", "-2"])
    g.play("investigate", "use:wendy_adams")
    assert g.happened(TestFailed)[0].by == 1
    assert not g.happened(Harmed)


def test_wendy_may_cancel_the_token_that_another_one_brings() -> None:
    """wendy_cancel, two_tokens_resolved: the first token counts all the same."""
    g = alone(WENDY, "knife", difficulty="expert").rig(tokens=["cultist", "-8", "-2"])
    g.play("investigate", "pass", "use:wendy_adams")
    assert [event.token for event in g.happened(TokenRevealed)] == ["cultist", "-2"]
    assert (g.happened(TestFailed)[0].by, g[WENDY].horror) == (1, 2)


def test_all_revealed_tokens_are_resolved() -> None:
    """two_tokens_resolved: what the first one does for a failure holds, and the modifier of the second counts."""
    g = alone(DAISY, difficulty="hard").spawn("ghoul_minion", at="study", engaged=DAISY)
    g.rig(tokens=["cultist", "tablet"]).play("fight:ghoul_minion", "result:cultist")
    assert g.happened(TestFailed)[0].by == 2
    assert (g[DAISY].damage, g[DAISY].horror) == (1, 3)


def test_the_token_that_a_statue_ignores_does_nothing() -> None:
    """statue_ignored_token"""
    g = alone(AGNES, "play:grotesque_statue", "play:shrivelling").spawn("ghoul_minion", at="study", engaged=AGNES)
    g.rig(tokens=["tablet", "0"]).play("use:shrivelling", "use:grotesque_statue", "token:0")
    assert (g[AGNES].damage, g[AGNES].horror) == (0, 0)
    assert g.state.enemies == []


def test_a_statue_may_be_used_again_for_the_token_that_another_one_brings() -> None:
    """statue_ignored_token, two_tokens_resolved"""
    g = alone(AGNES, "play:grotesque_statue", difficulty="hard").rig(tokens=["cultist", "-4", "-3", "0"])
    g.play("investigate", "use:grotesque_statue", "token:cultist", "use:grotesque_statue", "token:0")
    assert [event.token for event in g.happened(TokenRevealed)] == ["cultist", "0"]
    assert (g["grotesque_statue"].uses, g[AGNES].clues) == (2, 1)


def test_a_minus_that_a_sure_gamble_has_turned_is_not_doubled() -> None:
    """nightgaunt_doubling: only what is below zero counts twice."""
    g = alone(SKIDS, "sure_gamble", at="rivertown", scenario="the_midnight_masks").set(f"{SKIDS}.resources", 2)
    g.spawn("hunting_nightgaunt", at="rivertown", engaged=SKIDS).rig(tokens=["-2"])
    g.play("evade:hunting_nightgaunt", "use:sure_gamble")
    assert g.happened(TestPassed)[0].by == 4 + 2 - 1


def test_a_sure_gamble_turns_the_token_just_revealed_and_no_earlier_one() -> None:
    """sure_gamble_symbols, two_tokens_resolved"""
    g = alone(SKIDS, "sure_gamble", scenario="the_midnight_masks", difficulty="hard", at="rivertown")
    g.set(f"{SKIDS}.resources", 2).rig(tokens=["cultist", "-1"])
    g.play("investigate", "pass", "use:sure_gamble")
    assert g.happened(TestPassed)[0].by == 3 - 2 + 1 - 1


# --- which skill


@pytest.mark.parametrize(
    ("place", "by"),
    [("arkham_woods_old_house", 1), ("arkham_woods_cliffside", 0), ("arkham_woods_tangled_thicket", 0)],
)
def test_what_helps_intellect_does_not_help_in_woods_that_ask_for_another_skill(place: str, by: int) -> None:
    """old_house_skills: neither a Magnifying Glass nor icons of intellect count."""
    g = alone(DAISY, "play:magnifying_glass", "perception", at=place, scenario="the_devourer_below")
    g.rig(tokens=["0"]).choose("investigate")
    assert not g.happened(CardCommitted)
    assert g.happened(TestPassed)[0].by == by


def test_a_lower_shroud_helps_whatever_the_skill() -> None:
    """old_house_skills"""
    g = alone(DAISY, "play:flashlight", at="arkham_woods_old_house", scenario="the_devourer_below").rig(tokens=["0"])
    g.choose("use:flashlight")
    assert g.happened(TestPassed)[0].by == 3


def test_who_fights_with_the_mind_has_nothing_of_those_who_help_to_fight() -> None:
    """Mind over Matter uses intellect in place of combat: what is added to combat is not added to intellect."""
    g = alone(DAISY, "mind_over_matter", "play:beat_cop", "overpower").spawn("ghoul_minion", at="study", engaged=DAISY)
    g.rig(tokens=["0"]).play("play:mind_over_matter", "fight:ghoul_minion", "skill:intellect")
    g.play("pass", "pass")
    assert not g.happened(CardCommitted)
    assert g.happened(TestPassed)[0].by == 5 - 2


def test_who_fights_with_the_mind_has_nothing_of_the_skill_of_a_weapon_but_its_damage() -> None:
    """Mind over Matter: +2 combat of a thrown knife is not added to intellect."""
    g = alone(DAISY, "mind_over_matter", "play:knife").spawn("ghoul_minion", at="study", engaged=DAISY)
    g.choose("play:mind_over_matter")
    assert fight_odds(g.state, g[DAISY], "combat", 2) == fight_odds(g.state, g[DAISY], "intellect", 0)
    g.rig(tokens=["0"]).play("use:knife#1:2", "skill:intellect")
    assert g.happened(TestPassed)[0].by == 5 - 2
    assert g.state.enemies == []


def test_who_fights_by_hand_has_the_skill_of_the_weapon_as_usual() -> None:
    g = alone(DAISY, "mind_over_matter", "play:knife").spawn("ghoul_minion", at="study", engaged=DAISY)
    g.rig(tokens=["0"]).play("play:mind_over_matter", "use:knife#1:2", "skill:combat")
    assert g.happened(TestPassed)[0].by == 2 + 2 - 2
