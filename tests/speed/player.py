"""The games that are counted: `python -m tests.speed.player (plan EDITION | play | trace) FILE`, in a process of its own.

`plan` plays an edition's games and writes their choices down, `play` makes the same choices while valgrind counts, `trace` while
bytecodes are counted. So nothing but the engine is counted: choices are known beforehand, and games are set up before.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.table import Table, new_table

EDITIONS: Mapping[str, tuple[str, tuple[str, ...], int]] = {
    "elder_sign": ("elder_sign", (), 120),
    "card_game": ("card_game", (), 480),
    "arkham_horror": ("arkham_horror", (), 128),
    "kingsport": ("arkham_horror", ("kingsport",), 128),
    "mansions": ("mansions", (), 64),
}
"""What is counted: a game, its boxes, and the number of games played."""

PART = 8
"""One game of so many is traced, and gives positions to clone."""
BETWEEN_CLONES = 20
"""Decisions from one cloned position to the next."""
CLONES = 10
"""Clones of each position, as a search makes them."""


class Plan(Struct, frozen=True, kw_only=True):
    """Games of one edition with the choices that are made in them."""

    game: str
    setup: dict[str, Any]
    games: list[tuple[int, list[list[int]]]]
    """The seed of each game, and the places of the options that are taken."""

    @property
    def decisions(self) -> int:
        return sum(len(choices) for _, choices in self.games)

    def part(self) -> Plan:
        """The first games of it."""
        return Plan(game=self.game, setup=self.setup, games=self.games[: max(1, len(self.games) // PART)])

    def tables(self) -> list[Table[Any]]:
        return [new_table(self.game, seed=seed, history=False, **self.setup) for seed, _ in self.games]


def make_plan(edition: str) -> Plan:
    """Plays the games of an edition with the options of the highest rank."""
    game, boxes, number = EDITIONS[edition]
    setup: dict[str, Any] = {**GAMES[game].simulating.benchmark, **({"boxes": list(boxes)} if boxes else {})}
    games: list[tuple[int, list[list[int]]]] = []
    for seed in range(number):
        table = new_table(game, seed=seed, history=False, **setup)
        choices: list[list[int]] = []
        while (decision := table.decision) is not None:
            choices.append(highest(decision, f"{seed} {len(choices)}"))
            table.choose(*choices[-1])
        games.append((seed, choices))
    return Plan(game=game, setup=setup, games=games)


def highest(decision: Decision, salt: str) -> list[int]:
    """The options whose ids have the highest rank: an option more or less seldom changes which ones these are."""
    ranks = [crc32(f"{salt} {option.id}".encode()) for option in decision.options]
    number = decision.least + crc32(salt.encode()) % (decision.most - decision.least + 1)
    return decision.allowed(sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)[:number])


def play(tables: list[Table[Any]], plan: Plan) -> None:
    """Makes all choices of all games."""
    for table, (_, choices) in zip(tables, plan.games, strict=True):
        for places in choices:
            if len(places) == 1:
                table.take(places[0])
            else:
                table.choose(*places)


def positions(plan: Plan) -> list[Table[Any]]:
    """Tables that stand at every twentieth decision of the first games."""
    found: list[Table[Any]] = []
    part = plan.part()
    for table, (_, choices) in zip(part.tables(), part.games, strict=True):
        for number, places in enumerate(choices):
            if number % BETWEEN_CLONES == BETWEEN_CLONES // 2:
                found.append(table.clone())
            table.choose(*places)
    return found


def clone(tables: list[Table[Any]]) -> None:
    """Clones every position several times."""
    for table in tables:
        for _ in range(CLONES):
            table.clone()


def bytecodes(plan: Plan) -> dict[str, float]:
    """Bytecodes a decision that each Python function runs itself, over the first games."""
    part = plan.part()
    tables = part.tables()
    counts: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, _: Any) -> Any:
        if event == "call":
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
        elif event == "opcode":
            counts[frame.f_code] += 1
        return count

    sys.settrace(count)
    try:
        play(tables, part)
    finally:
        sys.settrace(None)
    named: Counter[str] = Counter()
    for code, number in counts.items():
        named[name(code)] += number
    return {function: number / part.decisions for function, number in named.items()}


def name(code: CodeType) -> str:
    """`games/elder_sign/rules/attempt.py roll`: the file within the package, and the function."""
    path = Path(code.co_filename)
    parts = path.parts
    inside = parts[parts.index("miskatonic") + 1 :] if "miskatonic" in parts else (path.name,)
    return f"{'/'.join(inside)} {code.co_qualname}"


def be_counted(plan: Plan) -> None:
    """Plays, then clones. Before each part a line is printed and one awaited: counting begins and ends there."""
    tables = plan.tables()
    cloned = positions(plan)
    pause(len(cloned) * CLONES)
    play(tables, plan)
    pause()
    clone(cloned)
    pause()


def pause(said: object = "") -> None:
    """Says that everything up to here is done, and waits."""
    print(said, flush=True)
    sys.stdin.readline()


def main(command: str, *arguments: str) -> None:
    file = Path(arguments[-1])
    if command == "plan":
        file.write_bytes(msgspec.json.encode(make_plan(arguments[0])))
        return
    plan = msgspec.json.decode(file.read_bytes(), type=Plan)
    if command == "play":
        be_counted(plan)
    else:
        sys.stdout.buffer.write(msgspec.json.encode(bytecodes(plan)))


if __name__ == "__main__":
    main(*sys.argv[1:])
