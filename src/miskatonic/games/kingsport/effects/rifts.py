"""What encounters do with rifts."""

from __future__ import annotations

from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK, RIFT_TRACKS, RiftTrack, Spaces
from miskatonic.games.kingsport.rules import rifts
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import total
from miskatonic.kernel.text import join, text

SPACE_TO_FILL = ASK("space_to_fill", "KH-RIFT-04", str)


def _undo_two(game: Arkham, you: Investigator) -> Rules[None]:
    for _ in range(2):
        yield from rifts.choose_and_undo(game, you)


UNDO_TWO = own(
    _undo_two,
    "remove 2 rift progress markers of your choice",
    "retirer 2 marqueurs de progression de faille de son choix",
    doom=-0.5,
)


def free_spaces(game: Arkham) -> list[tuple[RiftTrack, Spaces]]:
    """The spaces of closed rifts where there is still room."""
    return [
        (track, spaces)
        for track in rifts.closed_tracks(game)
        for spaces in track.groups
        if rifts.filled(game, spaces) < rifts.SPACES
    ]


def room_for_progress(game: Arkham) -> int:
    """How many progress markers can be placed."""
    if total(game, rifts.NO_PROGRESS, 0):
        return 0
    return sum(rifts.SPACES - rifts.filled(game, spaces) for _, spaces in free_spaces(game))


def spaces_option(track: RiftTrack, spaces: Spaces) -> Option[str]:
    """Choosing spaces of a track, by the pattern beside them."""
    symbols = join([text(f"ah-symbol-{symbol}") for symbol in (*spaces.white, *spaces.black)], "comma")
    label = text("kh-option-spaces", track=piece(track.slug), symbols=symbols)
    return Option(f"spaces:{spaces.slug}", spaces.slug, label, (track.slug,))


def _advance_two(game: Arkham, you: Investigator) -> Rules[None]:
    for _ in range(2):
        if found := free_spaces(game):
            options = [spaces_option(track, spaces) for track, spaces in found]
            chosen = yield from ask(you.seat, SPACE_TO_FILL, options, game.cause)
            yield from rifts.advance(game, *next(pair for pair in found if pair[1].slug == chosen))


ADVANCE_TWO = own(
    _advance_two,
    "place 2 rift progress markers on spaces of your choice",
    "placer 2 marqueurs de progression de faille sur les cases de son choix",
    lambda game, you: room_for_progress(game) >= 2,
    doom=0.5,
)


def _close_one(game: Arkham, you: Investigator) -> Rules[None]:
    tracks = [
        track for track in game.edition[RIFT_TRACKS] if any(rifts.filled(game, spaces) for spaces in track.groups)
    ]
    if tracks:
        options = [Option(f"rift:{track.slug}", track, piece(track.slug), (track.slug,)) for track in tracks]
        track = yield from ask(you.seat, rifts.WHICH_TRACK, options, game.cause)
        yield from rifts.close_rift(game, rifts.rift_of(game, track))


CLOSE_A_RIFT = own(
    _close_one,
    "remove all progress markers of a rift of your choice, which closes at once",
    "retirer tous les marqueurs de progression d'une faille de son choix, qui se ferme aussitôt",
    doom=-1,
)
