"""Keywords in general, Peril, Fast, Surge, Retaliate and Uses."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.components import ALL, AssetCard, Uses
from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.checks import in_test, skill_check
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.timing import after
from miskatonic.games.card_game.effects.using import action, fast, reaction
from miskatonic.games.card_game.events import EncounterDrawn, EnemyAttacks, EnemyDamaged, Harmed, TestFailed
from miskatonic.testing import rule

# --- in general


@rule("CG-KEYW-01")
def test_the_keywords_of_the_core_set() -> None:
    used = {word for card in ALL.values() for word in card.keywords}
    assert used <= {"hunter", "aloof", "massive", "peril", "surge", "retaliate"}
    assert any(isinstance(card, AssetCard) and card.uses for card in ALL.values())
    assert any(getattr(card, "fast", False) for card in ALL.values())


@rule("CG-KEYW-02")
def test_no_card_of_the_core_set_is_exceptional_or_permanent() -> None:
    assert not [card for card in ALL.values() if {"exceptional", "permanent"} & set(card.keywords)]


@rule("CG-KEYW-04")
def test_a_keyword_twice_counts_once(homemade: Homemade) -> None:
    flood = homemade.treachery(take(damage=1), keywords=("surge", "surge"))
    g = end_turns(house(), flood, "obscuring_fog")
    assert [event.card for event in g.happened(EncounterDrawn)] == [flood, "obscuring_fog"]


@rule("CG-KEYW-05")
def test_keywords_are_not_optional() -> None:
    g = end_turns(house().spawn("swarm_of_rats", at="attic"))
    assert g["swarm_of_rats"].engaged == 0, "nobody was asked"


# --- Peril


@rule("CG-PERI-02")
def test_nobody_else_may_use_anything_while_a_perilous_card_is_resolved(homemade: Homemade) -> None:
    kit = homemade.asset(reaction(after(Harmed), gain_resources(1), cost=costing("exhaust")))
    for words, seats in ((("peril",), [0]), ((), [0, 1])):
        trap = homemade.treachery(take(damage=1), keywords=words)
        g = house("roland_banks", "daisy_walker")
        g.give("roland_banks", f"play:{kit}").give("daisy_walker", f"play:{kit}")
        end_turns(g, trap, "obscuring_fog")
        asked = []
        while g.decision.kind.name == "reaction":
            asked.append(g.decision.seat)
            g.choose("pass")
        assert asked == seats


@rule("CG-PERI-02")
def test_whoever_drew_a_perilous_card_may_use_free_abilities(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), possible=in_test))
    trap = homemade.treachery(skill_check("willpower", 3, failed=take(damage=1)), keywords=("peril",))
    g = end_turns(house().give("roland_banks", f"play:{watch}"), trap)
    assert g.options == [f"use:{watch}#1", "pass"]


# --- Fast


@rule("CG-FAST-02", "CG-COST-10", "CG-COST-11")
def test_a_fast_event_is_played_at_its_moment() -> None:
    g = house().give("roland_banks", "dodge").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    assert "play:dodge#1" not in g.options
    g.choose("resource")
    assert g.options == ["use:dodge#1", "pass"]
    g.choose("use:dodge")
    assert (g["roland_banks"].damage, g["roland_banks"].actions) == (0, 2)
    assert g["roland_banks"].discard == ["dodge#1"]


@rule("CG-FAST-03", "CG-FAST-06")
def test_a_fast_event_with_a_period_is_played_in_any_window_of_it() -> None:
    g = house("roland_banks", "daisy_walker").give("daisy_walker", "working_a_hunch").set("hallway.clues", 1)
    assert g.decision.seat == 0, "it is not Daisy's turn"
    g.choose("end_turn")
    assert "play:working_a_hunch#11" in g.options


@rule("CG-FAST-05")
def test_a_fast_asset_is_played_in_ones_own_turn(homemade: Homemade) -> None:
    charm = homemade.asset(fast=True)
    g = house("roland_banks", "daisy_walker").give("daisy_walker", charm)
    assert g.decision.seat == 0
    g.choose("end_turn").choose(f"play:{charm}")
    assert g["daisy_walker"].actions == 3
    assert g[charm].card == f"{charm}#11"


# --- Surge


@rule("CG-SURG-01")
def test_a_cancelled_surge_card_surges_all_the_same(homemade: Homemade) -> None:
    flood = homemade.treachery(take(damage=1), keywords=("surge",))
    g = house("agnes_baker").give("agnes_baker", "ward_of_protection")
    end_turns(g, flood, "obscuring_fog").choose("use:ward_of_protection")
    assert [event.card for event in g.happened(EncounterDrawn)] == [flood, "obscuring_fog"]
    assert g["agnes_baker"].damage == 0


# --- Retaliate


@rule("CG-RETA-01")
def test_a_failed_attack_brings_an_attack_after_the_results() -> None:
    g = house().spawn("ghoul_priest", at="hallway", engaged="roland_banks").rig(tokens=["-1"])
    g.choose("fight:ghoul_priest")
    told = [type(event) for event in g.events if isinstance(event, TestFailed | EnemyAttacks)]
    assert told == [TestFailed, EnemyAttacks]
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (2, 2)


@rule("CG-RETA-01")
def test_a_successful_attack_a_failed_evasion_and_an_exhausted_enemy_bring_none() -> None:
    g = house().spawn("ghoul_priest", at="hallway", engaged="roland_banks").rig(tokens=["0", "0"])
    g.play("fight:ghoul_priest", "evade:ghoul_priest")
    assert len(g.happened(EnemyDamaged)) == 1
    assert g.happened(EnemyAttacks) == []
    g.set("ghoul_priest.exhausted", True).rig(tokens=["-4"]).choose("fight:ghoul_priest")
    assert g.happened(EnemyAttacks) == []


@rule("CG-RETA-02")
def test_the_enemy_does_not_exhaust() -> None:
    g = house().spawn("ghoul_priest", at="hallway", engaged="roland_banks").rig(tokens=["-1"])
    assert not g.choose("fight:ghoul_priest")["ghoul_priest"].exhausted


@rule("CG-RETA-03")
def test_it_attacks_who_is_not_engaged_with_it_too() -> None:
    g = house("roland_banks", "daisy_walker").spawn("ghoul_priest", at="hallway", engaged="daisy_walker")
    g.rig(tokens=["-1"]).choose("fight:ghoul_priest")
    assert [event.who for event in g.happened(EnemyAttacks)] == ["roland_banks"]
    assert g["daisy_walker"].damage == 1, "the blow that missed"


# --- Uses


@rule("CG-USES-01", "CG-USES-02")
def test_an_asset_enters_play_with_its_uses() -> None:
    g = house().give("roland_banks", "flashlight").choose("play:flashlight")
    assert (g["flashlight"].uses, g["flashlight"].resources) == (3, 0)
    assert g["roland_banks"].resources == 3


@rule("CG-USES-03")
def test_each_use_takes_a_token_off_the_card() -> None:
    g = house().give("roland_banks", "play:flashlight").rig(tokens=["0"]).choose("use:flashlight")
    assert g["flashlight"].uses == 2


@rule("CG-USES-03", "CG-USES-06")
def test_an_asset_without_uses_stays_but_is_of_no_use() -> None:
    g = house().give("roland_banks", "play:flashlight").set("flashlight.uses", 0)
    assert "use:flashlight#1" not in g.options
    assert g["flashlight"].card == "flashlight#1"


@rule("CG-USES-06")
def test_an_asset_that_says_so_is_discarded_with_its_last_use(homemade: Homemade) -> None:
    kit = homemade.asset(
        action(gain_resources(1), cost=costing(supply=1)), uses=Uses("supply", 1, discard_when_empty=True)
    )
    g = house().give("roland_banks", f"play:{kit}").choose(f"use:{kit}")
    assert g["roland_banks"].play == []
    assert g["roland_banks"].discard == [f"{kit}#1"]


@rule("CG-USES-04", "CG-USES-05")
def test_other_cards_add_uses_of_the_same_type_only() -> None:
    g = house().give("roland_banks", "extra_ammunition", "play:45_automatic", "play:flashlight")
    g.choose("play:extra_ammunition")
    assert (g["45_automatic"].uses, g["flashlight"].uses) == (7, 3)


@rule("CG-FAST-01")
def test_a_free_ability_costs_no_action(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), cost=costing("exhaust")))
    g = house().give("roland_banks", f"play:{watch}").choose(f"use:{watch}")
    assert (g["roland_banks"].actions, g["roland_banks"].resources) == (3, 6)
