"""Where content is looked up: every component of a game by its slug, every physical copy by its id, each with its box."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import force_setattr

from miskatonic.kernel.memory import forget_printed
from miskatonic.kernel.text import PHRASES, Lang, declared, forget_names
from miskatonic.kernel.text.nouns import Noun

if TYPE_CHECKING:
    from miskatonic.kernel.hooks import Hook

BASE = ""
"""The box of everything that a game itself is made of."""


class Component(Struct, frozen=True, kw_only=True):
    """One published component: a card, a marker, a sheet. Games add what theirs carry."""

    slug: str
    en: str
    fr: str
    copies: int = 1
    box: str = BASE
    """The box that it belongs to, which is the one that was open when it was declared."""

    copy_of: str = ""
    """The component that it is a further copy of, which its box adds."""

    nouns: Mapping[Lang, Noun] = {}
    """The name with its grammar, which is declared as one speaks of it, `la Goule`; `en` and `fr` are the name alone, `Goule`."""

    def __post_init__(self) -> None:
        nouns = self.nouns or declared(self.en, self.fr)
        force_setattr(self, "nouns", nouns)
        force_setattr(self, "en", str(nouns["en"]))
        force_setattr(self, "fr", str(nouns["fr"]))

    @property
    def ids(self) -> list[str]:
        """The ids of its physical copies: `wither`, `wither#2`. A card printed on the back of another one has none."""
        return [self.slug if n == 1 else f"{self.slug}#{n}" for n in range(1, self.copies + 1)]

    @property
    def printed(self) -> int:
        """How many pieces were published for it: none if it is what another component becomes."""
        return self.copies


C = TypeVar("C", bound=Component)


class Registry(Generic[C]):
    """The components of one kind from all boxes. `registry[id]` finds a copy's component.

    Which of them take part is for the edition of a table to say: rules never walk through a registry, they ask
    `game.edition[registry]`. Registries that are looked up together share a dictionary (`into`).
    """

    def __init__(self, game: str, kind: str, published: int, into: dict[str, Any] | None = None) -> None:
        self.game = game
        self.kind = kind
        self.published = published
        """How many copies the game itself has."""
        self._by_id: dict[str, C] = {}
        self._into: dict[str, Any] = {} if into is None else into
        self._components: dict[str, C] = {}
        self._open = open_box(game)
        self._open.registries.append(self)

    def add(self, component: C, hooks: Sequence[Hook] = ()) -> C:
        """Declares a component of the box that is open, with the hooks by which it reaches into the rules."""
        opened = self._open
        if opened.box == BASE and opened.closed:
            raise ValueError(
                f"{component.slug!r} is declared outside of any box, and {self.game} itself is complete: "
                f"declare it in a box of its own (`with BOX:`)"
            )
        if component.slug in opened.declared:
            first = opened.declared[component.slug].box or "the game itself"
            raise ValueError(f"{component.slug!r} is declared twice in {self.game}, first by {first}")
        force_setattr(component, "box", opened.box)
        opened.declared[component.slug] = component
        self._components[component.slug] = component
        for copy in component.ids or [component.slug]:
            self._by_id[copy] = self._into[copy] = component
            NAMES[f"{self.game}/{copy}"] = component.nouns
            if hooks:
                opened.hooks[copy] = tuple(hooks)
        self._changed()
        return component

    def remove(self, slug: str) -> None:
        """Takes a component out again (what a test declared)."""
        del self._open.declared[slug]
        for copy in self._components.pop(slug).ids or [slug]:
            del self._by_id[copy], self._into[copy], NAMES[f"{self.game}/{copy}"]
            self._open.hooks.pop(copy, None)
        self._changed()

    def _changed(self) -> None:
        self._open.changes += 1
        forget_names()
        forget_printed()

    @property
    def changes(self) -> int:
        """Declaration counter of a game; caches compare it to know when they are stale."""
        return self._open.changes

    def shelf(self, boxes: Iterable[str]) -> Shelf[C]:
        """The components of those boxes: what an edition asks for once."""
        return Shelf(self, [component for box in boxes for component in self._of_box(box)])

    def _of_box(self, box: str) -> list[C]:
        return [component for component in self._components.values() if component.box == box]

    def __getitem__(self, copy: str) -> C:
        return self._by_id[copy]

    def __contains__(self, copy: object) -> bool:
        return copy in self._by_id

    __iter__ = None  # which components there are depends on the boxes of a table: ask its edition


class Shelf(Generic[C]):
    """The components of one kind in one edition: those of the game first, then those of each box, as they were declared."""

    __slots__ = ("_copies", "_known", "changes", "components", "registry")

    def __init__(self, registry: Registry[C], components: Iterable[C]) -> None:
        self.registry = registry
        self.changes = registry.changes
        self.components = tuple(components)
        self._copies = [copy for component in self.components for copy in component.ids]
        self._known = {copy for component in self.components for copy in (*component.ids, component.slug)}

    def __iter__(self) -> Iterator[C]:
        return iter(self.components)

    def __len__(self) -> int:
        return len(self.components)

    def __contains__(self, copy: object) -> bool:
        return copy in self._known

    def __getitem__(self, copy: str) -> C:
        if copy not in self._known:
            raise KeyError(copy)
        return self.registry[copy]

    @property
    def slugs(self) -> list[str]:
        """The slugs of the components."""
        return [component.slug for component in self.components]

    def copies(self) -> list[str]:
        """The ids of all physical copies."""
        return list(self._copies)


class OpenBox:
    """Of one game: the box into which components are declared now, and everything that has been declared."""

    __slots__ = ("box", "changes", "closed", "declared", "hooks", "registries")

    def __init__(self) -> None:
        self.box = BASE
        self.changes = 0
        self.closed = False
        """The game itself has been declared completely: whatever comes now belongs to another box."""
        self.declared: dict[str, Component] = {}
        self.hooks: dict[str, tuple[Hook, ...]] = {}
        """The hooks of components that have any, by the id of each copy."""
        self.registries: list[Registry[Any]] = []


OPEN_BOXES: dict[str, OpenBox] = {}
"""For each game, the box that is open."""

NAMES: dict[str, Mapping[Lang, str]] = {}
"""The names of every declared component by game and copy (`elder_sign/wither#2`)."""

PHRASES.add_names(NAMES.get)


def open_box(game: str) -> OpenBox:
    """Where the components of a game are declared."""
    return OPEN_BOXES.setdefault(game, OpenBox())


def registry_of(game: str, copy: str) -> Registry[Any]:
    """The registry of a component, by its slug or by the id of a copy."""
    for registry in OPEN_BOXES[game].registries:
        if copy in registry:
            return registry
    raise LookupError(f"there is no component {copy!r}")


def find(game: str, copy: str) -> Component:
    """The component with that slug, or with a copy of that id."""
    found: Component = registry_of(game, copy)[copy]
    return found


def withdraw(game: str, slug: str) -> None:
    """Takes a component out again (what a test declared)."""
    registry_of(game, slug).remove(slug)


def withdraw_since(before: Mapping[str, Container[str]]) -> None:
    """Takes out again what has been declared in boxes since then: a box that cannot be opened leaves nothing behind."""
    for game, opened in OPEN_BOXES.items():
        for slug, component in list(opened.declared.items()):
            if component.box != BASE and slug not in before.get(game, ()):
                withdraw(game, slug)
