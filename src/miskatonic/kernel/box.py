"""Boxes and editions.

A box is what a publisher sells or a fan makes: components, texts and rules under one name, made for one game. A table says
which boxes it is played with. The edition, the game with those boxes, is where rules look up what there is. A box that is
installed but not chosen changes nothing.

Boxes are found by their entry points in the group `miskatonic.boxes`; docs/add-a-box.md makes one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Self, TypeVar, cast

from msgspec import Struct, structs

from miskatonic.kernel.errors import Impossible, MiskatonicError
from miskatonic.kernel.event import CLASHES, STANDING
from miskatonic.kernel.memory import forget_printed
from miskatonic.kernel.picture import Picture, pictured
from miskatonic.kernel.registry import BASE, NAMES, OPEN_BOXES, Component, Registry, Shelf, open_box, withdraw_since
from miskatonic.kernel.slips import slip
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang, Text, forget_names, name, own_words, text

if TYPE_CHECKING:
    from miskatonic.kernel.course import Deed
    from miskatonic.kernel.decision import Rules
    from miskatonic.kernel.hooks import Hook
    from miskatonic.kernel.observing import Observation
    from miskatonic.kernel.rng import Rng
    from miskatonic.kernel.setup import Field
    from miskatonic.kernel.state import State

C = TypeVar("C", bound=Component)
T = TypeVar("T")
P = ParamSpec("P")

GROUP = "miskatonic.boxes"


class UnknownBox(MiskatonicError):
    """A box that is not installed, cannot be opened, or is made for another game."""


class Step(Struct, frozen=True, eq=False):
    """A step of the round that a box adds, with the step of the game that it comes after or before."""

    name: str
    run: Callable[[Any], Rules[None]]
    after: str = ""
    before: str = ""


class Veto(Struct, frozen=True, eq=False):
    """What a box says against a value of an option of the game's setup."""

    option: str
    says: Callable[[str, tuple[str, ...], Mapping[str, str]], Text | None]
    """The sentence against a value at a table with those boxes and answers; None if nothing is against it."""


class LeftOut(Struct, frozen=True):
    """Components that were published and are not to be had here, with the reason."""

    kind: str
    number: int
    reason: Text


class Part(Struct, frozen=True, eq=False):
    """A box inside of a box, which comes along unless an answer at setup leaves it out."""

    box: Box
    wanted: Callable[[Mapping[str, str]], bool]


class Box:
    """A box. What is declared while it is open belongs to it:

    ```python
    BOX = Box("curios", "elder_sign", "Curios", "Curiosités")

    with BOX:
        common_item("brass_lens", "Brass Lens", "Lentille de cuivre", gain("clue"))
    ```
    """

    def __init__(
        self,
        slug: str,
        game: str,
        en: str,
        fr: str,
        *,
        published: Mapping[str, int] | None = None,
        left_out: Iterable[LeftOut] = (),
        text: Path | None = None,
        ledger: Path | None = None,
        listed: bool = True,
    ) -> None:
        if not slug.isidentifier():
            raise ValueError(f"{slug!r} is no name for a box: letters, digits and underscores only")
        self.slug = slug
        self.game = game
        self.title: Text = own_words(en, fr)
        self.published = dict(published or {})
        """Published copies by kind of component, as far as they were declared."""
        self.left_out = tuple(left_out)
        """Published components that are not implemented here; the inventory does not count them."""
        self.ledger = ledger
        """Its numbered rules, a file like the game's own `ledger.toml`."""
        self.text = text
        """The folder of its texts, `en.ftl` and `fr.ftl`; a part without one has that of its box."""
        self.listed = listed
        """Whether it can be chosen by itself; otherwise it comes as a part of another one only."""
        self.names: Mapping[Lang, str] = {"en": en, "fr": fr}
        self.parts: list[Part] = []
        self.hooks: tuple[Hook, ...] = ()
        self.preparations: list[Callable[[Any], None]] = []
        self.steps: list[Step] = []
        self.fields: list[Field] = []
        self.vetoes: list[Veto] = []
        self.checks: list[Callable[[Any], None]] = []
        self.calms: list[Callable[[Any], None]] = []
        self.redeals: list[Callable[[Any, Rng], None]] = []
        self.observers: list[Callable[[Any, int, Observation], None]] = []
        self.words: tuple[str, ...] = ()
        """Words of its observations beside those of the game: its kinds of question, verbs, and names on its board."""
        self.kinds: dict[str, Registry[Any]] = {}
        """The kinds of components that only this box has, each with where they are looked up."""
        self.deeds: tuple[Deed, ...] = ()
        """Counters of each seat in the final summary, in addition to those of the game."""
        self.pictures: dict[str, Picture] = {}
        """What it says of the pictures of its components, by slug."""
        self._open_before: list[str] = []
        if text is not None:
            if missing := [lang for lang in LANGUAGES if not (Path(text) / f"{lang}.ftl").is_file()]:
                raise ValueError(f"{slug}: there is no {missing[0]}.ftl in {text}")
            PHRASES.add_folder(Path(text))

    def __enter__(self) -> Self:
        opened = open_box(self.game)
        self._open_before.append(opened.box)
        opened.box = self.slug
        return self

    def __exit__(self, *_: object) -> None:
        OPEN_BOXES[self.game].box = self._open_before.pop()

    def part(self, box: Box, wanted: Callable[[Mapping[str, str]], bool] = lambda answers: True) -> Box:
        """Makes another box a part of this one: it comes along if the answers to the questions at setup say so."""
        box.text = box.text or self.text
        self.parts.append(Part(box, wanted))
        return box

    def rule(self, *hooks: Hook) -> None:
        """Hooks that are in force at every table with this box, whatever cards are in play.

        Something that a player may use belongs on a card, which belongs to somebody.
        """
        from miskatonic.kernel.hooks import Modifier, Replacement, Setter, Settler, Trigger

        for hook in hooks:
            if not isinstance(hook, Modifier | Setter | Settler | Replacement | Trigger):
                raise TypeError(f"{self.slug}: {hook!r} cannot be in force by itself; put it on a card")
        self.hooks += hooks
        forget_printed()

    def setup(self, prepare: Check) -> Check:
        """Makes a function of the state part of setting up a table; the answers to the box's questions are in `state.answers`."""
        self.preparations.append(prepare)
        return prepare

    def step(self, name: str, *, after: str = "", before: str = "") -> Callable[[StepRules], StepRules]:
        """Makes a function of the rules a step of the round, after or before a step of the game."""
        from miskatonic.kernel.game import GAMES

        known = GAMES[self.game].rules.steps if self.game in GAMES.names() else ()
        for beside in (after, before):
            if known and beside and beside not in known:
                raise ValueError(f"{self.game} has no step {beside!r}; it has {', '.join(known)}")

        def add(run: StepRules) -> StepRules:
            self.steps.append(Step(name, run, after, before))
            return run

        return add

    def question(self, field: Field) -> None:
        """Something that is asked at setup, a flag or a pick; the answer is in `options.answers`."""
        self.fields.append(structs.replace(field, box=self.slug))

    def veto(self, option: str) -> Callable[[Says], Says]:
        """Makes a function say what is against a value of an option of the game's setup: of a value, the boxes of the table and
        the answers to their questions, a sentence or None. Chance never settles on such a value."""

        def add(says: Says) -> Says:
            self.vetoes.append(Veto(option, says))
            return says

        return add

    def kind(self, registry: Registry[C]) -> Registry[C]:
        """A kind of component that only this box has."""
        self.kinds[registry.kind] = registry
        return registry

    def components(self, registry: Registry[C]) -> tuple[C, ...]:
        """The components of a kind that it holds, in the order of their declaration."""
        return registry.shelf((self.slug,)).components

    def picture(
        self, slug: str, *, emblem: str | None = None, scene: str | None = None, palette: str | None = None
    ) -> None:
        """Says what the picture of one of its components shows; what is left open follows from its kind and name."""
        declared = OPEN_BOXES[self.game].declared.get(slug) if self.game in OPEN_BOXES else None
        if declared is None or declared.box != self.slug:
            raise ValueError(f"{self.slug}: {slug!r} cannot have a picture before it is declared in this box")
        self.pictures[slug] = pictured(emblem, scene, palette)

    def check(self, check: Check) -> Check:
        """What must be true of every state of a table with this box."""
        self.checks.append(check)
        return check

    def calm(self, calm: Check) -> Check:
        """How what the box adds lies in the calm situation that tests begin with."""
        self.calms.append(calm)
        return calm

    def redeal(self, redeal: Redeal) -> Redeal:
        """How what the box hides from everybody is dealt anew, for those who think about what may be."""
        self.redeals.append(redeal)
        return redeal

    def observe(self, observe: Observe) -> Observe:
        """Writes the rows that the box adds to an observation: as much as its `view` shows."""
        self.observers.append(observe)
        return observe


StepRules = TypeVar("StepRules", bound="Callable[[Any], Rules[None]]")
Check = TypeVar("Check", bound=Callable[[Any], None])
Redeal = TypeVar("Redeal", bound="Callable[[Any, Rng], None]")
Observe = TypeVar("Observe", bound="Callable[[Any, int, Observation], None]")
Says = TypeVar("Says", bound="Callable[[str, tuple[str, ...], Mapping[str, str]], Text | None]")


class Boxes:
    """The installed boxes by game. Entry points are scanned at the first request."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[str, str], Box] = {}
        self._broken: dict[str, str] = {}
        self._looked = False

    def add(self, box: Box) -> Box:
        """Makes a box known, with its parts."""
        if self._boxes.setdefault((box.game, box.slug), box) is not box:
            raise ValueError(f"there is another box {box.slug!r} for {box.game}")
        NAMES[f"{box.game}/{STANDING}{box.slug}"] = box.names
        for part in box.parts:
            self.add(part.box)
        self._changed()
        return box

    def remove(self, box: Box) -> None:
        """Takes a box out again, with its parts (what a test made)."""
        for part in box.parts:
            self.remove(part.box)
        self._boxes.pop((box.game, box.slug), None)
        NAMES.pop(f"{box.game}/{STANDING}{box.slug}", None)
        self._changed()
        for key in [key for key in _EDITIONS if key[0] == box.game and box.slug in key[1]]:
            del _EDITIONS[key]

    @staticmethod
    def _changed() -> None:
        """What boxes say is asked for anew."""
        forget_names()
        forget_printed()

    def _look(self) -> None:
        if self._looked:
            return
        self._looked = True
        self._broken.clear()
        for found in entry_points(group=GROUP):
            before = {game: set(opened.declared) for game, opened in OPEN_BOXES.items()}
            clashes = len(CLASHES)
            try:
                box = cast(Box, found.load())
                if len(CLASHES) > clashes:
                    raise ValueError(CLASHES[-1])
                self.add(box)
            except Exception as error:  # a package of a third party may raise anything
                withdraw_since(before)
                reason = f"{type(error).__name__}: {error}"
                for name in (found.name, found.attr, found.module):
                    self._broken.setdefault(name, reason)

    def broken(self) -> dict[str, str]:
        """The packages whose boxes cannot be opened, by the name of their entry point, each with the reason."""
        self._look()
        return {
            found.name: self._broken[found.name] for found in entry_points(group=GROUP) if found.name in self._broken
        }

    def of(self, game: str) -> list[Box]:
        """The boxes that can be chosen for a game, by name."""
        self._look()
        boxes = [self._boxes[key] for key in sorted(self._boxes) if key[0] == game]
        return [box for box in boxes if box.listed]

    def find(self, game: str, slug: str) -> Box:
        """The box of that name for that game."""
        if (game, slug) not in self._boxes:
            self._look()
        if (box := self._boxes.get((game, slug))) is not None:
            return box
        if slug in self._broken:
            raise UnknownBox(text("error-broken-box", box=slug, reason=self._broken[slug]))
        installed = [box.slug for box in self.of(game)]
        everything = text("error-unknown-box", box=slug, boxes=", ".join(installed), number=len(installed))
        raise UnknownBox(slip(slug, installed, everything))


BOXES = Boxes()


class Edition:
    """A game with the boxes of a table. There is one for each combination: `edition_of`."""

    __slots__ = ("_changes", "_kept", "_shelves", "boxes", "game", "opened")

    def __init__(self, game: str, boxes: tuple[str, ...]) -> None:
        self.game = game
        self.boxes = boxes
        self.opened = tuple(BOXES.find(game, slug) for slug in boxes)
        self._shelves: dict[Registry[Any], Shelf[Any]] = {}
        self._kept: dict[object, Any] = {}
        self._changes = -1

    def __getitem__(self, registry: Registry[C]) -> Shelf[C]:
        shelf: Shelf[C] | None = self._shelves.get(registry)
        if shelf is None or shelf.changes != registry.changes:
            shelf = self._shelves[registry] = registry.shelf((BASE, *self.boxes))
        return shelf

    @property
    def standing(self) -> tuple[str, ...]:
        """What stands for those boxes among the cards in play that have rules of their own."""
        return tuple(f"{STANDING}{box.slug}" for box in self.opened if box.hooks)

    def kinds_beside(self, own: Mapping[str, Registry[Any]]) -> dict[str, Registry[Any]]:
        """The kinds of components that there are: the game's own, then those of the boxes."""
        return {**own, **{kind: registry for box in self.opened for kind, registry in box.kinds.items()}}

    def deeds_beside(self, own: tuple[Deed, ...]) -> tuple[Deed, ...]:
        """Counters of each seat in the final summary: those of the game, then those of the boxes."""
        return (*own, *(deed for box in self.opened for deed in box.deeds))

    def picture_of(self, slug: str) -> Picture | None:
        """What the box of a component says of its picture; None if it says nothing."""
        return next((box.pictures[slug] for box in self.opened if slug in box.pictures), None)

    def hooks_of(self, standing: str) -> tuple[Hook, ...]:
        """The rules of a box."""
        return BOXES.find(self.game, standing.removeprefix(STANDING)).hooks

    def steps_between(self, last: str, following: str) -> list[str]:
        """The steps that boxes have put between two steps of the game, by name."""
        steps = [(box, step) for box in self.opened for step in box.steps]
        found = [each for each in steps if last and each[1].after == last]
        found += [each for each in steps if following and each[1].before == following]
        return [f"{box.slug}/{step.name}" for box, step in found]

    def run_step(self, name: str, state: Any) -> Rules[None]:
        """A step that a box has added."""
        slug, _, step_name = name.partition("/")
        box = next(box for box in self.opened if box.slug == slug)
        return next(step for step in box.steps if step.name == step_name).run(state)

    @property
    def fields(self) -> tuple[Field, ...]:
        """What the boxes ask at setup, with the components that can be picked."""
        return self.remember("fields", lambda: tuple(self._asked(field) for box in self.opened for field in box.fields))

    def _asked(self, field: Field) -> Field:
        from miskatonic.kernel.setup import Pick

        if not field.names:
            return field
        registry = next(box.kinds[field.names] for box in self.opened if field.names in box.kinds)
        named = [Pick(component.slug, name(self.game, component.slug)) for component in self[registry]]
        return structs.replace(field, picks=(*field.picks, *named))

    @property
    def printing(self) -> str:
        """What tells the cards that there are now in the game and those boxes from those of another time."""
        return self.remember("printing", self._printing)

    def _printing(self) -> str:
        declared = OPEN_BOXES[self.game].declared.values()
        cards = [f"{card.slug}*{card.copies}" for card in declared if card.box in (BASE, *self.boxes)]
        return sha256(" ".join(cards).encode()).hexdigest()[:16]

    def vetoed(self, option: str, value: str, answers: Mapping[str, str]) -> Text | None:
        """The sentence that a box has against a value of an option of the setup; None if none has."""
        for box in self.opened:
            for veto in box.vetoes:
                if veto.option == option and (said := veto.says(value, self.boxes, answers)) is not None:
                    return said
        return None

    def check(self, state: Any) -> None:
        """What the boxes say must be true; the steps that are to come are theirs."""
        steps = [f"{box.slug}/{step.name}" for box in self.opened for step in box.steps]
        for step in state.ahead:
            if steps.count(step) != 1 or state.ahead.count(step) != 1:
                raise Impossible(text("impossible-step", step=step))
        for box in self.opened:
            for check in box.checks:
                check(state)

    def calm(self, state: Any) -> None:
        """What the boxes do to calm a game down for a test."""
        for box in self.opened:
            for calm in box.calms:
                calm(state)

    def redeal(self, state: Any, rng: Rng) -> None:
        """What the boxes hide is dealt anew."""
        for box in self.opened:
            for redeal in box.redeals:
                redeal(state, rng)

    def remember(self, key: object, find: Callable[[], T]) -> T:
        """What has been found out about this edition is kept until something is declared."""
        changes = OPEN_BOXES[self.game].changes
        if self._changes != changes:
            self._kept.clear()
            self._changes = changes
        if key not in self._kept:
            self._kept[key] = find()
        return cast(T, self._kept[key])


_EDITIONS: dict[tuple[str, tuple[str, ...]], Edition] = {}


def edition_of(game: str, boxes: tuple[str, ...] = ()) -> Edition:
    """The game with those boxes, always the same object."""
    edition = _EDITIONS.get((game, boxes))
    if edition is None:
        edition = _EDITIONS[game, boxes] = Edition(game, boxes)
    return edition


def current_printing(state: State) -> str:
    """The printing that a state would have if it were set up now; "" without boxes."""
    return state.edition.printing if state.boxes else ""


def in_order(game: str, boxes: Iterable[str], answers: Mapping[str, str] = MappingProxyType({})) -> tuple[str, ...]:
    """The boxes of a table with those of their parts that the answers leave in, each once and by name: the same boxes make
    the same edition."""
    chosen = dict.fromkeys(boxes)
    for slug in list(chosen):
        chosen |= {part.box.slug: None for part in BOXES.find(game, slug).parts if part.wanted(answers)}
    return tuple(sorted(chosen))


def kept(find: Callable[Concatenate[Edition, P], T]) -> Callable[Concatenate[Edition, P], T]:
    """Makes a function of an edition find everything out only once: `functools.cache` for what depends on the boxes."""

    @wraps(find)
    def found(edition: Edition, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return edition.remember((find, args, *kwargs.items()), lambda: find(edition, *args, **kwargs))

    return found


def close_base(game: str) -> None:
    """The game itself has been declared completely."""
    open_box(game).closed = True
