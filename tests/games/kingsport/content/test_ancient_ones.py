"""Every Ancient One of the box: its power, its worshippers, the start of the battle with it, and its attack."""

from typing import Any

import pytest
from tests.games.kingsport.battles import JOE, PETE, attacked, table
from tests.games.kingsport.meeting import meets
from tests.rules.arkham_horror.shared import play_on

from miskatonic import new_table
from miskatonic.games.arkham_horror.components import ANCIENT_ONES, CARDS, MONSTER_CARDS
from miskatonic.games.arkham_horror.events.fate import AncientOneHurt, CardIgnored, DoomAdded
from miskatonic.games.arkham_horror.events.people import CheckMade, Devoured
from miskatonic.games.arkham_horror.events.town import Evaded, EvasionFailed, SealBroken
from miskatonic.games.arkham_horror.rules import monsters
from miskatonic.games.kingsport.effects.powers import BROOD
from miskatonic.testing import Scenario, rule

FULL = {"atlach_nacha": 13, "eihort": 12, "ygolonac": 12, "yibb_tstll": 11}
BUTCHERED = "family_found_butchered"


def mythos(ancient_one: str, card: str, *seats: str, stop: str = "turn_end") -> Scenario:
    """The Mythos phase in which a card is drawn begins."""
    g = table(ancient_one, seats or [PETE]).stack("mythos", [card])
    return g.begin(phase="mythos").stop(stop)


@pytest.mark.parametrize("ancient_one", list(FULL))
def test_the_doom_track_is_as_long_as_printed(ancient_one: str) -> None:
    assert ANCIENT_ONES[ancient_one].doom_track == FULL[ancient_one]
    g = mythos(ancient_one, BUTCHERED).set("doom", FULL[ancient_one] - 2)
    assert not g.state.awake


@pytest.mark.parametrize(
    ("ancient_one", "rating"), [("atlach_nacha", -5), ("eihort", -4), ("ygolonac", -4), ("yibb_tstll", 0)]
)
def test_the_combat_rating(ancient_one: str, rating: int) -> None:
    g = table(ancient_one, [PETE]).awaken().stop("battle_defense").set(f"{PETE}.sliders", [0, 0, 0])
    assert (g.happened(CheckMade)[0].kind, g.happened(CheckMade)[0].modifier) == ("combat", rating)


@pytest.mark.parametrize(
    ("ancient_one", "weapon", "modifier"),
    [
        ("atlach_nacha", "tommy_gun", -2),
        ("atlach_nacha", "enchanted_blade", -3),
        ("eihort", "enchanted_blade", 0),
        ("ygolonac", "tommy_gun", -1),
        ("ygolonac", "enchanted_blade", 0),
        ("yibb_tstll", "tommy_gun", 6),
    ],
)
def test_weapons_do_as_much_against_it_as_its_defenses_let_them(ancient_one: str, weapon: str, modifier: int) -> None:
    g = table(ancient_one, [PETE]).give(PETE, weapon).awaken().stop("battle_defense").choose("attack")
    assert g.happened(CheckMade)[0].modifier == modifier


def test_yig_is_angry_about_the_cultist_of_the_box_as_well() -> None:
    g = table("yig", [PETE]).spawn("cultist_kingsport", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.rig(dice=[5, 1]).play("fight:cultist_kingsport", "fight:cultist_kingsport")
    assert g.state.doom == 1


# --- Atlach-Nacha


@rule("KH-AO-01", "KH-AO-02")
def test_every_gate_of_a_mythos_card_bursts_through_an_elder_sign_while_atlach_nacha_sleeps() -> None:
    g = mythos("atlach_nacha", BUTCHERED).place("seal", at="the_witch_house").place("seal", at="woods")
    g.place("seal", at="graveyard").place("seal", at="unvisited_isle").place("seal", at="the_unnamable")
    assert [event.place for event in g.happened(SealBroken)] == list(g.state.gates)
    assert g.state.doom == 0, "no doom token comes with it"


@rule("KH-AO-01")
def test_all_fliers_move_with_every_card_while_atlach_nacha_sleeps() -> None:
    g = mythos("atlach_nacha", BUTCHERED).spawn("byakhee", at="easttown_streets").place(PETE, at="river_docks")
    assert g["byakhee"] == "sky"


def test_mystic_environments_have_no_ability_while_atlach_nacha_sleeps() -> None:
    g = mythos("atlach_nacha", "blackest_night").place(PETE, at="library")
    ignored = table("hastur", [PETE]).stack("mythos", ["blackest_night"]).begin(phase="mythos").stop("turn_end")
    assert (g.state.environment, [event.card for event in g.happened(CardIgnored)]) == ("", ["blackest_night"])
    assert ignored.state.environment == "blackest_night"


def test_leng_spiders_are_fast_and_tougher_with_atlach_nacha() -> None:
    g = table("atlach_nacha", [PETE]).spawn("leng_spider", at="uptown").begin(phase="upkeep")
    printed = MONSTER_CARDS["leng_spider"]
    assert monsters.movement(g.state, "leng_spider") == "fast"
    assert monsters.toughness(g.state, "leng_spider") == printed.toughness + 2


@pytest.mark.parametrize(("chosen", "gone"), [("ally:ryan_dean", []), (f"investigator:{JOE}", [JOE])])
def test_atlach_nacha_takes_an_ally_or_an_investigator(chosen: str, gone: list[str]) -> None:
    g = attacked("atlach_nacha", PETE, JOE).give(JOE, "ryan_dean")
    g.choose(chosen)
    assert ([event.who for event in g.happened(Devoured)], "ryan_dean" in g.state.removed) == (gone, not gone)


# --- Eihort


def sealing(dice: list[int], brood: int = 0, sealed: tuple[str, ...] = ()) -> Scenario:
    """Pete closes a gate with Eihort asleep and may seal it."""
    g = table("eihort", [PETE, JOE]).place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard")
    g.place(PETE, at="woods").give(PETE, "explored", *["clue"] * 5).set(f"{PETE}.sliders", [0, 3, 0])
    if brood:
        g.set(f"{PETE}.counters", {BROOD: brood})
    for place in sealed:
        g.place("seal", at=place)
    g.place(JOE, at="downtown").begin(phase="encounter").stop("other_world")
    return g.rig(dice=[6, 6, 6, *dice]).play("close", "close:fight")


@rule("KH-AO-03", "KH-AO-04")
def test_whoever_seals_a_gate_gains_brood() -> None:
    g = sealing([1]).choose("seal")
    assert g[PETE].counters == {BROOD: 1}, "1 is not below 1"


@rule("KH-AO-04", "KH-AO-05")
@pytest.mark.parametrize(("die", "gone"), [(2, [PETE]), (3, [])])
def test_a_die_below_the_number_of_brood_tokens_devours(die: int, gone: list[str]) -> None:
    g = sealing([die], brood=2).choose("seal")
    assert [event.who for event in g.happened(Devoured)] == gone
    assert g.state.doom == (3 if gone else 0)


FIVE = ("independence_square", "unvisited_isle", "the_witch_house", "black_cave", "historical_society")


@rule("AH-END-06")
def test_the_sixth_elder_sign_wins_before_any_brood_comes() -> None:
    g = sealing([], brood=6, sealed=FIVE).choose("seal")
    assert g.outcome is not None
    assert (g.outcome.reason, g.happened(Devoured)) == ("ah-won-sealed", [])


@rule("AH-END-06")
def test_a_card_that_lays_the_sixth_elder_sign_wins_before_any_brood_comes() -> None:
    g = meets("merchant_district_kh1", "the_unnamable", ancient_one="eihort").set("amanda_sharpe.counters", {BROOD: 6})
    for place in FIVE:
        g.place("seal", at=place)
    g.place("gate_abyss", at="woods").set("doom", 1).rig(dice=[6] * 4).play("yes", "seal:woods")
    assert g.outcome is not None
    assert (g.outcome.reason, g.happened(Devoured)) == ("ah-won-sealed", [])


@rule("KH-AO-03")
def test_whoever_defeats_a_cultist_gains_brood() -> None:
    g = table("eihort", [PETE]).spawn("cultist", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.rig(dice=[6] * 3 + [4]).play("fight:cultist", "fight:cultist")
    assert g[PETE].counters == {BROOD: 1}


@rule("KH-AO-05")
def test_brood_that_finds_no_room_on_the_track_counts_in_the_battle() -> None:
    g = table("eihort", [PETE, JOE]).set("doom", 11).set(f"{PETE}.counters", {BROOD: 2}).place(PETE, at="downtown")
    g.spawn("cultist", at="downtown").stop("battle_upkeep").rig(dice=[6] * 3 + [2] + [6])
    g.play("fight:cultist", "fight:cultist")
    assert ([event.who for event in g.happened(Devoured)], g.state.battle.strength) == ([PETE], 14)


@rule("KH-COMP-29")
@pytest.mark.parametrize(("ancient_one", "counters"), [("eihort", {BROOD: 1}), ("nyarlathotep", {})])
def test_brood_tokens_are_for_eihort_alone(ancient_one: str, counters: dict[str, int]) -> None:
    g = table(ancient_one, [PETE]).spawn("cultist", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.set(f"{PETE}.sliders", [0, 1, 0]).rig(dice=[6] * 4 + ([6] if counters else []))
    g.play("fight:cultist", "fight:cultist")
    assert g[PETE].counters == counters


@rule("KH-COMP-29")
def test_nobody_survives_a_seventh_brood_token() -> None:
    g = attacked("eihort", PETE, JOE).set(f"{PETE}.counters", {BROOD: 6}).rig(dice=[6])
    assert [event.who for event in g.happened(Devoured)] == [PETE], "48 tokens are enough for eight investigators"


def test_eihort_gives_brood_to_everybody_at_the_start_and_to_the_first_player_in_each_round() -> None:
    g = mythos("eihort", BUTCHERED, PETE, JOE, stop="battle_upkeep").set("doom", 11).rig(dice=[6, 6])
    assert (g[PETE].counters, g[JOE].counters) == ({BROOD: 1}, {BROOD: 1})
    g = attacked("eihort", PETE, JOE).rig(dice=[6])
    assert (g[PETE].counters, g[JOE].counters) == ({BROOD: 1}, {})


@rule("KH-AO-05")
def test_brood_of_the_devoured_is_doom_in_the_battle_beyond_the_track() -> None:
    g = attacked("eihort", PETE, JOE).set(f"{PETE}.counters", {BROOD: 4}).rig(dice=[1])
    assert ([event.who for event in g.happened(Devoured)], g.state.doom) == ([PETE], 17)


# --- Y'Golonac


def test_terror_rises_when_a_cultist_is_defeated_with_ygolonac() -> None:
    g = table("ygolonac", [PETE]).spawn("cultist", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.rig(dice=[6] * 3).play("fight:cultist", "fight:cultist")
    assert g.state.terror == 1


@rule("KH-AO-07")
def test_tomes_that_are_drawn_and_put_back_add_doom() -> None:
    g = table("ygolonac", [JOE]).place(JOE, at="curiositie_shoppe").give(JOE, "$9")
    g.stack("unique", ["necronomicon", "nameless_cults", "holy_water"]).begin(phase="encounter").stop("mythos")
    g.choose("service:shop_unique").choose("buy:holy_water")
    assert len(g.happened(DoomAdded)) == 2


@rule("KH-AO-06")
def test_tomes_among_what_somebody_begins_with_add_no_doom() -> None:
    options: dict[str, Any] = {"boxes": ["kingsport"], "ancient_one": "ygolonac", "seats": ["harvey_walters"]}
    tables = [new_table("arkham_horror", seed=seed, **options) for seed in range(8)]
    dealt = [play_on(table, lambda state: state.turn == 1).state for table in tables]
    tomes = [sum(CARDS[card].tome for you in state.present() for card in you.cards) for state in dealt]
    assert any(tomes)
    assert [state.doom - len(state.gates) for state in dealt] == [0] * len(dealt), "none but those of the first gate"


@rule("KH-AO-08")
@pytest.mark.parametrize(("taken", "doom"), [("necronomicon", 1), ("holy_water", 0)])
def test_a_search_adds_doom_only_if_a_tome_is_taken(taken: str, doom: int) -> None:
    g = table("ygolonac", [JOE]).place(JOE, at="silver_twilight_lodge").give(JOE, "silver_twilight_lodge_membership")
    g.begin(phase="encounter").stop("mythos").rig(encounters=["french_hill_3"], dice=[5])
    g.play("part:inner_sanctum", f"take:{taken}")
    assert len(g.happened(DoomAdded)) == doom


def test_ygolonac_costs_as_many_points_as_there_have_been_rounds() -> None:
    g = attacked("ygolonac", PETE).set("battle.round", 3)
    assert g.options == ["sanity:0", "sanity:1", "sanity:2", "sanity:3"]
    g.choose("sanity:1")
    assert (g[PETE].sanity, g[PETE].stamina) == (3, 4)


# --- Yibb-Tstll


@rule("KH-AO-09")
@pytest.mark.parametrize(("ancient_one", "needed"), [("yibb_tstll", 2), ("hastur", 1)])
def test_evading_takes_two_successes_while_yibb_tstll_sleeps(ancient_one: str, needed: int) -> None:
    g = table(ancient_one, [PETE]).spawn("zombie", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.rig(dice=[5] * needed + [1] * (7 - needed)).choose("evade:zombie")
    assert [event.monster for event in g.happened(Evaded)] == ["zombie"]


@rule("KH-AO-09")
def test_evading_with_one_success_fails_while_yibb_tstll_sleeps() -> None:
    g = table("yibb_tstll", [PETE]).spawn("zombie", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.rig(dice=[5] + [1] * 6 + [5] + [1] * 3).choose("evade:zombie")
    assert [event.monster for event in g.happened(EvasionFailed)] == ["zombie"]


def test_nobody_has_more_than_five_clues_while_yibb_tstll_sleeps() -> None:
    g = table("yibb_tstll", [PETE]).give(PETE, *["clue"] * 4).place(PETE, at="woods").place("clue", at="woods")
    g.place("clue", at="woods").begin(step="arrive").stop("encounter")
    assert g.options == ["take:1", "take:0"]
    g.choose("take:1")
    assert (g[PETE].clues, g.state.clues) == (5, {"woods": 1})


@rule("KH-AO-10")
def test_its_rating_is_the_clues_on_the_board_and_everybody_loses_theirs() -> None:
    g = mythos("yibb_tstll", BUTCHERED, stop="battle_upkeep").set("doom", 10).give(PETE, "clue", "clue")
    for place in ("library", "newspaper", "general_store"):
        g.place("clue", at=place)
    assert (g.state.battle.rating, g[PETE].clues) == (-3, 0)


def test_twice_the_successes_are_needed_against_yibb_tstll() -> None:
    g = table("yibb_tstll", [PETE, JOE]).awaken(5).stop("battle_defense").rig(dice=[5, 5, 5, 1])
    assert [(hurt.won, hurt.left) for hurt in g.happened(AncientOneHurt)] == [(2, 5), (1, 5)]
    assert g.state.battle.successes == 3


@pytest.mark.parametrize(
    ("dice", "gone", "fate"), [([1, 1, 1], [JOE], ""), ([5, 1, 1], [], ""), ([5, 5, 1], [], "blessed")]
)
def test_yibb_tstll_looks_at_the_first_player(dice: list[int], gone: list[str], fate: str) -> None:
    g = attacked("yibb_tstll", JOE, PETE).rig(dice=dice)
    assert [event.who for event in g.happened(Devoured)] == gone
    assert gone or g[JOE].fate == fate


def test_nightgaunts_frighten_more_with_yibb_tstll() -> None:
    g = table("yibb_tstll", [PETE]).spawn("nightgaunt", at="downtown").begin(phase="upkeep")
    assert monsters.horror_damage(g.state, "nightgaunt") == 3
