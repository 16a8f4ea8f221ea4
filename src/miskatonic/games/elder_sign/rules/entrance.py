"""Waiting at the entrance: first aid, the lost and found, a souvenir."""

from functools import cache
from typing import Any

from miskatonic.games.elder_sign.dice import FACE_NAMES
from miskatonic.games.elder_sign.effects import elder_sign, gain, lose
from miskatonic.games.elder_sign.events import Rolled
from miskatonic.games.elder_sign.rules.body_and_mind import heal
from miskatonic.games.elder_sign.rules.cards_in_use import forbidden
from miskatonic.games.elder_sign.rules.dice_pool import ONE_GREEN_DIE
from miskatonic.games.elder_sign.rules.fate import settle_turn
from miskatonic.games.elder_sign.rules.trophies import give_up_trophies, worth
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Option, Rules, ask_option
from miskatonic.kernel.hooks import total
from miskatonic.kernel.text import text

# Questions
NO_FIRST_AID = "no_first_aid"
NO_SOUVENIR = "no_souvenir"
PRICE = "price"

PRICES = {"clue": 1, "common": 2, "unique": 3, "spell": 4, "ally": 5, "elder_sign": 10}
SOUVENIRS: dict[str, ElderSignEffect] = {
    **{kind: gain(kind) for kind in ("clue", "common", "unique", "spell", "ally")},
    "elder_sign": elder_sign(),
}
LOST_AND_FOUND: dict[str, ElderSignEffect] = {
    "investigation1": gain("clue"),
    "investigation2": gain("common"),
    "investigation3": gain("unique"),
    "lore": gain("spell"),
    "peril": lose(stamina=1),
    "terror": lose(sanity=1),
}
ALL = 99

# Option id: trophies to pay, sanity and stamina healed.
FIRST_AID = {
    "first_aid:sanity": (0, 1, 0),
    "first_aid:stamina": (0, 0, 1),
    "first_aid:all_sanity": (2, ALL, 0),
    "first_aid:all_stamina": (2, 0, ALL),
    "first_aid:all": (4, ALL, ALL),
}

PROMPT_WAIT = text("es-prompt-wait")
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
    chosen = yield from ask_option(investigator.seat, PROMPT_WAIT, options, "ES-ENT-01")
    if chosen is SEARCH:
        yield from lost_and_found(game, investigator)
    elif chosen.id.startswith("buy:"):
        yield from buy(game, investigator, chosen.value)
    else:
        price, sanity, stamina = chosen.value
        yield from give_up_trophies(game, investigator, price)
        heal(game, investigator, sanity, stamina)
    yield from settle_turn(game, investigator)


def first_aid_options(game: ElderSign, investigator: Investigator) -> list[Option[Any]]:
    """What can be paid and would heal something; the free aid also for the healthy, who need not search."""
    if forbidden(game, NO_FIRST_AID, investigator):
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


def lost_and_found(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """One green die decides what turns up."""
    face = game.rng.roll(ONE_GREEN_DIE)[0]
    game.tell(Rolled(investigator.slug, (0,), (face,)))
    yield from LOST_AND_FOUND[FACE_NAMES[face]].run(game, investigator)


def souvenir_options(game: ElderSign, investigator: Investigator) -> list[Option[str]]:
    """What the trophies are enough for and the supply still has."""
    purse = worth(investigator)
    if not purse or forbidden(game, NO_SOUVENIR, investigator):
        return []
    return [
        souvenir_option(item, price(game, item))
        for item in PRICES
        if price(game, item) <= purse and SOUVENIRS[item].possible(game, investigator)
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
    yield from SOUVENIRS[item].run(game, investigator)
