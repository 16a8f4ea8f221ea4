"""Effects, targets, lasting and delayed effects; modifiers and values."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import draw
from miskatonic.games.card_game.effects.checks import boost, in_test
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.using import fast
from miskatonic.games.card_game.events import TestFailed, TestPassed
from miskatonic.games.card_game.rules.values import (
    ENEMY_HEALTH,
    FIGHT,
    SHROUD,
    enemy_health,
    fight_value,
    shroud,
    skill_value,
)
from miskatonic.games.card_game.state import Lasting
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.line import Limit, typed
from miskatonic.testing import rule


@rule("CG-EFF-01", "CG-EFF-02")
def test_effects_come_from_cards_or_from_the_framework() -> None:
    g = house().give("roland_banks", "emergency_cache#1").choose("play:emergency_cache")
    assert g["roland_banks"].resources == 8
    assert end_turns(g)["roland_banks"].resources == 9


@rule("CG-EFF-04")
def test_a_search_looks_at_as_many_cards_as_there_are() -> None:
    g = house().give("roland_banks", "play:old_book_of_lore")
    while len(g["roland_banks"].deck) > 2:
        g["roland_banks"].deck.pop()
    left = list(g["roland_banks"].deck)
    g.set("roland_banks.hand", []).choose("use:old_book_of_lore")
    assert sorted(option.partition(":")[2] for option in g.options) == sorted(left)


@rule("CG-EFF-07", "CG-EFF-09")
def test_choosing_means_picking_what_meets_the_requirements() -> None:
    g = house().give("roland_banks", "play:beat_cop").spawn("ghoul_minion", at="hallway")
    g.spawn("swarm_of_rats", at="hallway").spawn("swarm_of_rats#2", at="attic").choose("use:beat_cop")
    assert (g.options, g.decision.rule) == (["enemy:ghoul_minion", "enemy:swarm_of_rats"], "CG-EFF-07")


@rule("CG-EFF-08")
def test_an_ability_without_a_target_cannot_be_used() -> None:
    assert "use:beat_cop#1" not in house().give("roland_banks", "play:beat_cop").options


@rule("CG-EFF-12", "CG-EFF-13")
def test_a_lasting_effect_lasts_even_if_its_card_leaves_play(homemade: Homemade) -> None:
    flare = homemade.asset(fast(boost("intellect", 4), cost=costing("discard"), possible=in_test))
    g = house().give("roland_banks", f"play:{flare}").place("roland_banks", at="cellar").rig(tokens=["-3"])
    g.choose("investigate").choose(f"use:{flare}")
    assert g.happened(TestPassed)[0].by == 3 + 4 - 3 - 4
    assert g["roland_banks"].discard == [f"{flare}#1"]


@rule("CG-EFF-12", "CG-EFF-15")
def test_an_effect_for_a_test_is_over_with_it(homemade: Homemade) -> None:
    flare = homemade.asset(fast(boost("intellect", 4), possible=in_test, limit=Limit(1, "round")))
    g = house().give("roland_banks", f"play:{flare}").place("roland_banks", at="cellar").rig(tokens=["0", "0"])
    g.choose("investigate").play(f"use:{flare}", "investigate")
    assert [event.by for event in g.happened(TestPassed)] == [3]
    assert [event.by for event in g.happened(TestFailed)] == [1]


@rule("CG-EFF-16")
def test_an_effect_for_a_test_can_only_be_begun_in_one(homemade: Homemade) -> None:
    flare = homemade.asset(fast(boost("intellect", 4), possible=in_test))
    assert f"use:{flare}#1" not in house().give("roland_banks", f"play:{flare}").options


# --- modifiers


@rule("CG-MOD-01", "CG-TERM-16")
def test_a_value_without_modifiers_is_the_printed_one() -> None:
    g = house().spawn("ravenous_ghoul", at="attic")
    assert fight_value(g.state, g["ravenous_ghoul"]) == 3
    assert shroud(g.state, g["cellar"]) == 4


@rule("CG-MOD-02", "CG-MOD-03")
def test_a_value_changes_with_every_modifier_that_comes_or_goes() -> None:
    g = house()
    for amount in (1, 2):
        g.state.lasting.append(Lasting("combat", "", "round", 0, amount=amount))
    assert skill_value(g.state, g["roland_banks"], "combat") == 7
    g.state.lasting.pop(0)
    assert skill_value(g.state, g["roland_banks"], "combat") == 6


@rule("CG-MOD-06")
def test_no_value_counts_as_less_than_zero(homemade: Homemade) -> None:
    lamp = homemade.asset(typed("-9.", "-9 .", modifies(SHROUD, -9), modifies(FIGHT, -9)))
    g = house().give("roland_banks", f"play:{lamp}").spawn("ghoul_minion", at="attic")
    assert (shroud(g.state, g["attic"]), fight_value(g.state, g["ghoul_minion"])) == (0, 0)


# --- per investigator values


@rule("CG-PERINV-01", "CG-PERINV-03", "CG-PERINV-04")
def test_a_value_per_investigator_is_multiplied_by_those_who_began() -> None:
    for seats in (("roland_banks",), ("roland_banks", "daisy_walker", "agnes_baker")):
        g = house(*seats).spawn("ghoul_priest", at="attic")
        assert enemy_health(g.state, g["ghoul_priest"]) == 5 * len(seats)


@rule("CG-PERINV-05")
def test_the_eliminated_still_count() -> None:
    g = house("roland_banks", "daisy_walker").spawn("ghoul_priest", at="attic").eliminate("daisy_walker", "damage")
    assert enemy_health(g.state, g["ghoul_priest"]) == 10


@rule("CG-PERINV-02")
def test_modifiers_come_after_the_multiplication(homemade: Homemade) -> None:
    ring = homemade.asset(typed("+1.", "+1 .", modifies(ENEMY_HEALTH, 1)))
    g = house("roland_banks", "daisy_walker").give("roland_banks", f"play:{ring}").spawn("ghoul_priest", at="attic")
    assert enemy_health(g.state, g["ghoul_priest"]) == 2 * 5 + 1


@rule("CG-EFF-11")
def test_what_would_not_change_is_no_target(homemade: Homemade) -> None:
    empty = homemade.asset(fast(draw(1)))
    g = house().give("roland_banks", f"play:{empty}")
    assert f"use:{empty}#1" in g.options
    while g["roland_banks"].deck:
        g["roland_banks"].deck.pop()
    assert f"use:{empty}#1" not in g.set("roland_banks.hand", []).options
