"""Whatever is sent, the answer is a code and one clear sentence, and nothing has changed."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.serving import Server, Visitor, in_process, table

from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.server import scene
from miskatonic.server.config import Config
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import CODES

BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "a number": b"7",
    "nothing at all": b"null",
    "no UTF-8": b'{"game": "\xe9lder"}',
    "half a character": rb'{"game": "\ud800"}',
    "not a number": b'{"game": NaN}',
    "a form": b"game=elder_sign",
    "deep lists": b'{"game": "elder_sign", "seats": [{"kind": "me"}], "options": {"x": '
    + b"[" * 30000
    + b"]" * 30000
    + b"}}",
    "deep objects": b'{"game":' * 4000 + b"1" + b"}" * 4000,
    "a long number": b'{"game": "elder_sign", "seats": [{"kind": "me"}], "options": {"draft": ' + b"9" * 5000 + b"}}",
    "unknown fields": b'{"game": "elder_sign", "seats": [{"kind": "me"}], "cheat": true}',
}

OPTIONS: dict[str, object] = {
    "an unknown option": {"cheat": True},
    "a long name": {"x" * 50_000: 1},
    "a long value": {"ancient_one": "y" * 50_000},
    "a long seat": {"seats": ["z" * 50_000]},
    "another type": {"draft": "perhaps"},
    "another type in it": {"seats": [1]},
    "a great number": {"first_player": 10**30},
    "a deep value": {"draft": json.decode(b"[" * 300 + b"]" * 300)},
    "nothing": {"ancient_one": None},
    "a seed": {"seed": 7},
    "another game": {"game": "card_game"},
    "a history": {"history": False},
    "another table": {"self": 1, "options": {}, "state": {}},
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_cannot_be_understood(visitor: Visitor, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/import"):
        answer = visitor.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] in ("bad_request", "bad_setup", "bad_save")
    assert visitor.get("/api/tables") == []


@pytest.mark.parametrize("depth", [90, 200, 450, 900, 950, 990, 1000, 1010, 2000])
def test_a_body_that_is_nested_as_deep_as_can_just_be_read(visitor: Visitor, depth: int) -> None:
    deep = '{"game": "elder_sign", "seats": [{"kind": "me"}], "options": {"draft": %s}}'
    lists, objects = "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth
    for value in (lists, objects):
        for path in ("/api/tables", "/api/tables/import"):
            answer = visitor.http.post(path, content=deep % value)
            assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_a_setup_that_is_not_possible(visitor: Visitor, options: object) -> None:
    body = table("me") | {"options": options}
    for lang in LANGUAGES:
        answer = visitor.http.post(f"/api/tables?lang={lang}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_setup")
        assert len(answer.json()["message"]) < 2500
    assert visitor.get("/api/tables") == []


def test_what_is_too_large_is_not_even_read(visitor: Visitor) -> None:
    assert visitor.refused("PUT", "/api/me", {"name": "x" * 100_000}) == (413, "too_large")
    assert visitor.refused("POST", "/api/tables/import", {"x": "y" * 5_000_000}) == (413, "too_large")

    def piecemeal() -> object:
        for _ in range(100):
            yield b" " * 2000

    answer = visitor.http.put("/api/me", content=piecemeal())  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_what_is_not_there(visitor: Visitor) -> None:
    assert visitor.refused("GET", "/api/nothing") == (404, "not_found")
    assert visitor.refused("GET", "/nothing") == (404, "not_found")
    assert visitor.refused("DELETE", "/api/me") == (405, "wrong_method")
    assert visitor.refused("GET", "/api/games/chess/pieces") == (404, "unknown_game")
    assert visitor.refused("GET", "/api/games/chess/stage") == (404, "unknown_game")
    assert visitor.refused("GET", "/api/games/chess/rules/1") == (404, "unknown_game")
    assert visitor.refused("GET", "/api/games/elder_sign/rules/ES-NONE-1") == (404, "unknown_rule")
    assert visitor.refused("POST", "/api/tables", table("me", game="chess")) == (404, "unknown_game")
    assert visitor.refused("GET", "/api/tables/%00") == (404, "not_found")
    assert visitor.refused("GET", "/api/tables/%F0%9F%91%BB") == (404, "unknown_table")


@pytest.mark.parametrize(
    "path",
    [
        "/api/games?lang=tlh",
        "/api/tables?archived=perhaps",
        "/api/tables/x?seat=-1",
        "/api/tables/x?seat=64",
        "/api/tables/x?log_after=-1",
        "/api/tables/x?log_after=99999999999",
        "/api/tables/x?timeline=one",
        "/api/tables/x/log",
        "/api/tables/x/log?before=one",
        "/api/tables/x/moments/99999999999",
        f"/api/tables/{'x' * 65}",
        f"/api/games/{'x' * 65}/pieces",
    ],
)
def test_parameters_that_make_no_sense(visitor: Visitor, path: str) -> None:
    assert visitor.refused("GET", path) == (400, "bad_request")


def test_a_refusal_speaks_the_language_of_the_reader(visitor: Visitor) -> None:
    english, french = (visitor.http.get(f"/api/tables/nowhere?lang={lang}").json() for lang in LANGUAGES)
    assert english == {"code": "unknown_table", "message": "There is no such table."}
    assert french == {"code": "unknown_table", "message": "Cette table n’existe pas."}


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        (table("me", game="eldr_sign"), "eldr_sign: did you mean elder_sign?"),
        (table("me", ancient_one="hastr"), "hastr: did you mean hastur?"),
        (table("me", erata=True), "erata: did you mean errata?"),
        (table("serch"), "serch: did you mean search?"),
    ],
)
def test_a_name_that_is_nearly_right_is_met_with_the_right_one(
    visitor: Visitor, wanted: dict[str, Any], meant: str
) -> None:
    english, french = (visitor.http.post(f"/api/tables?lang={lang}", json=wanted).json() for lang in LANGUAGES)
    assert english["message"] == meant
    assert "vouliez-vous dire" in french["message"]


ARGS: dict[str, Any] = {
    "seats": 3,
    "bot": "hal",
    "bots": "random",
    "game": "chess",
    "rule": "ES-1",
    "number": 3,
    "moves": 2,
    "seat": 5,
    "tables": 7,
    "host": "evil.example",
    "minutes": 5,
    "most": 40,
    "choices": 41,
}
ENGINES_OWN = ("illegal_choice", "bad_setup", "bad_save")
"""Refusals of the engine come with its own sentence."""


@pytest.mark.parametrize("code", [code for code in CODES if code not in ENGINES_OWN])
def test_every_refusal_has_a_sentence_in_both_languages(code: str) -> None:
    words = Refused(code, **ARGS).words
    english, french = (render(words, lang) for lang in LANGUAGES)
    assert english.endswith(".")
    assert french.endswith(".")
    assert english != french


def test_an_answer_never_tells_of_what_is_inside(server: Server, visitor: Visitor) -> None:
    for answer in (
        visitor.http.get("/api/nothing"),
        visitor.http.get("/api/tables/x?seat=one"),
        visitor.http.post("/api/tables", content=b"{"),
        visitor.http.post("/api/tables", json={"game": 1}),
        visitor.http.get("/assets/none.js"),
    ):
        assert set(answer.json()) == {"code", "message"}
        assert not any(word in answer.text for word in ("Traceback", "Error", ".py", "litestar", "msgspec"))


def test_a_fault_of_the_server_is_told_without_details(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a secret of the database")

    monkeypatch.setattr(scene, "see", fail)
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"))) as client:
        answer = client.post("/api/tables", json=table("me"))
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret" not in answer.text


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_proven_by_a_test(code: str) -> None:
    tests = Path(__file__).parent.glob("test_*.py")
    assert any(f'"{code}"' in test.read_text(encoding="utf-8") for test in tests)
