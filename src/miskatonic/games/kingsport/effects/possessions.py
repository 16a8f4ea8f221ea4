"""Lines and effects of items, spells, allies, skills and special cards of the box, where no word of the game says it."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, CARDS, OTHER_WORLDS, slug_of
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.guarding import avoiding
from miskatonic.games.arkham_horror.effects.owning import wants
from miskatonic.games.arkham_horror.events.people import ArrivedLost, SpellCost, WillBeDelayed
from miskatonic.games.arkham_horror.events.town import SealedBy
from miskatonic.games.arkham_horror.rules import combat, doom, gates, holding, monsters
from miskatonic.games.arkham_horror.rules.places import barred, is_street, leave_place
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT, SPELLS_PAID
from miskatonic.games.arkham_horror.state import SKY, Arkham, Investigator, piece, world_of
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.events import Sailed, SealKept
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import (
    Ability,
    Modifier,
    Replacement,
    Setter,
    Source,
    Trigger,
    for_owner,
    is_owner,
    modifies,
    owner,
    sets,
)
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import text

WHOM_TO_SEND = ASK("whom_to_send", "AH-SPELL-02", str)
WHICH_ARROW = ASK("which_arrow", "AH-SPELL-02", str)
SAIL_TO = ASK("sail_to", "KH-COMP-36", str)


# --- items


@line(
    "pays_for_spells",
    lambda: timed(text("kh-line-when-casting"), costing("token"), text("kh-line-no-spell-cost")),
    gives=lambda: {"sanity": 2},
    cost=lambda: costing("token"),
)
def pays_for_spells() -> tuple[Setter, Replacement]:
    """A token on the card in place of the whole sanity cost of a spell."""

    def run(game: Arkham, source: Source, event: SpellCost) -> Rules[SpellCost | None]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        if you.sanity >= event.amount and not (yield from wants(you, source.card, event=event)):
            return event
        holding.use_up(game, you, source.card)
        return None

    return sets(SPELLS_PAID, is_owner), Replacement(SpellCost, run)


@word(
    "call_down",
    lambda: text("kh-effect-call-down"),
    gives=lambda: {"monster": 1},
    can=lambda game, you: is_street(you.at) and bool(game.monsters_at(SKY)),
)
def call_down(game: Arkham, you: Investigator) -> Rules[None]:
    """All monsters of the Sky come to the street."""
    for monster in game.monsters_at(SKY):
        monsters.shift(game, monster, you.at)
    yield from ()


@word("requiem", lambda: text("kh-effect-requiem"), gives=lambda: {"doom": 13})
def requiem(game: Arkham, you: Investigator) -> Rules[None]:
    """The Ancient One awakens."""
    yield from doom.awaken(game, "kh-awake-requiem")


# --- spells


def movable(game: Arkham, you: Investigator) -> list[str]:
    """The monsters here that an arrow leads away."""
    area = AREAS.get(you.at)
    return [] if area is None or not (area.white or area.black) else game.monsters_at(you.at)


@word(
    "send_away",
    lambda: text("kh-effect-send-away"),
    gives=lambda: {"monster": -0.5},
    can=lambda game, you: bool(movable(game, you)),
)
def send_away(game: Arkham, you: Investigator) -> Rules[None]:
    """A monster here moves along an arrow."""
    options = [Option(f"monster:{one}", one, piece(one), (one,)) for one in combat.one_of_each(movable(game, you))]
    monster = yield from ask(you.seat, WHOM_TO_SEND, options, game.cause)
    area = AREAS[you.at]
    ways = {to: color for color, to in (("black", area.black), ("white", area.white)) if to}
    arrows = [
        Option(f"arrow:{color}", color, text(f"kh-option-arrow-{color}", place=piece(to)), (to,))
        for to, color in ways.items()
    ]
    monsters.follow_arrow(game, monster, (yield from ask(you.seat, WHICH_ARROW, arrows, game.cause)))


# --- allies and skills


@line(
    "raises_bonus",
    lambda *, spells: text("kh-line-raises-bonus", spells=int(spells)),
    gives=lambda *, spells: {"combat": 1},
)
def raises_bonus(*, spells: bool) -> Modifier:
    """Every bonus of a spell, or of a weapon, is higher by one for the owner."""

    def more(game: Arkham, source: Source, you: Investigator, card: str) -> int:
        return int(you.seat == source.seat and (CARDS[card].deck == "spell") is spells)

    return modifies(combat.BONUS_RAISED, more)


@word("drives_off", lambda ally: text("kh-effect-drives-off", ally=piece(ally)), gives=lambda ally: {"ally": -0.1})
def drives_off(game: Arkham, you: Investigator, ally: str) -> Rules[None]:
    """Who joins does not get on with another ally, who leaves."""
    for card in [card for card in you.cards if slug_of(card) == ally]:
        holding.discard(game, you, card)
    yield from ()


@line("fights_bare_handed", lambda n: text("kh-line-fights-bare-handed", n=n), gives=lambda n: {"combat": n})
def fights_bare_handed(n: int) -> Modifier:
    """More dice for combat checks for each empty hand."""
    return modifies(combat.EMPTY_HAND, for_owner(n))


# --- the White Ship


@line("never_delayed_beyond", lambda: text("kh-line-never-delayed-beyond"), gives=lambda: {"delay": -1})
def never_delayed_beyond() -> Replacement:
    """The owner is never delayed in Other Worlds."""
    return avoiding(WillBeDelayed, when=lambda game, you: bool(world_of(you.at)))


@line(
    "lost_together",
    lambda other: timed(text("kh-line-when-lost"), None, text("kh-line-lost-together", card=piece(other))),
)
def lost_together(other: str) -> Trigger:
    """An investigator lost in time and space loses the card and another one."""

    def mine(game: Arkham, source: Source, event: ArrivedLost) -> bool:
        return event.who == owner(game, source).slug

    def run(game: Arkham, source: Source, event: ArrivedLost) -> Rules[None]:
        you = owner(game, source)
        for card in [card for card in you.cards if slug_of(card) == other]:
            holding.discard(game, you, card)
        holding.discard(game, you, source.card)
        yield from ()

    return Trigger(ArrivedLost, run, mine)


@line("sails", lambda: timed(text("ah-line-in-movement"), None, text("kh-line-sails")), gives=lambda: {"freedom": 2})
def sails() -> Ability:
    """Instead of moving, to the first area of any Other World."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        on_foot = game.step == "walk" and you.at in AREAS and you.at not in barred(game) and not you.moved
        beyond = game.step == "movement" and bool(world_of(you.at))
        return (on_foot or beyond) and source.card not in you.used

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        you.used.append(source.card)
        if you.at in AREAS and not (yield from combat.face_all(game, you)):
            return
        worlds = [world for world in game.edition[OTHER_WORLDS].slugs if f"{world}_1" != you.at]
        options = [Option(f"sail:{world}", world, piece(world), (world,)) for world in worlds]
        world = yield from ask(you.seat, SAIL_TO, options, source.card)
        leave_place(game, you)
        you.points = 0
        game.tell(Sailed(you.slug, world))
        yield from gates.reach(game, you, f"{world}_1")

    return Ability(IN_MOVEMENT, run, available)


# --- the Great Seal

LAID = Cost("kh-cost", {"lay": 1})


@line(
    "seals_for_good",
    lambda: timed(text("kh-line-when-sealing"), LAID, text("kh-line-seals-for-good")),
    gives=lambda: {"seal": 0.3},
    cost=lambda: LAID,
)
def seals_for_good() -> Trigger:
    """Laid on a location that its owner has just sealed: nothing takes the elder sign away any more."""

    def mine(game: Arkham, source: Source, event: SealedBy) -> bool:
        return event.who == owner(game, source).slug and event.place in game.seals

    def run(game: Arkham, source: Source, event: SealedBy) -> Rules[None]:
        holding.forget(game, owner(game, source), source.card)
        game.removed.append(source.card)
        game.markers[source.card] = event.place
        game.tell(SealKept(event.who, event.place))
        yield from ()

    return Trigger(SealedBy, run, mine, forced=False)


def kept_by_a_card(game: Arkham, source: Source, place: str) -> bool:
    """Whether a card lies on a location to keep its elder sign."""
    return any(at == place and marker in CARDS for marker, at in game.markers.items())


BOX.rule(sets(gates.SEAL_HOLDS, kept_by_a_card))
