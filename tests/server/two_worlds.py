"""Two worlds that differ only in what somebody may not know, and everything that the server sends of each.

Hands, the order of decks, what lies face down and the chance to come are exchanged; views, questions, hints, chances, the log,
the chronicle, the beats of a choice, goals, covers and what a report would tell must stay as they are. What goes over a live
connection is the same scene, put together by the same function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from tests.games.arkham_horror.gambler import GREAT_OLD as OF_ARKHAM
from tests.games.arkham_horror.gambler import Gambler as TownGambler
from tests.games.card_game.gambler import SCENARIOS, some_setup
from tests.games.card_game.gambler import Gambler as CardGambler
from tests.games.elder_sign.gambler import GREAT_OLD
from tests.games.elder_sign.gambler import Gambler as ElderGambler
from tests.games.gambler import Gambler
from tests.games.kingsport.gambler import some_table as some_kingsport
from tests.games.mansions.gambler import Wanderer
from tests.games.mansions.gambler import some_table as some_mansion

from miskatonic import Table, new_table
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.record import Move
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, Lang
from miskatonic.server import log, scene, telling
from miskatonic.server.beats import Witness, tell_again
from miskatonic.server.place import Earlier, Passage, Place, settle
from miskatonic.server.protocol import Scene, Settings
from miskatonic.server.rows import Record, SeatRow, TableRow


class Kind(msgspec.Struct, frozen=True):
    """What is played, how, and what there is to be hidden."""

    table: Callable[[int], Table[Any]]
    """A table at its start: those of seeds that follow one another are of all sorts."""
    gambler: type[Gambler]
    hidden: tuple[str, ...]
    """Parts of the state that are not the same in every world that looks the same to somebody."""


def some_elder_sign(seed: int) -> Table[Any]:
    setup: dict[str, Any] = {"errata": bool(seed & 1), "draft": bool(seed & 2), "players": 1 + seed % 8}
    return new_table("elder_sign", seed=seed, ancient_one=GREAT_OLD[seed // 8 % len(GREAT_OLD)], **setup)


def some_card_game(seed: int) -> Table[Any]:
    setup = some_setup(seed, 1 + seed % 4)
    if seed % 4 == 3:
        return new_table("card_game", seed=seed, **setup | {"campaign": True, "decks": []})
    earlier = [seed % 4, seed % 3]
    return new_table("card_game", seed=seed, **setup, scenario=SCENARIOS[seed % 3], earlier=earlier)


def some_arkham_horror(seed: int) -> Table[Any]:
    ancient_one = OF_ARKHAM[seed // 8 % len(OF_ARKHAM)]
    return new_table("arkham_horror", seed=seed, players=1 + seed % 8, ancient_one=ancient_one)


TOWN = ("decks", "gate_deck", "gate_stack", "mythos_deck", "rng")
KINDS = {
    "elder_sign": Kind(
        some_elder_sign,
        ElderGambler,
        ("adventure_deck", "common_deck", "cup", "mythos_deck", "other_world_deck", "rng", "spell_deck", "unique_deck"),
    ),
    "card_game": Kind(some_card_game, CardGambler, ("encounter_deck", "hidden_set", "investigators", "rng")),
    "arkham_horror": Kind(some_arkham_horror, TownGambler, TOWN),
    "kingsport": Kind(some_kingsport, TownGambler, TOWN),
    "mansions": Kind(
        some_mansion,
        Wanderer,
        ("choices", "combat_decks", "keeper", "monsters", "mythos_deck", "piles", "rng", "spell_decks", "trauma_deck"),
    ),
}
"""Everything that can be played."""


def place_of(table: Table[Any]) -> Place:
    """The table as the server holds it, with a person at each seat who is called by its number."""
    seats = [
        SeatRow(seat=n, kind="person", name=f"Person {n}", holder=str(n)) for n in range(len(table.state.investigators))
    ]
    row = TableRow(
        id="table",
        game=table.rules.slug,
        options=table.options,
        seed=table.seed,
        origin=None,
        version=len(table.moves),
        timeline=0,
        moves=len(table.moves),
        log_length=len(table.state.events),
        checkpoint=table.checkpoint,
        since=[],
        kept_at=0,
        waits_for="nobody",
        waits_seat=-1,
        moment=reading_of(table.state).moment(table.state, None),
        outcome=None,
        closed=False,
        paused=False,
        settings=Settings(),
        host="host",
        created=0,
        touched=0,
        archived=None,
    )
    settle(row, table, seats)
    return Place(row, seats)


def visitor_at(seat: int | None) -> str:
    """Who sits at a seat."""
    return "passer-by" if seat is None else str(seat)


def scene_of(table: Table[Any], place: Place, seat: int | None, lang: Lang) -> Scene:
    """The table as the person at a seat sees it."""
    events = table.state.events
    told = Record(version=0, kind="move", number=0, events=log.pack(events), log_end=len(events))
    return scene.compose(place, table, visitor_at(seat), lang, seat, [told], 0)


def received(table: Table[Any], seat: int | None) -> bytes:
    """Everything that the person at a seat (None: a spectator) is sent, in both languages, as it goes over the wire."""
    place = place_of(table)
    visitor = visitor_at(seat)
    sent: dict[str, Any] = {lang: scene_of(table, place, seat, lang) for lang in LANGUAGES}
    sent["odds"] = scene.odds_of(table, 0, place.held_by(visitor), seat)
    sent["beats"] = tell_again(place, passage_of(table, [], whole=True), seat).answer.decode()
    sent["card"] = scene.card(place, visitor, "en")
    sent["goals"] = {lang: telling.goals_of(table, lang, seat) for lang in LANGUAGES}
    sent["cover"] = reading_of(table.state).cover(table.state, seat)
    sent["course"] = course_of(place, passage_of(table, [], whole=True), seat)
    return msgspec.json.encode(sent)


def course_of(place: Place, passage: Passage, seat: int | None) -> Any:
    """What a report would tell of choices: all but how the game ended."""
    _, course = telling.retold(place, passage, seat)
    told = {each.number: each for each in (*course.points, *course.marks)}
    fortunes = [(each.rolls, each.passed, each.got, each.expected) for each in course.fortunes]
    points = [telling.point_info(each, "en") for each in told.values()]
    return course.rounds, course.deeds, course.goals, course.people, fortunes, points


def passage_of(table: Table[Any], choices: Sequence[Move], *, whole: bool = False) -> Passage:
    """Choices at a table from where it stands; or all of the running step, if there is to be more of it."""
    since = table.moves[table.checkpoint_after :]
    told = Earlier(0, table.checkpoint, 0, [] if whole else since, 0)
    made = [*since, *choices] if whole else choices
    return Passage(told, [Record(version=0, kind="move", number=0, seat=m.seat, options=m.options) for m in made])


def exchange(rules: Rulebook[Any], state: Any, seat: int | None, world: int) -> None:
    """Deals anew what a seat may not know; a spectator knows of no hand at all."""
    for eyes in [seat] if seat is not None else range(len(state.investigators)):
        rules.determinize(state, eyes, seeded(world))


def told_apart(here: Table[Any], world: Table[Any], seat: int | None) -> Iterator[str]:
    """How somebody can tell two worlds apart by what it is sent."""
    mine, yours = received(here, seat), received(world, seat)
    if mine != yours:
        found = list(differences(msgspec.json.decode(mine), msgspec.json.decode(yours)))
        yield from [f"{here.rules.slug}, seat {seat}{each}" for each in found or [": in another order"]]


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Where two pieces of data differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{where}.{key}")
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for n, (mine, yours) in enumerate(zip(one, other, strict=True)):
            yield from differences(mine, yours, f"{where}[{n}]")
    elif one != other:
        yield f"{where}: {one!r} or {other!r}"


def again(table: Table[Any], seat: int | None = -1, world: int = 0) -> Table[Any] | None:
    """The running step once more, in a world that is the same to that seat; None where it shows something or the choices
    since are not to be had there."""
    state = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
    if seat != -1:
        exchange(table.rules, state, seat, world)
    reveals = state.rng.reveals
    twin = Table(table.rules, state, table.options, 0)
    for move in table.moves[table.checkpoint_after :]:
        if twin.decision is None or twin.decision.seat != move.seat:
            return None
        if any(twin.decision.index(option) < 0 for option in move.options):
            return None
        if not twin.decision.least <= len(move.options) <= twin.decision.most:
            return None
        twin.choose(*move.options)
    return twin if twin.state.rng.reveals == reveals else None


def asked(table: Table[Any]) -> tuple[int, str] | None:
    """Who decides what; that a player is asked at all may tell that it holds a card, as at any table."""
    return None if table.decision is None else (table.decision.seat, table.decision.kind.name)


class Early(Witness):
    """Somebody who looks only until chance or a hidden card shows something."""

    def __init__(self, table: Table[Any], seat: int | None) -> None:
        self.rng: Rng = table.state.rng
        self.reveals: int = self.rng.reveals
        super().__init__(table, seat, least=1)

    def hear(self, event: Event) -> None:
        if not self.shown:
            super().hear(event)

    @property
    def shown(self) -> bool:
        """Whether something was."""
        return self.rng.reveals != self.reveals

    def beats(self) -> list[bytes]:
        """What it has seen, as it would go over the wire."""
        return [msgspec.json.encode([seen.number, seen.view]) for seen in self.seen]


def beats_apart(here: Table[Any], world: Table[Any], picked: Sequence[str], seat: int | None) -> Iterator[str]:
    """How somebody can tell two worlds apart by the beats of a choice. That a player is asked in one of them only, who then
    holds a card, is none; nor is what comes after something was shown. Yields "" for each beat that is the same."""
    early = []
    for table in (here, world):
        assert table.decision is not None
        if any(table.decision.index(option) < 0 for option in picked):
            return
        early.append(Early(table, seat))
        table.choose(*picked)
    mine, yours = early
    if mine.shown != yours.shown or not (mine.shown or asked(here) == asked(world)):
        return
    if mine.beats() == yours.beats():
        yield from ("" for _ in mine.seen)
        return
    for one, other in zip(mine.seen, yours.seen, strict=False):
        found = differences(msgspec.to_builtins(one), msgspec.to_builtins(other))
        yield from [f"{here.rules.slug}, seat {seat}, a beat{each}" for each in found]
    if len(mine.seen) != len(yours.seen):
        yield f"{here.rules.slug}, seat {seat}: {len(mine.seen)} or {len(yours.seen)} beats"


class Look(msgspec.Struct):
    """What has come of looking at many tables, each in two worlds."""

    found: set[str] = msgspec.field(default_factory=set)
    """How somebody could tell them apart: nothing may stand here."""
    steps: int = 0
    """How often a step was played again in another world, and told the same."""
    beats: int = 0
    """How many beats of choices were the same in both."""
    changed: set[str] = msgspec.field(default_factory=set)
    """The parts of the state that were not the same in both."""

    def at(self, table: Table[Any]) -> None:
        """Before a choice: as the table lies, and as the running step would have led there in another world."""
        here = again(table)
        for seat in audiences(table):
            other = table.at(len(table.moves))
            exchange(table.rules, other.state, seat, len(table.moves))
            self.changed.update(parts_changed(table.state, other.state))
            self.found.update(told_apart(table, other, seat))
            world = None if here is None else again(table, seat, len(table.moves))
            if here is not None and world is not None and asked(here) == asked(world):
                self.found.update(told_apart(here, world, seat))
                self.steps += 1

    def along(self, table: Table[Any], picked: Sequence[int]) -> None:
        """In the course of a choice: everything that is told, as long as nothing is shown that was hidden."""
        assert table.decision is not None
        options = [table.decision.options[place].id for place in picked]
        for seat in audiences(table):
            here, world = again(table), again(table, seat, len(table.moves))
            if here is not None and world is not None and asked(here) == asked(world):
                compared = list(beats_apart(here, world, options, seat))
                self.found.update(filter(None, compared))
                self.beats += compared.count("")


def audiences(table: Table[Any]) -> list[int | None]:
    """A spectator, the seat that decides, and two others if there are so many."""
    assert table.decision is not None
    number = len(table.state.investigators)
    return list(dict.fromkeys([None, *((table.decision.seat + n) % number for n in range(3))]))


def parts_changed(one: Any, other: Any) -> Iterator[str]:
    """The parts of a state that differ in another."""
    before, after = msgspec.to_builtins(one), msgspec.to_builtins(other)
    return (name for name in one.__struct_fields__ if before.get(name) != after.get(name))


def look_at_games(kind: Kind, seeds: range, every: int) -> Look:
    """Plays whole games and looks before every so many choices."""
    look = Look()
    for seed in seeds:
        table, gambler = kind.table(seed), kind.gambler(seed, bold=bool(seed & 4))
        gambler.play(table, choices=seed % every)
        while table.decision is not None:
            look.at(table)
            look.along(table, gambler.pick(Sight(table)))
            gambler.play(table, choices=every)
    return look
