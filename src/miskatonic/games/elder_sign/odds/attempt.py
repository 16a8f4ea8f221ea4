"""How likely a task or an adventure is to be completed from where things stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, CARDS, GAME, tasks_of
from miskatonic.games.elder_sign.dice import COLORS, LORE, PERIL, RED, TERROR, YELLOW, Task, meets
from miskatonic.games.elder_sign.effects.combining import parts_of
from miskatonic.games.elder_sign.odds.rolls import (
    ON_RED,
    ON_YELLOW,
    SPELL,
    AttemptOdds,
    Knack,
    Pool,
    Roll,
    Row,
    Scare,
    attempt_odds,
    row_chance,
    row_of,
)
from miskatonic.games.elder_sign.rules.attempt import (
    ANY_NUMBER_OF_TASKS,
    MONSTER_TASK_TERROR,
    open_tasks,
    tasks,
)
from miskatonic.games.elder_sign.rules.dice_pool import IGNORES_LOCKS, can_add, wild_value
from miskatonic.games.elder_sign.rules.failing import IGNORES_TERROR, NO_FOCUS
from miskatonic.games.elder_sign.state import (
    ANCIENT_ONE,
    Adventure,
    ElderSign,
    ElderSignEffect,
    Investigator,
)
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.effect import Word
from miskatonic.kernel.hooks import Setter, is_set, total
from miskatonic.kernel.line import Limit, lines_on
from miskatonic.kernel.memory import printed

Results = list[tuple[int, int]]
"""Results of a roll, each with the number of its die."""

BLOWS = 3
"""Maximum number of blows in one turn that are considered in the final battle."""


# --- what cards are good for


@printed
def knack_of(card: str) -> Knack:
    """What a card in play lets its owner do with every roll, as far as odds can be told for it."""
    for one in lines_on(GAME, card):
        if any(isinstance(hook, Setter) and hook.question is ANY_NUMBER_OF_TASKS for hook in one.hooks):
            return "many"
        if one.limit == Limit(1, "roll"):
            match one.effect:
                case Word(name="raise_investigation"):
                    return "raise"
                case Word(name="change_die", args=(to, faces)) if TERROR in faces and to in (LORE, PERIL):
                    return "lore" if to == LORE else "peril"
    return ""


def knack(investigator: Investigator) -> Knack:
    """What the investigator may do with every roll."""
    found = knack_of(investigator.slug)
    if not found:
        for card in investigator.cards:
            if found := knack_of(card):
                break
    return found


def dice_given(effect: ElderSignEffect | None) -> tuple[int, ...]:
    """The dice that an effect adds to the pool."""
    if effect is None:
        return ()
    gives = effect.gives
    return (YELLOW,) * (gives.get("yellow_die", 0) > 0) + (RED,) * (gives.get("red_die", 0) > 0)


@printed
def dice_added(card: str) -> tuple[int, ...]:
    """The dice that an item adds to the pool."""
    return dice_given(CARDS[card].effect) if card in CARDS else ()


# --- the dice on the table


def pool_at(state: ElderSign, investigator: Investigator, place: str) -> Pool:
    """The dice that the active investigator rolls next at that place: now, if it is being attempted, or on arriving."""
    attempt = state.attempt
    under_way = attempt is not None and attempt.place == place
    green = yellow = red = 0
    held: list[int] = []
    free = 1
    locked = not under_way and is_set(state, IGNORES_LOCKS, investigator)
    for n, die in enumerate(state.dice):
        zone = die.zone
        if zone == "pool":
            if n < YELLOW:
                green += 1
            elif n == YELLOW:
                yellow += 1
            else:
                red += 1
        elif zone == "spell":
            held.append(die.face + SPELL)
        elif zone == "marker":
            held.append(die.face)
            if die.at == str(investigator.seat):
                free = 0
        elif not under_way and n < YELLOW and (zone == "supply" or (locked and zone == "lock")):
            green += 1
    if place == ANCIENT_ONE or is_set(state, NO_FOCUS, investigator):
        free = 0
    held.sort()
    return green, yellow, red, tuple(held), free


def results_of(state: ElderSign) -> Results:
    """What the dice of the pool show."""
    return [(n, die.face) for n, die in enumerate(state.dice) if die.zone == "pool"]


def read_roll(held: tuple[int, ...], results: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], Roll]:
    """A roll as odds are told for it: held dice with the results of the yellow and the red die, and the green dice."""
    dice, numbers = held, []
    lore = peril = terror = 0
    for n, face in results:
        if n == RED:
            dice += (face + ON_RED,)
        elif n == YELLOW:
            dice += (face + ON_YELLOW,)
        elif face < LORE:
            numbers.append(face)
        elif face == LORE:
            lore += 1
        elif face == PERIL:
            peril += 1
        else:
            terror += 1
    numbers.sort(reverse=True)
    return dice, (1.0, lore, peril, terror, tuple(numbers))


def less(pool: Pool, dice: Iterable[int]) -> Pool:
    """The pool without those of its dice."""
    green, yellow, red, held, free = pool
    for n in dice:
        if n < YELLOW:
            green -= 1
        elif n == YELLOW:
            yellow -= 1
        else:
            red -= 1
    return green, yellow, red, held, free


# --- tasks


@printed
def scare_of(place: str) -> Scare:
    """What terror does to an attempt there."""
    effect = ADVENTURE_CARDS[place].terror if place != ANCIENT_ONE else None
    names = [part.name for part in parts_of(effect)]
    return "fail" if "fail_adventure" in names else "discard" if "discard_terror" in names else ""


class Work:
    """What has to be done at a place, and what it costs beside dice."""

    __slots__ = ("clock", "odds", "sanity", "stamina")

    def __init__(self, left: list[Task], found: AttemptOdds) -> None:
        self.odds = found
        self.sanity = sum(task.sanity for task in left)
        self.stamina = sum(task.stamina for task in left)
        self.clock = sum(task.clock for task in left)


@lru_cache(maxsize=1 << 11)
def _work(
    all_tasks: tuple[Task | None, ...],
    done: tuple[int, ...],
    ordered: bool,
    knack: Knack,
    scare: Scare,
    wild: int,
    quick: bool,
) -> Work | None:
    left = [task for n, task in enumerate(all_tasks) if task is not None and n not in done]
    if not left:
        return None
    return Work(left, attempt_odds(tuple(map(row_of, left)), ordered, knack, scare, wild, quick))


def work_of(state: ElderSign, adventure: Adventure) -> Work | None:
    """The tasks of an adventure, with monsters on it that need not be there; with quick odds."""
    place = adventure.card
    extra = total(state, MONSTER_TASK_TERROR, 0)
    found = tasks_of(place, tuple(adventure.covers), tuple(adventure.below), extra)
    return _work(found, (), ADVENTURE_CARDS[place].ordered, "", scare_of(place), wild_value(state), True)


def work_at(state: ElderSign, investigator: Investigator, place: str, *, quick: bool = False) -> Work | None:
    """What that investigator has to do there; None if nothing is left."""
    attempt = state.attempt
    done = tuple(attempt.done) if attempt is not None and attempt.place == place else ()
    ordered = place != ANCIENT_ONE and ADVENTURE_CARDS[place].ordered
    scare: Scare = "" if is_set(state, IGNORES_TERROR, investigator) else scare_of(place)
    with_each_roll: Knack = "" if quick else knack(investigator)
    return _work(tasks(state, place), done, ordered, with_each_roll, scare, wild_value(state), quick)


def odds_at(state: ElderSign, investigator: Investigator, place: str, *, quick: bool = False) -> AttemptOdds | None:
    """The odds of that; None if it cannot be paid."""
    work = work_at(state, investigator, place, quick=quick)
    return (
        None
        if work is None or work.sanity >= investigator.sanity or work.stamina >= investigator.stamina
        else work.odds
    )


class Situation:
    """An attempt under way, as its odds see it. In the final battle every blow counts: it is their number that is told."""

    __slots__ = ("dice", "investigator", "odds", "place", "pool", "results", "roll", "state")

    def __init__(self, state: ElderSign, *, quick: bool = False, blows: int = BLOWS) -> None:
        investigator, attempt = state.active_investigator, state.attempt
        assert investigator is not None
        assert attempt is not None
        self.state = state
        self.investigator = investigator
        self.place = attempt.place
        self.pool = pool_at(state, investigator, attempt.place)
        first = odds_at(state, investigator, attempt.place, quick=quick)
        self.odds: list[AttemptOdds] = [] if first is None else [first]
        """What has to be done; in battle: once, twice, and so on."""
        if first is not None and attempt.place == ANCIENT_ONE:
            for number in range(2, blows + 1):
                self.odds.append(attempt_odds(first.rows * number, False, first.knack, "", first.wild, quick))
        self.results = results_of(state)
        self.dice, self.roll = read_roll(self.pool[3], self.results)

    # --- the chance before and after a roll

    def chance(self) -> float:
        """The chance as things are: of the roll that lies on the table, or of the next one."""
        return self.showing(self.results) if self.results and self.results[0][1] else self.resolve(self.pool)

    def resolve(self, pool: Pool) -> float:
        """The chance with that pool, before it is rolled."""
        found = 0.0
        for o in self.odds:
            found += o.resolve(*pool)
        return found

    def with_task(self, row: Row | None = None) -> float:
        """The chance if the roll is used for that task, or for the best one."""
        found = 0.0
        for o in self.odds:
            found += o.completed(self.pool, self.dice, self.roll, row)
        return found

    def without_task(self) -> float:
        """The chance if the roll is used for no task."""
        found = 0.0
        for o in self.odds:
            found += o.failed(self.pool, self.dice, self.roll)
        return found

    def showing(self, results: Sequence[tuple[int, int]], pool: Pool | None = None) -> float:
        """The chance if the dice of the pool showed those results."""
        pool = pool or self.pool
        dice, roll = read_roll(pool[3], results)
        found = 0.0
        for o in self.odds:
            found += max(o.completed(pool, dice, roll), o.failed(pool, dice, roll))
        return found

    def turned(self, n: int, face: int) -> float:
        """The chance if that die showed another result."""
        return self.showing([(m, face if m == n else old) for m, old in self.results])

    # --- the chance with one choice or the other

    def using(self, row: Row, dice: Sequence[int]) -> float:
        """The chance if those dice are put on that task."""
        green, yellow, red, _, free = less(self.pool, (n for n in dice if self.state.dice[n].zone == "pool"))
        held = []
        for n, die in enumerate(self.state.dice):
            if die.zone in ("spell", "marker"):
                if n not in dice:
                    held.append(die.face + SPELL * (die.zone == "spell"))
                else:
                    free += die.zone == "marker"
        left = (green, yellow, red, tuple(sorted(held)), free)
        found = 0.0
        for o in self.odds:
            rest = o.without(o.rows.index(row))
            found += 1.0 if rest is None else rest.resolve(*left)
        return found

    def setting_aside(self, n: int) -> float:
        """The chance if that die is set aside and then the best die is kept on the marker, or none."""
        pool = less(self.pool, [n])
        best = self.resolve(pool)
        if pool[4]:
            for m in self._different(n):
                best = max(best, self.keeping(m, pool))
        return best

    def keeping(self, n: int, pool: Pool | None = None) -> float:
        """The chance if that die is kept on a marker."""
        green, yellow, red, held, free = less(pool or self.pool, [n])
        return self.resolve((green, yellow, red, tuple(sorted((*held, self.state.dice[n].face))), max(free - 1, 0)))

    def holding(self, chosen: Sequence[int]) -> float:
        """The chance if those dice are put on a spell."""
        green, yellow, red, held, free = less(self.pool, chosen)
        held = tuple(sorted((*held, *(self.state.dice[n].face + SPELL for n in chosen))))
        left = [(n, face) for n, face in self.results if n not in chosen]
        return self.showing(left, (green, yellow, red, held, free))

    def _different(self, without: int) -> list[int]:
        found: dict[tuple[str, int], int] = {}
        for n, face in self.results:
            if n != without:
                found.setdefault((COLORS[n], face), n)
        return list(found.values())

    def row(self, number: int) -> Row:
        """A task of this place as numbers."""
        task = tasks(self.state, self.place)[number]
        assert task is not None
        return row_of(task)

    def task_in_question(self, decision: Decision) -> Row | None:
        """The task that dice are being chosen for: the hardest one that all the choices complete."""
        state = self.state
        if state.attempt is None or not self.odds:
            return None
        fitting = [
            task
            for _, task in open_tasks(state, state.attempt)
            if all(
                meets(task, [state.dice[n].face for n in option.value], wild_value(state))
                for option in decision.options
            )
        ]
        return row_of(max(fitting, key=lambda task: task.dice)) if fitting else None

    def more(self, dice: Sequence[int]) -> Pool:
        """The pool with the yellow and the red die, if they are among those and free."""
        green, yellow, red, held, free = self.pool
        for n in dice:
            if can_add(self.state, n):
                yellow += n == YELLOW
                red += n == RED
        return green, yellow, red, held, free

    # --- rolling again

    def rerolling(self, most: int = 8, times: int = 1) -> tuple[float, list[int]]:
        """The chance if up to a number of dice are rolled again, and which ones: those that do not serve the best task."""
        best, chosen = 0.0, list[int]()
        if not self.odds:
            return best, chosen
        first = self.odds[0]
        kept_faces = [die & 15 for die in self.pool[3]]
        otherwise = self.without_task()
        for position in range(1 if first.ordered else len(first.rows)):
            row = first.rows[position]
            again = useless_dice(row, kept_faces, self.results)[:most]
            if not again:
                continue
            green, yellow, red, _, _ = self.pool
            rolled = [sum(n < YELLOW for n in again), int(YELLOW in again), int(RED in again)]
            faces = kept_faces + [face for n, face in self.results if n not in again]
            success = row_chance(row, rolled[0], rolled[1], rolled[2], faces, first.wild)
            if not success:
                continue
            success = 1 - (1 - success) ** times
            dice = sum(row[:3]) + sum((2 * number + 4) // 5 for number in row[3:])
            left = max(green + yellow + red - dice, 0)
            then = 0.0
            for o in self.odds:
                rest = o.without(o.rows.index(row))
                then += 1.0 if rest is None else rest.resolve(left, 0, 0, (), self.pool[4])
            worth = success * then + (1 - success) * otherwise
            if worth > best:
                best, chosen = worth, again
        return best, chosen


def useless_dice(row: Row, held: Iterable[int], results: Results) -> list[int]:
    """The dice that do not bring a task any nearer, the worst first: to be rolled again."""
    missing = list(row[:3])
    number = sum(row[3:])
    for face in held:
        if LORE <= face <= TERROR:
            missing[face - LORE] -= 1
        elif face < LORE:
            number -= face
    useless: list[tuple[int, int]] = []
    for n, face in sorted(results, key=lambda result: -result[1]):
        if face < LORE:
            if number > 0 and (face >= 2 or number == 1):
                number -= face
            else:
                useless.append((face, n))
        elif face <= TERROR:
            if missing[face - LORE] > 0:
                missing[face - LORE] -= 1
            else:
                useless.append((0, n))
    return [n for _, n in sorted(useless, key=lambda die: die[0])]
