"""Attacks of investigators and monsters, range, and monsters at a barricade."""

from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import JENNY, joe

from miskatonic.games.mansions.components import COMBAT
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.testing import rule

HURTS = card_with(Half("humanoid", "monster_attack", "dexterity+0: - / M damage"))


def first(deck: str, heading: str, attack: bool = True) -> str:
    """A card of a deck with that heading."""
    cards = [card for card in edition_of("mansions")[COMBAT] if card.deck == deck]
    return next(card.slug for card in cards if (card.attack if attack else card.defence).kind == heading)


@rule("MM-ATT-02", "MM-ATT-04", "MM-COMB-02", "MM-COMB-05")
def test_an_unarmed_attack_draws_until_its_heading_comes_up() -> None:
    ranged, unarmed = first("humanoid", "ranged"), first("humanoid", "unarmed")
    g = joe().spawn("zombie", at="foyer.center").stack("humanoid", [ranged, unarmed]).rig(dice=[1])
    g.choose("attack:zombie:unarmed")
    assert (g["zombie"].damage, g["zombie"].stunned) == (1, 1)
    assert list(g.state.combat_discards["humanoid"]) == [ranged, unarmed]


@rule("MM-RANGE-01", "MM-RANGE-04", "MM-RANGE-05")
def test_a_ranged_weapon_reaches_what_is_near_and_in_sight() -> None:
    g = joe("hallway_1.right").give("joe_diamond", "joe_45_automatics").spawn("zombie", at="hallway_2.right")
    assert "attack:zombie:joe_45_automatics" in g.options


@rule("MM-RANGE-03", "MM-RANGE-07")
def test_a_door_keeps_a_target_out_of_range_unless_the_weapon_says_otherwise() -> None:
    g = (
        joe("foyer.left_stairs")
        .give("joe_diamond", "joe_45_automatics", "shotgun")
        .spawn("zombie", at="hallway_2.left")
    )
    assert "attack:zombie:joe_45_automatics" not in g.options
    assert "attack:zombie:shotgun" in g.options


@rule("MM-KATT-01", "MM-MATT-03")
def test_a_monster_attacks_an_investigator_in_its_space() -> None:
    g = joe().spawn("zombie", at="foyer.center").begin(step="monster_attacks")
    assert g.options == ["done", "attack:zombie:joe_diamond"]


@rule("MM-KATT-03", "MM-STAT-09")
def test_a_stunned_monster_sheds_a_token_instead_of_attacking() -> None:
    g = joe().spawn("zombie", at="foyer.center", stunned=2).stop("monster_attacks").begin(step="keeper_actions")
    assert g["zombie"].stunned == 1


@rule("MM-KILL-03", "MM-STORY-01")
def test_a_killed_monster_leaves_the_board_and_the_fire_that_it_carried() -> None:
    g = joe().spawn("zombie", at="foyer.center", token=2, damage=4, burning=True)
    g.stack("humanoid", [first("humanoid", "unarmed")]).rig(dice=[1]).choose("attack:zombie:unarmed")
    assert g.state.monsters == {}
    assert g.state.statuses == {"foyer": ["fire"]}


@rule("MM-FEAT-05", "MM-MATT-07")
def test_a_monster_draws_a_card_against_a_barricade() -> None:
    g = joe("kitchen.1").spawn("zombie", at="hallway_2.right").set("keeper.threat", 1)
    g.place("barricade", at="hallway_2.right-guest_bedroom.1")
    rolled = next(
        card.slug
        for card in edition_of("mansions")[COMBAT]
        if card.deck == "humanoid" and card.defence.effect.name == "monster_roll"
    )
    g.stack("humanoid", [rolled]).rig(dice=[1]).begin(step="keeper_actions")
    g.play("action:command_minion", "force:guest_bedroom.1")
    assert g.state.barricades == {}
    assert g["zombie"].at == "guest_bedroom.1"


@rule("MM-KATT-02")
def test_the_keeper_picks_whom_a_monster_attacks() -> None:
    g = joe(others=(JENNY,)).place(JENNY, at="foyer.center").set(f"{JENNY}.skill_points", 0)
    g.spawn("zombie", at="foyer.center", token=0).stack("humanoid", [HURTS]).rig(dice=[10]).stop("event")
    g.begin(step="monster_attacks").choose(f"attack:zombie:{JENNY}")
    assert (g["joe_diamond"].damage, g[JENNY].damage) == (0, 2)


@rule("MM-LIM-01", "MM-COMB-05")
def test_a_combat_deck_that_runs_out_is_made_anew_of_its_discards() -> None:
    g = joe().spawn("zombie", at="foyer.center")
    decks, discards = dict(g.state.combat_decks), dict(g.state.combat_discards)
    cards = list(decks["humanoid"])
    decks["humanoid"], discards["humanoid"] = Pile(), Pile.of(cards)
    g.set("combat_decks", decks).set("combat_discards", discards).rig(shuffles=[[first("humanoid", "unarmed")]])
    g.choose("attack:zombie:unarmed")
    assert len(g.state.combat_decks["humanoid"]) + len(g.state.combat_discards["humanoid"]) == len(cards)
    assert list(g.state.combat_discards["humanoid"]) == [first("humanoid", "unarmed")]


@rule("MM-LIM-01")
def test_a_trauma_deck_that_runs_out_is_made_anew_of_its_discards() -> None:
    g = joe().set("keeper.threat", 2)
    g.set("trauma_discard", g.state.trauma_deck).set("trauma_deck", Pile()).rig(shuffles=[["panic"]])
    g.begin(step="keeper_actions").choose("action:evil_presence")
    assert (g["keeper"].trauma, list(g.state.trauma_discard)) == (["panic"], [])


@rule("MM-SEC-05", "MM-SEC-03", "MM-EVA-04")
def test_the_token_of_a_monster_that_has_dealt_damage_may_be_looked_at() -> None:
    g = joe().spawn("zombie", at="foyer.center", token=1)
    assert [view(g.state, seat).monsters[0].token for seat in (0, 1)] == [1, None]
    g.rig(dice=[10]).play("move:foyer.left_hall", "strike")
    assert view(g.state, 1).monsters[0].token == 1


@rule("MM-MON-03")
def test_everybody_can_tell_a_monster_with_a_name_from_others() -> None:
    g = joe("kitchen.1").spawn("maniac", at="foyer.center").spawn("maniac", at="foyer.center", token=1, name="walter")
    assert [monster.name for monster in view(g.state, 1).monsters] == ["", "walter"]


@rule("MM-FEAT-04")
def test_a_monster_does_not_simply_walk_through_a_barricade() -> None:
    g = joe("kitchen.1").spawn("zombie", at="hallway_2.right").set("keeper.threat", 1)
    g.place("barricade", at="hallway_2.right-guest_bedroom.1").begin(step="keeper_actions")
    g.choose("action:command_minion")
    assert "move:guest_bedroom.1" not in g.options
    assert "force:guest_bedroom.1" in g.options
