"""The clock, midnight and the Mythos cards."""

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONE_CARDS, ASK, EACH, MONSTER_CARDS, MYTHOS
from miskatonic.games.elder_sign.events import (
    AncientOneAttacks,
    ClockAdvanced,
    Midnight,
    MidnightEffect,
    MythosDrawn,
    MythosShuffled,
)
from miskatonic.games.elder_sign.rules.dice_pool import free_die, lock_die, piece
from miskatonic.games.elder_sign.rules.doom import add_doom
from miskatonic.games.elder_sign.rules.fate import settle
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import caused

MIDNIGHT_ORDER = ASK("midnight_order", "ES-ERR-32", int)

HOURS = ("XII", "III", "VI", "IX")


def advance_clock(game: ElderSign) -> Rules[None]:
    """The hand moves 3 hours; at XII midnight is resolved at once.

    With the errata it waits for the end of the turn, and each further XII of that turn adds a doom token instead.
    """
    game.clock = (game.clock + 1) % 4
    if game.watched:
        game.tell(ClockAdvanced(HOURS[game.clock]))
    if game.clock:
        return
    if not game.errata:
        yield from midnight(game)
    elif game.midnights:
        yield from add_doom(game)
    else:
        game.midnights = 1


def midnight(game: ElderSign) -> Rules[None]:
    """All at-midnight effects, the outgoing Mythos card's last, then a new one; in the battle the Ancient One's attack alone.

    What can be used once a day is ready again when all this is over.
    """
    if game.watched:
        game.tell(Midnight(game.day))
    game.day += 1
    if game.awake:
        game.tell(AncientOneAttacks(game.ancient_one))
        yield from resolve(game, game.ancient_one, ANCIENT_ONE_CARDS[game.ancient_one].attack)
    else:
        yield from night(game)
    for investigator in game.present():
        investigator.rested.clear()


def night(game: ElderSign) -> Rules[None]:
    """What midnight brings while the Ancient One sleeps; when it wakes up, the rest does not happen."""
    for effects in (monsters_at_midnight(game), adventures_at_midnight(game)):
        yield from strike_all(game, effects)
        if game.awake:
            return
    if game.mythos and (outgoing := MYTHOS[game.mythos].midnight) is not None:
        yield from strike(game, game.mythos, outgoing)
        if game.awake:
            return
    yield from draw_mythos(game)


Strikes = list[tuple[str, ElderSignEffect]]
"""Cards with what they do at midnight."""


def monsters_at_midnight(game: ElderSign) -> Strikes:
    """What the monsters in play do, which come first."""
    return [
        (monster, effect)
        for adventure in game.adventures()
        if adventure.covers or adventure.below
        for monster in adventure.monsters()
        if (effect := MONSTER_CARDS[monster].midnight) is not None
    ]


def adventures_at_midnight(game: ElderSign) -> Strikes:
    """What the adventures and Other Worlds in play do."""
    return [
        (adventure.card, effect)
        for adventure in game.adventures()
        if (effect := ADVENTURE_CARDS[adventure.card].midnight) is not None
    ]


def strike_all(game: ElderSign, left: Strikes) -> Rules[None]:
    """One after the other, in the order that the active player chooses where it makes a difference."""
    while left and not game.awake:
        first = 0
        if len(left) > 1 and order_matters(game, left):
            options = [
                Option(f"strike:{card}", n, piece(card), (card,), effect.text) for n, (card, effect) in enumerate(left)
            ]
            first = yield from ask(game.active, MIDNIGHT_ORDER, options)
        card, effect = left.pop(first)
        yield from strike(game, card, effect)


def order_matters(game: ElderSign, strikes: Strikes) -> bool:
    """Whether different effects may devour an investigator or wake the Ancient One: if not, every order has the same result."""
    gifts = [effect.gives for _, effect in strikes]
    if all(gives == gifts[0] for gives in gifts) and gifts[0]:
        return False
    if not all(gifts):
        return True
    taken = {what: -sum(gives.get(f"{EACH}{what}", 0) for gives in gifts) for what in ("sanity", "stamina")}
    doom = sum(gives.get("doom", 0) + gives.get("doom_per_other_world", 0) * len(game.other_worlds) for gives in gifts)
    wakes = doom > 0 and game.doom + doom >= ANCIENT_ONE_CARDS[game.ancient_one].doom_track
    return wakes or any(
        investigator.sanity <= taken["sanity"] or investigator.stamina <= taken["stamina"]
        for investigator in game.present()
    )


def strike(game: ElderSign, card: str, effect: ElderSignEffect) -> Rules[None]:
    """A card does what it does at midnight."""
    if game.watched:
        game.tell(MidnightEffect(card))
    return resolve(game, card, effect)


def resolve(game: ElderSign, card: str, effect: ElderSignEffect | None) -> Rules[None]:
    """The active player carries out an effect of a card that concerns the whole table."""
    if effect is not None and (investigator := game.acting()) is not None:
        yield from caused(game, card, effect.run, game, investigator)
        yield from settle(game)


def draw_mythos(game: ElderSign) -> Rules[None]:
    """The new card is laid on the earlier ones; its upper half happens at once, its lower half goes on."""
    outgoing = game.mythos
    if outgoing:
        free_die(game, outgoing)
        game.mythos_pile.append(outgoing)
    if not game.mythos_deck:
        game.mythos_deck, game.mythos_pile = game.mythos_pile, Pile()
        game.mythos_deck.shuffle(game.rng)
        game.tell(MythosShuffled())
    game.mythos = game.mythos_deck.pop()
    game.rng.reveal()
    if outgoing in game.hooks or game.mythos in game.hooks:
        game.cards_changed()
    game.tell(MythosDrawn(game.mythos))
    card = MYTHOS[game.mythos]
    yield from lock_die(game, card.locked, game.mythos)
    yield from resolve(game, game.mythos, card.upper)
    if card.stays is not None and not game.awake:
        yield from resolve(game, game.mythos, card.stays)
