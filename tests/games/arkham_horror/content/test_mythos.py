"""Every Mythos card, by what it does."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn, facing, headline
from tests.rules.arkham_horror.test_phase_v_monster_movement import moving

from miskatonic.conformance.offers import staged
from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.effects.omens import trophies_return
from miskatonic.games.arkham_horror.events.fate import (
    AllyLeftTown,
    ClueAppeared,
    MythosDrawn,
    MythosShuffled,
    RumorEnded,
)
from miskatonic.games.arkham_horror.events.people import Arrested, CheckMade, Devoured, FoundAgain
from miskatonic.games.arkham_horror.events.town import GateOpened, MonstersMove, SealBroken
from miskatonic.games.arkham_horror.rules import gates, monsters
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_ROLLED
from miskatonic.games.arkham_horror.view.card_text import describe
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.hooks import answers
from miskatonic.kernel.text import LANGUAGES
from miskatonic.testing import Scenario, scenario

JOE = "joe_diamond"

PRINTED: list[tuple[str, str, str, str, str, str]] = [
    # card, kind, where the gate opens, where a clue appears, what moves along white and along black arrows
    ("a_strange_plague", "environment", "independence_square", "the_unnamable", "square diamond", "circle"),
    ("alien_technology", "environment", "unvisited_isle", "science_building", "square diamond", "circle"),
    ("all_quiet_in_arkham", "headline", "woods", "historical_society", "hexagon", "slash triangle star"),
    ("an_evil_fog", "environment", "graveyard", "unvisited_isle", "plus", "crescent"),
    ("big_storm_sweeps_arkham", "headline", "independence_square", "the_unnamable", "crescent", "plus"),
    (
        "bizarre_dreams_plague_citizens",
        "headline",
        "science_building",
        "the_witch_house",
        "hexagon",
        "slash triangle star",
    ),
    ("blackest_night", "environment", "black_cave", "hibbs_roadhouse", "square diamond", "circle"),
    ("blood_magic", "environment", "independence_square", "the_unnamable", "square diamond", "circle"),
    ("blue_flu", "headline", "the_unnamable", "woods", "hexagon", "slash triangle star"),
    ("campus_security_increased", "headline", "independence_square", "the_unnamable", "circle", "square diamond"),
    ("church_group_reclaims_southside", "headline", "black_cave", "hibbs_roadhouse", "hexagon", "slash triangle star"),
    ("city_gripped_by_blackouts", "headline", "unvisited_isle", "science_building", "hexagon", "slash triangle star"),
    ("curfew_enforced", "environment", "unvisited_isle", "science_building", "plus", "crescent"),
    ("darkes_carnival_arrives", "environment", "the_unnamable", "woods", "square diamond", "circle"),
    ("disturbing_the_dead", "rumor", "black_cave", "", "slash triangle star", "hexagon"),
    ("dreams_of_a_sunken_city", "environment", "independence_square", "the_unnamable", "plus", "crescent"),
    ("egyptian_exhibit_visits_miskatonic_u", "environment", "the_witch_house", "black_cave", "plus", "crescent"),
    ("estate_sale", "environment", "the_witch_house", "black_cave", "square diamond", "circle"),
    ("family_found_butchered", "headline", "graveyard", "unvisited_isle", "crescent", "plus"),
    ("feds_raid_arkham", "headline", "black_cave", "hibbs_roadhouse", "crescent", "plus"),
    ("fourth_of_july_parade", "headline", "the_witch_house", "black_cave", "crescent", "plus"),
    ("gangs_clean_up_easttown", "headline", "the_witch_house", "black_cave", "circle", "square diamond"),
    ("ghost_ship_docks_by_itself", "headline", "the_unnamable", "woods", "crescent", "plus"),
    (
        "goat_like_creature_spotted_in_woods",
        "headline",
        "independence_square",
        "the_unnamable",
        "hexagon",
        "slash triangle star",
    ),
    ("good_work_undone", "rumor", "unvisited_isle", "", "slash triangle star", "hexagon"),
    ("happy_days_are_here_again", "environment", "woods", "historical_society", "square diamond", "circle"),
    ("heat_wave", "environment", "woods", "independence_square", "square diamond", "circle"),
    ("horror_at_groundbreaking", "headline", "historical_society", "silver_twilight_lodge", "crescent", "plus"),
    ("icy_conditions", "environment", "historical_society", "silver_twilight_lodge", "plus", "crescent"),
    ("ill_wind_grips_arkham", "headline", "graveyard", "unvisited_isle", "hexagon", "slash triangle star"),
    ("lodge_member_held_for_questioning", "headline", "black_cave", "hibbs_roadhouse", "circle", "square diamond"),
    ("lodge_members_watch_the_night", "headline", "unvisited_isle", "science_building", "circle", "square diamond"),
    ("manhunt_in_arkham", "headline", "woods", "independence_square", "slash triangle star", "hexagon"),
    ("merchants_march_on_crime", "headline", "independence_square", "the_unnamable", "circle", "square diamond"),
    ("miskatonic_arctic_expedition_returns", "headline", "hibbs_roadhouse", "independence_square", "crescent", "plus"),
    ("missing_people_return", "headline", "the_unnamable", "woods", "slash triangle star", "hexagon"),
    ("no_one_can_help_you_now", "environment", "the_unnamable", "woods", "plus", "crescent"),
    ("nodens_favor", "environment", "the_witch_house", "black_cave", "slash triangle star", "hexagon"),
    ("picnickers_panic", "headline", "unvisited_isle", "science_building", "crescent", "plus"),
    ("planetary_alignment", "environment", "the_witch_house", "black_cave", "square diamond", "circle"),
    (
        "police_step_up_patrols_in_northside",
        "headline",
        "silver_twilight_lodge",
        "graveyard",
        "circle",
        "square diamond",
    ),
    ("private_security_hired_in_uptown", "headline", "woods", "historical_society", "circle", "square diamond"),
    ("raining_cats_and_dogs", "environment", "hibbs_roadhouse", "independence_square", "plus", "crescent"),
    ("rivertown_residents_take_back_streets", "headline", "the_witch_house", "black_cave", "circle", "square diamond"),
    ("rlyeh_rising", "environment", "woods", "historical_society", "slash triangle star", "hexagon"),
    (
        "scientist_warns_of_dimensional_rift",
        "headline",
        "unvisited_isle",
        "science_building",
        "hexagon",
        "slash triangle star",
    ),
    ("sheldon_gang_turns_to_police_for_aid", "headline", "graveyard", "unvisited_isle", "circle", "square diamond"),
    ("slum_murders_continue", "headline", "woods", "historical_society", "crescent", "plus"),
    ("solar_eclipse", "environment", "graveyard", "unvisited_isle", "square diamond", "circle"),
    ("southside_strangler_suspected", "headline", "woods", "historical_society", "circle", "square diamond"),
    ("strange_lights_on_campus", "headline", "woods", "historical_society", "hexagon", "slash triangle star"),
    (
        "strange_power_flux_plagues_city",
        "headline",
        "independence_square",
        "the_unnamable",
        "slash triangle star",
        "hexagon",
    ),
    ("strange_tremors_cease", "headline", "independence_square", "the_unnamable", "hexagon", "slash triangle star"),
    ("sunny_and_clear", "environment", "black_cave", "hibbs_roadhouse", "plus", "crescent"),
    ("temperance_fever_sweeps_city", "headline", "the_witch_house", "black_cave", "hexagon", "slash triangle star"),
    ("terror_at_the_train_station", "headline", "the_witch_house", "black_cave", "crescent", "plus"),
    ("the_chill_of_the_grave", "environment", "unvisited_isle", "science_building", "plus", "crescent"),
    ("the_festival", "environment", "woods", "historical_society", "plus", "crescent"),
    ("the_great_ritual", "rumor", "graveyard", "", "slash triangle star", "hexagon"),
    ("the_man_in_black", "environment", "the_witch_house", "black_cave", "plus", "crescent"),
    ("the_southside_strangler_strikes", "rumor", "independence_square", "", "slash triangle star", "hexagon"),
    ("the_stars_are_right", "rumor", "science_building", "", "slash triangle star", "hexagon"),
    ("the_terrible_experiment", "rumor", "unvisited_isle", "", "slash triangle star", "hexagon"),
    ("things_of_darkness", "environment", "silver_twilight_lodge", "graveyard", "square diamond", "circle"),
    ("vigilante_guards_the_night", "headline", "the_unnamable", "woods", "circle", "square diamond"),
    ("witch_burning_anniversary", "headline", "unvisited_isle", "science_building", "crescent", "plus"),
]


@pytest.mark.parametrize(("card", "kind", "gate", "clue", "white", "black"), PRINTED, ids=[row[0] for row in PRINTED])
def test_gate_clue_and_movement_of_a_card(card: str, kind: str, gate: str, clue: str, white: str, black: str) -> None:
    g = drawn(card, stop="mythos_ability").place(PETE, at="train_station")
    assert [event.place for event in g.happened(GateOpened)] == [gate]
    assert [event.place for event in g.happened(ClueAppeared)] == [clue] * bool(clue)
    assert [(event.white, event.black) for event in g.happened(MonstersMove)] == [
        (tuple(white.split()), tuple(black.split()))
    ]
    assert MYTHOS[card].kind == kind


def test_the_story_goes_on_with_a_shuffled_deck_and_another_card() -> None:
    g = drawn("the_story_continues", stop="mythos_clue").rig(shuffles=[["family_found_butchered"]])
    assert [event.card for event in g.happened(MythosDrawn)] == ["the_story_continues", "family_found_butchered"]
    assert g.happened(MythosShuffled)
    assert len(g.state.mythos_deck) == 66


# --- headlines


@pytest.mark.parametrize(
    ("card", "street"),
    [
        ("ghost_ship_docks_by_itself", "merchant_district"),
        ("horror_at_groundbreaking", "miskatonic_university"),
        ("lodge_member_held_for_questioning", "french_hill"),
        ("picnickers_panic", "downtown"),
        ("sheldon_gang_turns_to_police_for_aid", "uptown"),
        ("slum_murders_continue", "easttown"),
        ("southside_strangler_suspected", "southside"),
        ("terror_at_the_train_station", "northside"),
        ("witch_burning_anniversary", "rivertown"),
    ],
)
def test_two_monsters_come_to_the_streets(card: str, street: str) -> None:
    g = headline(card).rig(monsters=["ghoul", "gug"])
    assert g.state.monsters == {"ghoul": street, "gug": street}


def test_they_are_subject_to_the_limit() -> None:
    g = headline("picnickers_panic").rig(monsters=["ghoul", "gug"])
    for monster in ("cultist", "witch", "ghost"):
        g.spawn(monster, at="woods")
    assert (g["ghoul"], g["gug"]) == ("downtown", "outskirts")


@pytest.mark.parametrize(
    ("card", "street", "location"),
    [
        ("campus_security_increased", "miskatonic_university", "library"),
        ("church_group_reclaims_southside", "southside", "south_church"),
        ("gangs_clean_up_easttown", "easttown", "velmas_diner"),
        ("lodge_members_watch_the_night", "french_hill", "the_witch_house"),
        ("merchants_march_on_crime", "merchant_district", "river_docks"),
        ("police_step_up_patrols_in_northside", "northside", "newspaper"),
        ("private_security_hired_in_uptown", "uptown", "woods"),
        ("rivertown_residents_take_back_streets", "rivertown", "graveyard"),
        ("vigilante_guards_the_night", "downtown", "bank_of_arkham"),
    ],
)
def test_a_neighborhood_is_rid_of_its_monsters(card: str, street: str, location: str) -> None:
    elsewhere = "downtown" if street != "downtown" else "uptown"
    g = headline(card).spawn("cultist", at=street).spawn("ghoul", at=location).spawn("gug", at=elsewhere)
    assert g.spawn("byakhee", at="sky").state.monsters == {"gug": elsewhere, "byakhee": "sky"}


@pytest.mark.parametrize(
    ("card", "kinds", "outskirts"),
    [
        ("bizarre_dreams_plague_citizens", ("gug", "nightgaunt"), False),
        ("goat_like_creature_spotted_in_woods", ("dark_young",), False),
        ("scientist_warns_of_dimensional_rift", ("dimensional_shambler", "hound_of_tindalos"), True),
        ("strange_tremors_cease", ("chthonian", "dhole"), False),
    ],
)
def test_some_monsters_leave_and_terror_rises(card: str, kinds: tuple[str, ...], outskirts: bool) -> None:
    g = headline(card).spawn("cultist", at="woods")
    for kind in kinds:
        g.spawn(kind, at="woods")
    assert (g.state.monsters, g.state.terror) == ({"cultist": "woods"}, 1)
    g = headline(card).spawn("cultist", at="woods")
    assert (g.state.monsters, g.state.terror) == ({"cultist": "woods"}, 0), "there was none"
    g = headline(card).spawn(kinds[0], at="outskirts")
    assert (not g.state.monsters) == outskirts, "the Outskirts are not in Arkham"


def test_all_quiet_in_arkham() -> None:
    g = headline("all_quiet_in_arkham", others=(JOE,)).place(JOE, at="abyss_1").rig(dice=[5, 1])
    g.choose("yes")
    assert (g[PETE].fate, g.decision.seat) == ("blessed", 1), "whoever is in an Other World may, too"
    assert g.choose("no")[JOE].fate == ""


def test_big_storm_sweeps_arkham() -> None:
    g = headline("big_storm_sweeps_arkham").spawn("byakhee", at="sky").spawn("gug", at="outskirts")
    assert g.spawn("cultist", at="downtown").state.monsters == {"cultist": "downtown"}


def test_blue_flu() -> None:
    g = headline("blue_flu").place(PETE, at="jail_cell").set("ashcan_pete.delayed", True).set("ashcan_pete.skips", 2)
    assert (g[PETE].at, g[PETE].delayed, g[PETE].skips) == ("police_station", False, 0)
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place("blue_flu", at="play")
    g.place("curfew_enforced", at="play").place(PETE, at="downtown").stop("encounter").rig(dice=[1] * 5)
    assert not g.happened(Arrested)
    assert g[PETE].at == "downtown"


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("city_gripped_by_blackouts", {"general_store", "curiositie_shoppe", "ye_olde_magick_shoppe"}),
        ("strange_lights_on_campus", {"library", "administration_building", "science_building"}),
        ("temperance_fever_sweeps_city", {"hibbs_roadhouse"}),
    ],
)
def test_locations_are_closed_until_the_end_of_the_next_turn(card: str, places: set[str]) -> None:
    place = min(places)
    g = headline(card).place(PETE, at=place).spawn("cultist", at=place)
    assert set(g.state.shut) == places
    assert g[PETE].at == g["cultist"] != place, "everybody is put out"
    assert set(g.choose("go_on").state.shut) == places, "in the next turn, too"


@pytest.mark.parametrize("card", [row[0] for row in PRINTED if MYTHOS[row[0]].lasts])
def test_headlines_that_stay_leave_at_the_end_of_the_next_turn(card: str) -> None:
    g = headline(card)
    assert card in g.state.headlines
    g.begin(step="turn_end").stop("upkeep")
    assert (g.state.turn, card in g.state.headlines) == (2, True)
    g.begin(step="turn_end").stop("upkeep")
    assert (g.state.turn, g.state.headlines, g.state.shut, g.state.mythos_deck[0]) == (3, {}, {}, card)


def test_family_found_butchered() -> None:
    assert headline("family_found_butchered").state.terror == 1


def test_feds_raid_arkham() -> None:
    g = (
        headline("feds_raid_arkham")
        .spawn("cultist", at="downtown")
        .spawn("ghoul", at="woods")
        .spawn("gug", at="uptown")
    )
    assert g.state.monsters == {"ghoul": "woods"}


def test_manhunt_in_arkham() -> None:
    g = headline("manhunt_in_arkham").spawn("cultist", at="downtown").spawn("ghoul", at="woods")
    assert g.spawn("gug", at="library").state.monsters == {"cultist": "downtown"}


def test_fourth_of_july_parade() -> None:
    def may_walk(at: str) -> list[str]:
        g = scenario("arkham_horror", seats=[JOE], ancient_one="azathoth").place("fourth_of_july_parade", at="play")
        return [option for option in g.place(JOE, at=at).options if option.startswith("walk")]

    assert may_walk("merchant_district") == [], "nobody leaves"
    assert "walk:merchant_district" not in may_walk("northside"), "nobody enters"
    assert "walk:downtown" in may_walk("northside")
    assert "walk:river_docks" not in may_walk("northside"), "there is no way through"


@pytest.mark.parametrize(("dice", "fate"), [([5, 1], ""), ([1, 1], "cursed")])
def test_ill_wind_grips_arkham(dice: list[int], fate: str) -> None:
    g = headline("ill_wind_grips_arkham", others=(JOE,)).place(PETE, at="abyss_1").rig(dice=dice)
    assert (g[PETE].fate, g[JOE].fate) == (fate, ""), "the first player alone, wherever that is"


def test_miskatonic_arctic_expedition_returns() -> None:
    g = headline("miskatonic_arctic_expedition_returns", others=(JOE,)).give(PETE, "elder_thing", "gug")
    g.give(JOE, "elder_thing#2")
    assert g.state.monsters == {"elder_thing": "river_docks", "elder_thing#2": "river_docks"}
    assert (g[PETE].monster_trophies, g[JOE].monster_trophies) == (["gug"], [])


def test_a_trophy_that_returns_to_town_serves_nobody_any_more() -> None:
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[PETE], ancient_one="yig").give(PETE, "serpent_people")
    effect = trophies_return("serpent_people", "river_docks")
    table = staged(GAME.rules, g.state, lambda state: effect.run(state, state.present()[0]))
    assert table.state.monsters["serpent_people"] == "river_docks"
    assert answers(table.state, CHECK_ROLLED) == []


def test_temperance_fever_spares_other_worlds() -> None:
    g = headline("temperance_fever_sweeps_city").give(PETE, "whiskey").place(PETE, at="abyss_1")
    assert (g[PETE].cards, g.happened(CheckMade), g.happened(Arrested)) == (["whiskey"], [], [])


def test_missing_people_return() -> None:
    g = headline("missing_people_return").place(PETE, at="lost_in_time_and_space").choose("appear:woods")
    assert (g[PETE].at, g[PETE].delayed) == ("woods", False)
    assert g.happened(FoundAgain)


def test_strange_power_flux_plagues_city() -> None:
    g = headline("strange_power_flux_plagues_city", others=(JOE,)).place("gate_abyss", at="woods")
    g.place(PETE, at="abyss_1").place(JOE, at="abyss_2").choose("yes").choose("no")
    assert (g[PETE].at, g[PETE].explored, g[JOE].at) == ("woods", True, "abyss_2")


def test_temperance_fever_sweeps_city() -> None:
    g = headline("temperance_fever_sweeps_city", others=(JOE,)).give(PETE, "whiskey").give(JOE, "whiskey#2")
    g.place(JOE, at="abyss_1").rig(dice=[1] * 5)
    assert (g[PETE].at, g[PETE].cards) == ("jail_cell", [])
    assert g[JOE].cards == ["whiskey#2"], "nobody is arrested in an Other World"
    g = headline("temperance_fever_sweeps_city").give(PETE, "whiskey").rig(dice=[5, 1, 1, 1, 1])
    assert (g[PETE].cards, g.happened(Arrested)) == (["whiskey"], [])


# --- environments


def under(card: str, who: str = PETE, *, others: tuple[str, ...] = (), ancient_one: str = "azathoth") -> Scenario:
    """The movement of an investigator while an environment is in play; the game stops before the encounters."""
    g = scenario("arkham_horror", seats=[who, *others], ancient_one=ancient_one).place(card, at="play")
    return g.stop("encounter")


@pytest.mark.parametrize(
    ("card", "skill", "more"),
    [
        ("an_evil_fog", "will", -1),
        ("an_evil_fog", "sneak", 1),
        ("blackest_night", "luck", -1),
        ("blackest_night", "sneak", 1),
        ("heat_wave", "fight", -1),
        ("heat_wave", "lore", 1),
        ("raining_cats_and_dogs", "speed", -1),
        ("raining_cats_and_dogs", "sneak", 1),
        ("sunny_and_clear", "sneak", -1),
        ("sunny_and_clear", "will", 1),
    ],
)
def test_checks_in_arkham_are_easier_or_harder(card: str, skill: str, more: int) -> None:
    from miskatonic.games.arkham_horror.rules.skill_checks import number_of_dice
    from miskatonic.games.arkham_horror.rules.skill_checks import skill as value
    from miskatonic.games.arkham_horror.state import Check

    g = under(card, "amanda_sharpe")
    you, state = g["amanda_sharpe"], g.state
    made = Check(0, skill)  # type: ignore[arg-type]
    usual = value(state, you, skill)  # type: ignore[arg-type]
    assert number_of_dice(state, you, made) == usual + more
    you.at = "abyss_1"
    assert number_of_dice(state, you, made) == usual, "not in Other Worlds"


@pytest.mark.parametrize(
    ("card", "kinds", "more"),
    [
        ("alien_technology", ("mi_go",), 2),
        ("heat_wave", ("fire_vampire",), 1),
        ("rlyeh_rising", ("star_spawn", "maniac"), 1),
        ("the_chill_of_the_grave", ("ghost", "vampire", "zombie"), 1),
        ("the_festival", ("cultist", "byakhee"), 1),
        ("the_great_ritual", ("cultist", "witch", "warlock", "high_priest"), 2),
        ("things_of_darkness", ("ghoul", "formless_spawn", "shoggoth", "flying_polyp"), 1),
    ],
)
def test_some_monsters_are_tougher(card: str, kinds: tuple[str, ...], more: int) -> None:
    from miskatonic.games.arkham_horror.components import MONSTER_CARDS

    g = under(card, ancient_one="yig")
    for kind in (*kinds, "dhole"):
        usual = MONSTER_CARDS[kind].toughness
        assert monsters.toughness(g.state, kind) == usual + (more if kind != "dhole" else 0)


@pytest.mark.parametrize(
    ("card", "what", "place", "healer"),
    [
        ("a_strange_plague", "stamina", "st_marys_hospital", "vincent_lee"),
        ("dreams_of_a_sunken_city", "sanity", "arkham_asylum", "carolyn_fern"),
    ],
)
def test_nobody_is_healed_but_by_paid_care_and_by_one_healer(card: str, what: str, place: str, healer: str) -> None:
    def offered(missing: int) -> Scenario:
        g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="azathoth").place(card, at="play")
        g.place("amanda_sharpe", at=place).give("amanda_sharpe", "$5").set(f"amanda_sharpe.{what}", 5 - missing)
        return g.begin(step="encounter").stop("other_world")

    assert offered(3).options == ["encounter", "service:cure"], "free care would do nothing"
    assert getattr(offered(3).choose("service:cure")["amanda_sharpe"], what) == 5
    assert getattr(offered(1).choose("service:cure")["amanda_sharpe"], what) == 5, "even if only a point is missing"
    g = scenario("arkham_horror", seats=[healer], ancient_one="azathoth").place(card, at="play")
    g.set(f"{healer}.{what}", 2).begin(phase="upkeep").choose(f"use:{healer}")
    assert getattr(g[healer], what) == 3
    g = (
        scenario("arkham_horror", seats=[PETE], ancient_one="azathoth")
        .place(card, at="play")
        .give(PETE, "healing_stone")
    )
    assert "use:healing_stone" not in g.set(f"ashcan_pete.{what}", 2).begin(phase="upkeep").options


def test_with_alien_technology_a_mi_go_leaves_two_unique_items() -> None:
    g = facing("mi_go", cards=("tommy_gun",)).place("alien_technology", at="play")
    g.stack("unique", ["enchanted_blade", "holy_water"]).rig(dice=[5, 1, 1, 1]).choose("fight:mi_go")
    g.rig(dice=[5] * 8).choose("fight:mi_go").choose("top").choose("top")
    assert sorted(g[PETE].cards) == ["enchanted_blade", "holy_water", "tommy_gun"]


def test_in_an_evil_fog_fliers_stay() -> None:
    g = moving("campus_security_increased").place("an_evil_fog", at="play").spawn("byakhee", at="northside")
    assert g["byakhee"] == "northside"


@pytest.mark.parametrize(
    ("card", "street", "what"), [("blood_magic", "rivertown", "stamina"), ("the_man_in_black", "french_hill", "sanity")]
)
def test_a_price_in_blood(card: str, street: str, what: str) -> None:
    def paid(*dice: int) -> Scenario:
        g = under(card, others=(JOE,)).place(PETE, at=street).set(f"ashcan_pete.{what}", 3)
        g.stack("spell", ["wither"]).rig(dice=list(dice)).choose("yes")
        return g.choose("top") if "top" in g.options else g

    g = paid(5, 1, 5)
    assert getattr(g[PETE], what) == 2
    assert (g[PETE].clues, g[PETE].cards) == ((3, []) if what == "stamina" else (1, ["wither"]))
    assert [event.who for event in paid(1, 1, 1).happened(Devoured)] == [PETE]
    assert under(card).place(PETE, at=street).choose("no")[PETE].clues == 0


def test_curfew_enforced() -> None:
    g = under("curfew_enforced").place(PETE, at="downtown").rig(dice=[1] * 5)
    assert g[PETE].at == "jail_cell"
    g = under("curfew_enforced").place(PETE, at="downtown").rig(dice=[5, 1, 1, 1, 1])
    assert g[PETE].at == "downtown"
    assert under("curfew_enforced").place(PETE, at="woods").happened(CheckMade) == []


@pytest.mark.parametrize(("dice", "sanity"), [([5, 1, 1, 1], 4), ([1, 1, 1, 1], 3)])
def test_darkes_carnival_arrives(dice: list[int], sanity: int) -> None:
    g = under("darkes_carnival_arrives").place(PETE, at="northside").rig(dice=dice)
    if "accept" in g.options:
        g.choose("accept")
    assert (g[PETE].clues, g[PETE].sanity) == (1, sanity)


@pytest.mark.parametrize(("dice", "clues"), [([5, 1], 1), ([1, 1], 0)])
def test_egyptian_exhibit_visits_miskatonic_u(dice: list[int], clues: int) -> None:
    g = under("egyptian_exhibit_visits_miskatonic_u").place(PETE, at="miskatonic_university")
    g.set("ashcan_pete.sliders", [0, 0, 3]).rig(dice=dice).choose("yes")
    assert g[PETE].clues == clues


def test_estate_sale() -> None:
    g = under("estate_sale", "amanda_sharpe").place("amanda_sharpe", at="uptown").give("amanda_sharpe", "$10")
    g.stack("unique", ["holy_water", "enchanted_knife"]).choose("stop").choose("yes")
    while "go_on" not in g.options:
        g.choose(next(option for option in g.options if option.startswith("buy")) if g.decision.most == 1 else "buy")
    assert sorted(g["amanda_sharpe"].cards) == ["enchanted_knife", "holy_water"]
    assert g["amanda_sharpe"].money == 1


def test_happy_days_are_here_again() -> None:
    assert headline("family_found_butchered").place("happy_days_are_here_again", at="play").state.terror == 0


@pytest.mark.parametrize("card", ["icy_conditions", "raining_cats_and_dogs"])
def test_everybody_is_slower(card: str) -> None:
    assert under(card, JOE).set("joe_diamond.sliders", [1, 0, 0]).choose("walk:easttown")[JOE].points == 2, "Speed 4"


def test_in_icy_conditions_fast_monsters_take_one_step() -> None:
    g = moving("alien_technology").place("icy_conditions", at="play").spawn("dimensional_shambler", at="woods")
    assert g["dimensional_shambler"] == "uptown"


def closing(card: str, world: str = "another_dimension") -> Scenario:
    """Pete, Fight 5, with five clues and an Elder Sign, may close a gate."""
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one="azathoth").place(PETE, at="woods")
    g.place(JOE, at="downtown").place(f"gate_{world}", at="woods").place(card, at="play")
    g.give(PETE, "explored", "elder_sign", *["clue"] * 5).set("ashcan_pete.sliders", [0, 3, 0])
    return g.begin(step="encounter").stop("other_world")


def test_no_one_can_help_you_now() -> None:
    g = closing("no_one_can_help_you_now")
    assert "elder_sign:elder_sign" not in g.options, "it would seal the gate"
    g.rig(dice=[5, 1, 1, 1, 1]).choose("close").choose("close:fight")
    assert (g.state.gates, g.state.seals, g.options) == ({}, [], ["go_on"])


def test_nodens_favor() -> None:
    g = closing("nodens_favor").rig(dice=[5, 1, 1, 1, 1]).choose("close").choose("close:fight").choose("seal")
    assert (g.state.seals, g[PETE].clues) == (["woods"], 2)


def test_rlyeh_rising() -> None:
    g = closing("rlyeh_rising", "rlyeh").rig(dice=[5, 1]).choose("close").choose("close:fight").choose("accept")
    assert (list(g.state.gates), g.happened(CheckMade)[0].difficulty) == (["woods"], 2)
    g = closing("rlyeh_rising").rig(dice=[5, 1, 1, 1, 1]).choose("close").choose("close:fight").choose("leave")
    assert g.state.gates == {}
    assert gates.CLUES_TO_SEAL == 5


def test_planetary_alignment() -> None:
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="azathoth").give("harvey_walters", "heal")
    g.place("planetary_alignment", at="play").set("harvey_walters.stamina", 1).begin(phase="upkeep")
    assert g.rig(dice=[5, 1, 1, 1]).choose("use:heal")["harvey_walters"].sanity == 7


def test_solar_eclipse() -> None:
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="azathoth").give("harvey_walters", "heal")
    g.place("solar_eclipse", at="play").set("harvey_walters.stamina", 1).begin(phase="upkeep")
    assert "use:heal" not in g.options


@pytest.mark.parametrize(
    ("card", "kind", "ancient_one"),
    [
        ("raining_cats_and_dogs", "fire_vampire", "azathoth"),
        ("sunny_and_clear", "haunter_of_the_dark", "nyarlathotep"),
    ],
)
def test_a_kind_of_monster_leaves_and_does_not_enter_play(card: str, kind: str, ancient_one: str) -> None:
    g = headline(card, ancient_one=ancient_one).spawn(kind, at="sky").spawn("cultist", at="woods")
    assert g.state.monsters == {"cultist": "woods"}
    g = drawn("family_found_butchered", ancient_one=ancient_one, stop="mythos_clue").place(card, at="play")
    g.rig(monsters=[kind, "gug"])
    assert g.state.monsters == {"gug": "graveyard"}
    assert kind in g.state.cup


# --- rumors


def rumor(card: str, at: str, *things: str, others: tuple[str, ...] = (JOE,)) -> Scenario:
    """A rumor is in play, and Pete is about to have an encounter."""
    g = scenario("arkham_horror", seats=[PETE, *others], ancient_one="azathoth").place(card, at="play")
    for who in others:
        g.place(who, at="northside")
    return g.place(PETE, at=at).give(PETE, *things).begin(step="encounter").stop("other_world")


def goes_on(card: str, ancient_one: str = "azathoth") -> Scenario:
    """The Mythos phase ends while a rumor is in play."""
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one=ancient_one).place(card, at="play")
    return g.begin(step="turn_end").stop("upkeep")


def over(g: Scenario) -> list[bool]:
    """Whether the rumor was passed; nothing if it is not over."""
    return [event.passed for event in g.happened(RumorEnded)]


@pytest.mark.parametrize("card", [row[0] for row in PRINTED if row[1] == "rumor"])
def test_a_rumor_does_nothing_in_the_turn_in_which_it_spreads(card: str) -> None:
    g = headline(card, others=(JOE,)).stop("upkeep")
    assert (g.state.rumor, g.state.rumor_tokens) == (card, 6 if card == "good_work_undone" else 0)
    assert (g.state.terror, g.state.doom, len(g.state.decks["ally"])) == (0, 0, 11)
    assert len(g.state.rumor_monsters) == (5 if card == "the_terrible_experiment" else 0)


@pytest.mark.parametrize(("face", "terror"), [(1, 1), (2, 1), (3, 0)])
def test_disturbing_the_dead_goes_on(face: int, terror: int) -> None:
    assert goes_on("disturbing_the_dead").rig(dice=[face]).state.terror == terror


def test_disturbing_the_dead_is_passed() -> None:
    g = rumor("disturbing_the_dead", "rivertown", "gate_abyss", "gate_rlyeh").stack("spell", ["wither", "heal"])
    g.choose("use:disturbing_the_dead").choose("top")
    assert (over(g), g[PETE].gate_trophies, g[PETE].cards, g[JOE].cards) == ([True], [], ["wither"], ["heal"])
    assert "disturbing_the_dead" in g.state.removed


def test_disturbing_the_dead_fails() -> None:
    g = goes_on("disturbing_the_dead").set("terror", 9).rig(dice=[1])
    assert (over(g), g[PETE].fate, g[JOE].fate) == ([False], "cursed", "cursed")


@pytest.mark.parametrize(("dice", "tokens"), [([1, 2], 8), ([2, 3], 7), ([5, 6], 6)])
def test_good_work_undone_goes_on(dice: list[int], tokens: int) -> None:
    assert goes_on("good_work_undone").rig(dice=dice).state.rumor_tokens == tokens


def test_good_work_undone_is_passed() -> None:
    g = rumor("good_work_undone", "easttown", *["clue"] * 6).stack("unique", ["holy_water", "enchanted_blade"])
    g.choose("use:good_work_undone").choose("clues:6").choose("top")
    assert (over(g), g[PETE].clues, g[PETE].cards, g[JOE].cards) == ([True], 0, ["holy_water"], ["enchanted_blade"])


def test_good_work_undone_can_be_worked_on() -> None:
    g = rumor("good_work_undone", "easttown", "clue", "clue").choose("use:good_work_undone").choose("clues:1")
    assert (over(g), g[PETE].clues, g.state.rumor_tokens) == ([], 1, 5)


def test_good_work_undone_fails() -> None:
    g = goes_on("good_work_undone").set("rumor_tokens", 9).place("seal", at="woods").rig(dice=[1, 5])
    assert (over(g), g.state.seals, len(g.happened(SealBroken))) == ([False], [], 1)


@pytest.mark.parametrize("others", [(JOE,), (JOE, "amanda_sharpe", "bob_jenkins", "carolyn_fern")])
def test_the_great_ritual_is_passed(others: tuple[str, ...]) -> None:
    spells = ["wither", "heal", "find_gate", "shrivelling"][: 4 if len(others) == 4 else 3]
    assert rumor("the_great_ritual", "french_hill", *spells[1:], others=others).options == ["go_on"]
    g = rumor("the_great_ritual", "french_hill", *spells, others=others).choose("use:the_great_ritual")
    assert (over(g), g[PETE].cards, g[PETE].clues, g[JOE].clues) == ([True], [], 2, 2)


def test_the_great_ritual_fails() -> None:
    g = goes_on("the_great_ritual").set("rumor_tokens", 4).stop("upkeep")
    assert over(g) == [False]
    g.stack("mythos", ["family_found_butchered", "ill_wind_grips_arkham"]).begin(phase="mythos").stop("turn_end")
    assert [event.card for event in g.happened(MythosDrawn)] == ["family_found_butchered", "ill_wind_grips_arkham"]
    assert len(g.happened(GateOpened)) == 1, "of the first card alone"
    assert len(g.happened(MonstersMove)) == 2


def test_the_southside_strangler_strikes_goes_on() -> None:
    g = goes_on("the_southside_strangler_strikes").rig(allies=["duke"])
    assert ("duke" in g.state.removed, len(g.state.decks["ally"])) == (True, 10)
    assert [event.card for event in g.happened(AllyLeftTown)] == ["duke"]


def test_the_southside_strangler_strikes_is_passed() -> None:
    g = rumor("the_southside_strangler_strikes", "southside", *["clue"] * 5).choose("use:the_southside")
    assert (over(g), g[PETE].clues, g[PETE].money, g[JOE].money) == ([True], 0, 5, 5)


def test_the_southside_strangler_strikes_fails() -> None:
    g = (
        goes_on("the_southside_strangler_strikes")
        .place("ally", at="box")
        .choose("lower:sanity")
        .choose("lower:stamina")
    )
    assert (over(g), g[PETE].sanity, g[JOE].stamina) == ([False], 3, 5)


@pytest.mark.parametrize(("face", "doom"), [(2, 1), (3, 0)])
def test_the_stars_are_right_goes_on(face: int, doom: int) -> None:
    assert goes_on("the_stars_are_right").rig(dice=[face]).state.doom == doom


def test_the_stars_are_right_is_passed() -> None:
    g = rumor("the_stars_are_right", "downtown", "duke").set("ashcan_pete.sanity", 2)
    g.stack("common", ["knife", "axe", "food", "rifle"]).choose("use:the_stars").choose("top").choose("top")
    assert (over(g), g[PETE].cards, g[JOE].cards) == ([True], ["knife", "axe"], ["food", "rifle"])
    assert g[PETE].sanity == 2, "Duke does nothing for who gives him up"


def test_the_stars_are_right_fails() -> None:
    g = goes_on("the_stars_are_right", "yig").set("doom", 9).stop("battle_upkeep").rig(dice=[1])
    assert (over(g), g.state.awake, "the_stars_are_right" in g.state.removed) == ([False], True, True)


def test_the_terrible_experiment_goes_on() -> None:
    g = goes_on("the_terrible_experiment").rig(monsters=["gug"])
    assert (len(g.state.rumor_monsters), g.state.rumor_monsters[-1]) == (6, "gug")


def test_the_terrible_experiment_is_passed() -> None:
    g = rumor("the_terrible_experiment", "miskatonic_university").set("rumor_monsters", []).unchecked()
    g.stack("skill", ["luck", "will"]).spawn("cultist", at="sky").set("monsters", {}).set(
        "rumor_monsters", ["cultist"]
    ).choose("use:the_terrible").rig(dice=[5, 1, 1])
    g.choose("fight:cultist")
    assert (over(g), g[PETE].monster_trophies, g[PETE].cards, g[JOE].cards) == ([True], ["cultist"], ["luck"], ["will"])


def test_the_terrible_experiment_fails() -> None:
    g = goes_on("the_terrible_experiment")
    for _ in range(2):
        assert over(g) == []
        g.begin(step="turn_end").stop("upkeep")
    assert (over(g), g.state.terror) == ([False], 10)
    assert list(g.state.monsters.values()) == ["miskatonic_university"] * 8


@pytest.mark.parametrize(
    "card", [card.slug for card in edition_of("arkham_horror", ("kingsport",))[MYTHOS] if card.kind == "rumor"]
)
def test_a_rumor_says_in_both_languages_when_it_comes_true(card: str) -> None:
    en, fr = (" ".join(describe(card, lang).lines).lower() for lang in LANGUAGES)
    assert "comes true" in en
    assert "se réalise" in fr
