"""Lines of keeper cards on their victims: prohibitions, traumas, and cards that were given face down."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.mansions.components import ASK, ITEMS, LOCKS, WEAPONS, Attribute, ItemType, room_of
from miskatonic.games.mansions.effects.abilities import happens, limited
from miskatonic.games.mansions.effects.investigators import LOSE_CARD
from miskatonic.games.mansions.events import (
    CardFound,
    Explored,
    Given,
    InvestigatorAssaulted,
    Leaving,
    MansionEvent,
    Moved,
    PutBack,
    StatusPlaced,
)
from miskatonic.games.mansions.rules import (
    betrayal,
    exploring,
    harm,
    house,
    keeper_cards,
)
from miskatonic.games.mansions.rules.attribute_tests import MAY_SPEND_SKILL, passes
from miskatonic.games.mansions.rules.combat import MAY_ATTACK, UNARMED
from miskatonic.games.mansions.rules.exploring import MAY_EXPLORE
from miskatonic.games.mansions.rules.keeper_turn import MAY_TRADE
from miskatonic.games.mansions.rules.movement import CAN_ESCAPE, MAY_ENTER
from miskatonic.games.mansions.rules.turn import steps_a_turn
from miskatonic.games.mansions.rules.victory import SIDE
from miskatonic.games.mansions.rules.windows import KEEPER_ACTION
from miskatonic.games.mansions.state import (
    KEEPER,
    Investigator,
    InvestigatorEffect,
    Mansion,
    of_type,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import Gives, word
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Replacement, Settled, Settler, Source, Trigger, owner_if_any, settles
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import text

FORGET = ASK("forget", "MM-SEC-08", bool, secret="seat")
AMONG_FRIENDS = ASK("among_friends", "MM-TRAU-01", tuple)
COVET = ASK("covet", "MM-TRAU-01", tuple)


# --- prohibitions as long as a card lasts


def _forbidding(question: Settled[bool, Investigator]) -> Settler:
    """The owner of the card may not do something."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far and you.seat != source.seat

    return settles(question, answer)


FORBIDDEN: dict[str, Settled[bool, Investigator]] = {
    "exploring": MAY_EXPLORE,
    "trading": MAY_TRADE,
    "skill_points": MAY_SPEND_SKILL,
}

WITHOUT: dict[str, Gives] = {
    "exploring": {"action": -1},
    "trading": {"item": -0.5},
    "skill_points": {"skill_point": -2},
}


@line("forbids", lambda what: text(f"mm-line-forbids-{what}"), gives=lambda what: WITHOUT[what])
def forbids(what: Literal["exploring", "trading", "skill_points"]) -> Settler:
    """One may not explore, trade, or spend skill points."""
    return _forbidding(FORBIDDEN[what])


@line("no_leaving", lambda: text("mm-line-no-leaving"), gives=lambda: {"move": -2})
def no_leaving() -> tuple[Settler, Settler]:
    """One cannot leave the room."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, space: str) -> bool:
        return so_far and (you.seat != source.seat or room_of(space) == you.room)

    return settles(MAY_ENTER, answer), _forbidding(CAN_ESCAPE)


@line("no_doors", lambda: text("mm-line-no-doors"), gives=lambda: {"move": -2})
def no_doors() -> tuple[Settler, Settler]:
    """One cannot go through doors."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, space: str) -> bool:
        return so_far and (you.seat != source.seat or not house.door_between(game, you.at, space))

    return settles(MAY_ENTER, answer), _forbidding(CAN_ESCAPE)


@line("no_ranged_attacks", lambda: text("mm-line-no-ranged-attacks"), gives=lambda: {"monster_damage": -3})
def no_ranged_attacks() -> Settler:
    """One cannot attack with ranged weapons."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, weapon: str) -> bool:
        ranged = weapon != UNARMED and ITEMS[weapon].weapon == "ranged_weapon"
        return so_far and not (ranged and you.seat == source.seat)

    return settles(MAY_ATTACK, answer)


@line("blinded", lambda: text("mm-line-blinded"), gives=lambda: {"darkness": 1})
def blinded() -> Settler:
    """Every room that one explores counts as dark, unless one ignores darkness."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or (you.seat == source.seat and not house.ignores_darkness(game, you))

    return settles(house.IN_DARKNESS, answer)


# --- what traumas do when they are received


@word("turn_ends", lambda: text("mm-effect-turn-ends"), gives=lambda: {"action": -1})
def turn_ends(game: Mansion, you: Investigator) -> Rules[None]:
    """If it is the investigator's turn, it ends."""
    if game.acting is you:
        game.turn_over = True
    yield from ()


@word("slow_down", lambda: text("mm-effect-slow-down"), gives=lambda: {"move": -1})
def slow_down(game: Mansion, you: Investigator) -> Rules[None]:
    """Movement steps that the investigator no longer has in a turn are lost in this one."""
    you.moves = min(you.moves, max(0, steps_a_turn(game, you) - you.moved))
    yield from ()


@word("lose_spells", lambda: text("mm-effect-lose-spells"), gives=lambda: {"spell": -1})
def lose_spells(game: Mansion, you: Investigator) -> Rules[None]:
    """All spells are discarded."""
    harm.lose_spells(game, you)
    yield from ()


def _assaults(game: Mansion, you: Investigator) -> list[Option[tuple[str, int]]]:
    return betrayal.assaults_with(game, you, *(of_type(you, *WEAPONS) or [UNARMED]))


@word(
    "lash_out",
    lambda: text("mm-effect-lash-out"),
    gives=lambda: {"damage": 1},
    useful=lambda game, you: bool(_assaults(game, you)),
)
def lash_out(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator attacks another with a weapon, or without one if it has none; the keeper chooses both."""
    if options := _assaults(game, you):
        weapon, seat = yield from ask(game.keeper.seat, AMONG_FRIENDS, options, game.cause, who=piece(you.slug))
        yield from betrayal.assault(game, you, weapon, seat)


def _coveted(game: Mansion, you: Investigator) -> list[Option[tuple[str, int]]]:
    return [
        Option(f"take:{card}:{other.slug}", (card, other.seat), piece(card), (card, other.slug))
        for other in game.in_room(you.room)
        if other is not you
        for card in other.cards
        if card not in of_type(other, "clue")
    ]


@word(
    "covet",
    lambda: text("mm-effect-covet"),
    gives=lambda: {"item": 0},
    useful=lambda game, you: bool(_coveted(game, you)),
)
def covet(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator takes a card that is no clue of another in the room; the keeper chooses which."""
    if not (options := _coveted(game, you)):
        return
    card, seat = yield from ask(game.keeper.seat, COVET, options, game.cause, who=piece(you.slug))
    robbed = game.investigators[seat]
    assert robbed is not None
    yield from exploring.hand_over(game, robbed, you, card)


@word("drop_excess", lambda: text("mm-effect-drop-excess"), gives=lambda: {"item": -1})
def drop_excess(game: Mansion, you: Investigator) -> Rules[None]:
    """One equipment card and one weapon at most are kept; the player chooses which."""
    for types in _BURDENS:
        while len(cards := of_type(you, *types)) > 1:
            options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in cards]
            exploring.drop(game, you, [(yield from ask(you.seat, LOSE_CARD, options, game.cause, who=piece(you.slug)))])


_BURDENS: tuple[tuple[ItemType, ...], ...] = (("equipment",), WEAPONS)


@line("burdened", lambda: text("mm-line-burdened"), gives=lambda: {"item": -1})
def burdened() -> tuple[Trigger, Trigger]:
    """The owner carries one equipment card and one weapon at most: it drops the surplus when it gets a card."""

    def due(game: Mansion, source: Source, happened: CardFound | Given) -> bool:
        you = owner_if_any(game, source)
        return you is not None and you.slug == (happened.other if isinstance(happened, Given) else happened.who)

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        return _suffer(game, source, drop_excess())

    return Trigger(CardFound, run, due), Trigger(Given, run, due)


def _suffer(game: Mansion, source: Source, effect: InvestigatorEffect) -> Rules[None]:
    you = owner_if_any(game, source)
    if you is not None:
        yield from effect.run(game, you)


# --- what traumas do as long as they stay


def _first_time(you: Investigator, what: str) -> bool:
    """Whether something has not happened to the investigator in this turn; from now on it has."""
    if what in you.once:
        return False
    you.once.append(what)
    return True


@line(
    "after_the_first_step",
    lambda effect: timed(limited(text("mm-line-after-the-first-step"), "turn"), None, effect.text),
    once="turn",
)
def after_the_first_step(effect: InvestigatorEffect) -> Trigger:
    """Something that happens when one goes on after the first space, once a turn."""

    def due(game: Mansion, source: Source, moved: Moved) -> bool:
        you = owner_if_any(game, source)
        return (
            you is not None
            and moved.who == you.slug
            and not moved.cause
            and you.walked > 1
            and source.card not in you.once
        )

    def run(game: Mansion, source: Source, moved: Moved) -> Rules[None]:
        you = owner_if_any(game, source)
        if you is not None and _first_time(you, source.card):
            yield from effect.run(game, you)

    return Trigger(Moved, run, due)


@line(
    "in_company",
    lambda effect: timed(text("mm-line-in-company"), None, effect.text),
    once="turn",
)
def in_company(effect: InvestigatorEffect) -> Trigger:
    """Something that happens for each other investigator, once a turn, when one comes into the same room."""

    def met(game: Mansion, source: Source, moved: Moved) -> list[Investigator]:
        you = owner_if_any(game, source)
        if you is None or room_of(moved.origin) == room_of(moved.space):
            return []
        others = [other for other in game.in_room(you.room) if other is not you]
        if moved.who != you.slug:
            others = [other for other in others if other.slug == moved.who]
        return [other for other in others if f"{source.card}:{other.slug}" not in you.once]

    def run(game: Mansion, source: Source, moved: Moved) -> Rules[None]:
        you = owner_if_any(game, source)
        for other in met(game, source, moved):
            if you is not None and harm.in_play(game, you) and _first_time(you, f"{source.card}:{other.slug}"):
                yield from effect.run(game, you)

    return Trigger(Moved, run, lambda game, source, moved: bool(met(game, source, moved)))


@line(
    "when_in_darkness",
    lambda effect: timed(limited(text("mm-line-when-in-darkness"), "turn"), None, effect.text),
    once="turn",
)
def when_in_darkness(effect: InvestigatorEffect) -> tuple[Trigger, Trigger]:
    """Something that happens, once a turn, when one enters a dark room, or one's own room becomes dark."""

    def due(game: Mansion, source: Source, happened: Moved | StatusPlaced) -> bool:
        you = owner_if_any(game, source)
        if you is None or source.card in you.once or not house.in_the_dark(game, you):
            return False
        if isinstance(happened, Moved):
            return happened.who == you.slug and room_of(happened.origin) != you.room
        return happened.status == "darkness" and happened.room == you.room

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        you = owner_if_any(game, source)
        if you is not None and _first_time(you, source.card):
            yield from effect.run(game, you)

    return Trigger(Moved, run, due), Trigger(StatusPlaced, run, due)


@line(
    "lingers",
    lambda attribute: text("mm-line-lingers", attribute=text(f"mm-attribute-{attribute}")),
    gives=lambda attribute: {"move": -0.5},
)
def lingers(attribute: Attribute) -> Replacement:
    """To leave a room that is not explored one has to pass a test; who has failed may leave in this turn."""

    def run(game: Mansion, source: Source, leaving: Leaving) -> Rules[Leaving | None]:
        you = owner_if_any(game, source)
        if you is None or leaving.who != you.slug or source.card in you.once or not _unexplored(game, you):
            return leaving
        if (yield from passes(game, you, attribute)):
            return leaving
        you.once.append(source.card)
        return None

    return Replacement(Leaving, run)


def _unexplored(game: Mansion, you: Investigator) -> bool:
    """Whether cards of the room are still to be explored, and no monster is in it."""
    pile = game.piles[you.room]
    waiting = any(card not in game.face_up and card not in LOCKS for card in pile)
    return waiting and not game.monsters_in_room(you.room)


@line(
    "keeper_pays",
    lambda threat, effect: timed(text("mm-line-keeper-pays", n=threat), None, effect.text),
    cost=lambda threat, effect: Cost("mm-cost", {"threat": threat}),
    once="turn",
)
def keeper_pays(threat: int, effect: InvestigatorEffect) -> Ability:
    """Once in a keeper turn, threat may be paid for an effect on the owner of the card."""

    def available(game: Mansion, source: Source) -> bool:
        you = owner_if_any(game, source)
        ready = source.card not in game.keeper.used and game.keeper.threat >= threat
        return ready and you is not None and effect.possible(game, you)

    def run(game: Mansion, source: Source) -> Rules[None]:
        game.keeper.used.append(source.card)
        keeper_cards.change_threat(game, -threat)
        yield from _suffer(game, source, effect)

    return Ability(KEEPER_ACTION, run, available)


# --- cards that were given face down


def _holder(game: Mansion, source: Source, event: Event) -> Investigator | None:
    """The investigator that was given the card, if the event is about it."""
    you = owner_if_any(game, source)
    return you if you is not None and you.secret == source.card and getattr(event, "who", "") == you.slug else None


@line(
    "comes_true",
    lambda event, effect, turns: text(
        "mm-line-comes-true",
        when=happens(event, turns),
        effect=effect.text,
    ),
)
def comes_true(event: type[MansionEvent], effect: InvestigatorEffect, turns: int = 0) -> Trigger:
    """The card is turned up, does something and is discarded; or it does so in each of the next turns of its holder, and is
    discarded after the last of them."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        you = _holder(game, source, happened)
        return you is not None and you.bound >= min(turns, 1)

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        you = _holder(game, source, happened)
        if you is None:
            return
        keeper_cards.expose(game, you)
        over = you.bound >= turns
        yield from effect.run(game, you)
        if over and you.secret == source.card:
            keeper_cards.discard_secret(game, you)

    return Trigger(event, run, due)


@line("gives_way", lambda: text("mm-line-gives-way"))
def gives_way() -> tuple[()]:
    """Another card that is given face down may take its place: the rules carry it out."""
    return ()


@line("serves_the_keeper", lambda: text("mm-line-serves-the-keeper"), gives=lambda: {"win": -0.2})
def serves_the_keeper() -> tuple[Settler, Settler, Trigger]:
    """The holder wins and loses with the keeper, and may attack investigators, which turns the card up."""

    def side(game: Mansion, source: Source, so_far: str, you: Investigator) -> str:
        return KEEPER if you.seat == source.seat else so_far

    def may(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or you.seat == source.seat

    def shown(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        if (you := _holder(game, source, happened)) is not None:
            keeper_cards.expose(game, you)
        yield from ()

    return (
        settles(SIDE, side),
        settles(betrayal.MAY_ASSAULT, may),
        Trigger(
            InvestigatorAssaulted, shown, lambda game, source, happened: _holder(game, source, happened) is not None
        ),
    )


@line("forgets_a_find", lambda: text("mm-line-forgets-a-find"), gives=lambda: {"item": -1})
def forgets_a_find() -> tuple[Trigger, Trigger]:
    """Of the cards that the holder finds the next time it explores, the keeper may put one back, neither a clue nor a key."""

    def due(game: Mansion, source: Source, found: CardFound) -> bool:
        you = _holder(game, source, found)
        return you is not None and found.card in you.cards and found.card not in of_type(you, "clue", "key")

    def run(game: Mansion, source: Source, found: CardFound) -> Rules[None]:
        you = _holder(game, source, found)
        if you is None:
            return
        who, card = piece(you.slug), piece(found.card)
        if not (yield from ask(game.keeper.seat, FORGET, _FORGETS, found.card, who=who, card=card)):
            return
        you.cards.remove(found.card)
        game.piles[you.room].put_under(found.card)
        for each in game.present():
            each.seen.append(found.card)
        game.cards_changed()
        game.tell(PutBack(who=you.slug, card=found.card, room=you.room))
        keeper_cards.discard_secret(game, you)

    def over(game: Mansion, source: Source, explored: Explored) -> Rules[None]:
        if (you := _holder(game, source, explored)) is not None:
            keeper_cards.discard_secret(game, you)
        yield from ()

    return (
        Trigger(CardFound, run, due),
        Trigger(Explored, over, lambda game, source, explored: _holder(game, source, explored) is not None),
    )


_FORGETS: list[Option[bool]] = [
    Option("leave", False, text("mm-option-let-it-be")),
    Option("forget", True, text("mm-option-forget")),
]
