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
from tests.cli.commands import refused, run

from mcp import Client
from miskatonic.arena import SETS, Played, Results, play_bot, play_command
from miskatonic.arena.results import read
from miskatonic.arena.run import Agent, ByProtocol, Forfeit, Question, seated
from miskatonic.cli.agents import drawn
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
NO_LETTERS = """
import sys, time
sys.stdout.buffer.write(bytes([255, 254, 10]))
sys.stdout.flush()
time.sleep(60)
"""


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
    [
        (NONSENSE, "20", "5 answers in a row"),
        (SLOW, "0.3", "within 0.3 s"),
        (NO_LETTERS, "0.7", "within 0.7 s"),
        ("", "20", "ended before the game did"),
    ],
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


def test_a_command_is_told_how_its_game_ended(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    program = (
        FIRST
        + f"""
    else:
        import time
        time.sleep(0.2)
        open({str(told)!r}, "w").write(line)
"""
    )
    play_command(SETS["the_gathering"], agent(tmp_path, program), 20.0, "en", drawn, 0)
    assert json.loads(told.read_text())["score"]["over"]


def test_a_command_that_leaves_after_its_last_answer_has_played(tmp_path: Path) -> None:
    """It need not read how the game ended."""
    first = play_command(SETS["the_gathering"], agent(tmp_path, FIRST), 20.0, "en", drawn, 0)
    program = (
        FIRST.replace("import json, sys", "import json, sys; answers = 0")
        + f"""
        answers += 1
        if answers == {first.decisions}:
            sys.exit()
"""
    )
    again = play_command(SETS["the_gathering"], agent(tmp_path, program), 20.0, "en", drawn, 0)
    assert (again.ending, again.forfeited) == (first.ending, "")


def test_an_answer_in_advance_is_no_answer(tmp_path: Path) -> None:
    """Lines that were written before a question do not answer it, and do not put later answers out of step."""
    program = (
        """
import sys, time
for number in range(3):
    print('{"take": ["early"]}', flush=True)
time.sleep(0.5)
"""
        + FIRST
        + """
        print("a remark after the answer", flush=True)
        print("another one", flush=True)
"""
    )
    chair = seated(SETS["the_gathering"], 0, "en", drawn)
    with Agent(agent(tmp_path, program), 20.0) as player:
        time.sleep(2.0)
        for _ in range(3):
            reply = player.ask(Question(news=chair.news(), asked=chair.asked()))
            chair.choose(reply.take)
            time.sleep(0.5)


def test_a_command_that_does_not_read_forfeits(tmp_path: Path) -> None:
    """Long questions fill its pipe: writing them has to end, too."""
    with Agent(agent(tmp_path, SLOW), 0.3) as player:
        for _ in range(3):
            with pytest.raises(Forfeit, match=r"within 0.3 s"):
                player.ask(Question(news=["a long line of the log"] * 10_000))


def test_a_game_without_end_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.arena.run.LONGEST_GAME", 2)
    game = play_command(SETS["the_gathering"], agent(tmp_path, FIRST), 20.0, "en", drawn, 0)
    assert (game.decisions, game.forfeited, game.won) == (2, "longest game", False)


@pytest.mark.parametrize("command", ["", "  ", "python 'x"])
def test_what_is_no_command_is_refused_before_the_first_game(command: str) -> None:
    assert "is not a command" in refused("arena", "the_gathering", "--bot", "random", "--command", command)


def test_an_unknown_bot_is_refused_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def must_not_begin(*_: object) -> Played:
        raise AssertionError

    monkeypatch.setattr("miskatonic.arena.play_bot", must_not_begin)
    assert "nonsense" in refused("arena", "the_gathering", "--bot", "random", "--bot", "nonsense")


@pytest.mark.parametrize(
    "given", [("arena", "the_gathering", "--bot", "random", "--mcp", "somebody"), ("mcp", "--transport", "http")]
)
def test_a_port_that_is_taken_is_noticed_at_once(given: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    def must_not_begin(*_: object) -> Played:
        raise AssertionError

    monkeypatch.setattr("miskatonic.arena.play_bot", must_not_begin)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = str(listener.getsockname()[1])
        assert refused(*given, "--port", port).startswith(f"Port {port} is taken")


@pytest.mark.parametrize("content", ["{", "{}", "[1]"])
def test_a_file_without_results_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "results.json"
    file.write_text(content)
    assert "holds no results" in refused("arena", "the_gathering", "--with", str(file))


def test_reasons_given_after_a_game_was_given_up_are_not_recorded() -> None:
    recorded: list[Played] = []
    series = ByProtocol(SETS["the_gathering"], range(1), "en", drawn, recorded.append)
    chair = series.begin()
    assert chair is not None
    assert series.begin() is None
    asked = chair.asked()
    assert asked is not None
    chair.choose([option.id for option in asked.options][: asked.least], "Too late.")
    assert recorded[0].reasons == []
