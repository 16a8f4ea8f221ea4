"""Choices: who may make them, when, and that each is made once."""

from concurrent.futures import ThreadPoolExecutor

import httpx
from tests.server.serving import Scene, Server, Visitor, table


def choices(scene: Scene) -> str:
    return f"/api/tables/{scene['id']}/choices"


def first_options(scene: Scene) -> dict[str, object]:
    """A choice that will do."""
    question = scene["question"]
    options = [option["id"] for option in question["options"][: question["least"]]]
    return {"version": scene["version"], "seat": question["seat"], "options": options}


def unchanged(visitor: Visitor, scene: Scene) -> bool:
    now = visitor.see(scene["id"])
    return all(now[what] == scene[what] for what in ("version", "moves", "view", "question", "log_length"))


def test_a_choice_is_answered_with_what_came_of_it(visitor: Visitor) -> None:
    scene = visitor.open("me")
    after = visitor.choose(scene)
    assert (after["moves"], after["version"]) == (scene["moves"] + 1, scene["version"] + 1)
    assert after["log"]
    assert {line["move"] for line in after["log"]} == {after["moves"]}
    assert [line["number"] for line in after["log"]] == list(range(scene["log_length"], after["log_length"]))
    now = visitor.see(scene["id"])
    assert {key: now[key] for key in now if key != "log"} == {key: after[key] for key in after if key != "log"}


def test_a_choice_in_a_version_that_has_passed_is_refused(visitor: Visitor) -> None:
    scene = visitor.open("me")
    after = visitor.choose(scene)
    assert visitor.refused("POST", choices(scene), first_options(scene)) == (409, "stale_version")
    future = first_options(after) | {"version": after["version"] + 1}
    assert visitor.refused("POST", choices(scene), future) == (409, "stale_version")
    assert unchanged(visitor, after)


def test_a_choice_that_is_sent_again_because_the_answer_was_lost_is_not_made_twice(visitor: Visitor) -> None:
    scene = visitor.open("me")
    body = first_options(scene)
    answers = [visitor.http.post(choices(scene), json=body) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 409, 409, 409]
    now = visitor.see(scene["id"], log_after=scene["log_length"])
    assert now["moves"] == scene["moves"] + 1
    assert now["log"] == answers[0].json()["log"]


def test_of_many_clicks_at_once_exactly_one_counts(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("open")
    player = server.guest(scene, 0)

    def click(body: dict[str, object]) -> httpx.Response:
        return player.http.post(choices(scene), json=body)

    for _ in range(5):
        scene = player.see(scene["id"])
        question = scene["question"]
        bodies = [first_options(scene) | {"options": [question["options"][n % 2]["id"]]} for n in range(8)]
        if question["least"] > 1 or len(question["options"]) < 2:
            player.choose(scene)
            continue
        with ThreadPoolExecutor(8) as clicks:
            answers = list(clicks.map(click, bodies))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert player.see(scene["id"])["moves"] == scene["moves"] + 1


def test_two_people_who_want_the_same_seat_cannot_both_have_it(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    body = {"invite": scene["seats"][1]["invite"]}
    friends = [server.visitor() for _ in range(4)]
    with ThreadPoolExecutor(4) as rush:
        claim = f"/api/tables/{scene['id']}/seats/1/claim"
        answers = list(rush.map(lambda friend: friend.http.post(claim, json=body), friends))
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]
    assert sum(friend.see(scene["id"])["seat"] == 1 for friend in friends) == 1


def test_what_is_not_offered_is_refused(visitor: Visitor) -> None:
    scene = visitor.open("me")
    body = first_options(scene)
    offered = scene["question"]["options"][0]["id"]
    for wrong in (["nonsense"], [], [offered, offered], [option["id"] for option in scene["question"]["options"]]):
        assert visitor.refused("POST", choices(scene), body | {"options": wrong}) == (400, "illegal_choice")
    assert unchanged(visitor, scene)


def test_malformed_choices_are_refused(visitor: Visitor) -> None:
    scene = visitor.open("me")
    body = first_options(scene)
    wrong: list[object] = [
        None,
        [],
        "x",
        {},
        body | {"version": -1},
        body | {"version": "one"},
        body | {"version": 10**12},
        body | {"seat": -1},
        body | {"seat": None},
        body | {"options": "nonsense"},
        body | {"options": [1]},
        body | {"options": ["x" * 201]},
        body | {"options": ["x"] * 101},
        body | {"more": 1},
    ]
    for each in wrong:
        assert visitor.refused("POST", choices(scene), each) == (400, "bad_request"), each
    assert unchanged(visitor, scene)


def test_nobody_chooses_for_another_seat(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", first_player=0)
    guest = server.guest(scene, 1)
    scene = visitor.see(scene["id"])
    body = first_options(scene)
    for other in (guest, server.visitor()):
        assert other.refused("POST", choices(scene), body) == (403, "not_your_seat")
    assert guest.refused("POST", choices(scene), body | {"seat": 1}) == (400, "illegal_choice"), "not its turn"
    assert visitor.refused("POST", choices(scene), body | {"seat": 63}) == (403, "not_your_seat")
    assert unchanged(visitor, scene)


def test_what_is_offered_is_told_to_whoever_decides_and_to_nobody_else(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", first_player=0)
    guest = server.guest(scene, 1)
    assert visitor.see(scene["id"])["question"]["options"]
    for other in (guest, server.visitor()):
        question = other.see(scene["id"])["question"]
        assert question["options"] == []
        assert question["prompt"], "but what is asked, everybody may know"
        assert other.get(f"/api/tables/{scene['id']}/odds")["options"] == {}
    assert guest.http.post(choices(scene), json=first_options(scene) | {"seat": 1}).text.find("monster:") == -1


def test_nobody_moves_while_the_table_is_paused(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "random", first_player=1)
    scene = visitor.set(visitor.see_turn(scene["id"])["id"], paused=True)
    assert scene["status"] == "paused"
    assert visitor.refused("POST", choices(scene), first_options(scene)) == (409, "table_paused")
    assert unchanged(visitor, scene)
    scene = visitor.set(scene["id"], paused=False)
    assert visitor.choose(scene)["moves"] == scene["moves"] + 1


def test_bots_wait_while_the_table_is_paused_and_go_on_afterwards(visitor: Visitor) -> None:
    body = table("me", "random", first_player=1)
    body["settings"] = {"paused": True, "pace": 0}
    scene = visitor.post("/api/tables", body)
    assert scene["status"] == "paused"
    assert visitor.see(scene["id"])["moves"] == 0
    visitor.set(scene["id"], paused=False)
    assert visitor.see_turn(scene["id"])["moves"] > 0


def test_a_table_that_is_closed_can_be_looked_at_and_nothing_else(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1)
    path = f"/api/tables/{scene['id']}"
    scene = visitor.post(f"{path}/close")
    assert scene["status"] == "closed"
    closed = (409, "table_closed")
    choice = {"version": scene["version"], "seat": 0, "options": []}
    assert visitor.refused("POST", f"{path}/choices", choice) == closed
    assert visitor.refused("POST", f"{path}/undo", {"version": scene["version"]}) == closed
    assert visitor.refused("PATCH", f"{path}/settings", {"paused": False}) == closed
    assert visitor.refused("POST", f"{path}/seats/1/bot", {"bot": "random"}) == closed
    assert guest.refused("POST", f"{path}/seats/1/open") == closed
    assert guest.refused("PUT", f"{path}/seats/1/name", {"name": "Zoey"}) == closed
    assert guest.see(scene["id"])["version"] == scene["version"]
    assert guest.get(f"{path}/moments/0")["at"] == 0


def test_when_the_game_is_over_nothing_can_be_chosen(visitor: Visitor) -> None:
    scene = visitor.see_turn(visitor.open("random")["id"])
    assert scene["status"] == "over"
    assert scene["question"] is None
    assert scene["ending"]["words"]
    seat = f"/api/tables/{scene['id']}/seats/0"
    invite = visitor.post(f"{seat}/open")["seats"][0]["invite"]
    scene = visitor.post(f"{seat}/claim", {"invite": invite})
    body = {"version": scene["version"], "seat": 0, "options": ["rest"]}
    assert visitor.refused("POST", choices(scene), body) == (400, "illegal_choice")
    assert visitor.see(scene["id"])["status"] == "over"


def test_a_table_that_does_not_exist_is_refused_everywhere(visitor: Visitor) -> None:
    path = "/api/tables/nowhere"
    unknown = (404, "unknown_table")
    for what in ("", "/moments/0", "/log?before=1", "/odds", "/chat", "/save"):
        assert visitor.refused("GET", path + what) == unknown
    assert visitor.refused("POST", f"{path}/choices", {"version": 0, "seat": 0, "options": []}) == unknown
    assert visitor.refused("POST", f"{path}/undo", {"version": 0}) == unknown
    assert visitor.refused("POST", f"{path}/close") == unknown
    assert visitor.refused("PATCH", f"{path}/settings", {}) == unknown
    assert visitor.refused("POST", f"{path}/chat", {"words": "Hello?"}) == unknown
    assert visitor.refused("POST", f"{path}/seats/0/claim", {"invite": "x" * 22}) == unknown
