"""The log tells the story: causes before consequences, and what exactly was rolled, kept, completed and lost."""

from collections.abc import Sequence

from tests.games.elder_sign.playing import table

from miskatonic.games.elder_sign.events import TaskCompleted
from miskatonic.games.elder_sign.state import ANCIENT_ONE
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Lang, render


def told(events: Sequence[Event], lang: Lang = "en") -> list[str]:
    """The lines of the log."""
    return [render(event.text(), lang) for event in events if event.told]


def test_somebody_fails_before_the_penalties() -> None:
    g = table("joe_diamond").place("koi_pond", at="museum:0").rig(dice=[1, 1, 1, 1, 1, 1])
    g.play("move:koi_pond", "give_up")
    log = told(g.events)
    assert log[log.index("Joe Diamond fails “Koi Pond”.") + 1] == "Joe Diamond loses 1 sanity."
    assert log.count("Joe Diamond fails “Koi Pond”.") == 1


def test_an_item_is_used_before_it_works() -> None:
    g = table("joe_diamond").give("joe_diamond", "healing_stone").set("joe_diamond.sanity", 2)
    g.play("move:the_missing_records", "use:healing_stone")
    log = told(g.events)
    assert log[log.index("Joe Diamond uses the Healing Stone.") + 1] == "Joe Diamond heals 2 sanity."
    assert "Healing Stone goes back to its deck." not in log, "that goes without saying"


def test_a_roll_says_what_it_shows() -> None:
    g = table("joe_diamond").rig(dice=["lore", "peril", "terror", 1, 2, 3]).choose("move:the_missing_records")
    rolled = "lore, peril, terror, 1 investigation, 2 investigations, 3 investigations"
    assert f"Joe Diamond rolls: {rolled}." in told(g.events)


def test_a_die_is_named_by_what_it_shows() -> None:
    g = table("joe_diamond").place("koi_pond", at="museum:0").rig(dice=[1, "lore", 2, 2, 2, 2])
    g.play("move:koi_pond", "aside:green1").rig(dice=[1, 1, 1, 1]).choose("focus:green2")
    log = told(g.events)
    assert "Joe Diamond sets a die aside: 1 investigation." in log
    assert "Joe Diamond focuses and keeps a die: lore." in log


def test_a_helper_holds_a_die_for_somebody() -> None:
    g = table("joe_diamond", "amanda_sharpe").place("koi_pond", at="museum:0").place("amanda_sharpe", at="koi_pond")
    g.rig(dice=[1, "lore", 2, 2, 2, 2]).play("move:koi_pond", "aside:green1")
    g.rig(dice=[1, 1, 1, 1]).choose("assist:amanda_sharpe:green2")
    assert "Amanda Sharpe assists Joe Diamond and keeps a die: lore." in told(g.events)


def test_a_task_is_named_by_its_monster_or_by_what_it_asks_for() -> None:
    g = table("joe_diamond").spawn("byakhee", at="the_missing_records")
    g.rig(dice=["peril", 3, 3, 3, 3, 3]).choose("move:the_missing_records")
    g.rig(dice=[3, 3, 3, 3, 3]).choose("task:2")
    assert "Joe Diamond completes the Byakhee’s task." in told(g.events)
    g.rig(dice=[1, 1, 1]).choose("task:0")
    assert "Joe Diamond completes the task “6 investigations”." in told(g.events)


def test_in_the_battle_the_ancient_one_is_hit() -> None:
    assert told([TaskCompleted("joe_diamond", ANCIENT_ONE, 0)]) == ["Joe Diamond hits the Ancient One."]


def test_terror_says_where_it_strikes() -> None:
    g = table("joe_diamond").place("koi_pond", at="museum:0").rig(dice=["lore", 1, 1, 1, 1, "terror"])
    g.play("move:koi_pond", "no_task")
    assert "Terror strikes at “Koi Pond”." in told(g.events)


def test_midnight_names_the_card_that_strikes() -> None:
    g = table("joe_diamond").place("horrible_visions", at="museum:0").set("clock", 3)
    g.play("move:entrance", "first_aid:sanity")
    log = told(g.events)
    assert log[log.index("Midnight: “Horrible Visions” takes effect.") + 1] == "Doom grows: 1 of 12."


def test_an_attempt_that_cannot_go_on_says_why() -> None:
    g = table("joe_diamond").unchecked().place("koi_pond", at="museum:0")
    for index in range(5):
        g.set(f"green{index + 1}.lock", "koi_pond").set(f"green{index + 1}.zone", "lock")
    g.rig(dice=["terror"]).play("move:koi_pond", "task:0")
    log = told(g.events)
    assert "With the dice that are left, Joe Diamond cannot complete any task." in log
    assert log.index("Joe Diamond fails “Koi Pond”.") > log.index("Joe Diamond completes the task “terror”.")
