"""Casting spells."""

from miskatonic.games.arkham_horror.components import SPELLS
from miskatonic.games.arkham_horror.events.people import CheckMade, SanityLost, SpellCast, SpellFailed
from miskatonic.testing import Scenario, rule, scenario


def harvey() -> Scenario:
    """Harvey Walters in his upkeep, with Lore 4 and wounds, and with Heal (+1, sanity 1)."""
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="azathoth").give("harvey_walters", "heal")
    return g.set("harvey_walters.sliders", [0, 0, 1]).set("harvey_walters.stamina", 1).begin(phase="upkeep")


@rule("AH-SPELL-01")
def test_each_spell_has_a_casting_modifier_and_a_cost() -> None:
    from miskatonic.games.arkham_horror.components import CARDS

    assert [(CARDS[slug].casting, CARDS[slug].sanity_cost) for slug in ("heal", "shrivelling", "wither")] == [
        (1, 1),
        (-1, 1),
        (0, 0),
    ]
    assert SPELLS is not None


@rule("AH-SPELL-02", "AH-SPELL-04", "AH-SPELL-05")
def test_the_cost_is_paid_then_a_lore_check_is_made_and_the_spell_takes_effect() -> None:
    g = harvey().rig(dice=[5, 6, 1, 1, 1]).choose("use:heal")
    made = g.happened(CheckMade)[0]
    assert (made.skill, made.kind, made.modifier, len(made.faces)) == ("lore", "spell", 1, 5)
    kinds = (SanityLost, CheckMade, SpellCast)
    assert [type(event) for event in g.events if isinstance(event, kinds)] == list(kinds)
    assert (g["harvey_walters"].sanity, g["harvey_walters"].stamina) == (6, 3)


@rule("AH-SPELL-03", "AH-SPELL-05")
def test_a_spell_that_fails_has_its_cost_and_no_effect() -> None:
    g = harvey().rig(dice=[1, 1, 1, 1, 1]).choose("use:heal")
    assert g.happened(SpellFailed)
    assert (g["harvey_walters"].sanity, g["harvey_walters"].stamina) == (6, 1)
