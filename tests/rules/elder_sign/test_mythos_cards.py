"""Mythos cards."""

from miskatonic.games.elder_sign.events import MythosDrawn, StaminaLost
from miskatonic.testing import Scenario, rule, scenario


def before_midnight(*mythos: str) -> Scenario:
    """Joe Diamond's turn, one clock step before midnight; those Mythos cards come next."""
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth")
    return g.set("clock", 3).stack("mythos", mythos)


def wait(g: Scenario) -> Scenario:
    """A turn in which nothing happens."""
    return g.play("move:entrance", "first_aid:sanity")


@rule("ES-MYTH-01", "ES-MYTH-02", "ES-MYTH-04")
def test_a_monster_at_once_and_a_poisoned_trap_at_the_next_midnight() -> None:
    g = wait(before_midnight("strange_visions_poisoned_trap", "closed_for_mourning").rig(monsters=["byakhee"]))
    g.choose("monster:forgotten_knowledge")
    assert g["forgotten_knowledge"].below == ["byakhee"]
    for _ in range(3):
        wait(g)
    assert g["joe_diamond"].stamina == 6
    wait(g)
    assert (g["joe_diamond"].stamina, g["kate_winthrop"].stamina) == (4, 2)
    order = [type(event) for event in g.events if isinstance(event, StaminaLost | MythosDrawn)]
    assert order == [MythosDrawn, StaminaLost, StaminaLost, MythosDrawn], "struck before the next card came"


@rule("ES-MYTH-03")
def test_the_active_player_puts_down_the_monster_of_a_mythos_card() -> None:
    g = wait(before_midnight("wet_footprints"))
    assert g.decision.seat == 0
    assert g.decision.rule == "ES-MON-11"


@rule("ES-MYTH-02", "ES-MYTH-03")
def test_a_mythos_card_may_add_doom_as_soon_as_it_is_drawn() -> None:
    g = wait(before_midnight("closed_for_mourning"))
    assert g.state.doom == 1
    for _ in range(3):
        wait(g)
    assert g.state.doom == 1, "its upper half happens once"


def is_clue_offered(g: Scenario) -> bool:
    """Whether the active investigator may spend a clue after a roll at The Missing Records."""
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    offered = "clue" in g.options
    g.play(*["no_task"] * offered, "give_up")
    return offered


@rule("ES-MYTH-04", "ES-MYTH-05")
def test_a_prohibition_holds_until_the_next_mythos_card() -> None:
    g = before_midnight("keep_friends_close_when_memories_fade", "closed_for_mourning").give("joe_diamond", "clue")
    wait(wait(g))
    assert not is_clue_offered(g)
    wait(g)
    wait(g)
    assert g.state.mythos == "closed_for_mourning"
    wait(g)
    assert is_clue_offered(g)


@rule("ES-MYTH-05")
def test_a_mythos_card_that_is_covered_has_no_more_terror_effect() -> None:
    g = before_midnight("closed_for_mourning").place("the_portraits_turn", at="mythos")
    g.rig(dice=["terror", *["peril"] * 5]).choose("move:the_missing_records")
    assert g["joe_diamond"].sanity == 3
    g.choose("give_up")
    g.rig(dice=["terror", *["peril"] * 5]).choose("move:forgotten_knowledge")
    assert "the_portraits_turn" in g.state.mythos_pile
    assert g["kate_winthrop"].sanity == 6


@rule("ES-MYTH-05")
def test_a_lower_half_that_strikes_at_midnight_strikes_once() -> None:
    g = before_midnight("closed_for_mourning", "the_relics_sleep").place("a_star_too_many", at="mythos")
    wait(g)
    assert g.state.doom == 2, "one of the outgoing card, one of the new one"
    for _ in range(4):
        wait(g)
    assert g.state.doom == 3, "one of the new card only"
