"""The words on the components."""

import pytest
from tests.rules.mansions.shared import JOE, joe

from miskatonic.games.mansions.components import MONSTERS, REGISTRIES, SPELLS
from miskatonic.games.mansions.events import SpellTurned
from miskatonic.games.mansions.view.card_text import describe
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.text import LANGUAGES, Lang, render


@pytest.mark.parametrize("kind", list(REGISTRIES))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_component_says_what_it_does(kind: str, lang: Lang) -> None:
    for component in edition_of("mansions")[REGISTRIES[kind]]:
        told = describe(component.slug, lang)
        assert told.lines
        assert all(line.strip(". ") and "mm-" not in line for line in told.lines), component.slug


def test_the_words_of_a_spell_tell_every_back_that_a_card_of_it_may_have() -> None:
    lines = describe("bind_monster", "en").lines
    assert [line.partition(".")[0] for line in lines[1:-1]] == [f"Back {n} of 5" for n in range(1, 6)]
    assert lines[5].endswith("failed: the spell is lost.")


def test_every_copy_of_a_spell_reads_the_same() -> None:
    ids = SPELLS["bind_monster"].ids
    assert len({tuple(describe(copy, "fr").lines) for copy in ids}) == 1


def test_the_words_of_a_monster_tell_every_token_that_it_may_have() -> None:
    lines = describe("maniac", "en").lines
    assert len(lines) == 1 + len(MONSTERS["maniac"].tokens)
    assert lines[2] == (
        "Token: damage 2, health 6; special attack: test Dexterity (+0); failed: take 3 damage and drop the weapon."
    )


@pytest.mark.parametrize("die", [1, 10])
def test_the_back_of_a_spell_is_told_when_it_is_cast(die: int) -> None:
    g = joe().give(JOE, "soul_pact#2").rig(dice=[die]).choose("cast:soul_pact")
    turned = next(event for event in g.events if isinstance(event, SpellTurned))
    told = {
        1: "passed: “that investigator heals 2 horror, then you take 1 damage",
        10: "failed: “take 1 damage and 1 horror",
    }
    assert render(turned.text(), "en") == f"Joe Diamond turns the Soul Pact over, {told[die]}”"


SAID = {
    "the_fall_of_house_lynch_event_2": "otherwise, move a Maniac up to 2 spaces.",
    "the_fall_of_house_lynch_objective_1a": "(Maniac) within 2 spaces of an investigator, with 4 extra health per investigator.",
    "the_inner_sanctum_event_1": "whoever kills the latecomer gains 1 skill point and the Cult Robes.",
    "the_inner_sanctum_objective_1a": "with answer 2A, place a Cult Leader (the High Priest) in the Ceremony Room",
    "blood_ties_event_1": "gains the spell Soul Pact or Blood Pact; or the keeper places a Mi-Go in their space.",
    "green_eyed_boy": "Investigators may attack one another.",
    "blood_ties": "When the story begins, the investigators choose one of them as the blood relative",
    "classroom_curses_event_2": "takes 2 damage and loses 1 skill point.",
}
"""What words on cards must not leave out."""


@pytest.mark.parametrize("slug", list(SAID))
def test_a_card_names_whom_and_what_it_is_about(slug: str) -> None:
    assert SAID[slug] in " ".join(describe(slug, "en").lines)


def test_each_way_to_win_is_a_sentence_of_its_own() -> None:
    lines = describe("blood_ties_objective_1a", "en").lines
    assert lines[-2].startswith("The keeper wins in any of these cases: a) ")
    assert lines[-2].endswith("; b) all investigators are eliminated.")


def test_an_objective_about_cultists_says_that_their_leaders_are_none() -> None:
    told = {lang: " ".join(describe("the_inner_sanctum_objective_1b", lang).lines) for lang in LANGUAGES}
    assert "Cult Leaders are not Cultists." in told["en"]
    assert "Les Chefs de Culte ne sont pas des Cultistes." in told["fr"]
