"""What a host, a guest and a file cannot do: show what is hidden without everybody's consent, take a seat, or pass for ours."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from sqlite3 import connect as open_file
from typing import Any

import pytest
from msgspec import convert, json
from msgspec.structs import replace
from tests.server.serving import Scene, Server, Visitor, in_process, stranger, table

from miskatonic.kernel.record import Recording
from miskatonic.kernel.table import Table, new_table
from miskatonic.server import hall
from miskatonic.server.config import Config

ELSEWHERE, MADE, FROM_A_FILE = "This game was brought from elsewhere:", "begins in a position", "comes from a file"


def saved(visitor: Visitor, scene: Scene) -> dict[str, Any]:
    file: dict[str, Any] = visitor.get(f"/api/tables/{scene['id']}/save")
    return file


def bring(visitor: Visitor, file: Any) -> Scene:
    scene: Scene = visitor.post("/api/tables/import", file)
    return scene


def vote(visitor: Visitor, scene: Scene, about: str, *, agrees: bool = True) -> Scene:
    after: Scene = visitor.post(f"/api/tables/{scene['id']}/votes/{about}", {"agrees": agrees}, "PUT")
    return after


def seat(scene: Scene, number: int, what: str) -> str:
    return f"/api/tables/{scene['id']}/seats/{number}/{what}"


def secret(visitor: Visitor, *seats: str) -> Scene:
    """A table whose seed nobody has chosen."""
    scene: Scene = visitor.post("/api/tables", table(*seats) | {"seed": None})
    return scene


# --- the file of a game that goes on


def test_the_file_needs_the_consent_of_everybody_at_the_table(visitor: Visitor, server: Server) -> None:
    scene = secret(visitor, "me", "open", "open")
    file = f"/api/tables/{scene['id']}/save"
    one, other = server.guest(scene, 1), server.guest(scene, 2)
    vote(visitor, scene, "file")
    (asked,) = other.see(scene["id"])["votes"]
    assert (asked["asked"], asked["agreed"]) == (True, False)
    assert "1 of 3 agree" in asked["words"]
    vote(one, scene, "file")
    assert visitor.refused("GET", file) == (403, "hidden")
    assert vote(other, scene, "file")["votes"][0]["agreed"]
    assert saved(visitor, scene)["game"] == "elder_sign"
    vote(other, scene, "file", agrees=False)
    assert visitor.refused("GET", file) == (403, "hidden")


def test_who_has_held_a_seat_is_asked_for_its_consent_too(visitor: Visitor, server: Server) -> None:
    scene = secret(visitor, "me", "open")
    guest = server.guest(scene, 1)
    visitor.post(seat(scene, 1, "bot"), {"bot": "random"})
    file = f"/api/tables/{scene['id']}/save"
    vote(visitor, scene, "file")
    assert visitor.refused("GET", file) == (403, "hidden")
    vote(guest, scene, "file")
    assert saved(visitor, scene)["game"] == "elder_sign"


def test_a_passer_by_has_no_say(visitor: Visitor, server: Server) -> None:
    scene = secret(visitor, "me", "open")
    for about in ("file", "seat-0", "seat-1", "seat-9", "anything"):
        path = f"/api/tables/{scene['id']}/votes/{about}"
        assert server.visitor().refused("PUT", path, {"agrees": True}) == (403, "not_asked")


def test_a_guest_who_sits_down_later_has_not_consented(visitor: Visitor, server: Server) -> None:
    scene = secret(visitor, "me", "random")
    saved(visitor, scene)
    opened = visitor.post(seat(scene, 1, "open"))
    guest = server.guest(opened, 1)
    assert "A player has the file" in guest.see(scene["id"])["notes"][0]
    assert visitor.refused("GET", f"/api/tables/{scene['id']}/save") == (403, "hidden")


# --- seats that somebody has held


def displaced(visitor: Visitor, server: Server, *seats: str) -> tuple[Scene, Visitor, list[Visitor]]:
    """A table where the host has put a bot into the place of the first guest, who has been away, and opened that seat; that
    guest, the others."""
    scene = secret(visitor, "me", "open", *seats)
    guest = server.guest(scene, 1, "Zoey")
    others = [server.guest(scene, number) for number in range(2, len(seats) + 2)]
    server.long_gone(scene, 1)
    visitor.post(seat(scene, 1, "bot"), {"bot": "random"})
    return visitor.post(seat(scene, 1, "open")), guest, others


def test_the_host_cannot_take_the_seat_of_a_guest(visitor: Visitor, server: Server) -> None:
    scene, guest, _ = displaced(visitor, server)
    invite = {"invite": scene["seats"][1]["invite"]}
    for thief in (visitor, server.visitor()):
        assert thief.refused("POST", seat(scene, 1, "claim"), invite) == (403, "seat_held")
    assert vote(visitor, scene, "seat-1")["seats"][1]["kind"] == "open", "one of two is not more than half"
    assert visitor.refused("POST", seat(scene, 1, "claim"), invite) == (403, "seat_held")
    assert guest.see(scene["id"])["seats"][1]["was_yours"]


@pytest.mark.parametrize("now", ["open", "bot"])
def test_who_held_a_seat_takes_it_back(visitor: Visitor, server: Server, now: str) -> None:
    scene, guest, _ = displaced(visitor, server)
    if now == "bot":
        visitor.post(seat(scene, 1, "bot"), {"bot": "random"})
    for thief in (visitor, server.visitor()):
        assert thief.refused("POST", seat(scene, 1, "back")) == (403, "not_your_seat")
    after = guest.post(seat(scene, 1, "back"))
    assert after["seats"][1]["yours"]
    assert after["votes"] == []


def test_who_held_a_seat_sees_the_table_even_if_the_host_lets_nobody_watch(visitor: Visitor, server: Server) -> None:
    scene, guest, _ = displaced(visitor, server)
    visitor.set(scene["id"], spectators=False)
    assert guest.see(scene["id"])["seats"][1]["was_yours"]
    assert server.visitor().refused("GET", f"/api/tables/{scene['id']}") == (403, "not_for_spectators")
    assert guest.post(seat(scene, 1, "back"))["seats"][1]["yours"]


def test_by_vote_a_seat_goes_to_somebody_else(visitor: Visitor, server: Server) -> None:
    scene, guest, (other,) = displaced(visitor, server, "open")
    assert "1 of 3 agree" in other.see(scene["id"])["votes"][0]["words"]
    assert vote(other, scene, "seat-1")["votes"] == []
    newcomer = server.guest(scene, 1, "Wilma")
    assert newcomer.see(scene["id"])["seat"] == 1
    assert guest.refused("POST", seat(scene, 1, "back")) == (403, "not_your_seat")
    for person in (visitor, newcomer, other):
        vote(person, scene, "file")
    assert visitor.refused("GET", f"/api/tables/{scene['id']}/save") == (403, "hidden"), "the one who left knows a hand"


def test_who_held_a_seat_can_let_it_go(visitor: Visitor, server: Server) -> None:
    scene, guest, _ = displaced(visitor, server)
    vote(guest, scene, "seat-1")
    assert server.guest(scene, 1).see(scene["id"])["seat"] == 1


def test_a_seat_that_nobody_has_held_is_free(visitor: Visitor, server: Server) -> None:
    scene = visitor.post(seat(secret(visitor, "me", "random"), 1, "open"))
    assert scene["votes"] == []
    assert server.guest(scene, 1).see(scene["id"])["seat"] == 1


def hand_over(scene: Scene, holder: Visitor, other: Visitor) -> None:
    """By its own link, the seat of one becomes that of the other."""
    link = holder.post(seat(scene, 1, "open"))["seats"][1]["invite"]
    other.post(seat(scene, 1, "claim"), {"invite": link})


def kept_of(server: Server, scene: Scene) -> int:
    """How many bytes are kept of who has held the seats of a table."""
    with closing(open_file(server.data / "tables.sqlite3")) as db:
        (length,) = db.execute("SELECT length(chance) FROM tables WHERE id = ?", [scene["id"]]).fetchone()
    return int(length)


def test_a_seat_that_goes_to_and_fro_takes_no_more_room(visitor: Visitor, server: Server) -> None:
    scene = secret(visitor, "me", "open")
    one, other = server.guest(scene, 1), server.visitor()
    hand_over(scene, one, other)
    hand_over(scene, other, one)
    before = kept_of(server, scene)
    for _ in range(5):
        hand_over(scene, one, other)
        hand_over(scene, other, one)
    assert kept_of(server, scene) == before
    assert visitor.refused("GET", f"/api/tables/{scene['id']}/save") == (403, "hidden")
    for person in (visitor, one):
        vote(person, scene, "file")
    assert visitor.refused("GET", f"/api/tables/{scene['id']}/save") == (403, "hidden"), "the other one held it too"
    vote(other, scene, "file")
    assert saved(visitor, scene)["game"] == "elder_sign"


def test_not_any_number_of_people_can_have_held_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_HOLDERS", 2)
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"))) as host:
        scene = host.post("/api/tables", json=table("me", "open")).json()
        link, answers = scene["seats"][1]["invite"], []
        for guest in [stranger(host) for _ in range(3)]:
            answers.append(host.post(seat(scene, 1, "claim"), json={"invite": link}, headers=guest))
            opened = host.post(seat(scene, 1, "open"), headers=guest).json()
            link = opened["seats"][1]["invite"] if "seats" in opened else link
    assert [answer.status_code for answer in answers] == [200, 200, 403]
    assert answers[-1].json()["code"] == "too_many_holders"


# --- files


def notes(scene: Scene) -> str:
    return " ".join(scene["notes"])


def test_a_file_of_this_server_is_known_again(visitor: Visitor, server: Server) -> None:
    scene = bring(server.visitor(), saved(visitor, secret(visitor, "me")))
    assert FROM_A_FILE in notes(scene)
    assert ELSEWHERE not in notes(scene)


@pytest.mark.parametrize("signature", ["", "0" * 64, "é" * 64, "missing"])
def test_a_file_that_was_not_signed_here_comes_from_elsewhere_and_everybody_is_told(
    visitor: Visitor, server: Server, signature: str
) -> None:
    file = saved(visitor, secret(visitor, "me")) | {"signature": signature}
    if signature == "missing":
        del file["signature"]
    scene = bring(visitor, file)
    assert notes(server.visitor().see(scene["id"])).startswith(ELSEWHERE)
    assert "vient d’ailleurs" in notes(visitor.see(scene["id"], lang="fr"))


def changed(file: dict[str, Any], **what: Any) -> dict[str, Any]:
    """The file with a change and the right checksum, but the signature that it had."""
    recording = replace(convert(file, Recording), **what)
    other: dict[str, Any] = json.decode(json.encode(recording.sealed()))
    return other


def test_a_file_that_was_changed_comes_from_elsewhere(visitor: Visitor) -> None:
    file = saved(visitor, secret(visitor, "me", "random"))
    assert notes(bring(visitor, changed(file, players=["me", "me"]))).startswith(ELSEWHERE)


def test_what_was_brought_from_elsewhere_does_not_become_ours_by_being_saved_again(visitor: Visitor) -> None:
    scene = bring(visitor, json.decode(new_table("elder_sign", seed=7, players=1).save()))
    file = saved(visitor, visitor.choose(scene))
    assert "signature" not in file
    assert notes(bring(visitor, file)).startswith(ELSEWHERE)


def bag_of_elder_signs() -> Table[Any]:
    """A game of the card game whose bag somebody has filled."""
    game = new_table("card_game", seed=7, players=1)
    game.state.bag = ["elder_sign"] * 17
    game.edited()
    return game


def test_a_bag_of_seventeen_elder_signs_is_refused_or_everybody_is_told(visitor: Visitor, server: Server) -> None:
    answer = visitor.http.post("/api/tables/import", content=bag_of_elder_signs().save())
    if answer.status_code == 201:
        scene = server.visitor().see(answer.json()["id"])
        assert MADE in notes(scene)
        assert "signature" not in saved(visitor, scene)
    else:
        assert answer.json()["code"] == "bad_save"


def test_that_a_position_was_made_by_hand_is_told_at_the_end_too(visitor: Visitor) -> None:
    game = new_table("elder_sign", seed=7, players=1)
    game.edited()
    scene = visitor.set(bring(visitor, json.decode(game.save(["random"])))["id"], pace=0)
    assert MADE in notes(visitor.see_when(scene["id"], lambda seen: seen["status"] == "over"))
