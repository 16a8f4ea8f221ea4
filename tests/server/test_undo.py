"""Taking choices back: the table, its log and its history are then as if they had never been made."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.serving import Scene, Server, Visitor, as_sent, events_of

from miskatonic.kernel.record import Move
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, load_table, new_table
from miskatonic.players import make_bot
from miskatonic.server import log, scene
from miskatonic.server.config import Config
from miskatonic.server.hall import Hall
from miskatonic.server.place import Place
from miskatonic.server.protocol import NewTable, SeatRequest, Settings
from miskatonic.server.storage import Storage
from miskatonic.server.undoing import gave_away, seen_by


def undo(scene: Scene) -> tuple[str, str, dict[str, int]]:
    return "POST", f"/api/tables/{scene['id']}/undo", {"version": scene["version"]}


def same_line(scene: Scene, twin: Table[Any]) -> None:
    """The table shows what the same choices lead to in the engine, and its log tells of nothing else."""
    assert scene["view"] == as_sent(twin.view(scene["seat"]))
    assert scene["log_length"] == len(twin.events)
    told = [(n, type(e).__name__, as_sent(e)) for n, e in enumerate(twin.events) if e.told]
    assert [(number, kind, data) for number, _, kind, data in events_of(scene)] == told[-log.MOST_LINES :]


def play(visitor: Visitor, scene: Scene, *, chance: bool) -> tuple[Scene, Scene]:
    """Plays until a choice shows something by chance, or does not; the scenes before and after it."""
    twin = new_table("elder_sign", seed=7, players=len(scene["seats"]), first_player=0)
    while True:
        before, reveals = scene, twin.state.rng.reveals
        options = [option["id"] for option in scene["question"]["options"][: scene["question"]["least"]]]
        twin.choose(*options)
        scene = visitor.choose(scene, *options)
        if (twin.state.rng.reveals != reveals) == chance:
            return before, scene


def test_a_choice_can_be_taken_back_as_long_as_nothing_was_shown_by_chance(visitor: Visitor) -> None:
    before, after = play(visitor, visitor.open("me", first_player=0), chance=False)
    back = visitor.undo(after)
    assert (back["moves"], back["version"]) == (before["moves"], after["version"] + 1)
    assert back["timeline"] == after["timeline"] + 1
    assert back["view"] == before["view"]
    assert back["question"] == before["question"]
    assert back["moment"] == before["moment"]


def test_past_a_random_result_only_the_host_can_allow_it(visitor: Visitor) -> None:
    before, after = play(visitor, visitor.open("me", first_player=0), chance=True)
    assert visitor.refused(*undo(after)) == (409, "undo_chance")
    assert visitor.see(after["id"])["version"] == after["version"]
    after = visitor.set(after["id"], free_undo=True)
    back = visitor.undo(after)
    assert (back["moves"], back["view"], back["question"]) == (before["moves"], before["view"], before["question"])


def test_what_bots_did_since_is_taken_back_too(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me", "random", first_player=0)["id"], free_undo=True)
    while True:
        before = scene
        scene = visitor.choose(scene)
        if scene["question"]["seat"] == 1:
            scene = visitor.see_turn(scene["id"])
            break
    assert scene["moves"] > before["moves"] + 1
    back = visitor.undo(scene)
    assert (back["moves"], back["view"]) == (before["moves"], before["view"])
    assert visitor.choose(back)["moves"] == before["moves"] + 1


def test_nobody_takes_back_what_others_have_chosen_since_unless_the_host_allows_it(
    visitor: Visitor, server: Server
) -> None:
    scene = visitor.open("me", "open", first_player=0)
    guest = server.guest(scene, 1)
    scene = visitor.see(scene["id"])
    assert guest.refused(*undo(scene)) == (409, "nothing_to_undo")
    while scene["question"]["seat"] == 0:
        before = scene
        scene = visitor.choose(scene)
    while scene["question"]["seat"] == 1:
        scene = guest.choose(guest.see(scene["id"]))
    assert visitor.refused(*undo(scene)) == (409, "undo_others")
    assert visitor.see(scene["id"])["version"] == scene["version"]
    scene = visitor.set(scene["id"], free_undo=True)
    assert visitor.undo(scene)["view"] == before["view"]


def tried(visitor: Visitor, keeper: Visitor, scene: Scene) -> Scene:
    """An investigator does what comes first until the keeper is asked in secret, before chance has shown anything."""
    twin = new_table("mansions", seed=7, **HOUSE)
    while True:
        scene = (keeper, visitor)[scene["question"]["seat"]].see(scene["id"])
        options = [option["id"] for option in scene["question"]["options"][: scene["question"]["least"]]]
        mover, reveals = scene["question"]["seat"], twin.state.rng.reveals
        twin.choose(*options)
        scene = (keeper, visitor)[mover].choose(scene, *options)
        assert twin.decision is not None
        if mover == 1 and twin.decision.seat == 0 and twin.decision.kind.secret and reveals == twin.state.rng.reveals:
            return scene


HOUSE: dict[str, Any] = {"players": 2, "keeper": 0, "story": "green_eyed_boy"}


def test_a_secret_question_to_the_other_team_is_not_taken_back_unless_the_host_allows_it(
    visitor: Visitor, server: Server
) -> None:
    scene = visitor.open("open", "me", game="mansions", keeper=0, story="green_eyed_boy")
    scene = tried(visitor, server.guest(scene, 0), scene)
    assert visitor.refused(*undo(scene)) == (409, "undo_chance")
    scene = visitor.set(scene["id"], free_undo=True)
    assert visitor.undo(scene)["moves"] == scene["moves"] - 1


def test_who_plays_both_sides_takes_back_what_both_know(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="mansions", keeper=0, story="green_eyed_boy")
    scene = tried(visitor, visitor, scene)
    assert visitor.undo(scene)["moves"] == scene["moves"] - 1


def come_of_trying(table: Table[Any], move: Move) -> tuple[bool, object]:
    """Whether an investigator may take a choice back, and what it has seen by then of who is asked what."""
    after = table.clone()
    after.choose_again(move)
    others = [seat for seat in range(3) if seat != move.seat]
    shown = after.state.rng.reveals != table.state.rng.reveals or gave_away(table, [move], [move.seat], others)
    return not shown, seen_by(move.seat, after)


def other_world(table: Table[Any], seat: int, world: int) -> Table[Any] | None:
    """The running step in a world that looks the same to a seat; None where it asks something else."""
    assert table.decision is not None
    state = msgspec.msgpack.decode(table.checkpoint, type=type(table.state))
    table.rules.determinize(state, seat, seeded(world))
    other = Table(table.rules, state, table.options, 0)
    if other.decision is None or other.decision.options != table.decision.options:
        return None
    return other if seen_by(seat, other) == seen_by(seat, table) else None


def test_trying_what_can_be_taken_back_tells_nothing_of_the_keepers_hand() -> None:
    told, tries = [], 0
    for seed in (0, 5):
        table = new_table("mansions", seed=seed, players=3)
        bot = make_bot("heuristic", "mansions", seed=seed)
        while (asked := table.decision) is not None and len(table.moves) < 200:
            chosen = bot.pick(Sight(table))
            move = Move(asked.seat, [asked.options[place].id for place in chosen])
            begins = table.checkpoint_after == len(table.moves) and asked.seat != table.state.keeper.seat
            other = other_world(table, asked.seat, 1000 + len(table.moves)) if begins else None
            if other is not None:
                here, there = come_of_trying(table, move), come_of_trying(other, move)
                tries += here[0] or there[0]
                if (here[0] or there[0]) and here != there:
                    told.append((seed, len(table.moves), here, there))
            table.choose(*chosen)
    assert tries > 30
    assert told == []


def test_only_who_plays_can_take_back(visitor: Visitor, server: Server) -> None:
    scene = visitor.choose(visitor.open("me"))
    assert server.visitor().refused(*undo(scene)) == (403, "not_your_seat")


def test_before_the_first_choice_nothing_can_be_taken_back(visitor: Visitor) -> None:
    scene = visitor.open("me")
    assert visitor.refused(*undo(scene)) == (409, "nothing_to_undo")


def test_taking_back_in_a_version_that_has_passed_is_refused(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me")["id"], free_undo=True)
    visitor.choose(visitor.choose(scene))
    assert visitor.refused(*undo(scene)) == (409, "stale_version")
    now = visitor.see(scene["id"])
    assert now["moves"] == 2
    back = visitor.undo(now)
    assert visitor.refused(*undo(now)) == (409, "stale_version"), "sent again, it takes nothing else back"
    assert visitor.see(scene["id"])["moves"] == back["moves"] == 1


def test_the_last_choice_of_a_game_can_be_taken_back_and_the_game_goes_on(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me", seed=3)["id"], free_undo=True)
    while scene["status"] == "playing":
        before = scene
        scene = visitor.choose(scene)
    back = visitor.undo(scene)
    assert (back["status"], back["ending"], back["view"]) == ("playing", None, before["view"])


def test_whatever_is_taken_back_the_log_and_the_history_are_those_of_the_line_that_counts(visitor: Visitor) -> None:
    rng = random.Random(5)
    scene = visitor.set(visitor.open("me", "me", first_player=0)["id"], free_undo=True)
    twin = new_table("elder_sign", seed=7, players=2, first_player=0)
    timeline = 0
    for _ in range(120):
        if scene["moves"] and rng.random() < 0.3:
            for _ in range(rng.randint(1, min(scene["moves"], 6))):
                scene = visitor.undo(scene)
                timeline += 1
            twin = twin.at(scene["moves"])
            same_line(scene, twin)
        elif scene["question"] is not None:
            question = scene["question"]
            taken = rng.sample([option["id"] for option in question["options"]], max(1, question["least"]))
            scene = visitor.choose(scene, *taken)
            twin.choose(*taken)
        assert scene["timeline"] == timeline
        assert scene["moves"] == len(twin.moves)
    assert timeline > 10
    same_line(visitor.see(scene["id"], seat=0), twin)
    for number in range(scene["moves"] + 1):
        moment = visitor.get(f"/api/tables/{scene['id']}/moments/{number}", seat=0)
        same_line(moment, twin.at(number))
        assert moment["at"] == number


def test_lines_that_were_taken_back_never_show_again(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me", draft=True)["id"], free_undo=True)
    before = scene["log_length"]
    taken, instead = (option["id"] for option in scene["question"]["options"][:2])
    after = visitor.choose(scene, taken)
    for _ in range(3):
        after = visitor.choose(after)
    gone = events_of(visitor.see(scene["id"], log_after=before))
    for _ in range(4):
        after = visitor.undo(after)
    known = after["timeline"]
    assert after["log_length"] == before
    now = visitor.choose(after, instead)
    path = f"/api/tables/{scene['id']}"
    seen = [
        visitor.see(scene["id"]),
        visitor.see(scene["id"], log_after=before, timeline=known),
        visitor.see(scene["id"], log_after=before, timeline=known - 1),
        visitor.get(f"{path}/log", before=1000),
        visitor.get(f"{path}/moments/1"),
    ]
    for each in seen:
        assert not [event for event in events_of(each) if event in gone and event[1] >= 1]
        assert events_of(each)[-len(events_of(now)) :] == events_of(now)


def test_who_knows_the_log_of_another_timeline_gets_it_anew(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me")["id"], free_undo=True)
    after = visitor.choose(visitor.choose(scene))
    back = visitor.undo(after)
    known = visitor.see(scene["id"], log_after=after["log_length"], timeline=after["timeline"])
    assert known["timeline"] == back["timeline"]
    assert known["log"] == visitor.see(scene["id"])["log"]
    assert visitor.see(scene["id"], log_after=back["log_length"], timeline=back["timeline"])["log"] == []


def test_a_bot_that_has_its_turn_after_taking_back_moves_again(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me", "random", first_player=0)["id"], free_undo=True)
    for _ in range(2):
        while scene["question"]["seat"] == 0:
            scene = visitor.choose(scene)
        scene = visitor.see_turn(scene["id"])
        assert scene["question"]["options"]
        scene = visitor.undo(scene)


def test_a_scene_is_of_one_line_even_if_somebody_takes_back_while_it_is_put_together(tmp_path: Path) -> None:
    async def somebody_looks() -> None:
        async with hall_at(tmp_path) as hall:
            wanted = NewTable("elder_sign", seats=[SeatRequest("me")], seed=7, settings=Settings(free_undo=True))
            place = await hall.open(wanted, "me")
            for _ in range(3):
                place = await first_option(hall, place)
            before = await scene.see(hall, place, "me", "en")
            moves = load_table(await hall.saved(place, "me")).moves
            later = place
            for _ in range(3):
                later = await hall.take_back(later, "me", later.row.version)
            later = await first_option(hall, later, -1)
            assert await scene.see(hall, place, "me", "en") == before
            assert (await hall.earlier(place, 2)).table(place).moves == moves[:2]
            assert load_table(await hall.saved(place, "me")).moves == moves

    asyncio.run(somebody_looks())


async def first_option(hall: Hall, place: Place, number: int = 0) -> Place:
    decision = place.table().decision
    assert decision is not None
    options = [decision.options[number].id]
    return (await hall.choose(place, decision.seat, options, place.row.version, None)).place


@asynccontextmanager
async def hall_at(folder: Path) -> AsyncIterator[Hall]:
    """A hall without a server around it."""

    async def publish(_table: str, _message: bytes) -> None:
        pass

    config = Config(database=str(folder / "tables.sqlite3"))
    storage = Storage(config.url)
    await storage.open()
    try:
        yield Hall(storage, config, publish)
    finally:
        await storage.close()


def test_of_a_choice_and_its_undoing_at_once_the_table_knows_one_order(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me")["id"], free_undo=True)
    for _ in range(5):
        scene = visitor.choose(scene)
        body = {"version": scene["version"], "seat": 0, "options": [scene["question"]["options"][0]["id"]]}
        path = f"/api/tables/{scene['id']}"
        wanted = [(f"{path}/choices", body), (f"{path}/undo", {"version": scene["version"]})] * 2
        with ThreadPoolExecutor(4) as threads:
            answers = list(threads.map(lambda each: visitor.http.post(each[0], json=each[1]), wanted))
        assert sorted(answer.status_code for answer in answers)[:2] == [200, 409], "one of them was made"
        assert [answer.json()["code"] for answer in answers if answer.is_error] == ["stale_version"] * 3
        scene = visitor.see(scene["id"])
    assert scene["moves"] == len({line["move"] for line in visitor.see(scene["id"])["log"] if line["move"]})
