"""Two worlds that differ only in what somebody may not know are the same to it: everything that the server sends is compared.

Hands, the order of decks, what lies face down and the chance to come are exchanged; views, questions, hints, chances, the log
and the chronicle must stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games.card_game.gambler import Gambler as CardGambler
from tests.games.elder_sign.gambler import Gambler as ElderGambler
from tests.games.gambler import Gambler
from tests.games.hidden import strings
from tests.games.mansions.test_random_games import Wanderer

from miskatonic import Table, new_table
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.text import LANGUAGES, Lang
from miskatonic.server import log, scene
from miskatonic.server.hall import settle
from miskatonic.server.place import Place
from miskatonic.server.protocol import Scene, Settings
from miskatonic.server.storage import Record, SeatRow, TableRow

GAMES_PLAYED = [
    ("elder_sign", {"players": 3}),
    ("card_game", {"players": 3, "scenario": "the_gathering"}),
    ("card_game", {"players": 2, "scenario": "the_midnight_masks"}),
    ("card_game", {"players": 2, "scenario": "the_devourer_below"}),
    ("card_game", {"players": 2, "campaign": True}),
    ("mansions", {"players": 3, "story": "green_eyed_boy"}),
    ("mansions", {"players": 3, "story": "the_fall_of_house_lynch", "keeper": 1}),
]
WITH_HANDS = [played for played in GAMES_PLAYED if played[0] == "card_game"]
AUDIENCES: tuple[int | None, ...] = (None, 0, 1)
"""A spectator and two seats."""


GAMBLERS: dict[str, type[Gambler]] = {"elder_sign": ElderGambler, "card_game": CardGambler, "mansions": Wanderer}


def place_of(table: Table[Any]) -> Place:
    """The table as the server holds it, with a person at each seat who is called by its number."""
    seats = [
        SeatRow(seat=n, kind="person", name=f"Person {n}", holder=str(n)) for n in range(len(table.state.investigators))
    ]
    row = TableRow(
        id="table",
        game=table.game.slug,
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
        moment=table.game.moment(table.state, None),
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


def received(table: Table[Any], seat: int | None) -> dict[str, Any]:
    """Everything that the person at a seat (None: a spectator) is sent, in both languages."""
    place = place_of(table)
    visitor = visitor_at(seat)
    sent: dict[str, Any] = {lang: scene_of(table, place, seat, lang) for lang in LANGUAGES}
    sent["odds"] = scene.odds_of(table, 0, place.held_by(visitor), seat)
    sent["card"] = scene.card(place, visitor, "en")
    over_the_wire: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sent))
    return over_the_wire


def exchange(table: Table[Any], state: Any, seat: int | None, world: int) -> None:
    """Deals anew what a seat may not know; a spectator knows of no hand at all."""
    for eyes in [seat] if seat is not None else range(len(state.investigators)):
        table.game.determinize(state, eyes, seeded(world))


def played(game: str, options: dict[str, Any], seed: int, choices: int = 150) -> Iterator[Table[Any]]:
    """A table before every choice of a game."""
    table = new_table(game, seed=seed, **options)
    gambler = GAMBLERS[game](seed, bold=True)
    while table.decision is not None and len(table.moves) < choices:
        yield table
        table.choose(*gambler.pick(table))


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


@pytest.mark.parametrize(("game", "options"), GAMES_PLAYED)
def test_what_somebody_may_not_know_changes_nothing_of_what_it_is_sent(game: str, options: dict[str, Any]) -> None:
    found: set[str] = set()
    changed = 0
    for seed in (1, 2):
        for table in played(game, options, seed):
            for seat in AUDIENCES:
                world = table.at(len(table.moves))
                exchange(world, world.state, seat, len(table.moves))
                changed += msgspec.msgpack.encode(world.state) != msgspec.msgpack.encode(table.state)
                found.update(differences(received(table, seat), received(world, seat), f"{seat}"))
    assert not found
    assert changed > 300


@pytest.mark.parametrize(("game", "options"), WITH_HANDS)
def test_nobody_is_asked_in_the_name_of_a_card_that_others_may_not_see(game: str, options: dict[str, Any]) -> None:
    named: set[str] = set()
    for table in played(game, options, seed=1):
        for seat in AUDIENCES:
            others = [each for each in table.state.investigators if each.seat != seat]
            hidden = {card for each in others for card in (*each.hand, *each.deck)}
            named |= hidden.intersection(strings(received(table, seat)["en"]["question"]))
    assert not named


@pytest.mark.parametrize(("game", "options"), GAMES_PLAYED)
def test_the_same_choices_in_another_world_tell_the_others_the_same(game: str, options: dict[str, Any]) -> None:
    """Each step is played again in another world, as long as chance or a card shows nothing new and the same seat decides."""
    found: set[str] = set()
    compared = 0
    for seed in (1, 2):
        for table in played(game, options, seed):
            for seat in AUDIENCES:
                here, world = again(table), again(table, seat, len(table.moves))
                if here is not None and world is not None and asked(here) == asked(world):
                    found.update(differences(received(here, seat), received(world, seat), f"{seat}"))
                    compared += 1
    assert not found
    assert compared > 200


def again(table: Table[Any], seat: int | None = -1, world: int = 0) -> Table[Any] | None:
    """The running step once more, in a world that is the same to that seat; None where it shows something or the choices
    since are not to be had there."""
    state = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
    if seat != -1:
        exchange(table, state, seat, world)
    reveals = state.rng.reveals
    twin = Table(table.game, state, table.options, 0)
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
