"""Attempting an adventure, or attacking the Ancient One: rolling, completing tasks, failing."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, MYTHOS, USED_AFTER_ROLL, tasks_of
from miskatonic.games.elder_sign.dice import (
    DICE,
    FACE_NAMES,
    RED,
    YELLOW,
    Task,
    make_task,
    meets,
    ways,
    within_reach,
)
from miskatonic.games.elder_sign.events import (
    AdventureFailed,
    AdventureResolved,
    AttemptFailed,
    DieSetAside,
    Focused,
    OutOfReach,
    Penalties,
    TaskCompleted,
    TerrorEffects,
    TerrorStrikes,
)
from miskatonic.games.elder_sign.rules.body_and_mind import in_play, lose_health
from miskatonic.games.elder_sign.rules.cards_in_use import (
    CLUE_OPTION,
    forbidden,
    held_dice,
    hold_dice,
    may_spend_clue,
    spend_clue,
    take_back,
    usable_cards,
    use_card,
)
from miskatonic.games.elder_sign.rules.clock import advance_clock
from miskatonic.games.elder_sign.rules.dice_pool import (
    ASIDE,
    HOLDING,
    clear_dice,
    die_text,
    different_in_pool,
    discard_empty_spell,
    free_die,
    kinds_of,
    lay_die,
    piece,
    put_back,
    roll,
    terror_in_pool,
    useful_dice,
    wild_value,
)
from miskatonic.games.elder_sign.rules.doom import remove_doom, win
from miskatonic.games.elder_sign.rules.fate import settle, settle_turn
from miskatonic.games.elder_sign.rules.monsters import defeat
from miskatonic.games.elder_sign.rules.museum import draw_adventure
from miskatonic.games.elder_sign.rules.trophies import return_trophies
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, Attempt, ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import (
    PASS,
    Bound,
    abilities,
    ability_options,
    after,
    asked_seat,
    before,
    index_of,
    reaction_options,
    total,
)
from miskatonic.kernel.text import Text, join, text

# Questions and windows
MONSTER_TASK_TERROR = "monster_task_terror"
TASKS_A_ROLL = "tasks_a_roll"
NO_FOCUS = "no_focus"
IGNORES_MYTHOS = "ignores_mythos"
BEFORE_ROLL = "before_roll"
AFTER_ROLL = "after_roll"
AFTER_ANY_ROLL = "after_any_roll"

PROMPT_BEFORE_ROLL = text("es-prompt-before-roll")
PROMPT_AFTER_ROLL = text("es-prompt-after-roll")
PROMPT_INTERVENE = text("es-prompt-intervene")
PROMPT_DICE = text("es-prompt-dice")
PROMPT_RETRY = text("es-prompt-retry")
PROMPT_FOCUS = text("es-prompt-focus")

FREE_TASK = make_task(())
NO_MONSTERS: tuple[tuple[str, ...], tuple[str, ...], int] = ((), (), 0)

NO_TASKS: list[tuple[int, Task]] = []

OpenTasks = Sequence[tuple[int, Task]]
"""Tasks that may be completed next, with their numbers."""

ROLL: Option[Any] = Option("roll", None, text("es-option-roll"))
GIVE_UP: Option[Any] = Option("give_up", None, text("es-option-give-up"))
NO_TASK: Option[Any] = Option("no_task", None, text("es-option-no-task"))
ROLL_AGAIN: Option[Any] = Option("roll_again", None, text("es-option-roll-again"))
NO_HELP: Option[Any] = Option("no_focus", None, text("es-option-no-focus"))


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


def slot_of(game: ElderSign, place: str) -> int:
    """Where that card lies in the museum, -1 if it does not."""
    for slot, adventure in enumerate(game.museum):
        if adventure is not None and adventure.card == place:
            return slot
    return -1


def tasks(game: ElderSign, place: str) -> tuple[Task | None, ...]:
    """The tasks to be completed there, with the monsters that lie on them."""
    if place == ANCIENT_ONE:
        return (ANCIENT_ONES[game.ancient_one].combat,)
    return tasks_of(place, *monsters_on(game, game.adventure(place)))


def monsters_on(game: ElderSign, adventure: Adventure) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """The monsters on the tasks of an adventure, those below, and how much more terror each requires."""
    if not adventure.covers and not adventure.below:
        return NO_MONSTERS
    return tuple(adventure.covers), tuple(adventure.below), total(game, MONSTER_TASK_TERROR, 0)


def open_tasks(game: ElderSign, attempt: Attempt) -> OpenTasks:
    """The tasks that may be completed next: all that are left, or the first of them where an arrow runs down the card."""
    place = attempt.place
    if place == ANCIENT_ONE:
        return [(i, task) for i, task in enumerate(tasks(game, place)) if task is not None]
    return _open_tasks(place, monsters_on(game, game.attempted(attempt)), tuple(attempt.done))


@lru_cache(maxsize=65536)
def _open_tasks(card: str, monsters: tuple[tuple[str, ...], tuple[str, ...], int], done: tuple[int, ...]) -> OpenTasks:
    left = [(i, task) for i, task in enumerate(tasks_of(card, *monsters)) if task is not None and i not in done]
    return left[:1] if ADVENTURE_CARDS[card].ordered else left


def roll_step(game: ElderSign) -> Rules[None]:
    """One roll: what comes before it, what it completes, or what its failure brings."""
    investigator, attempt = game.active_investigator, game.attempt
    assert investigator is not None
    assert attempt is not None
    options = useful_before_roll(game, investigator)
    if options:
        left = yield from before_roll(game, investigator, attempt, options)
        if game.attempt is not attempt:
            return
    else:
        left = reachable_tasks(game, investigator, attempt)
    if not left:
        if game.watched:
            game.tell(OutOfReach(investigator.slug))
        yield from fail(game, investigator, attempt)
        return
    attempt.rolled = True
    attempt.turned.clear()
    if attempt.pool:
        roll(game, investigator, attempt.pool)
    if game.cast:
        yield from hold_dice(game, investigator)
    completed = 0
    while True:
        number = yield from after_roll(game, investigator, attempt, left, completed)
        if number < 0:
            break
        yield from complete(game, investigator, attempt, number)
        if game.attempt is not attempt:
            return
        completed += 1
        if completed >= total(game, TASKS_A_ROLL, 1, investigator):
            break
        left = open_tasks(game, attempt)
    if not completed and game.attempt is attempt:
        if terror_in_pool(game, attempt):
            yield from terror(game, investigator, attempt)
        if game.attempt is attempt:
            game.step = "retry"


# --- before the roll


def useful_before_roll(game: ElderSign, investigator: Investigator) -> list[Option[Any]]:
    """Items, spells and abilities that can be used, and dice that can be taken back."""
    options: list[Option[Any]] = []
    if investigator.cards:
        options += usable_cards(game, investigator, BEFORE_ROLL)
    options += ability_options(game, BEFORE_ROLL, investigator.seat)
    if game.cast:
        options += held_dice(game)
    return options


def before_roll(
    game: ElderSign, investigator: Investigator, attempt: Attempt, options: list[Option[Any]]
) -> Rules[OpenTasks]:
    """The player uses as much as they like; then the open tasks, none if none is within reach."""
    while options:
        left = reachable_tasks(game, investigator, attempt)
        options.append(ROLL if left else GIVE_UP)
        chosen = (yield Decision(investigator.seat, PROMPT_BEFORE_ROLL, options, rule="ES-ITEM-01"))[0]
        if chosen is ROLL or chosen is GIVE_UP:
            return left
        if chosen.id.startswith("take:"):
            take_back(game, chosen.value)
        else:
            yield from use(game, investigator, chosen.value)
            if game.attempt is not attempt:
                return NO_TASKS
        options = useful_before_roll(game, investigator)
    return reachable_tasks(game, investigator, attempt)


def use(game: ElderSign, investigator: Investigator, what: str | Bound) -> Rules[None]:
    """A card of the hand, or an ability of a card in play."""
    if isinstance(what, str):
        yield from use_card(game, investigator, what)
    else:
        hook, source = what
        yield from hook.run(game, source)
    yield from settle_turn(game, investigator)


def reachable_tasks(game: ElderSign, investigator: Investigator, attempt: Attempt) -> OpenTasks:
    """The open tasks if the best possible roll of the pool would complete one of them, else none."""
    left, pool = open_tasks(game, attempt), attempt.pool
    yellow, red = YELLOW in pool, RED in pool
    green = len(pool) - yellow - red
    for _, task in left:
        if task.dice <= green and affordable(investigator, task):
            return left
    held = tuple(sorted([game.dice[i].face for i in attempt.held])) if attempt.held else ()
    wild = wild_value(game)
    for _, task in left:
        if affordable(investigator, task) and within_reach(task, green, yellow, red, held, wild):
            return left
    return NO_TASKS


def affordable(investigator: Investigator, task: Task) -> bool:
    """Nobody may complete a task that would bring them to 0 sanity or stamina."""
    return investigator.sanity > task.sanity and investigator.stamina > task.stamina


# --- after the roll


def after_roll(
    game: ElderSign, investigator: Investigator, attempt: Attempt, left: OpenTasks, completed: int
) -> Rules[int]:
    """Clues, spells and abilities change the roll until the player settles on a task; -1 for none."""
    dice, wild = game.dice, wild_value(game)
    while True:
        if AFTER_ANY_ROLL in index_of(game):
            yield from intervene(game, investigator)
        faces = [dice[i].face for i in attempt.pool + attempt.held]
        options: list[Option[Any]] = []
        for i, task in left:
            if meets(task, faces, wild) and affordable(investigator, task):
                options.append(task_option(attempt.place, i))
        if investigator.clues and may_spend_clue(game, investigator):
            options.append(CLUE_OPTION)
        if game.errata or not USED_AFTER_ROLL.isdisjoint(investigator.cards):
            options += usable_cards(game, investigator, AFTER_ROLL)
        options += ability_options(game, AFTER_ROLL, investigator.seat)
        if not options:
            return -1
        options.append(ROLL_AGAIN if completed else NO_TASK)
        chosen = (yield Decision(investigator.seat, PROMPT_AFTER_ROLL, options, rule="ES-DICE-06"))[0]
        if chosen is NO_TASK or chosen is ROLL_AGAIN:
            return -1
        if chosen.id.startswith("task:"):
            task_number: int = chosen.value
            return task_number
        if chosen is CLUE_OPTION:
            yield from spend_clue(game, investigator)
        else:
            yield from use(game, investigator, chosen.value)
            if game.attempt is not attempt:
                return -1
            left = open_tasks(game, attempt)


def intervene(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """Others may change the roll before it is settled whether a task is completed."""
    for bound in abilities(game, AFTER_ANY_ROLL):
        hook, source = bound
        options: list[Option[Any]] = [*reaction_options(game, [bound]), PASS]
        chosen = yield from ask(asked_seat(game, source), PROMPT_INTERVENE, options, game.offer(source.card).rule)
        if chosen is not None:
            yield from hook.run(game, source)


@cache
def task_option(place: str, number: int) -> Option[int]:
    """Completing a task."""
    return Option(f"task:{number}", number, text("es-option-task", number=number + 1), (f"{place}/task:{number}",))


# --- completing a task


def complete(game: ElderSign, investigator: Investigator, attempt: Attempt, number: int) -> Rules[None]:
    """The player picks the dice that meet the task and pays what it costs."""
    task = tasks(game, attempt.place)[number]
    assert task is not None
    for index in (yield from pick_dice(game, investigator, attempt, task)):
        die = game.dice[index]
        spell = die.at if die.zone == "spell" else ""
        lay_die(game, index, "task", str(number))
        if spell:
            discard_empty_spell(game, spell)
    yield from completed_task(game, investigator, attempt, number, task)


def pick_dice(game: ElderSign, investigator: Investigator, attempt: Attempt, task: Task) -> Rules[tuple[int, ...]]:
    """Which dice are put on the task, where there is a difference."""
    dice = useful_dice(game, attempt, task)
    faces = [game.dice[i].face for i in dice]
    options = [
        dice_option(tuple([dice[position] for position in way]), tuple([faces[position] for position in way]))
        for way in ways(task, faces, kinds_of(game, attempt, dice), wild_value(game))
    ]
    return (yield from ask(investigator.seat, PROMPT_DICE, options, "ES-DONE-01"))


@lru_cache(maxsize=65536)
def dice_option(dice: tuple[int, ...], faces: tuple[int, ...]) -> Option[tuple[int, ...]]:
    """Using those dice."""
    names = tuple(DICE[i] for i in dice)
    return Option(f"dice:{'+'.join(names)}", dice, join(map(die_text, dice, faces), "comma"), names)


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
    monster = monster_on(adventure, number)
    if monster:
        attempt.defeated.append(monster)
        free_die(game, monster)
    yield from after(game, TaskCompleted(investigator.slug, attempt.place, number, monster))
    if task.sanity or task.stamina:
        yield from lose_health(game, investigator, task.sanity, task.stamina)
    for _ in range(task.clock):
        yield from advance_clock(game)
    yield from settle_turn(game, investigator)
    if not open_tasks(game, attempt):
        yield from resolve(game, investigator, attempt)


def free_tasks(game: ElderSign, investigator: Investigator) -> list[int]:
    """The open tasks that could be completed without dice."""
    attempt = game.attempt
    if attempt is None or attempt.place == ANCIENT_ONE:
        return []
    return [i for i, task in open_tasks(game, attempt) if affordable(investigator, task)]


def monster_on(adventure: Adventure, number: int) -> str:
    """The monster that is part of that task, "" if none is."""
    printed = len(ADVENTURE_CARDS[adventure.card].tasks)
    if number >= printed:
        return adventure.below[number - printed]
    return adventure.covers[number] if adventure.covers else ""


def resolve(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """Rewards; all markers on the card to the entrance; the card taken as a trophy; a new card in its place."""
    adventure = game.attempted(attempt)
    card = ADVENTURE_CARDS[adventure.card]
    attempt.over = True
    yield from after(game, AdventureResolved(investigator.slug, adventure.card))
    for reward in card.rewards:
        yield from reward.run(game, investigator)
    for monster in attempt.defeated:
        yield from defeat(game, investigator, adventure, monster)
    for other in game.present():
        if other.at == adventure.card:
            other.at = ENTRANCE
    end_attempt(game)
    free_die(game, adventure.card)
    if card.other_world:
        game.other_worlds.remove(adventure)
    else:
        slot = game.museum.index(adventure)
        game.museum[slot] = None
    investigator.trophies.append(adventure.card)
    if not in_play(game, investigator):
        return_trophies(game, investigator)  # a reward has devoured its investigator
    if not card.other_world:
        yield from draw_adventure(game, slot)
    yield from settle(game)


def end_attempt(game: ElderSign) -> None:
    """The dice leave the card and the turn goes on with the clock."""
    game.attempt = None
    clear_dice(game)
    game.step = "clock"


# --- failing


def retry_step(game: ElderSign) -> Rules[None]:
    """Trying again with one die less, or giving up."""
    investigator, attempt = game.active_investigator, game.attempt
    assert investigator is not None
    assert attempt is not None
    game.step = "roll"
    aside: int | None = None
    if attempt.pool:
        options: list[Option[Any]] = [ASIDE[i][face] for i, face in different_in_pool(game, attempt)]
        options.append(give_up_option(attempt.place))
        aside = (yield Decision(investigator.seat, PROMPT_RETRY, options, rule="ES-FAIL-05"))[0].value
    if aside is None:
        yield from fail(game, investigator, attempt)
        return
    set_aside(game, investigator, aside)
    if attempt.place != ANCIENT_ONE and not forbidden(game, NO_FOCUS, investigator):
        yield from focus_or_assist(game, investigator, attempt)


def set_aside(game: ElderSign, investigator: Investigator, index: int) -> None:
    """The die is out of this attempt."""
    lay_die(game, index, "aside")
    if game.watched:
        game.tell(DieSetAside(investigator.slug, DICE[index], FACE_NAMES[game.dice[index].face]))


def terror(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """The terror effects of the adventure and of the current Mythos card, once for a roll."""
    if attempt.place == ANCIENT_ONE:
        return
    effects = [ADVENTURE_CARDS[attempt.place].terror]
    if game.mythos and not total(game, IGNORES_MYTHOS, 0, investigator):
        effects.append(MYTHOS[game.mythos].terror)
    if not any(effects) or (yield from before(game, TerrorEffects(investigator.slug, attempt.place))) is None:
        return
    if game.watched:
        game.tell(TerrorStrikes(investigator.slug, attempt.place))
    for effect in effects:
        if effect is not None:
            yield from effect.run(game, investigator)
            yield from settle_turn(game, investigator)


def focus_or_assist(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """One die of the failed roll may be kept on the own marker or on that of somebody on the same card."""
    taken = markers_used(game, attempt)
    helpers = [
        other
        for other in game.investigators
        if other is not None and other.at == attempt.place and str(other.seat) not in taken
    ]
    if not helpers or not attempt.pool:
        return
    dice = different_in_pool(game, attempt)
    options: list[Option[Any]] = [
        focus_option("" if helper is investigator else helper.slug, helper.seat, i, face)
        for helper in helpers
        for i, face in dice
    ]
    options.append(NO_HELP)
    chosen = (yield Decision(investigator.seat, PROMPT_FOCUS, options, rule="ES-FAIL-08"))[0]
    if chosen is NO_HELP:
        return
    seat, index = chosen.value
    lay_die(game, index, "marker", str(seat))
    helper = game.investigators[seat]
    assert helper is not None
    if game.watched:
        game.tell(Focused(helper.slug, DICE[index], FACE_NAMES[game.dice[index].face], investigator.slug))


def markers_used(game: ElderSign, attempt: Attempt) -> list[str]:
    """The seats whose markers hold a die."""
    return [game.dice[i].at for i in attempt.held if game.dice[i].zone == "marker"]


@cache
def focus_option(helper: str, seat: int, index: int, face: int) -> Option[tuple[int, int]]:
    """Keeping a die by focus or, if somebody is named, with their help."""
    die = die_text(index, face)
    if not helper:
        return Option(f"focus:{DICE[index]}", (seat, index), text("es-option-focus", die=die), (DICE[index],))
    label = text("es-option-assist", die=die, who=piece(helper))
    pieces = (DICE[index], helper)
    return Option(f"assist:{helper}:{DICE[index]}", (seat, index), label, pieces, text("es-hint-assist"))


@cache
def give_up_option(place: str) -> Option[Any]:
    """Failing the adventure, with what that costs."""
    hint: Text | None = None
    if place != ANCIENT_ONE:
        penalties = [effect.text for effect in ADVENTURE_CARDS[place].penalties]
        hint = text("es-hint-penalty", penalties=join(penalties, "comma"))
    return Option("give_up", None, text("es-option-give-up"), (), hint)


def fail(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """Monsters beaten on the way are kept; no task counts any more; then the penalties; those who assisted pay too."""
    if attempt.place == ANCIENT_ONE:
        end_attempt(game)
        return
    adventure = game.attempted(attempt)
    if game.watched:
        game.tell(AttemptFailed(investigator.slug, adventure.card))
    for monster in attempt.defeated:
        yield from defeat(game, investigator, adventure, monster)
    reopen_tasks(game, attempt)
    if (yield from before(game, Penalties(investigator.slug, adventure.card))) is not None:
        for penalty in ADVENTURE_CARDS[adventure.card].penalties:
            yield from penalty.run(game, investigator)
    if attempt.held:
        assistants = markers_used(game, attempt)
        for other in game.present():
            if other is not investigator and str(other.seat) in assistants:
                yield from pay_for_assisting(game, other)
    end_attempt(game)
    yield from after(game, AdventureFailed(investigator.slug, adventure.card))
    yield from settle(game)


def reopen_tasks(game: ElderSign, attempt: Attempt) -> None:
    """The dice come off the tasks that were completed, which can take monsters again."""
    if attempt.done:
        attempt.done.clear()
        for index, die in enumerate(game.dice):
            if die.zone == "task":
                put_back(game, index)


PROMPT_ASSISTANT = text("es-prompt-assistant")
LOSE_SANITY: Option[str] = Option("lose:sanity", "sanity", text("es-effect-lose-sanity", n=1))
LOSE_STAMINA: Option[str] = Option("lose:stamina", "stamina", text("es-effect-lose-stamina", n=1))


def pay_for_assisting(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """Somebody whose help was in vain loses 1 sanity or 1 stamina."""
    what = yield from ask(investigator.seat, PROMPT_ASSISTANT, [LOSE_SANITY, LOSE_STAMINA], "ES-FOC-10")
    yield from lose_health(game, investigator, **{what: 1})
