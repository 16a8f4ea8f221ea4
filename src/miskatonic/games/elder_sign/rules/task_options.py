"""The tasks that a roll completes, as options: of those that differ in nothing one stands for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, needs_text
from miskatonic.games.elder_sign.dice import Task
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.decision import Option, distinct
from miskatonic.kernel.memory import printed
from miskatonic.kernel.text import join, text

COSTS = ("sanity", "stamina", "clock")
"""What a task asks for beside dice."""


def task_options(game: ElderSign, place: str, met: Sequence[tuple[int, Task]]) -> list[Option[int]]:
    """Completing one of several tasks; of two that differ in nothing one stands for both."""
    if len(met) < 2:
        return [task_option(place, i, task) for i, task in met]
    said = Counter(task.needs for _, task in met)
    options = [task_option(place, i, task, alone=said[task.needs] == 1) for i, task in met]
    if not has_equal_tasks(place):
        return options
    needed, covers, on_card = dict(met), game.adventure(place).covers, ADVENTURE_CARDS[place].tasks

    def alike(one: int, other: int) -> bool:
        if max(one, other) >= len(on_card) or (covers and (covers[one] or covers[other])):
            return False
        return on_card[one] == on_card[other] and needed[one] == needed[other]

    return distinct(options, alike)


@printed
def has_equal_tasks(card: str) -> bool:
    """Whether two printed tasks of an adventure are the same."""
    if card not in ADVENTURE_CARDS:
        return False
    tasks = ADVENTURE_CARDS[card].tasks
    return any(task in tasks[:n] for n, task in enumerate(tasks))


@lru_cache(maxsize=4096)
def task_option(place: str, number: int, task: Task, *, alone: bool = True) -> Option[int]:
    """Completing a task, with what it costs beside dice; if it is not alone in what it asks for, its row is named."""
    costs = [text(f"es-cost-{need.kind}", n=need.amount) for need in task.needs if need.kind in COSTS]
    hint = text("es-hint-penalty", penalties=join(costs, "comma")) if costs else None
    asked = [need for need in task.needs if need.kind not in COSTS]
    needs = needs_text(asked or task.needs)
    label = text("es-option-task", needs=needs) if alone else text("es-option-task-in-row", needs=needs, row=number + 1)
    return Option(f"task:{number}", number, label, (f"{place}/task:{number}",), hint)
