"""The chances that players are shown: of success and of being devoured beside every option that has them, and of the tasks on
the board.

A chance is that of whoever attempts an adventure to resolve it (in the final battle: to strike a blow), if from there on
everything is done to that end and nothing else is spent or used: no clue, no card, no help of others, only what an investigator
can do with every roll. Beside it stands the chance to be devoured meanwhile, by terror, by what tasks cost or by the penalties
of failure. What a midnight in the middle of an attempt would bring is not foreseen: then there is no chance to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONE_CARDS, CARDS, MYTHOS
from miskatonic.games.elder_sign.dice import FACE_NAMES, FACES, RED, YELLOW, Task
from miskatonic.games.elder_sign.effects.combining import AT_MIDNIGHT, ATTACK, CHOICE, parts_of
from miskatonic.games.elder_sign.effects.owning import effect_of
from miskatonic.games.elder_sign.events import AdventureFailed, CardUsed
from miskatonic.games.elder_sign.odds.attempt import knack, less, read_roll, results_of, scare_of, useless_dice
from miskatonic.games.elder_sign.odds.outlook import (
    DEAD,
    UNHURT,
    WON,
    Life,
    Outlook,
    Prospect,
    Risks,
    alive,
    hurt,
    outlook,
)
from miskatonic.games.elder_sign.odds.rolls import SPELL, Pool, Roll, chance, green_rolls, row_of
from miskatonic.games.elder_sign.rules.attempt import DICE_FOR_TASK, USE_BEFORE_ROLL, USE_ROLL, open_tasks, tasks
from miskatonic.games.elder_sign.rules.cards_in_use import HOLD
from miskatonic.games.elder_sign.rules.dice_pool import can_add, wild_value
from miskatonic.games.elder_sign.rules.entrance import MISHAPS, SEARCH, WAIT
from miskatonic.games.elder_sign.rules.failing import ASSISTANT, FOCUS, IGNORES_MYTHOS, IGNORES_TERROR, NO_FOCUS, RETRY
from miskatonic.games.elder_sign.rules.turn import MOVE
from miskatonic.games.elder_sign.state import (
    ANCIENT_ONE,
    ENTRANCE,
    Attempt,
    ElderSign,
    ElderSignEffect,
    Investigator,
)
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import Word
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Trigger, answers, is_set

# --- what hurts


def harm_of(effect: ElderSignEffect | None) -> Life:
    """The sanity and stamina that an effect takes from its resolver, and the doom that it brings."""
    if effect is None:
        return UNHURT
    gives = effect.gives
    return (
        int(-min(gives.get("sanity", 0) + gives.get("each_sanity", 0), 0)),
        int(-min(gives.get("stamina", 0) + gives.get("each_stamina", 0), 0)),
        int(max(gives.get("doom", 0), 0)),
    )


def together(*harms: Life) -> Life:
    """All that harm."""
    return sum(h[0] for h in harms), sum(h[1] for h in harms), sum(h[2] for h in harms)


def harm_after(state: ElderSign, event: Event) -> Life:
    """What forced triggers of cards in play take after that event."""
    return together(
        *(
            harm_of(effect_of(bound))
            for bound in answers(state, type(event))
            if isinstance(bound[0], Trigger) and bound[0].forced and bound[0].when(state, bound[1], event)
        )
    )


def life_of(state: ElderSign, investigator: Investigator) -> Life:
    """What an investigator and the table can bear."""
    asleep = 99 if state.awake else ANCIENT_ONE_CARDS[state.ancient_one].doom_track - state.doom
    return investigator.sanity, investigator.stamina, asleep


def risks_at(state: ElderSign, investigator: Investigator, place: str) -> Risks:
    """What terror and failure bring at a place."""
    if place == ANCIENT_ONE:
        return Risks()
    card = ADVENTURE_CARDS[place]
    penalty = together(*map(harm_of, card.penalties), harm_after(state, AdventureFailed(investigator.slug, place)))
    if is_set(state, IGNORES_TERROR, investigator):
        return Risks(penalty=penalty, errata=state.errata)
    mythos = UNHURT
    if state.mythos and not is_set(state, IGNORES_MYTHOS, investigator):
        mythos = harm_of(MYTHOS[state.mythos].terror)
    return Risks(scare_of(place), together(harm_of(card.terror), mythos), penalty, mythos, state.errata)


def devours(investigator: Investigator, effect: ElderSignEffect, state: ElderSign) -> bool:
    """Whether an effect devours its resolver."""
    for part in parts_of(effect):
        if isinstance(part, Word) and part.name == "or_devoured" and not part.args[0].possible(state, investigator):
            return True
    gives = effect.gives
    sanity = min(investigator.sanity + gives.get("sanity", 0), investigator.max_sanity + gives.get("max_sanity", 0))
    stamina = min(
        investigator.stamina + gives.get("stamina", 0), investigator.max_stamina + gives.get("max_stamina", 0)
    )
    return sanity <= 0 or stamina <= 0


# --- an attempt


class Sight:
    """An attempt under way, or about to begin, as its chances are told."""

    __slots__ = ("dice", "investigator", "outlook", "place", "pool", "results", "roll", "state", "turned")

    def __init__(self, state: ElderSign, investigator: Investigator, place: str) -> None:
        self.state = state
        self.investigator = investigator
        self.place = place
        attempt = state.attempt if state.attempt is not None and state.attempt.place == place else None
        done = () if attempt is None else tuple(attempt.done)
        left = tuple(task for n, task in enumerate(tasks(state, place)) if task is not None and n not in done)
        self.pool = self._pool(attempt is not None)
        self.outlook: Outlook | None = None
        if left and not self._strikes_midnight(left) and not any(cast.fresh for cast in state.cast):
            self.outlook = outlook(
                left,
                place != ANCIENT_ONE and ADVENTURE_CARDS[place].ordered,
                knack(investigator),
                risks_at(state, investigator, place),
                wild_value(state),
                life_of(state, investigator),
            )
        self.results = results_of(state) if attempt is not None else []
        self.dice, self.roll = read_roll(self.pool[3], self.results)
        self.turned = attempt is not None and (attempt.settled or bool(attempt.turned))
        """What can be done with every roll has been done with this one."""

    def _strikes_midnight(self, left: Sequence[Task]) -> bool:
        """Whether what tasks cost brings a midnight before the attempt is over."""
        hours = sum(task.clock for task in left)
        return bool(hours) and not self.state.errata and self.state.clock + hours >= 4

    def _pool(self, under_way: bool) -> Pool:
        """The dice that are rolled next. Dice on others' markers make no room for another when they are used."""
        state, investigator = self.state, self.investigator
        green = yellow = red = 0
        held: list[int] = []
        free = int(self.place != ANCIENT_ONE and not is_set(state, NO_FOCUS, investigator))
        if state.errata and under_way and state.attempt is not None and state.attempt.focused:
            free = 0
        for n, die in enumerate(state.dice):
            if die.zone == "pool" or (die.zone == "supply" and not under_way and n < YELLOW):
                green += n < YELLOW
                yellow += n == YELLOW
                red += n == RED
            elif die.zone == "marker" and die.at == str(investigator.seat):
                held.append(die.face + SPELL * state.errata)
                free = 0
            elif die.zone in ("spell", "marker"):
                held.append(die.face + SPELL)
        return green, yellow, red, tuple(sorted(held)), free

    def living(self, life: Life) -> Outlook | None:
        """The outlook with that life left."""
        seen = self.outlook
        return None if seen is None else outlook(seen.tasks, seen.ordered, seen.knack, seen.risks, seen.wild, life)

    def more(self, effect: ElderSignEffect | None) -> Pool:
        """The pool with the dice that an effect adds to it."""
        green, yellow, red, held, free = self.pool
        for part in parts_of(effect):
            gives = part.gives
            if gives.get("yellow_die", 0) > 0 and can_add(self.state, YELLOW):
                yellow = 1
            if gives.get("red_die", 0) > 0 and can_add(self.state, RED):
                red = 1
            if gives.get("green_die", 0) > 0:
                green += sum(die.zone == "lock" for die in self.state.dice[:YELLOW])
        return green, yellow, red, held, free

    def task(self, number: int) -> Task:
        """A task of this place."""
        task = tasks(self.state, self.place)[number]
        assert task is not None
        return task

    def using(self, seen: Outlook, task: Task, dice: Sequence[int]) -> Prospect:
        """The prospect if those dice are put on that task."""
        rest = seen.without(task)
        if rest is None:
            return WON
        green, yellow, red, _, free = less(self.pool, (n for n in dice if self.state.dice[n].zone == "pool"))
        held = []
        for n, die in enumerate(self.state.dice):
            own = not self.state.errata and die.zone == "marker" and die.at == str(self.investigator.seat)
            if die.zone in ("spell", "marker"):
                if n not in dice:
                    held.append(die.face + SPELL * (not own))
                else:
                    free += own
        return rest.before((green, yellow, red, tuple(sorted(held)), free))

    def setting_aside(self, seen: Outlook, n: int) -> Prospect:
        """The prospect if that die is set aside and then the best die is kept on the marker, or none."""
        pool = less(self.pool, [n])
        best = seen.before(pool)
        if pool[4]:
            for m, face in self.results:
                if m != n:
                    best = max(best, seen.before(keep(pool, m, face + seen.kept)))
        return best

    def keeping(self, seen: Outlook, seat: int, n: int) -> Prospect:
        """The prospect if that die is kept on the marker of that seat."""
        face = self.state.dice[n].face
        if seat == self.investigator.seat:
            return seen.before(keep(self.pool, n, face + seen.kept))
        green, yellow, red, held, free = less(self.pool, [n])
        return seen.before((green, yellow, red, tuple(sorted((*held, face + SPELL))), free))

    def holding(self, seen: Outlook, n: int) -> Prospect:
        """The prospect if that die is put on a spell."""
        green, yellow, red, held, free = less(self.pool, [n])
        held = tuple(sorted((*held, self.state.dice[n].face + SPELL)))
        dice, roll = read_roll(held, [(m, face) for m, face in self.results if m != n])
        pool = (green, yellow, red, held, free)
        return max(seen.completed(pool, dice, roll), seen.failed(pool, dice, roll))

    def lying(self, seen: Outlook, pool: Pool, dice: tuple[int, ...], roll: Roll) -> Prospect:
        """The prospect of a roll that lies on the table."""
        if self.turned:
            return max(seen.completed(pool, dice, roll), seen.failed(pool, dice, roll))
        return seen.rolled(pool, dice, roll)

    def rerolling(self, seen: Outlook) -> tuple[Prospect, list[int]]:
        """The prospect if dice are rolled again once, and which ones: those that do not serve a task, whichever is best."""
        kept = [die & 15 for die in self.pool[3]]
        choices = [useless_dice(row_of(task), kept, self.results) for task in seen.open()]
        choices.append([n for n, _ in self.results])
        found = [(self._rolling_again(seen, again), again) for again in choices if again]
        return max(found, key=lambda each: each[0])

    def _rolling_again(self, seen: Outlook, again: Sequence[int]) -> Prospect:
        held, roll = read_roll(self.pool[3], [(n, face) for n, face in self.results if n not in again])
        _, lore, peril, terror, numbers = roll
        green = sum(n < YELLOW for n in again)
        won = safe = 0.0
        for share, faces in seen.other_rolls(int(YELLOW in again), int(RED in again)):
            for chance_of, lores, perils, terrors, more in green_rolls(green, *seen.caps):
                seen_roll = (
                    0.0,
                    lore + lores,
                    peril + perils,
                    terror + terrors,
                    tuple(sorted((*numbers, *more), reverse=True)),
                )
                prospect = self.lying(seen, self.pool, (*held, *faces), seen_roll)
                won += share * chance_of * prospect[0]
                safe += share * chance_of * prospect[1]
        return won, safe


def keep(pool: Pool, n: int, face: int) -> Pool:
    """The pool with one of its dice kept on the own marker."""
    green, yellow, red, held, free = less(pool, [n])
    return green, yellow, red, tuple(sorted((*held, face))), max(free - 1, 0)


# --- what players are told


def odds(state: ElderSign, decision: Decision) -> dict[str, float]:
    """The chance of success of those options that have one, by option id; and under `<option>/death` the chance to be devoured,
    where there is one."""
    found: dict[str, float] = {}
    for option, (likely, death) in _told(state, decision):
        if likely is not None:
            found[option] = likely
        if death > 0:
            found[f"{option}/death"] = death
    return found


Told = tuple[float | None, float]
"""The chance of success, None if there is none to tell; and the chance to be devoured."""


def _told(state: ElderSign, decision: Decision) -> Iterator[tuple[str, Told]]:
    """Each option with its odds."""
    investigator = state.investigators[decision.seat]
    if investigator is None:
        return
    if decision.kind is MOVE:
        for option in decision.options:
            if option.value != ENTRANCE and ADVENTURE_CARDS[option.value].entry is None:
                sight = Sight(state, investigator, option.value)
                if sight.outlook is not None:
                    yield option.id, told(sight.outlook.before(sight.pool))
    elif decision.kind in _PROSPECTS:
        if state.attempt is None or state.active_investigator is not investigator:
            return
        sight = Sight(state, investigator, state.attempt.place)
        for option in decision.options:
            said = _PROSPECTS[decision.kind](sight, decision, option)
            if said is not None:
                yield option.id, said
    elif decision.kind in _DEADLY:
        for option in decision.options:
            yield option.id, (None, _DEADLY[decision.kind](state, investigator, option))


def told(prospect: Prospect) -> Told:
    """A prospect as it is told."""
    return prospect[0], max(0.0, 1.0 - prospect[1]) if prospect[1] < 1 - 1e-9 else 0.0


def _before_roll(sight: Sight, decision: Decision, option: Option[Any]) -> Told | None:
    seen = sight.outlook
    if option.id == "give_up":
        return _give_up(sight)
    if option.id == "roll":
        return None if seen is None else told(seen.rolling(sight.pool))
    life, effect = _used(sight, option)
    if not alive(life):
        return told(DEAD)
    pool, left = sight.more(effect), sight.living(life)
    return None if pool == sight.pool or left is None else told(left.before(pool))


def _used(sight: Sight, option: Option[Any]) -> tuple[Life, ElderSignEffect | None]:
    """What life is left after a card or an ability has been used, and what it does."""
    if isinstance(option.value, str) and option.value in CARDS:
        return _life_after_using(sight, option.value), CARDS[option.value].effect
    effect = effect_of(option.value) if isinstance(option.value, tuple) else None
    return _life_after(sight, effect), effect


def _life_after(sight: Sight, effect: ElderSignEffect | None) -> Life:
    """What an effect leaves of the investigator's life, or makes of it."""
    you = sight.investigator
    sanity, stamina, asleep = life_of(sight.state, you)
    gives = {} if effect is None else effect.gives
    sanity = min(sanity + int(gives.get("sanity", 0)), you.max_sanity)
    return sanity, min(stamina + int(gives.get("stamina", 0)), you.max_stamina), asleep


def _life_after_using(sight: Sight, card: str) -> Life:
    """The remaining life after a card has taken effect and has been answered."""
    used = CardUsed(sight.investigator.slug, card, CARDS[card].deck)
    return hurt(_life_after(sight, CARDS[card].effect), harm_after(sight.state, used))


def _after_roll(sight: Sight, decision: Decision, option: Option[Any]) -> Told | None:
    seen = sight.outlook
    if seen is not None:
        if option.verb == "task":
            if not seen.can_pay(sight.task(option.value)):
                return None
            return told(seen.completed(sight.pool, sight.dice, sight.roll, sight.task(option.value)))
        if option.id == "no_task":
            return told(seen.failed(sight.pool, sight.dice, sight.roll))
        if option.id == "roll_again":
            return told(seen.before(sight.pool))
        if option.id == "clue":
            return told(sight.rerolling(seen)[0])
    return None if alive(_used(sight, option)[0]) else told(DEAD)


def _dice(sight: Sight, decision: Decision, option: Option[Any]) -> Told | None:
    if sight.outlook is None:
        return None
    number = dict(decision.args)["number"]
    assert isinstance(number, int)
    task = sight.task(number - 1)
    return told(sight.using(sight.outlook, task, option.value)) if sight.outlook.can_pay(task) else None


def _give_up(sight: Sight) -> Told:
    if sight.place == ANCIENT_ONE:
        return 0.0, 0.0
    risks = risks_at(sight.state, sight.investigator, sight.place)
    return 0.0, float(not alive(hurt(life_of(sight.state, sight.investigator), risks.penalty)))


def _retry(sight: Sight, decision: Decision, option: Option[Any]) -> Told | None:
    if option.value is None:
        return _give_up(sight)
    return None if sight.outlook is None else told(sight.setting_aside(sight.outlook, option.value))


def _focus(sight: Sight, decision: Decision, option: Option[Any]) -> Told | None:
    if sight.outlook is None:
        return None
    if option.value is None:
        return told(sight.outlook.before(sight.pool))
    return told(sight.keeping(sight.outlook, *option.value))


def _hold(sight: Sight, decision: Decision, option: Option[Any]) -> Told | None:
    life = _life_after_using(sight, decision.source)
    if not alive(life):
        return told(DEAD)
    seen = sight.living(life)
    return None if seen is None else told(sight.holding(seen, option.value))


_PROSPECTS: dict[Kind[Any], Callable[[Sight, Decision, Option[Any]], Told | None]] = {
    USE_BEFORE_ROLL: _before_roll,
    USE_ROLL: _after_roll,
    DICE_FOR_TASK: _dice,
    RETRY: _retry,
    FOCUS: _focus,
    HOLD: _hold,
}


def _effect(state: ElderSign, investigator: Investigator, option: Option[Any]) -> float:
    """What one chooses to suffer."""
    return float(devours(investigator, option.value, state))


def _assistant(state: ElderSign, investigator: Investigator, option: Option[Any]) -> float:
    """What help in vain costs."""
    return float(getattr(investigator, option.value) <= 1)


def _waiting(state: ElderSign, investigator: Investigator, option: Option[Any]) -> float:
    """What happens to those who search among lost things."""
    if option is not SEARCH:
        return 0.0
    mishaps = [MISHAPS[FACE_NAMES[face]] for face in FACES["green"] if FACE_NAMES[face] in MISHAPS]
    return sum(int(getattr(investigator, what) <= 1) for what in mishaps) / len(FACES["green"])


_DEADLY: dict[Kind[Any], Callable[[ElderSign, Investigator, Option[Any]], float]] = {
    ATTACK: _effect,
    AT_MIDNIGHT: _effect,
    CHOICE: _effect,
    ASSISTANT: _assistant,
    WAIT: _waiting,
}


def board_odds(state: ElderSign, seat: int | None) -> dict[str, float]:
    """The chance of each open task on the board to be completed with the next roll of the active investigator."""
    return {
        f"{adventure.card}/{number}": likely
        for adventure in state.adventures()
        for number, likely in enumerate(task_odds(state, adventure.card))
        if likely is not None
    }


def task_odds(state: ElderSign, place: str) -> list[float | None]:
    """The chance of each task there to be completed with the next roll; None for those that are not open."""
    investigator, attempt = state.active_investigator, state.attempt
    here = attempt is not None and attempt.place == place
    wild = wild_value(state)
    opened = dict(open_tasks(state, attempt if attempt is not None and here else Attempt(place)))
    found: list[float | None] = []
    for number in range(len(tasks(state, place))):
        task = opened.get(number)
        if task is None or investigator is None:
            found.append(None)
        elif investigator.sanity <= task.sanity or investigator.stamina <= task.stamina:
            found.append(0.0)
        else:
            green, yellow, red, held, _ = Sight(state, investigator, place).pool
            found.append(chance(task, green, yellow, red, [die & 15 for die in held], wild))
    return found
