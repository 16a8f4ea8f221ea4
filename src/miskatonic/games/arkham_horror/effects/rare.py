"""Effects that a single card has: each with its words in both languages."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import (
    ASK,
    STREETS,
    Deck,
)
from miskatonic.games.arkham_horror.effects.checks import check
from miskatonic.games.arkham_horror.effects.people import draw, sell, share
from miskatonic.games.arkham_horror.effects.trading import sell_deck
from miskatonic.games.arkham_horror.events.fate import Retired
from miskatonic.games.arkham_horror.events.town import CardTurnedUp
from miskatonic.games.arkham_horror.rules import fates, gates, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.encounters import cards_of, have_encounter
from miskatonic.games.arkham_horror.rules.places import go, place_option, to_street
from miskatonic.games.arkham_horror.rules.preparation import investigator_option, take_over
from miskatonic.games.arkham_horror.rules.trophies import spend_gate, spend_monster
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds, world_of
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

WHICH_DECK = ASK("which_deck", "AH-ENC-03", str)
NEW_LIFE = ASK("new_life", "AH-ENC-03", str)


# --- gates


@word("close_by_dice", lambda: text("ah-effect-close-by-dice"), gives=lambda: {"gate_closed": 1.5})
def close_by_dice(game: Arkham, you: Investigator) -> Rules[None]:
    """A die for each open gate: a success closes it."""
    for place in list(game.gates):
        if skill_checks.is_success(you, skill_checks.roll(game, you, 1)[0]) and place in game.gates:
            gates.take_gate(game, place, None)
            yield from gates.gate_is_gone(game, place)


@word(
    "leave_and_close",
    lambda: text("ah-effect-leave-and-close"),
    gives=lambda: {"gate_closed": 1, "lost": 0.5, "way_home": 0.5},
)
def leave_and_close(game: Arkham, you: Investigator) -> Rules[None]:
    """Home or lost, as a check decides; the gate closes in any case."""
    place = you.gate
    if (yield from skill_checks.passes(game, you, "speed", -2)):
        if world_of(you.at):
            yield from gates.come_home(game, you)
    else:
        yield from harm.lose_in_time_and_space(game, you)
    if place in game.gates:
        gates.close_by_itself(game, place)


# --- conditions


@word("few_spells", lambda: text("ah-effect-few-spells"), gives=lambda: {"unique": 0.7})
def few_spells(game: Arkham, you: Investigator) -> Rules[None]:
    """A unique item for an investigator with few spells."""
    if len(holds(you, "spell")) <= 2:
        yield from holding.draw(game, you, "unique")
        to_street(game, you)


@word("lift_or_bless", lambda: text("ah-effect-lift-or-bless"), gives=lambda: {"blessing": 1})
def lift_or_bless(game: Arkham, you: Investigator) -> Rules[None]:
    """A curse is lifted; without one, a blessing."""
    if you.fate == "cursed":
        fates.lift_curse(game, you)
    else:
        yield from fates.bless(game, you)


@word("pay_3_or_out", lambda: text("ah-effect-pay-3-or-out"), gives=lambda: {"money": -3})
def pay_3_or_out(game: Arkham, you: Investigator) -> Rules[None]:
    """Three dollars, or a blow and the street."""
    if holding.money_for(game, you) >= 3:
        yield from holding.spend_money(game, you, 3)
    else:
        yield from harm.lose(game, you, stamina=1)
        to_street(game, you)


@word("lose_item_or_again", lambda: text("ah-effect-lose-item-or-again"), gives=lambda: {"item": -1})
def lose_item_or_again(game: Arkham, you: Investigator) -> Rules[None]:
    """An item is lost; without any, another encounter."""
    items = holding.items(you)
    if items:
        yield from holding.lose_cards(game, you, items, 1, rule="AH-ENC-03")
    else:
        yield from have_encounter(game, you)


@word("low_die_heals", lambda: text("ah-effect-low-die-heals"), gives=lambda: {"stamina": 1})
def low_die_heals(game: Arkham, you: Investigator) -> Rules[None]:
    """A low die heals."""
    face = skill_checks.roll(game, you, 1)[0]
    if face <= 3:
        yield from harm.gain_stamina(game, you, face)


@word("sanity_for_clues", lambda: text("ah-effect-sanity-for-clues"), gives=lambda: {"sanity": -3.5, "clue": 3.5})
def sanity_for_clues(game: Arkham, you: Investigator) -> Rules[None]:
    """Loses sanity and gains clues by the result of a die."""
    n = skill_checks.roll(game, you, 1)[0]
    yield from harm.lose(game, you, sanity=n)
    holding.gain_clues(game, you, n)


@word(
    "share_a_die",
    lambda: text("ah-effect-share-a-die"),
    can=lambda game, you: harm.can_gain(game, you, sanity=True, stamina=True),
    gives=lambda: {"sanity": 1.75, "stamina": 1.75},
)
def share_a_die(game: Arkham, you: Investigator) -> Rules[None]:
    """As many points as a die shows."""
    yield from share(skill_checks.roll(game, you, 1)[0]).run(game, you)


@word("price_of_a_look", lambda: text("ah-effect-price-of-a-look"), gives=lambda: {"sanity": -1.5, "unique": 0.8})
def price_of_a_look(game: Arkham, you: Investigator) -> Rules[None]:
    """A unique item for an investigator that stays sane."""
    passed = yield from skill_checks.passes(game, you, "will", -1)
    yield from harm.lose(game, you, sanity=1 if passed else 2)
    if you.sanity > 0:
        yield from holding.draw(game, you, "unique")


# --- offers


def deck_options() -> list[Option[str]]:
    """The common or the unique items."""
    return [Option(f"deck:{deck}", deck, text(f"ah-deck-{deck}")) for deck in ("common", "unique")]


@word("buy_anything", lambda: text("ah-effect-buy-anything"), gives=lambda: {"common": 0.5, "unique": 0.5})
def buy_anything(game: Arkham, you: Investigator) -> Rules[None]:
    """Any card of one of two decks may be bought."""
    deck = yield from ask(you.seat, WHICH_DECK, deck_options(), game.cause)
    yield from sell_deck(game, you, deck)


@word("buy_one_of_either", lambda: text("ah-effect-buy-one-of-either"), gives=lambda: {"common": 0.3, "unique": 0.3})
def buy_one_of_either(game: Arkham, you: Investigator) -> Rules[None]:
    """One card of either deck may be bought."""
    deck: Deck = (
        "common" if (yield from ask(you.seat, WHICH_DECK, deck_options(), game.cause)) == "common" else "unique"
    )
    yield from sell(game, you, (yield from holding.reveal(game, you, deck, 1)), 1)


# --- odd places


@word("turn_up_a_card", lambda: text("ah-effect-turn-up-a-card"), gives=lambda: {"encounter": 0.2})
def turn_up_a_card(game: Arkham, you: Investigator) -> Rules[None]:
    """The top card of a location deck is turned face up."""
    decks = [street.slug for street in game.edition[STREETS] if cards_of(game.edition, street.slug)]
    where = yield from ask(you.seat, WHICH_DECK, [place_option("deck", deck) for deck in decks], game.cause)
    card = game.rng.pick([card.slug for card in cards_of(game.edition, where)], of="encounters")
    game.face_up[where] = card
    game.tell(CardTurnedUp(where, card))


@word("fall_through", lambda: text("ah-effect-fall-through"), gives=lambda: {"unique": 0.2})
def fall_through(game: Arkham, you: Investigator) -> Rules[None]:
    """A fall through worlds, as far as a check decides."""
    won = yield from skill_checks.check(game, you, "luck", 1, wanted=3)
    if won >= 3:
        yield from check("luck", -1, passed=draw("unique")).run(game, you)
    elif won == 2:
        if world_of(you.at):
            yield from gates.reach(game, you, f"the_dreamlands{you.at[-2:]}")
    elif world_of(you.at):
        you.gate = ""
        go(game, you, "black_cave")


@word("new_investigator", lambda: text("ah-effect-new-investigator"))
def new_investigator(game: Arkham, you: Investigator) -> Rules[None]:
    """Another investigator in place of this one."""
    if not game.box:
        return
    options = [investigator_option(slug) for slug in game.box]
    options.append(Option("no", "", text("ah-option-decline")))
    slug = yield from ask(you.seat, NEW_LIFE, options, game.cause)
    if not slug:
        return
    game.tell(Retired(you.slug))
    for marker in list(you.gate_trophies):
        spend_gate(game, you, marker)
    for monster in list(you.monster_trophies):
        spend_monster(game, you, monster)
    holding.return_everything(game, you)
    game.devoured.append(you.slug)
    game.investigators[you.seat] = None
    game.cards_changed()
    yield from take_over(game, you.seat, slug)
