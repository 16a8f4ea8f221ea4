"""Scenarios: what they have in common when they are put on the table and resolved.

Each scenario has a module of its own in `content/scenarios/`.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from inspect import isgeneratorfunction

from miskatonic.games.card_game.components import (
    ACTS,
    AGENDAS,
    ALL,
    ENEMIES,
    SCENARIOS,
    TREACHERIES,
    EnemyCard,
    Scenario,
    TreacheryCard,
)
from miskatonic.games.card_game.events.told import CrossedOut, Recorded
from miskatonic.games.card_game.state import CardGame, Investigator, Location, card_of, location_card
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import OPEN_BOXES


def register(scenario: Scenario) -> Scenario:
    """Puts a scenario where it is looked up. One of a box is declared after its cards, and ValueError says what it misspells."""
    if OPEN_BOXES[SCENARIOS.game].box:
        refuse_mistakes(scenario)
    return SCENARIOS.add(scenario)


def refuse_mistakes(scenario: Scenario) -> None:
    """Refuses names that no declared card has, and rules of the wrong sort."""
    sets = {card.encounter_set for card in ALL.values() if isinstance(card, EnemyCard | TreacheryCard)}
    for kind, given, names in (
        *(("encounter set", wanted, sets) for wanted in (*scenario.sets, *scenario.one_of)),
        ("agenda", scenario.agenda, {slug for slug in ALL if slug in AGENDAS}),
        ("act", scenario.act, {slug for slug in ALL if slug in ACTS}),
    ):
        if given and given not in names:
            raise ValueError(f"{scenario.slug}: {misspelt(kind, given, names)}")
    if isgeneratorfunction(scenario.set_up):
        raise ValueError(
            f"{scenario.slug}: set_up asks nobody anything and must not yield; what asks belongs into begin"
        )
    for part in ("begin", "resolve"):
        if not isgeneratorfunction(getattr(scenario, part)):
            raise ValueError(f"{scenario.slug}: {part} is rules and must yield; `yield from ()` where nothing is asked")


def misspelt(kind: str, given: str, names: Iterable[str]) -> str:
    """The sentence about a name that nothing has."""
    close = get_close_matches(given, [name for name in names if name], n=1)
    return f"there is no {kind} {given!r}" + (f"; did you mean {close[0]!r}?" if close else "")


# --- setting up


def gather(edition: Edition, *sets: str) -> list[str]:
    """All copies of the enemies and treacheries of those encounter sets."""
    return [copy for wanted in sets for copy in encounters_of(edition, wanted)]


@kept
def encounters_of(edition: Edition, encounter_set: str) -> list[str]:
    """All copies of the enemies and treacheries of an encounter set."""
    cards = [*edition[ENEMIES], *edition[TREACHERIES]]
    return [copy for card in cards if card.encounter_set == encounter_set for copy in card.ids]


def make_encounter_deck(game: CardGame, cards: list[str]) -> None:
    """Shuffles the encounter deck."""
    game.encounter_deck = Pile.of(cards)
    game.encounter_deck.shuffle(game.rng)


def make_decks(game: CardGame, agendas: list[str], acts: list[str]) -> None:
    """The first agenda and the first act lie on top of those to come."""
    game.agenda, *game.agenda_deck = agendas
    game.act, *game.act_deck = acts


def put_into_play(game: CardGame, *locations: str) -> None:
    """Locations are on the table, not yet revealed."""
    game.locations += [Location(card) for card in locations]


def start_at(game: CardGame, location: str) -> None:
    """Everybody starts there; the location is revealed and gets its clues."""
    if all(place.card != location for place in game.locations):
        put_into_play(game, location)
    place = game.location(location)
    place.revealed = True
    place.clues = location_card(location).clues * game.started
    for investigator in game.party():
        investigator.at = location


# --- resolving


def is_lost(investigator: Investigator) -> bool:
    """Whether an investigator is out of the campaign."""
    return investigator.killed or investigator.insane


def award(game: CardGame, bonus: int = 0) -> None:
    """Everybody who lives and is sane earns the points of the victory display and the bonus; never less than nothing."""
    earned = sum(card_of(card).victory for card in game.victory) + bonus
    for investigator in game.party():
        if not is_lost(investigator):
            investigator.experience = max(0, investigator.experience + earned)


def record(game: CardGame, key: str) -> None:
    """Something is written into the campaign log."""
    if key not in game.log:
        game.log.append(key)
        game.tell(Recorded(key))


def cross_out(game: CardGame, key: str) -> None:
    """What is crossed out in the campaign log counts as never recorded."""
    if key in game.log:
        game.log.remove(key)
        game.tell(CrossedOut(key))
