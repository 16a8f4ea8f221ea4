"""Using items, spells and clues."""

from miskatonic.games.elder_sign.components import ASK, CARDS, Usable
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES, YELLOW
from miskatonic.games.elder_sign.events import CardPlayed, CardUsed
from miskatonic.games.elder_sign.events.dice import DieHeld
from miskatonic.games.elder_sign.rules.dice_pool import (
    die_options,
    different,
    discard_empty_spell,
    in_zone,
    lay_die,
    piece,
    pool_of,
    roll,
)
from miskatonic.games.elder_sign.rules.fate import TurnCut, settle
from miskatonic.games.elder_sign.rules.gains import leave_hand, spend_clues
from miskatonic.games.elder_sign.state import Cast, ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask_many, distinct
from miskatonic.kernel.hooks import Flag, Total, after, is_set, total
from miskatonic.kernel.memory import printed
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

# Questions to the cards in play: more than 0 means that it is not allowed.
NO_CLUES: Flag[Investigator] = Flag("no clues")
NO_COMMON: Flag[Investigator] = Flag("no common items")
NO_UNIQUE: Flag[Investigator] = Flag("no unique items")
NO_SPELL: Flag[Investigator] = Flag("no spells")
NO_ALLY: Flag[Investigator] = Flag("no allies")
NOT_ALLOWED = {"common": NO_COMMON, "unique": NO_UNIQUE, "spell": NO_SPELL, "ally": NO_ALLY}

REROLLS_A_CLUE: Total[Investigator] = Total("rerolls a clue")

REROLL = ASK("reroll", "ES-CLUE-02", int)
HOLD = ASK("hold", "ES-ITEM-10", int)


@printed
def use_option(card: str) -> Option[str]:
    """Using a card."""
    kind = CARDS[card].deck
    return Option(f"use:{card}", card, text(f"es-option-use-{kind}", card=piece(card)), (card,), CARDS[card].text)


def usable_cards(game: ElderSign, investigator: Investigator, window: Usable) -> list[Option[str]]:
    """The items and spells that the investigator can use in that window and that would change something."""
    options: list[Option[str]] = []
    spells_now = window == ("after_roll" if game.errata else "before_roll")
    settled = window == "after_roll" and game.attempt is not None and game.attempt.settled
    copies = False
    for card in investigator.cards:
        definition = CARDS[card]
        if definition.holds:
            ready = spells_now and bool(pool_of(game))
        elif definition.effect is None or not (
            (definition.window == window and not settled) or (definition.untimed and game.errata)
        ):
            continue
        else:
            ready = definition.effect.useful(game, investigator)
        if ready and not is_set(game, NOT_ALLOWED[definition.deck], investigator):
            options.append(use_option(card))
            copies = copies or definition.copies > 1
    return distinct(options, game.alike) if copies else options


def use_card(game: ElderSign, investigator: Investigator, card: str) -> Rules[None]:
    """Spends an item or casts a spell."""
    definition = CARDS[card]
    if game.watched:
        game.tell(CardPlayed(investigator.slug, card))
    if definition.holds:
        investigator.cards.remove(card)
        game.cast.append(Cast(card, investigator.seat, fresh=True))
        if game.errata:
            yield from hold_dice(game, investigator)
        return
    leave_hand(game, investigator, card)
    if definition.effect is not None:
        try:
            yield from caused(game, card, definition.effect.run, game, investigator)
        except TurnCut:
            yield from after(game, CardUsed(investigator.slug, card, definition.deck))
            yield from settle(game)
            raise
    yield from after(game, CardUsed(investigator.slug, card, definition.deck))


def hold_dice(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """Spells that have just been cast take dice of the roll, with their results. Only now are they spent."""
    for cast in [cast for cast in game.cast if cast.fresh]:
        cast.fresh = False
        most = CARDS[cast.card].holds
        options = die_options(game, "hold", different(game, pool_of(game)) if most == 1 else pool_of(game))
        if options:
            held = yield from ask_many(investigator.seat, HOLD, options, 1, most, cast.card)
            for index in held:
                lay_die(game, index, "spell", cast.card)
                if game.watched:
                    face = FACE_NAMES[game.dice[index].face]
                    game.tell(DieHeld(investigator.slug, DICE[index], face, cast.card, cause=cast.card))
            if game.attempt is not None:
                game.attempt.settled = True
            yield from after(game, CardUsed(investigator.slug, cast.card, CARDS[cast.card].deck))
            if cast not in game.cast:
                return
        discard_empty_spell(game, cast.card)


def held_dice(game: ElderSign) -> list[Option[int]]:
    """Green dice on spells that the active player may take back to roll them (errata); the others need an item."""
    if not game.errata:
        return []
    return die_options(game, "take", different(game, [i for i in in_zone(game, "spell") if i < YELLOW]))


# --- clues

CLUE_OPTION: Option[str] = Option("clue", "clue", text("es-option-clue"), ("clue",))


def may_spend_clue(game: ElderSign, investigator: Investigator) -> bool:
    """After a roll, while there are dice to roll again."""
    return investigator.clues > 0 and not is_set(game, NO_CLUES, investigator) and bool(pool_of(game))


def spend_clue(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """One clue: any of the dice are rolled again."""
    spend_clues(game, investigator)
    yield from reroll(game, investigator, least=1)
    for _ in range(total(game, REROLLS_A_CLUE, 1, investigator) - 1):
        yield from reroll(game, investigator, least=0)


def reroll(
    game: ElderSign,
    investigator: Investigator,
    least: int,
    most: int = 8,
    seat: int | None = None,
    rule: str = "",
) -> Rules[None]:
    """A player picks dice of the pool and they are rolled again."""
    options = die_options(game, "reroll", different(game, pool_of(game)) if most == 1 else pool_of(game))
    asked = investigator.seat if seat is None else seat
    chosen = yield from ask_many(asked, REROLL, options, least, most, game.cause, rule=rule)
    if chosen:
        roll(game, investigator, chosen)
