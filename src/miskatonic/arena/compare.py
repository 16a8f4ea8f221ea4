"""Agents side by side: sets by name, earlier results, the plot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from miskatonic.arena.games import ARENA, SETS, GameSet
from miskatonic.arena.results import Results, groups, read
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.slips import slip
from miskatonic.kernel.text import Lang, render, text
from miskatonic.simulate import Group


def set_named(name: str) -> GameSet:
    """The set of that name; an unknown one is refused with those that exist."""
    if name not in SETS:
        raise MiskatonicError(slip(name, list(SETS), text("arena-error-set", set=name, sets=", ".join(SETS))))
    return SETS[name]


def begun(agent: str, games: GameSet) -> Results:
    """The results of an agent before its first game."""
    return Results(agent=agent, set=games.name, revision=GAMES[games.game].rules.revision)


def of_set(file: Path, games: GameSet) -> list[Results]:
    """Earlier results of a set; others are refused."""
    results = read(file)
    if any((each.set, each.arena) != (games.name, ARENA) for each in results):
        raise MiskatonicError(text("arena-error-other", file=str(file)))
    return results


def draw(file: Path, games: GameSet, results: Sequence[Results], lang: Lang) -> None:
    """Writes the shares won, with their intervals, as PNG."""
    from miskatonic.simulate.plot import Panel, plot

    shares = groups(results)
    overall = Group(games=sum(each.games for each in shares.values()), wins=sum(each.wins for each in shares.values()))
    said = {
        key: render(text(f"arena-{key}", set=games.name, number=ARENA), lang) for key in ("title", "subtitle", "axis")
    }
    panel = Panel(title=render(text("arena-agents"), lang), groups=shares, sort=True)
    plot(file, said["title"], said["subtitle"], said["axis"], overall, [panel])
