"""A considered guess for any question of any game: by what the options give, by the pieces that they concern, by what their verbs
are declared to come to.

What a game adds is a `Judge`, who knows what effects and pieces are worth in it. Where all of that does not tell the options
apart, they are tried out.
"""

from __future__ import annotations

from typing import Any, Protocol
from zlib import crc32

from miskatonic.kernel.decision import VERBS, Aim, Decision, Option
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.players import value_of

DIRECTIONS: dict[Aim, int] = {"get": 1, "lose": -1, "pass": 0, "": 0}
"""Which way the worth of a piece counts."""
AN_AIM = 0.5
"""What an option is worth by which something is got of which nothing more is known."""
WILLING = 0.1
"""What it is worth to say yes where nothing speaks for it or against it: most offers are meant well."""
WORLDS = 3
"""Number of sampled worlds, consistent with what the seat knows, in which a choice is tried out."""
MOST_TRIED = 12
"""Maximum number of choices that are tried out."""
TOLD_APART = 1e-9
"""Options whose worth differs by less than this are not told apart."""


class Judge(Protocol):
    """What a game knows of the worth of things, for one seat at one moment."""

    def effect(self, effect: Any) -> float | None:
        """What it is worth that an effect happens; None if nothing is known of it."""

    def piece(self, piece: str) -> float | None:
        """What it is worth to have a piece, which is negative for an enemy; None if nothing is known of it."""


def guess(sight: Sight[Any], judge: Judge) -> list[int]:
    """The choice that looks best in the pending decision, whatever is asked."""
    decision = sight.decision
    scores = [score(decision, option, judge) for option in decision.options]
    if max(scores) - min(scores) > TOLD_APART:
        return by_scores(decision, scores)
    return by_trying(sight)


def guess_at_once(decision: Decision, judge: Judge) -> list[int]:
    """The choice that looks best without trying anything out: for trials, whose tables cannot be cloned in the middle of a step,
    because their worlds are made up."""
    return by_scores(decision, [score(decision, option, judge) for option in decision.options])


def by_scores(decision: Decision, scores: list[float]) -> list[int]:
    """As many options as have to be taken, the best ones, and further ones as long as they are worth anything.

    Of several that are worth the same none is preferred because of its place.
    """
    ids = [crc32(option.id.encode()) for option in decision.options]
    order = sorted(range(len(scores)), key=lambda n: (-scores[n], ids[n]))
    wanted = sum(worth > 0 for worth in scores)
    return sorted(decision.allowed(order[: max(decision.least, min(decision.most, wanted))]))


def score(decision: Decision, option: Option[Any], judge: Judge) -> float:
    """What an option is worth, as far as it can be told."""
    value = option.value
    if value is None or value is False or aim_of(option) == "pass":
        return 0.0
    effect = effect_in(value)
    found = None if effect is None else judge.effect(effect)
    if found is not None:
        return found
    sign = direction(decision, option)
    pieces = [worth for piece in option.pieces if (worth := judge.piece(piece)) is not None]
    if pieces:
        return (sign or 1) * sum(pieces)
    if sign:
        return AN_AIM * sign
    return offered(decision, judge) if value is True else 0.0


def effect_in(value: Any) -> Any:
    """The effect behind an option: its value, or the effect of its ability; None if there is none."""
    if isinstance(value, Effect):
        return value
    ability = value[0] if isinstance(value, tuple) and value else value
    return getattr(ability, "effect", None)


def direction(decision: Decision, option: Option[Any]) -> int:
    """Whether an option gets something (1) or is rid of it (-1), as its verb or the kind of question says; 0 if neither does."""
    return DIRECTIONS[aim_of(option) or decision.kind.aim]


def aim_of(option: Option[Any]) -> Aim:
    """What the verb of an option comes to."""
    verb = VERBS.get(option.verb)
    return "" if verb is None else verb.aim


def offered(decision: Decision, judge: Judge) -> float:
    """What it is worth to accept what a card offers: by what the card is worth itself."""
    worth = judge.piece(decision.source) if decision.source else None
    return worth or WILLING


def by_trying(sight: Sight[Any]) -> list[int]:
    """The choice after which the position looks best, on average over a few worlds; in a world that is made up itself, any."""
    decision = sight.decision
    if sight.made_up:
        return by_scores(decision, [0.0] * len(decision.options))
    return max(choices(decision), key=lambda choice: looks_after(sight, choice))


def choices(decision: Decision) -> list[list[int]]:
    """The choices that are tried out: none where that is allowed, as few options as have to be taken, all that may be."""
    options = len(decision.options)
    fewest = max(decision.least, 1)
    starts = sorted(range(options), key=lambda n: crc32(decision.options[n].id.encode()))[:MOST_TRIED]
    found: list[list[int]] = [] if decision.least else [[]]
    found += [sorted((first + n) % options for n in range(fewest)) for first in starts]
    if decision.most > fewest:
        found.append(decision.allowed(range(decision.most)))
    return found


def looks_after(sight: Sight[Any], choice: list[int]) -> float:
    """How good the position looks to the seat that decides after a choice."""
    decision = sight.decision
    total = 0.0
    for world in range(WORLDS):
        twin = sight.imagine(seeded(sight.moves * WORLDS + world))
        twin.choose(*choice)
        outcome = twin.outcome
        total += (
            value_of(sight.game, twin.state, decision.seat)
            if outcome is None
            else float(decision.seat in outcome.winners)
        )
    return total / WORLDS
