"""What must be true: at every decision no card lost or doubled and no number out of its bounds; between two steps even more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from miskatonic.games.card_game.components import (
    AGENDAS,
    ALL,
    SCENARIOS,
    SLOTS,
    AgendaCard,
    EnemyCard,
    LocationCard,
    slug_of,
)
from miskatonic.games.card_game.rules.cards import discardable, excess_of
from miskatonic.games.card_game.rules.enemies import may_engage, preferred
from miskatonic.games.card_game.rules.seen import ENCOUNTERS, deck_of
from miskatonic.games.card_game.rules.values import (
    HAND_SIZE,
    MOST_CARDS_IN_HAND,
    enemy_health,
    max_health,
    max_sanity,
    uses_slot,
)
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    Enemy,
    Investigator,
    Lasting,
    Seen,
    SkillTest,
    asset_card,
    card_of,
)
from miskatonic.kernel.checks import MANY, SWAY, TURNS, Bounds
from miskatonic.kernel.hooks import total
from miskatonic.kernel.registry import BASE

MOST_ON_THE_WAY = 3
"""How many cards can be on their way from a hand or a deck into play or to a discard pile."""
BETWEEN_ROUNDS = ("mulligan", "opening", "scenario_end", "interlude")
"""Steps before the investigators are placed, or after the end of the scenario."""


NONE = (-1, MANY)
"""The bounds of a number where -1 stands for none."""
EITHER_WAY = (-SWAY, SWAY)
BOUNDS: Bounds = {
    CardGame: {"round": (0, TURNS), "active": NONE, "perilous": NONE, "resolution": NONE, "earned": (-SWAY, MANY)},
    Enemy: {"engaged": NONE, "bearer": NONE},
    Investigator: {"experience": (-SWAY, MANY)},
    Seen: {"deck": NONE, "seat": NONE},
    Lasting: {"seat": NONE, "amount": EITHER_WAY},
    SkillTest: {"bonus": EITHER_WAY, "difficulty": EITHER_WAY, "by": EITHER_WAY},
}
"""The bounds of the integers in a state that are not from 0 to 999. Tokens are unlimited by the rules."""


def check(state: CardGame) -> None:
    """Raises ValueError if anything is impossible, at whatever moment."""
    check_cards(state)
    check_numbers(state)
    check_places(state)
    check_moment(state)
    check_seen(state)


# --- cards


def cards_of_game(game: CardGame) -> Counter[str]:
    """Every card that is anywhere, with how often it is there."""
    found: Counter[str] = Counter()
    found.update(enemy.card for enemy in game.enemies)
    for location in game.locations:
        # A location that counts for victory at the end stays where it is.
        found[location.card] += location.card not in game.victory
        found.update(asset.card for asset in location.attached)
    for investigator in game.investigators:
        found.update(investigator.deck)
        found.update(investigator.hand)
        found.update(investigator.discard)
        found.update(investigator.removed)
        found.update(asset.card for asset in [*investigator.play, *investigator.threat])
    found.update(game.encounter_deck)
    found.update(game.encounter_discard)
    found.update(game.side_deck)
    found.update(game.set_aside)
    found.update(card for card, _ in game.loose)
    found.update(game.removed)
    found.update(game.victory)
    found.update([game.agenda, *game.agenda_deck, game.act, *game.act_deck])
    if game.test is not None:
        found.update(card for _, card in game.test.committed)
    found.pop("", None)
    return found


def physical_cards(game: CardGame) -> set[str]:
    """The cards that stay the same for the whole scenario; a card printed on the back of an agenda counts as its front."""
    cards = cards_of_game(game)
    found = {card for card in cards if card_of(card).copies}
    backs = {card_of(card).code[:5] for card in cards if isinstance(card_of(card), AgendaCard)}
    return found | {agenda.slug for agenda in game.edition[AGENDAS] if agenda.copies and agenda.code[:5] in backs}


def check_nothing_is_lost(game: CardGame, at_start: set[str], *, at_rest: bool = True) -> None:
    """The cards that were there when the scenario began are there now, and others only if they have been earned since or
    come back as the campaign log says.

    While something is going on, a few cards are in nobody's hands: those that are drawn, spawned or played just now.
    """
    now = physical_cards(game)
    missing = at_start - now
    if not at_rest:
        missing -= set(game.drawn)
        if len(missing) <= MOST_ON_THE_WAY:
            missing = set()
    if missing:
        raise ValueError(f"nowhere: {', '.join(sorted(missing))}")
    expected = {slug for investigator in game.investigators for slug in investigator.earned}
    expected |= {entry.removeprefix("got_away:") for entry in game.log}
    if new := {card for card in now - at_start if slug_of(card) not in expected}:
        raise ValueError(f"out of nowhere: {', '.join(sorted(new))}")


def check_cards(game: CardGame) -> None:
    """No card is in two places, unknown, or of a box that the game is not played with."""
    boxes = (BASE, *game.boxes)
    for card, times in cards_of_game(game).items():
        if times > 1:
            raise ValueError(f"{card} is in {times} places")
        if slug_of(card) not in ALL or card_of(card).box not in boxes:
            raise ValueError(f"there is no card {card} in this edition")


def check_seen(game: CardGame) -> None:
    """What players know of decks is true."""
    for seen in game.seen:
        if not ENCOUNTERS <= seen.deck < len(game.investigators) or seen.place < 0:
            raise ValueError(f"{seen.card} was seen in no deck")
        deck = deck_of(game, seen.deck)
        if seen.place < len(deck) and deck[seen.place] != seen.card:
            raise ValueError(f"{seen.card} is not where seat {seen.seat} has seen it")
    if game.hidden_set and game.hidden_set not in SCENARIOS[game.scenario].one_of:
        raise ValueError(f"{game.hidden_set} is not added at random")


# --- numbers


def check_numbers(game: CardGame) -> None:
    """Nothing is negative."""
    for investigator in game.investigators:
        for field in ("damage", "horror", "resources", "clues", "actions", "tome_actions", "unseen"):
            if getattr(investigator, field) < 0:
                raise ValueError(f"{investigator.slug} has {getattr(investigator, field)} {field}")
        if investigator.unseen > len(investigator.removed):
            raise ValueError(f"{investigator.slug} has lost cards that it never had")
        for asset in [*investigator.play, *investigator.threat]:
            check_tokens(asset)
    for enemy in game.enemies:
        if enemy.damage < 0 or enemy.doom < 0 or enemy.clues < 0:
            raise ValueError(f"{enemy.card} has a negative number of tokens")
    for location in game.locations:
        if location.clues < 0 or location.doom < 0:
            raise ValueError(f"{location.card} has a negative number of tokens")
        if location.clues and not location.revealed:
            raise ValueError(f"{location.card} has clues before it is revealed")
        for asset in location.attached:
            check_tokens(asset)
    if game.agenda_doom < 0 or game.act_clues < 0:
        raise ValueError("there is a negative number of tokens on the agenda or the act")
    for dossier in game.dossiers:
        if dossier.experience < 0:
            raise ValueError(f"{dossier.slug} has spent more experience than it had")


def check_tokens(asset: Asset) -> None:
    """No negative number of tokens on a card."""
    for field in ("damage", "horror", "uses", "doom", "clues", "resources"):
        if getattr(asset, field) < 0:
            raise ValueError(f"{asset.card} has {getattr(asset, field)} {field}")


# --- places


def check_places(game: CardGame) -> None:
    """Investigators and enemies are at locations in play, engaged enemies where their investigator is."""
    if game.phase == "setup" or game.outcome is not None:
        return
    places = {location.card for location in game.locations}
    for investigator in game.present():
        if investigator.at not in places:
            raise ValueError(f"{investigator.slug} is nowhere: {investigator.at!r}")
    for enemy in game.enemies:
        if not isinstance(card_of(enemy.card), EnemyCard):
            raise ValueError(f"{slug_of(enemy.card)} is no enemy")
        if enemy.at not in places:
            raise ValueError(f"{enemy.card} is nowhere: {enemy.at!r}")
        if enemy.engaged >= 0:
            investigator = game.investigators[enemy.engaged]
            if investigator.fate or investigator.at != enemy.at:
                raise ValueError(f"{enemy.card} is engaged with {investigator.slug}, who is not there")
            if "massive" in card_of(enemy.card).keywords:
                raise ValueError(f"{enemy.card} is massive and engaged with {investigator.slug} alone")


# --- moments


def check_moment(game: CardGame) -> None:
    """The lead and the active investigator take part; a test has a tester; eliminated investigators have nothing left."""
    seats = range(len(game.investigators))
    if game.lead not in seats or game.active not in (-1, *seats):
        raise ValueError(f"seat {game.lead} leads, seat {game.active} acts")
    if game.active >= 0 and game.phase != "investigation" and game.step not in BETWEEN_ROUNDS:
        raise ValueError(f"seat {game.active} acts in the {game.phase} phase")
    if game.test is not None and (game.test.seat not in seats or not 1 <= game.test.step <= 8):
        raise ValueError("the test is nobody's, or has lost its way")
    for investigator in game.investigators:
        if investigator.fate == "away" and (
            investigator.deck or investigator.hand or investigator.play or investigator.at
        ):
            raise ValueError(f"{investigator.slug} is not there, but has something")


def check_between_steps(game: CardGame) -> None:
    """Raises ValueError if anything is impossible when nothing is going on: no test, no card half resolved, no defeat to come."""
    check(game)
    if game.test is not None or game.drawn or game.perilous >= 0:
        raise ValueError("something is still being resolved")
    if game.step in BETWEEN_ROUNDS or game.outcome is not None:
        return
    if game.present() and game.investigators[game.lead].fate:
        raise ValueError(f"{game.investigators[game.lead].slug} leads, but is out")
    if (game.step in ("turn", "turn_end")) != (game.active >= 0):
        raise ValueError(f"in the step {game.step} seat {game.active} acts")
    for problem in strange_things(game):
        raise ValueError(problem)


def strange_things(game: CardGame) -> Iterator[str]:
    """Everything that cannot be between two steps of a round."""
    revealed = {location.card for location in game.locations if location.revealed}
    for investigator in game.present():
        if investigator.damage >= max_health(game, investigator) or investigator.horror >= max_sanity(
            game, investigator
        ):
            yield f"{investigator.slug} should have been defeated"
        if investigator.at not in revealed:
            yield f"{investigator.slug} is at {investigator.at}, which is not revealed"
        if investigator.actions and investigator.seat != game.active:
            yield f"{investigator.slug} has actions, but it is not its turn"
        yield from strange_cards(game, investigator)
    for enemy in game.enemies:
        if enemy.damage >= enemy_health(game, enemy) > 0:
            yield f"{enemy.card} should have been defeated"
        if may_engage(game, enemy) and (near := preferred(game, enemy, game.at(enemy.at))):
            yield f"{enemy.card} should have engaged {near[0].slug}"
    unique = Counter(card_of(card).en for card in in_play(game) if card_of(card).unique)
    yield from (f"there are {number} cards {title} in play" for title, number in unique.items() if number > 1)


def strange_cards(game: CardGame, investigator: Investigator) -> Iterator[str]:
    """Assets that should be defeated or have no slot; too many cards after the upkeep phase."""
    for asset in investigator.play:
        card = asset_card(asset.card)
        if "permanent" not in card.keywords:
            if card.health is not None and asset.damage >= card.health:
                yield f"{asset.card} should have been defeated"
            if card.sanity is not None and asset.horror >= card.sanity:
                yield f"{asset.card} should have been defeated"
    for slot in SLOTS:
        taken = [asset.card for asset in investigator.play + investigator.threat if uses_slot(asset.card, slot)]
        if taken and excess_of(game, investigator, slot, taken) > 0:
            yield f"{investigator.slug} has more assets than slots: {', '.join(taken)}"
    if game.step == "round_end":
        most = total(game, HAND_SIZE, MOST_CARDS_IN_HAND, investigator.seat)
        if len(investigator.hand) > most and discardable(investigator):
            yield f"{investigator.slug} has {len(investigator.hand)} cards in hand"


def in_play(game: CardGame) -> Iterator[str]:
    """Every card in play, but for acts and agendas."""
    for investigator in game.investigators:
        yield from (asset.card for asset in [*investigator.play, *investigator.threat])
    for location in game.locations:
        if not isinstance(card_of(location.card), LocationCard) or location.revealed:
            yield location.card
        yield from (asset.card for asset in location.attached)
    yield from (enemy.card for enemy in game.enemies)
    yield from (card for card, _ in game.loose)
