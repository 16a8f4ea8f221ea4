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
from miskatonic.games.arkham_horror.declare.cards import hooks_of, lines_of, said
from miskatonic.games.arkham_horror.declare.making import Words, declare
from miskatonic.games.arkham_horror.rules.monsters import MOVERS
from miskatonic.games.arkham_horror.state import ArkhamEffect, piece
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Line, hooks_in
from miskatonic.kernel.text import join, own_words, sentences, text


def mythos(
    kind: MythosKind,
    slug: str,
    en: str,
    fr: str,
    effect: ArkhamEffect | None = None,
    *lines: Line | Hook,
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
    words: Words | None = None,
    passes: Words | None = None,
    fails: Words | None = None,
) -> MythosCard:
    """A Mythos card: where a gate opens and a clue appears, which monsters move, and what it is about."""

    ends = {
        name: [one.text for one in lines_of(lines) if one.name.startswith(name)] for name in ("rumor_task", "fails_")
    }
    stays = [one for one in lines_of(lines) if not one.name.startswith(tuple(ends))]
    says = said(stays, words)
    if shuts and words is None:
        says.append(text("ah-line-shuts", places=join(piece(place) for place in shuts)))
    good, bad = (
        [own_words(*typed)] if typed else ends[name] for name, typed in (("rumor_task", passes), ("fails_", fails))
    )

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
            clues=(clue,) if isinstance(clue, str) else tuple(clue),
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
            lines=lines_of(lines),
            hooks=hooks_of(lines),
        ),
        hooks_of(lines),
    )


# --- monsters


def monster(
    slug: str,
    en: str,
    fr: str,
    symbol: Symbol,
    movement: Movement,
    *lines: Line | Hook,
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
    words: Words | None = None,
) -> MonsterCard:
    """A monster: rating and damage of `horror` and `combat`, its abilities, and what only it does."""
    if movement not in MOVERS:
        raise ValueError(f"{slug}: no monster moves in the way {movement!r}; known are {', '.join(MOVERS)}")
    says = said((*lines, *trophy), words)
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
            hooks=hooks_of(lines),
            trophy=hooks_in(trophy),
        ),
        hooks_in(trophy),
    )
