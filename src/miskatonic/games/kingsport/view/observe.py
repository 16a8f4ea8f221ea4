"""The rows that the box adds to an observation: the tracks of the rifts, with what `view/tracks.py` shows and no more."""

from __future__ import annotations

from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.box import BOARD, BOX, EPIC
from miskatonic.games.kingsport.components import ASK, RIFT_TRACKS
from miskatonic.games.kingsport.effects.guardians import BAST, BLESSINGS, VISIONS
from miskatonic.games.kingsport.effects.powers import BROOD
from miskatonic.games.kingsport.effects.seals import LOOKED_AT
from miskatonic.games.kingsport.rules import rifts
from miskatonic.games.kingsport.rules.epic import GREEN, PLOT, RED
from miskatonic.kernel.observing import Observation

BOX.words = (*ASK.names, "aquatic", BAST, BROOD, BLESSINGS, VISIONS, LOOKED_AT)
BOARD.words = (*ASK.names, "track", "progress", rifts.SUPPLY)
EPIC.words = (*ASK.names, GREEN, RED, PLOT, "kh-lost-end-of-everything", "kh-lost-no-card")


@BOARD.observe
def observe_tracks(state: Arkham, seat: int, out: Observation) -> None:
    """The tracks of the rifts with their markers of progress; a rift that nobody has seen yet has no name."""
    words, copies = out.words, out.words.copies
    kind = words["progress"]
    for track in state.edition[RIFT_TRACKS]:
        rift = rifts.rift_of(state, track)
        known, is_open = rifts.is_known(state, rift), rifts.is_open(state, rift)
        out.add(
            words["track"], words[track.slug], 0.0,
            words[rift] if known else 0.0, words[state.markers[rift]] if is_open else 0.0, 0.0,
            rifts.is_active(state, rift),
        )  # fmt: skip
        here = words[track.slug]
        for group, spaces in enumerate(track.groups):
            for pile, up in ((spaces.slug, 1.0), (rifts.face_down(spaces), 0.0)):
                for place, marker in enumerate(state.piles[pile]):
                    out.add(kind, words[marker], 0.0, here, 0.0, 0.0, group, up, place, copies[marker])
