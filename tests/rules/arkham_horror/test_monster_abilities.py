"""Monster abilities."""

from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.games.arkham_horror.events.people import CheckMade, FellUnconscious
from miskatonic.testing import rule


def attack(monster: str, *cards: str) -> int:
    """The dice of Pete's first combat check with his best weapons in hand."""
    g = facing(monster, cards=cards, sliders=(0, 3, 0)).choose(f"fight:{monster}").choose(f"fight:{monster}")
    return len(next(made for made in g.happened(CheckMade) if made.kind == "combat").faces)


@rule("AH-MON-01")
def test_nobody_flees_from_an_ambush() -> None:
    g = facing("ghoul", cards=("knife", "cavalry_saber", "axe")).rig(dice=[5, 1, 1, 1, 1])
    assert g.options == ["evade:ghoul", "fight:ghoul"], "it can be evaded before the fight"
    g.choose("fight:ghoul")
    assert {option.verb for option in g.decision.options} == {"fight", "hold", "put_away"}


@rule("AH-MON-02")
def test_an_endless_monster_goes_back_to_the_cup() -> None:
    g = (
        facing("cultist", ancient_one="nyarlathotep")
        .rig(dice=[5, 1, 1])
        .choose("fight:cultist")
        .choose("fight:cultist")
    )
    assert (g[PETE].monster_trophies, "cultist" in g.state.cup) == ([], True)


@rule("AH-MON-03")
def test_physical_resistance_halves_physical_bonuses_rounded_up() -> None:
    assert attack("dark_young", "tommy_gun") == 5 - 1 + 3
    assert attack("dark_young", "rifle") == 5 - 1 + 3
    assert attack("dark_young", "enchanted_knife") == 5 - 1 + 3


@rule("AH-MON-04")
def test_magical_resistance_halves_magical_bonuses_rounded_up() -> None:
    assert attack("witch", "enchanted_knife") == 5 - 3 + 2
    assert attack("witch", "38_revolver") == 5 - 3 + 3


@rule("AH-MON-05")
def test_physical_immunity_leaves_nothing_of_physical_bonuses() -> None:
    assert attack("ghost", "tommy_gun") == 5 - 3
    assert attack("ghost", "enchanted_knife") == 5 - 3 + 3


@rule("AH-MON-06")
def test_magical_immunity_leaves_nothing_of_magical_bonuses() -> None:
    assert attack("high_priest", "enchanted_blade") == 5 - 2
    assert attack("high_priest", "45_automatic") == 5 - 2 + 4


@rule("AH-MON-07", "AH-MON-08")
def test_a_nightmarish_monster_costs_sanity_even_if_the_horror_check_is_passed() -> None:
    assert facing("dark_young").rig(dice=[5, 1, 1, 1, 1]).choose("fight:dark_young")[PETE].sanity == 3
    assert facing("dark_young").rig(dice=[1] * 5).choose("fight:dark_young")[PETE].sanity == 1


@rule("AH-MON-09", "AH-MON-10")
def test_an_overwhelming_monster_costs_stamina_even_if_it_is_defeated() -> None:
    g = facing("gug", cards=("tommy_gun",)).rig(dice=[5, 1, 1, 1]).choose("fight:gug")
    g.rig(dice=[1] * 6).choose("fight:gug")
    assert g[PETE].stamina == 2, "4 damage, and nothing more"
    g.rig(dice=[5] * 6).choose("fight:gug")
    assert (g[PETE].stamina, g[PETE].monster_trophies) == (1, ["gug"])


@rule("AH-MON-09")
def test_who_wins_against_an_overwhelming_monster_may_fall_unconscious_before_anything_else() -> None:
    g = facing("gug", "cultist", cards=("tommy_gun",)).set("ashcan_pete.stamina", 1).place("clue", at="bank_of_arkham")
    g.choose("first:gug").rig(dice=[5, 1, 1, 1]).choose("fight:gug").rig(dice=[5] * 6).choose("fight:gug")
    assert g.happened(FellUnconscious)
    assert (g[PETE].at, g.options) == ("st_marys_hospital", ["go_on"]), "the cultist is not faced any more"
