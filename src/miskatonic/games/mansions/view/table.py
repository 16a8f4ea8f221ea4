"""What a seat may see of a game of Mansions of Madness.

The keeper knows the objective, the answers, the own hands, the cards in the rooms and the backs of the tokens; nobody
knows the order of the decks, the backs of spells and the faces of events. Investigators see what lies face up.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from miskatonic.games.mansions.components import (
    ATTRIBUTES,
    EVENTS,
    MONSTERS,
    PUZZLE_LAYOUTS,
    Attribute,
    Feature,
    MonsterClass,
    Variant,
    slug_of,
)
from miskatonic.games.mansions.odds.puzzles import needed
from miskatonic.games.mansions.rules import monsters, puzzles, trail
from miskatonic.games.mansions.rules.attribute_tests import attribute, value
from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.rules.keeper_turn import event_card
from miskatonic.games.mansions.state import (
    KEEPER,
    AttributeTest,
    Investigator,
    Mansion,
    Monster,
    Puzzle,
    Step,
    health,
    piece,
    sanity,
)
from miskatonic.games.mansions.view.house import (
    DoorView,
    RoomView,
    SpaceView,
    WalkView,
    WallView,
    see_doors,
    see_room,
    see_walks,
    spaces_of_board,
    walls_of_board,
)
from miskatonic.games.mansions.view.worlds import seen_by
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import Text, text


class MonsterView(Struct, frozen=True):
    """A monster. The back of its token is None for a viewer that may not know it."""

    id: str
    at: str
    kind: MonsterClass
    awareness: int
    horror: int
    damage: int
    stunned: int
    name: str
    samples: int
    burning: bool
    token: int | None
    health: int | None
    strength: int | None
    """The damage that it deals."""


class InvestigatorView(Struct, frozen=True):
    """An investigator."""

    slug: str
    at: str
    traits: tuple[str, ...]
    attributes: dict[Attribute, int]
    health: int
    sanity: int
    damage: int
    horror: int
    skill_points: int
    stunned: int
    cards: tuple[str, ...]
    spells: tuple[str, ...]
    """By name: their backs are hidden from everybody."""
    injury: str
    insanity: str
    secret: str
    """The card that it was given face down; `?` for a viewer that may not read it."""
    under: tuple[str, ...]
    """The Mythos cards that are in force on it."""
    hidden: bool
    moves: int
    acted: bool
    used: tuple[str, ...]
    """Cards that can be used only once in a game and have been."""


class SeatView(Struct, frozen=True):
    """A seat."""

    seat: int
    keeper: bool
    investigator: InvestigatorView | None
    eliminated: bool
    escaped: str
    relative: bool
    """Its investigator is the blood relative."""


class KeeperView(Struct, frozen=True):
    """The keeper. The hands are None for the investigators."""

    seat: int
    threat: int
    skill_points: int
    """With the variant that gives some to the monsters."""
    actions: tuple[str, ...]
    mythos_cards: int
    trauma_cards: int
    mythos: tuple[str, ...] | None
    trauma: tuple[str, ...] | None
    choices: tuple[str, ...]
    """The markers of the answers, in the order of the questions: their letters, or `?` where they lie face down."""


class TestUnderWay(Struct, frozen=True):
    """The test that is under way, with what the die has to show at most."""

    seat: int
    attribute: Attribute
    modifier: int
    value: int
    monster: str


class AttemptView(Struct, frozen=True):
    """The attempt at a puzzle that is under way."""

    seat: int
    card: str
    """The card that brought the puzzle up."""
    left: int
    """Puzzle actions that are left."""
    free_pieces: int
    """Pieces that may be drawn without any."""
    drawn: str
    """The piece that was drawn and has to replace another one; "" if there is none."""
    current: tuple[tuple[int, int], ...]
    """Of a wiring puzzle: the wires that are connected with the start, by cell and number."""
    fits: tuple[bool, ...]
    """Of a lock puzzle: whether the same symbols touch, for each slot of the starting tile, then for each contact."""
    needed: int | None
    """The fewest puzzle actions that solve it without drawing; None if its pieces do not fit however they are laid, and always
    where the table has not agreed to `puzzle_hints`."""


class FightView(Struct, frozen=True):
    """The combat that is under way."""

    seat: int
    """The investigator's; -1 where a monster meets a barricade."""
    monster: str
    weapon: str
    attacks: bool
    """The investigator attacks."""
    card: str
    """The combat card that counts now."""


class MansionView(View, frozen=True, kw_only=True):
    """What one seat may see."""

    story: str
    variants: tuple[Variant, ...]
    step: Step
    round: int
    active: int
    waiting: tuple[int, ...]
    seats: tuple[SeatView, ...]
    keeper: KeeperView
    spaces: tuple[SpaceView, ...]
    walls: tuple[WallView, ...]
    walks: tuple[WalkView, ...]
    doors: tuple[DoorView, ...]
    rooms: tuple[RoomView, ...]
    monsters: tuple[MonsterView, ...]
    features: dict[Feature, tuple[str, ...]]
    altar: int
    """The samples on the altar."""
    event: int
    time: int
    time_needed: int
    found: tuple[int, ...]
    trail: str
    """The room that the introduction or the furthest clue hints at; "" after the last one."""
    objective: str
    """The objective if the viewer may know it, otherwise ""."""
    revealed: bool
    puzzles: dict[str, Puzzle]
    attempt: AttemptView | None
    decks: dict[str, int]
    """How many cards are left in the decks of Mythos, trauma and combat cards."""
    supply: dict[str, int]
    """How many figures of each monster are not on the board."""
    mythos_discard: tuple[str, ...]
    trauma_discard: tuple[str, ...]
    combat: str
    """The combat card that counts now."""
    fight: FightView | None
    test: TestUnderWay | None
    outcome: Outcome | None


def view(state: Mansion, seat: int | None) -> MansionView:
    """What that seat (None: a spectator) may see."""
    knows = seat is not None and state.team(seat) == KEEPER
    seen = seen_by(state, seat)
    last = state.event > 5
    return MansionView(
        game=state.game,
        seat=seat,
        story=state.story,
        variants=tuple(state.variants),
        step=state.step,
        round=state.round,
        active=state.active,
        waiting=tuple(state.waiting),
        seats=tuple(see_seat(state, other, seat, knows) for other in range(state.players)),
        keeper=see_keeper(state, knows),
        spaces=spaces_of_board(state.story),
        walls=walls_of_board(state.story),
        walks=see_walks(state),
        doors=see_doors(state, knows, seen),
        rooms=tuple(see_room(state, room, knows, seen) for room in plan(state).rooms),
        monsters=tuple(see_monster(state, figure, monster, knows) for figure, monster in state.monsters.items()),
        features={feature: tuple(spaces) for feature, spaces in state.features.items()},
        altar=len(state.altar),
        event=state.event,
        time=state.time,
        time_needed=0 if last else EVENTS[event_card(state)].time,
        found=tuple(state.found),
        trail=trail.leads_to(state),
        objective=state.objective.slug
        if state.choices and (knows or state.revealed or knows_objective(state, seen))
        else "",
        revealed=state.revealed,
        puzzles={card: see_puzzle(puzzle) for card, puzzle in state.puzzles.items()},
        attempt=see_attempt(state),
        decks=count_decks(state),
        supply=count_figures(state),
        mythos_discard=tuple(state.mythos_discard),
        trauma_discard=tuple(state.trauma_discard),
        combat=state.combat.drawn[-1] if state.combat is not None and state.combat.drawn else "",
        fight=see_fight(state),
        test=see_test(state, state.tests[-1]) if state.tests else None,
        outcome=state.outcome,
    )


def knows_objective(state: Mansion, seen: list[str]) -> bool:
    """Whether a player who has seen those cards has read the objective."""
    return bool(state.choices) and state.objective.slug in seen


def see_seat(state: Mansion, seat: int, viewer: int | None, knows: bool) -> SeatView:
    """A seat."""
    you = state.investigators[seat]
    return SeatView(
        seat=seat,
        keeper=seat == state.keeper.seat,
        investigator=None if you is None else see_investigator(state, you, knows or viewer == seat),
        eliminated=seat in state.out,
        escaped=state.escaped.get(seat, ""),
        relative=seat == state.relative,
    )


def see_investigator(state: Mansion, you: Investigator, reads_secret: bool) -> InvestigatorView:
    """An investigator; the card that it was given face down is for it and the keeper alone."""
    return InvestigatorView(
        slug=you.slug,
        at=you.at,
        traits=tuple(you.traits),
        attributes={which: attribute(state, you, which) for which in ATTRIBUTES},
        health=health(you),
        sanity=sanity(you),
        damage=you.damage,
        horror=you.horror,
        skill_points=you.skill_points,
        stunned=you.stunned,
        cards=tuple(you.cards),
        spells=tuple(slug_of(card) for card in you.spells),
        injury=you.injury,
        insanity=you.insanity,
        secret=you.secret if reads_secret or you.exposed or state.outcome or not you.secret else "?",
        under=tuple(you.under),
        hidden=you.hidden,
        moves=you.moves,
        acted=you.acted,
        used=tuple(you.used),
    )


def see_keeper(state: Mansion, knows: bool) -> KeeperView:
    """The keeper, with the hands for the keeper alone."""
    keeper = state.keeper
    return KeeperView(
        seat=keeper.seat,
        threat=keeper.threat,
        skill_points=keeper.skill_points,
        actions=tuple(keeper.actions),
        mythos_cards=len(keeper.mythos),
        trauma_cards=len(keeper.trauma),
        mythos=tuple(keeper.mythos) if knows else None,
        trauma=tuple(keeper.trauma) if knows else None,
        choices=tuple(state.choices) if knows or state.outcome else ("?",) * len(state.choices),
    )


def see_monster(state: Mansion, figure: str, monster: Monster, knows: bool) -> MonsterView:
    """A monster; investigators may look at its token once it is hurt."""
    card = MONSTERS[figure]
    sees = knows or monster.known
    return MonsterView(
        id=figure,
        at=monster.at,
        kind=card.kind,
        awareness=card.awareness,
        horror=card.horror,
        damage=monster.damage,
        stunned=monster.stunned,
        name=monster.name,
        samples=len(monster.samples),
        burning=monster.burning,
        token=monster.token if sees else None,
        health=monsters.health(state, figure) if sees else None,
        strength=monsters.token_of(state, figure).damage if sees else None,
    )


def see_test(state: Mansion, made: AttributeTest) -> TestUnderWay | None:
    """A test."""
    you = state.investigators[made.seat]
    if you is None:
        return None
    return TestUnderWay(made.seat, made.attribute, made.modifier, value(state, you, made), made.monster)


def see_puzzle(puzzle: Puzzle) -> Puzzle:
    """A puzzle as it lies now: actions change the one of the state."""
    return msgspec.structs.replace(puzzle, pieces=list(puzzle.pieces), turns=list(puzzle.turns))


def see_attempt(state: Mansion) -> AttemptView | None:
    """The attempt at a puzzle."""
    attempt = state.attempt
    if attempt is None:
        return None
    puzzle = state.puzzles[attempt.card]
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    return AttemptView(
        attempt.seat,
        attempt.card,
        max(attempt.left, 0),
        attempt.free_pieces,
        attempt.drawn,
        current=tuple(puzzles.current(puzzle, layout)[0]) if layout.kind == "wiring" else (),
        fits=tuple(puzzles.fits(puzzle, layout)) if layout.kind == "lock" else (),
        needed=needed(puzzle) if "puzzle_hints" in state.variants else None,
    )


def see_fight(state: Mansion) -> FightView | None:
    """The combat that is under way."""
    combat = state.combat
    if combat is None:
        return None
    card = combat.drawn[-1] if combat.drawn else ""
    return FightView(combat.seat, combat.monster, combat.weapon, combat.attacks, card)


def count_decks(state: Mansion) -> dict[str, int]:
    """What everybody can count."""
    decks = {"mythos": state.mythos_deck, "trauma": state.trauma_deck, **state.combat_decks}
    return {name: len(pile) for name, pile in decks.items()}


def count_figures(state: Mansion) -> dict[str, int]:
    """The figures that lie beside the board."""
    return {card.slug: sum(figure not in state.monsters for figure in card.ids) for card in state.edition[MONSTERS]}


def moment(state: Mansion, seat: int | None) -> Text:
    """The round, and whose turn it is."""
    if state.round == 0:
        return text("mm-moment-setup")
    if state.keepers_turn:
        return text("mm-moment-keeper", round=state.round)
    you = state.acting
    if you is None:
        return text("mm-moment-round", round=state.round)
    return text("mm-moment-turn", round=state.round, who=piece(you.slug))
