"""A table as one visitor sees it."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.kernel.box import BOXES
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Lang, Part, Text, name, naming, parts, render, text
from miskatonic.server import log
from miskatonic.server.place import (
    GONE_AFTER,
    Chosen,
    Earlier,
    Look,
    Place,
    by_the_rules,
    seat_of,
    side_of,
    who_decides,
)
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import (
    ChapterInfo,
    Ending,
    LogLine,
    Odds,
    OptionInfo,
    Question,
    Scene,
    SeatInfo,
    Status,
    TableCard,
    VoteInfo,
)
from miskatonic.server.rows import Record, TableRow

if TYPE_CHECKING:  # processes that make scenes need no database
    from miskatonic.server.hall import Hall
    from miskatonic.server.recent import Lately

REHEARSED = 20
"""Number of the latest choices that are read before a table from a file is stored."""

_write = msgspec.json.encode


def seat_shown(place: Place, visitor: str, wanted: int | None) -> int | None:
    """Through which seat's eyes a visitor sees: the one asked for, else its seat that decides, else its first."""
    held = place.held_by(visitor)
    if wanted is not None:
        if wanted not in held:
            raise Refused("not_your_seat")
        return wanted
    if place.row.waits_seat in held:
        return place.row.waits_seat
    return held[0] if held else None


async def see(
    hall: Hall, place: Place, visitor: str, lang: Lang, *, seat: int | None = None, after: int = 0, timeline: int = 0
) -> Scene:
    """The table now, with the log after what the visitor knows already."""
    row = place.row
    shown = seat_shown(place, visitor, seat)
    known = after if timeline == row.timeline else 0
    records = await records_after(hall, row, known)
    return await hall.work_at(place, visitor, scene_of, place, visitor, lang, shown, records, known)


def scene_of(place: Place, visitor: str, lang: Lang, seat: int | None, records: Sequence[Record], known: int) -> Scene:
    """The scene of a table as it is now, for one reader."""
    return compose(place, place.table(history=True), visitor, lang, seat, records, known)


def written_scene(
    place: Place, visitor: str, lang: Lang, seat: int | None, records: Sequence[Record], known: int
) -> bytes:
    """The same as it is sent."""
    return _write(scene_of(place, visitor, lang, seat, records, known))


async def records_after(hall: Hall, row: TableRow, known: int, latest: Record | None = None) -> Sequence[Record]:
    """The events of a table from a place in the log on; the latest choice need not be looked up if it is at hand."""
    if known >= row.log_length:
        return []
    if latest is not None and known >= latest.log_begin:
        return [latest]
    from_ = max(known, row.log_length - 3 * log.MOST_LINES)
    return await hall.storage.records(row, row.moves, log_from=from_, events=True)


def lines_before(
    place: Place, records: Sequence[Record], seat: int | None, lang: Lang, first: int, before: int
) -> list[LogLine]:
    """What a seat may read of the log between those places."""
    return log.lines(place.position, records, seat, lang, first, before)


async def see_moment(hall: Hall, place: Place, visitor: str, lang: Lang, number: int, seat: int | None) -> Scene:
    """The table as it was after that number of choices."""
    shown = seat_shown(place, visitor, seat)
    earlier = await hall.earlier(place, number)
    from_ = max(0, earlier.log_length - 3 * log.MOST_LINES)
    records = await hall.storage.records(place.row, number, log_from=from_, events=True)
    with by_the_rules(place.row.id):
        return await hall.quick_work.do(visitor, place.row.id, moment_of, place, earlier, visitor, lang, shown, records)


def moment_of(
    place: Place, earlier: Earlier, visitor: str, lang: Lang, seat: int | None, records: Sequence[Record]
) -> Scene:
    """The scene of a table at an earlier moment, for one reader."""
    return compose(place, earlier.table(place), visitor, lang, seat, records, 0, at=earlier.number)


async def see_lately(
    hall: Hall, lately: Lately, visitor: str, lang: Lang, *, seat: int | None, after: int, timeline: int
) -> bytes:
    """The same as it is sent, of a table that was read or written a moment ago. What several see with the same eyes is put
    together once, and so is what somebody has just chosen and sees again."""
    place, row = lately.place, lately.place.row
    shown = seat_shown(place, visitor, seat)
    known = after if timeline == row.timeline else 0
    look = eyes(place, visitor, lang, shown, known)
    if look not in lately.scenes:
        records = await records_after(hall, row, known, lately.record)
        lately.scenes[look] = await hall.work_at(
            place, visitor, written_scene, place, visitor, lang, shown, records, known, patient=True
        )
    return lately.scenes[look]


def eyes(place: Place, visitor: str, lang: Lang, seat: int | None, known: int) -> Look:
    """By what a scene differs from those of others."""
    return (visitor if place.concerns(visitor) else "", lang, seat, known)


def after_choice(done: Chosen, table: Table[Any], visitor: str, lang: Lang) -> Chosen:
    """A choice with the table as it is sent to the visitor who has made it, with what came of that in its log."""
    place, known = done.place, done.record.log_begin
    shown = seat_shown(place, visitor, None)
    now = _write(compose(place, table, visitor, lang, shown, [done.record], known))
    return Chosen(place, done.record, {eyes(place, visitor, lang, shown, known): now}, now)


def titles_of(rules: Rulebook[Any], boxes: Collection[str], lang: Lang) -> list[str]:
    """The game, and the boxes that are on the table as a whole."""
    opened = [box for box in BOXES.of(rules.slug) if box.slug in boxes]
    parts_of = {part.box.slug for box in opened for part in box.parts}
    return [render(rules.title, lang), *(render(box.title, lang) for box in opened if box.slug not in parts_of)]


def title_of(rules: Rulebook[Any], boxes: Collection[str], lang: Lang) -> str:
    """The game and its boxes, in one line."""
    return " · ".join(titles_of(rules, boxes, lang))


def rehearse(place: Place, table: Table[Any], records: Sequence[Record]) -> None:
    """Looks at a table as everybody will who may, and reads the latest lines of its log; what cannot be shown raises."""
    for seat in (None, *(seat.seat for seat in place.seats)):
        compose(place, table, "", "en", seat, records[-REHEARSED:], 0)
    if table.decision is not None:
        question(table, table.decision, "en", table.decision.seat, [table.decision.seat])


def compose(
    place: Place,
    table: Table[Any],
    visitor: str,
    lang: Lang,
    seat: int | None,
    records: Sequence[Record],
    after: int,
    at: int | None = None,
) -> Scene:
    """Puts a scene together."""
    row, rules = place.row, place.rules
    number = row.moves if at is None else at
    held = place.held_by(visitor)
    with naming(table.state.naming):
        return Scene(
            id=row.id,
            game=row.game,
            title=title_of(rules, table.state.boxes, lang),
            titles=titles_of(rules, table.state.boxes, lang),
            boxes=list(table.state.boxes),
            version=row.version,
            timeline=row.timeline,
            moves=row.moves,
            at=number,
            status=status_of(row),
            lang=lang,
            moment=render(reading_of(table.state).moment(table.state, seat), lang),
            host=row.host == visitor,
            seat=seat,
            seats=seats_of(place, visitor, table.state),
            settings=row.settings,
            notes=[render(note, lang) for note in notes_of(row)],
            votes=list(votes_of(place, visitor, lang)),
            view=msgspec.to_builtins(table.view(seat)),
            question=None
            if table.decision is None
            else question(table, table.decision, lang, seat, held if at is None else ()),
            ending=None if table.outcome is None else ending(table, lang),
            chronicle=chronicle(table, lang, seat),
            log=log.lines(table.state, records, seat, lang, after),
            log_length=row.log_length if at is None else records[-1].log_end if records else 0,
        )


def status_of(row: TableRow) -> Status:
    """How the table is doing."""
    if row.closed:
        return "closed"
    if row.outcome is not None:
        return "over"
    return "paused" if row.paused else "playing"


def notes_of(row: TableRow) -> Iterator[Text]:
    """What everybody at the table is told as long as the game goes on: that a bot has given up, and why somebody may know what
    is hidden. That a game was brought from elsewhere, and what has happened about the seats, is told at its end too."""
    for what, seats in row.noted.items():
        if what == "both":
            yield text("server-note-both")
        else:
            yield from (text(f"server-note-{what}", seat=seat + 1) for seat in seats)
    if row.brought in ("elsewhere", "made"):
        yield text(f"server-note-{row.brought}")
    if row.outcome is not None:
        return
    if row.waits_for == "failed":
        yield text("server-note-failed")
    if row.known == "chosen":
        yield text("server-note-seed", seed=str(row.seed))
    if row.known == "file" and row.brought in ("", "here"):
        yield text("server-note-file")
    elif row.given and row.known != "file":
        yield text("server-note-given")


def votes_of(place: Place, visitor: str, lang: Lang) -> Iterator[VoteInfo]:
    """The running votes, as one reader sees them."""
    for about, agreed in place.row.agreed.items():
        deciding = who_decides(place, about)
        number, side = seat_of(place, about), side_of(place, about)
        if not deciding or (number is None and place.row.outcome is not None):
            continue
        count = {"agreed": sum(who in agreed for who in deciding), "of": len(deciding)}
        if number is not None:
            words = text("server-vote-seat", seat=number + 1, **count)
        elif side is not None:
            words = text("server-vote-side", seat=side + 1, **count)
        else:
            words = text("server-vote-file", **count)
        yield VoteInfo(about, render(words, lang), visitor in deciding, visitor in agreed)


def seats_of(place: Place, visitor: str, state: State) -> list[SeatInfo]:
    """The holders of the seats, and for the host (and the mover of a seat) the links to open seats."""
    now = time.time()
    host = place.row.host == visitor
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            yours=(mine := seat.kind == "person" and seat.holder == visitor),
            team=state.team(seat.seat),
            screen=state.screen(seat.seat),
            online=seat.kind == "bot" or (seat.kind == "person" and now - seat.seen < GONE_AFTER),
            invite=seat.invite if mine or (host and seat.kind == "open") else "",
            was_yours=seat.kind != "person" and place.owner(seat.seat) == visitor,
        )
        for seat in place.seats
    ]


def question(table: Table[Any], decision: Decision, lang: Lang, seat: int | None, held: Sequence[int]) -> Question:
    """The question as far as a seat may read it; the options and their number are for the seat that decides alone."""
    decides = decision.seat in held
    if decision.audience(table.state.team(decision.seat)) not in table.ears(seat):
        secret = parts(text("server-secret-question"), lang)
        return Question(decision.seat, "", secret, "", (), 0, "", 1, 1, [])
    asker = decision.asker
    hints = reading_of(table.state).hints(table.state, decision) if decides else {}
    return Question(
        seat=decision.seat,
        kind=decision.kind.name,
        prompt=parts(decision.prompt, lang),
        source=decision.source,
        source_name=capitalised(parts(name(table.rules.slug, asker), lang)) if asker else (),
        amount=decision.amount,
        rule=decision.rule,
        least=decision.least if decides else 1,
        most=decision.most if decides else 1,
        options=[
            OptionInfo(
                id=option.id,
                verb=option.verb,
                label=parts(option.label, lang),
                hint=() if (hint := hints.get(option.id, option.hint)) is None else parts(hint, lang),
                pieces=option.pieces,
            )
            for option in decision.options
        ]
        if decides
        else [],
        passing=decision.passing if decides else "",
    )


def capitalised(words: tuple[Part, ...]) -> tuple[Part, ...]:
    """With a capital letter at the beginning."""
    first, *others = words
    return (Part(first.words[:1].upper() + first.words[1:], first.piece), *others)


def ending(table: Table[Any], lang: Lang) -> Ending:
    """How the game ended."""
    assert table.outcome is not None
    return Ending(table.outcome.winners, render(text(table.outcome.reason), lang))


def chronicle(table: Table[Any], lang: Lang, seat: int | None) -> list[ChapterInfo]:
    """What has been written down for a seat to read."""
    return [
        ChapterInfo(parts(chapter.title, lang), [parts(line, lang) for line in chapter.lines])
        for chapter in reading_of(table.state).chronicle(table.state, seat)
    ]


def card(place: Place, visitor: str, lang: Lang) -> TableCard:
    """A table in a list."""
    row = place.row
    held, playing = place.held_by(visitor), status_of(row) == "playing"
    return TableCard(
        id=row.id,
        game=row.game,
        title=title_of(place.rules, row.options.get("boxes") or (), lang),
        moment=render(row.moment, lang),
        status=status_of(row),
        names=[seat.name or seat.bot for seat in place.seats],
        host=row.host == visitor,
        your_turn=playing and row.waits_seat in held,
        waits_for=row.waits_seat if playing and row.waits_for in ("person", "bot") else None,
        won=None if row.outcome is None or not held else any(seat in row.outcome.winners for seat in held),
        touched=row.touched,
    )


async def odds(hall: Hall, place: Place, visitor: str, seat: int | None) -> Odds:
    """The odds of the pending question, as a seat may know them."""
    held = place.held_by(visitor)
    with by_the_rules(place.row.id):
        return await hall.quick_work.do(visitor, place.row.id, odds_at, place, held, seat)


def odds_at(place: Place, held: Sequence[int], seat: int | None) -> Odds:
    """The same in another process."""
    return odds_of(place.table(), place.row.version, held, seat)


def odds_of(table: Table[Any], version: int, held: Sequence[int], seat: int | None) -> Odds:
    """The odds at a table: those of the options for the seat that decides alone, those on the board as a seat may know them."""
    decision = table.decision
    mine = decision is not None and decision.seat in held
    options = reading_of(table.state).odds(table.state, decision) if decision is not None and mine else {}
    return Odds(version, options, reading_of(table.state).board_odds(table.state, seat))
