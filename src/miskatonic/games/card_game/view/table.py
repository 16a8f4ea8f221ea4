"""What a seat may see of a game of the card game.

A player sees the cards of the own hand; of other hands and of all decks how many cards there are; of a location that nobody
has revealed its upper side. Names and words are looked up by slug (`miskatonic.games.card_game.view.card_text`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.card_game.components import (
    GAME,
    SCENARIOS,
    SKILLS,
    SLOTS,
    AssetCard,
    PlayerCard,
    Skill,
    Slot,
    Token,
)
from miskatonic.games.card_game.rules.agenda import clues_needed, doom_in_play
from miskatonic.games.card_game.rules.cards import room_for
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.rules.skill_test import printed_value, token_value, total_value
from miskatonic.games.card_game.rules.values import (
    cost_of,
    enemy_health,
    evade_value,
    fight_value,
    icons_for,
    keywords,
    max_health,
    max_sanity,
    shroud,
    skill_value,
    uses_slot,
)
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    Enemy,
    Fate,
    Investigator,
    Location,
    Period,
    Phase,
    SkillTest,
    Step,
    agenda_card,
    card_of,
    enemy_card,
    location_card,
)
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.text import Text, name, text

TOKENS: tuple[str, ...] = get_args(Token)
AFTERWARDS: tuple[Step, ...] = ("scenario_end", "interlude")
"""When the scenario is over."""


class CardInPlayView(Struct, frozen=True):
    """A card in a play area or threat area, or attached to a location, with the tokens on it."""

    card: str
    exhausted: bool = False
    damage: int = 0
    horror: int = 0
    health: int | None = None
    sanity: int | None = None
    """How much damage and horror it takes; None where it takes none."""
    uses: int = 0
    uses_kind: str = ""
    doom: int = 0
    clues: int = 0
    resources: int = 0


class EnemyView(Struct, frozen=True):
    """An enemy in play, with its values as they are now."""

    card: str
    at: str
    engaged: int
    """The seat that it is engaged with, or -1; one that is massive is engaged with everybody at its location."""
    exhausted: bool
    fight: int
    health: int
    evade: int
    attack_damage: int
    attack_horror: int
    keywords: tuple[str, ...]
    damage: int
    doom: int
    clues: int


class LocationView(Struct, frozen=True):
    """A location in play: of one that is not revealed only what its upper side shows."""

    card: str
    revealed: bool
    symbol: str
    connects: tuple[str, ...]
    """The locations that one can go to from here."""
    shroud: int | None
    clues: int
    doom: int
    attached: tuple[CardInPlayView, ...]


class SlotView(Struct, frozen=True):
    """How many slots of a kind an investigator has, and how many are taken."""

    slot: Slot
    taken: int
    room: int


class HeldView(Struct, frozen=True):
    """A card in hand, with what it costs now; None for one that is not played."""

    card: str
    cost: int | None


class InvestigatorView(Struct, frozen=True):
    """An investigator with everything in front of it."""

    seat: int
    slug: str
    at: str
    damage: int
    health: int
    horror: int
    sanity: int
    skills: Mapping[Skill, int]
    """The values as they are now, outside of tests."""
    resources: int
    clues: int
    hand: tuple[HeldView, ...] | None
    """None for a viewer that may not look at it."""
    hand_size: int
    deck: int
    discard: tuple[str, ...]
    """The last card is the top one."""
    play: tuple[CardInPlayView, ...]
    threat: tuple[CardInPlayView, ...]
    slots: tuple[SlotView, ...]
    actions: int
    tome_actions: int
    played: bool
    """It has taken its turn in this round."""
    fate: Fate
    killed: bool
    insane: bool
    physical_trauma: int
    mental_trauma: int
    experience: int
    """What this scenario has brought so far."""
    removed: tuple[str, ...]
    """Cards that were removed from the game, except those from a hidden hand or deck."""


class CommittedView(Struct, frozen=True):
    """A card that is committed to a test, with the icons that count."""

    seat: int
    card: str
    icons: int


class TokenView(Struct, frozen=True):
    """A chaos token, with its current modifier for the tester; None where it fails the test outright."""

    token: str
    value: int | None
    count: int = 1
    """How many of them there are."""


class TestView(Struct, frozen=True):
    """The skill test that is under way, with everything that it is made of."""

    __test__ = False

    seat: int
    step: int
    """ST.1 to ST.8."""
    skill: str
    kind: str
    target: str
    source: str
    difficulty: int
    skill_value: int
    """The skill as it is now, before anything is added for this test."""
    bonus: int
    committed: tuple[CommittedView, ...]
    tokens: tuple[TokenView, ...]
    total: int
    """Everything added up, as far as it is known."""
    automatic: Literal["", "success", "failure"]
    passed: bool
    by: int
    damage: int
    """Of an attack: what it deals beyond its usual damage."""


class AgendaView(Struct, frozen=True):
    """The current agenda; `to_come` says how many lie below it."""

    card: str
    doom: int
    doom_in_play: int
    """All doom counts, wherever it lies."""
    threshold: int
    to_come: int


class ActView(Struct, frozen=True):
    """The current act; `to_come` says how many lie below it."""

    card: str
    clues: int
    """Those that lie on it."""
    needed: int
    """How many have to be spent to advance it; 0 if that is not how it advances."""
    held: int
    """How many the investigators have together."""
    to_come: int


class LastingView(Struct, frozen=True):
    """An effect that lasts: of which card, on whom, how much, until when."""

    kind: str
    card: str
    until: Period
    seat: int
    piece: str
    amount: int


class UsedView(Struct, frozen=True):
    """An ability with a limit that has been used, how often and in which period; `seat` is -1 where all count together."""

    card: str
    period: str
    seat: int
    times: int


class DossierView(Struct, frozen=True):
    """What stays of an investigator between the scenarios of a campaign."""

    seat: int
    slug: str
    cards: tuple[str, ...] | None
    """The deck, one slug for each copy; None for a viewer that may not look at it."""
    physical_trauma: int
    mental_trauma: int
    experience: int
    """Not spent yet."""
    away: bool


class LooseView(Struct, frozen=True):
    """A card in play without a controller."""

    card: str
    at: str


class CardGameView(View, frozen=True, kw_only=True):
    """Everything but other hands, the decks, and what lies face down."""

    scenario: str
    difficulty: str
    campaign: bool
    round: int
    phase: Phase
    step: Step
    lead: int
    active: int
    """The seat whose turn it is; -1 outside of turns."""
    agenda: AgendaView | None
    act: ActView | None
    locations: tuple[LocationView, ...]
    enemies: tuple[EnemyView, ...]
    loose: tuple[LooseView, ...]
    investigators: tuple[InvestigatorView, ...]
    encounter_deck: int
    encounter_discard: tuple[str, ...]
    side_deck: int
    drawn: tuple[str, ...]
    """Encounter cards that are being resolved, the last one first."""
    test: TestView | None
    bag: tuple[TokenView, ...]
    lasting: tuple[LastingView, ...]
    used: tuple[UsedView, ...]
    victory: tuple[str, ...]
    log: tuple[str, ...]
    dossiers: tuple[DossierView, ...]
    """Of a campaign: one for each seat."""
    lost: tuple[str, ...]
    next_scenario: str
    """Of a campaign, between two scenarios: the one that follows."""
    resolution: int
    outcome: Outcome | None


def view(state: CardGame, seat: int | None) -> CardGameView:
    """What that seat (None: a spectator) sees."""
    return CardGameView(
        game=GAME,
        seat=seat,
        scenario=state.scenario,
        difficulty=state.difficulty,
        campaign=state.campaign,
        round=state.round,
        phase=state.phase,
        step=state.step,
        lead=state.lead,
        active=state.active,
        agenda=see_agenda(state),
        act=see_act(state),
        locations=tuple(see_location(state, location) for location in state.locations),
        enemies=tuple(see_enemy(state, enemy) for enemy in state.enemies),
        loose=tuple(LooseView(card, at) for card, at in state.loose),
        investigators=tuple(
            see_investigator(state, investigator, open_hand=investigator.seat == seat)
            for investigator in state.investigators
        ),
        encounter_deck=len(state.encounter_deck),
        encounter_discard=tuple(state.encounter_discard),
        side_deck=len(state.side_deck),
        drawn=tuple(reversed(state.drawn)),
        test=None if state.test is None else see_test(state, state.test),
        bag=see_bag(state, seat),
        lasting=tuple(
            LastingView(effect.kind, effect.card, effect.until, effect.seat, effect.piece, effect.amount)
            for effect in state.lasting
        ),
        used=tuple(used for key, times in state.used.items() if (used := see_used(key, times)).card),
        victory=tuple(state.victory),
        log=tuple(state.log),
        dossiers=tuple(see_dossier(state, n, open_deck=n == seat) for n in range(len(state.dossiers))),
        lost=tuple(state.lost),
        next_scenario=SCENARIOS[state.scenario].then if state.step == "interlude" else "",
        resolution=state.resolution,
        outcome=None if state.outcome is None else Outcome(list(state.outcome.winners), state.outcome.reason),
    )


# --- where the game stands


def moment(state: CardGame, seat: int | None) -> Text:
    """The round, the phase, and what the table is about."""
    playing = state.step not in AFTERWARDS
    return text("cg-moment", round=state.round if playing else 0, phase=state.phase, doing=doing_now(state))


def doing_now(state: CardGame) -> Text:
    """What the table is about: a test, a turn, or the step of the phase."""
    if state.outcome is not None:
        return text("cg-moment-over")
    if state.test is not None:
        tester = state.investigators[state.test.seat]
        return text("cg-moment-test", who=name(GAME, tester.slug), skill=text(f"cg-skill-{state.test.skill}"))
    if state.active >= 0 and state.step not in AFTERWARDS:
        investigator = state.investigators[state.active]
        return text("cg-moment-turn", who=name(GAME, investigator.slug), actions=investigator.actions)
    return text(f"cg-moment-{state.step.replace('_', '-')}")


# --- the parts


def see_agenda(state: CardGame) -> AgendaView | None:
    """The current agenda with its doom."""
    if not state.agenda:
        return None
    threshold = agenda_card(state.agenda).doom
    return AgendaView(state.agenda, state.agenda_doom, doom_in_play(state), threshold, len(state.agenda_deck))


def see_act(state: CardGame) -> ActView | None:
    """The current act with the clues that it asks for."""
    if not state.act:
        return None
    held = sum(investigator.clues for investigator in state.present())
    return ActView(state.act, state.act_clues, clues_needed(state), held, len(state.act_deck))


def see_location(state: CardGame, location: Location) -> LocationView:
    """A location as the side that lies up shows it."""
    card = location_card(location.card)
    side = card.revealed if location.revealed else card.unrevealed
    return LocationView(
        card=location.card,
        revealed=location.revealed,
        symbol=side.symbol,
        connects=connected(state, location.card),
        shroud=shroud(state, location) if location.revealed else None,
        clues=location.clues,
        doom=location.doom,
        attached=tuple(map(see_card, location.attached)),
    )


def see_enemy(state: CardGame, enemy: Enemy) -> EnemyView:
    """An enemy with its values."""
    printed = enemy_card(enemy.card)
    return EnemyView(
        card=enemy.card,
        at=enemy.at,
        engaged=enemy.engaged,
        exhausted=enemy.exhausted,
        fight=fight_value(state, enemy),
        health=enemy_health(state, enemy),
        evade=evade_value(state, enemy),
        attack_damage=printed.damage,
        attack_horror=printed.horror,
        keywords=keywords(state, enemy),
        damage=enemy.damage,
        doom=enemy.doom,
        clues=enemy.clues,
    )


def see_card(asset: Asset) -> CardInPlayView:
    """A card in play with its tokens."""
    found = card_of(asset.card)
    printed = found if isinstance(found, AssetCard) else None
    return CardInPlayView(
        card=asset.card,
        exhausted=asset.exhausted,
        damage=asset.damage,
        horror=asset.horror,
        health=printed.health if printed else None,
        sanity=printed.sanity if printed else None,
        uses=asset.uses,
        uses_kind=printed.uses.kind if printed and printed.uses else "",
        doom=asset.doom,
        clues=asset.clues,
        resources=asset.resources,
    )


def see_investigator(state: CardGame, investigator: Investigator, *, open_hand: bool) -> InvestigatorView:
    """An investigator; the hand is for its own player."""
    return InvestigatorView(
        seat=investigator.seat,
        slug=investigator.slug,
        at=investigator.at,
        damage=investigator.damage,
        health=max_health(state, investigator),
        horror=investigator.horror,
        sanity=max_sanity(state, investigator),
        skills={skill: max(0, skill_value(state, investigator, skill)) for skill in SKILLS},
        resources=investigator.resources,
        clues=investigator.clues,
        hand=tuple(see_held(state, investigator, card) for card in investigator.hand) if open_hand else None,
        hand_size=len(investigator.hand),
        deck=len(investigator.deck),
        discard=tuple(investigator.discard),
        play=tuple(map(see_card, investigator.play)),
        threat=tuple(map(see_card, investigator.threat)),
        slots=tuple(see_slot(state, investigator, slot) for slot in SLOTS),
        actions=investigator.actions,
        tome_actions=investigator.tome_actions,
        played=investigator.played,
        fate=investigator.fate,
        killed=investigator.killed,
        insane=investigator.insane,
        physical_trauma=investigator.physical_trauma,
        mental_trauma=investigator.mental_trauma,
        experience=investigator.experience,
        removed=tuple(investigator.removed[investigator.unseen :]),
    )


def see_held(state: CardGame, investigator: Investigator, card: str) -> HeldView:
    """A card in hand."""
    printed = card_of(card)
    has_cost = isinstance(printed, PlayerCard) and printed.cost is not None
    return HeldView(card, cost_of(state, investigator, card) if has_cost else None)


def see_slot(state: CardGame, investigator: Investigator, slot: Slot) -> SlotView:
    """The slots of a kind: those for certain assets count as far as such assets are in them."""
    taking = [asset.card for asset in investigator.play + investigator.threat if uses_slot(asset.card, slot)]
    return SlotView(slot, sum(uses_slot(card, slot) for card in taking), room_for(state, investigator, slot, taking))


def see_test(state: CardGame, test: SkillTest) -> TestView:
    """A skill test with its parts; a token that may still be exchanged counts as it lies there."""
    investigator = state.investigators[test.seat]
    tokens = [*test.tokens, test.shown] if test.shown else test.tokens
    fails = test.automatic == "failure" or test.shown == "auto_fail"
    return TestView(
        seat=test.seat,
        step=test.step,
        skill=test.skill,
        kind=test.kind,
        target=test.target,
        source=test.source,
        difficulty=max(0, test.difficulty),
        skill_value=skill_value(state, investigator, test.skill),
        bonus=test.bonus,
        committed=tuple(CommittedView(seat, card, icons_for(card, test.skill)) for seat, card in test.committed),
        tokens=tuple(
            TokenView(token, value_of(state, investigator, token, flipped=place in test.flipped))
            for place, token in enumerate(tokens)
        ),
        total=0 if fails else total_value(state, investigator, replace(test, tokens=tokens)),
        automatic=test.automatic,
        passed=test.passed,
        by=test.by,
        damage=test.damage,
    )


def see_bag(state: CardGame, seat: int | None) -> tuple[TokenView, ...]:
    """The tokens in the chaos bag, from the best to the worst, with their effect on the viewer's tests."""
    investigator = token_reader(state, seat)
    bag = Counter(state.bag)
    return tuple(TokenView(token, value_of(state, investigator, token), bag[token]) for token in TOKENS if token in bag)


def token_reader(state: CardGame, seat: int | None) -> Investigator:
    """For whom a viewer reads the tokens: the tester, whose turn it is, or itself."""
    at_it = state.test.seat if state.test is not None else state.active if state.active >= 0 else seat or 0
    return state.investigators[at_it]


def value_of(state: CardGame, investigator: Investigator, token: str, *, flipped: bool = False) -> int | None:
    """What a token adds, in the test under way or outside of tests; None for the one that fails every test."""
    if token == "auto_fail":
        return None
    if state.test is not None and state.test.seat == investigator.seat:
        return token_value(state, investigator, state.test, token, flipped=flipped)
    return printed_value(state, investigator, token)


def see_used(key: str, times: int) -> UsedView:
    """The use of a limit: `round:roland_banks:0`, or `round:attic` for a limit of the group."""
    period, card, *seat = key.split(":")
    return UsedView(card, period, int(seat[0]) if seat else -1, times)


def see_dossier(state: CardGame, seat: int, *, open_deck: bool) -> DossierView:
    """What stays of an investigator; the deck list is for its own player."""
    dossier = state.dossiers[seat]
    return DossierView(
        seat=seat,
        slug=dossier.slug,
        cards=tuple(dossier.cards) if open_deck else None,
        physical_trauma=dossier.physical_trauma,
        mental_trauma=dossier.mental_trauma,
        experience=dossier.experience,
        away=dossier.away,
    )
