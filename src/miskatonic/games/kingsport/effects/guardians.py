"""Lines of the guardians, and of the visions that one of them sends."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, EACH, GAME, Skill, slug_of
from miskatonic.games.arkham_horror.events.fate import MythosDrawn, PhaseBegins, TurnEnded
from miskatonic.games.arkham_horror.events.people import Blessed
from miskatonic.games.arkham_horror.events.town import WillAttack
from miskatonic.games.arkham_horror.rules import gates, holding, monsters, skill_checks, upkeep
from miskatonic.games.arkham_horror.rules.doom import OUTSKIRTS_LIMIT
from miskatonic.games.arkham_horror.rules.encounters import IN_STREETS, LOCATION_DRAWS
from miskatonic.games.arkham_horror.rules.mythos import place_clue
from miskatonic.games.arkham_horror.rules.places import is_street, place_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, in_town, person, piece, world_of
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.events import TokenGained, TokenLost
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Setter, Source, Trigger, modifies, sets
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.text import declared, join, text

KEEP_TOKEN = ASK("keep_token", "KH-COMP-30", bool)
DROPPED_INTO = ASK.mixed("dropped_into", "KH-HERALD-07", str)

BAST = "bast_token"
VISIONS = "visions_of_hypnos"
BLESSINGS = "blessings_of_nodens"
VISIONS_DRAWN = "visions_drawn"

NAMES[f"{GAME}/{BAST}"] = declared("the Bast token", "le pion Bastet")


# --- Bast


def _in_money(n: int) -> Cost:
    return Cost("kh-cost", {"money": n})


@line(
    "offering",
    lambda price: timed(text("kh-line-in-streets"), _in_money(price), text("kh-line-offering", token=piece(BAST))),
    gives=lambda price: {"freedom": 0.5},
    cost=_in_money,
)
def offering(price: int) -> Ability:
    """In the streets, an investigator without a token may buy one."""

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


@line("devotion", lambda: text("kh-line-devotion", token=piece(BAST)))
def devotion() -> Trigger:
    """At the start of each turn, the holder of a token spends all focus or gives it up."""

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


@line(
    "keeps_monsters_out", lambda: text("kh-line-keeps-monsters-out", token=piece(BAST)), gives=lambda: {"monster": -0.5}
)
def keeps_monsters_out() -> Setter:
    """In the Mythos phase no monster enters the place of an investigator with a token."""

    def out(game: Arkham, source: Source, monster: str, to: str) -> bool:
        return game.step.startswith("mythos") and any(BAST in you.counters for you in game.at(to))

    return sets(monsters.KEPT_OUT, out)


@line(
    "beloved",
    lambda card, ally, *gifts: text(
        "kh-line-beloved", card=piece(card), ally=piece(ally), token=piece(BAST), gifts=join(map(piece, gifts))
    ),
    gives=lambda card, ally, *gifts: {"unique": len(gifts) / 4},
)
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


@line("visions", lambda: text("kh-line-visions"), gives=lambda: {"clue": 0.5})
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


@line(
    "clearer_at", lambda place: text("kh-line-clearer-at", place=piece(place)), gives=lambda place: {"encounter": 0.3}
)
def clearer_at(place: str) -> Modifier:
    """An encounter at a place draws a card more, and the player chooses."""

    def more(game: Arkham, source: Source, you: Investigator) -> int:
        return int(you.at == place)

    return modifies(LOCATION_DRAWS, more)


@word("clue_at", lambda place: text("kh-effect-clue-at", place=piece(place)), gives=lambda place: {"clue": 0.5})
def clue_at(game: Arkham, you: Investigator, place: str) -> Rules[None]:
    """A clue appears at a location."""
    yield from place_clue(game, place)


@line(
    "dreamers",
    lambda *worlds: text("kh-line-dreamers", worlds=join(map(piece, worlds))),
    gives=lambda *worlds: {f"{EACH}check": 0.3},
)
def dreamers(*worlds: str) -> Modifier:
    """In encounters in some Other Worlds, all skills are higher by 1."""

    def more(game: Arkham, source: Source, you: Investigator, which: Skill) -> int:
        here = game.step == "other_world" and game.active == you.seat and world_of(you.at) in worlds
        return int(here)

    return modifies(skill_checks.SKILL, more)


# --- Nodens


@line("more_blessings", lambda: text("kh-line-more-blessings"), gives=lambda: {"blessing": 0.5})
def more_blessings() -> Trigger:
    """A blessed investigator draws a blessing of the guardian, too."""

    def left(game: Arkham, source: Source, event: Blessed) -> bool:
        return bool(game.piles[BLESSINGS]) and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: Blessed) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        card = game.piles[BLESSINGS].pop()
        game.rng.reveal()
        yield from holding.gain(game, you, card)

    return Trigger(Blessed, run, left)


@line("dropped", lambda kind: text("kh-line-dropped", monster=piece(kind)), gives=lambda kind: {"freedom": 0.2})
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


@line("wider_outskirts", lambda n: text("kh-line-wider-outskirts", n=n), gives=lambda n: {"terror": -n})
def wider_outskirts(n: int) -> Modifier:
    """There is room for more monsters in the Outskirts."""
    return modifies(OUTSKIRTS_LIMIT, n)
