"""Declaring investigators, their traits, and what they carry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miskatonic.games.mansions.components import (
    EXPLORATION,
    INVESTIGATORS,
    LOCKS,
    MENTAL,
    OBSTACLES,
    PHYSICAL,
    ROOMS,
    SPELLS,
    STARTING_ITEMS,
    STORIES,
    TRAITS,
    WEAPONS,
    Attribute,
    InvestigatorCard,
    Item,
    ItemType,
    Letter,
    Spell,
    SpellBack,
    SpellFate,
    Trait,
)
from miskatonic.games.mansions.declare.basics import declare, refuse_missing, said, title
from miskatonic.games.mansions.state import InvestigatorEffect, KeeperEffect
from miskatonic.kernel.declaring import Words
from miskatonic.kernel.line import Line, timed
from miskatonic.kernel.text import Text, own_words, signed, text


def investigator(
    slug: str, name: str | Words, title: Words, *, health: int, sanity: int, skill_points: int
) -> InvestigatorCard:
    """An investigator."""
    en, fr = (name, name) if isinstance(name, str) else name
    card = InvestigatorCard(
        slug=slug, en=en, fr=fr, title=own_words(*title), health=health, sanity=sanity, skill_points=skill_points
    )
    return declare(INVESTIGATORS, card)


def mental_trait(
    slug: str,
    en: str,
    fr: str,
    investigator: str,
    *lines: Line,
    intellect: int,
    willpower: int,
    lore: int,
    luck: int,
) -> Trait:
    """A trait with the mental attributes and an ability."""
    values = dict(zip(MENTAL, (intellect, willpower, lore, luck), strict=True))
    return _trait(slug, en, fr, investigator, values, lines)


def physical_trait(
    slug: str,
    en: str,
    fr: str,
    investigator: str,
    *,
    strength: int,
    marksmanship: int,
    dexterity: int,
    item: str = "",
    spell: str = "",
) -> Trait:
    """A trait with the physical attributes and the card to start with."""
    values = dict(zip(PHYSICAL, (strength, marksmanship, dexterity), strict=True))
    return _trait(slug, en, fr, investigator, values, (), item, spell)


def _trait(
    slug: str,
    en: str,
    fr: str,
    investigator: str,
    attributes: Mapping[Attribute, int],
    lines: tuple[Line, ...],
    item: str = "",
    spell: str = "",
) -> Trait:
    refuse_missing(slug, "investigator", [investigator], INVESTIGATORS)
    refuse_missing(slug, "starting item", [item], STARTING_ITEMS)
    refuse_missing(slug, "spell", [spell], SPELLS)
    card = Trait(
        slug=slug,
        en=en,
        fr=title(fr),
        investigator=investigator,
        attributes=attributes,
        text=said(lines),
        lines=lines,
        item=item,
        spell=spell,
    )
    return declare(TRAITS, card)


def starting_item(
    slug: str,
    en: str,
    fr: str,
    owner: str,
    types: Sequence[ItemType],
    *lines: Line,
    damage: int = 0,
    range: int = 0,
) -> Item:
    """A card that an investigator may begin with."""
    refuse_missing(slug, "investigator", [owner], INVESTIGATORS)
    card = Item(
        slug=slug,
        en=en,
        fr=fr,
        deck="starting_item",
        types=tuple(types),
        owner=owner,
        damage=damage,
        range=range,
        lines=lines,
        text=said(lines, *_of_types(types, range)),
    )
    return declare(STARTING_ITEMS, card)


def _of_types(types: Sequence[ItemType], range: int, through_doors: bool = False) -> list[Text]:
    """The text that all weapons share, and that of cards of no interest."""
    if any(kind in WEAPONS for kind in types):
        return [text("mm-line-weapon", n=range, doors=int(through_doors))]
    return [text("mm-effect-discard-this")] if "nothing" in types else []


def exploration(
    slug: str,
    en: str,
    fr: str,
    types: Sequence[ItemType],
    *lines: Line,
    copies: int = 1,
    damage: int = 0,
    range: int = 0,
    through_doors: bool = False,
    opens: str = "",
    joins: Sequence[str] = (),
) -> Item:
    """A card that can be found in a room. `opens` is the lock or obstacle that a key is for; it `joins` stories that it was not
    published with, whose cards it is dealt with where chance decides.
    """
    refuse_missing(slug, "story", joins, STORIES)
    refuse_missing(slug, "lock or obstacle", [opens], LOCKS, OBSTACLES)
    card = Item(
        slug=slug,
        en=en,
        fr=fr,
        copies=copies,
        deck="exploration",
        types=tuple(types),
        damage=damage,
        range=range,
        through_doors=through_doors,
        opens=opens,
        joins=tuple(joins),
        lines=lines,
        text=said(lines, *_of_types(types, range, through_doors)),
    )
    return declare(EXPLORATION, card)


def clue(story: str, level: int, letter: Letter, leads_to: str = "", found: KeeperEffect | None = None) -> Item:
    """A clue of a story, the room that it hints at, and what happens when it is found."""
    refuse_missing(f"{story}_clue_{level}{letter.lower()}", "story", [story], STORIES)
    refuse_missing(f"{story}_clue_{level}{letter.lower()}", "room", [leads_to], ROOMS)
    card = Item(
        slug=f"{story}_clue_{level}{letter.lower()}",
        en=f"Clue {level}{letter}",
        fr=f"l’Indice {level}{letter} (m)",
        deck="exploration",
        types=("clue",),
        story=story,
        level=level,
        letter=letter,
        leads_to=leads_to,
        found=found,
    )
    return declare(EXPLORATION, card)


def back(
    passed: InvestigatorEffect,
    failed: InvestigatorEffect,
    after_pass: SpellFate = "redraw",
    after_fail: SpellFate = "redraw",
) -> SpellBack:
    """The back of a spell card."""
    return SpellBack(passed, failed, after_pass, after_fail)


def spell(
    slug: str,
    en: str,
    fr: str,
    cast: InvestigatorEffect,
    *backs: SpellBack,
    attribute: Attribute = "lore",
    modifier: int = 0,
    attack: bool = False,
) -> Spell:
    """A spell with the backs of all its cards."""
    which = text(f"mm-attribute-{attribute}")
    casting = text("mm-line-cast", effect=cast.text, attribute=which, modifier=signed(modifier))
    card = Spell(
        slug=slug,
        en=en,
        fr=fr,
        copies=len(backs),
        text=timed(text("mm-line-attack" if attack else "mm-line-action"), None, casting),
        attribute=attribute,
        modifier=modifier,
        cast=cast,
        backs=backs,
        attack=attack,
    )
    return declare(SPELLS, card)
