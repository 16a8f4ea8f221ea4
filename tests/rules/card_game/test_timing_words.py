"""Timing words, replacement and cancellation."""

from typing import Any

from msgspec.structs import replace
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.timing import after, when
from miskatonic.games.card_game.effects.using import answer, forced, reaction
from miskatonic.games.card_game.events import DiscoveringClues, EnemyAttacks, EnemyDefeated, TreacheryRevealed
from miskatonic.kernel.line import Limit
from miskatonic.kernel.pile import Pile
from miskatonic.testing import rule


@answer("cancel it", "l'annuler")
def cancel(game: Any, you: Any, event: Any, card: str) -> Any:
    """Nothing comes of it."""
    yield from ()


@answer("1 damage instead", "1 dégât à la place")
def one_damage(game: Any, you: Any, event: Any, card: str) -> Any:
    """The attack does exactly one damage."""
    yield from ()
    return replace(event, damage=1, horror=0)


@answer("3 damage instead", "3 dégâts à la place")
def three_damage(game: Any, you: Any, event: Any, card: str) -> Any:
    """The attack does exactly three damage."""
    yield from ()
    return replace(event, damage=3, horror=0)


@rule("CG-TRIG-01")
def test_an_ability_is_offered_at_its_timing_point_only(homemade: Homemade) -> None:
    purse = homemade.asset(reaction(after(EnemyDefeated), gain_resources(1)))
    g = house().give("roland_banks", f"play:{purse}").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.rig(tokens=["0", "0"]).choose("fight:ghoul_minion")
    assert g.decision.kind.name == "turn", "it still stands"
    assert g.choose("fight:ghoul_minion").options == [f"use:{purse}#1", "pass"]


@rule("CG-TRIG-02")
def test_each_copy_can_be_used_once(homemade: Homemade) -> None:
    purse = homemade.asset(reaction(after(EnemyDefeated), gain_resources(1)))
    g = house().give("roland_banks", f"play:{purse}", f"play:{purse}")
    g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks").rig(tokens=["0"]).choose("fight:swarm_of_rats")
    g.play(f"use:{purse}#1", f"use:{purse}#2")
    assert g["roland_banks"].resources == 7


@rule("CG-TRIG-06")
def test_instead_replaces_what_would_happen(homemade: Homemade) -> None:
    coat = homemade.asset(forced(when(EnemyAttacks), one_damage))
    g = house().give("roland_banks", f"play:{coat}").spawn("ghoul_priest", at="hallway", engaged="roland_banks")
    g.choose("resource")
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (1, 0)


@rule("CG-TRIG-07")
def test_of_several_replacements_the_last_one_counts(homemade: Homemade) -> None:
    one = homemade.asset(reaction(when(EnemyAttacks), one_damage, cost=costing("exhaust")))
    three = homemade.asset(reaction(when(EnemyAttacks), three_damage, cost=costing("exhaust")))
    for order, damage in (((one, three), 3), ((three, one), 1)):
        g = house().give("roland_banks", f"play:{one}", f"play:{three}")
        g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("resource")
        g.play(*(f"use:{card}" for card in order))
        assert g["roland_banks"].damage == damage


@rule("CG-TRIG-10")
def test_once_something_is_cancelled_nobody_can_answer_it_any_more(homemade: Homemade) -> None:
    stop = homemade.asset(reaction(when(EnemyAttacks), cancel, cost=costing("exhaust")))
    g = house().give("roland_banks", f"play:{stop}", f"play:{stop}")
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").play("resource", f"use:{stop}#1")
    assert g.decision.kind.name == "turn"
    assert g["roland_banks"].damage == 0


@rule("CG-TRIG-12", "CG-TRIG-13")
def test_what_follows_then_is_not_to_be_had_without_what_comes_before() -> None:
    g = house().give("roland_banks", "drawn_to_the_flame").set("hallway.clues", 2).stack("encounter", ["obscuring_fog"])
    assert g.choose("play:drawn_to_the_flame")["roland_banks"].clues == 2
    g = house().give("roland_banks", "drawn_to_the_flame").set("hallway.clues", 2)
    g.set("encounter_deck", Pile.of([])).set("encounter_discard", [])
    assert "play:drawn_to_the_flame#1" not in g.options, "there is no encounter card to draw"


@rule("CG-TRIG-15", "CG-TRIG-16", "CG-LIM-10")
def test_what_is_cancelled_does_not_happen_but_counts_as_used(homemade: Homemade) -> None:
    g = house().give("roland_banks", "dodge").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.play("resource", "use:dodge")
    assert (g["roland_banks"].damage, g["roland_banks"].resources) == (0, 5 - 1 + 1)
    assert g["roland_banks"].discard == ["dodge#1"]
    stop = homemade.asset(reaction(when(DiscoveringClues), cancel, limit=Limit(1, "round")))
    g = house().give("roland_banks", f"play:{stop}").place("roland_banks", at="attic").rig(tokens=["0", "0"])
    g.play("investigate", f"use:{stop}", "investigate")
    assert g["roland_banks"].clues == 1, "the limit was used up the first time"


@rule("CG-TRIG-17")
def test_an_event_without_effect_is_discarded_all_the_same(homemade: Homemade) -> None:
    wish = homemade.event(gain_resources(0))
    g = house().give("roland_banks", wish).choose(f"play:{wish}")
    assert g["roland_banks"].discard == [f"{wish}#1"]


@rule("CG-TRIG-18")
def test_a_cancelled_treachery_was_drawn_and_is_discarded(homemade: Homemade) -> None:
    ward = homemade.asset(reaction(when(TreacheryRevealed), cancel))
    slap = homemade.treachery(take(damage=2))
    g = end_turns(house().give("roland_banks", f"play:{ward}"), slap).choose(f"use:{ward}")
    assert g["roland_banks"].damage == 0
    assert g.state.encounter_discard == [slap]
