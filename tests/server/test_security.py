"""Who visits a foreign page, has a link or guesses cannot do what is for others to do, nor see what is for others to see."""

from __future__ import annotations

import http.client
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec import json
from tests.server.serving import PATIENCE, Server, Visitor, in_process, table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from miskatonic.server.config import Config, Limits

FOREIGN = {
    "another site": {"Origin": "https://evil.example"},
    "a name that begins like ours": {"Origin": "http://127.0.0.1.evil.example"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "a file or a sandbox": {"Origin": "null"},
    "no address at all": {"Origin": "http://["},
    "nothing": {"Origin": ""},
    "another site, as the browser says": {"Sec-Fetch-Site": "cross-site"},
    "a neighbour, as the browser says": {"Sec-Fetch-Site": "same-site"},
}

SECURITY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# --- visitors are known by a cookie that nobody can guess


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me")
    name, *flags = answer.headers["set-cookie"].split("; ")
    assert len(name.partition("=")[2]) == 43
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
    assert "Secure" not in flags, "on this machine there is no HTTPS"
    assert "Domain" not in answer.headers["set-cookie"]


HTTPS = {"X-Forwarded-Proto": "https"}
"""What a proxy says that speaks HTTPS."""
ENCRYPTED = "__Host-miskatonic"
"""A cookie of such a name is taken from this very host alone, over HTTPS: neighbours and the network cannot make one up."""


def test_behind_a_proxy_that_speaks_https_the_cookie_is_of_this_host_and_never_goes_without_it(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers=HTTPS)
    name, *flags = answer.headers["set-cookie"].split("; ")
    assert name.startswith(f"{ENCRYPTED}=")
    assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= set(flags)
    assert "Domain" not in answer.headers["set-cookie"]


def test_a_cookie_of_the_earlier_name_is_still_known_and_gets_the_new_one(server: Server, visitor: Visitor) -> None:
    visitor.post("/api/me", {"name": "Harvey"}, "PUT")
    answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"miskatonic={visitor.token}", **HTTPS})
    assert answer.json()["name"] == "Harvey"
    assert answer.headers["set-cookie"].startswith(f"{ENCRYPTED}={visitor.token};")
    again = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"{ENCRYPTED}={visitor.token}", **HTTPS})
    assert again.json()["name"] == "Harvey"


def test_a_cookie_that_anybody_could_have_set_does_not_replace_the_one_of_this_host(server: Server) -> None:
    harvey, neighbour = server.visitor(), server.visitor()
    for visitor, name in ((harvey, "Harvey"), (neighbour, "Neighbour")):
        visitor.post("/api/me", {"name": name}, "PUT")
    ours, theirs = f"{ENCRYPTED}={harvey.token}", f"miskatonic={neighbour.token}"
    for cookies in (f"{ours}; {theirs}", f"{theirs}; {ours}"):
        assert httpx.get(f"{server.url}/api/me", headers={"Cookie": cookies, **HTTPS}).json()["name"] == "Harvey"


def test_by_a_personal_code_a_browser_gets_a_cookie_of_this_host_too(server: Server, visitor: Visitor) -> None:
    code = visitor.post("/api/me/code")["code"]
    answer = httpx.post(f"{server.url}/api/me/device", json={"code": code}, headers=HTTPS)
    assert [cookie.partition("=")[0] for cookie in answer.headers.get_list("set-cookie")] == [ENCRYPTED]


def test_every_visitor_has_a_token_of_its_own_and_keeps_it(server: Server) -> None:
    visitors = [server.visitor() for _ in range(5)]
    assert len({visitor.token for visitor in visitors}) == 5
    token = visitors[0].token
    assert "set-cookie" not in visitors[0].http.get("/api/games").headers
    assert visitors[0].http.get("/api/me").headers["set-cookie"].startswith(f"miskatonic={token};"), "for another year"
    assert visitors[0].token == token


@pytest.mark.parametrize("token", ["", "x", "x" * 42, "x" * 44, "ü" * 43, "x" * 3000, "../../etc/passwd"])
def test_what_is_no_token_is_replaced_by_one(server: Server, token: str) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={b"Cookie": f"miskatonic={token}".encode()})
    assert answer.status_code == 200
    assert "miskatonic=" in answer.headers["set-cookie"]


def test_a_cookie_full_of_quotes_takes_no_time(tmp_path: Path) -> None:
    quotes = 'x=1; a="' + '\\"' * 15_000 + '"'
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"))) as client:
        token = client.get("/api/me").cookies["miskatonic"]
        began = time.process_time()
        answer = client.get("/api/me", headers={"Cookie": f"{quotes}; miskatonic={token}"})
        assert time.process_time() - began < 0.3
    assert answer.headers["set-cookie"].startswith(f"miskatonic={token};"), "it is known behind all that"


def test_a_guessed_token_is_nobody(server: Server, visitor: Visitor) -> None:
    scene = visitor.open("me")
    path = f"/api/tables/{scene['id']}"
    guess = visitor.token[:-1] + ("A" if visitor.token[-1] != "A" else "B")
    with httpx.Client(base_url=server.url, cookies={"miskatonic": guess}) as other:
        assert other.get("/api/tables").json() == []
        assert other.get(path).json()["seat"] is None
        choice = {"version": 0, "seat": 0, "options": [scene["question"]["options"][0]["id"]]}
        assert other.post(f"{path}/choices", json=choice).json()["code"] == "not_your_seat"


def test_a_program_may_name_its_token_in_a_header(server: Server, visitor: Visitor) -> None:
    scene = visitor.open("me")
    bearer = {"Authorization": f"Bearer {visitor.token}"}
    assert httpx.get(f"{server.url}/api/tables/{scene['id']}", headers=bearer).json()["seat"] == 0


def test_the_database_holds_no_token_of_a_visitor(server: Server, visitor: Visitor) -> None:
    visitor.post("/api/me", {"name": "Somebody"}, "PUT")
    visitor.open("me")
    kept = b"".join(file.read_bytes() for file in server.data.glob("tables.sqlite3*"))
    assert b"Somebody" in kept
    assert visitor.token.encode() not in kept


def test_what_one_is_given_is_for_its_own_table(server: Server, visitor: Visitor) -> None:
    scene, other = visitor.open("me", "open"), server.visitor().open("me", "open")
    for invite in (scene["seats"][1]["invite"], visitor.token, other["id"], "A" * 22):
        claim = f"/api/tables/{other['id']}/seats/1/claim"
        assert visitor.refused("POST", claim, {"invite": invite}) == (403, "bad_invite")
    for nothing in ("", "A" * 65, None):
        assert visitor.refused("POST", claim, {"invite": nothing}) == (400, "bad_request")


def test_a_seat_that_is_not_open_cannot_be_had_with_an_empty_link(server: Server, visitor: Visitor) -> None:
    scene = visitor.open("me", "random", first_player=0)
    for seat in (0, 1):
        claim = f"/api/tables/{scene['id']}/seats/{seat}/claim"
        assert server.visitor().refused("POST", claim, {"invite": " " * 22}) == (403, "bad_invite")


# --- other sites


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
def test_a_page_of_another_site_can_do_nothing(visitor: Visitor, headers: dict[str, str]) -> None:
    scene = visitor.open("me", "open")
    path = f"/api/tables/{scene['id']}"
    refused = (403, "cross_site")
    assert visitor.refused("PUT", "/api/me", {"name": "Fool"}, headers=headers) == refused
    assert visitor.refused("POST", "/api/tables", table("me"), headers=headers) == refused
    assert visitor.refused("POST", f"{path}/undo", {"version": 0}, headers=headers) == refused
    assert visitor.refused("POST", f"{path}/close", headers=headers) == refused
    assert visitor.refused("PATCH", f"{path}/settings", {"paused": True}, headers=headers) == refused
    assert visitor.see(scene["id"])["version"] == scene["version"]


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
def test_a_page_of_another_site_cannot_make_a_visitor_forget_who_it_is(server: Server, headers: dict[str, str]) -> None:
    """A browser leaves our cookie out of what a form on such a page sends, and would take a new one in its place."""
    form = {"Content-Type": "text/plain", **headers}
    for path in ("/api/tables", "/api/tables/import", "/api/tables/anything/close", "/api/games/elder_sign/check"):
        answer = httpx.post(f"{server.url}{path}", content=b'{"options": {}}', headers=form)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_site")
        assert "set-cookie" not in answer.headers


def test_a_picture_on_a_page_of_another_site_sets_no_cookie(server: Server) -> None:
    for site in ("cross-site", "same-site"):
        assert "set-cookie" not in httpx.get(f"{server.url}/api/me", headers={"Sec-Fetch-Site": site}).headers


def test_what_is_refused_sets_no_cookie(server: Server) -> None:
    refused = {
        ("GET", "/api/nothing"): 404,
        ("GET", "/api/tables/nowhere"): 404,
        ("GET", "/api/tables/nowhere/odds?seat=x"): 400,
        ("POST", "/api/tables"): 400,
        ("PUT", "/api/me"): 400,
        ("DELETE", "/api/me"): 405,
        ("POST", "/api/tables/nowhere/close"): 404,
    }
    with httpx.Client(base_url=server.url) as stranger:
        for (method, path), status in refused.items():
            answer = stranger.request(method, path)
            assert answer.status_code == status, path
            assert "set-cookie" not in answer.headers, path
        assert "miskatonic" in stranger.get("/api/games").cookies


def test_what_a_cache_may_keep_for_everybody_has_no_cookie(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games/elder_sign/pieces", params={"kind": "ally"})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "set-cookie" not in answer.headers
    assert "set-cookie" in httpx.get(f"{server.url}/api/me").headers


def test_whoever_is_too_fast_keeps_its_cookie(tmp_path: Path) -> None:
    limits = Limits(rate=0.001, burst=1)
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)) as client:
        answers = [client.get("/api/me", headers={"Cookie": "miskatonic=lost"}) for _ in range(20)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert all(("set-cookie" in answer.headers) == (answer.status_code == 200) for answer in answers)


def test_our_own_page_can(server: Server, visitor: Visitor) -> None:
    for headers in ({"Origin": server.url}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}):
        answer = visitor.http.put("/api/me", json={"name": "Harvey"}, headers=headers)
        assert answer.status_code == 200


def test_a_page_of_another_site_can_read_nothing(visitor: Visitor) -> None:
    preflight = {"Origin": "https://evil.example", "Access-Control-Request-Method": "PUT"}
    for answer in (
        visitor.http.get("/api/me", headers=preflight),
        visitor.http.options("/api/me", headers=preflight),
        visitor.http.put("/api/me", json={"name": "Fool"}, headers=preflight),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("origin", [headers["Origin"] for headers in FOREIGN.values() if headers.get("Origin")])
def test_a_page_of_another_site_cannot_listen(visitor: Visitor, origin: str) -> None:
    scene = visitor.open("me")
    url = f"{visitor.http.base_url.copy_with(scheme='ws')}/api/tables/{scene['id']}/live"
    cookie = {"Cookie": f"miskatonic={visitor.token}", "Origin": origin}
    with connect(url, additional_headers=cookie) as socket:
        problem = json.decode(socket.recv(timeout=PATIENCE))
        assert (problem["type"], problem["code"]) == ("error", "cross_site")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_a_page_of_another_site_cannot_make_somebody_take_the_file_of_a_game(visitor: Visitor) -> None:
    """That the file was given is told to the whole table: a link to it on such a page is enough of an act."""
    scene = visitor.open("me")
    path = f"/api/tables/{scene['id']}/save"
    for site in ("cross-site", "same-site"):
        assert visitor.refused("GET", path, headers={"Sec-Fetch-Site": site}) == (403, "cross_site")
    assert visitor.see(scene["id"])["version"] == scene["version"]
    assert visitor.http.get(path, headers={"Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_where_there_is_https_a_page_without_it_is_another_one(server: Server, visitor: Visitor) -> None:
    name = {"name": "Harvey"}
    secure = {"X-Forwarded-Proto": "https"}
    plain = server.url
    assert visitor.refused("PUT", "/api/me", name, headers={"Origin": plain, **secure}) == (403, "cross_site")
    for headers in ({"Origin": plain.replace("http", "https"), **secure}, {"Origin": plain}):
        assert visitor.http.put("/api/me", json=name, headers=headers).status_code == 200


def test_an_address_that_the_server_was_told_of_may_use_it(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "tables.sqlite3"), origins=("https://play.example.org",))
    with in_process(config) as client:
        for origin, status in (("https://play.example.org", 200), ("https://evil.example.org", 403)):
            assert client.put("/api/me", json={"name": "Harvey"}, headers={"Origin": origin}).status_code == status


# --- what is sent is data


@pytest.mark.parametrize(
    "path", ["/", "/t/anything", "/api/me", "/api/nothing", "/nothing", "/api/tables/x", "/assets/x"]
)
def test_every_answer_says_how_a_browser_must_treat_it(visitor: Visitor, path: str) -> None:
    headers = visitor.http.get(path).headers
    assert {name: headers.get(name) for name in SECURITY} == SECURITY
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "script-src" not in policy
    assert "connect-src" not in policy, "nothing is sent anywhere else, not over WebSockets either"
    assert len(headers.get_list("content-security-policy")) == 1


def test_what_is_for_one_visitor_is_not_kept_by_anybody_on_the_way(visitor: Visitor) -> None:
    scene = visitor.open("me")
    for path in ("/api/me", "/api/tables", f"/api/tables/{scene['id']}", "/api/tables/nowhere"):
        assert visitor.http.get(path).headers["cache-control"] == "no-store"


MARKUP = "<script>alert('1')</script>"


def test_markup_in_names_and_chat_comes_back_as_words(server: Server, visitor: Visitor) -> None:
    scene = visitor.open("me", "open")
    path = f"/api/tables/{scene['id']}"
    guest = server.guest(scene, 1, MARKUP)
    guest.post(f"{path}/chat", {"words": f'"><img src=x onerror=alert(1)>{MARKUP}'})
    for answer in (
        guest.http.get(path),
        guest.http.get(f"{path}/chat"),
        guest.http.put("/api/me", json={"name": MARKUP}),
    ):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert MARKUP in json.encode(answer.json()).decode()
    problem = visitor.http.get(f"/api/games/{MARKUP.replace('/', '')}/pieces")
    assert problem.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%5c..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/" + "../" * 12 + "etc/passwd",
        "/assets/",
        "/t/../../app.py",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    address = urlsplit(server.url)
    assert address.hostname is not None
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    assert answer.status in (400, 404)
    assert b"root:" not in content
    assert b"import" not in content
