"""Looking back: every moment of a game can be seen again as it was seen then."""

from tests.server.serving import Scene, Server, Visitor, events_of

WHAT_WAS_SEEN = ("view", "moment", "log_length", "ending")


def moment(visitor: Visitor, scene: Scene, number: int, **query: object) -> Scene:
    found: Scene = visitor.get(f"/api/tables/{scene['id']}/moments/{number}", **query)
    return found


def test_every_moment_is_as_it_was_seen_then(visitor: Visitor) -> None:
    scene = visitor.open("me")
    seen = [scene]
    while scene["question"] is not None and scene["moves"] < 60:
        scene = visitor.choose(scene)
        seen.append(scene)
    for number, then in enumerate(seen):
        again = moment(visitor, scene, number)
        assert {key: again[key] for key in WHAT_WAS_SEEN} == {key: then[key] for key in WHAT_WAS_SEEN}
        new = [event for event in events_of(again) if event[1] == number]
        assert new == [event for event in events_of(then) if event[1] == number]
        assert (again["at"], again["moves"], again["version"]) == (number, scene["moves"], scene["version"])


def test_the_past_asks_the_same_question_and_takes_no_answer(visitor: Visitor) -> None:
    scene = visitor.open("me")
    visitor.choose(scene)
    again = moment(visitor, scene, 0)
    assert again["question"]["prompt"] == scene["question"]["prompt"]
    assert again["question"]["options"] == []


def test_the_past_is_told_in_the_language_of_the_reader(visitor: Visitor) -> None:
    scene = visitor.choose(visitor.open("me"))
    english, french = (moment(visitor, scene, 1, lang=lang) for lang in ("en", "fr"))
    assert events_of(english) == events_of(french)
    assert english["moment"] != french["moment"]


def test_moments_that_have_not_been_are_refused(visitor: Visitor) -> None:
    scene = visitor.choose(visitor.open("me"))
    path = f"/api/tables/{scene['id']}/moments"
    assert visitor.refused("GET", f"{path}/{scene['moves'] + 1}") == (404, "unknown_moment")
    assert visitor.refused("GET", f"{path}/{2**31}") == (400, "bad_request")
    assert visitor.refused("GET", f"{path}/-1") == (400, "bad_request")


def test_nobody_looks_back_through_the_eyes_of_another(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    path = f"/api/tables/{scene['id']}/moments/0"
    guest = server.guest(scene, 1)
    assert guest.refused("GET", f"{path}?seat=0") == (403, "not_your_seat")
    assert guest.get(path)["seat"] == 1
    assert server.visitor().get(path)["seat"] is None
