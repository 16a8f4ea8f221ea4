"""Phase V, Mythos: a gate opens, a clue appears, monsters move, and the card does what it is about."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.components import ASK, MYTHOS, MythosCard
from miskatonic.games.arkham_horror.events.fate import (
    CardIgnored,
    ClueAppeared,
    EnvironmentChanged,
    EnvironmentOver,
    HeadlineOver,
    MythosBegins,
    MythosDrawn,
    MythosResolved,
    MythosShuffled,
    PlaceReopened,
    PlaceShut,
    RumorEnded,
    RumorSpread,
    RumorTokens,
)
from miskatonic.games.arkham_horror.events.people import CluesTaken
from miskatonic.games.arkham_horror.events.town import MonstersMove, MonstersMoved
from miskatonic.games.arkham_horror.rules import gates
from miskatonic.games.arkham_horror.rules.doom import add_doom
from miskatonic.games.arkham_horror.rules.harm import settle_falls
from miskatonic.games.arkham_horror.rules.holding import gain_clues, room_for_clues
from miskatonic.games.arkham_horror.rules.monsters import draw_monster, move_monsters
from miskatonic.games.arkham_horror.rules.places import put_out
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Flag, Settled, Total, after, is_set, reactions, settle, total
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

IGNORED_WEATHER: Flag[str] = Flag("the ability of a Mythos card does not count")
BURSTS: Settled[bool, str] = Settled("a gate opens through an elder sign")
MONSTERS_WITH_GATE: Total[()] = Total("monsters that come with a gate")

WHO_TAKES_CLUE = ASK.mixed("who_takes_clue", "AH-MYTH-21", str, type(None))


# --- drawing


def draw_mythos(game: Arkham, *, rumors: bool = True) -> Rules[str]:
    """The next card of the deck. One that says so has the deck shuffled; a rumor may be unwelcome."""
    while True:
        card = game.mythos_deck.pop()
        game.rng.reveal()
        kind = MYTHOS[card].kind
        yield from after(game, MythosDrawn(card))
        if kind == "special":
            game.mythos_deck.put_under(card)
            game.mythos_deck.shuffle(game.rng)
            game.tell(MythosShuffled())
        elif kind == "rumor" and not rumors:
            game.mythos_deck.put_under(card)
            game.tell(CardIgnored(card))
        else:
            return card


def open_gate_step(game: Arkham, card: MythosCard) -> Rules[None]:
    """Step 1: a gate opens, or monsters pour out of all gates; some cards bring doom instead."""
    if card.gate:
        yield from caused(game, card.slug, open_here, game, card)
    elif card.surge:
        yield from caused(game, card.slug, gates.monster_surge, game, "")
    if card.doom:
        yield from caused(game, card.slug, add_doom, game, card.doom)


def open_here(game: Arkham, card: MythosCard) -> Rules[None]:
    """The gate of the Mythos card."""
    monsters = total(game, MONSTERS_WITH_GATE, 1)
    return gates.open_gate(game, card.gate, surge=True, burst=bursts(game, card), monsters=monsters)


def bursts(game: Arkham, card: MythosCard) -> bool:
    """Whether the gate of a card opens through an elder sign, and all fliers move."""
    return settle(game, BURSTS, card.burst, card.slug)


def place_clues(game: Arkham, card: MythosCard) -> Rules[None]:
    """Step 2: clues appear."""
    for place in card.clues:
        yield from caused(game, card.slug, place_clue, game, place)


def place_clue(game: Arkham, place: str) -> Rules[None]:
    """A clue appears, unless a gate is open there; an investigator there may take it at once."""
    if place in game.gates:
        return
    game.clues[place] = game.clues.get(place, 0) + 1
    if game.watched:
        game.tell(ClueAppeared(place))
    if not (people := [who for who in game.at(place) if room_for_clues(game, who, 1)]):
        return
    options: list[Option[Any]] = [
        Option(f"clue:{who.slug}", who.slug, text("ah-option-takes-clue", who=piece(who.slug)), (who.slug,))
        for who in people
    ]
    options.append(Option("leave", None, text("ah-option-leave-clue"), (place,)))
    seat = people[0].seat if len(people) == 1 else game.first
    if taker := (yield from ask(seat, WHO_TAKES_CLUE, options, place)):
        person = next(who for who in people if who.slug == taker)
        game.clues[place] -= 1
        if not game.clues[place]:
            del game.clues[place]
        gain_clues(game, person, 1)
        game.tell(CluesTaken(person.slug, place, 1))


def monsters_step(game: Arkham, card: MythosCard) -> Rules[None]:
    """Step 3: monsters move."""
    if game.watched:
        game.tell(MonstersMove(card.white, card.black))
    yield from caused(game, card.slug, move_monsters, game, card, bursts(game, card))
    yield from reactions(game, MonstersMoved(card.slug, card.white, card.black))


# --- what the card is about


def activate(game: Arkham, card: MythosCard) -> Rules[None]:
    """Step 4: by the kind of card; then it is in play or goes under the deck."""
    if is_set(game, IGNORED_WEATHER, card.slug):
        game.tell(CardIgnored(card.slug))
        game.mythos_deck.put_under(card.slug)
    elif card.kind == "environment":
        yield from change_environment(game, card)
    elif card.kind == "rumor":
        yield from spread_rumor(game, card)
    else:
        yield from headline(game, card)
    yield from settle_falls(game)
    yield from reactions(game, MythosResolved(card.slug))


def resolve_at_once(game: Arkham) -> Rules[None]:
    """A further Mythos card, with all its steps, in the middle of something else."""
    card = MYTHOS[(yield from draw_mythos(game))]
    game.mythos = card.slug
    yield from reactions(game, MythosBegins(card.slug))
    yield from open_gate_step(game, card)
    yield from place_clues(game, card)
    yield from monsters_step(game, card)
    game.mythos = ""
    yield from activate(game, card)


def resolve(game: Arkham, card: MythosCard) -> Rules[None]:
    """What happens when the card is drawn or enters play."""
    if card.effect is not None and (leader := leading(game)) is not None:
        yield from caused(game, card.slug, card.effect.run, game, leader)


def leading(game: Arkham) -> Investigator | None:
    """The investigator of the first player, or of the next who has one."""
    return next(iter(game.present()), None)


def headline(game: Arkham, card: MythosCard) -> Rules[None]:
    """At once; some stay until the end of the next turn."""
    if not card.lasts:
        game.mythos_deck.put_under(card.slug)
        yield from resolve(game, card)
        return
    game.headlines[card.slug] = game.turn + 1
    game.cards_changed()
    yield from resolve(game, card)
    for place in card.shuts:
        shut(game, place, card.slug)


def shut(game: Arkham, place: str, card: str) -> None:
    """A location is closed for a time."""
    game.shut[place] = card
    game.tell(PlaceShut(place, cause=card))
    if place not in game.gates and place not in game.closed:
        put_out(game, place)


def end_headlines(game: Arkham) -> None:
    """Headlines whose time is over go under the deck."""
    for card, until in list(game.headlines.items()):
        if until <= game.turn:
            del game.headlines[card]
            game.mythos_deck.put_under(card)
            game.cards_changed()
            game.tell(HeadlineOver(card))
            reopen(game, card)


def reopen(game: Arkham, card: str) -> None:
    """Locations that a card has closed for a time are open again."""
    for place in [place for place, by in game.shut.items() if by == card]:
        del game.shut[place]
        if place not in game.closed:
            game.tell(PlaceReopened(place))


def change_environment(game: Arkham, card: MythosCard) -> Rules[None]:
    """A new environment takes the place of the old one."""
    leave_environment(game)
    game.environment = card.slug
    game.cards_changed()
    game.tell(EnvironmentChanged(card.slug))
    yield from resolve(game, card)
    for place in card.shuts:
        shut(game, place, card.slug)


def leave_environment(game: Arkham) -> None:
    """The environment goes under the deck."""
    if card := game.environment:
        game.mythos_deck.put_under(card)
        game.environment = ""
        game.cards_changed()
        reopen(game, card)


def end_environment(game: Arkham) -> None:
    """The environment is over before another one takes its place."""
    if card := game.environment:
        leave_environment(game)
        game.tell(EnvironmentOver(card))


# --- rumors


def spread_rumor(game: Arkham, card: MythosCard) -> Rules[None]:
    """A rumor stays until it is passed or failed; there is one at most."""
    if game.rumor:
        game.tell(CardIgnored(card.slug))
        game.mythos_deck.put_under(card.slug)
        return
    game.rumor, game.rumor_since = card.slug, game.turn
    game.rumor_tokens = first_tokens(game, card)
    game.cards_changed()
    game.tell(RumorSpread(card.slug))
    for _ in range(card.monsters):
        game.rumor_monsters.append((yield from draw_monster(game)))
    yield from resolve(game, card)


def first_tokens(game: Arkham, card: MythosCard) -> int:
    """The clues on a rumor when it enters play."""
    return card.tokens + card.tokens_each * game.players


def rumor_goes_on(game: Arkham) -> Rules[None]:
    """At the end of every Mythos phase but the one in which it spread."""
    if not game.rumor or game.rumor_since >= game.turn:
        return
    card = MYTHOS[game.rumor]
    if card.ongoing is not None and (leader := leading(game)) is not None:
        yield from caused(game, card.slug, card.ongoing.run, game, leader)
        yield from settle_falls(game)


def add_rumor_tokens(game: Arkham, n: int) -> None:
    """Clues are put on the rumor or taken off it."""
    game.rumor_tokens = max(0, game.rumor_tokens + n)
    game.tell(RumorTokens(game.rumor, game.rumor_tokens))


def end_rumor(game: Arkham, *, passed: bool, outcome: ArkhamEffect) -> Rules[None]:
    """The rumor is out of the game, and what comes of it happens to each investigator."""
    card = game.rumor
    game.rumor = ""
    game.rumor_tokens = 0
    game.removed.append(card)
    game.cards_changed()
    yield from after(game, RumorEnded(card, passed))
    for investigator in game.present():
        yield from caused(game, card, outcome.run, game, investigator)
    yield from settle_falls(game)
