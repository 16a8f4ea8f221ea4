"""Fighting the Ancient One."""

import pytest

from miskatonic.games.elder_sign.events import (
    AncientOneAttacks,
    Awakened,
    DoomAdded,
    MonsterPlaced,
    MythosDrawn,
    SanityLost,
    StaminaLost,
)
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

HASTUR = 11
"""Spaces of Hastur's doom track. His combat task: lore, terror and 3 investigations."""
NOTHING = ["peril"] * 6
COMBAT: list[str | int] = ["lore", "terror", 3]


def joe_and_dexter(ancient_one: str = "hastur", doom: int = 0) -> Scenario:
    """Joe Diamond's turn, Dexter Drake's next; so many doom tokens on the track."""
    g = scenario("elder_sign", seats=["joe_diamond", "dexter_drake"], ancient_one=ancient_one)
    return g.set("doom", doom).stack("mythos", ["closed_for_mourning"])


def battle(
    *dice: str | int,
    ancient_one: str = "hastur",
    doom: int = HASTUR,
    clock: int = 0,
    cards: tuple[str, ...] = (),
    **joe: int,
) -> Scenario:
    """The battle has begun and Joe, who has those cards, attacks; he rolls those results, once he has used his cards."""
    g = joe_and_dexter(ancient_one).awaken(doom).set("clock", clock).give("joe_diamond", *cards)
    for what, number in joe.items():
        g.set(f"joe_diamond.{what}", number)
    return g.rig(dice=dice)


def roll(g: Scenario, choice: str, *dice: str | int) -> Scenario:
    """Takes an option after which those results are rolled."""
    return g.rig(dice=dice).choose(choice)


# --- it wakes up


@rule("ES-AO-01")
def test_the_whole_penalty_is_suffered_before_the_ancient_one_wakes_up() -> None:
    g = joe_and_dexter(doom=10).place("stay_away_from_the_windows", at="museum:0")
    roll(g, "move:stay_away_from_the_windows", *["lore"] * 6)
    roll(g, "give_up", *NOTHING)
    kinds = (DoomAdded, SanityLost, StaminaLost, Awakened)
    assert [type(event) for event in g.events if isinstance(event, kinds)] == list(kinds)
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (3, 4)


@rule("ES-AO-01")
def test_assistants_pay_and_the_mythos_strikes_before_the_ancient_one_wakes_up() -> None:
    g = joe_and_dexter(doom=10).place("mysterious_tome", at="museum:0").place("dexter_drake", at="mysterious_tome")
    g.place("laughter_follows", at="mythos")
    roll(g, "move:mysterious_tome", *NOTHING).choose("aside:")
    roll(g, "assist:dexter_drake:", *NOTHING[2:]).choose("give_up")
    assert (g.decision.seat, g.decision.rule) == (1, "ES-FOC-10")
    roll(g, "lose:sanity", *NOTHING)
    assert g.state.awake
    assert (g["joe_diamond"].sanity, g["dexter_drake"].sanity) == (3, 4)


def at_the_last_other_world(sanity: int) -> Scenario:
    """Yog-Sothoth with two doom tokens; Joe is at The Dreamlands, and all other Other Worlds are gone."""
    g = joe_and_dexter("yog_sothoth", doom=2).place("the_dreamlands", at="other_worlds")
    g.set("removed", list(g.state.other_world_deck)).set("other_world_deck", Pile()).set("joe_diamond.sanity", sanity)
    return roll(g, "move:the_dreamlands", *NOTHING)


@rule("ES-AO-02", "ES-AO-03")
def test_an_ancient_one_woken_early_fills_its_track() -> None:
    g = roll(at_the_last_other_world(sanity=4), "give_up", *NOTHING)
    assert g.state.awake, "with the last Other World gone"
    assert g.state.doom == 10
    assert g.happened(MonsterPlaced) == []
    assert g["joe_diamond"].at == g["dexter_drake"].at == "ancient_one"


@rule("ES-AO-02", "ES-DEV-07")
def test_whoever_fails_the_last_other_world_with_the_last_sanity_is_out_of_the_battle() -> None:
    g = at_the_last_other_world(sanity=1).rig(monsters=["gug"]).choose("give_up")
    roll(g, "monster:forgotten_knowledge", *NOTHING)
    assert (g.state.awake, g.state.doom, g.state.out) == (True, 10, [0])


@rule("ES-AO-03")
def test_all_markers_go_to_the_ancient_one_wherever_they_were() -> None:
    g = joe_and_dexter(doom=10).set("clock", 3).place("dexter_drake", at="the_missing_records")
    g.choose("move:entrance")
    roll(g, "first_aid:sanity", *NOTHING)
    assert g.state.awake
    assert g["joe_diamond"].at == g["dexter_drake"].at == "ancient_one"


@rule("ES-AO-04", "ES-AO-07")
def test_nobody_leaves_the_ancient_one_any_more() -> None:
    g = battle(*NOTHING)
    assert g.decision.rule == "ES-FAIL-05", "the attack comes without a move"
    roll(g, "give_up", *NOTHING)
    assert (g.decision.seat, g.decision.rule) == (1, "ES-FAIL-05")
    assert g["joe_diamond"].at == g["dexter_drake"].at == "ancient_one"


@rule("ES-AO-05")
def test_the_prohibition_of_the_latest_mythos_card_is_ignored() -> None:
    g = joe_and_dexter(doom=10).place("keep_friends_close_when_memories_fade", at="mythos").give("dexter_drake", "clue")
    g.place("horrible_visions", at="museum:0").set("clock", 3).choose("move:entrance")
    roll(g, "first_aid:sanity", *NOTHING)
    assert g.decision.seat == 1
    assert "clue" in g.options


@rule("ES-AO-05")
def test_the_midnight_that_wakes_the_ancient_one_spares_what_the_mythos_card_would_have_done() -> None:
    g = joe_and_dexter(doom=10).place("strange_visions_poisoned_trap", at="mythos")
    g.place("horrible_visions", at="museum:0").set("clock", 3).choose("move:entrance")
    roll(g, "first_aid:sanity", *NOTHING)
    assert g.state.awake
    assert (g["joe_diamond"].stamina, g["dexter_drake"].stamina) == (6, 5)
    assert g.happened(MythosDrawn) == []
    assert g.happened(AncientOneAttacks) == [], "midnight had come before the battle began"


@rule("ES-AO-05", "ES-LOCK-09")
def test_the_die_locked_by_the_latest_mythos_card_is_free_in_the_battle() -> None:
    g = joe_and_dexter(doom=10).place("the_lights_grow_dim", at="mythos").place("horrible_visions", at="museum:0")
    g.lock("green1", by="the_lights_grow_dim").set("clock", 3).choose("move:entrance")
    roll(g, "first_aid:sanity", *NOTHING)
    assert g["green1"].zone == "pool"


@rule("ES-AO-06")
def test_when_it_wakes_up_in_the_middle_of_an_attempt_the_clock_step_follows_at_once() -> None:
    g = joe_and_dexter(doom=10).place("gala_in_the_great_hall", at="museum:0")
    g.rig(dice=["terror", *NOTHING[1:], *NOTHING]).choose("move:gala_in_the_great_hall")
    assert (g.state.awake, g.state.clock) == (True, 1)
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (4, 6), "the adventure was not failed"
    assert g.decision.seat == 1


@rule("ES-AO-06", "ES-AO-17")
def test_that_clock_step_can_bring_the_first_attack() -> None:
    g = joe_and_dexter(doom=10).place("gala_in_the_great_hall", at="museum:0").set("clock", 3)
    g.rig(dice=["terror", *NOTHING[1:], *NOTHING]).choose("move:gala_in_the_great_hall")
    assert (g["joe_diamond"].sanity, g["dexter_drake"].sanity) == (2, 3), "Hastur has attacked: nobody had a clue"


@rule("ES-AO-06", "ES-TRO-01")
def test_monsters_beaten_in_the_attempt_that_it_interrupts_are_kept() -> None:
    g = joe_and_dexter(doom=10).place("gala_in_the_great_hall", at="museum:0")
    g.spawn("ghoul", at="gala_in_the_great_hall").stack("common", ["axe"])
    roll(g, "move:gala_in_the_great_hall", "peril", 1, *["lore"] * 4)
    roll(g, "task:2", "terror", *["lore"] * 3, *NOTHING)
    assert g.state.awake
    assert (g["joe_diamond"].trophies, g["joe_diamond"].cards) == (["ghoul"], ["axe"])
    assert g["gala_in_the_great_hall"].monsters() == []


# --- the attack of the investigators


@rule("ES-AO-07", "ES-AO-15")
def test_a_turn_in_the_battle_is_an_attack_and_a_clock_step() -> None:
    g = roll(battle(*NOTHING), "give_up", *NOTHING)
    assert (g.state.clock, g.decision.seat) == (1, 1)
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina, g.state.doom) == (4, 6, HASTUR)


@rule("ES-AO-08", "ES-AO-09")
@pytest.mark.parametrize(
    ("ancient_one", "dice", "left"),
    [
        ("cthulhu", ["terror", "lore", "peril", 1, 1, 1], 3),
        ("yig", ["peril", "peril", 1, 1, 1, 1], 4),
        ("yog_sothoth", ["lore", "lore", 3, "peril", "peril", "peril"], 3),
    ],
)
def test_completing_the_combat_task_removes_one_doom_token(ancient_one: str, dice: list[str | int], left: int) -> None:
    g = battle(*dice, ancient_one=ancient_one, doom=8)
    assert g.options == ["task:0", "no_task"]
    g.rig(dice=[1] * left + [1] * 6 * (left == 3)).choose("task:0")
    assert g.state.doom == 7


@rule("ES-AO-08")
def test_clues_help_in_the_battle_as_in_an_adventure() -> None:
    g = battle("lore", "terror", *NOTHING[2:], cards=("clue",)).choose("clue")
    roll(g, "reroll:green3", 3)
    g.choose()
    assert "task:0" in g.options


@rule("ES-AO-10", "ES-AO-11")
def test_the_combat_task_is_completed_once_a_roll_with_the_dice_that_are_left() -> None:
    g = battle(*COMBAT, *COMBAT)
    roll(g, "task:0", *COMBAT)
    assert g.state.doom == HASTUR - 1, "six dice would have been enough for two"
    assert [g[f"green{n}"].zone for n in range(1, 7)].count("task") == 3
    roll(g, "task:0", *NOTHING)
    assert g.state.doom == HASTUR - 2
    assert g.decision.seat == 1, "no die is left to roll"


@rule("ES-AO-12")
def test_a_failed_roll_costs_a_die_or_ends_the_attack() -> None:
    g = battle(*NOTHING)
    assert g.options == ["aside:green1", "give_up"]
    roll(g, "aside:green1", *COMBAT, "peril", "peril")
    assert g["green1"].zone == "aside"
    assert g.options == ["task:0", "no_task"]


@rule("ES-AO-12")
def test_an_attack_with_too_few_dice_is_over() -> None:
    g = battle(*NOTHING)
    for dice in (5, 4):
        roll(g, "aside:", *["peril"] * dice)
    roll(g, "aside:", *["peril"] * 3, *NOTHING)
    assert g.decision.seat == 1, "two dice cannot show three results"


@rule("ES-AO-13")
def test_there_is_no_focus_and_no_assistance_in_the_battle() -> None:
    g = roll(battle("lore", *NOTHING[1:]), "aside:green2", *NOTHING[1:])
    assert g.decision.rule == "ES-FAIL-05", "the roll followed at once"
    assert [die.zone for die in g.state.dice].count("marker") == 0


@rule("ES-AO-14")
def test_items_and_spells_are_used_in_the_battle() -> None:
    g = battle(cards=("axe", "holy_water", "wither"))
    assert g.options == ["use:axe", "use:holy_water", "use:wither", "roll"]
    g.play("use:axe", "use:holy_water")
    roll(g, "use:wither", "lore", *NOTHING[1:], 4, "wild")
    g.choose("hold:green1")
    assert g.options == ["task:0", "no_task"], "the wild is the terror"
    g.rig(dice=NOTHING[1:]).choose("task:0")
    assert g.state.doom == HASTUR - 1
    assert "wither" in g.state.spell_deck


@rule("ES-AO-15")
def test_terror_has_no_effect_in_the_battle() -> None:
    g = battle("terror", *NOTHING[1:])
    roll(g, "give_up", *NOTHING)
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (4, 6)


# --- the attack of the Ancient One


@rule("ES-AO-16", "ES-AO-17")
def test_the_clock_runs_on_and_midnight_brings_an_attack_instead_of_a_mythos_card() -> None:
    g = battle(*NOTHING)
    for hour in (1, 2, 3):
        roll(g, "give_up", *NOTHING)
        assert g.state.clock == hour
    assert g.happened(AncientOneAttacks) == []
    roll(g, "give_up", *NOTHING)
    assert g.state.clock == 0
    assert len(g.happened(AncientOneAttacks)) == 1
    assert g.happened(MythosDrawn) == []
    assert (g["joe_diamond"].sanity, g["dexter_drake"].sanity) == (2, 3)


@rule("ES-AO-17")
def test_cthulhu_lowers_a_maximum_of_everybody_and_adds_a_doom_token() -> None:
    g = battle(*NOTHING, ancient_one="cthulhu", doom=5, clock=3).choose("give_up")
    assert g.decision.seat == 0
    g.choose("effect:lower_maximum_sanity")
    assert g.decision.seat == 1
    roll(g, "effect:lower_maximum_stamina", *NOTHING)
    joe, dexter = g["joe_diamond"], g["dexter_drake"]
    assert (joe.max_sanity, joe.max_stamina) == (2, 5)
    assert (dexter.max_sanity, dexter.max_stamina) == (4, 3)
    assert (joe.sanity, dexter.stamina) == (2, 3)
    assert g.state.doom == 6


@rule("ES-AO-18")
def test_an_attack_adds_no_doom_to_a_full_track() -> None:
    g = battle(*NOTHING, ancient_one="cthulhu", doom=11, clock=3).play("give_up", "effect:lower_maximum_sanity")
    roll(g, "effect:lower_maximum_sanity", *NOTHING)
    assert g.state.doom == 11


@rule("ES-AO-19")
def test_no_monster_appears_once_cthulhu_is_awake() -> None:
    g = battle(*NOTHING, ancient_one="cthulhu", doom=8, clock=3).play("give_up", "effect:lower_maximum_sanity")
    roll(g, "effect:lower_maximum_sanity", *NOTHING)
    assert g.state.doom == 9, "a space with a monster symbol"
    assert g.happened(MonsterPlaced) == []


@rule("ES-AO-19")
@rule("ES-ERR-17")
def test_no_monster_appears_in_the_battle_whoever_is_fought() -> None:
    g = battle(*NOTHING, doom=5, clock=3, sanity=1)
    roll(g, "give_up", *NOTHING)
    assert g.state.doom == 6, "Joe was devoured, and the token lies on a space with a monster"
    assert g["forgotten_knowledge"].below == []


# --- devoured in the battle


@rule("ES-AO-04", "ES-AO-20")
def test_whoever_is_devoured_in_the_battle_is_eliminated() -> None:
    g = battle(*NOTHING, ancient_one="cthulhu", doom=5, clock=3, sanity=1, max_sanity=1)
    g.play("give_up", "effect:lower_maximum_sanity")
    roll(g, "effect:lower_maximum_sanity", *NOTHING)
    assert (g.state.out, g.state.devoured) == ([0], ["joe_diamond"])
    assert g.state.investigators[0] is None
    assert g.state.doom == 7, "one for Joe, one of the attack"
    assert g.decision.seat == 1
    roll(g, "give_up", *NOTHING)
    assert g.decision.seat == 1, "Dexter fights alone"


@rule("ES-AO-20")
def test_whoever_is_devoured_in_the_middle_of_an_attack_still_moves_the_clock() -> None:
    g = battle(ancient_one="ithaqua", doom=5, cards=("holy_water", "axe"), stamina=1)
    g.rig(dice=NOTHING).choose("use:holy_water")
    assert g.state.out == [0]
    assert (g.state.clock, g.decision.seat) == (1, 1)
    assert g["red"].zone == "supply"


@rule("ES-AO-20")
def test_whoever_is_devoured_by_the_awakening_is_eliminated() -> None:
    g = joe_and_dexter("nyarlathotep", doom=8).give("dexter_drake", "clue").set("clock", 3).choose("move:entrance")
    roll(g, "first_aid:sanity", *NOTHING)
    assert (g.state.out, g.state.devoured) == ([0], ["joe_diamond"]), "Joe had no clue"
    assert g.decision.seat == 1


@rule("ES-AO-21")
def test_an_eliminated_player_wins_if_the_others_beat_the_ancient_one() -> None:
    g = battle(*NOTHING, doom=1, clock=3, sanity=1)
    roll(g, "give_up", *COMBAT, *NOTHING[3:])
    assert (g.state.out, g.state.doom) == ([0], 2)
    roll(g, "task:0", *COMBAT).choose("task:0")
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
