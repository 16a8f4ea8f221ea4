"""The attempt under way: the dice of its rolls, its tasks and its monsters."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.components import ASK
from miskatonic.games.elder_sign.dice import COLORS, DICE, FACE_NAMES, FACES, TERROR
from miskatonic.games.elder_sign.effects.combining import PRINTED
from miskatonic.games.elder_sign.events.dice import DieChanged
from miskatonic.games.elder_sign.rules import attempt, cards_in_use, failing
from miskatonic.games.elder_sign.rules.dice_pool import (
    add_die,
    can_add,
    die_options,
    different,
    face_text,
    piece,
    pool_of,
)
from miskatonic.games.elder_sign.rules.task_options import task_options
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask, distinct
from miskatonic.kernel.effect import Gives, word
from miskatonic.kernel.text import join, text

# --- dice


def _dice(dice: tuple[int, ...]) -> Gives:
    """Those dice, by their colour."""
    return {f"{COLORS[i]}_die": sum(COLORS[n] == COLORS[i] for n in dice) for i in dice}


@word(
    "add_dice",
    lambda dice: text("es-effect-add-dice", dice=join([text(f"es-the-{COLORS[i]}-die") for i in dice], "and")),
    gives=_dice,
    can=lambda game, you, dice: can_add(game, dice[0]) or can_add(game, dice[-1]),
)
def add_dice(game: ElderSign, you: Investigator, dice: tuple[int, ...]) -> Rules[None]:
    """Dice join the pool, if they are free."""
    for index in dice:
        if can_add(game, index):
            add_die(game, you, index)
    yield from ()


def _locked(game: ElderSign) -> list[int]:
    return [i for i, die in enumerate(game.dice) if die.color == "green" and die.zone == "lock"]


@word(
    "add_locked_dice",
    lambda: text("es-effect-add-locked-dice"),
    gives=lambda: {"green_die": 1},
    can=lambda game, you: bool(_locked(game)),
)
def add_locked_dice(game: ElderSign, you: Investigator) -> Rules[None]:
    """The green dice that icons hold join the pool."""
    for index in _locked(game):
        add_die(game, you, index)
    yield from ()


def turnable(game: ElderSign, faces: tuple[int, ...], to: int) -> list[int]:
    """The dice of the roll that show one of those results (any, if none is named) and not yet the other."""
    return [
        i
        for i in different(game, pool_of(game))
        if game.dice[i].face != to and (not faces or game.dice[i].face in faces)
    ]


def turn_die(game: ElderSign, you: Investigator, index: int, to: int) -> None:
    """The die shows another result."""
    game.dice[index].face = to
    game.tell(DieChanged(you.slug, DICE[index], FACE_NAMES[to]))


TURN_DIE = ASK("turn_die", PRINTED, int)
FACE = ASK("face", PRINTED, int)


@word(
    "change_die",
    lambda to, faces: (
        text("es-effect-change-die-from", faces=face_text(faces[0]), to=face_text(to))
        if faces
        else text("es-effect-change-die", to=face_text(to))
    ),
    gives=lambda to, faces: {"turned_die": 1},
    can=lambda game, you, to, faces: bool(turnable(game, faces, to)),
)
def change_die(game: ElderSign, you: Investigator, to: int, faces: tuple[int, ...] = ()) -> Rules[None]:
    """One die of the roll is turned to a result."""
    options = die_options(game, "turn", turnable(game, faces, to))
    index = yield from ask(you.seat, TURN_DIE, options, game.cause)
    turn_die(game, you, index, to)


def raisable(game: ElderSign) -> list[int]:
    """The dice of the roll that have a face with one investigation more than they show."""
    return [
        i
        for i in different(game, pool_of(game))
        if game.dice[i].face < 4 and game.dice[i].face + 1 in FACES[game.dice[i].color]
    ]


@word(
    "raise_investigation",
    lambda: text("es-effect-raise-investigation"),
    gives=lambda: {"turned_die": 1},
    can=lambda game, you: bool(raisable(game)),
)
def raise_investigation(game: ElderSign, you: Investigator) -> Rules[None]:
    """The investigations of a die are raised by one."""
    options = die_options(game, "turn", raisable(game))
    index = yield from ask(you.seat, TURN_DIE, options, game.cause)
    turn_die(game, you, index, game.dice[index].face + 1)


@word(
    "reroll_dice",
    lambda n: text("es-effect-reroll", n=n),
    gives=lambda n: {"reroll": n},
    can=lambda game, you, n: bool(pool_of(game)),
)
def reroll_dice(game: ElderSign, you: Investigator, n: int) -> Rules[None]:
    """Rerolls up to a number of dice of the roll, whoever is rolling."""
    roller = game.active_investigator
    assert roller is not None
    return cards_in_use.reroll(game, roller, least=1, most=n, seat=you.seat, rule=PRINTED)


@word(
    "turn_terror",
    lambda: text("es-effect-turn-terror"),
    gives=lambda: {"turned_die": 1},
    can=lambda game, you: bool(turnable(game, (TERROR,), 0)),
)
def turn_terror(game: ElderSign, you: Investigator) -> Rules[None]:
    """A die that shows terror is turned to any other of its faces."""
    options = die_options(game, "turn", turnable(game, (TERROR,), 0))
    index = yield from ask(you.seat, TURN_DIE, options, game.cause)
    faces = [
        Option(f"face:{FACE_NAMES[face]}", face, face_text(face))
        for face in FACES[game.dice[index].color]
        if face != TERROR
    ]
    turn_die(game, you, index, (yield from ask(you.seat, FACE, faces, game.cause)))


@word("discard_terror", lambda: text("es-effect-discard-terror"), gives=lambda: {"green_die": -1})
def discard_terror(game: ElderSign, you: Investigator) -> Rules[None]:
    """Every die that shows terror is out of this attempt."""
    for index in list(pool_of(game)):
        if game.dice[index].face == TERROR:
            failing.set_aside(game, you, index)
    yield from ()


# --- tasks and monsters


@word("fail_adventure", lambda: text("es-effect-fail"), gives=lambda: {"attempt": -1})
def fail_adventure(game: ElderSign, you: Investigator) -> Rules[None]:
    """The attempt fails at once."""
    assert game.attempt is not None
    return failing.fail(game, you, game.attempt)


Where = Literal["here", "anywhere"]


def _monsters(game: ElderSign, where: Where) -> list[str]:
    """The monsters that are not beaten yet: on the adventure that is attempted, or on any."""
    attempt = game.attempt
    if game.awake or (attempt is None and where == "here"):
        return []
    adventures = game.adventures() if attempt is None or where == "anywhere" else [game.attempted(attempt)]
    found = [monster for adventure in adventures for monster in adventure.monsters()]
    return found if attempt is None else [monster for monster in found if monster not in attempt.defeated]


BANISH = ASK("banish", PRINTED, str)
FREE_TASK = ASK("free_task", PRINTED, int)


@word(
    "banish",
    lambda where: text(f"es-effect-banish-{where}"),
    gives=lambda where: {"task": 1},
    can=lambda game, you, where: bool(_monsters(game, where)),
)
def banish(game: ElderSign, you: Investigator, where: Where) -> Rules[None]:
    """A monster is beaten without dice and without cost."""
    options = [
        Option(
            f"banish:{monster}",
            monster,
            text("es-option-banish", monster=piece(monster), place=piece(lair)),
            (monster,),
        )
        for monster in _monsters(game, where)
        for lair in (game.lair(monster).card,)
    ]
    monster = yield from ask(you.seat, BANISH, distinct(options, game.alike), game.cause)
    yield from attempt.banish(game, you, monster)


@word(
    "complete_task",
    lambda: text("es-effect-complete-task"),
    gives=lambda: {"task": 1},
    can=lambda game, you: bool(attempt.free_tasks(game, you)),
)
def complete_task(game: ElderSign, you: Investigator) -> Rules[None]:
    """An open task of the adventure is completed without dice; what it costs beside them is paid."""
    assert game.attempt is not None
    place = game.attempt.place
    open_tasks = dict(attempt.open_tasks(game, game.attempt))
    options = task_options(game, place, [(i, open_tasks[i]) for i in attempt.free_tasks(game, you)])
    number = yield from ask(you.seat, FREE_TASK, options, game.cause)
    task = open_tasks[number]
    yield from attempt.completed_task(game, you, game.attempt, number, task)
