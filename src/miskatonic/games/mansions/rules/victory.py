"""Objectives: how they are revealed, and how the game ends."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.mansions.components import Side
from miskatonic.games.mansions.events import GameEnded, ObjectiveRevealed
from miskatonic.games.mansions.state import KEEPER, Investigator, Mansion
from miskatonic.kernel.decision import NOTHING, Rules
from miskatonic.kernel.hooks import Settled, after, settle
from miskatonic.kernel.state import GameOver, Outcome, caused

LAST_EVENT = 5
WINNERS: Settled[list[int], Side] = Settled("seats that win")
"""About the side that has fulfilled its objective."""
SIDE: Settled[str, Investigator] = Settled("side that an investigator wins with")


def end(game: Mansion, winner: Side) -> None:
    """The objective is read out, and the game ends with the victory of a side, of neither, or as the objective says."""
    usual = [seat for seat in range(game.players) if side(game, seat) == winner]
    winners = settle(game, WINNERS, usual, winner)
    which = winner if winners == usual else "some"
    if not game.revealed:
        game.revealed = True
        game.rng.reveal()
        game.tell(ObjectiveRevealed(card=game.objective.slug))
    game.outcome = Outcome(winners, f"mm-end-{which}")
    game.tell(GameEnded(winner=which))
    raise GameOver


def side(game: Mansion, seat: int) -> str:
    """The side that a seat wins and loses with: the keeper may have turned an investigator."""
    if seat in game.turncoats:
        return KEEPER
    you = game.investigators[seat]
    usual = game.team(seat)
    return usual if you is None else settle(game, SIDE, usual, you)


def won(game: Mansion) -> bool:
    """Whether an investigator has won that is not on the keeper's side."""
    winners = () if game.outcome is None else game.outcome.winners
    return any(side(game, seat) != KEEPER for seat in winners)


def check(game: Mansion) -> None:
    """Whether a side has fulfilled its objective; if both have, the one whose turn it is wins."""
    if not game.choices or game.round == 0:
        return
    sides: tuple[Side, Side] = ("keeper", "investigators") if game.keepers_turn else ("investigators", "keeper")
    for side in sides:
        if fulfilled(game, side):
            end(game, side)


def fulfilled(game: Mansion, side: Side) -> bool:
    """Whether a side has done what it has to."""
    if side == "keeper" and all_eliminated(game):
        return True
    objective = game.objective
    conditions = objective.keeper if side == "keeper" else objective.investigators
    return any(condition.holds(game, game.keeper) for condition in conditions)


def won_by_last_event(game: Mansion) -> bool:
    """Whether resolving the last event, as things stand, makes a side win."""
    if game.objective.last_event != "nobody":
        return True
    later = replace(game, event=LAST_EVENT + 1)
    return fulfilled(later, "keeper") or fulfilled(later, "investigators")


def all_eliminated(game: Mansion) -> bool:
    """Whether every investigator player is eliminated that is not on the keeper's side; those who have escaped are not."""
    if not game.out:
        return False
    return all(seat in game.out or side(game, seat) == KEEPER for seat in range(game.players))


def reveal_if_due(game: Mansion) -> Rules[None]:
    """The objective is turned face up as soon as one of its reasons is there."""
    return reveal(game) if not game.revealed and due(game) else NOTHING


def due(game: Mansion) -> bool:
    """Whether there is a reason to reveal the objective."""
    return any(condition.holds(game, game.keeper) for condition in game.objective.reveal)


def reveal(game: Mansion) -> Rules[None]:
    """The objective lies face up, and does what it does then."""
    if game.revealed:
        return
    game.revealed = True
    game.rng.reveal()
    objective = game.objective
    yield from after(game, ObjectiveRevealed(card=objective.slug))
    for effect in objective.on_reveal:
        yield from caused(game, objective.slug, effect.run, game, game.keeper)
    check(game)
