"""Cards that no box holds yet, where they would reach further into the rules than the published ones."""

import pytest
from tests.games.elder_sign.playing import table

from miskatonic.games.elder_sign.declare import ally, common_item
from miskatonic.games.elder_sign.effects.attempts import banish, fail_adventure
from miskatonic.games.elder_sign.effects.using import spend
from miskatonic.games.elder_sign.events import Devoured, MonsterDefeated
from miskatonic.games.elder_sign.rules.body_and_mind import heal
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.box import Box
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Source, Trigger, owner
from miskatonic.kernel.line import typed


@pytest.mark.parametrize("who", ["joe_diamond", "kate_winthrop"])
def test_an_ally_who_answers_when_somebody_is_devoured_does_so_only_while_in_play(box: Box, who: str) -> None:
    def mourn(game: ElderSign, source: Source, event: Devoured) -> Rules[None]:
        heal(game, owner(game, source), sanity=1)
        yield from ()

    hook = Trigger(Devoured, mourn, lambda game, source, event: owner(game, source).sanity > 0)
    with box:
        ally("mourner", "Mourner", "Pleureuse", typed("Mourns.", "Pleure.", hook))
    g = table("joe_diamond", "kate_winthrop").set("joe_diamond.sanity", 1).set("kate_winthrop.sanity", 2)
    g.give(who, "mourner").rig(investigators=["bob_jenkins"], dice=["peril"] * 6).play(
        "move:the_missing_records", "give_up"
    )
    assert g["kate_winthrop"].sanity == (3 if who == "kate_winthrop" else 2)
    assert ("mourner" in g.state.ally_deck) == (who == "joe_diamond")


def test_an_item_that_beats_the_last_monster_after_a_roll_resolves_the_adventure(box: Box) -> None:
    with box:
        common_item("net", "Net", "Filet", spend(banish("here"), "after_roll"))
    g = table("joe_diamond").give("joe_diamond", "net").spawn("ghoul", at="the_missing_records", task=None)
    g.rig(dice=[3, 3, *["terror"] * 4]).choose("move:the_missing_records")
    g.rig(dice=["lore", 3, "terror", "terror"]).choose("task:0")
    g.rig(dice=["terror"] * 2).choose("task:1")
    sanity = g["joe_diamond"].sanity
    g.choose("use:net")
    assert "the_missing_records" in g["joe_diamond"].trophies
    assert (len(g.happened(MonsterDefeated)), g["joe_diamond"].sanity) == (1, sanity)
    assert g.decision.rule == "ES-MOVE-01", "the turn is over"


def test_an_item_that_fails_the_adventure_after_a_roll_ends_the_attempt(box: Box) -> None:
    with box:
        common_item("white_flag", "White Flag", "Drapeau blanc", spend(fail_adventure(), "after_roll"))
    g = table("joe_diamond").give("joe_diamond", "white_flag")
    g.rig(dice=["terror"] * 6).play("move:the_missing_records", "use:white_flag")
    assert g["joe_diamond"].sanity == g["joe_diamond"].max_sanity - 1, "the penalties, once"
    assert g.state.attempt is None
