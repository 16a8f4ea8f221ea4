"""The words on every component of Mansions of Madness, made from the effects that run it."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.mansions.components import (
    REGISTRIES,
    BarrierCard,
    CombatCard,
    EventCard,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterCard,
    MythosCard,
    Objective,
    Spell,
    Story,
    Trait,
    TraumaCard,
    printed,
    signed,
)
from miskatonic.games.mansions.state import piece
from miskatonic.kernel.game import CardText
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import Lang, Text, join, render, sentence, text


@printed
def describe(slug: str, lang: Lang) -> CardText:
    """The words of a component, by its slug or by the id of a copy (`zombie#2`)."""
    kind, component = find(slug)
    key = kind.replace("_", "-")
    title = component.title if isinstance(component, InvestigatorCard) else text(f"mm-describe-kind-{key}")
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
            yield text(
                "mm-describe-investigator",
                health=component.health,
                sanity=component.sanity,
                skill=component.skill_points,
            )
        case Trait():
            yield from trait_lines(component)
        case Item():
            yield from item_lines(component)
        case Spell():
            yield component.text
        case BarrierCard():
            yield component.barrier.text
        case MythosCard():
            yield from mythos_lines(component)
        case TraumaCard():
            yield from trauma_lines(component)
        case KeeperAction():
            yield from action_lines(component)
        case CombatCard():
            yield half_line(component.attack.kind, component.attack.effect.text)
            yield half_line(component.defence.kind, component.defence.effect.text)
        case MonsterCard():
            yield text(
                "mm-describe-monster",
                kind=text(f"mm-class-{component.kind}"),
                awareness=signed(component.awareness),
                horror=signed(component.horror),
            )
        case Story():
            yield component.intro
        case EventCard():
            yield text("mm-describe-event", n=component.level, time=component.time)
            for effect in component.effects.values():
                yield effect.text
        case Objective():
            yield from objective_lines(component)
        case _:
            return


def trait_lines(trait: Trait) -> Iterator[Text]:
    """Its attributes, and what it gives."""
    values = [
        text("mm-describe-attribute", attribute=text(f"mm-attribute-{which}"), n=n)
        for which, n in trait.attributes.items()
    ]
    yield join(values, "comma")
    if trait.text is not None:
        yield trait.text
    if trait.item or trait.spell:
        yield text("mm-describe-begins-with", card=piece(trait.item or trait.spell))


def item_lines(item: Item) -> Iterator[Text]:
    """Its types, its damage, what it does."""
    yield join([text(f"mm-type-{kind}") for kind in item.types], "comma")
    if item.weapon:
        yield text("mm-describe-weapon", damage=item.damage, range=item.range)
    if item.opens:
        yield text("mm-describe-opens", card=piece(item.opens))
    if item.leads_to:
        yield text("mm-describe-leads-to", room=piece(item.leads_to))
    if item.text is not None:
        yield item.text
    if item.found is not None:
        yield item.found.text


def mythos_lines(mythos: MythosCard) -> Iterator[Text]:
    """Its cost, its condition, its effect."""
    yield text("mm-describe-cost", n=mythos.cost)
    if mythos.condition is not None:
        yield text("mm-describe-condition", condition=mythos.condition.text)
    if mythos.face_down:
        yield text("mm-describe-face-down")
    yield mythos.words
    if mythos.several:
        yield text("mm-describe-several")


def trauma_lines(trauma: TraumaCard) -> Iterator[Text]:
    """When it can be played, and what it does."""
    yield text(f"mm-describe-{trauma.kind}", n=-1 if trauma.threshold is None else trauma.threshold)
    if trauma.effect is not None:
        yield trauma.effect.text
    if trauma.text is not None:
        yield trauma.text
    if trauma.several:
        yield text("mm-describe-several")


def action_lines(action: KeeperAction) -> Iterator[Text]:
    """What is always in force, the cost, and the action."""
    if action.passive is not None:
        yield action.passive
    yield text("mm-describe-action", n=action.cost, effect=action.effect.text)


def half_line(kind: str, words: Text) -> Text:
    """A half of a combat card."""
    return text("mm-describe-half", heading=text(f"mm-heading-{kind}"), words=words)


def objective_lines(objective: Objective) -> Iterator[Text]:
    """How it is revealed, what happens then, and how each side wins."""
    yield text("mm-describe-revealed", when=join([each.text for each in objective.reveal], "or"))
    if objective.on_reveal:
        yield text("mm-describe-on-reveal", effects=join([each.text for each in objective.on_reveal], "and"))
    if objective.text is not None:
        yield objective.text
    yield text("mm-describe-investigators-win", when=join([each.text for each in objective.investigators], "or"))
    yield text("mm-describe-keeper-wins", when=join([each.text for each in objective.keeper], "or"))
    yield text(f"mm-describe-last-event-{objective.last_event}")
