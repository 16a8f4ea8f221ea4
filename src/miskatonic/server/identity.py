"""Who a visitor is, and stays: tokens that the server alone can make, devices that share one visitor, and the code by which a
visitor is itself again elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode

from miskatonic.server.devices import Devices
from miskatonic.server.keys import key_for
from miskatonic.server.problems import Refused
from miskatonic.server.storage import Storage

CHANCE, PROOF = 20, 12
"""Bytes of the random part of a token, and of the signature by which the server recognises its own."""

REMEMBERED = 30.0
"""Seconds for which a process need not ask the database again who has a token."""
MOST_REMEMBERED = 20_000

MOST_DEVICES = 20
"""Maximum number of browsers of one visitor; one more, and the oldest is forgotten."""

CODE_BYTES = 15
MISREAD = str.maketrans("018", "OIB")
"""Signs that no code has, and those that they are taken for."""


def fingerprint(secret: str) -> str:
    """What the database keeps of a secret: it opens nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def written(token: bytes) -> str:
    """The bytes of a token as they are sent."""
    return urlsafe_b64encode(token).decode().rstrip("=")


def plain(code: str) -> str:
    """A code in its canonical form, however it was typed."""
    return "".join(sign for sign in code.upper() if sign.isalnum()).translate(MISREAD)


class Identity:
    """Knows visitors by their tokens."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.devices = Devices(storage)
        self._key = b""
        self._remembered: dict[str, tuple[float, str]] = {}

    async def open(self) -> None:
        """Gets the key that all processes on one database share."""
        self._key = await key_for(self.storage, "tokens")

    def new_token(self) -> str:
        """A token for a new visitor."""
        chance = secrets.token_bytes(CHANCE)
        return written(chance + self._proof(chance))

    def made_here(self, token: str) -> bool:
        """Whether this server, or another process on its database, has made the token."""
        chance = urlsafe_b64decode(token + "=")[:CHANCE]
        return hmac.compare_digest(token, written(chance + self._proof(chance)))

    def _proof(self, chance: bytes) -> bytes:
        return hmac.digest(self._key, chance, "sha256")[:PROOF]

    async def visitor(self, token: str) -> str:
        """The visitor with that token; "" if it is unknown: an invented token makes no visitor."""
        device = fingerprint(token)
        now = time.monotonic()
        until, visitor = self._remembered.get(device, (0.0, ""))
        if now < until:
            return visitor
        known = await self.devices.visitor_at(device)
        # Before tokens had a proof, visitors were known by what they have left here.
        if known is None:
            known = device if self.made_here(token) or await self.devices.has_been_here(device) else ""
        if known:
            self._remember(device, known, now)
        return known

    def _remember(self, device: str, visitor: str, now: float) -> None:
        if len(self._remembered) >= MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[device] = (now + REMEMBERED, visitor)

    async def new_code(self, visitor: str) -> str:
        """A code by which the visitor is itself again on another device. It takes the place of the one before."""
        code = b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        await self.devices.set_code(visitor, fingerprint(code), time.time())
        return "-".join(code[at : at + 4] for at in range(0, len(code), 4))

    async def revoke_code(self, visitor: str) -> None:
        """No code is good for the visitor any more."""
        await self.devices.set_code(visitor, None, 0.0)

    async def follow_code(self, code: str) -> tuple[str, str]:
        """The visitor whose code it is, and a new token for the device that it was typed on."""
        visitor = await self.devices.visitor_by_code(fingerprint(plain(code)))
        if visitor is None:
            raise Refused("bad_code")
        token = self.new_token()
        await self.devices.add_device(fingerprint(token), visitor, time.time(), MOST_DEVICES)
        return visitor, token

    async def forget_others(self, visitor: str, token: str) -> None:
        """Every other device of the visitor is a stranger from now on, and its code is good for nothing."""
        await self.devices.forget_devices(visitor, fingerprint(token), time.time())
        self._remembered.clear()
