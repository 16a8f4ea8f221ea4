"""How a table is set up: options, the forms that ask for them, and clear sentences about what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from miskatonic.kernel.box import BOXES, Edition, UnknownBox, edition_of, in_order
from miskatonic.kernel.errors import BadSetup, MiskatonicError
from miskatonic.kernel.slips import slip
from miskatonic.kernel.text import Text, name, text

if TYPE_CHECKING:
    from miskatonic.kernel.rulebook import Rulebook

MOST_LISTED = 20
"""Maximum length of a list in a setup: more than there are seats, boxes or entries of a campaign log."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is to be set up. Each game derives its own; every field has a default."""

    players: int = 1
    boxes: list[str] = msgspec.field(default_factory=list)
    """The boxes that the table is played with beside the game itself."""
    answers: dict[str, str] = msgspec.field(default_factory=dict)
    """Answers to the questions that boxes add: a pick, or "yes" for a flag. A question that is not asked has no entry."""


FieldKind = Literal["flag", "pick", "seats", "decks", "lists", "boxes"]


class Pick(Struct, frozen=True):
    """One value that an option of the setup can have."""

    value: str
    label: Text


class Field(Struct, frozen=True, kw_only=True):
    """One option of a game's setup, as a form asks for it."""

    option: str
    label: Text
    help: Text
    kind: FieldKind
    """Yes or no; one of the picks or "" for chance; one of the picks or "" for each seat; one of the picks or a deck list
    in JSON for each seat; any number of deck lists in JSON; any of the picks, which are boxes."""
    picks: tuple[Pick, ...] = ()
    names: str = ""
    """The kind of components that can be picked beside those, where a box asks: all that the boxes of the table have."""
    usual: str = ""
    """What it is to begin with; for seats, one after the other between commas."""
    chance: bool = True
    """Whether it may be left to chance; otherwise players choose at the table where a seat has no value."""
    unless: str = ""
    """The flag that settles it: the question is not asked as long as that is set."""
    only_with: str = ""
    """The flag that it belongs to: the question is not asked as long as that is not set."""
    box: str = ""
    """The box that asks: the answer goes into `options.answers`; "" for the game itself."""


def read_options(rules: Rulebook[Any], given: Mapping[str, Any]) -> Options:
    """The options as the type of the game; unknown and impossible values are refused with a clear sentence."""
    known = rules.options_type.__struct_fields__
    for key in given:
        if key not in known:
            raise unknown_option(rules.slug, key, known)
    low, high = rules.players
    for key, value in given.items():
        if isinstance(value, list | dict) and len(value) > MOST_LISTED:
            raise BadSetup(text("error-too-many-listed", option=key, most=MOST_LISTED))
        try:
            msgspec.convert({key: value}, rules.options_type)
        except msgspec.ValidationError as error:
            raise bad_option(key, value, error, kind_of(rules, key)) from None
    options: Options = msgspec.convert(dict(given), rules.options_type)
    if not low <= options.players <= high:
        raise BadSetup(text("error-players", players=shown(options.players), low=low, high=high))
    for box in options.boxes:
        try:
            BOXES.find(rules.slug, box)
        except UnknownBox as unknown:
            raise BadSetup(unknown.text) from None
    check_answers(edition_for(rules.slug, options), options.answers)
    return options


def check_answers(edition: Edition, answers: Mapping[str, str]) -> None:
    """Refuses answers to questions that no box asks, and answers that cannot be given."""
    asked = {field.option: field for field in edition.fields}
    for option, value in answers.items():
        if not asked:
            raise BadSetup(text("error-nothing-asked", option=option))
        if option not in asked:
            raise unknown_option(edition.game, option, asked)
        field = asked[option]
        possible = ["", "yes"] if field.kind == "flag" else ["", *(pick.value for pick in field.picks)]
        if value not in possible:
            raise refused(option, value, possible[1:])


def edition_for(game: str, options: Options) -> Edition:
    """The edition that a table with those options is played with."""
    return edition_of(game, in_order(game, options.boxes, options.answers))


def problems_of_setup(rules: Rulebook[Any], given: Mapping[str, Any]) -> list[Text]:
    """Everything that is wrong with the options as they were given; nothing if a game can be set up with them."""
    try:
        return rules.problems(read_options(rules, given))
    except MiskatonicError as refused:
        return [refused.text]


def unknown_option(game: str, option: str, known: Iterable[str]) -> BadSetup:
    """The sentence for an option of the setup that there is not."""
    known = list(known)
    everything = text("error-unknown-option", game=game, option=option, options=", ".join(known))
    return BadSetup(slip(option, known, everything))


def bad_option(option: str, value: object, error: msgspec.ValidationError, wanted: Any) -> BadSetup:
    """The sentence for an option of the setup that cannot have that value."""
    if get_origin(wanted) is Literal:
        return refused(option, value, list(map(str, get_args(wanted))))
    return BadSetup(text("error-bad-option", option=option, value=shown(value), reason=expected(error)))


def refused(option: str, value: object, possible: Sequence[str]) -> BadSetup:
    """The refusal of a value for an option of the setup that can have a few values only."""
    reason = text("expected-one-of", values=", ".join(possible))
    everything = text("error-bad-option", option=option, value=shown(value), reason=reason)
    return BadSetup(slip(shown(value), possible, everything))


def seated(
    game: str, seats: Sequence[str], players: int, bounds: tuple[int, int], possible: Sequence[str]
) -> list[str]:
    """What is asked for at each seat, once at most; "" for a seat that is left open. There are as many seats as players."""
    low, high = bounds
    found = [*seats, *[""] * (players - len(seats))]
    if not low <= len(found) <= high:
        raise BadSetup(text("error-players", players=len(found), low=low, high=high))
    for n, slug in enumerate(found):
        if slug and slug not in possible:
            raise refused("seats", slug, possible)
        if slug and slug in found[:n]:
            raise BadSetup(text("error-seated-twice", who=name(game, slug)))
    return found


def shown(value: object) -> str:
    """A value as it was given, shortened."""
    try:
        return str(value)[:100]
    except ValueError:  # a number of thousands of digits
        return "…"


def kind_of(rules: Rulebook[Any], option: str) -> Any:
    """The type of an option of a game's setup; a word if there is no such option."""
    return next((field.type for field in fields(rules.options_type) if field.name == option), str)


def expected(error: msgspec.ValidationError) -> Text:
    """What should have been there instead."""
    kind = str(error).removeprefix("Expected `").partition("`")[0].partition(" | ")[0]
    return text(f"expected-{kind}" if kind in ("int", "str", "bool", "array") else "expected-other")
