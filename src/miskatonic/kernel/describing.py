"""The words on a component, made from what its game says of it line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from miskatonic.kernel.memory import printed
from miskatonic.kernel.reading import CardText
from miskatonic.kernel.registry import Component, registry_of
from miskatonic.kernel.text import Lang, Text, render, sentence, text


def describer(
    game: str, prefix: str, lines_of: Callable[[Component], Iterable[Text]]
) -> Callable[[str, Lang], CardText]:
    """The function that gives the words on a component of a game, by its slug or by the id of a copy (`wither#2`).

    `lines_of` says what is printed on it. Its title is its own, if it has one, or else the message for its kind.
    """

    @printed
    def describe(slug: str, lang: Lang) -> CardText:
        registry = registry_of(game, slug)
        component: Component = registry[slug]
        title: Text = getattr(component, "title", text(f"{prefix}-describe-kind-{registry.kind.replace('_', '-')}"))
        return card_text(component, registry.kind, render(title, lang), lines_of(component), lang)

    return describe


def card_text(component: Component, kind: str, title: str, lines: Iterable[Text], lang: Lang) -> CardText:
    """The words on a component, each line a sentence."""
    return CardText(
        slug=component.slug,
        kind=kind,
        name=component.en if lang == "en" else component.fr,
        title=title,
        lines=[sentence(render(line, lang)) for line in lines],
    )
