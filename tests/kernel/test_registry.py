"""Components by slug, copies by id, names by language."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.text import LANGUAGES, name, render

SLUGS = st.from_regex(r"[a-z]{1,8}(_[a-z]{1,5})?", fullmatch=True)


def card(slug: str, copies: int = 1) -> Component:
    return Component(slug=slug, en=f"The {slug}", fr=f"Le {slug}", copies=copies)


@pytest.fixture
def deck() -> Iterator[Registry[Component]]:
    registry: Registry[Component] = Registry("toy", "card", 4)
    yield registry
    for component in edition_of("toy")[registry]:
        registry.remove(component.slug)


@given(st.dictionaries(SLUGS, st.integers(min_value=1, max_value=4)))
def test_every_copy_leads_to_its_component_and_nothing_else_does(copies: dict[str, int]) -> None:
    registry: Registry[Component] = Registry("toy", "card", sum(copies.values()))
    for slug, n in copies.items():
        registry.add(card(slug, n))
    shelf = edition_of("toy")[registry]
    assert len(shelf) == len(copies)
    assert shelf.slugs == list(copies)
    assert len(shelf.copies()) == sum(copies.values()) == len(set(shelf.copies()))
    for copy in shelf.copies():
        assert copy in registry
        assert registry[copy].slug == copy.partition("#")[0]
    for slug, n in copies.items():
        assert f"{slug}#{n + 1}" not in registry
        assert f"{slug}#1" not in registry
        registry.remove(slug)


def test_the_copies_of_a_card_are_told_apart_by_number(deck: Registry[Component]) -> None:
    assert deck.add(card("wither", 3)).ids == ["wither", "wither#2", "wither#3"]


def test_a_copy_has_the_name_of_its_card_in_both_languages(deck: Registry[Component]) -> None:
    deck.add(card("wither", 2))
    assert [render(name("toy", "wither#2"), lang) for lang in LANGUAGES] == ["The wither", "Le wither"]


def test_a_piece_without_a_name_is_called_by_its_id() -> None:
    assert render(name("toy", "nameless"), "fr") == "nameless"


def test_nothing_is_declared_twice(deck: Registry[Component]) -> None:
    deck.add(card("wither"))
    with pytest.raises(ValueError, match="'wither' is declared twice"):
        deck.add(card("wither"))


def test_what_is_removed_is_gone(deck: Registry[Component]) -> None:
    deck.add(card("wither", 2))
    deck.remove("wither")
    assert "wither#2" not in deck
    assert edition_of("toy")[deck].copies() == []
    with pytest.raises(KeyError):
        deck["wither"]


def test_another_card_of_the_same_slug_has_its_own_name(deck: Registry[Component]) -> None:
    names = []
    for english in ("Wither", "Blight"):
        names.append(render(name("toy", "wither"), "en"))
        deck.add(Component(slug="wither", en=english, fr="Rouille"))
        names.append(render(name("toy", "wither"), "en"))
        deck.remove("wither")
    assert names == ["wither", "Wither", "wither", "Blight"]


def test_registries_that_share_a_dictionary_are_looked_up_together() -> None:
    together: dict[str, Component] = {}
    items: Registry[Component] = Registry("toy", "item", 1, together)
    spells: Registry[Component] = Registry("toy", "spell", 1, together)
    items.add(card("axe"))
    spells.add(card("wither"))
    assert list(together) == ["axe", "wither"]
    assert "axe" not in spells
    items.remove("axe")
    spells.remove("wither")


def test_what_is_printed_on_the_back_of_a_card_is_found_but_is_no_copy(deck: Registry[Component]) -> None:
    deck.add(card("hunter", 0))
    assert deck["hunter"].en == "The hunter"
    assert render(name("toy", "hunter"), "en") == "The hunter"
    assert edition_of("toy")[deck].copies() == []
    deck.remove("hunter")
    assert "hunter" not in deck
