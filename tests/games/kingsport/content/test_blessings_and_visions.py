"""Every blessing of Nodens and every vision of Hypnos."""

import pytest
from tests.games.kingsport.battles import JOE, PETE, table

from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS, Skill, slug_of
from miskatonic.games.arkham_horror.events.fate import TerrorIgnored
from miskatonic.games.arkham_horror.events.people import CardGained, CheckMade, ClueDieRolled
from miskatonic.games.arkham_horror.events.town import CombatBegan
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.encounters import draw_cards
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.rules.upkeep import focus
from miskatonic.games.kingsport.content.visions_of_hypnos import SEEN
from miskatonic.games.kingsport.effects.guardians import BLESSINGS, VISIONS
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule


def blessed(number: int, who: str = PETE, *seats: str, ancient_one: str = "hastur") -> Scenario:
    """Somebody is blessed and has a blessing of Nodens."""
    g = table(ancient_one, [who, *seats], guardian="nodens")
    return g.give(who, "blessing", f"nodens_blessing_{number:02}")


BLESSINGS_LOST_TOO = [
    "nodens_blessing_01",
    "nodens_blessing_02",
    "nodens_blessing_03",
    "nodens_blessing_04",
    "nodens_blessing_05",
    "nodens_blessing_06",
    "nodens_blessing_07",
    "nodens_blessing_08",
    "nodens_blessing_09",
    "nodens_blessing_10",
    "nodens_blessing_11",
    "nodens_blessing_12",
    "nodens_blessing_13",
    "nodens_blessing_15",
    "nodens_blessing_17",
    "nodens_blessing_18",
    "nodens_blessing_19",
    "nodens_blessing_20",
]


@pytest.mark.parametrize("card", BLESSINGS_LOST_TOO)
def test_all_but_two_are_lost_with_the_blessing_and_go_back_under_their_pile(card: str) -> None:
    g = table("hastur", [PETE], guardian="nodens").give(PETE, "blessing", card).begin(phase="upkeep").rig(dice=[1])
    assert (g[PETE].fate, g[PETE].cards, g.state.piles[BLESSINGS][0]) == ("", [], card)


@pytest.mark.parametrize("card", ["nodens_blessing_14", "nodens_blessing_16"])
def test_two_say_otherwise(card: str) -> None:
    assert not CARDS[card].lost_with_blessing


@pytest.mark.parametrize(
    ("number", "which", "value"),
    [(1, "speed", 1), (2, "sneak", 7), (3, "fight", 3), (4, "will", 6), (17, "lore", 1), (18, "luck", 4)],
)
def test_six_make_a_skill_higher(number: int, which: Skill, value: int) -> None:
    g = blessed(number, PETE, JOE).begin(phase="encounter")
    assert skill(g.state, g[PETE], which) == value
    assert skill(g.state, g[JOE], which) < 6


def test_one_makes_the_focus_higher() -> None:
    g = blessed(13, PETE, JOE).begin(phase="encounter")
    assert (focus(g.state, g[PETE]), focus(g.state, g[JOE])) == (2, 3)


def test_two_make_a_maximum_higher() -> None:
    g = blessed(19).give(PETE, "nodens_blessing_20").begin(phase="encounter")
    assert (max_sanity(g.state, g[PETE]), max_stamina(g.state, g[PETE])) == (5, 7)


@pytest.mark.parametrize(
    ("number", "place", "card", "dice", "wanted"),
    [
        (5, "the_unnamable", "merchant_district_4", [5, 1], "holy_water"),
        (6, "arkham_asylum", "downtown_3", [5, 5], "marksman"),
        (11, "general_store", "rivertown_7", [], "tommy_gun"),
        (12, "river_docks", "merchant_district_2", [5, 1], "wither"),
    ],
)
def test_four_let_one_choose_a_card_instead_of_drawing(
    number: int, place: str, card: str, dice: list[int], wanted: str
) -> None:
    g = blessed(number, JOE).place(JOE, at=place).begin(phase="encounter").stop("mythos")
    g.rig(encounters=[card], dice=dice)
    if "encounter" in g.options:
        g.choose("encounter")
    g.play(f"use:nodens_blessing_{number:02}", f"take:{wanted}")
    assert [slug_of(owned) for owned in g[JOE].cards] == ["blessing", wanted]


def test_a_card_that_is_only_looked_at_is_not_chosen() -> None:
    g = (
        blessed(5, JOE)
        .give(JOE, "$9")
        .place(JOE, at="curiositie_shoppe")
        .begin(phase="encounter")
        .choose("service:shop_unique")
    )
    assert g.decision.kind.name == "buy"


def test_one_stands_for_up_to_ten_dollars_of_one_cost() -> None:
    g = blessed(7, JOE).give(JOE, "$1").place(JOE, at="curiositie_shoppe").begin(phase="encounter").stop("mythos")
    g.stack("unique", ["necronomicon", "holy_water", "nameless_cults"]).play("service:shop_unique", "buy:necronomicon")
    assert (g[JOE].money, "nodens_blessing_07" in g[JOE].cards) == (1, False)


def test_one_that_stands_for_dollars_may_be_kept() -> None:
    g = blessed(7, JOE).give(JOE, "$9").place(JOE, at="curiositie_shoppe").begin(phase="encounter").stop("mythos")
    g.stack("unique", ["necronomicon", "holy_water", "nameless_cults"]).play(
        "service:shop_unique", "buy:necronomicon", "pass"
    )
    assert (g[JOE].money, "nodens_blessing_07" in g[JOE].cards) == (3, True)


def test_one_stands_for_up_to_three_clues_of_one_cost() -> None:
    g = (
        blessed(8, ancient_one="yig")
        .place("gate_abyss", at="woods")
        .place(PETE, at="woods")
        .give(PETE, "explored", "clue", "clue")
    )
    g.place("gate_rlyeh", at="graveyard").set(f"{PETE}.sliders", [0, 3, 0]).begin(phase="encounter").stop("mythos")
    g.rig(dice=[6, 6, 6]).play("close", "close:fight", "seal")
    assert (g.state.seals, g[PETE].clues, g[PETE].cards) == (["woods"], 0, ["blessing"])


def test_one_stands_for_three_clues_after_a_check() -> None:
    g = blessed(8).spawn("zombie", at="downtown").place(PETE, at="downtown").stop("encounter")
    g.rig(dice=[1] * 7 + [1, 5, 1]).play("evade:zombie", "use:nodens_blessing_08")
    assert len(g.happened(ClueDieRolled)) == 3


def test_one_prevents_a_point_of_terror() -> None:
    g = blessed(9).place("family_found_butchered", at="drawn").set("terror", 2)
    g.begin(step="mythos_ability").stop("turn_end")
    g.choose("use:nodens_blessing_09")
    assert (g.state.terror, len(g.happened(TerrorIgnored))) == (2, 1)


def test_one_returns_all_monsters_of_a_dimension_but_the_crescent() -> None:
    g = blessed(10).spawn("ghoul", at="uptown").spawn("zombie", at="easttown").spawn("byakhee", at="rivertown")
    g.spawn("ghoul", at="outskirts").place(PETE, at="downtown").begin(phase="encounter").stop("mythos")
    g.choose("use:nodens_blessing_10")
    assert g.options == ["symbol:circle", "symbol:hexagon"], "that of the zombie is a crescent"
    g.choose("symbol:hexagon")
    assert sorted(g.state.monsters.values()) == ["easttown", "outskirts", "rivertown"]


def test_the_sky_is_swept_too() -> None:
    g = blessed(10).spawn("byakhee", at="sky").spawn("ghoul", at="uptown").place(PETE, at="downtown")
    g.begin(phase="encounter").stop("mythos").choose("use:nodens_blessing_10").choose("symbol:circle")
    assert list(g.state.monsters.values()) == ["uptown"]


def test_whoever_sweeps_away_the_monster_that_is_faced_walks_on() -> None:
    g = blessed(10).spawn("ghoul", at="downtown").place(PETE, at="downtown").set(f"{PETE}.sliders", [3, 0, 0])
    g.choose("walk:easttown").choose("use:nodens_blessing_10")
    assert (g[PETE].at, g[PETE].points, g.happened(CombatBegan)) == ("easttown", 2, [])


def test_one_is_lost_in_place_of_the_blessing() -> None:
    g = blessed(14).begin(phase="upkeep").rig(dice=[1])
    g.choose("use:nodens_blessing_14")
    assert (g[PETE].fate, g[PETE].cards) == ("blessed", ["blessing"])


def test_one_makes_a_failed_check_of_anybody_a_passed_one() -> None:
    g = blessed(15, JOE, PETE).spawn("zombie", at="downtown").place(PETE, at="downtown").begin(turn=PETE)
    g.stop("encounter").rig(dice=[1] * 7).play("evade:zombie", "use:nodens_blessing_15")
    assert (g.state.step, g[JOE].cards) == ("encounter", ["blessing"])
    assert [made.won for made in g.happened(CheckMade)] == [0]


def test_one_removes_a_doom_token_when_it_is_gained() -> None:
    g = table("hastur", [PETE], guardian="nodens").set("doom", 3).stack(BLESSINGS, ["nodens_blessing_16"])
    g.place(PETE, at="south_church").begin(phase="encounter").stop("mythos").rig(encounters=["southside_2"])
    if "encounter" in g.options:
        g.choose("encounter")
    assert (g.state.doom, g[PETE].cards, g.state.piles[BLESSINGS][0]) == (2, ["blessing"], "nodens_blessing_16")


# --- visions


@pytest.mark.parametrize("place", SEEN)
def test_a_vision_brings_a_clue_and_a_second_card_to_its_location(place: str) -> None:
    g = table("hastur", [PETE, JOE], guardian="hypnos").stack(VISIONS, [f"vision_{place}"])
    g.place(PETE, at="downtown").place(JOE, at="uptown").begin(step="turn_end").stop("movement")
    assert g[JOE].cards == [f"vision_{place}"]
    assert (g.state.clues, len(draw_cards(g.state, place, 2))) == ({place: 1}, 2)


def test_there_is_a_vision_of_every_location_of_arkham() -> None:
    base = [location.slug for location in edition_of("arkham_horror")[LOCATIONS]]
    assert sorted(SEEN) == sorted(base)


def test_whoever_has_an_encounter_at_the_place_of_a_vision_chooses_one_of_two_cards() -> None:
    g = table("hastur", [PETE, JOE], guardian="hypnos").give(PETE, "vision_library").place(JOE, at="library")
    g.begin(phase="encounter").begin(turn=JOE).stop("mythos").rig(
        encounters=["miskatonic_university_1", "miskatonic_university_2"]
    )
    assert g.options == ["card:miskatonic_university_1", "card:miskatonic_university_2"]


def test_a_vision_is_over_at_the_end_of_the_mythos_phase() -> None:
    g = table("hastur", [PETE], guardian="hypnos").give(PETE, "vision_library").begin(step="turn_end").stop("upkeep")
    assert "vision_library" not in g[PETE].cards
    assert g.state.piles[VISIONS][0] == "vision_library"
    assert [CARDS[event.card].pile for event in g.happened(CardGained)] == [VISIONS]


@rule("KH-COMP-35")
def test_the_visions_are_shuffled_when_all_have_been_seen() -> None:
    g = table("hastur", [PETE], guardian="hypnos").set("counters", {"visions_drawn": 26})
    g.begin(step="turn_end").stop("movement").rig(shuffles=[["vision_woods"]])
    assert g[PETE].cards == ["vision_woods"]
    assert g.state.counters["visions_drawn"] == 1
