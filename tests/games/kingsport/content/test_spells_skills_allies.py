"""Every spell, skill, ally and special card of Kingsport Horror but those of the guardians, by what it does."""

import contextlib

import pytest
from tests.games.kingsport.carrying import HARVEY, JOE, PETE, facing, game, headline, upkeep

from miskatonic.games.arkham_horror.components import CARDS, SKILLS, Skill
from miskatonic.games.arkham_horror.events.people import CheckMade, ClueDieRolled, DiceRerolled, SuccessAdded
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.gates import break_seal
from miskatonic.games.arkham_horror.rules.harm import settle_fall
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_ROLLED, skill
from miskatonic.games.arkham_horror.state import Check
from miskatonic.kernel.hooks import ability_options
from miskatonic.testing import Scenario, rule

# --- spells


def casting(spell: str, monster: str, *more: str) -> Scenario:
    """Harvey, Lore 6, Fight 0, Will 3, 7 sanity, fights a monster and may cast a spell."""
    g = facing(monster, who=HARVEY, sliders=(0, 0, 3), cards=(spell, *more))
    if "stop" in g.options:
        g.choose("stop")
    return g.choose(f"fight:{monster}")


@pytest.mark.parametrize(("spell", "each", "cost"), [("fist_of_yog_sothoth", 1, 1), ("spectral_razor", 2, 2)])
def test_some_spells_are_as_strong_as_their_casting_until_the_end_of_the_combat(
    spell: str, each: int, cost: int
) -> None:
    g = casting(spell, "cultist").rig(dice=[5, 5, 5, 1, 1, 1, 1, 1]).choose(f"use:{spell}")
    assert g[HARVEY].sanity == 7 - cost
    for _ in range(2):
        g.rig(dice=[1] * (1 + 3 * each)).choose("fight:cultist")
        assert len(g.happened(CheckMade)[-1].faces) == 1 + 3 * each, "round after round"


def test_forced_learning_teaches_a_skill_and_is_discarded() -> None:
    g = upkeep(HARVEY, "forced_learning").stack("skill", ["marksman"]).begin(phase="upkeep").rig(dice=[5, 1])
    g.choose("use:forced_learning")
    assert (g[HARVEY].cards, g[HARVEY].sanity) == (["marksman"], 5)
    g = upkeep(HARVEY, "forced_learning").begin(phase="upkeep").rig(dice=[1, 1]).choose("use:forced_learning")
    assert (g[HARVEY].cards, g[HARVEY].exhausted) == (["forced_learning"], ["forced_learning"])


@pytest.mark.parametrize(("color", "place"), [("white", "easttown"), ("black", "northside")])
def test_implant_suggestion_sends_a_monster_along_an_arrow(color: str, place: str) -> None:
    g = facing("ghoul", who=HARVEY, cards=("implant_suggestion",), sliders=(0, 0, 3)).rig(dice=[5, 1, 1, 1])
    g.play("use:implant_suggestion", f"arrow:{color}")
    assert (g["ghoul"], g[HARVEY].sanity, g[HARVEY].exhausted) == (place, 7, ["implant_suggestion"])


# --- skills


def test_ancient_language_adds_a_success_to_a_spell_check() -> None:
    g = casting("wither", "cultist", "ancient_language").rig(dice=[1] * 6).choose("use:wither")
    g.choose("use:ancient_language")
    assert (g.happened(SuccessAdded)[0].won, g[HARVEY].exhausted) == (1, ["wither", "ancient_language"])
    assert g.state.combat is not None
    assert g.state.combat.spells == ["wither"]


def test_disguise_adds_a_success_to_an_evade_check() -> None:
    g = facing("cultist", cards=("disguise",)).rig(dice=[1] * 3).choose("evade:cultist").choose("use:disguise")
    assert (g[PETE].stamina, g[PETE].exhausted) == (6, ["disguise"])


def test_endurance_adds_a_success_to_a_combat_check() -> None:
    g = facing("cultist", cards=("endurance",)).choose("fight:cultist").rig(dice=[1] * 3).choose("fight:cultist")
    g.choose("use:endurance")
    assert (g[PETE].monster_trophies, g[PETE].exhausted) == (["cultist"], ["endurance"])


def test_mental_fortitude_adds_a_success_to_a_horror_check() -> None:
    g = facing("ghoul", cards=("mental_fortitude",)).rig(dice=[1] * 5).choose("fight:ghoul")
    g.rig(dice=[5]).choose("use:mental_fortitude")
    assert (g[PETE].sanity, g[PETE].exhausted) == (4, ["mental_fortitude"])


@pytest.mark.parametrize("card", ["ancient_language", "disguise", "endurance", "mental_fortitude"])
def test_such_skills_are_refreshed_for_all_focus_only(card: str) -> None:
    g = upkeep(HARVEY, card).exhaust(card).begin(phase="upkeep").stop("movement")
    g.choose(f"refresh:{card}")
    assert (g[HARVEY].exhausted, g.state.step) == ([], "movement"), "no slider is moved"


PRACTICES = [
    ("camouflage", "sneak"),
    ("linguistics", "lore"),
    ("listen", "luck"),
    ("persuade", "will"),
    ("run", "speed"),
    ("wrestle", "fight"),
]


@pytest.mark.parametrize(("card", "which"), PRACTICES, ids=[row[0] for row in PRACTICES])
def test_such_skills_add_to_another_one(card: str, which: Skill) -> None:
    plain, better = game(PETE).begin(phase="upkeep"), upkeep(PETE, card).begin(phase="upkeep")
    assert skill(better.state, better[PETE], which) == skill(plain.state, plain[PETE], which) + 1


def test_dice_that_show_1_are_rolled_again_once_a_check() -> None:
    g = headline("ill_wind_grips_arkham", PETE, "listen").rig(dice=[1, 2, 1]).rig(dice=[1, 1]).choose("use:listen")
    assert [again.faces for again in g.happened(DiceRerolled)] == [(1, 1)]
    assert g[PETE].fate == "cursed", "and no second time"


@pytest.mark.parametrize(("card", "which"), PRACTICES, ids=[row[0] for row in PRACTICES])
def test_that_goes_for_every_check_of_the_skill_and_no_other(card: str, which: Skill) -> None:
    g = upkeep(PETE, card).begin(phase="upkeep")
    for checked in SKILLS:
        g.state.checks[:] = [Check(0, checked, dice=[1, 3])]
        offered = [option.id for option in ability_options(g.state, CHECK_ROLLED, 0)]
        assert offered == ([f"use:{card}"] if checked == which else [])


def test_credit_rating_stands_for_two_dollars() -> None:
    g = game(PETE).place(PETE, at="st_marys_hospital").give(PETE, "credit_rating").set("ashcan_pete.stamina", 1)
    g.begin(step="encounter").stop("other_world").choose("service:cure")
    assert (g[PETE].stamina, g[PETE].exhausted) == (6, ["credit_rating"])
    g = game(PETE).place(PETE, at="st_marys_hospital").give(PETE, "credit_rating", "$2").set("ashcan_pete.stamina", 1)
    g.begin(step="encounter").stop("other_world").play("service:cure", "pass")
    assert (g[PETE].money, g[PETE].exhausted) == (0, []), "its owner may rather pay"


def test_martial_arts_add_two_for_each_empty_hand() -> None:
    g = facing("cultist", cards=("martial_arts",)).choose("fight:cultist").rig(dice=[5] * 7).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 2 + 1 + 4
    g = facing("cultist", cards=("martial_arts", "knife")).choose("fight:cultist")
    assert g[PETE].hands == [], "a bare hand is worth more than a knife"
    g.choose("hold:knife").rig(dice=[5] * 6).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 2 + 1 + 1 + 2


# --- allies

BONUSES = [
    ("asenath_waite", "sneak", "speed"),
    ("basil_elton", "fight", "will"),
    ("charles_dexter_ward", "lore", "speed"),
    ("dr_herbert_west", "speed", "will"),
    ("foolishness", "fight", "luck", "sneak"),
    ("granny_orne", "lore", "sneak"),
    ("professor_morgan", "fight", "speed"),
    ("terrible_old_man", "fight", "luck"),
    ("thomas_olney", "luck", "sneak"),
    ("william_bain", "luck", "speed"),
    ("young_zoog", "lore", "speed", "will"),
]


@rule("KH-ALLY-01")
@pytest.mark.parametrize("row", BONUSES, ids=[row[0] for row in BONUSES])
def test_an_ally_adds_to_skills_even_if_it_is_exhausted(row: tuple[str, ...]) -> None:
    ally, *skills = row
    plain, better = game(PETE).begin(phase="upkeep"), upkeep(PETE, ally).begin(phase="upkeep")
    better[PETE].exhausted.append(ally)
    for which in SKILLS:
        more = skill(better.state, better[PETE], which) - skill(plain.state, plain[PETE], which)
        assert more == (which in skills)


def joining(ally: str, *cards: str) -> Scenario:
    """Pete recruits an ally at the boarding house."""
    g = game(PETE).place(PETE, at="mas_boarding_house").give(PETE, *cards, "gate_abyss", "gate_rlyeh").set("doom", 3)
    g.stack("ally", [ally]).begin(step="encounter").stop("other_world")
    return g.play("service:recruit", f"ally:{ally}")


def test_asenath_waite_brings_ten_dollars() -> None:
    assert joining("asenath_waite")[PETE].money == 10


def test_thomas_olney_brings_a_blessing() -> None:
    assert joining("thomas_olney")[PETE].fate == "blessed"


def test_william_bain_removes_a_doom_token() -> None:
    assert joining("william_bain").state.doom == 2


@pytest.mark.parametrize(("ally", "other"), [("foolishness", "young_zoog"), ("young_zoog", "foolishness")])
def test_foolishness_and_young_zoog_do_not_stay_together(ally: str, other: str) -> None:
    assert joining(ally, other)[PETE].cards == [ally]


def test_basil_elton_cancels_an_attack_of_the_ancient_one_on_all() -> None:
    g = game(PETE, JOE, ancient_one="yig").give(PETE, "basil_elton").awaken()
    g.begin(step="battle_defense").stop("battle_upkeep").choose("use:basil_elton")
    assert (g.happened(CheckMade), g[JOE].stamina, g[PETE].cards) == ([], 6, [])


def test_charles_dexter_ward_strengthens_spells() -> None:
    g = casting("wither", "cultist", "charles_dexter_ward", "knife").rig(dice=[5] * 7).choose("use:wither")
    g.rig(dice=[5] * 6).choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 0 + 1 + 4 + 1, "the knife is as it was"


def test_professor_morgan_strengthens_weapons() -> None:
    g = facing("cultist", cards=("professor_morgan", "knife")).play("stop", "fight:cultist").rig(dice=[5] * 6)
    g.choose("fight:cultist")
    assert len(g.happened(CheckMade)[-1].faces) == 3 + 1 + 2


@rule("KH-ALLY-02", "KH-ALLY-03")
@pytest.mark.parametrize(("ally", "what"), [("dr_herbert_west", "stamina"), ("terrible_old_man", "sanity")])
def test_some_allies_heal_for_a_focus(ally: str, what: str) -> None:
    g = upkeep(HARVEY, ally).set(f"harvey_walters.{what}", 1).exhaust(ally)
    g.begin(phase="upkeep").choose(f"use:{ally}")
    assert (getattr(g[HARVEY], what), g[HARVEY].exhausted) == (2, [ally])
    assert f"use:{ally}" not in g.options
    if "done" in g.options and "slide:speed:1" not in g.options:
        g.choose("done")
    assert "slide:speed:1" in g.options
    assert "slide:speed:2" not in g.options, "one focus of two is left"
    assert g[HARVEY].focus_spent == 1


@pytest.mark.parametrize("card", ["dr_herbert_west", "terrible_old_man", "beloved_of_bast", "nine_lives"])
def test_some_cards_are_gone_when_the_ancient_one_awakens(card: str) -> None:
    g = game(PETE, ancient_one="yig").give(PETE, card, "massa_di_requiem_per_shuggay", "motorcycle")
    g.place(PETE, at="downtown")
    g.set("ashcan_pete.sliders", [3, 0, 0]).stop("battle_upkeep").play("use:motorcycle").rig(
        dice=[5] * (3 + (card == "dr_herbert_west"))
    )
    g.choose("use:massa_di_requiem_per_shuggay")
    assert g.state.awake
    assert card not in g[PETE].cards


@pytest.mark.parametrize("card", ["granny_orne", "changed"])
def test_some_cards_stand_for_a_clue_in_a_check(card: str) -> None:
    g = headline("ill_wind_grips_arkham", PETE, card).rig(dice=[1, 1]).rig(dice=[5]).choose(f"use:{card}")
    assert (g[PETE].fate, g[PETE].exhausted, len(g.happened(ClueDieRolled))) == ("", [card], 1)


def closing(*cards: str, clues: int) -> Scenario:
    """Pete has closed a gate and may seal it."""
    g = game(PETE, JOE).place(PETE, at="woods").place(JOE, at="downtown").place("gate_rlyeh", at="woods")
    g.give(PETE, "explored", *cards, *["clue"] * clues).set("ashcan_pete.sliders", [0, 3, 0])
    g.begin(step="encounter").stop("other_world").rig(dice=[5] * 2)
    return g.play("close", "close:fight")


@pytest.mark.parametrize("card", ["granny_orne", "changed"])
def test_some_cards_stand_for_a_clue_when_a_gate_is_sealed(card: str) -> None:
    g = closing(card, clues=4).choose("seal")
    assert (g.state.seals, g[PETE].clues, g[PETE].exhausted) == (["woods"], 0, [card])


# --- special cards


@pytest.mark.parametrize(
    ("card", "other"),
    [
        ("captain_of_the_white_ship", "the_white_ship"),
        ("changed", "the_great_seal"),
        ("beloved_of_bast", "nine_lives"),
    ],
)
def test_some_special_cards_come_in_pairs(card: str, other: str) -> None:
    made = CARDS[card].joins
    assert made is not None
    g = game(PETE).begin(phase="upkeep")
    assert made.possible(g.state, g[PETE])
    for _ in made.run(g.state, g[PETE]):
        pass
    assert g[PETE].cards == [other]


@rule("KH-COMP-36")
def test_the_captain_of_the_white_ship_is_never_delayed_in_other_worlds() -> None:
    g = game(PETE).place(PETE, at="woods").give(PETE, "captain_of_the_white_ship").stack("gates", ["gate_abyss"])
    g.stack("mythos", ["the_festival"]).begin(phase="mythos").stop("mythos_clue")
    assert (g[PETE].at, g[PETE].delayed) == ("abyss_1", False)


def test_the_white_ship_is_lost_with_its_captain() -> None:
    g = game(PETE).place(PETE, at="abyss_2").give(PETE, "captain_of_the_white_ship", "the_white_ship")
    g.begin(phase="movement").stop("encounter").choose("go_on")
    assert (g[PETE].at, g[PETE].cards) == ("lost_in_time_and_space", [])


@pytest.mark.parametrize("start", ["downtown", "rlyeh_1", "yuggoth_2"])
def test_the_white_ship_sails_to_the_first_area_of_any_world(start: str) -> None:
    g = game(PETE).place(PETE, at=start).give(PETE, "the_white_ship").begin(phase="movement").stop("encounter")
    g.play("use:the_white_ship", "sail:yuggoth")
    assert (g[PETE].at, g.state.gates) == ("yuggoth_1", {})


def test_the_changed_have_more_sanity_and_stamina() -> None:
    g = upkeep(PETE, "changed").begin(phase="upkeep")
    assert (max_sanity(g.state, g[PETE]), max_stamina(g.state, g[PETE])) == (5, 7)


def test_nothing_breaks_a_seal_under_the_great_seal() -> None:
    g = closing("the_great_seal", clues=5).play("seal", "use:the_great_seal")
    assert (g[PETE].cards, break_seal(g.state, "woods"), g.state.seals) == ([], False, ["woods"])
    g = closing("the_great_seal", clues=5).play("seal", "pass")
    assert (g[PETE].cards, break_seal(g.state, "woods"), g.state.seals) == (["the_great_seal"], True, [])


@pytest.mark.parametrize("what", ["sanity", "stamina"])
def test_the_beloved_of_bast_regain_a_point_in_upkeep(what: str) -> None:
    g = upkeep(PETE, "beloved_of_bast").set("ashcan_pete.sanity", 1).set("ashcan_pete.stamina", 1)
    g.begin(phase="upkeep").play("use:beloved_of_bast", f"heal:{what}")
    assert getattr(g[PETE], what) == 2


@pytest.mark.parametrize(("choice", "alive"), [("use:nine_lives", True), ("pass", False)])
def test_whoever_has_nine_lives_is_devoured_only_by_choice(choice: str, alive: bool) -> None:
    g = game(PETE, JOE).give(PETE, "nine_lives").set("ashcan_pete.sanity", 1).set("ashcan_pete.stamina", 1)
    g.place(PETE, at="downtown").begin(phase="upkeep")
    g[PETE].sanity = g[PETE].stamina = 0
    rules = settle_fall(g.state, g[PETE])
    decision = next(rules)
    chosen = [option for option in decision.options if option.id == choice]
    with contextlib.suppress(StopIteration):
        rules.send(chosen)
    assert (g.state.devoured == []) == alive
    if alive:
        assert (g[PETE].at, g[PETE].sanity, g[PETE].stamina) == ("arkham_asylum", 1, 1)
