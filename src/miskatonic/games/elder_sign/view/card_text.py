"""The words on every component of Elder Sign, made from the effects that run it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from miskatonic.games.elder_sign.components import (
    GAME,
    AdventureCard,
    AncientOneCard,
    Card,
    Color,
    InvestigatorCard,
    MonsterCard,
    MythosCard,
    PrintedTask,
    needs_text,
)
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.rules.turn import effects_text
from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.kernel.describing import describer
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import Text, join, text

LineRole = Literal[
    "ability",
    "health",
    "start",
    "limit",
    "track",
    "awakens",
    "attack",
    "combat",
    "trophies",
    "ordered",
    "task",
    "locked",
    "drawn",
    "entry",
    "terror",
    "midnight",
    "rewards",
    "penalties",
    "now",
    "lasting",
    "use",
]
"""What a line of the words on a component is about."""

Line = tuple[LineRole, Text]
"""A line of the words on a component, with what it is about."""


def lines_of(component: Component) -> Iterator[Line]:
    """The printed text of a component, line by line."""
    match component:
        case InvestigatorCard():
            return investigator_lines(component)
        case AncientOneCard():
            return ancient_one_lines(component)
        case AdventureCard():
            return adventure_lines(component)
        case MonsterCard():
            return monster_lines(component)
        case MythosCard():
            return mythos_lines(component)
        case Card():
            return iter([("use", component.text)])
    raise LookupError(f"nothing is known of {component.slug!r}")


describe = describer(GAME, "es", lambda component: (line for _, line in lines_of(component)))


def investigator_lines(card: InvestigatorCard) -> Iterator[Line]:
    """Ability, sanity and stamina, what it starts with."""
    yield "ability", text("es-describe-ability", name=card.ability, words=card.text)
    yield "health", text("es-describe-health", sanity=card.sanity, stamina=card.stamina)
    start = [text(f"es-describe-start-{kind}", n=n) for kind, n in card.start.items()]
    if card.ally:
        start.append(piece(card.ally))
    if card.choice:
        start.append(text("es-describe-start-choice", n=card.choice))
    yield "start", text("es-describe-start", things=join(start, "comma"))


def ancient_one_lines(card: AncientOneCard) -> Iterator[Line]:
    """Ability, limit and doom track; how it awakens, unless that is its ability; how it attacks and is fought."""
    yield "ability", text("es-describe-ability", name=card.ability, words=card.text)
    yield "limit", text("es-describe-limit", n=card.elder_signs)
    spaces = join([text("es-describe-number", n=n) for n in card.monster_spaces], "and")
    yield "track", text("es-describe-track", n=card.doom_track, spaces=spaces)
    if card.awakens is not None and card.lines:
        yield "awakens", text("es-describe-awakens", effect=card.awakens.text)
    if card.attack is not None:
        yield "attack", text("es-describe-attack", effect=card.attack.text)
    if card.combat is not None:
        yield "combat", text("es-describe-combat", needs=needs_text(card.combat.needs))


def adventure_lines(card: AdventureCard) -> Iterator[Line]:
    """Value, tasks, what happens on entry, on terror and at midnight, rewards and penalties."""
    yield "trophies", text("es-describe-trophies", n=card.trophies)
    if card.ordered:
        yield "ordered", text("es-describe-ordered")
    for number, task in enumerate(card.tasks, start=1):
        yield "task", task_text(number, task)
    if card.monsters:
        yield "drawn", text("es-describe-drawn", n=card.monsters)
    yield from effect_lines(card.locked, card.entry, card.terror, card.midnight)
    yield "rewards", text("es-describe-rewards", effects=effects_text(card.rewards))
    yield "penalties", text("es-describe-penalties", effects=effects_text(card.penalties))


def monster_lines(card: MonsterCard) -> Iterator[Line]:
    """Value, task, effects, reward."""
    yield "trophies", text("es-describe-trophies", n=card.trophies)
    yield "task", text("es-describe-monster", needs=needs_text(card.needs))
    yield from effect_lines(card.locked, None, None, card.midnight)
    if card.rewards:
        yield "rewards", text("es-describe-rewards", effects=effects_text(card.rewards))


def mythos_lines(card: MythosCard) -> Iterator[Line]:
    """The upper half, then the lower one if there is something on it."""
    yield "now", text("es-describe-now", effect=card.upper.text)
    if card.lower is not None:
        yield "lasting", card.lower


def effect_lines(
    locked: Color | None,
    entry: ElderSignEffect | None,
    terror: ElderSignEffect | None,
    midnight: ElderSignEffect | None,
) -> Iterator[Line]:
    """The locked die and the effects beside the tasks."""
    if locked is not None:
        yield "locked", text("es-describe-locked", color=locked)
    if entry is not None:
        yield "entry", text("es-describe-entry", effect=entry.text)
    if terror is not None:
        yield "terror", text("es-describe-terror", effect=terror.text)
    if midnight is not None:
        yield "midnight", text("es-describe-midnight", effect=midnight.text)


def task_text(number: int, task: PrintedTask) -> Text:
    """A printed task, with what a monster marker does to it."""
    if task.monster == "empty":
        return text("es-describe-task-empty", number=number)
    framed = needs_text([task.needs[i] for i in task.framed]) if task.monster == "partial" else text("es-describe-none")
    return text(f"es-describe-task-{task.monster}", number=number, needs=needs_text(task.needs), framed=framed)
