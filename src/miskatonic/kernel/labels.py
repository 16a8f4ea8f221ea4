"""Options that would read the same are told apart by marks: the place that is meant, what lies on a piece, whoever has it.

Pieces that differ in nothing keep the same words: it makes no difference which one is taken. Only people read this, so games
work it out only while somebody watches.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from miskatonic.kernel.decision import Choice, Decision, Option, Rules
from miskatonic.kernel.text import LANGUAGES, Text, join, render, text

Marks = Mapping[str, tuple[Any, Text | None]]
"""A possible mark of an option: a key to compare, and its words, if the mark is worth showing."""
Marker = Callable[[Decision, Option[Any], Sequence[Option[Any]]], Marks]
"""The marks of one of several options of a question that read the same."""


def told_apart(
    rules: Rules[None], marker: Marker, key: str, needed: Callable[[Decision], bool] = lambda decision: True
) -> Rules[None]:
    """The same rules, which ask their questions in such a way that no two options read the same. The message `key` puts an
    `option` and its `marks` together; `needed` says whether any options of a question may read the same."""
    choice: Choice | None = None
    while True:
        try:
            decision = next(rules) if choice is None else rules.send(choice)
        except StopIteration:
            return
        asked = with_distinct_labels(decision, marker, key) if needed(decision) else decision
        choice = yield asked
        if asked is not decision:
            choice = [decision.option(option.id) for option in choice]


def with_distinct_labels(decision: Decision, marker: Marker, key: str) -> Decision:
    """A question in which options have the same words only if it makes no difference which one is taken."""
    if not (alike := alike_in(decision.options)):
        return decision
    options = list(decision.options)
    for places in alike:
        group = [options[place] for place in places]
        marks = [marker(decision, option, group) for option in group]
        for place, told in zip(places, telling(marks), strict=True):
            if told:
                label = text(key, option=options[place].label, marks=join(told, "comma"))
                options[place] = replace(options[place], label=label)
    return replace(decision, options=options)


def alike_in(options: Sequence[Option[Any]]) -> list[tuple[int, ...]]:
    """The places of options that read the same in any language."""
    found: dict[tuple[int, ...], None] = {}
    for lang in LANGUAGES:
        groups: dict[str, list[int]] = defaultdict(list)
        for place, option in enumerate(options):
            groups[render(option.label, lang)].append(place)
        if len(groups) < len(options):
            found.update((tuple(places), None) for places in groups.values() if len(places) > 1)
    return list(found)


def telling(marks: Sequence[Marks]) -> list[list[Text]]:
    """For each of several options the words for that by which it differs from the others."""
    keys = dict.fromkeys(key for each in marks for key in each)
    differing = [key for key in keys if len({each[key][0] if key in each else None for each in marks}) > 1]
    return [[words for key in differing if key in each and (words := each[key][1]) is not None] for each in marks]
