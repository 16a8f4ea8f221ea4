"""The tests before or during an action of an investigator: monsters to evade, known locks, fire, the horror of a room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from miskatonic.games.mansions.components import BARRIERS, SPELLS, room_of
from miskatonic.games.mansions.odds.outcomes import UNCHANGED, Outcomes, Result, joined, mixed, tokens_for
from miskatonic.games.mansions.odds.tests import bearing, braving_fire, evading, passing
from miskatonic.games.mansions.rules.house import lock_of
from miskatonic.games.mansions.rules.monsters import is_due
from miskatonic.games.mansions.rules.movement import must_evade
from miskatonic.games.mansions.rules.turn import FREE_OF_MONSTERS
from miskatonic.games.mansions.rules.windows import ACTION, OBJECTIVE_ACTION
from miskatonic.games.mansions.state import Investigator, Mansion, health, piece
from miskatonic.kernel.decision import Option
from miskatonic.kernel.hooks import Ability
from miskatonic.kernel.text import Text, text

A_HORROR: Outcomes = {Result(horror=1): 1.0}
A_HORROR_WORDS = text("mm-effect-horror", n=1)


class Danger(NamedTuple):
    """A test on the way: its chance, what comes of failing it, and the same in words."""

    chance: float
    failed: Outcomes
    test: Text
    cost: Text

    @property
    def words(self) -> Text:
        """The test with its chance and what failing it costs."""
        return text("mm-risk", test=self.test, percent=round(self.chance * 100), cost=self.cost)


def dangers(game: Mansion, you: Investigator, option: Option[Any]) -> list[Danger]:
    """The tests that an option brings, as far as its player can know."""
    found = list(evades(game, you)) if has_to_evade(option) else []
    if option.verb in ("move", "run", "step"):
        found += entering(game, you, option.value)
    if option.verb == "explore" and (top := next(reversed(game.piles[you.room]), "")):
        found += barrier(game, you, top)
    return found


def has_to_evade(option: Option[Any]) -> bool:
    """Whether monsters in the space have to be evaded first."""
    verb = option.verb
    if verb in ("move", "run", "escape"):
        return True
    if verb == "cast":
        return not SPELLS[option.value].attack
    if verb == "use":
        hook = option.value[0]
        return isinstance(hook, Ability) and hook.window in (ACTION, OBJECTIVE_ACTION)
    return (
        verb in ("explore", "drop", "hide", "hide_as_action", "burn", "close", "open") and verb not in FREE_OF_MONSTERS
    )


def evades(game: Mansion, you: Investigator) -> Iterator[Danger]:
    """The monsters that have to be evaded."""
    for figure in must_evade(game, you):
        yield evade(game, you, figure)


def evade(game: Mansion, you: Investigator, figure: str) -> Danger:
    """A monster that has to be evaded; a failure lets it strike."""
    tokens = tokens_for(game, you.seat, figure)
    struck = mixed(*((1 / len(tokens), {Result(damage=token.damage): 1.0}) for token in tokens))
    test = text("mm-risk-evade", monster=piece(figure))
    return Danger(evading(game, you, figure), struck, test, strike_words(game, you.seat, figure))


def strike_words(game: Mansion, seat: int, figure: str) -> Text:
    """What a monster deals that strikes, as far as a seat knows."""
    dealt = [token.damage for token in tokens_for(game, seat, figure)]
    return text("mm-hint-strike", least=min(dealt), most=max(dealt), same=int(min(dealt) == max(dealt)))


def entering(game: Mansion, you: Investigator, space: str) -> Iterator[Danger]:
    """The dangers of entering a space from another room: a lock that lies face up, fire, and monsters not yet faced."""
    room = room_of(space)
    if room == you.room:
        return
    yield from barrier(game, you, lock_of(game, room))
    if game.has_status(room, "fire"):
        yield Danger(braving_fire(game, you), A_HORROR, text("mm-risk-fire"), A_HORROR_WORDS)
    for figure in game.monsters_in_room(room):
        if is_due(game, you, figure):
            yield fright(game, you, figure)


def fright(game: Mansion, you: Investigator, figure: str) -> Danger:
    """The sight of a monster."""
    return Danger(bearing(game, you, figure), A_HORROR, text("mm-risk-horror", monster=piece(figure)), A_HORROR_WORDS)


def barrier(game: Mansion, you: Investigator, card: str) -> Iterator[Danger]:
    """The test of a lock or an obstacle that everybody has seen."""
    if card in game.face_up and card in BARRIERS and BARRIERS[card].barrier.name == "needs_test":
        which, modifier = BARRIERS[card].barrier.args
        share = passing(game, you, which, modifier, "lock")  # type: ignore[arg-type]
        yield Danger(share, UNCHANGED, text("mm-risk-barrier", card=piece(card)), text("mm-risk-stays"))


def all_passed(found: list[Danger]) -> float:
    """The chance that every test is passed."""
    share = 1.0
    for danger in found:
        share *= danger.chance
    return share


def all_told(found: list[Danger]) -> Outcomes:
    """What may come of all those tests."""
    outcomes = UNCHANGED
    for danger in found:
        outcomes = joined(outcomes, mixed((danger.chance, UNCHANGED), (1 - danger.chance, danger.failed)))
    return outcomes


def dying(you: Investigator, outcomes: Outcomes) -> float:
    """The chance that the damage is more than an investigator can take."""
    return sum(likely for result, likely in outcomes.items() if result.damage >= health(you))
