"""Prints a sample of what a game says, to be read aloud: cards, questions with their options and hints, lines of the log.

`python -m tests.language.sample [GAME …] [--lang fr|en] [--seed N]` prints the same sample again as long as nothing was changed;
another seed prints another sample, of other games. A box that is played as a game of its own is a game here: `kingsport`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from tests.games.card_game.gambler import Gambler as CardPlayer
from tests.games.gambler import Gambler
from tests.games.test_words import EVERYTHING, tables

from miskatonic import Table, new_table
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import Component
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.story import told_of
from miskatonic.kernel.text import LANGUAGES, Lang, render

Item = TypeVar("Item")

CARDS, QUESTIONS, LINES = 150, 160, 230
"""How many of each are read."""


class Read(NamedTuple):
    """What is read under a name: a game with boxes, and whether only with them."""

    game: str
    boxes: tuple[str, ...] = ()


BOXES = {"kingsport": Read("arkham_horror", EVERYTHING["arkham_horror"])}
"""The boxes that are read as games of their own."""
NAMES = sorted({*GAMES, *BOXES})
"""What can be asked for."""
SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")
"""Those of the card game."""


def spread(items: Sequence[Item], number: int, seed: int = 0) -> list[Item]:
    """A number of them in their order: from the first to the last at equal distances, or with a seed drawn at random."""
    if len(items) <= number:
        return list(items)
    if seed:
        places = list(range(len(items)))
        seeded(seed).shuffle(places)
        return [items[at] for at in sorted(places[:number])]
    return [items[at * len(items) // number] for at in range(number)]


def by_kind(kinds: Mapping[str, Sequence[Item]], number: int, seed: int = 0) -> list[Item]:
    """So many things of several kinds: as many of each as there is room for, so that no kind fills the sample."""
    share, left = 0, number
    while left > 0 and any(len(items) > share for items in kinds.values()):
        share += 1
        left -= sum(len(items) >= share for items in kinds.values())
    chosen = [item for items in kinds.values() for item in spread(items, share, seed)]
    return spread(chosen, number, seed)


def cards(read: Read, lang: Lang) -> list[str]:
    """Every component, with its name, its title and its lines; of a box read as a game, its own ones."""
    edition, game = edition_of(read.game, read.boxes), GAMES[read.game]
    found: list[Component] = []
    for kind in edition.kinds_beside(game.reading.registries).values():
        found += [card for card in edition[kind] if not read.boxes or card.box in read.boxes]
    texts = [game.reading.card_text(card.slug, lang) for card in found]
    return ["\n    ".join(line for line in (card.name, card.title, *card.lines) if line) for card in texts]


def said(decision: Decision, lang: Lang) -> str:
    """A question with its options."""
    lines = [render(decision.prompt, lang)]
    for option in decision.options:
        hint = "" if option.hint is None else f" — {render(option.hint, lang)}"
        lines.append(f"{render(option.label, lang)}{hint}")
    return "\n    ".join(lines)


def games_of(read: Read, seed: int = 0) -> Iterable[tuple[Table[Any], Gambler]]:
    """The games that are played: of the card game every scenario and a campaign, of a box those with it."""
    if read.game == "card_game":
        first = 4 * seed
        for number, scenario in enumerate(SCENARIOS):
            table = new_table(read.game, seed=first + number, players=1 + number, scenario=scenario)
            yield table, CardPlayer(first + number, bold=True)
        yield new_table(read.game, seed=first + 3, players=2, campaign=True), CardPlayer(first + 3, bold=True)
        return
    for table, gambler in tables(read.game, seed):
        if read.game not in {each.game for each in BOXES.values()} or table.state.boxes == read.boxes:
            yield table, gambler


def played(read: Read, lang: Lang, seed: int = 0) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The questions and the log of whole games by their kinds, none of either twice; a line stands below its story."""
    questions: dict[str, dict[str, None]] = {}
    log: dict[str, dict[str, None]] = {}
    for table, gambler in games_of(read, seed):
        while (decision := table.decision) is not None:
            questions.setdefault(decision.kind.name, {})[said(decision, lang)] = None
            table.choose(*gambler.pick(Sight(table)))
        for number, event in enumerate(table.events):
            if event.told:
                tale, line = told_of(event, number), render(event.line(), lang)
                words = line if tale is None else f"{render(tale, lang)}\n    {line}"
                log.setdefault(type(event).__name__, {})[words] = None
    return ({kind: [*words] for kind, words in questions.items()}, {kind: [*words] for kind, words in log.items()})


def sample(name: str, lang: Lang, seed: int = 0) -> Iterator[str]:
    """What is read of a game in a language."""
    read = BOXES.get(name) or Read(name)
    questions, log = played(read, lang, seed)
    parts = (
        ("cards", spread(cards(read, lang), CARDS, seed)),
        ("questions", by_kind(questions, QUESTIONS, seed)),
        ("log", by_kind(log, LINES, seed)),
    )
    for what, chosen in parts:
        yield f"\n# {name}, {lang}: {what}\n"
        yield from (f"{at}. {words}" for at, words in enumerate(chosen, start=1))


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the samples that are asked for: every game in both languages without any argument."""
    parser = argparse.ArgumentParser(prog="python -m tests.language.sample", description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="another sample, of other games")
    asked = parser.parse_args(arguments)
    for game in asked.games or NAMES:
        for lang in [asked.lang] if asked.lang else LANGUAGES:
            for line in sample(game, lang, asked.seed):
                print(line)


if __name__ == "__main__":
    main()
