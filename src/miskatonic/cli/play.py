"""`miskatonic play`: a game in the browser, or at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from miskatonic.cli.options import Answers, BoxNames, Language
from miskatonic.cli.output import Output
from miskatonic.cli.settings import read_answers, read_settings
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import text

FIRST_GAME = "elder_sign"
"""The default game: the one that is learnt in the shortest time."""

MOST_PLAYERS = 8
"""As many may play the game that takes most."""


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game, as `miskatonic games` names it.")
    ] = None,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="With --resume: the saved game.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    players: Annotated[
        int | None,
        typer.Option(min=1, max=MOST_PLAYERS, help="How many players.", show_default="the fewest that the game takes"),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="me|BOT",
            help="Who takes the next seat: you, or a bot (random, quick, heuristic, search). Give it once for each seat.",
            show_default="you, then bots",
        ),
    ] = None,
    investigators: Annotated[
        str | None, typer.Option(metavar="A,B", help="The investigator of each seat; empty for one at random.")
    ] = None,
    ancient_one: Annotated[str | None, typer.Option(help="The Ancient One.", show_default="at random")] = None,
    scenario: Annotated[str | None, typer.Option(help="The scenario, where a game has several.")] = None,
    story: Annotated[str | None, typer.Option(help="The story, where a game has several.")] = None,
    difficulty: Annotated[str | None, typer.Option(help="The difficulty, where a game has several.")] = None,
    campaign: Annotated[bool, typer.Option("--campaign", help="A whole campaign, where a game has one.")] = False,
    seed: Annotated[
        int | None, typer.Option(help="The same seed and choices give the same game.", show_default="at random")
    ] = None,
    errata: Annotated[bool, typer.Option("--errata", help="Play with the official errata.")] = False,
    draft: Annotated[bool, typer.Option("--draft", help="Choose investigators at the table.")] = False,
    boxes: BoxNames = None,
    answer: Answers = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="Any other option of the game's setup.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the latest game, or the one in FILE.")] = False,
    budget: Annotated[float | None, typer.Option(min=0.001, help="Seconds that a search bot may think for.")] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Letters instead of signs.")] = False,
    tale: Annotated[bool, typer.Option("--tale/--no-tale", help="Tell a story between the lines of the log.")] = True,
    lang: Language = None,
) -> None:
    """Plays a game: alone, with others, or with bots.

    Opens the table in the browser, where everything else is set up. With --terminal the game is played here; it is saved
    after every choice.
    """
    if not terminal:
        from miskatonic.cli.serve import play_in_browser

        for_terminal = (
            file,
            players,
            seat,
            investigators,
            ancient_one,
            scenario,
            story,
            difficulty,
            seed,
            boxes,
            answer,
            settings,
            budget,
        )
        if (
            resume
            or errata
            or draft
            or campaign
            or ascii_only
            or not story
            or any(given is not None for given in for_terminal)
        ):
            raise MiskatonicError(text("cli-error-for-terminal"))
        play_in_browser(game, Output(lang))
        return
    from miskatonic.cli.terminal.saves import Saves
    from miskatonic.cli.terminal.shell import TerminalGame

    out = Output(lang)
    saves = Saves()
    if resume:
        table, seats, path = _resume(saves, game, file)
    elif file is not None:
        raise MiskatonicError(text("cli-error-file-without-resume", file=str(file)))
    else:
        named = {
            "seats": investigators,
            "ancient_one": ancient_one,
            "errata": errata or None,
            "draft": draft or None,
            "scenario": scenario,
            "story": story,
            "difficulty": difficulty,
            "campaign": campaign or None,
            "boxes": None if boxes is None else ",".join(boxes),
        }
        wanted = [f"{option}={slugs(str(value))}" for option, value in named.items() if value is not None]
        options = {
            **read_settings(GAMES[game or FIRST_GAME].rules, [*wanted, *(settings or [])]),
            **read_answers(answer or []),
        }
        table, seats = _begin(game or FIRST_GAME, players, seat or [], options, seed)
        path = saves.new_file(table.rules.slug)
    plain = ascii_only or not out.console.encoding.lower().startswith("utf")
    TerminalGame(table, seats, out, saves, path, ascii_only=plain, story=tale, budget=budget).run()


def slugs(names: str) -> str:
    """Names as ids: `Joe Diamond, Shub-Niggurath` is `joe_diamond,shub_niggurath`."""
    return ",".join(name.strip().lower().replace(" ", "_").replace("-", "_") for name in names.split(","))


def _begin(
    slug: str, players: int | None, asked: list[str], options: dict[str, Any], seed: int | None
) -> tuple[Any, list[str]]:
    """A new table, and who sits at it."""
    from random import SystemRandom

    from miskatonic.cli.terminal.seats import read_seats
    from miskatonic.kernel.table import new_table

    if not {"seats", "keeper"} & options.keys():
        options = {**options, **usual_seats(slug)}
    number = players or max(len(asked), len(options.get("seats", [])), GAMES[slug].rules.players[0])
    chance = SystemRandom().randrange(2**32) if seed is None else seed
    table = new_table(slug, seed=chance, **{**options, "players": number})
    return table, read_seats(slug, table.state.players, asked)


def usual_seats(slug: str) -> dict[str, list[str]]:
    """The default investigators, in a game where that makes a difference."""
    from miskatonic.kernel.box import edition_of

    asked = [field for field in GAMES[slug].rules.form(edition_of(slug)) if field.kind == "seats" and field.usual]
    return {field.option: field.usual.split(",") for field in asked}


def _resume(saves: Any, game: str | None, file: Path | None) -> tuple[Any, list[str], Path]:
    """A table as it was left, who sits at it, and the file that it is kept in from now on."""
    from miskatonic.cli.terminal.seats import ME
    from miskatonic.kernel.record import read_recording
    from miskatonic.kernel.table import load_table

    if file is None and game is not None and game not in GAMES.names():
        file, game = Path(game), None
    path = file or saves.latest(game)
    data = path.read_bytes()
    recording, rules, _, _ = read_recording(data)
    if game is not None and game != rules.slug:
        raise MiskatonicError(text("cli-error-other-game", file=str(path), game=rules.title))
    table = load_table(data).with_history()
    if table.decision is None:
        raise MiskatonicError(text("cli-error-finished", file=str(path)))
    seats = recording.players or [ME] * table.state.players
    return table, seats, path if path.parent == saves.under_way else saves.new_file(rules.slug)
