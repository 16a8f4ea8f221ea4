"""What encounters do with rifts."""

from __future__ import annotations

from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK, RIFT_TRACKS, RiftTrack, Spaces
from miskatonic.games.kingsport.rules import rifts
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import is_set
from miskatonic.kernel.text import join, text

SPACE_TO_FILL = ASK("space_to_fill", "KH-RIFT-04", str)


@word("undo_two", lambda: text("kh-effect-undo-two"), gives=lambda: {"doom": -0.5})
def undo_two(game: Arkham, you: Investigator) -> Rules[None]:
    """Two progress markers leave their tracks."""
    for _ in range(2):
        yield from rifts.choose_and_undo(game, you)


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
    if is_set(game, rifts.NO_PROGRESS):
        return 0
    return sum(rifts.SPACES - rifts.filled(game, spaces) for _, spaces in free_spaces(game))


def spaces_option(track: RiftTrack, spaces: Spaces) -> Option[str]:
    """Choosing spaces of a track, by the pattern beside them."""
    symbols = join([text(f"ah-symbol-{symbol}") for symbol in (*spaces.white, *spaces.black)], "comma")
    label = text("kh-option-spaces", track=piece(track.slug), symbols=symbols)
    return Option(f"spaces:{spaces.slug}", spaces.slug, label, (track.slug,))


@word(
    "advance_two",
    lambda: text("kh-effect-advance-two"),
    gives=lambda: {"doom": 0.5},
    can=lambda game, you: room_for_progress(game) >= 2,
)
def advance_two(game: Arkham, you: Investigator) -> Rules[None]:
    """Two progress markers are placed."""
    for _ in range(2):
        if found := free_spaces(game):
            options = [spaces_option(track, spaces) for track, spaces in found]
            chosen = yield from ask(you.seat, SPACE_TO_FILL, options, game.cause)
            yield from rifts.advance(game, *next(pair for pair in found if pair[1].slug == chosen))


@word("close_a_rift", lambda: text("kh-effect-close-a-rift"), gives=lambda: {"doom": -1})
def close_a_rift(game: Arkham, you: Investigator) -> Rules[None]:
    """All progress markers of a rift are removed, which closes."""
    tracks = [
        track for track in game.edition[RIFT_TRACKS] if any(rifts.filled(game, spaces) for spaces in track.groups)
    ]
    if tracks:
        options = [Option(f"rift:{track.slug}", track, piece(track.slug), (track.slug,)) for track in tracks]
        track = yield from ask(you.seat, rifts.WHICH_TRACK, options, game.cause)
        yield from rifts.close_rift(game, rifts.rift_of(game, track))
