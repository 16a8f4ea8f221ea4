"""Every spell, skill, ally and special card, by what it does."""

import pytest
from tests.rules.arkham_horror.fights import PETE, facing, headline

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.events.people import Arrested, CheckMade, ClueDieRolled, DiceRerolled
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.testing import Scenario, rule, scenario

HARVEY = "harvey_walters"
JOE = "joe_diamond"

# --- spells

PRINTED = [
    # spell, casting modifier, sanity cost, hands, copies
    ("bind_monster", 4, 2, 2, 2),
    ("dread_curse_of_azathoth", -2, 2, 2, 4),
    ("enchant_weapon", 0, 1, 0, 3),
    ("find_gate", -1, 1, 0, 4),
    ("flesh_ward", -2, 1, 0, 4),
    ("heal", 1, 1, 0, 3),
    ("mists_of_releh", None, 0, 0, 4),
    ("red_sign_of_shudde_mell", -1, 1, 1, 2),
    ("shrivelling", -1, 1, 1, 5),
    ("voice_of_ra", -1, 1, 0, 3),
    ("wither", 0, 0, 1, 6),
]


@pytest.mark.parametrize(("spell", "casting", "cost", "hands", "copies"), PRINTED, ids=[row[0] for row in PRINTED])
def test_what_is_printed_on_a_spell(spell: str, casting: int | None, cost: int, hands: int, copies: int) -> None:
    card = CARDS[spell]
    assert (card.casting, card.sanity_cost, card.hands, card.copies) == (casting, cost, hands, copies)


def casting(spell: str, monster: str, *more: str) -> Scenario:
    """Harvey, Lore 6, Fight 0, Will 3, Sneak 5, 7 sanity, has been frightened by a monster, or not, and may cast a spell."""
    return facing(monster, who=HARVEY, sliders=(0, 0, 3), cards=(spell, *more))


@pytest.mark.parametrize(("spell", "bonus"), [("dread_curse_of_azathoth", 9), ("shrivelling", 6), ("wither", 3)])
def test_combat_spells_add_their_bonus_until_the_end_of_the_combat(spell: str, bonus: int) -> None:
    card = CARDS[spell]
    g = casting(spell, "cultist").choose("fight:cultist").rig(dice=[5] * (6 + (card.casting or 0)))
    g.choose(f"use:{spell}")
    assert g[HARVEY].sanity == 7 - card.sanity_cost
    for _ in range(2):
        g.rig(dice=[1] * (1 + bonus)).choose("fight:cultist")
        assert len(g.happened(CheckMade)[-1].faces) == 1 + bonus, "round after round"


def test_bind_monster() -> None:
    g = casting("bind_monster", "gug").choose("fight:gug").rig(dice=[5, 5, 5] + [1] * 7 + [5, 1]).choose("use:bind")
    assert g.happened(CheckMade)[0].difficulty == 3, "as tough as the gug"
    g.choose("fight:gug")
    assert (g[HARVEY].monster_trophies, g[HARVEY].cards, g[HARVEY].sanity) == (["gug"], [], 5)
    g = casting("bind_monster", "gug").choose("fight:gug").rig(dice=[5, 5, 1] + [1] * 7 + [5, 1]).choose("use:bind")
    assert (g[HARVEY].cards, g[HARVEY].exhausted) == (["bind_monster"], ["bind_monster"])


def test_enchant_weapon() -> None:
    g = casting("enchant_weapon", "ghost", "45_automatic").choose("fight:ghost").rig(dice=[5] * 6 + [5])
    g.choose("use:enchant_weapon")
    if "hold:45_automatic" in g.options:
        g.choose("hold:45_automatic")
    g.rig(dice=[5]).choose("fight:ghost")
    assert len(g.happened(CheckMade)[-1].faces) == 1, "Fight 0 - 3 + 4"


def test_two_castings_enchant_two_weapons() -> None:
    g = casting("enchant_weapon", "ghost", "enchant_weapon", "45_automatic", "38_revolver").choose("fight:ghost")
    g.rig(dice=[5] * 13).play("use:enchant_weapon", "enchant:45_automatic", "use:enchant_weapon")
    g.play("hold:45_automatic", "hold:38_revolver").rig(dice=[5] * 4).choose("fight:ghost")
    assert len(g.happened(CheckMade)[-1].faces) == 4, "Fight 0 - 3 + 4 + 3"


def test_find_gate() -> None:
    g = scenario("arkham_horror", seats=[HARVEY], ancient_one="azathoth").place(HARVEY, at="abyss_1")
    g.place("gate_abyss", at="woods").give(HARVEY, "find_gate").stop("encounter").rig(dice=[5, 1])
    g.choose("use:find_gate")
    assert (g[HARVEY].at, g[HARVEY].explored, g[HARVEY].sanity) == ("woods", True, 6)
    g = scenario("arkham_horror", seats=[HARVEY], ancient_one="azathoth").place(HARVEY, at="abyss_1")
    g.place("gate_abyss", at="woods").give(HARVEY, "find_gate").stop("encounter").rig(dice=[1, 1])
    g.choose("use:find_gate")
    assert g[HARVEY].at == "abyss_2"


def test_flesh_ward() -> None:
    g = casting("flesh_ward", "witch").rig(dice=[1] * 4 + [5, 1, 1, 1]).choose("evade:witch").choose("use:flesh_ward")
    assert (g[HARVEY].stamina, g[HARVEY].sanity) == (3, 6)


def test_heal_helps_one_investigator_here() -> None:
    g = scenario("arkham_horror", seats=[HARVEY, JOE], ancient_one="azathoth").give(HARVEY, "heal")
    g.place(JOE, at="administration_building").set("joe_diamond.stamina", 1).set("harvey_walters.stamina", 1)
    g.begin(phase="upkeep").rig(dice=[5, 5, 5, 1]).choose("use:heal").choose("heal:joe_diamond")
    assert (g[JOE].stamina, g[HARVEY].stamina) == (4, 1)


def test_mists_of_releh() -> None:
    g = casting("mists_of_releh", "cultist").rig(dice=[5, 1, 1]).choose("use:mists_of_releh")
    assert g.happened(CheckMade)[0].modifier == -3, "the awareness of the monster"
    g.choose("evade:cultist")
    assert (len(g.happened(CheckMade)), g.options) == (1, ["go_on"])


@pytest.mark.parametrize(
    ("monster", "abilities"),
    [
        ("ghoul", ["ambush"]),
        ("dark_young", ["nightmarish", "physical"]),
        ("dhole", ["magical", "nightmarish", "overwhelming", "physical"]),
        ("high_priest", []),
        ("gug", ["overwhelming"]),
    ],
)
def test_the_red_sign_makes_an_ability_useless_but_immunity_to_magic(monster: str, abilities: list[str]) -> None:
    g = casting("red_sign_of_shudde_mell", monster, "knife", "axe", "cavalry_saber").choose(f"fight:{monster}")
    horror = {"ghoul": 3, "high_priest": 4, "gug": 2}.get(monster, 0)  # where there is nothing to choose
    g.rig(dice=[5] * (5 + horror)).choose("use:red_sign")
    offered = sorted(option.removeprefix("ignore:") for option in g.options if option.startswith("ignore:"))
    assert offered == (abilities if len(abilities) > 1 else [])
    if monster == "ghoul":
        assert "flee:ghoul" in g.options, "the only one was chosen"


def test_the_voice_of_ra() -> None:
    g = scenario("arkham_horror", seats=[HARVEY], ancient_one="azathoth").give(HARVEY, "voice_of_ra", "heal")
    g.set("harvey_walters.stamina", 1).begin(phase="upkeep").rig(dice=[5, 1]).choose("use:voice_of_ra")
    g.rig(dice=[1] * 5).choose("use:heal")
    assert len(g.happened(CheckMade)[-1].faces) == 5, "Lore 3 + 1 + 1"


def test_the_voice_of_ra_goes_on_when_its_card_is_given_away() -> None:
    g = scenario("arkham_horror", seats=[PETE, HARVEY], ancient_one="azathoth").place(PETE, at="library")
    g.place(HARVEY, at="library").give(HARVEY, "voice_of_ra", "heal").set("harvey_walters.stamina", 1)
    g.begin(phase="upkeep").begin(turn=HARVEY).rig(dice=[5, 1]).choose("use:voice_of_ra").choose(f"trade:{PETE}")
    g.choose("trade:voice_of_ra").rig(dice=[1] * 5).choose("use:heal")
    assert len(g.happened(CheckMade)[-1].faces) == 5, "Lore 3 + 1 + 1"


@rule("AH-FAQ-028")
def test_it_is_over_when_somebody_else_refreshes_the_card() -> None:
    g = scenario("arkham_horror", seats=[HARVEY, PETE], ancient_one="azathoth").place(PETE, at="library")
    g.place(HARVEY, at="library").give(HARVEY, "voice_of_ra").begin(phase="upkeep").rig(dice=[5, 1])
    g.play("use:voice_of_ra", f"trade:{PETE}", "trade:voice_of_ra")
    assert g[HARVEY].lasting == ["voice_of_ra"]
    assert g.choose("done").choose("done")[HARVEY].lasting == []


# --- skills


@pytest.mark.parametrize("which", ["speed", "sneak", "fight", "will", "lore", "luck"])
def test_a_skill_card_adds_to_its_skill(which: str) -> None:
    plain = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").begin(phase="upkeep")
    better = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, which).begin(phase="upkeep")
    assert skill(better.state, better[PETE], which) == skill(plain.state, plain[PETE], which) + 1  # type: ignore[arg-type]
    assert CARDS[which].copies == 2


@pytest.mark.parametrize(("card", "dice"), [("luck", 2), ("will", 1)])
def test_a_clue_on_its_skill_is_worth_a_die_more(card: str, dice: int) -> None:
    g = headline("ill_wind_grips_arkham").give(PETE, card, "clue").rig(dice=[1] * (3 if card == "luck" else 2))
    g.rig(dice=[5] * dice).choose("clue")
    assert len(g.happened(ClueDieRolled)[0].faces) == dice


@pytest.mark.parametrize(
    ("card", "kind"),
    [("bravery", "horror"), ("expert_occultist", "spell"), ("marksman", "combat"), ("stealth", "evade")],
)
def test_some_skills_roll_a_check_again(card: str, kind: str) -> None:
    g = facing("zombie", who=HARVEY, cards=(card, "wither"), sliders=(0, 0, 0))
    if kind == "evade":
        g.rig(dice=[1] * 6).choose("evade:zombie").rig(dice=[5] * 6)
    elif kind == "spell":
        g.choose("fight:zombie").rig(dice=[1] * 3).choose("use:wither").rig(dice=[5] * 3 + [5, 5])
    elif kind == "horror":
        g.choose("fight:zombie").rig(dice=[1] * 2).choose("go_on").rig(dice=[5] * 2)
    else:
        g.choose("fight:zombie").rig(dice=[5] * 3 + [5] * 2).choose("use:wither").rig(dice=[1] * 2).choose(
            "fight:zombie"
        )
        g.rig(dice=[5] * 2)
    g.choose(f"use:{card}")
    assert (len(g.happened(DiceRerolled)), g[HARVEY].exhausted.count(card)) == (1, 1)
    assert [made.kind for made in g.happened(CheckMade)][-1 if kind != "spell" else 0] == kind


def test_bravery_does_not_roll_other_checks_again() -> None:
    g = facing("zombie", cards=("bravery",)).rig(dice=[1] * 7 + [5] * 4).choose("evade:zombie")
    assert not g.happened(DiceRerolled)


# --- allies

BONUSES = [
    ("anna_kaslow", {"luck": 2}),
    ("eric_colt", {"speed": 2}),
    ("john_legrasse", {"will": 2}),
    ("professor_armitage", {"lore": 2}),
    ("richard_upton_pickman", {"luck": 1, "speed": 1}),
    ("ruby_standish", {"sneak": 2}),
    ("ryan_dean", {"sneak": 1, "will": 1}),
    ("thomas_f_malone", {"fight": 1, "lore": 1}),
    ("tom_mountain_murphy", {"fight": 2}),
    ("duke", {}),
    ("sir_william_brinton", {}),
]


@pytest.mark.parametrize(("ally", "bonuses"), BONUSES, ids=[row[0] for row in BONUSES])
def test_an_ally_adds_to_skills(ally: str, bonuses: dict[str, int]) -> None:
    plain = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").begin(phase="upkeep")
    better = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, ally).begin(phase="upkeep")
    for which in ("speed", "sneak", "fight", "will", "lore", "luck"):
        more = skill(better.state, better[PETE], which) - skill(plain.state, plain[PETE], which)
        assert more == bonuses.get(which, 0)


@pytest.mark.parametrize(
    ("ally", "clues", "cards"),
    [
        ("anna_kaslow", 2, []),
        ("ruby_standish", 0, ["holy_water"]),
        ("ryan_dean", 0, ["food"]),
        ("thomas_f_malone", 0, ["wither"]),
    ],
)
def test_some_allies_bring_something_when_they_join(ally: str, clues: int, cards: list[str]) -> None:
    g = scenario("arkham_horror", seats=[JOE], ancient_one="azathoth").place(JOE, at="mas_boarding_house")
    g.stack("unique", ["holy_water"]).stack("common", ["food"]).stack("spell", ["wither"])
    g.give(JOE, "gate_abyss", "gate_rlyeh").begin(step="encounter").stop("other_world").choose("service:recruit")
    while f"ally:{ally}" not in g.options:
        g.choose(g.options[0])
    g.choose(f"ally:{ally}")
    assert (g[JOE].clues, g[JOE].cards) == (clues, [ally, *cards])


@pytest.mark.parametrize(("ally", "what"), [("duke", "sanity"), ("sir_william_brinton", "stamina")])
def test_duke_and_sir_william_raise_a_maximum_and_restore_it(ally: str, what: str) -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, ally)
    g.set(f"ashcan_pete.{what}", 1).begin(phase="upkeep")
    assert (max_sanity(g.state, g[PETE]), max_stamina(g.state, g[PETE])) == ((5, 6) if what == "sanity" else (4, 7))
    g.choose(f"use:{ally}")
    assert (g[PETE].sanity, g[PETE].stamina, g[PETE].cards) == (4, 6, []) if what == "sanity" else (4, 6, [])


def test_eric_colt_is_not_haunted() -> None:
    g = facing("dark_young", cards=("eric_colt",)).choose("stop").rig(dice=[5, 1, 1, 1, 1]).choose("fight:dark_young")
    assert g[PETE].sanity == 4


@pytest.mark.parametrize(("answer", "trophies"), [("claim:cultist", ["cultist"]), ("return", [])])
def test_john_legrasse_may_take_endless_monsters(answer: str, trophies: list[str]) -> None:
    g = facing("cultist", cards=("john_legrasse",), ancient_one="nyarlathotep").rig(dice=[5, 1, 1])
    g.play("fight:cultist", "fight:cultist", answer)
    assert (g[PETE].monster_trophies, "cultist" in g.state.cup) == (trophies, not trophies)


@pytest.mark.parametrize(
    ("ally", "monster", "weapon", "dice"),
    [
        ("professor_armitage", "witch", "enchanted_blade", 5 - 3 + 4),
        ("richard_upton_pickman", "vampire", "45_automatic", 5 - 3 + 4),
        ("professor_armitage", "high_priest", "enchanted_blade", 5 - 2),
    ],
)
def test_some_allies_see_through_resistance_but_not_immunity(ally: str, monster: str, weapon: str, dice: int) -> None:
    g = facing(monster, cards=(ally, weapon), sliders=(0, 3, 0))
    if "stop" in g.options:
        g.choose("stop")
    g.choose(f"fight:{monster}").choose(f"fight:{monster}")
    assert len(next(made for made in g.happened(CheckMade) if made.kind == "combat").faces) == dice


# --- special cards


def upkeep(*things: str, fresh: bool = False) -> Scenario:
    """The upkeep of Pete, who has had some cards for a while, or has just got them."""
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, *things)
    cards = [thing for thing in things if thing in CARDS]
    return g.set("ashcan_pete.fresh", cards if fresh else []).begin(phase="upkeep").stop("movement")


@pytest.mark.parametrize(("face", "left"), [(1, []), (2, ["retainer"])])
def test_a_retainer_pays_2_dollars_and_ends_with_a_1(face: int, left: list[str]) -> None:
    g = upkeep("retainer").rig(dice=[face])
    assert (g[PETE].money, g[PETE].cards) == (2, left)


def test_a_new_retainer_is_not_rolled_for() -> None:
    assert upkeep("retainer", fresh=True)[PETE].money == 2
    assert upkeep("retainer", fresh=True)[PETE].cards == ["retainer"]


def test_interest_on_a_loan() -> None:
    assert upkeep("bank_loan", "$3").rig(dice=[3])[PETE].money == 2
    assert upkeep("bank_loan", "$3").rig(dice=[4])[PETE].money == 3
    assert upkeep("bank_loan", "$3", fresh=True)[PETE].money == 3


def test_who_cannot_pay_loses_all_items_and_gets_no_loan_any_more() -> None:
    g = upkeep("bank_loan", "knife", "wither", "duke").rig(dice=[1])
    assert g[PETE].cards == ["duke"]
    g.choose("done").place(PETE, at="bank_of_arkham").set(f"{PETE}.sanity", 1).begin(step="encounter").stop(
        "other_world"
    )
    assert g.options == ["encounter", "use:duke"]


def test_a_loan_is_taken_and_paid_back() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="bank_of_arkham")
    g.begin(step="encounter").stop("other_world").choose("service:take_special_bank_loan")
    assert (g[PETE].money, g[PETE].cards) == (10, ["bank_loan"])
    g.begin(phase="upkeep").choose("use:bank_loan")
    assert (g[PETE].money, g[PETE].cards) == (0, [])


def test_a_member_of_the_lodge_may_enter_the_inner_sanctum() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="silver_twilight_lodge")
    g.give(PETE, "silver_twilight_lodge_membership").begin(step="encounter").stop("other_world")
    g.rig(encounters=["french_hill_4"])
    assert g.options == ["part:inner_sanctum", "part:silver_twilight_lodge"]


@pytest.mark.parametrize(("thing", "face", "fate"), [("blessing", 4, ""), ("curse", 5, "cursed")])
def test_the_blessed_succeed_with_a_4_and_the_cursed_with_a_6_only(thing: str, face: int, fate: str) -> None:
    g = headline("ill_wind_grips_arkham").give(PETE, thing).rig(dice=[1, face])
    assert g[PETE].fate == ("blessed" if thing == "blessing" else fate)


@pytest.mark.parametrize(("thing", "fate"), [("blessing", "blessed"), ("curse", "cursed")])
def test_a_blessing_or_curse_ends_with_a_1(thing: str, fate: str) -> None:
    assert upkeep(thing).rig(dice=[1])[PETE].fate == ""
    assert upkeep(thing).rig(dice=[2])[PETE].fate == fate
    assert scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, thing)[PETE].fate == fate


def test_a_curse_ends_a_blessing() -> None:
    g = headline("ill_wind_grips_arkham").give(PETE, "blessing").rig(dice=[1, 1])
    assert (g[PETE].fate, g[PETE].cards) == ("", [])


def test_a_blessing_ends_a_curse() -> None:
    g = headline("all_quiet_in_arkham").give(PETE, "curse").rig(dice=[6, 1]).choose("yes")
    assert (g[PETE].fate, g[PETE].cards) == ("", [])


def test_the_deputy_has_a_revolver_a_wagon_and_a_dollar_each_turn() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="police_station")
    g.give(PETE, "gate_abyss", "gate_rlyeh").begin(step="encounter").stop("other_world").choose("service:take_deputy")
    while "go_on" not in g.options:
        g.choose(g.options[0])
    assert sorted(g[PETE].cards) == ["deputy_of_arkham", "deputys_revolver", "patrol_wagon"]
    g.begin(phase="upkeep").stop("movement")
    assert g[PETE].money == 1


def test_the_deputys_revolver_cannot_be_lost() -> None:
    g = facing("elder_thing", cards=("deputys_revolver",), sliders=(0, 3, 0)).choose("fight:elder_thing")
    g.rig(dice=[1] * 8).choose("fight:elder_thing")
    assert (g[PETE].cards, len(g.happened(CheckMade)[-1].faces)) == (["deputys_revolver"], 8)


def test_the_patrol_wagon_drives_anywhere_past_all_monsters() -> None:
    g = (
        scenario("arkham_horror", seats=[JOE], ancient_one="azathoth")
        .give(JOE, "patrol_wagon")
        .place(JOE, at="downtown")
    )
    g.spawn("cultist", at="easttown").spawn("ghoul", at="rivertown").stop("encounter").choose("use:patrol_wagon")
    g.choose("drive:graveyard")
    assert g[JOE].at == "graveyard"
    assert not g.happened(Arrested)


def test_monsters_where_it_starts_have_to_be_dealt_with() -> None:
    g = (
        scenario("arkham_horror", seats=[JOE], ancient_one="azathoth")
        .give(JOE, "patrol_wagon")
        .place(JOE, at="downtown")
    )
    g.spawn("cultist", at="downtown").stop("encounter").choose("use:patrol_wagon")
    assert g.options == ["evade:cultist", "fight:cultist"]
    g.rig(dice=[5, 1, 1, 6]).choose("fight:cultist").choose("fight:cultist")
    assert (g[JOE].at, g[JOE].points, g.options) == ("downtown", 0, ["go_on"]), "who has fought goes no further"


@rule("AH-MOV-10")
def test_no_motorcycle_helps_whoever_has_fought_before_driving() -> None:
    g = facing("cultist", cards=("patrol_wagon", "motorcycle")).choose("use:patrol_wagon").rig(dice=[5, 1, 1, 6])
    assert g.play("fight:cultist", "fight:cultist").options == ["go_on"]


@rule("AH-MOV-10")
def test_who_falls_before_driving_goes_nowhere_from_the_hospital() -> None:
    g = facing("cultist", cards=("patrol_wagon", "motorcycle")).set("ashcan_pete.stamina", 1).rig(dice=[1, 1, 1])
    g.play("use:patrol_wagon", "evade:cultist", "lose:patrol_wagon")
    assert (g[PETE].at, g.options) == ("st_marys_hospital", ["go_on"])


def test_no_motorcycle_goes_on_from_where_the_wagon_has_stopped() -> None:
    g = facing(cards=("patrol_wagon", "motorcycle"))
    assert "use:motorcycle" in g.options
    assert "use:motorcycle" not in g.play("use:patrol_wagon", "drive:graveyard").options


@pytest.mark.parametrize(("face", "left"), [(1, []), (2, ["patrol_wagon"])])
def test_the_wagon_may_be_lost_after_a_combat(face: int, left: list[str]) -> None:
    g = facing("cultist", cards=("patrol_wagon",)).rig(dice=[5, 1, 1, face])
    assert g.choose("stop").choose("fight:cultist").choose("fight:cultist")[PETE].cards == left


@pytest.mark.parametrize(("face", "left"), [(1, []), (2, ["patrol_wagon"])])
def test_or_after_a_journey(face: int, left: list[str]) -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, "patrol_wagon").stop("encounter")
    g.place(PETE, at="abyss_2").place("gate_abyss", at="woods").rig(dice=[face])
    assert (g[PETE].at, g[PETE].cards) == ("woods", left)


def test_the_wagon_is_driven_instead_of_walking() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").give(PETE, "patrol_wagon").stop("encounter")
    assert "use:patrol_wagon" in g.options, "whoever has no movement points has a wagon"
    g = scenario("arkham_horror", seats=[JOE], ancient_one="azathoth").give(JOE, "patrol_wagon").choose("walk:easttown")
    assert "use:patrol_wagon" not in g.options


def test_the_wagon_does_not_get_through_a_parade() -> None:
    g = scenario("arkham_horror", seats=[JOE], ancient_one="azathoth").give(JOE, "patrol_wagon")
    g.place("fourth_of_july_parade", at="play").choose("use:patrol_wagon")
    assert "drive:merchant_district" not in g.options
    assert "drive:river_docks" in g.options
    g = scenario("arkham_horror", seats=[JOE], ancient_one="azathoth").give(JOE, "patrol_wagon")
    g.place("fourth_of_july_parade", at="play").place(JOE, at="merchant_district").stop("encounter")
    assert "use:patrol_wagon" not in g.options
