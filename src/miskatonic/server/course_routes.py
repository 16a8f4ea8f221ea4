"""The requests about what comes before and after a game. See docs/server.md."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

import msgspec
from litestar import Controller, Response, get

from miskatonic.kernel.difficulty import trials_of
from miskatonic.server import telling
from miskatonic.server.course import CoverInfo, Goals, Report, TriedInfo
from miskatonic.server.routes import (
    Asked,
    GameName,
    Language,
    SeatAsked,
    TableId,
    TheHall,
    as_sent,
    known_game,
    unless_known,
)
from miskatonic.server.visitors import lang_of, visitor_of


class Courses(Controller):
    """What tables are about, and what has come of them."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/goals")
    async def goals(
        self, request: Asked, hall: TheHall, table: TableId, lang: Language = None, seat: SeatAsked = None
    ) -> Goals:
        """What wins and loses at the table, as far as a seat may know."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return await telling.goals(hall, place, visitor, lang_of(request), seat)

    @get("/cover")
    async def cover(
        self, request: Asked, hall: TheHall, table: TableId, lang: Language = None, seat: SeatAsked = None
    ) -> CoverInfo:
        """Who a seat is, what it wants, who is against it, and what it could do first."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return await telling.cover(hall, place, visitor, lang_of(request), seat)

    @get("/report")
    async def report(
        self, request: Asked, hall: TheHall, table: TableId, lang: Language = None, seat: SeatAsked = None
    ) -> Response[Report]:
        """A game that is over, told to a seat: tracks, turning points, deeds, luck."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return as_sent(await telling.report(hall, place, visitor, lang_of(request), seat))


class Difficulties(Controller):
    """How hard games are."""

    path = "/api/games/{game:str}/difficulty"
    tags = ("games",)

    @get(sync_to_thread=False)
    def difficulty(self, request: Asked, game: GameName) -> Response[list[TriedInfo]]:
        """How bots fare with each setup of the game: how difficult it is, and how long it takes."""
        known_game(game)
        return unless_known(request, all_trials(game))


@lru_cache(maxsize=64)
def all_trials(game: str) -> tuple[bytes, str]:
    """How bots fare with the setups of a game, as it is sent, and what tells this answer from others."""
    trials = trials_of(game)
    told = msgspec.json.encode([telling.tried_info(tried) for tried in trials.tried] if trials else [])
    return told, f'"{sha256(told).hexdigest()[:32]}"'
