"""The arena: bots, commands and clients of the protocol play the same games, and what they achieve is compared."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import anyio
import pytest
from tests.cli.commands import run

from mcp import Client
from miskatonic.arena import SETS, Played, Results, play_bot
from miskatonic.arena.results import read
from miskatonic.kernel.game import GAMES

FIRST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if "asked" in told:
        asked = told["asked"]
        take = [option["id"] for option in asked["options"]][: max(1, asked.get("least", 1))]
        print(json.dumps({"take": take, "why": "It comes first."}), flush=True)
"""
NONSENSE = """
import sys
for line in sys.stdin:
    print("what?", flush=True)
"""
SLOW = "import time; time.sleep(60)"


def agent(tmp_path: Path, program: str) -> str:
    """A command that plays."""
    file = tmp_path / f"agent{abs(hash(program)) % 1000}.py"
    file.write_text(program)
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("name", SETS)
def test_every_game_of_a_set_can_be_set_up(name: str) -> None:
    games = SETS[name]
    for number in range(len(games.setups)):
        entry = games.entry(number)
        assert entry.table().decision is not None
        assert entry.seat < entry.table().state.players
    assert len({games.entry(number).seed for number in range(games.games)}) == games.games


def test_the_seeds_of_all_sets_differ() -> None:
    seeds = [games.entry(number).seed for games in SETS.values() for number in range(games.games)]
    assert len(set(seeds)) == len(seeds)
    assert {games.game for games in SETS.values()} == set(GAMES)


def test_the_same_bot_achieves_the_same() -> None:
    first, second = (play_bot(SETS["the_gathering"], "quick", None, 2) for _ in range(2))
    assert (first.won, first.score, first.decisions) == (second.won, second.score, second.decisions)
    assert first.decisions > 5


def test_bots_are_compared_and_written_down(tmp_path: Path) -> None:
    out, plot = tmp_path / "results.json", tmp_path / "plot.png"
    given = ["arena", "the_gathering", "--games", "2", "--bot", "random", "--bot", "quick", "--out", str(out)]
    ended = run(*given, "--plot", str(plot), "--json")
    assert ended.code == 0
    assert {each["agent"] for each in json.loads(ended.out)} == {"random", "quick"}
    results = read(out)
    assert [(each.agent, each.set, len(each.played)) for each in results] == [
        ("random", "the_gathering", 2),
        ("quick", "the_gathering", 2),
    ]
    assert plot.read_bytes().startswith(b"\x89PNG")
    again = run("arena", "the_gathering", "--with", str(out))
    assert again.code == 0
    assert "random" in again.out
    other = run("arena", "elder_sign", "--with", str(out))
    assert other.code == 2
    assert "another set" in other.err


def test_a_command_plays_and_its_reasons_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    ended = run("arena", "the_gathering", "--games", "1", "--command", agent(tmp_path, FIRST), "--out", str(out))
    assert ended.code == 0
    (result,) = read(out)
    (game,) = result.played
    assert game.forfeited == ""
    assert game.decisions == len(game.reasons) > 3
    assert {reason.why for reason in game.reasons} == {"It comes first."}
    assert game.ending


@pytest.mark.parametrize(
    ("program", "patience", "words"),
    [(NONSENSE, "20", "5 answers in a row"), (SLOW, "0.3", "within 0.3 s"), ("", "20", "ended before the game did")],
)
def test_a_command_that_cannot_play_forfeits(tmp_path: Path, program: str, patience: str, words: str) -> None:
    out = tmp_path / "results.json"
    command = agent(tmp_path, program)
    given = ["arena", "the_gathering", "--games", "1", "--command", command, "--patience", patience, "--out", str(out)]
    assert run(*given).code == 0
    (game,) = read(out)[0].played
    assert words in game.forfeited
    assert not game.won


def test_an_agent_plays_a_set_by_the_protocol(tmp_path: Path) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    out = tmp_path / "results.json"
    given = ["arena", "the_gathering", "--mcp", "somebody", "--games", "2", "--port", str(port), "--out", str(out)]
    process = subprocess.Popen([sys.executable, "-c", "from miskatonic.cli import main; main()", *given])

    async def play() -> None:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            assert "new_table" not in [tool.name for tool in (await client.list_tools()).tools]
            for _ in range(2):
                told: dict[str, Any] = (await client.call_tool("next_game", {})).structured_content or {}
                table = told["table"]
                for _ in range(3):
                    asked = told["asked"]
                    take = [option["id"] for option in asked["options"]][: max(1, asked.get("least", 1))]
                    told = (await client.call_tool("choose", {"table": table, "take": take})).structured_content or {}
            last = (await client.call_tool("next_game", {})).structured_content
            assert last == {"finished": True}

    try:
        for _ in range(200):
            with socket.socket() as knocking:
                if knocking.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.2)
        anyio.run(play)
        assert process.wait(60) == 0
    finally:
        process.kill()
    (result,) = read(out)
    assert [(game.decisions, game.forfeited, game.won) for game in result.played] == [(3, "given up", False)] * 2


def test_a_standing_sums_up() -> None:
    results = Results(agent="me", set="elder_sign")
    results.played += [
        Played(number=0, seed=1, won=True, score=1.0, decisions=10, seconds=1.0),
        Played(number=1, seed=2, won=False, score=0.25, decisions=10, seconds=3.0, forfeited="given up"),
    ]
    standing = results.standing()
    assert (standing.games, standing.won, standing.score, standing.forfeited) == (2, 1, 0.625, 1)
    assert standing.milliseconds == 200.0
    assert 0.0 < standing.low < 0.5 < standing.high < 1.0


def test_it_needs_an_agent_and_a_set_that_exists() -> None:
    assert "Name at least one agent" in run("arena", "elder_sign").err
    assert "elder_sign" in run("arena", "elder_sing", "--bot", "random").err
