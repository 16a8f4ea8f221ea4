"""Where content is looked up: every component of a game by its slug, every physical copy by its id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from miskatonic.kernel.text import PHRASES, forget_names


class Component(Struct, frozen=True, kw_only=True):
    """One published component: a card, a marker, a sheet. Games add what theirs carry."""

    slug: str
    en: str
    fr: str
    copies: int = 1

    @property
    def ids(self) -> list[str]:
        """The ids of its physical copies: `wither`, `wither#2`. What is printed on the back of another card has none."""
        return [self.slug if n == 1 else f"{self.slug}#{n}" for n in range(1, self.copies + 1)]


C = TypeVar("C", bound=Component)


class Registry(Generic[C]):
    """The components of one kind, in the order of their declaration. `registry[id]` finds a copy's component.

    Registries that are looked up together share a dictionary (`into`).
    """

    def __init__(self, game: str, kind: str, published: int, into: dict[str, C] | None = None) -> None:
        self.game = game
        self.kind = kind
        self.published = published
        self._by_id: dict[str, C] = {}
        self._into: dict[str, C] = {} if into is None else into
        self._components: dict[str, C] = {}

    def add(self, component: C) -> C:
        """Declares a component."""
        if component.slug in self._by_id:
            raise ValueError(f"{self.kind} {component.slug!r} is declared twice")
        self._components[component.slug] = component
        for copy in component.ids or [component.slug]:
            self._by_id[copy] = self._into[copy] = component
            NAMES[f"{self.game}/{copy}"] = {"en": component.en, "fr": component.fr}
        forget_names()
        return component

    def remove(self, slug: str) -> None:
        """Takes a component out again (what a test declared)."""
        for copy in self._components.pop(slug).ids or [slug]:
            del self._by_id[copy], self._into[copy], NAMES[f"{self.game}/{copy}"]
        forget_names()

    def __getitem__(self, copy: str) -> C:
        return self._by_id[copy]

    def __contains__(self, copy: object) -> bool:
        return copy in self._by_id

    def __iter__(self) -> Iterator[C]:
        return iter(self._components.values())

    def __len__(self) -> int:
        return len(self._components)

    def copies(self) -> list[str]:
        """The ids of all physical copies, in the order of their declaration."""
        return [copy for component in self._components.values() for copy in component.ids]


NAMES: dict[str, Mapping[str, str]] = {}
"""The names of every declared component by game and copy (`elder_sign/wither#2`)."""

PHRASES.add_names(NAMES.get)
