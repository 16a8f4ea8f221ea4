"""Components: everything that the rulebook counts is on the table of a game that has just been set up."""

from collections import Counter

import pytest
from tests.games.elder_sign.editions import BASE
from tests.rules.elder_sign.shared import pieces, set_up, walk_the_hidden_passage

from miskatonic.games.elder_sign.components import (
    ADVENTURES,
    ANCIENT_ONES,
    DECKS,
    INVESTIGATORS,
    MASKS,
    MONSTERS,
    OTHER_WORLDS,
    REGISTRIES,
)
from miskatonic.games.elder_sign.dice import FACES, TERROR
from miskatonic.games.elder_sign.events import ClockAdvanced, MythosDrawn
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.testing import Scenario, rule, scenario


def alone() -> Scenario:
    """Joe Diamond, a little hurt, so that he is asked what he does at the entrance."""
    return scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").set("joe_diamond.stamina", 5)


# --- the clock, the dice, the entrance


@rule("ES-COMP-01")
def test_a_day_is_one_turn_of_the_hand_and_ends_with_a_mythos_card() -> None:
    g = alone().stack("mythos", ["closed_for_mourning"])
    drawn = []
    for _ in range(4):
        g.rig(dice=["lore"]).play("move:entrance", "lost_and_found")
        drawn.append(len(g.happened(MythosDrawn)))
    assert [event.hour for event in g.happened(ClockAdvanced)] == ["III", "VI", "IX", "XII"]
    assert drawn == [0, 0, 0, 1]


@rule("ES-COMP-02", "ES-COMP-03", "ES-COMP-04")
def test_there_are_six_green_dice_a_yellow_one_and_a_red_one() -> None:
    assert Counter(die.color for die in set_up().state.dice) == {"green": 6, "yellow": 1, "red": 1}


@rule("ES-COMP-02")
def test_without_further_ado_the_green_dice_are_rolled_for_a_task() -> None:
    g = alone().rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert {g.state.dice[i].color for i in g.happened(Rolled)[0].dice} == {"green"}


@rule("ES-COMP-03", "ES-COMP-04")
@pytest.mark.parametrize(("item", "die"), [("rifle", 6), ("holy_water", 7)])
def test_a_common_item_is_good_for_the_yellow_die_and_a_unique_item_for_the_red_one(item: str, die: int) -> None:
    g = alone().give("joe_diamond", item).choose("move:the_missing_records").rig(dice=["peril"] * 7)
    g.choose(f"use:{item}")
    assert g.happened(Rolled)[0].dice == (0, 1, 2, 3, 4, 5, die)


@rule("ES-COMP-03", "ES-COMP-04")
def test_the_yellow_die_is_better_than_a_green_one_and_the_red_die_is_the_best() -> None:
    def investigations(color: str) -> int:
        return sum(face for face in FACES[color] if face <= 4)

    assert investigations("green") < investigations("yellow") == investigations("red") + 1
    assert TERROR in FACES["green"]
    assert TERROR not in FACES["yellow"] + FACES["red"]
    assert FACES["red"].count(8) == 1, "a wild result in place of a single investigation"


@rule("ES-COMP-05")
def test_the_entrance_lists_what_can_be_done_there_in_place_of_an_adventure() -> None:
    g = alone().give("joe_diamond", "the_archives").choose("move:entrance")
    assert {option.partition(":")[0] for option in g.options} == {"first_aid", "lost_and_found", "buy"}


# --- cards


@rule("ES-COMP-06", "ES-COMP-15")
def test_sixteen_investigators_can_be_played_each_with_a_marker_that_shows_where_they_are() -> None:
    slugs = [card.slug for card in BASE[INVESTIGATORS]]
    assert len(set(slugs)) == 16
    for eight in (slugs[:8], slugs[8:]):
        state = set_up(seats=eight, first_player=0, ancient_one="azathoth").state
        assert [(investigator.slug, investigator.at) for investigator in state.present()] == [
            (slug, "entrance") for slug in eight
        ]
        assert sorted(state.box) == sorted(set(slugs) - set(eight)), "the others are in the box"


@rule("ES-COMP-15")
def test_a_marker_shows_where_its_investigator_is() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="azathoth")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert (g["joe_diamond"].at, g["bob_jenkins"].at) == ("the_missing_records", "entrance")


@rule("ES-COMP-07")
def test_each_of_eight_ancient_ones_may_be_the_one_of_a_game() -> None:
    chosen = {set_up(seed=seed).state.ancient_one for seed in range(60)}
    assert chosen == {card.slug for card in BASE[ANCIENT_ONES]}
    assert len(chosen) == 8


@rule(
    "ES-COMP-08",
    "ES-COMP-09",
    "ES-COMP-10",
    "ES-COMP-11",
    "ES-COMP-12",
    "ES-COMP-13",
    "ES-COMP-14",
    "ES-COMP-19",
)
@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("adventure", 48),
        ("other_world", 8),
        ("common_item", 12),
        ("unique_item", 12),
        ("spell", 12),
        ("ally", 8),
        ("mythos", 32),
        ("monster", 22),
    ],
)
def test_every_published_card_and_marker_is_somewhere_on_the_table(kind: str, count: int) -> None:
    state = set_up(players=8, ancient_one="yig").state
    found = [piece for piece in pieces(state) if piece in REGISTRIES[kind]]
    assert len(found) == len(set(found)) == count


@rule("ES-COMP-08", "ES-COMP-09", "ES-COMP-10", "ES-COMP-11", "ES-COMP-12", "ES-COMP-13", "ES-COMP-14", "ES-COMP-19")
def test_nothing_else_is_on_the_table() -> None:
    state = set_up(players=8, ancient_one="yig").state
    kinds = (kind for kind in REGISTRIES if kind not in ("investigator", "ancient_one", "mask_monster"))
    assert sorted(pieces(state)) == sorted(copy for kind in kinds for copy in BASE[REGISTRIES[kind]].copies())


@rule("ES-COMP-09")
def test_the_other_worlds_have_a_deck_of_their_own() -> None:
    state = set_up().state
    assert len(state.other_world_deck) == 8
    assert all(card in OTHER_WORLDS for card in state.other_world_deck)


@rule("ES-COMP-10", "ES-COMP-11", "ES-COMP-12", "ES-COMP-13")
def test_each_deck_gives_out_cards_of_its_own_kind() -> None:
    state = set_up().state
    for kind, registry in DECKS.items():
        assert all(card in registry for card in state.deck(kind))


@rule("ES-COMP-19", "ES-COMP-20")
def test_the_five_masks_are_used_against_nyarlathotep_only() -> None:
    for card in BASE[ANCIENT_ONES]:
        found = Counter(pieces(set_up(ancient_one=card.slug).state))
        masks = [marker for marker in found if marker in MASKS]
        monsters = [marker for marker in found if marker in MONSTERS]
        assert (len(monsters), len(masks)) == (22, 5 if card.slug == "nyarlathotep" else 0)


# --- tokens


@rule("ES-COMP-16", "ES-COMP-17")
def test_sanity_and_stamina_are_never_short_of_tokens() -> None:
    sane = sorted(BASE[INVESTIGATORS], key=lambda card: -card.sanity)[:8]
    tough = sorted(BASE[INVESTIGATORS], key=lambda card: -card.stamina)[:8]
    minds = set_up(seats=[card.slug for card in sane], ancient_one="azathoth", first_player=0).state.present()
    bodies = set_up(seats=[card.slug for card in tough], ancient_one="azathoth", first_player=0).state.present()
    assert [investigator.sanity for investigator in minds] == [card.sanity for card in sane]
    assert [investigator.stamina for investigator in bodies] == [card.stamina for card in tough]
    assert sum(investigator.sanity for investigator in minds) > 30, "more than there are tokens of one each"
    assert sum(investigator.stamina for investigator in bodies) > 30


@rule("ES-COMP-18")
def test_fifteen_clues_lie_in_the_supply_or_with_the_investigators() -> None:
    state = set_up(seats=["joe_diamond", "mandy_thompson"], ancient_one="azathoth").state
    assert [investigator.clues for investigator in state.investigators if investigator] == [1, 1]
    assert state.clues + 2 == 15


@rule("ES-COMP-18")
def test_no_clue_can_be_gained_once_all_fifteen_are_out() -> None:
    g = alone().give("joe_diamond", *["clue"] * 14)
    for _ in range(2):
        g.rig(dice=[1]).play("move:entrance", "lost_and_found")
    assert (g["joe_diamond"].clues, g.state.clues) == (15, 0)


@rule("ES-COMP-21")
def test_twelve_doom_tokens_are_enough_for_the_longest_doom_track() -> None:
    assert max(card.doom_track for card in BASE[ANCIENT_ONES]) == 12


@rule("ES-COMP-21")
def test_doom_tokens_fill_the_doom_track() -> None:
    g = alone().place("gate_to_elsewhere", at="museum:0").set("doom", 11)
    g.rig(dice=["peril"] * 6).play("move:gate_to_elsewhere", "give_up")
    assert g.state.doom == 12
    assert g.outcome is not None, "the track is full: Azathoth is awake"


@rule("ES-COMP-22")
def test_elder_signs_are_counted_together_whoever_finds_them() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="azathoth")
    walk_the_hidden_passage(g)
    walk_the_hidden_passage(g.place("the_hidden_passage", at="museum:3"))
    assert g.state.active == 0, "each of them has found two"
    assert g.state.elder_signs == 4


@rule("ES-COMP-22")
def test_seventeen_elder_sign_tokens_are_enough_for_every_game() -> None:
    rewards = [effect for box in (ADVENTURES, OTHER_WORLDS) for card in BASE[box] for effect in card.rewards]
    most_at_once = max(effect.gives.get("elder_sign", 0) for effect in rewards)
    assert most_at_once == 3
    assert max(card.elder_signs for card in BASE[ANCIENT_ONES]) - 1 + most_at_once <= 17
