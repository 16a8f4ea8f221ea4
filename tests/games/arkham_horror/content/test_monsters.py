"""Every monster, by what it does to who meets it."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn, facing
from tests.rules.arkham_horror.test_phase_v_monster_movement import moving

from miskatonic.games.arkham_horror.components import MONSTER_CARDS
from miskatonic.games.arkham_horror.events.people import (
    ArrivedLost,
    CheckMade,
    Devoured,
    SanityLost,
    StaminaLost,
)
from miskatonic.games.arkham_horror.rules import monsters

Row = tuple[str, int, str, str, int, int | None, int, int, int | None, int]
PRINTED: list[Row] = [
    # monster, markers, symbol, movement, awareness, horror rating and damage, toughness, combat rating and damage
    ("byakhee", 3, "circle", "flying", -2, -1, 1, 1, 0, 2),
    ("chthonian", 2, "triangle", "unique", 1, -2, 2, 3, -3, 3),
    ("cultist", 6, "crescent", "normal", -3, None, 0, 1, 1, 1),
    ("dark_young", 3, "hexagon", "stationary", -2, 0, 3, 3, -1, 3),
    ("dhole", 1, "circle", "normal", -1, -1, 4, 3, -3, 4),
    ("dimensional_shambler", 2, "square", "fast", -3, -2, 1, 1, -2, 0),
    ("elder_thing", 2, "diamond", "normal", -2, -3, 2, 2, 0, 1),
    ("fire_vampire", 2, "star", "flying", 0, None, 0, 1, -2, 2),
    ("flying_polyp", 1, "hexagon", "flying", 0, -2, 4, 3, -3, 3),
    ("formless_spawn", 2, "hexagon", "normal", 0, -1, 2, 2, -2, 2),
    ("ghost", 3, "crescent", "stationary", -3, -2, 2, 1, -3, 2),
    ("ghoul", 3, "hexagon", "normal", -3, 0, 1, 1, -1, 1),
    ("gug", 2, "slash", "normal", -2, -1, 2, 3, -2, 4),
    ("high_priest", 1, "plus", "normal", -2, 1, 1, 2, -2, 2),
    ("hound_of_tindalos", 2, "square", "unique", -1, -2, 4, 2, -1, 3),
    ("maniac", 3, "crescent", "normal", -1, None, 0, 1, 1, 1),
    ("mi_go", 3, "circle", "flying", -2, -1, 2, 1, 0, 1),
    ("nightgaunt", 2, "slash", "flying", -2, -1, 1, 2, -2, 0),
    ("shoggoth", 2, "diamond", "fast", -1, -1, 3, 3, -1, 3),
    ("star_spawn", 2, "plus", "normal", -1, -3, 2, 3, -3, 3),
    ("vampire", 1, "crescent", "normal", -3, 0, 2, 2, -3, 3),
    ("warlock", 2, "circle", "stationary", -2, -1, 1, 2, -3, 1),
    ("witch", 2, "circle", "normal", -1, None, 0, 1, -3, 2),
    ("zombie", 3, "crescent", "normal", 1, -1, 1, 1, -1, 2),
    ("god_of_the_bloody_tongue", 1, "triangle", "normal", 1, -3, 3, 4, -4, 4),
    ("haunter_of_the_dark", 1, "square", "flying", -3, -2, 2, 2, -2, 2),
    ("the_black_man", 1, "crescent", "normal", -3, None, 0, 1, None, 0),
    ("the_bloated_woman", 1, "hexagon", "normal", -1, -1, 2, 2, -2, 2),
    ("the_dark_pharaoh", 1, "slash", "normal", -1, -1, 1, 2, -3, 3),
]
SPECIAL = ("dimensional_shambler", "nightgaunt", "the_black_man", "the_bloated_woman", "the_dark_pharaoh")
"""Those that do not simply hurt who fails, or are not simply fought: see below."""


def test_there_are_sixty_markers() -> None:
    assert sum(row[1] for row in PRINTED) == 60


@pytest.mark.parametrize("row", PRINTED, ids=[row[0] for row in PRINTED])
def test_what_is_printed_on_a_marker(row: Row) -> None:
    slug, copies, symbol, movement, awareness, horror, horror_damage, toughness, combat, damage = row
    card = MONSTER_CARDS[slug]
    assert (card.copies, card.symbol, card.movement, card.awareness) == (copies, symbol, movement, awareness)
    assert (card.horror, card.horror_damage) == (horror, horror_damage)
    assert (card.toughness, card.combat, card.combat_damage) == (toughness, combat, damage)


@pytest.mark.parametrize("row", [row for row in PRINTED if row[0] not in SPECIAL], ids=lambda row: row[0])
def test_who_fails_against_a_monster_is_hurt_as_it_says(row: Row) -> None:
    slug, _, _, _, awareness, horror, horror_damage, toughness, combat, damage = row
    g = facing(slug, ancient_one="yig" if slug == "maniac" else "hastur" if slug == "zombie" else "azathoth")
    g.set("ashcan_pete.stamina", 6).set("ashcan_pete.sliders", [0, 0, 0])
    g.rig(dice=[1] * (6 + awareness)).rig(dice=[1] * max(0, 5 + (-9 if horror is None else horror)))
    if "ambush" in abilities(slug):
        g.give(PETE, "knife", "axe", "cavalry_saber")  # so that there is something to decide
    g.choose(f"evade:{slug}")
    checks = g.happened(CheckMade)
    assert (checks[0].kind, checks[0].modifier) == ("evade", awareness)
    assert sum(event.amount for event in g.happened(StaminaLost)) == damage
    if horror is None:
        assert [made.kind for made in checks] == ["evade"], "no horror check"
    else:
        assert (checks[1].kind, checks[1].modifier) == ("horror", horror)
        assert sum(event.amount for event in g.happened(SanityLost)) == min(4, horror_damage)
    state = g.state
    assert (monsters.toughness(state, slug), monsters.combat_rating(state, slug)) == (toughness, combat)


def abilities(slug: str) -> set[str]:
    """The abilities of a monster."""
    card = MONSTER_CARDS[slug]
    found = {"ambush": card.ambush, "endless": card.endless, "undead": card.undead, "mask": card.mask}
    numbers = {"nightmarish": card.nightmarish, "overwhelming": card.overwhelming}
    defenses = {f"physical {card.physical}": card.physical != "none", f"magical {card.magical}": card.magical != "none"}
    return {name for name, there in {**found, **numbers, **defenses}.items() if there}


ABILITIES = {
    "dark_young": {"physical resistance", "nightmarish"},
    "dhole": {"physical resistance", "magical resistance", "nightmarish", "overwhelming"},
    "fire_vampire": {"physical immunity", "ambush"},
    "flying_polyp": {"physical resistance", "nightmarish", "overwhelming"},
    "formless_spawn": {"physical immunity"},
    "ghost": {"physical immunity", "undead"},
    "ghoul": {"ambush"},
    "god_of_the_bloody_tongue": {"endless", "mask", "nightmarish", "overwhelming"},
    "gug": {"overwhelming"},
    "haunter_of_the_dark": {"endless", "mask"},
    "high_priest": {"magical immunity"},
    "hound_of_tindalos": {"physical immunity"},
    "shoggoth": {"physical resistance", "nightmarish"},
    "the_black_man": {"endless", "mask"},
    "the_bloated_woman": {"endless", "mask"},
    "the_dark_pharaoh": {"endless", "mask"},
    "vampire": {"physical resistance", "undead"},
    "warlock": {"magical immunity"},
    "witch": {"magical resistance"},
    "zombie": {"undead"},
}


@pytest.mark.parametrize("slug", [row[0] for row in PRINTED])
def test_the_abilities_of_a_monster(slug: str) -> None:
    assert abilities(slug) == ABILITIES.get(slug, set())


# --- what only some do


def test_a_chthonian_shakes_the_town_instead_of_moving() -> None:
    g = moving("the_great_ritual").spawn("chthonian", at="uptown").rig(dice=[4])
    assert (g["chthonian"], g[PETE].stamina) == ("uptown", 5)


def test_a_dimensional_shambler_sweeps_away_who_fails_to_defeat_it() -> None:
    g = facing("dimensional_shambler").rig(dice=[5, 1, 1]).choose("fight:dimensional").choose("fight:dimensional")
    assert g.happened(ArrivedLost)
    assert (g[PETE].at, g[PETE].stamina) == ("lost_in_time_and_space", 6)
    assert g["dimensional_shambler"] == "downtown"


def test_an_elder_thing_takes_a_weapon_or_spell() -> None:
    g = facing("elder_thing", cards=("knife", "food")).rig(dice=[5, 1]).choose("fight:elder_thing")
    g.rig(dice=[1, 1, 1]).choose("fight:elder_thing").choose("pass")
    assert g[PETE].cards == ["food"]


def test_a_hound_of_tindalos_hunts_at_locations_but_not_at_the_asylum_and_the_hospital() -> None:
    g = moving("alien_technology", PETE, "joe_diamond").spawn("hound_of_tindalos", at="uptown")
    g.place(PETE, at="st_marys_hospital").place("joe_diamond", at="newspaper")
    assert g["hound_of_tindalos"] == "newspaper"
    g = moving("alien_technology").spawn("hound_of_tindalos", at="uptown").place(PETE, at="downtown")
    assert g["hound_of_tindalos"] == "uptown", "nobody is at a location"


@pytest.mark.parametrize(("terror", "rating", "damage", "endless"), [(5, 1, 1, False), (6, -2, 3, True)])
def test_a_maniac_is_in_a_frenzy_at_terror_6(terror: int, rating: int, damage: int, endless: bool) -> None:
    g = facing("maniac", ancient_one="yig").set("terror", terror)
    numbers = (monsters.combat_rating(g.state, "maniac"), monsters.combat_damage(g.state, "maniac"))
    assert numbers == (rating, damage)
    assert monsters.endless(g.state, "maniac") == endless


def test_a_mi_go_leaves_a_unique_item_and_the_game() -> None:
    g = facing("mi_go").stack("unique", ["enchanted_blade"]).rig(dice=[5, 1, 1, 1]).choose("fight:mi_go")
    g.rig(dice=[5, 1]).choose("fight:mi_go").choose("top")
    assert (g[PETE].cards, g[PETE].monster_trophies, "mi_go" in g.state.removed) == (["enchanted_blade"], [], True)


def test_a_nightgaunt_carries_through_the_nearest_gate() -> None:
    g = facing("nightgaunt").place("gate_abyss", at="independence_square").place("gate_rlyeh", at="woods")
    g.rig(dice=[1] * 4).choose("evade:nightgaunt")
    assert (g[PETE].at, g[PETE].stamina) == ("abyss_1", 6)


def test_between_two_gates_its_victim_chooses() -> None:
    g = facing("nightgaunt", at="uptown").place("gate_abyss", at="woods").place("gate_rlyeh", at="historical_society")
    g.place("gate_yuggoth", at="science_building").rig(dice=[1] * 4).choose("evade:nightgaunt")
    assert g[PETE].at == "abyss_1"
    g = facing("nightgaunt", at="uptown").place("gate_rlyeh", at="historical_society")
    g.place("gate_yuggoth", at="science_building").rig(dice=[1] * 4).choose("evade:nightgaunt")
    assert g.options == ["gate:historical_society", "gate:science_building"]
    assert g.choose("gate:science_building")[PETE].at == "yuggoth_1"


def test_without_an_open_gate_the_combat_with_it_goes_on() -> None:
    g = facing("nightgaunt").rig(dice=[5, 1, 1, 1]).choose("fight:nightgaunt").choose("fight:nightgaunt")
    assert (g[PETE].at, g[PETE].stamina, g.options) == ("downtown", 6, ["fight:nightgaunt", "flee:nightgaunt"])


def test_a_warlock_leaves_two_clues_and_the_game() -> None:
    g = facing("warlock", sliders=(0, 3, 0)).rig(dice=[5]).choose("fight:warlock").rig(dice=[5, 5])
    g.choose("fight:warlock")
    assert (g[PETE].clues, g[PETE].monster_trophies, "warlock" in g.state.removed) == (2, [], True)


# --- the masks


def test_the_god_of_the_bloody_tongue_goes_back_to_the_cup() -> None:
    g = facing("god_of_the_bloody_tongue", cards=("tommy_gun",), sliders=(0, 3, 0), ancient_one="nyarlathotep")
    g.choose("fight:god").rig(dice=[5] * 7).choose("fight:god")
    assert (g[PETE].monster_trophies, "god_of_the_bloody_tongue" in g.state.cup) == ([], True)
    assert g[PETE].stamina == 5, "it is overwhelming"


def test_the_haunter_is_worse_in_the_blackest_night() -> None:
    g = facing("haunter_of_the_dark", ancient_one="nyarlathotep")
    assert monsters.combat_rating(g.state, "haunter_of_the_dark") == -2
    g = facing("haunter_of_the_dark", ancient_one="nyarlathotep").place("blackest_night", at="play")
    assert monsters.combat_rating(g.state, "haunter_of_the_dark") == -5


def test_the_black_man_gives_clues_or_devours() -> None:
    g = facing("the_black_man", ancient_one="nyarlathotep").rig(dice=[5, 1]).choose("fight:the_black_man")
    assert (g[PETE].clues, "the_black_man" in g.state.cup, g.options) == (2, True, ["go_on"])
    assert [(made.skill, made.modifier) for made in g.happened(CheckMade)] == [("luck", -1)], "and nothing else"
    g = facing("the_black_man", ancient_one="nyarlathotep", others=("joe_diamond",)).stop("upkeep")
    g.rig(dice=[1, 1]).choose("fight:the_black_man")
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    assert "the_black_man" in g.state.cup


def test_who_cannot_bear_the_sight_of_the_bloated_woman_fails_but_can_flee() -> None:
    g = facing("the_bloated_woman", ancient_one="nyarlathotep", cards=("tommy_gun", "clue")).rig(dice=[1, 1, 1])
    g.choose("fight:the_bloated_woman").rig(dice=[6] * 4).choose("accept")
    assert g[PETE].sanity == 2, "the horror check fails whatever the dice show"
    g.rig(dice=[6] * 6).choose("fight:the_bloated_woman")
    assert g[PETE].stamina == 4, "and so does the combat check"
    g.rig(dice=[5] * 5).choose("flee:the_bloated_woman")
    assert g.options == ["go_on"]


def test_who_can_bear_it_fights_as_usual() -> None:
    g = facing("the_bloated_woman", ancient_one="nyarlathotep", cards=("tommy_gun",)).rig(dice=[5, 1, 1, 5, 1, 1, 1])
    g.choose("fight:the_bloated_woman").rig(dice=[5] * 6).choose("fight:the_bloated_woman")
    assert (g[PETE].sanity, "the_bloated_woman" in g.state.cup) == (4, True)


def test_the_dark_pharaoh_is_fought_with_lore() -> None:
    g = facing("the_dark_pharaoh", ancient_one="nyarlathotep", cards=("tommy_gun",), sliders=(0, 0, 3))
    g.rig(dice=[5, 1, 1, 1]).choose("fight:the_dark").rig(dice=[5] * 6).choose("fight:the_dark")
    made = g.happened(CheckMade)[-1]
    assert (made.skill, len(made.faces)) == ("lore", 6), "Lore 3 - 3 + 6"
    assert "the_dark_pharaoh" in g.state.cup


def test_masks_come_out_of_gates() -> None:
    g = drawn("family_found_butchered", ancient_one="nyarlathotep", stop="mythos_clue").rig(monsters=["the_black_man"])
    assert g["the_black_man"] == "graveyard"
