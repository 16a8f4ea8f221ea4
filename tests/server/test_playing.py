"""What people do at a table of the server."""

from tests.server.serving import Server, Visitor


def test_a_game_with_a_bot_goes_on_until_it_is_over(visitor: Visitor) -> None:
    scene = visitor.open("me", "heuristic")
    while scene["status"] == "playing":
        if not scene["question"]["options"]:
            scene = visitor.see(scene["id"])
            continue
        scene = visitor.choose(scene)
    assert scene["ending"]["words"]
    assert scene["question"] is None


def test_a_friend_follows_the_link_and_takes_the_open_seat(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    friend = server.visitor()
    assert [seat["invite"] for seat in friend.see(scene["id"])["seats"]] == ["", ""]
    invite = scene["seats"][1]["invite"]
    seated = friend.post(f"/api/tables/{scene['id']}/seats/1/claim", {"invite": invite, "name": "Zoey"})
    assert seated["seat"] == 1
    assert visitor.see(scene["id"])["seats"][1]["name"] == "Zoey"
    assert server.visitor().refused("POST", f"/api/tables/{scene['id']}/seats/1/claim", {"invite": invite}) == (
        403,
        "bad_invite",
    )


def test_whoever_comes_back_to_a_table_reads_as_much_as_whoever_stayed(visitor: Visitor) -> None:
    scene = visitor.open("me", game="card_game", seats=["roland_banks"], scenario="the_gathering")
    while scene["question"]["options"][0]["id"] != "investigate":
        scene = visitor.choose(scene, *([] if scene["question"]["least"] == 0 else ["pass"]))
    seen = visitor.see(scene["id"])["question"]["options"]
    assert seen == scene["question"]["options"]
    assert (seen[0]["pieces"], bool(seen[0]["hint"])) == (["study"], True)
