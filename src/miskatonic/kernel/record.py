"""Saved and recorded games: versioned JSON, validated when it is read."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from miskatonic.kernel.box import BOXES, UnknownBox
from miskatonic.kernel.errors import BadSave, Impossible, MiskatonicError, RulesChanged
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text, text

T = TypeVar("T")
JSON = dict[str, Any]

FORMAT = 4
READABLE = (3, FORMAT)
"""The formats that are read: files of format 3 do not name the revision of their rules, which was the first."""


MOST_OF_POSITION = 64 * 1024
"""Bytes of an encoded position: the largest of an honest game has 12 kB."""
MOST_OF_OPTIONS = 64 * 1024
"""Bytes of the options of a setup."""
MOST_OF_TRAIL = 128 * 1024
"""Bytes of the positions since chance moved last."""

WrittenSeed = int | Annotated[str, Meta(pattern="^0x[0-9a-f]{17,128}$")]
"""A seed in a file: a number or, where it has more than 64 bits, its hexadecimal digits, which no reader rounds."""


class Move(Struct, array_like=True, gc=False):
    """One choice: the seat that made it and the ids of the options it took."""

    seat: int
    options: list[str]


class Visit(Struct, array_like=True, gc=False, frozen=True):
    """A position that the game has been at since chance moved last, by its fingerprint, and the options taken there."""

    position: str
    options: list[str]


class Recording(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game as a file: how it was set up, every choice, the latest checkpoint, and a digest of where it ended."""

    format: int = FORMAT
    program: str = "miskatonic"
    game: str
    revision: int | UnsetType = UNSET
    """Of the rules that it was played with."""
    options: JSON
    seed: WrittenSeed
    moves: list[Move]
    checkpoint: JSON
    checkpoint_after: int
    origin: JSON | None = None
    trail: list[Visit] | UnsetType = UNSET
    """The positions since chance moved last before the checkpoint."""
    digest: str
    players: list[str] = []
    """The name of the player of each seat, as the host gives it; empty if the host gave none."""
    checksum: str = ""
    """A fingerprint of everything else."""
    signature: str | UnsetType = UNSET
    """By which the server that has seen the game played knows the file again; it is no part of what the file says."""

    @property
    def seed_number(self) -> int:
        """The seed as a number."""
        return int(self.seed, 16) if isinstance(self.seed, str) else self.seed

    def sealed(self) -> Recording:
        """The same with its checksum."""
        return replace(self, checksum=digest(msgspec.json.encode(replace(self, checksum="", signature=UNSET))))

    def file(self) -> bytes:
        """What a file of it holds (JSON)."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def verify_checksum(self) -> None:
        """Refuses a file that is not as it was saved."""
        if self.sealed().checksum != self.checksum:
            raise damaged(text("save-changed"))

    def outdated(self, rules: Rulebook[Any]) -> bool:
        """Whether it was played with earlier rules."""
        return (1 if self.revision is UNSET else self.revision) < rules.revision

    def verify_digest(self, encoded: bytes) -> None:
        """Refuses a file whose choices do not lead where the file says."""
        if digest(encoded) != self.digest:
            raise damaged(text("save-leads-elsewhere"))


def written_seed(seed: int) -> WrittenSeed:
    """A seed as a file holds it."""
    return hex(seed) if seed >= 2**64 else seed


def digest(encoded: bytes) -> str:
    """A short fingerprint."""
    return hashlib.sha256(encoded).hexdigest()[:16]


def damaged(reason: Text) -> BadSave:
    """The sentence for a file that cannot be what it says it is."""
    return BadSave(text("error-save-damaged", reason=reason))


def rules_changed(key: str, rules: Rulebook[Any]) -> RulesChanged:
    """The sentence for a game that was played with other rules."""
    return RulesChanged(text(key, game=rules.title))


class _Head(Struct):
    format: int | None = None
    program: str | None = None


def read_recording(data: bytes | str) -> tuple[Recording, Rulebook[Any], State, State | None]:
    """A recording with its game, its checkpoint and, for an edited game, its origin; all of it validated."""
    try:
        head = decode(data, _Head)
    except msgspec.ValidationError:
        raise BadSave(text("error-save-foreign")) from None
    if head.program != "miskatonic" or head.format is None:
        raise BadSave(text("error-save-foreign"))
    if head.format not in READABLE:
        raise BadSave(text("error-save-version", found=str(head.format), format=FORMAT))
    try:
        recording = decode(data, Recording)
    except msgspec.ValidationError as error:
        raise damaged(field_of(error)) from None
    must_fit("options", msgspec.json.encode(recording.options), MOST_OF_OPTIONS)
    must_fit("trail", b"" if recording.trail is UNSET else msgspec.json.encode(recording.trail), MOST_OF_TRAIL)
    if (recording.format == FORMAT) == (recording.revision is UNSET):
        raise damaged(text("save-field", where="revision"))
    if recording.game not in GAMES.names():
        raise BadSave(text("error-save-game", game=recording.game))
    rules = GAMES[recording.game].rules
    require_boxes(recording)
    if recording.revision is not UNSET and recording.revision > rules.revision:
        raise rules_changed("error-rules-newer", rules)
    if not recording.outdated(rules):
        return recording, rules, *_read_states(recording, rules)
    recording.verify_checksum()
    try:
        return recording, rules, *_read_states(recording, rules)
    except BadSave:
        raise rules_changed("error-rules-unreadable", rules) from None


def _read_states(recording: Recording, rules: Rulebook[Any]) -> tuple[State, State | None]:
    """The checkpoint and the origin, where everything in the recording agrees with them."""
    checkpoint = read_state(rules, recording.checkpoint)
    origin = None if recording.origin is None else read_state(rules, recording.origin)
    if not 0 <= recording.checkpoint_after <= len(recording.moves):
        raise damaged(text("save-checkpoint-outside"))
    try:
        rules.setup(read_options(rules, recording.options), seeded(recording.seed_number))
    except MiskatonicError as error:
        raise BadSave(text("error-save-setup", reason=error.text)) from None
    return checkpoint, origin


def require_boxes(recording: Recording) -> None:
    """Refuses a game that was played with a box which is not installed."""
    boxes = recording.options.get("boxes", [])
    for box in boxes if isinstance(boxes, list) else ():
        try:
            BOXES.find(recording.game, str(box))
        except UnknownBox as unknown:
            raise BadSave(text("error-save-box", box=str(box), reason=unknown.text)) from None


def decode(data: bytes | str, kind: type[T]) -> T:
    """The data as that type; refused if it is not even JSON."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadSave(text("error-save-not-json")) from None


def read_state(rules: Rulebook[Any], data: JSON) -> State:
    """A state of that game, refused if anything in it is impossible."""
    try:
        state: State = msgspec.convert(data, rules.state_type, str_keys=True)  # JSON has no others
        must_fit("position", msgspec.msgpack.encode(state), MOST_OF_POSITION)
        rules.check(state)
    except msgspec.ValidationError as error:
        raise damaged(field_of(error)) from None
    except Impossible as error:
        raise damaged(error.text) from None
    except (ValueError, LookupError, OverflowError):
        raise damaged(text("save-nonsense")) from None
    return state


def must_fit(part: str, encoded: bytes, most: int) -> None:
    """Refuses a part of a file that takes more bytes than that."""
    if len(encoded) > most:
        raise damaged(text("save-too-large", part=part, most=most // 1024))


def field_of(error: msgspec.ValidationError) -> Text:
    """Which field is wrong: the last thing that the message names."""
    where = str(error).rpartition("`")[0].rpartition("`")[2]
    return text("save-field", where=where.removeprefix("$."))
