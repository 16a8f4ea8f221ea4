"""Who plays, how the game is set up, and the order of a round."""

import pytest
from tests.rules.mansions.shared import joe, person

from miskatonic import new_table
from miskatonic.games.mansions.components import COMBAT, MONSTERS, TILES
from miskatonic.games.mansions.events import MonsterKilled, RoundBegan
from miskatonic.games.mansions.rules.attribute_tests import DIE
from miskatonic.games.mansions.rules.monsters import free_figure
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.errors import BadSetup
from miskatonic.testing import rule


@rule("MM-GOAL-01")
@pytest.mark.parametrize("players", [1, 6])
def test_the_game_is_for_2_to_5_players(players: int) -> None:
    with pytest.raises(BadSetup):
        new_table("mansions", seed=1, players=players)


@rule("MM-GOAL-01", "MM-GOAL-02")
def test_one_is_the_keeper_and_the_others_are_a_team() -> None:
    state = new_table("mansions", seed=1, players=4, keeper=2).state
    assert [state.team(seat) for seat in range(4)] == ["investigators", "investigators", "keeper", "investigators"]


@rule("MM-COMP-03", "MM-COMP-17", "MM-SETUP-05")
def test_there_are_a_die_15_tiles_and_a_token_for_each_figure() -> None:
    assert [len(die) for die in DIE.faces] == [10]
    assert sorted(tile.size for tile in edition_of("mansions")[TILES]) == ["large"] + ["medium"] * 7 + ["small"] * 7
    assert all(len(card.tokens) == card.copies for card in edition_of("mansions")[MONSTERS])


@rule("MM-SETUP-07", "MM-SETUP-12")
def test_decks_and_pieces_are_sorted_by_their_backs() -> None:
    state = new_table("mansions", seed=1, players=2).state
    assert {deck: len(pile) for deck, pile in state.combat_decks.items()} == {
        "humanoid": 25,
        "beast": 20,
        "eldritch": 20,
    }
    assert {spell: len(pile) for spell, pile in state.spell_decks.items()} == dict.fromkeys(
        ("soul_pact", "blood_pact", "shriveling", "bind_monster"), 5
    )
    assert len(state.pieces) == 5
    assert sum(map(len, state.combat_decks.values())) == len(edition_of("mansions")[COMBAT])


@rule("MM-RND-06", "MM-RND-07")
def test_steps_come_in_any_order_and_none_of_them_must_be_taken() -> None:
    g = person("joe_diamond", "whiskey").set("joe_diamond.horror", 1).spawn("zombie", at="foyer.center", stunned=1)
    verbs = {option.partition(":")[0] for option in g.place("lantern", at="foyer").options}
    assert verbs == {"end_turn", "move", "run", "use", "drop", "attack", "explore"}
    assert "move:foyer.left_hall" in g.choose("run:foyer.left_hall").choose("move:foyer.center").options


@rule("MM-RND-01", "MM-RND-08", "MM-RND-09", "MM-RND-10")
def test_a_round_is_the_turns_of_all_investigators_then_the_five_steps_of_the_keeper() -> None:
    g = joe(others=("jenny_barnes",)).choose("end_turn").stop("trading").choose("end_turn")
    steps = []
    for step in ("threat", "keeper_actions", "monster_attacks", "event", "order"):
        steps.append(g.state.step)
        g.stop(step).choose("go_on")
        while g.options != ["go_on"]:
            g.choose(g.options[0])
    assert steps == ["trading", "threat", "keeper_actions", "monster_attacks", "event"]
    assert any(isinstance(event, RoundBegan) and event.round == 2 for event in g.events)


@rule("MM-KILL-04")
def test_the_figure_of_a_killed_monster_can_be_placed_again() -> None:
    g = person("joe_diamond", "joe_lucky_break").spawn("zombie", at="foyer.center", damage=3, stunned=1)
    g.rig(dice=[1]).choose("use:joe_lucky_break")
    assert [event.monster for event in g.events if isinstance(event, MonsterKilled)] == ["zombie"]
    with pytest.raises(StopIteration) as found:
        next(free_figure(g.state, "zombie", named=False))
    assert found.value.value == "zombie"
