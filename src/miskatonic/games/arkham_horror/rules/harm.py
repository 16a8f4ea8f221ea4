"""Sanity and stamina: losing and regaining them, going insane, falling unconscious, being lost or devoured."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import (
    AREAS,
    ASK,
    CARDS,
    GATE_MARKERS,
    LOCATIONS,
    Location,
)
from miskatonic.games.arkham_horror.events.fate import Eliminated
from miskatonic.games.arkham_horror.events.people import (
    ArrivedLost,
    Devoured,
    FellUnconscious,
    GainBlocked,
    MaximumLowered,
    SanityGained,
    SanityGiven,
    SanityLoss,
    SanityLost,
    StaminaGained,
    StaminaGiven,
    StaminaLoss,
    StaminaLost,
    TokensLeft,
    WentInsane,
    WillBeDevoured,
    WillBeLost,
)
from miskatonic.games.arkham_horror.rules.bounds import LESS_SANITY, LESS_STAMINA, max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.holding import (
    discard,
    items,
    lose_cards,
    lose_clues,
    return_everything,
)
from miskatonic.games.arkham_horror.rules.places import leave_place
from miskatonic.games.arkham_horror.state import LOST, Arkham, Investigator, piece, world_of
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import after, before, index_of, prevented, reactions, total
from miskatonic.kernel.text import text

REFUGE = ASK("refuge", "AH-STATE-07", str)


def in_play(game: Arkham, you: Investigator) -> bool:
    """Whether the investigator has not been devoured."""
    return game.investigators[you.seat] is you


# --- losing and gaining


def lose(game: Arkham, you: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """What is lost may be lessened by cards. What comes of having none left comes later: see `settle_fall`."""
    if sanity > 0:
        yield from lose_sanity(game, you, sanity)
    if stamina > 0:
        yield from lose_stamina(game, you, stamina)


def lose_sanity(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """The loss, capped at what there is."""
    amount = max(0, amount - total(game, LESS_SANITY, 0, you))
    if SanityLoss in index_of(game):
        loss = yield from before(game, SanityLoss(you.slug, amount, cause=game.cause))
        amount = 0 if loss is None else loss.amount
    pay(game, you, sanity=amount)


def lose_stamina(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """The loss, capped at what there is."""
    amount = max(0, amount - total(game, LESS_STAMINA, 0, you))
    if StaminaLoss in index_of(game):
        loss = yield from before(game, StaminaLoss(you.slug, amount, cause=game.cause))
        amount = 0 if loss is None else loss.amount
    pay(game, you, stamina=amount)


def pay(game: Arkham, you: Investigator, sanity: int = 0, stamina: int = 0) -> None:
    """A cost: nothing lessens it."""
    if sanity := min(sanity, you.sanity):
        you.sanity -= sanity
        if game.watched:
            game.tell(SanityLost(you.slug, sanity))
    if stamina := min(stamina, you.stamina):
        you.stamina -= stamina
        if game.watched:
            game.tell(StaminaLost(you.slug, stamina))


def gain_sanity(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """Never above the maximum."""
    if (amount := min(amount, max_sanity(game, you) - you.sanity)) <= 0:
        return
    if (
        SanityGiven in index_of(game)
        and (yield from before(game, SanityGiven(you.slug, amount, cause=game.cause))) is None
    ):
        game.tell(GainBlocked(you.slug, "sanity"))
        return
    you.sanity += amount
    if game.watched:
        game.tell(SanityGained(you.slug, amount))


def gain_stamina(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """Never above the maximum."""
    if (amount := min(amount, max_stamina(game, you) - you.stamina)) <= 0:
        return
    if (
        StaminaGiven in index_of(game)
        and (yield from before(game, StaminaGiven(you.slug, amount, cause=game.cause))) is None
    ):
        game.tell(GainBlocked(you.slug, "stamina"))
        return
    you.stamina += amount
    if game.watched:
        game.tell(StaminaGained(you.slug, amount))


def lower_maximum(game: Arkham, you: Investigator, what: str) -> None:
    """Lowers a maximum for the rest of the game. An investigator with a maximum of 0 has 0 of it."""
    if what == "sanity":
        you.sanity_drain += 1
        you.sanity = min(you.sanity, max_sanity(game, you))
    else:
        you.stamina_drain += 1
        you.stamina = min(you.stamina, max_stamina(game, you))
    game.tell(MaximumLowered(you.slug, what))


# --- having none left


def settle_falls(game: Arkham) -> Rules[None]:
    """Carries out insanity or unconsciousness of an investigator with no sanity or stamina left."""
    for investigator in game.present():
        if investigator.sanity <= 0 or investigator.stamina <= 0:
            yield from settle_fall(game, investigator)


def settle_fall(game: Arkham, you: Investigator) -> Rules[bool]:
    """Whether the investigator had no sanity or no stamina left: it is insane, unconscious, lost or devoured then."""
    if not in_play(game, you) or (you.sanity > 0 and you.stamina > 0):
        return not in_play(game, you)
    no_maximum = max_sanity(game, you) <= 0 or max_stamina(game, you) <= 0
    if no_maximum:
        yield from vanish(game, you)
        return True
    if game.awake or (you.sanity <= 0 and you.stamina <= 0):
        yield from devour(game, you)
        if not in_play(game, you):
            return True
    insane = you.sanity <= 0
    game.tell(WentInsane(you.slug) if insane else FellUnconscious(you.slug))
    elsewhere = you.at not in AREAS
    yield from lose_half(game, you, "insane" if insane else "unconscious")
    if world_of(you.at) or you.at == LOST:
        yield from lose_in_time_and_space(game, you)
    else:
        leave_place(game, you)
        you.at = yield from refuge(game, you, "insane" if insane else "unconscious")
        you.delayed = you.delayed and elsewhere
    you.busy = True
    you.sanity = max(1, you.sanity)
    you.stamina = max(1, you.stamina)
    return True


def lose_half(game: Arkham, you: Investigator, state: Literal["insane", "unconscious"]) -> Rules[None]:
    """Half of the items and half of the clues, rounded down, and every Retainer. What is kept safe may be among them, if
    its owner wants it."""
    owned = items(you)
    rule = "AH-STATE-04" if state == "insane" else "AH-STATE-10"
    yield from lose_cards(game, you, owned, len(owned) // 2, rule=rule, why=text(f"ah-why-{state}"))
    lose_clues(game, you, you.clues // 2)
    for card in [card for card in you.cards if CARDS[card].lost_in_fall]:
        discard(game, you, card)


def refuge(game: Arkham, you: Investigator, state: str) -> Rules[str]:
    """Where the insane or unconscious are brought: in the town where it happened, if that has such a place."""
    town = AREAS[you.at].town if you.at in AREAS else ""
    found = [place for place in game.edition[LOCATIONS] if place.takes == state]
    near = [place for place in found if place.town == town] or found[:1]
    options = [refuge_option(place) for place in near]
    return (yield from ask(you.seat, REFUGE, options, you.slug))


def refuge_option(place: Location) -> Option[str]:
    """Being brought there."""
    return Option(f"refuge:{place.slug}", place.slug, piece(place.slug), (place.slug,))


def lose_in_time_and_space(game: Arkham, you: Investigator) -> Rules[None]:
    """The investigator is nowhere, and loses the next turn, unless something saves it."""
    event = yield from before(game, WillBeLost(you.slug))
    if event is None:
        return
    leave_place(game, you)
    you.at = LOST
    you.delayed = True
    you.skips = game.turn + 1
    you.busy = True
    yield from after(game, ArrivedLost(you.slug))


def devour(game: Arkham, you: Investigator) -> Rules[None]:
    """The investigator is gone, unless something saves it."""
    if in_play(game, you) and (yield from before(game, WillBeDevoured(you.slug))) is not None:
        yield from vanish(game, you)


def vanish(game: Arkham, you: Investigator) -> Rules[None]:
    """The investigator is gone. Its player takes a new one between two steps, and keeps the trophies until then."""
    leave_place(game, you)
    game.investigators[you.seat] = None
    game.devoured.append(you.slug)
    return_everything(game, you)
    game.legacy[you.seat] = you.monster_trophies + you.gate_trophies
    if game.awake:
        put_out_of_the_game(game, you.seat, you.slug)
    game.cards_changed()
    yield from after(game, Devoured(you.slug))
    for kind, amount in you.counters.items():
        yield from reactions(game, TokensLeft(you.slug, kind, amount))


def put_out_of_the_game(game: Arkham, seat: int, who: str = "") -> None:
    """A player takes no further part; what trophies are left go back where they came from."""
    game.out.append(seat)
    game.tell(Eliminated(seat, game.ancient_one, who))
    for trophy in game.legacy.pop(seat, []):
        if trophy in GATE_MARKERS:
            game.gate_stack.put_under(trophy)
        else:
            game.cup.append(trophy)


def to_maximum(game: Arkham, you: Investigator, *, sanity: bool = False, stamina: bool = False) -> Rules[None]:
    """Sanity or stamina is whole again."""
    if sanity:
        yield from gain_sanity(game, you, max_sanity(game, you) - you.sanity)
    if stamina:
        yield from gain_stamina(game, you, max_stamina(game, you) - you.stamina)


def cure(game: Arkham, you: Investigator, *, sanity: bool = False, stamina: bool = False) -> None:
    """Care that is paid for makes sanity or stamina whole again, whatever stands in the way of gaining it."""
    if sanity and (missing := max_sanity(game, you) - you.sanity) > 0:
        you.sanity += missing
        game.tell(SanityGained(you.slug, missing))
    if stamina and (missing := max_stamina(game, you) - you.stamina) > 0:
        you.stamina += missing
        game.tell(StaminaGained(you.slug, missing))


def can_gain(game: Arkham, you: Investigator, *, sanity: bool = False, stamina: bool = False) -> bool:
    """Whether there is sanity or stamina to regain, and nothing stands in the way of it."""
    if sanity and hurt(game, you, sanity=True) and not prevented(game, SanityGiven(you.slug, 1, cause=game.cause)):
        return True
    return (
        stamina and hurt(game, you, stamina=True) and not prevented(game, StaminaGiven(you.slug, 1, cause=game.cause))
    )


def hurt(game: Arkham, you: Investigator, *, sanity: bool = False, stamina: bool = False) -> bool:
    """Whether there is sanity or stamina to regain."""
    return (sanity and you.sanity < max_sanity(game, you)) or (stamina and you.stamina < max_stamina(game, you))
