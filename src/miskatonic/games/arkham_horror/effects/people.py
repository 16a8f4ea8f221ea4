"""Effects on investigators: what they gain and lose, and what becomes of them."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import ASK, CARDS, GAME, Deck, slug_of
from miskatonic.games.arkham_horror.rules import fates, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.places import go, to_street
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.effect import Gives, word
from miskatonic.kernel.text import Text, join, name, text

SHARE = ASK("share", "AH-STATE-02", int)
BUY = ASK("buy", "AH-MISC-11", str)
SEARCH = ASK("search", "AH-ENC-03", str)
HOW_MUCH = ASK("how_much", "AH-ENC-03", int)
PRINTED = "AH-ENC-03"


# --- points, money, clues


def how_much(game: Arkham, you: Investigator, options: list[Option[int]]) -> Rules[int]:
    """Asks for a number; the question says what asks."""
    cause = name(GAME, game.cause) if game.cause else ""
    return (yield from ask(you.seat, HOW_MUCH, options, game.cause, named=int(cause != ""), cause=cause))


def _amounts(verb: str, **amounts: int) -> Text:
    words = [text(f"ah-effect-{verb}-{what}", n=n) for what, n in amounts.items() if n]
    return join(words, "and")


def _given(sign: int, **amounts: int) -> Gives:
    return {what: sign * n for what, n in amounts.items() if n}


@word(
    "gain",
    lambda clue, money, sanity, stamina: _amounts("gain", clue=clue, money=money, sanity=sanity, stamina=stamina),
    gives=lambda clue, money, sanity, stamina: _given(1, clue=clue, money=money, sanity=sanity, stamina=stamina),
    useful=lambda game, you, clue, money, sanity, stamina: (
        money > 0
        or holding.room_for_clues(game, you, clue) > 0
        or harm.can_gain(game, you, sanity=sanity > 0, stamina=stamina > 0)
    ),
)
def gain(
    game: Arkham, you: Investigator, clue: int = 0, money: int = 0, sanity: int = 0, stamina: int = 0
) -> Rules[None]:
    """Clues, dollars, sanity, stamina."""
    holding.gain_clues(game, you, clue)
    holding.gain_money(game, you, money)
    if sanity:
        yield from harm.gain_sanity(game, you, sanity)
    if stamina:
        yield from harm.gain_stamina(game, you, stamina)


@word(
    "lose",
    lambda clue, money, sanity, stamina: _amounts("lose", clue=clue, money=money, sanity=sanity, stamina=stamina),
    gives=lambda clue, money, sanity, stamina: _given(-1, clue=clue, money=money, sanity=sanity, stamina=stamina),
    can=lambda game, you, clue, money, sanity, stamina: you.clues >= clue and you.money >= money,
    useful=lambda game, you, clue, money, sanity, stamina: (
        min(clue, you.clues) + min(money, you.money) + min(sanity, you.sanity) + min(stamina, you.stamina) > 0
    ),
)
def lose(
    game: Arkham, you: Investigator, clue: int = 0, money: int = 0, sanity: int = 0, stamina: int = 0
) -> Rules[None]:
    """The amount capped at what there is: more clues or money than that cannot be lost."""
    holding.lose_clues(game, you, clue)
    holding.lose_money(game, you, money)
    yield from harm.lose(game, you, sanity, stamina)


@word(
    "pay",
    lambda clue, money, sanity, stamina: _amounts("pay", clue=clue, money=money, sanity=sanity, stamina=stamina),
    gives=lambda clue, money, sanity, stamina: _given(-1, clue=clue, money=money, sanity=sanity, stamina=stamina),
    can=lambda game, you, clue, money, sanity, stamina: (
        holding.clues_for(game, you) >= clue
        and holding.money_for(game, you) >= money
        and you.sanity >= sanity
        and you.stamina >= stamina
    ),
)
def pay(
    game: Arkham, you: Investigator, clue: int = 0, money: int = 0, sanity: int = 0, stamina: int = 0
) -> Rules[None]:
    """A price: all of it, and nothing lessens it."""
    yield from holding.spend_clues(game, you, clue)
    yield from holding.spend_money(game, you, money)
    harm.pay(game, you, sanity, stamina)


Health = Literal["sanity", "stamina"]
Thing = Literal["sanity", "stamina", "clue", "money"]


@word(
    "restore",
    lambda sanity, stamina: text(f"ah-effect-restore-{_which(sanity, stamina)}"),
    gives=lambda sanity, stamina: _given(1, sanity=3 * sanity, stamina=3 * stamina),
    can=lambda game, you, sanity, stamina: harm.can_gain(game, you, sanity=sanity, stamina=stamina),
)
def restore(game: Arkham, you: Investigator, sanity: bool = False, stamina: bool = False) -> Rules[None]:
    """Up to the maximum."""
    yield from harm.to_maximum(game, you, sanity=sanity, stamina=stamina)


@word(
    "cure",
    lambda sanity, stamina: text(f"ah-effect-restore-{_which(sanity, stamina)}"),
    gives=lambda sanity, stamina: _given(1, sanity=3 * sanity, stamina=3 * stamina),
    can=lambda game, you, sanity, stamina: harm.hurt(game, you, sanity=sanity, stamina=stamina),
)
def cure(game: Arkham, you: Investigator, sanity: bool = False, stamina: bool = False) -> Rules[None]:
    """Up to the maximum, by care that is paid for."""
    harm.cure(game, you, sanity=sanity, stamina=stamina)
    yield from ()


def _which(sanity: bool, stamina: bool) -> str:
    return "both" if sanity and stamina else "sanity" if sanity else "stamina"


@word(
    "share",
    lambda n: text("ah-effect-share", n=n),
    gives=lambda n: {"sanity": n / 2, "stamina": n / 2},
    useful=lambda game, you, n: harm.can_gain(game, you, sanity=True, stamina=True),
)
def share(game: Arkham, you: Investigator, n: int) -> Rules[None]:
    """Regains points, split between sanity and stamina as the player likes."""
    room_mind, room_body = max_sanity(game, you) - you.sanity, max_stamina(game, you) - you.stamina
    sanities = [mind for mind in range(n + 1) if mind <= room_mind and n - mind <= room_body]
    if not sanities:
        sanities = [min(n, room_mind)]
    options = [
        Option(f"sanity:{mind}", mind, text("ah-option-share", sanity=mind, stamina=min(n - mind, room_body)))
        for mind in sanities
    ]
    mind = yield from ask(you.seat, SHARE, options, game.cause, amount=n)
    yield from harm.gain_sanity(game, you, mind)
    yield from harm.gain_stamina(game, you, n - mind)


@word(
    "by_die",
    lambda verb, things, minus: text(
        f"ah-effect-{verb}-by-die", what=join([text(f"ah-as-many-{thing}") for thing in things], "and"), minus=minus
    ),
    gives=lambda verb, things, minus: dict.fromkeys(things, (1 if verb == "gain" else -1) * (3.5 - minus)),
    useful=lambda game, you, verb, things, minus: any(changes(game, you, verb, thing) for thing in things),
)
def by_die(
    game: Arkham, you: Investigator, verb: Literal["gain", "lose"], things: tuple[Thing, ...], minus: int = 0
) -> Rules[None]:
    """As many as a die shows."""
    n = max(0, skill_checks.roll(game, you, 1)[0] - minus)
    for thing in things:
        yield from change(game, you, verb, thing, n)


def owned(you: Investigator, thing: Thing) -> int:
    """How much of something an investigator has."""
    return {"clue": you.clues, "money": you.money, "sanity": you.sanity, "stamina": you.stamina}[thing]


def changes(game: Arkham, you: Investigator, verb: str, thing: Thing) -> bool:
    """Whether there can be more of something, or less."""
    if verb == "lose":
        return owned(you, thing) > 0
    if thing in ("sanity", "stamina"):
        return harm.can_gain(game, you, sanity=thing == "sanity", stamina=thing == "stamina")
    return thing == "money" or holding.room_for_clues(game, you, 1) > 0


def change(game: Arkham, you: Investigator, verb: str, thing: Thing, n: int) -> Rules[None]:
    """Adds to or takes from a quantity."""
    if thing == "clue":
        (holding.gain_clues if verb == "gain" else holding.lose_clues)(game, you, n)
    elif thing == "money":
        (holding.gain_money if verb == "gain" else holding.lose_money)(game, you, n)
    elif verb == "lose":
        yield from harm.lose(game, you, **{thing: n})
    elif thing == "sanity":
        yield from harm.gain_sanity(game, you, n)
    else:
        yield from harm.gain_stamina(game, you, n)


@word(
    "lose_all",
    lambda what: text(f"ah-effect-lose-all-{what}"),
    gives=lambda what: {what: -4},
    useful=lambda game, you, what: owned(you, what) > 0,
)
def lose_all(game: Arkham, you: Investigator, what: Thing) -> Rules[None]:
    """Nothing is left of it."""
    yield from change(game, you, "lose", what, owned(you, what))


@word(
    "lose_half_money",
    lambda: text("ah-effect-lose-half-money"),
    gives=lambda: {"money": -3},
    useful=lambda game, you: you.money > 0,
)
def lose_half_money(game: Arkham, you: Investigator) -> Rules[None]:
    """Half of the money, rounded up."""
    holding.lose_money(game, you, (you.money + 1) // 2)
    yield from ()


@word("two_dice_of_money", lambda: text("ah-effect-two-dice-of-money"), gives=lambda: {"money": 7})
def two_dice_of_money(game: Arkham, you: Investigator) -> Rules[None]:
    """As many dollars as two dice show together."""
    holding.gain_money(game, you, sum(skill_checks.roll(game, you, 2)))
    yield from ()


@word(
    "ordeal",
    lambda what: text(f"ah-effect-ordeal-{what}"),
    gives=lambda what: {what: -3, "clue": 1.5},
)
def ordeal(game: Arkham, you: Investigator, what: Health) -> Rules[None]:
    """A die for each point: failures cost one, successes bring clues if the investigator is still standing."""
    faces = skill_checks.roll(game, you, you.sanity if what == "sanity" else you.stamina)
    won = sum(skill_checks.is_success(you, face) for face in faces)
    yield from harm.lose(game, you, **{what: len(faces) - won})
    if you.sanity > 0 and you.stamina > 0:
        holding.gain_clues(game, you, won)


@word(
    "lower_maximum",
    lambda what: text(f"ah-effect-lower-{what}"),
    gives=lambda what: {f"max_{what}": -1},
)
def lower_maximum(game: Arkham, you: Investigator, what: Health) -> Rules[None]:
    """The maximum is lower for the rest of the game."""
    harm.lower_maximum(game, you, what)
    yield from ()


# --- cards


@word(
    "draw",
    lambda deck, n, keep: text(f"ah-effect-draw-{deck}" if not keep else f"ah-effect-draw-keep-{deck}", n=n, keep=keep),
    gives=lambda deck, n, keep: {deck: keep or n},
    useful=lambda game, you, deck, n, keep: bool(game.decks[deck]),
)
def draw(game: Arkham, you: Investigator, deck: Deck, n: int = 1, keep: int = 0) -> Rules[None]:
    """Draws cards of a deck, and keeps all of them or a number of them."""
    yield from holding.draw(game, you, deck, n, keep)


def price_of(card: str, more: int, half: bool) -> int:
    """What a card costs in an offer."""
    listed = CARDS[card].price
    return (listed + 1) // 2 if half else max(0, listed + more)


@word(
    "offer",
    lambda decks, most, more, half, must: text(
        "ah-effect-offer",
        cards=join([text(f"ah-effect-cards-{deck}", n=n) for deck, n in decks], "and"),
        most=most,
        price=text("ah-price-more", more=more) if more else text("ah-price-half" if half else "ah-price"),
        must=int(must),
        shown=sum(n for _, n in decks),
    ),
    gives=lambda decks, most, more, half, must: {deck: 0.5 for deck, _ in decks},
    useful=lambda game, you, decks, most, more, half, must: any(game.decks[deck] for deck, _ in decks),
)
def offer(
    game: Arkham,
    you: Investigator,
    decks: tuple[tuple[Deck, int], ...],
    most: int = 1,
    more: int = 0,
    half: bool = False,
    must: bool = False,
) -> Rules[None]:
    """Cards are drawn and may be bought, at the list price or near it; the others go under their deck."""
    shown: list[str] = []
    for deck, n in decks:
        shown += yield from holding.reveal(game, you, deck, n)
    yield from sell(game, you, shown, most, more, half=half, must=must)


def sell(
    game: Arkham,
    you: Investigator,
    shown: list[str],
    most: int,
    more: int = 0,
    *,
    half: bool = False,
    must: bool = False,
) -> Rules[None]:
    """Cards are bought one after the other, as long as there is money and as many as may be."""
    left = list(shown)
    for n in range(most):
        purse = holding.money_for(game, you)
        options = [buy_option(card, price_of(card, more, half)) for card in left if price_of(card, more, half) <= purse]
        if not options:
            break
        if not must or n:
            options.append(Option("pass", "", text("ah-option-no-purchase")))
        card = yield from ask(you.seat, BUY, options, game.cause)
        if not card:
            break
        yield from holding.spend_money(game, you, price_of(card, more, half))
        left.remove(card)
        yield from holding.gain(game, you, card)
    for card in left:
        holding.put_back(game, card)


def buy_option(card: str, price: int) -> Option[str]:
    """Buying a card."""
    label = text("ah-option-buy", card=piece(card), price=price)
    return Option(f"buy:{card}", card, label, (card,), CARDS[card].text)


@word(
    "shop",
    lambda deck: text(f"ah-effect-shop-{deck}"),
    gives=lambda deck: {deck: 1, "money": -4},
    can=lambda game, you, deck: bool(game.decks[deck]) and holding.money_for(game, you) > 0,
)
def shop(game: Arkham, you: Investigator, deck: Deck) -> Rules[None]:
    """Three cards are drawn, and one of them is bought if there is money for one."""
    shown = yield from holding.reveal(game, you, deck, 3)
    yield from sell(game, you, shown, 1, must=True)


@word(
    "find",
    lambda slug: text("ah-effect-find", card=piece(slug)),
    gives=lambda slug: {CARDS[slug].deck: 1},
    useful=lambda game, you, slug: holding.may_have(you, slug) and bool(holding.to_be_had(game, you, slug)),
)
def find(game: Arkham, you: Investigator, slug: str) -> Rules[None]:
    """A card is searched for in its deck, which is shuffled then, and taken if there is one."""
    holding.shuffle(game, CARDS[slug].deck)
    yield from holding.take_named(game, you, slug)


@word(
    "first_of",
    lambda deck, kind: text(f"ah-effect-first-{kind}", deck=text(f"ah-deck-{deck}")),
    gives=lambda deck, kind: {deck: 1},
    useful=lambda game, you, deck, kind: bool(_first(game, deck, kind)),
)
def first_of(game: Arkham, you: Investigator, deck: Deck, kind: Literal["tome", "weapon"]) -> Rules[None]:
    """The first card of its kind in a deck, which is shuffled then."""
    if card := _first(game, deck, kind):
        yield from holding.take_out(game, you, card)
    else:
        holding.shuffle(game, deck)


def _first(game: Arkham, deck: Deck, kind: Literal["tome", "weapon"]) -> str:
    for card in reversed(list(game.decks[deck])):
        if CARDS[card].tome if kind == "tome" else CARDS[card].weapon is not None:
            return card
    return ""


@word(
    "search_deck",
    lambda deck: text("ah-effect-search", deck=text(f"ah-deck-{deck}")),
    gives=lambda deck: {deck: 2},
    useful=lambda game, you, deck: bool(game.decks[deck]),
)
def search_deck(game: Arkham, you: Investigator, deck: Deck) -> Rules[None]:
    """Any card of a deck, as the player likes; the deck is shuffled then."""
    cards = holding.distinct(list(game.decks[deck]))
    if cards:
        card = yield from ask(
            you.seat, SEARCH, [holding.card_option("take", card) for card in sorted(cards)], game.cause
        )
        yield from holding.take_out(game, you, card)


@word(
    "take_ally",
    lambda slug, otherwise: text("ah-effect-take-ally", card=piece(slug), otherwise=otherwise.text),
    gives=lambda slug, otherwise: {"ally": 1},
    useful=lambda game, you, slug, otherwise: (
        (holding.may_have(you, slug) and bool(holding.to_be_had(game, you, slug))) or otherwise.useful(game, you)
    ),
)
def take_ally(game: Arkham, you: Investigator, slug: str, otherwise: ArkhamEffect) -> Rules[None]:
    """An ally joins; if it is not to be had any more, something else happens."""
    if not (yield from holding.take_named(game, you, slug)):
        yield from otherwise.run(game, you)


@word(
    "take_special",
    lambda slug: text("ah-effect-take", card=piece(slug)),
    gives=lambda slug: {CARDS[slug].counts_as: 1},
    can=lambda game, you, slug: (
        bool(holding.in_deck(game, slug))
        and holding.may_have(you, slug)
        and all(slug_of(card) != slug for card in you.cards)
    ),
)
def take_special(game: Arkham, you: Investigator, slug: str) -> Rules[None]:
    """A special card, of which everybody has one at most."""
    yield from holding.take_named(game, you, slug)


@word(
    "lose_special",
    lambda slug: text("ah-effect-lose-card", card=piece(slug)),
    gives=lambda slug: {CARDS[slug].counts_as: -1},
)
def lose_special(game: Arkham, you: Investigator, slug: str) -> Rules[None]:
    """A special card is given back."""
    yield from ()
    for card in [card for card in you.cards if slug_of(card) == slug]:
        holding.discard(game, you, card)


# --- fates


@word(
    "blessed",
    lambda: text("ah-effect-blessed"),
    gives=lambda: {"blessing": 1},
    useful=fates.can_be_blessed,
)
def blessed(game: Arkham, you: Investigator) -> Rules[None]:
    """A blessing."""
    yield from fates.bless(game, you)


@word("cursed", lambda: text("ah-effect-cursed"), gives=lambda: {"curse": 1}, useful=fates.can_be_cursed)
def cursed(game: Arkham, you: Investigator) -> Rules[None]:
    """A curse."""
    yield from fates.curse(game, you)


@word("accept_curse", lambda: text("ah-effect-accept-curse"), gives=lambda: {"curse": 1}, can=fates.can_be_cursed)
def accept_curse(game: Arkham, you: Investigator) -> Rules[None]:
    """A curse as a price, for an investigator that can be cursed."""
    yield from fates.curse(game, you)


@word("delayed", lambda: text("ah-effect-delayed"), gives=lambda: {"delay": 1}, useful=fates.can_be_delayed)
def delayed(game: Arkham, you: Investigator) -> Rules[None]:
    """No movement in the next turn."""
    yield from fates.delay(game, you)


@word("accept_delay", lambda: text("ah-effect-accept-delay"), gives=lambda: {"delay": 1}, can=fates.can_be_delayed)
def accept_delay(game: Arkham, you: Investigator) -> Rules[None]:
    """No movement in the next turn, as a price, for an investigator that can be delayed."""
    yield from fates.delay(game, you)


@word("lose_turn", lambda: text("ah-effect-lose-turn"), gives=lambda: {"turn": -1})
def lose_turn(game: Arkham, you: Investigator) -> Rules[None]:
    """The next turn is lost."""
    fates.lose_turn(game, you)
    yield from ()


@word("arrested", lambda: text("ah-effect-arrested"), gives=lambda: {"arrest": 1})
def arrested(game: Arkham, you: Investigator) -> Rules[None]:
    """Off to the cell."""
    yield from fates.arrest(game, you)


@word("lost", lambda: text("ah-effect-lost"), gives=lambda: {"lost": 1})
def lost(game: Arkham, you: Investigator) -> Rules[None]:
    """Lost in time and space."""
    yield from harm.lose_in_time_and_space(game, you)


@word("devoured", lambda: text("ah-effect-devoured"), gives=lambda: {"devoured": 1})
def devoured(game: Arkham, you: Investigator) -> Rules[None]:
    """The end of an investigator."""
    yield from harm.devour(game, you)


@word("move_to_street", lambda: text("ah-effect-to-street"))
def move_to_street(game: Arkham, you: Investigator) -> Rules[None]:
    """Out into the streets."""
    to_street(game, you)
    yield from ()


@word(
    "move_to",
    lambda place: text("ah-effect-move-to", place=piece(place)),
    useful=lambda game, you, place: you.at != place and not game.is_closed(place),
)
def move_to(game: Arkham, you: Investigator, place: str) -> Rules[None]:
    """To a certain place, without an encounter there."""
    if not game.is_closed(place):
        go(game, you, place)
    yield from ()


@word("lose_up_to", lambda n: text("ah-effect-lose-up-to", n=n), gives=lambda n: {"sanity": -n / 2, "clue": n / 2})
def lose_up_to(game: Arkham, you: Investigator, n: int) -> Rules[None]:
    """Sanity for clues, one for one, as many as the player likes: a price, which nothing lessens."""
    most = min(n, you.sanity, holding.room_for_clues(game, you, n))
    options = [Option(f"sanity:{i}", i, text("ah-option-sanity-for-clues", n=i)) for i in range(most + 1)]
    chosen = yield from how_much(game, you, options)
    harm.pay(game, you, sanity=chosen)
    holding.gain_clues(game, you, chosen)


@word(
    "buy_health",
    lambda n: text("ah-effect-buy-health", n=n),
    gives=lambda n: {"money": -n / 2, "stamina": n / 4, "sanity": n / 4},
    useful=lambda game, you, n: (
        holding.money_for(game, you) > 0 and harm.can_gain(game, you, sanity=True, stamina=True)
    ),
)
def buy_health(game: Arkham, you: Investigator, n: int) -> Rules[None]:
    """As many dollars as the player likes, for as many points of sanity and stamina that are missing."""
    missing = max_sanity(game, you) - you.sanity + max_stamina(game, you) - you.stamina
    most = min(n, missing, holding.money_for(game, you))
    options = [Option(f"money:{i}", i, text("ah-option-money-for-health", n=i)) for i in range(most + 1)]
    chosen = yield from how_much(game, you, options)
    yield from holding.spend_money(game, you, chosen)
    if chosen:
        yield from share(chosen).run(game, you)


@word(
    "keep_free",
    lambda deck, n: text(f"ah-effect-keep-free-{deck}", n=n),
    gives=lambda deck, n: {deck: 1},
    useful=lambda game, you, deck, n: bool(game.decks[deck]),
)
def keep_free(game: Arkham, you: Investigator, deck: Deck, n: int) -> Rules[None]:
    """Cards are drawn, of which one may be kept."""
    shown = yield from holding.reveal(game, you, deck, n)
    kept = yield from ask_many(you.seat, SEARCH, [holding.card_option("take", c) for c in shown], 0, 1, game.cause)
    for card in shown:
        if card in kept:
            yield from holding.gain(game, you, card)
        else:
            holding.put_back(game, card)
