"""How a server is set up."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.folders import data_folder

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""What this machine is called by whoever sits before it."""
EVERY_ADDRESS, EVERY_NAME = "0.0.0.0", "*"
"""Among the names of a server: any address by its number, and anything at all."""


class Limits(Struct, frozen=True, kw_only=True):
    """How much one visitor may ask for."""

    rate: float = 30
    """Requests a second, in the long run; 0 for no limit."""
    burst: int = 120
    """Requests at once."""
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


class Config(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    database: str = ""
    """The address of a PostgreSQL database; "" for a file of the server's own."""
    redis: str = ""
    """The address of a Redis server, where several server processes serve the same tables."""
    limits: Limits = Limits()
    archive_after: float = 90 * 24 * 3600
    """Seconds after which a table that nobody touches is put away."""
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
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite:///{folder / 'tables.sqlite3'}"
        scheme, separator, rest = self.database.partition("://")
        if not separator:
            return f"sqlite:///{self.database}"
        driver = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
        return f"{driver.get(scheme, scheme)}://{rest}"
