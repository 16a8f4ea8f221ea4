"""Attempting an adventure, or attacking the Ancient One: rolling, completing tasks, failing."""

from collections.abc import Sequence
from functools import lru_cache
from types import NoneType
from typing import Any

from miskatonic.games.elder_sign.components import (
    ADVENTURE_CARDS,
    ASK,
    FACE_DOWN,
    AdventureCard,
    combat_task,
    needs_text,
    tasks_of,
    used_after_roll,
)
from miskatonic.games.elder_sign.dice import (
    DICE,
    RED,
    YELLOW,
    Task,
    meets,
    ways,
    within_reach,
)
from miskatonic.games.elder_sign.events import (
    AbilityUsed,
    AdventureResolved,
    AttemptBegan,
    MonsterBanished,
    OutOfReach,
    Returned,
    TaskCompleted,
    TrophyGained,
)
from miskatonic.games.elder_sign.events.dice import DiceUsed
from miskatonic.games.elder_sign.rules.body_and_mind import SPARED_SANITY, SPARED_STAMINA, in_play, pay_health
from miskatonic.games.elder_sign.rules.cards_in_use import (
    CLUE_OPTION,
    held_dice,
    hold_dice,
    may_spend_clue,
    spend_clue,
    usable_cards,
    use_card,
)
from miskatonic.games.elder_sign.rules.clock import advance_clock
from miskatonic.games.elder_sign.rules.dice_pool import (
    HOLDING,
    die_text,
    discard_empty_spell,
    free_die,
    kinds_of,
    lay_die,
    roll,
    take_back,
    terror_in_pool,
    useful_dice,
    wild_value,
)
from miskatonic.games.elder_sign.rules.doom import remove_doom, win
from miskatonic.games.elder_sign.rules.failing import end_attempt, fail, give_up_option, terror
from miskatonic.games.elder_sign.rules.fate import settle, settle_turn
from miskatonic.games.elder_sign.rules.monsters import defeat
from miskatonic.games.elder_sign.rules.museum import MUSEUM, draw_adventure
from miskatonic.games.elder_sign.rules.task_options import COSTS, task_options
from miskatonic.games.elder_sign.rules.trophies import return_trophy
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, Attempt, ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Kind, Option, Rules, ask
from miskatonic.kernel.hooks import (
    PASS,
    Bound,
    Flag,
    Total,
    Window,
    abilities,
    ability_options,
    after,
    asked_seat,
    index_of,
    is_set,
    reaction_options,
    total,
    use,
)
from miskatonic.kernel.memory import printed_at_most
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import join, text

# What the cards in play are asked, and the windows for their abilities.
MONSTER_TASK_TERROR: Total[()] = Total("terrors of a second task of each monster")
HARDER: Total[Investigator | None] = Total("more investigations on adventures")
ANY_NUMBER_OF_TASKS: Flag[Investigator] = Flag("a roll completes any number of tasks")
BEFORE_ROLL = Window("before a roll of one's own")
AFTER_ROLL = Window("after a roll of one's own")
AFTER_ANY_ROLL = Window("after anybody's roll")

# What the players are asked.
USE_BEFORE_ROLL = ASK.mixed("before_roll", "ES-ITEM-01", str, tuple, int, NoneType, passing="roll")
USE_ROLL = ASK.mixed("after_roll", "ES-DICE-06", int, str, tuple, NoneType, passing="no_task", unless="task")
INTERVENE = ASK.mixed("intervene", "ES-CARD-12", tuple, NoneType, passing="pass")
DICE_FOR_TASK: Kind[tuple[int, ...]] = ASK("dice", "ES-DONE-01", tuple)

Laid = tuple[tuple[str, ...], tuple[str, ...], int, int]
"""What the tasks of an adventure depend on: markers on tasks, markers below, terrors of second tasks, more investigations."""
NO_MONSTERS: Laid = ((), (), 0, 0)


NO_TASKS: list[tuple[int, Task]] = []

OpenTasks = Sequence[tuple[int, Task]]
"""Tasks that may be completed next, with their numbers."""

ROLL: Option[Any] = Option("roll", None, text("es-option-roll"))
NO_TASK: Option[Any] = Option("no_task", None, text("es-option-no-task"))
HOLD_NOW: Option[Any] = Option("hold_dice", None, text("es-option-hold-dice"))
ROLL_AGAIN: Option[Any] = Option("roll_again", None, text("es-option-roll-again"))


def begin_attempt(game: ElderSign, investigator: Investigator) -> None:
    """The six green dice, less the locked ones, make up the pool."""
    dice = game.dice
    pool: list[int] = []
    for i, die in enumerate(dice[:YELLOW]):
        if die.zone == "supply":
            die.zone = "pool"
            pool.append(i)
    held = [i for i, die in enumerate(dice) if die.zone in HOLDING] if game.cast else []
    game.attempt = Attempt(investigator.at, slot_of(game, investigator.at), pool, held)
    game.step = "roll"
    if game.watched:
        game.tell(AttemptBegan(investigator.slug, investigator.at, len(pool)))


def slot_of(game: ElderSign, place: str) -> int:
    """Where that card lies in the museum, -1 if it does not."""
    for slot, adventure in enumerate(game.museum):
        if adventure is not None and adventure.card == place:
            return slot
    return -1


def tasks(game: ElderSign, place: str) -> tuple[Task | None, ...]:
    """The tasks to be completed there, with the monsters that lie on them."""
    if place == ANCIENT_ONE:
        return (combat_task(game.ancient_one, game.foes),)
    return tasks_of(place, *monsters_on(game, game.adventure(place)))


def monsters_on(game: ElderSign, adventure: Adventure) -> Laid:
    """The monsters on the tasks of an adventure, those below, and what else its tasks depend on."""
    harder = HARDER in (game.index or index_of(game))
    if not adventure.covers and not adventure.below and not harder:
        return NO_MONSTERS
    attempt, covers = game.attempt, tuple(adventure.covers)
    if attempt is not None and attempt.face_down:
        covers = tuple([FACE_DOWN if monster in attempt.face_down else monster for monster in covers])
    more = total(game, HARDER, 0, game.active_investigator) if harder else 0
    return covers, tuple(adventure.below), total(game, MONSTER_TASK_TERROR, 0), more


def open_tasks(game: ElderSign, attempt: Attempt) -> OpenTasks:
    """The tasks that may be completed next: all that are left, or the first of them where an arrow runs down the card."""
    place = attempt.place
    if place == ANCIENT_ONE:
        return [(i, task) for i, task in enumerate(tasks(game, place)) if task is not None]
    return _open_tasks(place, monsters_on(game, game.attempted(attempt)), tuple(attempt.done))


@printed_at_most(65536)
def _open_tasks(card: str, laid: Laid, done: tuple[int, ...]) -> OpenTasks:
    left = [(i, task) for i, task in enumerate(tasks_of(card, *laid)) if task is not None and i not in done]
    if not ADVENTURE_CARDS[card].ordered:
        return left
    if laid[2]:
        left.sort(key=lambda task: row_of_task(card, task[0]))
    return left[:1]


def row_of_task(card: str, number: int) -> tuple[int, int]:
    """Where a task stands on an adventure whose markers have second tasks, from the top."""
    printed = len(ADVENTURE_CARDS[card].tasks)
    return (number - printed, 1) if printed <= number < 2 * printed else (number, 0)


def roll_step(game: ElderSign) -> Rules[None]:
    """One roll: what comes before it, what it completes, or what its failure brings."""
    investigator, attempt = game.active_investigator, game.attempt
    assert investigator is not None
    assert attempt is not None
    options = useful_before_roll(game, investigator)
    left: OpenTasks | None
    if options or game.errata:
        left = yield from before_roll(game, investigator, attempt, options)
        if game.attempt is not attempt:
            return
    else:
        left = reachable_tasks(game, attempt)
    if not left:
        if left is not None and game.watched:
            game.tell(OutOfReach(investigator.slug))
        yield from fail(game, investigator, attempt)
        return
    attempt.rolled = True
    attempt.settled = False
    attempt.turned.clear()
    if attempt.pool:
        roll(game, investigator, attempt.pool)
    completed = 0
    while True:
        number = yield from after_roll(game, investigator, attempt, left, completed)
        if number < 0:
            break
        yield from complete(game, investigator, attempt, number)
        if game.attempt is not attempt:
            return
        completed += 1
        if not is_set(game, ANY_NUMBER_OF_TASKS, investigator):
            break
        left = open_tasks(game, attempt)
    if not completed and game.attempt is attempt:
        if terror_in_pool(game, attempt):
            yield from terror(game, investigator, attempt)
        if game.attempt is attempt:
            fewest = min([task.dice for _, task in left])
            if fewest >= len(attempt.pool) and in_vain(game, investigator, attempt):
                if game.watched:
                    game.tell(OutOfReach(investigator.slug))
                yield from fail(game, investigator, attempt)
            else:
                game.step = "retry"


# --- before the roll


def useful_before_roll(game: ElderSign, investigator: Investigator) -> list[Option[Any]]:
    """Items, spells and abilities that can be used, and dice that can be taken back."""
    options: list[Option[Any]] = []
    if investigator.cards:
        options += usable_cards(game, investigator, "before_roll")
    if BEFORE_ROLL in (game.index or index_of(game)):
        options += ability_options(game, BEFORE_ROLL, investigator.seat)
    if game.cast:
        options += held_dice(game)
    return options


def before_roll(
    game: ElderSign, investigator: Investigator, attempt: Attempt, options: list[Option[Any]]
) -> Rules[OpenTasks | None]:
    """The player uses as much as they like; then the open tasks, none of them if none is within reach.

    With the errata an adventure may be given up before any roll of it: None.
    """
    place = attempt.place
    may_give_up = game.errata and place != ANCIENT_ONE
    while True:
        left = reachable_tasks(game, attempt)
        if not options and (not left or not may_give_up):
            return left
        if left:
            options.append(ROLL)
        if not left or may_give_up:
            options.append(give_up_option(place))
        chosen = (yield Decision(investigator.seat, USE_BEFORE_ROLL, options, 1, 1, place))[0]
        if chosen is ROLL:
            return left
        if chosen.verb == "give_up":
            return None if left else left
        if isinstance(chosen.value, int):
            take_back(game, investigator, chosen.value)
        else:
            yield from use_something(game, investigator, chosen.value)
            if game.attempt is not attempt:
                return NO_TASKS
        options = useful_before_roll(game, investigator)


def use_something(game: ElderSign, investigator: Investigator, what: str | Bound) -> Rules[None]:
    """A card of the hand, or an ability of a card in play."""
    if isinstance(what, str):
        yield from use_card(game, investigator, what)
    else:
        yield from use_ability(game, what)
    yield from settle_turn(game, investigator)


def use_ability(game: ElderSign, bound: Bound) -> Rules[None]:
    """An ability of a card in play is told and carried out."""
    source = bound[1]
    owner = None if source.seat is None else game.investigators[source.seat]
    if game.watched and owner is not None:
        game.tell(AbilityUsed(owner.slug, source.card))
    yield from use(game, bound)


def offer_ability(game: ElderSign, kind: Kind[Any], bound: Bound) -> Rules[None]:
    """The owner of an ability may use it or not."""
    source = bound[1]
    options: list[Option[Any]] = [*reaction_options(game, [bound]), PASS]
    rule = game.offer(source.card).rule
    if (yield Decision(asked_seat(game, source), kind, options, 1, 1, source.card, 0, (), rule))[0] is not PASS:
        yield from use_ability(game, bound)


def in_vain(game: ElderSign, investigator: Investigator, attempt: Attempt) -> bool:
    """Whether no task is within reach any more whichever die is set aside, and nothing could be used before the next roll."""
    pool = attempt.pool
    different = {i if i >= YELLOW else 0: i for i in pool}
    return (
        bool(pool)
        and not any(reachable_tasks(game, attempt, [i for i in pool if i != gone]) for gone in different.values())
        and not useful_before_roll(game, investigator)
    )


def reachable_tasks(game: ElderSign, attempt: Attempt, pool: list[int] | None = None) -> OpenTasks:
    """The open tasks if the best possible roll of the pool would do for one of them, whatever it costs beside dice; else none."""
    left = open_tasks(game, attempt)
    if pool is None:
        pool = attempt.pool
    yellow, red = YELLOW in pool, RED in pool
    green = len(pool) - yellow - red
    for _, task in left:
        if task.dice <= green and pool:
            return left
    if not pool and not attempt.held:
        return NO_TASKS
    held = tuple(sorted([game.dice[i].face for i in attempt.held])) if attempt.held else ()
    wild = wild_value(game)
    for _, task in left:
        if within_reach(task, green, yellow, red, held, wild):
            return left
    return NO_TASKS


def affordable(game: ElderSign, investigator: Investigator, task: Task) -> bool:
    """A task that would cost the last sanity or stamina may not be completed, unless a card prevents the loss."""
    sanity, stamina = task.sanity, task.stamina
    if investigator.sanity > sanity and investigator.stamina > stamina:
        return True
    sanity -= total(game, SPARED_SANITY, 0, investigator)
    return investigator.sanity > sanity and investigator.stamina > stamina - total(
        game, SPARED_STAMINA, 0, investigator
    )


# --- after the roll


def after_roll(
    game: ElderSign, investigator: Investigator, attempt: Attempt, left: OpenTasks, completed: int
) -> Rules[int]:
    """Clues, cards and abilities change the roll, then spells take dice of it; at last a task is settled on, -1 for none."""
    dice, wild, place = game.dice, wild_value(game), attempt.place
    while True:
        if AFTER_ANY_ROLL in (game.index or index_of(game)) and not attempt.settled:
            yield from intervene(game, investigator)
        fresh = bool(game.cast) and any(cast.fresh for cast in game.cast)
        options: list[Option[Any]] = []
        if not fresh:
            faces = [dice[i].face for i in attempt.pool + attempt.held]
            met = [(i, task) for i, task in left if meets(task, faces, wild) and affordable(game, investigator, task)]
            options += task_options(game, place, met)
        if not attempt.settled:
            if investigator.clues and may_spend_clue(game, investigator):
                options.append(CLUE_OPTION)
            if AFTER_ROLL in (game.index or index_of(game)):
                options += ability_options(game, AFTER_ROLL, investigator.seat)
        if game.errata or not used_after_roll().isdisjoint(investigator.cards):
            options += usable_cards(game, investigator, "after_roll")
        if fresh and not options:
            yield from hold_dice(game, investigator)
            yield from settle_turn(game, investigator)
            continue
        if not options:
            return -1
        options.append(HOLD_NOW if fresh else ROLL_AGAIN if completed else NO_TASK)
        chosen = (yield Decision(investigator.seat, USE_ROLL, options, 1, 1, place))[0]
        if chosen is NO_TASK or chosen is ROLL_AGAIN:
            return -1
        if isinstance(chosen.value, int):
            return chosen.value
        if chosen is CLUE_OPTION:
            yield from spend_clue(game, investigator)
        elif chosen is HOLD_NOW:
            yield from hold_dice(game, investigator)
            yield from settle_turn(game, investigator)
        else:
            yield from use_something(game, investigator, chosen.value)
            if game.attempt is not attempt:
                return -1
            left = open_tasks(game, attempt)


def intervene(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """Others may change the roll before it is settled whether a task is completed."""
    for bound in abilities(game, AFTER_ANY_ROLL):
        yield from offer_ability(game, INTERVENE, bound)


# --- completing a task


def complete(game: ElderSign, investigator: Investigator, attempt: Attempt, number: int) -> Rules[None]:
    """The player picks the dice that meet the task and pays what it costs."""
    task = tasks(game, attempt.place)[number]
    assert task is not None
    chosen = yield from pick_dice(game, investigator, attempt, number, task)
    if game.watched:
        faces = tuple(game.dice[index].face for index in chosen)
        game.tell(DiceUsed(investigator.slug, number, chosen, faces))
    for index in chosen:
        die = game.dice[index]
        spell = die.at if die.zone == "spell" else ""
        lay_die(game, index, "task", str(number))
        if spell:
            discard_empty_spell(game, spell)
    yield from completed_task(game, investigator, attempt, number, task)


def pick_dice(
    game: ElderSign, investigator: Investigator, attempt: Attempt, number: int, task: Task
) -> Rules[tuple[int, ...]]:
    """Which dice are put on the task, where there is a difference."""
    dice = useful_dice(game, attempt, task)
    faces = [game.dice[i].face for i in dice]
    held = attempt.held
    options = [
        dice_option(
            tuple([dice[position] for position in way]),
            tuple([faces[position] for position in way]),
            tuple([dice[position] for position in way if dice[position] in held]) if held else (),
        )
        for way in ways(task, faces, kinds_of(game, attempt, dice), wild_value(game))
    ]
    needs = needs_text([need for need in task.needs if need.kind not in COSTS])
    return (yield from ask(investigator.seat, DICE_FOR_TASK, options, attempt.place, needs=needs, number=number + 1))


@lru_cache(maxsize=65536)
def dice_option(dice: tuple[int, ...], faces: tuple[int, ...], held: tuple[int, ...]) -> Option[tuple[int, ...]]:
    """Using those dice, some of which were held from an earlier roll."""
    names = tuple(DICE[i] for i in dice)
    said = [die_text(die, face, held=die in held) for die, face in zip(dice, faces, strict=True)]
    return Option(f"dice:{'+'.join(names)}", dice, join(said, "comma"), names)


def completed_task(
    game: ElderSign, investigator: Investigator, attempt: Attempt, number: int, task: Task
) -> Rules[None]:
    """Costs are paid, monsters on the task are beaten; the last task resolves the adventure."""
    if attempt.place == ANCIENT_ONE:
        if game.watched:
            game.tell(TaskCompleted(investigator.slug, attempt.place, number))
        remove_doom(game)
        if not game.doom:
            win(game, "es-won-battle")
        return
    attempt.done.append(number)
    adventure = game.attempted(attempt)
    monster = monster_on(game, adventure, number)
    beaten = is_beaten(game, attempt, adventure, monster) if monster else False
    if beaten:
        turn_down(game, attempt, monster)
    yield from after(game, TaskCompleted(investigator.slug, attempt.place, number, monster if beaten else ""))
    if task.sanity or task.stamina or task.clock:
        yield from caused(game, monster or adventure.card, pay_for_task, game, investigator, task)
    yield from settle_turn(game, investigator)
    if not open_tasks(game, attempt):
        yield from resolve(game, investigator, attempt)


def pay_for_task(game: ElderSign, investigator: Investigator, task: Task) -> Rules[None]:
    """What a task costs beside dice."""
    if task.sanity or task.stamina:
        yield from pay_health(game, investigator, task.sanity, task.stamina)
    for _ in range(task.clock):
        yield from advance_clock(game)


def free_tasks(game: ElderSign, investigator: Investigator) -> list[int]:
    """The open tasks that could be completed without dice."""
    attempt = game.attempt
    if attempt is None or attempt.place == ANCIENT_ONE:
        return []
    return [i for i, task in open_tasks(game, attempt) if affordable(game, investigator, task)]


def monster_on(game: ElderSign, adventure: Adventure, number: int) -> str:
    """The monster that is part of that task, "" if none is."""
    printed = len(ADVENTURE_CARDS[adventure.card].tasks)
    if number >= printed and total(game, MONSTER_TASK_TERROR, 0):
        if number >= 2 * printed:
            return adventure.below[(number - 2 * printed) // 2]
        number -= printed
    if number >= printed:
        return adventure.below[number - printed]
    return adventure.covers[number] if adventure.covers else ""


def is_beaten(game: ElderSign, attempt: Attempt, adventure: Adventure, monster: str) -> bool:
    """Whether the tasks of a monster are all completed, and no card has beaten it before."""
    return monster not in attempt.defeated and all(
        number in attempt.done or monster_on(game, adventure, number) != monster
        for number, task in enumerate(tasks(game, adventure.card))
        if task is not None
    )


def turn_down(game: ElderSign, attempt: Attempt, monster: str) -> None:
    """The marker of a beaten monster is turned face down; it is taken when the attempt ends. Its die, too, with the errata."""
    attempt.defeated.append(monster)
    if not game.errata:
        free_die(game, monster)


def banish(game: ElderSign, investigator: Investigator, monster: str) -> Rules[None]:
    """A card beats a monster: whatever it asks for counts as done, and the rest of its task, if there is any, remains."""
    attempt, adventure = game.attempt, game.lair(monster)
    if game.watched:
        game.tell(MonsterBanished(investigator.slug, monster))
    if attempt is None:
        yield from defeat(game, investigator, adventure, monster)
        return
    numbers = [
        number
        for number, task in enumerate(tasks(game, adventure.card))
        if task is not None and monster_on(game, adventure, number) == monster and number not in attempt.done
    ]
    turn_down(game, attempt, monster)
    if adventure.card != attempt.place:
        return
    attempt.face_down.append(monster)
    now = tasks(game, adventure.card)
    attempt.done += [number for number in numbers if monster in adventure.below or now[number] is None]
    if not open_tasks(game, attempt):
        yield from resolve(game, investigator, attempt)


def resolve(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """Rewards; all markers on the card to the entrance; the card taken as a trophy; a new card in its place.

    With the errata the rewards come last.
    """
    adventure = game.attempted(attempt)
    card = ADVENTURE_CARDS[adventure.card]
    attempt.over = True
    yield from after(game, AdventureResolved(investigator.slug, adventure.card))
    if not game.errata:
        yield from reward(game, investigator, card)
    for monster in attempt.defeated:
        yield from defeat(game, investigator, game.lair(monster), monster)
    for other in game.present():
        if other.at == adventure.card:
            other.at = ENTRANCE
            if game.watched:
                game.tell(Returned(other.slug))
    end_attempt(game)
    free_die(game, adventure.card)
    if card.other_world:
        game.other_worlds.remove(adventure)
    else:
        slot = game.museum.index(adventure)
        game.museum[slot] = None
        if slot >= MUSEUM:
            del game.museum[slot]
    investigator.trophies.append(adventure.card)
    if game.watched:
        game.tell(TrophyGained(investigator.slug, adventure.card))
    if not in_play(game, investigator):
        for trophy in list(investigator.trophies):
            return_trophy(game, investigator, trophy)  # a reward has devoured its investigator
    if not card.other_world and slot < MUSEUM:
        yield from draw_adventure(game, slot)
    if game.errata:
        yield from reward(game, investigator, card)
    yield from settle(game)


def reward(game: ElderSign, investigator: Investigator, card: AdventureCard) -> Rules[None]:
    """What a resolved adventure gives."""
    for effect in card.rewards:
        yield from caused(game, card.slug, effect.run, game, investigator)
