"""Every Mythos card: what its upper half does at once, and what its lower half does until the next card comes."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.elder_sign.playing import (
    JOE,
    alone,
    change,
    decline,
    dice_in,
    each,
    expect_monsters,
    find_a_clue,
    go,
    icons,
    lose,
    midnight,
    place_monsters,
    table,
    tally,
)
from tests.games.elder_sign.published import MYTHOS, Row

from miskatonic.testing import Scenario

RECORDS = "the_missing_records"
"""6 investigations | lore and 3 investigations; penalty 1 sanity."""
BLANK = "closed_for_mourning"
"""A Mythos card of which only the upper half does something: 1 doom."""
MISS: list[str | int] = ["peril"] * 6


def with_part(part: str) -> list[Any]:
    """The cards whose lower half is of that kind."""
    return each([row for row in MYTHOS if part in row.named])


def in_force(row: Row, *seats: str) -> Scenario:
    """That card is the current one."""
    return table(*(seats or (JOE,))).place(row.slug, at="mythos")


def test_the_lower_halves_are_as_many_of_each_kind_as_counted() -> None:
    kinds = {
        part: len(with_part(part)) for part in ("midnight", "terror", "locks", "forbids", "fail", "stays", "harder")
    }
    assert kinds == {"midnight": 11, "terror": 4, "locks": 4, "forbids": 7, "fail": 2, "stays": 1, "harder": 1}
    assert len([row for row in MYTHOS if not row.named]) == 2


# --- the upper half


@pytest.mark.parametrize("row", each(MYTHOS))
def test_its_upper_half_happens_when_it_is_drawn_and_its_lower_half_does_not(row: Row) -> None:
    g = expect_monsters(alone().set("doom", 0), row.parts[0])
    before = tally(g)
    midnight(g, row.slug)
    place_monsters(g)
    assert g.state.mythos == row.slug
    assert change(before, tally(g)) == icons(row.parts[0], "clue"), "beside the clue found at the entrance"


@pytest.mark.parametrize("row", each(MYTHOS))
def test_it_goes_on_the_pile_when_the_next_card_comes(row: Row) -> None:
    g = expect_monsters(alone().place(row.slug, at="mythos"), *row.words("midnight"))
    midnight(g, "a_star_too_many" if row.slug != "a_star_too_many" else BLANK)
    place_monsters(g)
    assert g.state.mythos_pile[-1] == row.slug
    assert row.slug not in g.state.mythos_deck


# --- at the next midnight


@pytest.mark.parametrize("row", with_part("midnight"))
def test_it_strikes_at_the_next_midnight_and_no_more(row: Row) -> None:
    effect = row.words("midnight")
    g = expect_monsters(alone().set("doom", 0).place(row.slug, at="mythos"), *effect)
    before = tally(g)
    midnight(g, BLANK)
    place_monsters(g)
    assert change(before, tally(g)) == icons(*(word for word in effect if word != "each"), "doom", "clue")
    before = tally(g)
    midnight(g, "a_star_too_many" if row.slug != "a_star_too_many" else "the_lights_grow_dim")
    assert change(before, tally(g)) == icons("doom", "clue")


@pytest.mark.parametrize("row", with_part("midnight"))
def test_it_strikes_at_midnight_only(row: Row) -> None:
    g = alone().place(row.slug, at="mythos").set("clock", 2)
    before = tally(g)
    find_a_clue(g)
    assert change(before, tally(g)) == icons("clue")


@pytest.mark.parametrize("row", with_part("midnight"))
def test_it_strikes_everybody_but_sister_mary(row: Row) -> None:
    words = row.words("midnight")
    g = expect_monsters(in_force(row, "bob_jenkins", "monterey_jack", "sister_mary"), *words)
    midnight(g, BLANK)
    place_monsters(g)
    lost = (words.count("sanity"), words.count("stamina")) if "each" in words else (0, 0)
    for who, hit in [("bob_jenkins", lost), ("monterey_jack", lost), ("sister_mary", (0, 0))]:
        investigator = g[who]
        assert (investigator.max_sanity - investigator.sanity, investigator.max_stamina - investigator.stamina) == hit


# --- terror


@pytest.mark.parametrize("row", with_part("terror"))
def test_a_failed_roll_with_terror_costs_what_it_says_once(row: Row) -> None:
    g = alone().place(row.slug, at="mythos")
    before = tally(g)
    decline(g, RECORDS, ["terror", "terror", "peril", "peril", "peril", "peril"])
    assert change(before, tally(g)) == icons(*row.words("terror"))


@pytest.mark.parametrize("row", with_part("terror"))
def test_without_terror_or_for_sister_mary_it_costs_nothing(row: Row) -> None:
    g = alone().place(row.slug, at="mythos")
    before = tally(g)
    decline(g, RECORDS, MISS)
    assert change(before, tally(g)) == {}
    g = in_force(row, "sister_mary")
    decline(g, RECORDS, ["terror", *MISS[1:]])
    assert (g["sister_mary"].sanity, g["sister_mary"].stamina) == (7, 3)


# --- what is forbidden


def clue(g: Scenario, who: str) -> bool:
    """Whether the investigator may spend a clue."""
    go(g.give(who, "clue"), RECORDS, MISS)
    return "clue" in g.options


def spell(g: Scenario, who: str) -> bool:
    """Whether the investigator may cast a spell: one that holds dice and one that does not."""
    g.give(who, "wither", "heal").set(f"{who}.sanity", 1).choose(f"move:{RECORDS}")
    found = ["use:wither" in g.options, "use:heal" in g.options]
    assert found[0] == found[1]
    return found[0]


def common(g: Scenario, who: str) -> bool:
    """Whether the investigator may use a common item, before a roll and after it."""
    g.give(who, "knife", "shotgun").rig(dice=["terror"] * 6).choose(f"move:{RECORDS}")
    before = "use:knife" in g.options
    if before:
        g.choose("roll")
    assert ("use:shotgun" in g.options) == before
    return before


def unique(g: Scenario, who: str) -> bool:
    """Whether the investigator may use a unique item."""
    g.give(who, "holy_water").choose(f"move:{RECORDS}")
    return "use:holy_water" in g.options


def focus(g: Scenario, who: str) -> bool:
    """Whether the investigator may focus, or be helped by another on the same card."""
    others = [investigator.slug for investigator in g.state.investigators if investigator.slug != who]
    g.place(others[0], at=RECORDS)
    decline(g, RECORDS, MISS)
    g.stop("roll").choose("aside:green1")
    found = [any(option.startswith(verb) for option in g.options) for verb in ("focus:", f"assist:{others[0]}")]
    assert found[0] == found[1]
    return found[0]


def first_aid(g: Scenario, who: str) -> bool:
    """Whether the investigator may be healed at the entrance."""
    g.set(f"{who}.sanity", 1).give(who, "gug").choose("move:entrance")
    return any(option.startswith("first_aid:") for option in g.options)


def souvenir(g: Scenario, who: str) -> bool:
    """Whether the investigator may buy something at the entrance."""
    g.give(who, "gug").choose("move:entrance")
    return any(option.startswith("buy:") for option in g.options)


ALLOWED: dict[str, Callable[[Scenario, str], bool]] = {
    "clue": clue,
    "spell": spell,
    "common": common,
    "unique": unique,
    "focus": focus,
    "first_aid": first_aid,
    "souvenir": souvenir,
}


@pytest.mark.parametrize("row", with_part("forbids"))
def test_what_it_forbids_is_not_allowed(row: Row) -> None:
    g = in_force(row, "bob_jenkins", "sister_mary")
    assert not ALLOWED[row.named["forbids"]](g, "bob_jenkins")


@pytest.mark.parametrize("row", with_part("forbids"))
def test_what_it_forbids_is_allowed_to_sister_mary(row: Row) -> None:
    g = in_force(row, "sister_mary", "bob_jenkins")
    assert ALLOWED[row.named["forbids"]](g, "sister_mary")


@pytest.mark.parametrize("row", with_part("forbids"))
def test_what_it_forbids_is_allowed_once_the_next_card_has_come(row: Row) -> None:
    g = in_force(row, "monterey_jack", "bob_jenkins")
    midnight(g, "the_portraits_turn")
    assert ALLOWED[row.named["forbids"]](g, "bob_jenkins")


@pytest.mark.parametrize("row", with_part("forbids"))
def test_it_forbids_nothing_else(row: Row) -> None:
    for what, allowed in ALLOWED.items():
        if what != row.named["forbids"]:
            assert allowed(in_force(row, "bob_jenkins", "sister_mary"), "bob_jenkins"), what


@pytest.mark.parametrize("row", with_part("forbids"))
def test_it_forbids_nothing_in_the_battle(row: Row) -> None:
    g = table("bob_jenkins", ancient_one="yig").place(row.slug, at="mythos").awaken()
    g.give("bob_jenkins", "clue", "knife", "holy_water", "wither")
    assert g.options == ["use:knife", "use:holy_water", "use:wither", "roll"]
    g.rig(dice=[1] * 6).choose("roll")
    assert "clue" in g.options


@pytest.mark.parametrize(("who", "allowed"), [("bob_jenkins", False), ("sister_mary", True)])
def test_spells_are_forbidden_after_the_roll_too(who: str, allowed: bool) -> None:
    g = table(who, errata=True).place("tongues_turn_to_ash", at="mythos").give(who, "wither")
    go(g, RECORDS, MISS)
    assert ("use:wither" in g.options) == allowed


# --- locked dice


@pytest.mark.parametrize("row", with_part("locks"))
def test_it_locks_a_die_until_the_next_card_comes(row: Row) -> None:
    g = expect_monsters(alone(), row.parts[0])
    midnight(g, row.slug)
    place_monsters(g)
    color = row.named["locks"]
    locked = dice_in(g, "lock")
    assert [die.rstrip("123456") for die in locked] == [color]
    assert g[locked[0]].lock == row.slug
    decline(g, RECORDS, ["peril"] * (5 if color == "green" else 6))
    g.choose("give_up")
    assert dice_in(g, "lock") == locked, "it stays locked from turn to turn"
    midnight(g, BLANK)
    assert dice_in(g, "lock") == []
    assert len(dice_in(g, "supply")) == 8


@pytest.mark.parametrize("row", with_part("locks"))
def test_its_die_is_free_in_the_battle(row: Row) -> None:
    g = expect_monsters(table(JOE, ancient_one="yig").place("mysterious_tome", at="museum:5"), row.parts[0])
    midnight(g, row.slug)
    place_monsters(g)
    g.set("doom", 7).give(JOE, "axe", "holy_water", "wither")
    g.choose("move:mysterious_tome").rig(dice=["peril"] * (5 if row.named["locks"] == "green" else 6)).choose("roll")
    while "no_task" in g.options:
        g.choose("no_task")
    g.rig(dice=[1] * 6).choose("give_up")
    assert g.state.awake
    assert dice_in(g, "lock") == []


# --- when an adventure is failed


@pytest.mark.parametrize("row", with_part("fail"))
def test_failing_an_adventure_costs_more(row: Row) -> None:
    g = alone().place(row.slug, at="mythos")
    before = tally(g)
    lose(g, RECORDS, MISS)
    assert change(before, tally(g)) == icons("sanity", *row.words("fail"))


@pytest.mark.parametrize("row", with_part("fail"))
def test_failing_costs_others_and_sister_mary_nothing_more(row: Row) -> None:
    g = in_force(row, "sister_mary", "bob_jenkins")
    lose(g, RECORDS, MISS)
    assert (g["sister_mary"].sanity, g["sister_mary"].stamina) == (6, 3)
    assert (g["bob_jenkins"].sanity, g["bob_jenkins"].stamina) == (4, 6)
    lose(g, RECORDS, MISS)
    assert (g["sister_mary"].sanity, g["sister_mary"].stamina) == (6, 3), "somebody else's failure"


# --- no lower half


@pytest.mark.parametrize("row", each([row for row in MYTHOS if not row.named]))
def test_without_a_lower_half_nothing_goes_on(row: Row) -> None:
    for allowed in ALLOWED.values():
        assert allowed(in_force(row, "bob_jenkins", "sister_mary"), "bob_jenkins")
    g = alone().set("doom", 0).place(row.slug, at="mythos")
    before = tally(g)
    decline(g, RECORDS, ["terror", *MISS[1:]])
    g.choose("give_up")
    assert change(before, tally(g)) == icons("sanity"), "the penalty of the adventure"
    before = tally(g)
    midnight(g, "a_star_too_many")
    assert change(before, tally(g)) == icons("doom", "clue")


# --- A Warning… …Of a Conspiracy


def test_every_requirement_for_investigations_is_one_higher() -> None:
    for mythos, enough in (("sudden_terror_amid_stillness", True), ("a_warning_of_a_conspiracy", False)):
        g = alone().place(mythos, at="mythos")
        go(g, "the_missing_records", [3, 3, "peril", "peril", "peril", "peril"])
        assert ("task:0" in g.options) == enough


def test_monsters_and_sister_mary_do_not_mind_it() -> None:
    g = alone("sister_mary").place("a_warning_of_a_conspiracy", at="mythos")
    go(g, "the_missing_records", [3, 3, "peril", "peril", "peril", "peril"])
    assert "task:0" in g.options
    g = alone().place("a_warning_of_a_conspiracy", at="mythos").spawn("maniac", at="the_missing_records")
    go(g, "the_missing_records", [3, 1, "peril", "peril", "peril", "peril"])
    assert "task:2" in g.options
