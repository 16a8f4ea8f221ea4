"""Monsters."""

import pytest

from miskatonic.games.elder_sign.events import CardGained, MonsterDefeated, StaminaLost
from miskatonic.testing import Scenario, rule, scenario


def joe(*adventures: str) -> Scenario:
    """Joe Diamond, and those adventures in the first places of the museum."""
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth")
    for place, adventure in enumerate(adventures):
        g.place(adventure, at=f"museum:{place}")
    return g


def monster_appears(g: Scenario, *monsters: str) -> Scenario:
    """Midnight comes at the end of Joe's turn, and a monster with it."""
    g.set("clock", 3).stack("mythos", ["wet_footprints"]).rig(monsters=monsters)
    return g.play("move:entrance", "first_aid:sanity")


def roll(g: Scenario, choice: str, *dice: str | int) -> Scenario:
    """Takes an option after which those results are rolled."""
    return g.rig(dice=dice).choose(choice)


def tasks(options: list[str]) -> list[str]:
    """The tasks that are offered."""
    return [option for option in options if option.startswith("task:")]


# --- where a monster goes


@rule("ES-MON-01", "ES-MON-02")
def test_a_monster_is_drawn_from_the_cup_and_put_on_a_monster_task() -> None:
    g = monster_appears(joe("koi_pond"), "maniac")
    assert g["koi_pond"].covers == ["maniac", ""], "the only task with a white border"
    assert "maniac" not in g.state.cup
    assert len(g.state.cup) == 21


@rule("ES-MON-01")
def test_which_monster_is_drawn_is_left_to_chance() -> None:
    drawn = set()
    for seed in range(1, 13):
        g = scenario("elder_sign", seed=seed, seats=["joe_diamond"], ancient_one="azathoth")
        g.place("koi_pond", at="museum:0").set("clock", 3).stack("mythos", ["wet_footprints"])
        drawn.add(g.play("move:entrance", "first_aid:sanity")["koi_pond"].covers[0])
    assert len(drawn) > 5


@rule("ES-MON-02", "ES-MON-10")
def test_the_active_player_picks_one_of_several_open_monster_tasks() -> None:
    g = monster_appears(joe("koi_pond", "public_lavatory", "the_archives").place("yuggoth", at="other_worlds"), "gug")
    assert (g.decision.seat, g.decision.rule) == (0, "ES-MON-10")
    assert g.options == [
        "monster:koi_pond:0",
        "monster:public_lavatory:0",
        "monster:the_archives:0",
        "monster:yuggoth:0",
    ]
    g.choose("monster:public_lavatory:0")
    assert g["public_lavatory"].covers == ["gug", "", ""]


@rule("ES-MON-11")
def test_without_a_free_monster_task_a_monster_is_added_below_any_adventure() -> None:
    g = monster_appears(joe().place("the_dreamlands", at="other_worlds").spawn("gug", at="the_dreamlands"), "byakhee")
    assert (g.decision.seat, g.decision.rule, len(g.options)) == (0, "ES-MON-11", 7)
    g.choose("monster:the_dreamlands")
    assert g["the_dreamlands"].below == ["gug", "byakhee"], "as printed, there is no need to spread them"


@rule("ES-MON-11")
def test_a_monster_below_is_one_more_task() -> None:
    g = joe().spawn("byakhee", at="the_missing_records")
    roll(g, "move:the_missing_records", "lore", 3, *["terror"] * 4)
    roll(g, "task:1", 3, 3, "terror", "terror")
    roll(g, "task:0", "peril", "terror")
    assert tasks(g.options) == ["task:2"]
    g.choose("task:2")
    assert sorted(g["joe_diamond"].trophies) == ["byakhee", "the_missing_records"]


@rule("ES-MON-12")
def test_a_covered_monster_task_takes_no_second_marker() -> None:
    g = joe("koi_pond", "public_lavatory", "the_archives").spawn("maniac", at="koi_pond", task=0)
    monster_appears(g, "gug")
    assert g.options == ["monster:public_lavatory:0", "monster:the_archives:0"]


@rule("ES-MON-11", "ES-MON-12")
def test_when_the_last_monster_task_is_covered_the_next_monster_goes_below() -> None:
    g = monster_appears(joe("koi_pond").spawn("maniac", at="koi_pond", task=0), "gug")
    assert g.decision.rule == "ES-MON-11"
    g.choose("monster:koi_pond")
    assert (g["koi_pond"].covers, g["koi_pond"].below) == (["maniac", ""], ["gug"])


# --- what it asks for


@rule("ES-MON-03", "ES-MON-05")
def test_an_empty_monster_task_without_a_marker_is_ignored() -> None:
    g = roll(joe("unnatural_habitat"), "move:unnatural_habitat", "peril", "peril", 3, "lore", "lore", "lore")
    assert tasks(g.options) == ["task:1"]
    g.choose("task:1")
    assert g["joe_diamond"].trophies == ["unnatural_habitat"]


@rule("ES-MON-03", "ES-MON-04")
def test_a_marker_on_an_empty_monster_task_is_one_more_task() -> None:
    g = joe("unnatural_habitat").spawn("byakhee", at="unnatural_habitat", task=0)
    roll(g, "move:unnatural_habitat", "peril", "peril", 3, "lore", "lore", "lore")
    assert tasks(g.options) == ["task:0", "task:1"]
    roll(g, "task:1", "peril", "lore", "lore")
    assert g["joe_diamond"].trophies == []
    g.choose("task:0")
    assert sorted(g["joe_diamond"].trophies) == ["byakhee", "unnatural_habitat"]


@rule("ES-MON-06", "ES-MON-07")
def test_a_marker_on_a_full_monster_task_replaces_it() -> None:
    without = roll(joe("there_s_something_in_the_basement"), "move:there_s_something_in_the_basement", *[1] * 6)
    assert tasks(without.options) == ["task:0"], "six investigations are printed"
    g = joe("there_s_something_in_the_basement").spawn("byakhee", at="there_s_something_in_the_basement", task=0)
    roll(g, "move:there_s_something_in_the_basement", *[1] * 6)
    assert tasks(g.options) == [], "the printed requirement is covered"
    g.choose("aside:")
    roll(g, "no_focus", "peril", *[1] * 4)
    assert tasks(g.options) == ["task:0"], "a peril beats the Byakhee"


@rule("ES-MON-08", "ES-MON-09")
@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        (["lore", 1, "lore", "lore", "lore", "lore"], []),
        (["peril", 1, "peril", "peril", "peril", "peril"], []),
        (["lore", "peril", 1, "lore", "lore", "lore"], ["task:0"]),
    ],
)
def test_a_marker_on_a_partial_monster_task_adds_to_what_it_leaves_uncovered(
    dice: list[str | int], offered: list[str]
) -> None:
    """Another Dimension asks for lore and, in the white border, 1 investigation; the Ghoul for peril and 1 investigation."""
    g = joe().place("another_dimension", at="other_worlds").spawn("ghoul", at="another_dimension", task=0)
    assert tasks(roll(g, "move:another_dimension", *dice).options) == offered


@rule("ES-MON-08")
def test_a_partial_monster_task_without_a_marker_is_as_printed() -> None:
    g = joe().place("another_dimension", at="other_worlds")
    assert tasks(roll(g, "move:another_dimension", "lore", 1, *["lore"] * 4).options) == ["task:0"]


@rule("ES-MON-09")
def test_a_partial_monster_task_is_completed_in_one_go() -> None:
    g = joe().place("yuggoth", at="other_worlds").spawn("byakhee", at="yuggoth", task=0)
    roll(g, "move:yuggoth", "peril", *[1] * 5)
    assert tasks(g.options) == [], "Yuggoth's own peril is left, and the Byakhee asks for a second one"
    g.choose("aside:green2")
    roll(g, "no_focus", "peril", "peril", 1, 1, 1)
    roll(g, "task:0", 3, 3, 2).choose("task:1")
    assert sorted(g["joe_diamond"].trophies) == ["byakhee", "yuggoth"]


# --- what it is worth


@rule("ES-MON-13")
def test_with_the_adventure_its_monsters_are_taken_and_their_rewards_gained() -> None:
    g = joe().place("the_dreamlands", at="other_worlds").stack("unique", ["holy_water"]).stack("spell", ["heal"])
    g.spawn("mi_go", at="the_dreamlands").spawn("witch", at="the_dreamlands")
    g.lock("green6", by="mi_go")
    roll(g, "move:the_dreamlands", "peril", "lore", 3, "terror", "terror")
    roll(g, "task:0", 3, "lore")
    roll(g, "task:1", "lore").choose("task:2")
    assert sorted(g["joe_diamond"].trophies) == ["mi_go", "the_dreamlands", "witch"]
    assert sorted(g["joe_diamond"].cards) == ["heal", "holy_water"]
    assert (g["green6"].zone, g["green6"].lock) == ("supply", "")


def after_beating_the_ghoul() -> Scenario:
    """Joe has beaten the Ghoul on The Hall of the Dead and then rolled nothing."""
    g = joe().spawn("ghoul", at="the_hall_of_the_dead").stack("common", ["axe"])
    roll(g, "move:the_hall_of_the_dead", "peril", 1, *["terror"] * 4)
    return roll(g, "task:3", *["terror"] * 4)


@rule("ES-MON-14")
def test_a_beaten_monster_is_taken_although_the_adventure_is_failed() -> None:
    g = after_beating_the_ghoul()
    assert g["joe_diamond"].trophies == [], "not before it is settled"
    g.choose("give_up")
    assert (g["joe_diamond"].trophies, g["joe_diamond"].cards) == (["ghoul"], ["axe"])
    assert g["the_hall_of_the_dead"].monsters() == []


@rule("ES-MON-14")
def test_a_monster_that_was_not_beaten_stays_on_the_failed_adventure() -> None:
    g = joe().spawn("ghoul", at="the_hall_of_the_dead").spawn("witch", at="the_hall_of_the_dead")
    roll(g, "move:the_hall_of_the_dead", "peril", 1, *["terror"] * 4)
    roll(g, "task:3", *["terror"] * 4).choose("give_up")
    assert g["joe_diamond"].trophies == ["ghoul"]
    assert g["the_hall_of_the_dead"].below == ["witch"]


@rule("ES-MON-14")
def test_the_monster_of_a_partial_monster_task_is_taken_too() -> None:
    g = joe().place("another_dimension", at="other_worlds").spawn("ghoul", at="another_dimension", task=0)
    roll(g, "move:another_dimension", "lore", "peril", 1, 1, 1, 1)
    roll(g, "task:0", 1, 1, 1).choose("give_up")
    assert g["joe_diamond"].trophies == ["ghoul"]
    assert g["another_dimension"].monsters() == []


@rule("ES-MON-15")
def test_the_beaten_monster_and_its_reward_come_before_the_penalty() -> None:
    g = after_beating_the_ghoul().choose("give_up")
    kinds = (MonsterDefeated, CardGained, StaminaLost)
    assert [type(event) for event in g.events if isinstance(event, kinds)] == list(kinds)


@rule("ES-MON-15", "ES-DEV-05")
def test_even_a_deadly_penalty_comes_after_the_monster() -> None:
    g = joe().spawn("ghoul", at="the_hall_of_the_dead").stack("common", ["axe"]).set("joe_diamond.stamina", 1)
    g.rig(investigators=["bob_jenkins"])
    roll(g, "move:the_hall_of_the_dead", "peril", 1, *["terror"] * 4)
    roll(g, "task:3", *["terror"] * 4).choose("give_up")
    assert [event.monster for event in g.happened(MonsterDefeated)] == ["ghoul"]
    assert g.state.devoured == ["joe_diamond"]
    assert "ghoul" in g.state.cup


@rule("ES-MON-01", "ES-MON-12")
def test_a_monster_of_the_penalty_may_cover_the_monster_task_that_was_completed_in_vain() -> None:
    g = joe("tempest_in_a_teapot").set("doom", 3)
    roll(g, "move:tempest_in_a_teapot", 3, 1, *["lore"] * 4)
    roll(g, "task:0", *["lore"] * 4).rig(monsters=["gug"]).choose("give_up")
    assert g.state.doom == 4
    assert g["tempest_in_a_teapot"].covers == ["gug", "", ""]


@rule("ES-MON-12")
def test_a_monster_of_a_terror_effect_leaves_a_completed_task_alone() -> None:
    g = joe("koi_pond", "when_night_falls").spawn("maniac", at="koi_pond", task=0)
    roll(g, "move:when_night_falls", "terror", *[1] * 5)
    g.rig(dice=["terror", *[1] * 4], monsters=["byakhee"]).choose("task:1")
    assert g["when_night_falls"].covers == ["byakhee", "", ""]
    assert g.decision.rule == "ES-FAIL-05"
