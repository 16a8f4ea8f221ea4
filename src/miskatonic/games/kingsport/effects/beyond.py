"""Effects that only gate cards have."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.effects.counting import fall_to
from miskatonic.games.arkham_horror.effects.losses import cards_of_kind
from miskatonic.games.arkham_horror.effects.people import PRINTED, how_much
from miskatonic.games.arkham_horror.events.people import FoundAgain, SkillsAdjusted
from miskatonic.games.arkham_horror.rules import doom, gates, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.combat import take_down
from miskatonic.games.arkham_horror.rules.other_worlds import encounter_in
from miskatonic.games.arkham_horror.rules.upkeep import sliders_were_set
from miskatonic.games.arkham_horror.state import (
    LOST,
    Arkham,
    Investigator,
    holds,
    piece,
    street_of,
    world_of,
)
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

MAY_AGAIN = ASK("may_again", "AH-ENC-03", bool)
CLUE_OR_ITEM = ASK("clue_or_item", "AH-ENC-03", str)
SAVE_ITEM = ASK("save_item", "AH-ENC-03", str, aim="get")
ITEMS_FOR_CLUES = ASK("items_for_clues", "AH-ENC-03", str)

CLUE = "clue"
"""The answer that gives up a clue instead of an item."""


def clue_options(you: Investigator, least: int = 0, most: int | None = None) -> list[Option[int]]:
    """Giving up some clues."""
    most = you.clues if most is None else min(most, you.clues)
    return [Option(f"clues:{n}", n, text("kh-option-give-clues", n=n)) for n in range(least, most + 1)]


# --- ways home


@word("found_together", lambda: text("kh-effect-found-together"), gives=lambda: {"way_home": 0.2, "turn": 0.2})
def found_together(game: Arkham, you: Investigator) -> Rules[None]:
    """Home, together with all who are lost in time and space."""
    if not game.at(LOST):
        return
    yield from gates.come_home(game, you)
    if you.at == LOST:
        return
    street = street_of(you.at)
    for person in game.at(LOST):
        person.at, person.delayed, person.skips = street, False, 0
        game.tell(FoundAgain(person.slug, street))


@word("read_the_way", lambda: text("kh-effect-read-the-way"), gives=lambda: {"way_home": 0.3, "gate_closed": 0.3})
def read_the_way(game: Arkham, you: Investigator) -> Rules[None]:
    """A die for each tome: with a success home, and the gate is closed."""
    faces = skill_checks.roll(game, you, len(cards_of_kind(you, "tome")))
    if any(skill_checks.is_success(you, face) for face in faces):
        yield from gates.come_home(game, you)
        if you.at in game.gates:
            yield from gates.close_and_offer_seal(game, you, you.at)


@word("return_in_force", lambda: text("kh-effect-return-in-force"), gives=lambda: {"way_home": 1, "monster_trophy": 1})
def return_in_force(game: Arkham, you: Investigator) -> Rules[None]:
    """Home, where all monsters are defeated."""
    yield from gates.come_home(game, you)
    for monster in game.monsters_at(you.at):
        yield from take_down(game, you, monster)


@word("back_to_the_start", lambda: text("kh-effect-back-to-the-start"), gives=lambda: {"way_home": -0.5})
def back_to_the_start(game: Arkham, you: Investigator) -> Rules[None]:
    """Back to the first area of the Other World."""
    if world := world_of(you.at):
        yield from gates.reach(game, you, f"{world}_1")


@word("once_more", lambda: text("kh-effect-once-more"), gives=lambda: {"encounter": 1})
def once_more(game: Arkham, you: Investigator) -> Rules[None]:
    """Another encounter in the same Other World."""
    if world := world_of(you.at):
        yield from encounter_in(game, you, world)


# --- sanity and stamina


@word("doom_of_all", lambda: text("kh-effect-doom-of-all"), gives=lambda: {"sanity": -1, "stamina": -1})
def doom_of_all(game: Arkham, you: Investigator) -> Rules[None]:
    """A loss that awakens the Ancient One if it is deadly."""
    yield from harm.lose(game, you, sanity=1, stamina=1)
    if (yield from harm.settle_fall(game, you)) and not harm.in_play(game, you):
        yield from doom.awaken(game, "kh-awake-kadath")


@word("bought_off", lambda: text("kh-effect-bought-off"), gives=lambda: {"sanity": -2, "stamina": -2, "clue": -1})
def bought_off(game: Arkham, you: Investigator) -> Rules[None]:
    """A loss that clues make smaller."""
    n = yield from how_much(game, you, clue_options(you, 0, 3))
    holding.lose_clues(game, you, n)
    yield from harm.lose(game, you, 3 - n, 3 - n)


@word(
    "price_of_memory",
    lambda: text("kh-effect-price-of-memory"),
    gives=lambda: {"clue": -1.5, "sanity": -1, "stamina": -1},
)
def price_of_memory(game: Arkham, you: Investigator) -> Rules[None]:
    """Each clue that is kept costs sanity and stamina."""
    if you.clues:
        n = yield from how_much(game, you, clue_options(you))
        yield from harm.lose(game, you, n, n)
        holding.lose_clues(game, you, you.clues - n)


@word(
    "dice_for_life",
    lambda: text("kh-effect-dice-for-life"),
    gives=lambda: {"clue": -2, "sanity": -3, "stamina": -3, "devoured": 0.5},
)
def dice_for_life(game: Arkham, you: Investigator) -> Rules[None]:
    """Dice for clues: sanity and stamina fall to the number of successes."""
    if not you.clues:
        yield from harm.devour(game, you)
        return
    n = yield from how_much(game, you, clue_options(you, 1))
    holding.lose_clues(game, you, n)
    won = sum(skill_checks.is_success(you, face) for face in skill_checks.roll(game, you, n))
    if not won:
        yield from harm.devour(game, you)
        return
    yield from fall_to(game, you, "sanity", won)
    yield from fall_to(game, you, "stamina", won)


@word("dark_study", lambda: text("kh-effect-dark-study"), gives=lambda: {"sanity": -2, "clue": 1})
def dark_study(game: Arkham, you: Investigator) -> Rules[None]:
    """Sanity for clues, as often as the player likes."""
    while you.sanity >= 2 and holding.room_for_clues(game, you, 1):
        options = [Option("yes", True, text("kh-option-study")), Option("no", False, text("ah-option-decline"))]
        if not (yield from ask(you.seat, MAY_AGAIN, options, game.cause)):
            return
        harm.pay(game, you, sanity=2)
        holding.gain_clues(game, you, 1)


@word("sliders_left", lambda: text("kh-effect-sliders-left"), gives=lambda: {"check": -0.3})
def sliders_left(game: Arkham, you: Investigator) -> Rules[None]:
    """All sliders go to their first stop."""
    before = list(you.sliders)
    you.sliders = [0] * len(before)
    game.tell(SkillsAdjusted(you.slug, tuple(you.sliders)))
    yield from sliders_were_set(game, you, before)


# --- items


@word(
    "dear_unique",
    lambda: text("kh-effect-dear-unique"),
    gives=lambda: {"unique": -1},
    can=lambda game, you: bool(dear_uniques(you)),
)
def dear_unique(game: Arkham, you: Investigator) -> Rules[None]:
    """A unique item with a high price is discarded."""
    yield from holding.give_up_cards(game, you, dear_uniques(you), rule=PRINTED)


def dear_uniques(you: Investigator) -> list[str]:
    """The unique items with a price of 5 or more."""
    return [card for card in holds(you, "unique") if CARDS[card].price >= 5]


@word("lose_clue_or_item", lambda: text("kh-effect-lose-clue-or-item"), gives=lambda: {"clue": -0.5, "item": -0.5})
def lose_clue_or_item(game: Arkham, you: Investigator) -> Rules[None]:
    """A clue or an item, as its owner chooses, if there is any; what is kept safe need not be given."""
    items = holding.items(you)
    if not you.clues and all(holding.is_safe(you, card) for card in items):
        yield from holding.lose_cards(game, you, items, 1, rule=PRINTED)
        return
    options = [holding.card_option("lose", card) for card in holding.distinct(items)]
    if you.clues:
        options.append(Option("clue", CLUE, text("kh-option-lose-clue"), (CLUE,)))
    given = yield from ask(you.seat, CLUE_OR_ITEM, options, game.cause)
    if given == CLUE:
        holding.lose_clues(game, you, 1)
    else:
        holding.discard(game, you, given)


@word("toll_of_gates", lambda: text("kh-effect-toll-of-gates"), gives=lambda: {"clue": -1, "item": -1})
def toll_of_gates(game: Arkham, you: Investigator) -> Rules[None]:
    """A die for each open gate: each failure costs a clue or an item."""
    for face in skill_checks.roll(game, you, len(game.gates)):
        if not skill_checks.is_success(you, face):
            yield from lose_clue_or_item().run(game, you)


@word(
    "items_into_clues",
    lambda: text("kh-effect-items-into-clues"),
    gives=lambda: {"item": -1, "clue": 1},
    can=lambda game, you: bool(holding.items(you)),
)
def items_into_clues(game: Arkham, you: Investigator) -> Rules[None]:
    """Any number of items, for a clue each."""
    options = [holding.card_option("lose", card) for card in holding.items(you)]
    given = yield from ask_many(you.seat, ITEMS_FOR_CLUES, options, 1, len(options), game.cause)
    for card in given:
        holding.discard(game, you, card)
    holding.gain_clues(game, you, len(given))


@word("ransom_items", lambda price: text("kh-effect-ransom-items", price=price), gives=lambda price: {"item": -2})
def ransom_items(game: Arkham, you: Investigator, price: int) -> Rules[None]:
    """All items are lost but those that are paid for with a clue or with money."""
    left = holding.items(you)
    while options := ransom_options(game, you, left, price):
        options.append(Option("done", "", text("ah-option-done")))
        saved = yield from ask(you.seat, SAVE_ITEM, options, game.cause)
        if not saved:
            break
        means, _, card = saved.partition("/")
        if means == CLUE:
            holding.lose_clues(game, you, 1)
        else:
            yield from holding.spend_money(game, you, price)
        left.remove(card)
    yield from holding.lose_cards(game, you, left, len(left), rule=PRINTED)


def ransom_options(game: Arkham, you: Investigator, left: list[str], price: int) -> list[Option[str]]:
    """Keeping an item that could be lost, for a clue or for money."""
    found: list[Option[str]] = []
    for card in left:
        if holding.is_safe(you, card):
            continue
        if you.clues:
            label = text("kh-option-save-for-clue", card=piece(card))
            found.append(Option(f"clue:{card}", f"{CLUE}/{card}", label, (card,)))
        if holding.money_for(game, you) >= price:
            label = text("kh-option-save-for-money", card=piece(card), price=price)
            found.append(Option(f"money:{card}", f"money/{card}", label, (card,)))
    return found
