"""Doom, terror, the awakening of the Ancient One, and the end of the game."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, AREAS, CARDS, LOCATIONS, MONSTER_CARDS
from miskatonic.games.arkham_horror.events.fate import (
    AllyLeftTown,
    Awoke,
    DoomAdded,
    DoomRemoved,
    FirstCitizen,
    GameEnded,
    PlaceClosed,
    TerrorIgnored,
    TerrorRise,
    TerrorRose,
    TownOverrun,
)
from miskatonic.games.arkham_horror.rules.places import put_out, towns
from miskatonic.games.arkham_horror.state import OUTSKIRTS, SKY, Arkham
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Settled, Total, after, before, settle, total
from miskatonic.kernel.state import GameOver, Outcome

HIGHEST_TERROR = 10
GATES_TO_AWAKEN = {1: 8, 2: 8, 3: 7, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5}
SEALS_TO_WIN = 6

MONSTER_LIMIT: Total[()] = Total("monster limit")
OUTSKIRTS_LIMIT: Total[()] = Total("limit of the outskirts")
GATE_LIMIT: Total[()] = Total("open gates that awaken the Ancient One")
MOST_DOOM: Total[()] = Total("doom tokens that there is room for")
WINNERS: Settled[tuple[int, ...], bool] = Settled("the seats that win when the investigators do, or do not")


class Awakening(Exception):
    """The Ancient One awakens: whatever is going on stops."""


# --- the end


def end(game: Arkham, *, won: bool, reason: str) -> None:
    """All win or lose together, unless a card says otherwise."""
    game.outcome = Outcome(list(winners(game, won=won)), reason)
    game.tell(GameEnded(won, reason))
    for slug in first_citizens(game):
        game.tell(FirstCitizen(slug))
    raise GameOver


def winners(game: Arkham, *, won: bool) -> tuple[int, ...]:
    """The seats that win when the investigators do, or do not."""
    return settle(game, WINNERS, tuple(range(game.players)) if won else (), won)


def is_won(game: Arkham) -> bool:
    """Whether the investigators in play have won."""
    return game.outcome is not None and any(person.seat in game.outcome.winners for person in game.present())


def most_doom(game: Arkham) -> int:
    """The number of spaces of the doom track."""
    return total(game, MOST_DOOM, ANCIENT_ONES[game.ancient_one].doom_track)


def lose(game: Arkham, reason: str) -> None:
    """The Ancient One has won."""
    end(game, won=False, reason=reason)


def check_victory(game: Arkham) -> None:
    """Six seals, or no gate open while there are as many gate trophies as players."""
    if game.awake:
        return
    if len(game.seals) >= SEALS_TO_WIN:
        end(game, won=True, reason="ah-won-sealed")
    trophies = sum(len(investigator.gate_trophies) for investigator in game.present())
    if not game.gates and trophies >= game.players:
        end(game, won=True, reason="ah-won-closed")


# --- doom


def add_doom(game: Arkham, n: int = 1) -> Rules[None]:
    """The doom track grows; when it is full, the Ancient One awakens."""
    track = ANCIENT_ONES[game.ancient_one].doom_track
    for _ in range(n):
        if game.doom < track:
            game.doom += 1
            game.tell(DoomAdded(game.doom))
        if game.doom >= track:
            yield from awaken(game, "ah-awake-doom")


def remove_doom(game: Arkham, n: int = 1) -> None:
    """The doom track shrinks."""
    if n := min(n, game.doom):
        game.doom -= n
        game.tell(DoomRemoved(game.doom))


def awaken(game: Arkham, reason: str) -> Rules[None]:
    """The Ancient One awakens, and the final battle begins in the next step."""
    if game.awake:
        return
    game.awake = True
    game.cards_changed()
    yield from after(game, Awoke(game.ancient_one, reason))
    raise Awakening


# --- limits


def counted_players(game: Arkham) -> int:
    """The number of players that limits go by: one fewer for every town beyond the second."""
    return max(1, game.players - max(0, len(towns(game.edition)) - 2))


def monster_limit(game: Arkham) -> int:
    """The maximum number of monsters in the towns and in the Sky."""
    return total(game, MONSTER_LIMIT, counted_players(game) + 3)


def outskirts_limit(game: Arkham) -> int:
    """The maximum number of monsters in the Outskirts."""
    return max(0, total(game, OUTSKIRTS_LIMIT, 8 - counted_players(game)))


def gate_limit(game: Arkham) -> int:
    """The number of open gates that awakens the Ancient One."""
    return total(game, GATE_LIMIT, GATES_TO_AWAKEN[counted_players(game)])


def monsters_in_play(game: Arkham) -> int:
    """The monsters in the Sky and in towns whose monsters count."""
    return sum(is_counted(place) for place in game.monsters.values())


def is_counted(place: str) -> bool:
    """Whether a monster there counts towards the limit."""
    return place == SKY or (place != OUTSKIRTS and AREAS[place].counted)


def check_overrun(game: Arkham) -> Rules[None]:
    """With terror at its highest, twice as many monsters as the limit awaken the Ancient One."""
    if game.terror >= HIGHEST_TERROR and monsters_in_play(game) >= 2 * monster_limit(game):
        yield from awaken(game, "ah-awake-overrun")


# --- terror


def raise_terror(game: Arkham, n: int = 1) -> Rules[None]:
    """Point by point: an ally leaves, shops close, the town is overrun; beyond that, doom grows instead."""
    for _ in range(n):
        if (yield from before(game, TerrorRise())) is None:
            game.tell(TerrorIgnored())
        elif game.terror >= HIGHEST_TERROR:
            yield from add_doom(game)
        else:
            yield from raise_terror_once(game)


def raise_terror_once(game: Arkham) -> Rules[None]:
    """One point of terror with all that comes of it."""
    game.terror += 1
    ally_leaves(game)
    for location in game.edition[LOCATIONS]:
        if location.closes_at == game.terror:
            close_place(game, location.slug)
    yield from after(game, TerrorRose(game.terror))
    if game.terror == HIGHEST_TERROR:
        game.tell(TownOverrun())
        yield from add_doom(game)
        yield from check_overrun(game)


def ally_leaves(game: Arkham) -> bool:
    """An ally of the deck goes back to the box. Whether there was one."""
    if not (allies := game.decks["ally"]):
        return False
    ally = game.rng.pick(list(allies), of="allies")
    allies.remove(ally)
    game.removed.append(ally)
    game.tell(AllyLeftTown(ally))
    return True


def close_place(game: Arkham, place: str) -> None:
    """A location is closed for good; who is there goes out into the streets, unless a gate is open there."""
    if place in game.closed:
        return
    game.closed.append(place)
    game.tell(PlaceClosed(place))
    if place not in game.gates:
        put_out(game, place)


def empty_outskirts(game: Arkham) -> Rules[None]:
    """All monsters of the Outskirts go back to the cup, and terror rises."""
    for monster in game.monsters_at(OUTSKIRTS):
        del game.monsters[monster]
        game.cup.append(monster)
    yield from raise_terror(game)


def first_citizens(game: Arkham) -> list[str]:
    """After a victory: who has most gate trophies, of several who has most monster trophies; those who have the same share it."""
    if not is_won(game):
        return []
    people = game.present()
    merits = {person.slug: (len(person.gate_trophies), len(person.monster_trophies)) for person in people}
    return [person.slug for person in people if merits[person.slug] == max(merits.values())]


def score(game: Arkham) -> int:
    """What a victory is worth."""
    people = game.present()
    loans = sum(any(CARDS[card].debt for card in person.cards) + bool(person.forfeited) for person in people)
    trophies = sum(len(person.gate_trophies) for person in people)
    monsters = sum(sum(trophy in MONSTER_CARDS for trophy in person.monster_trophies) for person in people)
    track = ANCIENT_ONES[game.ancient_one].doom_track
    return track - game.terror - loans - game.elder_signs_played + trophies + monsters // 3 + len(people)
