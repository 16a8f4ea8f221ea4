"""What can become of an investigator: delayed, arrested, blessed, cursed, out for a turn."""

from miskatonic.games.arkham_horror.components import CARDS, SPECIALS
from miskatonic.games.arkham_horror.events.people import (
    Arrested,
    ArrestIgnored,
    Blessed,
    Cursed,
    Delayed,
    FateLifted,
    TurnLost,
    WillBeArrested,
    WillBeCursed,
    WillBeDelayed,
    WillLoseBlessing,
)
from miskatonic.games.arkham_horror.rules.holding import discard, lose_money, may_have, take_named, to_be_had
from miskatonic.games.arkham_horror.rules.places import leave_place
from miskatonic.games.arkham_horror.state import JAIL, Arkham, Investigator
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Flag, after, before, is_set, prevented

FATE_STAYS: Flag[Investigator] = Flag("nothing but its opposite ends a blessing or a curse")


@kept
def fate_card(edition: Edition) -> str:
    """The card that has a blessing on one side and a curse on the other."""
    return next(card.slug for card in edition[SPECIALS] if card.fateful)


def fate_to_be_had(game: Arkham, you: Investigator) -> bool:
    """Whether there is a blessing or a curse left for an investigator."""
    slug = fate_card(game.edition)
    return may_have(you, slug) and bool(to_be_had(game, you, slug))


def delay(game: Arkham, you: Investigator) -> Rules[None]:
    """The investigator does not move in the next movement phase."""
    if (yield from before(game, WillBeDelayed(you.slug))) is not None:
        you.delayed = True
        game.tell(Delayed(you.slug))


def lose_turn(game: Arkham, you: Investigator) -> None:
    """The whole next turn is lost, upkeep included."""
    you.skips = game.turn + 1
    game.tell(TurnLost(you.slug))


def is_out(game: Arkham, you: Investigator) -> bool:
    """Whether the investigator loses this turn."""
    return you.skips >= game.turn > 0


def arrest(game: Arkham, you: Investigator) -> Rules[None]:
    """Half of the money is gone, and the next turn is spent in the cell."""
    if (yield from before(game, WillBeArrested(you.slug))) is None:
        game.tell(ArrestIgnored(you.slug))
        return
    leave_place(game, you)
    you.at = JAIL
    you.busy = True
    game.tell(Arrested(you.slug))
    lose_money(game, you, you.money // 2)
    you.delayed = True
    you.skips = game.turn + 1


def can_be_delayed(game: Arkham, you: Investigator) -> bool:
    """Whether the investigator would be delayed."""
    return not you.delayed and not prevented(game, WillBeDelayed(you.slug))


def can_be_blessed(game: Arkham, you: Investigator) -> bool:
    """Whether a blessing would change anything: a curse would be lifted, or a card is left that can be had."""
    if you.fate:
        return you.fate == "cursed"
    return fate_to_be_had(game, you)


def can_be_cursed(game: Arkham, you: Investigator) -> bool:
    """Whether a curse would change anything: a blessing would be lost, or a card is left that can be had."""
    if you.fate == "cursed" or prevented(game, WillBeCursed(you.slug)):
        return False
    return you.fate == "blessed" or fate_to_be_had(game, you)


def bless(game: Arkham, you: Investigator) -> Rules[None]:
    """A blessing, or the end of a curse."""
    if you.fate == "cursed":
        lift_fate(game, you)
    elif not you.fate and (yield from take_named(game, you, fate_card(game.edition))):
        you.fate = "blessed"
        yield from after(game, Blessed(you.slug))


def curse(game: Arkham, you: Investigator) -> Rules[None]:
    """A curse, or the end of a blessing."""
    if (yield from before(game, WillBeCursed(you.slug))) is None:
        return
    if you.fate == "blessed":
        yield from lose_fate(game, you)
    elif not you.fate and (yield from take_named(game, you, fate_card(game.edition))):
        you.fate = "cursed"
        game.tell(Cursed(you.slug))


def lose_fate(game: Arkham, you: Investigator) -> Rules[None]:
    """A curse is over; a blessing is, unless something keeps it."""
    if you.fate != "blessed" or (yield from before(game, WillLoseBlessing(you.slug))) is not None:
        lift_fate(game, you)


def lift_curse(game: Arkham, you: Investigator) -> None:
    """A curse is discarded, unless only a blessing ends it."""
    if you.fate == "cursed" and not is_set(game, FATE_STAYS, you):
        lift_fate(game, you)


def lift_fate(game: Arkham, you: Investigator) -> None:
    """Neither blessed nor cursed any more."""
    if you.fate:
        game.tell(FateLifted(you.slug, you.fate))
        blessed, you.fate = you.fate == "blessed", ""
        for card in [card for card in you.cards if CARDS[card].fateful]:
            discard(game, you, card)
        for card in [card for card in you.cards if blessed and CARDS[card].lost_with_blessing]:
            discard(game, you, card)
