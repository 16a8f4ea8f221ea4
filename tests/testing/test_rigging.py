"""Rigged chance: each kind has a queue of its own, and what is queued must fit, suffice and be used up."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.kernel.rng import Rng, dice_of, seeded
from miskatonic.testing.rigging import RiggedRng, Rigging, rigged

KINDS = ("dice", "tokens", "weaknesses", "shuffles")
COIN = dice_of(("heads", "tails"))
BAG = ["0", "-1", "skull"]
DECK = ["knife#1", "knife#2", "guts#1", "machete#1", "dodge#1"]


def chance(**results: list[Any]) -> tuple[RiggedRng, Rigging]:
    """Chance with those results rigged."""
    rigging = Rigging(KINDS, face=lambda name: name)
    for kind, queue in results.items():
        rigging.add(kind, queue)
    return rigged(seeded(3), rigging), rigging


def test_rigged_results_come_in_the_order_of_their_queue() -> None:
    rng, rigging = chance(tokens=["skull", "0"], dice=["tails"])
    assert [rng.pick(BAG, of="tokens"), *rng.roll(COIN), rng.pick(BAG, of="tokens")] == ["skull", "tails", "0"]
    rigging.finish()


def test_what_nobody_has_rigged_is_left_to_the_same_chance_as_ever() -> None:
    def drawn(rng: Rng) -> tuple[object, ...]:
        deck = list(DECK)
        rng.shuffle(deck)
        return deck, rng.pick(BAG, of="weaknesses"), rng.pick(BAG), rng.roll(COIN), rng.word, rng.reveals

    assert drawn(chance(tokens=["0"])[0]) == drawn(seeded(3))


def test_each_kind_has_a_queue_of_its_own() -> None:
    rng, _ = chance(tokens=["0"], weaknesses=["haunted"])
    assert rng.pick(["amnesia", "haunted"], of="weaknesses") == "haunted"
    assert rng.pick(BAG, of="tokens") == "0"


def test_a_card_is_rigged_by_its_copy_or_by_its_name() -> None:
    rng, _ = chance(tokens=["knife#2", "knife"])
    assert [rng.pick(DECK, of="tokens") for _ in range(2)] == ["knife#2", "knife#1"]


def test_a_rigged_shuffle_brings_cards_on_top_and_keeps_all_of_them() -> None:
    rng, _ = chance(shuffles=[["guts", "knife"], []])
    deck = list(DECK)
    rng.shuffle(deck)
    assert [deck[-1], deck[-2].partition("#")[0]] == ["guts#1", "knife"]
    assert sorted(deck) == sorted(DECK)
    rng.shuffle(deck)
    assert sorted(deck) == sorted(DECK), "an empty list leaves a shuffle to chance"


def test_two_copies_of_one_name_come_on_top_of_a_shuffle() -> None:
    rng, _ = chance(shuffles=[["knife", "knife"]])
    deck = list(DECK)
    rng.shuffle(deck)
    assert sorted(deck[-2:]) == ["knife#1", "knife#2"]


# --- what does not fit


def test_too_few_rigged_dice_fail_with_their_number() -> None:
    rng, _ = chance(dice=["heads"])
    with pytest.raises(AssertionError, match=r"2 dice are rolled, but only 1 are rigged: \['heads'\]"):
        rng.roll(dice_of(*COIN.faces, *COIN.faces))


def test_a_die_cannot_show_what_is_not_on_it() -> None:
    with pytest.raises(AssertionError, match=r"a die with the faces \['heads', 'tails'\] cannot show 'edge'"):
        chance(dice=["edge"])[0].roll(COIN)


def test_nothing_can_be_drawn_that_is_not_there() -> None:
    with pytest.raises(AssertionError, match=r"'-9' cannot be drawn from \['0', '-1', 'skull'\] \(tokens\)"):
        chance(tokens=["-9"])[0].pick(BAG, of="tokens")


def test_a_queue_that_runs_out_is_named() -> None:
    rng, _ = chance(tokens=["0"])
    rng.pick(BAG, of="tokens")
    with pytest.raises(AssertionError, match="no tokens are rigged any more, but there is chance at work on"):
        rng.pick(BAG, of="tokens")


def test_a_shuffle_cannot_bring_up_what_is_not_in_the_deck() -> None:
    with pytest.raises(AssertionError, match="'haunted' is not among what is shuffled"):
        chance(shuffles=[["haunted"]])[0].shuffle(list(DECK))


def test_a_kind_that_the_game_does_not_have_is_refused_with_those_that_it_has() -> None:
    with pytest.raises(AssertionError, match="no coins to rig; it has dice, tokens, weaknesses, shuffles"):
        chance(coins=["heads"])


def test_what_is_left_over_fails_with_its_queues() -> None:
    _, rigging = chance(tokens=["0", "skull"], weaknesses=["haunted"])
    with pytest.raises(AssertionError, match=r"never used: tokens \['0', 'skull'\]; weaknesses \['haunted'\]"):
        rigging.finish()


def test_a_failure_is_told_once() -> None:
    rng, rigging = chance(dice=["heads"], tokens=["0"])
    with pytest.raises(AssertionError):
        rng.roll(dice_of(*COIN.faces, *COIN.faces))
    rigging.finish()
