"""Damage, horror and healing."""

from msgspec.structs import replace
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.timing import when
from miskatonic.games.card_game.effects.using import action, answer, reaction
from miskatonic.games.card_game.events import AssetHarmed, Harmed, Healed
from miskatonic.games.card_game.rules.values import HEALTH, health_left, sanity_left
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.line import typed
from miskatonic.testing import Scenario, rule


def hit(homemade: Homemade, g: Scenario, damage: int = 0, horror: int = 0, *, direct: bool = False) -> Scenario:
    """Roland deals himself that much harm by an action."""
    whip = homemade.asset(action(take(damage, horror, direct=direct)))
    return g.give("roland_banks", f"play:{whip}").choose(f"use:{whip}")


@rule("CG-DMG-01", "CG-DMG-02", "CG-DMG-10")
def test_damage_and_horror_are_placed_together_on_the_investigator(homemade: Homemade) -> None:
    g = hit(homemade, house(), 2, 1)
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (2, 1)
    (whip,) = homemade.declared
    assert g.happened(Harmed) == [Harmed("roland_banks", 0, 2, 1, 2, 1, cause=f"{whip}#1")]


@rule("CG-DMG-03", "CG-DMG-04")
def test_harm_may_be_assigned_to_assets(homemade: Homemade) -> None:
    g = hit(homemade, house().give("roland_banks", "play:beat_cop"), 2, 1)
    assert (g.options, g.decision.rule) == (["assign:roland_banks", "assign:beat_cop#1"], "CG-DMG-04")
    assert g["roland_banks"].damage == 0, "nothing is placed before all is assigned"
    g.play("assign:beat_cop", "assign:roland_banks", "assign:beat_cop")
    assert (g["beat_cop"].damage, g["beat_cop"].horror) == (1, 1)
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (1, 0)


@rule("CG-DMG-05", "CG-DMG-18", "CG-DMG-19")
def test_an_asset_takes_only_what_it_has_a_value_for(homemade: Homemade) -> None:
    vest, charm = homemade.asset(health=2), homemade.asset(sanity=2)
    g = hit(homemade, house().give("roland_banks", f"play:{vest}", f"play:{charm}", "play:machete"), 1, 1)
    assert g.options == ["assign:roland_banks", f"assign:{vest}#1"]
    g.choose(f"assign:{vest}")
    assert g.options == ["assign:roland_banks", f"assign:{charm}#1"]


@rule("CG-DMG-06", "CG-DMG-08")
def test_an_asset_takes_no_more_damage_than_it_can(homemade: Homemade) -> None:
    g = house().give("roland_banks", "play:beat_cop").set("beat_cop.damage", 1)
    hit(homemade, g, 3).choose("assign:beat_cop")
    assert g["roland_banks"].damage == 2
    assert g["roland_banks"].discard == ["beat_cop#1"]


@rule("CG-DMG-07")
def test_an_asset_takes_no_more_horror_than_it_can(homemade: Homemade) -> None:
    g = house().give("roland_banks", "play:beat_cop").set("beat_cop.horror", 1)
    hit(homemade, g, 0, 3).choose("assign:beat_cop")
    assert g["roland_banks"].horror == 2


@rule("CG-DMG-09")
def test_harm_can_be_cancelled_between_assignment_and_application(homemade: Homemade) -> None:
    @answer("cancel it", "l'annuler")
    def soften(game, you, event, card):  # type: ignore[no-untyped-def]
        yield from ()
        return replace(event, damage=0)

    shield = reaction(when(AssetHarmed), soften)
    vest = homemade.asset(shield, health=1)
    g = hit(homemade, house().give("roland_banks", f"play:{vest}"), 1).choose(f"assign:{vest}")
    assert g[vest].damage == 0, "assigned, but not applied yet"
    g.choose(f"use:{vest}")
    assert g[vest].damage == 0
    assert (g["roland_banks"].damage, g.happened(Harmed)) == (0, [])


@rule("CG-DMG-11")
def test_harm_that_is_not_applied_was_not_dealt(homemade: Homemade) -> None:
    g = hit(homemade, house(), 0, 0)
    assert g.happened(Harmed) == []


@rule("CG-DMG-12", "CG-ELIM-01")
def test_an_investigator_with_as_much_damage_as_health_is_defeated(homemade: Homemade) -> None:
    g = hit(homemade, house("roland_banks", "daisy_walker").set("roland_banks.damage", 8), 1)
    assert g["roland_banks"].fate == "damage"


@rule("CG-DMG-12")
def test_an_investigator_with_as_much_horror_as_sanity_is_defeated(homemade: Homemade) -> None:
    g = hit(homemade, house("roland_banks", "daisy_walker").set("roland_banks.horror", 3), 0, 2)
    assert g["roland_banks"].fate == "horror"


@rule("CG-DMG-13")
def test_an_enemy_with_as_much_damage_as_health_is_discarded() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks", damage=1).rig(tokens=["0"])
    g.choose("fight:ghoul_minion")
    assert g.state.enemies == []
    assert g.state.encounter_discard == ["ghoul_minion"]


@rule("CG-DMG-14", "CG-OWN-07")
def test_a_weakness_that_is_defeated_goes_to_its_owners_discard_pile() -> None:
    g = house("roland_banks", "daisy_walker").spawn("mob_enforcer#11", at="hallway", engaged="roland_banks", damage=2)
    g.rig(tokens=["0"]).choose("fight:mob_enforcer")
    assert g["daisy_walker"].discard == ["mob_enforcer#11"]
    assert g.state.encounter_discard == []


@rule("CG-DMG-15", "CG-DMG-16")
def test_a_defeated_asset_is_discarded(homemade: Homemade) -> None:
    for damage, horror in ((2, 0), (0, 2)):
        g = hit(homemade, house().give("roland_banks", "play:beat_cop"), damage, horror)
        g.play("assign:beat_cop", "assign:beat_cop")
        assert g["roland_banks"].discard == ["beat_cop#1"]
        assert "beat_cop#1" not in [asset.card for asset in g["roland_banks"].play]


@rule("CG-DMG-17")
def test_direct_harm_stays_on_the_investigator(homemade: Homemade) -> None:
    g = hit(homemade, house().give("roland_banks", "play:beat_cop"), 1, 1, direct=True)
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (1, 1)


@rule("CG-DMG-20", "CG-DMG-21")
def test_remaining_health_and_sanity(homemade: Homemade) -> None:
    tonic = homemade.asset(typed("+1 health.", "+1 santé.", modifies(HEALTH, 1)))
    g = house().give("roland_banks", f"play:{tonic}").set("roland_banks.damage", 3).set("roland_banks.horror", 2)
    assert health_left(g.state, g["roland_banks"]) == 7
    assert sanity_left(g.state, g["roland_banks"]) == 3


@rule("CG-DMG-22")
def test_healing_takes_off_as_much_as_there_is() -> None:
    g = house().give("roland_banks", "play:first_aid").set("roland_banks.damage", 1).choose("use:first_aid")
    assert g["roland_banks"].damage == 0
    assert g.happened(Healed) == [Healed("roland_banks", 0, 1, 0, cause="first_aid#1")]
    assert "use:first_aid#1" not in g.options, "there is nothing left to heal"


@rule("CG-DMG-04", "CG-ENP-06")
def test_the_harm_of_an_attack_can_be_assigned_too() -> None:
    g = house().give("roland_banks", "play:beat_cop").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    end_turns(g).play("pass", "assign:beat_cop", "assign:beat_cop")
    assert (g["beat_cop"].damage, g["beat_cop"].horror) == (1, 1)
