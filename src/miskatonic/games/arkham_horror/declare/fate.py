"""Declaring Mythos cards and monsters."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham_horror.components import (
    MONSTERS,
    MYTHOS,
    Climate,
    Defense,
    MonsterCard,
    Movement,
    MythosCard,
    MythosKind,
    Symbol,
)
from miskatonic.games.arkham_horror.declare.cards import said
from miskatonic.games.arkham_horror.declare.making import declare, refuse_misplaced
from miskatonic.games.arkham_horror.rules.monsters import MOVERS
from miskatonic.games.arkham_horror.state import ArkhamEffect, piece
from miskatonic.kernel.line import Line, hooks_in
from miskatonic.kernel.text import join, sentences, text

RUMOR_ENDS = ("rumor_task", "fails_")
"""How the names of the lines begin that say how a rumor is passed and what happens when it is failed."""


def mythos(
    kind: MythosKind,
    slug: str,
    en: str,
    fr: str,
    effect: ArkhamEffect | None = None,
    *lines: Line,
    gate: str = "",
    burst: bool = False,
    doom: int = 0,
    surge: bool = False,
    clue: str | Sequence[str] = (),
    white: Sequence[Symbol] = (),
    black: Sequence[Symbol] = (),
    climate: Climate = "",
    lasts: bool = False,
    shuts: Sequence[str] = (),
    marks: Sequence[str] = (),
    tokens: int = 0,
    tokens_each: int = 0,
    monsters: int = 0,
    ongoing: ArkhamEffect | None = None,
) -> MythosCard:
    """A Mythos card: where a gate opens and a clue appears, which monsters move, and what it is about."""

    clues = (clue,) if isinstance(clue, str) else tuple(clue)
    refuse_misplaced(slug, "place", gate, *clues, *shuts, *marks)
    good, bad = ([one.text for one in lines if one.name.startswith(end)] for end in RUMOR_ENDS)
    says = said(one for one in lines if not one.name.startswith(RUMOR_ENDS))
    if shuts:
        says.append(text("ah-line-shuts", places=join(piece(place) for place in shuts)))

    return declare(
        MYTHOS,
        MythosCard(
            slug=slug,
            en=en,
            fr=fr,
            kind=kind,
            climate=climate,
            gate=gate,
            burst=burst,
            doom=doom,
            surge=surge,
            clues=clues,
            white=tuple(white),
            black=tuple(black),
            effect=effect,
            lasts=lasts,
            shuts=tuple(shuts),
            marks=tuple(marks),
            tokens=tokens,
            tokens_each=tokens_each,
            monsters=monsters,
            ongoing=ongoing,
            text=sentences(says) if says else None,
            passes=sentences(good) if good else None,
            fails=sentences(bad) if bad else None,
            lines=lines,
        ),
    )


# --- monsters


def monster(
    slug: str,
    en: str,
    fr: str,
    symbol: Symbol,
    movement: Movement,
    *lines: Line,
    awareness: int,
    toughness: int,
    combat: tuple[int, int] | None,
    horror: tuple[int, int] | None = None,
    physical: Defense = "none",
    magical: Defense = "none",
    ambush: bool = False,
    elusive: bool = False,
    endless: bool = False,
    undead: bool = False,
    nightmarish: int = 0,
    overwhelming: int = 0,
    mask: bool = False,
    wild: bool = False,
    fatal: bool = False,
    copies: int = 1,
    first: ArkhamEffect | None = None,
    frightens: ArkhamEffect | None = None,
    strikes: ArkhamEffect | None = None,
    beaten: ArkhamEffect | None = None,
    moves: ArkhamEffect | None = None,
    strides: Movement = "",
    arrives: ArkhamEffect | None = None,
    trophy: Sequence[Line] = (),
) -> MonsterCard:
    """A monster: rating and damage of `horror` and `combat`, its abilities, and what only it does."""
    if movement not in MOVERS:
        raise ValueError(f"{slug}: no monster moves in the way {movement!r}; known are {', '.join(MOVERS)}")
    says = said((*lines, *trophy))
    if strides:
        says.append(text(f"ah-movement-{strides}"))
    if arrives is not None:
        says.append(text("ah-line-arrives", effect=arrives.text))
    says += [text(f"ah-line-{name}") for name, has in (("wild", wild), ("fatal", fatal)) if has]
    return declare(
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
            elusive=elusive,
            endless=endless,
            undead=undead,
            nightmarish=nightmarish,
            overwhelming=overwhelming,
            mask=mask,
            wild=wild,
            fatal=fatal,
            first=first,
            frightens=frightens,
            strikes=strikes,
            beaten=beaten,
            moves=moves,
            strides=strides,
            arrives=arrives,
            text=sentences(says) if says else None,
            hooks=hooks_in(lines),
            trophy=hooks_in(trophy),
        ),
        hooks_in(trophy),
    )
