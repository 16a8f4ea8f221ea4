"""Options that would read the same are told apart: by the place that is meant, the tokens on a card, whoever has it.

Copies of a card that differ in nothing keep the same words: it makes no difference which one is taken. Only people read this,
so it is worked out only while somebody watches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from miskatonic.games.card_game.components import ALL, GAME, AssetCard, LocationCard, PlayerCard, slug_of
from miskatonic.games.card_game.rules import round
from miskatonic.games.card_game.state import Asset, CardGame, Enemy, card_of
from miskatonic.kernel import labels
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.labels import Marks
from miskatonic.kernel.text import Text, name, own_words, text


def step(state: CardGame) -> Rules[None]:
    """One step of a round, as it is read."""
    return told_apart(state, round.step(state))


def as_step(state: CardGame, rules: Rules[None]) -> Rules[None]:
    """Rules that may end the scenario, as they are read."""
    return told_apart(state, round.as_step(state, rules))


def told_apart(game: CardGame, rules: Rules[None]) -> Rules[None]:
    """The same rules, which ask their questions in such a way that no two options read the same, if anybody reads them."""
    if not game.watched:
        return rules

    def marks(decision: Decision, option: Option[Any], options: Sequence[Option[Any]]) -> Marks:
        return dict(option_marks(game, option, options))

    return labels.told_apart(rules, marks, "cg-option-marked")


# --- what tells them apart


def option_marks(
    game: CardGame, option: Option[Any], options: Sequence[Option[Any]]
) -> Iterator[tuple[str, tuple[Any, Text | None]]]:
    """Possible marks of an option: which of several abilities of a card it is, and the particulars of the card."""
    if not option.pieces:
        return
    same = [other.id for other in options if other.pieces == option.pieces]
    if len(same) > 1:
        number = same.index(option.id) + 1
        yield "ability", (number, text("cg-mark-ability", n=number))
    piece = option.pieces[0]
    if slug_of(piece) in ALL:
        yield from piece_marks(game, piece).items()


def piece_marks(game: CardGame, piece: str) -> Marks:
    """The particulars of a piece, wherever it is."""
    printed = card_of(piece)
    if isinstance(printed, LocationCard):
        return {"place": (piece, place_words(printed, piece))}
    for enemy in game.enemies:
        if enemy.card == piece:
            return enemy_marks(game, enemy)
    for investigator in game.investigators:
        for asset in (*investigator.play, *investigator.threat):
            if asset.card == piece:
                return {"holder": (investigator.slug, name(GAME, investigator.slug)), **token_marks(asset)}
        if piece in investigator.discard:
            return {"where": ("discard", text("cg-mark-discard")), **level_mark(piece)}
    for seat, card in game.test.committed if game.test is not None else ():
        if card == piece:
            return {"holder": (seat, name(GAME, game.investigators[seat].slug))}
    for place in game.locations:
        for asset in place.attached:
            if asset.card == piece:
                return {"holder": (place.card, at_place(place.card)), **token_marks(asset)}
    return level_mark(piece)


def place_words(printed: LocationCard, piece: str) -> Text:
    """Which of several locations of one name it is: as its face says, or by number as long as that lies down."""
    if printed.anonymous:
        return text("cg-mark-number", n=piece.partition("#")[2] or "1")
    return own_words(printed.subtitle_en or printed.en, printed.subtitle_fr or printed.fr)


def at_place(card: str) -> Text:
    """A location, told from others of its name."""
    printed = card_of(card)
    assert isinstance(printed, LocationCard)
    if not (printed.anonymous or printed.subtitle_en):
        return name(GAME, card)
    return text("cg-option-marked", option=name(GAME, card), marks=place_words(printed, card))


def enemy_marks(game: CardGame, enemy: Enemy) -> Marks:
    """Whom an enemy is engaged with, where it is, and what lies on it."""
    who = game.investigators[enemy.engaged].slug if enemy.engaged >= 0 else ""
    return {
        "engaged": (who, text("cg-mark-engaged", enemy=name(GAME, enemy.card), who=name(GAME, who)) if who else None),
        "at": (enemy.at, at_place(enemy.at)),
        **token_marks(enemy),
    }


def token_marks(card: Asset | Enemy) -> Marks:
    """The tokens on a card in play, and whether it is exhausted."""
    marks: dict[str, tuple[Any, Text | None]] = {
        "exhausted": (card.exhausted, text("cg-mark-exhausted") if card.exhausted else None)
    }
    for field in ("damage", "horror", "doom", "clues", "resources"):
        n = getattr(card, field, 0)
        marks[field] = (n, text(f"cg-mark-{field}", n=n) if n else None)
    printed = card_of(card.card)
    if isinstance(card, Asset) and isinstance(printed, AssetCard) and printed.uses is not None:
        marks["uses"] = (card.uses, text("cg-uses", kind=printed.uses.kind, n=card.uses))
    return marks


def level_mark(piece: str) -> Marks:
    """The level of a card of which there are several versions."""
    printed = card_of(piece)
    level = printed.level or 0 if isinstance(printed, PlayerCard) else 0
    return {"level": (level, text("cg-mark-level", n=level) if level else None)}
