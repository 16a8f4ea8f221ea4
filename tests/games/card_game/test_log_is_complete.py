"""Whatever changes on the table is told: every change of the position is explained by a line of the log for everybody."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic import Table, new_table
from miskatonic.games.card_game.events import CardsDrawn, Eliminated, ScenarioFollows
from miskatonic.games.card_game.events.told import CardsExchanged, ScenarioLaidOut
from miskatonic.games.card_game.state import Asset, CardGame, Enemy
from miskatonic.kernel.audience import ears_of
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot, trial_policy

Fact = tuple[str, str]
"""A sort of thing that is true on the table, and the piece that it is true of."""

TOLD_BY: dict[str, tuple[str, ...]] = {
    "round": ("RoundBegan",),
    "phase": ("PhaseBegan", "ScenarioFollows", "ExperienceEarned", "InvestigatorLost"),
    "active": ("TurnBegan", "PhaseBegan", "Eliminated"),
    "lead": ("LeadChosen",),
    "agenda": ("AgendaBegan", "AgendaAdvanced"),
    "act": ("ActBegan", "ActAdvanced", "AgendaBegan"),
    "agenda doom": ("DoomPlaced", "DoomRemoved", "AgendaAdvanced"),
    "act clues": ("ClueOnAct", "ActAdvanced", "AgendaBegan"),
    "bag": ("TokenAdded",),
    "log": ("Recorded", "CrossedOut"),
    "encounter order": ("EncountersShuffled", "CardShuffledIn", "CardsPutBack"),
    "encounter deck": ("EncounterDrawn", "EncountersShuffled", "CardShuffledIn", "CardDiscarded", "EnemySpawned"),
    "victory": ("IntoVictoryDisplay",),
    "at": ("Entered", "EnemyMoved", "EnemyEngaged", "Eliminated"),
    "location": ("LocationEntered", "LocationRevealed", "CardRemoved", "IntoVictoryDisplay"),
    "loose": ("CardAppeared", "ControlTaken"),
    "revealed": ("LocationRevealed",),
    "place clues": ("LocationRevealed", "CluesDiscovered", "CluesDropped", "CluesPlaced", "CluesRemoved"),
    "doom": ("DoomPlaced", "DoomRemoved"),
    "investigator damage": ("Harmed", "Healed", "Eliminated"),
    "investigator horror": ("Harmed", "Healed", "HorrorMoved", "Eliminated"),
    "resources": ("ResourcesGained", "ResourcesSpent", "Eliminated"),
    "investigator clues": (
        "CluesDiscovered",
        "CluesGained",
        "CluesSpent",
        "CluesDropped",
        "CluesRemoved",
        "Eliminated",
    ),
    "hand": (
        "CardsDrawn",
        "CardPlayed",
        "CardCommitted",
        "CardDiscarded",
        "CardReturned",
        "CardRemoved",
        "EncounterDrawn",
        "CardsExchanged",
        "Eliminated",
    ),
    "deck": (
        "CardsDrawn",
        "DeckShuffled",
        "OwnDeckShuffled",
        "CardPutUnder",
        "EncounterDrawn",
        "CardDiscarded",
        "Eliminated",
    ),
    "fate": ("Eliminated", "TakesPart"),
    "trauma": ("Traumatized",),
    "order": ("OwnDeckShuffled", "DeckShuffled", "CardPutUnder", "CardsPutBack", "CardsExchanged", "Eliminated"),
    "play": ("EnteredPlay", "CardPlayed", "CardDiscarded", "CardRemoved", "ControlTaken", "CardReturned", "Eliminated"),
    "threat": ("IntoThreatArea", "CardDiscarded", "CardRemoved", "Eliminated"),
    "attached": ("CardAttached", "CardDiscarded", "CardRemoved", "Eliminated"),
    "exhausted": ("CardExhausted", "CardReadied", "EverythingReadied", "EnemyEvaded", "EnemyAttacks"),
    "damage": ("AssetHarmed", "Healed"),
    "enemy damage": ("EnemyDamaged", "EnemyHealed"),
    "horror": ("AssetHarmed", "Healed", "HorrorMoved"),
    "uses": ("UsesSpent", "UsesAdded"),
    "clues": ("CluesRemoved", "CluesPlaced", "CluesDiscovered"),
    "card resources": ("ResourcesPlaced",),
    "enemy": ("EnemySpawned", "EnemyDefeated", "CardDiscarded", "CardShuffledIn", "CardRemoved", "IntoVictoryDisplay"),
    "engaged": ("EnemyEngaged", "EnemyDisengaged", "EnemyEvaded", "Eliminated"),
}
"""What tells of each sort of change. Where the fact is about a piece, the event must name it, or be about everything."""

ABOUT_EVERYTHING = ("EverythingReadied", "DoomRemoved", "PhaseBegan", "TurnBegan", "LocationRevealed", "CardsPutBack")

AMOUNTS: dict[str, dict[str, tuple[str, int]]] = {
    "resources": {"ResourcesGained": ("amount", 1), "ResourcesSpent": ("amount", -1)},
    "investigator clues": {
        "CluesDiscovered": ("amount", 1),
        "CluesGained": ("amount", 1),
        "CluesDropped": ("amount", -1),
        "CluesSpent": ("amount", -1),
    },
    "place clues": {
        "LocationRevealed": ("clues", 1),
        "CluesPlaced": ("amount", 1),
        "CluesDropped": ("amount", 1),
        "CluesDiscovered": ("amount", -1),
        "CluesRemoved": ("amount", -1),
    },
    "investigator damage": {"Harmed": ("own_damage", 1), "Healed": ("damage", -1)},
    "investigator horror": {"Harmed": ("own_horror", 1), "Healed": ("horror", -1), "HorrorMoved": ("amount", 1)},
    "uses": {"UsesSpent": ("amount", -1), "UsesAdded": ("amount", 1)},
    "enemy damage": {"EnemyDamaged": ("amount", 1), "EnemyHealed": ("amount", -1)},
}
"""By how much each event changes a number."""


def on_card(card: Asset | Enemy, facts: dict[Fact, Any]) -> None:
    """What lies on a card in play."""
    for field in ("exhausted", "horror", "uses", "doom", "clues"):
        facts[field, card.card] = getattr(card, field, 0)
    facts["damage" if isinstance(card, Asset) else "enemy damage", card.card] = card.damage
    facts["card resources", card.card] = getattr(card, "resources", 0)


def position(game: CardGame) -> dict[Fact, Any]:
    """Everything that whoever walks past the table can see."""
    facts: dict[Fact, Any] = {
        ("round", ""): game.round,
        ("phase", ""): game.phase,
        ("lead", ""): game.lead,
        ("agenda", ""): game.agenda,
        ("act", ""): game.act,
        ("agenda doom", ""): game.agenda_doom,
        ("act clues", ""): game.act_clues,
        ("bag", ""): sorted(game.bag),
        ("log", ""): [entry for entry in game.log if not entry.startswith("resolution:")],
        ("encounter order", ""): list(game.encounter_deck),
        ("encounter deck", ""): len(game.encounter_deck),
        ("victory", ""): sorted(game.victory),
    }
    for who in game.investigators:
        slug = who.slug
        facts["at", slug] = who.at
        facts["investigator damage", slug] = who.damage
        facts["investigator horror", slug] = who.horror
        facts["resources", slug] = who.resources
        facts["investigator clues", slug] = who.clues
        facts["hand", slug] = list(who.hand)
        facts["deck", slug] = len(who.deck)
        facts["order", slug] = list(who.deck)
        facts["fate", slug] = who.fate
        facts["trauma", slug] = (who.physical_trauma, who.mental_trauma)
        for asset in who.play:
            facts["play", asset.card] = slug
            on_card(asset, facts)
        for asset in who.threat:
            facts["threat", asset.card] = slug
            on_card(asset, facts)
    for place in game.locations:
        facts["location", place.card] = True
        facts["revealed", place.card] = place.revealed
        facts["place clues", place.card] = place.clues
        facts["doom", place.card] = place.doom
        for asset in place.attached:
            facts["attached", asset.card] = place.card
            on_card(asset, facts)
    for card, at in game.loose:
        facts["loose", card] = at
    for enemy in game.enemies:
        facts["enemy", enemy.card] = True
        facts["at", enemy.card] = enemy.at
        facts["engaged", enemy.card] = enemy.engaged
        on_card(enemy, facts)
    return facts


MOVES = ("play", "threat", "attached", "enemy", "location", "loose")
"""The facts that say that a card is in play: what lies on it comes and goes with it."""


def changes(before: dict[Fact, Any], after: dict[Fact, Any]) -> Iterator[Fact]:
    """The facts that are new, gone or different; what lies on a card that has just come or gone is told with the card."""
    for fact in dict.fromkeys((*before, *after)):
        if before.get(fact) == after.get(fact):
            continue
        if fact[0].endswith("order") and after[fact] == before[fact][: len(after[fact])]:
            continue  # cards have been taken from the top
        if fact not in before or fact not in after:
            if fact[0] in MOVES:
                yield fact
        else:
            yield fact


def names(event: Event, piece: str) -> bool:
    """Whether an event is about a piece."""
    return any(getattr(event, field) == piece for field in event.__struct_fields__ if field != "cause")


def hand_is_told(before: list[str], after: list[str], lines: list[Event], who: str) -> bool:
    """Whether each card that has left a hand is named by the log, and as many were drawn or taken back as have come."""
    told = [event for event in lines if type(event).__name__ in TOLD_BY["hand"]]
    gone, come = set(before) - set(after), set(after) - set(before)
    drawn = sum(event.amount for event in told if isinstance(event, CardsDrawn) and event.who == who)
    back = [card for card in come if any(names(event, card) for event in told)]
    return all(any(names(event, card) for event in told) for card in gone) and len(come) <= drawn + len(back)


def total(lines: list[Event], fact: Fact) -> int:
    """By how much the log says that a number has changed."""
    amounts = AMOUNTS[fact[0]]
    found = [(event, *amounts[type(event).__name__]) for event in lines if type(event).__name__ in amounts]
    return sum(sign * getattr(event, field) for event, field, sign in found if names(event, fact[1]))


def explains(event: Event, fact: Fact) -> bool:
    """Whether the line of an event tells of such a change."""
    sort, piece = fact
    if type(event).__name__ not in TOLD_BY[sort]:
        return False
    return not piece or names(event, piece) or type(event).__name__ in ABOUT_EVERYTHING


def is_told(fact: Fact, before: Any, after: Any, lines: list[Event], earlier: list[Event]) -> bool:
    """Whether lines of the log explain a change; a card that others make room for was played before that was asked."""
    sort, piece = fact
    fallen = any(isinstance(event, Eliminated) for event in lines)
    if sort == "hand":
        exchanged = any(isinstance(event, CardsExchanged) for event in lines)
        return fallen or exchanged or hand_is_told(before, after, lines, piece)
    if not any(explains(event, fact) for event in ([*earlier, *lines] if sort == "play" else lines)):
        return False
    return fallen or sort not in AMOUNTS or after - before == total(lines, fact)


def unexplained(seed: int, bot: str = "random") -> Iterator[tuple[Fact, Any, Any, list[Event]]]:
    """The changes in a game of which the log says nothing to everybody. A scenario that is laid out is told as a whole."""
    scenarios = ("the_gathering", "the_midnight_masks", "the_devourer_below")
    setup: dict[str, Any] = {"campaign": True} if seed % 4 == 0 else {"scenario": scenarios[seed % 3]}
    players = 1 + seed % 4
    table: Table[CardGame] = new_table("card_game", seed=seed, players=players, decks=["random"] * players, **setup)
    player = trial_policy("card_game") if bot == "quick" else make_bot(bot, "card_game", seed=seed)
    told, before = len(table.events), position(table.state)
    earlier: list[Event] = []
    while table.decision is not None:
        table.choose(*player.pick(Sight(table)))
        lines = [event for event in table.events[told:] if event.told and event.visible_to(ears_of(None))]
        told, after = len(table.events), position(table.state)
        if not any(isinstance(event, ScenarioLaidOut | ScenarioFollows) for event in lines):
            for fact in changes(before, after):
                if not is_told(fact, before.get(fact), after.get(fact), lines, earlier):
                    yield fact, before.get(fact), after.get(fact), lines
        before, earlier = after, lines


@pytest.mark.parametrize(("bot", "seed"), [("random", n) for n in range(24)] + [("quick", n) for n in range(12)])
def test_every_change_of_the_position_is_told_to_everybody(bot: str, seed: int) -> None:
    for fact, before, after, lines in unexplained(seed, bot):
        pytest.fail(f"nobody was told why {fact} went from {before!r} to {after!r}; told: {lines}")
