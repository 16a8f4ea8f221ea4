"""Player windows: the moments when free abilities may be used and fast cards played."""

from __future__ import annotations

from functools import cache
from typing import Any

from miskatonic.games.card_game.components import GAME, AssetCard, EventCard
from miskatonic.games.card_game.rules.cards import is_playable, play_card
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.hooks import PASS, ability_options
from miskatonic.kernel.text import name, text

FAST = "fast"
"""The question by which free abilities are asked for."""

PROMPT_WINDOW = text("cg-prompt-window")


def player_window(game: CardGame) -> Rules[None]:
    """Everybody may use free abilities and play fast cards, in player order, until all have passed."""
    if game.drawn and is_perilous(game):
        return
    waiting = [hero.seat for hero in game.present()]
    while waiting:
        hero = game.investigators[waiting[0]]
        options = [] if hero.fate else fast_options(game, hero)
        if not options:
            waiting.pop(0)
            continue
        chosen = (yield Decision(hero.seat, PROMPT_WINDOW, [*options, PASS], rule="CG-ROUND-03"))[0]
        if chosen is PASS:
            waiting.pop(0)
            continue
        yield from use_fast(game, hero, chosen)
        waiting = [hero.seat for hero in game.present()]


def is_perilous(game: CardGame) -> bool:
    """Whether a card with peril is being resolved: nobody but whoever drew it may do anything."""
    return "peril" in card_of(game.drawn[-1]).keywords


def fast_options(game: CardGame, hero: Investigator) -> list[Option[Any]]:
    """The free abilities that an investigator could use now and the fast cards that it could play."""
    fast = [card for card in hero.hand if is_fast_now(game, hero, card) and is_playable(game, hero, card)]
    return [*ability_options(game, FAST, hero.seat), *map(play_option, fast)]


def is_fast_now(game: CardGame, hero: Investigator, card: str) -> bool:
    """Whether a card is a fast one that a player window is enough for."""
    printed = card_of(card)
    if isinstance(printed, AssetCard):
        return printed.fast and game.active == hero.seat
    if isinstance(printed, EventCard):
        return printed.fast and not printed.hand_hooks and (not printed.only_in_own_turn or game.active == hero.seat)
    return False


@cache
def play_option(card: str) -> Option[str]:
    """Playing a card from hand."""
    return Option(f"play:{card}", card, text("cg-option-play", card=name(GAME, card)), (card,))


def use_fast(game: CardGame, hero: Investigator, chosen: Option[Any]) -> Rules[None]:
    """Uses a free ability, or plays a fast card."""
    if isinstance(chosen.value, str):
        return play_card(game, hero, chosen.value)
    hook, source = chosen.value
    run: Rules[None] = hook.run(game, source)
    return run
