"""Every common and unique item, by what it does."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn, facing, headline

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.events.people import CheckMade, DiceRerolled
from miskatonic.games.arkham_horror.events.town import CombatBegan, OtherWorldEncounter
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.testing import Scenario, scenario

JOE = "joe_diamond"
AMANDA = "amanda_sharpe"

WEAPONS = [
    # weapon, price, hands, bonus, kind, copies
    ("18_derringer", 3, 1, 2, "physical", 2),
    ("38_revolver", 4, 1, 3, "physical", 2),
    ("45_automatic", 5, 1, 4, "physical", 2),
    ("axe", 3, 1, 3, "physical", 2),
    ("bullwhip", 2, 1, 1, "physical", 2),
    ("cavalry_saber", 3, 1, 2, "physical", 2),
    ("dynamite", 4, 2, 8, "physical", 2),
    ("knife", 2, 1, 1, "physical", 2),
    ("rifle", 6, 2, 5, "physical", 2),
    ("shotgun", 6, 2, 4, "physical", 2),
    ("tommy_gun", 7, 2, 6, "physical", 2),
    ("enchanted_blade", 6, 1, 4, "magical", 2),
    ("enchanted_knife", 5, 1, 3, "magical", 2),
    ("holy_water", 4, 2, 6, "magical", 4),
    ("lamp_of_alhazred", 7, 2, 5, "magical", 1),
    ("powder_of_ibn_ghazi", 6, 2, 9, "magical", 2),
    ("sword_of_glory", 8, 2, 6, "magical", 1),
]


def fight(weapon: str, monster: str = "cultist", sliders: tuple[int, int, int] = (0, 3, 0)) -> Scenario:
    """Pete, Fight 5, fights with a weapon in hand and is about to roll; the horror check is over."""
    g = facing(monster, cards=(weapon,), sliders=sliders).choose(f"fight:{monster}")
    if weapon not in g[PETE].hands and f"hold:{weapon}" in g.options:
        g.choose(f"hold:{weapon}")
    return g


@pytest.mark.parametrize(("weapon", "price", "hands", "bonus", "kind", "copies"), WEAPONS, ids=[w[0] for w in WEAPONS])
def test_a_weapon_adds_its_bonus(weapon: str, price: int, hands: int, bonus: int, kind: str, copies: int) -> None:
    card = CARDS[weapon]
    assert (card.price, card.hands, card.weapon, card.copies) == (price, hands, kind, copies)
    g = fight(weapon).rig(dice=[5] + [1] * (5 + bonus)).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 5 + 1 + bonus
    immune = "ghost" if kind == "physical" else "high_priest"
    g = fight(weapon, immune).choose(f"fight:{immune}")
    made = next(made for made in g.happened(CheckMade) if made.kind == "combat")
    assert made.modifier == (-3 if kind == "physical" else -2), "nothing against immunity"


@pytest.mark.parametrize("weapon", ["dynamite", "holy_water", "powder_of_ibn_ghazi"])
def test_some_weapons_are_good_for_one_check(weapon: str) -> None:
    g = fight(weapon)
    assert weapon in g[PETE].hands
    g.rig(dice=[1] * (6 + CARDS[weapon].combat)).choose("fight:cultist")
    assert g[PETE].cards == []
    assert g[PETE].sanity == (3 if weapon == "powder_of_ibn_ghazi" else 4)


def test_a_derringer_cannot_be_lost() -> None:
    g = facing("elder_thing", cards=("18_derringer",), sliders=(0, 3, 0)).choose("fight:elder_thing")
    assert g.rig(dice=[1] * 7).choose("fight:elder_thing")[PETE].cards == ["18_derringer"]


def test_an_axe_is_better_alone() -> None:
    g = facing("cultist", cards=("axe", "knife"), sliders=(0, 3, 0)).choose("fight:cultist")
    assert g[PETE].hands == ["axe"]
    g.choose("hold:knife").rig(dice=[5] + [1] * 8).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 5 + 1 + 2 + 1


def test_a_bullwhip_rolls_one_die_again_even_if_it_is_not_in_hand() -> None:
    g = facing("cultist", cards=("bullwhip", "tommy_gun")).choose("fight:cultist").rig(dice=[1] * 9).choose("fight:cul")
    assert g[PETE].hands == ["tommy_gun"]
    g.rig(dice=[5]).choose("use:bullwhip")
    assert g[PETE].monster_trophies == ["cultist"]
    assert (g[PETE].exhausted, len(g.happened(DiceRerolled)[0].faces)) == (["bullwhip"], 1)


def test_a_cross_helps_against_the_undead_and_against_horror() -> None:
    g = facing("zombie", cards=("cross",)).rig(dice=[5, 1, 1, 1, 1]).choose("fight:zombie")
    assert len(g.happened(CheckMade)[0].faces) == 5, "Will 5 - 1 + 1"
    g.rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    assert len(g.happened(CheckMade)[1].faces) == 4, "Fight 2 - 1 + 3"
    g = facing("cultist", cards=("cross",)).choose("fight:cultist").rig(dice=[5, 1, 1]).choose("fight:cultist")
    assert len(g.happened(CheckMade)[0].faces) == 3, "Fight 2 + 1"


@pytest.mark.parametrize(("card", "more"), [("dark_cloak", 1), ("pallid_mask", 2)])
def test_cloaks_and_masks_help_to_evade(card: str, more: int) -> None:
    g = facing("cultist", cards=(card,)).rig(dice=[5] * (3 + more)).choose("evade:cultist")
    assert len(g.happened(CheckMade)[0].faces) == 3 + more


def test_a_shotgun_counts_sixes_twice() -> None:
    g = fight("shotgun", "gug").rig(dice=[6, 5] + [1] * 5).choose("fight:gug")
    assert (g.happened(CheckMade)[-1].won, g[PETE].monster_trophies) == (3, ["gug"])


# --- against losses


def test_food_takes_a_point_of_a_stamina_loss() -> None:
    g = facing("witch", cards=("food",)).rig(dice=[1] * 5).choose("evade:witch").choose("use:food")
    assert (g[PETE].stamina, g[PETE].cards) == (5, [])
    g = facing("witch", cards=("food",)).rig(dice=[1] * 5).choose("evade:witch").choose("pass")
    assert (g[PETE].stamina, g[PETE].cards) == (4, ["food"])


def test_whiskey_takes_a_point_of_a_sanity_loss() -> None:
    g = facing("star_spawn", cards=("whiskey",), sliders=(0, 3, 0)).choose("fight:star_spawn").choose("use:whiskey")
    assert (g[PETE].sanity, g[PETE].cards) == (3, [])


def test_enchanted_jewelry_takes_a_point_three_times() -> None:
    g = facing("cultist", cards=("enchanted_jewelry",))
    for tokens in (1, 2):
        g.rig(dice=[1] * 3).choose("evade:cultist" if tokens == 1 else "fight:cultist").choose("use:enchanted_jewelry")
        assert (g[PETE].stamina, g[PETE].tokens) == (6, {"enchanted_jewelry": tokens})
    g.rig(dice=[1] * 3).choose("fight:cultist").choose("use:enchanted_jewelry")
    assert (g[PETE].stamina, g[PETE].cards) == (6, [])


def test_enchanted_jewelry_takes_several_points_of_one_loss() -> None:
    g = facing("star_spawn", cards=("enchanted_jewelry",), sliders=(0, 3, 0)).choose("fight:star_spawn")
    g.rig(dice=[1, 1]).play("fight:star_spawn", "use:enchanted_jewelry", "use:enchanted_jewelry", "pass")
    assert (g[PETE].stamina, g[PETE].tokens) == (5, {"enchanted_jewelry": 2})


@pytest.mark.parametrize("what", ["sanity", "stamina"])
def test_an_obsidian_statue_cancels_a_whole_loss(what: str) -> None:
    g = facing("star_spawn", cards=("obsidian_statue",), sliders=(0, 3, 0)).choose("fight:star_spawn")
    if what == "stamina":
        g.choose("pass").rig(dice=[1, 1]).choose("fight:star_spawn")
    g.choose("use:obsidian_statue")
    assert (g[PETE].sanity, g[PETE].stamina) == (4 if what == "sanity" else 2, 6)
    assert g[PETE].cards == []


def test_a_warding_statue_takes_the_damage_after_a_failed_combat_check() -> None:
    g = facing("star_spawn", cards=("warding_statue",), sliders=(0, 3, 0)).choose("fight:star_spawn")
    g.rig(dice=[1, 1]).choose("fight:star_spawn").choose("use:warding_statue")
    assert (g[PETE].stamina, g[PETE].cards) == (6, [])


def test_it_does_not_after_a_failed_evade_check() -> None:
    g = facing("cultist", cards=("warding_statue",)).rig(dice=[1] * 3).choose("evade:cultist")
    assert (g[PETE].stamina, g[PETE].cards) == (5, ["warding_statue"])


def test_a_warding_statue_cancels_the_attack_of_the_ancient_one_on_all() -> None:
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one="yig").give(PETE, "warding_statue").awaken()
    g.begin(step="battle_defense").stop("battle_upkeep").choose("use:warding_statue")
    assert (g.happened(CheckMade), g[JOE].stamina, g[PETE].cards) == ([], 6, [])


# --- in checks


def test_a_lantern_adds_to_luck() -> None:
    g = scenario("arkham_horror", seats=[PETE]).give(PETE, "lantern").begin(phase="upkeep")
    assert skill(g.state, g[PETE], "luck") == 4


def test_a_lucky_cigarette_case_rolls_all_dice_again() -> None:
    g = headline("ill_wind_grips_arkham").give(PETE, "lucky_cigarette_case").rig(dice=[1, 1])
    g.rig(dice=[5, 1]).choose("use:lucky_cigarette_case")
    assert (g[PETE].fate, g[PETE].cards) == ("", [])


def test_research_materials_are_worth_a_clue() -> None:
    g = headline("ill_wind_grips_arkham").give(PETE, "research_materials").rig(dice=[1, 1])
    g.rig(dice=[5]).choose("use:research_materials")
    assert (g[PETE].fate, g[PETE].cards) == ("", [])


def test_the_blue_watcher_passes_a_combat_check() -> None:
    g = facing("gug", cards=("blue_watcher_of_the_pyramid",)).rig(dice=[5, 1, 1, 1]).choose("fight:gug")
    g.choose("go_on").choose("use:blue_watcher").choose("fight:gug")
    assert (g[PETE].stamina, g[PETE].cards, g[PETE].monster_trophies) == (3, [], ["gug"]), "2 for it, and 1 for the gug"


def test_the_blue_watcher_passes_a_check_to_close_a_gate() -> None:
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one="azathoth").place(PETE, at="woods")
    g.place(JOE, at="downtown").place("gate_rlyeh", at="woods").give(PETE, "explored", "blue_watcher_of_the_pyramid")
    g.begin(step="encounter").stop("other_world").choose("use:blue_watcher").choose("close").choose("close:lore")
    assert (g.state.gates, g[PETE].stamina) == ({}, 4)


def test_a_check_that_was_bought_and_not_made_is_gone() -> None:
    g = facing("cultist", "ghoul", cards=("silver_key",)).choose("first:cultist").choose("use:silver_key")
    g.choose("fight:cultist").rig(dice=[5, 1, 1]).choose("fight:cultist")
    g.rig(dice=[5, 1, 1]).choose("evade:ghoul")
    assert [made.kind for made in g.happened(CheckMade)] == ["combat", "evade"], (
        "the key is of no use to the second one"
    )


def test_a_silver_key_passes_three_evade_checks() -> None:
    g = facing("cultist", "ghoul", "gug", cards=("silver_key",)).choose("first:cultist")
    g.choose("use:silver_key").choose("evade:cultist").choose("first:ghoul")
    g.choose("use:silver_key").choose("evade:ghoul")
    assert g[PETE].tokens == {"silver_key": 2}
    g.choose("use:silver_key").choose("evade:gug")
    assert (g[PETE].cards, g.happened(CheckMade), g.happened(CombatBegan)) == ([], [], [])


# --- in movement


@pytest.mark.parametrize(("card", "points"), [("map_of_arkham", 1), ("motorcycle", 2)])
def test_maps_and_motorcycles_give_movement_points(card: str, points: int) -> None:
    g = scenario("arkham_horror", seats=[AMANDA], ancient_one="azathoth").give(AMANDA, card).choose(f"use:{card}")
    assert (g[AMANDA].points, g[AMANDA].exhausted) == (1 + points, [card])
    g = scenario("arkham_horror", seats=[AMANDA], ancient_one="azathoth").give(AMANDA, card)
    g.place("gate_abyss", at="woods").place(AMANDA, at="abyss_1").stop("encounter")
    assert g.options == ["go_on"], "not in Other Worlds"


def test_the_ruby_gives_three_movement_points() -> None:
    g = scenario("arkham_horror", seats=[AMANDA], ancient_one="azathoth").give(AMANDA, "ruby_of_rlyeh")
    assert g.choose("walk:downtown")[AMANDA].points == 1 + 3 - 1


TOMES = [
    # book, movement points, modifier, what it gives: clues, cards, sanity; what is left of it
    ("ancient_tome", 2, -1, 0, ("wither",), 0, ()),
    ("old_journal", 1, -1, 3, (), 0, ()),
    ("book_of_dzyan", 2, -1, 0, ("wither",), 1, ("book_of_dzyan",)),
    ("cabala_of_saboth", 2, -2, 0, ("marksman",), 0, ()),
    ("cultes_des_goules", 2, -2, 1, ("wither",), 2, ()),
    ("nameless_cults", 1, -1, 0, ("wither",), 1, ()),
    ("necronomicon", 2, -2, 0, ("wither",), 2, ("necronomicon",)),
    ("the_king_in_yellow", 2, -2, 4, (), 1, ()),
]


def reading(book: str) -> Scenario:
    """Monterey Jack, Lore 4 and Speed 4, with a book."""
    g = scenario("arkham_horror", seats=["monterey_jack"], ancient_one="azathoth").give("monterey_jack", book)
    return g.set("monterey_jack.sliders", [3, 0, 3]).stack("spell", ["wither"]).stack("skill", ["marksman"])


@pytest.mark.parametrize(
    ("book", "points", "modifier", "clues", "cards", "sanity", "left"), TOMES, ids=[row[0] for row in TOMES]
)
def test_books_are_read(
    book: str, points: int, modifier: int, clues: int, cards: tuple[str, ...], sanity: int, left: tuple[str, ...]
) -> None:
    g = reading(book).rig(dice=[5] + [1] * (3 + modifier)).choose(f"use:{book}")
    jack = g["monterey_jack"]
    made = g.happened(CheckMade)[0]
    assert (made.skill, made.modifier, jack.points) == ("lore", modifier, 4 - points)
    assert (jack.clues, set(jack.cards), jack.sanity) == (clues, {*cards, *left}, 3 - sanity)
    g = reading(book).rig(dice=[1] * (4 + modifier)).choose(f"use:{book}")
    jack = g["monterey_jack"]
    assert (jack.clues, jack.cards, jack.exhausted, jack.sanity) == (0, [book], [book], 3)


def test_the_book_of_dzyan_is_used_up_after_two_readings() -> None:
    g = reading("book_of_dzyan").set("monterey_jack.tokens", {"book_of_dzyan": 1}).rig(dice=[5, 1, 1])
    assert g.choose("use:book_of_dzyan")["monterey_jack"].cards == ["wither"]


def test_the_alien_statue() -> None:
    g = reading("alien_statue").rig(dice=[5]).choose("use:alien_statue")
    assert len(g.options) == 2, "a spell or clues"
    g.choose(g.options[1])
    jack = g["monterey_jack"]
    assert (jack.clues, jack.sanity, jack.stamina, jack.points, jack.exhausted) == (3, 2, 7, 2, ["alien_statue"])
    jack = reading("alien_statue").rig(dice=[1]).choose("use:alien_statue")["monterey_jack"]
    assert (jack.clues, jack.sanity, jack.stamina) == (0, 2, 5)


def test_the_ancient_tablet() -> None:
    jack = reading("ancient_tablet").rig(dice=[5, 1]).choose("use:ancient_tablet")["monterey_jack"]
    assert (jack.cards, jack.clues, jack.points) == (["wither"], 2, 1)


# --- rare things


def test_the_dragons_eye_draws_another_location_card() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="bank_of_arkham")
    g.give(PETE, "dragons_eye").begin(step="encounter").stop("other_world").rig(encounters=["downtown_2", "downtown_4"])
    g.choose("encounter").choose("use:dragons_eye")
    assert (g[PETE].money, g[PETE].sanity) == (5, 2), "1 for the eye and 1 for the encounter"


def test_the_dragons_eye_draws_another_gate_card() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="the_dreamlands_1")
    g.give(PETE, "dragons_eye").stack("gate_cards", ["yellow_3", "yellow_2"]).begin(step="other_world").stop("mythos")
    g.choose("use:dragons_eye")
    assert g[PETE].sanity == 2


def test_the_dragons_eye_never_draws_the_location_card_that_it_replaces() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="bank_of_arkham")
    g.give(PETE, "dragons_eye").begin(step="encounter").stop("other_world").rig(encounters=["downtown_2", "downtown_2"])
    with pytest.raises(AssertionError, match="'downtown_2' cannot be drawn"):
        g.choose("encounter").choose("use:dragons_eye")


def test_the_dragons_eye_never_draws_the_gate_card_that_it_replaces() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="the_dreamlands_1")
    g.give(PETE, "dragons_eye").stack("gate_cards", ["yellow_3", "stars_are_right_gate"]).rig(
        shuffles=[["yellow_3", "yellow_2"]]
    )
    g.begin(step="other_world").stop("mythos").choose("use:dragons_eye")
    assert [event.card for event in g.happened(OtherWorldEncounter)] == ["yellow_2"]


def test_the_elder_sign() -> None:
    g = scenario("arkham_horror", seats=[PETE, JOE], ancient_one="azathoth").place(PETE, at="woods").set("doom", 3)
    g.place(JOE, at="downtown").place("gate_rlyeh", at="woods").give(PETE, "explored", "elder_sign")
    g.begin(step="encounter").stop("other_world").choose("elder_sign:")
    assert (g.state.gates, g.state.seals, g.state.doom) == ({}, ["woods"], 2)
    assert (g[PETE].sanity, g[PETE].stamina, g[PETE].gate_trophies) == (3, 5, ["gate_rlyeh"])
    assert "elder_sign" in g.state.removed


def test_the_flute_defeats_all_monsters_here() -> None:
    g = facing("cultist", "gug", cards=("flute_of_the_outer_gods",)).spawn("ghoul", at="uptown")
    g.choose("first:cultist").choose("fight:cultist").choose("use:flute")
    assert (g[PETE].monster_trophies, g.state.monsters) == (["cultist", "gug"], {"ghoul": "uptown"})
    assert (g[PETE].sanity, g[PETE].stamina, g[PETE].cards) == (1, 3, [])


@pytest.mark.parametrize("monster", ["mi_go", "warlock"])
def test_who_gives_something_for_a_passed_combat_check_is_a_trophy_of_the_flute(monster: str) -> None:
    g = facing(monster, cards=("flute_of_the_outer_gods",)).choose(f"fight:{monster}").choose("use:flute")
    assert (g[PETE].monster_trophies, g[PETE].cards, g[PETE].clues) == ([monster], [], 0)


def test_the_flute_is_of_no_use_against_an_ancient_one() -> None:
    g = (
        scenario("arkham_horror", seats=[PETE], ancient_one="yig")
        .give(PETE, "flute_of_the_outer_gods", "knife")
        .awaken()
    )
    g.give(PETE, "axe", "cavalry_saber", "blue_watcher_of_the_pyramid")
    assert not [option for option in g.options if option.startswith("use")]


def test_the_gate_box_leads_home_by_any_gate() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="abyss_2").give(PETE, "gate_box")
    g.place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard").stop("encounter")
    assert g.options == ["home:woods", "home:graveyard"]
    assert g.choose("home:graveyard")[PETE].explored


def test_the_healing_stone() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, "healing_stone")
    g.set("ashcan_pete.sanity", 1).set("ashcan_pete.stamina", 1).begin(phase="upkeep").choose("use:healing_stone")
    g.choose("heal:sanity")
    assert (g[PETE].sanity, g[PETE].stamina, "use:healing_stone" in g.options) == (2, 1, False)


@pytest.mark.parametrize("card", ["healing_stone", "flesh_ward"])
def test_some_cards_are_gone_when_the_ancient_one_awakens(card: str) -> None:
    g = drawn("family_found_butchered", ancient_one="yig", stop="battle_upkeep").set("doom", 9).give(PETE, card)
    assert card not in g[PETE].cards
