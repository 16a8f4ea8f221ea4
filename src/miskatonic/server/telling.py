"""What comes before and after a game: its goals, its cover, and the report of one that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.kernel.course import Cover, Goal
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.difficulty import Tried, tried_like
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.record import Move
from miskatonic.kernel.retelling import Course, Listener, Told
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.story import sentence
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import PHRASES, Lang, Text, ended, join, name, naming, parts, render, text
from miskatonic.players import has_heuristic, make_bot
from miskatonic.server.course import (
    CoverInfo,
    DeedInfo,
    FirstStep,
    GoalInfo,
    Goals,
    LuckInfo,
    MarkInfo,
    PointInfo,
    Report,
    RoundInfo,
    TrackInfo,
    TriedInfo,
)
from miskatonic.server.place import Passage, Place, by_the_rules
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import Words
from miskatonic.server.scene import capitalised, seat_shown

if TYPE_CHECKING:  # processes that tell games need no database
    from miskatonic.server.hall import Hall

MOST_STEPS = 3
"""First steps on a cover."""
LOOKS_AHEAD = 40
"""Decisions, at most, that a bot makes to find them."""
EPILOGUES = 3
"""How many sentences a game has for each way to end."""

# --- goals


async def goals(hall: Hall, place: Place, visitor: str, lang: Lang, seat: int | None) -> Goals:
    """The goals at a table now."""
    shown = seat_shown(place, visitor, seat)
    return await hall.work_at(place, visitor, goals_at, place, lang, shown)


def goals_at(place: Place, lang: Lang, seat: int | None) -> Goals:
    """The same as plain work."""
    return Goals(place.row.version, goals_of(place.table(), lang, seat))


def goals_of(table: Table[Any], lang: Lang, seat: int | None) -> list[GoalInfo]:
    """The goals of a seat in words."""
    with naming(table.state.naming):
        return [goal_info(goal, lang) for goal in reading_of(table.state).goals(table.state, seat)]


def goal_info(goal: Goal, lang: Lang) -> GoalInfo:
    """A goal in words."""
    short = render(goal.name, lang)
    return GoalInfo(goal.slug, short, capitalised(parts(goal.text, lang)), goal.now, goal.limit, goal.ours, goal.done)


# --- the cover


async def cover(hall: Hall, place: Place, visitor: str, lang: Lang, seat: int | None) -> CoverInfo:
    """What a seat reads before the first turn, or whenever it wants to."""
    shown = seat_shown(place, visitor, seat)
    begun = shown is not None and await hall.storage.latest_move(place.row, [shown]) is not None
    with by_the_rules(place.row.id):
        return await hall.quick_work.do(visitor, place.row.id, cover_at, place, lang, shown, begun)


def cover_at(place: Place, lang: Lang, seat: int | None, begun: bool) -> CoverInfo:
    """The same in another process."""
    table = place.table()
    with naming(table.state.naming):
        return cover_of(place, table, lang, seat, begun)


def cover_of(place: Place, table: Table[Any], lang: Lang, seat: int | None, begun: bool) -> CoverInfo:
    """A cover in words."""
    reading = reading_of(table.state)
    found = reading.cover(table.state, seat)
    card = reading.card_text(found.piece, lang) if found.piece else None
    return CoverInfo(
        version=place.row.version,
        begun=begun,
        picture=found.picture or found.against,
        whole=named(found.whole, lang),
        story=said(found.story or opening(table, found.against), lang),
        piece=found.piece,
        name=named(found.role, lang) if card is None else card.name,
        title="" if card is None else card.title,
        good_at=[render(words, lang) for words in found.good_at],
        ability=said(found.ability and ended(found.ability), lang),
        at=said(found.at, lang),
        against=found.against,
        against_name=foe_of(table.rules.slug, found, lang),
        threat=[said(ended(words), lang) for words in found.threat],
        goals=goals_of(table, lang, seat),
        first=[] if seat is None else steps_of(table, lang, seat, len(place.seats), found.steps),
    )


def foe_of(game: str, found: Cover, lang: Lang) -> str:
    """Who is against a seat."""
    if found.foe is not None:
        return render(found.foe, lang)
    return render(name(game, found.against), lang) if found.against else ""


def named(words: Text | None, lang: Lang) -> str:
    """A name; "" where there is none."""
    return "" if words is None else render(words, lang)


def said(words: Text | None, lang: Lang) -> Words:
    """A sentence in parts; nothing where there is none."""
    return () if words is None else capitalised(parts(words, lang))


def steps_of(table: Table[Any], lang: Lang, seat: int, seats: int, advice: tuple[Text, ...]) -> list[FirstStep]:
    """Advice: first about the pending question, then the game's own."""
    chosen = first_steps(table, lang, seat, seats)
    return [*chosen, *(FirstStep("", said(words, lang), ()) for words in advice)][:MOST_STEPS]


def first_steps(table: Table[Any], lang: Lang, seat: int, seats: int) -> list[FirstStep]:
    """What the bot that knows the game would do first at a seat, as long as nothing comes of chance.

    Only where everybody sees the same it looks further than the pending decision, and others go before: what is asked next
    may tell what somebody holds.
    """
    steps: list[tuple[Decision, list[Option[Any]]]] = []
    if table.decision is None or not has_heuristic(table.rules.slug):
        return []
    everybody_sees = is_open(table, seats)
    twin = table.clone()
    bot = make_bot("heuristic", table.rules.slug, seed=0)
    revealed = twin.state.rng.reveals
    for _ in range(LOOKS_AHEAD):
        decision = twin.decision
        if decision is None or twin.state.rng.reveals != revealed or len(steps) == MOST_STEPS:
            break
        if decision.seat != seat and not everybody_sees:
            break
        taken = bot.pick(Sight(twin))
        options = [decision.options[place] for place in taken]
        if decision.seat == seat and options and options[0].id != decision.passing:
            if steps and steps[-1][0].kind == decision.kind:
                steps[-1][1].extend(options)
            else:
                steps.append((decision, options))
        if not everybody_sees:
            break
        twin.choose(*taken)
    return [step_info(decision, options, lang) for decision, options in steps]


def step_info(decision: Decision, options: list[Option[Any]], lang: Lang) -> FirstStep:
    """Answers to a question, or to several of its kind, in words."""
    label = join([option.label for option in options], "comma")
    return FirstStep(options[0].id, said(label, lang), parts(decision.prompt, lang))


def is_open(table: Table[Any], seats: int) -> bool:
    """Whether every seat sees what a spectator sees: then no seat has hidden information."""
    seen = table.view(None)
    return all(msgspec.structs.replace(table.view(seat), seat=None) == seen for seat in range(seats))


# --- the report


async def report(hall: Hall, place: Place, visitor: str, lang: Lang, seat: int | None) -> bytes:
    """A game that is over, told from its beginning, as it is sent."""
    row = place.row
    if row.outcome is None:
        raise Refused("not_over")
    shown = seat_shown(place, visitor, seat)
    key = (row.id, row.timeline, row.moves, shown, lang)
    if (known := hall.recent.reports.find(key)) is not None:
        return known
    passage = await hall.passage(place, 0, row.moves)
    with by_the_rules(row.id):
        found = await hall.quick_work.do(visitor, row.id, report_at, place, passage, lang, shown)
    hall.recent.reports.keep(key, found)
    return found


def report_at(place: Place, passage: Passage, lang: Lang, seat: int | None) -> bytes:
    """The same in another process."""
    table, course = retold(place, passage, seat)
    with naming(table.state.naming):
        return msgspec.json.encode(report_of(table, course, lang, seat, place.row.timeline))


def retold(place: Place, passage: Passage, seat: int | None) -> tuple[Table[Any], Course]:
    """A table after choices that were made again, and what a seat is told of them."""
    table = passage.table(place)
    listener = Listener(table, seat, len(place.seats))
    for record in passage.made:
        listener.begin_choice(record.number, record.log_begin)
        table.choose_again(Move(record.seat, record.options))
    return table, listener.finish()


def report_of(table: Table[Any], course: Course, lang: Lang, seat: int | None, timeline: int) -> Report:
    """A course in words."""
    reading, state, outcome = reading_of(table.state), table.state, table.outcome
    assert outcome is not None
    won = table.rules.won(state) if seat is None else seat in outcome.winners
    limits = {goal.slug: goal.limit for goal in course.earlier.values()}
    rarest = [fortune.rarest for fortune in course.fortunes if fortune.rarest is not None]
    usual = tried_like(state)
    people = dict.fromkeys(range(len(course.fortunes)), "")
    people.update((seat_of, who) for who, seat_of in course.people.items())
    luck_key, unit_key = f"{reading.prefix}-luck", f"{reading.prefix}-unit"
    return Report(
        timeline=timeline,
        moves=course.rounds[-1].move,
        seat=seat,
        won=won,
        words=render(text(outcome.reason), lang),
        whole=named(reading.cover(state, None).whole, lang),
        why=[render(words, lang) for words in why(course, won=won)],
        story=" ".join(render(text(key), lang) for key in epilogue(table, seat, won=won) if PHRASES.has(key, lang)),
        goals=[goal_info(goal, lang) for goal in course.goals],
        against=reading.cover(state, None).against,
        people=[*people.values()],
        roles=[named(reading.cover(state, each).role, lang) for each in range(len(course.fortunes))],
        unit=next(iter(state.length()), "round"),
        unit_words=[render(text(key), lang) for key in (unit_key, f"{unit_key}-many") if PHRASES.has(key, lang)],
        rounds=[
            RoundInfo(each.number, each.move, place == len(course.rounds) - 1)
            for place, each in enumerate(course.rounds)
        ],
        tracks=[
            TrackInfo(
                slug,
                render(text(f"{reading.prefix}-track-{slug}"), lang),
                [each.tracks[slug] for each in course.rounds],
                limits.get(slug),
            )
            for slug in course.rounds[-1].tracks
        ],
        points=[point_info(told, lang) for told in course.points],
        deeds=[
            DeedInfo(
                deed.slug, render(text(f"{reading.prefix}-deed-{deed.slug}"), lang), deed.harm, course.deeds[deed.slug]
            )
            for deed in state.edition.deeds_beside(reading.deeds)
        ],
        luck_words=render(text(luck_key), lang) if PHRASES.has(luck_key, lang) else "",
        luck=[
            LuckInfo(number, each.rolls, each.passed, each.got, round(each.expected, 3), round(each.luck, 3))
            for number, each in enumerate(course.fortunes)
            if each.rolls
        ],
        rarest=point_info(min(rarest, key=rarity), lang) if rarest else None,
        marks=[mark_info(told, lang) for told in course.marks],
        usual=None if usual is None else tried_info(usual),
    )


def why(course: Course, *, won: bool) -> list[Text]:
    """How near the other end was: of a lost game the own goal that was nearest at any time, of one that was won the threat that
    was nearest in the end."""
    goals = course.goals if won else course.earlier.values()
    missed = [goal for goal in goals if goal.ours is not won and goal.now < goal.limit and goal.limit > 1]
    if not missed:
        return []
    goal = max(missed, key=lambda goal: goal.now / goal.limit)
    key = "course-averted" if won else "course-missed"
    missing = {} if won else {"missing": goal.limit - goal.now}
    return [text(key, name=goal.name, now=goal.now, limit=goal.limit, **missing)]


def opening(table: Table[Any], against: str) -> Text | None:
    """How the story begins against an Ancient One, where the game itself does not say."""
    return sentence(reading_of(table.state).prefix, [f"opening-{against}"], table.seed)


def epilogue(table: Table[Any], seat: int | None, *, won: bool) -> tuple[str, ...]:
    """The messages that end the story for a seat: the way in which the game ended (`ah-story-won-sealed-1`,
    `mm-story-lost-blood-ties-objective-1c-1`); one of three of a box (`ah-epilogue-kingsport-board-won-3`) or, where no way is
    told, of a role or of campaigns (`mm-epilogue-keeper-lost-2`); what the story knows of whom it was against
    (`es-story-won-yig-1`). Where there is none of these, one of three of the game (`cg-epilogue-won-1`)."""
    state, reading, number = table.state, reading_of(table.state), len(table.moves)
    verdict = "won" if won else "lost"
    cover = reading.cover(state, None)
    way = sentence(reading.prefix, [reading.ending(state)], number)
    whose = [box.replace("_", "-") for box in state.boxes]
    if way is None:
        role = state.team(seat) if seat is not None else ""
        whose = [role, "" if cover.whole is None else "campaign", *whose]
    keys = [f"{reading.prefix}-epilogue-{each}-{verdict}" for each in whose if each]
    own = next((f"{key}-{number % EPILOGUES + 1}" for key in keys if PHRASES.has(f"{key}-1", "en")), "")
    against = sentence(reading.prefix, [f"{verdict}-{cover.against}"], number)
    told = [way.key if way else "", own, against.key if against else ""]
    return tuple(dict.fromkeys(filter(None, told))) or (
        f"{reading.prefix}-epilogue-{verdict}-{number % EPILOGUES + 1}",
    )


def rarity(told: Told) -> tuple[float, int]:
    """How likely a roll was, and when."""
    return (1.0 if told.roll is None else told.roll.chance), told.number


def point_info(told: Told, lang: Lang) -> PointInfo:
    """A turning point in words."""
    return PointInfo(
        number=told.number,
        move=told.move,
        round=told.round,
        kind=type(told.event).__name__,
        importance=told.importance,
        seat=told.seat,
        piece=shown_piece(told.event),
        words=parts(told.event.line(), lang),
        chance=None if told.roll is None else round(told.roll.chance, 4),
    )


def mark_info(told: Told, lang: Lang) -> MarkInfo:
    """A marked event of a seat in a round."""
    return MarkInfo(
        seat=told.seat,
        round=told.round,
        number=told.number,
        move=told.move,
        kind=type(told.event).__name__,
        importance=told.importance,
        piece=shown_piece(told.event),
        words=parts(told.event.line(), lang),
    )


def shown_piece(event: Event) -> str:
    """The piece that an event is about."""
    stage = type(event).stage
    return str(getattr(event, stage.shows)) if stage is not None and stage.shows else ""


def tried_info(tried: Tried) -> TriedInfo:
    """How bots fare with a setup."""
    return TriedInfo(**msgspec.structs.asdict(tried), dots=tried.dots, minutes=tried.minutes)
