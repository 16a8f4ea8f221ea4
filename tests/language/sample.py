"""Prints a sample of what a game says, to be read aloud: cards, questions with their options and hints, lines of the log.

`python -m tests.language.sample [GAME …] [--lang fr|en]` prints the same sample again as long as nothing was changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TypeVar

from tests.games.test_words import EVERYTHING, tables

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, Lang, render

Item = TypeVar("Item")

CARDS, QUESTIONS, LINES = 150, 160, 230
"""How many of each are read."""


def spread(items: Sequence[Item], number: int) -> list[Item]:
    """So many of them, from the first to the last at equal distances."""
    if len(items) <= number:
        return list(items)
    return [items[at * len(items) // number] for at in range(number)]


def cards(game: str, lang: Lang) -> list[str]:
    """Every component, with its name, its title and its lines."""
    edition = edition_of(game, EVERYTHING.get(game, ()))
    read = GAMES[game].reading.card_text
    slugs = [
        slug for kind in edition.kinds_beside(GAMES[game].reading.registries).values() for slug in edition[kind].slugs
    ]
    found = [read(slug, lang) for slug in slugs]
    return ["\n    ".join(line for line in (card.name, card.title, *card.lines) if line) for card in found]


def said(decision: Decision, lang: Lang) -> str:
    """A question with its options."""
    lines = [render(decision.prompt, lang)]
    for option in decision.options:
        hint = "" if option.hint is None else f" — {render(option.hint, lang)}"
        lines.append(f"{render(option.label, lang)}{hint}")
    return "\n    ".join(lines)


def played(game: str, lang: Lang) -> tuple[list[str], list[str]]:
    """The questions and the log of whole games, none of either twice."""
    questions: dict[str, None] = {}
    log: dict[str, None] = {}
    for table, gambler in tables(game):
        while (decision := table.decision) is not None:
            questions[said(decision, lang)] = None
            table.choose(*gambler.pick(Sight(table)))
        log.update((render(event.line(), lang), None) for event in table.events if event.told)
    return list(questions), list(log)


def sample(game: str, lang: Lang) -> Iterator[str]:
    """What is read of a game in a language."""
    questions, log = played(game, lang)
    parts = (("cards", cards(game, lang), CARDS), ("questions", questions, QUESTIONS), ("log", log, LINES))
    for what, found, number in parts:
        yield f"\n# {game}, {lang}: {what}\n"
        yield from (f"{at}. {words}" for at, words in enumerate(spread(found, number), start=1))


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the samples that are asked for: every game in both languages without any argument."""
    parser = argparse.ArgumentParser(prog="python -m tests.language.sample", description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--lang", choices=LANGUAGES)
    asked = parser.parse_args(arguments)
    for game in asked.games or sorted(GAMES):
        for lang in [asked.lang] if asked.lang else LANGUAGES:
            for line in sample(game, lang):
                print(line)


if __name__ == "__main__":
    main()
