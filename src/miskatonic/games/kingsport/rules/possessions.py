"""How items, spells, allies and special cards of the box reach into the rules, where no other word says it."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS, CARDS, OTHER_WORLDS, slug_of
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.guarding import avoiding
from miskatonic.games.arkham_horror.effects.owning import owner, wants
from miskatonic.games.arkham_horror.events.people import ArrivedLost, SpellCost, WillBeDelayed
from miskatonic.games.arkham_horror.events.town import SealedBy
from miskatonic.games.arkham_horror.rules import combat, gates, holding, monsters
from miskatonic.games.arkham_horror.rules.places import barred, is_street, leave_place
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT, SPELL_FUNDS
from miskatonic.games.arkham_horror.state import SKY, Arkham, ArkhamEffect, Investigator, piece, world_of
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.events import Sailed, SealKept
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Source, Trigger, modifies
from miskatonic.kernel.text import text

WHOM_TO_SEND = ASK("whom_to_send", "AH-SPELL-02", str)
WHICH_ARROW = ASK("which_arrow", "AH-SPELL-02", str)
SAIL_TO = ASK("sail_to", "KH-COMP-36", str)

ANY_COST = 99
"""More sanity than any spell costs."""


# --- items


def pays_for_spells() -> tuple[Modifier, Replacement]:
    """A token on the card in place of the whole sanity cost of a spell."""

    def funds(game: Arkham, source: Source, you: Investigator) -> int:
        return ANY_COST if you.seat == source.seat else 0

    def run(game: Arkham, source: Source, event: SpellCost) -> Rules[SpellCost | None]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        if you.sanity >= event.amount and not (yield from wants(you, source.card, event=event)):
            return event
        holding.use_up(game, you, source.card)
        return None

    return modifies(SPELL_FUNDS, funds), Replacement(SpellCost, run)


def _call_down(game: Arkham, you: Investigator) -> Rules[None]:
    for monster in game.monsters_at(SKY):
        monsters.shift(game, monster, you.at)
    yield from ()


CALL_DOWN: ArkhamEffect = own(
    _call_down,
    "all monsters in the Sky come to your street",
    "tous les monstres du Ciel viennent dans votre rue",
    can=lambda game, you: is_street(you.at) and bool(game.monsters_at(SKY)),
    monster=1,
)


# --- spells


def movable(game: Arkham, you: Investigator) -> list[str]:
    """The monsters here that an arrow leads away."""
    area = AREAS.get(you.at)
    return [] if area is None or not (area.white or area.black) else game.monsters_at(you.at)


def _send_away(game: Arkham, you: Investigator) -> Rules[None]:
    options = [Option(f"monster:{one}", one, piece(one), (one,)) for one in combat.one_of_each(movable(game, you))]
    monster = yield from ask(you.seat, WHOM_TO_SEND, options, game.cause)
    area = AREAS[you.at]
    ways = {to: color for color, to in (("black", area.black), ("white", area.white)) if to}
    arrows = [
        Option(f"arrow:{color}", color, text(f"kh-option-arrow-{color}", place=piece(to)), (to,))
        for to, color in ways.items()
    ]
    monsters.follow_arrow(game, monster, (yield from ask(you.seat, WHICH_ARROW, arrows, game.cause)))


SEND_AWAY: ArkhamEffect = own(
    _send_away,
    "a monster where you are moves along the white or the black arrow, as you choose",
    "un monstre au même endroit que vous se déplace le long de la flèche blanche ou noire, à votre choix",
    can=lambda game, you: bool(movable(game, you)),
    monster=-0.5,
)


# --- allies


def raises_bonus(*, spells: bool) -> Modifier:
    """Every bonus of a spell, or of a weapon, is higher by one for the owner."""

    def more(game: Arkham, source: Source, you: Investigator, card: str) -> int:
        return int(you.seat == source.seat and (CARDS[card].deck == "spell") is spells)

    return modifies(combat.BONUS_RAISED, more)


def drives_off(slug: str, en: str, fr: str) -> ArkhamEffect:
    """Who joins does not get on with another ally, who leaves."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        for card in [card for card in you.cards if slug_of(card) == slug]:
            holding.discard(game, you, card)
        yield from ()

    return own(run, f"discard {en}", f"défausser {fr}", ally=-0.1)


# --- the White Ship


def keeps_course(ship: str) -> tuple[Replacement, Trigger]:
    """Never delayed in Other Worlds; whoever is lost in time and space loses the ship, too."""

    def mine(game: Arkham, source: Source, event: ArrivedLost) -> bool:
        return event.who == owner(game, source).slug

    def sink(game: Arkham, source: Source, event: ArrivedLost) -> Rules[None]:
        you = owner(game, source)
        for card in [card for card in you.cards if slug_of(card) == ship]:
            holding.discard(game, you, card)
        holding.discard(game, you, source.card)
        yield from ()

    return avoiding(WillBeDelayed, when=lambda game, you: bool(world_of(you.at))), Trigger(ArrivedLost, sink, mine)


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

GREAT_SEAL = "the_great_seal"


def seals_for_good() -> Trigger:
    """Laid on a location that its owner has just sealed: nothing takes the elder sign away any more."""

    def mine(game: Arkham, source: Source, event: SealedBy) -> bool:
        return event.who == owner(game, source).slug and event.place in game.seals

    def run(game: Arkham, source: Source, event: SealedBy) -> Rules[None]:
        holding.forget(game, owner(game, source), source.card)
        game.removed.append(source.card)
        game.markers[GREAT_SEAL] = event.place
        game.tell(SealKept(event.who, event.place))
        yield from ()

    return Trigger(SealedBy, run, mine, forced=False)


def under_the_great_seal(game: Arkham, source: Source, place: str) -> int:
    """Whether the Great Seal lies on a location."""
    return int(game.markers.get(GREAT_SEAL) == place)


BOX.rule(modifies(gates.SEAL_HOLDS, under_the_great_seal))
