"""Between the scenarios of a campaign: experience, trauma, new cards, new investigators, who comes and who stays away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.games.card_game.components import (
    ASK,
    GAME,
    INVESTIGATORS,
    PLAYER_CARDS,
    SCENARIOS,
    STORY_ASSETS,
    PlayerCard,
)
from miskatonic.games.card_game.events import (
    CampaignEnded,
    CardBought,
    ExperienceEarned,
    InvestigatorLost,
    InvestigatorTaken,
    LeadChosen,
    ScenarioFollows,
)
from miskatonic.games.card_game.events.told import TakesPart
from miskatonic.games.card_game.rules.dealing import deal, take_out_named_weaknesses, whole_deck
from miskatonic.games.card_game.rules.decks import (
    Deck,
    allowed,
    card_name,
    counts,
    level_of,
    most_copies,
    price_of,
    read_deck,
    starter_deck,
)
from miskatonic.games.card_game.rules.drawing import untaken_weaknesses
from miskatonic.games.card_game.rules.ending import ending, outcome_of
from miskatonic.games.card_game.rules.harm import LEAD, lead_option
from miskatonic.games.card_game.state import (
    CardGame,
    Dossier,
    Investigator,
    card_of,
    investigator_card,
)
from miskatonic.kernel.box import Edition
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import after
from miskatonic.kernel.memory import printed
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import name, text

CAMPAIGN = ("the_gathering", "the_midnight_masks", "the_devourer_below")
"""Night of the Zealot, in order."""

EXPERIENCE = ASK.mixed("experience", "CG-CAMP-09", tuple)
"""What experience is spent on."""
REPLACE = ASK("replace", "CG-CAMP-11", str)
"""Which card leaves a deck for one that was bought."""
NEW_INVESTIGATOR = ASK("new_investigator", "CG-TRAU-09", str)
"""Who takes the place of an investigator that is lost."""
AWAY = ASK("away", "CG-CAMP-17", bool)
"""Whether a player takes part in the next scenario."""
DONE: Option[Any] = Option("done", ("done", ""), text("cg-option-deck-done"))
SIT_OUT: Option[Any] = Option("sit_out", ("sit_out", ""), text("cg-option-sit-out"))
KEEP: Option[str] = Option("cancel", "", text("cg-option-keep-deck"))
COME: Option[bool] = Option("come", True, text("cg-option-come"))
STAY_AWAY: Option[bool] = Option("stay_away", False, text("cg-option-stay-away"))


# --- the end of a scenario


def close_scenario(game: CardGame, won: bool) -> Rules[None]:
    """Records the results of a scenario; then the campaign goes on with its interlude, or is over."""
    game.log.append(ending(game.scenario, game.resolution))
    for investigator in game.party():
        write_down(game, investigator)
    game.collection = untaken_weaknesses(game.edition, (slug for dossier in game.dossiers for slug in dossier.cards))
    last = not SCENARIOS[game.scenario].then
    if last or not enough_investigators(game):
        yield from after(game, CampaignEnded(int(won and last)))
        winners = [investigator.seat for investigator in game.investigators] if won and last else []
        reason = outcome_of(game.scenario, game.resolution) if last else "cg-outcome-nobody-left"
        game.outcome = Outcome(winners, reason)
        return
    game.step = "interlude"
    game.pointer = 0
    game.phase = "setup"


def write_down(game: CardGame, investigator: Investigator) -> None:
    """Experience, trauma, and earned cards; a killed or insane investigator is crossed out and leaves no deck.

    Story cards that a scenario gives to a lost investigator wait for the next one at its seat.
    """
    dossier = game.dossiers[investigator.seat]
    dossier.physical_trauma = investigator.physical_trauma
    dossier.mental_trauma = investigator.mental_trauma
    if investigator.killed or investigator.insane:
        dossier.cards = Pile.of(slug for slug in investigator.earned if slug in STORY_ASSETS)
        game.lost.append(investigator.slug)
    else:
        dossier.cards += investigator.earned
        earned = max(0, investigator.experience)
        dossier.experience += earned
        game.earned += earned
    tell_what_became_of(game, investigator)


def tell_what_became_of(game: CardGame, investigator: Investigator) -> None:
    """Who comes back is told with the experience that was earned."""
    if investigator.killed or investigator.insane:
        game.tell(InvestigatorLost(investigator.slug, investigator.seat, int(investigator.insane)))
    else:
        game.tell(ExperienceEarned(investigator.slug, investigator.seat, max(0, investigator.experience)))


def enough_investigators(game: CardGame) -> bool:
    """Whether there is a new investigator for every player who needs one; otherwise the campaign is lost."""
    return sum(dossier.slug in game.lost for dossier in game.dossiers) <= len(unused(game))


def unused(game: CardGame) -> list[str]:
    """Investigators that were not played in this campaign."""
    taken = {dossier.slug for dossier in game.dossiers} | set(game.lost)
    return [card.slug for card in game.edition[INVESTIGATORS] if card.slug not in taken]


# --- between scenarios, one player after the other


def interlude_step(game: CardGame) -> Rules[None]:
    """One player's business between scenarios; after the last one the next scenario is laid out."""
    if game.pointer == len(game.dossiers):
        yield from next_scenario(game)
    elif (yield from has_more_to_do(game, game.pointer)):
        return
    else:
        game.pointer += 1


def has_more_to_do(game: CardGame, seat: int) -> Rules[bool]:
    """A player takes a new investigator or comes back, and then changes the deck or leaves; whether there may be more to do."""
    dossier = game.dossiers[seat]
    if dossier.slug in game.lost:
        yield from take_investigator(game, seat)
        return True
    if dossier.away:
        return (yield from come_back(game, seat)) and dossier.experience > 0
    return (yield from change_deck(game, seat))


def take_investigator(game: CardGame, seat: int) -> Rules[None]:
    """A player whose investigator is lost takes an unused one, with a new deck."""
    options = [Option(f"take:{slug}", slug, name(GAME, slug), (slug,)) for slug in unused(game)]
    slug = yield from ask(seat, NEW_INVESTIGATOR, options)
    deck = new_deck(game, slug)
    deck += game.dossiers[seat].cards
    game.dossiers[seat] = Dossier(slug, deck)
    yield from after(game, InvestigatorTaken(slug, seat))


def new_deck(game: CardGame, investigator: str) -> Pile:
    """The deck that was put in reserve for an investigator, or its starter deck."""
    kept = (read_deck(game.edition, written) for written in game.reserve)
    deck: Deck = next((deck for deck in kept if deck.investigator == investigator), starter_deck(investigator))
    take_out_named_weaknesses(game, [deck])
    return whole_deck(game, deck, campaign=True)


def come_back(game: CardGame, seat: int) -> Rules[bool]:
    """A player who was away may take part again, or for the first time; whether it does."""
    comes = yield from ask(seat, AWAY, [COME, STAY_AWAY])
    game.dossiers[seat].away = not comes
    if comes:
        game.tell(TakesPart(game.dossiers[seat].slug, seat, 1))
    return comes


def change_deck(game: CardGame, seat: int) -> Rules[bool]:
    """A player buys a card, sits the next scenario out, or is done; whether there may be more to buy."""
    dossier = game.dossiers[seat]
    options: list[Option[Any]] = [*upgrades(game.edition, dossier), *purchases(game.edition, dossier)]
    others = [
        other for other in game.dossiers if other is not dossier and not other.away and other.slug not in game.lost
    ]
    if not options:
        if others and not (yield from ask(seat, AWAY, [COME, STAY_AWAY])):
            stay_away(game, seat)
        return False
    if others:
        options.append(SIT_OUT)
    chosen = (yield Decision(seat, EXPERIENCE, [*options, DONE], amount=dossier.experience))[0]
    what, card = chosen.value
    if what == "sit_out":
        stay_away(game, seat)
    if what in ("sit_out", "done"):
        return False
    yield from buy(game, seat, card, upgraded_from(dossier, card) if what == "upgrade" else "")
    return True


def stay_away(game: CardGame, seat: int) -> None:
    """A player sits the next scenario out."""
    dossier = game.dossiers[seat]
    dossier.away = True
    game.tell(TakesPart(dossier.slug, seat, 0))


def buy(game: CardGame, seat: int, card: str, replaced: str = "") -> Rules[None]:
    """A card comes into a deck, and another one leaves it: the lower version of it, or any other; or nothing is bought."""
    dossier = game.dossiers[seat]
    cost = price(card, replaced)
    if not replaced and "permanent" not in card_of(card).keywords:
        options = [replace_option(slug) for slug in removable(dossier) if slug != card]
        replaced = yield from ask(seat, REPLACE, [*options, KEEP], card, amount=cost)
        if not replaced:
            return
    if replaced:
        dossier.cards.remove(replaced)
    dossier.cards.append(card)
    dossier.experience -= cost
    levels = level_of(card), level_of(replaced) if replaced else 0
    yield from after(game, CardBought(dossier.slug, seat, card, replaced, cost, *levels))


def price(card: str, replaced: str = "") -> int:
    """What a card costs: its level, at least 1; as an upgrade the difference of the levels."""
    return max(1, price_of(card) - (price_of(replaced) if replaced else 0))


def upgraded_from(dossier: Dossier, card: str) -> str:
    """The highest version of a card below it that is in a deck; "" if there is none."""
    lower = [slug for slug in dict.fromkeys(dossier.cards) if card_of(slug).en == card_of(card).en]
    lower = [slug for slug in lower if price_of(slug) < price_of(card)]
    return max(lower, key=price_of, default="")


def purchasable(edition: Edition, dossier: Dossier) -> list[PlayerCard]:
    """The cards that an investigator may have."""
    investigator = investigator_card(dossier.slug)
    return [card for card in edition[PLAYER_CARDS] if not card.restricted_to and allowed(investigator, card)]


def upgrades(edition: Edition, dossier: Dossier) -> list[Option[Any]]:
    """Better versions of cards in the deck that can be paid for."""
    found = []
    for card in purchasable(edition, dossier) if dossier.experience else ():
        lower = upgraded_from(dossier, card.slug)
        if lower and price(card.slug, lower) <= dossier.experience and fits(dossier, card, lower):
            found.append(upgrade_option(card.slug, lower))
    return found


def purchases(edition: Edition, dossier: Dossier) -> list[Option[Any]]:
    """New cards that can be paid for, within the number of copies of one title."""
    return [
        buy_option(card.slug)
        for card in (purchasable(edition, dossier) if dossier.experience else ())
        if price(card.slug) <= dossier.experience and fits(dossier, card)
    ]


def fits(dossier: Dossier, card: PlayerCard, replaced: str = "") -> bool:
    """Whether a deck may have another card of a title, beside those that it has already but for one that leaves it."""
    same = [found for slug in dossier.cards if isinstance(found := card_of(slug), PlayerCard) and found.en == card.en]
    return len(same) + 1 - bool(replaced) <= min(map(most_copies, [card, *same]))


def removable(dossier: Dossier) -> Sequence[str]:
    """The cards that may leave a deck: no signature card, no weakness, nothing earned."""
    return [slug for slug in dict.fromkeys(dossier.cards) if counts(slug)]


@printed
def buy_option(card: str) -> Option[Any]:
    """Buying a card."""
    label = text("cg-option-buy", card=name(GAME, card), level=level_of(card))
    cost = text("cg-hint-experience", n=price(card))
    return Option(f"buy:{card}", ("buy", card), label, (card,), cost)


@printed
def upgrade_option(card: str, lower: str) -> Option[Any]:
    """Replacing a card by a better version of it."""
    label = text("cg-option-upgrade", card=name(GAME, card), level=level_of(card))
    cost = text("cg-hint-experience", n=price(card, lower))
    return Option(f"upgrade:{card}", ("upgrade", card), label, (card, lower), cost)


@printed
def replace_option(card: str) -> Option[str]:
    """Taking a card out of the deck."""
    return Option(f"replace:{card}", card, card_name(card), (card,))


# --- the next scenario


def next_scenario(game: CardGame) -> Rules[None]:
    """The investigators agree on who leads; everything is put away and the next scenario is laid out."""
    coming = [seat for seat, dossier in enumerate(game.dossiers) if not dossier.away]
    if game.lead not in coming:
        game.lead = coming[0]
    options = [lead_option(game.dossiers[seat].slug, seat) for seat in coming]
    game.lead = yield from ask(game.lead, LEAD, options, rule="CG-SETUP-03")
    if len(coming) > 1:
        game.tell(LeadChosen(game.dossiers[game.lead].slug, game.lead))
    clear_table(game)
    game.scenario = SCENARIOS[game.scenario].then
    deal(game, game.dossiers)
    game.pointer = 0
    game.step = "mulligan"
    yield from after(game, ScenarioFollows(game.scenario))


def clear_table(game: CardGame) -> None:
    """Nothing of the last scenario stays but the campaign's own records and the chaos bag."""
    fresh = CardGame(rng=game.rng, scenario=game.scenario, started=game.started, investigators=[])
    kept = (
        "rng",
        "boxes",
        "dealt",
        "scenario",
        "difficulty",
        "campaign",
        "bag",
        "collection",
        "log",
        "dossiers",
        "earned",
        "lost",
        "reserve",
        "lead",
    )
    for field in game.__struct_fields__:
        if field not in kept:
            setattr(game, field, getattr(fresh, field))
    game.cards_changed()
