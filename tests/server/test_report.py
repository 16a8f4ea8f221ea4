"""What the server tells before and after a game: goals, covers, reports, and how hard setups are."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.arkham_horror.gambler import GREAT_OLD as ARKHAM_ANCIENT_ONES
from tests.games.card_game.gambler import SCENARIOS
from tests.games.elder_sign.gambler import GREAT_OLD as ELDER_SIGN_ANCIENT_ONES
from tests.games.kingsport.gambler import GREAT_OLD as KINGSPORT_ANCIENT_ONES
from tests.server.reports import Played, first_seconds_of, played, reported, seconds_of
from tests.server.serving import PATIENCE, Scene, Server, Visitor
from tests.server.two_worlds import KINDS, again, asked, place_of

from miskatonic import new_table
from miskatonic.kernel.difficulty import Tried, trials_of, tried_like
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang
from miskatonic.players import make_bot
from miskatonic.server.telling import EPILOGUES, MOST_STEPS, cover_of, epilogue, first_steps
from miskatonic.server.workers import Bounds, Worker

PLAYERS = {"arkham_horror": 2, "card_game": 2, "elder_sign": 2, "mansions": 3}
IN_TIME = 0.3
"""Seconds of a processor that a report may take on a quiet machine."""
BUSY = 5
"""A processor that other tests share takes up to so many times as long."""


def finished(game: str, seed: int = 1, players: int = 0, bot: str = "heuristic", **options: Any) -> Table[Any]:
    """A game that bots have played to its end."""
    table = new_table(game, seed=seed, players=players or PLAYERS[game], **options)
    mind = make_bot(bot, game, seed=seed)
    while table.decision is not None:
        table.choose(*mind.pick(Sight(table)))
    return table


def brought(visitor: Visitor, table: Table[Any]) -> Scene:
    """A game as a table of the server."""
    scene: Scene = visitor.http.post("/api/tables/import", content=table.save()).json()
    return scene


# --- reports


@pytest.mark.parametrize("game", GAMES.names())
def test_every_turning_point_leads_to_its_move_and_its_line(visitor: Visitor, game: str) -> None:
    scene = brought(visitor, finished(game, bot="random" if game == "card_game" else "heuristic"))
    path = f"/api/tables/{scene['id']}"
    for lang in ("en", "fr"):
        report = visitor.get(f"{path}/report", lang=lang)
        assert report["words"] == visitor.see(scene["id"], lang=lang)["ending"]["words"]
        for point in (*report["points"], *filter(None, [report["rarest"]])):
            lines = visitor.get(f"{path}/log", before=point["number"] + 1, lang=lang)["log"]
            line = lines[-1]
            assert (line["number"], line["move"], line["kind"]) == (point["number"], point["move"], point["kind"])
            assert line["words"] == point["words"]
            assert visitor.get(f"{path}/moments/{point['move']}")["at"] == point["move"]
        assert report == visitor.get(f"{path}/report", lang=lang)
    assert 0 < len(report["points"]) <= 6
    assert {len(track["values"]) for track in report["tracks"]} == {len(report["rounds"])}
    assert {len(deed["counts"]) for deed in report["deeds"]} == {PLAYERS[game]}
    for luck in report["luck"]:
        assert luck["luck"] == pytest.approx(luck["got"] - luck["expected"], abs=0.002)
    for mark in report["marks"]:
        assert mark["seat"] is None or 0 <= mark["seat"] < PLAYERS[game]
        assert 0 <= mark["round"] < len(report["rounds"])


@pytest.mark.parametrize("game", GAMES.names())
def test_the_report_of_a_game_that_is_brought_again_is_the_same(visitor: Visitor, game: str) -> None:
    """Another table: nothing is remembered of the first report."""
    table = finished(game, bot="random" if game == "card_game" else "heuristic")
    first, second = (brought(visitor, table)["id"] for _ in range(2))
    for seat in range(PLAYERS[game]):
        told = visitor.get(f"/api/tables/{first}/report", seat=seat)
        assert told == visitor.get(f"/api/tables/{second}/report", seat=seat)
        assert told["story"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_end_has_its_sentences(lang: Lang) -> None:
    for game in GAMES.names():
        roles = {
            "mansions": ("", "keeper-"),
            "arkham_horror": ("", "kingsport-board-"),
            "card_game": ("", "campaign-"),
        }.get(game, ("",))
        for role, verdict, number in product(roles, ("won", "lost"), range(1, EPILOGUES + 1)):
            assert PHRASES.has(f"{GAMES[game].reading.prefix}-epilogue-{role}{verdict}-{number}", lang)


def test_keeper_and_investigators_read_the_end_of_their_objective() -> None:
    table = finished("mansions")
    assert table.outcome is not None
    keys = {epilogue(table, seat, won=seat in table.outcome.winners) for seat in range(3)}
    won = "won" if table.outcome.reason == "mm-end-investigators" else "lost"
    assert keys == {(f"mm-story-{won}-{table.state.objective.slug.replace('_', '-')}-1",)}


def test_keeper_and_investigators_read_another_end_where_the_objective_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("miskatonic.server.telling.sentence", lambda prefix, scenes, number: None)
    table = finished("mansions")
    assert table.outcome is not None
    keys = {table.state.team(seat): epilogue(table, seat, won=seat in table.outcome.winners) for seat in range(3)}
    assert keys["keeper"][0].startswith("mm-epilogue-keeper-")
    assert keys["investigators"][0].startswith(("mm-epilogue-won-", "mm-epilogue-lost-"))


def test_the_town_of_kingsport_has_an_end_of_its_own_and_its_people_alone_have_not() -> None:
    for answers, box in (({}, ["ah-epilogue-kingsport-board-"]), ({"kingsport_board": "without"}, [])):
        table = new_table("arkham_horror", seed=1, players=1, boxes=["kingsport"], answers=answers)
        for seat, won in ((0, "won"), (None, "lost")):
            keys = [key.rstrip("0123456789") for key in epilogue(table, seat, won=won == "won")]
            against = table.state.ancient_one.replace("_", "-")
            assert keys == [*(f"{key}{won}-" for key in box), f"ah-story-{won}-{against}-"]


WAYS = {
    "arkham_horror": {
        ("ah-won-sealed", False): "won-sealed",
        ("ah-won-closed", False): "won-closed",
        ("ah-won-banished", True): "won-banished",
        ("ah-lost-devoured", True): "lost-in-battle",
        ("ah-lost-devoured", False): "lost-devoured",
        ("kh-lost-no-card", True): "lost-no-card",
        ("kh-lost-end-of-everything", True): "lost-end-of-everything",
    },
    "elder_sign": {
        ("es-won-sealed", False): "won-sealed",
        ("es-won-battle", True): "won-battle",
        ("es-lost-devoured", True): "lost-in-battle",
        ("es-lost-devoured", False): "lost-devoured",
    },
}


@pytest.mark.parametrize(
    ("game", "reason", "awake", "way"),
    [(game, reason, awake, way) for game, ways in WAYS.items() for (reason, awake), way in ways.items()],
)
def test_each_way_to_end_has_a_sentence_before_that_of_the_ancient_one(
    game: str, reason: str, awake: bool, way: str
) -> None:
    boxes = ["kingsport"] if game == "arkham_horror" else []
    table = new_table(game, seed=1, players=1, boxes=boxes)
    won = "-won-" in reason
    table.state.awake, table.state.outcome = awake, Outcome([0] if won else [], reason)
    prefix, against = GAMES[game].reading.prefix, table.state.ancient_one.replace("_", "-")
    first, *box, last = (key.rpartition("-")[0] for key in epilogue(table, 0, won=won))
    assert first == f"{prefix}-story-{way}"
    assert box == [f"ah-epilogue-kingsport-board-{'won' if won else 'lost'}"] * len(boxes)
    assert last == f"{prefix}-story-{'won' if won else 'lost'}-{against}"


def test_a_victory_tells_the_threat_that_was_nearest_in_the_end() -> None:
    table = finished("arkham_horror", 8, 2, boxes=["kingsport"])
    assert table.outcome is not None
    assert table.outcome.reason == "ah-won-banished"
    assert reported(played(table)).why == ["Devoured: 1 of 2."]


def test_a_game_that_goes_on_has_no_report(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me")
    path = f"/api/tables/{scene['id']}"
    assert visitor.refused("GET", f"{path}/report") == (409, "not_over")
    guest = server.visitor()
    assert guest.refused("GET", f"{path}/report?seat=0") == (409, "not_over")
    assert guest.refused("GET", f"{path}/goals?seat=0") == (403, "not_your_seat")
    assert guest.refused("GET", f"{path}/cover?seat=0") == (403, "not_your_seat")
    visitor.set(scene["id"], spectators=False)
    for what in ("goals", "cover", "report"):
        assert guest.refused("GET", f"{path}/{what}") == (403, "not_for_spectators")


def test_keeper_and_investigators_are_told_the_same_end_from_their_own_side(visitor: Visitor) -> None:
    scene = brought(visitor, finished("mansions"))
    reports = [visitor.get(f"/api/tables/{scene['id']}/report", seat=seat) for seat in range(3)]
    assert len({report["words"] for report in reports}) == 1
    keeper = next(seat["seat"] for seat in scene["seats"] if seat["team"] == "keeper")
    for seat, report in enumerate(reports):
        assert report["won"] is (seat in scene["ending"]["winners"])
        assert report["seat"] == seat
        other = reports[(keeper + 1) % 3]
        if seat == keeper:
            assert [goal["ours"] for goal in report["goals"] if goal["slug"] == "eliminated"] == [True]
            assert [goal["ours"] for goal in other["goals"] if goal["slug"] == "eliminated"] == [False]


@pytest.mark.parametrize(
    ("game", "seed", "players", "options", "moves"),
    [
        ("arkham_horror", 1, 8, {}, 700),
        ("arkham_horror", 1, 8, {"boxes": ["kingsport"]}, 500),
        ("elder_sign", 4, 8, {}, 300),
        ("mansions", 8, 5, {}, 400),
        ("card_game", 5, 4, {"campaign": True}, 200),
    ],
    ids=["arkham_horror", "kingsport", "elder_sign", "mansions", "card_game"],
)
def test_the_report_of_a_long_game_is_there_in_time(
    game: str, seed: int, players: int, options: dict[str, Any], moves: int
) -> None:
    """The longest of eight games of as many as can play: in this process, and as the first report of a process of a server."""
    table = played(finished(game, seed, players, bot="random" if game == "card_game" else "heuristic", **options))
    assert len(table[-1]) > moves, "a longer game has to be found"
    assert min(seconds_of(table) for _ in range(3)) < BUSY * IN_TIME
    firsts = [first_report(table) for _ in range(3)]
    assert min(seconds for seconds, _ in firsts) < BUSY * IN_TIME
    assert all(frozen > 0 for _, frozen in firsts), (
        "the garbage collector looks at everything in the midst of the first work"
    )


def first_report(game: Played) -> tuple[float, int]:
    """What the first report of a process takes."""
    worker = Worker(Bounds(processes=1, clock=PATIENCE))
    try:
        done, came = worker.ask(first_seconds_of, (game,))
        assert done, came
        return came  # type: ignore[no-any-return]
    finally:
        worker.end()


# --- goals and covers


def test_goals_come_with_the_version_and_change_with_the_table(visitor: Visitor) -> None:
    scene = visitor.open("me", game="elder_sign")
    path = f"/api/tables/{scene['id']}/goals"
    first = visitor.get(path)
    assert first["version"] == scene["version"]
    scene = visitor.choose(scene)
    assert visitor.get(path)["version"] == scene["version"]
    assert {goal["slug"] for goal in first["goals"]} == {"signs", "doom", "devoured"}
    assert visitor.get(path, lang="fr")["goals"][0]["name"] == "Signes des Anciens"


def test_a_cover_says_who_somebody_is_and_what_to_do_first(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="elder_sign", seats=["amanda_sharpe", "joe_diamond"])
    path, seat = f"/api/tables/{scene['id']}", scene["question"]["seat"]
    cover = visitor.get(f"{path}/cover", seat=seat)
    assert cover["piece"] == ("amanda_sharpe", "joe_diamond")[seat]
    assert cover["name"]
    assert cover["ability"]
    assert cover["against_name"]
    assert cover["goals"] == visitor.get(f"{path}/goals", seat=seat)["goals"]
    assert 0 < len(cover["first"]) <= MOST_STEPS
    assert cover["first"][0]["option"] in {option["id"] for option in scene["question"]["options"]}


def test_a_cover_says_whether_the_seat_has_begun(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="elder_sign")
    path, seat = f"/api/tables/{scene['id']}/cover", scene["question"]["seat"]
    assert not visitor.get(path, seat=seat)["begun"]
    visitor.choose(scene)
    assert visitor.get(path, seat=seat)["begun"]
    assert not visitor.get(path, seat=1 - seat)["begun"]


@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, {}) for game in GAMES.names()), ("arkham_horror", {"boxes": ["kingsport"]})],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_has_goals_a_picture_and_advice_before_its_first_choice(
    visitor: Visitor, game: str, options: dict[str, Any], lang: str
) -> None:
    scene = visitor.open("me", "me", game=game, **options)
    cover = visitor.get(f"/api/tables/{scene['id']}/cover", seat=scene["question"]["seat"], lang=lang)
    assert cover["picture"]
    assert cover["threat"]
    assert {goal["ours"] for goal in cover["goals"]} == {True, False}
    assert len(cover["first"]) >= 2
    assert cover["first"][0]["prompt"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("elder_sign", {"ancient_one": each}) for each in ELDER_SIGN_ANCIENT_ONES),
        *(("arkham_horror", {"ancient_one": each}) for each in ARKHAM_ANCIENT_ONES),
        *(("arkham_horror", {"boxes": ["kingsport"], "ancient_one": each}) for each in KINGSPORT_ANCIENT_ONES),
        *(("card_game", {"scenario": each}) for each in SCENARIOS),
        ("mansions", {}),
    ],
)
def test_every_sentence_on_a_cover_has_its_full_stop(game: str, options: dict[str, Any], lang: Lang) -> None:
    table = new_table(game, players=PLAYERS[game], **options)
    cover = cover_of(place_of(table), table, lang, PLAYERS[game] - 1, begun=False)
    said = ["".join(part.words for part in words) for words in (cover.ability, *cover.threat) if words]
    assert [words for words in said if words[-1] not in ".!?…"] == []


def test_the_act_and_the_agenda_are_read_before_hands_are_dealt(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="card_game")
    path = f"/api/tables/{scene['id']}/goals"
    goals = {goal["slug"]: (goal["now"], goal["limit"]) for goal in visitor.get(path)["goals"]}
    assert goals == {"clues": (0, 4), "acts": (0, 3), "doom": (0, 3), "defeated": (0, 2)}


def test_a_campaign_is_a_goal_of_its_own_and_its_end_is_told_as_such(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="card_game", campaign=True)
    cover = visitor.get(f"/api/tables/{scene['id']}/cover", lang="fr")
    assert cover["whole"] == "La Nuit de la Zélatrice"
    goals = {goal["slug"]: (goal["now"], goal["limit"]) for goal in cover["goals"]}
    assert (goals["campaign"], goals["acts"]) == ((0, 3), (0, 3))
    table = finished("card_game", 8, campaign=True)
    report = reported(played(table))
    assert report.whole == "Night of the Zealot"
    assert epilogue(table, 0, won=True)[0].startswith("cg-epilogue-campaign-won-")
    assert {goal.slug: (goal.now, goal.limit) for goal in report.goals}["campaign"] == (2, 3)
    assert [each.end for each in report.rounds].count(False) > max(each.number for each in report.rounds)


def test_a_scenario_by_itself_is_no_campaign() -> None:
    table = finished("card_game", bot="random")
    report = reported(played(table))
    assert report.whole == ""
    assert "campaign" not in {goal.slug for goal in report.goals}
    assert not epilogue(table, 0, won=False)[0].startswith("cg-epilogue-campaign")


def test_the_house_counts_in_what_its_own_players_call_a_round(visitor: Visitor) -> None:
    scene = brought(visitor, finished("mansions"))
    words = {lang: visitor.get(f"/api/tables/{scene['id']}/report", lang=lang)["unit_words"] for lang in LANGUAGES}
    assert words == {"en": ["round", "rounds"], "fr": ["tour", "tours"]}


def test_a_keeper_is_called_so_and_investigators_by_their_names() -> None:
    report = reported(played(finished("mansions")))
    assert report.roles == ["The keeper", "", ""]
    assert [bool(who) for who in report.people] == [False, True, True]


@pytest.mark.parametrize(("game", "begins"), [("card_game", "Something digs"), ("mansions", "Walter Lynch")])
def test_a_game_with_a_story_says_how_it_begins(visitor: Visitor, game: str, begins: str) -> None:
    picked: dict[str, Any] = (
        {"scenario": "the_gathering"} if game == "card_game" else {"story": "the_fall_of_house_lynch"}
    )
    scene = visitor.open("me", "me", game=game, **picked)
    cover = visitor.get(f"/api/tables/{scene['id']}/cover", seat=0)
    assert "".join(part["words"] for part in cover["story"]).startswith(begins)


def test_a_keeper_reads_what_it_is_and_that_clues_are_for_the_others(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="mansions")
    cover = visitor.get(f"/api/tables/{scene['id']}/cover", seat=0)
    assert cover["name"] == "The keeper"
    assert {goal["slug"]: goal["ours"] for goal in cover["goals"]} == {
        "clues": False,
        "event": False,
        "eliminated": True,
    }


@pytest.mark.parametrize("name", ["card_game", "mansions"])
def test_first_steps_are_the_same_whatever_a_seat_may_not_know(name: str) -> None:
    kind, compared = KINDS[name], 0
    for seed in range(6):
        table, gambler = kind.table(seed), kind.gambler(seed, bold=True)
        for _ in range(5):
            if table.decision is None:
                break
            seats, seat = len(table.state.investigators), table.decision.seat
            here, world = again(table), again(table, seat, seed)
            if here is not None and world is not None and asked(here) == asked(world):
                assert first_steps(here, "en", seat, seats) == first_steps(world, "en", seat, seats)
                compared += 1
            for other in range(seats):
                if other != seat and seats > 1:
                    assert first_steps(table, "en", other, seats) == []
            gambler.play(table, choices=7)
    assert compared > 5


# --- how hard it is


def test_bots_have_tried_every_game() -> None:
    for game in GAMES.names():
        trials = trials_of(game)
        assert trials is not None
        assert trials.game == game
        picks = {
            pick.value
            for box in ((), ("kingsport",))
            if not box or game == "arkham_horror"
            for pick in picks_of(game, box)
        }
        assert {tried.value for tried in trials.tried} <= picks
        for tried in trials.tried:
            assert 0 <= tried.low <= tried.wins / tried.games <= tried.high <= 1
            assert 1 <= tried.dots <= 4
            assert tried.minutes >= 5


def picks_of(game: str, boxes: tuple[str, ...]) -> Any:
    from miskatonic.kernel.box import edition_of

    fields = GAMES[game].rules.form(edition_of(game, boxes))
    return [pick for field in fields if field.option in ("ancient_one", "scenario", "story") for pick in field.picks]


def test_a_setup_that_nobody_has_tried_is_judged_by_the_nearest_number_of_players() -> None:
    state = new_table("elder_sign", players=7, ancient_one="yig").state
    found = tried_like(state)
    assert found is not None
    assert (found.value, found.players) == ("yig", 6)
    state.ancient_one = "nobody"
    assert tried_like(state) is None


def test_four_dots_are_for_what_bots_hardly_ever_win() -> None:
    def dots(wins: int) -> int:
        tried = Tried(option="", value="", players=1, games=40, wins=wins, low=0, high=1, rounds=5, decisions=90)
        return tried.dots

    assert [dots(wins) for wins in (40, 30, 29, 20, 19, 10, 9, 0)] == [1, 1, 2, 2, 3, 3, 4, 4]


def test_how_hard_setups_are_is_sent_once(visitor: Visitor) -> None:
    answer = visitor.http.get("/api/games/elder_sign/difficulty")
    entry = answer.json()[0]
    assert entry["option"] == "ancient_one"
    assert entry["dots"] in (1, 2, 3, 4)
    again = visitor.http.get("/api/games/elder_sign/difficulty", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
