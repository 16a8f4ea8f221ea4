"""Every Ancient One: its power, its worshippers, the start of the battle with it, and its attack."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn, facing

from miskatonic.games.arkham_horror.components import ANCIENT_ONES
from miskatonic.games.arkham_horror.events.fate import DoomAdded
from miskatonic.games.arkham_horror.events.people import CheckMade, Devoured
from miskatonic.games.arkham_horror.rules import gates, monsters
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.testing import Scenario, scenario

JOE = "joe_diamond"
FULL = {
    "azathoth": 14,
    "cthulhu": 13,
    "hastur": 13,
    "ithaqua": 11,
    "nyarlathotep": 11,
    "shub_niggurath": 12,
    "yig": 10,
    "yog_sothoth": 12,
}


def awakening(ancient_one: str, *seats: str) -> Scenario:
    """The last doom token is about to be added; the game stops before the first round of the battle."""
    g = drawn("family_found_butchered", *(seats or (PETE,)), ancient_one=ancient_one, stop="battle_upkeep")
    return g.set("doom", FULL[ancient_one] - 1)


def attacked(ancient_one: str, *seats: str) -> Scenario:
    """The Ancient One is about to attack in the first round."""
    g = scenario("arkham_horror", seats=list(seats) or [PETE], ancient_one=ancient_one).awaken()
    return g.begin(step="battle_defense").stop("battle_upkeep")


@pytest.mark.parametrize("ancient_one", list(FULL))
def test_the_doom_track_is_as_long_as_printed(ancient_one: str) -> None:
    assert ANCIENT_ONES[ancient_one].doom_track == FULL[ancient_one]
    g = awakening(ancient_one).set("doom", FULL[ancient_one] - 2).stop("turn_end")
    assert (g.state.awake, g.state.outcome) == (False, None)


@pytest.mark.parametrize(
    ("ancient_one", "rating"),
    [
        ("cthulhu", -6),
        ("hastur", -4),
        ("ithaqua", -3),
        ("nyarlathotep", -4),
        ("shub_niggurath", -5),
        ("yig", -3),
        ("yog_sothoth", -5),
    ],
)
def test_the_combat_rating(ancient_one: str, rating: int) -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one=ancient_one).set("terror", 4).awaken()
    g.stop("battle_defense")
    assert (g.happened(CheckMade)[0].kind, g.happened(CheckMade)[0].modifier) == ("combat", rating)


@pytest.mark.parametrize(
    ("ancient_one", "physical", "magical"),
    [
        ("cthulhu", 4, 4),
        ("hastur", 2, 4),
        ("ithaqua", 4, 4),
        ("nyarlathotep", 4, 2),
        ("shub_niggurath", 0, 4),
        ("yig", 4, 4),
        ("yog_sothoth", 4, 0),
    ],
)
def test_what_weapons_do_against_it(ancient_one: str, physical: int, magical: int) -> None:
    for weapon, bonus in (("45_automatic", physical), ("enchanted_blade", magical)):
        g = scenario("arkham_horror", seats=[PETE], ancient_one=ancient_one).give(PETE, weapon).awaken()
        g.stop("battle_defense").choose("attack")
        rating = ANCIENT_ONES[ancient_one].combat_rating
        assert rating is not None
        assert g.happened(CheckMade)[0].modifier == rating + bonus


# --- Azathoth


def test_azathoth_ends_the_world() -> None:
    g = awakening("azathoth")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "ah-lost-azathoth")


def test_with_azathoth_maniacs_are_tougher() -> None:
    g = facing("maniac", ancient_one="azathoth")
    assert (monsters.toughness(g.state, "maniac"), monsters.toughness(g.state, "cultist")) == (2, 1)


# --- Cthulhu


def test_cthulhu_lowers_maximums_until_it_awakens() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="cthulhu").begin(phase="upkeep")
    assert (max_sanity(g.state, g[PETE]), max_stamina(g.state, g[PETE])) == (3, 5)
    g = scenario("arkham_horror", seats=[PETE], ancient_one="cthulhu").awaken().stop("battle_defense")
    assert (max_sanity(g.state, g[PETE]), max_stamina(g.state, g[PETE])) == (4, 6)


def test_with_cthulhu_cultists_frighten() -> None:
    g = facing("cultist", ancient_one="cthulhu").rig(dice=[1, 1, 1]).choose("fight:cultist")
    made = g.happened(CheckMade)[0]
    assert (made.kind, made.modifier, g[PETE].sanity) == ("horror", -2, 1), "3 - 2"


def test_the_attack_of_cthulhu_lowers_maximums_and_restores_a_doom_token() -> None:
    g = attacked("cthulhu", PETE, JOE).set("battle.strength", 5).set("doom", 5)
    g.choose(g.options[0])
    g.choose(g.options[1])
    assert (max_sanity(g.state, g[PETE]), max_stamina(g.state, g[JOE])) == (3, 5)
    assert (g.state.doom, g.state.battle.strength) == (6, 6)


def test_without_a_maximum_cthulhu_devours() -> None:
    g = attacked("cthulhu", PETE, JOE).set("ashcan_pete.sanity_drain", 3).set("ashcan_pete.sanity", 1)
    g.choose(g.options[0])
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    g.choose(g.options[0])
    assert g.state.doom == 13, "the track is full"


# --- Hastur


def test_with_hastur_sealing_costs_8_clues() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="hastur").begin(phase="upkeep")
    assert gates.seal_cost(g.state, g[PETE]) == 8


def test_with_hastur_cultists_fly_and_fight_better() -> None:
    g = facing("cultist", ancient_one="hastur")
    assert (monsters.movement(g.state, "cultist"), monsters.combat_rating(g.state, "cultist")) == ("flying", -2)


def test_the_rating_of_hastur_is_the_terror_at_the_start() -> None:
    assert awakening("hastur").set("terror", 7).state.battle.rating == -7


def test_the_attack_of_hastur() -> None:
    g = attacked("hastur").rig(dice=[1] * 4)
    assert (g.happened(CheckMade)[0].skill, g[PETE].sanity) == ("luck", 2)
    assert attacked("hastur").rig(dice=[5, 1, 1, 1])[PETE].sanity == 4


# --- Ithaqua


def test_with_ithaqua_the_streets_are_cold() -> None:
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one="ithaqua").place(PETE, at="downtown")
    g.begin(step="turn_end").stop("upkeep")
    assert (g[PETE].stamina, g[JOE].stamina) == (5, 6), "Joe is at the police station"


def test_with_ithaqua_cultists_are_tougher() -> None:
    assert monsters.toughness(facing("cultist", ancient_one="ithaqua").state, "cultist") == 3


def test_ithaqua_blows_items_away_at_the_start() -> None:
    g = awakening("ithaqua").give(PETE, "knife", "food").rig(dice=[5, 4])
    assert g[PETE].cards == ["knife"]


def test_the_attack_of_ithaqua() -> None:
    g = attacked("ithaqua").rig(dice=[1] * 3)
    assert (g.happened(CheckMade)[0].skill, g[PETE].stamina) == ("fight", 4)


# --- Nyarlathotep


def test_with_nyarlathotep_cultists_are_endless_and_masks_are_in_the_cup() -> None:
    g = facing("cultist", ancient_one="nyarlathotep")
    assert monsters.endless(g.state, "cultist")
    assert "the_black_man" in g.state.cup
    assert "the_black_man" not in facing("cultist", ancient_one="yig").state.cup


def test_nyarlathotep_devours_those_without_clues_at_the_start() -> None:
    g = awakening("nyarlathotep", PETE, JOE).give(JOE, "clue")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


def test_the_attack_of_nyarlathotep() -> None:
    g = attacked("nyarlathotep", PETE, JOE).give(PETE, "clue", "clue").give(JOE, "clue").rig(dice=[1, 1])
    while "accept" in g.options:
        g.choose("accept")
    assert [(made.skill, made.modifier) for made in g.happened(CheckMade)] == [("lore", 1), ("lore", 1)]
    assert (g[PETE].clues, [event.who for event in g.happened(Devoured)]) == (1, [JOE])


# --- Shub-Niggurath


def test_with_shub_niggurath_monsters_are_tougher_until_it_awakens() -> None:
    assert monsters.toughness(facing("cultist", ancient_one="shub_niggurath").state, "cultist") == 2
    g = scenario("arkham_horror", seats=[PETE], ancient_one="shub_niggurath").give(PETE, "cultist").awaken()
    assert monsters.toughness(g.stop("battle_defense").state, "cultist") == 1


def test_with_shub_niggurath_dark_young_are_endless() -> None:
    assert monsters.endless(facing("dark_young", ancient_one="shub_niggurath").state, "dark_young")
    assert not monsters.endless(facing("dark_young", ancient_one="yig").state, "dark_young")


def test_shub_niggurath_devours_those_without_monster_trophies_at_the_start() -> None:
    g = awakening("shub_niggurath", PETE, JOE).give(JOE, "cultist")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


def test_the_attack_of_shub_niggurath() -> None:
    g = attacked("shub_niggurath", PETE, JOE).give(PETE, "cultist", "ghoul").give(JOE, "gug").rig(dice=[1] * 12)
    g.choose("lose:cultist")
    assert g.happened(CheckMade)[0].skill == "sneak"
    assert (g[PETE].monster_trophies, [event.who for event in g.happened(Devoured)]) == (["ghoul"], [JOE])


# --- Yig


def test_yig_is_angry_when_a_cultist_is_defeated() -> None:
    g = facing("cultist", ancient_one="yig").rig(dice=[5, 1]).choose("fight:cultist").choose("fight:cultist")
    assert (g.state.doom, len(g.happened(DoomAdded))) == (1, 1)


def test_yig_is_angry_when_somebody_is_lost() -> None:
    g = facing("dimensional_shambler", ancient_one="yig").rig(dice=[1] * 3).choose("evade:dimensional_shambler")
    assert (g[PETE].at, g.state.doom) == ("lost_in_time_and_space", 1)


def test_with_yig_cultists_hit_harder() -> None:
    g = facing("cultist", ancient_one="yig")
    assert (monsters.combat_rating(g.state, "cultist"), monsters.combat_damage(g.state, "cultist")) == (0, 4)


def test_yig_curses_and_devours_the_cursed_at_the_start() -> None:
    g = awakening("yig", PETE, JOE, "amanda_sharpe").give(PETE, "curse").give("amanda_sharpe", "blessing")
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    assert (g[JOE].fate, g["amanda_sharpe"].fate) == ("cursed", "")


def test_the_attack_of_yig() -> None:
    g = attacked("yig").rig(dice=[1])
    assert (g.happened(CheckMade)[0].skill, g[PETE].sanity, g[PETE].stamina) == ("speed", 3, 5)


# --- Yog-Sothoth


def test_with_yog_sothoth_who_is_lost_is_devoured() -> None:
    g = facing("dimensional_shambler", ancient_one="yog_sothoth", others=(JOE,)).rig(dice=[1] * 3)
    g.choose("evade:dimensional_shambler")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


def test_with_yog_sothoth_cultists_are_immune_to_magic() -> None:
    g = facing("cultist", ancient_one="yog_sothoth")
    assert (monsters.magical(g.state, "cultist"), monsters.combat_rating(g.state, "cultist")) == ("immunity", -1)


def test_yog_sothoth_devours_those_without_gate_trophies_at_the_start() -> None:
    g = awakening("yog_sothoth", PETE, JOE).give(JOE, "gate_abyss")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


def test_the_attack_of_yog_sothoth() -> None:
    g = attacked("yog_sothoth", PETE, JOE).give(PETE, "gate_abyss", "gate_rlyeh").give(JOE, "gate_yuggoth")
    g.rig(dice=[1] * 10).choose("lose:gate_abyss")
    assert (g.happened(CheckMade)[0].skill, g[PETE].gate_trophies) == ("will", ["gate_rlyeh"])
    assert [event.who for event in g.happened(Devoured)] == [JOE]
