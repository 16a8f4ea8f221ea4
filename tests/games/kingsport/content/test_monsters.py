"""Every monster of Kingsport Horror, by what it does."""

import pytest
from tests.games.arkham_horror.published import Row
from tests.games.kingsport.published_town import MONSTERS as PRINTED
from tests.rules.kingsport.shared import AMANDA, PETE, kingsport, moving

from miskatonic.games.arkham_horror.components import MONSTER_CARDS, slug_of
from miskatonic.games.arkham_horror.events.people import (
    ArrivedLost,
    CheckMade,
    Devoured,
    DiceAdded,
    FellUnconscious,
    SanityLost,
    StaminaLost,
)
from miskatonic.games.arkham_horror.events.town import CombatWon
from miskatonic.games.arkham_horror.rules import monsters
from miskatonic.kernel.game import GAMES
from miskatonic.testing import Scenario, rule

MOONS_WHITE, MOONS_BLACK = "graverobbers_strike", "hellene_sighted"
FIGHT, WILL, SNEAK = 2, 5, 6
"""The skills of Ashcan Pete, whose sliders are at the first stops."""
OTHERWISE = ("leng_spider", "nightgaunt_kingsport", "shan", "the_skinless_one", "yithian")
"""What these do is no mere loss, or goes on at once: see below."""


def facing(foe: str, *cards: str) -> Scenario:
    """Ashcan Pete and a monster, at the end of his movement."""
    g = kingsport(PETE).place(PETE, at="downtown").give(PETE, *cards).stop("encounter")
    return g.spawn(foe, at="downtown")


def fighting(foe: str, horror: int, *dice: int, cards: tuple[str, ...] = ()) -> Scenario:
    """The fight has begun: all dice of the horror check show that face; then come other dice."""
    card = MONSTER_CARDS[foe]
    g = facing(foe, *cards)
    if card.elusive:
        g.rig(dice=[6] * (SNEAK + card.awareness))
    if card.horror is not None:
        g.rig(dice=[horror] * max(0, WILL + card.horror))
    return g.rig(dice=dice).choose("hunt" if card.elusive else "fight")


@pytest.mark.parametrize("row", [row for row in PRINTED if row.words("horror") and row.slug not in OTHERWISE])
def test_who_fails_the_horror_check_loses_as_much_sanity_as_is_printed(row: Row) -> None:
    g = fighting(row.slug, 1)
    assert g.happened(SanityLost)[0].amount == int(row.words("horror")[1])


@pytest.mark.parametrize("row", [row for row in PRINTED if row.slug not in (*OTHERWISE, "crawling_one")])
def test_who_fails_a_combat_check_loses_as_much_stamina_as_is_printed(row: Row) -> None:
    g = fighting(row.slug, 6, *[1] * max(0, FIGHT + int(row.words("combat")[0])))
    if g.options != ["go_on"] and not g.happened(StaminaLost):
        g.choose("fight")
    assert g.happened(StaminaLost)[0].amount == int(row.words("combat")[1])


@pytest.mark.parametrize(
    ("foe", "like"),
    [
        ("cultist_kingsport", "cultist"),
        ("formless_spawn_kingsport", "formless_spawn"),
        ("nightgaunt_kingsport", "nightgaunt"),
    ],
)
def test_further_markers_are_what_the_first_ones_are(foe: str, like: str) -> None:
    assert slug_of(foe) == like
    assert MONSTER_CARDS[foe].strikes is MONSTER_CARDS[like].strikes


def test_worshippers_are_all_cultists() -> None:
    g = kingsport(PETE, ancient_one="yig").spawn("cultist_kingsport", at="woods").stop("encounter")
    assert monsters.combat_damage(g.state, "cultist_kingsport") == 4


def test_a_nightgaunt_carries_off() -> None:
    g = facing("nightgaunt_kingsport").place("gate_abyss", at="woods").rig(dice=[6] * 4).choose("fight")
    assert g.choose("fight")[PETE].at == "abyss_1"


# --- crawling ones


def test_a_die_is_the_combat_rating_of_a_crawling_one() -> None:
    g = fighting("crawling_one", 6, 1, 6).choose("fight")
    assert (g.happened(CheckMade)[-1].modifier, len(g.happened(CombatWon))) == (-1, 1)


def test_another_die_is_rolled_for_each_check() -> None:
    g = fighting("crawling_one", 6, 5, 1, 1).choose("fight").choose("fight")
    assert [event.modifier for event in g.happened(CheckMade)[1:]] == [-5, -1]


def test_the_chance_against_a_crawling_one_is_the_mean_of_all_dice() -> None:
    g = fighting("crawling_one", 6)
    assert GAMES["arkham_horror"].reading.odds(g.state, g.decision)["fight:crawling_one"] == pytest.approx(1 / 3 / 6)


# --- moon-beasts, Shan, Yithians, the Skinless One


@pytest.mark.parametrize("stamina", [2, 3])
def test_a_moon_beast_devours_whom_it_knocks_unconscious(stamina: int) -> None:
    g = facing("moon_beast").set("ashcan_pete.stamina", stamina).rig(dice=[6] * 4).choose("fight").choose("fight")
    assert (len(g.happened(Devoured)), g.happened(FellUnconscious)) == (int(stamina == 2), [])


def test_a_moon_beast_devours_whom_it_drives_insane() -> None:
    g = facing("moon_beast").set("ashcan_pete.sanity", 2).rig(dice=[1] * 4).choose("fight")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


@pytest.mark.parametrize(
    ("foe", "event"), [("shan", Devoured), ("the_skinless_one", Devoured), ("yithian", ArrivedLost)]
)
def test_what_a_failed_horror_check_brings(foe: str, event: type) -> None:
    g = fighting(foe, 1)
    assert ([happened.who for happened in g.happened(event)], g.happened(SanityLost)) == ([PETE], [])


def test_the_skinless_one_devours_who_fails_a_combat_check() -> None:
    g = fighting("the_skinless_one", 6).choose("fight")
    assert [event.who for event in g.happened(Devoured)] == [PETE]


# --- serpent people


def test_serpent_people_can_be_spent_for_dice_after_a_failed_combat_check() -> None:
    g = fighting("ghast", 6, 5, 6, 5, cards=("serpent_people",))
    assert "use:serpent_people" in g.options
    g.choose("use:serpent_people")
    assert (g.happened(DiceAdded)[0].faces, g[PETE].monster_trophies) == ((5, 6, 5), ["ghast"])
    assert "serpent_people" in g.state.cup


def test_not_for_other_checks() -> None:
    g = facing("zombie", "serpent_people").rig(dice=[1] * 7 + [6] * 4).choose("evade")
    assert (g.decision.kind.name, g[PETE].monster_trophies) == ("fight_or_flee", ["serpent_people"])


# --- those that move in their own way


def test_the_werewolf_runs_past_everybody_and_bites_them() -> None:
    g = moving(MOONS_WHITE, PETE, AMANDA).spawn("werewolf", at="french_hill")
    g.place(PETE, at="southside").place(AMANDA, at="uptown")
    assert (g["werewolf"], g[PETE].stamina, g[AMANDA].stamina) == ("uptown", 4, 3)


def test_the_werewolf_leaves_those_alone_with_whom_it_was() -> None:
    g = moving(MOONS_BLACK).spawn("werewolf", at="uptown").place(PETE, at="uptown")
    assert (g["werewolf"], g[PETE].stamina) == ("french_hill", 6)


def test_the_shadowy_figure_takes_the_nearest_clues() -> None:
    g = moving(MOONS_WHITE).spawn("shadowy_figure", at="easttown").place("clue", at="graveyard")
    g.place("clue", at="graveyard").place("clue", at="woods")
    assert (g["shadowy_figure"], g.state.clues) == ("graveyard", {"woods": 1})


def test_the_first_player_chooses_between_clues_as_near() -> None:
    g = moving(MOONS_WHITE).spawn("shadowy_figure", at="rivertown")
    g.place("clue", at="graveyard").place("clue", at="black_cave").choose("clues:black_cave")
    assert (g["shadowy_figure"], g.state.clues) == ("black_cave", {"graveyard": 1})


def test_without_clues_it_stays() -> None:
    assert moving(MOONS_WHITE).spawn("shadowy_figure", at="rivertown")["shadowy_figure"] == "rivertown"


@rule("KH-AQUA-03")
def test_moon_beasts_swim() -> None:
    g = moving("hallelujah").spawn("moon_beast", at="harborside").place(PETE, at="river_docks")
    assert g["moon_beast"] == "river_docks"


def test_a_leng_spider_costs_stamina_even_if_it_is_beaten() -> None:
    g = facing("leng_spider", "clue").rig(dice=[6] * 3 + [6, 5]).choose("fight")
    g.choose("clue")
    assert (g[PETE].stamina, g[PETE].monster_trophies) == (5, ["leng_spider"])


def test_nobody_flees_from_a_leng_spider() -> None:
    g = facing("leng_spider").rig(dice=[1] * 5).choose("fight")
    assert [event.amount for event in g.happened(SanityLost)] == [2]
    assert [event.amount for event in g.happened(StaminaLost)] == [4, 2]
