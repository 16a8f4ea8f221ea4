"""What only the investigators of the box can do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, INVESTIGATORS, Deck
from miskatonic.games.arkham_horror.effects.guarding import avoiding
from miskatonic.games.arkham_horror.effects.owning import for_owner, owner, wants
from miskatonic.games.arkham_horror.events.fate import TerrorRise
from miskatonic.games.arkham_horror.events.people import (
    ArrivedLost,
    SanityLoss,
    SliderMoved,
    WillBeArrested,
    WillBeCursed,
)
from miskatonic.games.arkham_horror.events.town import AreaEntered
from miskatonic.games.arkham_horror.rules import bounds, fates, harm, holding, trophies
from miskatonic.games.arkham_horror.rules.places import is_street
from miskatonic.games.arkham_horror.rules.skill_checks import SURE
from miskatonic.games.arkham_horror.rules.windows import IN_UPKEEP, SPELL_COST
from miskatonic.games.arkham_horror.state import Arkham, Check, Investigator, holds
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Replacement, Source, Trigger, modifies
from miskatonic.kernel.text import text

WHICH_SKILL = ASK("which_skill", "AH-SHEET-03", str)
BLOOD_MONEY_FOR = ASK("blood_money", "AH-SHEET-01", str)

# --- the politician


def _recalls(game: Arkham, source: Source, you: Investigator, deck: Deck) -> int:
    return int(you.seat == source.seat and deck == "ally")


CONNECTIONS = modifies(holding.RECALLS, _recalls)
CLUES_TO_CALM = 2


def _calm(game: Arkham, source: Source, event: TerrorRise) -> Rules[TerrorRise | None]:
    you = owner(game, source)
    if holding.clues_for(game, you) < CLUES_TO_CALM or not (yield from wants(you, source.card, event=event)):
        return event
    yield from holding.spend_clues(game, you, CLUES_TO_CALM)
    return None


SETTLE_DOWN = Replacement(TerrorRise, _calm)

# --- the librarian


def _reads_safely(game: Arkham, source: Source, event: SanityLoss) -> Rules[SanityLoss | None]:
    yield from ()
    read = CARDS.get(event.cause)
    return None if event.who == owner(game, source).slug and read is not None and read.tome else event


def _cheaper(game: Arkham, source: Source, you: Investigator, spell: str) -> int:
    return -1 if you.seat == source.seat else 0


CAREFUL_READER = Replacement(SanityLoss, _reads_safely)
IRON_WILL = modifies(SPELL_COST, _cheaper)

# --- the martial artist


def _own_slider(game: Arkham, source: Source, event: SliderMoved) -> bool:
    return event.who == source.card and "max_sanity" in INVESTIGATORS[event.who].sliders[event.slider]


def _balance(game: Arkham, source: Source, event: SliderMoved) -> Rules[None]:
    you = owner(game, source)
    bounds.cap(game, you)
    if event.stops > 0:
        yield from harm.gain_sanity(game, you, event.stops)
    else:
        yield from harm.gain_stamina(game, you, -event.stops)


YIN_AND_YANG = Trigger(SliderMoved, _balance, _own_slider)

# --- the actress


def _knows_bottom(game: Arkham, source: Source, you: Investigator, deck: Deck) -> int:
    return int(you.seat == source.seat and deck == "skill")


def _can_improvise(game: Arkham, source: Source) -> bool:
    you = owner(game, source)
    return source.card not in you.used and bool(holds(you, "skill")) and bool(game.decks["skill"])


def _improvise(game: Arkham, source: Source) -> Rules[None]:
    you = owner(game, source)
    you.used.append(source.card)
    pile = game.decks["skill"]
    where: list[Option[str]] = [
        Option("top", "top", text("ah-option-top")),
        *(Option(o.id, o.id, o.label, o.pieces) for o in holding.from_where(pile[0])[1:]),
        Option("pass", "", text("option-pass")),
    ]
    chosen = yield from ask(you.seat, TOP_BOTTOM_OR_NOT, where, source.card)
    if not chosen:
        return
    options = [holding.card_option("lose", card) for card in holding.distinct(holds(you, "skill"))]
    given = yield from ask(you.seat, WHICH_SKILL, options, source.card)
    card = pile[0] if chosen == "bottom" else pile[-1]
    pile.remove(card)
    game.rng.reveal()
    game.drawn.append(card)
    holding.discard(game, you, given)
    yield from holding.gain(game, you, card)


TOP_BOTTOM_OR_NOT = ASK("top_bottom_or_not", "AH-SHEET-03", str)
IMPROV = (modifies(holding.KNOWS_BOTTOM, _knows_bottom), Ability(IN_UPKEEP, _improvise, _can_improvise))

# --- the dreamer


def _dreams(game: Arkham, source: Source, event: AreaEntered | ArrivedLost) -> bool:
    return event.who == source.card


def _wiser(game: Arkham, source: Source, event: AreaEntered | ArrivedLost) -> Rules[None]:
    holding.gain_clues(game, owner(game, source), 1)
    yield from ()


EXPERIENCED_DREAMER = (Trigger(AreaEntered, _wiser, _dreams), Trigger(ArrivedLost, _wiser, _dreams))

# --- the reporter


def _cursed_for_good(game: Arkham, source: Source, you: Investigator) -> int:
    return int(you.seat == source.seat and you.fate == "cursed")


INVESTIGATION = modifies(holding.MORE_CLUES, for_owner(1))
FAMILY_CURSE = modifies(fates.FATE_STAYS, _cursed_for_good)

# --- the bounty hunter


def _can_sell(game: Arkham, source: Source) -> bool:
    you = owner(game, source)
    return source.card not in you.used and is_street(you.at) and bool(you.monster_trophies)


def _sell(game: Arkham, source: Source) -> Rules[None]:
    you = owner(game, source)
    you.used.append(source.card)
    options = [
        trophies.trophy_option(monster, trophies.worth(game, you, monster))
        for monster in holding.distinct(you.monster_trophies)
    ]
    monster = yield from ask(you.seat, BLOOD_MONEY_FOR, options, source.card)
    price = trophies.worth(game, you, monster)
    trophies.spend_monster(game, you, monster)
    holding.gain_money(game, you, price)


CLEAN_TAKEDOWN = modifies(trophies.TROPHY_WORTH, for_owner(1))
BLOOD_MONEY = Ability(IN_UPKEEP, _sell, _can_sell)

# --- the urchin


def _slips_by(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
    return int(you.seat == source.seat and made.kind == "evade" and is_street(you.at))


def _protected(game: Arkham, you: Investigator) -> bool:
    return any(CARDS[card].seals for card in you.cards)


STREETWISE = modifies(SURE, _slips_by)
BLESSED_IS_THE_CHILD = (avoiding(WillBeArrested, when=_protected), avoiding(WillBeCursed, when=_protected))
