"""Effects whose size is counted: by cards, by seals, by dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.arkham_horror.components import CARDS, Skill
from miskatonic.games.arkham_horror.effects.losses import cards_of_kind
from miskatonic.games.arkham_horror.effects.people import Health, Thing, change, changes, owned
from miskatonic.games.arkham_horror.rules import doom, harm, holding, skill_checks
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds, world_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import join, signed, text

Count = Literal["spell", "tome", "seal", "missing_seal", "luck", "traveller", "exhausted"]
COUNTS: dict[Count, Callable[[Arkham, Investigator], int]] = {
    "spell": lambda game, you: len(holds(you, "spell")),
    "tome": lambda game, you: len(cards_of_kind(you, "tome")),
    "seal": lambda game, you: len(game.seals),
    "missing_seal": lambda game, you: max(0, doom.SEALS_TO_WIN - len(game.seals)),
    "luck": lambda game, you: max(0, skill_checks.skill(game, you, "luck")),
    "traveller": lambda game, you: sum(bool(world_of(person.at)) for person in game.present()),
    "exhausted": lambda game, you: len(you.exhausted),
}


@word(
    "by_count",
    lambda verb, things, of: text(
        "ah-effect-by-count",
        effect=join([text(f"ah-effect-{verb}-{thing}", n=1) for thing in things], "and"),
        count=text(f"ah-count-{of}"),
    ),
    gives=lambda verb, things, of: dict.fromkeys(things, 2 if verb == "gain" else -2),
    useful=lambda game, you, verb, things, of: (
        COUNTS[of](game, you) > 0 and any(changes(game, you, verb, thing) for thing in things)
    ),
)
def by_count(
    game: Arkham, you: Investigator, verb: Literal["gain", "lose"], things: tuple[Thing, ...], of: Count
) -> Rules[None]:
    """As many as there are of something."""
    n = COUNTS[of](game, you)
    for thing in things:
        yield from change(game, you, verb, thing, n)


@word(
    "reduce_to",
    lambda n, things: text(f"ah-effect-reduce-{'-'.join(things)}", n=n),
    gives=lambda n, things: dict.fromkeys(things, n - 4),
    useful=lambda game, you, n, things: any(owned(you, thing) > n for thing in things),
)
def reduce_to(game: Arkham, you: Investigator, n: int, things: tuple[Health, ...]) -> Rules[None]:
    """Whatever there is beyond that is lost; nothing is gained."""
    for thing in things:
        yield from fall_to(game, you, thing, n)


def fall_to(game: Arkham, you: Investigator, thing: Health, n: int) -> Rules[None]:
    """Sanity or stamina falls to a value."""
    yield from change(game, you, "lose", thing, max(0, owned(you, thing) - n))


@word(
    "reduce_to_successes",
    lambda skill, modifier, thing: text(
        f"ah-effect-reduce-to-successes-{thing}", skill=text(f"ah-skill-{skill}"), modifier=signed(modifier)
    ),
    gives=lambda skill, modifier, thing: {thing: -3},
)
def reduce_to_successes(game: Arkham, you: Investigator, skill: Skill, modifier: int, thing: Health) -> Rules[None]:
    """Sanity or stamina falls to the number of successes of a check."""
    won = yield from skill_checks.check(game, you, skill, modifier, wanted=owned(you, thing))
    yield from fall_to(game, you, thing, won)


@word(
    "lose_clues_to",
    lambda n: text("ah-effect-lose-clues-to", n=n),
    gives=lambda n: {"clue": -1},
    useful=lambda game, you, n: you.clues > n,
)
def lose_clues_to(game: Arkham, you: Investigator, n: int) -> Rules[None]:
    """All clues beyond a number."""
    holding.lose_clues(game, you, you.clues - n)
    yield from ()


@word(
    "costly_spell",
    lambda kept_by_sane: text("ah-effect-costly-spell-sane" if kept_by_sane else "ah-effect-costly-spell"),
    gives=lambda kept_by_sane: {"spell": 1, "sanity": -1},
    can=lambda game, you, kept_by_sane: bool(game.decks["spell"]),
)
def costly_spell(game: Arkham, you: Investigator, kept_by_sane: bool = False) -> Rules[None]:
    """A spell costs its sanity at once; it may be for those only whom that does not drive insane."""
    for spell in (yield from holding.reveal(game, you, "spell", 1)):
        yield from harm.lose(game, you, sanity=CARDS[spell].sanity_cost)
        if you.sanity > 0 or not kept_by_sane:
            yield from holding.gain(game, you, spell)
        else:
            holding.put_back(game, spell)
