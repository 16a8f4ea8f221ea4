"""Failing: trying again, terror, focus and assistance, giving up."""

from functools import cache
from types import NoneType
from typing import Any

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ASK, MYTHOS
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES
from miskatonic.games.elder_sign.events import (
    AdventureFailed,
    AttackEnded,
    AttemptFailed,
    Penalties,
    TerrorEffects,
    TerrorIgnored,
    TerrorStrikes,
)
from miskatonic.games.elder_sign.events.dice import DieSetAside, Focused
from miskatonic.games.elder_sign.rules.body_and_mind import lose_health
from miskatonic.games.elder_sign.rules.dice_pool import (
    ASIDE,
    clear_dice,
    die_text,
    different_in_pool,
    lay_die,
    piece,
    put_back,
)
from miskatonic.games.elder_sign.rules.fate import settle, settle_turn
from miskatonic.games.elder_sign.rules.monsters import defeat
from miskatonic.games.elder_sign.state import ANCIENT_ONE, Attempt, ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Flag, after, before, is_set
from miskatonic.kernel.memory import printed
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import Text, join, text

# What the cards in play are asked.
NO_FOCUS: Flag[Investigator] = Flag("no focus")
IGNORES_MYTHOS: Flag[Investigator] = Flag("ignores the lower half of the Mythos card")
IGNORES_TERROR: Flag[Investigator] = Flag("ignores terror effects")

# What the players are asked.
RETRY = ASK.mixed("retry", "ES-FAIL-05", int, NoneType)
FOCUS = ASK.mixed("focus", "ES-FAIL-08", tuple, NoneType)
ASSISTANT = ASK("assistant", "ES-FOC-10", str)

NO_HELP: Option[Any] = Option("no_focus", None, text("es-option-no-focus"))


def end_attempt(game: ElderSign) -> None:
    """The dice leave the card and the turn goes on with the clock."""
    game.attempt = None
    clear_dice(game)
    game.step = "clock"


def retry_step(game: ElderSign) -> Rules[None]:
    """Trying again with one die less, or giving up."""
    investigator, attempt = game.active_investigator, game.attempt
    assert investigator is not None
    assert attempt is not None
    game.step = "roll"
    aside: int | None = None
    if attempt.pool:
        options: list[Option[Any]] = [ASIDE[i][face] for i, face in different_in_pool(game, attempt)]
        options.append(give_up_option(attempt.place))
        aside = (yield Decision(investigator.seat, RETRY, options, 1, 1, attempt.place))[0].value
    if aside is None:
        yield from fail(game, investigator, attempt)
        return
    set_aside(game, investigator, aside)
    if attempt.place != ANCIENT_ONE and not is_set(game, NO_FOCUS, investigator):
        yield from focus_or_assist(game, investigator, attempt)


def set_aside(game: ElderSign, investigator: Investigator, index: int) -> None:
    """The die is out of this attempt."""
    lay_die(game, index, "aside")
    if game.watched:
        game.tell(DieSetAside(investigator.slug, DICE[index], FACE_NAMES[game.dice[index].face]))


def terror(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """The terror effects of the adventure and of the current Mythos card, once for a roll."""
    if attempt.place == ANCIENT_ONE:
        return
    effects = [(attempt.place, ADVENTURE_CARDS[attempt.place].terror)]
    if game.mythos and not is_set(game, IGNORES_MYTHOS, investigator):
        effects.append((game.mythos, MYTHOS[game.mythos].terror))
    if not any(effect for _, effect in effects):
        return
    if is_set(game, IGNORES_TERROR, investigator):
        if game.watched:
            game.tell(TerrorIgnored(investigator.slug))
        return
    if (yield from before(game, TerrorEffects(investigator.slug, attempt.place))) is None:
        return
    if game.watched:
        game.tell(TerrorStrikes(investigator.slug, attempt.place))
    for card, effect in effects:
        if effect is not None:
            yield from caused(game, card, effect.run, game, investigator)
            yield from settle_turn(game, investigator)


def focus_or_assist(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """One die of the failed roll may be kept on the own marker or on that of another investigator on the same card."""
    taken = markers_used(game, attempt)
    if game.errata and attempt.focused:
        taken.append(str(investigator.seat))
    helpers = [
        other
        for other in game.investigators
        if other is not None and other.at == attempt.place and str(other.seat) not in taken
    ]
    if not helpers or not attempt.pool:
        return
    dice = different_in_pool(game, attempt)
    options: list[Option[Any]] = [
        focus_option("" if helper is investigator else helper.slug, helper.seat, i, face)
        for helper in helpers
        for i, face in dice
    ]
    options.append(NO_HELP)
    chosen = (yield Decision(investigator.seat, FOCUS, options, 1, 1, attempt.place))[0]
    if chosen is NO_HELP:
        return
    seat, index = chosen.value
    lay_die(game, index, "marker", str(seat))
    if seat == investigator.seat:
        attempt.focused = True
    helper = game.investigators[seat]
    assert helper is not None
    if game.watched:
        game.tell(Focused(helper.slug, DICE[index], FACE_NAMES[game.dice[index].face], investigator.slug))


def markers_used(game: ElderSign, attempt: Attempt) -> list[str]:
    """The seats whose markers hold a die."""
    return [game.dice[i].at for i in attempt.held if game.dice[i].zone == "marker"]


@cache
def focus_option(helper: str, seat: int, index: int, face: int) -> Option[tuple[int, int]]:
    """Keeping a die by focus or, if an investigator is named, with its help."""
    die = die_text(index, face)
    if not helper:
        return Option(f"focus:{DICE[index]}", (seat, index), text("es-option-focus", die=die), (DICE[index],))
    label = text("es-option-assist", die=die, who=piece(helper))
    pieces = (DICE[index], helper)
    return Option(f"assist:{helper}:{DICE[index]}", (seat, index), label, pieces, text("es-hint-assist"))


@printed
def give_up_option(place: str) -> Option[Any]:
    """Failing the adventure, with what that costs."""
    hint: Text | None = None
    if place != ANCIENT_ONE:
        penalties = [effect.text for effect in ADVENTURE_CARDS[place].penalties]
        hint = text("es-hint-penalties", penalties=join(penalties, "comma")) if penalties else None
    return Option("give_up", None, text("es-option-give-up"), (), hint)


def fail(game: ElderSign, investigator: Investigator, attempt: Attempt) -> Rules[None]:
    """Monsters beaten on the way are kept; no task counts any more; then the penalties; those who assisted pay too."""
    if attempt.place == ANCIENT_ONE:
        if game.watched:
            game.tell(AttackEnded(investigator.slug))
        end_attempt(game)
        return
    adventure = game.attempted(attempt)
    if game.watched:
        game.tell(AttemptFailed(investigator.slug, adventure.card))
    for monster in attempt.defeated:
        yield from defeat(game, investigator, game.lair(monster), monster)
    reopen_tasks(game, attempt)
    spared = (yield from before(game, Penalties(investigator.slug, adventure.card))) is None
    if not spared:
        for penalty in ADVENTURE_CARDS[adventure.card].penalties:
            yield from caused(game, adventure.card, penalty.run, game, investigator)
    if attempt.held:
        assistants = markers_used(game, attempt)
        for other in game.present():
            if other is not investigator and str(other.seat) in assistants:
                yield from caused(game, adventure.card, pay_for_assisting, game, other)
    end_attempt(game)
    yield from after(game, AdventureFailed(investigator.slug, adventure.card, spared))
    yield from settle(game)


def reopen_tasks(game: ElderSign, attempt: Attempt) -> None:
    """The dice come off the tasks that were completed, which can take monsters again."""
    if attempt.done:
        attempt.done.clear()
        for index, die in enumerate(game.dice):
            if die.zone == "task":
                put_back(game, index)


LOSE_SANITY: Option[str] = Option(
    "lose:sanity", "sanity", text("option-effect", effect=text("es-effect-lose-sanity", n=1))
)
LOSE_STAMINA: Option[str] = Option(
    "lose:stamina", "stamina", text("option-effect", effect=text("es-effect-lose-stamina", n=1))
)


def pay_for_assisting(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """An investigator whose help was in vain loses 1 sanity or 1 stamina."""
    what = yield from ask(investigator.seat, ASSISTANT, [LOSE_SANITY, LOSE_STAMINA], game.cause)
    yield from lose_health(game, investigator, **{what: 1})
