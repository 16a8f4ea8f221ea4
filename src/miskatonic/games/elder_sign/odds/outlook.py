"""What becomes of an attempt that is played as well as possible: whether it succeeds, and whether one survives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from miskatonic.games.elder_sign.dice import FACES, LORE, PERIL, TERROR, WILD, Task, within_reach
from miskatonic.games.elder_sign.odds.rolls import (
    ON_RED,
    ON_YELLOW,
    SPELL,
    Knack,
    Pool,
    Roll,
    Row,
    Scare,
    green_rolls,
    reduced,
    row_of,
)

Prospect = tuple[float, float]
"""How likely an attempt is to succeed, and how likely its investigator is to survive it. The greater one is the better one:
success comes first."""

WON: Prospect = (1.0, 1.0)
LOST: Prospect = (0.0, 1.0)
DEAD: Prospect = (0.0, 0.0)

Life = tuple[int, int, int]
"""Sanity, stamina, and how many doom tokens the Ancient One still sleeps through."""

Green = tuple[int, int, int, tuple[int, ...]]
"""A roll of the green dice: how many lore, peril and terror; the investigations, the largest first."""

UNHURT: Life = (0, 0, 0)
LONG: Life = (99, 99, 99)


def hurt(life: Life, harm: Life) -> Life:
    """The remaining life after that harm."""
    return life[0] - harm[0], life[1] - harm[1], life[2] - harm[2]


def alive(life: Life) -> bool:
    """Whether neither sanity nor stamina has run out."""
    return life[0] > 0 and life[1] > 0


class Risks(Struct, frozen=True):
    """What terror in a failed roll and the failure of the attempt bring, and what the rules of the table allow."""

    scare: Scare = ""
    terror: Life = UNHURT
    """What each terror effect takes."""
    penalty: Life = UNHURT
    """What the failure of the attempt takes."""
    last: Life = UNHURT
    """What terror takes after it has made the attempt fail."""
    errata: bool = False
    """An attempt may be given up before a roll, and its investigator focuses once in it."""


class Use:
    """One way to put results that are known already (held, or rolled by the yellow or the red die) on a task."""

    __slots__ = (
        "freed",
        "held",
        "least",
        "lore",
        "numbers",
        "peril",
        "red",
        "symbols",
        "task",
        "terror",
        "unused",
        "yellow",
    )

    def __init__(self, task: Task, row: Row, dice: tuple[int, ...], used: tuple[int, ...]) -> None:
        self.task = task
        self.lore, self.peril, self.terror = row[:3]
        """The missing results, with `numbers`."""
        self.numbers = row[3:]
        self.symbols = self.lore + self.peril + self.terror
        self.least = self.symbols + sum((number + 2) // 3 for number in self.numbers)
        taken = [dice[n] for n in used]
        self.yellow = sum(die & 48 == ON_YELLOW for die in taken)
        self.red = sum(die & 48 == ON_RED for die in taken)
        self.freed = sum(die < WILD + 1 for die in taken)
        self.unused = tuple(die for n, die in enumerate(dice) if n not in used)
        self.held = tuple(die for die in self.unused if die < ON_YELLOW)


@lru_cache(maxsize=1 << 14)
def gathered(wanted: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The ways to gather investigations from those results, as number of dice and remaining results; the thriftiest first."""
    if not wanted:
        return ((0, numbers),)
    found = {
        (taken + more, rest)
        for taken, left in _gathered(wanted[0], numbers)
        for more, rest in gathered(wanted[1:], left)
    }
    return tuple(sorted(found, key=lambda way: (way[0], way[1])))


def _gathered(number: int, numbers: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    if number <= 0:
        yield 0, numbers
        return
    for n, value in enumerate(numbers):
        if not n or value != numbers[n - 1]:
            for taken, rest in _gathered(number - value, numbers[n + 1 :]):
                yield taken + 1, tuple(sorted((*numbers[:n], *rest), reverse=True))


class Outlook:
    """The tasks that an attempt has still to complete, their risks, and the life left.

    The policy maximises the chance of success, then safety. Nothing is spent or used on the way but the `knack` that comes with
    every roll, and no other investigator helps. `outlook` makes and keeps them.
    """

    __slots__ = (
        "_known",
        "_least",
        "_rests",
        "_retries",
        "_serves",
        "_uses",
        "caps",
        "harmless",
        "knack",
        "life",
        "ordered",
        "risks",
        "tasks",
        "wild",
    )  # fmt: skip

    def __init__(
        self, tasks: tuple[Task, ...], ordered: bool, knack: Knack, risks: Risks, wild: int, life: Life
    ) -> None:
        self.tasks = tasks
        self.ordered = ordered
        self.knack = knack
        self.risks = risks
        self.wild = wild
        self.life = life
        self.harmless = life == LONG
        """Nothing here can kill or prevent a payment."""
        rows = [row_of(task) for task in tasks]
        self._least = sum(sum(row[:3]) + sum((number + 3) // 4 for number in row[3:]) for row in rows)
        self._serves = [False, *(_useful(face, rows) for face in range(1, WILD + 1))]
        self.caps = self._what_matters(rows)
        self._rests: dict[Task, Outlook | None] = {}
        self._known: dict[Pool, Prospect] = {}
        self._retries: dict[Pool, tuple[Prospect, list[Prospect]]] = {}
        self._uses: dict[tuple[int, ...], list[Use]] = {}

    def _what_matters(self, rows: list[Row]) -> tuple[int, int, int, int]:
        """How many lore, peril, terror and investigations of a roll make a difference."""
        many = self.knack == "many" and len(rows) > 1
        most = sum if many else max
        lore, peril, terror, number = (
            most(column)
            for column in zip(*((*row[:3], sum(row[3:]) + 3 * max(len(row) - 4, 0)) for row in rows), strict=True)
        )
        if self.risks.scare == "discard":
            terror = 99
        elif self.risks.scare or self.risks.terror != UNHURT or self.knack in ("lore", "peril"):
            terror = max(terror, 1) + (self.knack in ("lore", "peril"))
        if number and (many or self.knack == "raise"):
            number = 99
        return lore, peril, terror, number

    def open(self) -> Sequence[Task]:
        """The tasks that may be completed next, each sort once."""
        return self.tasks[:1] if self.ordered else list(dict.fromkeys(self.tasks))

    @property
    def kept(self) -> int:
        """What a result is marked with that is kept by focus: like one on a spell, where it makes no room for another."""
        return SPELL if self.risks.errata else 0

    # --- life of the investigator

    def lost(self) -> Prospect:
        """The attempt fails, with its penalties."""
        return LOST if self.harmless or alive(hurt(self.life, self.risks.penalty)) else DEAD

    def fled(self) -> Prospect:
        """Terror makes the attempt fail."""
        return LOST if self.harmless or alive(hurt(hurt(self.life, self.risks.penalty), self.risks.last)) else DEAD

    def struck(self) -> Outlook | Prospect:
        """The same after a terror effect; or what has become of the attempt, if that has ended it."""
        if self.harmless or self.risks.terror == UNHURT:
            return self
        left, last = self.life, self.risks.last
        # The adventure strikes first, then the Mythos card.
        for harm in (hurt(self.risks.terror, last), last):
            left = hurt(left, harm)
            if not alive(left):
                return DEAD
            if left[2] <= 0:
                return LOST
        return outlook(self.tasks, self.ordered, self.knack, self.risks, self.wild, left)

    def can_pay(self, task: Task) -> bool:
        """Whether what the task costs can be paid."""
        return self.life[0] > task.sanity and self.life[1] > task.stamina

    def without(self, task: Task) -> Outlook | None:
        """The remaining tasks once that one is completed, None if there are none."""
        if task in self._rests:
            return self._rests[task]
        position = self.tasks.index(task)
        left = self.tasks[:position] + self.tasks[position + 1 :]
        life = self.life if self.harmless else hurt(self.life, (task.sanity, task.stamina, 0))
        rest = outlook(left, self.ordered, self.knack, self.risks, self.wild, life) if left else None
        self._rests[task] = rest
        return rest

    # --- before a roll

    def before(self, pool: Pool) -> Prospect:
        """The prospect with that pool, before it is rolled."""
        held = pool[3]
        if held:
            held = tuple(sorted([die for die in held if self._serves[die & 15]]))
            pool = (*pool[:3], held, pool[4])
        known = self._known.get(pool)
        if known is None:
            green, yellow, red, _, _ = pool
            if self.harmless and self._least > green + yellow + red + len(held):
                known = LOST
            elif not self.reaches(pool):
                known = self.lost()
            else:
                known = self._before(pool)
                if self.risks.errata:
                    known = max(known, self.lost())
            self._known[pool] = known
        return known

    def rolling(self, pool: Pool) -> Prospect:
        """The prospect if that pool is rolled, though one might give up instead."""
        return self._before(pool) if self.risks.errata and self.reaches(pool) else self.before(pool)

    def reaches(self, pool: Pool) -> bool:
        """Whether the best possible roll would do for an open task, whatever it costs; otherwise the attempt fails at once."""
        green, yellow, red, held, _ = pool
        faces = tuple(sorted([die & 15 for die in held]))
        return bool(green + yellow + red or held) and any(
            within_reach(task, green, yellow, red, faces, self.wild) for task in self.open()
        )

    def _before(self, pool: Pool) -> Prospect:
        won = safe = 0.0
        for share, faces in self.other_rolls(pool[1], pool[2]):
            dice = (*pool[3], *faces)
            prospect = self._rolled_many(pool, dice) if self.knack == "many" else self._over_all_rolls(pool, dice)
            won += share * prospect[0]
            safe += share * prospect[1]
        return round(won, 12), safe

    def _rolled_many(self, pool: Pool, dice: tuple[int, ...]) -> Prospect:
        """The prospect over all rolls of the green dice, for an investigator that completes several tasks with one."""
        won = safe = 0.0
        for roll in green_rolls(pool[0], *self.caps):
            prospect = self.rolled(pool, dice, roll)
            won += roll[0] * prospect[0]
            safe += roll[0] * prospect[1]
        return won, safe

    def other_rolls(self, yellow: int, red: int) -> list[tuple[float, tuple[int, ...]]]:
        """The results of the yellow and the red die that are of use, each with how likely it is."""
        found: dict[tuple[int, ...], float] = {}
        faces = [FACES["yellow"]] * yellow + [FACES["red"]] * red
        marks = [ON_YELLOW] * yellow + [ON_RED] * red
        for results in product(*faces):
            dice = tuple(face + mark for face, mark in zip(results, marks, strict=True) if self._serves[face])
            found[dice] = found.get(dice, 0.0) + 1 / 6 ** len(faces)
        return [(share, dice) for dice, share in found.items()]

    def _over_all_rolls(self, pool: Pool, dice: tuple[int, ...]) -> Prospect:
        """The prospect over all rolls of the green dice; written for speed, as most of the time goes by here."""
        lying = self._lying(pool, dice)
        others = [self._lying(pool, turned) for turned in self._raised(dice)] if self.knack == "raise" else []
        won = safe = 0.0
        for share, lore, peril, terror, numbers in green_rolls(pool[0], *self.caps):
            roll = lore, peril, terror, numbers
            best = lying(roll)
            if self.knack:
                for changed in self._turned(roll):
                    best = max(best, lying(changed))
                for other in others:
                    best = max(best, other(roll))
            won += share * best[0]
            safe += share * best[1]
        return won, safe

    def _lying(self, pool: Pool, dice: tuple[int, ...]) -> Callable[[Green], Prospect]:
        """What tells the prospect of a roll of the green dice that lies on the table as it is, beside the others."""
        green, yellow, red, _, free = pool
        base, focused = self._with_other_dice(pool, dice)
        after_terror = self._after_terror(pool, dice)
        worst = min([base, *(prospect for prospect, _ in after_terror)])
        uses = []
        for use in self.uses(dice):
            if use.least > green:
                continue
            rest = self.without(use.task)
            most = min(green, use.symbols + sum(use.numbers))
            left = (yellow - use.yellow, red - use.red, use.held, free + use.freed)
            then = [LOST] * use.least
            then += [WON if rest is None else rest.before((green - used, *left)) for used in range(use.least, most + 1)]
            if then[use.least] > worst:
                uses.append((then[use.least], use.lore, use.peril, use.terror, use.symbols, use.numbers, then))
        uses.sort(key=lambda use: use[0], reverse=True)
        known: dict[Green, Prospect] = {}

        def prospect(roll: Green) -> Prospect:
            best = known.get(roll)
            if best is not None:
                return best
            lore, peril, terror, numbers = roll
            best, kept = after_terror[min(terror, len(after_terror)) - 1] if terror else (base, focused)
            if kept:
                if lore and kept[LORE] > best:
                    best = kept[LORE]
                if peril and kept[PERIL] > best:
                    best = kept[PERIL]
                if terror and kept[TERROR] > best and self.risks.scare != "discard":
                    best = kept[TERROR]
                if numbers and kept[numbers[0]] > best:
                    best = kept[numbers[0]]
            for most_of_it, lores, perils, terrors, used, wanted, then in uses:
                if most_of_it <= best:
                    break
                if lore >= lores and peril >= perils and terror >= terrors:
                    ways = gathered(wanted, numbers)
                    if ways and then[used + ways[0][0]] > best:
                        best = then[used + ways[0][0]]
            known[roll] = best
            return best

        return prospect

    def _after_terror(self, pool: Pool, dice: tuple[int, ...]) -> list[tuple[Prospect, list[Prospect]]]:
        """The prospect of another try after terror, and with a green die of each result kept: by the number of terrors where it
        matters."""
        struck = self.struck()
        if self.risks.scare == "fail":
            return [(self.fled(), [])]
        if not isinstance(struck, Outlook):
            return [(struck, [])]
        if self.risks.scare != "discard":
            return [struck._with_other_dice(pool, dice)]
        return [struck._with_other_dice((pool[0] - terrors, *pool[1:]), dice) for terrors in range(1, pool[0] + 1)]

    # --- after a roll

    def rolled(self, pool: Pool, dice: tuple[int, ...], roll: Roll) -> Prospect:
        """The prospect once that pool has been rolled: the green dice show `roll`, the held and the other dice `dice`."""
        best = max(self.completed(pool, dice, roll), self.failed(pool, dice, roll))
        for changed in self._turned(roll[1:]):
            best = max(best, self.completed(pool, dice, (0.0, *changed)), self.failed(pool, dice, (0.0, *changed)))
        for turned in self._raised(dice) if self.knack == "raise" else ():
            best = max(best, self.completed(pool, turned, roll), self.failed(pool, turned, roll))
        return best

    def _turned(self, roll: Green) -> Iterator[Green]:
        """What the knack can make of a roll of the green dice."""
        lore, peril, terror, numbers = roll
        if self.knack == "raise":
            for n, value in enumerate(numbers):
                if value < 3 and (not n or value != numbers[n - 1]):
                    raised = tuple(sorted((*numbers[:n], value + 1, *numbers[n + 1 :]), reverse=True))
                    yield lore, peril, terror, raised
        elif self.knack in ("lore", "peril") and terror:
            yield lore + (self.knack == "lore"), peril + (self.knack == "peril"), terror - 1, numbers

    @staticmethod
    def _raised(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
        """What raising the yellow or the red die can make of the other dice."""
        return [(*dice[:n], die + 1, *dice[n + 1 :]) for n, die in enumerate(dice) if die >= ON_YELLOW and die & 15 < 4]

    def completed(self, pool: Pool, dice: tuple[int, ...], roll: Roll, task: Task | None = None) -> Prospect:
        """The prospect if the roll is used for that task, or for the best one that it completes; a lost one if there is none."""
        green, yellow, red, _, free = pool
        _, lore, peril, terror, numbers = roll
        best = DEAD
        for use in self.uses(dice):
            if task is not None and use.task is not task:
                continue
            if lore < use.lore or peril < use.peril or terror < use.terror:
                continue
            ways = gathered(use.numbers, numbers)
            if not ways:
                continue
            rest = self.without(use.task)
            if rest is None:
                return WON
            for taken, rest_of_numbers in ways if self.knack == "many" else ways[:1]:
                left = (green - use.symbols - taken, yellow - use.yellow, red - use.red, use.held, free + use.freed)
                best = max(best, rest.before(left))
                if self.knack == "many":
                    again = (0.0, lore - use.lore, peril - use.peril, terror - use.terror, rest_of_numbers)
                    best = max(best, rest.completed(left, use.unused, again))
        return best

    def failed(self, pool: Pool, dice: tuple[int, ...], roll: Roll) -> Prospect:
        """The prospect if the roll completes nothing: terror strikes, a die is set aside, another one may be kept on a marker."""
        if not roll[3]:
            return self.retried(pool, dice, roll)
        if self.risks.scare == "fail":
            return self.fled()
        struck = self.struck()
        if not isinstance(struck, Outlook):
            return struck
        if self.risks.scare == "discard":
            pool = (pool[0] - roll[3], *pool[1:])
            roll = (*roll[:3], 0, roll[4])
        return struck.retried(pool, dice, roll)

    def retried(self, pool: Pool, dice: tuple[int, ...], roll: Roll) -> Prospect:
        """The prospect after that: another try with a die less, or giving up."""
        best, focused = self._with_other_dice(pool, dice)
        if focused:
            _, lore, peril, terror, numbers = roll
            if lore:
                best = max(best, focused[LORE])
            if peril:
                best = max(best, focused[PERIL])
            if terror:
                best = max(best, focused[TERROR])
            if numbers:
                best = max(best, focused[numbers[0]])
        return best

    def _with_other_dice(self, pool: Pool, dice: tuple[int, ...]) -> tuple[Prospect, list[Prospect]]:
        """The prospect of another try, with the yellow or red die kept or none; and with a green die of each result kept."""
        green, yellow, red, held, free = pool
        known = self._retries.get(pool)
        if known is None:
            focused: list[Prospect] = []
            if free and green:
                focused = [DEAD] * (TERROR + 1)
                for face in FACES["green"]:
                    if self._serves[face]:
                        focused[face] = self.aside((green - 1, yellow, red, (*held, face + self.kept), free - 1))
            known = self._retries[pool] = self.aside(pool), focused
        best, focused = known
        if free:
            for die in dice:
                if die >= ON_RED:
                    best = max(best, self.aside((green, yellow, red - 1, (*held, (die & 15) + self.kept), free - 1)))
                elif die >= ON_YELLOW:
                    best = max(best, self.aside((green, yellow - 1, red, (*held, (die & 15) + self.kept), free - 1)))
        return best, focused

    def aside(self, pool: Pool) -> Prospect:
        """The prospect with one die less, the one that is missed least; or of giving up."""
        green, yellow, red, held, free = pool
        best = self.lost()
        if green:
            best = max(best, self.before((green - 1, yellow, red, held, free)))
        if yellow:
            best = max(best, self.before((green, yellow - 1, red, held, free)))
        if red:
            best = max(best, self.before((green, yellow, red - 1, held, free)))
        return best

    def uses(self, dice: tuple[int, ...]) -> list[Use]:
        """The ways to use results that are known already for a task that is open and can be paid."""
        found = self._uses.get(dice)
        if found is None:
            found = self._uses[dice] = [
                use for task in self.open() if self.can_pay(task) for use in ways_to_use(task, dice, self.wild)
            ]
        return found


@lru_cache(maxsize=1 << 14)
def ways_to_use(task: Task, dice: tuple[int, ...], wild: int) -> list[Use]:
    """The ways to use results for a task."""
    return [Use(task, row, dice, used) for row, used in reduced(row_of(task), dice, wild)]


def _useful(face: int, rows: list[Row]) -> bool:
    """Whether such a result serves any of the tasks."""
    if face < LORE:
        return any(len(row) > 3 for row in rows)
    return face == WILD or any(row[face - LORE] for row in rows)


def outlook(tasks: tuple[Task, ...], ordered: bool, knack: Knack, risks: Risks, wild: int, life: Life) -> Outlook:
    """The outlook of those tasks, which must be completed from the first to the last if `ordered`."""
    if not ordered:
        tasks = tuple(sorted(tasks, key=lambda task: (row_of(task), task.sanity, task.stamina)))
    sanity, stamina = sum(task.sanity for task in tasks), sum(task.stamina for task in tasks)
    penalty, terror, last = risks.penalty, risks.terror, risks.last
    costs: Life = (sanity, stamina, 0)
    # A roll strikes at most once, and each costs a die: no more than eight of them matter.
    worst = [costs[n] + penalty[n] + last[n] + 8 * terror[n] for n in range(3)]
    if life[0] > worst[0] and life[1] > worst[1] and (life[2] > worst[2] or not terror[2]):
        life = LONG
    return _outlook(tasks, ordered, knack, risks, wild, life)


@lru_cache(maxsize=1 << 11)  # each of them keeps what it has found
def _outlook(tasks: tuple[Task, ...], ordered: bool, knack: Knack, risks: Risks, wild: int, life: Life) -> Outlook:
    return Outlook(tasks, ordered, knack, risks, wild, life)
