"""`miskatonic simulate` and `miskatonic bench`."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.commands import refused, run

from miskatonic import Table

SIMULATE = ("simulate", "elder_sign", "--jobs", "1")
SUMMARY = {
    "game",
    "games",
    "players",
    "bot",
    "wins",
    "losses",
    "unfinished",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "by_setup",
    "counts",
    "means",
    "failures",
}


def test_a_run_is_summed_up_as_json() -> None:
    ended = run(*SIMULATE, "--games", "8", "--players", "3", "--seed", "5", "--json")
    assert ended.code == 0
    assert ended.err == ""
    summary = ended.json
    assert set(summary) == SUMMARY
    assert (summary["game"], summary["games"], summary["players"], summary["bot"]) == ("elder_sign", 8, 3, "random")
    assert summary["wins"] + summary["losses"] == 8
    assert summary["errors"] == summary["unfinished"] == 0
    assert sum(group["games"] for group in summary["by_setup"]["ancient_one"].values()) == 8
    assert summary["by_setup"]["players"] == {"3": {"games": 8, "wins": summary["wins"]}}


def test_players_are_spread_over_a_range() -> None:
    summary = run(*SIMULATE, "--games", "8", "--players", "1-8", "--json").json
    assert summary["players"] == "1-8"
    assert [group["games"] for group in summary["by_setup"]["players"].values()] == [1] * 8


def test_options_of_the_setup_are_set() -> None:
    given = ("--set", "ancient_one=yig", "--set", "errata=true", "--set", "seats=joe_diamond,kate_winthrop")
    summary = run(*SIMULATE, "--games", "2", "--players", "2", *given, "--json").json
    assert list(summary["by_setup"]["ancient_one"]) == ["yig"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Win rate"), ("fr", "Grand Ancien")])
def test_a_run_is_summed_up_as_tables(lang: str, word: str) -> None:
    shown = run(*SIMULATE, "--games", "6", "--players", "1-2", "--lang", lang)
    assert word in shown.out
    assert "Cthulhu" in shown.out or "Yig" in shown.out or "Hastur" in shown.out


def test_every_game_is_a_line_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    summary = run(*SIMULATE, "--games", "5", "--seed", "7", "--players", "2", "--out", str(file), "--json").json
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    assert [line["seed"] for line in lines] == [7, 8, 9, 10, 11]
    assert sum(line["decisions"] for line in lines) == summary["decisions"]
    assert set(lines[0]) == {"seed", "players", "setup", "outcome", "reason", "decisions", "day", "seconds"}


def test_win_rates_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "rates.png"
    assert run(*SIMULATE, "--games", "4", "--players", "1-2", "--plot", str(file), "--lang", "fr").code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_drawing_without_matplotlib_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.simulate.plot.can_plot", lambda: False)
    assert "miskatonic[plot]" in refused(*SIMULATE, "--games", "1", "--plot", str(tmp_path / "x.png"))


def test_games_that_end_in_an_error_are_counted_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Table.choose

    def breaks(table: Table[Any], *chosen: Any, **given: Any) -> None:
        if table.seed == 9:
            raise ValueError("the stars are wrong")
        choose(table, *chosen, **given)

    monkeypatch.setattr(Table, "choose", breaks)
    ended = run(*SIMULATE, "--games", "4", "--seed", "7", "--players", "2", "--json")
    assert ended.code == 1
    assert ended.json["errors"] == 1
    assert ended.json["failures"] == [{"seed": 9, "error": "ValueError: the stars are wrong"}]
    assert ended.err.strip() == "Seed 9 ended in an error: ValueError: the stars are wrong"


def test_the_engine_is_measured() -> None:
    measured = run("bench", "elder_sign", "--seconds", "0.2", "--json").json
    assert list(measured) == ["elder_sign"]
    assert {"decisions_per_second", "clone_us", "state_bytes", "state_bytes_max"} <= set(measured["elder_sign"])
    assert "Le Signe des Anciens" in run("bench", "--seconds", "0.2", "--lang", "fr").out


KINGSPORT = (
    "arkham_horror",
    "--boxes",
    "kingsport",
    "--answer",
    "kingsport_board=without",
    "--answer",
    "guardian=nodens",
)


@pytest.mark.parametrize("command", [("simulate",), ("play", "--terminal")])
def test_answers_to_the_questions_of_a_box_are_given_to_the_setup(command: tuple[str, ...]) -> None:
    epic = ("arkham_horror", "--boxes", "kingsport", "--answer", "epic_battle=yes", "--ancient-one", "azathoth")
    assert refused(*command, *epic).endswith("There is no battle with Azathoth, and so no Epic Battle.")


def test_the_engine_is_measured_with_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    monkeypatch.setattr("miskatonic.simulate.bench.bench", lambda slug, seconds, options: given.append(options))
    run("bench", *KINGSPORT, "--json")
    assert given == [{"boxes": ["kingsport"], "answers": {"kingsport_board": "without", "guardian": "nodens"}}]


def test_an_answer_without_a_value_or_without_a_question_is_refused() -> None:
    assert (
        refused("simulate", "arkham_horror", "--answer", "herald") == "“herald” is not an answer: write QUESTION=VALUE."
    )
    asked = refused("simulate", "arkham_horror", "--answer", "herald=ghroth")
    assert asked == "“herald” answers nothing: no box of this table asks a question at setup."


def test_a_role_has_a_bot_of_its_own() -> None:
    given = ("--story", "the_inner_sanctum", "--players", "3", "--games", "2", "--keeper", "heuristic")
    summary = run("simulate", "mansions", "--jobs", "1", *given, "--json").json
    assert (summary["bot"], summary["errors"]) == ("random, keeper: heuristic", 0)
    assert list(summary["by_setup"]["story"]) == ["the_inner_sanctum"]
    assert sum(summary["counts"]["ending"].values()) == 2


def test_a_role_that_a_game_does_not_have_is_refused() -> None:
    assert "keeper" in refused(*SIMULATE, "--games", "1", "--keeper", "random")
