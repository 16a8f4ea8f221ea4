"""Every combat card is played, passed and failed, and does what was published of it."""

import pytest
from tests.games.mansions import published
from tests.games.mansions.aftermath import FAILED, PASSED, WEAPONS, expected, left_behind, results
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.events import CombatCardDrawn, SpecialAttack
from miskatonic.testing import Scenario, rule

FIGURES = {"humanoid": "cult_leader", "beast": "hound_of_tindalos", "eldritch": "chthonian"}
STRONG = {"humanoid": 2, "beast": 3, "eldritch": 3}
"""The damage of those monsters."""


def distinct(halves: list[Half], *headings: str) -> list[object]:
    """A parameter for each half, under its words."""
    chosen = dict.fromkeys(half for half in halves if not headings or half.heading in headings)
    return [pytest.param(half, id=" ".join(half)) for half in chosen]


def facing(half: Half, weapon: str, die: int) -> Scenario:
    """Joe Diamond in a space with a monster that can take a lot; the next combat card has that half."""
    given = [card for card in (weapon, "lantern") if card]
    g = joe().give("joe_diamond", *given).spawn(FIGURES[half.deck], at="foyer.center", extra_health=20)
    g.stack(half.deck, [card_with(half)])
    return g.rig(dice=[die]) if ":" in half.words else g


@rule("MM-COMB-03", "MM-COMB-04", "MM-KEYW-03", "MM-KEYW-05", "MM-KEYW-07", "MM-KEYW-10", "MM-TEST-03", "MM-TEST-04")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize("half", distinct(published.ATTACKS))
def test_an_attack_does_what_the_upper_half_of_the_card_says(half: Half, die: int) -> None:
    weapon, figure = WEAPONS[half.heading], FIGURES[half.deck]
    g = facing(half, weapon, die).choose(f"attack:{figure}:{weapon or 'unarmed'}")
    assert left_behind(g, figure) == expected(results(half.words)[die == FAILED], STRONG[half.deck], weapon)


@rule("MM-MATT-03", "MM-KEYW-01", "MM-KEYW-02", "MM-KEYW-04", "MM-SEC-05")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize(
    "half", [half for half in distinct(published.DEFENCES, "monster_attack") if "special" not in str(half)]
)
def test_an_attack_of_a_monster_does_what_the_lower_half_of_the_card_says(half: Half, die: int) -> None:
    figure = FIGURES[half.deck]
    g = facing(half, "knife", die).stop("event").begin(step="monster_attacks").choose(f"attack:{figure}:joe_diamond")
    assert left_behind(g, figure) == expected(results(half.words)[die == FAILED], STRONG[half.deck])


@rule("MM-MATT-05", "MM-MATT-06", "MM-KEYW-11", "MM-FEAT-14")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize(
    "half", [half for half in distinct(published.DEFENCES, "vs_hidden") if "again" not in str(half)]
)
def test_a_hidden_investigator_is_found_or_not_as_the_card_says(half: Half, die: int) -> None:
    figure = FIGURES[half.deck]
    g = facing(half, "knife", die).set("joe_diamond.hidden", True).stop("event").begin(step="monster_attacks")
    g.choose(f"attack:{figure}:joe_diamond")
    assert left_behind(g, figure) == expected(results(half.words)[die == FAILED], STRONG[half.deck], hidden=True)


@rule("MM-MATT-06")
@pytest.mark.parametrize("half", [half for half in distinct(published.DEFENCES, "vs_hidden") if "again" in str(half)])
def test_who_is_found_may_be_attacked_again_by_a_second_card(half: Half) -> None:
    figure = FIGURES[half.deck]
    dice = [FAILED, PASSED] if ":" in half.words else [PASSED]
    g = joe().spawn(figure, at="foyer.center").stack(half.deck, [card_with(half), DODGED[half.deck]]).rig(dice=dice)
    g.set("joe_diamond.hidden", True).stop("event").begin(step="monster_attacks").choose(f"attack:{figure}:joe_diamond")
    assert not g["joe_diamond"].hidden
    assert len([event for event in g.events if isinstance(event, CombatCardDrawn)]) == 2


DODGED = {
    half.deck: card_with(half)
    for half in reversed(published.DEFENCES)
    if half.heading == "monster_attack" and half.words.startswith("dexterity+0: - / ")
}
"""A card of each deck whose attack does nothing to whoever passes its test."""


@rule("MM-MATT-04", "MM-SEC-02", "MM-SEC-05")
@pytest.mark.parametrize("deck", FIGURES)
def test_a_special_attack_is_the_one_under_the_token_and_shows_it(deck: str) -> None:
    half = Half(deck, "monster_attack", "special")
    g = joe().spawn(FIGURES[deck], at="foyer.center", token=1).stack(deck, [card_with(half)]).rig(dice=[FAILED])
    g.stop("event").begin(step="monster_attacks").choose(f"attack:{FIGURES[deck]}:joe_diamond")
    assert any(isinstance(event, SpecialAttack) for event in g.events)
    assert g["joe_diamond"].damage == {"humanoid": 3, "beast": 2, "eldritch": 4}[deck]
    assert g[FIGURES[deck]].known


def at_a_barricade(half: Half, dice: list[int]) -> Scenario:
    """The keeper has a monster go through a barricaded door, behind which Joe Diamond stands."""
    figure, door = FIGURES[half.deck], "hallway_2.right-guest_bedroom.1"
    g = joe("guest_bedroom.1").set("features", {"barricade": ["guest_bedroom.1"]}).place("barricade", at=door)
    g.spawn(figure, at="hallway_2.right", extra_health=20, damage=5).stack(half.deck, [card_with(half)])
    g.set("keeper.threat", 3).rig(dice=dice).stop("monster_attacks").begin(step="keeper_actions")
    return g.play("action:command_minion", "force:guest_bedroom.1")


@rule("MM-MATT-07", "MM-MATT-08", "MM-MATT-09", "MM-MATT-10", "MM-KEYW-12")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize(
    "half", [half for half in distinct(published.DEFENCES, "vs_barricade") if "push" not in str(half)]
)
def test_a_barricade_is_destroyed_or_stops_the_monster_as_the_card_says(half: Half, die: int) -> None:
    figure, parts = FIGURES[half.deck], results(half.words)[die == FAILED]
    destroyed = "destroy" in parts or f"destroy if M{STRONG[half.deck]}" in parts
    goes_in = destroyed and "stun" not in parts
    horror_test = [PASSED] if goes_in else []
    g = at_a_barricade(half, [die, *horror_test] if ":" in half.words else horror_test)
    assert (g.state.barricades == {}) is destroyed
    assert (g.state.features["barricade"] == []) is destroyed
    assert (g[figure].at == "guest_bedroom.1") is goes_in
    assert g[figure].stopped is not destroyed
    hits = sum(int(part.removeprefix("hit ")) for part in parts if part.startswith("hit "))
    assert g[figure].damage == 5 + hits - (2 if "mend 2" in parts else 0)
    assert g[figure].stunned == parts.count("stun")
    assert g["joe_diamond"].damage == parts.count("all there 1")


@rule("MM-MATT-08", "MM-MATT-09")
def test_a_barricade_that_is_pushed_back_stays_in_its_space_and_lets_the_monster_in() -> None:
    g = at_a_barricade(Half("humanoid", "vs_barricade", "push barricade"), [PASSED]).choose("yes")
    assert (g.state.barricades, g.state.features["barricade"]) == ({}, ["guest_bedroom.1"])
    assert g["cult_leader"].at == "guest_bedroom.1"


def test_a_card_that_needs_equipment_fails_without_it() -> None:
    half = next(half for half in published.ATTACKS if "equipment" in half.words)
    g = (
        joe()
        .spawn("chthonian", at="foyer.center")
        .stack("eldritch", [card_with(half)])
        .choose("attack:chthonian:unarmed")
    )
    assert g["chthonian"].damage == 0
