"""Chance: within its bounds, fair enough, and the same for the same seed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.rng import Rng, dice_of, seeded

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


@given(SEEDS)
def test_chance_can_be_kept_as_one_word_of_64_bits(seed: int) -> None:
    rng = seeded(seed)
    for _ in range(5):
        rng.next()
        assert 0 <= rng.word < 2**64
    assert Rng(rng.word).next() == rng.next()


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
