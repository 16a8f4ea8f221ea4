"""The checks, in the order in which they are run: what is wrong with a component is told before what comes of it in games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from miskatonic.conformance.calibration import Reckoning, trial_of
from miskatonic.conformance.log import first_untold, sheet
from miskatonic.conformance.offers import idle
from miskatonic.conformance.subject import Check, Fault, Subject, go_on, pick
from miskatonic.kernel.decision import Decision, Kind
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.replay import verify
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, load_table
from miskatonic.kernel.text import LANGUAGES, Lang, Text, key_of, render, text, unnamed
from miskatonic.players import bots_of, make_bot

CHECKS: dict[str, Check] = {}
"""Every check by its name; `check-name-<name>` is what it is called."""

LONGEST = 20_000
"""No game takes that many choices."""
TRIALS = 60
"""How many chances of one game are tried out."""
WORLDS = 2
"""How many other worlds a seat's view is compared with."""
BROKEN = re.compile(r"\{|\}|  |\?\?| ,| \.(?![.\d])|=name|=own|\b[a-z]{2}-(prompt|option|event|effect)-")
"""What no sentence holds: a placeholder, two spaces, a space before a comma or a full stop,
the key of a message."""


TAKEN = frozenset({"use", "yes", "effect"})
"""Verbs of options that accept the offer of a component."""


def check(found: Check) -> Check:
    """Makes a function one of the checks."""
    CHECKS[found.__name__] = found
    return found


def seats_of(table: Table[Any]) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(table.options.get("players") or len(table.state.investigators))]


def asked(decision: Decision | None) -> tuple[Any, ...] | None:
    """A decision as plain data: what can be told apart from outside."""
    if decision is None:
        return None
    options = [(option.id, option.label, option.pieces, option.hint) for option in decision.options]
    return decision.seat, decision.prompt, options, decision.least, decision.most, decision.rule


def called(words: Text) -> str:
    """What tells a text from others, whatever its arguments are: its key, or else its kind."""
    return key_of(words) or type(words).__name__


def misread(words: Text, lang: Lang) -> Text | None:
    """The defect of a text in a language: it cannot be formatted, is empty, or holds what no sentence holds."""
    try:
        said = render(words, lang)
    except LookupError as error:
        return text("check-unreadable", lang=lang, message=str(error))
    if not said.strip():
        return text("check-empty", lang=lang, what=called(words))
    return text("check-broken", lang=lang, words=said) if BROKEN.search(said) else None


# --- components


def own_slug(piece: str) -> str:
    """The slug of a piece without its game."""
    return piece.partition("/")[2]


@check
def components(subject: Subject, games: int) -> Iterator[Fault]:
    """Every component has a name and words in both languages, and what a board draws of it."""
    reading, edition = subject.reading, subject.edition
    for registry in edition.kinds_beside(reading.registries).values():
        for slug in edition[registry].slugs:
            reading.facts(slug, edition)
            for lang in LANGUAGES:
                try:
                    with unnamed() as nowhere:
                        printed = reading.card_text(slug, lang)
                except LookupError as error:
                    yield Fault(slug, text("check-unreadable", lang=lang, message=str(error)))
                    continue
                if nowhere and lang == "en":
                    yield Fault(slug, text("check-unnamed", pieces=", ".join(sorted(map(own_slug, nowhere)))))
                if not printed.name:
                    yield Fault(slug, text("check-empty", lang=lang, what="name"))
                for said in (printed.name, printed.title, *printed.lines):
                    if BROKEN.search(said):
                        yield Fault(slug, text("check-broken", lang=lang, words=said))


@check
def setups(subject: Subject, games: int) -> Iterator[Fault]:
    """Whatever can be picked when a table is set up leads to a first question: each investigator, scenario and so on."""
    low, _ = subject.rules.players
    for field in subject.rules.form(subject.edition):
        if field.box or field.kind not in ("pick", "seats"):
            continue
        for answer in field.picks:
            if subject.edition.vetoed(field.option, answer.value, {}) is not None:
                continue
            given: Any = [answer.value] + [""] * (low - 1) if field.kind == "seats" else answer.value
            setup = {"boxes": list(subject.boxes), "players": low, field.option: given}
            where = f"{field.option}={answer.value}"
            try:
                table = Subject(subject.game, subject.boxes, (setup,)).table(1)
            except MiskatonicError as refused:
                yield Fault(where, refused.text)
                continue
            if table.decision is None and table.outcome is None:
                yield Fault(where, text("check-asks-nothing"))


# --- games


@check
def invariants(subject: Subject, games: int) -> Iterator[Fault]:
    """Games at random come to an end, and before each choice no piece is lost, doubled or out of bounds."""
    for number in range(games):
        table = subject.table(number, history=False)
        while len(table.moves) < LONGEST:
            try:
                subject.rules.check(table.state)
            except ValueError as error:
                yield Fault(subject.where(number, table), text("check-invariant", message=str(error)))
                break
            if table.decision is not None:
                if (wrong := malformed(table.decision, table.state.players)) is not None:
                    yield Fault(subject.where(number, table), wrong)
                go_on(table, number)
            elif table.outcome is None:
                yield Fault(subject.where(number), text("check-no-outcome"))
                break
            else:
                break
        if len(table.moves) >= LONGEST:
            yield Fault(subject.where(number), text("check-endless", choices=LONGEST))


def malformed(decision: Decision, players: int) -> Text | None:
    """The defect of a question in itself: its options, how many of them are taken, or its seat; None if there is none."""
    ids = [option.id for option in decision.options]
    if len(set(ids)) < len(ids):
        return text("check-same-option", kind=decision.kind.name)
    if len(ids) < 2 and decision.least and decision.whole is None:
        return text("check-single-answer", kind=decision.kind.name)
    if not (0 <= decision.least <= decision.most <= len(ids) and decision.most and 0 <= decision.seat < players):
        return text("check-bad-question", kind=decision.kind.name)
    return None


@check
def words(subject: Subject, games: int) -> Iterator[Fault]:
    """Questions, options, hints and the lines of the log can be read in both languages."""
    seen: set[str] = set()
    for number in range(games):
        table = subject.table(number)
        said: list[Text] = []
        while (decision := table.decision) is not None and len(table.moves) < LONGEST:
            said += [decision.prompt, *(option.label for option in decision.options)]
            said += [option.hint for option in decision.options if option.hint is not None]
            if len(table.moves) % 10 == 0:
                said += subject.reading.hints(table.state, decision).values()
                said += [subject.reading.moment(table.state, seat) for seat in seats_of(table)]
            go_on(table, number)
        said += [event.line() for event in table.events if event.told]
        for each in said:
            for lang in LANGUAGES:
                if (wrong := misread(each, lang)) is not None and called(each) not in seen:
                    seen.add(called(each))
                    yield Fault(subject.where(number), wrong)


@check
def log(subject: Subject, games: int) -> Iterator[Fault]:
    """What a seat sees change in a step is told in a line that it may read.

    A line too few beside others is found for the numbers of an investigator only: each change of them needs a line that names
    the investigator. Changes before the first line are part of setting up.
    """
    seen: set[str] = set()
    for number in range(games):
        table = subject.table(number)
        seats = [None, 0, len(table.state.investigators) - 1]
        before = {seat: sheet(table.view(seat), subject.reading.people(table.state)) for seat in seats}
        heard, listening = 0, set[int | None]()
        while table.decision is not None and len(table.moves) < LONGEST:
            step = table.checkpoint_after
            go_on(table, number)
            if table.checkpoint_after == step and table.decision is not None:
                continue
            happened = table.events_from(heard)
            events = [event for event in happened if event.told]
            covered = [event for event in happened if not event.told and event.stage is not None]
            heard = len(table.events)
            for seat in seats:
                lines = [event for event in events if event.visible_to(table.ears(seat))]
                after = sheet(table.view(seat), subject.reading.people(table.state))
                found = first_untold(before[seat], after, lines, covered) if seat in listening else ""
                before[seat] = after
                if lines:
                    listening.add(seat)
                if found and found not in seen:
                    seen.add(found)
                    who = "none" if seat is None else str(seat)
                    yield Fault(subject.where(number, table), text("check-untold", seat=who, what=found))


@check
def offers(subject: Subject, games: int) -> Iterator[Fault]:
    """What a component offers changes the position when it is taken."""
    seen: set[tuple[str, str]] = set()
    for number in range(games):
        table = subject.table(number, history=False)
        while table.decision is not None and len(table.moves) < LONGEST:
            if len(table.moves) % 7 == 0:
                for found in idle(table, of=lambda option: option.verb in TAKEN):
                    if (found.question, found.source) not in seen:
                        seen.add((found.question, found.source))
                        what = text("check-idle", option=found.option, kind=found.question, source=found.source or "-")
                        yield Fault(subject.where(number, table), what)
            go_on(table, number)


@check
def odds(subject: Subject, games: int) -> Iterator[Fault]:
    """Chances that are shown belong to something that is there, and lie between none and all."""
    for number in range(games):
        table = subject.table(number, history=False)
        while (decision := table.decision) is not None and len(table.moves) < LONGEST:
            if len(table.moves) % 10 == 0:
                offered = {option.id for option in decision.options}
                for option, chance in subject.reading.odds(table.state, decision).items():
                    if not 0 <= chance <= 1 or option.partition("/")[0] not in offered:
                        what = text("check-odds", option=option, chance=str(chance))
                        yield Fault(subject.where(number, table), what)
            go_on(table, number)


@check
def chances(subject: Subject, games: int) -> Iterator[Fault]:
    """Chances that are shown come true: options are taken in worlds with fresh chance, and the share that succeeds is held
    against the chances that were shown, with so wide a margin that a true chance practically never falls out of it.

    One option that fails against its chance proves nothing here: the player who goes on with it is a simple one.
    """
    try_out = trial_of(subject.game)
    if try_out is None:
        return
    reckoning = Reckoning()
    for number in range(games):
        table = subject.table(number, history=False)
        rng, tried = seeded(number), 0
        while (decision := table.decision) is not None and len(table.moves) < LONGEST and tried < TRIALS:
            if rng.below(2):
                shown = subject.reading.odds(table.state, decision)
                if options := [option for option in decision.options if option.id in shown]:
                    option = options[rng.below(len(options))]
                    reckoning.note(try_out(table, option, number * LONGEST + len(table.moves)))
                    tried += 1
            go_on(table, number)
    for wrong in reckoning.unlikely():
        yield Fault("", text("check-chances", figures=wrong))


@check
def bots(subject: Subject, games: int) -> Iterator[Fault]:
    """Every bot has an answer to every kind of question that comes up, and a game of bots comes to its end."""
    names = bots_of(subject.game)
    players = {name: make_bot(name, subject.game, seed=1, iterations=2 if "search" in name else None) for name in names}
    met: set[tuple[str, Kind[Any]]] = set()
    for number in range(games):
        leader = ("random", "heuristic")[number % 2]
        table = subject.table(number, history=False)
        while (decision := table.decision) is not None and len(table.moves) < LONGEST:
            for name, bot in players.items():
                if (name, decision.kind) not in met:
                    met.add((name, decision.kind))
                    if (wrong := refused(table, bot.pick(Sight(table)))) is not None:
                        what = text("check-bot", bot=name, kind=decision.kind.name, message=wrong)
                        yield Fault(subject.where(number, table), what)
            table.choose(*players[leader].pick(Sight(table)))
        if len(table.moves) >= LONGEST:
            yield Fault(subject.where(number), text("check-endless", choices=LONGEST))


def refused(table: Table[Any], chosen: list[int]) -> Text | None:
    """Why a choice cannot be made; None if it can."""
    try:
        table.clone().choose(*chosen)
    except MiskatonicError as error:
        return error.text
    return None


# --- tables


@check
def saving(subject: Subject, games: int) -> Iterator[Fault]:
    """A game is cloned, taken back, saved and loaded without a change, goes on the same, and is played again from its record."""
    for number in range(games):
        table = subject.table(number)
        kept: Table[Any] | None = None
        while table.decision is not None and len(table.moves) < LONGEST:
            if len(table.moves) % 25 == 10:
                yield from _kept(subject, number, table)
                kept = kept or load_table(table.save())
            go_on(table, number)
        verify(table.save())
        while kept is not None and kept.decision is not None and len(kept.moves) < LONGEST:
            go_on(kept, number)
        if kept is not None and position(kept) != position(table):
            yield Fault(subject.where(number), text("check-loaded-end"))


def _kept(subject: Subject, number: int, table: Table[Any]) -> Iterator[Fault]:
    where, now = subject.where(number, table), position(table)
    loaded: Table[Any] = load_table(table.save())
    if position(loaded) != now or loaded.save() != table.save():
        yield Fault(where, text("check-loaded"))
    if loaded.with_history().events != table.events:
        yield Fault(where, text("check-loaded-log"))
    twin, again = table.clone(), load_table(table.save())
    go_on(twin, number)
    go_on(again, number)
    if position(table) != now:
        yield Fault(where, text("check-clone-disturbs"))
    if position(twin) != position(again):
        yield Fault(where, text("check-clone-differs"))
    again.undo(past_chance=True)
    if position(again) != now:
        yield Fault(where, text("check-undone"))


def position(table: Table[Any]) -> tuple[object, ...]:
    """What a table can be told by from outside."""
    decision = table.decision
    open_to = None if decision is None else (decision.seat, decision.kind, [option.id for option in decision.options])
    views = [table.view(seat) for seat in seats_of(table)]
    return open_to, views, list(table.moves), table.outcome, table.checkpoint


@check
def determinism(subject: Subject, games: int) -> Iterator[Fault]:
    """The same seed and the same choices give the same game, byte for byte."""
    for number in range(games):
        if trace(subject, number) != trace(subject, number):
            yield Fault(subject.where(number), text("check-differs"))


def trace(subject: Subject, number: int) -> list[bytes]:
    """Everything that leaves a game: its checkpoints, what it asks, what it tells, and its record."""
    table = subject.table(number)
    parts = [table.checkpoint]
    while table.decision is not None and len(table.moves) < LONGEST:
        parts.append(str(asked(table.decision)).encode())
        go_on(table, number)
        parts.append(table.checkpoint)
    return [*parts, *(str(event).encode() for event in table.events), table.save()]


# --- secrets


@check
def secrets(subject: Subject, games: int) -> Iterator[Fault]:
    """Worlds that differ only in what a seat cannot know look the same to it, byte for byte, and are possible ones."""
    for number in range(games):
        table = subject.table(number, history=False)
        while table.decision is not None and len(table.moves) < LONGEST:
            if len(table.moves) % 11 == 0:
                yield from _told_apart(subject, number, table)
            view = table.view(0)
            sent = msgspec.json.encode(view)
            go_on(table, number)
            if msgspec.json.encode(view) != sent:
                yield Fault(subject.where(number, table), text("check-view-moves"))


def _told_apart(subject: Subject, number: int, table: Table[Any]) -> Iterator[Fault]:
    rules, where = subject.rules, subject.where(number, table)
    for seat in (0, len(table.state.investigators) - 1):
        here = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
        view = rules.view(here, seat)
        seen = msgspec.json.encode(view)
        if msgspec.json.decode(seen, type=type(view)) != view:
            yield Fault(where, text("check-view-lost", seat=seat))
        for world in range(WORLDS):
            other = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
            rules.determinize(other, seat, seeded(world))
            try:
                rules.check(other)
            except ValueError as error:
                yield Fault(where, text("check-impossible-world", seat=seat, message=str(error)))
            if msgspec.json.encode(rules.view(other, seat)) != seen:
                yield Fault(where, text("check-secret", seat=seat))
            if other.rng.word == here.rng.word or other.rng.reveals != here.rng.reveals:
                yield Fault(where, text("check-same-chance", seat=seat))
        if str(here.rng.word).encode() in seen:
            yield Fault(where, text("check-chance-shown", seat=seat))


@check
def questions(subject: Subject, games: int) -> Iterator[Fault]:
    """As long as chance shows nothing and nobody else decides, the same choices of a seat lead to the same questions and the
    same lines of the log in every world that it can think of."""
    for number in range(games):
        table = subject.table(number)
        while table.decision is not None and len(table.moves) < LONGEST:
            yield from _same_step(subject, number, table)


def _same_step(subject: Subject, number: int, table: Table[Any]) -> Iterator[Fault]:
    """Plays one step of a table, and the same choices in another world of the seat that is asked first."""
    first, start = table.decision, table.checkpoint_after
    assert first is not None
    seat = first.seat
    state = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
    reveals = state.rng.reveals
    subject.rules.determinize(state, seat, seeded(number))
    other: Table[Any] = Table(table.rules, state, table.options, 0)
    while (decision := table.decision) is not None and table.checkpoint_after == start:
        alike = (
            table.state.rng.reveals == other.state.rng.reveals == reveals
            and other.decision is not None
            and decision.seat == other.decision.seat == seat
        )
        if alike and heard(table, seat) != heard(other, seat):
            yield Fault(subject.where(number, table), text("check-told-otherwise", seat=seat))
            alike = False
        if alike and asked(other.decision) != asked(decision):
            yield Fault(subject.where(number, table), text("check-asked-otherwise", kind=decision.kind.name))
            alike = False
        chosen = pick(table, number)
        move = [decision.options[place].id for place in chosen]
        table.choose(*chosen)
        if not alike:
            break
        other.choose(*move)
    while table.decision is not None and table.checkpoint_after == start:
        go_on(table, number)


def heard(table: Table[Any], seat: int) -> list[str]:
    """What a seat has been told in the running step."""
    ears = table.ears(seat)
    return [str(event) for event in table.state.events if event.visible_to(ears)]
