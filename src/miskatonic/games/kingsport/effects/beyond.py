"""Effects that a single gate card has: each with its words in both languages."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.counting import fall_to
from miskatonic.games.arkham_horror.effects.losses import cards_of_kind
from miskatonic.games.arkham_horror.effects.people import HOW_MUCH, PRINTED
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
from miskatonic.kernel.text import text

MAY_AGAIN = ASK("may_again", "AH-ENC-03", bool)
CLUE_OR_ITEM = ASK("clue_or_item", "AH-ENC-03", str)
SAVE_ITEM = ASK("save_item", "AH-ENC-03", str)
ITEMS_FOR_CLUES = ASK("items_for_clues", "AH-ENC-03", str)

CLUE = "clue"
"""The answer that gives up a clue instead of an item."""


def clue_options(you: Investigator, least: int = 0, most: int = 99) -> list[Option[int]]:
    """Giving up some clues."""
    return [Option(f"clues:{n}", n, text("kh-option-give-clues", n=n)) for n in range(least, min(most, you.clues) + 1)]


# --- ways home


def _found_together(game: Arkham, you: Investigator) -> Rules[None]:
    if not game.at(LOST):
        return
    yield from gates.come_home(game, you)
    if you.at == LOST:
        return
    street = street_of(you.at)
    for person in game.at(LOST):
        person.at, person.delayed, person.skips = street, False, 0
        game.tell(FoundAgain(person.slug, street))


FOUND_TOGETHER = own(
    _found_together,
    "if any investigator is lost in time and space, return to Arkham, and all who are lost come to the street nearest to you",
    "si un investigateur est perdu dans le temps et l'espace, revenir à Arkham, et tous ceux qui sont perdus arrivent dans la "
    "rue la plus proche",
    way_home=0.2,
    turn=0.2,
)


def _read_the_way(game: Arkham, you: Investigator) -> Rules[None]:
    faces = skill_checks.roll(game, you, len(cards_of_kind(you, "tome")))
    if any(skill_checks.is_success(you, face) for face in faces):
        yield from gates.come_home(game, you)
        if you.at in game.gates:
            yield from gates.close_and_offer_seal(game, you, you.at)


READ_THE_WAY = own(
    _read_the_way,
    "roll a die for each tome you have: with a success return to Arkham and close the gate at once; you may seal it as usual",
    "lancer un dé par livre possédé : avec un succès, revenir à Arkham et fermer aussitôt le portail ; on peut le sceller comme "
    "d'habitude",
    way_home=0.3,
    gate_closed=0.3,
)


def _return_in_force(game: Arkham, you: Investigator) -> Rules[None]:
    yield from gates.come_home(game, you)
    for monster in game.monsters_at(you.at):
        yield from take_down(game, you, monster)


RETURN_IN_FORCE = own(
    _return_in_force,
    "return to Arkham: all monsters at the location where you arrive are defeated and are your trophies",
    "revenir à Arkham : tous les monstres du lieu d'arrivée sont vaincus et deviennent ses trophées",
    way_home=1,
    monster_trophy=1,
)


def _back_to_the_start(game: Arkham, you: Investigator) -> Rules[None]:
    if world := world_of(you.at):
        yield from gates.reach(game, you, f"{world}_1")


BACK_TO_THE_START = own(
    _back_to_the_start,
    "move back to the first area of this Other World",
    "revenir dans la première zone de cet Autre Monde",
    way_home=-0.5,
)


def _once_more(game: Arkham, you: Investigator) -> Rules[None]:
    if world := world_of(you.at):
        yield from encounter_in(game, you, world)


ONCE_MORE = own(
    _once_more,
    "have another encounter here at once",
    "faire aussitôt une autre rencontre ici",
    encounter=1,
)


# --- sanity and stamina


def _doom_of_all(game: Arkham, you: Investigator) -> Rules[None]:
    yield from harm.lose(game, you, sanity=1, stamina=1)
    if (yield from harm.settle_fall(game, you)) and not harm.in_play(game, you):
        yield from doom.awaken(game, "kh-awake-kadath")


DOOM_OF_ALL = own(
    _doom_of_all,
    "lose 1 sanity and 1 stamina; if that has you devoured, the Ancient One awakens",
    "perdre 1 de santé mentale et 1 de résistance ; si l'on en est dévoré, le Grand Ancien s'éveille",
    sanity=-1,
    stamina=-1,
)


def _bought_off(game: Arkham, you: Investigator) -> Rules[None]:
    n = yield from ask(you.seat, HOW_MUCH, clue_options(you, 0, 3), game.cause)
    holding.lose_clues(game, you, n)
    yield from harm.lose(game, you, 3 - n, 3 - n)


BOUGHT_OFF = own(
    _bought_off,
    "lose 3 sanity and 3 stamina, each 1 less for every clue that you discard, up to 3",
    "perdre 3 de santé mentale et 3 de résistance, chacune 1 de moins par indice défaussé, jusqu'à 3",
    sanity=-2,
    stamina=-2,
    clue=-1,
)


def _price_of_memory(game: Arkham, you: Investigator) -> Rules[None]:
    if you.clues:
        n = yield from ask(you.seat, HOW_MUCH, clue_options(you), game.cause)
        yield from harm.lose(game, you, n, n)
        holding.lose_clues(game, you, you.clues - n)


PRICE_OF_MEMORY = own(
    _price_of_memory,
    "keep as many clues as you like and lose 1 sanity and 1 stamina for each; discard the others",
    "garder autant d'indices que l'on veut et perdre 1 de santé mentale et 1 de résistance pour chacun ; défausser les autres",
    clue=-1.5,
    sanity=-1,
    stamina=-1,
)


def _all_for_clues(game: Arkham, you: Investigator) -> Rules[None]:
    if not you.clues:
        yield from harm.devour(game, you)
        return
    n = yield from ask(you.seat, HOW_MUCH, clue_options(you, 1), game.cause)
    holding.lose_clues(game, you, n)
    won = sum(skill_checks.is_success(you, face) for face in skill_checks.roll(game, you, n))
    if not won:
        yield from harm.devour(game, you)
        return
    yield from fall_to(game, you, "sanity", won)
    yield from fall_to(game, you, "stamina", won)


DICE_FOR_LIFE = own(
    _all_for_clues,
    "discard any number of clues and roll as many dice: your sanity and your stamina fall to the number of successes; without "
    "any success, or any clue, be devoured",
    "défausser autant d'indices que l'on veut et lancer autant de dés : la santé mentale et la résistance tombent au nombre de "
    "succès ; sans succès, ou sans indice, être dévoré",
    clue=-2,
    sanity=-3,
    stamina=-3,
    devoured=0.5,
)


def _dark_study(game: Arkham, you: Investigator) -> Rules[None]:
    while you.sanity >= 2 and holding.room_for_clues(game, you, 1):
        options = [Option("yes", True, text("kh-option-study")), Option("no", False, text("ah-option-decline"))]
        if not (yield from ask(you.seat, MAY_AGAIN, options, game.cause)):
            return
        harm.pay(game, you, sanity=2)
        holding.gain_clues(game, you, 1)


DARK_STUDY = own(
    _dark_study,
    "as often as you like, lose 2 sanity to gain 1 clue",
    "autant de fois que l'on veut, perdre 2 de santé mentale pour gagner 1 indice",
    sanity=-2,
    clue=1,
)


def _leftmost(game: Arkham, you: Investigator) -> Rules[None]:
    before = list(you.sliders)
    you.sliders = [0] * len(before)
    game.tell(SkillsAdjusted(you.slug, tuple(you.sliders)))
    yield from sliders_were_set(game, you, before)


SLIDERS_LEFT = own(
    _leftmost,
    "all your skill sliders go to their leftmost stop",
    "toutes ses glissières de compétence vont à leur position la plus à gauche",
    check=-0.3,
)


# --- items


def _dear_unique(game: Arkham, you: Investigator) -> Rules[None]:
    yield from holding.give_up_cards(game, you, dear_uniques(you), rule=PRINTED)


def dear_uniques(you: Investigator) -> list[str]:
    """The unique items with a price of 5 or more."""
    return [card for card in holds(you, "unique") if CARDS[card].price >= 5]


DEAR_UNIQUE = own(
    _dear_unique,
    "discard 1 unique item with a price of $5 or more",
    "défausser 1 objet unique d'un prix de 5 $ ou plus",
    lambda game, you: bool(dear_uniques(you)),
    unique=-1,
    name="dear_unique",
)


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


CLUE_OR_ITEM_LOST = own(
    lose_clue_or_item,
    "discard 1 clue or 1 item, if you have either",
    "défausser 1 indice ou 1 objet, si l'on en a",
    clue=-0.5,
    item=-0.5,
)


def _toll_of_gates(game: Arkham, you: Investigator) -> Rules[None]:
    for face in skill_checks.roll(game, you, len(game.gates)):
        if not skill_checks.is_success(you, face):
            yield from lose_clue_or_item(game, you)


TOLL_OF_GATES = own(
    _toll_of_gates,
    "roll a die for each open gate: for each failure discard 1 clue or 1 item",
    "lancer un dé par portail ouvert : pour chaque échec, défausser 1 indice ou 1 objet",
    clue=-1,
    item=-1,
)


def _items_for_clues(game: Arkham, you: Investigator) -> Rules[None]:
    options = [holding.card_option("lose", card) for card in holding.items(you)]
    given = yield from ask_many(you.seat, ITEMS_FOR_CLUES, options, 1, len(options), game.cause)
    for card in given:
        holding.discard(game, you, card)
    holding.gain_clues(game, you, len(given))


ITEMS_INTO_CLUES = own(
    _items_for_clues,
    "discard any number of items and gain 1 clue for each",
    "défausser autant d'objets que l'on veut et gagner 1 indice pour chacun",
    lambda game, you: bool(holding.items(you)),
    item=-1,
    clue=1,
)


def _ransom(game: Arkham, you: Investigator) -> Rules[None]:
    left = holding.items(you)
    while options := ransom_options(game, you, left):
        options.append(Option("done", "", text("ah-option-done")))
        saved = yield from ask(you.seat, SAVE_ITEM, options, game.cause)
        if not saved:
            break
        means, _, card = saved.partition("/")
        if means == CLUE:
            holding.lose_clues(game, you, 1)
        else:
            yield from holding.spend_money(game, you, RANSOM)
        left.remove(card)
    yield from holding.lose_cards(game, you, left, len(left), rule=PRINTED)


RANSOM = 3


def ransom_options(game: Arkham, you: Investigator, left: list[str]) -> list[Option[str]]:
    """Keeping an item that could be lost, for a clue or for money."""
    found: list[Option[str]] = []
    for card in left:
        if holding.is_safe(you, card):
            continue
        if you.clues:
            label = text("kh-option-save-for-clue", card=piece(card))
            found.append(Option(f"clue:{card}", f"{CLUE}/{card}", label, (card,)))
        if holding.money_for(game, you) >= RANSOM:
            label = text("kh-option-save-for-money", card=piece(card), price=RANSOM)
            found.append(Option(f"money:{card}", f"money/{card}", label, (card,)))
    return found


RANSOM_YOUR_ITEMS = own(
    _ransom,
    f"discard all your items, except each for which you discard 1 clue or pay ${RANSOM}",
    f"défausser tous ses objets, sauf chacun de ceux pour lesquels on défausse 1 indice ou paie {RANSOM} $",
    item=-2,
)
