"""Declaring the cards of the keeper, combat cards and monsters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miskatonic.games.mansions.components import (
    COMBAT,
    KEEPER_ACTIONS,
    MONSTERS,
    MYTHOS,
    STORIES,
    TRAUMA,
    AttackHalf,
    AttackKind,
    CombatCard,
    DefenceHalf,
    DefenceKind,
    KeeperAction,
    MonsterCard,
    MonsterClass,
    MythosCard,
    MythosIcon,
    Token,
    TraumaCard,
    TraumaKind,
)
from miskatonic.games.mansions.declare.basics import declare, lines_within, refuse_missing, said, title
from miskatonic.games.mansions.state import InvestigatorCondition, InvestigatorEffect, KeeperEffect
from miskatonic.kernel.declaring import Words
from miskatonic.kernel.line import Line, hooks_in


def mythos(
    slug: str,
    en: str,
    fr: str,
    icon: MythosIcon,
    effect: InvestigatorEffect,
    *lines: Line,
    cost: int,
    condition: InvestigatorCondition | None = None,
    face_down: bool = False,
    several: bool = False,
) -> MythosCard:
    """A Mythos card. One that is given face down says by its lines what it does."""
    card = MythosCard(
        slug=slug,
        en=en,
        fr=title(fr),
        icon=icon,
        cost=cost,
        effect=effect,
        condition=condition,
        face_down=face_down,
        gives_way=any(line.name == "gives_way" for line in lines),
        several=several,
        lines=lines,
        text=said(lines),
    )
    return declare(MYTHOS, card, hooks_in(lines_within(effect)))


def trauma(
    slug: str,
    en: str,
    fr: str,
    kind: TraumaKind,
    *lines: Line,
    threshold: int | None = None,
    several: bool = False,
    effect: InvestigatorEffect | None = None,
    stays: bool = True,
) -> TraumaCard:
    """An injury or an insanity."""
    card = TraumaCard(
        slug=slug,
        en=en,
        fr=title(fr),
        kind=kind,
        threshold=threshold,
        several=several,
        effect=effect,
        stays=stays,
        lines=lines,
        text=said(lines),
    )
    return declare(TRAUMA, card)


def keeper_action(
    slug: str, en: str, fr: str, cost: int, effect: KeeperEffect, *lines: Line, joins: Sequence[str] = ()
) -> KeeperAction:
    """A keeper action card; its lines are always in force. It `joins` stories that it was not published with, whose keeper has it
    beside their own actions."""
    refuse_missing(slug, "story", joins, STORIES)
    card = KeeperAction(
        slug=slug,
        en=en,
        fr=title(fr),
        cost=cost,
        effect=effect,
        joins=tuple(joins),
        lines=lines,
        text=said(lines),
    )
    return declare(KEEPER_ACTIONS, card)


def attack(kind: AttackKind, effect: InvestigatorEffect) -> AttackHalf:
    """The upper half of a combat card."""
    return AttackHalf(kind, effect)


def defence(kind: DefenceKind, effect: InvestigatorEffect | KeeperEffect) -> DefenceHalf:
    """The lower half of a combat card."""
    return DefenceHalf(kind, effect)


def combat(deck: MonsterClass, number: int, attack: AttackHalf, defence: DefenceHalf) -> CombatCard:
    """A combat card."""
    en, fr = _DECKS[deck]
    card = CombatCard(
        slug=f"combat_{deck}_{number}",
        en=f"{en} {number}",
        fr=f"{fr} {number}",
        deck=deck,
        attack=attack,
        defence=defence,
    )
    return declare(COMBAT, card)


_DECKS: Mapping[MonsterClass, Words] = {
    "humanoid": ("the Humanoid Combat Card", "la Carte Combat Humanoïde"),
    "beast": ("the Beast Combat Card", "la Carte Combat Bête"),
    "eldritch": ("the Eldritch Combat Card", "la Carte Combat Étrange"),
}


def token(damage: int, health: int, special: InvestigatorEffect) -> Token:
    """The back of a monster token."""
    return Token(damage, health, special)


def monster(
    slug: str, en: str, fr: str, kind: MonsterClass, *tokens: Token, awareness: int, horror: int
) -> MonsterCard:
    """A kind of monster with its tokens, as many as there are figures."""
    card = MonsterCard(
        slug=slug, en=en, fr=fr, copies=len(tokens), kind=kind, awareness=awareness, horror=horror, tokens=tokens
    )
    return declare(MONSTERS, card)
