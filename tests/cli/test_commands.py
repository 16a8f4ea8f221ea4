"""What every command has in common: help, languages, and errors that are one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest
import typer
from tests.cli.commands import refused, run

from miskatonic.cli.app import app
from miskatonic.cli.help import sentences
from miskatonic.cli.words import language_in, language_of

COMMANDS = ["play", "serve", "games", "inventory", "check", "simulate", "bench", "learn", "replay", "rules"]
MISKATONIC = Path(sys.executable).with_name("miskatonic")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    shown = run(command, "--help")
    assert shown.code == 0
    assert "Usage" in shown.out
    assert "--lang" in shown.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_french(command: str) -> None:
    """A sentence without its French one is a KeyError."""
    shown = run(command, "--help", LC_ALL="fr_FR.UTF-8")
    assert shown.code == 0
    assert "Usage\N{NARROW NO-BREAK SPACE}:" in shown.out
    assert "Affiche cette aide." in shown.out
    assert "Usage:" in run(command, "--help").out, "English is not changed by it"


def test_help_asks_for_every_french_sentence() -> None:
    help_of = typer.main.get_command(app)
    commands = [help_of, *help_of.commands.values()]  # type: ignore[attr-defined]
    parameters = [parameter for command in commands for parameter in command.params]
    declared = [
        *(command.help for command in commands),
        *(parameter.help for parameter in parameters),
        *(parameter.show_default for parameter in parameters if isinstance(parameter.show_default, str)),
        "Show this message and exit.",
    ]
    read = {" ".join(words.replace("\b", "").split()) for words in declared if words}
    assert read == set(sentences())


def test_without_a_command_the_commands_are_listed() -> None:
    shown = run()
    assert shown.code == 0
    assert all(command in shown.out for command in COMMANDS)


def test_help_comes_without_what_only_commands_need() -> None:
    loaded = "import sys, atexit; atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    program = f"{loaded}; from miskatonic.cli import main; main()"
    shown = subprocess.run([sys.executable, "-c", program, "--help"], check=True, capture_output=True, text=True)
    modules = shown.stderr.split()
    slow = (
        "litestar",
        "sqlalchemy",
        "uvicorn",
        "matplotlib",
        "numpy",
        "miskatonic.server",
        "miskatonic.players",
    )
    assert "miskatonic.cli" in modules
    assert [name for name in modules if name.startswith((*slow, "miskatonic.games."))] == []


def test_the_installed_command_prints_json_and_nothing_else() -> None:
    ended = subprocess.run([MISKATONIC, "games", "--json"], check=True, capture_output=True, text=True)
    assert ended.stdout.startswith("{")
    assert ended.stderr == ""


def test_the_installed_command_refuses_with_a_sentence_and_no_traceback() -> None:
    ended = subprocess.run([MISKATONIC, "rules", "chess"], check=False, capture_output=True, text=True)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""


def test_the_version_is_that_of_the_package() -> None:
    from miskatonic import __version__

    assert run("--version").out == f"miskatonic {__version__}\n"


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["frobnicate"], "frobnicate"),
        (["rules"], "GAME"),
        (["rules", "chess"], "chess"),
        (["rules", "elder_sign", "ES-DONE-99"], "ES-DONE-09"),
        (["rules", "elder_sign", "ES-DONE-01", "--coverage"], "coverage"),
        (["inventory", "chess"], "chess"),
        (["check", "chess"], "chess"),
        (["check", "elder_sign", "--boxes", "curios"], "curios"),
        (["games", "--lang", "de"], "--lang"),
        (["games", "--frob"], "--frob"),
        (["games", "chess"], "chess"),
        (["simulate", "elder_sign", "--games", "many"], "--games"),
        (["simulate", "elder_sign", "--games", "0"], "--games"),
        (["simulate", "elder_sign", "--games"], "--games"),
        (["simulate", "elder_sign", "--players", "9"], "9"),
        (["simulate", "elder_sign", "--players", "8-1"], "8-1"),
        (["simulate", "elder_sign", "--players", "a few"], "a few"),
        (["simulate", "elder_sign", "--bot", "hal"], "hal"),
        (["simulate", "elder_sign", "--set", "errata"], "errata"),
        (["simulate", "elder_sign", "--set", "errata=perhaps"], "perhaps"),
        (["simulate", "elder_sign", "--set", "ancient_one=bob"], "bob"),
        (["simulate", "elder_sign", "--set", "weather=fine"], "weather"),
        (["simulate", "elder_sign", "--games", "1", "--out", "/no/such/folder/x"], "/no/such/folder/x"),
        (["simulate", "elder_sign", "--games", "1", "--plot", "/no/such/folder/x.png"], "/no/such/folder/x.png"),
        (["bench", "chess"], "chess"),
        (["replay", "/no-such-file"], "/no-such-file"),
        (["replay", "/"], "/"),
        (["play", "chess", "--terminal"], "chess"),
        (["play", "--terminal", "elder_sign", "/tmp/game.json"], "--resume"),
        (["play", "--terminal", "--resume", "/no-such-file"], "/no-such-file"),
        (["play", "--terminal", "elder_sign", "--players", "9"], "9"),
        (["play", "--terminal", "elder_sign", "--seat", "hal"], "hal"),
        (["play", "--terminal", "elder_sign", "--players", "1", "--seat", "me", "--seat", "random"], "2"),
        (["play", "--terminal", "elder_sign", "--investigators", "nobody"], "nobody"),
        (["play", "--terminal", "elder_sign", "--investigators", "joe_diamond,joe_diamond"], "Joe Diamond"),
        (["play", "--terminal", "elder_sign", "--ancient-one", "bob"], "bob"),
    ],
)
def test_bad_input_is_refused_with_a_sentence_that_names_it(args: list[str], named: str) -> None:
    assert named in refused(*args)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["frobnicate"], "Il n’y a pas de commande"),
        (["rules"], "Il manque GAME"),
        (["rules", "chess"], "Il n’y a pas de jeu"),
        (["games", "--frob"], "Il n’y a pas d’option --frob"),
        (["games", "chess"], "La commande n’est pas comprise"),
        (["simulate", "elder_sign", "--games", "many"], "--games : un nombre à partir de 1"),
        (["replay", "/no-such-file"], "Il n’y a pas de fichier /no-such-file"),
        (["replay", "/"], "/ est un dossier"),
    ],
)
def test_errors_are_told_in_french_too(args: list[str], sentence: str) -> None:
    assert refused(*args, "--lang", "fr").startswith(sentence)
    assert refused(*args, LANG="fr_FR.UTF-8").startswith(sentence)


def test_an_interrupted_command_ends_with_130(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ended = run("play", "elder_sign", "--terminal", "--seed", "1", data=tmp_path)
    assert ended.code == 130
    assert "--resume" in ended.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "fr:en", "LC_ALL": "en_US.UTF-8"}, "fr"),
        ({"LANGUAGE": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_gives_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize(
    ("arguments", "lang"),
    [
        (["games"], None),
        (["games", "--lang", "fr"], "fr"),
        (["--lang=fr", "games"], "fr"),
        (["games", "--lang", "de"], None),
        (["games", "--lang"], None),
    ],
)
def test_the_command_line_gives_the_language(arguments: list[str], lang: str | None) -> None:
    assert language_in(arguments) == lang
