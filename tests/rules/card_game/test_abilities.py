"""Abilities."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.components import ALL
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import in_test
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import heal, take
from miskatonic.games.card_game.effects.timing import after, when
from miskatonic.games.card_game.effects.using import action, fast, forced, reaction
from miskatonic.games.card_game.events import (
    EnemyDefeated,
    EnemyEngaged,
    Harmed,
    LocationRevealed,
    TurnBegan,
)
from miskatonic.games.card_game.rules.abilities import ActionAbility, FastAbility, ReactionTrigger
from miskatonic.games.card_game.rules.values import SKILL, skill_value
from miskatonic.kernel.hooks import Modifier, modifies
from miskatonic.kernel.line import Limit, typed
from miskatonic.kernel.text import key_of
from miskatonic.testing import rule


@rule("CG-ABIL-01", "CG-ABIL-02")
def test_every_kind_of_ability_reaches_into_the_rules_and_says_so() -> None:
    kinds: dict[type, set[str]] = {}
    for card in ALL.values():
        for line in card.lines:
            for hook in line.hooks:
                kinds.setdefault(type(hook), set()).add(key_of(line.text))
    assert "cg-line-action" in kinds[ActionAbility]
    assert {"cg-line-forced", "cg-line-reaction"} <= kinds[ReactionTrigger]
    assert "cg-line-fast" in kinds[FastAbility]
    assert "cg-line-skill-bonus" in kinds[Modifier]


@rule("CG-ABIL-03", "CG-ZONE-01")
def test_an_ability_works_only_while_its_card_is_in_play(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1)))
    assert f"use:{watch}#1" in house().give("roland_banks", f"play:{watch}").options
    for place in ("", "discard:"):
        assert f"use:{watch}#1" not in house().give("roland_banks", f"{place}{watch}").options


@rule("CG-ABIL-04")
def test_an_ability_reaches_only_cards_in_play() -> None:
    g = house().give("roland_banks", "play:beat_cop")
    assert "use:beat_cop#1" not in g.options, "the ghouls in the encounter deck do not count"
    assert "use:beat_cop#1" in g.spawn("ghoul_minion", at="hallway").options


@rule("CG-ABIL-05", "CG-TRIG-02")
def test_several_copies_act_separately(homemade: Homemade) -> None:
    glove = homemade.asset(typed("+1.", "+1 .", modifies(SKILL["combat"], 1)))
    g = house().give("roland_banks", f"play:{glove}", f"play:{glove}")
    assert skill_value(g.state, g["roland_banks"], "combat") == 4 + 2


@rule("CG-ABIL-06", "CG-ABIL-08", "CG-MOD-02", "CG-MOD-03")
def test_a_constant_ability_applies_while_its_card_is_in_play() -> None:
    g = house().give("roland_banks", "play:beat_cop").spawn("ghoul_minion", at="hallway")
    assert skill_value(g.state, g["roland_banks"], "combat") == 5
    g.choose("use:beat_cop")
    assert skill_value(g.state, g["roland_banks"], "combat") == 4


@rule("CG-ABIL-07")
def test_a_constant_ability_with_a_condition_applies_as_long_as_it_holds(homemade: Homemade) -> None:
    rage = homemade.asset(
        typed(
            "+1.",
            "+1 .",
            modifies(SKILL["combat"], lambda game, source, seat: int(game.investigators[seat].damage > 0)),
        )
    )
    g = house().give("roland_banks", f"play:{rage}")
    assert skill_value(g.state, g["roland_banks"], "combat") == 4
    assert skill_value(g.state, g.set("roland_banks.damage", 1)["roland_banks"], "combat") == 5


@rule("CG-ABIL-09", "CG-ABIL-11", "CG-ABIL-13")
def test_a_forced_ability_starts_by_itself_after_its_moment() -> None:
    g = house().choose("move:attic")
    assert (g["roland_banks"].at, g["roland_banks"].horror) == ("attic", 1)


@rule("CG-ABIL-12")
def test_a_forced_ability_with_when_comes_before_the_effect(homemade: Homemade) -> None:
    bomb = homemade.enemy(forced(when(EnemyDefeated), take(damage=1)))
    g = house().spawn(bomb, at="hallway", engaged="roland_banks").rig(tokens=["0"]).choose(f"fight:{bomb}")
    assert [type(event) for event in g.events if isinstance(event, Harmed | EnemyDefeated)] == [Harmed, EnemyDefeated]


@rule("CG-ABIL-14")
def test_forced_abilities_come_before_reactions(homemade: Homemade) -> None:
    both = homemade.asset(
        reaction(after(EnemyDefeated), gain_resources(1)),
        forced(after(EnemyDefeated), take(damage=1)),
    )
    g = house().give("roland_banks", f"play:{both}").spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    g.rig(tokens=["0"]).choose("fight:swarm_of_rats")
    assert g["roland_banks"].damage == 1
    assert g.options == [f"use:{both}#1", "pass"]


@rule("CG-ABIL-15", "CG-ABIL-16", "CG-ABIL-17", "CG-TERM-10")
def test_a_revelation_starts_as_the_card_is_drawn_and_concerns_whoever_drew_it(homemade: Homemade) -> None:
    slap = homemade.treachery(take(damage=2))
    g = end_turns(house("roland_banks", "daisy_walker"), "obscuring_fog", slap)
    assert (g["roland_banks"].damage, g["daisy_walker"].damage) == (0, 2)


@rule("CG-ABIL-19", "CG-ABIL-21")
def test_a_free_ability_is_for_any_window_and_costs_no_action(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(1, "phase")))
    g = house().give("roland_banks", f"play:{watch}").choose(f"use:{watch}")
    assert (g["roland_banks"].actions, g["roland_banks"].resources) == (3, 6)
    end_turns(g)
    assert (g.state.phase, g.options) == ("enemy", [f"use:{watch}#1", "pass"])


@rule("CG-ABIL-20", "CG-INIT-02")
def test_every_condition_has_to_be_met(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), possible=in_test))
    g = house().give("roland_banks", f"play:{watch}")
    assert f"use:{watch}#1" not in g.options
    assert f"use:{watch}#1" in g.choose("investigate").options


@rule("CG-ABIL-22", "CG-ABIL-24", "CG-ABIL-28", "CG-TERM-01")
def test_a_reaction_with_after_may_be_used_once_its_condition_is_over() -> None:
    g = house().set("hallway.clues", 1).spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    g.rig(tokens=["0"]).choose("fight:swarm_of_rats")
    assert g.state.enemies == []
    assert (g.options, g.decision.rule) == (["use:roland_banks", "pass"], "CG-ABIL-28")
    assert g.choose("pass")["roland_banks"].clues == 0


@rule("CG-ABIL-23", "CG-TRIG-03", "CG-TRIG-04")
def test_a_reaction_with_when_interrupts() -> None:
    g = house().give("roland_banks", "dodge").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.choose("resource")
    assert (g["roland_banks"].damage, g["roland_banks"].resources) == (0, 5), (
        "neither the attack nor the action is over"
    )
    assert g.choose("pass")["roland_banks"].damage == 1


@rule("CG-ABIL-25")
def test_a_reaction_is_used_once_for_each_occurrence(homemade: Homemade) -> None:
    purse = homemade.asset(reaction(after(EnemyDefeated), gain_resources(1)))
    g = house().give("roland_banks", f"play:{purse}")
    for n in (1, 2):
        g.spawn(f"swarm_of_rats#{n}", at="hallway", engaged="roland_banks")
    g.rig(tokens=["0", "0"])
    for n in (1, 2):
        g.choose(f"fight:swarm_of_rats#{n}").choose(f"use:{purse}")
        assert g.decision.kind.name == "turn", "not a second time"
    assert g["roland_banks"].resources == 7


@rule("CG-ABIL-10", "CG-ABIL-29")
def test_an_ability_that_would_change_nothing_cannot_be_used(homemade: Homemade) -> None:
    tonic = homemade.asset(action(heal(damage=1)))
    g = house().give("roland_banks", f"play:{tonic}")
    assert f"use:{tonic}#1" not in g.options
    assert f"use:{tonic}#1" in g.set("roland_banks.damage", 1).options


@rule("CG-ABIL-30")
def test_an_ability_that_cannot_be_paid_for_cannot_be_used(homemade: Homemade) -> None:
    bribe = homemade.asset(action(draw(1), cost=costing(resources=2)))
    g = house().give("roland_banks", f"play:{bribe}").set("roland_banks.resources", 1)
    assert f"use:{bribe}#1" not in g.options
    assert f"use:{bribe}#1" in g.set("roland_banks.resources", 2).options


@rule("CG-ABIL-31")
def test_what_the_cost_does_is_no_reason_to_use_an_ability(homemade: Homemade) -> None:
    tonic = homemade.asset(action(heal(horror=1), cost=costing(horror=1)))
    assert f"use:{tonic}#1" not in house().give("roland_banks", f"play:{tonic}").options


@rule("CG-ABIL-32", "CG-EFF-04")
def test_as_much_of_an_effect_as_possible_is_resolved(homemade: Homemade) -> None:
    tonic = homemade.asset(action(heal(damage=3)))
    g = house().give("roland_banks", f"play:{tonic}").set("roland_banks.damage", 2).choose(f"use:{tonic}")
    assert g["roland_banks"].damage == 0


@rule("CG-TRIG-05")
def test_after_means_when_everything_about_it_is_over() -> None:
    g = house().place("attic", at="unrevealed").spawn("ghoul_minion", at="attic").choose("move:attic")
    told = [type(event) for event in g.events if isinstance(event, LocationRevealed | EnemyEngaged | Harmed)]
    assert told == [LocationRevealed, EnemyEngaged, Harmed]


@rule("CG-TERM-02", "CG-TERM-09", "CG-PRIO-05")
def test_an_ability_means_the_controller_of_its_card(homemade: Homemade) -> None:
    purse = homemade.asset(reaction(after(TurnBegan), gain_resources(1)))
    g = house("roland_banks", "daisy_walker").give("daisy_walker", f"play:{purse}")
    end_turns(g).choose("who:roland_banks")
    assert g.decision.seat == 1
    assert g.choose(f"use:{purse}")["daisy_walker"].resources == 7
