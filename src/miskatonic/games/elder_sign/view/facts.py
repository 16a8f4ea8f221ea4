"""What a board draws of a component of Elder Sign beside its words: numbers, tasks as symbols, effects as icons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
)
from miskatonic.games.elder_sign.declare import Icon
from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.games.elder_sign.view.card_text import LineRole, lines_of
from miskatonic.games.elder_sign.view.table import NeedView, see_need
from miskatonic.kernel.box import Edition
from miskatonic.kernel.effect import AllOf, Gives, OneOf, Word
from miskatonic.kernel.facts import Facts, Sparse
from miskatonic.kernel.registry import find

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

GIFTS: dict[tuple[str, bool], SignKind] = {
    ("clue", True): "clue",
    ("clue", False): "lost_clues",
    ("common", True): "common",
    ("unique", True): "unique",
    ("spell", True): "spell",
    ("ally", True): "ally",
    ("elder_sign", True): "elder_sign",
    ("gate", True): "gate",
    ("monster", True): "monster",
    ("doom", True): "doom",
    ("doom", False): "remove_doom",
    ("doom_per_other_world", True): "doom_per_other_world",
    ("sanity", True): "heal_sanity",
    ("sanity", False): "sanity",
    ("stamina", True): "heal_stamina",
    ("stamina", False): "stamina",
    ("trophies", False): "lost_trophies",
    ("green_die", True): "green_die",
    ("yellow_die", True): "yellow_die",
    ("red_die", True): "red_die",
}
"""What a quantity is drawn as, when there is more of it and when there is less."""


class EffectSign(Sparse, frozen=True):
    """An effect as an icon with a number; what happens to `each`, what `either` is chosen from, what `all` is, it is `of`."""

    kind: SignKind
    amount: int = 1
    of: tuple[EffectSign, ...] = ()


class Task(Sparse, frozen=True):
    """A printed task; a marker on a `partial` frame covers the needs at the positions in `framed`."""

    needs: tuple[NeedView, ...]
    frame: Literal["none", "empty", "full", "partial"]
    framed: tuple[int, ...] = ()


class Printed(Facts, frozen=True):
    """What every component has."""

    lines: tuple[LineRole, ...]
    """What each line of its words is about, in their order."""


class AdventureFacts(Printed, frozen=True):
    """An adventure, in the museum or in an Other World."""

    tasks: tuple[Task, ...]
    other_world: bool = False
    locked: Color | None = None
    """The colour of the die that its icon locks."""
    entry: tuple[EffectSign, ...] = ()
    terror: tuple[EffectSign, ...] = ()
    midnight: tuple[EffectSign, ...] = ()
    rewards: tuple[EffectSign, ...] = ()
    penalties: tuple[EffectSign, ...] = ()


class MonsterFacts(Printed, frozen=True):
    """A monster."""

    locked: Color | None = None
    midnight: tuple[EffectSign, ...] = ()
    rewards: tuple[EffectSign, ...] = ()


class AncientOneFacts(Printed, frozen=True):
    """An Ancient One."""


class MythosFacts(Printed, frozen=True):
    """A Mythos card; its effect is what happens when it is drawn."""

    locked: Color | None = None
    effect: tuple[EffectSign, ...] = ()


class CardFacts(Printed, frozen=True):
    """A card that investigators own; its effect is what happens when it is used or gained."""

    effect: tuple[EffectSign, ...] = ()


class InvestigatorFacts(Printed, frozen=True):
    """An investigator."""

    sanity: int
    stamina: int


ElderSignFacts = AdventureFacts | MonsterFacts | AncientOneFacts | MythosFacts | CardFacts | InvestigatorFacts


def facts(slug: str, edition: Edition | None = None) -> ElderSignFacts:
    """The facts of a component, by its slug, the same with every box."""
    component = find(GAME, slug)
    lines = tuple(role for role, _ in lines_of(component))
    match component:
        case AdventureCard():
            return AdventureFacts(
                lines=lines,
                tasks=tuple(map(printed_task, component.tasks)),
                other_world=component.other_world,
                locked=component.locked,
                entry=signs(component.entry),
                terror=signs(component.terror),
                midnight=signs(component.midnight),
                rewards=signs(*component.rewards),
                penalties=signs(*component.penalties),
            )
        case MonsterCard(locked=locked):
            midnight, rewards = signs(component.midnight), signs(*component.rewards)
            return MonsterFacts(lines=lines, locked=locked, midnight=midnight, rewards=rewards)
        case AncientOneCard():
            return AncientOneFacts(lines=lines)
        case MythosCard(locked=locked, upper=upper):
            return MythosFacts(lines=lines, locked=locked, effect=signs(upper))
        case Card(holds=holds):
            held = (EffectSign("hold", holds),) if holds else ()
            return CardFacts(lines=lines, effect=(*held, *signs(component.effect, component.gained)))
        case InvestigatorCard(sanity=sanity, stamina=stamina):
            return InvestigatorFacts(lines=lines, sanity=sanity, stamina=stamina)
    raise LookupError(f"nothing is known of {slug!r}")


def printed_task(task: PrintedTask) -> Task:
    """A printed task."""
    return Task(tuple(map(see_need, task.needs)), task.monster, task.framed)


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
            yield from _of_gifts(effect.gives)


def _of_word(effect: Word[object, object]) -> Iterator[EffectSign]:
    match effect.name, effect.args:
        case "each" | "each_exposed", (one,):
            yield EffectSign("each", of=signs(one))
        case "then", (first, last):
            yield from signs(first, last)
        case "heal", (sanity, stamina) if "all" in (sanity, stamina):
            yield EffectSign("heal_all")
        case "heal_somebody", _:
            yield EffectSign("heal_somebody")
        case "change_die", (_, faces) if not faces:
            yield EffectSign("change_die")
        case ("banish" | "complete_task" | "discard_terror") as kind, _:
            yield EffectSign(kind)
        case "fail_adventure", _:
            yield EffectSign("fail")
        case _:
            yield from _of_gifts(effect.gives)


def _of_gifts(gives: Gives) -> Iterator[EffectSign]:
    """What an effect gives and costs as icons; words alone where there is no icon for it."""
    drawn = [(GIFTS.get((what, amount > 0)), int(abs(amount))) for what, amount in gives.items()]
    found = [EffectSign(kind, amount) for kind, amount in drawn if kind is not None]
    yield from found or [EffectSign("words")]


def _together(effect: ElderSignEffect) -> EffectSign:
    """An effect as one sign, even if it is several at once."""
    found = signs(effect)
    return found[0] if len(found) == 1 else EffectSign("all", of=found)
