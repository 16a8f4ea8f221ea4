"""The words on every component of Elder Sign, made from the effects that run it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from miskatonic.games.elder_sign.components import (
    REGISTRIES,
    AdventureCard,
    AncientOneCard,
    Card,
    Color,
    InvestigatorCard,
    MonsterCard,
    MythosCard,
    PrintedTask,
)
from miskatonic.games.elder_sign.dice import Need
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.kernel.game import CardText
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import Lang, Text, join, render, sentence, text


@lru_cache(maxsize=1024)
def describe(slug: str, lang: Lang) -> CardText:
    """The words of a component, by its slug or by the id of a copy (`wither#2`)."""
    kind, component = find(slug)
    title = component.title if isinstance(component, InvestigatorCard) else text(f"es-describe-kind-{_key(kind)}")
    return CardText(
        slug=component.slug,
        kind=kind,
        name=component.en if lang == "en" else component.fr,
        title=render(title, lang),
        lines=[sentence(render(line, lang)) for line in lines_of(component)],
    )


def find(slug: str) -> tuple[str, Component]:
    """The kind and the component with that slug."""
    for kind, registry in REGISTRIES.items():
        if slug in registry:
            return kind, registry[slug]
    raise LookupError(f"there is no component {slug!r}")


def lines_of(component: Component) -> Iterator[Text]:
    """What is printed on a component, line by line."""
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
            return iter([component.text])
    raise LookupError(f"nothing is known of {component.slug!r}")


def investigator_lines(card: InvestigatorCard) -> Iterator[Text]:
    """Ability, sanity and stamina, what it starts with."""
    yield text("es-describe-ability", name=card.ability, words=card.text)
    yield text("es-describe-health", sanity=card.sanity, stamina=card.stamina)
    start = [text(f"es-describe-start-{kind}", n=n) for kind, n in card.start.items()]
    if card.ally:
        start.append(piece(card.ally))
    if card.choice:
        start.append(text("es-describe-start-choice", n=card.choice))
    yield text("es-describe-start", things=join(start, "comma"))


def ancient_one_lines(card: AncientOneCard) -> Iterator[Text]:
    """Ability, limit and doom track; how it awakens, attacks and is fought."""
    yield text("es-describe-ability", name=card.ability, words=card.text)
    yield text("es-describe-limit", n=card.elder_signs)
    spaces = join([text("es-describe-number", n=n) for n in card.monster_spaces], "and")
    yield text("es-describe-track", n=card.doom_track, spaces=spaces)
    if card.awakens is not None:
        yield text("es-describe-awakens", effect=card.awakens.text)
    if card.attack is not None:
        yield text("es-describe-attack", effect=card.attack.text)
    if card.combat is not None:
        yield text("es-describe-combat", needs=needs_text(card.combat.needs))


def adventure_lines(card: AdventureCard) -> Iterator[Text]:
    """Value, tasks, what happens on entry, on terror and at midnight, rewards and penalties."""
    yield text("es-describe-trophies", n=card.trophies)
    if card.ordered:
        yield text("es-describe-ordered")
    for number, task in enumerate(card.tasks, start=1):
        yield task_text(number, task)
    yield from effect_lines(card.locked, card.entry, card.terror, card.midnight)
    yield text("es-describe-rewards", effects=effects_text(card.rewards))
    yield text("es-describe-penalties", effects=effects_text(card.penalties))


def monster_lines(card: MonsterCard) -> Iterator[Text]:
    """Value, task, effects, reward."""
    yield text("es-describe-trophies", n=card.trophies)
    yield text("es-describe-monster", needs=needs_text(card.needs))
    yield from effect_lines(card.locked, None, None, card.midnight)
    if card.rewards:
        yield text("es-describe-rewards", effects=effects_text(card.rewards))


def mythos_lines(card: MythosCard) -> Iterator[Text]:
    """The upper half, then the lower one if there is something on it."""
    yield text("es-describe-now", effect=card.upper.text)
    if card.lower is not None:
        yield card.lower


def effect_lines(
    locked: Color | None,
    entry: ElderSignEffect | None,
    terror: ElderSignEffect | None,
    midnight: ElderSignEffect | None,
) -> Iterator[Text]:
    """The locked die and the effects beside the tasks."""
    if locked is not None:
        yield text("es-describe-locked", color=locked)
    for when, effect in (("entry", entry), ("terror", terror), ("midnight", midnight)):
        if effect is not None:
            yield text(f"es-describe-{when}", effect=effect.text)


def task_text(number: int, task: PrintedTask) -> Text:
    """A printed task, with what a monster marker does to it."""
    if task.monster == "empty":
        return text("es-describe-task-empty", number=number)
    framed = needs_text([task.needs[i] for i in task.framed]) if task.monster == "partial" else text("es-describe-none")
    return text(f"es-describe-task-{task.monster}", number=number, needs=needs_text(task.needs), framed=framed)


def needs_text(needs: Sequence[Need]) -> Text:
    """A row of requirements."""
    return join([need_text(need) for need in needs], "comma")


def need_text(need: Need) -> Text:
    """One requirement, or what is paid."""
    if need.kind == "either":
        return join([need_text(one) for one in need.of], "or")
    return text(f"es-describe-need-{need.kind}", n=need.amount)


def effects_text(effects: Sequence[ElderSignEffect]) -> Text:
    """Rewards or penalties in their order."""
    return join([effect.text for effect in effects], "comma") if effects else text("es-describe-none")


def _key(kind: str) -> str:
    return kind.replace("_", "-")
