"""Imagined worlds: whoever clones, saves, pickles or takes back in one learns nothing of the true game."""

import copy
import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from miskatonic import GAMES, Table, load_table, make_bot, new_table, seeded
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import resume
from miskatonic.players.random_bot import RandomBot

SEED = 123456789
GAMES_AND_SEATS = [(game, 3 if game == "mansions" else 2) for game in GAMES]


def situations(game: str, players: int) -> list[Table[Any]]:
    """Tables at many decisions of a game, at the start of steps and in the middle of them."""
    table, bot, found = new_table(game, seed=SEED, players=players), RandomBot(5), []
    while table.decision is not None and len(table.moves) < 160:
        if len(table.moves) % 4 == 1:
            found.append(table.clone())
        table.choose(*bot.pick(Sight(table)))
    return found


def state_of(table: Table[Any]) -> bytes:
    return msgspec.msgpack.encode(table.state)


def refused(look: Callable[[], object]) -> bool:
    """Whether something is refused with a sentence."""
    with pytest.raises(MiskatonicError, match="imagined"):
        look()
    return True


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_copies_of_an_imagined_table_are_of_the_imagined_world(game: str, players: int) -> None:
    for n, table in enumerate(situations(game, players)):
        assert table.decision is not None
        world = table.imagine(table.decision.seat, seeded(n))
        before, bot = state_of(world), RandomBot(n)
        twins = [world.clone(), copy.copy(world), copy.deepcopy(world), world.clone().clone()]
        assert [state_of(twin) for twin in twins] == [before] * 4
        for _ in range(3):
            if world.decision is None:
                break
            assert [twin.question(world.decision.seat) is not None for twin in twins] == [True] * 4
            chosen = [world.decision.options[place].id for place in bot.pick(Sight(world))]
            for each in (world, *twins):
                each.choose(*chosen)
            assert [state_of(twin) for twin in (*twins, world.clone())] == [state_of(world)] * 5


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_an_imagined_world_in_mid_step_is_neither_saved_nor_taken_back(game: str, players: int) -> None:
    table = situations(game, players)[-1]
    assert table.decision is not None
    world = table.imagine(table.decision.seat, seeded(1))
    assert (world.made_up, world.moves, world.seed, world.origin) == (True, [], 0, None)
    assert not world.events
    looks: list[Callable[[], object]] = [
        world.save,
        world.record,
        world.undo,
        world.with_history,
        lambda: world.at(0),
        lambda: world.checkpoint,
        lambda: world.trail,
        lambda: pickle.dumps(world),
    ]
    assert all(map(refused, looks))


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_after_its_next_step_an_imagined_world_is_whole_and_begins_there(game: str, players: int) -> None:
    for n, table in enumerate(situations(game, players)[::8]):
        assert table.decision is not None
        world, bot = table.imagine(table.decision.seat, seeded(n)), RandomBot(n)
        while world.made_up:
            world.choose(*bot.pick(Sight(world)))
        for _ in range(4):
            if world.decision is not None:
                world.choose(*bot.pick(Sight(world)))
        again = [load_table(world.save()), pickle.loads(pickle.dumps(world)), world.with_history(), world.clone()]
        assert [state_of(each) for each in again] == [state_of(world)] * 4
        assert str(SEED).encode() not in world.save()
        assert len(world.moves) <= 4
        start = world.at(0)
        assert start.checkpoint == world.origin
        if world.moves:
            world.undo(past_chance=True)
            assert state_of(world) == state_of(start.with_history().at(0) if not world.moves else world.clone())


def lookalikes(game: str, players: int) -> Iterator[tuple[int, Table[Any], Table[Any]]]:
    """Pairs of true games that the seat that decides cannot tell apart, with the number of the pair."""
    for n, table in enumerate(situations(game, players)):
        assert table.decision is not None
        seat = table.decision.seat
        other = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
        table.rules.determinize(other, seat, seeded(1000 + n))
        since = table.moves[table.checkpoint_after :]
        checkpoints = (table.checkpoint, msgspec.msgpack.encode(other))
        try:
            here, twin = (resume(table.rules, table.options, 99, each, since, history=False) for each in checkpoints)
        except MiskatonicError:
            continue  # the choices since do not fit that world
        if Sight(twin).question == Sight(here).question and twin.view(seat) == here.view(seat):
            yield n, here, twin


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_worlds_of_two_games_that_look_alike_are_the_same(game: str, players: int) -> None:
    """An adversary with two true games that its seat cannot tell apart gets the same world from both, in mid-step as well."""
    compared = in_mid_step = 0
    for n, *pair in lookalikes(game, players):
        worlds = [each.imagine(Sight(each).seat, seeded(n)).clone() for each in pair]
        assert state_of(worlds[0]) == state_of(worlds[1])
        compared += 1
        in_mid_step += worlds[0].made_up
    assert compared > 3
    assert in_mid_step


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_sights_of_two_games_that_look_alike_are_the_same(game: str, players: int) -> None:
    compared = 0
    for _, *pair in lookalikes(game, players):
        one, other = map(Sight, pair)
        assert state_of(one.world) == state_of(other.world)
        assert (one.view, one.question) == (other.view, other.question)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_a_search_in_two_games_that_look_alike_comes_to_the_same(game: str, players: int) -> None:
    compared = 0
    for n, *pair in islice(lookalikes(game, players), 6):
        bots = [make_bot("search", game, seed=n, iterations=2) for _ in pair]
        picked = [bot.pick(Sight(each)) for bot, each in zip(bots, pair, strict=True)]
        assert picked[0] == picked[1]
        compared += 1
    assert compared > 3


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_a_sight_shows_the_question_without_what_the_rules_make_of_it(game: str, players: int) -> None:
    for table in situations(game, players)[::8]:
        asked, sight = table.decision, Sight(table)
        assert asked is not None
        shown = sight.question
        assert [option.id for option in shown.options] == [option.id for option in asked.options]
        assert {(option.value, option.twins) for option in shown.options} == {(None, ())}
        assert sight.decision is not asked
        assert sight.state is not table.state
        assert (sight.seat, sight.moves, sight.game) == (asked.seat, len(table.moves), game)


def test_what_is_done_in_the_world_of_a_sight_does_nothing_to_the_table() -> None:
    table = new_table("card_game", seed=3, players=1, scenario="the_gathering")
    before, sight = state_of(table), Sight(table)
    sight.world.choose(0)
    assert state_of(table) == before


def test_a_sight_is_neither_pickled_nor_copied() -> None:
    sight = Sight(new_table("elder_sign", seed=1))
    for look in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(MiskatonicError, match="cannot be saved or copied"):
            look(sight)


def test_whoever_may_not_read_a_question_gets_no_world_in_which_it_is_asked() -> None:
    table = new_table("mansions", seed=2, players=3)
    assert table.decision is not None
    assert table.decision.kind.secret
    other = next(seat for seat in range(3) if seat != table.decision.seat)
    with pytest.raises(MiskatonicError, match="may not read"):
        table.imagine(other, seeded(1))
    assert table.question(other) is None
    assert table.question(table.decision.seat) is table.decision


# --- tables as values


def test_copies_and_pickles_of_a_table_are_whole_and_independent() -> None:
    table, bot = new_table("elder_sign", seed=4, players=2), make_bot("random", "elder_sign", seed=1)
    for _ in range(9):
        table.choose(*bot.pick(Sight(table)))
    twins = [copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    assert [(twin.seed, twin.moves, state_of(twin)) for twin in twins] == [(4, table.moves, state_of(table))] * 3
    before = state_of(table)
    for twin in twins:
        twin.choose(*RandomBot(3).pick(Sight(twin)))
    assert state_of(table) == before


class Number:
    """A whole number of another library, as numpy has them."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    table: Any = new_table("elder_sign", seed=Number(4), players=Number(2))  # type: ignore[arg-type]
    assert (table.seed, table.options["players"]) == (4, 2)
    twin = new_table("elder_sign", seed=4, players=2)
    table.choose(Number(1), seat=Number(table.decision.seat))
    twin.choose(1)
    assert state_of(table) == state_of(twin)
    assert msgspec.json.encode(table.view(Number(1))) == msgspec.json.encode(twin.view(1))
    assert state_of(table.imagine(Number(0), seeded(Number(3)))) == state_of(twin.imagine(0, seeded(3)))  # type: ignore[arg-type]
    assert load_table(table.save()).seed == 4
    with pytest.raises(MiskatonicError, match="not one of the options"):
        table.choose(1.5)


def test_numpy_integers_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    table = new_table("elder_sign", seed=numpy.int64(4), players=numpy.int32(2))
    table.choose(numpy.int64(0), seat=numpy.uint8(0))
    table.take(numpy.int64(0))
    assert table.save() == load_table(table.save()).save()


def test_a_seed_that_nobody_gives_is_drawn_and_recorded() -> None:
    one, other = new_table("elder_sign", seed=None, players=2), new_table("elder_sign", seed=None, players=2)
    assert one.seed != other.seed
    assert state_of(new_table("elder_sign", seed=one.seed, players=2)) == state_of(one)
    assert load_table(one.save()).seed == one.seed


@pytest.mark.parametrize(("game", "players"), GAMES_AND_SEATS)
def test_a_seat_that_there_is_not_sees_nothing(game: str, players: int) -> None:
    table = new_table(game, seed=1, players=players)
    for seat in (9, -1, players):
        for look in (table.view, table.question, table.events_for, lambda seat: table.imagine(seat, seeded(1))):
            with pytest.raises(MiskatonicError, match=f"no seat {seat}.*0 to {players - 1}"):
                look(seat)
    assert table.view(None).seat is None


def test_games_can_be_listed_counted_and_looked_for() -> None:
    assert [*GAMES] == GAMES.names()
    assert len(GAMES) == len(GAMES.names())
    assert "elder_sign" in GAMES
    assert "chess" not in GAMES
