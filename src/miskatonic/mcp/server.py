"""The server of the Model Context Protocol: tables are held here, and an agent at the other end plays seats at them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Literal, ParamSpec, Protocol, TypeVar

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.seeds import drawn_seed
from miskatonic.kernel.table import table_of
from miskatonic.kernel.text import Lang, render, text
from miskatonic.mcp.chair import Chair, Draw, card_of

P = ParamSpec("P")
T = TypeVar("T")

MOST_TABLES = 64
"""Tables that a server holds; the oldest one that is over, or else the oldest, makes room."""
LONGEST_LIST = 60
"""Values of an option of the setup that are listed."""
INSTRUCTIONS = """Play Lovecraftian board games whose rules are enforced. `games` lists them, `new_table` opens one and asks the
first question. Then `choose` answers with the ids of options until the game is over; `look`, `options`, `why` (the rule behind
the question), `card`, `log`, `score` inform, and `notebook` keeps notes. What is refused changes nothing and says why."""


class Series(Protocol):
    """Games that are given out one after the other, in place of tables that an agent opens itself."""

    def begin(self) -> Chair | None:
        """The next game; None after the last one. The one before is over, or given up."""


class Holding:
    """The tables of a server, by name."""

    def __init__(self, draw: Draw, lang: Lang) -> None:
        self.draw = draw
        self.lang: Lang = lang
        self._chairs: dict[str, Chair] = {}
        self._opened = 0

    def add(self, chair: Chair) -> str:
        """Keeps a table: its name."""
        if len(self._chairs) >= MOST_TABLES:
            ended = next((name for name, held in self._chairs.items() if held.over), next(iter(self._chairs)))
            del self._chairs[ended]
        self._opened += 1
        name = f"table-{self._opened}"
        self._chairs[name] = chair
        return name

    def __getitem__(self, name: str) -> Chair:
        if name not in self._chairs:
            names = ", ".join(self._chairs) or "–"
            raise MiskatonicError(text("mcp-error-table", table=name, tables=names))
        return self._chairs[name]


def told(chair: Chair) -> dict[str, Any]:
    """What an agent is told after every choice: what has happened, and the next question or the end."""
    asked = chair.asked()
    after = {"score": chair.score()} if asked is None else {"asked": asked}
    found: dict[str, Any] = msgspec.to_builtins({"news": chair.news(), **after})
    return found


def listed(lang: Lang) -> list[dict[str, Any]]:
    """The games with how many play them and what their setup asks."""
    return [
        {
            "game": game.slug,
            "title": render(game.rules.title, lang),
            "players": list(game.rules.players),
            "setup": {
                field.option: {
                    "kind": field.kind,
                    "help": render(field.help, lang),
                    "values": [pick.value for pick in field.picks][:LONGEST_LIST],
                }
                for field in game.rules.form(edition_of(game.slug))
            },
        }
        for game in GAMES.in_order()
    ]


def make_server(draw: Draw, lang: Lang = "en", series: Series | None = None) -> MCPServer:
    """A server with no tables yet. One with a series gives out its games and opens no others."""
    held = Holding(draw, lang)
    server = MCPServer("miskatonic", instructions=INSTRUCTIONS, log_level="ERROR")

    one_at_a_time = Lock()

    def tool(work: Callable[P, T]) -> Callable[P, T]:
        """Offers a function as a tool; what the game refuses is an error with its sentence."""

        @wraps(work)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                with one_at_a_time:
                    return work(*args, **kwargs)
            except MiskatonicError as error:
                raise ToolError(error.say(held.lang)) from None

        server.add_tool(guarded)
        return guarded

    @tool
    def games() -> list[dict[str, Any]]:
        """The games that can be played, how many players they take, and the options of their setup."""
        return listed(held.lang)

    def new_table(
        game: str,
        setup: dict[str, Any] | None = None,
        seats: list[int] | None = None,
        bots: str = "quick",
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Opens a table. `setup` holds options as `games` lists them, for example {"players": 2, "ancient_one": "yig"}; `seats`
        are yours (seat 0 unless you say otherwise), `bots` play the others. Returns the table's name and the first question."""
        opened = table_of(game, setup or {}, seed=drawn_seed() if seed is None else seed)
        chair = Chair(opened, seats or [0], bots, held.lang, held.draw)
        return {"table": held.add(chair), **told(chair)}

    def next_game() -> dict[str, Any]:
        """Opens the next game of the series; one that is not over yet is given up. Returns the table's name and the first
        question, or {"finished": true} after the last game."""
        assert series is not None
        chair = series.begin()
        return {"finished": True} if chair is None else {"table": held.add(chair), **told(chair)}

    tool(new_table if series is None else next_game)

    @tool
    def look(table: str, form: Literal["text", "json"] = "text", width: int = 100) -> str:
        """The whole table as your seat sees it, drawn in letters or as JSON."""
        chair = held[table]
        return chair.view().decode() if form == "json" else chair.look(max(40, min(200, width)))

    @tool
    def options(table: str) -> dict[str, Any]:
        """The pending question with its options once more."""
        return told(held[table])

    @tool
    def choose(table: str, take: list[str], why: str = "") -> dict[str, Any]:
        """Answers the question with the ids of options: as many as `least` and `most` allow; none is []. `why` is kept with the
        choice. Bots then move until you are asked again."""
        chair = held[table]
        chair.choose(take, why)
        return told(chair)

    @tool
    def why(table: str) -> str:
        """The rule that the pending question comes from."""
        return held[table].why()

    @tool
    def card(game: str, slug: str) -> str:
        """What is printed on a card, monster, place or other component, by its id."""
        return card_of(game, slug, held.lang)

    @tool
    def log(table: str, last: int = 40) -> list[str]:
        """The latest lines of what has happened."""
        return held[table].log(last)

    @tool
    def notebook(table: str, add: str = "") -> list[str]:
        """Your notes at this table; `add` writes one down first."""
        chair = held[table]
        if add:
            chair.note(add)
        return chair.notes

    @tool
    def score(table: str) -> dict[str, Any]:
        """How the game stands or ended, with its goals."""
        found: dict[str, Any] = msgspec.to_builtins(held[table].score())
        return found

    return server
