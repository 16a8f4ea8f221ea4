"""A table, its seats and what has happened there, as they are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct, convert, json, msgpack, to_builtins

from miskatonic.kernel.record import Move, Visit
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import Text
from miskatonic.server.protocol import SeatKind, Settings

T = TypeVar("T", bound=Struct)

PART = 200
"""Number of records written in one batch: other writers wait for it."""

WaitsFor = Literal["person", "bot", "nobody", "failed"]
"""Whose turn it is; `failed` where it is that of a bot that has given up."""
SeedKnown = Literal["", "chosen", "file"]
"""A seed is unknown to all, was chosen by the host, or stands in the file that the game comes from."""

Whence = Literal["", "here", "elsewhere", "made"]
"""A game began at its table, or came in a file: of this server; from elsewhere, and its setup and choices lead to its position;
or with a position that is unverified."""

Noted = Literal["crossed", "voted", "freed", "both"]
"""A seat was taken by a visitor who had held one of another team; by vote, it was taken from its holder; it was a bot's and has
been opened; or it was taken at a table where a visitor had held seats of several teams from the opening."""


class TableRow(Struct, kw_only=True):
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    known: SeedKnown = ""
    """How the seed, and with it everything hidden, may be known to a visitor."""
    given: bool = False
    """Whether the server has given out the file of the game, which holds everything hidden."""
    brought: Whence = ""
    """Where the file comes from that the game was brought in."""
    held: list[list[str]] = []
    """For each seat the visitors who have held it, one after the other; "" where the table has set it free."""
    agreed: dict[str, list[str]] = {}
    """The visitors in favour of each vote: `file`, `seat-2`, `side-2`."""
    noted: dict[Noted, list[int]] = {}
    """What has happened about the seats that everybody is told as long as the table stands: by kind, the seats."""
    origin: bytes | None
    """The state that a game starts from which was not set up from its options and its seed alone."""
    version: int
    timeline: int
    moves: int
    log_length: int
    checkpoint: bytes
    since: list[Move]
    """The choices since the checkpoint."""
    trail: list[Visit] = []
    """The positions since chance moved last before the checkpoint."""
    kept_at: int
    """After how many choices the latest checkpoint was taken that is kept in the record."""
    waits_for: WaitsFor
    waits_seat: int
    moment: Text
    outcome: Outcome | None
    closed: bool
    paused: bool
    settings: Settings
    host: str
    created: float
    touched: float
    archived: float | None
    revision: int | None = None
    """Of the rules that it was played with last; None if that was before it was kept."""
    unread: dict[str, dict[str, Any]] = {}
    """By the column, what a later version keeps there and this one does not know: it is written back as it was found."""


class SeatRow(Struct, kw_only=True):
    """A seat as it is kept."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    holder: str = ""
    """The visitor that holds it, or held it until it became a bot's or open."""
    invite: str = ""
    """The token of its link, as long as it is open."""
    seen: float = 0.0
    """When its holder was last here, in seconds since 1970; negative once its connection has ended."""


class Record(Struct, kw_only=True):
    """One choice, or one time that choices were taken back; `begin` is the table before its first choice."""

    version: int
    kind: Literal["begin", "move", "undo"]
    number: int
    """How many choices there are after it."""
    seat: int = -1
    options: list[str] = []
    events: bytes = b""
    log_begin: int = 0
    log_end: int = 0
    checkpoint_at: int = -1
    checkpoint: bytes | None = None
    at: float = 0.0
    revision: int | None = None
    """Of the rules by which the choice was made; None if that was before it was kept."""


class Chance(Struct, omit_defaults=True):
    """What the database holds of a table's chance beside a small seed, and of who may know what is hidden.

    Processes of the version before leave a field that is added here as it is, also when they make a choice: one that is true
    of a position only must say of which.
    """

    secret: str = ""
    """The hexadecimal digits of a seed that has more than 64 bits."""
    known: SeedKnown = ""
    given: bool = False
    brought: Whence = ""
    held: list[list[str]] = []
    agreed: dict[str, list[str]] = {}
    noted: dict[Noted, list[int]] = {}
    trail: list[Visit] = []
    """Where the game has been since chance moved last."""


_PART = msgpack.Decoder(list[Record])
_JSON = json.Decoder(dict[str, Any])


def in_parts(records: Sequence[Record]) -> list[bytes]:
    """Records as they go from process to process and are written: a part at a time."""
    return [msgpack.encode(records[first : first + PART]) for first in range(0, len(records), PART)]


def of_part(part: bytes) -> list[Record]:
    """The records of a part."""
    return _PART.decode(part)


def signed(seed: int) -> int:
    """A seed of 64 bits as a database holds it; it gives the same game."""
    return (seed + 2**63) % 2**64 - 2**63


def read_fields(fields: bytes | None, kind: type[T]) -> tuple[T, dict[str, Any]]:
    """The fields that are stored in one column, and those of them that only a later version knows."""
    found = {} if fields is None else _JSON.decode(fields)
    unread = {name: found.pop(name) for name in list(found) if name not in kind.__struct_fields__}
    return convert(found, kind), unread


def written_fields(known: Struct, unread: Mapping[str, Any] | None) -> bytes:
    """The fields of one column, with those that only a later version knows."""
    if not unread:
        return json.encode(known)
    return json.encode(to_builtins(known) | unread)
