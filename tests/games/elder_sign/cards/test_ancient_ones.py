"""Every Ancient One: its numbers at work, its ability, what happens when it wakes up, its attack, its combat task."""

import pytest
from tests.games.elder_sign.playing import (
    battle,
    decline,
    dice_for,
    each,
    go,
    go_without_help,
    lose,
    midnight,
    place_monsters,
    table,
    used_by,
    win,
)
from tests.games.elder_sign.published import ANCIENT_ONES, Row

from miskatonic.games.elder_sign.components import ANCIENT_ONES as DECLARED
from miskatonic.games.elder_sign.components import MASKS
from miskatonic.games.elder_sign.events import ElderSignLost
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule

FIGHTERS = [row for row in ANCIENT_ONES if row.slug != "azathoth"]
TOME = "mysterious_tome"
"""An adventure whose penalty is 1 doom."""
PARALLEL = ("joe_diamond", "bob_jenkins")
"""Two investigators with 4 sanity and 6 stamina."""


def limits(row: Row) -> tuple[int, int]:
    """Elder signs to win, spaces of the doom track."""
    signs, track = map(int, row.parts[0].split())
    return signs, track


def one_doom(g: Scenario) -> Scenario:
    """The active investigator fails an adventure whose penalty is 1 doom."""
    g.place(TOME, at="museum:5")
    lose(g, TOME)
    return g


def wake(g: Scenario) -> Scenario:
    """The last space of the doom track is filled in the turn of the first investigator, which is about to end."""
    g.set("doom", DECLARED[g.state.ancient_one].doom_track - 1).place(TOME, at="museum:5").stop("clock")
    decline(g, TOME, [1] * 6)
    return g.choose("give_up")


def attack(g: Scenario) -> Scenario:
    """The clock strikes twelve in the battle."""
    battle(g.set("clock", 3), [1] * 6)
    return g.rig(dice=[1] * 6).choose("give_up")


def health(g: Scenario, who: str) -> tuple[int, int]:
    """Sanity and stamina."""
    return g[who].sanity, g[who].stamina


def monsters(g: Scenario) -> list[str]:
    """The monsters on adventures."""
    return [monster for adventure in g.state.adventures() for monster in adventure.monsters()]


# --- numbers


@pytest.mark.parametrize("row", each(ANCIENT_ONES))
def test_the_investigators_win_with_the_printed_number_of_elder_signs(row: Row) -> None:
    signs, _ = limits(row)
    for missing in (2, 1):
        g = table("joe_diamond", ancient_one=row.slug).place("horrible_visions", at="museum:0")
        g.stack("adventure", ["the_guided_tour"]).set("elder_signs", signs - missing)
        g.rig(dice=dice_for(["peril", "terror"], 6)).choose("move:horrible_visions")
        g.rig(dice=dice_for(["lore", "peril"], 4)).choose("task:0").choose("task:1")
        assert (g.outcome is not None) == (missing == 1)
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([0], "es-won-sealed")


@pytest.mark.parametrize("row", each(ANCIENT_ONES))
def test_it_wakes_up_when_the_last_space_of_its_track_is_filled(row: Row) -> None:
    _, track = limits(row)
    g = one_doom(table("joe_diamond", ancient_one=row.slug).set("doom", track - 2))
    assert (g.state.doom, g.state.awake) == (track - 1, False)
    go_without_help(g.give("joe_diamond", "clue", "gug", "axe", "holy_water", "wither"), TOME, [1] * 6)
    storm = [1, 1, 1] if row.slug == "ithaqua" else []  # a die for each card
    g.stop("clock").rig(dice=storm).play("no_task", "give_up")
    assert (g.state.doom, g.state.awake) == (track, True)
    assert (g.outcome is not None) == (row.slug == "azathoth")


@pytest.mark.parametrize("row", each(ANCIENT_ONES))
def test_a_monster_appears_on_those_spaces_of_its_track(row: Row) -> None:
    _, track = limits(row)
    appeared = []
    for space in range(1, track):
        g = one_doom(table("joe_diamond", ancient_one=row.slug).set("doom", space - 1))
        place_monsters(g)
        appeared += [space] * len(monsters(g))
    assert tuple(appeared) == DECLARED[row.slug].monster_spaces


# --- the combat task


def combat(row: Row) -> list[str]:
    """Its task, with 1 for an X: no monster is in play."""
    return [need.replace("X", "1") for need in row.words("combat")]


@rule("ES-ERR-28")
def test_hasturs_x_is_the_number_of_monsters_when_the_last_doom_was_placed() -> None:
    g = table("joe_diamond", ancient_one="hastur").set("doom", 10).place("mysterious_tome", at="museum:0")
    for monster in ("gug", "ghoul", "dhole"):
        g.spawn(monster, at="the_hidden_passage")
    g.rig(dice=[1] * 6).choose("move:mysterious_tome")
    g.rig(dice=["lore", "terror", 2, "peril", "peril", "peril"]).choose("give_up")
    assert (g.state.awake, g.state.foes) == (True, 3)
    assert g.decision.rule == "ES-FAIL-05", "2 investigations are not enough"
    g.rig(dice=["lore", "terror", 3, "peril", "peril"]).choose("aside:green3")
    assert g.options == ["task:0", "no_task"]


@pytest.mark.parametrize("row", each(FIGHTERS))
def test_completing_its_combat_task_removes_a_doom_once_a_roll(row: Row) -> None:
    task = combat(row)
    g = table("joe_diamond", ancient_one=row.slug).set("doom", 4)
    battle(g, dice_for(task, 6))
    left = 6 - used_by(task)
    assert g.options == ["task:0", "no_task"]
    g.rig(dice=dice_for(task, left)).choose("task:0")
    while g.options[0].startswith("dice:"):
        g.choose(g.options[0])
    assert g.state.doom == 3
    assert len(g.happened(Rolled)) == 2, "the dice that are left are rolled again"
    assert g.options[:1] == ["task:0"], "it can be completed again in the same attack"


@pytest.mark.parametrize("row", each(FIGHTERS))
def test_removing_its_last_doom_wins_the_battle(row: Row) -> None:
    g = table("joe_diamond", "bob_jenkins", ancient_one=row.slug).set("doom", 1)
    battle(g, dice_for(combat(row), 6)).choose("task:0")
    while g.outcome is None:
        g.choose(g.options[0])
    assert (g.outcome.winners, g.outcome.reason) == ([0, 1], "es-won-battle")


@pytest.mark.parametrize("row", each(FIGHTERS))
def test_a_combat_task_is_not_completed_by_less(row: Row) -> None:
    task = combat(row)
    for n, missing in enumerate(task):
        others = task[:n] + task[n + 1 :]
        roll = dice_for(others, used_by(others))
        useless: str | int = "lore" if missing.isdigit() else 1
        g = table("joe_diamond", ancient_one=row.slug).set("doom", 4)
        battle(g, roll + [useless] * (6 - len(roll)))
        assert g.decision.rule == "ES-FAIL-05"


# --- Azathoth


def test_azathoth_ends_the_world_without_a_battle() -> None:
    g = wake(table("joe_diamond", "bob_jenkins"))
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "es-lost-azathoth")


def test_azathoth_ends_the_world_at_midnight_too() -> None:
    g = table("joe_diamond").set("doom", 11)
    midnight(g)
    assert g.outcome is not None
    assert g.outcome.reason == "es-lost-azathoth"


# --- Cthulhu


def test_cthulhu_lowers_everybodys_maximums_from_the_start() -> None:
    t = new_table("elder_sign", seats=["joe_diamond", "harvey_walters"], ancient_one="cthulhu", first_player=0)
    while t.decision is not None and t.decision.rule != "ES-MOVE-01":
        t.choose(0)
    joe, harvey = t.state.investigators
    assert (joe.sanity, joe.max_sanity, joe.stamina, joe.max_stamina) == (3, 3, 5, 5)
    assert (harvey.sanity, harvey.max_sanity, harvey.stamina, harvey.max_stamina) == (6, 6, 2, 2)


def test_cthulhu_lowers_the_maximums_of_those_who_come_later() -> None:
    g = table("joe_diamond", ancient_one="cthulhu").set("joe_diamond.sanity", 1).rig(investigators=["bob_jenkins"])
    lose(g, "the_missing_records")
    assert (g["bob_jenkins"].max_sanity, g["bob_jenkins"].max_stamina) == (3, 5)
    assert health(g, "bob_jenkins") == (3, 5)


def test_cthulhus_attack_lowers_a_maximum_of_everybodys_choice_and_adds_a_doom() -> None:
    g = attack(table(*PARALLEL, ancient_one="cthulhu").set("doom", 5))
    assert (g.options, g.decision.seat) == (["effect:lower_maximum_sanity", "effect:lower_maximum_stamina"], 0)
    g.choose("effect:lower_maximum_sanity")
    assert g.decision.seat == 1
    g.choose("effect:lower_maximum_stamina")
    assert (g["joe_diamond"].max_sanity, g["joe_diamond"].max_stamina) == (2, 5)
    assert (g["bob_jenkins"].max_sanity, g["bob_jenkins"].max_stamina) == (3, 4)
    assert health(g, "joe_diamond") == (2, 5)
    assert health(g, "bob_jenkins") == (3, 4)
    assert g.state.doom == 6


def test_cthulhus_attack_leaves_somebody_below_the_new_maximum_as_they_are() -> None:
    g = attack(table("joe_diamond", ancient_one="cthulhu").set("doom", 5).set("joe_diamond.sanity", 1))
    g.choose("effect:lower_maximum_sanity")
    assert (g["joe_diamond"].max_sanity, g["joe_diamond"].sanity) == (2, 1)


def test_cthulhus_attack_devours_whoever_has_no_maximum_left() -> None:
    g = table(*PARALLEL, ancient_one="cthulhu").set("doom", 5)
    attack(g.set("joe_diamond.max_sanity", 1).set("joe_diamond.sanity", 1)).choose("effect:lower_maximum_sanity")
    assert g.state.devoured == ["joe_diamond"]
    g.choose("effect:lower_maximum_sanity")
    assert g.state.out == [0]


def test_cthulhus_attack_adds_no_doom_to_a_full_track() -> None:
    g = attack(table("joe_diamond", ancient_one="cthulhu").set("doom", 11)).choose("effect:lower_maximum_sanity")
    assert g.state.doom == 11


def test_no_monster_appears_once_cthulhu_is_awake() -> None:
    g = table("joe_diamond", ancient_one="cthulhu").set("doom", 2)
    attack(g).choose("effect:lower_maximum_sanity")
    assert (g.state.doom, monsters(g)) == (3, [])


# --- Hastur


@pytest.mark.parametrize(("trophies", "enough"), [(11, False), (12, True)])
def test_an_elder_sign_costs_two_trophies_more_before_hastur(trophies: int, enough: bool) -> None:
    purse = ["gug", "dhole", "shoggoth", "dark_young", "star_spawn", *["byakhee", "maniac"][: trophies - 10]]
    g = table("joe_diamond", ancient_one="hastur").give("joe_diamond", *purse).choose("move:entrance")
    assert ("buy:elder_sign" in g.options) == enough
    if enough:
        g.choose("buy:elder_sign")
        assert (g.state.elder_signs, g["joe_diamond"].trophies) == (1, [])


def test_nothing_else_is_dearer_before_hastur() -> None:
    for ancient_one in ("hastur", "azathoth"):
        g = table("joe_diamond", ancient_one=ancient_one).give("joe_diamond", "gug")
        g.choose("move:entrance")
        assert [option for option in g.options if option.startswith("buy:")] == ["buy:clue", "buy:common"]


def test_hasturs_attack_takes_a_clue_or_two_sanity() -> None:
    g = table(*PARALLEL, ancient_one="hastur").set("doom", 5)
    g.give("joe_diamond", "clue").give("bob_jenkins", "clue")
    battle(g.set("clock", 3), [1] * 6)
    g.choose("no_task").rig(dice=[1] * 6).choose("give_up").play("effect:lose_clues", "effect:lose")
    assert (g["joe_diamond"].clues, health(g, "joe_diamond")) == (0, (4, 6))
    assert (g["bob_jenkins"].clues, health(g, "bob_jenkins")) == (1, (2, 6))


@pytest.mark.parametrize(("ancient_one", "left"), [("hastur", (2, 6)), ("ithaqua", (4, 4)), ("yig", (3, 5))])
def test_without_a_clue_there_is_no_choice(ancient_one: str, left: tuple[int, int]) -> None:
    g = attack(table(*PARALLEL, ancient_one=ancient_one).set("doom", 5))
    assert health(g, "joe_diamond") == health(g, "bob_jenkins") == left


# --- Ithaqua


@pytest.mark.parametrize(
    ("card", "lost"),
    [("holy_water", 1), ("healing_stone", 1), ("wither", 1), ("heal", 1), ("knife", 0), ("dynamite", 0)],
)
@pytest.mark.parametrize("errata", [False, True])
def test_unique_items_and_spells_cost_stamina_before_ithaqua(card: str, lost: int, errata: bool) -> None:
    g = table("bob_jenkins", "joe_diamond", ancient_one="ithaqua", errata=errata).give("bob_jenkins", card)
    g.set("bob_jenkins.sanity", 3)
    g.play(*["pass"] * (g.options[-1] == "pass"), "move:the_missing_records")
    if f"use:{card}" not in g.options:
        g.choose("roll")
    g.choose(f"use:{card}")
    if g.options[0].startswith("hold:"):
        g.choose("hold:green1")
    assert (g["bob_jenkins"].stamina, g["joe_diamond"].stamina) == (6 - lost, 6)


@pytest.mark.parametrize("stamina", [3, 1])
def test_an_item_costs_stamina_even_if_ithaqua_wakes_up_over_it(stamina: int) -> None:
    g = table("joe_diamond", "bob_jenkins", ancient_one="ithaqua").give("joe_diamond", "blue_watcher_of_the_pyramid")
    g.spawn("hound_of_tindalos", at="the_missing_records", task=None).place("a_star_too_many", at="mythos")
    g.set("doom", 8).set("clock", 3).set("joe_diamond.stamina", stamina)
    g.play("move:the_missing_records", "use:blue_watcher_of_the_pyramid").rig(dice=["peril"] * 6).choose("task:2")
    assert g.state.awake
    if stamina > 1:
        assert g["joe_diamond"].stamina == stamina - 1
    else:
        assert (g.state.devoured, g.state.out) == (["joe_diamond"], [0])
    assert "blue_watcher_of_the_pyramid" in g.state.unique_deck


def test_an_item_costs_nothing_that_its_user_did_not_live_to_pay() -> None:
    g = table("joe_diamond", "bob_jenkins", ancient_one="ithaqua").give("joe_diamond", "blue_watcher_of_the_pyramid")
    g.spawn("hound_of_tindalos", at="the_missing_records", task=None).place(
        "the_stars_align_to_bring_madness", at="mythos"
    )
    g.set("clock", 3).set("joe_diamond.sanity", 1).rig(investigators=["vincent_lee"])
    g.play("move:the_missing_records", "use:blue_watcher_of_the_pyramid", "task:2")
    assert g.state.devoured == ["joe_diamond"]
    assert g["vincent_lee"].stamina == g["vincent_lee"].max_stamina


def test_allies_cost_no_stamina_before_ithaqua() -> None:
    g = table("joe_diamond", ancient_one="ithaqua").give("joe_diamond", "professor_armitage")
    go(g, "the_missing_records", ["peril"] * 6)
    g.choose("use:professor_armitage")
    assert g["joe_diamond"].stamina == 6


def test_icy_winds_devour_the_weak() -> None:
    g = table("joe_diamond", ancient_one="ithaqua").give("joe_diamond", "holy_water").set("joe_diamond.stamina", 1)
    g.choose("move:the_missing_records").choose("use:holy_water")
    assert g.state.devoured == ["joe_diamond"]
    assert g.state.clock == 1


def test_ithaqua_wakes_up_and_a_die_decides_about_every_item_and_spell() -> None:
    g = table(*PARALLEL, ancient_one="ithaqua")
    g.give("joe_diamond", "axe", "holy_water", "wither", "duke").give("bob_jenkins", "food").set("doom", 8)
    g.place(TOME, at="museum:5")
    g.rig(dice=[1] * 6).choose(f"move:{TOME}").choose("roll")
    g.choose("give_up").rig(dice=[1, "lore", 3, "terror", *[1] * 6]).choose("pass")
    assert g["joe_diamond"].cards == ["holy_water", "duke"]
    assert g["bob_jenkins"].cards == ["food"]
    assert (g.state.common_deck[0], g.state.spell_deck[0]) == ("axe", "wither")


def test_ithaquas_attack_takes_a_clue_or_two_stamina() -> None:
    g = table(*PARALLEL, ancient_one="ithaqua").set("doom", 5)
    g.give("joe_diamond", "clue").give("bob_jenkins", "clue")
    battle(g.set("clock", 3), [1] * 6)
    g.choose("no_task").rig(dice=[1] * 6).choose("give_up").play("effect:lose_clues", "effect:lose")
    assert (g["joe_diamond"].clues, health(g, "joe_diamond")) == (0, (4, 6))
    assert (g["bob_jenkins"].clues, health(g, "bob_jenkins")) == (1, (4, 4))


# --- Nyarlathotep


@pytest.mark.parametrize("row", each(ANCIENT_ONES))
def test_the_masks_are_in_the_cup_only_for_nyarlathotep(row: Row) -> None:
    g = table("joe_diamond", ancient_one=row.slug)
    masks = [monster for monster in g.state.cup if monster in MASKS]
    assert len(masks) == (5 if row.slug == "nyarlathotep" else 0)
    assert len(g.state.cup) == 22 + len(masks)


def test_nyarlathotep_wakes_up_and_devours_those_without_a_clue() -> None:
    g = table(*PARALLEL, ancient_one="nyarlathotep").give("bob_jenkins", "clue")
    wake(g)
    assert (g.state.devoured, g.state.out) == (["joe_diamond"], [0])
    assert g["bob_jenkins"].clues == 1, "having it is enough"


def test_nyarlathoteps_attack_takes_a_clue_or_devours() -> None:
    g = table(*PARALLEL, ancient_one="nyarlathotep").give("bob_jenkins", "clue").set("doom", 4)
    attack(g)
    assert g.state.devoured == ["joe_diamond"]
    assert g["bob_jenkins"].clues == 0


# --- Shub-Niggurath


def black_goat(adventure: str, task: int | None = None) -> Scenario:
    """Joe before Shub-Niggurath; a Byakhee lies on that adventure."""
    return table("joe_diamond", ancient_one="shub_niggurath").spawn("byakhee", at=adventure, task=task)


@rule("ES-ERR-26")
def test_each_monster_has_a_second_task_before_shub_niggurath() -> None:
    g = black_goat("administration_office")
    go(g, "administration_office", ["peril", "terror", 1, 1, 1, 1])
    assert g.options == ["task:4", "task:5", "no_task"], "peril, and a terror by itself"
    g.rig(dice=["terror", 1, 1, 1, 1]).choose("task:4")
    assert g.state.attempt is not None
    assert g.state.attempt.defeated == []
    g.rig(dice=[1] * 4).choose("task:5")
    assert g.state.attempt.defeated == ["byakhee"]
    g.choose("give_up")
    assert g["joe_diamond"].trophies == ["byakhee"]


@rule("ES-ERR-26")
def test_a_monster_with_one_of_its_two_tasks_completed_is_not_beaten() -> None:
    g = black_goat("administration_office")
    go(g, "administration_office", ["terror", 1, 1, 1, 1, 1])
    g.rig(dice=[1] * 5).play("task:5", "give_up")
    assert (g["joe_diamond"].trophies, g["administration_office"].below) == ([], ["byakhee"])


@rule("ES-ERR-26")
@pytest.mark.parametrize(
    ("adventure", "task", "second"), [("koi_pond", 0, 2), ("public_lavatory", 1, 4), ("yuggoth", 0, 2)]
)
def test_every_sort_of_monster_task_has_the_second_one(adventure: str, task: int, second: int) -> None:
    g = black_goat(adventure, task)
    go(g, adventure, ["peril", "peril", "terror", 1, 1, 1])
    assert {f"task:{task}", f"task:{second}"} <= set(g.options)


@rule("ES-ERR-26")
def test_where_an_arrow_runs_down_the_second_task_follows_the_first() -> None:
    g = black_goat("the_storage_closet", 0)
    go(g, "the_storage_closet", ["peril", "terror", 3, 1, 1, 1])
    assert g.options == ["task:0", "no_task"]
    g.rig(dice=["terror", 3, 1, 1, 1]).choose("task:0")
    assert g.options == ["task:3", "no_task"]
    g.rig(dice=[3, 1, 1, 1]).choose("task:3")
    assert g.options == ["task:1", "no_task"]


@rule("ES-ERR-26")
def test_a_card_that_beats_a_monster_settles_both_its_tasks() -> None:
    g = black_goat("administration_office").give("joe_diamond", "bind_monster").choose("move:administration_office")
    g.rig(dice=["peril"] * 6).choose("use:bind_monster")
    assert g.state.attempt is not None
    assert (g.state.attempt.defeated, g.state.attempt.done) == (["byakhee"], [4, 5])


def test_a_monster_task_without_a_marker_has_no_second_one() -> None:
    g = table("joe_diamond", ancient_one="shub_niggurath").place("did_you_hear_that", at="museum:0")
    go(g, "did_you_hear_that", ["peril", "terror", 1, 1, 1, 1])
    assert g.options == ["task:0", "no_task"]


def test_shub_niggurath_wakes_up_and_devours_those_without_a_monster_trophy() -> None:
    g = table(*PARALLEL, ancient_one="shub_niggurath").give("joe_diamond", "koi_pond").give("bob_jenkins", "byakhee")
    wake(g)
    assert g.state.devoured == ["joe_diamond"], "an adventure is no monster"
    assert g["bob_jenkins"].trophies == ["byakhee"], "having it is enough"


def test_shub_nigguraths_attack_takes_a_monster_trophy_or_devours() -> None:
    g = table(*PARALLEL, ancient_one="shub_niggurath").set("doom", 4)
    g.give("joe_diamond", "koi_pond").give("bob_jenkins", "byakhee", "gug", "the_curator")
    attack(g)
    assert g.options == ["lose:byakhee", "lose:gug"]
    g.choose("lose:gug")
    assert g.state.devoured == ["joe_diamond"]
    assert g["bob_jenkins"].trophies == ["byakhee", "the_curator"]
    assert "gug" in g.state.cup


# --- Yig


@pytest.mark.parametrize(("monster", "lost"), [("cultist", 1), ("cultist#2", 1), ("ghoul", 0)])
def test_beating_a_cultist_costs_an_elder_sign_before_yig(monster: str, lost: int) -> None:
    g = table("joe_diamond", ancient_one="yig").set("elder_signs", 3).spawn(monster, at="administration_office")
    go(g, "administration_office", ["peril", 1, "terror", "terror", "terror", "terror"])
    g.rig(dice=[1] * 4).choose("task:2")
    assert g.state.elder_signs == 3 - lost


def test_being_devoured_costs_an_elder_sign_before_yig() -> None:
    g = table("joe_diamond", ancient_one="yig").set("elder_signs", 3).set("joe_diamond.sanity", 1)
    lose(g, "the_missing_records")
    assert g.state.elder_signs == 2
    g = table("joe_diamond", ancient_one="azathoth").set("elder_signs", 3).set("joe_diamond.sanity", 1)
    lose(g, "the_missing_records")
    assert g.state.elder_signs == 3


def test_yigs_anger_takes_nothing_where_there_is_nothing() -> None:
    g = table("joe_diamond", ancient_one="yig").set("joe_diamond.sanity", 1)
    lose(g, "the_missing_records")
    assert g.state.elder_signs == 0
    assert g.happened(ElderSignLost) == []


def test_yig_wakes_up_and_takes_a_card_of_each_sort_or_devours() -> None:
    g = table(*PARALLEL, ancient_one="yig").give("joe_diamond", "axe", "knife", "holy_water", "wither")
    g.give("bob_jenkins", "food", "enchanted_knife").set("doom", 7).place(TOME, at="museum:5")
    g.rig(dice=[1] * 6).choose(f"move:{TOME}").choose("roll")
    g.choose("give_up")
    assert g.options == ["lose:axe", "lose:knife"]
    g.choose("lose:axe")
    assert g["joe_diamond"].cards == ["knife"]
    assert g.state.devoured == ["bob_jenkins"], "he has no spell"


def test_yigs_anger_is_aroused_by_those_whom_his_awakening_devours() -> None:
    g = wake(table(*PARALLEL, "harvey_walters", ancient_one="yig").set("elder_signs", 5).give("harvey_walters", "axe"))
    assert g.outcome is not None, "nobody has a card of each sort"
    assert g.state.elder_signs == 2


def test_yigs_attack_takes_a_clue_or_sanity_and_stamina() -> None:
    g = table(*PARALLEL, ancient_one="yig").set("doom", 5).give("joe_diamond", "clue").give("bob_jenkins", "clue")
    battle(g.set("clock", 3), [1] * 6)
    g.choose("no_task").rig(dice=[1] * 6).choose("give_up").play("effect:lose_clues", "effect:lose")
    assert (g["joe_diamond"].clues, health(g, "joe_diamond")) == (0, (4, 6))
    assert (g["bob_jenkins"].clues, health(g, "bob_jenkins")) == (1, (3, 5))


# --- Yog-Sothoth


def failing_a_world(*seats: str, ancient_one: str = "yog_sothoth") -> Scenario:
    """The first investigator is about to go to Yuggoth, where a monster lies."""
    return table(*seats, ancient_one=ancient_one).place("yuggoth", at="other_worlds").spawn("gug", at="yuggoth", task=0)


def test_a_failed_other_world_leaves_the_game_before_yog_sothoth() -> None:
    g = failing_a_world("harvey_walters", "joe_diamond").place("joe_diamond", at="yuggoth")
    g.set("harvey_walters.stamina", 3)
    lose(g, "yuggoth")
    assert (g.state.other_worlds, g.state.removed) == ([], ["yuggoth"])
    assert g["harvey_walters"].at == g["joe_diamond"].at == "entrance"
    assert "gug" in g.state.cup
    assert not g.state.awake, "seven worlds are left in the deck"


def test_a_failed_other_world_stays_before_others_and_so_does_a_failed_adventure_before_yog_sothoth() -> None:
    g = failing_a_world("harvey_walters", ancient_one="azathoth")
    lose(g, "yuggoth")
    assert [world.card for world in g.state.other_worlds] == ["yuggoth"]
    g = table("harvey_walters", ancient_one="yog_sothoth")
    lose(g, "the_missing_records")
    assert g.state.museum[0].card == "the_missing_records"


def no_more_worlds(g: Scenario) -> Scenario:
    """The Other Worlds that are still in their deck are out of the game."""
    return g.set("removed", list(g.state.other_world_deck)).set("other_world_deck", Pile())


def test_yog_sothoth_wakes_up_when_no_other_world_is_left() -> None:
    g = no_more_worlds(failing_a_world("harvey_walters", "joe_diamond"))
    decline(g, "yuggoth", [1] * 6)
    g.rig(dice=[1] * 6).choose("give_up")
    assert (g.state.awake, g.state.doom) == (True, 10)
    assert g["harvey_walters"].at == g["joe_diamond"].at == "ancient_one"


def test_yog_sothoth_sleeps_while_a_world_is_in_play_or_a_trophy() -> None:
    g = no_more_worlds(failing_a_world("harvey_walters", "joe_diamond").give("joe_diamond", "r_lyeh"))
    lose(g, "yuggoth")
    assert not g.state.awake
    g = no_more_worlds(failing_a_world("harvey_walters").place("r_lyeh", at="other_worlds"))
    lose(g, "yuggoth")
    assert not g.state.awake


def test_yog_sothoths_attack_takes_a_trophy_or_devours() -> None:
    g = table(*PARALLEL, ancient_one="yog_sothoth").set("doom", 4).give("bob_jenkins", "byakhee", "koi_pond")
    attack(g)
    assert g.options == ["pay:byakhee", "pay:koi_pond"]
    g.choose("pay:byakhee")
    assert g.state.devoured == ["joe_diamond"]
    assert g["bob_jenkins"].trophies == ["koi_pond"]


def test_the_game_is_lost_when_an_attack_devours_the_last_investigator() -> None:
    g = battle(table("joe_diamond", ancient_one="yog_sothoth").set("doom", 4).set("clock", 3), [1] * 6)
    g.choose("give_up")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "es-lost-devoured")


# --- the winning of a world


def test_a_resolved_other_world_does_not_leave_the_game_before_yog_sothoth() -> None:
    g = table("harvey_walters", ancient_one="yog_sothoth").place("the_dreamlands", at="other_worlds")
    win(g, "the_dreamlands", {0: ["peril", "lore", "3"]})
    assert (g["harvey_walters"].trophies, g.state.removed) == (["the_dreamlands"], [])
