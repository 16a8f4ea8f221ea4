"""Range, what combat cards say in keywords, monsters that are hurt, and tests with modifiers."""

from typing import Any

import pytest
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe, person

from miskatonic.kernel.game import GAMES, Game
from miskatonic.testing import rule

GAME: Game[Any] = GAMES["mansions"]
SURE_SHOT = card_with(Half("humanoid", "ranged", "marksmanship+0: hit W+2 / stunned"))
FUMBLE = card_with(Half("humanoid", "melee", "strength+0: hit W+1 / drop weapon"))
BLOW = card_with(Half("humanoid", "unarmed", "strength+0: hit 3 / stunned"))
HARD_BLOW = card_with(Half("humanoid", "melee", "strength-1: hit W+4 / 1 damage"))
SPECIAL = card_with(Half("humanoid", "monster_attack", "special"))
DODGED = card_with(Half("humanoid", "monster_attack", "dexterity+0: - / M damage"))


@rule("MM-RANGE-08")
def test_nobody_stands_in_a_line_of_sight() -> None:
    g = person("joe_diamond", "colt_38", at="hallway_1.right").spawn("witch", at="hallway_2.left")
    g.spawn("zombie", at="hallway_2.right")
    assert "attack:zombie:colt_38" in g.options


@rule("MM-RANGE-02")
def test_range_is_counted_in_steps() -> None:
    near = person("joe_diamond", "colt_38", at="foyer.left_hall").spawn("zombie", at="foyer.right_hall")
    assert "attack:zombie:colt_38" in near.options
    far = person("joe_diamond", "shotgun", at="foyer.left_hall").spawn("zombie", at="foyer.right_hall")
    assert "attack:zombie:shotgun" not in far.options


@rule("MM-RANGE-11", "MM-COMB-01")
def test_a_shot_at_a_maniac_two_spaces_away() -> None:
    g = person("jenny_barnes", "jenny_45_automatic", "jenny_armed_and_charming", at="hallway_1.right")
    g.spawn("maniac", at="hallway_2.right").stack("humanoid", [SURE_SHOT]).rig(dice=[6])
    assert g.choose("attack:maniac:jenny_45_automatic")["maniac"].damage == 3


@rule("MM-SEC-01")
def test_a_combat_card_can_be_read_before_a_skill_point_is_spent() -> None:
    g = joe().set("joe_diamond.skill_points", 1).spawn("zombie", at="foyer.center").stack("humanoid", [BLOW])
    g.choose("attack:zombie:unarmed")
    assert (g.decision.kind.name, GAME.rules.view(g.state, 1).combat) == ("before_roll", BLOW)  # type: ignore[attr-defined]


@rule("MM-KEYW-06")
def test_the_weapon_in_use_is_dropped_and_can_be_found_again() -> None:
    g = person("joe_diamond", "colt_38", "knife").spawn("zombie", at="foyer.center").stack("humanoid", [FUMBLE])
    g.rig(dice=[10]).choose("attack:zombie:knife")
    assert (g["joe_diamond"].cards, list(g.state.piles["foyer"]), g.state.face_up) == (
        ["colt_38"],
        ["knife"],
        ["knife"],
    )


@rule("MM-KEYW-06")
def test_who_uses_no_weapon_chooses_the_one_to_drop() -> None:
    g = person("joe_diamond", "colt_38", "knife").spawn("maniac", at="foyer.center", token=1).rig(dice=[10])
    g.stack("humanoid", [SPECIAL]).stop("event").begin(step="monster_attacks").choose("attack:maniac:joe_diamond")
    assert g.options == ["drop:colt_38", "drop:knife"]


@rule("MM-TEST-07")
@pytest.mark.parametrize(("die", "damage"), [(4, 6), (5, 0)])
def test_a_modifier_is_added_to_the_attribute(die: int, damage: int) -> None:
    g = person("joe_diamond", "knife").spawn("zombie", at="foyer.center").stack("humanoid", [HARD_BLOW]).rig(dice=[die])
    assert g.choose("attack:zombie:knife")["zombie"].damage == damage


@rule("MM-SKILL-04")
def test_no_skill_point_is_spent_on_luck_itself() -> None:
    g = person("joe_diamond", "joe_lucky_break").set("joe_diamond.skill_points", 1)
    g.spawn("zombie", at="foyer.center", stunned=1).rig(dice=[10]).choose("use:joe_lucky_break")
    assert g["joe_diamond"].skill_points == 1


@rule("MM-KILL-01", "MM-MON-03", "MM-MON-04")
@pytest.mark.parametrize(("damage", "left"), [(5, 1), (6, 0)])
def test_damage_adds_up_against_the_health_of_token_and_story(damage: int, left: int) -> None:
    g = joe().spawn("zombie", at="foyer.center", token=2, name="walter", extra_health=4, damage=damage)
    g.stack("humanoid", [BLOW]).rig(dice=[1]).choose("attack:zombie:unarmed")
    assert len(g.state.monsters) == left


@rule("MM-MATT-01", "MM-COMB-01")
def test_a_monster_attacks_once_and_one_investigator_only() -> None:
    g = joe(others=("jenny_barnes",)).place("jenny_barnes", at="foyer.center").spawn("zombie", at="foyer.center")
    g.stack("humanoid", [DODGED]).rig(dice=[1]).stop("event").begin(step="monster_attacks")
    assert g.options == ["done", "attack:zombie:joe_diamond", "attack:zombie:jenny_barnes"]
    assert g.choose("attack:zombie:joe_diamond").options == ["go_on"]


@rule("MM-MON-02", "MM-ATT-04")
@pytest.mark.parametrize(("monster", "deck"), [("zombie", "humanoid"), ("mi_go", "beast"), ("chthonian", "eldritch")])
def test_a_combat_uses_the_deck_of_the_class(monster: str, deck: str) -> None:
    g = joe().spawn(monster, at="foyer.center", extra_health=9).choose(f"attack:{monster}:unarmed")
    assert [kind for kind, pile in g.state.combat_discards.items() if pile] == [deck]


@rule("MM-SPELL-04")
def test_nobody_sees_the_back_of_a_spell() -> None:
    g = person("joe_diamond", "soul_pact#3")
    for seat in (0, 1, None):
        assert GAME.rules.view(g.state, seat).seats[1].investigator.spells == ("soul_pact",)  # type: ignore[attr-defined]
