"""How likely dice are to complete tasks: exactly, for one roll and for a whole attempt played as well as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Literal

from miskatonic.games.elder_sign.dice import FACES, LORE, PERIL, SYMBOLS, TERROR, WILD, Need, Task, meets

Row = tuple[int, ...]
"""The requirements of a task as numbers: lore, peril, terror, then the investigations, the largest first."""

Knack = Literal["", "lore", "peril", "raise", "many"]
"""What an investigator may do with each roll: turn a terror to lore or to peril, raise an investigation, complete many tasks."""

Scare = Literal["", "fail", "discard"]
"""What terror in a failed roll does to the attempt itself: nothing, ends it, takes the dice that show it."""


# --- one roll


def chance(task: Task, green: int, yellow: int, red: int, held: Sequence[int], wild: int) -> float:
    """The chance that one roll of those dice completes the task, together with the results that are held already."""
    if not task.simple:
        return _chance_by_counting(task, green, yellow, red, tuple(sorted(held)), wild)
    return row_chance((*task.symbols, *task.investigations), green, yellow, red, held, wild)


def row_chance(row: Row, green: int, yellow: int, red: int, held: Sequence[int], wild: int) -> float:
    """The chance that one roll completes a row; several requirements for investigations are taken together."""
    lore, peril, terror = row[:3]
    number = sum(row[3:])
    wilds = 0
    for face in held:
        if face == LORE:
            lore -= 1
        elif face == PERIL:
            peril -= 1
        elif face == TERROR:
            terror -= 1
        elif face == WILD:
            wilds += 1
        else:
            number -= face
    return _chance(max(lore, 0), max(peril, 0), max(terror, 0), max(number, 0), wilds, green, yellow, red, wild)


@lru_cache(maxsize=1 << 18)
def _chance(
    lore: int, peril: int, terror: int, number: int, wilds: int, green: int, yellow: int, red: int, wild: int
) -> float:
    """The chance that one roll brings the missing results, computed die after die."""
    missing = lore + peril + terror
    if not missing and not number:
        return 1.0
    if missing > green + yellow + red + wilds:
        return 0.0
    if red:
        faces, red = FACES["red"], red - 1
    elif yellow:
        faces, yellow = FACES["yellow"], yellow - 1
    elif green:
        faces, green = FACES["green"], green - 1
    else:
        return float(missing <= wilds and (wilds - missing) * wild >= number)
    total = 0.0
    for face in faces:
        if face < LORE:
            total += _chance(lore, peril, terror, max(number - face, 0), wilds, green, yellow, red, wild)
        elif face == LORE:
            total += _chance(max(lore - 1, 0), peril, terror, number, wilds, green, yellow, red, wild)
        elif face == PERIL:
            total += _chance(lore, max(peril - 1, 0), terror, number, wilds, green, yellow, red, wild)
        elif face == TERROR:
            total += _chance(lore, peril, max(terror - 1, 0), number, wilds, green, yellow, red, wild)
        else:
            total += _chance(lore, peril, terror, number, wilds + 1, green, yellow, red, wild)
    return total / 6


@lru_cache(maxsize=1 << 14)
def _chance_by_counting(task: Task, green: int, yellow: int, red: int, held: tuple[int, ...], wild: int) -> float:
    """The chance that one roll completes a task whose requirements compete for the dice: every roll is looked at."""
    others = [FACES["yellow"]] * yellow + [FACES["red"]] * red
    total = 0
    for greens in combinations_with_replacement(FACES["green"], green):
        ways = factorial(green)
        for face in FACES["green"]:
            ways //= factorial(greens.count(face))
        total += ways * sum(meets(task, (*greens, *rest, *held), wild) for rest in product(*others))
    return total / 6.0 ** (green + yellow + red)


# --- a whole attempt

SPELL, ON_YELLOW, ON_RED = 16, 32, 48
"""Added to a result: it lies on a spell, or was rolled by the yellow or the red die. Without them: on a marker."""

Roll = tuple[float, int, int, int, tuple[int, ...]]
"""A chance; how many lore, peril and terror; the investigations, the largest first. No more of each than matter."""


@lru_cache(maxsize=1 << 12)
def green_rolls(green: int, lore: int, peril: int, terror: int, number: int) -> tuple[Roll, ...]:
    """Every different roll of green dice, if no more than so many of each symbol and of investigations matter."""
    if not green:
        return ((1.0, 0, 0, 0, ()),)
    found: dict[tuple[int, int, int, tuple[int, ...]], float] = {}
    for share, lores, perils, terrors, numbers in green_rolls(green - 1, lore, peril, terror, number):
        results = [
            (min(lores + 1, lore), perils, terrors, numbers),
            (lores, min(perils + 1, peril), terrors, numbers),
            (lores, perils, min(terrors + 1, terror), numbers),
            *((lores, perils, terrors, _enough((*numbers, value), number)) for value in (1, 2, 3)),
        ]
        for result in results:
            found[result] = found.get(result, 0.0) + share / 6
    return tuple((share, *result) for result, share in found.items())


def _enough(values: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The largest of the values, as many as it takes to reach the number."""
    values = tuple(sorted(values, reverse=True))
    total = 0
    for n, value in enumerate(values):
        if total >= number:
            return values[:n]
        total += value
    return values


@lru_cache(maxsize=4096)
def row_of(task: Task) -> Row:
    """A task as numbers. Of a split requirement, the alternative that is easiest to roll."""
    counts = dict(zip((LORE, PERIL, TERROR), task.symbols, strict=True))
    numbers = list(task.investigations)
    for alternatives in task.either:
        easiest = min(alternatives, key=_effort)
        if easiest.kind in SYMBOLS:
            counts[SYMBOLS[easiest.kind]] += 1
        else:
            numbers.append(easiest.amount)
    return (*counts.values(), *sorted(numbers, reverse=True))


def _effort(need: Need) -> float:
    return need.amount if need.kind == "investigation" else 3.5


class Use:
    """One way to put results that are known already (held, or rolled by the yellow or the red die) on a task."""

    __slots__ = (
        "freed",
        "held",
        "lore",
        "numbers",
        "peril",
        "red",
        "rest",
        "row",
        "symbols",
        "terror",
        "unused",
        "yellow",
    )

    def __init__(
        self, whole: Row, row: Row, rest: AttemptOdds | None, dice: Sequence[int], used: tuple[int, ...]
    ) -> None:
        self.row = whole
        """The whole task, of which `lore`, `peril`, `terror` and `numbers` are still missing."""
        self.lore, self.peril, self.terror = row[:3]
        self.symbols = self.lore + self.peril + self.terror
        self.numbers = row[3:]
        self.rest = rest
        """The remaining tasks once the task is completed."""
        taken = [dice[n] for n in used]
        self.yellow = sum(die & 48 == ON_YELLOW for die in taken)
        self.red = sum(die & 48 == ON_RED for die in taken)
        self.freed = sum(die < SPELL for die in taken)
        self.unused = tuple(die for n, die in enumerate(dice) if n not in used)
        self.held = tuple(die for die in self.unused if die < ON_YELLOW)

    def dice(self, lore: int, peril: int, terror: int, numbers: tuple[int, ...]) -> int:
        """How many green dice of that roll complete the task, -1 if it cannot."""
        if lore < self.lore or peril < self.peril or terror < self.terror:
            return -1
        taken = 0
        for number in self.numbers:
            gathered = 0
            while gathered < number:
                if taken == len(numbers):
                    return -1
                gathered += numbers[taken]
                taken += 1
        return self.symbols + taken


Pool = tuple[int, int, int, tuple[int, ...], int]
"""Green, yellow and red dice to roll; results that are held; markers that are free to hold another."""


class AttemptOdds:
    """The tasks that an attempt has still to complete, and the odds that it does if it is played as well as possible.

    They are exact but for two simplifications: nobody rolls again with clues, and for investigations the largest results
    are used. With `quick`, the yellow and the red die that are yet to be rolled count as somewhat better green ones.
    `attempt_odds` makes and keeps them.
    """

    __slots__ = (
        "_caps",
        "_failures",
        "_known",
        "_least",
        "_least_green",
        "_serves",
        "_uses",
        "knack",
        "ordered",
        "quick",
        "red",
        "rows",
        "scare",
        "wild",
        "yellow",
    )

    def __init__(
        self, rows: tuple[Row, ...], ordered: bool, knack: Knack, scare: Scare, wild: int, quick: bool
    ) -> None:
        self.rows = rows
        self.ordered = ordered
        self.knack = knack
        self.scare = scare
        self.wild = wild
        self.quick = quick
        symbols = sum(sum(row[:3]) for row in rows)
        self._least = symbols + sum((number + 3) // 4 for row in rows for number in row[3:])
        self._least_green = symbols + sum((number + 2) // 3 for row in rows for number in row[3:])
        """Fewer green dice than these are never enough, as fewer dice of any colour than `_least` are not."""
        self._serves = [False, *(self._useful(face) for face in range(1, WILD + 1))]
        self._known: dict[Pool, float] = {}
        self._failures: dict[Pool, tuple[float, list[float]]] = {}
        self._uses: dict[tuple[int, ...], list[Use]] = {}
        self._caps = self._what_matters()
        numbers = sum(sum(row[3:]) for row in rows)
        effort = symbols + numbers / 2.5 or 1.0  # a task may cost something and need no dice
        terrors = sum(row[2] for row in rows) / effort
        self.yellow = 0.95 - 0.15 * terrors + 0.25 * numbers / effort
        self.red = 1.55 - 0.55 * terrors
        """What the red die is worth here in green ones, where odds are told quickly; `yellow` is the same of the yellow die."""

    def _what_matters(self) -> tuple[int, int, int, int]:
        """How many lore, peril, terror and investigations of a roll make a difference."""
        most = sum if self.knack == "many" else max
        lore, peril, terror, number = (
            most(column)
            for column in zip(*((*row[:3], sum(row[3:]) + 3 * max(len(row) - 4, 0)) for row in self.rows), strict=True)
        )
        if self.knack == "many" and len(self.rows) > 1:
            number += 3 * len(self.rows)
        if self.scare == "discard":
            terror = 99
        elif self.scare or self.knack in ("lore", "peril"):
            terror = max(terror, 1)
        return lore, peril, terror, number

    def without(self, position: int) -> AttemptOdds | None:
        """The remaining tasks once that one is completed, None if there are none."""
        rows = self.rows[:position] + self.rows[position + 1 :]
        return attempt_odds(rows, self.ordered, self.knack, self.scare, self.wild, self.quick) if rows else None

    def _useful(self, face: int) -> bool:
        """Whether such a result serves any of the tasks."""
        if face < LORE:
            return any(len(row) > 3 for row in self.rows)
        return face == WILD or any(row[face - LORE] for row in self.rows)

    # --- before a roll

    def resolve(self, green: int, yellow: int = 0, red: int = 0, held: tuple[int, ...] = (), free: int = 1) -> float:
        """The chance to complete all tasks from that pool."""
        if not (held or yellow or red):
            if self._least_green > green:
                return 0.0
        else:
            if held:
                held = tuple(sorted([die for die in held if self._serves[die & 15]]))
            if self._least > green + yellow + red + len(held):
                return 0.0
        pool = (green, yellow, red, held, free)
        known = self._known.get(pool)
        if known is None:
            if self.quick and (yellow or red):
                known = self.between(green + yellow * self.yellow + red * self.red, held, free)
            else:
                known = self._resolve(pool)
            self._known[pool] = known
        return known

    def between(self, dice: float, held: tuple[int, ...], free: int) -> float:
        """The chance with a number of green dice that need not be whole."""
        whole = int(dice)
        low = self.resolve(whole, 0, 0, held, free)
        if dice == whole:
            return low
        return low + (self.resolve(whole + 1, 0, 0, held, free) - low) * (dice - whole)

    def _resolve(self, pool: Pool) -> float:
        green, yellow, red, held, _ = pool
        total = 0.0
        if not (yellow or red or self.knack):
            return self._resolve_green(pool)
        for share, faces in self._other_rolls(yellow, red):
            dice = (*held, *faces)
            total += share * sum(roll[0] * self.rolled(pool, dice, roll) for roll in green_rolls(green, *self._caps))
        return total

    def _resolve_green(self, pool: Pool) -> float:
        """The chance to complete all tasks with green dice and no knack: the most frequent case, written out for speed."""
        green, _, _, held, free = pool
        base, focused = self._failure(pool)
        uses = []
        for use in self.uses(held):
            rest, least = use.rest, use.symbols + sum((number + 2) // 3 for number in use.numbers)
            if least > green:
                continue
            most = min(green, use.symbols + sum(use.numbers))
            then = [0.0] * least
            for used in range(least, most + 1):
                left = 1.0 if rest is None else rest.resolve(green - used, 0, 0, use.held, free + use.freed)
                then.append(left)
            if then[least] > base or self.scare:
                uses.append((use.lore, use.peril, use.terror, use.symbols, use.numbers, then))
        total = 0.0
        scare = self.scare
        for share, lore, peril, terror, numbers in green_rolls(green, *self._caps):
            best = base
            if scare and terror:
                best = self.failed(pool, held, (share, lore, peril, terror, numbers))
            elif free:
                if lore and focused[LORE] > best:
                    best = focused[LORE]
                if peril and focused[PERIL] > best:
                    best = focused[PERIL]
                if terror and focused[TERROR] > best:
                    best = focused[TERROR]
                if numbers and focused[numbers[0]] > best:
                    best = focused[numbers[0]]
            for lores, perils, terrors, used, wanted, then in uses:
                if lore >= lores and peril >= perils and terror >= terrors:
                    taken = 0
                    for number in wanted:
                        gathered = 0
                        while gathered < number and taken < len(numbers):
                            gathered += numbers[taken]
                            taken += 1
                        if gathered < number:
                            break
                    else:
                        if then[used + taken] > best:
                            best = then[used + taken]
            total += share * best
        return total

    def casting(self, green: int, held: tuple[int, ...] = (), free: int = 1) -> float:
        """The chance if a spell is laid down before that roll, which will hold one of its green dice."""
        pool = (green, -1, 0, held, free)
        known = self._known.get(pool)
        if known is None:
            known = 0.0
            for roll in green_rolls(green, *self._caps):
                known += roll[0] * max(
                    (
                        self.rolled((green - 1, 0, 0, (*held, face + SPELL), free), (*held, face + SPELL), without)
                        for face, without in _one_taken(roll)
                    ),
                    default=self.rolled((green, 0, 0, held, free), held, roll),
                )
            self._known[pool] = known
        return known

    def _other_rolls(self, yellow: int, red: int) -> list[tuple[float, tuple[int, ...]]]:
        """The results of the yellow and the red die that are of use, each with how likely it is."""
        found: dict[tuple[int, ...], float] = {}
        faces = [FACES["yellow"]] * yellow + [FACES["red"]] * red
        marks = [ON_YELLOW] * yellow + [ON_RED] * red
        for results in product(*faces):
            dice = tuple(face + mark for face, mark in zip(results, marks, strict=True) if self._serves[face])
            found[dice] = found.get(dice, 0.0) + 1 / 6 ** len(faces)
        return [(share, dice) for dice, share in found.items()]

    # --- after a roll

    def rolled(self, pool: Pool, dice: tuple[int, ...], roll: Roll) -> float:
        """The chance once that pool has been rolled: the green dice show `roll`, the held and the other dice `dice`."""
        knack = self.knack
        best = max(self.completed(pool, dice, roll), self.failed(pool, dice, roll))
        if knack == "":
            return best
        _, lore, peril, terror, numbers = roll
        if knack == "raise":
            for n, value in enumerate(numbers):
                if value < 3:
                    raised = (*numbers[:n], value + 1, *numbers[n + 1 :])
                    changed = (0.0, lore, peril, terror, tuple(sorted(raised, reverse=True)))
                    best = max(best, self.completed(pool, dice, changed), self.failed(pool, dice, changed))
        elif terror and knack != "many":
            changed = (0.0, lore + (knack == "lore"), peril + (knack == "peril"), terror - 1, numbers)
            best = max(best, self.completed(pool, dice, changed), self.failed(pool, dice, changed))
        return best

    def completed(self, pool: Pool, dice: tuple[int, ...], roll: Roll, row: Row | None = None) -> float:
        """The chance if the roll is used for that task, or for the best one that it completes; 0 if it does not."""
        green, yellow, red, _, free = pool
        _, lore, peril, terror, numbers = roll
        best = 0.0
        for use in self.uses(dice):
            if row is not None and use.row != row:
                continue
            used = use.dice(lore, peril, terror, numbers)
            if used < 0:
                continue
            rest = use.rest
            if rest is None:
                return 1.0
            left = (green - used, yellow - use.yellow, red - use.red, use.held, free + use.freed)
            best = max(best, rest.resolve(*left))
            if self.knack == "many":
                taken = numbers[used - use.symbols :]
                again = (0.0, lore - use.lore, peril - use.peril, terror - use.terror, taken)
                best = max(best, rest.completed(left, use.unused, again))
        return best

    def failed(self, pool: Pool, dice: tuple[int, ...], roll: Roll) -> float:
        """The chance if the roll completes nothing: a die is set aside, and another one may be kept on a marker."""
        green, yellow, red, held, free = pool
        _, lore, peril, terror, numbers = roll
        if terror and self.scare:
            if self.scare == "fail":
                return 0.0
            green -= terror
            terror = 0
        best, focused = self._failure((green, yellow, red, held, free))
        if not free:
            return best
        if lore:
            best = max(best, focused[LORE])
        if peril:
            best = max(best, focused[PERIL])
        if terror:
            best = max(best, focused[TERROR])
        if numbers:
            best = max(best, focused[numbers[0]])
        for die in dice:
            if die >= ON_RED:
                best = max(best, self._aside(green, yellow, red - 1, (*held, die & 15), free - 1))
            elif die >= ON_YELLOW:
                best = max(best, self._aside(green, yellow - 1, red, (*held, die & 15), free - 1))
        return best

    def _failure(self, pool: Pool) -> tuple[float, list[float]]:
        """The chance after a failure, without focus and with a green die of each result kept on a marker."""
        known = self._failures.get(pool)
        if known is None:
            green, yellow, red, held, free = pool
            focused = [0.0] * (TERROR + 1)
            if free and green:
                for face in FACES["green"]:
                    if self._serves[face]:
                        focused[face] = self._aside(green - 1, yellow, red, (*held, face), free - 1)
            known = self._failures[pool] = self._aside(green, yellow, red, held, free), focused
        return known

    def _aside(self, green: int, yellow: int, red: int, held: tuple[int, ...], free: int) -> float:
        """The chance with one die less, the one that is missed least."""
        best = self.resolve(green - 1, yellow, red, held, free) if green else 0.0
        if yellow:
            best = max(best, self.resolve(green, yellow - 1, red, held, free))
        if red:
            best = max(best, self.resolve(green, yellow, red - 1, held, free))
        return best

    def uses(self, dice: tuple[int, ...]) -> list[Use]:
        """The ways to use results that are known already for a task that is open."""
        found = self._uses.get(dice)
        if found is None:
            found = self._uses[dice] = []
            for position in range(1 if self.ordered else len(self.rows)):
                rest, whole = self.without(position), self.rows[position]
                found += [Use(whole, row, rest, dice, used) for row, used in reduced(whole, dice, self.wild)]
        return found


def _one_taken(roll: Roll) -> Iterator[tuple[int, Roll]]:
    """The results of a roll, one of each sort, with the remaining ones."""
    share, lore, peril, terror, numbers = roll
    if lore:
        yield LORE, (share, lore - 1, peril, terror, numbers)
    if peril:
        yield PERIL, (share, lore, peril - 1, terror, numbers)
    if terror:
        yield TERROR, (share, lore, peril, terror - 1, numbers)
    for n, number in enumerate(numbers):
        if not n or number != numbers[n - 1]:
            yield number, (share, lore, peril, terror, numbers[:n] + numbers[n + 1 :])


def reduced(row: Row, dice: tuple[int, ...], wild: int, first: int = 0) -> Iterator[tuple[Row, tuple[int, ...]]]:
    """The results that a row lacks after some of the dice are put on it, and which ones, as positions."""
    yield row, ()
    for n in range(first, len(dice)):
        for less in _with(row, dice[n] & 15, wild):
            for row_left, used in reduced(less, dice, wild, n + 1):
                yield row_left, (n, *used)


def _with(row: Row, face: int, wild: int) -> Iterator[Row]:
    """The results that a row lacks after such a result is put on it."""
    for n in (0, 1, 2):
        if row[n] and face in (LORE + n, WILD):
            yield (*row[:n], row[n] - 1, *row[n + 1 :])
    value = face if face < LORE else wild if face == WILD else 0
    if value:
        for n in range(3, len(row)):
            left = (row[n] - value,) if row[n] > value else ()
            yield (*row[:n], *left, *row[n + 1 :])


@lru_cache(maxsize=1 << 11)  # each of them keeps what it has found, which takes some 50 kB
def attempt_odds(
    rows: tuple[Row, ...], ordered: bool, knack: Knack = "", scare: Scare = "", wild: int = 1, quick: bool = False
) -> AttemptOdds:
    """The odds of those tasks; `ordered` if they must be completed from the first to the last."""
    canonical = rows if ordered else tuple(sorted(rows))
    if canonical != rows:
        return attempt_odds(canonical, ordered, knack, scare, wild, quick)
    return AttemptOdds(rows, ordered, knack, scare, wild, quick)
