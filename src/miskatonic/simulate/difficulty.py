"""How hard and how long games are: bots play each setup, and what came of it goes into the package of the game.

    python -m miskatonic.simulate.difficulty arkham_horror --games 40 --players 1,2,4

Setups differ in the Ancient One, the scenario or the story, those of installed boxes included, and in the number of players.
The rest is left to chance. The same command makes the same table.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from msgspec import Struct

from miskatonic.kernel.box import BOXES, Edition, edition_of
from miskatonic.kernel.difficulty import FILE, Trials, Tried
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.simulate.run import Plan, simulate
from miskatonic.simulate.statistics import wilson

COMPARED = ("ancient_one", "scenario", "story")
"""The options that games are told apart by."""
LONGEST = 5_000
"""Decisions after which a game counts as lost: a fight in which neither side can harm the other never ends."""


class Setup(Struct, frozen=True):
    """One value of the option that games are told apart by, and the boxes that it needs."""

    option: str
    value: str
    boxes: tuple[str, ...] = ()


def setups(rules: Rulebook[Any]) -> Iterator[Setup]:
    """The setups of a game, then those that each box adds."""
    seen: set[str] = set()
    editions: list[tuple[tuple[str, ...], Edition]] = [((), edition_of(rules.slug))]
    editions += [((box.slug,), edition_of(rules.slug, (box.slug,))) for box in BOXES.of(rules.slug)]
    for boxes, edition in editions:
        for field in rules.form(edition):
            if field.option in COMPARED:
                new = [pick.value for pick in field.picks if pick.value not in seen]
                seen.update(new)
                yield from (Setup(field.option, value, boxes) for value in new)


def tried(game: str, setup: Setup, players: int, games: int, seed: int, jobs: int) -> Tried:
    """The results of a number of games."""
    options = {setup.option: setup.value, **({"boxes": list(setup.boxes)} if setup.boxes else {})}
    plan = Plan(
        game=game, games=games, players=(players,), bot="heuristic", seed=seed, options=options, longest=LONGEST
    )
    results = [*simulate(plan, jobs)]
    for result in results:
        if result.outcome == "error":
            raise SystemExit(f"{setup.value}, seed {result.seed}: {result.reason}")
    wins = sum(result.outcome == "win" for result in results)
    low, high = wilson(wins, games)
    return Tried(
        option=setup.option,
        value=setup.value,
        players=players,
        games=games,
        wins=wins,
        low=round(low, 3),
        high=round(high, 3),
        rounds=round(median(next(iter(result.length.values()), 0) for result in results)),
        decisions=round(median(result.decisions for result in results)),
    )


def main() -> None:
    """Plays the games and writes the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="games for each setup")
    parser.add_argument("--players", default="1,2,4", help="numbers of players, with commas between")
    parser.add_argument("--seed", type=int, default=1926)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    rules = GAMES[asked.game].rules
    least, most = rules.players
    players = [number for number in map(int, asked.players.split(",")) if least <= number <= most]
    plan = [(setup, number) for setup in setups(rules) for number in players]
    file = Path(str(files(GAMES.package(rules.slug)) / FILE))
    found: list[Tried] = []
    for place, (setup, number) in enumerate(plan, start=1):
        found.append(tried(rules.slug, setup, number, asked.games, asked.seed, asked.jobs))
        last = found[-1]
        told = f"{place}/{len(plan)} {setup.value}, {number}: {last.wins} of {last.games}, {last.decisions} decisions"
        print(told, file=sys.stderr, flush=True)
        trials = Trials(game=rules.slug, revision=rules.revision, bot="heuristic", seed=asked.seed, tried=found)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(trials), indent=1) + b"\n")


if __name__ == "__main__":
    main()
