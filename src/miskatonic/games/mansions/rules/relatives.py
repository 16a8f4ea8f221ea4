"""The blood relative: one of the investigators, chosen by all of them before the first turn of a story that has one."""

from __future__ import annotations

from miskatonic.games.mansions.components import ASK
from miskatonic.games.mansions.events import RelativeChosen
from miskatonic.games.mansions.state import Investigator, Mansion, piece
from miskatonic.kernel.decision import Option, Rules, ask

WHO_IS_KIN = ASK("who_is_kin", "MM-SINV-02", int)


def choose(game: Mansion) -> Rules[None]:
    """The investigators choose; the first one clockwise from the keeper speaks for all of them."""
    people = game.present()
    options = [Option(f"kin:{you.slug}", you.seat, piece(you.slug), (you.slug,)) for you in people]
    seat = yield from ask(people[0].seat, WHO_IS_KIN, options, game.story)
    become(game, seat)


def become(game: Mansion, seat: int) -> None:
    """The investigator of a seat is the blood relative; whoever takes its place at that seat will be."""
    you = game.investigators[seat]
    assert you is not None
    game.relative = seat
    game.kin.append(you.slug)
    game.tell(RelativeChosen(who=you.slug))


def relative(game: Mansion) -> Investigator | None:
    """The blood relative, if it is on the board."""
    return game.investigators[game.relative] if game.relative >= 0 else None
