"""The words on the components: there for every one of them, in both languages, made from what it does."""

import re

import pytest
from tests.games.elder_sign.editions import BASE

from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.kernel.reading import CardText
from miskatonic.kernel.text import LANGUAGES

ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|gain|lose|each|when|by|from|any|may|die|dice|task|at)\b", re.IGNORECASE
)
MISSING = re.compile(r"[{}$=]|es-|\bNone\b|\b\w+_\w+\b")


SLUGS = [component.slug for registry in REGISTRIES.values() for component in BASE[registry]]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_component_is_described_in_both_languages(slug: str) -> None:
    en, fr = (describe(slug, lang) for lang in LANGUAGES)
    assert (en.slug, en.kind) == (fr.slug, fr.kind)
    assert len(en.lines) == len(fr.lines) > 0
    assert en.title != fr.title
    for card in (en, fr):
        for line in (card.name, card.title, *card.lines):
            assert line.strip() == line != ""
            assert MISSING.search(line) is None, line
        assert all(re.search(r"[^:,–][.!?…]$", line) for line in card.lines), card.lines
    for english, french in zip(en.lines, fr.lines, strict=True):
        assert english != french, "a line is the same in both languages"
        assert ENGLISH.search(french) is None, french


def test_no_two_components_share_a_slug() -> None:
    assert len(set(SLUGS)) == len(SLUGS)


def test_a_copy_is_described_as_its_card() -> None:
    assert describe("wither#2", "en") == describe("wither", "en")


def test_an_unknown_component_is_refused() -> None:
    with pytest.raises(LookupError, match="the_red_book"):
        describe("the_red_book", "en")


def test_an_adventure_says_all_that_is_printed_on_it() -> None:
    assert describe("the_storage_closet", "en") == CardText(
        slug="the_storage_closet",
        kind="adventure",
        name="The Storage Closet",
        title="Adventure",
        lines=[
            "Worth 2 trophies.",
            "Complete the tasks in order, from top to bottom.",
            "Task 1: 3 investigations (a monster may cover it).",
            "Task 2: 3 investigations.",
            "Task 3: lore, lore.",
            "Rewards: gain 1 clue and 1 unique item, open a gate.",
            "Penalties: lose 1 sanity, add 1 doom.",
        ],
    )


def test_an_adventure_says_what_it_locks_and_what_its_terror_and_midnight_do() -> None:
    assert describe("gala_in_the_great_hall", "fr").lines[3:5] == [
        "Le dé jaune est verrouillé ici.",
        "Terreur\u202f: ajoutez 1 pion Destin.",
    ]
    assert "At midnight: each investigator must lose 1 sanity." in describe("don_t_fall_asleep", "en").lines


def test_a_partial_monster_task_says_what_a_monster_covers() -> None:
    assert (
        "Task 1: lore, 1 investigation (a monster may cover this part: 1 investigation)."
        in describe("another_dimension", "en").lines
    )


def test_an_investigator_says_title_ability_health_and_starting_items() -> None:
    card = describe("joe_diamond", "fr")
    assert card.title == "Le détective privé"
    assert card.lines[0].startswith("Intuitions – ")
    assert card.lines[1:] == ["Santé Mentale 4, Résistance 6.", "Commence avec\u202f: 1 objet commun, 1 indice."]
    assert describe("ashcan_pete", "en").lines[-1] == "Starts with: Duke."


def test_an_ancient_one_says_how_it_is_sealed_attacks_and_is_fought() -> None:
    assert describe("yig", "en").lines[1:] == [
        "Sealed by 10 elder signs.",
        "Doom track: 8 spaces, a monster appears on spaces 1, 3, 4, 5 and 7.",
        "When it awakens: each investigator must lose 1 common item, 1 unique item and 1 spell, or be devoured.",
        "At each midnight of the final battle: each investigator must discard 1 clue or lose 1 sanity and 1 stamina.",
        "Task of the final battle: peril, peril.",
    ]


def test_a_mythos_card_says_both_its_halves() -> None:
    assert describe("the_stars_align_to_bring_madness", "en").lines == [
        "At once: add 1 doom.",
        "At the next midnight: each investigator must lose 1 sanity.",
    ]
    assert len(describe("wet_footprints", "en").lines) == 1


def test_monsters_items_spells_and_allies_say_what_they_do() -> None:
    assert describe("star_spawn", "en").lines == [
        "Worth 2 trophies.",
        "Task: terror, lore, pay 1 sanity.",
        "The red die is locked here.",
        "Rewards: gain 1 unique item.",
    ]
    assert describe("tommy_gun", "en").lines == [
        "Before your roll, spend this card: add the yellow die and the red die to your pool."
    ]
    assert describe("ruby_standish", "en").lines == ["When you gain this card: gain 1 unique item."]
    assert "2 dice" in describe("dread_curse_of_azathoth", "en").lines[0]


def test_monsters_that_come_with_an_adventure_appear_on_it() -> None:
    told = {lang: describe("public_lavatory", lang).lines for lang in LANGUAGES}
    assert "When it enters play, 2 monsters appear on it." in told["en"]
    assert "Quand cette aventure entre en jeu, 2 monstres y apparaissent." in told["fr"]
