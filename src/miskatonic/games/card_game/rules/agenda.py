"""Doom, agendas and acts."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.card_game.components import ASK, GAME
from miskatonic.games.card_game.events import ActAdvanced, AgendaAdvanced, CluesSpent, DoomPlaced
from miskatonic.games.card_game.events.told import ActBegan, AgendaBegan, CluesRemoved, DoomRemoved
from miskatonic.games.card_game.rules.values import CANNOT_SPEND_CLUES
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    Enemy,
    Investigator,
    Location,
    act_card,
    agenda_card,
    carry_out,
)
from miskatonic.kernel.decision import NOTHING, Option, Rules, ask
from miskatonic.kernel.hooks import after, is_set
from miskatonic.kernel.text import name

PAY_CLUE = ASK("pay_clue", "CG-ACTAG-06", int)
"""Who spends the next clue."""


def doom_in_play(game: CardGame) -> int:
    """All doom: on the agenda, on enemies, assets, attachments and locations."""
    doom = game.agenda_doom
    for enemy in game.enemies:
        doom += enemy.doom
    for investigator in game.investigators:
        for asset in investigator.play:
            doom += asset.doom
        for asset in investigator.threat:
            doom += asset.doom
    for location in game.locations:
        doom += location.doom
        for asset in location.attached:
            doom += asset.doom
    return doom


def place_doom(game: CardGame, amount: int = 1, *, may_advance: bool = False) -> Rules[None]:
    """Doom comes onto the agenda; some effects let it advance at once."""
    game.agenda_doom += amount
    yield from after(game, DoomPlaced(game.agenda, amount))
    if may_advance:
        yield from check_doom(game)


def place_doom_on(game: CardGame, piece: Enemy | Asset | Location, amount: int = 1) -> Rules[None]:
    """Doom comes onto another card."""
    piece.doom += amount
    yield from after(game, DoomPlaced(piece.card, amount))


def check_doom(game: CardGame) -> Rules[None]:
    """The agenda advances when the doom in play reaches its threshold; one without a threshold never does."""
    threshold = agenda_card(game.agenda).doom if game.agenda else 0
    return advance_agenda(game) if threshold and doom_in_play(game) >= threshold else NOTHING


def advance_agenda(game: CardGame) -> Rules[None]:
    """All doom is removed, the reverse takes effect, the next agenda becomes the current one."""
    card = game.agenda
    removed = doom_in_play(game)
    game.agenda_doom = 0
    for enemy in game.enemies:
        enemy.doom = 0
    for investigator in game.investigators:
        for asset in investigator.play + investigator.threat:
            asset.doom = 0
    for location in game.locations:
        location.doom = 0
        for asset in location.attached:
            asset.doom = 0
    if removed:
        game.tell(DoomRemoved(removed))
    yield from after(game, AgendaAdvanced(card))
    yield from carry_out(game, card, agenda_card(card).advanced, game.investigators[game.lead])
    if game.agenda == card:
        game.agenda = game.agenda_deck.pop(0) if game.agenda_deck else ""
        game.removed.append(card)
        game.cards_changed()
        if game.agenda:
            game.tell(AgendaBegan(game.agenda))


def advance_act(game: CardGame) -> Rules[None]:
    """Its clues are removed, the reverse takes effect, the next act becomes the current one."""
    card = game.act
    if game.act_clues:
        game.tell(CluesRemoved(card, game.act_clues))
    game.act_clues = 0
    yield from after(game, ActAdvanced(card))
    yield from carry_out(game, card, act_card(card).advanced, game.investigators[game.lead])
    if game.act == card:
        game.act = game.act_deck.pop(0) if game.act_deck else ""
        game.removed.append(card)
        game.cards_changed()
        if game.act:
            game.tell(ActBegan(game.act))


def clues_needed(game: CardGame) -> int:
    """How many clues the group has to spend to advance the act; 0 if that is not how it advances."""
    return act_card(game.act).clues * game.started if game.act else 0


def payers(game: CardGame, investigators: Sequence[Investigator]) -> list[Investigator]:
    """Those who have clues and may spend them."""
    return [
        investigator
        for investigator in investigators
        if investigator.clues and not is_set(game, CANNOT_SPEND_CLUES, investigator.seat)
    ]


def can_pay_clues(game: CardGame, amount: int, investigators: Sequence[Investigator]) -> bool:
    """Whether a group has that many clues to spend."""
    clues = 0
    for investigator in investigators:
        clues += investigator.clues
    return clues >= amount and sum(investigator.clues for investigator in payers(game, investigators)) >= amount


def pay_clues(game: CardGame, amount: int, investigators: Sequence[Investigator]) -> Rules[None]:
    """A group spends clues: where there is a choice, the lead says who gives how many."""
    while amount:
        able = payers(game, investigators)
        if sum(investigator.clues for investigator in able) == amount or len(able) == 1:
            for investigator in able:
                amount -= spend_clues(game, investigator, min(amount, investigator.clues))
            return
        options = [
            Option(f"pay:{investigator.slug}", investigator.seat, name(GAME, investigator.slug), (investigator.slug,))
            for investigator in able
        ]
        seat = yield from ask(game.lead, PAY_CLUE, options, game.cause or game.act)
        amount -= spend_clues(game, game.investigators[seat], 1)


def spend_clues(game: CardGame, investigator: Investigator, amount: int) -> int:
    """Clues go to the token pool; how many."""
    investigator.clues -= amount
    if game.watched and amount:
        game.tell(CluesSpent(investigator.slug, amount))
    return amount
