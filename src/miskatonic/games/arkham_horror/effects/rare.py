"""Effects that a single card has: each with its words in both languages."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import (
    ASK,
    STREETS,
    Deck,
)
from miskatonic.games.arkham_horror.effects.checks import check, own
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
from miskatonic.kernel.text import text

WHICH_DECK = ASK("which_deck", "AH-ENC-03", str)
NEW_LIFE = ASK("new_life", "AH-ENC-03", str)


# --- gates


def _seal_by_dice(game: Arkham, you: Investigator) -> Rules[None]:
    for place in list(game.gates):
        if skill_checks.is_success(you, skill_checks.roll(game, you, 1)[0]) and place in game.gates:
            gates.take_gate(game, place, None)
            yield from gates.gate_is_gone(game, place)


CLOSE_BY_DICE = own(
    _seal_by_dice,
    "roll a die for each open gate: a success closes it, and nobody takes it as a trophy",
    "lancer un dé pour chaque portail ouvert : un succès le ferme, sans que personne le garde en trophée",
    gate_closed=1.5,
)


def _leave_and_close(game: Arkham, you: Investigator) -> Rules[None]:
    place = you.gate
    if (yield from skill_checks.passes(game, you, "speed", -2)):
        if world_of(you.at):
            yield from gates.come_home(game, you)
    else:
        yield from harm.lose_in_time_and_space(game, you)
    if place in game.gates:
        gates.close_by_itself(game, place)


LEAVE_AND_CLOSE = own(
    _leave_and_close,
    "make a Speed (−2) check: if you pass, return to Arkham; if you fail, you are lost in time and space. Either way the gate "
    "that you came through closes by itself, and is nobody's trophy",
    "faire un test de Vitesse (−2) : en cas de réussite, revenir à Arkham ; en cas d'échec, se perdre dans le temps et l'espace. "
    "Dans les deux cas, le portail emprunté se ferme de lui-même, sans que personne le garde en trophée",
    gate_closed=1,
    lost=0.5,
    way_home=0.5,
)


# --- conditions


def _few_spells(game: Arkham, you: Investigator) -> Rules[None]:
    if len(holds(you, "spell")) <= 2:
        yield from holding.draw(game, you, "unique")
        to_street(game, you)


FEW_SPELLS = own(
    _few_spells,
    "if you have 2 spells or fewer, draw 1 unique item and move to the street",
    "avec 2 sorts ou moins, piocher 1 objet unique et sortir dans la rue",
    unique=0.7,
)


def _lift_or_bless(game: Arkham, you: Investigator) -> Rules[None]:
    if you.fate == "cursed":
        fates.lift_curse(game, you)
    else:
        yield from fates.bless(game, you)


LIFT_OR_BLESS = own(
    _lift_or_bless,
    "discard your curse; if you are not cursed, you are blessed",
    "défausser sa malédiction ; sans malédiction, être béni",
    blessing=1,
)


def _pay_or_out(game: Arkham, you: Investigator) -> Rules[None]:
    if holding.money_for(game, you) >= 3:
        yield from holding.spend_money(game, you, 3)
    else:
        yield from harm.lose(game, you, stamina=1)
        to_street(game, you)


PAY_3_OR_OUT = own(
    _pay_or_out,
    "pay $3; if you cannot, lose 1 stamina and move to the street",
    "payer 3 $ ; à défaut, perdre 1 de résistance et sortir dans la rue",
    money=-3,
)


def _lose_item_or_again(game: Arkham, you: Investigator) -> Rules[None]:
    items = holding.items(you)
    if items:
        yield from holding.lose_cards(game, you, items, 1, rule="AH-ENC-03")
    else:
        yield from have_encounter(game, you)


LOSE_ITEM_OR_AGAIN = own(
    _lose_item_or_again,
    "discard 1 item; without any, have another encounter here",
    "défausser 1 objet ; sans objet, faire une autre rencontre ici",
    item=-1,
)


def _low_die(game: Arkham, you: Investigator) -> Rules[None]:
    face = skill_checks.roll(game, you, 1)[0]
    if face <= 3:
        yield from harm.gain_stamina(game, you, face)


LOW_DIE_HEALS = own(
    _low_die,
    "roll a die: with 1 to 3, gain that much stamina",
    "lancer un dé : de 1 à 3, gagner autant de résistance",
    stamina=1,
)


def _lose_and_gain(game: Arkham, you: Investigator) -> Rules[None]:
    n = skill_checks.roll(game, you, 1)[0]
    yield from harm.lose(game, you, sanity=n)
    holding.gain_clues(game, you, n)


SANITY_FOR_CLUES = own(
    _lose_and_gain,
    "roll a die: lose that much sanity and gain as many clues",
    "lancer un dé : perdre autant de santé mentale et gagner autant d'indices",
    sanity=-3.5,
    clue=3.5,
)


def _share_die(game: Arkham, you: Investigator) -> Rules[None]:
    yield from share(skill_checks.roll(game, you, 1)[0]).run(game, you)


SHARE_A_DIE = own(
    _share_die,
    "roll a die and share that many points between sanity and stamina",
    "lancer un dé et répartir autant de points entre santé mentale et résistance",
    lambda game, you: harm.can_gain(game, you, sanity=True, stamina=True),
    sanity=1.75,
    stamina=1.75,
)


def _docks_horror(game: Arkham, you: Investigator) -> Rules[None]:
    passed = yield from skill_checks.passes(game, you, "will", -1)
    yield from harm.lose(game, you, sanity=1 if passed else 2)
    if you.sanity > 0:
        yield from holding.draw(game, you, "unique")


PRICE_OF_A_LOOK = own(
    _docks_horror,
    "make a Will (−1) check: lose 1 sanity if you pass, 2 if you fail. With sanity left, draw 1 unique item",
    "faire un test de Volonté (−1) : perdre 1 de santé mentale en cas de réussite, 2 en cas d'échec. S'il en reste, "
    "piocher 1 objet unique",
    sanity=-1.5,
    unique=0.8,
)


# --- offers


def deck_options() -> list[Option[str]]:
    """The common or the unique items."""
    return [Option(f"deck:{deck}", deck, text(f"ah-deck-{deck}")) for deck in ("common", "unique")]


def _any_of_two_decks(game: Arkham, you: Investigator) -> Rules[None]:
    deck = yield from ask(you.seat, WHICH_DECK, deck_options(), game.cause)
    yield from sell_deck(game, you, deck)


BUY_ANYTHING = own(
    _any_of_two_decks,
    "search the common or the unique items and buy 1 card at its list price",
    "chercher dans les objets communs ou uniques et acheter 1 carte à son prix",
    common=0.5,
    unique=0.5,
)


def _one_of_either(game: Arkham, you: Investigator) -> Rules[None]:
    deck: Deck = (
        "common" if (yield from ask(you.seat, WHICH_DECK, deck_options(), game.cause)) == "common" else "unique"
    )
    yield from sell(game, you, (yield from holding.reveal(game, you, deck, 1)), 1)


BUY_ONE_OF_EITHER = own(
    _one_of_either,
    "draw 1 common or 1 unique item and buy it at its list price if you like",
    "piocher 1 objet commun ou 1 objet unique et l'acheter à son prix si l'on veut",
    common=0.3,
    unique=0.3,
)


# --- odd places


def _turn_up(game: Arkham, you: Investigator) -> Rules[None]:
    decks = [street.slug for street in game.edition[STREETS] if cards_of(game.edition, street.slug)]
    where = yield from ask(you.seat, WHICH_DECK, [place_option("deck", deck) for deck in decks], game.cause)
    card = game.rng.pick([card.slug for card in cards_of(game.edition, where)], of="encounters")
    game.face_up[where] = card
    game.tell(CardTurnedUp(where, card))


TURN_UP_A_CARD = own(
    _turn_up,
    "turn the top card of a location deck face up: the next investigator who has an encounter there draws it",
    "révéler la première carte d'un paquet de lieux : le prochain investigateur qui y fait une rencontre la pioche",
    encounter=0.2,
)


def _fall_through(game: Arkham, you: Investigator) -> Rules[None]:
    won = yield from skill_checks.check(game, you, "luck", 1, wanted=3)
    if won >= 3:
        yield from check("luck", -1, passed=draw("unique")).run(game, you)
    elif won == 2:
        if world_of(you.at):
            yield from gates.reach(game, you, f"the_dreamlands{you.at[-2:]}")
    elif world_of(you.at):
        you.gate = ""
        go(game, you, "black_cave")


FALL_THROUGH = own(
    _fall_through,
    "make a Luck (+1) check. With 0 or 1 success move to the Black Cave; with 2 to the Dreamlands; with 3 or more make a "
    "Luck (−1) check, and if you pass draw 1 unique item",
    "faire un test de Chance (+1). Avec 0 ou 1 succès, se rendre à la Caverne Noire ; avec 2, au Pays des Rêves ; avec 3 ou "
    "plus, faire un test de Chance (−1) et, en cas de réussite, piocher 1 objet unique",
    unique=0.2,
)


def _new_life(game: Arkham, you: Investigator) -> Rules[None]:
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


NEW_INVESTIGATOR = own(
    _new_life,
    "you may give up your investigator with all it has and choose an unused one instead",
    "on peut abandonner son investigateur avec tout ce qu'il possède et en choisir un autre inutilisé",
)
