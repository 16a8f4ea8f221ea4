"""The blood relative: one of the investigators, chosen by all of them before the first turn of a story that has one."""

from __future__ import annotations

from miskatonic.games.mansions.components import ASK, slug_of
from miskatonic.games.mansions.effects import samples
from miskatonic.games.mansions.events import Arrived, RelativeChosen, StoryBegan
from miskatonic.games.mansions.state import (
    Condition,
    Investigator,
    InvestigatorCondition,
    InvestigatorEffect,
    Keeper,
    KeeperCondition,
    KeeperEffect,
    Mansion,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Source, Trigger, always
from miskatonic.kernel.line import line
from miskatonic.kernel.text import join, text

WHO_IS_KIN = ASK("who_is_kin", "MM-SINV-02", int)
KIN_MAY = ASK("kin_may", "MM-EVT-03", bool)
SPEAKS: list[Option[bool]] = [
    Option("yes", True, text("mm-option-say-the-words")),
    Option("no", False, text("option-pass")),
]


def choose(game: Mansion) -> Rules[None]:
    """The investigators choose; the first one clockwise from the keeper speaks for all of them."""
    people = game.present()
    options = [Option(f"kin:{you.slug}", you.seat, piece(you.slug), (you.slug,)) for you in people]
    seat = yield from ask(people[0].seat, WHO_IS_KIN, options, game.story)
    become(game, seat)


def become(game: Mansion, seat: int) -> None:
    """The investigator of a seat is the blood relative; its successor at that seat will be."""
    you = game.investigators[seat]
    assert you is not None
    game.relative = seat
    game.kin.append(you.slug)
    game.tell(RelativeChosen(who=you.slug))


def relative(game: Mansion) -> Investigator | None:
    """The blood relative, if it is on the board."""
    return game.investigators[game.relative] if game.relative >= 0 else None


# --- what happens to it


@word(
    "on_relative", lambda effect: text("mm-effect-on-relative", effect=effect.text), gives=lambda effect: effect.gives
)
def on_relative(game: Mansion, keeper: Keeper, effect: InvestigatorEffect) -> Rules[None]:
    """Something happens to the blood relative, if it is on the board."""
    if (you := relative(game)) is not None:
        yield from effect.run(game, you)


@word(
    "relative_may",
    lambda effect: text("mm-effect-relative-may", effect=effect.text),
    gives=lambda effect: {},
)
def relative_may(game: Mansion, keeper: Keeper, effect: KeeperEffect) -> Rules[None]:
    """The blood relative may say some words without knowing what comes of it."""
    you = relative(game)
    if you is not None and (yield from ask(you.seat, KIN_MAY, SPEAKS, game.cause)):
        yield from effect.run(game, keeper)


@word("sample_of_kin", lambda: text("mm-effect-sample-of-kin"), gives=lambda: {"threat": 2})
def sample_of_kin(game: Mansion, keeper: Keeper) -> Rules[None]:
    """A sample of the blood relative lies on the altar, if there is one left."""
    you = relative(game)
    if you is not None and samples.left(game):
        game.altar.append(you.slug)
    yield from ()


@line("has_blood_relative", lambda: text("mm-line-has-blood-relative"))
def has_blood_relative() -> tuple[Trigger, Trigger]:
    """The investigators choose one of them as the story begins; its successor is the blood relative then."""

    def chosen(game: Mansion, source: Source, began: StoryBegan) -> Rules[None]:
        yield from choose(game)

    def newcomer(game: Mansion, source: Source, arrived: Arrived) -> bool:
        you = relative(game)
        return you is not None and you.slug == arrived.who

    def inherits(game: Mansion, source: Source, arrived: Arrived) -> Rules[None]:
        become(game, game.relative)
        yield from ()

    return Trigger(StoryBegan, chosen, always), Trigger(Arrived, inherits, newcomer)


# --- what can be true of it


def spell_of_relative(*spells: str) -> KeeperCondition:
    """The blood relative can cast one of those spells."""
    words = text("mm-condition-spell-of-relative", spells=join([piece(spell) for spell in spells], "or"))

    def holds(game: Mansion, _: object) -> bool:
        you = relative(game)
        return you is not None and any(slug_of(card) in spells for card in you.spells)

    return Condition("spell_of_relative", spells, words, holds)


def sample_of_relative() -> KeeperCondition:
    """One of the samples on the altar is of the blood relative."""
    words = text("mm-condition-sample-of-relative")
    return Condition("sample_of_relative", (), words, lambda game, _: any(who in game.kin for who in game.altar))


def relative_killed() -> KeeperCondition:
    """The blood relative was killed after the objective was revealed."""
    words = text("mm-condition-relative-killed")
    return Condition("relative_killed", (), words, lambda game, _: game.revealed and game.relative in game.out)


def relative_escaped(card: str) -> KeeperCondition:
    """The blood relative has escaped; the objective lets it do so only with a card."""
    words = text("mm-condition-relative-escaped", card=piece(card))
    return Condition("relative_escaped", (card,), words, lambda game, _: game.relative in game.escaped)


def relative_with(card: str) -> InvestigatorCondition:
    """An investigator is the blood relative and carries a card."""
    words = text("mm-condition-relative-with", card=piece(card))
    return Condition("relative_with", (card,), words, lambda game, you: you.seat == game.relative and card in you.cards)
