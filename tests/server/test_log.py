"""The log: complete, in order, page by page, in both languages."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs
from tests.server.serving import Scene, Visitor, as_sent, events_of

from miskatonic.kernel.event import Event, event_types
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.kernel.text import LANGUAGES, name, render
from miskatonic.players import make_bot
from miskatonic.server import log
from miskatonic.server.protocol import LogLine
from miskatonic.server.rows import Record


@pytest.fixture(scope="module")
def long_game() -> Table[Any]:
    """A game with more to tell than fits on one page."""
    for seed in range(20):
        table = played(seed)
        if sum(event.told for event in table.events) > 2 * log.MOST_LINES:
            return table
    raise AssertionError("all games are short")


def played(seed: int) -> Table[Any]:
    table = new_table("elder_sign", seed=seed, players=1)
    bot = make_bot("heuristic", "elder_sign", seed=seed)
    while table.decision is not None:
        table.choose(*bot.pick(Sight(table)))
    return table


def pages(visitor: Visitor, scene: Scene) -> Iterator[list[Any]]:
    """The log as a reader scrolls up through it, from its end."""
    before = scene["log_length"]
    while before > 0:
        page = visitor.get(f"/api/tables/{scene['id']}/log", before=before)
        assert page["timeline"] == scene["timeline"]
        if not page["log"]:
            return
        assert len(page["log"]) <= log.MOST_LINES
        yield page["log"]
        before = page["log"][0]["number"]


def test_the_log_can_be_read_back_to_its_beginning_without_a_gap(visitor: Visitor, long_game: Table[Any]) -> None:
    scene = visitor.post("/api/tables/import", as_sent(long_game.record(["random"])))
    told = [(n, type(e).__name__, as_sent(e)) for n, e in enumerate(long_game.events) if e.told]
    assert scene["log_length"] == len(long_game.events)
    assert [event[0] for event in events_of(scene)] == [number for number, *_ in told[-log.MOST_LINES :]]
    read: list[Any] = []
    for page in pages(visitor, scene):
        read = page + read
    assert [(line["number"], line["kind"], line["data"]) for line in read] == told


def test_who_knows_a_part_of_the_log_gets_the_rest(visitor: Visitor) -> None:
    scene = visitor.open("me")
    for _ in range(8):
        scene = visitor.choose(scene)
    whole = visitor.see(scene["id"])["log"]
    for known in (0, 1, scene["log_length"] // 2, scene["log_length"] - 1, scene["log_length"], 10**6):
        rest = visitor.see(scene["id"], log_after=known)["log"]
        assert rest == [line for line in whole if line["number"] >= known]


def test_every_line_says_after_which_choice_it_came(visitor: Visitor) -> None:
    scene = visitor.open("me")
    for _ in range(8):
        scene = visitor.choose(scene)
    moves = [line["move"] for line in visitor.see(scene["id"])["log"]]
    assert moves == sorted(moves)
    assert moves[-1] == scene["moves"]


@pytest.mark.parametrize("game", ["arkham_horror", "card_game", "elder_sign"])
def test_every_line_carries_its_cause_and_most_to_whom_it_happened(visitor: Visitor, game: str) -> None:
    scene = visitor.open("me", game=game)
    for _ in range(12):
        scene = visitor.choose(scene)
    data = [line["data"] for line in visitor.see(scene["id"])["log"]]
    assert all("cause" in event for event in data)
    assert {"who", "seat"} & {field for event in data for field in event}


def test_the_log_is_told_in_the_language_of_the_reader(visitor: Visitor) -> None:
    scene = visitor.open("me")
    english, french = (visitor.see(scene["id"], lang=lang) for lang in LANGUAGES)
    assert (english["title"], french["title"]) == ("Elder Sign", "Le Signe des Anciens")
    assert events_of(english) == events_of(french)
    assert english["log"] != french["log"]
    by_header = visitor.http.get(f"/api/tables/{scene['id']}", headers={"Accept-Language": "fr-CA,en;q=0.5"})
    assert by_header.json()["log"] == french["log"]


def test_lines_name_the_pieces_that_they_speak_of(visitor: Visitor) -> None:
    scene = visitor.open("me", seats=["amanda_sharpe"])
    pieces = {part["piece"] for line in scene["log"] for part in line["words"]}
    assert "amanda_sharpe" in pieces


def lines_of(events: list[Event], lang: Any) -> list[LogLine]:
    record = Record(version=1, kind="move", number=1, events=log.pack(events), log_end=len(events))
    return log.lines(new_table("elder_sign").state, [record], 0, lang)


def test_every_event_of_many_games_is_kept_as_it_was_and_told_in_both_languages() -> None:
    events = [event for seed in range(8) for event in played(seed).events]
    assert log.unpack("elder_sign", log.pack(events)) == events
    examples = list({type(event): event for event in events if event.told}.values())
    assert len(examples) > 20
    for lang in LANGUAGES:
        told = lines_of(examples, lang)
        assert [line.kind for line in told] == [type(event).__name__ for event in examples]
        assert all("".join(part.words for part in line.words).strip() for line in told)


SAMPLES: dict[str, Any] = {
    "who": "amanda_sharpe",
    "card": "flute_of_the_outer_gods",
    "place": "koi_pond",
    "monster": "ghoul",
    "die": "green1",
    "face": "lore",
    "dice": (0, 1),
    "faces": (0, 0),
}


def sample(kind: type[Event]) -> Event:
    """An event of that kind."""

    def value(field: structs.FieldInfo) -> Any:
        if field.name in SAMPLES and field.type is not int:
            return SAMPLES[field.name]
        return {int: 2, bool: True, str: "koi_pond"}.get(field.type, ())

    return kind(**{field.name: value(field) for field in structs.fields(kind)})


KINDS = event_types(GAMES["elder_sign"].slug)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_event_can_be_kept_and_told(kind: str) -> None:
    event = sample(KINDS[kind])
    assert log.unpack("elder_sign", log.pack([event])) == [event]
    for lang in LANGUAGES:
        assert len(lines_of([event], lang)) == event.told


def test_the_log_can_be_read_before_anything_else_is_known_of_a_game() -> None:
    kept = log.pack([sample(KINDS["Moved"])])
    program = f"from miskatonic.server.log import unpack; print(unpack('elder_sign', {kept!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "Moved" in done.stdout


def test_parts_of_rooms_go_by_the_names_of_the_story_on_every_page_of_the_log(visitor: Visitor) -> None:
    """In Mansions of Madness left and right depend on how the tiles of a story are laid."""
    setup: Any = {"seats": ["", "ashcan_pete"], "keeper": 0, "story": "classroom_curses"}
    scene = visitor.open("me", "me", game="mansions", **setup)
    chance = seeded(1)
    while scene["question"] and scene["moves"] < 90:
        asked = scene["question"]
        options = [option["id"] for option in asked["options"]]
        chance.shuffle(options)
        scene = visitor.choose(scene, *options[: max(asked["least"], min(1, asked["most"]))])
    seen = visitor.see(scene["id"])["log"]
    named = [part for line in seen for part in line["words"] if part["piece"]]
    assert any(part["words"] != render(name("mansions", part["piece"]), "en") for part in named), "nothing is turned"
    assert visitor.get(f"/api/tables/{scene['id']}/log", before=scene["log_length"])["log"] == seen


def test_lines_come_with_their_sentence_of_the_story_in_the_language_of_the_reader(visitor: Visitor) -> None:
    scene = visitor.open("me", game="elder_sign")
    while not any(line["story"] for line in visitor.see(scene["id"])["log"]):
        asked = scene["question"]
        scene = visitor.choose(
            scene, *[option["id"] for option in asked["options"]][: max(asked["least"], min(1, asked["most"]))]
        )
    english, french = (visitor.see(scene["id"], lang=lang)["log"] for lang in ("en", "fr"))
    told = [(en["story"], fr["story"]) for en, fr in zip(english, french, strict=True) if en["story"]]
    assert told
    assert all(en != fr for en, fr in told)
