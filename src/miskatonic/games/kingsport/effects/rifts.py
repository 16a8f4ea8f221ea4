"""What encounters do with rifts."""

from __future__ import annotations

from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.rules import rifts
from miskatonic.kernel.decision import Option, Rules, ask

RIFT_TO_CLOSE = ASK("rift_to_close", "KH-CLOSE-05", str)
SPACE_TO_FILL = ASK("space_to_fill", "KH-RIFT-04", str)


def _undo_two(game: Arkham, you: Investigator) -> Rules[None]:
    for _ in range(2):
        yield from rifts.choose_and_undo(game, you)


UNDO_TWO = own(
    _undo_two,
    "remove 2 rift progress markers of your choice",
    "retirer 2 marqueurs Progression de Faille de son choix",
    doom=-0.5,
)


def free_spaces(game: Arkham) -> list[tuple[rifts.RiftTrack, rifts.Spaces]]:
    """The spaces of closed rifts where there is still room."""
    return [
        (track, spaces)
        for track in rifts.closed_tracks(game)
        for spaces in track.groups
        if rifts.filled(game, spaces) < rifts.SPACES
    ]


def _advance_two(game: Arkham, you: Investigator) -> Rules[None]:
    for _ in range(2):
        if found := free_spaces(game):
            options = [
                Option(f"spaces:{spaces.slug}", spaces.slug, piece(spaces.slug), (track.slug,))
                for track, spaces in found
            ]
            chosen = yield from ask(you.seat, SPACE_TO_FILL, options, game.cause)
            track, spaces = next(pair for pair in found if pair[1].slug == chosen)
            yield from rifts.advance(game, track, spaces)


ADVANCE_TWO = own(
    _advance_two,
    "place 2 rift progress markers on spaces of your choice",
    "placer 2 marqueurs Progression de Faille sur les cases de son choix",
    lambda game, you: bool(free_spaces(game)),
    doom=0.5,
)


def _close_one(game: Arkham, you: Investigator) -> Rules[None]:
    found = [
        rift
        for rift in rifts.rifts(game)
        if any(rifts.filled(game, each) for each in rifts.track_of(game, rift).groups)
    ]
    if found:
        options = [Option(f"rift:{rift}", rift, piece(rifts.track_of(game, rift).slug), (rift,)) for rift in found]
        yield from rifts.close_rift(game, (yield from ask(you.seat, RIFT_TO_CLOSE, options, game.cause)))


CLOSE_A_RIFT = own(
    _close_one,
    "remove all progress markers of a rift of your choice, which closes at once",
    "retirer tous les marqueurs Progression d'une faille de son choix, qui se ferme aussitôt",
    doom=-1,
)
