"""Which dice meet which task, held against a slow and simple answer: try every set of dice on every requirement."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, count, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.elder_sign.editions import BASE

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, MONSTER_CARDS
from miskatonic.games.elder_sign.declare import clock, either, investigation, lore, pay, peril, terror
from miskatonic.games.elder_sign.dice import (
    FACES,
    LORE,
    PERIL,
    TERROR,
    UNROLLED,
    WILD,
    WILD_ERRATA,
    WILD_PRINTED,
    Need,
    Task,
    make_task,
    meets,
    ways,
    within_reach,
)

Die = tuple[int, str]
"""What it shows and its colour: what tells dice apart."""

SYMBOLS = {"lore": LORE, "peril": PERIL, "terror": TERROR}


# --- the slow answer


def exactly(need: Need, faces: Sequence[int], wild: int) -> bool:
    """Whether those results, lying on the requirement, meet it."""
    if need.kind in SYMBOLS:
        return len(faces) == 1 and faces[0] in (SYMBOLS[need.kind], WILD)
    if need.kind == "either":
        return any(exactly(other, faces, wild) for other in need.of)
    worth = [wild if face == WILD else face for face in faces if face < LORE or face == WILD]
    return len(worth) == len(faces) > 0 and sum(worth) >= need.amount


@cache
def can_be_laid(needs: tuple[Need, ...], faces: tuple[int, ...], wild: int) -> bool:
    """Whether the results can be laid out on the requirements, all of them met and no result on two."""
    if not needs:
        return True
    return any(
        exactly(needs[0], [faces[i] for i in some], wild)
        and can_be_laid(needs[1:], tuple(face for i, face in enumerate(faces) if i not in some), wild)
        for some in subsets(len(faces))
    )


def subsets(size: int) -> Iterator[tuple[int, ...]]:
    """All sets of positions."""
    return chain.from_iterable(combinations(range(size), n) for n in range(size + 1))


def slow_ways(needs: tuple[Need, ...], dice: Sequence[Die], wild: int) -> set[tuple[Die, ...]]:
    """The smallest sets of dice that meet the requirements, as the dice look."""
    enough: list[tuple[int, ...]] = []
    for some in subsets(len(dice)):
        if any(set(fewer) <= set(some) for fewer in enough):
            continue
        if can_be_laid(needs, tuple(sorted(dice[i][0] for i in some)), wild):
            enough.append(some)
    return {tuple(sorted(dice[i] for i in some)) for some in enough}


# --- what it is held against

symbols = st.sampled_from([lore, peril, terror])
investigations = st.integers(1, 9).map(investigation)
splits = st.lists(symbols | investigations, min_size=2, max_size=3, unique=True).map(lambda needs: either(*needs))
costs = st.sampled_from([clock, pay(sanity=1), pay(stamina=2)])
plain_tasks = st.tuples(st.lists(symbols, max_size=4), st.lists(investigations, max_size=1)).map(lambda n: n[0] + n[1])
any_tasks = st.lists(symbols | investigations | splits, max_size=4)
wilds = st.sampled_from([WILD_PRINTED, WILD_ERRATA])
dice_rolled = st.lists(st.sampled_from([(face, color) for color, faces in FACES.items() for face in faces]), max_size=6)


@settings(max_examples=400, deadline=None)
@given(needs=plain_tasks | any_tasks, paid=st.lists(costs, max_size=2), dice=dice_rolled, wild=wilds)
def test_results_meet_a_task_if_they_can_be_laid_on_its_requirements(
    needs: list[Need], paid: list[Need], dice: list[Die], wild: int
) -> None:
    task = make_task([*needs, *paid])
    faces = [face for face, _ in dice]
    assert meets(task, faces, wild) == can_be_laid(tuple(needs), tuple(sorted(faces)), wild)


@settings(max_examples=400, deadline=None)
@given(needs=plain_tasks | any_tasks, dice=dice_rolled, wild=wilds)
def test_the_ways_to_meet_a_task_are_all_sets_of_dice_none_of_which_is_superfluous(
    needs: list[Need], dice: list[Die], wild: int
) -> None:
    found = ways(make_task(needs), [face for face, _ in dice], dice, wild)
    looks = [tuple(sorted(dice[i] for i in way)) for way in found]
    assert len(set(looks)) == len(looks), "dice that look the same make no difference"
    assert set(looks) == slow_ways(tuple(needs), dice, wild)


@settings(max_examples=200, deadline=None)
@given(needs=plain_tasks | any_tasks, dice=dice_rolled, wild=wilds)
def test_the_way_with_the_fewest_dice_is_named_first(needs: list[Need], dice: list[Die], wild: int) -> None:
    found = ways(make_task(needs), [face for face, _ in dice], dice, wild)
    assert [len(way) for way in found] == sorted(len(way) for way in found)
    assert all(list(way) == sorted(set(way)) for way in found), "no die is used twice"


def any_roll_meets(task: Task, green: int, yellow: int, red: int, held: tuple[int, ...], wild: int) -> bool:
    """Whether one of all possible rolls meets the task."""
    return any(
        meets(task, (*greens, *others, *held), wild)
        for greens in combinations_with_replacement(FACES["green"], green)
        for others in product(*[FACES["yellow"]] * yellow, *[FACES["red"]] * red)
    )


@settings(max_examples=150, deadline=None)
@given(
    needs=plain_tasks | any_tasks,
    green=st.integers(0, 3),
    yellow=st.integers(0, 1),
    red=st.integers(0, 1),
    held=st.lists(st.integers(1, WILD), max_size=3),
    wild=wilds,
)
def test_a_task_is_within_reach_if_any_roll_of_those_dice_meets_it(
    needs: list[Need], green: int, yellow: int, red: int, held: list[int], wild: int
) -> None:
    task, kept = make_task(needs), tuple(sorted(held))
    reached = any_roll_meets(task, green, yellow, red, kept, wild)
    assert within_reach(task, green, yellow, red, kept, wild) == reached


@settings(max_examples=200, deadline=None)
@given(needs=plain_tasks | any_tasks, paid=st.lists(costs, max_size=2), wild=wilds)
def test_a_task_knows_how_many_green_dice_are_enough_for_it_at_best(
    needs: list[Need], paid: list[Need], wild: int
) -> None:
    task = make_task([*needs, *paid])
    assert task.dice == next(green for green in count() if within_reach(task, green, 0, 0, (), wild))


PUBLISHED = [
    *(make_task(printed.needs) for card in ADVENTURE_CARDS.values() for printed in card.tasks),
    *(make_task(monster.needs) for monster in MONSTER_CARDS.values()),
    *(card.combat for card in BASE[ANCIENT_ONES] if card.combat is not None),
]


@pytest.mark.parametrize("wild", [WILD_PRINTED, WILD_ERRATA])
def test_every_published_task_is_within_reach_of_exactly_the_dice_that_can_meet_it(wild: int) -> None:
    pools = list(product((0, 1, 3, 6), (0, 1), (0, 1)))
    for task in PUBLISHED:
        for pool in pools:
            assert within_reach(task, *pool, (), wild) == any_roll_meets(task, *pool, (), wild), (task, pool)


# --- single sentences


def test_six_green_dice_reach_every_published_task() -> None:
    assert all(within_reach(task, 6, 0, 0, (), WILD_PRINTED) for task in PUBLISHED)


@pytest.mark.parametrize(
    ("need", "faces"),
    [
        (lore, [LORE]),
        (peril, [PERIL]),
        (terror, [TERROR]),
        (investigation(4), [4]),
        (investigation(4), [3, 1]),
        (investigation(4), [1, 1, 1, 1]),
        (either(lore, investigation(5)), [3, 2]),
        (either(lore, investigation(5)), [LORE]),
    ],
)
def test_a_requirement_is_met_and_with_one_die_less_it_is_not(need: Need, faces: list[int]) -> None:
    task = make_task([need])
    assert meets(task, faces, WILD_PRINTED)
    assert not meets(task, faces[1:], WILD_PRINTED)


@pytest.mark.parametrize(("wild", "reached"), [(WILD_PRINTED, 1), (WILD_ERRATA, 4)])
def test_a_wild_is_worth_as_many_investigations_as_the_rules_in_use_say(wild: int, reached: int) -> None:
    assert meets(make_task([investigation(reached)]), [WILD], wild)
    assert not meets(make_task([investigation(reached + 1)]), [WILD], wild)
    assert not meets(make_task([either(investigation(reached + 1), investigation(9))]), [WILD], wild)


def test_one_wild_stands_for_one_result_only() -> None:
    assert not meets(make_task([lore, peril]), [WILD], WILD_PRINTED)
    assert not meets(make_task([lore, investigation(1)]), [WILD], WILD_PRINTED)


def test_a_die_that_has_not_been_rolled_meets_nothing() -> None:
    for need in (lore, peril, terror, investigation(1), either(lore, investigation(1))):
        assert not meets(make_task([need]), [UNROLLED] * 6, WILD_PRINTED)
        assert not ways(make_task([need]), [UNROLLED] * 6, range(6), WILD_PRINTED)


def test_what_is_paid_beside_dice_is_added_up() -> None:
    task = make_task([lore, pay(sanity=1), pay(sanity=2), pay(stamina=1), clock])
    assert (task.sanity, task.stamina, task.clock) == (3, 1, 1)
    assert Counter(need.kind for need in task.needs) == Counter(["lore", "sanity", "sanity", "stamina", "clock"])
