"""The keeper's hands: Mythos cards, played in the turns of investigators, and traumas, played when they are hurt."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Literal

from miskatonic.games.mansions.components import ASK, MYTHOS, TRAUMA, MythosCard, TraumaCard, TraumaKind
from miskatonic.games.mansions.events import (
    CardDrawn,
    CardsDrawn,
    KeeperDiscarded,
    MythosComing,
    MythosPlayed,
    SecretGiven,
    SecretShown,
    ThreatChanged,
    TraumaReceived,
    WornOff,
)
from miskatonic.games.mansions.state import Investigator, Mansion, health, piece, sanity
from miskatonic.kernel.decision import NOTHING, Decision, Option, Rules, ask_many
from miskatonic.kernel.hooks import Settled, after, before, settle, when
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import Text, sentences, text

HAND = 4
"""How many cards of each kind the keeper may hold."""
Hand = Literal["mythos", "trauma"]

MAY_BE_TARGETED: Settled[bool, Investigator, str] = Settled("may be targeted by a Mythos card")

PLAY_MYTHOS = ASK.mixed("play_mythos", "MM-MYTH-03", str, NoneType, secret="seat", passing="pass")
PLAY_TRAUMA = ASK.mixed("play_trauma", "MM-TRAU-01", str, NoneType, secret="seat", passing="pass")
DISCARD = ASK("discard", "MM-KDRAW-04", str, secret="seat")
KEEP: Option[None] = Option("pass", None, text("option-pass"))


# --- threat


def change_threat(game: Mansion, amount: int) -> None:
    """Threat is gained or paid."""
    if amount:
        game.keeper.threat += amount
        game.tell(ThreatChanged(amount=amount, total=game.keeper.threat))


# --- drawing


def draw(game: Mansion, mythos: int = 0, trauma: int = 0) -> Rules[None]:
    """Cards come into the hands, and the surplus goes."""
    draw_at_will(game, mythos, trauma)
    yield from keep_to_limits(game)


def draw_at_will(game: Mansion, mythos: int = 0, trauma: int = 0) -> None:
    """Cards come into the hands, however many there are already."""
    game.rng.reveal()
    for _ in range(mythos):
        draw_mythos(game)
    for _ in range(trauma):
        draw_trauma(game)
    game.tell(CardsDrawn(mythos=mythos, trauma=trauma))


def keep_to_limits(game: Mansion) -> Rules[None]:
    """The surplus of either hand goes."""
    yield from discard_down(game, "mythos")
    yield from discard_down(game, "trauma")


def take(game: Mansion, deck: Pile, discard: Pile, hand: list[str]) -> str:
    """The top card of a deck comes into a hand; an empty deck is made anew of what was discarded. "" if there is none."""
    if not deck and discard:
        deck.ids, discard.ids = discard.ids, ""
        deck.shuffle(game.rng)
    if not deck:
        return ""
    card = deck.pop()
    hand.append(card)
    game.tell(CardDrawn(seat=game.keeper.seat, card=card))
    return card


def draw_mythos(game: Mansion) -> None:
    """A Mythos card."""
    draw_useful(game, game.mythos_deck, game.mythos_discard, game.keeper.mythos, MYTHOS)


def draw_trauma(game: Mansion) -> None:
    """A trauma."""
    draw_useful(game, game.trauma_deck, game.trauma_discard, game.keeper.trauma, TRAUMA)


def draw_useful(
    game: Mansion, deck: Pile, discard: Pile, hand: list[str], cards: Registry[MythosCard] | Registry[TraumaCard]
) -> None:
    """A card; one that needs several investigators is replaced if there is only one in the game."""
    for _ in range(len(deck) + len(discard)):
        card = take(game, deck, discard, hand)
        if not card or not cards[card].several or left_in_game(game) > 1:
            return
        hand.remove(card)
        discard.append(card)


def left_in_game(game: Mansion) -> int:
    """How many investigator players are still in the game: neither eliminated nor escaped."""
    return game.investigator_players - len(game.out) - len(game.escaped)


def exchange_traumas_for_several(game: Mansion) -> None:
    """With one investigator player left, traumas that need several are exchanged for others."""
    hand = game.keeper.trauma
    useless = [card for card in hand if TRAUMA[card].several]
    for card in useless:
        hand.remove(card)
        game.trauma_discard.append(card)
    game.rng.reveal()
    for _ in useless:
        draw_trauma(game)


def discard_down(game: Mansion, which: Hand) -> Rules[None]:
    """A hand holds four cards at most: the keeper chooses what goes."""
    hand = game.keeper.mythos if which == "mythos" else game.keeper.trauma
    if (excess := len(hand) - HAND) <= 0:
        return
    options = [Option(f"discard:{card}", card, piece(card), (card,)) for card in hand]
    gone = yield from ask_many(game.keeper.seat, DISCARD, options, excess, excess, amount=excess)
    pile = game.mythos_discard if which == "mythos" else game.trauma_discard
    for card in gone:
        hand.remove(card)
        pile.append(card)
        game.tell(KeeperDiscarded(card=card))


# --- Mythos cards


def mythos_window(game: Mansion, you: Investigator) -> Rules[None]:
    """At the start of an investigator's turn and after each of its steps, the keeper may play one Mythos card a turn."""
    if game.keeper.played:
        return NOTHING
    playable = [card for card in game.keeper.mythos if can_play(game, you, card)]
    return _play_one(game, you, playable) if playable else NOTHING


def can_play(game: Mansion, you: Investigator, card: str) -> bool:
    """Whether its threat can be paid, the investigator meets its condition, and it would do something."""
    mythos = MYTHOS[card]
    if mythos.cost > game.keeper.threat or (mythos.several and left_in_game(game) < 2):
        return False
    if mythos.face_down and you.secret and not MYTHOS[you.secret].gives_way:
        return False
    if mythos.condition is not None and not mythos.condition.holds(game, you):
        return False
    if not mythos.face_down and not mythos.effect.useful(game, you):
        return False
    return settle(game, MAY_BE_TARGETED, True, you, card)


def _play_one(game: Mansion, you: Investigator, playable: list[str]) -> Rules[None]:
    options = [Option(f"play:{card}", card, priced(card), (card,), of_whom(you.slug, card)) for card in playable]
    said = (("who", piece(you.slug)),)
    chosen = (yield Decision(game.keeper.seat, PLAY_MYTHOS, [KEEP, *options], 1, 1, you.slug, 0, said))[0]
    if chosen is not KEEP:
        yield from play_mythos(game, you, chosen.value)


@cache
def of_whom(who: str, card: str) -> Text:
    """What a Mythos card does to an investigator, as the keeper reads it."""
    return sentences((text("mm-hint-to", who=piece(who), effect=MYTHOS[card].words),))


def priced(card: str) -> Text:
    """A Mythos card by its name and its threat."""
    return text("mm-option-keeper-action", card=piece(card), n=MYTHOS[card].cost)


def play_mythos(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """Its threat is paid, then it does what it says; afterwards it lies face up on the discards."""
    mythos = MYTHOS[card]
    keeper = game.keeper
    keeper.played = True
    keeper.mythos.remove(card)
    change_threat(game, -mythos.cost)
    if mythos.face_down:
        yield from give_secret(game, you, card)
        return
    game.mythos_discard.append(card)
    coming = yield from before(game, MythosComing(who=you.slug, card=card))
    yield from after(game, MythosPlayed(who=you.slug, card=card))
    if coming is not None:
        coming = yield from when(game, coming)
    if coming is not None:
        yield from caused(game, card, mythos.effect.run, game, you)


def put_under(game: Mansion, you: Investigator, card: str, turns: int = 1) -> None:
    """A card is in force on an investigator until a number of its turns have ended."""
    you.under[card] = turns
    game.cards_changed()


def wear_off(game: Mansion, you: Investigator) -> None:
    """A turn of an investigator has ended: what was in force until then is over."""
    if you.under:
        for card in [card for card, turns in you.under.items() if turns <= 1]:
            game.tell(WornOff(who=you.slug, card=card))
        you.under = {card: turns - 1 for card, turns in you.under.items() if turns > 1}
        game.cards_changed()


# --- cards that an investigator is given face down


def give_secret(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """An investigator is given a card that only its player and the keeper may read."""
    if you.secret:
        discard_secret(game, you)
    you.secret = card
    game.cards_changed()
    yield from after(game, SecretGiven(who=you.slug))


def expose(game: Mansion, you: Investigator) -> None:
    """The card that an investigator was given is turned face up."""
    if not you.exposed:
        you.exposed = True
        game.rng.reveal()
        game.tell(SecretShown(who=you.slug, card=you.secret))


def discard_secret(game: Mansion, you: Investigator) -> None:
    """The card that an investigator was given is turned up and discarded."""
    expose(game, you)
    game.mythos_discard.append(you.secret)
    you.secret, you.exposed, you.bound = "", False, 0
    game.cards_changed()


# --- traumas


def trauma_window(game: Mansion, you: Investigator, kind: TraumaKind) -> Rules[None]:
    """Right after damage or horror, the keeper may play a trauma of that kind."""
    playable = playable_traumas(game, you, kind)
    return _play_trauma(game, you, playable) if playable else NOTHING


def playable_traumas(game: Mansion, you: Investigator, kind: TraumaKind) -> list[str]:
    """The traumas in hand that the investigator is hurt enough for, and that would stay or do something."""
    left = health(you) if kind == "injury" else sanity(you)
    found = []
    for card in game.keeper.trauma:
        trauma = TRAUMA[card]
        if trauma.kind != kind or (trauma.threshold is not None and left > trauma.threshold):
            continue
        if trauma.stays or (trauma.effect is not None and trauma.effect.useful(game, you)):
            found.append(card)
    return found


def _play_trauma(game: Mansion, you: Investigator, playable: list[str]) -> Rules[None]:
    options = [Option(f"play:{card}", card, piece(card), (card,)) for card in playable]
    said = (("who", piece(you.slug)),)
    chosen = (yield Decision(game.keeper.seat, PLAY_TRAUMA, [KEEP, *options], 1, 1, you.slug, 0, said))[0]
    if chosen is not KEEP:
        yield from play_trauma(game, you, chosen.value)


def play_trauma(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """An investigator has one injury and one insanity at most: a new one takes the place of the old one."""
    game.keeper.trauma.remove(card)
    trauma = TRAUMA[card]
    if trauma.stays:
        lose_trauma(game, you, trauma.kind)
        if trauma.kind == "injury":
            you.injury = card
        else:
            you.insanity = card
        game.cards_changed()
    else:
        game.trauma_discard.append(card)
    yield from after(game, TraumaReceived(who=you.slug, card=card))
    if trauma.effect is not None:
        yield from caused(game, card, trauma.effect.run, game, you)


def lose_trauma(game: Mansion, you: Investigator, kind: TraumaKind) -> None:
    """A trauma that stays is discarded."""
    card = you.injury if kind == "injury" else you.insanity
    if not card:
        return
    game.trauma_discard.append(card)
    if kind == "injury":
        you.injury = ""
    else:
        you.insanity = ""
    game.cards_changed()
