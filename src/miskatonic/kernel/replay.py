"""Playing a recorded game again from its start, and checking that it goes as it was recorded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from miskatonic.kernel.box import current_printing
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.record import Recording, digest, read_recording, rules_changed
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.table import Table, encode, table_at_start
from miskatonic.kernel.text import Text, text


class Divergence(MiskatonicError):
    """The rules do not lead where the record says: at that choice, counted from 1 (0: before the first one)."""

    def __init__(self, number: int, reason: Text) -> None:
        super().__init__(text("error-save-diverges", number=number, reason=reason))
        self.number = number
        self.reason = reason


class Verified(Struct, frozen=True):
    """What has been checked of a recorded game."""

    game: str
    seed: int
    choices: int
    """Choices made again: each by the seat that made it, each among the options that it was offered."""
    checkpoint_after: int
    """The number of choices before the checkpoint, which is byte for byte the recorded one."""
    digest: str
    """The fingerprint of the last position, equal to the recorded one."""
    outcome: Outcome | None


def replay(data: bytes | str) -> Table[Any]:
    """The recorded game with its whole log, made again choice by choice from its start."""
    *_, table = replaying(data)
    return table


def replaying(data: bytes | str) -> Iterator[Table[Any]]:
    """The table on which the recorded game is made again: before its first choice, and after each of them."""
    recording, rules, checkpoint, origin = read_recording(data)
    if recording.outdated(rules):
        raise rules_changed("error-rules-changed", rules)
    table = table_at_start(rules, recording.options, recording.seed_number, None if origin is None else encode(origin))
    if table.state.dealt != checkpoint.dealt or checkpoint.printing != current_printing(checkpoint):
        raise Divergence(0, text("error-cards-added"))
    yield table
    for number, move in enumerate(recording.moves, start=1):
        decision = table.decision
        if decision is None:
            raise Divergence(number, text("replay-over"))
        if decision.seat != move.seat:
            raise Divergence(number, text("replay-seat", seat=decision.seat, recorded=move.seat))
        whole = decision.everything
        for option in move.options:
            if whole.index(whole.renamed(option)) < 0:
                raise Divergence(number, text("replay-not-offered", option=option))
        try:
            table.choose_again(move)
        except MiskatonicError as error:
            raise Divergence(number, error.text) from None
        except Exception as error:
            raise Divergence(number, text("replay-broken", error=f"{type(error).__name__}: {error}")) from error
        yield table


def verify(data: bytes | str) -> Verified:
    """Plays a recorded game again and refuses it at the first choice where it goes otherwise than recorded."""
    recording, _, checkpoint, _ = read_recording(data)
    table = replay(data)
    _verify_end(recording, table, encode(checkpoint))
    recording.verify_checksum()
    return Verified(
        game=recording.game,
        seed=recording.seed_number,
        choices=len(recording.moves),
        checkpoint_after=recording.checkpoint_after,
        digest=recording.digest,
        outcome=table.outcome,
    )


def _verify_end(recording: Recording, table: Table[Any], checkpoint: bytes) -> None:
    if table.checkpoint_after != recording.checkpoint_after or table.checkpoint != checkpoint:
        raise Divergence(recording.checkpoint_after, text("replay-checkpoint"))
    if digest(encode(table.state)) != recording.digest:
        raise Divergence(len(recording.moves), text("replay-digest"))
