"""Setting up: who plays whom, what they begin with, and taking a new investigator when one is devoured."""

from __future__ import annotations

from functools import cache
from types import NoneType

from miskatonic.games.arkham_horror.components import ASK, CARDS, GATE_MARKERS, INVESTIGATORS, STOPS
from miskatonic.games.arkham_horror.events.fate import Chosen, Joined
from miskatonic.games.arkham_horror.events.people import SkillsAdjusted
from miskatonic.games.arkham_horror.rules import doom
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.harm import put_out_of_the_game
from miskatonic.games.arkham_horror.rules.holding import draw, gain, in_deck
from miskatonic.games.arkham_horror.rules.upkeep import slide_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece, world_of
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import reactions
from miskatonic.kernel.text import text

INVESTIGATOR = ASK("investigator", "AH-SETUP-06", str)
START_SLIDERS = ASK.mixed("start_sliders", "AH-SETUP-19", tuple, NoneType)

DONE: Option[None] = Option("done", None, text("ah-option-done"))


def prepare(game: Arkham) -> Rules[None]:
    """Everybody chooses one of the investigators that were revealed, gets what it begins with, and sets its sliders."""
    order = [(game.first + n) % game.players for n in range(game.players)]
    for seat in order:
        if not game.chosen[seat]:
            options = [investigator_option(slug) for slug in game.revealed]
            game.chosen[seat] = yield from ask(seat, INVESTIGATOR, options)
            game.revealed.remove(game.chosen[seat])
    yield from reactions(game, Chosen(tuple(game.chosen)))
    for seat in order:
        yield from stand_in(game, seat, game.chosen[seat])
    for deck in ("common", "unique", "spell", "skill"):
        game.decks[deck].shuffle(game.rng)
    for seat in order:
        yield from equip(game, seat)
    game.chosen.clear()
    for slug in game.revealed:
        game.box.append(slug)
    game.revealed.clear()


@cache
def investigator_option(slug: str) -> Option[str]:
    """Playing an investigator."""
    label = text("ah-option-investigator", who=piece(slug))
    return Option(f"investigator:{slug}", slug, label, (slug,), INVESTIGATORS[slug].text)


def stand_in(game: Arkham, seat: int, slug: str) -> Rules[None]:
    """An investigator stands at home, with the possessions that its sheet names."""
    card = INVESTIGATORS[slug]
    you = Investigator(slug, seat, card.sanity, card.stamina, card.home, money=card.money, clues=card.clues)
    you.sliders = [0] * len(card.sliders)
    you.delayed = bool(world_of(card.home))
    game.investigators[seat] = you
    game.cards_changed()
    make_whole(game, you)
    game.tell(Joined(slug, seat))
    for wanted in card.fixed:
        if copy := in_deck(game, wanted):
            game.decks[CARDS[wanted].deck].remove(copy)
            you.fresh.append(copy)
            yield from gain(game, you, copy)
            if CARDS[copy].fateful:
                you.fate = card.fate


def equip(game: Arkham, seat: int) -> Rules[None]:
    """What an investigator draws at random, then its sanity and stamina, then its sliders."""
    you = game.investigators[seat]
    assert you is not None
    for deck, n in INVESTIGATORS[you.slug].random.items():
        if n:
            yield from draw(game, you, deck, n, starting=True)
    make_whole(game, you)
    yield from set_sliders(game, you)
    make_whole(game, you)


def make_whole(game: Arkham, you: Investigator) -> None:
    """All investigators begin with maximum sanity and stamina."""
    you.sanity, you.stamina = max_sanity(game, you), max_stamina(game, you)


def set_sliders(game: Arkham, you: Investigator) -> Rules[None]:
    """Each slider is put on any stop."""
    for n in range(len(INVESTIGATORS[you.slug].sliders)):
        options = [slide_option(you.slug, n, stop) for stop in range(STOPS)]
        chosen = (yield Decision(you.seat, START_SLIDERS, options, source=you.slug))[0]
        you.sliders[n] = chosen.value[1]
    if game.watched:
        game.tell(SkillsAdjusted(you.slug, tuple(you.sliders)))


def replace_devoured(game: Arkham) -> Rules[None]:
    """Whose investigator has been devoured takes another one at random, with the trophies of the first; without any left, or in
    the final battle, the player is out."""
    for seat, investigator in enumerate(game.investigators):
        if investigator is not None or seat in game.out or game.step == "prepare":
            continue
        if game.awake or not game.box:
            put_out_of_the_game(game, seat)
            continue
        slug = game.rng.pick(list(game.box), of="investigators")
        yield from take_over(game, seat, slug)
    if len(game.out) == game.players and game.outcome is None:
        doom.lose(game, "ah-lost-devoured")


def take_over(game: Arkham, seat: int, slug: str) -> Rules[None]:
    """A new investigator takes the place of another one."""
    game.box.remove(slug)
    yield from stand_in(game, seat, slug)
    you = game.investigators[seat]
    assert you is not None
    for trophy in game.legacy.pop(seat, []):
        (you.gate_trophies if trophy in GATE_MARKERS else you.monster_trophies).append(trophy)
    game.cards_changed()
    you.busy = True
    yield from equip(game, seat)
