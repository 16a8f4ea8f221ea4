"""Lines of what only the investigators of the box can do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, CARDS, INVESTIGATORS, Deck
from miskatonic.games.arkham_horror.effects.guarding import avoiding
from miskatonic.games.arkham_horror.effects.owning import wants
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
from miskatonic.kernel.hooks import (
    Ability,
    Modifier,
    Replacement,
    Setter,
    Source,
    Trigger,
    for_owner,
    modifies,
    owner,
    sets,
)
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import text

WHICH_SKILL = ASK("which_skill", "AH-SHEET-03", str)
TOP_BOTTOM_OR_NOT = ASK("top_bottom_or_not", "AH-SHEET-03", str)
BLOOD_MONEY_FOR = ASK("blood_money", "AH-SHEET-01", str)

# --- terror and allies


@line("recalls_allies", lambda: text("kh-line-recalls-allies"), gives=lambda: {"ally": 0.5})
def recalls_allies() -> Setter:
    """Allies who are back in the box may still join the owner."""

    def recalls(game: Arkham, source: Source, you: Investigator, deck: Deck) -> bool:
        return you.seat == source.seat and deck == "ally"

    return sets(holding.RECALLS, recalls)


def _in_clues(n: int) -> Cost:
    return Cost("kh-cost", {"clues": n})


@line(
    "calms_for_clues",
    lambda clues: timed(text("kh-line-terror-would-rise"), _in_clues(clues), text("kh-line-no-terror")),
    gives=lambda clues: {"terror": -1},
    cost=_in_clues,
)
def calms_for_clues(clues: int) -> Replacement:
    """Clues are spent against a point of terror."""

    def run(game: Arkham, source: Source, event: TerrorRise) -> Rules[TerrorRise | None]:
        you = owner(game, source)
        if holding.clues_for(game, you) < clues or not (yield from wants(you, source.card, event=event)):
            return event
        yield from holding.spend_clues(game, you, clues)
        return None

    return Replacement(TerrorRise, run)


# --- tomes and spells


@line("reads_safely", lambda: text("kh-line-reads-safely"), gives=lambda: {"sanity": 1})
def reads_safely() -> Replacement:
    """The owner loses no sanity by reading tomes."""

    def run(game: Arkham, source: Source, event: SanityLoss) -> Rules[SanityLoss | None]:
        yield from ()
        read = CARDS.get(event.cause)
        return None if event.who == owner(game, source).slug and read is not None and read.tome else event

    return Replacement(SanityLoss, run)


@line(
    "cheaper_spells", lambda sanity: text("kh-line-cheaper-spells", n=sanity), gives=lambda sanity: {"sanity": sanity}
)
def cheaper_spells(sanity: int) -> Modifier:
    """The owner's spells cost less sanity."""
    return modifies(SPELL_COST, for_owner(-sanity))


# --- skills and sliders


@line("balances", lambda: text("kh-line-balances"), gives=lambda: {"sanity": 1, "stamina": 1})
def balances() -> Trigger:
    """A slider of its own moves both maximums; for each stop by which one of them rises, a point of it is gained."""

    def mine(game: Arkham, source: Source, event: SliderMoved) -> bool:
        return event.who == source.card and "max_sanity" in INVESTIGATORS[event.who].sliders[event.slider]

    def run(game: Arkham, source: Source, event: SliderMoved) -> Rules[None]:
        you = owner(game, source)
        bounds.cap(game, you)
        if event.stops > 0:
            yield from harm.gain_sanity(game, you, event.stops)
        else:
            yield from harm.gain_stamina(game, you, -event.stops)

    return Trigger(SliderMoved, run, mine)


@line(
    "improvises",
    lambda: timed(text("ah-line-in-upkeep"), None, text("kh-line-improvises")),
    gives=lambda: {"skill": 0.5},
)
def improvises() -> tuple[Setter, Ability]:
    """Once in each upkeep, a skill for another one from the top or the bottom of the deck, which the owner may look at."""

    def knows_bottom(game: Arkham, source: Source, you: Investigator, deck: Deck) -> bool:
        return you.seat == source.seat and deck == "skill"

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and bool(holds(you, "skill")) and bool(game.decks["skill"])

    def run(game: Arkham, source: Source) -> Rules[None]:
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

    return sets(holding.KNOWS_BOTTOM, knows_bottom), Ability(IN_UPKEEP, run, available)


# --- clues and curses


@line("wiser_beyond", lambda: text("kh-line-wiser-beyond"), gives=lambda: {"clue": 2})
def wiser_beyond() -> tuple[Trigger, Trigger]:
    """A clue with every area of an Other World, and with being lost in time and space."""

    def mine(game: Arkham, source: Source, event: AreaEntered | ArrivedLost) -> bool:
        return event.who == source.card

    def run(game: Arkham, source: Source, event: AreaEntered | ArrivedLost) -> Rules[None]:
        holding.gain_clues(game, owner(game, source), 1)
        yield from ()

    return Trigger(AreaEntered, run, mine), Trigger(ArrivedLost, run, mine)


@line("more_clues", lambda n: text("kh-line-more-clues", n=n), gives=lambda n: {"clue": 2 * n})
def more_clues(n: int) -> Modifier:
    """Whenever the owner gains clues, there are more of them."""
    return modifies(holding.MORE_CLUES, for_owner(n))


@line("cursed_for_good", lambda: text("kh-line-cursed-for-good"), gives=lambda: {"curse": 1})
def cursed_for_good() -> Setter:
    """No die ends a curse of the owner."""

    def stays(game: Arkham, source: Source, you: Investigator) -> bool:
        return you.seat == source.seat and you.fate == "cursed"

    return sets(fates.FATE_STAYS, stays)


# --- trophies


@line("dearer_trophies", lambda n: text("kh-line-dearer-trophies", n=n), gives=lambda n: {"monster_trophy": n})
def dearer_trophies(n: int) -> Modifier:
    """The owner's monster trophies are worth more."""
    return modifies(trophies.TROPHY_WORTH, for_owner(n))


@line(
    "sells_trophies",
    lambda: timed(text("ah-line-in-upkeep"), None, text("kh-line-sells-trophies")),
    gives=lambda: {"money": 2, "monster_trophy": -1},
)
def sells_trophies() -> Ability:
    """Once in each upkeep, in the streets, a monster trophy for money."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and is_street(you.at) and bool(you.monster_trophies)

    def run(game: Arkham, source: Source) -> Rules[None]:
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

    return Ability(IN_UPKEEP, run, available)


# --- the streets


@line("evades_in_streets", lambda: text("kh-line-evades-in-streets"), gives=lambda: {"check": 1})
def evades_in_streets() -> Setter:
    """The owner passes all evade checks in the streets."""

    def sure(game: Arkham, source: Source, you: Investigator, made: Check) -> bool:
        met_at = game.monsters.get(made.monster, you.at)
        return you.seat == source.seat and made.kind == "evade" and is_street(met_at if met_at in AREAS else you.at)

    return sets(SURE, sure)


@line("under_elder_sign", lambda: text("kh-line-under-elder-sign"), gives=lambda: {"arrest": -0.5, "curse": -0.5})
def under_elder_sign() -> tuple[Replacement, Replacement]:
    """The owner of an elder sign is neither arrested nor cursed."""

    def carries(game: Arkham, you: Investigator) -> bool:
        return any(CARDS[card].seals for card in you.cards)

    return avoiding(WillBeArrested, when=carries), avoiding(WillBeCursed, when=carries)
