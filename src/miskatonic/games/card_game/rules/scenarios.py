"""Scenarios: what they have in common when they are put on the table and resolved.

Each scenario has a module of its own in `content/scenarios/`.
"""

from __future__ import annotations

from inspect import isgeneratorfunction

from miskatonic.games.card_game.components import (
    ACTS,
    AGENDAS,
    ALL,
    ENEMIES,
    LOCATIONS,
    REFERENCES,
    SCENARIOS,
    TREACHERIES,
    ActCard,
    AgendaCard,
    EnemyCard,
    LocationCard,
    Scenario,
    TreacheryCard,
    slug_of,
)
from miskatonic.games.card_game.events.told import CrossedOut, Recorded
from miskatonic.games.card_game.rules.ending import ending_key
from miskatonic.games.card_game.state import CardGame, Investigator, Location, card_of, location_card
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.declaring import refuse_unknown
from miskatonic.kernel.effect import words_in
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import OPEN_BOXES
from miskatonic.kernel.text import PHRASES


def register(scenario: Scenario) -> Scenario:
    """Puts a scenario where it is looked up. One of a box is declared after its cards, and ValueError says what it misspells."""
    if box := OPEN_BOXES[SCENARIOS.game].box:
        refuse_mistakes(scenario, box)
    return SCENARIOS.add(scenario)


def refuse_mistakes(scenario: Scenario, box: str) -> None:
    """Refuses names that no declared card has, rules of the wrong sort, and endings that nothing is said of."""
    slug = scenario.slug
    sets = {card.encounter_set for card in ALL.values() if isinstance(card, EnemyCard | TreacheryCard)}
    refuse_unknown(slug, "encounter set", (*scenario.sets, *scenario.one_of), sets - {""})
    refuse_unknown(slug, "agenda", scenario.agendas, (agenda for agenda in ALL if agenda in AGENDAS))
    refuse_unknown(slug, "act", scenario.acts, (act for act in ALL if act in ACTS))
    refuse_unknown(slug, "reference card", [f"{slug}_reference"], (card for card in ALL if card in REFERENCES))
    refuse_misplaced(box)
    if isgeneratorfunction(scenario.set_up):
        raise ValueError(f"{slug}: set_up asks nobody anything and must not yield; what asks belongs into begin")
    for part in ("begin", "resolve"):
        if not isgeneratorfunction(getattr(scenario, part)):
            raise ValueError(f"{slug}: {part} is rules and must yield; `yield from ()` where nothing is asked")
    for resolution in sorted({0, *scenario.endings, *resolutions_of(scenario, box)}):
        if resolution not in scenario.endings and not PHRASES.has(ending_key(slug, resolution), "en"):
            raise ValueError(
                f"{slug}: nothing is said of resolution {resolution}; say it in endings, in both languages"
            )


def refuse_misplaced(box: str) -> None:
    """Refuses cards of a box that name a place or the symbol of a place that is nowhere."""
    cards = [card for card in ALL.values() if card.box == box]
    places = [card for card in ALL.values() if isinstance(card, LocationCard)]
    symbols = {side.symbol for place in places for side in (place.unrevealed, place.revealed)}
    for card in cards:
        if isinstance(card, LocationCard):
            for side in (card.unrevealed, card.revealed):
                refuse_unknown(card.slug, "location with the symbol", side.connects_to, symbols)
        elif isinstance(card, EnemyCard) and card.spawn is not None:
            refuse_unknown(card.slug, "location", card.spawn.at, (place.slug for place in places))
        elif isinstance(card, ActCard):
            refuse_unknown(card.slug, "location", [card.at_round_end_in], (place.slug for place in places))


def resolutions_of(scenario: Scenario, box: str) -> set[int]:
    """The resolutions to which the acts and agendas of its sets in a box lead, as far as their effects say so."""
    cards = [card for card in ALL.values() if card.box == box and isinstance(card, ActCard | AgendaCard)]
    its = (*scenario.sets, scenario.slug)
    cards = [card for card in cards if card.encounter_set in its or card.slug in (*scenario.acts, *scenario.agendas)]
    words = [word for card in cards for word in words_in(card.advanced)]
    return {word.args[0] for word in words if word.name == "resolution"}


# --- setting up


def gather(edition: Edition, *sets: str) -> list[str]:
    """All copies of the enemies and treacheries of those encounter sets."""
    refuse_unknown("the encounter deck", "encounter set", sets, (card.encounter_set for card in encounters(edition)))
    return [copy for wanted in sets for copy in encounters_of(edition, wanted)]


@kept
def encounters_of(edition: Edition, encounter_set: str) -> list[str]:
    """All copies of the enemies and treacheries of an encounter set."""
    return [copy for card in encounters(edition) if card.encounter_set == encounter_set for copy in card.ids]


def encounters(edition: Edition) -> list[EnemyCard | TreacheryCard]:
    """The enemies and treacheries."""
    return [*edition[ENEMIES], *edition[TREACHERIES]]


def make_encounter_deck(game: CardGame, cards: list[str]) -> None:
    """Shuffles the encounter deck."""
    game.encounter_deck = Pile.of(cards)
    game.encounter_deck.shuffle(game.rng)


def make_decks(game: CardGame, agendas: list[str], acts: list[str]) -> None:
    """The first agenda and the first act lie on top of those to come."""
    refuse_unknown(game.scenario, "agenda", agendas, game.edition[AGENDAS].slugs)
    refuse_unknown(game.scenario, "act", acts, game.edition[ACTS].slugs)
    game.agenda, *game.agenda_deck = agendas
    game.act, *game.act_deck = acts


def put_into_play(game: CardGame, *locations: str) -> None:
    """Locations are on the table, not yet revealed."""
    refuse_unknown(game.scenario, "location", map(slug_of, locations), game.edition[LOCATIONS].slugs)
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
    """An entry crossed out in the campaign log counts as never recorded."""
    if key in game.log:
        game.log.remove(key)
        game.tell(CrossedOut(key))
