"""Waiting at the entrance: first aid, the lost and found, a souvenir."""

from functools import cache
from types import NoneType
from typing import Any

from miskatonic.games.elder_sign.components import ASK
from miskatonic.games.elder_sign.dice import FACE_NAMES
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.rules.body_and_mind import Points, heal, lose_health
from miskatonic.games.elder_sign.rules.dice_pool import ONE_GREEN_DIE
from miskatonic.games.elder_sign.rules.doom import gain_elder_signs
from miskatonic.games.elder_sign.rules.fate import settle_turn
from miskatonic.games.elder_sign.rules.gains import gain, in_supply
from miskatonic.games.elder_sign.rules.trophies import give_up_trophies, worth
from miskatonic.games.elder_sign.state import ENTRANCE, ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask_option
from miskatonic.kernel.hooks import Flag, Total, is_set, total
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

# What the cards in play are asked.
NO_FIRST_AID: Flag[Investigator] = Flag("no first aid")
NO_SOUVENIR: Flag[Investigator] = Flag("no souvenir")
PRICE: Total[str] = Total("price")

WAIT = ASK.mixed("wait", "ES-ENT-01", tuple, str, NoneType)

PRICES = {"clue": 1, "common": 2, "unique": 3, "spell": 4, "ally": 5, "elder_sign": 10}
FOUND = {"investigation1": "clue", "investigation2": "common", "investigation3": "unique", "lore": "spell"}
"""What turns up among the lost things, by the result of the die."""
MISHAPS = {"peril": "stamina", "terror": "sanity"}
"""The loss while searching, by the result of the die."""

FIRST_AID: dict[str, tuple[int, Points, Points]] = {
    "first_aid:sanity": (0, 1, 0),
    "first_aid:stamina": (0, 0, 1),
    "first_aid:all_sanity": (2, "all", 0),
    "first_aid:all_stamina": (2, 0, "all"),
    "first_aid:all": (4, "all", "all"),
}
"""First aid by the id of its option: trophies to pay, sanity and stamina healed."""

SEARCH: Option[Any] = Option("lost_and_found", None, text("es-option-lost-and-found"), ("entrance",))
FIRST_AID_OPTIONS = [
    Option(key, value, text(f"es-option-{key.replace(':', '-').replace('_', '-')}", price=value[0]), ("entrance",))
    for key, value in FIRST_AID.items()
]


def wait_step(game: ElderSign) -> Rules[None]:
    """One activity of the entrance."""
    investigator = game.active_investigator
    assert investigator is not None
    game.step = "clock"
    options = [*first_aid_options(game, investigator), SEARCH, *souvenir_options(game, investigator)]
    chosen = yield from ask_option(investigator.seat, WAIT, options, ENTRANCE)
    if chosen is SEARCH:
        yield from caused(game, ENTRANCE, lost_and_found, game, investigator)
    elif chosen.verb == "buy":
        yield from caused(game, ENTRANCE, buy, game, investigator, chosen.value)
    else:
        yield from caused(game, ENTRANCE, first_aid, game, investigator, *chosen.value)
    yield from settle_turn(game, investigator)


def first_aid_options(game: ElderSign, investigator: Investigator) -> list[Option[Any]]:
    """What can be paid and would heal something; the free aid also for the healthy, who need not search."""
    if is_set(game, NO_FIRST_AID, investigator):
        return []
    if investigator.sanity == investigator.max_sanity and investigator.stamina == investigator.max_stamina:
        return [option for option in FIRST_AID_OPTIONS if not option.value[0]]
    purse = worth(investigator)
    hurt_mind, hurt_body = (
        investigator.sanity < investigator.max_sanity,
        investigator.stamina < investigator.max_stamina,
    )
    return [
        option
        for option in FIRST_AID_OPTIONS
        if option.value[0] <= purse and (hurt_mind or not option.value[1]) and (hurt_body or not option.value[2])
    ]


def first_aid(game: ElderSign, investigator: Investigator, price: int, sanity: Points, stamina: Points) -> Rules[None]:
    """Healing, for its price."""
    yield from give_up_trophies(game, investigator, price)
    heal(game, investigator, sanity, stamina)


def lost_and_found(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """One green die decides what turns up."""
    face = game.rng.roll(ONE_GREEN_DIE)[0]
    game.tell(Rolled(investigator.slug, (0,), (face,)))
    result = FACE_NAMES[face]
    if result in FOUND:
        yield from gain(game, investigator, (FOUND[result], 1))
    else:
        yield from lose_health(game, investigator, **{MISHAPS[result]: 1})


def souvenir_options(game: ElderSign, investigator: Investigator) -> list[Option[str]]:
    """What the trophies are enough for and the supply still has."""
    purse = worth(investigator)
    if not purse or is_set(game, NO_SOUVENIR, investigator):
        return []
    return [
        souvenir_option(item, price(game, item))
        for item in PRICES
        if price(game, item) <= purse and (item == "elder_sign" or in_supply(game, item))
    ]


def price(game: ElderSign, item: str) -> int:
    """In trophies."""
    return total(game, PRICE, PRICES[item], item)


@cache
def souvenir_option(item: str, trophies: int) -> Option[str]:
    """Buying something."""
    label = text("es-option-buy", item=text(f"es-kind-{item.replace('_', '-')}"), price=trophies)
    return Option(f"buy:{item}", item, label, ("entrance",))


def buy(game: ElderSign, investigator: Investigator, item: str) -> Rules[None]:
    """Exactly one thing, for its price."""
    yield from give_up_trophies(game, investigator, price(game, item))
    if item == "elder_sign":
        gain_elder_signs(game)
    else:
        yield from gain(game, investigator, (item, 1))
