"""The chronicle: how scenarios ended, the campaign log, and the fate of the investigators."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from miskatonic.games.card_game.components import GAME
from miskatonic.games.card_game.rules.ending import ending_in, outcome_of
from miskatonic.games.card_game.state import CardGame, Dossier, Investigator
from miskatonic.kernel.reading import Chapter
from miskatonic.kernel.text import Text, join, name, text

LISTS = ("interrogated", "got_away")
"""Entries of the log with a list of names."""


def chronicle(state: CardGame, seat: int | None) -> list[Chapter]:
    """Of a campaign all that is known so far; of a scenario on its own what it has brought, once it is over. All may read it."""
    if state.campaign:
        going_on = [dossier for dossier in state.dossiers if dossier.slug not in state.lost]
        return [*scenarios(state.log), *map(dossier_chapter, going_on), *lost(state)]
    if state.outcome is None:
        return []
    entries = tuple(log_lines(state.log))
    log = [Chapter(text("cg-chronicle-log"), entries)] if entries else []
    return [*log, *map(investigator_chapter, state.party())]


# --- the log


def scenarios(log: Iterable[str]) -> Iterator[Chapter]:
    """The scenarios that are over: how each ended, and what was written into the log then."""
    entries: list[str] = []
    for entry in log:
        if (ended := ending_in(entry)) is None:
            entries.append(entry)
        else:
            yield Chapter(name(GAME, ended[0]), (text(outcome_of(*ended)), *log_lines(entries)))
            entries = []


def log_lines(entries: Iterable[str]) -> Iterator[Text]:
    """The entries of the log in words, with a list of names in one line."""
    kept = list(entries)
    for entry in kept:
        if entry.partition(":")[0] not in (*LISTS, "resolution"):
            yield text(f"cg-log-{entry.replace('_', '-')}")
    for kind in LISTS:
        names = [name(GAME, entry.partition(":")[2]) for entry in kept if entry.startswith(f"{kind}:")]
        if names:
            yield text(f"cg-log-{kind.replace('_', '-')}", names=join(names, "comma"))


# --- the investigators


def dossier_chapter(dossier: Dossier) -> Chapter:
    """What stays of an investigator between scenarios."""
    lines = [text("cg-chronicle-unspent", n=dossier.experience)]
    lines += traumas(dossier.physical_trauma, dossier.mental_trauma)
    if dossier.away:
        lines.append(text("cg-chronicle-away"))
    return Chapter(name(GAME, dossier.slug), tuple(lines))


def investigator_chapter(investigator: Investigator) -> Chapter:
    """What a scenario on its own has brought to an investigator."""
    if investigator.killed or investigator.insane:
        fate = text("cg-chronicle-insane" if investigator.insane else "cg-chronicle-killed")
        return Chapter(
            name(GAME, investigator.slug), (fate, *traumas(investigator.physical_trauma, investigator.mental_trauma))
        )
    earned = text("cg-chronicle-experience", n=investigator.experience)
    return Chapter(
        name(GAME, investigator.slug), (earned, *traumas(investigator.physical_trauma, investigator.mental_trauma))
    )


def traumas(physical: int, mental: int) -> Iterator[Text]:
    """The trauma, where there is any."""
    if physical:
        yield text("cg-chronicle-physical", n=physical)
    if mental:
        yield text("cg-chronicle-mental", n=mental)


def lost(game: CardGame) -> Iterator[Chapter]:
    """Those who do not come back."""
    if game.lost:
        names = join([name(GAME, slug) for slug in game.lost], "comma")
        yield Chapter(text("cg-chronicle-lost"), (names,))
