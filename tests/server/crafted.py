"""Saved games that somebody has crafted: nothing in them need make sense, but their seals are right."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import Recording, digest, read_state
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import encode, new_table, resume
from miskatonic.players import make_bot

JSON = dict[str, Any]
Way = tuple[Any, str | int]
"""A list or an object, and where in it a value is."""

LENGTHS = (0, 3, 25, 60)
NONSENSE = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    17,
    99,
    2**63,
    10**30,
    0.5,
    "",
    "x",
    " ",
    "0",
    [],
    {},
    [None],
    ["x"],
    {"x": 1},
]


def honest(game: str, seed: int) -> JSON:
    """A game as it was played by chance."""
    least, most = GAMES[game].rules.players
    table = new_table(game, seed=seed, players=least + seed % min(3, most - least + 1))
    bot = make_bot("random", game, seed=seed)
    while table.decision is not None and len(table.moves) < LENGTHS[seed % len(LENGTHS)]:
        table.choose(*bot.pick(Sight(table)))
    file: JSON = msgspec.json.decode(table.save(["me", "random", "random"]))
    return file


def crafted(game: str, number: int, honest_files: list[JSON]) -> bytes:
    """The file with that number: always the same one."""
    rng = Random(f"{game} {number}")
    file: JSON = twin(rng.choice(honest_files))
    match number % 4:
        case 0:  # the whole file
            spoil(rng, file)
        case 1:  # another history
            spoil(rng, {"moves": file["moves"], "options": file["options"]})
        case 2:  # a game that begins somewhere
            spoil(rng, {"origin": file["checkpoint"]})
            file |= {"origin": file["checkpoint"], "moves": [], "checkpoint_after": 0}
        case _:  # a game of earlier rules
            spoil(rng, {"checkpoint": file["checkpoint"]})
            file |= {"revision": GAMES[game].rules.revision - 1}
    return sealed(file)


def spoil(rng: Random, file: JSON) -> None:
    """Changes a few values somewhere."""
    for _ in range(rng.choice([1, 1, 2, 5])):
        inside, step = rng.choice(list(ways(file)))
        value = inside[step]
        match rng.randrange(5):
            case 0:
                inside[step] = twin(rng.choice(NONSENSE))
            case 1:
                other, place = rng.choice(list(ways(file)))
                inside[step] = twin(other[place])
            case 2 if isinstance(value, int):
                inside[step] = value + rng.choice([-2, -1, 1, 2, 100])
            case 3 if isinstance(inside, list):
                inside.insert(step, twin(value))  # type: ignore[arg-type]
            case _:
                same = [(other, place) for other, place in ways(file) if type(other[place]) is type(value)]
                other, place = rng.choice(same)
                inside[step] = twin(other[place])


def twin(value: Any) -> Any:
    """The same once more."""
    return msgspec.json.decode(msgspec.json.encode(value))


def ways(inside: Any) -> Iterator[Way]:
    """The way to every value in a file."""
    steps = list(inside) if isinstance(inside, dict) else range(len(inside)) if isinstance(inside, list) else ()
    for step in steps:
        yield inside, step
        yield from ways(inside[step])


def sealed(file: JSON) -> bytes:
    """The file with the checksum and, where the rules lead anywhere, the digest that go with it."""
    with suppress(Exception):
        recording = msgspec.convert(file, Recording)
        with suppress(Exception):
            recording = replace(recording, digest=where_it_leads(recording))
        return msgspec.json.encode(recording.sealed())
    return msgspec.json.encode(file)


def where_it_leads(recording: Recording) -> str:
    """The digest of the position that the choices since the start or the checkpoint lead to."""
    rules = GAMES[recording.game].rules
    start = recording.checkpoint if recording.origin is None else recording.origin
    since = recording.moves[recording.checkpoint_after if recording.origin is None else 0 :]
    table = resume(rules, recording.options, recording.seed_number, encode(read_state(rules, start)), since)
    return digest(encode(table.state))
