"""Every ally."""

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.playing import (
    JOE,
    alone,
    battle,
    change,
    decline,
    dice_in,
    each,
    go,
    icons,
    lose,
    midnight,
    table,
    tally,
)
from tests.games.elder_sign.published import ALLIES, Row

from miskatonic.games.elder_sign.components import ALLIES as DECLARED
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.testing import Scenario

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations; penalty 1 sanity."""

GIVING = [row for row in ALLIES if "gained" in row.named]
DAILY = ["basil_elton", "professor_armitage", "richard_upton_pickman"]
MISS: list[str | int] = ["terror", "peril", "peril", "peril", "peril", "peril"]


def test_every_ally_is_tested_here() -> None:
    tested = {row.slug for row in GIVING} | set(DAILY) | {"duke", "john_legrasse"}
    assert tested == {card.slug for card in BASE[DECLARED]}


# --- Anna Kaslow, Ruby Standish, Ryan Dean


@pytest.mark.parametrize("row", each(GIVING))
def test_gained_the_ally_brings_something_and_stays(row: Row) -> None:
    g = alone().stack("ally", [row.slug]).give(JOE, "gug", "dhole", "byakhee").choose("move:entrance")
    before = tally(g)
    g.choose("buy:ally")
    change_without_monsters = change(before, tally(g))
    del change_without_monsters["monster"]  # the trophies that were paid
    assert change_without_monsters == icons("ally", *row.words("gained"))
    assert row.slug in g[JOE].cards


@pytest.mark.parametrize(("row", "who"), [(GIVING[1], "monterey_jack"), (GIVING[2], "bob_jenkins")])
def test_what_the_ally_brings_is_a_gain_like_any_other(row: Row, who: str) -> None:
    g = table(who).stack("ally", [row.slug]).give(who, "gug", "dhole", "byakhee").choose("move:entrance")
    g.choose("buy:ally")
    assert len(g[who].cards) == 3, "the ally and two items"


# --- Duke


def test_duke_takes_the_penalties_upon_himself() -> None:
    g = alone().give(JOE, "duke").place("stay_away_from_the_windows", at="museum:5")
    before = tally(g)
    decline(g, "stay_away_from_the_windows", MISS)
    g.choose("give_up")
    assert g.options == ["use:duke", "pass"]
    g.choose("use:duke")
    assert change(before, tally(g)) == {"ally": -1}
    assert g.state.ally_deck[0] == "duke"
    assert g[JOE].at == "stay_away_from_the_windows", "the adventure is failed all the same"


def test_duke_may_stay() -> None:
    g = alone().give(JOE, "duke")
    go(g, RECORDS, MISS)
    g.choose("give_up").choose("pass")
    assert (g[JOE].cards, g[JOE].sanity) == (["duke"], 5)


def test_duke_saves_from_an_adventure_failed_by_terror() -> None:
    g = alone().give(JOE, "duke").place("koi_pond", at="museum:5")
    decline(g, "koi_pond", MISS)
    g.choose("use:duke")
    assert (g[JOE].sanity, g[JOE].stamina) == (6, 6)


def test_duke_helps_nobody_but_his_owner() -> None:
    g = table("bob_jenkins", JOE).give(JOE, "duke")
    lose(g, RECORDS, MISS)
    assert (g["bob_jenkins"].sanity, g[JOE].cards) == (3, ["duke"])


def test_duke_does_not_stop_what_is_no_penalty() -> None:
    g = alone().give(JOE, "duke").place("laughter_follows", at="mythos")
    go(g, RECORDS, MISS)
    g.choose("give_up").choose("use:duke")
    assert g[JOE].sanity == 5, "the Mythos card takes 1 sanity from whoever fails"


# --- once a day


@pytest.mark.parametrize("ally", DAILY)
def test_the_ally_helps_once_a_day(ally: str) -> None:
    g = alone().give(JOE, ally)
    go(g, RECORDS, MISS)
    assert g.options == [f"use:{ally}", "no_task"]
    use(g, ally)
    g.choose("give_up")
    go(g, RECORDS, MISS)
    assert g.decision.rule == "ES-FAIL-05", "not again on the same day"
    g.choose("give_up")
    midnight(g)
    go(g, RECORDS, MISS)
    assert f"use:{ally}" in g.options, "a new day"
    assert g[JOE].cards == [ally]


def use(g: Scenario, ally: str) -> None:
    """Uses the ally on the first die, to no avail."""
    if ally == "basil_elton":
        g.rig(dice=["peril"]).choose(f"use:{ally}").choose("reroll:green1")
    elif ally == "professor_armitage":
        g.choose(f"use:{ally}").choose("turn:green1")
    else:
        g.choose(f"use:{ally}").choose("face:peril")


@pytest.mark.parametrize("ally", DAILY)
def test_the_ally_does_not_help_in_the_turns_of_others(ally: str) -> None:
    g = table("bob_jenkins", JOE).give(JOE, ally)
    go(g, RECORDS, MISS)
    assert (g.decision.rule, g.decision.seat) == ("ES-FAIL-05", 0)


@pytest.mark.parametrize("ally", DAILY)
def test_the_ally_helps_in_the_battle(ally: str) -> None:
    g = battle(alone(ancient_one="yig").give(JOE, ally), ["terror", 1, 1, 1, 1, 1])
    assert g.options == [f"use:{ally}", "no_task"]


def test_basil_elton_rerolls_one_die() -> None:
    g = alone().give(JOE, "basil_elton")
    go(g, RECORDS, [3, *["peril"] * 5])
    g.choose("use:basil_elton")
    with pytest.raises(IllegalChoice):
        g.choose("reroll:green1", "reroll:green2")
    g.rig(dice=["lore"]).choose("reroll:green2")
    assert (g["green1"].face, g["green2"].face) == (3, 5)
    assert g.options == ["task:1", "no_task"]


def test_professor_armitage_changes_any_die_to_lore() -> None:
    g = alone().give(JOE, "professor_armitage")
    go(g, RECORDS, [3, "terror", "peril", "peril", "peril", "peril"])
    g.choose("use:professor_armitage")
    assert g.options == ["turn:green1", "turn:green2", "turn:green3"]
    g.choose("turn:green3")
    assert g["green3"].face == 5
    assert g.options == ["task:1", "no_task"]


def test_richard_upton_pickman_turns_terror_into_any_other_face() -> None:
    faces = {"investigation1": 1, "investigation2": 2, "investigation3": 3, "lore": 5, "peril": 6}
    for name, face in faces.items():
        g = alone().give(JOE, "richard_upton_pickman")
        go(g, RECORDS, ["terror", *["peril"] * 5])
        g.choose("use:richard_upton_pickman")
        assert g.options == [f"face:{option}" for option in faces]
        g.choose(f"face:{name}")
        assert g["green1"].face == face


def test_richard_upton_pickman_turns_nothing_but_terror() -> None:
    g = alone().give(JOE, "richard_upton_pickman")
    go(g, RECORDS, ["lore", *["peril"] * 5])
    assert g.decision.rule == "ES-FAIL-05"


def test_an_ally_who_has_rested_is_tired_for_a_second_roll_too() -> None:
    g = alone().give(JOE, "professor_armitage")
    go(g, RECORDS, MISS)
    g.choose("use:professor_armitage").choose("turn:green1").choose("aside:green2")
    g.rig(dice=["terror", "peril", "peril", "peril", "peril"]).choose("no_focus")
    assert g.decision.rule == "ES-FAIL-05"
    assert len(dice_in(g, "pool")) == 5


# --- John Legrasse


def with_legrasse(*seats: str) -> Scenario:
    """Byakhee at the records; the last investigator has John Legrasse."""
    return table(*seats).give(seats[-1], "john_legrasse").spawn("byakhee", at=RECORDS)


def test_john_legrasse_pays_a_clue_for_a_monsters_task() -> None:
    g = with_legrasse(JOE)
    go(g, RECORDS, ["peril", 1, 1, "terror", "terror", "terror"])
    g.choose("task:2")
    assert g.options == ["use:john_legrasse", "pass"]
    g.rig(dice=["terror"] * 5).choose("use:john_legrasse")
    assert g[JOE].clues == 1
    g.choose("no_task").choose("give_up")
    assert g[JOE].clues == 2, "the reward of the marker comes beside it"


def test_john_legrasse_need_not_be_asked() -> None:
    g = with_legrasse(JOE)
    go(g, RECORDS, ["peril", 1, 1, "terror", "terror", "terror"])
    g.choose("task:2").rig(dice=["terror"] * 5).choose("pass")
    assert g[JOE].clues == 0


def test_john_legrasse_pays_nothing_for_other_tasks_or_to_others() -> None:
    g = with_legrasse(JOE)
    go(g, RECORDS, ["lore", 3, "terror", "terror", "terror", "terror"])
    g.rig(dice=["terror"] * 4).choose("task:1")
    assert (g[JOE].clues, g.decision.rule) == (0, "ES-FAIL-05")
    g = with_legrasse("bob_jenkins", JOE)
    go(g, RECORDS, ["peril", 1, 1, "terror", "terror", "terror"])
    g.rig(dice=["terror"] * 5).choose("task:2")
    assert g.decision.rule == "ES-FAIL-05"


def test_john_legrasse_is_not_asked_when_there_is_no_clue_left() -> None:
    g = with_legrasse("bob_jenkins", JOE).begin(turn=JOE).give("bob_jenkins", *["clue"] * 15)
    go(g, RECORDS, ["peril", 1, 1, "terror", "terror", "terror"])
    g.rig(dice=["terror"] * 5).choose("task:2")
    assert g.decision.rule == "ES-FAIL-05"
