"""Two teams at one table: nobody changes sides to look at a hand, nobody is voted out who is there, and everybody is told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.serving import Scene, Server, Visitor

KEEPER, HOST, GUEST = 0, 1, 2


def opened(visitor: Visitor, *seats: str) -> Scene:
    """A table of Mansions of Madness whose first seat is the keeper's."""
    return visitor.open(*seats, game="mansions", story="green_eyed_boy", keeper=KEEPER, pace=5)


def seat(scene: Scene, number: int, what: str) -> str:
    return f"/api/tables/{scene['id']}/seats/{number}/{what}"


def vote(visitor: Visitor, scene: Scene, about: str) -> Scene:
    after: Scene = visitor.post(f"/api/tables/{scene['id']}/votes/{about}", {"agrees": True}, "PUT")
    return after


def free(host: Visitor, scene: Scene, number: int) -> dict[str, Any]:
    """The host opens the seat of a bot; what one claims it with."""
    return {"invite": host.post(seat(scene, number, "open"))["seats"][number]["invite"]}


def notes(visitor: Visitor, scene: Scene, lang: str = "en") -> str:
    return " ".join(visitor.see(scene["id"], lang=lang)["notes"])


# --- changing sides


def test_the_host_cannot_look_at_the_hand_of_a_keeper_that_a_bot_plays(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "random", "me", "open")
    guest = server.guest(scene, GUEST)
    invite = free(visitor, scene, KEEPER)
    for investigator in (visitor, guest):
        assert investigator.refused("POST", seat(scene, KEEPER, "claim"), invite) == (403, "other_team")
    assert visitor.see(scene["id"])["seats"][KEEPER]["kind"] == "open"
    assert server.visitor().post(seat(scene, KEEPER, "claim"), invite)["seat"] == KEEPER


def test_who_has_held_a_seat_of_one_team_never_sits_at_another(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "open", "random", "random")
    keeper = server.guest(scene, KEEPER)
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    assert keeper.refused("POST", seat(scene, HOST, "claim"), free(visitor, scene, HOST)) == (403, "other_team")
    assert visitor.post(seat(scene, HOST, "claim"), free(visitor, scene, HOST))["seat"] == HOST, "the host held none"


def test_a_keeper_cannot_hand_the_seat_to_an_investigator(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "open", "me")
    link = server.guest(scene, KEEPER).post(seat(scene, KEEPER, "open"))["seats"][KEEPER]["invite"]
    assert visitor.refused("POST", seat(scene, KEEPER, "claim"), {"invite": link}) == (403, "other_team")


def test_one_changes_sides_when_all_agree_and_everybody_is_told(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "random", "me", "open")
    guest = server.guest(scene, GUEST)
    invite = free(visitor, scene, KEEPER)
    assert "1 of 2 agree; all must" in vote(visitor, scene, "side-0")["votes"][0]["words"]
    assert visitor.refused("POST", seat(scene, KEEPER, "claim"), invite) == (403, "other_team")
    vote(guest, scene, "side-0")
    after = visitor.post(seat(scene, KEEPER, "claim"), invite)
    assert (after["seats"][KEEPER]["yours"], after["votes"]) == (True, [])
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    for person in (visitor, guest, server.visitor()):
        assert "Seat 1 was taken, by common agreement, by a player who had held a seat on another side" in notes(
            person, scene
        )
    assert "La place 1 a été prise par quelqu’un qui avait tenu une place d’un autre camp" in notes(guest, scene, "fr")


def test_one_who_plays_alone_against_a_bot_changes_sides_and_who_comes_later_is_told(
    visitor: Visitor, server: Server
) -> None:
    scene = opened(visitor, "random", "me")
    invite = free(visitor, scene, KEEPER)
    assert visitor.refused("POST", seat(scene, KEEPER, "claim"), invite) == (403, "other_team")
    vote(visitor, scene, "side-0")
    assert visitor.post(seat(scene, KEEPER, "claim"), invite)["seats"][KEEPER]["yours"]
    assert "Seat 1 was taken, by common agreement, by a player who had held a seat on another side" in notes(
        server.visitor(), scene
    )


def test_where_all_play_together_nobody_changes_sides(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "random", pace=5)
    path = f"/api/tables/{scene['id']}/votes/side-1"
    assert visitor.refused("PUT", path, {"agrees": True}) == (403, "not_asked")
    after = visitor.post(seat(scene, 1, "claim"), free(visitor, scene, 1))
    assert after["seats"][1]["yours"]
    assert [note for note in after["notes"] if "seed" not in note] == []


def test_one_person_plays_both_sides_from_the_opening(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "me", "me", "me")
    for _ in range(6):
        scene = visitor.choose(scene)
    assert "sides" not in notes(visitor, scene)
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    assert visitor.post(seat(scene, KEEPER, "back"))["seats"][KEEPER]["yours"]
    link = visitor.post(seat(scene, GUEST, "open"))["seats"][GUEST]["invite"]
    friend = server.visitor()
    friend.post(seat(scene, GUEST, "claim"), {"invite": link})
    assert "has held seats on several sides" in notes(friend, scene)
    assert "a tenu des places de plusieurs camps" in notes(friend, scene, "fr")


def test_that_the_seat_of_a_bot_was_opened_is_told_for_ever(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "random", "me")
    server.visitor().post(seat(scene, KEEPER, "claim"), free(visitor, scene, KEEPER))
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    assert "Seat 1 belonged to a bot until it was opened to players" in notes(server.visitor(), scene)
    assert "La place 1 était celle d’un bot avant d’être ouverte" in notes(visitor, scene, "fr")


# --- voting somebody out


def test_nobody_is_voted_out_who_is_there(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "open", "me", "open")
    keeper, guest = server.guest(scene, KEEPER), server.guest(scene, GUEST)
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    free(visitor, scene, KEEPER)
    path = f"/api/tables/{scene['id']}/votes/seat-0"
    for investigator in (visitor, guest):
        assert investigator.refused("PUT", path, {"agrees": True}) == (403, "not_away")
    assert keeper.post(seat(scene, KEEPER, "back"))["seats"][KEEPER]["yours"]


def test_who_watches_while_a_bot_plays_her_seat_is_there(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "open", "me", "open")
    keeper, guest = server.guest(scene, KEEPER), server.guest(scene, GUEST)
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    server.long_gone(scene, KEEPER)
    with keeper.live(scene["id"], seat=None) as live:
        live.scene()
        free(visitor, scene, KEEPER)
        for investigator in (visitor, guest):
            path = f"/api/tables/{scene['id']}/votes/seat-0"
            assert investigator.refused("PUT", path, {"agrees": True}) == (403, "not_away")


def test_who_plays_without_a_live_connection_is_there(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "open", "me", "open")
    keeper, guest = server.guest(scene, KEEPER), server.guest(scene, GUEST)
    server.long_gone(scene, KEEPER)
    keeper.choose(keeper.see_turn(scene["id"]))
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    free(visitor, scene, KEEPER)
    assert guest.refused("PUT", f"/api/tables/{scene['id']}/votes/seat-0", {"agrees": True}) == (403, "not_away")


def test_who_has_been_away_is_voted_out_and_everybody_is_told(visitor: Visitor, server: Server) -> None:
    scene = opened(visitor, "open", "me", "open")
    keeper, guest = server.guest(scene, KEEPER), server.guest(scene, GUEST)
    server.long_gone(scene, KEEPER)
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    invite = free(visitor, scene, KEEPER)
    assert vote(guest, scene, "seat-0")["votes"] == []
    assert visitor.refused("POST", seat(scene, KEEPER, "claim"), invite) == (403, "other_team")
    assert server.visitor().post(seat(scene, KEEPER, "claim"), invite)["seat"] == KEEPER
    for person in (visitor, guest, keeper, server.visitor()):
        assert "Seat 1 was taken by a vote from a player" in notes(person, scene)
    assert "La place 1 a été retirée par un vote" in notes(keeper, scene, "fr")


@pytest.mark.parametrize(("lang", "minutes"), [("en", "less than 5 minutes ago"), ("fr", "il y a moins de 5 minutes")])
def test_a_refused_vote_says_how_long_somebody_must_be_away(
    visitor: Visitor, server: Server, lang: str, minutes: str
) -> None:
    scene = opened(visitor, "open", "me")
    server.guest(scene, KEEPER)
    visitor.post(seat(scene, KEEPER, "bot"), {"bot": "random"})
    answer = visitor.http.put(f"/api/tables/{scene['id']}/votes/seat-0?lang={lang}", json={"agrees": True})
    assert minutes in answer.json()["message"]
