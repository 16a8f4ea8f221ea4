"""Visitors are known by an unguessable cookie, and their requests are limited."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_400_BAD_REQUEST
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.kernel.text import Lang
from miskatonic.server.config import EVERY_ADDRESS, EVERY_NAME, Limits
from miskatonic.server.costs import Timed
from miskatonic.server.identity import Identity, fingerprint
from miskatonic.server.problems import Refused, too_fast
from miskatonic.server.turns import ON_BEHALF_OF

COOKIE, ENCRYPTED_COOKIE = "miskatonic", "__Host-miskatonic"
"""What the cookie is called; and over HTTPS, where browsers take one of such a name from this very host alone. There the other
name is that of cookies of earlier versions: it is known as long as there is none of the new one."""
ME = "/api/me"
"""Asked for at every visit: the cookie of a visitor who comes back now and then never runs out."""
OF_ITS_OWN = (b"set-cookie", b"etag")
"""Responses without a cookie: one would replace the visitor, or could be stored in a shared cache."""
A_YEAR = 365 * 24 * 3600
COST = 0.002
"""Seconds of the processor that the price of one request pays for."""
MOST_COST = 25
"""Maximum cost of one request, in requests, however long it took: the first one has things loaded for all."""
MOST_BUCKETS = 20_000
"""With more of them, those that are full again are dropped."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\s:/@\[\]]+?)\.?)(?::([0-9]{1,5}))?")
MOST_PORTS = 65_535

Connection = ASGIConnection[Any, Any, Any, Any]


def visitor_of(connection: Connection) -> str:
    """The visitor, by the fingerprint of the token that it had first: what the database would give away opens nothing."""
    return str(connection.scope["state"]["visitor"])


def token_of(connection: Connection) -> str:
    """The token of the browser or program that asks."""
    return str(connection.scope["state"]["token"])


def address_of(connection: Connection) -> str:
    """Where a request comes from, as far as that is known."""
    return f"@{household(connection.client.host)}" if connection.client else "@"


@lru_cache(4096)
def household(host: str) -> str:
    """The address that all who live together share: of IPv6, where each of them has many, it is the network. An IPv4 address is
    the same in its IPv6 notation, as a server on `::` is told it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def given_token(connection: Connection) -> str | None:
    """The token that a request carries: in its cookie, or as `Authorization: Bearer …` where a program asks."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    given = bearer if scheme.lower() == "bearer" else given_cookie(connection)
    return given if TOKEN.fullmatch(given) else None


def given_cookie(connection: Connection) -> str:
    """What the cookie of a request holds; "" if there is none. It is found by splitting the header, and never unquoted:
    `http.cookies` takes quadratic time for that below Python 3.12.6, and a token has nothing to unquote."""
    names = (ENCRYPTED_COOKIE, COOKIE) if is_encrypted(connection) else (COOKIE,)
    pairs = (pair.partition("=") for pair in connection.headers.get("cookie", "").split(";"))
    given = {name.strip(): value.strip() for name, _, value in pairs}
    return next((given[name] for name in names if name in given), "")


def lang_of(connection: Connection) -> Lang:
    """The language that was asked for; else what the browser prefers."""
    asked = connection.query_params.get("lang")
    if asked == "fr" or (asked is None and connection.headers.get("accept-language", "").lower().startswith("fr")):
        return "fr"
    return "en"


class Visitors:
    """Gives every request its visitor, and a new visitor its cookie. A token that is not known is replaced.

    The cookie comes with what is granted alone, and never for a page of another site: of what such a page asks for a browser
    leaves our cookie out, and would take a new one in the place of the visitor's own.
    """

    def __init__(self, app: ASGIApp, identity: Identity, throttle: Throttle, price: Callable[[Scope], int]) -> None:
        self.app = app
        self.identity = identity
        self.throttle = throttle
        self.price = price

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Before anything else looks at the request."""
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        connection: Connection = ASGIConnection(scope)
        receive = noting_who_leaves(scope, receive)
        ON_BEHALF_OF.set(address_of(connection))
        try:
            self.throttle.arrive(connection, self.price(scope))
        except Refused as refused:  # it is told where all other refusals are
            scope["state"] |= {"token": "", "visitor": "", "known": False, "refused": refused}
            await self.app(scope, receive, send)
            return
        token = given_token(connection)
        visitor = "" if token is None else await self.identity.visitor(token)
        if token is None or not visitor:
            token = self.identity.new_token()
        scope["state"] |= {"token": token, "visitor": visitor or fingerprint(token), "known": bool(visitor)}
        renewed = scope["path"] == ME and given_cookie(connection) != ""
        if (visitor and not renewed) or is_foreign(connection):
            await self._answer(connection, receive, send)
            return
        cookie = cookie_for(connection, token).to_encoded_header()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < HTTP_400_BAD_REQUEST:
                headers = list(message.get("headers", []))
                if not any(name.lower() in OF_ITS_OWN for name, _ in headers):
                    message["headers"] = [*headers, cookie]
            await send(message)

        await self._answer(connection, receive, send_with_cookie)

    async def _answer(self, connection: Connection, receive: Receive, send: Send) -> None:
        """Has a request answered, and counts what that has cost. A live connection pays for each scene that it asks for."""
        answer = Timed(self.app(connection.scope, receive, send))
        try:
            await answer
        finally:
            if connection.scope["type"] == ScopeType.HTTP:
                self.throttle.charge(connection, answer.seconds)


def noting_who_leaves(scope: Scope, receive: Receive) -> Receive:
    """Passes the messages on, and notes a disconnect of the client."""

    async def noting() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            scope["state"]["left"] = True
        return message

    return noting


def cookie_for(connection: Connection, token: str) -> Cookie:
    """What a browser keeps to be known again."""
    encrypted = is_encrypted(connection)
    return Cookie(
        key=ENCRYPTED_COOKIE if encrypted else COOKIE,
        value=token,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=encrypted,
    )


def refuse_other_names(connection: Connection, names: Sequence[str]) -> None:
    """A request for a foreign host name, or for two, is refused: a foreign name was pointed at this server."""
    given = ", ".join(connection.headers.getall("host", [])).lower()
    found = HOST.fullmatch(given)
    if found is None or int(found[3] or 0) > MOST_PORTS or not is_one_of(found[1] or found[2], names):
        raise Refused("wrong_host", host=given[:100])


def is_one_of(host: str, names: Sequence[str]) -> bool:
    """Whether that host is one of those names."""
    return host in names or EVERY_NAME in names or (EVERY_ADDRESS in names and is_address(host))


def is_address(host: str) -> bool:
    """Whether a host is a numeric address: no foreign name can be pointed at this server by that."""
    try:
        return bool(ip_address(host))
    except ValueError:
        return False


def is_encrypted(connection: Connection) -> bool:
    """Whether a request comes over HTTPS, as far as that is known: a proxy may not say so."""
    return connection.scope["scheme"] in ("https", "wss")


def is_foreign(connection: Connection) -> bool:
    """Whether a browser says that a request comes from a page of another site."""
    return connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")


def refuse_foreign_pages(connection: Connection, origins: tuple[str, ...]) -> None:
    """A page of another site may not act in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is not None:
        host = connection.headers.get("host", "")
        own = [f"https://{host}"] if is_encrypted(connection) else [f"https://{host}", f"http://{host}"]
        if origin in (*origins, *own):
            return
        raise Refused("cross_site")
    if is_foreign(connection):
        raise Refused("cross_site")


class Throttle:
    """How much each visitor, and each address, has asked for lately: a bucket that fills up again as time goes by."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: dict[str, tuple[float, float]] = {}
        self._most = MOST_BUCKETS

    def arrive(self, connection: Connection, price: int) -> None:
        """Counts a request of an address, before its visitor is known; refused if there are too many."""
        if self.limits.rate:
            self._charge([(address_of(connection), 4)], price)

    def count(self, connection: Connection, price: int = 1, *, arrived: bool = False) -> None:
        """One request or message more; refused if it is too many. For what has arrived its address has paid: it gets that back
        if the visitor is refused."""
        if not self.limits.rate:
            return
        if arrived and "refused" in connection.scope["state"]:
            raise connection.scope["state"]["refused"]
        address = (address_of(connection), 4)
        buckets = [] if arrived else [address]
        if connection.scope["state"]["known"]:
            buckets.append((visitor_of(connection), 1))
        try:
            self._charge(buckets, price)
        except Refused:
            if arrived:
                self._draw(*address, -price)
            raise

    def charge(self, connection: Connection, seconds: float) -> None:
        """Charges a request for its processor time, in requests."""
        price = min(int(seconds / COST), MOST_COST)
        if self.limits.rate and price:
            self._draw(address_of(connection), 4, price)
            if connection.scope["state"]["known"]:
                self._draw(visitor_of(connection), 1, price)

    def _charge(self, buckets: Sequence[tuple[str, int]], price: int) -> None:
        """Takes the price out of every bucket, or out of none."""
        wait = max(
            (self._missing(who, share, price) / (self.limits.rate * share) for who, share in buckets), default=0.0
        )
        if wait > 0:
            raise too_fast(wait)
        for who, share in buckets:
            self._draw(who, share, price)

    def _left(self, who: str, share: int, now: float) -> float:
        """What a bucket holds at a time."""
        burst = self.limits.burst * share
        left, then = self._buckets.get(who, (burst, now))
        return min(burst, left + (now - then) * self.limits.rate * share)

    def _missing(self, who: str, share: int, price: int) -> float:
        """What a bucket lacks for the price; nothing lacks in one that is full."""
        return min(price, self.limits.burst * share) - self._left(who, share, time.monotonic())

    def _draw(self, who: str, share: int, price: int) -> None:
        now = time.monotonic()
        self._buckets[who] = (max(self._left(who, share, now) - price, -self.limits.burst * share), now)
        if len(self._buckets) > self._most:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drops the buckets that are full again."""
        full_after = 2 * self.limits.burst / self.limits.rate
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full_after}
        self._most = max(MOST_BUCKETS, 2 * len(self._buckets))
