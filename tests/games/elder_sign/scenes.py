"""Scenes for the tests of the browser's board: one of every kind of question that games ask, and the words on the pieces.

`python -m tests.games.elder_sign.scenes` prints them as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.games.elder_sign.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.kernel.text import LANGUAGES, Lang, Text, parts, render
from miskatonic.server.protocol import Odds, OptionInfo, Piece, Question, Scene, SeatInfo, Settings

GAMES = 64


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
    """Tables in many moments of many games, of every size and against everyone."""
    ancient_ones = [card.slug for card in ANCIENT_ONES]
    for seed in range(GAMES):
        players, foe = 1 + seed % 4 + 4 * (seed % 8 == 7), ancient_ones[seed % len(ancient_ones)]
        options = {"players": players, "ancient_one": foe, "errata": seed % 3 == 0, "draft": seed % 5 == 0}
        table = new_table("elder_sign", seed=seed, history=False, **options)
        gambler = Gambler(seed, bold=seed % 2 == 0)
        while table.decision is not None:
            yield table
            table.choose(*gambler.pick(table))


def kinds(table: Table[Any]) -> Iterator[tuple[str, ...]]:
    """What the question is about, by the sorts of options that it has; and whether it is asked in the final battle."""
    assert table.decision is not None
    prompt = table.decision.prompt.key
    battle = "battle" if table.state.awake else "museum"
    for option in table.decision.options:
        yield (prompt, option.id.partition(":")[0], battle)


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
        chronicle=[],
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
        log=[],
        log_length=0,
    )
    return Shown(scene, Odds(len(table.moves), {}, GAME.board_odds(table.state)))


def said(hint: Text | None) -> tuple[Any, ...]:
    """A hint, if there is one."""
    return () if hint is None else parts(hint, "en")


def pieces(lang: Lang) -> dict[str, Piece]:
    """The words on every component and what a board draws of it."""
    return {
        card.slug: Piece(
            **msgspec.structs.asdict(GAME.card_text(card.slug, lang)), facts=msgspec.to_builtins(GAME.facts(card.slug))
        )
        for registry in GAME.registries.values()
        for card in registry
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(scenes()))
