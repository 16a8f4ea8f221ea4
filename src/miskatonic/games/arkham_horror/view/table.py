"""What a seat may see of a game of Arkham Horror, and worlds that agree with it.

Everything lies open on this table but the order of the decks, what is left in them, in the cup and in the stack of gates, and
what chance will bring: every seat sees the same. Names and texts are looked up by slug (`view/card_text.py`).
"""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    DECKS,
    GAME,
    INVESTIGATORS,
    LOCATIONS,
    MONSTER_CARDS,
    OTHER_WORLDS,
    SKILLS,
    STREETS,
    Deck,
    Fate,
    Movement,
    Scale,
    Shade,
    Symbol,
)
from miskatonic.games.arkham_horror.rules import doom, monsters
from miskatonic.games.arkham_horror.rules.battle import ORDINARY, SECTIONS, WOUND
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.holding import DRAWS_FROM_BELOW, KNOWS_BOTTOM
from miskatonic.games.arkham_horror.rules.places import towns
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.rules.trophies import worth
from miskatonic.games.arkham_horror.state import (
    OUTSKIRTS,
    SKY,
    Arkham,
    Encounter,
    Investigator,
    Section,
    Step,
)
from miskatonic.games.arkham_horror.view.fights import CheckView, CombatView, see_check, see_combat
from miskatonic.games.arkham_horror.view.towns import PlaceView, WalkView, see_places, see_walks
from miskatonic.kernel.hooks import Settled, is_set, settle, total
from miskatonic.kernel.registry import NAMES, open_box
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import Text, name, text

OPEN_PILES: Settled[tuple[str, ...]] = Settled("piles that everybody sees")
BATTLE_PILES: Settled[tuple[str, ...]] = Settled("piles that the battle draws from")


class MonsterView(Struct, frozen=True):
    """A monster on the board, with its numbers as they are now."""

    id: str
    at: str
    symbol: Symbol
    movement: Movement
    awareness: int
    horror: int | None
    horror_damage: int
    toughness: int
    combat: int
    combat_damage: int
    white: str
    black: str
    """Where it would go along the arrows of that colour; "" if nowhere."""
    elusive: bool = False
    wild: bool = False
    """A die is taken off its combat rating for each check."""


class SpaceView(Struct, frozen=True):
    """A marker on a space of a track, with the place that it names."""

    id: str
    place: str
    face_up: bool


class SpacesView(Struct, frozen=True):
    """Some spaces of a track, with the pattern of Mythos cards that fills them and what lies there."""

    white: tuple[Symbol, ...]
    black: tuple[Symbol, ...]
    spaces: int
    markers: tuple[SpaceView, ...]


class TrackView(Struct, frozen=True):
    """A track of a board: what belongs to it, where that is, and how far it has got."""

    id: str
    town: str
    x: float
    y: float
    marker: str
    """Its contents; "" as long as they are unknown."""
    symbol: Symbol | None
    shade: Shade | None
    at: str
    """Where that is; "" while it lies on the track."""
    active: bool
    groups: tuple[SpacesView, ...]


class TrophyView(Struct, frozen=True):
    """A monster or a gate that an investigator has taken, with what it is worth."""

    id: str
    worth: int


class InvestigatorView(Struct, frozen=True):
    """An investigator in play."""

    slug: str
    at: str
    sanity: int
    max_sanity: int
    stamina: int
    max_stamina: int
    money: int
    clues: int
    points: int
    skills: dict[Scale, int]
    """What the sliders show, with what cards add to it."""
    sliders: tuple[int, ...]
    cards: tuple[str, ...]
    exhausted: tuple[str, ...]
    tokens: dict[str, int]
    hands: tuple[str, ...]
    monster_trophies: tuple[TrophyView, ...]
    gate_trophies: tuple[TrophyView, ...]
    fate: Fate
    delayed: bool
    explored: bool
    loses_turn: bool
    counters: dict[str, int] = {}
    """Tokens of boxes."""


class SeatView(Struct, frozen=True):
    """A seat with its investigator; None before it has one, between two, and when it is eliminated."""

    seat: int
    investigator: InvestigatorView | None
    eliminated: bool
    chosen: str


class EncounterView(Struct, frozen=True):
    """The card that is being resolved, and the place whose entry happens."""

    seat: int
    card: str
    at: str


class AncientOneView(Struct, frozen=True):
    """The Ancient One with its doom track."""

    slug: str
    doom: int
    doom_track: int
    awake: bool
    round: int
    successes: int
    needed: int
    """Successes that remove a doom token."""
    card: str = ""
    """The card that says how this round of the battle goes."""
    sections: tuple[Section, ...] = ()
    """Who attacks in this round of the battle, in order."""
    section: int = -1
    """Which of them is under way."""
    rating: int | None = None
    """Its combat rating in the battle."""
    piles: tuple[str, ...] = ()
    """The supplies that its battle draws from."""


class SupplyView(Struct, frozen=True):
    """How much is left."""

    common: int
    unique: int
    spell: int
    skill: int
    ally: int
    gates: int
    cup: int
    mythos: int


class ArkhamView(View, frozen=True, kw_only=True):
    """Everything but the order and content of the decks and what chance will bring."""

    ancient_one: AncientOneView
    turn: int
    first: int
    active: int
    step: Step
    terror: int
    terror_track: int
    seals_to_win: int
    monster_limit: int
    monsters_counted: int
    """Monsters that count towards the limit."""
    outskirts_limit: int
    gate_limit: int
    places: tuple[PlaceView, ...]
    worlds: tuple[str, ...]
    monsters: tuple[MonsterView, ...]
    """Those on the board, in the Sky and in the Outskirts, and those of an encounter, which are nowhere."""
    seats: tuple[SeatView, ...]
    walks: tuple[WalkView, ...]
    combat: CombatView | None
    encounter: EncounterView | None
    checks: tuple[CheckView, ...]
    mythos: str
    environment: str
    rumor: str
    rumor_tokens: int
    rumor_monsters: tuple[str, ...]
    headlines: tuple[str, ...]
    face_up: dict[str, str]
    drawn: tuple[str, ...]
    supply: SupplyView
    allies: tuple[str, ...]
    """The allies that are still to be had."""
    removed: tuple[str, ...]
    devoured: tuple[str, ...]
    revealed: tuple[str, ...]
    outcome: Outcome | None
    towns: tuple[str, ...]
    tracks: tuple[TrackView, ...]
    """Tracks of boards that boxes bring along."""
    sheets: tuple[str, ...]
    """Sheets beside that of the Ancient One."""
    supplies: dict[str, int]
    """The sizes of hidden decks and supplies of boxes."""


TRACKS: Settled[tuple[TrackView, ...]] = Settled("tracks of boards")


def view(state: Arkham, seat: int | None) -> ArkhamView:
    """What that seat sees."""
    return ArkhamView(
        game="arkham_horror",
        seat=seat,
        ancient_one=see_ancient_one(state),
        turn=state.turn,
        first=state.first,
        active=state.active,
        step=state.step,
        terror=state.terror,
        terror_track=doom.HIGHEST_TERROR,
        seals_to_win=doom.SEALS_TO_WIN,
        monster_limit=doom.monster_limit(state),
        monsters_counted=doom.monsters_in_play(state),
        outskirts_limit=doom.outskirts_limit(state),
        gate_limit=doom.gate_limit(state),
        places=see_places(state),
        worlds=tuple(state.edition[OTHER_WORLDS].slugs),
        monsters=tuple(
            [see_monster(state, monster, at) for monster, at in state.monsters.items()]
            + [see_monster(state, monster, "") for monster in state.met]
        ),
        seats=tuple(see_seat(state, n) for n in range(state.players)),
        walks=see_walks(state),
        combat=None if state.combat is None else see_combat(state, state.combat),
        encounter=None if state.encounter is None else see_encounter(state.encounter),
        checks=tuple(see_check(state, made) for made in state.checks),
        mythos=state.mythos,
        environment=state.environment,
        rumor=state.rumor,
        rumor_tokens=state.rumor_tokens,
        rumor_monsters=tuple(state.rumor_monsters),
        headlines=tuple(state.headlines),
        face_up=dict(state.face_up),
        drawn=tuple(state.drawn),
        supply=see_supply(state),
        allies=tuple(sorted(state.decks["ally"])),
        removed=tuple(state.removed),
        devoured=tuple(state.devoured),
        revealed=tuple(state.revealed),
        outcome=None if state.outcome is None else Outcome(list(state.outcome.winners), state.outcome.reason),
        towns=towns(state.edition),
        tracks=settle(state, TRACKS, ()),
        sheets=tuple(state.sheets),
        supplies={pile: len(state.piles[pile]) for pile in hidden_piles(state)},
    )


def hidden_piles(state: Arkham) -> list[str]:
    """The piles of boxes whose content and order are hidden."""
    shown = settle(state, OPEN_PILES, ())
    return [pile for pile in state.piles if pile not in shown]


def moment(state: Arkham, seat: int | None) -> Text:
    """The turn, the phase, and whose turn it is."""
    investigator = state.acting
    who = "" if investigator is None else name("arkham_horror", investigator.slug)
    step = "over" if state.outcome is not None else state.step.replace("_", "-")
    return text("ah-moment", turn=state.turn, doing=text(f"ah-moment-{step}", who=who))


def see_ancient_one(state: Arkham) -> AncientOneView:
    """The Ancient One with its doom track."""
    battle = state.battle
    sections = () if battle is None else settle(state, SECTIONS, ORDINARY)
    return AncientOneView(
        slug=state.ancient_one,
        doom=state.doom,
        doom_track=ANCIENT_ONES[state.ancient_one].doom_track,
        awake=state.awake,
        round=0 if battle is None else battle.round,
        successes=0 if battle is None else battle.successes,
        needed=total(state, WOUND, state.players),
        card="" if battle is None else battle.card,
        sections=sections,
        section=section_of(state, sections),
        rating=None if battle is None else battle.rating,
        piles=settle(state, BATTLE_PILES, ()),
    )


def section_of(state: Arkham, sections: tuple[Section, ...]) -> int:
    """Which section of a round of the battle is under way; -1 before the first."""
    if state.battle is None or state.step not in sections:
        return -1
    left = state.battle.sections
    return sections.index(state.step) if left is None else len(sections) - len(left) - 1


def see_monster(state: Arkham, monster: str, at: str) -> MonsterView:
    """A monster with its numbers as they are now."""
    card, way = MONSTER_CARDS[monster], monsters.movement(state, monster)
    walks = way in ("normal", "fast") and at not in (SKY, OUTSKIRTS, "")
    area = (STREETS[at] if at in STREETS else LOCATIONS[at]) if walks else None
    return MonsterView(
        id=monster,
        at=at,
        symbol=card.symbol,
        movement=way,
        awareness=monsters.awareness(state, monster),
        horror=monsters.horror_rating(state, monster),
        horror_damage=monsters.horror_damage(state, monster),
        toughness=monsters.toughness(state, monster),
        combat=monsters.combat_rating(state, monster),
        combat_damage=monsters.combat_damage(state, monster),
        white="" if area is None else area.white,
        black="" if area is None else area.black,
        elusive=monsters.elusive(state, monster),
        wild=card.wild,
    )


def see_seat(state: Arkham, seat: int) -> SeatView:
    """A seat."""
    investigator = state.investigators[seat]
    return SeatView(
        seat=seat,
        investigator=None if investigator is None else see_investigator(state, investigator),
        eliminated=seat in state.out,
        chosen=state.chosen[seat] if state.chosen else "",
    )


def see_investigator(state: Arkham, you: Investigator) -> InvestigatorView:
    """An investigator."""
    return InvestigatorView(
        slug=you.slug,
        at=you.at,
        sanity=you.sanity,
        max_sanity=max_sanity(state, you),
        stamina=you.stamina,
        max_stamina=max_stamina(state, you),
        money=you.money,
        clues=you.clues,
        points=you.points,
        skills=see_scales(state, you),
        sliders=tuple(you.sliders),
        cards=tuple(you.cards),
        exhausted=tuple(you.exhausted),
        tokens=dict(you.tokens),
        hands=tuple(you.hands),
        monster_trophies=tuple(TrophyView(m, worth(state, you, m)) for m in you.monster_trophies),
        gate_trophies=tuple(TrophyView(marker, 5) for marker in you.gate_trophies),
        fate=you.fate,
        delayed=you.delayed,
        explored=you.explored,
        loses_turn=you.skips >= state.turn > 0,
        counters={token: number for token, number in you.counters.items() if is_token(token)},
    )


def is_token(counter: str) -> bool:
    """Whether a counter has a name, and is not kept for a card."""
    return f"{GAME}/{counter}" in NAMES and counter not in open_box(GAME).declared


def see_encounter(encounter: Encounter) -> EncounterView:
    """The card that is being resolved."""
    return EncounterView(encounter.seat, encounter.card, encounter.at)


def see_scales(state: Arkham, you: Investigator) -> dict[Scale, int]:
    """The skills, and what else an investigator has sliders for."""
    found: dict[Scale, int] = {which: skill(state, you, which) for which in SKILLS}
    if "max_sanity" in INVESTIGATORS[you.slug].skills:
        found |= {"max_sanity": max_sanity(state, you), "max_stamina": max_stamina(state, you)}
    return found


def see_supply(state: Arkham) -> SupplyView:
    """How much is left."""
    return SupplyView(
        common=len(state.decks["common"]),
        unique=len(state.decks["unique"]),
        spell=len(state.decks["spell"]),
        skill=len(state.decks["skill"]),
        ally=len(state.decks["ally"]),
        gates=len(state.gate_stack),
        cup=len(state.cup),
        mythos=len(state.mythos_deck),
    )


def knows_bottom(state: Arkham, you: Investigator, deck: Deck) -> bool:
    """Whether an investigator may look at the bottom card of a deck."""
    return is_set(state, DRAWS_FROM_BELOW, you, deck) or is_set(state, KNOWS_BOTTOM, you, deck)


def determinize(state: Arkham, seat: int, rng: Rng) -> None:
    """Shuffles all hidden orders: decks, the stack of gates, hidden piles of boxes, and the random numbers to come. The result
    does not depend on the order before.

    All seats of this game see the same. The bottom card of a deck stays where it is if a seat may look at it.
    """
    people = state.present()
    for deck in DECKS:
        pile = state.decks[deck]
        known = pile[0] if pile and any(knows_bottom(state, you, deck) for you in people) else ""
        if known:
            pile.remove(known)
        pile.mix(rng)
        if known:
            pile.put_under(known)
    for pile in (state.gate_stack, state.gate_deck, state.mythos_deck, state.box):
        pile.mix(rng)
    for name_of_pile in hidden_piles(state):
        state.piles[name_of_pile].mix(rng)
    state.edition.redeal(state, rng)
    state.rng.redraw(rng)
