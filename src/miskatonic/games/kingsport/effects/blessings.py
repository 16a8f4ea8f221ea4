"""Lines of the blessings of Nodens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, get_args

from miskatonic.games.arkham_horror.components import MONSTER_CARDS, Deck, Symbol
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.owning import wants
from miskatonic.games.arkham_horror.effects.people import search_deck
from miskatonic.games.arkham_horror.events.fate import TerrorRise
from miskatonic.games.arkham_horror.events.people import WillGainCards, WillLoseBlessing
from miskatonic.games.arkham_horror.rules import holding, monsters
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_ROLLED, passed
from miskatonic.games.arkham_horror.rules.upkeep import FOCUS
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME
from miskatonic.games.arkham_horror.state import OUTSKIRTS, Arkham, Investigator
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Source, for_owner, modifies, owner
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text

E = TypeVar("E", bound=Event)

WHICH_SYMBOL = ASK("which_symbol", "KH-COMP-34", str)


@line(
    "finds_card",
    lambda deck: timed(text(f"kh-line-when-gaining-{deck}"), costing("discard"), text("kh-line-finds-card")),
    gives=lambda deck: {deck: 0.5},
    cost=lambda deck: costing("discard"),
)
def finds_card(deck: Deck) -> Replacement:
    """Discarded when its owner gains a card of a deck: any card of it instead of the next one."""

    def run(game: Arkham, source: Source, event: WillGainCards) -> Rules[WillGainCards]:
        you = owner(game, source)
        if event.who != you.slug or event.deck != deck or event.amount < 1 or not game.decks[deck]:
            return event
        if not (yield from wants(you, source.card)):
            return event
        holding.discard(game, you, source.card)
        yield from search_deck(deck).run(game, you)
        return WillGainCards(event.who, event.deck, event.amount - 1)

    return Replacement(WillGainCards, run)


def _discarded_against(prevented: type[E], concerns: Callable[[E, Investigator], bool]) -> Replacement:
    """The owner of a card may discard it to prevent what concerns them."""

    def run(game: Arkham, source: Source, event: E) -> Rules[E | None]:
        you = owner(game, source)
        if not concerns(event, you) or not (yield from wants(you, source.card)):
            return event
        holding.discard(game, you, source.card)
        return None

    return Replacement(prevented, run)


@line(
    "calms",
    lambda: timed(text("kh-line-terror-would-rise"), costing("discard"), text("kh-line-no-terror")),
    gives=lambda: {"terror": -1},
    cost=lambda: costing("discard"),
)
def calms() -> Replacement:
    """Discarded against a point of terror."""
    return _discarded_against(TerrorRise, lambda event, you: True)


@line(
    "sweeps",
    lambda but: timed(None, costing("discard"), text("kh-line-sweeps", but=text(f"ah-symbol-{but}"))),
    gives=lambda but: {"monster": -2},
    cost=lambda but: costing("discard"),
)
def sweeps(but: Symbol) -> Ability:
    """Discarded to return all monsters of a dimension in town to the cup, any but one of them."""

    def there(game: Arkham) -> list[Symbol]:
        symbols = [MONSTER_CARDS[monster].symbol for monster, at in game.monsters.items() if at != OUTSKIRTS]
        return [symbol for symbol in get_args(Symbol) if symbol in symbols and symbol != but]

    def available(game: Arkham, source: Source) -> bool:
        return bool(there(game))

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        options: list[Option[str]] = [
            Option(f"symbol:{symbol}", symbol, text(f"ah-symbol-{symbol}")) for symbol in there(game)
        ]
        chosen = yield from ask(you.seat, WHICH_SYMBOL, options, source.card)
        holding.discard(game, you, source.card)
        monsters.return_all(
            game, [m for m, at in game.monsters.items() if at != OUTSKIRTS and MONSTER_CARDS[m].symbol == chosen]
        )

    return Ability(ANY_TIME, run, available)


@line(
    "keeps_blessing",
    lambda: timed(text("kh-line-losing-blessing"), costing("discard"), text("kh-line-keeps-blessing")),
    gives=lambda: {"blessing": 1},
    cost=lambda: costing("discard"),
)
def keeps_blessing() -> Replacement:
    """Discarded in place of a blessing that its owner would lose."""
    return _discarded_against(WillLoseBlessing, lambda event, you: event.who == you.slug)


@line(
    "grants_success",
    lambda: timed(text("kh-line-anybody-fails"), costing("discard"), text("kh-line-grants-success")),
    gives=lambda: {"check": 1},
    cost=lambda: costing("discard"),
)
def grants_success() -> Ability:
    """Discarded after a failed check of any investigator, which then counts as passed."""

    def available(game: Arkham, source: Source) -> bool:
        if not game.checks or (who := game.investigators[game.checks[-1].seat]) is None:
            return False
        return not passed(game, who, game.checks[-1])

    def run(game: Arkham, source: Source) -> Rules[None]:
        holding.discard(game, owner(game, source), source.card)
        game.checks[-1].granted = True
        yield from ()

    return Ability(CHECK_ROLLED, run, available)


@line("adds_focus", lambda n: text("kh-line-adds-focus", n=n), gives=lambda n: {"check": 0.3 * n})
def adds_focus(n: int) -> Modifier:
    """The owner has more focus."""
    return modifies(FOCUS, for_owner(n))
