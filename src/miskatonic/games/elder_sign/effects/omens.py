"""Lines of Mythos cards: what goes on until the next one."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.effects.owning import befalls
from miskatonic.games.elder_sign.events import AdventureFailed
from miskatonic.games.elder_sign.rules.attempt import HARDER
from miskatonic.games.elder_sign.rules.cards_in_use import NO_CLUES, NO_COMMON, NO_SPELL, NO_UNIQUE
from miskatonic.games.elder_sign.rules.entrance import NO_FIRST_AID, NO_SOUVENIR
from miskatonic.games.elder_sign.rules.failing import IGNORES_MYTHOS, NO_FOCUS
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.hooks import Flag, Modifier, Setter, Source, Trigger, is_set, modifies, sets
from miskatonic.kernel.line import line
from miskatonic.kernel.text import text

Forbidden = Literal["clue", "common", "unique", "spell", "focus", "first_aid", "souvenir"]
FORBIDDEN: dict[Forbidden, Flag[Investigator]] = {
    "clue": NO_CLUES,
    "common": NO_COMMON,
    "unique": NO_UNIQUE,
    "spell": NO_SPELL,
    "focus": NO_FOCUS,
    "first_aid": NO_FIRST_AID,
    "souvenir": NO_SOUVENIR,
}


def _exposed(game: ElderSign, source: Source, investigator: Investigator | None) -> bool:
    """Whether the Mythos card can affect an investigator."""
    return investigator is None or not is_set(game, IGNORES_MYTHOS, investigator)


@line("forbids", lambda what: text(f"es-line-forbids-{what.replace('_', '-')}"))
def forbids(what: Forbidden) -> Setter:
    """Something is not allowed, but to those whom the Mythos card cannot touch."""
    return sets(FORBIDDEN[what], _exposed)


@line("harder_investigations", lambda: text("es-line-harder-investigations"))
def harder_investigations() -> Modifier:
    """Adventures ask for one investigation more wherever they ask for some."""
    return modifies(HARDER, _exposed)


@line("when_an_adventure_is_failed", lambda effect: text("es-line-whoever-fails", effect=effect.text))
def when_an_adventure_is_failed(effect: ElderSignEffect) -> Trigger:
    """Failing costs more."""
    return befalls(
        AdventureFailed, effect, lambda game, investigator, event: not is_set(game, IGNORES_MYTHOS, investigator)
    )
