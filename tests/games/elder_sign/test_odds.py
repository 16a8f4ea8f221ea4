"""Chances: counted against every possible roll, and against games that are really played."""

from functools import cache
from itertools import product
from math import sqrt

import pytest
from tests.games.elder_sign.by_the_odds import reckon
from tests.games.elder_sign.editions import BASE

from miskatonic.games.elder_sign.bot.position import value
from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, MONSTER_CARDS, tasks_of
from miskatonic.games.elder_sign.declare import either, investigation, lore, pay, peril, terror
from miskatonic.games.elder_sign.dice import FACES, LORE, PERIL, TERROR, WILD, Need, Task, make_task, meets, ways
from miskatonic.games.elder_sign.odds.options import odds, task_odds
from miskatonic.games.elder_sign.odds.rolls import SPELL, attempt_odds, chance, green_rolls, row_of
from miskatonic.kernel.sight import Sight
from miskatonic.players import heuristic
from miskatonic.testing import Scenario, scenario

PRINTED, ERRATA = 1, 4


def tasks_in_the_box() -> list[Task]:
    """Every task that is printed on a card or a marker, and those that a marker leaves partly uncovered."""
    printed = [make_task(task.needs) for card in ADVENTURE_CARDS.values() for task in card.tasks if task.needs]
    markers = [make_task(card.needs) for card in MONSTER_CARDS.values()]
    combat = [card.combat for card in BASE[ANCIENT_ONES] if card.combat is not None]
    covered = tasks_of("r_lyeh", ("maniac", ""), ()) + tasks_of("yuggoth", ("cultist", ""), ())
    return printed + markers + combat + [task for task in covered if task is not None]


def counted(task: Task, green: int, yellow: int, red: int, held: tuple[int, ...], wild: int) -> float:
    """The share of all rolls that meet the task, one by one."""
    dice = [FACES["green"]] * green + [FACES["yellow"]] * yellow + [FACES["red"]] * red
    rolls = list(product(*dice))
    return sum(meets(task, (*roll, *held), wild) for roll in rolls) / len(rolls)


@pytest.mark.parametrize("wild", [PRINTED, ERRATA])
@pytest.mark.parametrize(
    ("green", "yellow", "red", "held"),
    [(3, 0, 0, ()), (2, 1, 0, (2,)), (1, 0, 1, (LORE, PERIL)), (0, 1, 1, (WILD,)), (2, 0, 1, (TERROR, 3))],
)
def test_the_chance_of_every_task_in_the_box_is_the_share_of_the_rolls_that_meet_it(
    green: int, yellow: int, red: int, held: tuple[int, ...], wild: int
) -> None:
    for task in tasks_in_the_box():
        assert chance(task, green, yellow, red, held, wild) == pytest.approx(
            counted(task, green, yellow, red, held, wild)
        )


@pytest.mark.parametrize(
    "needs", [(either(lore, investigation(2)), peril), (investigation(3), investigation(1)), (either(peril, terror),)]
)
def test_the_chance_is_exact_where_requirements_compete_for_dice(needs: tuple[Need, ...]) -> None:
    task = make_task(needs)
    assert chance(task, 3, 0, 1, (2,), PRINTED) == pytest.approx(counted(task, 3, 0, 1, (2,), PRINTED))


def test_six_dice_show_a_lore_in_two_rolls_of_three() -> None:
    assert chance(make_task([lore]), 6, 0, 0, (), PRINTED) == pytest.approx(1 - (5 / 6) ** 6)


def test_the_rolls_that_are_told_apart_make_up_all_rolls() -> None:
    for green in range(8):
        assert sum(roll[0] for roll in green_rolls(green, 2, 1, 0, 6)) == pytest.approx(1)


# --- a whole attempt


@cache
def best_play(
    tasks: tuple[Task, ...], ordered: bool, green: int, held: tuple[int, ...], free: int, knack: str, scare: str
) -> float:
    """The chance of the best play, by trying everything in every roll of the green dice."""
    if not tasks:
        return 1.0
    total = 0.0
    for roll in product(FACES["green"], repeat=green):
        total += max(
            best_of_roll(tasks, ordered, changed, held, free, knack, scare) for changed in changes(roll, knack)
        )
    return total / 6.0**green


def changes(roll: tuple[int, ...], knack: str) -> list[tuple[int, ...]]:
    found = [roll]
    for n, face in enumerate(roll):
        to = 0
        if knack in ("lore", "peril") and face == TERROR:
            to = LORE if knack == "lore" else PERIL
        elif knack == "raise" and face < 3:
            to = face + 1
        if to:
            found.append((*roll[:n], to, *roll[n + 1 :]))
    return found


def best_of_roll(
    tasks: tuple[Task, ...],
    ordered: bool,
    roll: tuple[int, ...],
    held: tuple[int, ...],
    free: int,
    knack: str,
    scare: str,
) -> float:
    best = 0.0
    faces = roll + held
    for n, task in enumerate(tasks[:1] if ordered else tasks):
        for way in ways(task, faces, list(range(len(faces))), PRINTED):
            kept = tuple(face for i, face in enumerate(held, start=len(roll)) if i not in way)
            rest = tasks[:n] + tasks[n + 1 :]
            left = tuple(face for i, face in enumerate(roll) if i not in way)
            freed = free + len(held) - len(kept)
            best = max(best, best_play(rest, ordered, len(left), kept, freed, knack, scare))
            if knack == "many" and rest:
                best = max(best, same_roll(rest, ordered, left, kept, freed, knack, scare))
    if TERROR in roll and scare == "fail":
        return best
    if scare == "discard":
        roll = tuple(face for face in roll if face != TERROR)
    if roll:
        best = max(best, best_play(tasks, ordered, len(roll) - 1, held, free, knack, scare))
    if free and len(roll) > 1:
        for face in dict.fromkeys(roll):
            kept = tuple(sorted((*held, face)))
            best = max(best, best_play(tasks, ordered, len(roll) - 2, kept, free - 1, knack, scare))
    return best


def same_roll(
    tasks: tuple[Task, ...],
    ordered: bool,
    roll: tuple[int, ...],
    held: tuple[int, ...],
    free: int,
    knack: str,
    scare: str,
) -> float:
    """The best that further tasks of the same roll bring, 0 if it completes none."""
    faces = roll + held
    if not any(meets(task, faces, PRINTED) for task in (tasks[:1] if ordered else tasks)):
        return 0.0
    return best_of_roll(tasks, ordered, roll, held, free, knack, "fail" if TERROR in roll else scare)


ATTEMPTS = [
    [(lore, investigation(3))],
    [(peril,), (terror, terror)],
    [(investigation(3),), (lore,)],
    [(investigation(2), peril), (investigation(4),)],
    [(lore,), (lore, peril), (investigation(1),)],
]


@pytest.mark.parametrize("scare", ["", "fail", "discard"])
@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize("needs", ATTEMPTS)
def test_the_chance_of_an_attempt_is_that_of_the_best_play(
    needs: list[tuple[Need, ...]], ordered: bool, scare: str
) -> None:
    tasks = tuple(map(make_task, needs))
    found = attempt_odds(tuple(map(row_of, tasks)), ordered, "", scare)
    for dice in (3, 4):
        assert found.resolve(dice) == pytest.approx(best_play(tasks, ordered, dice, (), 1, "", scare))


@pytest.mark.parametrize("knack", ["lore", "peril", "raise", "many"])
@pytest.mark.parametrize("needs", ATTEMPTS[:4])
def test_what_an_investigator_does_with_every_roll_is_part_of_the_chance(
    needs: list[tuple[Need, ...]], knack: str
) -> None:
    tasks = tuple(map(make_task, needs))
    found = attempt_odds(tuple(map(row_of, tasks)), False, knack).resolve(4)
    best = best_play(tasks, False, 4, (), 1, knack, "")
    if knack == "many" and len(tasks) == 2 and all(task.investigations for task in tasks):
        assert best - 0.02 < found < best, (
            "where tasks compete for investigations it is the chance of somewhat rough play"
        )
    else:
        assert found == pytest.approx(best)


def test_results_that_are_held_count() -> None:
    tasks = (make_task([lore]), make_task([peril, terror]))
    found = attempt_odds(tuple(map(row_of, tasks)), False)
    assert found.resolve(4, held=(LORE,), free=0) == pytest.approx(best_play(tasks, False, 4, (LORE,), 0, "", ""))
    assert found.resolve(4, held=(LORE + SPELL,), free=0) < found.resolve(4, held=(LORE,), free=0), (
        "a die on the marker makes room for another when it is used, one on a spell does not"
    )


def test_quick_odds_are_close_to_the_exact_ones() -> None:
    for card in ("the_missing_records", "horrible_visions", "the_hidden_passage"):
        rows = tuple(row_of(task) for task in tasks_of(card, (), ()) if task is not None)
        exact, quick = (attempt_odds(rows, ADVENTURE_CARDS[card].ordered, quick=quick) for quick in (False, True))
        assert exact.resolve(5) == quick.resolve(5)
        assert exact.resolve(5, 1) == pytest.approx(quick.resolve(5, 1), abs=0.1)
        assert exact.resolve(5, 0, 1) == pytest.approx(quick.resolve(5, 0, 1), abs=0.1)


# --- what players are told


def at_the_missing_records(who: str = "joe_diamond") -> Scenario:
    """About to go to The Missing Records: 6 investigations | lore and 3 investigations."""
    return scenario("elder_sign", seats=[who], ancient_one="azathoth")


def told(g: Scenario) -> dict[str, float]:
    return odds(g.state, g.decision)


def test_every_adventure_says_how_likely_it_is_to_be_resolved() -> None:
    chances = told(at_the_missing_records())
    assert set(chances) == {
        f"move:{card}"
        for card in (
            "the_missing_records",
            "administration_office",
            "vermin_in_the_pipes",
            "the_hidden_passage",
            "the_hall_of_the_dead",
            "forgotten_knowledge",
        )
    }
    assert 0 < chances["move:forgotten_knowledge"] < chances["move:vermin_in_the_pipes"] < 1


def test_a_locked_die_makes_all_of_them_harder() -> None:
    g = at_the_missing_records().place("the_lights_grow_dim", at="mythos")
    free = told(g)
    g.lock("green1", by="the_lights_grow_dim")
    assert all(chance < free[option] for option, chance in told(g).items())


def test_nobody_resolves_what_they_cannot_pay_for() -> None:
    g = at_the_missing_records().place("the_elder_sign", at="museum:0").set("joe_diamond.sanity", 1)
    assert told(g)["move:the_elder_sign"] == 0


def test_an_item_says_what_its_die_brings() -> None:
    g = at_the_missing_records().give("joe_diamond", "axe").choose("move:the_missing_records")
    chances = told(g)
    assert chances["roll"] < chances["use:axe"]


def test_after_a_roll_each_task_and_each_die_has_its_chance() -> None:
    g = at_the_missing_records().rig(dice=[3, 3, "lore", 3, "peril", "terror"]).choose("move:the_missing_records")
    chances = told(g)
    assert chances["task:0"] == pytest.approx(attempt_odds(((1, 0, 0, 3),), False).resolve(4))
    assert chances["no_task"] < chances["task:1"] < chances["task:0"]
    g.rig(dice=["peril"] * 4).choose("task:0")
    chances = told(g)
    assert chances["give_up"] == 0
    assert chances["aside:green3"] == pytest.approx(attempt_odds(((1, 0, 0, 3),), False).resolve(3))


def test_the_next_roll_is_told_task_by_task() -> None:
    g = at_the_missing_records()
    six, lore_and_three = (make_task(needs) for needs in ([investigation(6)], [lore, investigation(3)]))
    assert task_odds(g.state, "the_missing_records") == [
        chance(six, 6, 0, 0, (), PRINTED),
        chance(lore_and_three, 6, 0, 0, (), PRINTED),
    ]
    g.rig(dice=[3, 3, "lore", 3, "peril", "terror"]).choose("move:the_missing_records")
    g.rig(dice=["peril"] * 4).choose("task:0")
    assert task_odds(g.state, "the_missing_records") == [None, chance(lore_and_three, 4, 0, 0, (), PRINTED)]


def test_where_an_arrow_runs_down_only_the_first_task_is_open() -> None:
    first, *others = task_odds(at_the_missing_records().state, "the_hidden_passage")
    assert first == chance(make_task([investigation(3)]), 6, 0, 0, (), PRINTED)
    assert others == [None, None]


def test_a_task_that_would_kill_is_hopeless() -> None:
    g = at_the_missing_records().place("the_elder_sign", at="museum:0").set("joe_diamond.sanity", 1)
    assert task_odds(g.state, "the_elder_sign")[0] == 0
    assert pay(sanity=1) in ADVENTURE_CARDS["the_elder_sign"].tasks[0].needs


def test_in_the_final_battle_the_chance_is_that_of_a_blow() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="yig").give("joe_diamond", "clue")
    g.rig(dice=["lore"] * 6).awaken()
    blow = told(g)["no_task"]
    assert 0 < blow < 1
    assert blow == pytest.approx(attempt_odds(((0, 2, 0),), False).resolve(5, free=0))


@pytest.mark.parametrize("place", ["the_missing_records", "vermin_in_the_pipes"])
def test_attempts_that_are_really_made_succeed_as_often_as_they_should(place: str) -> None:
    bot, games, won = heuristic("elder_sign"), 300, 0
    g = at_the_missing_records()
    expected = told(g)[f"move:{place}"]
    start = g.table
    for seed in range(games):
        table = start.clone()
        table.rules.determinize(table.state, 0, type(table.state.rng)(seed * 7919))
        table.choose(f"move:{place}")
        while table.state.attempt is not None:
            table.choose(*bot.pick(Sight(table)))
        won += place in table.state.investigators[0].trophies
    assert abs(won / games - expected) < 3.5 * sqrt(expected * (1 - expected) / games)


# --- what kills


def in_danger(place: str, **life: int) -> Scenario:
    """Joe Diamond with little life left, before an adventure that lies first in the museum."""
    g = at_the_missing_records().place(place, at="museum:0")
    for what, points in life.items():
        g.set(f"joe_diamond.{what}", points)
    return g


def test_a_chance_does_not_count_what_terror_undoes() -> None:
    """Ancient Relics: each terror effect costs a sanity, and so does failure."""
    g = in_danger("ancient_relics", sanity=1).give("joe_diamond", "sword_of_glory").choose("move:ancient_relics")
    chances = told(g)
    assert chances["use:sword_of_glory"] + chances["use:sword_of_glory/death"] == pytest.approx(1)
    healthy = told(
        in_danger("ancient_relics", sanity=4).give("joe_diamond", "sword_of_glory").choose("move:ancient_relics")
    )
    assert chances["use:sword_of_glory"] < healthy["use:sword_of_glory"] - 0.2
    assert healthy["use:sword_of_glory/death"] < 0.05


def test_giving_up_says_that_its_penalty_devours() -> None:
    g = in_danger("the_missing_records", sanity=1).rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert told(g)["give_up/death"] == 1
    g = in_danger("the_missing_records", sanity=2).rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert "give_up/death" not in told(g)


def test_going_somewhere_says_how_likely_one_does_not_come_back() -> None:
    chances = told(in_danger("the_missing_records", sanity=1))
    assert chances["move:the_missing_records/death"] == pytest.approx(1 - chances["move:the_missing_records"])
    assert "move:vermin_in_the_pipes/death" not in chances, "there failure costs stamina"


def test_terror_of_the_mythos_card_is_part_of_the_chance() -> None:
    g = in_danger("vermin_in_the_pipes", sanity=1)
    free = told(g)["move:vermin_in_the_pipes"]
    g.place("the_portraits_turn", at="mythos")
    chances = told(g)
    assert chances["move:vermin_in_the_pipes"] < free
    assert chances["move:vermin_in_the_pipes/death"] > 0


def test_a_mythos_card_that_punishes_failure_is_part_of_the_risk() -> None:
    g = in_danger("vermin_in_the_pipes", sanity=1).place("laughter_follows", at="mythos")
    assert told(g)["move:vermin_in_the_pipes/death"] > 0


def test_what_ithaqua_takes_for_an_item_is_told() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="ithaqua").give(
        "joe_diamond", "sword_of_glory", "axe"
    )
    g.set("joe_diamond.stamina", 1).choose("move:the_missing_records")
    chances = told(g)
    assert (chances["use:sword_of_glory"], chances["use:sword_of_glory/death"]) == (0, 1)
    assert chances["use:axe"] > 0
    assert "use:axe/death" not in chances
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="ithaqua").give("joe_diamond", "healing_stone")
    g.set("joe_diamond.stamina", 1).choose("move:the_missing_records")
    assert "use:healing_stone/death" not in told(g), "it heals first"


def test_a_lower_maximum_that_devours_says_so() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="cthulhu")
    g.set("joe_diamond.max_sanity", 1).set("joe_diamond.sanity", 1).rig(dice=[1] * 6).awaken()
    g.set("clock", 3).choose("give_up")
    assert told(g) == {"effect:lower_maximum_sanity/death": 1}


def test_searching_among_lost_things_may_devour() -> None:
    g = in_danger("ancient_relics", sanity=1).choose("move:entrance")
    assert told(g)["lost_and_found/death"] == pytest.approx(1 / 6)
    g = in_danger("ancient_relics", sanity=1, stamina=1).choose("move:entrance")
    assert told(g)["lost_and_found/death"] == pytest.approx(2 / 6)


def test_before_a_midnight_in_the_middle_of_an_attempt_no_chance_is_told() -> None:
    g = at_the_missing_records().spawn("hound_of_tindalos", at="the_missing_records")
    assert "move:the_missing_records" in told(g)
    g.set("clock", 3)
    assert "move:the_missing_records" not in told(g)


def test_what_is_shown_comes_true() -> None:
    """Situations of many games: an option is taken and played on as its chance takes for granted, with fresh chance."""
    assert reckon(150).wrong() == []


# --- how good a position looks


def test_a_position_looks_better_with_elder_signs_and_worse_with_doom() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="cthulhu")
    values = [value(g.set("elder_signs", signs).state, 0) for signs in range(0, 13, 3)]
    assert values == sorted(values)
    g.set("elder_signs", 5)
    values = [value(g.set("doom", doom).state, 0) for doom in range(0, 11, 2)]
    assert values == sorted(values, reverse=True)
    assert all(0 < one < 1 for one in values)


def test_a_game_that_is_over_has_the_value_of_its_outcome() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="yig").set("elder_signs", 9)
    g.place("the_hidden_passage", at="museum:0")
    g.give("joe_diamond", "yuggoth", "the_dreamlands", "r_lyeh", "plateau_of_leng", "city_of_the_great_race")
    g.choose("move:entrance").choose("buy:elder_sign")
    assert g.outcome is not None
    assert value(g.state, 0) == 1
