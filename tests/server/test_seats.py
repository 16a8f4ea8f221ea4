"""Who sits where: seats for oneself, for whoever has the link, and for bots."""

import pytest
from tests.server.serving import Scene, Server, Visitor

EVERYTHING_OF_THE_HOST = [
    ("PATCH", "settings", {"paused": True}),
    ("POST", "close", None),
    ("POST", "seats/1/bot", {"bot": "random"}),
    ("POST", "seats/2/open", None),
]


def seats(scene: Scene, what: str) -> list[object]:
    return [seat[what] for seat in scene["seats"]]


def seat(scene: Scene, number: int, what: str) -> str:
    """The path of what can be done with a seat."""
    return f"/api/tables/{scene['id']}/seats/{number}/{what}"


def test_a_table_has_the_seats_that_were_asked_for(visitor: Visitor) -> None:
    scene = visitor.open("me", "open", "random")
    assert seats(scene, "kind") == ["person", "open", "bot"]
    assert seats(scene, "yours") == [True, False, False]
    assert seats(scene, "bot") == ["", "", "random"]
    assert scene["host"]
    assert scene["seat"] == 0


def test_a_bot_that_is_not_named_is_the_strongest(visitor: Visitor) -> None:
    strongest = visitor.get("/api/games")[0]["bots"][-1]
    wanted = {"game": "elder_sign", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"first_player": 0}}
    scene = visitor.post("/api/tables", wanted)
    assert scene["seats"][1]["bot"] == strongest


def test_a_seat_is_called_like_the_visitor_unless_it_is_given_a_name(visitor: Visitor) -> None:
    visitor.post("/api/me", {"name": "  Harvey "}, "PUT")
    wanted = [{"kind": "me"}, {"kind": "me", "name": "Wilma"}]
    scene = visitor.post("/api/tables", {"game": "elder_sign", "seats": wanted})
    assert seats(scene, "name") == ["Harvey", "Wilma"]
    scene = visitor.post(seat(scene, 0, "name"), {"name": "Dr Walters"}, "PUT")
    assert seats(scene, "name") == ["Dr Walters", "Wilma"]


def test_at_one_screen_each_seat_is_asked_in_its_turn(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", first_player=0)
    asked: set[int] = set()
    while asked != {0, 1}:
        assert scene["question"]["options"]
        assert scene["seat"] == scene["question"]["seat"]
        asked.add(scene["seat"])
        scene = visitor.choose(scene)
    assert [visitor.see(scene["id"], seat=seat)["seat"] for seat in (0, 1)] == [0, 1]


def test_links_to_open_seats_are_for_the_host_alone(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", "open")
    assert all(seats(scene, "invite")[1:])
    guest = server.guest(scene, 1)
    assert seats(guest.see(scene["id"]), "invite") == ["", "", ""]
    assert seats(server.visitor().see(scene["id"]), "invite") == ["", "", ""]


def test_a_link_is_good_for_its_own_seat_at_its_own_table_once(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", "open")
    other = visitor.open("me", "open", "open")
    body = {"invite": scene["seats"][1]["invite"]}
    friend = server.visitor()
    for wrong in (seat(scene, 2, "claim"), seat(scene, 0, "claim"), seat(other, 1, "claim")):
        assert friend.refused("POST", wrong, body) == (403, "bad_invite")
    assert friend.post(seat(scene, 1, "claim"), body)["seat"] == 1
    assert server.visitor().refused("POST", seat(scene, 1, "claim"), body) == (403, "bad_invite")


def test_who_follows_the_link_twice_stays_seated(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1, "Zoey")
    again = guest.post(seat(scene, 1, "claim"), {"invite": scene["seats"][1]["invite"]})
    assert again["seat"] == 1
    assert again["seats"][1]["name"] == "Zoey"


def test_a_player_goes_on_at_another_device_with_a_link_of_its_own(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1, "Zoey")
    moving = guest.post(seat(scene, 1, "open"))
    invite = moving["seats"][1]["invite"]
    assert moving["seats"][1]["kind"] == "person"
    assert seats(visitor.see(scene["id"]), "invite") == ["", ""], "it is for its holder alone"
    phone = server.visitor()
    assert phone.post(seat(scene, 1, "claim"), {"invite": invite, "name": "Zoey"})["seats"][1]["yours"]
    assert guest.see(scene["id"])["seat"] is None, "the old device watches"
    assert server.visitor().refused("POST", seat(scene, 1, "claim"), {"invite": invite}) == (403, "bad_invite")


def test_a_new_link_replaces_the_one_that_was_lost(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    lost = scene["seats"][1]["invite"]
    scene = visitor.post(seat(scene, 1, "open"))
    assert server.visitor().refused("POST", seat(scene, 1, "claim"), {"invite": lost}) == (403, "bad_invite")
    assert server.guest(scene, 1).see(scene["id"])["seat"] == 1


def test_a_bot_takes_over_from_a_player_who_has_left(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("open", "me", first_player=0)
    guest = server.guest(scene, 0, "Zoey")
    assert guest.see(scene["id"])["question"]["options"]
    after = visitor.post(seat(scene, 0, "bot"), {"bot": "random"})
    assert (after["seats"][0]["kind"], after["seats"][0]["bot"]) == ("bot", "random")
    assert visitor.see_turn(scene["id"])["moves"] > 0, "it is at work at once"
    assert guest.see(scene["id"])["seat"] is None


def test_the_host_opens_the_seat_of_a_bot_to_a_friend(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "random", "random", first_player=1)
    scene = visitor.post(seat(scene, 1, "open"))  # while it moves
    assert scene["seats"][1]["kind"] == "open"
    assert scene["seats"][1]["bot"] == ""
    assert server.guest(scene, 1).see(scene["id"])["seat"] == 1


def test_the_game_waits_for_a_seat_that_is_open(visitor: Visitor) -> None:
    scene = visitor.open("open", "random", first_player=0)
    assert scene["status"] == "playing"
    assert (scene["question"]["seat"], scene["question"]["options"]) == (0, [])
    assert scene["seat"] is None


@pytest.mark.parametrize(("method", "what", "body"), EVERYTHING_OF_THE_HOST)
def test_only_the_host_decides_about_the_table(
    visitor: Visitor, server: Server, method: str, what: str, body: object
) -> None:
    scene = visitor.open("me", "open", "random", "open")
    guest = server.guest(scene, 3)
    before = visitor.see(scene["id"])
    for other in (guest, server.visitor()):
        assert other.refused(method, f"/api/tables/{scene['id']}/{what}", body) == (403, "not_the_host")
    assert visitor.see(scene["id"])["version"] == before["version"]


def test_nobody_moves_names_or_takes_the_seat_of_another(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1)
    for other, number in ((visitor, 1), (guest, 0), (server.visitor(), 0)):
        assert other.refused("POST", seat(scene, number, "open")) == (403, "not_your_seat")
        assert other.refused("PUT", seat(scene, number, "name"), {"name": "Mine"}) == (403, "not_your_seat")


def test_seats_that_are_not_there_are_refused(visitor: Visitor) -> None:
    scene = visitor.open("me")
    assert visitor.refused("POST", seat(scene, 5, "open")) == (404, "unknown_seat")
    assert visitor.refused("POST", seat(scene, 5, "bot"), {"bot": "random"}) == (404, "unknown_seat")
    assert visitor.refused("PUT", seat(scene, 5, "name"), {"name": "Nobody"}) == (404, "unknown_seat")
    assert visitor.refused("POST", seat(scene, 5, "claim"), {"invite": "x" * 22}) == (404, "unknown_seat")
    assert visitor.refused("GET", f"/api/tables/{scene['id']}?seat=5") == (403, "not_your_seat")


def test_a_bot_that_does_not_play_this_game_is_refused(visitor: Visitor) -> None:
    scene = visitor.open("me", "open")
    assert visitor.refused("POST", seat(scene, 1, "bot"), {"bot": "hal"}) == (400, "unknown_bot")
    wanted = {"game": "elder_sign", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}
    assert visitor.refused("POST", "/api/tables", wanted) == (400, "unknown_bot")


UNSEEN = {
    "nothing": "",
    "spaces": "  \u00a0\u2003 ",
    "control": "\u0000\u0007\u001b",
    "direction": "\u202e\u200f \u2066",
    "no width": "\u200b\u2060\ufeff\u00ad",
    "joiners alone": "\u200d\u200c\u200d",
    "accents without a letter": "\u0301\u0308 \u0489",
    "variants of nothing": "\ufe0f\U000e0100\u034f",
    "tags": "\U000e0041\U000e007f",
    "letters that are blank": "\u3164\u115f\u1160\uffa0\u2800",
    "nobody's signs": "\ue000\U000f0000\uffff",
}


@pytest.mark.parametrize("name", [*UNSEEN.values(), "x" * 41], ids=[*UNSEEN, "too long"])
def test_a_name_has_something_to_read_and_is_not_too_long(visitor: Visitor, name: str) -> None:
    scene = visitor.open("me")
    assert visitor.refused("PUT", "/api/me", {"name": name}) == (400, "bad_request")
    assert visitor.refused("PUT", seat(scene, 0, "name"), {"name": name}) == (400, "bad_request")


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_no_name_of_a_seat_either(server: Server, visitor: Visitor, name: str) -> None:
    scene = visitor.open("me", "open")
    assert server.guest(scene, 1, name).see(scene["id"])["seats"][1]["name"] == ""


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("e\u0301" + "\u0301" * 30, "e" + "\u0301" * 4),
        ("Ha\u200b\u00adr\u3164vey", "Harvey"),
        ("\N{HEAVY BLACK HEART}\ufe0f", "\N{HEAVY BLACK HEART}\ufe0f"),
        ("\u0646\u0645\u06cc\u200c\u062f", "\u0646\u0645\u06cc\u200c\u062f"),
        ("\u200dA\u200d\u200d", "A"),
    ],
)
def test_of_a_name_what_can_be_seen_is_left(visitor: Visitor, given: str, left: str) -> None:
    assert visitor.post("/api/me", {"name": given}, "PUT")["name"] == left


def test_signs_that_cannot_be_seen_are_left_out_of_names(visitor: Visitor) -> None:
    assert visitor.post("/api/me", {"name": "Har\u0000\u202evey\n Walters "}, "PUT")["name"] == "Harvey Walters"
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    assert visitor.post("/api/me", {"name": family}, "PUT")["name"] == family, "one picture, put together"


def test_seats_that_do_not_fit_the_setup_are_refused(visitor: Visitor) -> None:
    too_many = {"game": "elder_sign", "seats": [{"kind": "me"}] * 9}
    assert visitor.refused("POST", "/api/tables", too_many) == (400, "bad_setup")
    assert visitor.refused("POST", "/api/tables", {"game": "elder_sign", "seats": []}) == (400, "bad_request")
    named = {"seats": ["amanda_sharpe", "joe_diamond"]}
    two_for_one = {"game": "elder_sign", "seats": [{"kind": "me"}], "options": named}
    assert visitor.refused("POST", "/api/tables", two_for_one) == (400, "bad_seats")
