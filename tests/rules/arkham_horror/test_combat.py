"""Combat."""

from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.games.arkham_horror.events.people import (
    CheckMade,
    FellUnconscious,
    SanityLost,
    StaminaLost,
    WentInsane,
)
from miskatonic.games.arkham_horror.events.town import CombatBegan, CombatEnded, CombatWon
from miskatonic.testing import rule


@rule("AH-COMBAT-01", "AH-COMBAT-07", "AH-COMBAT-15", "AH-COMBAT-20")
def test_a_combat_is_a_horror_check_then_rounds_of_fight_or_flee_and_damage() -> None:
    g = facing("zombie").rig(dice=[1, 1, 1, 1]).choose("fight:zombie")
    assert g.options == ["fight:zombie", "flee:zombie"]
    g.rig(dice=[1]).choose("fight:zombie").rig(dice=[5]).choose("fight:zombie")
    kinds = (CombatBegan, CheckMade, SanityLost, StaminaLost, CombatWon, CombatEnded)
    assert [type(event).__name__ for event in g.events if isinstance(event, kinds)] == [
        "CombatBegan",
        "CheckMade",  # horror
        "SanityLost",
        "CheckMade",  # combat
        "StaminaLost",
        "CheckMade",  # combat, without another horror check
        "CombatWon",
        "CombatEnded",
    ]


@rule("AH-COMBAT-02", "AH-COMBAT-03")
def test_a_horror_check_is_will_with_the_horror_rating() -> None:
    g = facing("elder_thing", who="amanda_sharpe", sliders=(0, 2, 0)).choose("stop").choose("fight:elder_thing")
    made = g.happened(CheckMade)[0]
    assert (made.skill, made.kind, made.modifier, made.difficulty) == ("will", "horror", -3, 1)
    assert (made.faces, g["amanda_sharpe"].sanity) == ((), 3), "Will 2 - 3: no die, and 2 sanity are lost"


@rule("AH-COMBAT-04")
def test_a_passed_horror_check_has_no_effect() -> None:
    g = facing("zombie").rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    assert (g[PETE].sanity, g[PETE].stamina) == (4, 6)


@rule("AH-COMBAT-05")
def test_a_failed_horror_check_costs_the_horror_damage() -> None:
    g = facing("star_spawn", sliders=(0, 2, 0)).choose("fight:star_spawn")
    assert g[PETE].sanity == 2, "Will 3 - 3: no die; its horror damage is 2"


@rule("AH-COMBAT-06")
def test_without_sanity_left_an_investigator_goes_insane_before_the_fight() -> None:
    g = facing("star_spawn", sliders=(0, 2, 0)).set("ashcan_pete.sanity", 2).choose("fight:star_spawn")
    assert g.happened(WentInsane)
    assert (g[PETE].at, g[PETE].sanity, g.options) == ("arkham_asylum", 1, ["go_on"])
    assert g["star_spawn"] == "downtown"


@rule("AH-COMBAT-09", "AH-COMBAT-10")
def test_who_flees_evades_the_monster_and_the_combat_is_over() -> None:
    g = facing("zombie").rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.rig(dice=[5, 1, 1, 1, 1, 1, 1]).choose("flee:zombie")
    made = g.happened(CheckMade)[-1]
    assert (made.kind, made.modifier) == ("evade", 1)
    assert (g.options, g["zombie"], g[PETE].stamina) == (["go_on"], "downtown", 6)


@rule("AH-COMBAT-11")
def test_who_fails_to_flee_is_hurt_and_the_combat_goes_on() -> None:
    g = facing("zombie").rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.rig(dice=[1] * 7).choose("flee:zombie")
    assert (g[PETE].stamina, g.options) == (4, ["fight:zombie", "flee:zombie"])


@rule("AH-COMBAT-12", "AH-COMBAT-13", "AH-COMBAT-14")
def test_a_combat_check_is_fight_with_the_combat_rating_against_the_toughness() -> None:
    g = facing("elder_thing", who="amanda_sharpe", sliders=(0, 2, 0)).choose("stop").choose("fight:elder_thing")
    g.rig(dice=[5, 6, 1]).choose("fight:elder_thing")
    made = g.happened(CheckMade)[-1]
    assert (made.skill, made.kind, made.modifier, made.difficulty) == ("fight", "combat", 0, 2)
    assert g["amanda_sharpe"].monster_trophies == ["elder_thing"]
    assert "elder_thing" not in g.state.monsters


@rule("AH-COMBAT-16")
def test_successes_do_not_add_up_from_one_check_to_the_next() -> None:
    g = facing("elder_thing", who="amanda_sharpe", sliders=(0, 2, 0)).choose("stop").choose("fight:elder_thing")
    g.rig(dice=[5, 1, 1]).choose("fight:elder_thing").rig(dice=[5, 1, 1]).choose("fight:elder_thing")
    assert g["elder_thing"] == "downtown"
    assert g["amanda_sharpe"].stamina == 3, "1 damage for each failure"


@rule("AH-COMBAT-17")
def test_each_failed_check_costs_the_combat_damage() -> None:
    g = facing("star_spawn").rig(dice=[1, 1, 1, 1, 1, 5, 5]).choose("evade:star_spawn")
    assert g[PETE].stamina == 3
    g.choose("fight:star_spawn")  # Fight 2 - 3: no die
    assert g.happened(FellUnconscious)


@rule("AH-COMBAT-18")
def test_without_stamina_left_an_investigator_falls_unconscious() -> None:
    g = facing("zombie").set("ashcan_pete.stamina", 2).rig(dice=[5, 1, 1, 1]).choose("fight:zombie")
    g.rig(dice=[1]).choose("fight:zombie")
    assert g.happened(FellUnconscious)
    assert (g[PETE].at, g[PETE].stamina, g.options) == ("st_marys_hospital", 1, ["go_on"])


@rule("AH-COMBAT-19")
def test_a_nightgaunt_carries_off_instead_of_hurting() -> None:
    g = facing("nightgaunt").place("gate_abyss", at="independence_square").place("gate_rlyeh", at="woods")
    g.rig(dice=[5, 1, 1, 1]).choose("fight:nightgaunt").choose("fight:nightgaunt")  # Fight 2 - 2: no die
    assert (g[PETE].at, g[PETE].stamina, g.options) == ("abyss_1", 6, ["go_on"]), "the nearest gate"


@rule("AH-COMBAT-19")
def test_an_elder_thing_takes_stamina_and_a_weapon_or_spell() -> None:
    g = facing("elder_thing", cards=("knife", "wither", "food")).rig(dice=[5, 1]).choose("fight:elder_thing")
    g.choose("go_on").rig(dice=[1, 1, 1]).choose("fight:elder_thing")
    g.choose("pass")  # the food
    assert g.options == ["lose:knife", "lose:wither"]
    g.choose("lose:wither")
    assert (g[PETE].stamina, g[PETE].cards) == (5, ["knife", "food"])


def test_a_fight_that_nothing_can_end_is_over() -> None:
    """Michael McGlen (Sneak 1, Fight 3) loses no stamina to a blow of 1, has no dice to flee with and too few to win."""
    g = facing("mi_go", who="michael_mcglen", sliders=(3, 0, 0), ancient_one="shub_niggurath")
    g.place("alien_technology", at="environment")
    g.play("stop", "fight:mi_go")
    assert g.options == ["fight:mi_go", "flee:mi_go"]
    g.choose("fight:mi_go")
    assert (len(g.happened(CombatEnded)), g.happened(CombatWon), g.happened(StaminaLost)) == (1, [], [])
    assert (g["michael_mcglen"].at, g.state.monsters["mi_go"]) == ("downtown", "downtown")


def test_a_weapon_that_does_not_help_keeps_no_fight_going() -> None:
    """Michael McGlen has no dice against a Warlock, who is immune to his Enchanted Knife and does him no harm."""
    g = facing("warlock", who="michael_mcglen", cards=("enchanted_knife",), sliders=(3, 0, 0))
    g.play("stop", "fight:warlock")
    assert g.options == ["fight:warlock", "flee:warlock", "hold:enchanted_knife"]
    g.choose("fight:warlock")
    assert (len(g.happened(CombatEnded)), g.happened(CombatWon)) == (1, [])


def test_a_weapon_that_could_win_keeps_the_fight_going() -> None:
    g = facing("warlock", who="michael_mcglen", cards=("tommy_gun",), sliders=(3, 0, 0))
    g.play("stop", "fight:warlock").choose("put_away:tommy_gun").choose("fight:warlock")
    assert (g.happened(CombatEnded), g.options) == ([], ["fight:warlock", "flee:warlock", "hold:tommy_gun"])


def test_where_no_roll_helps_a_round_may_be_fought_twice_before_something_else_is_tried() -> None:
    """The Blue Watcher (3 stamina) could still pass the combat check; nothing else can."""
    g = facing("warlock", who="michael_mcglen", cards=("blue_watcher_of_the_pyramid",), sliders=(3, 0, 0))
    g.play("stop", "fight:warlock", "go_on", "fight:warlock", "fight:warlock", "fight:warlock")
    assert g.options == ["flee:warlock", "use:blue_watcher_of_the_pyramid"]
    g.choose("flee:warlock").choose("flee:warlock")
    assert g.happened(CombatEnded) == []
