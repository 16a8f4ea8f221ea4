"""The attempt under way: its tasks, its monsters and its end."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.components import ASK
from miskatonic.games.elder_sign.effects.combining import PRINTED
from miskatonic.games.elder_sign.rules import attempt, failing
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.rules.task_options import task_options
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask, distinct
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


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
