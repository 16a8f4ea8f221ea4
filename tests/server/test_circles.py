"""Nobody goes round in a circle for ever at a table of the server, which remembers nothing but what its row says."""

from __future__ import annotations

from msgspec import json
from tests.server.serving import Scene, Visitor

from miskatonic.kernel.replay import verify
from miskatonic.testing import scenario

DAISY, GLASS = "daisy_walker", "magnifying_glass_1"
PLAY, TAKE_BACK = f"play:{GLASS}#1", f"use:{GLASS}#1"


def tinkering(visitor: Visitor) -> Scene:
    """Daisy, who has a glass that costs nothing and that she can take back."""
    g = scenario("card_game", seats=[DAISY]).place(DAISY, at="hallway").give(DAISY, GLASS)
    scene: Scene = visitor.post("/api/tables/import", json.decode(g.table.save()))
    return scene


def offered(scene: Scene) -> list[str]:
    return [option["id"] for option in scene["question"]["options"]]


def go_round(visitor: Visitor, scene: Scene) -> tuple[Scene, int]:
    """Plays the glass and takes it back for as long as that is offered; how many choices that were."""
    for choices in range(20):
        again = next((option for option in (PLAY, TAKE_BACK) if option in offered(scene)), None)
        if again is None:
            return scene, choices
        scene = visitor.choose(scene, again)
    raise AssertionError("it can be done for ever")


def test_a_glass_is_played_and_taken_back_a_few_times_and_no_more(visitor: Visitor) -> None:
    scene, choices = go_round(visitor, tinkering(visitor))
    assert 4 <= choices <= 6
    assert "no longer offered" in "".join(part["words"] for part in scene["question"]["prompt"])
    assert visitor.refused(
        "POST", f"/api/tables/{scene['id']}/choices", {"seat": 0, "options": [PLAY], "version": scene["version"]}
    ) == (400, "illegal_choice")
    assert offered(visitor.see(scene["id"])) == offered(scene)


def test_the_game_goes_on_and_its_file_can_be_verified(visitor: Visitor) -> None:
    scene, _ = go_round(visitor, tinkering(visitor))
    file = visitor.http.get(f"/api/tables/{scene['id']}/save").content
    verify(file)
    brought = visitor.post("/api/tables/import", json.decode(file))
    assert offered(brought) == offered(scene)
    scene = visitor.choose(visitor.see(scene["id"]), "resource")
    assert {PLAY, TAKE_BACK} & set(offered(scene))
    verify(visitor.http.get(f"/api/tables/{scene['id']}/save").content)


def test_whoever_takes_choices_back_can_make_them_again(visitor: Visitor) -> None:
    scene, choices = go_round(visitor, tinkering(visitor))
    for _ in range(choices):
        scene = visitor.undo(scene)
    scene, again = go_round(visitor, scene)
    assert again == choices
    verify(visitor.http.get(f"/api/tables/{scene['id']}/save").content)
