"""Setting up a scenario, on its own or as the first one of a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypedDict, TypeVar

import msgspec

from miskatonic.games.card_game.components import GAME, INVESTIGATORS, SCENARIOS
from miskatonic.games.card_game.content.scenarios.skipped import ENTRIES, LITA, LITA_EARNED, SKIPPED, Left, endings_of
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.dealing import deal, take_out_named_weaknesses, whole_deck
from miskatonic.games.card_game.rules.decks import (
    MOST_EXPERIENCE,
    BadDeck,
    Deck,
    check_deck,
    check_list,
    random_deck,
    read_deck,
    read_list,
    starter_deck,
)
from miskatonic.games.card_game.rules.drawing import untaken_weaknesses
from miskatonic.games.card_game.state import CardGame, Dossier
from miskatonic.kernel.box import BOXES, Edition
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import Field, FieldKind, Options, Pick, edition_for, refused, shown
from miskatonic.kernel.slips import slip
from miskatonic.kernel.text import Text, name, text

C = TypeVar("C", bound=Component)

Difficulty = Literal["easy", "standard", "hard", "expert"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "standard", "hard", "expert")
READY_DECKS = ("", "random")
"""Default decks: the starter deck, and any legal one."""

BAGS: Mapping[Difficulty, Mapping[str, int]] = {
    "easy": {"+1": 2, "0": 3, "-1": 3, "-2": 2},
    "standard": {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1},
    "hard": {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1},
    "expert": {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1},
}
SYMBOLS_IN_BAG: Mapping[str, int] = {"skull": 2, "cultist": 1, "tablet": 1, "auto_fail": 1, "elder_sign": 1}


class Allowance(TypedDict):
    """What a deck may cost, and the story cards that may be in it."""

    experience: int
    earned: tuple[str, ...]


class CardGameOptions(Options, frozen=True, kw_only=True):
    """How a game is set up. Empty fields are settled by chance."""

    seats: list[str] = msgspec.field(default_factory=list)
    """The investigator of each seat; "" for one at random."""
    decks: list[str] = msgspec.field(default_factory=list)
    """The deck of each seat: "" for the starter deck, `random` for any legal one, or a deck list in JSON."""
    scenario: str = CAMPAIGN[0]
    """The scenario; "" for any."""
    campaign: bool = False
    """All three scenarios one after the other, with the interludes between them."""
    difficulty: Difficulty = "standard"
    lead: int = 0
    """The seat of the lead investigator; -1 for any."""
    away: list[int] = msgspec.field(default_factory=list)
    """Of a campaign: the seats that do not take part in the first scenario."""
    earlier: list[int] = msgspec.field(default_factory=list)
    """For a scenario on its own: how those before it ended, by the number of the resolution; 1 where nothing is said."""
    log: list[str] | None = None
    """For a scenario on its own: what the campaign log says, instead of what earlier scenarios would have left."""
    reserve: list[str] = msgspec.field(default_factory=list)
    """Of a campaign: deck lists for investigators that may be needed later."""


def questions(edition: Edition) -> tuple[Field, ...]:
    """What a person is asked who sets up a game."""

    def field(
        option: str,
        kind: FieldKind,
        picks: Iterable[tuple[str, Text]] = (),
        *,
        usual: str = "",
        chance: bool = True,
        unless: str = "",
        only_with: str = "",
    ) -> Field:
        return Field(
            option=option,
            label=text(f"cg-setup-{option}"),
            help=text(f"cg-setup-{option}-help"),
            kind=kind,
            picks=tuple(Pick(value, label) for value, label in picks),
            usual=usual,
            chance=chance,
            unless=unless,
            only_with=only_with,
        )

    scenarios = [(slug, name(GAME, slug)) for slug in scenarios_of(edition)]
    levels = [(level, text(f"cg-difficulty-{level}")) for level in DIFFICULTIES]
    return (
        field("campaign", "flag"),
        field("scenario", "pick", scenarios, usual=CAMPAIGN[0], unless="campaign"),
        field("difficulty", "pick", levels, usual="standard", chance=False),
        field("seats", "seats", [(card.slug, name(GAME, card.slug)) for card in edition[INVESTIGATORS]]),
        field("decks", "decks", [("", text("cg-setup-starter-deck")), ("random", text("cg-setup-random-deck"))]),
        field("reserve", "lists", only_with="campaign"),
    )


def scenarios_of(edition: Edition) -> list[str]:
    """The scenarios that can be played on their own: those of the campaign in its order, then those of the boxes."""
    return [*CAMPAIGN, *(slug for slug in edition[SCENARIOS].slugs if slug not in CAMPAIGN)]


def refusals(options: CardGameOptions) -> list[Text]:
    """Everything that is wrong with the decks."""
    found = []
    edition = edition_for(GAME, options)
    for seat, deck in enumerate(options.decks):
        try:
            if deck not in READY_DECKS:
                check_list(edition, deck, **allowance(options))
        except BadDeck as bad:
            of_seat = [text("cg-error-deck-of-seat", seat=seat + 1, problem=problem) for problem in bad.problems]
            found += bad.problems if len(options.decks) == 1 else of_seat
    for deck in options.reserve:
        try:
            check_list(edition, deck, experience=0, earned=())
        except BadDeck as bad:
            found += [in_reserve(edition, deck, problem) for problem in bad.problems]
    return found


def in_reserve(edition: Edition, written: str, problem: Text) -> Text:
    """The problem of a deck in reserve, with the name of the deck if it can be read."""
    try:
        deck, _ = read_list(edition, written)
    except BadDeck:
        return problem
    called = shown(deck.name) if deck.name else name(GAME, deck.investigator)
    return text("cg-error-deck-in-reserve", deck=called, problem=problem)


def setup(options: CardGameOptions, rng: Rng) -> CardGame:
    """Everything up to the mulligan."""
    edition = edition_for(GAME, options)
    seats, decks = read_seats(edition, options, rng)
    present = check_options(edition, options, len(seats))
    scenario = CAMPAIGN[0] if options.campaign else options.scenario or rng.pick(scenarios_of(edition))
    game = CardGame(
        rng=rng,
        boxes=edition.boxes,
        scenario=scenario,
        campaign=options.campaign,
        difficulty=options.difficulty,
        started=len(seats),
        investigators=[],
        lead=options.lead if options.lead >= 0 else rng.pick(present),
        bag=full_bag(options.difficulty),
        collection=untaken_weaknesses(edition),
        reserve=list(options.reserve),
    )
    take_out_named_weaknesses(game, decks)
    dossiers = [
        Dossier(deck.investigator, whole_deck(game, deck, campaign=options.campaign), away=seat in options.away)
        for seat, deck in enumerate(decks)
    ]
    if not options.campaign:
        walk_through(game, dossiers, options)
    deal(game, dossiers)
    if options.campaign:
        game.dossiers = dossiers
    rng.reveals = 0
    return game


def full_bag(difficulty: Difficulty) -> list[str]:
    """The chaos tokens of a difficulty."""
    return [
        token
        for tokens in (BAGS[difficulty], SYMBOLS_IN_BAG)
        for token, copies in tokens.items()
        for _ in range(copies)
    ]


# --- reading the options


def read_seats(edition: Edition, options: CardGameOptions, rng: Rng) -> tuple[list[str], list[Deck]]:
    """The investigator and the deck of each seat."""
    players = max(options.players, len(options.seats), len(options.decks))
    if players > 4:
        raise BadSetup(text("error-players", players=players, low=1, high=4))
    wanted = [*options.decks, *[""] * (players - len(options.decks))]
    lists = [None if deck in READY_DECKS else read_deck(edition, deck) for deck in wanted]
    seats = [*options.seats, *[""] * (players - len(options.seats))]
    for seat, deck in enumerate(lists):
        if deck is not None:
            if seats[seat] not in ("", deck.investigator):
                raise BadSetup(text("cg-error-other-investigator", seat=seat + 1, who=name(GAME, deck.investigator)))
            seats[seat] = deck.investigator
    for slug in seats:
        if slug and slug not in edition[INVESTIGATORS]:
            refuse_other_box(INVESTIGATORS, slug)
            known = edition[INVESTIGATORS].slugs
            everybody = text("cg-error-unknown-investigator", who=shown(slug), known=", ".join(known))
            raise BadSetup(slip(slug, known, everybody))
        if slug and seats.count(slug) > 1:
            raise BadSetup(text("cg-error-twice", who=name(GAME, slug)))
    free = [slug for slug in edition[INVESTIGATORS].slugs if slug not in seats]
    for seat, slug in enumerate(seats):
        if not slug:
            seats[seat] = free.pop(rng.below(len(free)))
    decks = []
    for slug, deck, want in zip(seats, lists, wanted, strict=True):
        if deck is not None:
            decks.append(check_deck(deck, **allowance(options)))
        elif want == "random":
            decks.append(random_deck(edition, slug, rng, 0 if options.campaign else rng.below(20)))
        else:
            decks.append(starter_deck(slug))
    return seats, decks


def refuse_other_box(registry: Registry[C], slug: str) -> None:
    """Refuses a component of a box that the table is not played with, and names the box."""
    if slug in registry and (box := registry[slug].box):
        title = BOXES.find(GAME, box).title
        raise BadSetup(text("cg-error-other-box", what=name(GAME, slug), box=title))


def allowance(options: CardGameOptions) -> Allowance:
    """What decks may have beyond the cards of a beginner: nothing at the beginning of a campaign."""
    if options.campaign:
        return {"experience": 0, "earned": ()}
    earned = options.scenario in CAMPAIGN[1:] and LITA_EARNED in log_before(options, options.scenario)
    return {"experience": MOST_EXPERIENCE, "earned": (LITA,) if earned else ()}


def check_options(edition: Edition, options: CardGameOptions, players: int) -> list[int]:
    """Refuses what cannot be. The seats that take part in the first scenario."""
    if options.scenario and options.scenario not in edition[SCENARIOS]:
        refuse_other_box(SCENARIOS, options.scenario)
        known = list(scenarios_of(edition))
        all_of_them = text("cg-error-unknown-scenario", scenario=shown(options.scenario), known=", ".join(known))
        raise BadSetup(slip(options.scenario, known, all_of_them))
    if options.campaign and options.scenario not in ("", CAMPAIGN[0]):
        raise BadSetup(text("cg-error-campaign-start", first=name(GAME, CAMPAIGN[0])))
    if options.away and not options.campaign:
        raise BadSetup(text("cg-error-away"))
    present = [seat for seat in range(players) if seat not in options.away]
    if not present:
        raise refused("away", shown(options.away), ["[]"])
    if options.lead not in (-1, *present):
        raise refused("lead", shown(options.lead), ["-1", *map(str, present)])
    for seat in options.away:
        if not 0 <= seat < players:
            raise refused("away", shown(seat), list(map(str, range(players))))
    for deck in options.reserve:
        check_deck(read_deck(edition, deck), experience=0)
    for slug, resolution in zip(CAMPAIGN[:-1], options.earlier, strict=False):
        if resolution not in (possible := endings_of(slug)):
            raise refused("earlier", shown(resolution), list(map(str, possible)))
    for entry in options.log or ():
        if entry not in ENTRIES:
            raise refused("log", shown(entry), list(ENTRIES))
    return present


# --- what earlier scenarios left


def skipped(options: CardGameOptions, scenario: str) -> list[Left]:
    """What the scenarios before one left, as the players say, or by their first resolution."""
    before = CAMPAIGN[: CAMPAIGN.index(scenario)] if scenario in CAMPAIGN else ()
    endings = [*options.earlier, *[1] * len(before)]
    return [SKIPPED.get((slug, ending), SKIPPED[slug, 1]) for slug, ending in zip(before, endings, strict=False)]


def log_before(options: CardGameOptions, scenario: str) -> list[str]:
    """The campaign log before a scenario on its own: as the players have written it, or as earlier scenarios left it."""
    if options.log is not None:
        return list(dict.fromkeys(options.log))
    return [entry for left in skipped(options, scenario) for entry in left.log]


def walk_through(game: CardGame, dossiers: list[Dossier], options: CardGameOptions) -> None:
    """For a scenario on its own: the log, trauma and cards that the scenarios before it would have left."""
    game.log = log_before(options, game.scenario)
    lead = dossiers[game.lead]
    if options.log is None:
        lead.mental_trauma = sum(left.mental_trauma for left in skipped(options, game.scenario))
    owners = [dossier for dossier in dossiers if LITA in dossier.cards]
    if len(owners) > 1:
        raise BadSetup(text("cg-error-twice", who=name(GAME, LITA)))
    if LITA_EARNED in game.log and not owners and game.scenario != CAMPAIGN[0]:
        lead.cards.append(LITA)
