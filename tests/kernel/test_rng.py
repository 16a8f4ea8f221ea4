"""Chance: within its bounds, fair enough, and the same for the same seed."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.rng import Rng, dice_of, seeded

SMALL = st.integers(min_value=-(2**70), max_value=2**64 - 1)
SEEDS = st.integers(min_value=-(2**70), max_value=2**70)
DICE = st.lists(st.lists(st.integers(), min_size=1, max_size=12), max_size=20)


@given(SEEDS, st.integers(min_value=1, max_value=2**40))
def test_a_number_below_n_is_at_least_0_and_below_n(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(SEEDS, DICE)
def test_a_roll_shows_one_face_of_each_die(seed: int, dice: list[list[int]]) -> None:
    rolled = seeded(seed).roll(dice_of(*map(tuple, dice)))
    assert len(rolled) == len(dice)
    assert all(face in faces for face, faces in zip(rolled, dice, strict=True))


@given(SEEDS, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    deck = list(cards)
    seeded(seed).shuffle(deck)
    assert Counter(deck) == Counter(cards)


@given(SEEDS, st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_items(seed: int, items: list[int]) -> None:
    assert seeded(seed).pick(items) in items


@given(SEEDS, DICE, st.integers(min_value=0, max_value=50))
def test_the_same_seed_gives_the_same_chance(seed: int, dice: list[list[int]], cards: int) -> None:
    def everything(rng: Rng) -> tuple[object, ...]:
        deck = list(range(cards))
        rng.shuffle(deck)
        return deck, rng.roll(dice_of(*map(tuple, dice))), rng.below(1000), rng.word, rng.reveals

    assert everything(seeded(seed)) == everything(seeded(seed))


@given(SMALL)
def test_chance_can_be_kept_as_one_word_of_64_bits(seed: int) -> None:
    rng = seeded(seed)
    for _ in range(5):
        rng.next()
        assert 0 <= rng.word < 2**64
    assert Rng(rng.word).next() == rng.next()


@given(SMALL)
def test_a_small_seed_has_no_key_and_nothing_is_kept_of_one(seed: int) -> None:
    rng = seeded(seed)
    assert set(msgspec.to_builtins(rng)) == {"word", "reveals"}


def test_small_seeds_give_the_chance_that_they_have_always_given() -> None:
    rng = seeded(7)
    deck = list(range(8))
    rng.shuffle(deck)
    assert (seeded(7).word, deck) == (7191089600892374487, [2, 1, 7, 6, 3, 0, 5, 4])
    assert rng.next() == 11984929618412882174


@given(st.integers(min_value=2**64, max_value=2**300))
def test_chance_of_a_great_seed_goes_on_where_it_was_left(seed: int) -> None:
    rng = seeded(seed)
    rng.next()
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(rng), type=Rng)
    written = msgspec.convert(msgspec.json.decode(msgspec.json.encode(rng)), Rng)
    assert rng.next() == kept.next() == written.next()


def test_every_bit_of_a_great_seed_counts() -> None:
    """Nobody can find the chance of a game by trying 64 bits: seeds that share them have nothing else in common."""
    seed = 1 << 128
    first = {seeded(seed).next()} | {seeded(seed ^ (1 << bit)).next() for bit in range(128)}
    assert len(first) == 129
    orders = set()
    for bit in range(128):
        deck = list(range(40))
        seeded(seed ^ (1 << bit)).shuffle(deck)
        orders.add(tuple(deck))
    assert len(orders) == 128


def test_what_a_great_seed_has_shown_does_not_tell_where_it_stands() -> None:
    """The number of splitmix64 that led to a result can be reckoned; of a key nothing can, and the counter tells nothing."""
    one, other = seeded(2**128), seeded(2**128 + 1)
    assert one.word == other.word
    assert one.next() != other.next()


def test_another_generator_redraws_all_that_is_to_come() -> None:
    futures = set()
    for seed in (5, 2**128, 2**128 + 1):
        rng = seeded(seed)
        rng.redraw(seeded(9))
        futures.add((rng.next(), rng.secret))
    assert len(futures) == 1, "nothing is left of the key"


@pytest.mark.parametrize("key", ["", "AAAA", "!", 7, None, "A" * 1000])
def test_what_is_no_key_is_refused(key: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"word": 1, "secret": key}, Rng)


def test_every_face_comes_up_about_equally_often() -> None:
    rng = seeded(1)
    dice = dice_of(*[tuple(range(6))] * 8)
    rolls = Counter(face for _ in range(1_000) for face in rng.roll(dice))
    assert set(rolls) == set(range(6))
    assert all(1_150 < n < 1_520 for n in rolls.values()), rolls


def test_every_order_of_three_cards_comes_up_about_equally_often() -> None:
    rng = seeded(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3_000):
        deck = [1, 2, 3]
        rng.shuffle(deck)
        orders[tuple(deck)] += 1
    assert len(orders) == 6
    assert all(400 < n < 600 for n in orders.values()), orders


def test_the_dice_of_one_roll_have_nothing_to_do_with_each_other() -> None:
    rng = seeded(3)
    dice = dice_of(*[tuple(range(6))] * 12)
    pairs = Counter((a, b) for _ in range(3_600) for a, *_, b in [rng.roll(dice)])
    assert len(pairs) == 36
    assert all(55 < n < 150 for n in pairs.values()), pairs


def test_neighbouring_seeds_give_unrelated_games() -> None:
    first = [seeded(seed).below(6) for seed in range(600)]
    assert all(60 < n < 140 for n in Counter(first).values())


def test_whatever_chance_or_a_card_shows_is_counted() -> None:
    rng = seeded(4)
    assert rng.reveals == 0
    seen = []
    for show in (lambda: rng.below(2), lambda: rng.roll(dice_of((1, 2, 3))), lambda: rng.pick([1, 2]), rng.reveal):
        show()
        seen.append(rng.reveals)
    assert sorted(set(seen)) == seen
    assert seen[0] > 0
