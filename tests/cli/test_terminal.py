"""A game at the terminal, by what a person types and reads."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.commands import Run, run
from tests.language.test_story import written

from miskatonic.kernel.record import Recording
from miskatonic.kernel.replay import verify
from miskatonic.kernel.text import render, text
from miskatonic.testing import scenario

SEEDED = ("play", "elder_sign", "--terminal", "--seed", "7", "--ancient-one", "yig")
ANYTHING = "1\n1 2\n" * 2000
"""The first option, or the first two where one is not enough: whatever does not fit is refused and changes nothing."""
TURN = "move:entrance\nlost_and_found\n"


def sit_down(*args: str, typed: str, data: Path, bots: int = 0) -> Run:
    """Joe Diamond, who has a knife, decides where to go in a quiet museum; bots play the other investigators."""
    investigators = ["joe_diamond", "kate_winthrop", "sister_mary"][: 1 + bots]
    situation = scenario("elder_sign", seats=investigators, ancient_one="azathoth").give("joe_diamond", "knife")
    file = data.with_name(f"{data.name}.json")
    file.write_bytes(situation.table.save(["me", *["random"] * bots]))
    return run("play", "--terminal", "--resume", str(file), *args, typed=typed, data=data)


def kept(data: Path) -> Recording:
    """The one game that is kept there."""
    (file,) = (data / "games").glob("*.json")
    return msgspec.json.decode(file.read_bytes(), type=Recording)


@pytest.mark.parametrize(
    ("lang", "columns", "lost"), [("en", 80, "the game is lost"), ("fr", 140, "la partie est perdue")]
)
def test_a_game_with_bots_is_played_to_its_end_and_its_record_is_verified(
    tmp_path: Path, lang: str, columns: int, lost: str
) -> None:
    seats = ("--seat", "random", "--seat", "me", "--seat", "random")
    ended = run(*SEEDED, *seats, "--lang", lang, typed=ANYTHING, data=tmp_path, COLUMNS=str(columns))
    assert ended.code == 0
    assert ended.err == ""
    assert lost in ended.out
    assert max(map(len, re.sub(r"(?m)^(> )+", "", ended.out).splitlines())) <= columns
    assert list((tmp_path / "games").iterdir()) == []
    (record,) = (tmp_path / "finished").glob("*.json")
    assert str(record) in ended.out.replace("\n", "")
    verified = verify(record.read_bytes())
    assert verified.outcome is not None
    assert run("replay", str(record), "--verify").code == 0


def test_what_bots_do_is_told_between_the_decisions_of_people(tmp_path: Path) -> None:
    ended = sit_down(typed=TURN * 4, data=tmp_path / "x", bots=2)
    moves = kept(tmp_path / "x").moves
    assert {move.seat for move in moves} == {0, 1, 2}
    assert "Kate Winthrop’s turn." in ended.out
    assert ended.out.count("Joe Diamond  Where do you go?") > 1
    assert "Kate Winthrop  " not in ended.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "There is no option 99: type a number from 1 to 7."),
        ("0", "There is no option 0: type a number from 1 to 7."),
        ("1 2", "Choose at most 1 of the options."),
        ("1 1", "1 is given twice."),
        ("fly", "“fly” is not an answer: type a number from 1 to 7, or h for help."),
        ("-1", "“-1” is not an answer"),
        ("c", "Which card?"),
        ("c 99", "There is no option 99"),
        ("c 7", "No card fits “7”."),
        ("c Sherlock Holmes", "No card fits “Sherlock Holmes”."),
        ("c the", "Several cards fit “the”:"),
        ("u", "There is nothing to undo."),
        ("s /no/such/folder/x.json", "The game cannot be saved: there is no such folder."),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_changes_nothing(tmp_path: Path, typed: str, sentence: str) -> None:
    ended = sit_down(typed=f"{typed}\nq\n", data=tmp_path / "x")
    assert sentence in ended.out
    assert ended.code == 0
    assert kept(tmp_path / "x").moves == []


def test_wrong_answers_are_explained_in_french_too(tmp_path: Path) -> None:
    ended = sit_down("--lang", "fr", typed="fly\n99\nq\n", data=tmp_path / "x")
    assert "n’est pas une réponse" in ended.out
    assert "Il n’y a pas de choix 99" in ended.out
    assert "Pour la reprendre" in ended.out


def test_options_are_taken_by_number_or_by_id(tmp_path: Path) -> None:
    sit_down(typed="7\nq\n", data=tmp_path / "number")
    sit_down(typed="move:entrance\nq\n", data=tmp_path / "id")
    assert kept(tmp_path / "number").moves[0].options == ["move:entrance"]
    assert kept(tmp_path / "number").moves == kept(tmp_path / "id").moves


def test_several_options_are_taken_by_several_numbers(tmp_path: Path) -> None:
    situation = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").give("joe_diamond", "clue")
    file = tmp_path / "clue.json"
    file.write_bytes(situation.table.save(["me"]))
    typed = "move:vermin_in_the_pipes\nclue\n0\n2, 4 1\nq\n"
    ended = run("play", "--terminal", "--resume", str(file), typed=typed, data=tmp_path)
    assert "type their numbers, such as 1 3" in ended.out
    assert len(kept(tmp_path).moves[2].options) == 3


def test_why_shows_the_rule_of_the_question(tmp_path: Path) -> None:
    assert "ES-MOVE-01 · Moving" in sit_down(typed="?\nq\n", data=tmp_path / "en").out
    assert "ES-MOVE-01 · Se déplacer" in sit_down("--lang", "fr", typed="?\nq\n", data=tmp_path / "fr").out


def test_a_card_is_shown_by_its_name_or_by_the_number_of_an_option(tmp_path: Path) -> None:
    by_name = sit_down("--lang", "fr", typed="c KOÏ\nq\n", data=tmp_path / "name").out
    assert "Récompenses" in by_name
    by_number = sit_down(typed="c 2\nq\n", data=tmp_path / "number").out
    assert "Administration Office" in by_number
    assert "Penalties:" in by_number


def test_help_explains_commands_and_signs(tmp_path: Path) -> None:
    ended = sit_down(typed="h\nq\n", data=tmp_path / "x")
    assert "undo your last choice" in ended.out
    assert "☠ peril" in ended.out


def test_the_log_is_shown_and_nothing_typed_shows_the_table_again(tmp_path: Path) -> None:
    ended = sit_down(typed="l\nl 1\n\nq\n", data=tmp_path / "x")
    assert ended.out.count("Where do you go?") == 2
    assert ended.out.count("Joe Diamond’s turn.") == 3


def test_the_story_stands_between_the_lines_unless_it_is_not_wanted(tmp_path: Path) -> None:
    typed = "2\n" + "1\n" * 3 + "l\nq\n"
    stories = [render(text(key), "en")[:30] for key in written("en") if key.startswith("es-story-attempt")]
    with_it = sit_down(typed=typed, data=tmp_path / "x").out
    without = sit_down("--no-tale", typed=typed, data=tmp_path / "y").out
    assert any(story in with_it for story in stories)
    assert not any(story in without for story in stories)


def test_the_board_numbers_what_the_options_concern(tmp_path: Path) -> None:
    assert "─ 2 Administration Office ⚑1 ─" in sit_down(typed="q\n", data=tmp_path / "x").out


def test_undo_takes_back_what_nothing_random_has_followed(tmp_path: Path) -> None:
    ended = sit_down(typed="1\nu\nq\n", data=tmp_path / "x")
    assert kept(tmp_path / "x").moves == []
    assert ended.out.count("Where do you go?") == 2


@pytest.mark.parametrize(("answer", "left"), [("n", 2), ("", 2), ("y", 1), ("oui", 1)])
def test_undo_past_chance_asks_first(tmp_path: Path, answer: str, left: int) -> None:
    ended = sit_down(typed=f"1\nroll\nu\n{answer}\nq\n", data=tmp_path / "x")
    assert "Undo anyway" in ended.out
    assert len(kept(tmp_path / "x").moves) == left


def test_undo_takes_back_the_choice_of_the_person_and_those_of_the_bots_since(tmp_path: Path) -> None:
    sit_down(typed=TURN, data=tmp_path / "before", bots=2)
    moves = kept(tmp_path / "before").moves
    turns = [n for n, move in enumerate(moves) if move.seat == 0]
    assert len(moves) > turns[-1] + 1
    sit_down(typed=f"{TURN}u\ny\n", data=tmp_path / "after", bots=2)
    assert kept(tmp_path / "after").moves == moves[: turns[-1]]


def test_a_game_is_saved_quit_and_resumed_where_it_was_left(tmp_path: Path) -> None:
    file, data = tmp_path / "mine.json", tmp_path / "x"
    sit_down(typed=f"move:entrance\ns {file}\nq\n", data=data, bots=1)
    saved = msgspec.json.decode(file.read_bytes(), type=Recording)
    assert saved.moves == kept(data).moves

    assert run("play", "--terminal", "--resume", typed="lost_and_found\nq\n", data=data).code == 0
    resumed = kept(data)
    assert resumed.moves[: len(saved.moves)] == saved.moves
    assert len(resumed.moves) > len(saved.moves)
    assert resumed.players == ["me", "random"]

    elsewhere = tmp_path / "y"
    assert (
        run("play", "elder_sign", "--terminal", "--resume", str(file), typed="lost_and_found\nq\n", data=elsewhere).code
        == 0
    )
    assert len(kept(elsewhere).moves) > len(saved.moves)
    assert msgspec.json.decode(file.read_bytes(), type=Recording) == saved, "a save of one's own is left alone"


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    ended = sit_down(typed="1\n", data=tmp_path / "x")
    assert ended.code == 0
    assert "--resume" in ended.out
    assert len(kept(tmp_path / "x").moves) == 1


def test_every_choice_is_kept_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = []

    def look(prompt: str) -> str:
        lengths.append(len(kept(tmp_path / "x").moves))
        if len(lengths) == 4:
            raise KeyboardInterrupt
        return "1"

    monkeypatch.setattr("builtins.input", look)
    assert sit_down(typed="", data=tmp_path / "x").code == 130
    assert lengths == [0, 1, 2, 3]


def test_there_is_nothing_to_resume_at_first_and_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    ended = run("play", "--terminal", "--resume", data=tmp_path)
    assert ended.code == 2
    assert "There is no game to resume." in ended.err
    run(*SEEDED, "--seat", "random", "--seat", "random", data=tmp_path)
    assert run("play", "--terminal", "--resume", data=tmp_path).code == 2
    (record,) = (tmp_path / "finished").glob("*.json")
    assert "is over" in run("play", "--terminal", "--resume", str(record), data=tmp_path).err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff"])
def test_a_damaged_file_is_not_resumed(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(content)
    ended = run("play", "--terminal", "--resume", str(file), data=tmp_path)
    assert ended.code == 2
    assert "saved game" in ended.err


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "games").write_text("in the way")
    ended = sit_down(typed="1\nu\nq\n", data=tmp_path / "x")
    assert ended.code == 0
    assert ended.out.count("The game cannot be saved") == 1
    assert ended.out.count("Where do you go?") == 2


def test_options_for_the_terminal_are_refused_where_the_browser_would_open(tmp_path: Path) -> None:
    ended = run("play", "--seed", "7", typed="q\n", data=tmp_path)
    assert ended.code == 2
    assert "--terminal" in ended.err


def test_people_share_a_keyboard_and_investigators_and_variants_are_chosen(tmp_path: Path) -> None:
    args = ("--seat", "me", "--seat", "moi", "--investigators", "Joe Diamond,kate-winthrop", "--errata")
    run(*SEEDED, *args, typed="q\n", data=tmp_path)
    game = kept(tmp_path)
    assert game.players == ["me", "me"]
    expected: dict[str, Any] = {"seats": ["joe_diamond", "kate_winthrop"], "ancient_one": "yig", "errata": True}
    assert game.options == {**expected, "players": 2}


def test_a_person_takes_the_first_seat_and_bots_the_others_if_nothing_is_said(tmp_path: Path) -> None:
    run(*SEEDED, "--players", "3", typed="q\n", data=tmp_path)
    assert kept(tmp_path).players == ["me", "heuristic", "heuristic"]


def test_investigators_are_drafted_at_the_table(tmp_path: Path) -> None:
    assert "Who will you be?" in run(*SEEDED, "--draft", typed="3\nq\n", data=tmp_path).out


def test_letters_stand_for_signs_where_there_are_none(tmp_path: Path) -> None:
    shown = sit_down("--ascii", typed="h\n1\nroll\nq\n", data=tmp_path / "x").out
    assert not set("⌕☠Ψ♦♥★Ж■□╭─✓✗▶") & set(shown)
    assert "P peril" in shown
