"""The Massive keyword."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.using import fast
from miskatonic.games.card_game.events import EnemyAttacks
from miskatonic.kernel.line import Limit
from miskatonic.testing import Scenario, rule


def giant(homemade: Homemade, *seats: str) -> tuple[str, Scenario]:
    """A massive enemy in the Hallway, with everybody."""
    slug = homemade.enemy(keywords=("massive",), fight=3, health=5, evade=2, damage=1, horror=1)
    return slug, house(*(seats or ("roland_banks", "daisy_walker"))).spawn(slug, at="hallway")


@rule("CG-MASS-01")
def test_a_massive_enemy_is_engaged_with_everybody_at_its_location(homemade: Homemade) -> None:
    slug, g = giant(homemade)
    for who in ("roland_banks", "daisy_walker"):
        assert {f"fight:{slug}", f"evade:{slug}"} <= set(g.options)
        assert f"engage:{slug}" not in g.options
        g.choose("resource")
        assert g.happened(EnemyAttacks)[-1].who == who
        g.choose("end_turn") if who == "roland_banks" else None


@rule("CG-MASS-02")
def test_an_exhausted_one_is_engaged_with_nobody(homemade: Homemade) -> None:
    slug, g = giant(homemade)
    g.set(f"{slug}.exhausted", True)
    assert f"evade:{slug}" not in g.options
    assert g.choose("resource").happened(EnemyAttacks) == []


@rule("CG-MASS-03")
def test_it_is_never_in_a_threat_area(homemade: Homemade) -> None:
    slug = homemade.enemy(keywords=("massive",))
    g = end_turns(house(), slug)
    assert (g[slug].at, g[slug].engaged) == ("hallway", -1)


@rule("CG-MASS-04", "CG-MASS-05", "CG-MASS-06")
def test_in_the_enemy_phase_it_attacks_everybody_in_the_order_that_the_lead_chooses(homemade: Homemade) -> None:
    _, g = giant(homemade)
    end_turns(g)
    assert (g.options, g.decision.rule) == (["who:roland_banks", "who:daisy_walker"], "CG-MASS-05")
    g.choose("who:daisy_walker")
    assert [event.who for event in g.happened(EnemyAttacks)] == ["daisy_walker", "roland_banks"]
    assert (g["roland_banks"].damage, g["daisy_walker"].horror) == (1, 1)


@rule("CG-MASS-06")
def test_it_exhausts_after_its_last_attack(homemade: Homemade) -> None:
    slug, g = giant(homemade)
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "round")))
    end_turns(g.give("roland_banks", f"play:{watch}")).choose("pass")
    assert not g[slug].exhausted
    g.choose("who:roland_banks")
    assert (g.state.phase, g[slug].exhausted) == ("enemy", True)


@rule("CG-MASS-07")
def test_its_attack_of_opportunity_strikes_only_who_provoked_it(homemade: Homemade) -> None:
    _, g = giant(homemade)
    g.choose("resource")
    assert [event.who for event in g.happened(EnemyAttacks)] == ["roland_banks"]


@rule("CG-MASS-08")
def test_it_does_not_follow(homemade: Homemade) -> None:
    slug, g = giant(homemade)
    g.choose("move:cellar")
    assert g[slug].at == "hallway"
    assert f"evade:{slug}" not in g.options


@rule("CG-MASS-09")
def test_a_failed_attack_on_it_hits_nobody(homemade: Homemade) -> None:
    slug, g = giant(homemade)
    g.rig(tokens=["auto_fail"]).choose(f"fight:{slug}")
    assert (g["roland_banks"].damage, g["daisy_walker"].damage) == (0, 0)
