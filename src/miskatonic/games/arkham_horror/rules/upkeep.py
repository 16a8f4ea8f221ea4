"""Phase I, upkeep: cards are refreshed, upkeep actions performed, skills adjusted."""

from __future__ import annotations

from functools import cache
from types import NoneType

from miskatonic.games.arkham_horror.components import ASK, CARDS, INVESTIGATORS, STOPS, Scale
from miskatonic.games.arkham_horror.events.people import FoundAgain, Refreshed, SkillsAdjusted, SliderMoved
from miskatonic.games.arkham_horror.rules.fates import is_out
from miskatonic.games.arkham_horror.rules.harm import in_play, settle_fall
from miskatonic.games.arkham_horror.rules.holding import money_for, spend_money
from miskatonic.games.arkham_horror.rules.moments import aside_options, do_aside
from miskatonic.games.arkham_horror.rules.places import areas, place_option
from miskatonic.games.arkham_horror.rules.windows import IN_UPKEEP
from miskatonic.games.arkham_horror.state import LOST, Arkham, Investigator, piece
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Flag, Total, Window, abilities, is_set, reaction_options, reactions, total, use
from miskatonic.kernel.memory import printed
from miskatonic.kernel.text import text

UPKEEP_ACTION = Window("what must be done in upkeep")
FOCUS: Total[Investigator] = Total("focus")
NO_FOCUS: Flag[Investigator] = Flag("no focus")

FIND_YOURSELF = ASK("find_yourself", "AH-STATE-28", str)
ACTION_ORDER = ASK("upkeep_order", "AH-UPK-06", tuple)
REFRESH = ASK.mixed("refresh", "AH-UPK-02", str, NoneType, passing="done")
UPKEEP = ASK.mixed("upkeep", "AH-UPK-04", tuple, Investigator, NoneType, passing="done")
ADJUST = ASK.mixed("adjust", "AH-UPK-08", tuple, NoneType, passing="done")

DONE: Option[None] = Option("done", None, text("ah-option-done"))


def begin_turn(game: Arkham) -> None:
    """A turn, or a round of the battle, is new for everybody: what can be done once can be done again, what lasted is over."""
    for investigator in game.present():
        investigator.used.clear()
        investigator.lasting.clear()
        investigator.focus_spent = 0


def upkeep(game: Arkham, you: Investigator) -> Rules[None]:
    """Cards are refreshed, upkeep actions performed, other things done, sliders moved; a lost turn has no upkeep."""
    if is_out(game, you):
        return
    if you.at == LOST:
        yield from find_yourself(game, you)
    yield from refresh(game, you)
    yield from upkeep_actions(game, you)
    while in_play(game, you) and (options := aside_options(game, you, IN_UPKEEP)):
        chosen = (yield Decision(you.seat, UPKEEP, [DONE, *options], source=you.slug))[0]
        if chosen is DONE:
            break
        if not (yield from do_aside(game, you, chosen)):
            return
    if in_play(game, you):
        yield from adjust(game, you, focus_left(game, you))


def focus(game: Arkham, you: Investigator) -> int:
    """How far the sliders may be moved in one turn."""
    return 0 if is_set(game, NO_FOCUS, you) else max(0, total(game, FOCUS, INVESTIGATORS[you.slug].focus, you))


def focus_left(game: Arkham, you: Investigator) -> int:
    """The focus that an investigator has not spent yet in this turn."""
    return max(0, focus(game, you) - you.focus_spent)


def all_focus_left(game: Arkham, you: Investigator) -> bool:
    """Whether an investigator has focus and has spent none of it yet."""
    return not you.focus_spent and focus_left(game, you) > 0


def spend_all_focus(game: Arkham, you: Investigator) -> None:
    """Nothing is left for sliders in this turn."""
    you.focus_spent += focus_left(game, you)


# --- refreshing cards


def refresh(game: Arkham, you: Investigator) -> Rules[None]:
    """Exhausted cards are turned up again, but for those that have a price; what they did, for whomever, is over."""
    refreshed = [card for card in you.exhausted if not (CARDS[card].refresh_price or CARDS[card].refresh_focus)]
    if refreshed:
        you.exhausted[:] = [card for card in you.exhausted if card not in refreshed]
        for person in game.present():
            person.lasting[:] = [card for card in person.lasting if card not in refreshed]
        if game.watched:
            for card in refreshed:
                game.tell(Refreshed(you.slug, card))
    you.evaded.clear()
    while options := [refresh_option(card) for card in you.exhausted if can_refresh(game, you, card)]:
        chosen = (yield Decision(you.seat, REFRESH, [DONE, *options], source=you.slug))[0]
        if chosen is DONE:
            break
        yield from refresh_for_its_price(game, you, chosen.value)


def can_refresh(game: Arkham, you: Investigator, card: str) -> bool:
    """Whether the price can be paid for which a card is refreshed."""
    price = CARDS[card].refresh_price
    return all_focus_left(game, you) if CARDS[card].refresh_focus else money_for(game, you) >= price


def refresh_for_its_price(game: Arkham, you: Investigator, card: str) -> Rules[None]:
    """A card is turned up again for dollars or for all focus."""
    if CARDS[card].refresh_focus:
        spend_all_focus(game, you)
    else:
        yield from spend_money(game, you, CARDS[card].refresh_price)
    you.exhausted.remove(card)
    if game.watched:
        game.tell(Refreshed(you.slug, card))


@printed
def refresh_option(card: str) -> Option[str]:
    """Having a card turned up again."""
    price = CARDS[card].refresh_price
    return Option(f"refresh:{card}", card, text("ah-option-refresh", card=piece(card), price=price), (card,))


# --- what else is done


def find_yourself(game: Arkham, you: Investigator) -> Rules[None]:
    """An investigator lost in time and space comes back at a place of its player's choice."""
    you.at = yield from ask(you.seat, FIND_YOURSELF, [place_option("appear", place) for place in areas(game)], LOST)
    game.tell(FoundAgain(you.slug, you.at))


def upkeep_actions(game: Arkham, you: Investigator) -> Rules[None]:
    """Everything that has to be done, in the order that the player chooses."""
    while in_play(game, you) and (bounds := [b for b in abilities(game, UPKEEP_ACTION) if b[1].seat == you.seat]):
        bound = bounds[0]
        if len(bounds) > 1:
            bound = yield from ask(you.seat, ACTION_ORDER, reaction_options(game, bounds), you.slug)
        you.used.append(bound[1].card)
        yield from use(game, bound)
        if (yield from settle_fall(game, you)):
            return
    you.fresh.clear()


def adjust(game: Arkham, you: Investigator, focus: int) -> Rules[None]:
    """Sliders are moved, all of them together no further than the focus."""
    before = list(you.sliders)
    while focus > 0:
        options = [
            slide_option(you.slug, n, stop)
            for n, now in enumerate(you.sliders)
            for stop in range(STOPS)
            if stop != now and abs(stop - now) <= focus
        ]
        chosen = (yield Decision(you.seat, ADJUST, [DONE, *options], 1, 1, you.slug, focus))[0]
        if chosen is DONE:
            break
        slider, stop = chosen.value
        moved = stop - you.sliders[slider]
        focus -= abs(moved)
        you.sliders[slider] = stop
        yield from reactions(game, SliderMoved(you.slug, slider, moved))
    if game.watched and you.sliders != before:
        game.tell(SkillsAdjusted(you.slug, tuple(you.sliders)))


def sliders_were_set(game: Arkham, you: Investigator, before: list[int]) -> Rules[None]:
    """Whatever answers to moved sliders does so after all of them were set at once."""
    for n, (stop, was) in enumerate(zip(you.sliders, before, strict=True)):
        if stop != was:
            yield from reactions(game, SliderMoved(you.slug, n, stop - was))


def slide_option(investigator: str, slider: int, stop: int) -> Option[tuple[int, int]]:
    """Moving a slider to a stop, with what the investigator has of one thing and of the other there."""
    card = INVESTIGATORS[investigator]
    one, other = card.sliders[slider]
    return _slide_option(slider, stop, one, card.skills[one][stop], other, card.skills[other][stop])


@cache
def _slide_option(slider: int, stop: int, one: Scale, first: int, other: Scale, second: int) -> Option[tuple[int, int]]:
    names = {"one": text(f"ah-skill-{one}"), "other": text(f"ah-skill-{other}")}
    label = text("ah-option-slide", **names, first=first, second=second)
    return Option(f"slide:{one}:{stop}", (slider, stop), label, (f"slider:{one}",))
