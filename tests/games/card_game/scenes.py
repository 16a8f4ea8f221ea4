"""Scenes for the tests of the browser's board: one of every kind of question that games ask, and the words on the cards.

`python -m tests.games.card_game.scenes` prints them as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.games.card_game.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.card_game import GAME
from miskatonic.kernel.text import LANGUAGES, Lang, Text, parts, render
from miskatonic.server.protocol import ChapterInfo, Odds, OptionInfo, Piece, Question, Scene, SeatInfo, Settings

GAMES = 24
SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")


class Shown(msgspec.Struct):
    """What a board is given."""

    scene: Scene
    odds: Odds


class Scenes(msgspec.Struct):
    """Everything that the tests of a board want."""

    pieces: dict[Lang, dict[str, Piece]]
    shown: list[Shown]


def scenes() -> Scenes:
    """The same at every call: games follow from their seeds."""
    found: dict[tuple[str, ...], Shown] = {}
    for table in played():
        for key in kinds(table):
            if key not in found:
                found[key] = shown(table)
    return Scenes(pieces={lang: pieces(lang) for lang in LANGUAGES}, shown=list(found.values()))


def played() -> Iterator[Table[Any]]:
    """Tables in many moments of many games: every scenario, every number of players, and a campaign."""
    for seed in range(GAMES):
        options = {"players": 1 + seed % 4, "scenario": SCENARIOS[seed % 3]} if seed % 6 else {"campaign": True}
        table = new_table("card_game", seed=seed, **options)
        gambler = Gambler(seed, bold=seed % 2 == 0)
        while table.decision is not None:
            yield table
            table.choose(*gambler.pick(table))


def kinds(table: Table[Any]) -> Iterator[tuple[str, ...]]:
    """What the question is about, by the sorts of options that it has; and whether a test is under way."""
    assert table.decision is not None
    state = table.state
    for option in table.decision.options:
        testing = "test" if state.test is not None else "quiet"
        yield (table.decision.prompt.key, option.id.partition(":")[0], testing, state.scenario)


def shown(table: Table[Any]) -> Shown:
    """The table as whoever decides sees it, with all seats held by the same person."""
    decision = table.decision
    assert decision is not None
    scene = Scene(
        id="table",
        game=GAME.slug,
        title=render(GAME.title, "en"),
        version=len(table.moves),
        timeline=0,
        moves=len(table.moves),
        at=len(table.moves),
        status="playing",
        lang="en",
        moment=render(GAME.moment(table.state), "en"),
        host=True,
        seat=decision.seat,
        seats=[SeatInfo(seat, "person", "", "", True, True, "") for seat in range(len(table.state.investigators))],
        settings=Settings(),
        view=msgspec.to_builtins(table.view(decision.seat)),
        question=Question(
            seat=decision.seat,
            prompt=parts(decision.prompt, "en"),
            rule=decision.rule,
            least=decision.least,
            most=decision.most,
            options=[
                OptionInfo(option.id, parts(option.label, "en"), said(option.hint), option.pieces)
                for option in decision.options
            ],
        ),
        ending=None,
        chronicle=[
            ChapterInfo(parts(chapter.title, "en"), [parts(line, "en") for line in chapter.lines])
            for chapter in GAME.chronicle(table.state)
        ],
        log=[],
        log_length=0,
    )
    return Shown(scene, Odds(len(table.moves), {}, GAME.board_odds(table.state)))


def said(hint: Text | None) -> tuple[Any, ...]:
    """A hint, if there is one."""
    return () if hint is None else parts(hint, "en")


def pieces(lang: Lang) -> dict[str, Piece]:
    """The words on every card and what a board draws of it."""
    return {
        card.slug: Piece(
            **msgspec.structs.asdict(GAME.card_text(card.slug, lang)), facts=msgspec.to_builtins(GAME.facts(card.slug))
        )
        for registry in GAME.registries.values()
        for card in registry
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(scenes()))
