"""Setting up a game of Mansions of Madness."""

from __future__ import annotations

from itertools import chain, product

import msgspec

from miskatonic.games.mansions.components import (
    CLASSES,
    COMBAT,
    EVENTS,
    EXPLORATION,
    GAME,
    INVESTIGATORS,
    KEEPER_ACTIONS,
    MYTHOS,
    OBJECTIVES,
    PUZZLE_PIECES,
    REGISTRIES,
    SPELLS,
    STORIES,
    TRAUMA,
    VARIANTS,
    Variant,
)
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.games.mansions.rules.seeding import CLUE, layout
from miskatonic.games.mansions.rules.victory import LAST_EVENT
from miskatonic.games.mansions.state import KEEPER, Keeper, Mansion
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.checks import dealt_from
from miskatonic.kernel.declaring import refuse_unknown
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import Field, Options, Pick, edition_for, refused, seated, shown
from miskatonic.kernel.text import name, text

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5


class MansionOptions(Options, frozen=True, kw_only=True):
    """How a game of Mansions of Madness is set up. Empty fields are settled by chance, or by the players."""

    players: int = FEWEST_PLAYERS
    seats: list[str] = msgspec.field(default_factory=list)
    """The investigator of each seat, or `keeper`; "" for an investigator that the player chooses."""
    story: str = ""
    keeper: int | None = None
    """The seat of the keeper; the first one if nothing says so."""
    timed_puzzles: bool = False
    monster_skill: bool = False
    uncertain_end: bool = False
    """The variants of the rulebook, for tables where everybody agrees to them."""
    puzzle_hints: bool = False
    """Whether the solver of a puzzle is told how many puzzle actions it still takes."""


def questions(edition: Edition) -> tuple[Field, ...]:
    """What a person is asked who sets up a game."""
    stories = tuple(Pick(story.slug, name(GAME, story.slug)) for story in edition[STORIES])
    people = tuple(Pick(slug, name(GAME, slug)) for slug in edition[INVESTIGATORS].slugs)
    roles = (Pick(KEEPER, text("mm-setup-keeper")), *people)
    return (
        Field(
            option="story", label=text("mm-setup-story"), help=text("mm-setup-story-help"), kind="pick", picks=stories
        ),
        Field(
            option="seats",
            label=text("mm-setup-seats"),
            help=text("mm-setup-seats-help"),
            kind="seats",
            picks=roles,
            usual=f",{KEEPER}",
            chance=False,
        ),
        *(variant(option) for option in VARIANTS),
    )


def variant(option: Variant) -> Field:
    """A variant, which everybody has to agree to."""
    words = option.replace("_", "-")
    return Field(option=option, label=text(f"mm-setup-{words}"), help=text(f"mm-setup-{words}-help"), kind="flag")


def variants(options: MansionOptions) -> list[Variant]:
    """The variants that were chosen."""
    return [option for option in VARIANTS if getattr(options, option)]


def setup(options: MansionOptions, rng: Rng) -> Mansion:
    """The general setup, before the first decision."""
    edition = edition_for(GAME, options)
    seats = read_seats(edition, options)
    slug = options.story or rng.pick(edition[STORIES].slugs)
    if slug not in edition[STORIES]:
        raise refused("story", slug, edition[STORIES].slugs)
    refuse_gaps(edition, slug)
    keeper = read_keeper(options, seats)
    seats[keeper] = ""
    story = STORIES[slug]
    mythos = Pile.of(copy for card in edition[MYTHOS] if card.icon in story.icons for copy in card.ids)
    trauma = Pile.of(edition[TRAUMA].copies())
    decks: dict[str, Pile] = {
        deck: Pile.of(card.slug for card in edition[COMBAT] if card.deck == deck) for deck in CLASSES
    }
    spell_decks = {spell.slug: Pile.of(spell.ids) for spell in edition[SPELLS]}
    backs = dict.fromkeys(piece.pile for piece in edition[PUZZLE_PIECES])
    pieces = {back: Pile.of(piece.slug for piece in edition[PUZZLE_PIECES] if piece.pile == back) for back in backs}
    for pile in (mythos, trauma, *decks.values(), *spell_decks.values(), *pieces.values()):
        pile.shuffle(rng)
    actions = [*story.actions, *(card.slug for card in edition[KEEPER_ACTIONS] if slug in card.joins)]
    state = Mansion(
        rng=rng,
        boxes=edition.boxes,
        dealt=dealt_from(edition, REGISTRIES.values()),
        story=slug,
        variants=variants(options),
        keeper=Keeper(keeper, actions=actions, skill_points=len(seats) - 1 if options.monster_skill else 0),
        investigators=[None] * len(seats),
        chosen=seats,
        active=keeper,
        piles={room: Pile() for room in plan_of(slug).rooms},
        features={feature: list(spaces) for feature, spaces in story.board.features.items()},
        mythos_deck=mythos,
        trauma_deck=trauma,
        combat_decks=decks,
        combat_discards={deck: Pile() for deck in CLASSES},
        spell_decks=spell_decks,
        pieces=pieces,
    )
    rng.reveals = 0
    return state


@kept
def refuse_gaps(edition: Edition, slug: str) -> None:
    """Refuses a story of which an event, an objective or a clue is missing: they are declared after it."""
    letters = [[answer.letter for answer in question.answers] for question in STORIES[slug].questions]
    events = [f"{slug}_event_{level}" for level in range(1, LAST_EVENT + 1)]
    refuse_unknown(slug, "event", events, edition[EVENTS].slugs)
    objectives = [f"{slug}_objective_1{letter.lower()}" for letter in letters[0]]
    refuse_unknown(slug, "objective", objectives, edition[OBJECTIVES].slugs)
    laid = [card for choices in product(*letters) for card in chain(*layout(edition, slug, choices).rooms.values())]
    clues = [card for card in laid if card.startswith(f"{slug}_{CLUE}")]
    refuse_unknown(slug, "clue", clues, edition[EXPLORATION].slugs)


def read_seats(edition: Edition, options: MansionOptions) -> list[str]:
    """The investigators asked for, one entry a seat."""
    if options.seats.count(KEEPER) > 1:
        raise BadSetup(text("mm-error-keepers"))
    possible = [KEEPER, *edition[INVESTIGATORS].slugs]
    return seated(GAME, options.seats, options.players, (FEWEST_PLAYERS, MOST_PLAYERS), possible)


def read_keeper(options: MansionOptions, seats: list[str]) -> int:
    """The seat of the keeper; there is one, and one only."""
    if KEEPER in seats:
        if options.keeper not in (None, seats.index(KEEPER)):
            raise BadSetup(text("mm-error-keepers"))
        return seats.index(KEEPER)
    keeper = 0 if options.keeper is None else options.keeper
    if not 0 <= keeper < len(seats):
        raise refused("keeper", shown(keeper), [str(seat) for seat in range(len(seats))])
    return keeper
