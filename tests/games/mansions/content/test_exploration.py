"""What finds do: keys, weapons, tomes, artifacts and equipment."""

import pytest
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe, person, rolled

from miskatonic.games.mansions.components import ITEMS, LOCKS, TRAUMA, slug_of
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule

BLOW = card_with(Half("humanoid", "melee", "strength+0: hit W+1 / -"))
SHOT = card_with(Half("humanoid", "ranged", "marksmanship+0: hit W / -"))


def bearing(*cards: str, at: str = "foyer.center") -> Scenario:
    """Joe Diamond carries those cards."""
    return person("joe_diamond", *cards, at=at)


# --- keys


@rule("MM-TYPE-06", "MM-LOCK-03", "MM-OBST-02")
@pytest.mark.parametrize("key", ["brass_key", "magic_phrase", "password", "silver_key"])
def test_a_key_opens_its_card_and_is_discarded(key: str) -> None:
    barrier = ITEMS[key].opens
    if barrier in LOCKS:
        g = bearing(key, at="hallway_2.right").place(barrier, at="guest_bedroom").choose("move:guest_bedroom.1")
        assert g["joe_diamond"].at == "guest_bedroom.1"
    else:
        g = bearing(key, at="kitchen.1").place("lantern", at="kitchen").place(barrier, at="kitchen").choose("explore")
        assert g["joe_diamond"].cards == ["lantern"]
    assert list(g.state.box) == [key, barrier]


@rule("MM-TYPE-06", "MM-TYPE-02", "MM-OBST-05")
def test_a_crowbar_lifts_a_manhole_cover_and_is_kept() -> None:
    g = bearing("crowbar", at="kitchen.1").place("lantern", at="kitchen").place("manhole_cover", at="kitchen")
    assert g.choose("explore")["joe_diamond"].cards == ["crowbar", "lantern"]
    assert list(g.state.box) == ["manhole_cover"]


# --- weapons


@rule("MM-TYPE-09", "MM-KEYW-05", "MM-KEYW-08", "MM-KEYW-09")
@pytest.mark.parametrize(
    ("weapon", "damage"),
    [
        ("axe", 5),
        ("crowbar", 3),
        ("knife", 3),
        ("sledgehammer", 5),
        ("torch", 3),
        ("walking_cane", 3),
        ("colt_38", 3),
        ("jenny_45_automatic", 1),
        ("joe_45_automatics", 3),
        ("tommy_gun", 3),
        ("shotgun", 5),
    ],
)
def test_a_weapon_deals_its_damage(weapon: str, damage: int) -> None:
    g = bearing(weapon).spawn("zombie", at="foyer.center").stack("humanoid", [SHOT if ITEMS[weapon].range else BLOW])
    assert g.rig(dice=[1]).choose(f"attack:zombie:{weapon}")["zombie"].damage == damage


def test_a_shotgun_deals_2_damage_less_at_a_distance() -> None:
    g = bearing("shotgun").spawn("zombie", at="foyer.left_hall").stack("humanoid", [SHOT]).rig(dice=[1])
    assert g.choose("attack:zombie:shotgun")["zombie"].damage == 3


@rule("MM-RANGE-01", "MM-RANGE-04")
@pytest.mark.parametrize("weapon", ["colt_38", "jenny_45_automatic", "joe_45_automatics", "tommy_gun"])
def test_guns_reach_2_spaces(weapon: str) -> None:
    g = bearing(weapon, at="hallway_1.right").spawn("zombie", at="hallway_2.right")
    assert f"attack:zombie:{weapon}" in g.options


@rule("MM-ATT-02")
@pytest.mark.parametrize("weapon", ["axe", "crowbar", "knife", "sledgehammer", "torch", "walking_cane"])
def test_melee_weapons_reach_the_own_space_only(weapon: str) -> None:
    g = bearing(weapon).spawn("zombie", at="foyer.left_hall")
    assert not [option for option in g.options if option.startswith("attack")]


@rule("MM-FAQ-09")
@pytest.mark.parametrize(("die", "left"), [(5, ["lantern"]), (6, ["lantern", "lockbox"])])
def test_an_axe_solves_a_lock_puzzle_in_the_room(die: int, left: list[str]) -> None:
    g = bearing("axe", at="kitchen.1").place("lantern", at="kitchen").place("lockbox", at="kitchen")
    g.turn_up("lockbox").rig(dice=[die]).choose("use:axe")
    assert list(g.state.piles["kitchen"]) == left


@rule("MM-FAQ-09")
def test_an_axe_is_of_no_use_against_the_lock_of_another_room() -> None:
    g = bearing("axe", at="hallway_2.right").place("padlocked_door", at="guest_bedroom").turn_up("padlocked_door")
    assert "use:axe" not in g.options


def test_a_puzzle_that_an_axe_has_solved_is_put_away() -> None:
    g = bearing("axe", at="kitchen.1").place("lockbox", at="kitchen").play("explore", "stop", "end_turn")
    g.begin(turn="joe_diamond").rig(dice=[1]).choose("use:axe")
    assert (g.state.puzzles, list(g.state.box)) == ({}, ["lockbox"])


def test_a_sledgehammer_destroys_a_barricade() -> None:
    door = "hallway_2.right-guest_bedroom.1"
    g = bearing("sledgehammer", at="hallway_2.right").place("barricade", at=door).choose("use:sledgehammer")
    assert g.state.barricades == {}
    assert "hallway_2.right" not in g.state.features["barricade"]


def test_a_sledgehammer_destroys_a_barricade_from_either_side_of_the_door() -> None:
    door = "hallway_2.right-guest_bedroom.1"
    g = bearing("sledgehammer", at="guest_bedroom.1").place("barricade", at=door).choose("use:sledgehammer")
    assert g.state.barricades == {}


def test_a_sledgehammer_leaves_a_barricade_alone_that_is_on_no_door() -> None:
    g = bearing("sledgehammer", at="hallway_2.right")
    assert "hallway_2.right" in g.state.features["barricade"]
    assert "use:sledgehammer" not in g.options


# --- tomes


@rule("MM-TYPE-10", "MM-SPELL-03")
@pytest.mark.parametrize(
    ("tome", "spell", "horror"),
    [
        ("de_vermis_mysteriis", "shriveling", 1),
        ("dhol_chants", "blood_pact", 0),
        ("nameless_cults", "bind_monster", 0),
        ("whateleys_diary", "soul_pact", 0),
    ],
)
def test_a_tome_is_read_for_a_spell(tome: str, spell: str, horror: int) -> None:
    g = bearing(tome).choose(f"use:{tome}")
    assert [slug_of(card) for card in g["joe_diamond"].spells] == [spell]
    assert (g["joe_diamond"].cards, g["joe_diamond"].horror) == ([], horror)


# --- artifacts


@pytest.mark.parametrize(("die", "stunned", "horror"), [(1, 1, 0), (2, 0, 1)])
def test_a_ceremonial_skull_stuns_a_monster_in_the_room(die: int, stunned: int, horror: int) -> None:
    g = bearing("ceremonial_skull").spawn("zombie", at="foyer.left_hall").rig(dice=[die]).choose("use:ceremonial_skull")
    assert (g["zombie"].stunned, g["joe_diamond"].horror) == (stunned, horror)


@pytest.mark.parametrize("card", ["crucifix", "holy_rosary"])
def test_a_crucifix_or_a_rosary_adds_2_to_horror_tests(card: str) -> None:
    g = bearing(card, at="foyer.left_stairs").spawn("zombie", at="hallway_2.right").rig(dice=[8])
    assert g.choose("move:hallway_2.left")["joe_diamond"].horror == 0


@pytest.mark.parametrize(("die", "at", "horror"), [(1, "laboratory.lower", 0), (2, "foyer.left_hall", 1)])
def test_an_elder_sign_drives_monsters_2_spaces_away(die: int, at: str, horror: int) -> None:
    g = bearing("elder_sign").spawn("zombie", at="foyer.left_hall").rig(dice=[die]).choose("use:elder_sign")
    assert (g["zombie"].at, g["joe_diamond"].horror) == (at, horror)


@rule("MM-STAT-08")
def test_an_elder_sign_does_not_move_who_is_stunned() -> None:
    g = bearing("elder_sign").spawn("zombie", at="foyer.left_hall", stunned=1).rig(dice=[1]).choose("use:elder_sign")
    assert g["zombie"].at == "foyer.left_hall"


def test_the_ruby_gives_a_movement_step_more() -> None:
    assert bearing("ruby_of_rlyeh").begin(turn="joe_diamond")["joe_diamond"].moves == 3


# --- equipment


def test_cult_robes_help_against_cultists() -> None:
    g = bearing("cult_robes").spawn("cultist", at="foyer.center").rig(dice=[8]).choose("move:foyer.left_hall")
    assert (g["joe_diamond"].at, g["joe_diamond"].damage) == ("foyer.left_hall", 0)


@pytest.mark.parametrize(("monster", "due"), [("cultist", False), ("cult_leader", False), ("witch", True)])
def test_cult_robes_keep_cultists_from_frightening(monster: str, due: bool) -> None:
    g = bearing("cult_robes", at="foyer.left_stairs").spawn(monster, at="hallway_2.right")
    assert rolled(g.choose("move:hallway_2.left")) is due


def test_a_fire_extinguisher_puts_out_a_fire_next_door_and_is_kept() -> None:
    g = bearing("fire_extinguisher").place("fire", at="hallway_2").choose("use:fire_extinguisher")
    assert (g.state.statuses, g["joe_diamond"].cards) == ({}, ["fire_extinguisher"])


@rule("MM-STAT-19")
@pytest.mark.parametrize("light", ["lantern", "torch"])
def test_a_light_lets_its_bearer_ignore_darkness(light: str) -> None:
    g = bearing(light, at="kitchen.1").place("darkness", at="kitchen").place("whiskey", at="kitchen").choose("explore")
    assert g["joe_diamond"].moves == 2


@rule("MM-FAQST-04")
def test_a_light_that_lies_in_the_room_is_of_no_use() -> None:
    g = joe("kitchen.1").place("darkness", at="kitchen").place("torch", at="kitchen").turn_up("torch")
    assert g.choose("explore")["joe_diamond"].moves == 1


def test_saturnian_wine_carries_one_past_monsters_for_1_horror() -> None:
    g = bearing("saturnian_wine").spawn("zombie", at="foyer.center")
    g.play("use:saturnian_wine", "step:foyer.left_hall", "step:laboratory.upper", "stop")
    assert (g["joe_diamond"].at, g["joe_diamond"].horror, g["joe_diamond"].cards) == ("laboratory.upper", 1, [])
    assert not rolled(g)


def test_a_sedative_discards_a_trauma_in_the_space() -> None:
    g = bearing("sedative", next(card.slug for card in edition_of("mansions")[TRAUMA] if card.stays))
    assert (g.choose("use:sedative")["joe_diamond"].injury, g["joe_diamond"].insanity) == ("", "")
    assert g["joe_diamond"].cards == []


@rule("MM-TYPE-07")
def test_a_sedative_is_not_offered_where_nobody_needs_it() -> None:
    assert "use:sedative" not in bearing("sedative").options


def test_startling_evidence_costs_1_horror_and_gives_a_skill_point_when_it_is_found() -> None:
    g = joe("kitchen.1").place("startling_evidence", at="kitchen").choose("explore")
    assert (g["joe_diamond"].horror, g["joe_diamond"].skill_points, g["joe_diamond"].cards) == (1, 1, [])


@pytest.mark.parametrize("card", ["whiskey", "isabelles_letter"])
def test_whiskey_or_a_letter_heals_2_horror(card: str) -> None:
    g = bearing(card).set("joe_diamond.horror", 3).choose(f"use:{card}")
    assert (g["joe_diamond"].horror, g["joe_diamond"].cards) == (1, [])


@rule("MM-TYPE-11", "MM-EXP-05")
def test_nothing_of_interest_is_discarded() -> None:
    g = joe("kitchen.1").place("nothing_of_interest#4", at="kitchen").choose("explore")
    assert (g["joe_diamond"].cards, list(g.state.box)) == ([], ["nothing_of_interest#4"])
