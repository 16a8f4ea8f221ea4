"""What the keeper does in the turns of investigators."""

import pytest
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe

from miskatonic import new_table
from miskatonic.games.mansions.components import STORIES, Story
from miskatonic.games.mansions.events import CardFound, CombatCardDrawn, LockMet
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

BLOW = card_with(Half("humanoid", "unarmed", "strength+0: hit 3 / stunned"))


@rule("MM-KINT-01")
def test_locks_finds_and_combat_cards_are_turned_over_for_everybody() -> None:
    g = joe("hallway_2.right").place("lantern", at="guest_bedroom").place("jammed_door", at="guest_bedroom")
    g.rig(dice=[1]).play("move:guest_bedroom.1", "explore")
    assert [event.card for event in g.happened(LockMet)] == ["jammed_door"]
    assert [event.card for event in g.happened(CardFound)] == ["lantern"]
    g = joe().spawn("zombie", at="foyer.center").stack("humanoid", [BLOW]).rig(dice=[1]).choose("attack:zombie:unarmed")
    assert [event.card for event in g.happened(CombatCardDrawn)] == [BLOW]


@rule("MM-KINT-02", "MM-MYTH-02")
@pytest.mark.parametrize("story", edition_of("mansions")[STORIES], ids=lambda story: story.slug)
def test_the_keeper_begins_with_the_cards_and_the_threat_of_the_story(story: Story) -> None:
    table = new_table("mansions", seed=1, story=story.slug, players=3)
    while table.state.round == 0:
        table.choose(0)
    keeper = table.state.keeper
    assert (len(keeper.mythos), len(keeper.trauma), keeper.threat) == (story.mythos, story.trauma, story.threat)


@rule("MM-KINT-03", "MM-TRAU-01")
def test_no_trauma_is_played_on_whoever_has_taken_neither_damage_nor_horror() -> None:
    g = joe().give("keeper", "panic", "hearing_loss").begin(step="turn")
    assert g.decision.kind.name == "act"
    assert g.choose("move:foyer.left_hall").decision.kind.name == "act"


@rule("MM-KINT-05", "MM-MYTH-06")
def test_a_mythos_card_may_cost_no_threat() -> None:
    assert "play:sudden_chill" in joe().give("keeper", "sudden_chill").begin(step="turn").options


@rule("MM-KINT-05", "MM-MYTH-07")
@pytest.mark.parametrize(("at", "offered"), [("hallway_2.left", True), ("kitchen.1", False)])
def test_a_mythos_card_may_need_a_room(at: str, offered: bool) -> None:
    g = joe(at).give("keeper", "loose_floorboards").set("keeper.threat", 1).begin(step="turn")
    assert ("play:loose_floorboards" in g.options) is offered
