"""Scenes for the tests of the browser's boards: one of every kind of question that games ask, and the words on the pieces."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from tests.games.gambler import Gambler

from miskatonic import Table
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES, reading_of
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, Lang, render
from miskatonic.kernel.text.boards import Words
from miskatonic.server.protocol import Odds, Piece, Scene, SeatInfo, Settings
from miskatonic.server.routes import piece
from miskatonic.server.scene import chronicle, question

Kinds = Callable[[Table[Any]], Iterable[tuple[str, ...]]]


class Shown(msgspec.Struct):
    """What a board is given."""

    scene: Scene
    odds: Odds


class Scenes(msgspec.Struct):
    """Everything that the tests of a board want."""

    pieces: dict[Lang, dict[str, Piece]]
    words: dict[Lang, Words]
    shown: list[Shown]


def played(table: Table[Any], gambler: Gambler) -> Iterator[Table[Any]]:
    """A table before every choice of a whole game."""
    while table.decision is not None:
        yield table
        table.choose(*gambler.pick(Sight(table)))


def sorts(table: Table[Any]) -> list[str]:
    """The sorts of options that a question has, one for each option."""
    assert table.decision is not None
    return [option.id.partition(":")[0] for option in table.decision.options]


def collect(game: str, tables: Iterable[Table[Any]], kinds: Kinds, boxes: Sequence[str] = ()) -> Scenes:
    """The first table of each kind, with the pieces of some boxes."""
    found: dict[tuple[str, ...], Shown] = {}
    for table in tables:
        for key in kinds(table):
            if key not in found:
                found[key] = shown(table)
    edition = edition_of(game, tuple(boxes))
    return Scenes(
        pieces={lang: pieces(game, lang, tuple(boxes)) for lang in LANGUAGES},
        words={lang: GAMES[game].reading.board_words(edition, lang) for lang in LANGUAGES},
        shown=list(found.values()),
    )


def shown(table: Table[Any]) -> Shown:
    """The table as whoever decides sees it, with all seats held by the same person."""
    rules, reading = table.rules, reading_of(table.state)
    decision, moves = table.decision, len(table.moves)
    assert decision is not None
    seats = range(len(table.state.investigators))
    scene = Scene(
        id="table",
        game=rules.slug,
        title=render(rules.title, "en"),
        titles=[render(rules.title, "en")],
        boxes=list(table.state.boxes),
        version=moves,
        timeline=0,
        moves=moves,
        at=moves,
        status="playing",
        lang="en",
        moment=render(reading.moment(table.state, decision.seat), "en"),
        host=True,
        seat=decision.seat,
        seats=[SeatInfo(seat, "person", "", "", True, "", "", True, "", False) for seat in seats],
        settings=Settings(),
        notes=[],
        votes=[],
        view=msgspec.to_builtins(table.view(decision.seat)),
        question=question(table, decision, "en", decision.seat, seats),
        ending=None,
        chronicle=chronicle(table, "en", decision.seat),
        log=[],
        log_length=0,
    )
    return Shown(scene, Odds(moves, {}, reading.board_odds(table.state, decision.seat)))


def pieces(game: str, lang: Lang, boxes: tuple[str, ...] = ()) -> dict[str, Piece]:
    """The words on every component and what a board draws of it."""
    edition, reading = edition_of(game, boxes), GAMES[game].reading
    return {
        slug: piece(reading, slug, lang, edition)
        for registry in edition.kinds_beside(reading.registries).values()
        for slug in edition[registry].slugs
    }


def tell(scenes: Scenes) -> None:
    """Prints scenes as JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(scenes))
