"""The keeper's turn: trading, threat, keeper actions, monster attacks, and the event."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Any

from miskatonic.games.mansions.components import ASK, EVENTS, KEEPER_ACTIONS, TRADED
from miskatonic.games.mansions.events import (
    Burnt,
    EventDelayed,
    EventResolved,
    KeeperActed,
    KeeperTurnBegan,
    KeeperTurnEnded,
    StunShed,
    TimePassed,
)
from miskatonic.games.mansions.rules import monsters, victory
from miskatonic.games.mansions.rules.attribute_tests import DIE
from miskatonic.games.mansions.rules.combat import monster_attack
from miskatonic.games.mansions.rules.exploring import hand_over
from miskatonic.games.mansions.rules.keeper_cards import change_threat, play_trauma, playable_traumas
from miskatonic.games.mansions.rules.windows import KEEPER_ACTION
from miskatonic.games.mansions.state import Investigator, Mansion, of_type, piece, sanity
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.hooks import Settled, Total, abilities, after, reaction_options, reactions, settle, total, use
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import sentences, text

MAY_TRADE: Settled[bool, Investigator] = Settled("may trade")
THREAT: Total[()] = Total("threat gained")
ACTION_COST: Total[str] = Total("cost of a keeper action")

TRADE = ASK.mixed("trade", "MM-KTRD-01", tuple, NoneType)
KEEPER_ACTS = ASK.mixed("keeper_acts", "MM-KACT-01", str, tuple, NoneType, secret="seat")
MONSTERS_ATTACK = ASK.mixed("monsters_attack", "MM-KATT-01", tuple, NoneType)

DONE: Option[None] = Option("done", None, text("mm-option-done"))
BURNS = 2
"""The damage of fire."""
LATE = 2
"""With the variant of an uncertain end, up to this the last event does not come."""


def begin(game: Mansion) -> Rules[None]:
    """The keeper's turn begins."""
    game.keepers_turn = True
    game.active = game.keeper.seat
    game.keeper.used.clear()
    monsters.begin_turn(game)
    yield from after(game, KeeperTurnBegan())
    game.turn_begins = game.revealed
    yield from victory.reveal_if_due(game)
    victory.check(game)
    game.turn_begins = False


# --- 1. trading


def trading(game: Mansion) -> Rules[None]:
    """Investigators in the same space may give one another cards; then each sheds a stunned token."""
    for you in game.present():
        while options := gifts(game, you):
            chosen = (yield Decision(you.seat, TRADE, [DONE, *options], 1, 1, you.slug))[0]
            if chosen is DONE:
                break
            card, seat = chosen.value
            other = game.investigators[seat]
            assert other is not None
            yield from hand_over(game, you, other, card)
    for you in game.present():
        if you.stunned:
            you.stunned -= 1
            game.tell(StunShed(who=you.slug, left=you.stunned))


def gifts(game: Mansion, you: Investigator) -> list[Option[tuple[str, int]]]:
    """What an investigator can give, and to whom."""
    if not you.cards or not may_trade(game, you):
        return []
    others = [other for other in game.in_space(you.at) if other is not you and may_trade(game, other)]
    return [gift_option(card, other.slug, other.seat) for card in of_type(you, *TRADED) for other in others]


def may_trade(game: Mansion, you: Investigator) -> bool:
    """Whether nothing keeps an investigator from giving and taking cards."""
    return settle(game, MAY_TRADE, True, you)


@cache
def gift_option(card: str, who: str, seat: int) -> Option[tuple[str, int]]:
    """Giving a card to an investigator."""
    label = text("mm-option-give", card=piece(card), who=piece(who))
    return Option(f"give:{card}:{who}", (card, seat), label, (card, who))


# --- 2. threat


def gain_threat(game: Mansion) -> None:
    """One threat token for each investigator player there was at the start."""
    change_threat(game, total(game, THREAT, game.investigator_players))


# --- 3. keeper actions


def keeper_action(game: Mansion) -> Rules[bool]:
    """One decision of the keeper action step; whether there may be more of it."""
    options: list[Option[Any]] = [*action_options(game), *insanity_options(game)]
    options += reaction_options(game, abilities(game, KEEPER_ACTION))
    if not options:
        return False
    keeper = game.keeper
    chosen = (yield Decision(keeper.seat, KEEPER_ACTS, [DONE, *options], 1, 1, "", keeper.threat))[0]
    if chosen is DONE:
        return False
    if chosen.verb == "use":
        yield from use(game, chosen.value)
    elif chosen.verb == "insanity":
        card, seat = chosen.value
        yield from inflict(game, card, seat)
    else:
        yield from act(game, chosen.value)
    victory.check(game)
    return True


def cost(game: Mansion, card: str) -> int:
    """The threat that a keeper action costs now."""
    return total(game, ACTION_COST, KEEPER_ACTIONS[card].cost, card)


def action_options(game: Mansion) -> list[Option[str]]:
    """The keeper actions that can be paid and would do something."""
    keeper = game.keeper
    return [
        _action(card, price)
        for card in keeper.actions
        if (price := cost(game, card)) <= keeper.threat and KEEPER_ACTIONS[card].effect.possible(game, keeper)
    ]


@cache
def _action(card: str, price: int) -> Option[str]:
    label = text("mm-option-keeper-action", card=piece(card), n=price)
    return Option(f"action:{card}", card, label, (card,), sentences((KEEPER_ACTIONS[card].effect.text,)))


def act(game: Mansion, card: str) -> Rules[None]:
    """The threat is paid, then the action is resolved."""
    change_threat(game, -cost(game, card))
    yield from after(game, KeeperActed(card=card, seat=game.keeper.seat))
    yield from caused(game, card, KEEPER_ACTIONS[card].effect.run, game, game.keeper)


def insanity_options(game: Mansion) -> list[Option[tuple[str, int]]]:
    """An insanity may be played on each insane investigator once a turn."""
    if not game.keeper.trauma:
        return []
    return [
        _insanity(card, you.slug, you.seat)
        for you in game.present()
        if sanity(you) <= 0 and f"insanity:{you.slug}" not in game.keeper.used
        for card in playable_traumas(game, you, "insanity")
    ]


@cache
def _insanity(card: str, who: str, seat: int) -> Option[tuple[str, int]]:
    label = text("mm-option-insanity", card=piece(card), who=piece(who))
    return Option(f"insanity:{card}:{who}", (card, seat), label, (card, who))


def inflict(game: Mansion, card: str, seat: int) -> Rules[None]:
    """An insanity is played on an insane investigator."""
    you = game.investigators[seat]
    assert you is not None
    game.keeper.used.append(f"insanity:{you.slug}")
    yield from play_trauma(game, you, card)


# --- 4. monster attacks


def begin_attacks(game: Mansion) -> None:
    """A stunned monster sheds a token instead of attacking."""
    for figure, monster in game.monsters.items():
        monster.attacked = monster.stunned > 0
        if monster.stunned:
            monster.stunned -= 1
            game.tell(StunShed(who=figure, left=monster.stunned))


def next_attack(game: Mansion) -> Rules[bool]:
    """One decision of the monster attack step; whether there may be more of it."""
    options = [
        _attack_option(figure, you.slug, you.seat)
        for figure, monster in game.monsters.items()
        if not monster.attacked
        for you in game.in_space(monster.at)
    ]
    if not options:
        return False
    chosen = (yield Decision(game.keeper.seat, MONSTERS_ATTACK, [DONE, *options], 1, 1))[0]
    if chosen is DONE:
        return False
    figure, seat = chosen.value
    game.monsters[figure].attacked = True
    you = game.investigators[seat]
    assert you is not None
    yield from monster_attack(game, figure, you)
    return True


@cache
def _attack_option(figure: str, who: str, seat: int) -> Option[tuple[str, int]]:
    label = text("mm-option-monster-attack", monster=piece(figure), who=piece(who))
    return Option(f"attack:{figure}:{who}", (figure, seat), label, (figure, who))


# --- 5. the event


def event(game: Mansion) -> Rules[None]:
    """A time token is added."""
    add_time(game, 1)
    yield from resolve_due(game)


def add_time(game: Mansion, tokens: int) -> None:
    """Time tokens are put on the event deck."""
    game.time += tokens
    if game.watched:
        game.tell(TimePassed(tokens=game.time))


def resolve_due(game: Mansion) -> Rules[None]:
    """As long as there are enough time tokens for the top event card, it is resolved."""
    while game.time >= EVENTS[event_card(game)].time and not delayed(game):
        yield from resolve_event(game)


def delayed(game: Mansion) -> bool:
    """With the variant of an uncertain end, the die decides whether the last event comes now, unless it makes a side win."""
    if game.event != victory.LAST_EVENT or "uncertain_end" not in game.variants:
        return False
    if victory.won_by_last_event(game):
        return False
    die = game.rng.roll(DIE)[0]
    game.tell(EventDelayed(die=die, late=int(die <= LATE)))
    return die <= LATE


def event_card(game: Mansion) -> str:
    """The top event card."""
    return f"{game.story}_event_{game.event}"


def resolve_event(game: Mansion) -> Rules[None]:
    """The tokens are discarded, and the effects are carried out that fit the keeper's answers; after the last one it is over."""
    card = event_card(game)
    game.time = 0
    level, game.event = game.event, game.event + 1
    game.rng.reveal()
    resolved = EventResolved(card=card, level=level)
    game.tell(resolved)
    for answers, effect in EVENTS[card].effects.items():
        if game.answered(answers):
            yield from caused(game, card, effect.run, game, game.keeper)
    yield from reactions(game, resolved)
    yield from victory.reveal_if_due(game)
    victory.check(game)
    if level == victory.LAST_EVENT:
        victory.end(game, game.objective.last_event)


def end(game: Mansion) -> Rules[None]:
    """At the end of the keeper's turn, monsters in burning rooms take damage."""
    for figure in list(game.monsters):
        if figure in game.monsters and game.has_status(game.monsters[figure].room, "fire"):
            game.tell(Burnt(who=figure, room=game.monsters[figure].room))
            yield from monsters.hurt(game, figure, BURNS)
    yield from after(game, KeeperTurnEnded())
    victory.check(game)
    game.keepers_turn = False
