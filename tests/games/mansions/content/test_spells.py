"""Every back of every spell is cast, passed and failed, and does what was published of it."""

import re
from typing import NamedTuple

import pytest
from tests.games.mansions import published
from tests.games.mansions.aftermath import FAILED, PASSED
from tests.rules.mansions.shared import person

from miskatonic.games.mansions.components import TRAUMA
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule


class Back(NamedTuple):
    """The back of a spell card: what happens to whoever passes or fails, and whether a failure loses the spell."""

    spell: str
    card: str
    passed: list[str]
    failed: list[str]
    lost: bool


def backs(*spells: str) -> list[object]:
    """A parameter for each back of those spells."""
    found: list[object] = []
    for row in published.SPELLS:
        for n in range(1, 6) if row.slug in spells else ():
            card = row.slug if n == 1 else f"{row.slug}#{n}"
            passed, failed, *lost = row.named[f"back_{n}"].split(" / ")
            back = Back(row.slug, card, passed.split(", "), failed.split(", "), bool(lost))
            found.append(pytest.param(back, id=card))
    return found


def number(parts: list[str], pattern: str) -> int:
    """The sum of the numbers in the parts of that form."""
    return sum(int(found[1]) for part in parts if (found := re.fullmatch(pattern, part)))


def an(kind: str) -> str:
    """A trauma of that kind that stays, "" if there is none."""
    return next((card.slug for card in edition_of("mansions")[TRAUMA] if card.kind == kind and card.stays), "")


INJURED, INSANE = an("injury"), an("insanity")


def pact(back: Back, die: int) -> Scenario:
    """Joe Diamond casts a spell on Jenny Barnes; both are hurt, and she has traumas."""
    g = person("joe_diamond", back.card, others=("jenny_barnes",)).place("jenny_barnes", at="foyer.left_hall")
    for who in ("joe_diamond", "jenny_barnes"):
        g.set(f"{who}.damage", 4).set(f"{who}.horror", 4)
    g.give("jenny_barnes", *filter(None, (INJURED, INSANE)))
    g.stack("trauma", [card for card in g.state.trauma_deck if TRAUMA[card].kind == "injury"])
    return g.rig(dice=[die]).play(f"cast:{back.spell}", "aim:jenny_barnes")


@rule("MM-SPELL-05", "MM-SPELL-06", "MM-SPELL-07")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize("back", backs("soul_pact", "blood_pact"))
def test_a_pact_heals_and_its_back_says_what_else(back: Back, die: int) -> None:
    g = pact(back, die)
    parts = back.passed if die == PASSED else back.failed
    if "keeper draws trauma" in parts:
        g.choose("yes")
    front = {"damage": back.spell == "blood_pact", "horror": back.spell == "soul_pact"}
    for what in ("damage", "horror"):
        healed = number(parts, rf"target heals (\d) {what}") + number(parts, rf"others heal (\d) {what}")
        assert getattr(g["jenny_barnes"], what) == 4 - front[what] - healed
        assert getattr(g["joe_diamond"], what) == 4 + number(parts, rf"(\d) {what}")
    assert g["keeper"].threat == number(parts, r"threat (\d)")
    assert len(g["keeper"].trauma) == parts.count("keeper draws trauma")
    assert g["jenny_barnes"].injury == ("" if "cure injury" in parts else INJURED)
    assert g["jenny_barnes"].insanity == ("" if "cure insanity" in parts else INSANE)
    assert (g.decision.kind.name == "pushed") is ("pushed 1" in parts)


@pytest.mark.parametrize("back", backs("soul_pact", "blood_pact", "shriveling", "bind_monster"))
def test_a_failure_loses_some_spells_and_the_others_are_replaced(back: Back) -> None:
    g = person("joe_diamond", back.card).spawn("zombie", at="foyer.left_hall", extra_health=20).rig(dice=[FAILED])
    g.choose(f"cast:{back.spell}")
    while g.decision.kind.name in ("pushed", "walk_monster", "keeper_may"):
        g.choose("no" if g.decision.kind.name == "keeper_may" else "stop")
    assert len(g["joe_diamond"].spells) == (0 if back.lost else 1)
    assert back.card in g.state.spell_decks[back.spell]


@rule("MM-ATT-01", "MM-ATT-03", "MM-SPELL-05")
@pytest.mark.parametrize("die", [PASSED, FAILED])
@pytest.mark.parametrize("back", backs("shriveling", "bind_monster"))
def test_an_attack_spell_does_to_the_monster_what_its_back_says(back: Back, die: int) -> None:
    g = person("joe_diamond", back.card).spawn("shoggoth", at="foyer.left_hall", extra_health=20).rig(dice=[die])
    g.spawn("zombie", at="foyer.right_hall").play(f"cast:{back.spell}", "aim:shoggoth")
    parts = back.passed if die == PASSED else back.failed
    assert g["shoggoth"].damage == number(parts, r"hit (\d)") + (6 if "hit M+2" in parts else 0)
    assert g["shoggoth"].stunned == int("stun" in parts or "stun room" in parts)
    assert g["zombie"].stunned == int("stun room" in parts)
    assert (g["joe_diamond"].damage, g["joe_diamond"].horror) == (
        number(parts, r"(\d) damage"),
        number(parts, r"(\d) horror"),
    )
    assert g.state.statuses.get("foyer", []) == [part for part in parts if part in ("fire", "darkness")]
    moves = {"steer 1": "steer", "step 1": "step", "keeper moves it 1": "walk_monster"}
    assert [moves[part] for part in parts if part in moves] == [g.decision.kind.name] * (g.decision.kind.name != "act")


def test_shriveling_may_kill_a_humanoid_at_once() -> None:
    g = person("joe_diamond", "shriveling#3").spawn("zombie", at="foyer.left_hall", extra_health=20).rig(dice=[1])
    assert g.choose("cast:shriveling").state.monsters == {}


@rule("MM-RANGE-05", "MM-ATT-01")
@pytest.mark.parametrize("spell", ["shriveling", "bind_monster"])
def test_attack_spells_need_a_monster_in_sight_within_2_spaces(spell: str) -> None:
    near = person("joe_diamond", spell, at="hallway_1.right").spawn("zombie", at="hallway_2.right")
    far = person("joe_diamond", spell, at="foyer.left_stairs").spawn("zombie", at="hallway_2.left")
    assert f"cast:{spell}" in near.options
    assert f"cast:{spell}" not in far.options


@rule("MM-FEAT-15")
def test_who_is_hidden_casts_no_attack_spell() -> None:
    g = person("joe_diamond", "shriveling", "soul_pact", at="guest_bedroom.1").spawn("zombie", at="guest_bedroom.1")
    g.set("joe_diamond.hidden", True)
    assert [option for option in g.options if option.startswith("cast")] == ["cast:soul_pact"]


@rule("MM-EVA-11", "MM-EVA-12")
def test_an_attack_spell_needs_no_evade_test_whomever_it_is_aimed_at() -> None:
    g = person("joe_diamond", "bind_monster").spawn("zombie", at="foyer.center").spawn("witch", at="foyer.left_hall")
    g.rig(dice=[1]).play("cast:bind_monster", "aim:witch")
    assert g["witch"].stunned == 1
