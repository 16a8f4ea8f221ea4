"""How a server is set up."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.folders import data_folder, private_folder

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""The host names of this machine as its own browser uses them."""
EVERY_ADDRESS, EVERY_NAME = "0.0.0.0", "*"
"""Among the names of a server: any address by its number, and anything at all."""


class Limits(Struct, frozen=True, kw_only=True):
    """How much one visitor may ask for."""

    rate: float = 30
    """Requests a second, in the long run; 0 for no limit."""
    burst: int = 120
    """Requests at once."""
    openings: int = 60
    """Tables that a visitor may open at once, and an address four times as many."""
    openings_rate: float = 1 / 20
    """Tables a second by which that grows again."""
    tables: int = 100
    """Tables that a visitor may have open as their host."""
    seats: int = 200
    """Seats that a visitor may hold at tables that are being played."""
    sockets: int = 40
    """Tables that a visitor may watch at once."""
    message: int = 64 * 1024
    """Bytes of a request or of a message over the WebSocket."""
    saved_game: int = 4 * 1024 * 1024
    """Bytes of a saved game."""
    moves: int = 20_000
    """Choices in a saved game."""
    work_seconds: float = 20.0
    """Seconds of a processor that reading, replaying or writing a game may take."""
    look_seconds: float = 2.0
    """Seconds of a processor that a moment of a game, or odds, may take."""
    head: int = 32 * 1024
    """Bytes of a request before its body."""
    cookie: int = 4 * 1024
    """Bytes of the cookies in it."""
    head_seconds: float = 10.0
    """Seconds in which all of that has to be there."""
    body_seconds: float = 120.0
    """Seconds in which the body has to be there."""
    answer_seconds: float = 30.0
    """Read timeout of a response, in seconds."""
    waiting: int = 10_000
    """Connections that may wait for a request, or for the rest of one; no more than half of what the system allows."""


class Config(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    database: str = ""
    """The address of a PostgreSQL database; "" for a file of the server's own."""
    redis: str = ""
    """The address of a Redis server, where several server processes serve the same tables."""
    limits: Limits = Limits()
    archive_after: float = 90 * 24 * 3600
    """Seconds without a change after which a table is archived."""
    delete_after: float | None = None
    """Seconds after which a table that was put away is deleted for good; None for never."""
    away_after: float = 300.0
    """Seconds after which a seat can be voted away from a holder who is not here."""
    stuck_after: float = 180.0
    """Seconds after which a bot that has not moved is stuck."""
    spare: int = 256 * 1024 * 1024
    """Bytes that should be left on the disk where a database of the server's own is."""
    metrics_token: str = ""
    """The token for the metrics of the server; "" restricts them to the same machine."""
    think: float = 0.2
    """Seconds that a search bot may think about one decision."""
    pace: float | None = None
    """How many seconds bots wait before they move, whatever the table says."""
    origins: tuple[str, ...] = ()
    """Other addresses (`https://play.example.org`) whose pages may use this server."""
    names: tuple[str, ...] = LOOPBACK
    """What the server is served as (`play.example.org`): whatever is asked of another host is refused."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{private_folder(data_folder()) / 'tables.sqlite3'}"
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite:///{self.database}"
        driver = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{driver.get(scheme, scheme)}://{rest}"
