"""Deck lists: the starter decks of the box, what is wrong with a deck, and the form in which programs exchange them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.games.card_game.components import ALL, INVESTIGATORS
from miskatonic.games.card_game.rules.decks import (
    MOST_PROBLEMS,
    BadDeck,
    Deck,
    check_deck,
    counts,
    experience_of,
    extra_weaknesses,
    original_code,
    problems_of,
    random_deck,
    read_deck,
    starter_deck,
    write_deck,
)
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.text import LANGUAGES, Message, key_of, render

BASE = edition_of("card_game")
WHO = BASE[INVESTIGATORS].slugs

GUARDIAN, SEEKER, ROGUE, MYSTIC, SURVIVOR = (range(first, first + 10) for first in (16, 30, 44, 58, 72))
"""The numbers of the cards of level 0 of each class."""
KNIFE, FLASHLIGHT, EMERGENCY_CACHE, GUTS, PERCEPTION, OVERPOWER, MANUAL_DEXTERITY, UNEXPECTED_COURAGE = range(86, 94)
PUBLISHED: dict[str, tuple[str, tuple[int, int], list[range], tuple[int, int]]] = {
    "roland_banks": ("01001", (6, 7), [GUARDIAN, SEEKER], (GUTS, MANUAL_DEXTERITY)),
    "daisy_walker": ("01002", (8, 9), [SEEKER, MYSTIC], (PERCEPTION, MANUAL_DEXTERITY)),
    "skids_otoole": ("01003", (10, 11), [GUARDIAN, ROGUE], (GUTS, OVERPOWER)),
    "agnes_baker": ("01004", (12, 13), [MYSTIC, SURVIVOR], (PERCEPTION, UNEXPECTED_COURAGE)),
    "wendy_adams": ("01005", (14, 15), [ROGUE, SURVIVOR], (OVERPOWER, UNEXPECTED_COURAGE)),
}
"""The suggested decks: number of the investigator, signature cards, classes, and the neutral skills beside what all have."""


def published(who: str) -> dict[str, int]:
    """The slots of a suggested deck, by the numbers of its cards."""
    _, signatures, classes, skills = PUBLISHED[who]
    slots = {"01000": 1} | {f"01{number:03}": 1 for number in (*signatures, *(n for cards in classes for n in cards))}
    return slots | {f"01{number:03}": 2 for number in (KNIFE, FLASHLIGHT, EMERGENCY_CACHE, *skills)}


def changed(who: str = "roland_banks", **cards: int) -> Deck:
    """A starter deck with other numbers of some cards."""
    deck = starter_deck(who)
    return msgspec.structs.replace(deck, cards={k: v for k, v in (deck.cards | cards).items() if v})


def keys(deck: Deck, **given: Any) -> list[str]:
    """What is wrong with a deck."""
    return [key_of(problem) for problem in problems_of(deck, **given)]


def refused(written: Any) -> list[tuple[str, dict[str, Any]]]:
    """Everything that is said against a deck list; every sentence can be read in both languages."""
    with pytest.raises(BadDeck) as caught:
        read_deck(BASE, written)
    for problem in (caught.value.text, *caught.value.problems):
        for lang in LANGUAGES:
            assert 0 < len(render(problem, lang)) < 1000
    return [(problem.key, dict(problem.args)) for problem in caught.value.problems if isinstance(problem, Message)]


# --- the box


@pytest.mark.parametrize("who", WHO)
def test_the_starter_decks_are_those_that_the_box_suggests(who: str) -> None:
    written = write_deck(starter_deck(who))
    assert (written["investigator_code"], written["slots"]) == (PUBLISHED[who][0], published(who))
    assert sum(published(who).values()) == 30 + 2 + 1


@pytest.mark.parametrize("who", WHO)
def test_the_starter_decks_are_legal_at_the_beginning_of_a_campaign(who: str) -> None:
    assert problems_of(starter_deck(who), experience=0) == []


@given(st.sampled_from(WHO), st.integers(0, 2**64 - 1), st.integers(0, 49))
def test_a_random_deck_is_always_legal(who: str, seed: int, experience: int) -> None:
    deck = random_deck(BASE, who, seeded(seed), experience)
    assert problems_of(deck, experience=experience) == []
    assert read_deck(BASE, json.dumps(write_deck(deck))).cards == deck.cards


def test_random_decks_hold_every_card_that_there_is_sooner_or_later() -> None:
    found = {slug for who in WHO for seed in range(60) for slug in random_deck(BASE, who, seeded(seed), 49).cards}
    assert {card.slug for card in ALL.values() if counts(card.slug)} <= found


# --- what is wrong with a deck


def test_every_problem_of_a_deck_has_its_sentence() -> None:
    assert keys(starter_deck("roland_banks")) == []
    assert keys(changed(machete=0)) == ["cg-deck-size"]
    assert keys(changed(machete=2)) == ["cg-deck-size"]
    assert keys(changed(machete=3, knife=0)) == ["cg-deck-too-many"]
    assert keys(changed(cover_up=0)) == ["cg-deck-signature"]
    assert keys(changed(cover_up=2)) == ["cg-deck-too-many"]
    assert keys(changed(wendys_amulet=1)) == ["cg-deck-restricted"]
    assert keys(changed(abandoned_and_alone=1)) == ["cg-deck-restricted"]
    assert keys(changed(lita_chantler=1)) == ["cg-deck-story"]
    assert keys(changed(haunted=2)) == ["cg-deck-too-many"]
    assert keys(changed(switchblade=1, machete=0)) == ["cg-deck-class"]
    assert keys(msgspec.structs.replace(changed(), random_weaknesses=0)) == ["cg-deck-weakness"]
    assert keys(changed(beat_cop_2=1, machete=0), experience=1) == ["cg-deck-experience"]


def test_a_level_that_is_too_high_for_the_second_class_is_refused() -> None:
    assert keys(changed("skids_otoole", extra_ammunition=1, machete=0)) == []
    assert keys(changed("agnes_baker", aquinnah=1, rabbits_foot=0)) == []
    assert ALL["aquinnah"].level == 1  # type: ignore[attr-defined]
    assert keys(changed("agnes_baker", will_to_survive=1, rabbits_foot=0)) == ["cg-deck-class"]


def test_a_named_weakness_does_instead_of_a_random_one() -> None:
    assert keys(msgspec.structs.replace(changed(haunted=1), random_weaknesses=0)) == []


def test_all_problems_are_told_together() -> None:
    bad = msgspec.structs.replace(changed(machete=3, switchblade=1, cover_up=0, lita_chantler=1), random_weaknesses=0)
    assert set(keys(bad)) == {
        "cg-deck-size",
        "cg-deck-too-many",
        "cg-deck-class",
        "cg-deck-signature",
        "cg-deck-story",
        "cg-deck-weakness",
    }
    with pytest.raises(BadDeck) as caught:
        check_deck(bad)
    assert len(caught.value.problems) == len(keys(bad))


# --- experience


def test_experience_is_the_sum_of_the_levels() -> None:
    assert experience_of({"machete": 2, "beat_cop_2": 1, "magnifying_glass_1": 2}) == 0 + 2 + 2


@pytest.mark.parametrize(
    ("experience", "extra"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4), (49, 4)]
)
def test_experience_is_paid_for_with_weaknesses(experience: int, extra: int) -> None:
    assert extra_weaknesses(experience) == extra


# --- reading and writing


@pytest.mark.parametrize("who", WHO)
def test_what_is_written_can_be_read_again(who: str) -> None:
    for deck in (starter_deck(who), random_deck(BASE, who, seeded(5), 20)):
        again = read_deck(BASE, json.dumps(write_deck(deck)))
        assert (again.investigator, again.cards, again.random_weaknesses) == (who, deck.cards, 1)


def test_a_deck_list_may_hold_much_more_than_is_needed() -> None:
    written = {
        "id": 7,
        "name": "Night shift",
        "date_creation": "2020-01-01T00:00:00+00:00",
        "description_md": "…",
        "user_id": None,
        "investigator_code": "01001",
        "investigator_name": "Roland Banks",
        "slots": published("roland_banks"),
        "sideSlots": [],
        "ignoreDeckLimitSlots": None,
        "xp": None,
        "meta": "{}",
        "tags": "",
        "previous_deck": None,
    }
    deck = read_deck(BASE, json.dumps(written))
    assert deck.name == "Night shift"
    assert (deck.cards, deck.random_weaknesses) == (starter_deck("roland_banks").cards, 1)
    assert read_deck(BASE, written) == deck


def test_numbers_of_the_revised_edition_are_those_of_the_first() -> None:
    written = {
        "investigator_code": "01501",
        "slots": {
            f"{int(code) + 500:05}" if code != "01000" else code: n for code, n in published("roland_banks").items()
        },
    }
    assert read_deck(BASE, written).cards == starter_deck("roland_banks").cards
    assert original_code("01500") == "01500"
    assert original_code("01604") == "01604"
    assert (original_code("01501"), original_code("01603")) == ("01001", "01103")


def test_both_numbers_of_a_card_add_up() -> None:
    assert read_deck(BASE, {"investigator_code": "01001", "slots": {"01020": 1, "01520": 1}}).cards == {"machete": 2}


def test_the_placeholder_stands_for_a_random_weakness() -> None:
    deck = read_deck(BASE, {"investigator_code": "01001", "slots": {"01000": 2}})
    assert (deck.cards, deck.random_weaknesses) == ({}, 2)
    assert read_deck(BASE, {"investigator_code": "01001", "slots": {}}).random_weaknesses == 0


@pytest.mark.parametrize(
    "written",
    [
        "",
        "Machete, please",
        "null",
        "[]",
        "{}",
        '{"investigator_code": "01001"}',
        '{"slots": {}}',
        '{"investigator_code": 1001, "slots": {}}',
        '{"investigator_code": "01001", "slots": []}',
        '{"investigator_code": "01001", "slots": {"01016": "two"}}',
        '{"investigator_code": "01001", "slots": {"01016": 1.5}}',
        '{"investigator_code": "01001", "slots": {"01016": null}}',
        '{"investigator_code": "01001", "slots": {"01016": 1}',
        b"\xff\xfe\x00",
        b"\x00" * 100,
        "\ud800",
        "[" * 100_000,
        '{"investigator_code": "01001", "slots": {}, "meta": ' + "[" * 100_000,
        {"investigator_code": "01001", "slots": {1016: 1}},
        {1: 2},
    ],
    ids=lambda written: repr(written)[:40],
)
def test_what_is_no_deck_list_is_refused_with_a_sentence(written: Any) -> None:
    ((key, _),) = refused(written)
    assert key == "cg-deck-unreadable"


@pytest.mark.parametrize("code", ["", "00000", "01006", "01104", "09001", "01001 ", "x" * 1_000_000, "0150²", "٠١٠٠١x"])
def test_an_unknown_investigator_is_refused(code: str) -> None:
    ((key, said),) = refused({"investigator_code": code, "slots": {}})
    assert key == "cg-deck-unknown-investigator"
    assert said["code"] == code or len(said["code"]) <= 101


def test_every_card_that_is_unknown_is_named() -> None:
    slots = {"01016": 1, "99999": 1, "01001": 1, "01104": 2, "": 1, "0150²": 1}
    problems = refused({"investigator_code": "01001", "slots": slots})
    assert {key for key, _ in problems} == {"cg-deck-unknown-card"}
    assert [said["code"] for _, said in problems] == ["99999", "01001", "01104", "", "0150²"]


@pytest.mark.parametrize("copies", [-1, 0, 10, 10**6, 10**18, -(10**18)])
def test_impossible_numbers_of_copies_are_refused(copies: int) -> None:
    assert refused({"investigator_code": "01001", "slots": {"01016": copies}})[0][0] == "cg-deck-copies"
    if copies:
        assert refused({"investigator_code": "01001", "slots": {"01000": copies}})[0][0] == "cg-deck-weaknesses"


def test_a_number_of_copies_that_no_machine_counts_to_is_refused() -> None:
    for digits in (30, 400, 5000):
        written = '{"investigator_code": "01001", "slots": {"01016": 1' + "0" * digits + "}}"
        assert refused(written)[0][0] in ("cg-deck-copies", "cg-deck-unreadable")


def test_a_huge_deck_list_is_refused_at_once() -> None:
    slots = {f"{number:06}": 1 for number in range(100_000)}
    assert len(refused({"investigator_code": "01001", "slots": slots})) == MOST_PROBLEMS
    assert len(read_deck(BASE, {"investigator_code": "01001", "slots": {}, "name": "N" * 1_000_000}).name) == 100


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
)
CODES = st.sampled_from(["01000", "01001", "01006", "01016", "01501", "01516", "01117", "01096", "99999"]) | st.text()


@given(JSON | st.fixed_dictionaries({"investigator_code": CODES, "slots": st.dictionaries(CODES, st.integers())}))
def test_whatever_is_written_is_a_deck_or_refused_with_a_sentence(written: Any) -> None:
    try:
        problems = problems_of(read_deck(BASE, json.dumps(written)))
    except BadDeck as refused:
        problems = refused.problems
    assert problems, "thirty cards are not found by chance"
    assert all(render(problem, "fr") for problem in problems)


@given(st.binary())
def test_any_bytes_are_a_deck_or_refused_with_a_sentence(written: bytes) -> None:
    with pytest.raises(BadDeck):
        read_deck(BASE, written)
