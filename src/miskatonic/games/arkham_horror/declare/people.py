"""Declaring investigators, Ancient Ones and the sheets beside theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    INVESTIGATORS,
    PAIRS,
    AncientOneCard,
    Deck,
    Defense,
    Fate,
    InvestigatorCard,
    Scale,
    SheetCard,
)
from miskatonic.games.arkham_horror.declare.cards import said
from miskatonic.games.arkham_horror.declare.making import declare, refuse_misplaced
from miskatonic.games.arkham_horror.state import ArkhamEffect, piece, world_of
from miskatonic.kernel.declaring import Words
from miskatonic.kernel.line import Line
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.text import Text, join, own_words, sentences, text


def investigator(
    slug: str,
    name: str | Words,
    title: Words,
    ability: Words,
    *lines: Line,
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
    ally: int = 0,
    max_sanity: Sequence[int] = (),
    max_stamina: Sequence[int] = (),
    fate: Fate = "",
    keeps: Sequence[str] = (),
    never: Sequence[str] = (),
) -> InvestigatorCard:
    """An investigator: the values of the skills at each stop, what it begins with, and the hooks that make its ability work.

    Who has a slider for the maximum of sanity and of stamina says their values at each stop, too.
    """
    en, fr = (name, name) if isinstance(name, str) else name
    skills: dict[Scale, tuple[int, ...]] = {
        "speed": tuple(speed),
        "sneak": tuple(sneak),
        "fight": tuple(fight),
        "will": tuple(will),
        "lore": tuple(lore),
        "luck": tuple(luck),
    }
    sliders: tuple[tuple[Scale, Scale], ...] = PAIRS
    if max_sanity or max_stamina:
        skills |= {"max_sanity": tuple(max_sanity), "max_stamina": tuple(max_stamina)}
        sliders = (*PAIRS, ("max_sanity", "max_stamina"))
    for one, other in sliders:
        sums = {a + b for a, b in zip(skills[one], skills[other], strict=True)}
        if len(sums) != 1:
            raise ValueError(f"{slug}: {one} and {other} share a slider, so their sum is the same at every stop")
    refuse_misplaced(slug, "place", home)
    refuse_misplaced(slug, "card", *fixed, *keeps, *never)
    drawn: dict[Deck, int] = {"common": common, "unique": unique, "spell": spell, "skill": skill, "ally": ally}
    return declare(
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
            sliders=sliders,
            money=money,
            clues=clues,
            fixed=tuple(fixed),
            fate=fate,
            keeps=tuple(keeps),
            never=tuple(never),
            random={deck: n for deck, n in drawn.items() if n},
            ability=own_words(*ability),
            text=sentences([*said(lines), *_begins(home, fate, keeps, never)]),
            lines=lines,
        ),
    )


def _begins(home: str, fate: Fate, keeps: Sequence[str], never: Sequence[str]) -> Iterator[Text]:
    """The declaration of an investigator beside its lines: an unusual beginning, and cards that are kept or never taken."""
    if world := world_of(home):
        yield text("ah-line-begins-beyond", world=piece(world))
    if fate:
        yield text(f"ah-line-begins-{fate}")
    if keeps:
        yield text("ah-line-keeps", cards=join(piece(card) for card in keeps))
    if never:
        yield text("ah-line-never", cards=join((piece(card) for card in never), "or"))


def ancient_one(
    slug: str,
    name: str,
    power: Words,
    *lines: Line,
    worshippers: Line,
    combat_rating: int | None,
    doom_track: int,
    physical: Defense = "none",
    magical: Defense = "none",
    start_of_battle: ArkhamEffect | None = None,
    attack: ArkhamEffect | None = None,
    after_attack: ArkhamEffect | None = None,
    fr: str = "",
) -> AncientOneCard:
    """An Ancient One: its power and its worshippers, and what it does in the final battle. `fr` is its French name,
    where that is another one."""
    return declare(
        ANCIENT_ONES,
        AncientOneCard(
            slug=slug,
            en=name,
            fr=fr or name,
            combat_rating=combat_rating,
            doom_track=doom_track,
            physical=physical,
            magical=magical,
            worshippers=worshippers.text,
            power=own_words(*power),
            text=sentences(said(lines)),
            lines=(worshippers, *lines),
            start_of_battle=start_of_battle,
            attack=attack,
            after_attack=after_attack,
            masks=any(one.name == "masks_about" for one in lines),
        ),
    )


def sheet(
    kind: Registry[SheetCard], slug: str, en: str, fr: str, *lines: Line, doom: int = 0, pile: str = ""
) -> SheetCard:
    """A sheet that lies beside that of the Ancient One: its lines, and what it needs."""
    says = [text("ah-line-doom-at-start", n=doom)] if doom else []
    card = SheetCard(
        slug=slug,
        en=en,
        fr=fr,
        text=sentences([*says, *said(lines)]),
        doom=doom,
        pile=pile,
        lines=lines,
    )
    return declare(kind, card)
