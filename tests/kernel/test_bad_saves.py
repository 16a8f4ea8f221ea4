"""Saved games that are damaged, foreign or forged: each is refused with one clear sentence, and nothing else happens."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.elder_sign.gambler import Gambler

from miskatonic import load_table, new_table
from miskatonic.kernel.errors import BadSave
from miskatonic.kernel.record import FORMAT, READABLE, Recording, digest
from miskatonic.kernel.replay import Divergence, verify
from miskatonic.kernel.text import LANGUAGES
from miskatonic.testing import scenario

JSON = dict[str, Any]
PATH = tuple[str | int, ...]


def in_the_middle_of_a_step() -> bytes:
    """A save whose last choices are made again when it is loaded, and that knows where the game has been before."""
    table = new_table("elder_sign", seed=8, players=3)
    while len(table.moves) < 70 or len(table.moves) - table.checkpoint_after < 2 or not table.trail:
        Gambler(8, bold=True).play(table, choices=1)
    return table.save()


SAVE = in_the_middle_of_a_step()
FIELDS = [name for name in Recording.__struct_fields__ if name not in ("checksum", "signature")]
ENDED = Gambler(8, bold=True).play(new_table("elder_sign", seed=8, players=3)).save()


def refused(data: bytes | str) -> str:
    """The sentence that the file is refused with; there is one in each language."""
    with pytest.raises(BadSave) as refusal:
        load_table(data)
    en, fr = (refusal.value.say(lang) for lang in LANGUAGES)
    assert en != fr
    assert en.endswith(".")
    assert not en.endswith("..")
    assert "\n" not in en
    return en


def forged(change: Callable[[JSON], None], save: bytes = SAVE) -> bytes:
    """A save with a change in it, and with the checksum that goes with it."""
    record: JSON = msgspec.json.decode(save)
    change(record)
    record["checksum"] = ""
    with suppress(msgspec.ValidationError):  # no checksum helps that
        record = msgspec.to_builtins(msgspec.convert(record, Recording).sealed())
    return msgspec.json.encode(record)


def put(path: PATH, value: object) -> Callable[[JSON], None]:
    def change(record: JSON) -> None:
        inside: Any = record
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value

    return change


def paths(inside: object, above: PATH = ()) -> Iterator[PATH]:
    """The way to every value in a record."""
    steps: list[str | int] = list(inside) if isinstance(inside, dict) else []
    if isinstance(inside, list):
        steps = list(range(len(inside)))
    for step in steps:
        yield (*above, step)
        yield from paths(inside[step], (*above, step))  # type: ignore[index]


# --- what is no save


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not a game",
        b"\x00\xff\xfe",
        b"\x89PNG\r\n\x1a\n",
        "\ud800",
        b"{",
        b'{"program": "miskatonic"',
        b"{" * 100_000,
        b'{"program": "miskatonic", "format": 4, "options": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
        SAVE[: len(SAVE) // 2],
        SAVE[:-3],
        SAVE + b"}",
    ],
    ids=range(12),
)
def test_what_is_not_json_is_refused(data: bytes | str) -> None:
    assert refused(data) == "This file is not a saved game: it is not readable JSON."


@pytest.mark.parametrize(
    "data",
    [
        b"null",
        b"3",
        b'"miskatonic"',
        b"[]",
        b"[" * 100_000 + b"]" * 100_000,
        b"{}",
        b'{"format": 1}',
        b'{"program": "chess", "format": 1}',
        b'{"program": 7, "format": 1}',
        b'{"program": "miskatonic"}',
        b'{"program": "miskatonic", "format": "one"}',
    ],
    ids=range(11),
)
def test_json_of_something_else_is_refused(data: bytes) -> None:
    assert refused(data) == "This file is not a saved game of Miskatonic."


@pytest.mark.parametrize("number", [0, READABLE[0] - 1, FORMAT + 1, -1, 10**30])
def test_another_format_is_refused_by_its_number(number: int) -> None:
    assert f"saved in format {number}; this version" in refused(forged(put(("format",), number)))


def test_an_unknown_game_is_refused_by_its_name() -> None:
    assert "“chess”" in refused(forged(put(("game",), "chess")))


# --- what has been changed


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_of_a_save_counts(field: str) -> None:
    record: JSON = msgspec.json.decode(SAVE)
    without = {key: value for key, value in record.items() if key != field}
    changed = record[field]
    if isinstance(changed, str):
        changed += "x"
    elif isinstance(changed, int):
        changed += 1
    elif isinstance(changed, list):
        changed = [*changed, *changed[-1:]] or ["somebody"]
    else:
        changed = {**(changed or {}), "doom": 1}
    refused(msgspec.json.encode({**record, field: changed}))
    if record[field] not in (None, []):  # these are the same as nothing
        refused(msgspec.json.encode(without))
    refused(msgspec.json.encode({**record, "more": 1}))


@pytest.mark.parametrize("wrong", [None, 3, -1, 2.5, "x", [], {}, True, 10**30])
@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_sort_is_refused(field: str, wrong: object) -> None:
    record: JSON = msgspec.json.decode(SAVE)
    if record[field] == wrong:
        return
    refused(msgspec.json.encode({**record, field: wrong}))


def test_a_change_anywhere_is_seen() -> None:
    """By whoever does not make a new checksum."""
    at = SAVE.index(b'"seed": 8')
    assert "changed since it was saved" in refused(SAVE[:at] + b'"seed": 9' + SAVE[at + 9 :])


# --- what has been forged, with a checksum that fits


def test_moves_that_are_not_legal_are_refused_by_their_number() -> None:
    record: JSON = msgspec.json.decode(SAVE)
    last = len(record["moves"]) - 1
    assert f"Choice {last + 1} of this saved game is impossible" in refused(
        forged(put(("moves", last, 1), ["fly:away"]))
    )
    assert "has to decide, not seat" in refused(forged(put(("moves", last, 0), (record["moves"][last][0] + 1) % 3)))
    assert "Choice" in refused(forged(put(("moves", last, 1), [])))
    assert "lead" in refused(forged(lambda record: record["moves"].pop()))


def test_moves_after_the_end_are_refused() -> None:
    sentence = refused(forged(lambda record: record["moves"].append([0, ["pass"]]), ENDED))
    assert "The game is over" in sentence


@pytest.mark.parametrize("after", [-1, 0, 10, 10**6, 10**30])
def test_a_checkpoint_elsewhere_among_the_choices_is_refused(after: int) -> None:
    refused(forged(put(("checkpoint_after",), after)))


def test_a_digest_of_another_position_is_refused() -> None:
    sentence = refused(forged(put(("digest",), digest(b"elsewhere"))))
    assert "do not lead to its saved position" in sentence


@pytest.mark.parametrize(
    "options",
    [{"players": 9}, {"ancient_one": "dagon"}, {"doom": 3}, {"seats": ["x"]}, {"players": []}, {"players": 10**30}],
)
def test_an_impossible_setup_is_refused(options: JSON) -> None:
    assert "impossible setup" in refused(forged(put(("options",), options)))


def test_an_origin_that_cannot_be_is_refused() -> None:
    table = scenario("elder_sign", seats=["joe_diamond"], ancient_one="yig").choose("move:entrance").table
    save = table.save()
    load_table(save)
    assert "Whiskey is missing" in refused(forged(put(("origin", "common_deck", "ids"), ""), save))
    refused(forged(put(("origin", "doom"), -1), save))
    refused(forged(put(("origin",), {}), save))


POSITION = list(paths(msgspec.json.decode(SAVE)["checkpoint"], ("checkpoint",)))
NONSENSE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(min_value=-(10**20), max_value=10**20),
    st.sampled_from([-1, 0, 1, 2, 3, 7, 8, 99, 2**63, 2**64, 10**300]),
    st.sampled_from(
        ["", "x", "axe", "axe axe", " ", "entrance", "ancient_one", "0", "roll", "midnight", "lock", "spell"]
    ),
    st.text(max_size=5),
    st.floats(),
    st.lists(st.one_of(st.none(), st.integers(), st.text(max_size=3)), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def loads_or_is_refused(data: bytes) -> None:
    """It is a save that can be played on, or it is refused; nothing else happens."""
    try:
        table = load_table(data)
    except BadSave as refusal:
        sentences = [refusal.say(lang) for lang in LANGUAGES]
    else:
        sentences = ["fine"]
        assert table.save()
    assert all(sentences)


@settings(max_examples=400, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(POSITION), NONSENSE)
def test_a_position_with_nonsense_in_it_is_refused(path: PATH, value: object) -> None:
    loads_or_is_refused(forged(put(path, value)))


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.sampled_from(POSITION), st.sampled_from(POSITION)), min_size=1, max_size=3))
def test_a_position_whose_parts_are_exchanged_is_refused(swaps: list[tuple[PATH, PATH]]) -> None:
    def change(record: JSON) -> None:
        for one, other in swaps:
            found: list[Any] = []
            for path in (one, other):
                inside: Any = record
                for step in path:
                    inside = inside[step]
                found.append(msgspec.json.decode(msgspec.json.encode(inside)))
            try:
                put(one, found[1])(record)
                put(other, found[0])(record)
            except (KeyError, IndexError, TypeError):
                return  # one lies inside the other

    try:
        data = forged(change)
    except (KeyError, IndexError, TypeError):
        return
    loads_or_is_refused(data)


@settings(max_examples=150)
@given(st.binary(max_size=40), st.integers(min_value=0, max_value=len(SAVE)), st.integers(min_value=0, max_value=40))
def test_a_file_with_bytes_changed_is_refused(new: bytes, at: int, length: int) -> None:
    loads_or_is_refused(SAVE[:at] + new + SAVE[at + length :])


@given(st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(data)


def test_the_same_files_are_refused_when_they_are_verified() -> None:
    for change in (put(("options",), {"players": 9}), put(("checkpoint", "doom"), 99), put(("game",), "chess")):
        with pytest.raises(BadSave):
            verify(forged(change))
    with pytest.raises(Divergence):
        verify(forged(put(("seed",), 9)))


TOO_LARGE: dict[str, tuple[Callable[[JSON], None], str]] = {
    "a step to come": (put(("checkpoint", "ahead"), ["x" * 70_000]), "position"),
    "where the game begins": (
        lambda record: record.update(origin={**record["checkpoint"], "printing": "x" * 70_000}),
        "position",
    ),
    "an answer at the setup": (put(("options", "answers"), {"x": "x" * 70_000}), "options"),
    "where the game has been": (put(("trail",), [["x", ["x" * 1000]]] * 200), "trail"),
}


@pytest.mark.parametrize(("change", "part"), TOO_LARGE.values(), ids=TOO_LARGE)
def test_no_part_of_a_file_has_any_size(change: Callable[[JSON], None], part: str) -> None:
    assert f"its “{part}” takes more than" in refused(forged(change))
