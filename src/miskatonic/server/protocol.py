"""What goes over the wire: everything that the server says and understands, as data.

The client's types are generated from the OpenAPI description of these. Sentences come as parts (`kernel.text.Part`), cut
where they name pieces, in the language that the reader asked for.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from miskatonic.kernel.picture import Picture
from miskatonic.kernel.reading import CardText
from miskatonic.kernel.setup import FieldKind
from miskatonic.kernel.staging import Form, Importance
from miskatonic.kernel.text import Lang, Part

Words = tuple[Part, ...]
Status = Literal["playing", "paused", "over", "closed"]
SeatKind = Literal["person", "open", "bot"]

MOST_SEATS = 16

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Slug = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


# --- what can be played


class PickInfo(Struct, frozen=True):
    """One value that an option of the setup can have."""

    value: str
    label: str


class FieldInfo(Struct, frozen=True):
    """One option of a game's setup, as a form asks for it."""

    option: str
    kind: FieldKind
    label: str
    help: str
    picks: list[PickInfo]
    usual: str
    """What it is to begin with."""
    chance: bool
    """Whether it may be left to chance; otherwise players choose at the table where a seat has no value."""
    unless: str
    """The flag that settles it: it is not asked as long as that is set; "" if nothing does."""
    only_with: str
    """The flag that it belongs to: it is asked only as long as that is set; "" if it belongs to none."""
    box: str
    """The box that asks: the answer goes into `answers`, "yes" for a flag; "" for the game itself."""


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    slug: str
    title: str
    least_players: int
    most_players: int
    bots: list[str]
    """The bots that play it, from the weakest to the strongest."""
    fields: list[FieldInfo]


class Piece(CardText, frozen=True, kw_only=True):
    """The printed text of a component, and the facts with which a board draws it."""

    facts: dict[str, Any] | UnsetType = UNSET
    """What the game's own board draws beside the words, by kind; see the game's `facts`."""
    picture: Picture | UnsetType = UNSET
    """What its box says of its picture, if it says anything."""


class StageInfo(Struct, frozen=True):
    """How a kind of event is told, the same at every table of the game."""

    importance: Importance
    own: Importance
    """The importance for a reader whose own seat it happened to."""
    form: Form
    shows: str
    """The field of the event's data that holds the piece it is about; "" where it is about none."""
    opens: bool
    """Whether it begins a moment of its own, which the events it causes belong to."""


class CheckSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that a game may be set up with, to be looked at before a table is opened."""

    options: dict[str, Any] = {}


class Checked(Struct, frozen=True):
    """The problems of the options of a setup."""

    problems: list[str]
    """One clear sentence each, in the reader's language; none if a game can be set up."""


class RuleText(Struct, frozen=True):
    """A rule of the ledger."""

    id: str
    chapter: str
    words: str
    example: str


# --- who is there


class Me(Struct, frozen=True):
    """The visitor."""

    name: str
    devices: int
    """How many browsers are this visitor, this one among them."""
    code_made: float | None
    """When the personal code was made that is good now, in seconds since 1970; None if there is none."""


class PersonalCode(Struct, frozen=True):
    """By this the visitor is itself again on another device. It is shown once."""

    code: str


class FollowCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser is to become the visitor whose personal code this is."""

    code: Annotated[str, Meta(min_length=16, max_length=64)]


class MyName(Struct, frozen=True, forbid_unknown_fields=True):
    """What the visitor wants to be called."""

    name: Name


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    """The game's."""
    moment: str
    status: Status
    names: list[str]
    """Who sits at it."""
    host: bool
    your_turn: bool
    waits_for: int | None
    """The seat that is asked; None where there is none."""
    won: bool | None
    """Whether one of the visitor's seats has won; None as long as the game goes on, and without a seat of one's own."""
    touched: float
    """When something last happened there, in seconds since 1970."""


class Played(Struct, frozen=True):
    """The games of one kind that a visitor has played to their end."""

    game: str
    played: int
    won: int


# --- a table


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: the visitor, whoever follows the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=20)] = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host of a table decides."""

    free_undo: bool = False
    """Choices can be taken back even past a random result."""
    spectators: bool = True
    """Whether anyone with the link may watch."""
    paused: bool = False
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.6
    """How many seconds a bot waits before it moves, so that people can follow."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Slug
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)] = []
    seed: Annotated[int, Meta(ge=0, le=2**32 - 1)] | None = None
    settings: Settings = Settings()


class SeatInfo(Struct, frozen=True):
    """A seat, and who sits there."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    yours: bool
    team: str
    """The team that it plays for; "" where all play together."""
    screen: str
    """Screen group: seats in different groups must not share a screen."""
    online: bool
    invite: str
    """The token of its link, as long as it is open; only the host sees it."""
    was_yours: bool
    """Whether the visitor held it last, and may take it back from a bot or as long as it is open."""


class VoteInfo(Struct, frozen=True):
    """Something that not one person alone decides."""

    about: str
    """`file`, `seat-2` or `side-2`: what one agrees to."""
    words: str
    """A vote, and the number of those who agreed."""
    asked: bool
    """Whether the visitor is one of those who decide."""
    agreed: bool
    """Whether the visitor has agreed."""


class OptionInfo(Struct, frozen=True):
    """One answer, with the pieces that a board lights up for it."""

    id: str
    verb: str
    """What one does by taking it: `move`."""
    label: Words
    hint: Words
    pieces: tuple[str, ...]


class Question(Struct, frozen=True):
    """A question to a seat: at least `least` and at most `most` of the options.

    The number of options may reveal hidden cards: to everybody but the seat that decides, both numbers are 1. Of a question
    that is secret from the reader, only the seat is told.
    """

    seat: int
    kind: str
    """What sort of question it is: `move`. "" for one that is secret."""
    prompt: Words
    source: str
    """The card, enemy or place that asks; "" where the rules themselves do."""
    source_name: Words
    amount: int
    """How much it is about, where that is a number."""
    rule: str
    least: int
    most: int
    options: list[OptionInfo]
    """Empty for everybody but the seat that decides."""
    passing: str = ""
    """The option that passes, where such questions come again and again; "none" where none need be taken, "" where there is no
    such option, and to everybody else."""


class LogLine(Struct, frozen=True):
    """Something that has happened."""

    number: int
    """Its place in the log, from 0."""
    move: int
    """After how many choices."""
    kind: str
    """What sort of event it is: `Rolled`."""
    words: Words
    story: str
    """A sentence of the story about it; "" where nothing is told."""
    data: dict[str, Any]
    """The event itself, for boards that play it as motion."""


class ChapterInfo(Struct, frozen=True):
    """One section of the chronicle of a game: a scenario, an investigator."""

    title: Words
    lines: list[Words]


class Ending(Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    words: str


class Scene(Struct, frozen=True, kw_only=True):
    """A table as one visitor sees it."""

    id: str
    game: str
    title: str
    titles: list[str]
    """The game, and the boxes that are on the table as a whole: what `title` says in one line."""
    boxes: list[str]
    """The boxes that it is played with beside the game itself."""
    version: int
    """Counts every change of the table; a choice names the version that it was made in."""
    timeline: int
    """Number of undone choices: log lines of another timeline are invalid."""
    moves: int
    """How many choices have been made."""
    at: int
    """The moment that is shown, as a number of choices; less than `moves` when looking back."""
    status: Status
    lang: Lang
    """The language that its words are in."""
    moment: str
    host: bool
    seat: int | None
    """Whose view this is; None for a spectator."""
    seats: list[SeatInfo]
    settings: Settings
    notes: list[str]
    """What everybody at the table is to know, in sentences: a seed was chosen, there is a file of the game, a bot has given up.
    Mostly none."""
    votes: list[VoteInfo]
    """The running votes of the table; usually none."""
    view: dict[str, Any]
    """The game's own view: one of the `…View` schemas, by its `game`."""
    question: Question | None
    ending: Ending | None
    chronicle: list[ChapterInfo]
    """What has been written down so far: the log of a campaign, what the end has brought."""
    log: list[LogLine]
    """The lines after `log_after`, at most the latest 200."""
    log_length: int


class LogPage(Struct, frozen=True):
    """Earlier lines of the log."""

    timeline: int
    log: list[LogLine]


class Beat(Struct, frozen=True):
    """The table at something that happened in the course of a choice."""

    number: int
    """The place in the log of what happened."""
    change: dict[str, Any]
    """The fields of the view that are not as they were at the beat before (the first: before the choices), each as a whole."""


class Beats(Struct, frozen=True):
    """Choices told again, with the view of a seat at everything of some importance that it may know."""

    timeline: int
    after: int
    """How many choices came before them."""
    to: int
    """The number of the last of them."""
    beats: list[Beat]


class Odds(Struct, frozen=True):
    """Chances of success: of options by id, and of places on the board."""

    version: int
    options: dict[str, float]
    board: dict[str, float]


class ChatLine(Struct, frozen=True):
    """A chat message."""

    number: int
    name: str
    seat: int | None
    words: str
    at: float


# --- requests about a table


class MakeChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The options that a seat takes, by id, in the version of the table that it has seen."""

    version: Version
    seat: SeatNumber
    options: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)]


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """The visitor's latest choice is to be taken back, with what bots have done since."""

    version: Version


class ChangeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes; the rest stays."""

    free_undo: bool | None = None
    spectators: bool | None = None
    paused: bool | None = None
    pace: Annotated[float, Meta(ge=0, le=5)] | None = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A link is followed: the visitor takes the open seat."""

    invite: Token
    name: Annotated[str, Meta(max_length=40)] = ""


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """The visitor agrees to something, or no longer."""

    agrees: bool


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot is to take the seat."""

    bot: Slug


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be said to the table."""

    words: Annotated[str, Meta(min_length=1, max_length=500)]


# --- live, over the WebSocket


class Watch(Struct, frozen=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """From the client, first of all and whenever it changes: what it wants to see, and what it knows already."""

    lang: Lang = "en"
    seat: SeatNumber | None = None
    log_after: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    timeline: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class SceneMessage(Struct, frozen=True, tag_field="type", tag="scene"):
    """The table has changed."""

    scene: Scene


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """A new chat message."""

    line: ChatLine


class PingMessage(Struct, frozen=True, tag_field="type", tag="ping"):
    """Nothing has happened, and the connection stands."""


class ErrorMessage(Struct, frozen=True, tag_field="type", tag="error"):
    """What the client sent was refused."""

    code: str
    message: str


class Problem(Struct, frozen=True):
    """Why a request was refused; nothing has been changed."""

    code: str
    message: str
    """One clear sentence in the reader's language."""


CODES: dict[str, int] = {
    "bad_request": 400,
    "bad_setup": 400,
    "bad_save": 400,
    "bad_seats": 400,
    "unknown_bot": 400,
    "illegal_choice": 400,
    "too_many_choices": 400,
    "undo_chance": 409,
    "undo_opened": 409,
    "undo_others": 409,
    "nothing_to_undo": 409,
    "not_your_seat": 403,
    "not_the_host": 403,
    "not_for_spectators": 403,
    "not_at_the_table": 403,
    "bad_invite": 403,
    "bad_code": 403,
    "forgotten": 403,
    "cross_site": 403,
    "hidden": 403,
    "open_seats": 403,
    "seat_held": 403,
    "other_team": 403,
    "not_away": 403,
    "too_many_holders": 403,
    "not_asked": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_rule": 404,
    "unknown_moment": 404,
    "unknown_seat": 404,
    "not_found": 404,
    "wrong_method": 405,
    "wrong_host": 421,
    "stale_version": 409,
    "table_paused": 409,
    "table_closed": 409,
    "table_failed": 409,
    "not_over": 409,
    "too_large": 413,
    "too_long": 413,
    "too_many_tables": 429,
    "too_many_seats": 429,
    "too_fast": 429,
    "internal": 500,
    "interrupted": 503,
    "unavailable": 503,
}
"""Every way in which a request can be refused, with the HTTP status that it has."""
