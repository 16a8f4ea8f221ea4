"""The requests that the server answers. See docs/server.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED
from msgspec import Meta

from miskatonic.kernel.box import BOXES, Edition, UnknownBox, edition_of, in_order
from miskatonic.kernel.event import event_types, has_line
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.ledger import UnknownRule
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.setup import problems_of_setup
from miskatonic.kernel.staging import OF_BOXES, Stage
from miskatonic.kernel.text import Lang, render
from miskatonic.server import beats, log, scene
from miskatonic.server.choosing import Viewer
from miskatonic.server.config import Limits
from miskatonic.server.hall import Hall, unknown_game
from miskatonic.server.identity import Identity
from miskatonic.server.place import Place
from miskatonic.server.problems import Refused, refusal
from miskatonic.server.protocol import (
    Beats,
    ChangeSettings,
    ChatLine,
    Checked,
    CheckSetup,
    Claim,
    FieldInfo,
    FollowCode,
    GameInfo,
    LogPage,
    MakeChoice,
    Me,
    MyName,
    NewTable,
    Odds,
    PersonalCode,
    PickInfo,
    Piece,
    Played,
    RuleText,
    Say,
    Scene,
    SeatBot,
    StageInfo,
    TableCard,
    TakeBack,
    Vote,
)
from miskatonic.server.schema import events_of
from miskatonic.server.thinking import bots_of
from miskatonic.server.visitors import cookie_for, lang_of, token_of, visitor_of
from miskatonic.server.words import required

Asked = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheIdentity = NamedDependency[Identity]
Language = Annotated[
    Lang | None, QueryParameter(description="The reader's language; by default what the browser prefers.")
]
SeatAsked = Annotated[
    int | None, QueryParameter(ge=0, le=63, description="Through which of the visitor's seats to look.")
]
Kinds = Annotated[
    list[Annotated[str, Meta(max_length=64)]] | None,
    QueryParameter(max_items=20, description="Only components of these kinds."),
]
BoxesAsked = Annotated[
    list[Annotated[str, Meta(max_length=64)]] | None,
    QueryParameter(max_items=20, description="The boxes that are played with beside the game itself."),
]
Count = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
GameName = Annotated[str, PathParameter(max_length=64)]
TableId = Annotated[str, PathParameter(max_length=64)]
SAVED_GAME = Limits().saved_game
NO_HEADERS: Mapping[str, str] = MappingProxyType({})
SeatId = Annotated[int, PathParameter(ge=0, le=63)]


@dataclass
class OpenSaved(Operation):
    """Describes a request whose body is a file, which is not read here: it may be large."""

    def __post_init__(self) -> None:
        """The file is JSON."""
        words = "The saved game, as the file holds it."
        file = Schema(type=OpenAPIType.OBJECT, additional_properties=Schema(), description=words)
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=file)}, required=True)


class Visit(Controller):
    """The visitor."""

    path = "/api/me"
    tags = ("visitor",)

    @get()
    async def me(self, request: Asked, hall: TheHall, identity: TheIdentity) -> Me:
        """Who the visitor is."""
        return await who_is(hall, identity, visitor_of(request))

    @put()
    async def call_me(self, request: Asked, hall: TheHall, identity: TheIdentity, data: JSONBody[MyName]) -> Me:
        """What the visitor wants to be called."""
        name = required(data.name)
        await hall.storage.set_name(visitor_of(request), name)
        return await who_is(hall, identity, visitor_of(request))

    @get("/record")
    async def record(self, request: Asked, hall: TheHall) -> list[Played]:
        """How many games of each kind the visitor has played to their end, and won."""
        found = await hall.storage.record_of(visitor_of(request))
        return [Played(game, len(won), sum(won)) for game, won in found.items() if game in GAMES.names()]

    @post("/code")
    async def new_code(self, request: Asked, identity: TheIdentity) -> PersonalCode:
        """A new personal code, in the place of the one before. It is shown this once."""
        return PersonalCode(await identity.new_code(visitor_of(request)))

    @delete("/code", status_code=HTTP_200_OK)
    async def revoke_code(self, request: Asked, hall: TheHall, identity: TheIdentity) -> Me:
        """The personal code is good for nothing from now on."""
        await identity.revoke_code(visitor_of(request))
        return await who_is(hall, identity, visitor_of(request))

    @post("/device", status_code=HTTP_200_OK)
    async def follow_code(
        self, request: Asked, hall: TheHall, identity: TheIdentity, data: JSONBody[FollowCode], lang: Language = None
    ) -> Response[Me]:
        """The browser becomes the visitor whose code it is: the answer sets its cookie."""
        visitor, token = await identity.follow_code(data.code)
        return Response(await who_is(hall, identity, visitor), cookies=[cookie_for(request, token)])

    @delete("/devices", status_code=HTTP_200_OK)
    async def forget_others(self, request: Asked, hall: TheHall, identity: TheIdentity) -> Me:
        """Every other browser of the visitor is a stranger from now on, and its personal code is good for nothing."""
        await identity.forget_others(visitor_of(request), token_of(request))
        return await who_is(hall, identity, visitor_of(request))


def as_sent(answer: bytes) -> Response[Any]:
    """An answer that has been encoded already."""
    return Response(answer, media_type="application/json")


def unless_known(request: Asked, found: tuple[bytes, str], headers: Mapping[str, str] = NO_HEADERS) -> Response[Any]:
    """An encoded answer with its tag, or none where the reader holds the one with that tag already."""
    told, etag = found
    headers = {"ETag": etag, "Cache-Control": "no-cache", **headers}
    if request.headers.get("If-None-Match") == etag:
        return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(told, media_type="application/json", headers=headers)


async def who_is(hall: Hall, identity: Identity, visitor: str) -> Me:
    """What a visitor knows of itself."""
    name = await hall.storage.name_of(visitor)
    return Me(name, await identity.devices.devices_of(visitor), await identity.devices.code_made(visitor))


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=False)
    def games(self, request: Asked, lang: Language = None) -> list[GameInfo]:
        """Every game with the options of its setup."""
        reader = lang_of(request)
        return [game_info(game, reader, ()) for game in GAMES.in_order()]

    @get("/{game:str}", sync_to_thread=False)
    def game(self, request: Asked, game: GameName, lang: Language = None, box: BoxesAsked = None) -> GameInfo:
        """One game with the options of its setup, as they are with some boxes."""
        return game_info(known_game(game), lang_of(request), known_boxes(game, box))

    @get("/{game:str}/pieces", sync_to_thread=True, cache=False)
    def pieces(
        self, request: Asked, game: GameName, lang: Language = None, kind: Kinds = None, box: BoxesAsked = None
    ) -> Response[dict[str, Piece]]:
        """The words on every component of the game and of some boxes, by slug; or on those of some kinds."""
        known_game(game)
        told = all_pieces(game, known_boxes(game, box), lang_of(request), frozenset(kind or ()))
        return unless_known(request, told, {"Vary": "Accept-Language"})

    @get("/{game:str}/stage", sync_to_thread=True, cache=False)
    def stage(self, request: Asked, game: GameName, box: BoxesAsked = None) -> Response[dict[str, StageInfo]]:
        """How each kind of event of the game and of some boxes is told: its importance, its form, the piece that it shows."""
        known_game(game)
        return unless_known(request, all_stages(game, known_boxes(game, box)))

    @get("/{game:str}/words", sync_to_thread=True, cache=False)
    def words(
        self, request: Asked, game: GameName, lang: Language = None, box: BoxesAsked = None
    ) -> Response[dict[str, Any]]:
        """What the game's own board says by itself, with what some boxes add: messages by shelf and name, to be filled in."""
        known_game(game)
        told = all_words(game, known_boxes(game, box), lang_of(request))
        return unless_known(request, told, {"Vary": "Accept-Language"})

    @post("/{game:str}/check", status_code=HTTP_200_OK, sync_to_thread=True)
    def check(self, request: Asked, game: GameName, data: JSONBody[CheckSetup], lang: Language = None) -> Checked:
        """Everything that is wrong with the options of a setup."""
        reader = lang_of(request)
        return Checked([render(problem, reader) for problem in problems_of_setup(known_game(game).rules, data.options)])

    @get("/{game:str}/rules/{rule:str}", sync_to_thread=False)
    def rule(
        self,
        request: Asked,
        game: GameName,
        rule: Annotated[str, PathParameter(max_length=64)],
        lang: Language = None,
        box: BoxesAsked = None,
    ) -> RuleText:
        """One rule of the ledger."""
        ledger = known_game(game).reading.ledger(edition_of(game, known_boxes(game, box)))
        reader = lang_of(request)
        try:
            found = ledger[rule]
        except UnknownRule:
            raise Refused("unknown_rule", rule=rule) from None
        words = found.fr if reader == "fr" else found.en
        example = found.example or "" if reader == "en" else ""
        return RuleText(found.id, ledger.chapter_name(found.chapter, reader), words, example)


class Tables(Controller):
    """Tables and the requests about them."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def mine(
        self, request: Asked, hall: TheHall, lang: Language = None, archived: FromQuery[bool] = False
    ) -> list[TableCard]:
        """The visitor's tables, the latest first; or those that were put away."""
        visitor, reader = visitor_of(request), lang_of(request)
        found = await hall.storage.tables_of(visitor, archived=archived)
        return [scene.card(Place(*each), visitor, reader) for each in found if each[0].game in GAMES.names()]

    @post()
    async def open(self, request: Asked, hall: TheHall, data: JSONBody[NewTable], lang: Language = None) -> Scene:
        """Opens a table."""
        place = await hall.open(data, visitor_of(request))
        return await scene.see(hall, place, visitor_of(request), lang_of(request))

    @post("/import", request_max_body_size=SAVED_GAME, operation_class=OpenSaved)
    async def open_saved(self, request: Asked, hall: TheHall, lang: Language = None) -> Scene:
        """Opens a table from a saved game."""
        place = await hall.open_saved(await request.body(), visitor_of(request))
        return await scene.see(hall, place, visitor_of(request), lang_of(request))

    @get("/{table:str}")
    async def see(
        self,
        request: Asked,
        hall: TheHall,
        table: TableId,
        lang: Language = None,
        seat: SeatAsked = None,
        log_after: Count = 0,
        timeline: Count = 0,
    ) -> Scene:
        """The table as the visitor sees it."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return await scene.see(hall, place, visitor, lang_of(request), seat=seat, after=log_after, timeline=timeline)

    @post("/{table:str}/choices", status_code=HTTP_200_OK)
    async def choose(
        self, request: Asked, hall: TheHall, table: TableId, data: JSONBody[MakeChoice], lang: Language = None
    ) -> Response[Scene]:
        """Takes options for one of the visitor's seats. The scene has what happened in its log."""
        visitor, reader = visitor_of(request), lang_of(request)

        async def choose_at(place: Place) -> bytes:
            hall.must_be_seen_by(place, visitor)
            if data.seat not in place.held_by(visitor):
                raise Refused("not_your_seat")
            done = await hall.choose(place, data.seat, data.options, data.version, Viewer(visitor, reader))
            return done.seen

        lately = hall.recent.at(table, data.version)
        if lately is not None:
            try:
                return as_sent(await choose_at(lately.place))
            except Refused as refused:
                if refused.code != "stale_version":
                    raise
        return as_sent(await choose_at(await hall.place_seen_by(table, visitor)))

    @post("/{table:str}/undo", status_code=HTTP_200_OK)
    async def undo(
        self, request: Asked, hall: TheHall, table: TableId, data: JSONBody[TakeBack], lang: Language = None
    ) -> Scene:
        """Takes the visitor's latest choice back."""
        visitor = visitor_of(request)
        place = await hall.take_back(await hall.place_seen_by(table, visitor), visitor, data.version)
        return await scene.see(hall, place, visitor, lang_of(request))

    @get("/{table:str}/moments/{number:int}")
    async def moment(
        self,
        request: Asked,
        hall: TheHall,
        table: TableId,
        number: Annotated[int, PathParameter(ge=0, le=2**31 - 1)],
        lang: Language = None,
        seat: SeatAsked = None,
    ) -> Scene:
        """The table as it was after that number of choices."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return await scene.see_moment(hall, place, visitor, lang_of(request), number, seat)

    @get("/{table:str}/beats")
    async def beats(
        self,
        request: Asked,
        hall: TheHall,
        table: TableId,
        after: Count,
        to: Count,
        timeline: Count,
        seat: SeatAsked = None,
    ) -> Response[Beats]:
        """The choices of a range, retold: the view at every event that is more than a detail."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return as_sent(await beats.see(hall, place, visitor, after, to, timeline, seat))

    @get("/{table:str}/log")
    async def earlier(
        self,
        request: Asked,
        hall: TheHall,
        table: TableId,
        before: Count,
        lang: Language = None,
        seat: SeatAsked = None,
    ) -> LogPage:
        """Lines of the log before that place."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        row = place.row
        shown = scene.seat_shown(place, visitor, seat)
        before = min(before, row.log_length)
        first = max(0, before - 3 * log.MOST_LINES)
        records = await hall.storage.records(row, row.moves, log_from=first, events=True)
        earlier = [record for record in records if record.log_begin < before]
        told = (place, earlier, shown, lang_of(request), first, before)
        lines = await hall.work_at(place, visitor, scene.lines_before, *told)
        return LogPage(row.timeline, lines)

    @get("/{table:str}/odds")
    async def odds(self, request: Asked, hall: TheHall, table: TableId, seat: SeatAsked = None) -> Odds:
        """The odds of the pending options, for the seat that decides, and on the board."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        return await scene.odds(hall, place, visitor, scene.seat_shown(place, visitor, seat))

    @patch("/{table:str}/settings")
    async def settings(
        self, request: Asked, hall: TheHall, table: TableId, data: JSONBody[ChangeSettings], lang: Language = None
    ) -> Scene:
        """What the host decides."""
        place = await as_host(request, hall, table, lambda place: hall.change_settings(place, data))
        return await scene.see(hall, place, visitor_of(request), lang_of(request))

    @post("/{table:str}/close", status_code=HTTP_200_OK)
    async def close(self, request: Asked, hall: TheHall, table: TableId, lang: Language = None) -> Scene:
        """The host ends the table for good."""
        place = await as_host(request, hall, table, hall.end)
        return await scene.see(hall, place, visitor_of(request), lang_of(request))

    @post("/{table:str}/seats/{seat:int}/claim", status_code=HTTP_200_OK)
    async def claim(
        self, request: Asked, hall: TheHall, table: TableId, seat: SeatId, data: JSONBody[Claim], lang: Language = None
    ) -> Scene:
        """Takes an open seat with the token of its link."""
        visitor = visitor_of(request)
        place = await hall.rearrange(table, lambda place: hall.claim(place, seat, data.invite, data.name, visitor))
        return await scene.see(hall, place, visitor, lang_of(request))

    @post("/{table:str}/seats/{seat:int}/back", status_code=HTTP_200_OK)
    async def sit_again(
        self, request: Asked, hall: TheHall, table: TableId, seat: SeatId, lang: Language = None
    ) -> Scene:
        """Takes a seat back that was the visitor's and is a bot's now, or open."""
        visitor = visitor_of(request)
        place = await hall.rearrange(table, lambda place: hall.sit_again(place, seat, visitor))
        return await scene.see(hall, place, visitor, lang_of(request))

    @put("/{table:str}/votes/{about:str}")
    async def vote(
        self,
        request: Asked,
        hall: TheHall,
        table: TableId,
        about: Annotated[str, PathParameter(max_length=64)],
        data: JSONBody[Vote],
        lang: Language = None,
    ) -> Scene:
        """Casts or withdraws a vote: to hand out the `file` of a running game, to take a seat (`seat-2`) from its holder, to give
        one (`side-2`) to a visitor of another team."""
        visitor = visitor_of(request)
        place = await hall.rearrange(table, lambda place: hall.vote(place, about, visitor, agrees=data.agrees))
        return await scene.see(hall, place, visitor, lang_of(request))

    @post("/{table:str}/seats/{seat:int}/bot", status_code=HTTP_200_OK)
    async def seat_bot(
        self,
        request: Asked,
        hall: TheHall,
        table: TableId,
        seat: SeatId,
        data: JSONBody[SeatBot],
        lang: Language = None,
    ) -> Scene:
        """The host lets a bot play a seat."""
        place = await as_host(request, hall, table, lambda place: hall.seat_bot(place, seat, data.bot))
        return await scene.see(hall, place, visitor_of(request), lang_of(request))

    @post("/{table:str}/seats/{seat:int}/open", status_code=HTTP_200_OK)
    async def open_seat(
        self, request: Asked, hall: TheHall, table: TableId, seat: SeatId, lang: Language = None
    ) -> Scene:
        """A new link to a seat: by the host to one that is a bot's or open, by its holder to go on elsewhere."""
        visitor = visitor_of(request)
        place = await hall.rearrange(table, lambda place: hall.open_seat(place, seat, visitor))
        return await scene.see(hall, place, visitor, lang_of(request))

    @put("/{table:str}/seats/{seat:int}/name")
    async def name_seat(
        self, request: Asked, hall: TheHall, table: TableId, seat: SeatId, data: JSONBody[MyName], lang: Language = None
    ) -> Scene:
        """What the holder of a seat is called there."""
        visitor = visitor_of(request)
        place = await hall.rearrange(table, lambda place: hall.name_seat(place, seat, data.name, visitor))
        return await scene.see(hall, place, visitor, lang_of(request))

    @get("/{table:str}/chat")
    async def said(self, request: Asked, hall: TheHall, table: TableId) -> list[ChatLine]:
        """What was said lately."""
        return await hall.said(await hall.place_seen_by(table, visitor_of(request)))

    @post("/{table:str}/chat")
    async def say(
        self, request: Asked, hall: TheHall, table: TableId, data: JSONBody[Say], lang: Language = None
    ) -> ChatLine:
        """Says something to the table."""
        visitor = visitor_of(request)
        return await hall.say(await hall.place_seen_by(table, visitor), visitor, data.words)

    @get("/{table:str}/save", media_type="application/json")
    async def save(self, request: Asked, hall: TheHall, table: TableId) -> Response[Any]:
        """The saved game as a file: for who may see all of it."""
        visitor = visitor_of(request)
        place = await hall.place_seen_by(table, visitor)
        saved = await hall.give_file(table, visitor)
        name = f"{place.row.game}-{place.row.id[:6]}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(saved, media_type="application/json", headers=headers)


async def as_host(request: Asked, hall: Hall, table: str, change: Callable[[Place], Awaitable[Place]]) -> Place:
    """Makes a change to the table that is for its host alone."""

    async def permitted(place: Place) -> Place:
        if place.row.host != visitor_of(request):
            raise Refused("not_the_host")
        return await change(place)

    return await hall.rearrange(table, permitted)


def known_game(name: str) -> Game[Any]:
    """The game with that name."""
    if name not in GAMES.names():
        raise unknown_game(name)
    return GAMES[name]


def known_boxes(game: str, boxes: Sequence[str] | None) -> tuple[str, ...]:
    """The boxes of those names, in order; one that is not installed is refused."""
    for box in boxes or ():
        try:
            BOXES.find(game, box)
        except UnknownBox as unknown:
            raise refusal(unknown) from None
    return in_order(game, boxes or ())


def game_info(game: Game[Any], lang: Lang, boxes: tuple[str, ...]) -> GameInfo:
    """A game that can be played, with some boxes."""
    least, most = game.rules.players
    return GameInfo(
        slug=game.slug,
        title=render(game.rules.title, lang),
        least_players=least,
        most_players=most,
        bots=bots_of(game.slug),
        fields=[
            FieldInfo(
                option=field.option,
                kind=field.kind,
                label=render(field.label, lang),
                help=render(field.help, lang),
                picks=[PickInfo(pick.value, render(pick.label, lang)) for pick in field.picks],
                usual=field.usual,
                chance=field.chance,
                unless=field.unless,
                only_with=field.only_with,
                box=field.box,
            )
            for field in game.rules.form(edition_of(game.slug, boxes))
        ],
    )


@lru_cache(maxsize=64)
def all_pieces(game: str, boxes: tuple[str, ...], lang: Lang, kinds: frozenset[str]) -> tuple[bytes, str]:
    """The components of a game as they are sent, all or those of some kinds, and what tells this answer from others."""
    reading = GAMES[game].reading
    edition = edition_of(game, boxes)
    slugs = [slug for registry in edition.kinds_beside(reading.registries).values() for slug in edition[registry].slugs]
    found = [piece(reading, slug, lang, edition) for slug in slugs]
    told = msgspec.json.encode({card.slug: card for card in found if not kinds or card.kind in kinds})
    return told, f'"{sha256(told).hexdigest()[:32]}"'


@lru_cache(maxsize=64)
def all_words(game: str, boxes: tuple[str, ...], lang: Lang) -> tuple[bytes, str]:
    """What the board of a game says by itself, as it is sent, and what tells this answer from others."""
    told = msgspec.json.encode(GAMES[game].reading.board_words(edition_of(game, boxes), lang))
    return told, f'"{sha256(told).hexdigest()[:32]}"'


@lru_cache(maxsize=64)
def all_stages(game: str, boxes: tuple[str, ...]) -> tuple[bytes, str]:
    """How each kind of event is told, as it is sent, and what tells this answer from others.

    An event does not know its box: those of all installed boxes come with any box.
    """
    own = events_of(game)
    stages = {kind: event.stage for kind, event in own.items()}
    if boxes:
        others = {kind: event for kind, event in event_types(game).items() if kind not in own and has_line(event)}
        stages |= {kind: event.stage or OF_BOXES for kind, event in others.items()}
    told = msgspec.json.encode({kind: stage_info(stage) for kind, stage in sorted(stages.items()) if stage})
    return told, f'"{sha256(told).hexdigest()[:32]}"'


def stage_info(stage: Stage) -> StageInfo:
    """How a kind of event is told, as it goes over the wire."""
    return StageInfo(stage.importance, stage.own or stage.importance, stage.form, stage.shows, stage.opens)


def piece(reading: Reading[Any], slug: str, lang: Lang, edition: Edition) -> Piece:
    """A component with its words and facts, in a game with some boxes."""
    words = msgspec.structs.asdict(reading.card_text(slug, lang))
    picture = edition.picture_of(slug) or msgspec.UNSET
    facts = msgspec.to_builtins(reading.facts(slug, edition)) or msgspec.UNSET
    return Piece(**words, facts=facts, picture=picture)
