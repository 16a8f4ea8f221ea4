"""The words that the decks are declared with: one call, one component."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from miskatonic.games.elder_sign import effects
from miskatonic.games.elder_sign.components import (
    ADVENTURES,
    ALLIES,
    ANCIENT_ONES,
    COMMON_ITEMS,
    INVESTIGATORS,
    MASKS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    REGISTRIES,
    SPELLS,
    UNIQUE_ITEMS,
    USED_AFTER_ROLL,
    AdventureCard,
    AncientOneCard,
    Card,
    Color,
    InvestigatorCard,
    MonsterCard,
    MythosCard,
    PrintedTask,
    Usable,
    cards_declared,
)
from miskatonic.games.elder_sign.dice import Need, make_task
from miskatonic.games.elder_sign.rules.abilities import words_of
from miskatonic.games.elder_sign.state import HOOKS, ElderSignEffect
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.text import Text, own_words, text

CHECKER = Checker({"ElderSignEffect": Effect}, PrintedTask, Need)
"""What holds components against the types of their fields."""

# --- requirements and tasks

lore, peril, terror, clock = Need("lore"), Need("peril"), Need("terror"), Need("clock")


def investigation(n: int) -> Need:
    """Investigation results that add up to at least `n`."""
    return Need("investigation", n)


def pay(sanity: int = 0, stamina: int = 0) -> Need:
    """Sanity or stamina lost when the task is completed."""
    return Need("sanity", sanity) if sanity else Need("stamina", stamina)


def either(*needs: Need) -> Need:
    """A split requirement: any one of those."""
    return Need("either", of=needs)


def task(*needs: Need) -> PrintedTask:
    """An ordinary task."""
    return PrintedTask(needs)


def full(*needs: Need) -> PrintedTask:
    """A monster task that a marker covers completely."""
    return PrintedTask(needs, "full")


def partial(*needs: Need, framed: Sequence[int]) -> PrintedTask:
    """A monster task of which a marker covers the requirements at those positions."""
    return PrintedTask(needs, "partial", tuple(framed))


EMPTY = PrintedTask((), "empty")

# --- icons of rewards and penalties

Icon = Literal[
    "clue",
    "common",
    "unique",
    "spell",
    "ally",
    "elder_sign",
    "gate",
    "monster",
    "doom",
    "remove_doom",
    "sanity",
    "stamina",
]
CLUE: Icon = "clue"
COMMON: Icon = "common"
UNIQUE: Icon = "unique"
SPELL: Icon = "spell"
ALLY: Icon = "ally"
ELDER_SIGN: Icon = "elder_sign"
GATE: Icon = "gate"
MONSTER: Icon = "monster"
DOOM: Icon = "doom"
REMOVE_DOOM: Icon = "remove_doom"
SANITY: Icon = "sanity"
STAMINA: Icon = "stamina"

_ICONS: dict[Icon, Callable[[int], ElderSignEffect]] = {
    "clue": lambda n: effects.gain("clue", n),
    "common": lambda n: effects.gain("common", n),
    "unique": lambda n: effects.gain("unique", n),
    "spell": lambda n: effects.gain("spell", n),
    "ally": lambda n: effects.gain("ally", n),
    "elder_sign": effects.elder_sign,
    "gate": effects.gate,
    "monster": effects.monster,
    "doom": effects.doom,
    "remove_doom": effects.remove_doom,
    "sanity": lambda n: effects.lose(sanity=n),
    "stamina": lambda n: effects.lose(stamina=n),
}


def icons(printed: Sequence[Icon]) -> tuple[ElderSignEffect, ...]:
    """What the icons do, in the printed order; equal ones happen together."""
    return tuple(_ICONS[icon](printed.count(icon)) for n, icon in enumerate(printed) if icon not in printed[:n])


# --- declaring and withdrawing

Declared = TypeVar("Declared", bound=Component)


def _declare(registry: Registry[Declared], component: Declared, hooks: Sequence[Hook] = ()) -> Declared:
    """Makes a component known, with its hooks."""
    CHECKER.check_all(component)
    registry.add(component)
    for copy in component.ids if hooks else ():
        HOOKS[copy] = tuple(hooks)
    cards_declared()
    return component


def withdraw(slug: str) -> None:
    """Takes a component out again (what a test declared)."""
    for registry in REGISTRIES.values():
        if slug in registry:
            for copy in registry[slug].ids:
                HOOKS.pop(copy, None)
                USED_AFTER_ROLL.discard(copy)
            registry.remove(slug)
            cards_declared()
            return
    raise LookupError(f"there is no component {slug!r}")


# --- adventures and monsters


def adventure(
    slug: str,
    en: str,
    fr: str,
    *,
    trophies: int,
    tasks: Sequence[PrintedTask],
    ordered: bool = False,
    locked: Color | None = None,
    monsters: int = 0,
    entry: ElderSignEffect | None = None,
    terror: ElderSignEffect | None = None,
    midnight: ElderSignEffect | None = None,
    rewards: Sequence[Icon] = (),
    penalties: Sequence[Icon] = (),
    other_world: bool = False,
) -> AdventureCard:
    """An adventure of the museum."""
    return _declare(
        OTHER_WORLDS if other_world else ADVENTURES,
        AdventureCard(
            slug=slug,
            en=en,
            fr=fr,
            trophies=trophies,
            tasks=tuple(tasks),
            ordered=ordered,
            locked=locked,
            monsters=monsters,
            entry=entry,
            terror=terror,
            midnight=midnight,
            rewards=icons(rewards),
            penalties=icons(penalties),
            other_world=other_world,
        ),
    )


def monster(
    slug: str,
    en: str,
    fr: str,
    *needs: Need,
    trophies: int,
    rewards: Sequence[Icon] = (),
    locked: Color | None = None,
    midnight: ElderSignEffect | None = None,
    copies: int = 1,
    mask: bool = False,
    cultist: bool = False,
) -> MonsterCard:
    """A monster marker; a Mask joins the cup only against Nyarlathotep."""
    return _declare(
        MASKS if mask else MONSTERS,
        MonsterCard(
            slug=slug,
            en=en,
            fr=fr,
            needs=needs,
            trophies=trophies,
            rewards=icons(rewards),
            locked=locked,
            midnight=midnight,
            copies=copies,
            mask=mask,
            cultist=cultist,
        ),
    )


# --- items, spells, allies


def common_item(
    slug: str, en: str, fr: str, effect: ElderSignEffect | None = None, *hooks: Hook, window: Usable = "before_roll"
) -> Card:
    """A common item: spent for its effect, or when its hooks say so."""
    return _item(COMMON_ITEMS, slug, en, fr, effect, hooks, window)


def unique_item(
    slug: str, en: str, fr: str, effect: ElderSignEffect | None = None, *hooks: Hook, window: Usable = "before_roll"
) -> Card:
    """A unique item: spent for its effect, or when its hooks say so."""
    return _item(UNIQUE_ITEMS, slug, en, fr, effect, hooks, window)


def _item(
    registry: Registry[Card],
    slug: str,
    en: str,
    fr: str,
    effect: ElderSignEffect | None,
    hooks: tuple[Hook, ...],
    window: Usable,
) -> Card:
    deck: Literal["common", "unique"] = "common" if registry is COMMON_ITEMS else "unique"
    spent = f"es-card-spend-{window.replace('_', '-')}"
    words = words_of(*hooks) if effect is None else text(spent, effect=effect.text)
    card = Card(slug=slug, en=en, fr=fr, deck=deck, text=words, effect=effect, window=window, hooks=hooks)
    card = _declare(registry, card, hooks)
    if window == "after_roll":
        USED_AFTER_ROLL.update(card.ids)
    return card


def spell(
    slug: str, en: str, fr: str, effect: ElderSignEffect | None = None, *, holds: int = 0, copies: int = 1
) -> Card:
    """A spell: holds dice of a roll, or is cast for its effect and discarded."""
    words = text("es-card-cast", effect=effect.text) if effect else text("es-card-holds", n=holds)
    card = Card(
        slug=slug,
        en=en,
        fr=fr,
        deck="spell",
        text=words,
        effect=effect,
        holds=holds,
        copies=copies,
        untimed=effect is not None,
    )
    return _declare(SPELLS, card)


def ally(
    slug: str,
    en: str,
    fr: str,
    *hooks: Hook,
    gained: ElderSignEffect | None = None,
    words: tuple[str, str] | None = None,
) -> Card:
    """An ally: hooks, with the words for them where they do not follow from them, or an effect when gained."""
    if words is not None:
        says = own_words(*words)
    else:
        says = text("es-card-gained", effect=gained.text) if gained is not None else words_of(*hooks)
    card = Card(slug=slug, en=en, fr=fr, deck="ally", text=says, gained=gained, hooks=hooks)
    return _declare(ALLIES, card, hooks)


# --- Mythos cards, investigators, Ancient Ones


def mythos(
    slug: str,
    en: tuple[str, str],
    fr: tuple[str, str],
    upper: ElderSignEffect,
    *hooks: Hook,
    terror: ElderSignEffect | None = None,
    midnight: ElderSignEffect | None = None,
    locked: Color | None = None,
    stays: ElderSignEffect | None = None,
    words: tuple[str, str] | None = None,
) -> MythosCard:
    """A Mythos card: the titles of its halves, what happens at once, and one kind of lower half."""
    lower: Text | None = None
    if terror is not None:
        lower = text("es-mythos-terror", effect=terror.text)
    elif midnight is not None:
        lower = text("es-mythos-midnight", effect=midnight.text)
    elif locked is not None:
        lower = text("es-mythos-locked", color=locked)
    elif stays is not None:
        lower = text("es-mythos-stays", effect=stays.text)
    elif words is not None:
        lower = own_words(*words)
    elif hooks:
        lower = words_of(*hooks)
    return _declare(
        MYTHOS,
        MythosCard(
            slug=slug,
            en=" ".join(en),
            fr=" ".join(fr),
            upper=upper,
            stays=stays,
            lower=lower,
            hooks=hooks,
            terror=terror,
            midnight=midnight,
            locked=locked,
        ),
        hooks,
    )


def investigator(
    slug: str,
    name: str | tuple[str, str],
    title: tuple[str, str],
    ability: tuple[str, str],
    words: tuple[str, str],
    *hooks: Hook,
    sanity: int,
    stamina: int,
    common: int = 0,
    unique: int = 0,
    spell: int = 0,
    clue: int = 0,
    ally: str = "",
    choice: int = 0,
) -> InvestigatorCard:
    """An investigator: starting items by kind, the ability's name and words, the hooks that make it work."""
    en, fr = (name, name) if isinstance(name, str) else name
    start = {"common": common, "unique": unique, "spell": spell, "clue": clue}
    return _declare(
        INVESTIGATORS,
        InvestigatorCard(
            slug=slug,
            en=en,
            fr=fr,
            title=own_words(*title),
            ability=own_words(*ability),
            text=own_words(*words),
            sanity=sanity,
            stamina=stamina,
            start={kind: n for kind, n in start.items() if n},
            ally=ally,
            choice=choice,
            hooks=hooks,
        ),
        hooks,
    )


def ancient_one(
    slug: str,
    name: str,
    ability: tuple[str, str],
    words: tuple[str, str],
    *hooks: Hook,
    elder_signs: int,
    doom_track: int,
    monster_spaces: Sequence[int],
    awakens: ElderSignEffect | None = None,
    attack: ElderSignEffect | None = None,
    combat: Sequence[Need] = (),
    masks: bool = False,
) -> AncientOneCard:
    """An Ancient One. `awakens` and `attack` concern each investigator in turn, as their effects say."""
    return _declare(
        ANCIENT_ONES,
        AncientOneCard(
            slug=slug,
            en=name,
            fr=name,
            ability=own_words(*ability),
            text=own_words(*words),
            hooks=hooks,
            elder_signs=elder_signs,
            doom_track=doom_track,
            monster_spaces=tuple(monster_spaces),
            awakens=awakens,
            attack=attack,
            combat=make_task(combat) if combat else None,
            masks=masks,
        ),
        hooks,
    )
