"""Writes the log of whole games with its story as pages to be read: one game of each title, in both languages.

`python -m tests.language.chronicle [TITLE …]` writes `docs/chronicles/`; the same seeds give the same pages.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.test_architecture import ROOT

from miskatonic import Table, new_table
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import GAMES, reading_of
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.story import told_of
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang, Text, join, name, render, text
from miskatonic.players import make_bot
from miskatonic.server.telling import epilogue, opening

PAGES = ROOT / "docs" / "chronicles"


class Played(NamedTuple):
    """A game that is told: its title, the game and the options that it was set up with."""

    titles: Mapping[Lang, str]
    game: str
    seed: int
    options: Mapping[str, Any]


TITLES: Mapping[str, Played] = {
    "elder-sign": Played(
        {"en": "Elder Sign", "fr": "Le Signe des Anciens"},
        "elder_sign",
        2,
        {"seats": ["amanda_sharpe", "joe_diamond"], "ancient_one": "yig"},
    ),
    "card-game": Played(
        {"en": "Arkham Horror: The Card Game", "fr": "Horreur à Arkham : le Jeu de Cartes"},
        "card_game",
        1,
        {"seats": ["roland_banks", "wendy_adams"], "scenario": "the_gathering"},
    ),
    "arkham-horror": Played({"en": "Arkham Horror", "fr": "Horreur à Arkham"}, "arkham_horror", 3, {"players": 2}),
    "kingsport": Played(
        {"en": "Kingsport Horror", "fr": "L’Horreur de Kingsport"},
        "arkham_horror",
        8,
        {"players": 2, "boxes": ["kingsport"]},
    ),
    "mansions": Played(
        {"en": "Mansions of Madness", "fr": "Les Demeures de l’Épouvante"},
        "mansions",
        11,
        {"players": 3, "keeper": 0},
    ),
}
"""The games, by the names of their pages. Their seeds were chosen for games with turning points."""

CHAPTERS = {
    "elder_sign": "Midnight",
    "card_game": "RoundBegan",
    "arkham_horror": "MythosDrawn",
    "mansions": "RoundBegan",
}
"""The event that is the heading of a chapter."""
INTRODUCTIONS: Mapping[Lang, str] = {
    "en": "With {people}: a whole game that bots played (seed {seed}), as its log and its story tell it, without the dice.",
    "fr": "Avec {people}\u202f: une partie entière jouée par des bots (graine {seed}), telle que la racontent son journal et son "
    "histoire, sans les dés.",
}
"""What stands below the title."""
PARAGRAPHS = {"TurnBegan", "KeeperTurnBegan", "BattleRound"}
"""Events that a paragraph begins with."""
KEPT = {*PARAGRAPHS, *CHAPTERS.values(), "Moved", "Walked", "Entered", "CluesGained"}
"""What is told although it is told in passing elsewhere."""
LEFT_OUT = {"Rolled", "DieRolled", "TokenRevealed", "CombatCardDrawn"}
"""Dice, tokens and cards of a fight, whose result is told anyway."""
STEPS = {"Moved", "Walked"}
"""Of several in a row by the same investigator, only the last one is told."""
IN_PASSING = 1
"""The importance of lines that are left out."""
TURNING_POINT = 4
"""The importance of the lines in bold."""


def played(told: Played) -> tuple[Table[Any], list[str]]:
    """The game from its first to its last choice, played by bots, and the investigators that have been in it."""
    table = new_table(told.game, seed=told.seed, **told.options)
    bot = make_bot("heuristic", told.game, seed=told.seed)
    cast: dict[str, None] = {}
    while table.decision:
        cast |= {each.slug: None for each in table.state.investigators if each is not None}
        table.choose(*bot.pick(Sight(table)))
    return table, [*cast]


def sentence(words: str) -> str:
    """A line of the log as a sentence."""
    return words if words.rstrip("»”\u202f").endswith((".", "!", "?", "…")) else f"{words}."


def lines(table: Table[Any], begun: Text | None = None) -> Iterator[tuple[Event, Text | None]]:
    """What everybody could read, with the sentence of the story that stands before it: never the same one twice."""
    ears, told = table.ears(None), {begun}
    numbered = [
        (event, tale)
        for number, event in enumerate(table.events)
        if event.told
        and event.visible_to(ears)
        and ((tale := told_of(event, number)) is not None or worth_telling(event))
    ]
    for (event, tale), (later, _) in zip(numbered, [*numbered[1:], (None, None)], strict=True):
        if tale is not None or later is None or not on_the_way(event, later):
            yield event, None if tale in told else tale
            told.add(tale)


def on_the_way(event: Event, later: Event) -> bool:
    """Whether it is a step that the same investigator goes on from right away."""
    who = [getattr(each, "who", getattr(each, "investigator", None)) for each in (event, later)]
    return type(event) is type(later) and type(event).__name__ in STEPS and who[0] == who[1]


def worth_telling(event: Event) -> bool:
    """Whether an event is more than a die or a token that changes hands."""
    kind, stage = type(event).__name__, type(event).stage
    return kind in KEPT or (kind not in LEFT_OUT and stage is not None and stage.importance > IN_PASSING)


def spoken_of(words: str, before: str, names: Mapping[str, str]) -> str:
    """A sentence with a pronoun in place of the name that the sentence before it began with, too."""
    for who, pronoun in names.items():
        if words.startswith(f"{who} ") and before.startswith(f"{who} "):
            return pronoun + words.removeprefix(who)
    return words


def chronicle(told: Played, table: Table[Any], cast: Sequence[str], lang: Lang) -> Iterator[str]:
    """The page of a game in a language, paragraph by paragraph."""
    reading, state, outcome = reading_of(table.state), table.state, table.outcome
    assert outcome is not None
    yield f"# {told.titles[lang]}"
    people = join([name(told.game, slug) for slug in cast], "and")
    yield INTRODUCTIONS[lang].format(people=render(people, lang), seed=told.seed)
    if (began := opening(table, reading.cover(state, None).against)) is not None:
        yield f"*{render(began, lang)}*"
    names, before, cause, paragraph = pronouns(told.game, cast, lang), "", "", list[str]()
    for event, tale in lines(table, began):
        kind = type(event).__name__
        if kind in (*PARAGRAPHS, CHAPTERS[told.game]) or tale is not None:
            yield " ".join(paragraph)
            before = ""
            paragraph.clear()
        if tale is not None:
            yield f"*{render(tale, lang)}*"
        known = event.cause == cause
        whole = sentence(render(event.text() if known else event.line(), lang))
        words, before = spoken_of(whole, before, names), whole
        cause = event.cause or cause_named(event)
        if kind in PARAGRAPHS:
            before = next((f"{who} " for who in names if who in whole), whole)
        stage = type(event).stage
        if kind == CHAPTERS[told.game]:
            yield f"## {words.removesuffix('.')}"
        else:
            paragraph.append(f"**{words}**" if stage is not None and stage.importance == TURNING_POINT else words)
    ending = f"**{sentence(render(text(outcome.reason), lang))}**"
    yield " ".join(words for words in paragraph if words != ending)
    yield ending
    ended = [key for key in epilogue(table, None, won=table.rules.won(state)) if PHRASES.has(key, "en")]
    if ended:
        yield f"*{' '.join(render(text(key), lang) for key in ended)}*"


def cause_named(event: Event) -> str:
    """The piece that an event names as what is used or played, which need not be named again as a cause."""
    return str(getattr(event, "card", ""))


def pronouns(game: str, cast: Sequence[str], lang: Lang) -> Mapping[str, str]:
    """The names of investigators with the pronouns that stand for them; French declares the gender."""
    she, he = ("Elle", "Il") if lang == "fr" else ("She", "He")
    pieces = [f"{game}/{slug}" for slug in cast]
    feminine = [PHRASES.noun(piece, "fr").traits.feminine for piece in pieces]
    return {
        str(PHRASES.noun(piece, lang)): she if female else he for piece, female in zip(pieces, feminine, strict=True)
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the pages that are asked for: all of them without any argument."""
    parser = argparse.ArgumentParser(prog="python -m tests.language.chronicle", description=main.__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=", ".join(TITLES))
    parser.add_argument("--to", type=Path, default=PAGES)
    asked = parser.parse_args(arguments)
    asked.to.mkdir(exist_ok=True, parents=True)
    for title in asked.titles or TITLES:
        told = TITLES[title]
        table, cast = played(told)
        for lang in LANGUAGES:
            page = "\n\n".join(filter(None, chronicle(told, table, cast, lang)))
            (asked.to / f"{title}.{lang}.md").write_text(f"{page}\n", encoding="utf-8")


if __name__ == "__main__":
    _ = GAMES
    main()
