"""The tracks of the rifts, as everybody sees them: which rift lies on one is unknown until it opens."""

from __future__ import annotations

from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.arkham_horror.view.course import GOALS
from miskatonic.games.arkham_horror.view.table import OPEN_PILES, TRACKS, SpacesView, SpaceView, TrackView
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import RIFT_PROGRESS, RIFT_TRACKS, RIFTS, RiftTrack, Spaces
from miskatonic.games.kingsport.events import RiftInvestigated
from miskatonic.games.kingsport.rules import rifts
from miskatonic.kernel.course import Deed, Goal
from miskatonic.kernel.hooks import Source, settles
from miskatonic.kernel.text import text


def see_tracks(game: Arkham, source: Source, usual: tuple[TrackView, ...]) -> tuple[TrackView, ...]:
    """The tracks of the rifts beside those of other boards."""
    return (*usual, *(see_track(game, track) for track in game.edition[RIFT_TRACKS]))


def see_track(game: Arkham, track: RiftTrack) -> TrackView:
    """A track with its rift, if that has been seen."""
    rift = rifts.rift_of(game, track)
    known = RIFTS[rift] if rifts.is_known(game, rift) else None
    return TrackView(
        id=track.slug,
        town=track.town,
        x=track.x,
        y=track.y,
        marker="" if known is None else rift,
        symbol=None if known is None else known.symbol,
        shade=None if known is None else known.shade,
        at=game.markers[rift] if rifts.is_open(game, rift) else "",
        active=rifts.is_active(game, rift),
        groups=tuple(see_spaces(game, spaces) for spaces in track.groups),
    )


def see_spaces(game: Arkham, spaces: Spaces) -> SpacesView:
    """The spaces beside a pattern, with the markers on them."""
    up = [SpaceView(marker, RIFT_PROGRESS[marker].location, True) for marker in game.piles[spaces.slug]]
    down = [SpaceView(marker, RIFT_PROGRESS[marker].location, False) for marker in game.piles[rifts.face_down(spaces)]]
    return SpacesView(spaces.white, spaces.black, rifts.SPACES, (*up, *down))


def see_piles(game: Arkham, source: Source, usual: tuple[str, ...]) -> tuple[str, ...]:
    """What lies on the tracks is known."""
    return (*usual, *rifts.open_piles(game))


def see_rifts(game: Arkham, source: Source, usual: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """How many rifts are open. By themselves they never end a game: it takes the doom that they bring."""
    known = rifts.rifts(game)
    words = text("kh-goal-rifts", limit=len(known), markers=2 * rifts.SPACES)
    now = sum(rifts.is_open(game, rift) for rift in known)
    return (*usual, Goal("rifts", text("kh-goal-rifts-name"), words, now, len(known), ours=False, short=True))


BOARD.rule(settles(TRACKS, see_tracks), settles(OPEN_PILES, see_piles), settles(GOALS, see_rifts))
BOARD.deeds = (Deed("rifts", RiftInvestigated),)
