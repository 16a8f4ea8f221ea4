"""Rifts: their progress, how they open, what they do, and how they are investigated and closed.

A rift lies on its track or, while it is open, at a place (`game.markers`); which track it has is a counter of its name. Of the
markers of progress there is a supply, and beside each pattern of a track a pile of those face up and one of those face down
(`game.piles`).
"""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.arkham_horror.checks import fault
from miskatonic.games.arkham_horror.components import AREAS, MYTHOS, MythosCard, Shade
from miskatonic.games.arkham_horror.events.fate import MythosResolved
from miskatonic.games.arkham_horror.events.town import EncounterDrawn, MonstersMoved
from miskatonic.games.arkham_horror.rules.doom import add_doom
from miskatonic.games.arkham_horror.rules.monsters import appear
from miskatonic.games.arkham_horror.rules.mythos import draw_mythos
from miskatonic.games.arkham_horror.state import Arkham, Investigator, person, piece
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import ASK, RIFT_PROGRESS, RIFT_TRACKS, RIFTS, RiftTrack, Spaces
from miskatonic.games.kingsport.events import (
    ProgressTurned,
    ProgressUndone,
    RiftClosed,
    RiftInvestigated,
    RiftMoved,
    RiftOpened,
    RiftProgressed,
)
from miskatonic.kernel.checks import account_for, dealt_from
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.hooks import Flag, Source, Trigger, after, always, is_set
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

SUPPLY = "rift_progress"
SPACES = 2
"""Number of spaces beside each pattern of a track."""

NO_PROGRESS: Flag[()] = Flag("no progress marker is placed")

INVESTIGATE = ASK("investigate", "KH-CLOSE-06", str)
WHICH_PROGRESS = ASK("which_progress", "KH-CLOSE-01", str)
WHICH_TRACK = ASK("which_track", "KH-RIFT-07", RiftTrack)


# --- what lies where


def face_down(spaces: Spaces) -> str:
    """The pile of the markers beside a pattern that are face down."""
    return f"{spaces.slug}_down"


def opened(rift: str) -> str:
    """The counter of the turn in which a rift has opened last."""
    return f"{rift}_opened"


def is_open(game: Arkham, rift: str) -> bool:
    """Whether a rift is somewhere in the towns."""
    return game.markers[rift] in AREAS


def is_known(game: Arkham, rift: str) -> bool:
    """Whether everybody has seen which rift it is: it lies face down until it opens for the first time."""
    return is_open(game, rift) or opened(rift) in game.counters


def is_active(game: Arkham, rift: str) -> bool:
    """Open rifts act from the turn after that in which they opened."""
    return is_open(game, rift) and game.counters.get(opened(rift), 0) < game.turn


def rifts(game: Arkham) -> list[str]:
    """The rifts, in the order of their tracks."""
    return sorted(game.edition[RIFTS].slugs, key=lambda rift: game.counters[rift])


def track_of(game: Arkham, rift: str) -> RiftTrack:
    """The track that a rift belongs to."""
    return next(track for track in game.edition[RIFT_TRACKS] if track.number == game.counters[rift])


def rift_of(game: Arkham, track: RiftTrack) -> str:
    """The rift of a track."""
    return next(rift for rift in game.edition[RIFTS].slugs if game.counters[rift] == track.number)


def closed_tracks(game: Arkham) -> list[RiftTrack]:
    """The tracks of rifts that are closed."""
    return [track for track in game.edition[RIFT_TRACKS] if not is_open(game, rift_of(game, track))]


def filled(game: Arkham, spaces: Spaces) -> int:
    """How many spaces beside a pattern are occupied."""
    return len(game.piles[spaces.slug]) + len(game.piles[face_down(spaces)])


def is_full(game: Arkham, track: RiftTrack) -> bool:
    """Whether all spaces of a track are occupied."""
    return all(filled(game, spaces) == SPACES for spaces in track.groups)


# --- setup


@BOARD.setup
def prepare(game: Arkham) -> None:
    """Each rift lies face down on a track of its own, and all markers of progress are in the supply."""
    edition = game.edition
    game.dealt |= dealt_from(edition, [RIFTS, RIFT_PROGRESS])
    tracks = list(edition[RIFT_TRACKS])
    game.rng.shuffle(tracks)
    for rift, track in zip(edition[RIFTS].slugs, tracks, strict=True):
        game.markers[rift] = track.slug
        game.counters[rift] = track.number
    game.piles[SUPPLY] = Pile.of(edition[RIFT_PROGRESS].copies())
    for track in edition[RIFT_TRACKS]:
        for spaces in track.groups:
            game.piles[spaces.slug] = Pile()
            game.piles[face_down(spaces)] = Pile()


@BOARD.calm
def close_all(game: Arkham) -> None:
    """No rift is open, each lies on the track of its own number, and no marker lies beside it."""
    for rift, track in zip(game.edition[RIFTS].slugs, game.edition[RIFT_TRACKS], strict=True):
        sweep(game, track)
        game.markers[rift] = track.slug
        game.counters[rift] = track.number
        game.counters.pop(opened(rift), None)


@BOARD.redeal
def redeal(game: Arkham, rng: Rng) -> None:
    """Unrevealed rifts may lie on one another's tracks."""
    unknown = [rift for rift in rifts(game) if not is_known(game, rift)]
    numbers = sorted(game.counters[rift] for rift in unknown)
    rng.shuffle(numbers)
    for rift, number in zip(unknown, numbers, strict=True):
        game.counters[rift] = number
        game.markers[rift] = track_of(game, rift).slug


# --- progress


def matching(tracks: Iterable[RiftTrack], card: MythosCard) -> tuple[RiftTrack, Spaces] | None:
    """The track, and its spaces, beside which the pattern of a Mythos card is printed."""
    pattern = frozenset(card.white), frozenset(card.black)
    for track in tracks:
        for spaces in track.groups:
            if (frozenset(spaces.white), frozenset(spaces.black)) == pattern:
                return track, spaces
    return None


def progress(game: Arkham, source: Source, event: MythosResolved) -> Rules[None]:
    """A Mythos card whose pattern is that of a closed rift brings it forward, until it opens where the card has its gate."""
    card = MYTHOS[event.card]
    if (found := matching(closed_tracks(game), card)) is not None:
        yield from caused(game, card.slug, advance, game, *found, card.gate)


def advance(game: Arkham, track: RiftTrack, spaces: Spaces, gate: str = "") -> Rules[None]:
    """A marker of the supply is put on a free space of a closed rift; on the last one, the rift opens."""
    if filled(game, spaces) < SPACES and not is_set(game, NO_PROGRESS):
        place_marker(game, track, spaces)
        if is_full(game, track):
            yield from open_rift(game, rift_of(game, track), gate)


def place_marker(game: Arkham, track: RiftTrack, spaces: Spaces) -> None:
    """One marker, drawn at random, face up."""
    supply = game.piles[SUPPLY]
    marker = game.rng.pick(list(supply), of="markers")
    supply.remove(marker)
    game.piles[spaces.slug].append(marker)
    game.tell(RiftProgressed(marker, track.slug))


def open_rift(game: Arkham, rift: str, gate: str = "") -> Rules[None]:
    """A rift opens at the location of a gate; without one, at that of the next Mythos card that names one."""
    place = gate or (yield from next_gate(game))
    game.markers[rift] = place
    game.counters[opened(rift)] = game.turn
    yield from after(game, RiftOpened(rift, place))


def next_gate(game: Arkham) -> Rules[str]:
    """The location of the gate of the next Mythos card that has one; the cards drawn go under the deck."""
    while True:
        card = yield from draw_mythos(game)
        game.mythos_deck.put_under(card)
        if gate := MYTHOS[card].gate:
            return gate


def fill(game: Arkham, track: RiftTrack, gate: str = "") -> Rules[None]:
    """All spaces of a closed rift are filled, and it opens."""
    if is_set(game, NO_PROGRESS):
        return
    for spaces in track.groups:
        while filled(game, spaces) < SPACES:
            place_marker(game, track, spaces)
    yield from open_rift(game, rift_of(game, track), gate)


# --- open rifts


def act(game: Arkham, source: Source, event: MonstersMoved) -> Rules[None]:
    """Each open rift whose dimension moves does so after the monsters."""
    for rift in rifts(game):
        symbol = RIFTS[rift].symbol
        if is_active(game, rift) and symbol in (*event.white, *event.black):
            shade: Shade = "white" if symbol in event.white else "black"
            yield from caused(game, rift, wander, game, rift, shade)


def wander(game: Arkham, rift: str, shade: Shade) -> Rules[None]:
    """A rift follows an arrow as a normal monster would; a monster comes out of it, and doom if the arrow is of its colour."""
    follow_arrow(game, rift, shade)
    yield from appear(game, game.markers[rift])
    if RIFTS[rift].shade == shade:
        yield from add_doom(game)


def follow_arrow(game: Arkham, rift: str, shade: Shade) -> None:
    """Along the arrow of that colour, unless there is an investigator where the rift is."""
    here = game.markers[rift]
    area = AREAS[here]
    to = area.white if shade == "white" else area.black
    if to and not game.at(here):
        game.markers[rift] = to
        game.tell(RiftMoved(rift, to))


# --- investigating and closing


def face_up(game: Arkham, place: str = "") -> list[tuple[str, RiftTrack, Spaces]]:
    """The markers face up on the tracks, all of them or those that name a place, each with where it lies."""
    return [
        (marker, track, spaces)
        for track in game.edition[RIFT_TRACKS]
        for spaces in track.groups
        for marker in game.piles[spaces.slug]
        if place in ("", RIFT_PROGRESS[marker].location)
    ]


def progress_options(game: Arkham, place: str = "") -> list[Option[str]]:
    """Choosing a marker of progress; which of two on the same track that name the same place makes no difference."""
    alike = {(track.slug, RIFT_PROGRESS[marker].slug): marker for marker, track, _ in reversed(face_up(game, place))}
    return [
        Option(
            f"progress:{marker}",
            marker,
            text("kh-option-progress", marker=piece(marker), track=piece(track)),
            (marker, track),
        )
        for (track, _), marker in reversed(alike.items())
    ]


def is_here(game: Arkham, source: Source, event: EncounterDrawn) -> bool:
    """Whether a marker names the place of an encounter."""
    return bool(face_up(game, event.place))


def investigate(game: Arkham, source: Source, event: EncounterDrawn) -> Rules[None]:
    """An encounter at a place that markers name investigates one of them."""
    you = person(game, event.who)
    assert you is not None
    marker = yield from ask(you.seat, INVESTIGATE, progress_options(game, event.place), event.place)
    game.tell(RiftInvestigated(you.slug, marker))
    yield from undo(game, marker)


def choose_and_undo(game: Arkham, you: Investigator) -> Rules[None]:
    """Any marker of progress, as the player likes."""
    if options := progress_options(game):
        marker = yield from ask(you.seat, WHICH_PROGRESS, options, game.cause)
        yield from undo(game, marker)


def undo(game: Arkham, marker: str) -> Rules[None]:
    """A marker of a closed rift goes back to the supply, one of an open rift is turned face down; the fourth one closes it."""
    track, spaces = next((track, spaces) for other, track, spaces in face_up(game) if other == marker)
    game.piles[spaces.slug].remove(marker)
    rift = rift_of(game, track)
    if not is_open(game, rift):
        game.piles[SUPPLY].append(marker)
        game.tell(ProgressUndone(marker, track.slug))
        return
    game.piles[face_down(spaces)].append(marker)
    game.tell(ProgressTurned(marker, track.slug))
    if not any(game.piles[each.slug] for each in track.groups):
        yield from close_rift(game, rift)


def close_rift(game: Arkham, rift: str) -> Rules[None]:
    """A rift goes back to its track, and the markers of its progress to the supply."""
    track = track_of(game, rift)
    sweep(game, track)
    game.markers[rift] = track.slug
    yield from after(game, RiftClosed(rift, track.slug))


def sweep(game: Arkham, track: RiftTrack) -> None:
    """All markers of a track go back to the supply."""
    for spaces in track.groups:
        for pile in (game.piles[spaces.slug], game.piles[face_down(spaces)]):
            while pile:
                game.piles[SUPPLY].append(pile.pop())


# --- what must be true


@BOARD.check
def check(game: Arkham) -> None:
    """Every rift and every marker of progress is somewhere, once, and where it may be."""
    edition = game.edition
    tracks = list(edition[RIFT_TRACKS])
    piles = [game.piles[name] for name in (SUPPLY, *open_piles(game))]
    account_for(game, [RIFT_PROGRESS], [marker for pile in piles for marker in pile], fault)
    account_for(game, [RIFTS], [rift for rift in game.markers if rift in RIFTS], fault)
    if sorted(game.counters[rift] for rift in edition[RIFTS].slugs) != sorted(track.number for track in tracks):
        raise Impossible(text("kh-impossible-track"))
    for track in tracks:
        rift = rift_of(game, track)
        if not is_open(game, rift) and game.markers[rift] != track.slug:
            raise Impossible(text("kh-impossible-track"))
        if any(filled(game, spaces) > SPACES for spaces in track.groups):
            raise Impossible(text("kh-impossible-spaces", track=piece(track.slug)))
        if is_full(game, track) != is_open(game, rift):
            raise Impossible(text("kh-impossible-rift", rift=piece(rift)))


def open_piles(game: Arkham) -> tuple[str, ...]:
    """The piles of markers that everybody sees."""
    groups = [spaces for track in game.edition[RIFT_TRACKS] for spaces in track.groups]
    return tuple(name for spaces in groups for name in (spaces.slug, face_down(spaces)))


BOARD.rule(
    Trigger(MythosResolved, progress, always),
    Trigger(MonstersMoved, act, always),
    Trigger(EncounterDrawn, investigate, is_here),
)
