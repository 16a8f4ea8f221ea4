"""The kinds of components of Elder Sign and where they are looked up. The components themselves are in `content/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from miskatonic.games.elder_sign.dice import Need, Task, X, make_task
from miskatonic.kernel.decision import Kinds
from miskatonic.kernel.line import Lined
from miskatonic.kernel.memory import printed, printed_at_most
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.text import Text, join, text

if TYPE_CHECKING:
    from miskatonic.games.elder_sign.state import ElderSignEffect

GAME = "elder_sign"
ASK = Kinds(GAME, "es")
"""The kinds of question of this game; each is declared where the rule is that asks it."""
ASK.verbs("get", "gain heal take")
ASK.verbs("lose", "banish discard lose pay")
ASK.verbs("pass", "pass")
ASK.verbs(
    "",
    """
    aside assist buy clue dice effect face first_aid focus give_up hold hold_dice investigator lock lost_and_found monster
    move no_focus no_task reroll roll roll_again start strike task turn use
    """,
)

Deck = Literal["common", "unique", "spell", "ally"]
Usable = Literal["before_roll", "after_roll", "at_leisure"]
"""When an item is used; at leisure only what names no moment, with the errata."""
Color = Literal["green", "yellow", "red"]

Quantity = Literal[
    "clue",
    "common",
    "unique",
    "spell",
    "ally",
    "hand",
    "trophies",
    "monster_trophy",
    "sanity",
    "stamina",
    "healing",
    "max_sanity",
    "max_stamina",
    "elder_sign",
    "doom",
    "doom_per_other_world",
    "gate",
    "monster",
    "victory",
    "green_die",
    "yellow_die",
    "red_die",
    "held_die",
    "turned_die",
    "reroll",
    "task",
    "attempt",
]
"""What effects give. More of it is positive, less of it negative: a lost sanity is `{"sanity": -1}`, a doom token is
`{"doom": 1}`, and taking one off the track is `{"doom": -1}`.

`hand` is the share of one's items and spells; `trophies` are counted by their value; `healing` is a point of sanity or stamina
for whoever needs it; `task` is a task completed without dice; `attempt` is the attempt under way. What happens to every
investigator has the prefix `each_`: `{"each_sanity": -1}`.
"""
EACH = "each_"
"""What comes before a quantity that every investigator gets."""


class InvestigatorCard(Lined, frozen=True, kw_only=True):
    """An investigator. `start` says what it begins with; `choice` how many cards of a type of its choice."""

    title: Text
    sanity: int
    stamina: int
    start: Mapping[str, int] = {}
    ally: str = ""
    choice: int = 0
    ability: Text
    text: Text


class AncientOneCard(Lined, frozen=True, kw_only=True):
    """An Ancient One."""

    elder_signs: int
    doom_track: int
    monster_spaces: tuple[int, ...]
    ability: Text
    text: Text
    awakens: ElderSignEffect | None = None
    attack: ElderSignEffect | None = None
    combat: Task | None = None
    masks: bool = False


class PrintedTask(Struct, frozen=True):
    """A row of an adventure. `monster` says what its white border frames; of a partial monster task, the requirements at
    the positions in `framed` are covered by a marker and the others stay."""

    needs: tuple[Need, ...]
    monster: Literal["none", "empty", "full", "partial"] = "none"
    framed: tuple[int, ...] = ()


class AdventureCard(Component, frozen=True, kw_only=True):
    """An adventure of the museum or an Other World."""

    trophies: int
    tasks: tuple[PrintedTask, ...]
    ordered: bool = False
    locked: Color | None = None
    monsters: int = 0
    """Number of monsters that appear on it when it enters play."""
    entry: ElderSignEffect | None = None
    terror: ElderSignEffect | None = None
    midnight: ElderSignEffect | None = None
    rewards: tuple[ElderSignEffect, ...] = ()
    penalties: tuple[ElderSignEffect, ...] = ()
    other_world: bool = False


class MonsterCard(Component, frozen=True, kw_only=True):
    """A monster marker."""

    needs: tuple[Need, ...]
    trophies: int
    rewards: tuple[ElderSignEffect, ...] = ()
    locked: Color | None = None
    midnight: ElderSignEffect | None = None
    mask: bool = False
    cultist: bool = False


class Card(Lined, frozen=True, kw_only=True):
    """A common item, a unique item, a spell or an ally.

    `effect` is what happens when it is used in its `window`; a spell that `holds` dice takes them from a roll.
    """

    deck: Deck
    text: Text
    effect: ElderSignEffect | None = None
    window: Usable = "before_roll"
    holds: int = 0
    untimed: bool = False
    """It names no moment: with the errata it is used at any step of the own turn."""
    gained: ElderSignEffect | None = None


class MythosCard(Lined, frozen=True, kw_only=True):
    """A Mythos card: what happens at once, and what goes on until the next one or strikes at the next midnight."""

    upper: ElderSignEffect
    stays: ElderSignEffect | None = None
    """A lower half that happens at once, too, and whose consequences stay."""
    lower: Text | None = None
    terror: ElderSignEffect | None = None
    midnight: ElderSignEffect | None = None
    locked: Color | None = None


ANCIENT_ONE_CARDS: dict[str, AncientOneCard] = {}
"""Ancient Ones by slug."""
ADVENTURE_CARDS: dict[str, AdventureCard] = {}
"""Museum and Other World adventures by card."""
CARDS: dict[str, Card] = {}
"""Items, spells and allies by copy."""
MONSTER_CARDS: dict[str, MonsterCard] = {}
"""Monsters and Masks by marker."""

INVESTIGATORS: Registry[InvestigatorCard] = Registry(GAME, "investigator", 16)
ANCIENT_ONES: Registry[AncientOneCard] = Registry(GAME, "ancient_one", 8, ANCIENT_ONE_CARDS)
ADVENTURES: Registry[AdventureCard] = Registry(GAME, "adventure", 48, ADVENTURE_CARDS)
OTHER_WORLDS: Registry[AdventureCard] = Registry(GAME, "other_world", 8, ADVENTURE_CARDS)
COMMON_ITEMS: Registry[Card] = Registry(GAME, "common_item", 12, CARDS)
UNIQUE_ITEMS: Registry[Card] = Registry(GAME, "unique_item", 12, CARDS)
SPELLS: Registry[Card] = Registry(GAME, "spell", 12, CARDS)
ALLIES: Registry[Card] = Registry(GAME, "ally", 8, CARDS)
MYTHOS: Registry[MythosCard] = Registry(GAME, "mythos", 32)
MONSTERS: Registry[MonsterCard] = Registry(GAME, "monster", 22, MONSTER_CARDS)
MASKS: Registry[MonsterCard] = Registry(GAME, "mask_monster", 5, MONSTER_CARDS)

REGISTRIES: dict[str, Registry[Component]] = {
    registry.kind: registry  # type: ignore[misc]
    for registry in (
        INVESTIGATORS,
        ANCIENT_ONES,
        ADVENTURES,
        OTHER_WORLDS,
        COMMON_ITEMS,
        UNIQUE_ITEMS,
        SPELLS,
        ALLIES,
        MYTHOS,
        MONSTERS,
        MASKS,
    )
}
DECKS: dict[str, Registry[Card]] = {"common": COMMON_ITEMS, "unique": UNIQUE_ITEMS, "spell": SPELLS, "ally": ALLIES}


def trophy_value(piece: str) -> int:
    """What an adventure card or a monster marker is worth."""
    return (ADVENTURE_CARDS.get(piece) or MONSTER_CARDS[piece]).trophies


FACE_DOWN = "-"
"""Stands for a marker that a card has turned face down: it covers its part of the task and asks for nothing."""


@printed_at_most(65536)
def tasks_of(
    card: str, covers: tuple[str, ...] = (), below: tuple[str, ...] = (), terrors: int = 0, harder: int = 0
) -> tuple[Task | None, ...]:
    """The tasks of an adventure with those monsters on it; None for an empty monster task without a marker.

    A marker replaces a full or empty monster task, and the framed part of a partial one; one below adds a task. Where each
    marker has a second task of so many `terrors`, those of the covered tasks follow the printed ones, and those of the markers
    below come after the first task of each. The investigations that the card asks for are so much `harder`.
    """
    second = make_task((Need("terror"),) * terrors) if terrors else None
    tasks: list[Task | None] = []
    for i, task in enumerate(ADVENTURE_CARDS[card].tasks):
        needs = tuple([raised(need, harder) for need in task.needs]) if harder else task.needs
        if covers and covers[i]:
            kept = tuple(need for n, need in enumerate(needs) if n not in task.framed)
            needs = kept if task.monster == "partial" else ()
            if covers[i] != FACE_DOWN:
                needs += MONSTER_CARDS[covers[i]].needs
        tasks.append(make_task(needs) if needs else None)
    if second is not None:
        tasks += [second if covers and covers[i] not in ("", FACE_DOWN) else None for i in range(len(tasks))]
    for monster in below:
        tasks.append(make_task(MONSTER_CARDS[monster].needs))
        if second is not None:
            tasks.append(second)
    return tuple(tasks)


@printed
def used_after_roll() -> frozenset[str]:
    """The items that are used after a roll; only asked, never gone through."""
    return frozenset(copy for copy, card in CARDS.items() if card.window == "after_roll")


def raised(need: Need, more: int) -> Need:
    """The requirement with more investigations, if it is one for investigations."""
    if need.kind == "either":
        return Need("either", of=tuple(raised(one, more) for one in need.of))
    return Need("investigation", need.amount + more) if need.kind == "investigation" else need


@printed
def combat_task(ancient_one: str, monsters: int) -> Task | None:
    """The task of the final battle; as many investigations as there were monsters, at least 1, where the card says X."""
    task = ANCIENT_ONE_CARDS[ancient_one].combat
    if task is None or X not in task.needs:
        return task
    return make_task([Need("investigation", max(monsters, 1)) if need == X else need for need in task.needs])


def needs_text(needs: Sequence[Need]) -> Text:
    """A row of requirements."""
    return join([need_text(need) for need in needs], "comma")


def need_text(need: Need) -> Text:
    """One requirement, or a payment."""
    if need.kind == "either":
        return join([need_text(one) for one in need.of], "or")
    return text(f"es-describe-need-{need.kind}", n=need.amount)
