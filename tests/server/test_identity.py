"""Who a visitor is: known by what the server has given it, itself again on another device, and by no other name of the server."""

from __future__ import annotations

import secrets
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from socket import create_connection
from sqlite3 import connect as open_file
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from msgspec import json
from tests.server.serving import PATIENCE, Server, Visitor, in_process, serving, table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from miskatonic.cli.serve import names_of
from miskatonic.server import identity, live
from miskatonic.server.config import Config, Limits


def named(visitor: Visitor, name: str) -> Visitor:
    visitor.post("/api/me", {"name": name}, "PUT")
    return visitor


def code_of(visitor: Visitor) -> str:
    code: str = visitor.post("/api/me/code")["code"]
    return code


# --- tokens


@pytest.mark.parametrize("invent", [lambda: "A" * 43, lambda: secrets.token_urlsafe(32)], ids=["chosen", "by chance"])
def test_a_token_that_the_server_has_not_made_is_replaced(server: Server, invent: Any) -> None:
    invented = invent()
    with httpx.Client(base_url=server.url, cookies={"miskatonic": invented}) as client:
        answer = client.post("/api/tables", json=table("me"))
        given = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert given != invented
    for token, tables in ((given, 1), (invented, 0)):
        bearer = {"Authorization": f"Bearer {token}"}
        assert len(httpx.get(f"{server.url}/api/tables", headers=bearer).json()) == tables


def test_a_token_with_any_sign_changed_is_unknown(server: Server, visitor: Visitor) -> None:
    named(visitor, "Harvey")
    for place in (0, 20, 26, 27, 42):
        for other in "AQgw_":
            guess = visitor.token[:place] + other + visitor.token[place + 1 :]
            if guess != visitor.token:
                answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"miskatonic={guess}"})
                assert answer.json()["name"] == ""
                assert guess not in answer.headers["set-cookie"]


def test_a_token_is_known_to_every_process_on_the_same_database(tmp_path: Path) -> None:
    with serving(tmp_path) as first, serving(tmp_path) as second:
        visitor = named(first.visitor(), "Harvey")
        bearer = {"Authorization": f"Bearer {visitor.token}"}
        assert httpx.get(f"{second.url}/api/me", headers=bearer).json()["name"] == "Harvey"


def test_a_token_of_a_time_when_tokens_proved_nothing_is_known_by_what_its_visitor_has_left(
    server: Server, visitor: Visitor
) -> None:
    old = secrets.token_urlsafe(32)
    scene = visitor.open("me")
    with closing(open_file(server.data / "tables.sqlite3")) as database, database:
        holder = sha256(old.encode()).hexdigest()
        database.execute("UPDATE seats SET holder = ? WHERE table_id = ?", (holder, scene["id"]))
    answer = httpx.get(f"{server.url}/api/tables/{scene['id']}", headers={"Cookie": f"miskatonic={old}"})
    assert answer.json()["seat"] == 0
    assert "set-cookie" not in answer.headers


# --- the personal code


def test_by_its_code_a_visitor_is_itself_again_on_another_device(server: Server, visitor: Visitor) -> None:
    scene = named(visitor, "Harvey").open("me")
    phone = server.visitor()
    before = phone.token
    me = phone.post("/api/me/device", {"code": code_of(visitor)})
    assert (me["name"], me["devices"]) == ("Harvey", 2)
    assert phone.token not in (before, visitor.token)
    assert phone.see(scene["id"])["seats"][0]["yours"]
    assert phone.choose(phone.see(scene["id"]))["moves"] == 1
    assert visitor.see(scene["id"])["seats"][0]["yours"], "and so it is here"


def test_a_browser_that_was_never_here_becomes_the_visitor_at_once(server: Server, visitor: Visitor) -> None:
    named(visitor, "Harvey")
    with httpx.Client(base_url=server.url) as fresh:
        answer = fresh.post("/api/me/device", json={"code": code_of(visitor)})
        assert len(answer.headers.get_list("set-cookie")) == 1
        assert fresh.get("/api/me").json()["name"] == "Harvey"


def test_a_code_may_be_typed_as_people_type(server: Server, visitor: Visitor) -> None:
    code = code_of(named(visitor, "Harvey"))
    sloppy = f" {code.lower().replace('-', ' ').replace('o', '0').replace('i', '1')} "
    assert server.visitor().post("/api/me/device", {"code": sloppy})["name"] == "Harvey"


@pytest.mark.parametrize("code", ["AAAA-AAAA-AAAA-AAAA-AAAA-AAAA", "x" * 16, "é" * 30, "-" * 20])
def test_a_code_that_nobody_was_given_opens_nothing(server: Server, code: str) -> None:
    guesser = server.visitor()
    before = guesser.token
    assert guesser.refused("POST", "/api/me/device", {"code": code}) == (403, "bad_code")
    assert guesser.token == before


def test_a_code_that_was_revoked_or_replaced_opens_nothing(server: Server, visitor: Visitor) -> None:
    first, second = code_of(visitor), code_of(visitor)
    assert visitor.get("/api/me")["code_made"] is not None
    assert server.visitor().refused("POST", "/api/me/device", {"code": first}) == (403, "bad_code")
    assert visitor.post("/api/me/code", method="DELETE")["code_made"] is None
    assert server.visitor().refused("POST", "/api/me/device", {"code": second}) == (403, "bad_code")


def test_neither_code_nor_token_is_in_the_database(server: Server, visitor: Visitor) -> None:
    code = code_of(visitor)
    phone = server.visitor()
    phone.post("/api/me/device", {"code": code})
    kept = b"".join(file.read_bytes() for file in server.data.glob("tables.sqlite3*"))
    for secret in (code, code.replace("-", ""), phone.token, visitor.token):
        assert secret.encode() not in kept


def test_a_page_of_another_site_can_make_nobody_somebody_else(server: Server, visitor: Visitor) -> None:
    code = code_of(visitor)
    foreign = {"Origin": "https://evil.example"}
    for method, path in (("POST", "/device"), ("POST", "/code"), ("DELETE", "/code"), ("DELETE", "/devices")):
        body = {"code": code} if path == "/device" else None
        assert visitor.refused(method, f"/api/me{path}", body, headers=foreign) == (403, "cross_site")


@pytest.mark.parametrize("stays", ["the first device", "the second device"])
def test_a_visitor_can_forget_all_its_other_devices(server: Server, visitor: Visitor, stays: str) -> None:
    code = code_of(named(visitor, "Harvey"))
    phone = server.visitor()
    phone.post("/api/me/device", {"code": code})
    here, gone = (visitor, phone) if stays == "the first device" else (phone, visitor)
    me = here.post("/api/me/devices", method="DELETE")
    assert (me["name"], me["devices"], me["code_made"]) == ("Harvey", 1, None)
    assert gone.get("/api/me")["name"] == ""
    assert here.get("/api/me")["name"] == "Harvey"
    assert server.visitor().refused("POST", "/api/me/device", {"code": code}) == (403, "bad_code")


def test_a_device_that_was_forgotten_sees_no_more_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PING_EVERY", 0.05)
    monkeypatch.setattr(identity, "REMEMBERED", 0.01)
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(rate=0))) as client:
        scene = client.post("/api/tables", json=table("me")).json()
        code = client.post("/api/me/code").json()["code"]
        here = {"Authorization": f"Bearer {client.cookies['miskatonic']}"}
        phone = {"Authorization": f"Bearer {client.post('/api/me/device', json={'code': code}).cookies['miskatonic']}"}
        with client.websocket_connect(f"/api/tables/{scene['id']}/live", headers=here) as socket:
            socket.send_json({"type": "watch"})
            assert socket.receive_json()["scene"]["seat"] == 0
            client.delete("/api/me/devices", headers=phone)
            with pytest.raises(WebSocketDisconnect, match="forgotten"):
                [socket.receive_json() for _ in range(1000)]


def test_of_too_many_devices_the_one_that_came_first_is_forgotten(server: Server, visitor: Visitor) -> None:
    code = code_of(named(visitor, "Harvey"))
    phones = [server.visitor() for _ in range(identity.MOST_DEVICES + 1)]
    for phone in phones:
        me = phone.post("/api/me/device", {"code": code})
    assert me["devices"] == identity.MOST_DEVICES + 1


# --- what the server is served as


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example:80",
        "me@localhost",
        "10.0.0.1",
        "[::2]",
        "",
        "x y",
    ],
)
def test_what_is_asked_of_another_host_is_refused(server: Server, host: str) -> None:
    for path in ("/", "/api/me", "/api/games", "/credits"):
        answer = httpx.get(f"{server.url}{path}", headers={"Host": host})
        assert answer.status_code in (400, 421), answer.text
        assert "set-cookie" not in answer.headers
    if answer.status_code == 421:
        assert answer.json()["code"] == "wrong_host"
        assert "--name" in answer.json()["message"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8926", "localhost.", "127.0.0.1:1", "[::1]:8926"])
def test_this_machine_goes_by_its_own_names(server: Server, host: str) -> None:
    assert httpx.get(f"{server.url}/api/me", headers={"Host": host}).status_code == 200


def test_nobody_listens_at_a_table_by_another_name(server: Server, visitor: Visitor) -> None:
    scene = visitor.open("me")
    url = f"ws://evil.example:{server.port}/api/tables/{scene['id']}/live"
    cookie = {"Cookie": f"miskatonic={visitor.token}"}
    line = create_connection(("127.0.0.1", server.port))
    with connect(url, sock=line, additional_headers=cookie) as socket:
        assert json.decode(socket.recv(timeout=PATIENCE))["code"] == "wrong_host"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_a_server_is_told_what_it_is_served_as(tmp_path: Path) -> None:
    with serving(tmp_path, "--name", "play.example.org", "--name", "arkham.example") as server:
        for host, status in (("play.example.org", 200), ("ARKHAM.example:443", 200), ("example.org", 421)):
            assert httpx.get(f"{server.url}/api/me", headers={"Host": host}).status_code == status


@pytest.mark.parametrize(
    ("listens_on", "given", "host", "granted"),
    [
        ("127.0.0.1", [], "192.168.1.5", 421),
        ("0.0.0.0", [], "192.168.1.5", 200),
        ("::", [], "[fe80::1]", 200),
        ("0.0.0.0", [], "evil.example", 421),
        ("192.168.1.5", [], "192.168.1.5", 200),
        ("192.168.1.5", [], "192.168.1.6", 421),
        ("127.0.0.1", ["*"], "anything.example", 200),
    ],
)
def test_where_others_reach_a_server_they_may_name_it_by_its_number(
    tmp_path: Path, listens_on: str, given: list[str], host: str, granted: int
) -> None:
    config = Config(database=str(tmp_path / "tables.sqlite3"), names=names_of(listens_on, given))
    with in_process(config) as client:
        assert client.get("/api/me", headers={"Host": host}).status_code == granted
