"""What a board draws of a component of Elder Sign beside its words: numbers, tasks as symbols, effects as icons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, cast

from msgspec import Struct

from miskatonic.games.elder_sign.components import (
    AdventureCard,
    AncientOneCard,
    Card,
    Color,
    InvestigatorCard,
    MonsterCard,
    MythosCard,
    PrintedTask,
)
from miskatonic.games.elder_sign.declare import Icon
from miskatonic.games.elder_sign.dice import COLORS
from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.games.elder_sign.tally import KINDS
from miskatonic.games.elder_sign.view.card_text import find, lines_of
from miskatonic.games.elder_sign.view.table import NeedView, see_need
from miskatonic.kernel.effect import AllOf, OneOf, Word
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import Text

SignKind = Literal[
    Icon,
    "doom_per_other_world",
    "lost_trophies",
    "lost_clues",
    "heal_sanity",
    "heal_stamina",
    "heal_all",
    "heal_somebody",
    "green_die",
    "yellow_die",
    "red_die",
    "hold",
    "change_die",
    "banish",
    "complete_task",
    "discard_terror",
    "fail",
    "each",
    "either",
    "all",
    "words",
]
"""What an effect is drawn as. `sanity` and `stamina` are lost; `words` says that only words can tell."""

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

_SIGNS: dict[str, str] = {
    **KINDS,
    "es-effect-heal-sanity": "heal_sanity",
    "es-effect-heal-stamina": "heal_stamina",
    "es-effect-heal-all": "heal_all",
    "es-effect-heal-somebody": "heal_somebody",
    "es-effect-change-die": "change_die",
    "es-effect-banish": "banish",
    "es-effect-complete-task": "complete_task",
    "es-effect-discard-terror": "discard_terror",
    "es-effect-fail": "fail",
}


class EffectSign(Struct, frozen=True):
    """An effect as an icon with a number; what happens to `each`, what `either` is chosen from, what `all` is, it is `of`."""

    kind: SignKind
    amount: int = 1
    of: tuple[EffectSign, ...] = ()


class TaskFacts(Struct, frozen=True):
    """A printed task; a marker on a `partial` frame covers the needs at the positions in `framed`."""

    needs: tuple[NeedView, ...]
    frame: Literal["none", "empty", "full", "partial"]
    framed: tuple[int, ...]


class ElderSignFacts(Struct, frozen=True, kw_only=True):
    """The facts of one component; what a kind of component does not have keeps its default."""

    lines: tuple[LineRole, ...] = ()
    """What each line of its words is about, in their order."""
    trophies: int = 0
    tasks: tuple[TaskFacts, ...] = ()
    """The printed tasks; a monster has one, and so has an Ancient One that can be fought."""
    ordered: bool = False
    other_world: bool = False
    locked: Color | None = None
    """The colour of the die that its icon locks."""
    entry: tuple[EffectSign, ...] = ()
    terror: tuple[EffectSign, ...] = ()
    midnight: tuple[EffectSign, ...] = ()
    rewards: tuple[EffectSign, ...] = ()
    penalties: tuple[EffectSign, ...] = ()
    effect: tuple[EffectSign, ...] = ()
    """What a card does when it is used or gained, a Mythos card when it is drawn."""
    after_roll: bool = False
    """An item that is used after a roll."""
    limit: int = 0
    """The elder signs that seal an Ancient One."""
    doom_track: int = 0
    monster_spaces: tuple[int, ...] = ()
    sanity: int = 0
    stamina: int = 0
    mask: bool = False


def facts(slug: str) -> ElderSignFacts:
    """The facts of a component, by its slug."""
    _, component = find(slug)
    lines = tuple(role(component, line) for line in lines_of(component))
    match component:
        case AdventureCard():
            return ElderSignFacts(
                lines=lines,
                trophies=component.trophies,
                tasks=tuple(map(task_facts, component.tasks)),
                ordered=component.ordered,
                other_world=component.other_world,
                locked=component.locked,
                entry=signs(component.entry),
                terror=signs(component.terror),
                midnight=signs(component.midnight),
                rewards=signs(*component.rewards),
                penalties=signs(*component.penalties),
            )
        case MonsterCard():
            return ElderSignFacts(
                lines=lines,
                trophies=component.trophies,
                tasks=(task_facts(PrintedTask(component.needs)),),
                locked=component.locked,
                midnight=signs(component.midnight),
                rewards=signs(*component.rewards),
                mask=component.mask,
            )
        case AncientOneCard():
            return ElderSignFacts(
                lines=lines,
                tasks=() if component.combat is None else (task_facts(PrintedTask(component.combat.needs)),),
                limit=component.elder_signs,
                doom_track=component.doom_track,
                monster_spaces=component.monster_spaces,
            )
        case MythosCard():
            return ElderSignFacts(
                lines=lines,
                locked=component.locked,
                terror=signs(component.terror),
                midnight=signs(component.midnight),
                effect=signs(component.upper),
            )
        case Card():
            held = (EffectSign("hold", component.holds),) if component.holds else ()
            return ElderSignFacts(
                lines=lines,
                effect=(*held, *signs(component.effect, component.gained)),
                after_roll=component.window == "after_roll",
            )
        case InvestigatorCard():
            return ElderSignFacts(lines=lines, sanity=component.sanity, stamina=component.stamina)
    raise LookupError(f"nothing is known of {slug!r}")


def task_facts(task: PrintedTask) -> TaskFacts:
    """A printed task."""
    return TaskFacts(tuple(map(see_need, task.needs)), task.monster, task.framed)


def role(component: Component, line: Text) -> LineRole:
    """What a line is about: read off the key of its text, where it has one of its own."""
    if line.key == "es-describe-monster":
        return "task"
    if line.key.startswith("es-describe-"):
        return cast(LineRole, line.key.removeprefix("es-describe-").partition("-")[0])
    return "lasting" if isinstance(component, MythosCard) else "use"


# --- effects


def signs(*effects: ElderSignEffect | None) -> tuple[EffectSign, ...]:
    """Effects as icons, in their order."""
    return tuple(_of_all(effects))


def _of_all(effects: Iterable[ElderSignEffect | None]) -> Iterator[EffectSign]:
    for effect in effects:
        if isinstance(effect, AllOf):
            yield from _of_all(effect.effects)
        elif isinstance(effect, OneOf):
            yield EffectSign("either", of=tuple(_together(one) for one in effect.effects))
        elif isinstance(effect, Word):
            yield from _of_word(effect)
        elif effect is not None:
            yield EffectSign("words")


def _of_word(effect: Word[object, object]) -> Iterator[EffectSign]:
    words = effect.text
    args = dict(words.args)
    if words.key == "es-effect-each":
        yield EffectSign("each", of=signs(effect.args[0]))
    elif words.key == "es-effect-lose-both":
        yield EffectSign("sanity", cast(int, args["sanity"]))
        yield EffectSign("stamina", cast(int, args["stamina"]))
    elif words.key == "es-effect-add-dice":
        for die in effect.args[0]:
            yield EffectSign(cast(SignKind, f"{COLORS[die]}_die"))
    else:
        amount = args.get("n", 1)
        yield EffectSign(cast(SignKind, _SIGNS.get(words.key, "words")), amount if isinstance(amount, int) else 1)


def _together(effect: ElderSignEffect) -> EffectSign:
    """An effect as one sign, even if it is several at once."""
    found = signs(effect)
    return found[0] if len(found) == 1 else EffectSign("all", of=found)
