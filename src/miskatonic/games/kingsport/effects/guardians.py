"""What guardians do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, GAME, Skill, slug_of
from miskatonic.games.arkham_horror.events.fate import MythosDrawn, PhaseBegins, TurnEnded
from miskatonic.games.arkham_horror.events.people import Blessed
from miskatonic.games.arkham_horror.events.town import WillAttack
from miskatonic.games.arkham_horror.rules import gates, holding, monsters, skill_checks, upkeep
from miskatonic.games.arkham_horror.rules.encounters import IN_STREETS, LOCATION_DRAWS
from miskatonic.games.arkham_horror.rules.places import is_street, place_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, in_town, person, piece, world_of
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.events import TokenGained, TokenLost
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Source, Trigger, modifies
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.text import text

KEEP_TOKEN = ASK("keep_token", "KH-COMP-30", bool)
DROPPED_INTO = ASK.mixed("dropped_into", "KH-HERALD-07", str)

BAST = "bast_token"
VISIONS = "visions_of_hypnos"
BLESSINGS = "blessings_of_nodens"
VISIONS_DRAWN = "visions_drawn"

NAMES[f"{GAME}/{BAST}"] = {"en": "Bast token", "fr": "pion Bastet"}


# --- Bast


def offering(price: int) -> Ability:
    """In the streets, whoever has no token may buy one."""

    def available(game: Arkham, source: Source) -> bool:
        you = game.acting
        return (
            you is not None and is_street(you.at) and BAST not in you.counters and holding.money_for(game, you) >= price
        )

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = game.acting
        assert you is not None
        yield from holding.spend_money(game, you, price)
        you.counters[BAST] = 1
        game.tell(TokenGained(you.slug, BAST, 1))

    return Ability(IN_STREETS, run, available)


def lose_token(game: Arkham, you: Investigator) -> None:
    """The favour of the goddess is gone."""
    if you.counters.pop(BAST, 0):
        game.tell(TokenLost(you.slug, BAST))


def devotion() -> Trigger:
    """At the start of each turn, whoever has a token spends all focus or gives it up."""

    def due(game: Arkham, source: Source, event: PhaseBegins) -> bool:
        return event.phase == "upkeep" and any(BAST in you.counters for you in game.present())

    def run(game: Arkham, source: Source, event: PhaseBegins) -> Rules[None]:
        for you in game.present():
            if BAST in you.counters:
                options = [
                    Option("keep", True, text("kh-option-keep-token")),
                    Option("give_up", False, text("kh-option-give-up-token")),
                ]
                if (yield from ask(you.seat, KEEP_TOKEN, options, source.card)):
                    upkeep.spend_all_focus(game, you)
                else:
                    lose_token(game, you)

    return Trigger(PhaseBegins, run, due)


def keeps_monsters_out() -> Modifier:
    """In the Mythos phase no monster enters the place of somebody with a token."""

    def out(game: Arkham, source: Source, monster: str, to: str) -> int:
        return int(game.step.startswith("mythos") and any(BAST in you.counters for you in game.at(to)))

    return modifies(monsters.KEPT_OUT, out)


def beloved(card: str, ally: str, *gifts: str) -> Trigger:
    """When a certain Mythos card is drawn, the first player with a token, or with a certain ally, gives it up for gifts."""

    def devoted(game: Arkham, source: Source, event: MythosDrawn) -> bool:
        you = game.investigators[game.first]
        if slug_of(event.card) != card or you is None:
            return False
        return BAST in you.counters or any(slug_of(owned) == ally for owned in you.cards)

    def run(game: Arkham, source: Source, event: MythosDrawn) -> Rules[None]:
        you = game.investigators[game.first]
        assert you is not None
        if holding.in_deck(game, gifts[0]):
            lose_token(game, you)
            for gift in gifts:
                yield from holding.take_named(game, you, gift)

    return Trigger(MythosDrawn, run, devoted)


# --- Hypnos


def visions() -> tuple[Trigger, Trigger]:
    """At the start of each upkeep the first player draws a vision, which is over at the end of the Mythos phase."""

    def due(game: Arkham, source: Source, event: PhaseBegins) -> bool:
        return event.phase == "upkeep" and bool(game.piles[VISIONS]) and bool(game.present())

    def run(game: Arkham, source: Source, event: PhaseBegins) -> Rules[None]:
        pile = game.piles[VISIONS]
        if game.counters.get(VISIONS_DRAWN, 0) >= len(pile):
            pile.shuffle(game.rng)
            game.counters[VISIONS_DRAWN] = 0
        game.counters[VISIONS_DRAWN] = game.counters.get(VISIONS_DRAWN, 0) + 1
        card = pile.pop()
        game.rng.reveal()
        yield from holding.gain(game, game.present()[0], card)

    def seen(game: Arkham, source: Source, event: TurnEnded) -> bool:
        return any(CARDS[card].pile == VISIONS for you in game.present() for card in you.cards)

    def fade(game: Arkham, source: Source, event: TurnEnded) -> Rules[None]:
        yield from ()
        for you in game.present():
            for card in [card for card in you.cards if CARDS[card].pile == VISIONS]:
                holding.discard(game, you, card)

    return Trigger(PhaseBegins, run, due), Trigger(TurnEnded, fade, seen)


def clearer_at(place: str) -> Modifier:
    """Whoever has an encounter at a place draws a card more and chooses."""

    def more(game: Arkham, source: Source, you: Investigator) -> int:
        return int(you.at == place)

    return modifies(LOCATION_DRAWS, more)


def dreamers(*worlds: str) -> Modifier:
    """In encounters in some Other Worlds, all skills are higher by 1."""

    def more(game: Arkham, source: Source, you: Investigator, which: Skill) -> int:
        here = game.step == "other_world" and game.active == you.seat and world_of(you.at) in worlds
        return int(here)

    return modifies(skill_checks.SKILL, more)


# --- Nodens


def more_blessings() -> Trigger:
    """Whoever is blessed draws a blessing of the guardian, too."""

    def left(game: Arkham, source: Source, event: Blessed) -> bool:
        return bool(game.piles[BLESSINGS]) and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: Blessed) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        card = game.piles[BLESSINGS].pop()
        game.rng.reveal()
        yield from holding.gain(game, you, card)

    return Trigger(Blessed, run, left)


def dropped(kind: str) -> Replacement:
    """Instead of a combat check against some monster, one may be dropped into an open gate."""

    def run(game: Arkham, source: Source, event: WillAttack) -> Rules[WillAttack | None]:
        you = person(game, event.who)
        if you is None or slug_of(event.monster) != kind or not game.gates or not in_town(you):
            return event
        options = [place_option("gate", place) for place in game.gates]
        options.append(Option("fight", "", text("ah-option-fight", monster=piece(event.monster)), (event.monster,)))
        if not (place := (yield from ask(you.seat, DROPPED_INTO, options, source.card))):
            return event
        yield from gates.enter(game, you, place)
        you.busy = True
        return None

    return Replacement(WillAttack, run)
