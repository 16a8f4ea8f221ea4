"""Player windows: the moments when free abilities may be used and fast cards played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from miskatonic.games.card_game.components import (
    ASK,
    GAME,
    AssetCard,
    EnemyCard,
    EventCard,
    SkillCard,
    TreacheryCard,
    slug_of,
)
from miskatonic.games.card_game.events import PhaseBegan, TestBegan, TurnBegan
from miskatonic.games.card_game.rules.cards import at_hand, carries, is_playable, play_card
from miskatonic.games.card_game.rules.values import cost_of
from miskatonic.games.card_game.state import CardGame, Investigator, SkillTest, card_of
from miskatonic.kernel.decision import NOTHING, Decision, Option, Rules, distinct
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import PASS, Bound, Source, Window, answers, index_of, reaction_options, use
from miskatonic.kernel.memory import printed_on, remembered
from miskatonic.kernel.text import name, text

FAST = Window("fast")
"""The moments when free abilities may be used."""

WINDOW = ASK.mixed("window", "CG-ROUND-03", tuple, str, type(None), passing="pass")
"""Whether an investigator uses a free ability or plays a fast card."""

ACTION_TESTS = ("fight", "evade", "investigate")
"""The tests that are actions, or those of abilities that are."""


def player_window(game: CardGame) -> Rules[None]:
    """Everybody may use free abilities and play fast cards, in player order, until all have passed."""
    if len(game.investigators) == 1:
        investigator = game.investigators[0]
        options = window_options(game, investigator)
        return _window_of_one(game, investigator, options) if options else NOTHING
    idle = FAST not in (game.index or index_of(game)) and not any(map(holds_fast_card, game.investigators))
    return NOTHING if idle else _window_of_several(game)


def holds_fast_card(investigator: Investigator) -> bool:
    """Whether an investigator has a card that could be played in a player window."""
    return any(map(fast_moment, at_hand(investigator)))


def test_began(game: CardGame, test: SkillTest) -> TestBegan:
    """The subject of a test, for the log and for questions during the test."""
    who = game.investigators[test.seat]
    return TestBegan(who.slug, who.seat, test.skill, test.difficulty, test.kind, test.target)


def occasion(game: CardGame) -> Event:
    """What a player window belongs to: the test or the turn that is under way, or the phase."""
    if game.test is not None:
        return test_began(game, game.test)
    if game.active >= 0:
        return TurnBegan(game.investigators[game.active].slug, game.active)
    return PhaseBegan(game.phase)


def _window_of_one(game: CardGame, investigator: Investigator, options: list[Option[Any]]) -> Rules[None]:
    while options:
        chosen = (yield window_decision(game, investigator, options))[0]
        if chosen is PASS:
            return
        yield from use_fast(game, investigator, chosen)
        options = window_options(game, investigator)


def _window_of_several(game: CardGame) -> Rules[None]:
    waiting = seats_asked(game)
    while waiting:
        investigator = game.investigators[waiting[0]]
        options = window_options(game, investigator)
        chosen = (yield window_decision(game, investigator, options))[0] if options else PASS
        if chosen is PASS:
            waiting.pop(0)
            continue
        yield from use_fast(game, investigator, chosen)
        waiting = seats_asked(game)


def window_decision(game: CardGame, investigator: Investigator, options: list[Option[Any]], rule: str = "") -> Decision:
    """Whether an investigator uses something in a player window."""
    return Decision(investigator.seat, WINDOW, [*options, PASS], own_rule=rule, event=occasion(game))


def window_options(game: CardGame, investigator: Investigator) -> list[Option[Any]]:
    """What an investigator is asked about in a player window: nothing, if all that it could do can wait."""
    options = [] if investigator.fate else fast_options(game, investigator)
    return [] if options and can_wait(game, investigator, options) else options


def can_wait(game: CardGame, investigator: Investigator, options: Sequence[Option[Any]]) -> bool:
    """Whether an investigator need not be asked again in the test of its own action.

    What has no bearing on the test was on offer when the action was chosen, and will be after it. Nothing has happened in between
    that would be a reason to use it now rather than before, unless a card was committed that does something by itself.
    """
    test = game.test
    return (
        test is not None
        and test.seat == game.active == investigator.seat
        and test.kind in ACTION_TESTS
        and not any(is_more_than_icons(card) for _, card in test.committed)
        and all(not isinstance(option.value, str) and option.value[0].waits for option in options)
    )


@printed_on
def is_more_than_icons(card: str) -> bool:
    """Whether a card does something when it has been committed."""
    printed = card_of(card)
    return isinstance(printed, SkillCard) and (
        printed.passed is not None or printed.boost is not None or bool(printed.lines)
    )


def seats_asked(game: CardGame) -> list[int]:
    """Everybody in player order; while a card with peril is resolved, only who drew it."""
    return [investigator.seat for investigator in game.present() if not game.barred(investigator.seat)]


def fast_options(game: CardGame, investigator: Investigator) -> list[Option[Any]]:
    """The free abilities that an investigator could use now and the fast cards that it could play."""
    options = usable_abilities(game, investigator, FAST) if FAST in (game.index or index_of(game)) else []
    own_turn = game.active == investigator.seat
    cards = [
        card
        for card in filter(fast_moment, at_hand(investigator))
        if (own_turn or fast_moment(card) == "any") and is_playable(game, investigator, card)
    ]
    return options + play_options(game, investigator, cards) if cards else options


@printed_on
def fast_moment(card: str) -> Literal["", "own turn", "any"]:
    """When a fast card may be played that a player window is enough for; "" if it is none."""
    printed = card_of(card)
    if isinstance(printed, AssetCard):
        return "own turn" if printed.fast else ""
    if isinstance(printed, EventCard) and printed.fast and not printed.hand_hooks:
        return "own turn" if printed.only_in_own_turn else "any"
    return ""


def usable_abilities(game: CardGame, investigator: Investigator, window: Window) -> list[Option[Any]]:
    """The abilities that an investigator may use in a window: of its own cards, of cards without an owner, and of encounter cards
    in the threat areas of others at the location.

    The user of a card pays for it and is its "you", so for that moment it counts as theirs.
    """
    usable: list[Bound] = []
    for bound in answers(game, window):
        hook, source = bound
        if source.seat == investigator.seat:
            if hook.available(game, source):
                usable.append(bound)
        elif is_within_reach(game, investigator, source):
            as_own = Source(source.card, investigator.seat)
            if hook.available(game, as_own):
                usable.append((hook, as_own))
    return reaction_options(game, usable) if usable else []


def is_within_reach(game: CardGame, investigator: Investigator, source: Source) -> bool:
    """Whether an investigator may use a card that is not its own."""
    if source.seat is None:
        return is_here(game, investigator, source.card)
    other = game.investigators[source.seat]
    return not other.fate and other.at == investigator.at and is_encounter_card(source.card)


def is_encounter_card(card: str) -> bool:
    """Whether a card is of an encounter type, weaknesses included."""
    return isinstance(card_of(card), EnemyCard | TreacheryCard)


def is_here(game: CardGame, investigator: Investigator, card: str) -> bool:
    """Whether a card without an owner can be used where an investigator is: the act and the agenda everywhere."""
    if card in (game.act, game.agenda, investigator.at):
        return True
    if any(enemy.card == card and enemy.at == investigator.at for enemy in game.enemies):
        return True
    return carries(game.location(investigator.at), card)


def play_options(game: CardGame, investigator: Investigator, cards: Sequence[str]) -> list[Option[Any]]:
    """Playing one of several cards from hand; of copies that differ in nothing one stands for all."""
    options = [play_option(game, investigator, card) for card in cards]
    if len(cards) < 2 or len({*map(slug_of, cards)}) == len(cards):
        return options
    return distinct(options, game.alike)


def play_option(game: CardGame, investigator: Investigator, card: str) -> Option[str]:
    """Playing a card from hand; with its cost if the option is displayed."""
    option = unread_play_option(card)
    return replace(option, hint=text("cg-hint-cost", n=cost_of(game, investigator, card))) if game.watched else option


@remembered
def unread_play_option(card: str) -> Option[str]:
    """Playing a card from hand."""
    return Option(f"play:{card}", card, text("cg-option-play", card=name(GAME, card)), (card,))


def use_fast(game: CardGame, investigator: Investigator, chosen: Option[Any]) -> Rules[None]:
    """Uses a free ability, or plays a fast card."""
    if isinstance(chosen.value, str):
        return play_card(game, investigator, chosen.value)
    return use(game, chosen.value)
