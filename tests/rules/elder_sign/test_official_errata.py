"""The official errata and clarifications. Those that contradict a printed rule need the option `errata`."""

from collections.abc import Callable

import pytest

from miskatonic.games.elder_sign.declare import clock, investigation, lore, task
from miskatonic.games.elder_sign.effects.belongings import lose_trophies
from miskatonic.games.elder_sign.events import MonsterPlaced, MythosDrawn, TurnBegan
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.testing import Scenario, rule, scenario

SIX_PERILS = ["peril"] * 6
BOTH = pytest.mark.parametrize("errata", [False, True])


def dexter(*cards: str, errata: bool = True) -> Scenario:
    """Dexter Drake with those cards; Joe Diamond plays after him."""
    g = scenario("elder_sign", seats=["dexter_drake", "joe_diamond"], ancient_one="azathoth", errata=errata)
    return g.give("dexter_drake", *cards)


def roll(g: Scenario, choice: str, *dice: str | int) -> Scenario:
    """Takes an option after which those results are rolled; with the errata one is asked before every roll."""
    g.rig(dice=dice).choose(choice)
    return g.choose("roll") if g.options == ["roll", "give_up"] else g


def cast(g: Scenario, spell: str, place: str, *dice: str | int) -> Scenario:
    """The active investigator goes there and casts a spell on that roll: before it as printed, after it with the errata."""
    if g.state.errata:
        return roll(g, f"move:{place}", *dice).choose(f"use:{spell}")
    return roll(g.choose(f"move:{place}"), f"use:{spell}", *dice)


def wait(g: Scenario) -> Scenario:
    """A turn in which nothing happens."""
    return g.play("move:entrance", "first_aid:sanity")


# --- wild results


@rule("ES-ERR-01")
@pytest.mark.parametrize(
    ("errata", "others", "offered"),
    [(True, [1], True), (True, ["lore"], False), (False, [1], False), (False, [3, 1], True)],
)
def test_a_wild_is_worth_four_investigations_and_as_printed_one(
    errata: bool, others: list[str | int], offered: bool
) -> None:
    g = dexter("holy_water", errata=errata).choose("move:the_hall_of_the_dead")
    roll(g, "use:holy_water", *others, *["terror"] * (6 - len(others)), "wild")
    assert ("task:2" in g.options) is offered, "5 investigations are required"


@rule("ES-ERR-01")
@BOTH
def test_a_wild_is_lore_peril_or_terror_in_both_ways_of_playing(errata: bool) -> None:
    g = dexter("holy_water", errata=errata).choose("move:the_hall_of_the_dead")
    roll(g, "use:holy_water", "peril", *["terror"] * 5, "wild")
    assert {"task:0", "task:1"} <= set(g.options)


# --- spells


@rule("ES-ERR-02")
def test_a_spell_is_cast_when_the_results_are_known() -> None:
    g = roll(dexter("wither"), "move:the_missing_records", "lore", *SIX_PERILS[1:])
    assert g.options == ["use:wither", "no_task"], "and there was no question before the roll"
    g.play("use:wither", "hold:green1")
    assert (g["green1"].zone, g["green1"].face) == ("spell", 5)


@rule("ES-ERR-02")
def test_as_printed_a_spell_is_not_cast_after_the_roll() -> None:
    g = dexter("wither", errata=False).choose("move:the_missing_records")
    assert g.options == ["use:wither", "roll"]
    roll(g, "roll", "lore", *SIX_PERILS[1:])
    assert "use:wither" not in g.options


@rule("ES-ERR-02")
def test_a_spell_comes_after_a_reroll_and_before_the_terror_effects() -> None:
    g = dexter("wither", "clue").place("ancient_relics", at="museum:0")
    roll(g, "move:ancient_relics", "lore", "terror", "peril", "peril", "peril", "peril")
    roll(g.choose("clue"), "reroll:green3", "terror")
    g.choose("use:wither")
    assert g["dexter_drake"].sanity == 5
    g.choose("hold:green1")
    assert g["dexter_drake"].sanity == 4, "now the terror of the two other dice strikes"
    assert (g["green1"].zone, g.decision.rule) == ("spell", "ES-FAIL-05")


@rule("ES-ERR-02")
def test_a_spell_that_is_cast_on_the_only_terror_prevents_the_terror_effect() -> None:
    g = roll(dexter("wither").place("ancient_relics", at="museum:0"), "move:ancient_relics", "terror", *SIX_PERILS[1:])
    g.play("use:wither", "hold:green1")
    assert g["dexter_drake"].sanity == 5


@rule("ES-ERR-07")
@BOTH
def test_a_terror_on_a_spell_sets_off_no_terror_effect(errata: bool) -> None:
    g = dexter("wither", errata=errata).place("ancient_relics", at="museum:0")
    cast(g, "wither", "ancient_relics", "terror", *SIX_PERILS[1:]).play("hold:green1", "aside:")
    g.rig(dice=SIX_PERILS[2:]).play("no_focus", *["roll"] * errata)
    assert g["green1"].zone == "spell"
    assert g["dexter_drake"].sanity == 5


@rule("ES-ERR-03")
def test_a_die_is_changed_before_it_lies_on_a_spell() -> None:
    g = scenario("elder_sign", seats=["harvey_walters"], ancient_one="azathoth", errata=True)
    g.give("harvey_walters", "wither")
    roll(g, "move:the_missing_records", "terror", *SIX_PERILS[1:])
    g.play("use:harvey_walters", "use:wither", "hold:green1")
    assert (g["green1"].zone, g["green1"].face) == ("spell", 5)


@rule("ES-ERR-03")
def test_a_die_is_not_changed_while_it_lies_on_a_spell() -> None:
    g = scenario("elder_sign", seats=["harvey_walters"], ancient_one="azathoth", errata=True)
    g.give("harvey_walters", "wither", "shotgun", "clue")
    roll(g, "move:the_missing_records", "terror", *SIX_PERILS[1:])
    assert "use:harvey_walters" in g.options
    g.play("use:wither", "hold:green1")
    assert g.decision.rule == "ES-FAIL-05", "and nothing of this roll is changed any more"


def with_two_dice_on_dread_curse(errata: bool = True) -> Scenario:
    """Dexter has failed; lore and 2 investigations lie on Dread Curse of Azathoth. It is Joe's turn."""
    g = dexter("dread_curse_of_azathoth", errata=errata)
    cast(g, "dread_curse_of_azathoth", "the_hidden_passage", "lore", 2, *SIX_PERILS[2:])
    return g.choose("hold:green1", "hold:green2").choose("give_up")


@rule("ES-ERR-04")
def test_dice_on_a_spell_may_be_taken_back_before_a_roll() -> None:
    g = with_two_dice_on_dread_curse().choose("move:the_missing_records")
    assert g.options == ["take:green1", "take:green2", "roll", "give_up"]
    g.choose("take:green2")
    assert (g["green2"].zone, g["green2"].face) == ("pool", 0)
    assert [cast.card for cast in g.state.cast] == ["dread_curse_of_azathoth"], "it still holds the other one"
    roll(g, "roll", 3, *SIX_PERILS[2:])
    assert "task:1" in g.options, "with the lore on the spell"
    assert not any(option.startswith("hold") for option in g.options), "no other die takes the free place"


@rule("ES-ERR-04")
def test_a_spell_without_dice_is_discarded() -> None:
    g = with_two_dice_on_dread_curse().play("move:the_missing_records", "take:green1")
    roll(g, "take:green2", *SIX_PERILS)
    assert g.state.cast == []
    assert g.state.spell_deck[0] == "dread_curse_of_azathoth"


@rule("ES-ERR-04")
def test_as_printed_dice_stay_on_their_spell() -> None:
    g = roll(with_two_dice_on_dread_curse(errata=False), "move:the_missing_records", *SIX_PERILS[2:])
    assert (g["green1"].zone, g["green2"].zone) == ("spell", "spell")
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-ERR-05")
@BOTH
def test_a_lock_takes_one_of_two_dice_from_a_spell_and_leaves_the_other(errata: bool) -> None:
    g = with_two_dice_on_dread_curse(errata).set("clock", 3).stack("mythos", ["the_lights_grow_dim"])
    wait(g).choose("lock:green1")
    assert (g["green1"].lock, g["green1"].zone) == ("the_lights_grow_dim", "lock")
    assert (g["green2"].zone, g["green2"].at) == ("spell", "dread_curse_of_azathoth")


@rule("ES-ERR-05")
def test_the_spell_that_a_lock_leaves_empty_is_discarded() -> None:
    g = dexter("wither")
    roll(g, "move:the_missing_records", "lore", *SIX_PERILS[1:]).play("use:wither", "hold:green1", "give_up")
    wait(g.set("clock", 3).stack("mythos", ["the_lights_grow_dim"])).choose("lock:green1")
    assert g.state.cast == []
    assert g.state.spell_deck[0] == "wither"


@rule("ES-ERR-06")
@BOTH
def test_dread_curse_cast_for_one_die_never_takes_a_second(errata: bool) -> None:
    g = dexter("dread_curse_of_azathoth", errata=errata)
    cast(g, "dread_curse_of_azathoth", "the_missing_records", "lore", *SIX_PERILS[1:])
    assert (g.decision.least, g.decision.most) == (1, 2)
    g.choose("hold:green1").choose("aside:")
    g.rig(dice=[1, *SIX_PERILS[3:]]).play("no_focus", *["roll"] * errata)
    assert g.decision.rule == "ES-FAIL-05", "nobody asks for a second die after the next roll"
    assert [die.zone for die in g.state.dice].count("spell") == 1


# --- midnight


@rule("ES-ERR-08")
def test_midnight_comes_just_after_the_turn_in_which_the_hand_reached_it() -> None:
    g = dexter().set("clock", 3).stack("mythos", ["closed_for_mourning"])
    g.spawn("dimensional_shambler", at="the_missing_records")
    roll(g, "move:the_missing_records", "lore", *SIX_PERILS[1:])
    roll(g, "task:2", *SIX_PERILS[1:])
    assert (g.state.clock, g.happened(MythosDrawn)) == (0, []), "the attempt goes on undisturbed"
    g.choose("give_up")
    assert g.state.mythos == "closed_for_mourning"
    assert (g.state.clock, g.state.doom, g.decision.seat) == (1, 1, 1)
    order = [type(event) for event in g.events if isinstance(event, MythosDrawn | TurnBegan)]
    assert order[-2:] == [MythosDrawn, TurnBegan], "before the next turn begins"


@rule("ES-ERR-08")
@BOTH
def test_kate_guards_her_own_turn_but_not_the_midnight_that_follows(errata: bool) -> None:
    g = scenario("elder_sign", seats=["kate_winthrop"], ancient_one="azathoth", errata=errata)
    g.place("koi_pond", at="museum:0").set("clock", 3).stack("mythos", ["wet_footprints"])
    wait(g)
    assert len(g.happened(MonsterPlaced)) == errata


@rule("ES-ERR-08")
def test_the_devoured_of_that_midnight_are_replaced_before_the_next_turn() -> None:
    g = dexter().set("clock", 3).place("don_t_fall_asleep", at="museum:0").set("joe_diamond.sanity", 1)
    wait(g.stack("mythos", ["closed_for_mourning"]).rig(investigators=["bob_jenkins"]))
    assert (g.decision.seat, g["bob_jenkins"].seat, g.state.doom) == (1, 1, 2)


@rule("ES-ERR-10")
@BOTH
def test_what_may_be_used_once_a_day_is_available_again_after_midnight(errata: bool) -> None:
    g = scenario("elder_sign", seats=["vincent_lee"], ancient_one="azathoth", errata=errata)
    g.set("clock", 2).stack("mythos", ["closed_for_mourning"]).set("vincent_lee.stamina", 1)
    assert "use:vincent_lee" in g.options
    g.choose("use:vincent_lee").play("move:entrance", "first_aid:stamina")
    assert g.decision.rule == "ES-MOVE-01", "it is still the same day"
    g.play("move:entrance", "first_aid:stamina")
    assert g.state.clock == 0
    assert "use:vincent_lee" in g.options


# --- monsters, adventures


def places_for_the_next(g: Scenario, monster: str) -> list[str]:
    """Where the monster of the next midnight may go."""
    wait(g.set("clock", 3).stack("mythos", ["wet_footprints"]).rig(monsters=[monster]))
    return [option.removeprefix("monster:") for option in g.options]


@rule("ES-ERR-09")
def test_monsters_below_adventures_are_spread_evenly() -> None:
    g = dexter().place("the_dreamlands", at="other_worlds")
    for monster, place in [
        ("gug", "the_missing_records"),
        ("witch", "the_hidden_passage"),
        ("ghoul", "the_dreamlands"),
    ]:
        g.spawn(monster, at=place)
    assert places_for_the_next(g, "byakhee") == [
        "administration_office",
        "vermin_in_the_pipes",
        "the_hall_of_the_dead",
        "forgotten_knowledge",
    ]


@rule("ES-ERR-09")
def test_when_every_adventure_has_one_any_of_them_takes_the_next() -> None:
    g = dexter()
    museum = [adventure.card for adventure in g.state.museum]
    for monster, place in zip(["gug", "witch", "ghoul", "maniac", "dhole", "shoggoth"], museum, strict=True):
        g.spawn(monster, at=place)
    assert places_for_the_next(g, "byakhee") == museum


@rule("ES-ERR-09")
def test_as_printed_monsters_may_be_heaped_below_one_adventure() -> None:
    g = dexter(errata=False).spawn("gug", at="the_missing_records")
    assert "the_missing_records" in places_for_the_next(g, "byakhee")


@rule("ES-ERR-11")
@BOTH
def test_a_card_that_speaks_of_adventures_also_means_other_worlds(errata: bool) -> None:
    g = dexter(errata=errata).place("the_dreamlands", at="other_worlds").place("laughter_follows", at="mythos")
    roll(g, "move:the_dreamlands", *SIX_PERILS).choose("give_up")
    assert g["dexter_drake"].sanity == 3, "one of the penalty and one more of the Mythos card"


@rule("ES-ERR-11")
@BOTH
def test_a_card_that_names_other_worlds_means_them_alone(errata: bool) -> None:
    g = scenario("elder_sign", seats=["gloria_goldberg"], ancient_one="azathoth", errata=errata)
    g.place("the_dreamlands", at="other_worlds")
    roll(g, "move:the_missing_records", *SIX_PERILS).choose("give_up")
    g.choose("move:the_dreamlands")
    assert g.options[:2] == ["use:gloria_goldberg", "roll"]


@rule("ES-ERR-12")
@BOTH
@pytest.mark.parametrize(("trophies", "left"), [(["witch", "gug"], ["gug"]), ([], [])])
def test_an_entry_that_cannot_be_paid_is_free(
    homemade: Callable[..., str], errata: bool, trophies: list[str], left: list[str]
) -> None:
    card = homemade(task(investigation(6)), entry=lose_trophies(1))
    g = dexter(*trophies, errata=errata).place(card, at="museum:0")
    g.rig(dice=SIX_PERILS).choose(f"move:{card}")
    if trophies:
        g.choose("pay:witch")
    if errata:
        g.choose("roll")
    assert g.decision.rule == "ES-FAIL-05", "the attempt has begun"
    assert (g["dexter_drake"].at, g["dexter_drake"].trophies) == (card, left)


# --- giving up, rewards, focus


@rule("ES-ERR-14")
def test_an_adventure_may_be_given_up_before_the_first_roll() -> None:
    g = dexter().choose("move:the_missing_records")
    assert g.options == ["roll", "give_up"]
    g.choose("give_up")
    assert g.happened(Rolled) == []
    assert (g["dexter_drake"].sanity, g["dexter_drake"].at, g.state.clock) == (4, "the_missing_records", 1)


@rule("ES-ERR-14")
def test_as_printed_whoever_goes_to_an_adventure_rolls() -> None:
    g = roll(dexter(errata=False), "move:the_missing_records", *SIX_PERILS)
    assert len(g.happened(Rolled)) == 1


@rule("ES-ERR-15")
@BOTH
def test_a_monster_of_the_reward_may_go_on_the_new_card_with_the_errata(errata: bool) -> None:
    g = dexter(errata=errata).place("did_you_hear_that", at="museum:0").stack("adventure", ["koi_pond"])
    g.rig(monsters=["gug"])
    roll(g, "move:did_you_hear_that", *SIX_PERILS)
    roll(g, "task:0", *SIX_PERILS[1:]).choose("task:1")
    places = [option for option in g.options if option.startswith("monster:")]
    assert (g.state.museum[0].card, g["koi_pond"].covers) == ("koi_pond", ["gug", ""]) if errata else places


@rule("ES-ERR-18")
@BOTH
def test_the_die_of_a_beaten_monster_is_freed_at_the_end_of_the_attempt_with_the_errata(errata: bool) -> None:
    g = dexter(errata=errata).spawn("ghost", at="the_missing_records").lock("yellow", by="ghost")
    roll(g, "move:the_missing_records", "lore", 2, *SIX_PERILS[2:])
    roll(g, "task:2", *SIX_PERILS[2:])
    assert (g["yellow"].lock == "ghost") == errata
    g.choose("give_up")
    assert (g["yellow"].zone, g["yellow"].lock) == ("supply", "")


@rule("ES-ERR-19")
@BOTH
def test_with_the_errata_nobody_focuses_twice_in_an_attempt(errata: bool) -> None:
    g = dexter(errata=errata).place("the_security_office", at="museum:0")
    roll(g, "move:the_security_office", "lore", 2, *SIX_PERILS[2:]).play("no_task", "aside:green1")
    roll(g, "focus:green2", *SIX_PERILS[2:])
    roll(g, "task:0", *SIX_PERILS[2:]).choose("aside:green3")
    assert ("focus:green4" in g.options) == (not errata), "the first die has been used"


@rule("ES-ERR-20")
def test_a_card_is_used_in_the_own_turn_only() -> None:
    g = roll(dexter(errata=False).give("joe_diamond", "shotgun", "heal"), "move:the_missing_records", *SIX_PERILS)
    assert g.options == ["aside:green1", "give_up"]


# --- midnight, the battle, the Ancient Ones


@rule("ES-ERR-23")
@BOTH
def test_a_second_midnight_in_one_turn_is_a_doom_token_with_the_errata(
    homemade: Callable[..., str], errata: bool
) -> None:
    card = homemade(task(lore, *[clock] * 5), task(investigation(9)))
    g = dexter(errata=errata).set("clock", 3).stack("mythos", ["closed_for_mourning", "wet_footprints"])
    g.rig(monsters=[] if errata else ["gug"]).place("koi_pond", at="museum:5").place(card, at="museum:0")
    roll(g, f"move:{card}", "lore", *SIX_PERILS[1:])
    roll(g, "task:0", *SIX_PERILS[1:])
    assert (g.state.doom, g.state.day) == ((1, 1) if errata else (1, 3))
    g.choose("give_up")
    assert (g.state.doom, g.state.day) == ((2, 2) if errata else (1, 3)), "one midnight after the turn, or two in it"


@rule("ES-ERR-25")
def test_a_spell_is_spent_when_it_takes_its_die() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "dexter_drake"], ancient_one="ithaqua")
    g.give("joe_diamond", "wither", "clue")
    roll(g.choose("move:the_missing_records"), "use:wither", *SIX_PERILS)
    assert g["joe_diamond"].stamina == 6
    g.choose("hold_dice")
    assert g["joe_diamond"].stamina == 5


@rule("ES-ERR-29")
@pytest.mark.parametrize(("answer", "left"), [("use:duke", ["yuggoth"]), ("pass", [])])
def test_duke_keeps_yog_sothoth_from_taking_an_other_world(answer: str, left: list[str]) -> None:
    g = scenario("elder_sign", seats=["ashcan_pete"], ancient_one="yog_sothoth")
    g.give("ashcan_pete", "duke").place("yuggoth", at="other_worlds")
    roll(g, "move:yuggoth", *["lore"] * 6).play("give_up", answer)
    assert [world.card for world in g.state.other_worlds] == left


@rule("ES-ERR-32")
def test_the_active_player_orders_effects_at_midnight_where_it_makes_a_difference() -> None:
    g = dexter(errata=False).place("don_t_fall_asleep", at="museum:0").place("horrible_visions", at="museum:1")
    g.set("clock", 3).set("doom", 10).set("joe_diamond.sanity", 1).stack("mythos", ["closed_for_mourning"])
    wait(g)
    assert (g.decision.kind.name, g.decision.seat) == ("midnight_order", 0)
    assert g.options == ["strike:don_t_fall_asleep", "strike:horrible_visions"]


@rule("ES-ERR-32")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    g = dexter(errata=False).place("don_t_fall_asleep", at="museum:0").place("horrible_visions", at="museum:1")
    wait(g.set("clock", 3).stack("mythos", ["closed_for_mourning"]))
    assert (g.state.doom, g["joe_diamond"].sanity, g.decision.rule) == (3, 3, "ES-MOVE-01")


@rule("ES-ERR-33")
def test_a_card_without_a_moment_is_used_before_moving_and_before_the_clock() -> None:
    g = dexter("heal", "find_gate").set("joe_diamond.stamina", 3)
    assert g.options == ["use:heal", "use:find_gate", "pass"]
    g.choose("use:heal").play("pass", "move:entrance", "first_aid:sanity")
    assert (g["joe_diamond"].stamina, g.options) == (4, ["use:find_gate", "pass"]), "before the clock is advanced"


@rule("ES-ERR-33")
def test_as_printed_it_is_used_before_a_roll_alone() -> None:
    g = dexter("heal", errata=False).set("joe_diamond.stamina", 3)
    assert g.decision.rule == "ES-MOVE-01"


@rule("ES-ERR-34")
def test_with_the_errata_the_yellow_die_leaves_a_spell_by_an_item_only() -> None:
    g = dexter("wither", "axe", "knife").choose("move:the_missing_records")
    g.rig(dice=[*SIX_PERILS, 4]).play("use:axe", "roll", "use:wither", "hold:yellow", "give_up")
    wait(g)
    g.choose("move:the_missing_records")
    assert g.options == ["use:knife", "roll", "give_up"], "the die on the spell is not offered"
    roll(g, "use:knife", *SIX_PERILS, 4)
    assert (g["yellow"].zone, g.state.cast) == ("pool", [])


@rule("ES-ERR-34")
def test_the_yellow_die_joins_the_pool_once_in_an_attempt() -> None:
    g = dexter("wither", "axe", "knife").choose("move:the_missing_records")
    g.rig(dice=[*SIX_PERILS, 4]).play("use:axe", "roll", "use:wither", "hold:yellow", "aside:green1", "no_focus")
    assert g.options == ["roll", "give_up"], "the die on the spell has been in the pool already"
    g.choose("give_up")
    wait(g).choose("move:the_missing_records")
    assert "use:knife" in g.options, "the next attempt may have it"


@rule("ES-ERR-35")
def test_the_adventure_above_an_open_door_stays_until_it_is_resolved() -> None:
    g = dexter(errata=False).set("clock", 3).stack("mythos", ["the_stars_align_above_an_open_door"])
    wait(g.stack("adventure", ["the_archives"]))
    assert [adventure.card for adventure in g.state.museum][6:] == ["the_archives"]
    for _ in range(3):
        wait(g)
    wait(g.set("clock", 3).stack("mythos", ["closed_for_mourning"]))
    roll(g, "move:the_archives", "lore", "lore", "lore", "peril", 3, 3)
    roll(g, "task:0", "lore", "lore", "peril", 3, 3)
    roll(g, "task:1", "lore", "peril", 1).choose("task:2")
    assert len(g.state.museum) == 6, "it is not replaced"


@rule("ES-ERR-36")
@pytest.mark.parametrize(("who", "covers"), [("dexter_drake", ["gug", "ghoul", ""]), ("kate_winthrop", [])])
def test_two_monsters_appear_on_the_public_lavatory(who: str, covers: list[str]) -> None:
    g = scenario("elder_sign", seats=[who], ancient_one="azathoth").place("the_security_office", at="museum:0")
    g.stack("adventure", ["public_lavatory"]).rig(monsters=["gug", "ghoul"] if covers else [])
    roll(g, "move:the_security_office", 2, *["lore"] * 5)
    roll(g, "task:0", 3, *["lore"] * 4)
    roll(g, "task:1", 3, 3, "lore", "lore").choose("task:2")
    assert g["public_lavatory"].covers == covers, "nobody is asked which of two equal places they take"
