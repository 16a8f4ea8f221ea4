"""The words that the decks and the board are declared with: one call, one component."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    BY_DECK,
    GAME,
    GATE_CARDS,
    GATE_MARKERS,
    INVESTIGATORS,
    LOCATION_CARDS,
    LOCATION_ENCOUNTERS,
    LOCATIONS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    PAIRS,
    REGISTRIES,
    STREETS,
    AncientOneCard,
    Card,
    Climate,
    Color,
    Deck,
    Defense,
    Force,
    GateCard,
    GateMarker,
    InvestigatorCard,
    Location,
    LocationCard,
    LocationEncounter,
    MonsterCard,
    Movement,
    MythosCard,
    MythosKind,
    OtherWorld,
    Skill,
    Street,
    Symbol,
    components_declared,
    signed,
)
from miskatonic.games.arkham_horror.state import HOOKS, ArkhamEffect
from miskatonic.kernel.declaring import Checker
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.registry import NAMES, Component, Registry
from miskatonic.kernel.text import Text, own_words, text

CHECKER = Checker({"ArkhamEffect": Effect})
"""What holds components against the types of their fields."""

Declared = TypeVar("Declared", bound=Component)
Words = tuple[str, str]
"""English and French."""


def _declare(registry: Registry[Declared], component: Declared, hooks: Sequence[Hook] = ()) -> Declared:
    """Makes a component known, with its hooks."""
    CHECKER.check_all(component)
    registry.add(component)
    for copy in component.ids if hooks else ():
        HOOKS[copy] = tuple(hooks)
    components_declared()
    return component


def withdraw(slug: str) -> None:
    """Takes a component out again (what a test declared)."""
    for registry in REGISTRIES.values():
        if slug in registry:
            for copy in registry[slug].ids:
                HOOKS.pop(copy, None)
            registry.remove(slug)
            components_declared()
            return
    raise LookupError(f"there is no component {slug!r}")


# --- the board


def street(
    slug: str,
    en: str,
    fr: str,
    *,
    beside: Sequence[str],
    white: str,
    black: str,
    x: float,
    y: float,
    town: str = "arkham",
) -> Street:
    """The streets of a neighborhood, which has the same name."""
    return _declare(
        STREETS,
        Street(
            slug=slug,
            en=en,
            fr=fr,
            town=town,
            neighborhood=slug,
            beside=tuple(beside),
            white=white,
            black=black,
            x=x,
            y=y,
        ),
    )


def location(
    slug: str,
    en: str,
    fr: str,
    street: str,
    *services: ArkhamEffect,
    x: float,
    y: float,
    stable: bool = True,
    icons: Sequence[str] = (),
    sure: str = "",
    closes_at: int = 0,
    takes: Literal["", "insane", "unconscious"] = "",
    has_cell: bool = False,
    service: Words | None = None,
    inner: tuple[str, str, str] = ("", "", ""),
    pass_card: str = "",
    neighborhood: str = "",
    town: str = "arkham",
) -> Location:
    """A location beside some streets, with what it offers instead of an encounter.

    `inner` is the slug and the names of a part of it with encounters of its own, for whoever holds the `pass_card`.
    """
    if inner[0]:
        NAMES[f"{GAME}/{inner[0]}"] = {"en": inner[1], "fr": inner[2]}
    return _declare(
        LOCATIONS,
        Location(
            slug=slug,
            en=en,
            fr=fr,
            town=town,
            neighborhood=neighborhood or street,
            street=street,
            white=street,
            black=street,
            x=x,
            y=y,
            stable=stable,
            icons=tuple(icons),
            sure=sure,
            closes_at=closes_at,
            takes=takes,
            has_cell=has_cell,
            service=None if service is None else own_words(*service),
            services=services,
            inner=inner[0],
            pass_card=pass_card,
        ),
    )


def other_world(slug: str, en: str, fr: str, *colors: Color) -> OtherWorld:
    """An Other World of two areas."""
    for half, first in ((1, "first"), (2, "second")):
        words = {"en": f"{en}, {first} area", "fr": f"{fr}, {half}{'re' if half == 1 else 'e'} zone"}
        NAMES[f"{GAME}/{slug}_{half}"] = words
    return _declare(OTHER_WORLDS, OtherWorld(slug=slug, en=en, fr=fr, colors=colors))


def gate(world: str, en: str, fr: str, symbol: Symbol, modifier: int, copies: int = 2) -> GateMarker:
    """The markers of gates to a world."""
    marker = GateMarker(
        slug=f"gate_{world}", en=en, fr=fr, world=world, modifier=modifier, symbol=symbol, copies=copies
    )
    return _declare(GATE_MARKERS, marker)


# --- people


def investigator(
    slug: str,
    name: str | Words,
    title: Words,
    ability: Words,
    words: Words,
    *hooks: Hook,
    sanity: int,
    stamina: int,
    home: str,
    focus: int,
    speed: Sequence[int],
    sneak: Sequence[int],
    fight: Sequence[int],
    will: Sequence[int],
    lore: Sequence[int],
    luck: Sequence[int],
    money: int = 0,
    clues: int = 0,
    fixed: Sequence[str] = (),
    common: int = 0,
    unique: int = 0,
    spell: int = 0,
    skill: int = 0,
) -> InvestigatorCard:
    """An investigator: the values of the skills at each stop, what it begins with, and the hooks that make its ability work."""
    en, fr = (name, name) if isinstance(name, str) else name
    skills: dict[Skill, tuple[int, ...]] = {
        "speed": tuple(speed),
        "sneak": tuple(sneak),
        "fight": tuple(fight),
        "will": tuple(will),
        "lore": tuple(lore),
        "luck": tuple(luck),
    }
    for one, other in PAIRS:
        sums = {a + b for a, b in zip(skills[one], skills[other], strict=True)}
        if len(sums) != 1:
            raise ValueError(f"{slug}: {one} and {other} share a slider, so their sum is the same at every stop")
    drawn: dict[Deck, int] = {"common": common, "unique": unique, "spell": spell, "skill": skill}
    return _declare(
        INVESTIGATORS,
        InvestigatorCard(
            slug=slug,
            en=en,
            fr=fr,
            title=own_words(*title),
            sanity=sanity,
            stamina=stamina,
            home=home,
            focus=focus,
            skills=skills,
            money=money,
            clues=clues,
            fixed=tuple(fixed),
            random={deck: n for deck, n in drawn.items() if n},
            ability=own_words(*ability),
            text=own_words(*words),
            hooks=hooks,
        ),
        hooks,
    )


def ancient_one(
    slug: str,
    name: str,
    power: Words,
    words: Words,
    worshippers: Words,
    *hooks: Hook,
    combat_rating: int | None,
    doom_track: int,
    physical: Defense = "none",
    magical: Defense = "none",
    start_of_battle: ArkhamEffect | None = None,
    attack: ArkhamEffect | None = None,
    after_attack: ArkhamEffect | None = None,
    masks: bool = False,
) -> AncientOneCard:
    """An Ancient One: its power and its worshippers, and what it does in the final battle."""
    return _declare(
        ANCIENT_ONES,
        AncientOneCard(
            slug=slug,
            en=name,
            fr=name,
            combat_rating=combat_rating,
            doom_track=doom_track,
            physical=physical,
            magical=magical,
            worshippers=own_words(*worshippers),
            power=own_words(*power),
            text=own_words(*words),
            hooks=hooks,
            start_of_battle=start_of_battle,
            attack=attack,
            after_attack=after_attack,
            masks=masks,
        ),
        hooks,
    )


# --- cards of investigators


def _card(card: Card) -> Card:
    return _declare(BY_DECK[card.deck], card, card.hooks)


def weapon(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    force: Force,
    bonus: int,
    *hooks: Hook,
    price: int,
    hands: int = 1,
    copies: int = 1,
    single_use: bool = False,
    sanity_cost: int = 0,
    kept_safe: bool = False,
    item: bool = False,
    words: Words | None = None,
) -> Card:
    """A weapon: what it adds to combat checks, and how many hands it takes."""
    says = text(
        "ah-card-weapon",
        force=force,
        bonus=bonus,
        hands=hands,
        said=int(words is not None),
        more="" if words is None else own_words(*words),
        once=int(single_use),
        safe=int(kept_safe),
        sanity=sanity_cost,
    )
    return _card(
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck=deck,
            text=says,
            price=price,
            hands=hands,
            weapon=force,
            combat=bonus,
            single_use=single_use,
            sanity_cost=sanity_cost,
            kept_safe=kept_safe,
            item=item,
            hooks=hooks,
        )
    )


def card(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    words: Words,
    *hooks: Hook,
    price: int = 0,
    copies: int = 1,
    tome: bool = False,
    uses: int = 0,
    item: bool = False,
    seals: bool = False,
    single: bool = False,
    lost_in_fall: bool = False,
    debt: bool = False,
    joins: ArkhamEffect | None = None,
) -> Card:
    """An item that is no weapon, a skill, an ally or a special card: what it says, and the hooks that make it work."""
    return _card(
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck=deck,
            text=own_words(*words),
            price=price,
            tome=tome,
            uses=uses,
            item=item,
            seals=seals,
            single=single,
            lost_in_fall=lost_in_fall,
            debt=debt,
            joins=joins,
            hooks=hooks,
        )
    )


def spell(
    slug: str,
    en: str,
    fr: str,
    words: Words,
    *hooks: Hook,
    casting: int | None,
    sanity: int,
    hands: int = 0,
    bonus: int = 0,
    copies: int = 1,
) -> Card:
    """A spell: what it adds to the check that casts it (None: that depends), the sanity that it costs, and its hands."""
    modifier = text("ah-casting-varies") if casting is None else signed(casting)
    says = text("ah-card-spell", casting=modifier, sanity=sanity, hands=hands, effect=own_words(*words))
    return _card(
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck="spell",
            text=says,
            hands=hands,
            weapon="magical" if bonus else None,
            combat=bonus,
            casting=casting,
            sanity_cost=sanity,
            hooks=hooks,
        )
    )


# --- encounters


def location_card(slug: str, neighborhood: str, encounters: Mapping[str, ArkhamEffect]) -> LocationCard:
    """A card of a neighborhood, with an encounter for each of its places."""
    number = slug.rpartition("_")[2]
    names = NAMES[f"{GAME}/{neighborhood}"]
    made = LocationCard(
        slug=slug,
        en=f"Location card {number}, {names['en']}",
        fr=f"Carte Lieu {number}, {names['fr']}",
        neighborhood=neighborhood,
        encounters=dict(encounters),
    )
    for place, effect in encounters.items():
        named = NAMES[f"{GAME}/{place}"]
        _declare(
            LOCATION_ENCOUNTERS,
            LocationEncounter(
                slug=f"{slug}:{place}", en=named["en"], fr=named["fr"], card=slug, place=place, effect=effect
            ),
        )
    return _declare(LOCATION_CARDS, made)


def gate_card(color: Color, number: int, other: ArkhamEffect, **encounters: ArkhamEffect) -> GateCard:
    """A gate card: what happens in the worlds that it names, and in all others."""
    french = {"blue": "bleue", "green": "verte", "red": "rouge", "yellow": "jaune"}[color]
    return _declare(
        GATE_CARDS,
        GateCard(
            slug=f"{color}_{number}",
            en=f"{color} gate card {number}",
            fr=f"carte Portail {french} {number}",
            color=color,
            encounters=encounters,
            other=other,
        ),
    )


def shuffling_gate_card(slug: str, en: str, fr: str) -> GateCard:
    """The gate card that has the deck shuffled."""
    return _declare(GATE_CARDS, GateCard(slug=slug, en=en, fr=fr, color=None))


# --- Mythos


def mythos(
    kind: MythosKind,
    slug: str,
    en: str,
    fr: str,
    effect: ArkhamEffect | None = None,
    *hooks: Hook,
    gate: str = "",
    clue: str = "",
    white: Sequence[Symbol] = (),
    black: Sequence[Symbol] = (),
    climate: Climate = "",
    lasts: bool = False,
    shuts: Sequence[str] = (),
    marks: Sequence[str] = (),
    tokens: int = 0,
    monsters: int = 0,
    ongoing: ArkhamEffect | None = None,
    words: Words | None = None,
    passes: Words | None = None,
    fails: Words | None = None,
) -> MythosCard:
    """A Mythos card: where a gate opens and a clue appears, which monsters move, and what it is about."""

    def said(given: Words | None) -> Text | None:
        return None if given is None else own_words(*given)

    return _declare(
        MYTHOS,
        MythosCard(
            slug=slug,
            en=en,
            fr=fr,
            kind=kind,
            climate=climate,
            gate=gate,
            clue=clue,
            white=tuple(white),
            black=tuple(black),
            effect=effect,
            lasts=lasts,
            shuts=tuple(shuts),
            marks=tuple(marks),
            tokens=tokens,
            monsters=monsters,
            ongoing=ongoing,
            text=said(words),
            passes=said(passes),
            fails=said(fails),
            hooks=hooks,
        ),
        hooks,
    )


# --- monsters


def monster(
    slug: str,
    en: str,
    fr: str,
    symbol: Symbol,
    movement: Movement,
    *hooks: Hook,
    awareness: int,
    toughness: int,
    combat: tuple[int, int] | None,
    horror: tuple[int, int] | None = None,
    physical: Defense = "none",
    magical: Defense = "none",
    ambush: bool = False,
    endless: bool = False,
    undead: bool = False,
    nightmarish: int = 0,
    overwhelming: int = 0,
    mask: bool = False,
    copies: int = 1,
    first: ArkhamEffect | None = None,
    strikes: ArkhamEffect | None = None,
    defeated: ArkhamEffect | None = None,
    moves: ArkhamEffect | None = None,
    words: Words | None = None,
) -> MonsterCard:
    """A monster: rating and damage of `horror` and `combat`, its abilities, and what only it does."""
    return _declare(
        MONSTERS,
        MonsterCard(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            symbol=symbol,
            movement=movement,
            awareness=awareness,
            toughness=toughness,
            horror=None if horror is None else horror[0],
            horror_damage=0 if horror is None else horror[1],
            combat=None if combat is None else combat[0],
            combat_damage=0 if combat is None else combat[1],
            physical=physical,
            magical=magical,
            ambush=ambush,
            endless=endless,
            undead=undead,
            nightmarish=nightmarish,
            overwhelming=overwhelming,
            mask=mask,
            first=first,
            strikes=strikes,
            defeated=defeated,
            moves=moves,
            text=None if words is None else own_words(*words),
            hooks=hooks,
        ),
    )
