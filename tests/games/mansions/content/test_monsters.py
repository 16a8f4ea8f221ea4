"""Every special attack under a monster's token is made, passed and failed, and does what was published of it."""

import pytest
from tests.games.mansions import published
from tests.games.mansions.aftermath import FAILED, PASSED, expected, left_behind, results
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.components import MONSTERS
from miskatonic.games.mansions.rules.monsters import on_board
from miskatonic.testing import Scenario, rule


def special_attack(monster: str, token: int, die: int, others: tuple[str, ...] = ()) -> Scenario:
    """A monster has just made its special attack on Joe Diamond, who has a knife and a lantern."""
    deck = MONSTERS[monster].kind
    g = joe(others=others).give("joe_diamond", "knife", "lantern").stop("event")
    g.spawn(monster, at="foyer.center", token=token, extra_health=20)
    g.stack(deck, [card_with(Half(deck, "monster_attack", "special"))]).rig(dice=[die])
    return g.begin(step="monster_attacks").choose(f"attack:{monster}:joe_diamond")


TOKENS = [
    pytest.param(row.slug, n, words, id=f"{row.slug} {n + 1}")
    for row in published.MONSTERS
    for n, words in enumerate(words for name, words in row.named.items() if name.startswith("token"))
]


@rule("MM-MATT-04", "MM-COMP-20", "MM-MON-02")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize(("monster", "token", "words"), TOKENS)
def test_a_special_attack_does_what_the_back_of_the_token_says(monster: str, token: int, words: str, die: int) -> None:
    damage, health, special = words.split(" ", 2)
    parts = results(special)[die == FAILED]
    g = special_attack(monster, token, die)
    assert left_behind(g, monster) == expected(parts, int(damage))
    assert g["keeper"].threat == parts.count("threat 1")
    assert MONSTERS[monster].tokens[token].health == int(health)


def test_a_mi_go_carries_its_victim_off() -> None:
    g = special_attack("mi_go", 0, FAILED).choose("move:foyer.left_hall")
    assert (g["joe_diamond"].at, g["mi_go"].at) == ("foyer.left_hall", "foyer.left_hall")


def test_a_mi_go_dulls_the_intellect_until_the_end_of_the_next_turn() -> None:
    g = special_attack("mi_go", 1, FAILED)
    assert [(each.to, each.amount, each.turns) for each in g["joe_diamond"].lasting] == [("intellect", -1, 1)]
    g.begin(turn="joe_diamond").place("joe_diamond", at="kitchen.1").place("puzzlebox", at="kitchen").choose("explore")
    assert g.decision.amount == 4
    assert g.play("stop", "end_turn")["joe_diamond"].lasting == []


def test_a_chthonian_attacks_everybody_in_the_room() -> None:
    g = joe(others=("jenny_barnes",)).place("jenny_barnes", at="foyer.left_hall").stop("event")
    g.set("jenny_barnes.skill_points", 0).spawn("chthonian", at="foyer.center", token=0)
    g.stack("eldritch", [card_with(Half("eldritch", "monster_attack", "special"))]).rig(dice=[10, 10])
    g.begin(step="monster_attacks").choose("attack:chthonian:joe_diamond")
    assert (g["joe_diamond"].damage, g["jenny_barnes"].damage, g["jenny_barnes"].stunned) == (2, 2, 1)


@rule("MM-EVA-02", "MM-MON-01")
@pytest.mark.parametrize("monster", [row.slug for row in published.MONSTERS])
def test_awareness_is_added_to_the_dexterity_of_whoever_evades(monster: str) -> None:
    needed = 5 + MONSTERS[monster].awareness
    escaped = joe().spawn(monster, at="foyer.center").rig(dice=[needed]).choose("move:foyer.left_hall")
    caught = joe().spawn(monster, at="foyer.center").rig(dice=[needed + 1]).choose("move:foyer.left_hall")
    assert escaped.decision.kind.name == "act"
    assert caught.decision.kind.name == "strike"


@rule("MM-HOR-02")
@pytest.mark.parametrize("monster", [row.slug for row in published.MONSTERS])
def test_the_horror_rating_is_added_to_the_willpower_of_whoever_is_frightened(monster: str) -> None:
    needed = 7 + MONSTERS[monster].horror
    for die, horror in ((needed, 0), (needed + 1, 1)):
        g = joe("foyer.left_stairs").spawn(monster, at="hallway_2.right").rig(dice=[die]).choose("move:hallway_2.left")
        assert g["joe_diamond"].horror == horror


@rule("MM-MON-05")
def test_a_cult_leader_does_not_count_as_a_cultist() -> None:
    g = joe().spawn("cult_leader", at="foyer.center").spawn("cultist", at="kitchen.1")
    assert on_board(g.state, "cultist") == ["cultist"]
