"""Lines of the cards of the Epic Battle and of plots: what happens in a round beside the ordinary attacks."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham_horror.components import ANCIENT_ONE
from miskatonic.games.arkham_horror.events.fate import (
    AttackedAncientOne,
    SectionBegins,
    SectionOver,
    WillAttackAncientOne,
)
from miskatonic.games.arkham_horror.rules import battle, combat, harm, monsters
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_DICE
from miskatonic.games.arkham_horror.state import (
    Arkham,
    ArkhamEffect,
    Check,
    Investigator,
    Section,
    person,
    piece,
)
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.effects.monsters import true_of
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Modifier, Settler, Source, Trigger, modifies, settles
from miskatonic.kernel.line import Line, line, timed
from miskatonic.kernel.text import Text, join, sentences, signed, text

STAKE = ASK("stake", "KH-EPIC-07", tuple)
STAKED = "gambit"
"""The counter of staked points."""


def words_of(order: Sequence[Section], lines: Sequence[Line]) -> Text:
    """The printed text of a card: the order of attacks, and its other effects."""
    first = join([text(f"kh-section-{section.replace('_', '-')}") for section in order], "then")
    return sentences([first, *(one.text for one in lines)])


def _when(moment: str, section: Section) -> Text:
    return text(f"kh-line-{moment}-{section.replace('_', '-')}")


@line(
    "at_start",
    lambda section, effect: timed(_when("before", section), None, effect.text),
)
def at_start(section: Section, effect: ArkhamEffect) -> Trigger:
    """What happens before a section; the first player's investigator resolves what concerns everybody."""

    def mine(game: Arkham, source: Source, event: SectionBegins) -> bool:
        return event.section == section

    def run(game: Arkham, source: Source, event: SectionBegins) -> Rules[None]:
        yield from effect.run(game, leader(game))

    return Trigger(SectionBegins, run, mine)


@line(
    "at_end",
    lambda section, effect: timed(_when("after", section), None, effect.text),
)
def at_end(section: Section, effect: ArkhamEffect) -> Trigger:
    """What happens after a section."""

    def mine(game: Arkham, source: Source, event: SectionOver) -> bool:
        return event.section == section and bool(game.present())

    def run(game: Arkham, source: Source, event: SectionOver) -> Rules[None]:
        yield from effect.run(game, leader(game))

    return Trigger(SectionOver, run, mine)


def leader(game: Arkham) -> Investigator:
    """The investigator of the first player, or of the next who has one."""
    return game.present()[0]


# --- what the Ancient One does


@line("instead_each", lambda effect: text("kh-line-instead-each", effect=effect.text))
def instead_each(effect: ArkhamEffect) -> tuple[Settler, Settler]:
    """What the Ancient One does to each investigator in place of its attack."""
    return _attack(effect), _afterwards(None)


@line("instead", lambda effect: timed(text("kh-line-instead"), None, effect.text))
def instead(effect: ArkhamEffect) -> tuple[Settler, Settler]:
    """What the Ancient One does once in place of its attack."""
    return _attack(None), _afterwards(effect)


@line("afterwards", lambda effect: timed(text("kh-line-afterwards"), None, effect.text))
def afterwards(effect: ArkhamEffect) -> Settler:
    """What the Ancient One does once everybody has been attacked, in place of what its sheet says."""
    return _afterwards(effect)


@line("attack_is", lambda effect: text("kh-line-attack-is", effect=effect.text))
def attack_is(effect: ArkhamEffect) -> Settler:
    """What the Ancient One does to each investigator in this round, in place of what its sheet says."""
    return _attack(effect)


def _attack(effect: ArkhamEffect | None) -> Settler:
    return settles(battle.ATTACK, lambda game, source, usual: effect)


def _afterwards(effect: ArkhamEffect | None) -> Settler:
    return settles(battle.AFTER_ATTACK, lambda game, source, usual: effect)


@line("no_escape", lambda kind: text("kh-line-no-escape", monster=piece(kind)), gives=lambda kind: {"check": -0.2})
def no_escape(kind: str) -> Settler:
    """Monsters of a kind cannot be fled from."""
    return true_of(monsters.AMBUSH, kind)


# --- the investigators' attack


@line(
    "combat_dice",
    lambda amount: text("kh-line-combat-dice", amount=signed(amount)),
    gives=lambda amount: {"combat": amount},
)
def combat_dice(amount: int) -> Modifier:
    """Everybody has more or fewer dice against the Ancient One."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.kind == "combat" and made.monster == ANCIENT_ONE else 0

    return modifies(CHECK_DICE, more)


@line("immune_to_weapons", lambda: text("kh-line-immune-to-weapons"), gives=lambda: {"combat": -2})
def immune_to_weapons() -> Settler:
    """Physical weapons do nothing against the Ancient One in this round."""
    return settles(combat.RESISTS, lambda game, source, usual, force: "immunity" if force == "physical" else usual)


@line(
    "smothers",
    lambda stamina: text("kh-line-smothers", stamina=stamina),
    gives=lambda stamina: {"stamina": -stamina / 2},
)
def smothers(stamina: int) -> Trigger:
    """An attack on the Ancient One without a success costs stamina."""

    def scoreless(game: Arkham, source: Source, event: AttackedAncientOne) -> bool:
        return not event.won and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: AttackedAncientOne) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from harm.lose(game, you, stamina=stamina)

    return Trigger(AttackedAncientOne, run, scoreless)


def _is_attack(game: Arkham, source: Source, event: SectionBegins | SectionOver) -> bool:
    return event.section == "battle_attack"


@line("blessed_attack", lambda: text("kh-line-blessed-attack"), gives=lambda: {"combat": 1})
def blessed_attack() -> Trigger:
    """The first player attacks as if blessed."""

    def run(game: Arkham, source: Source, event: SectionBegins) -> Rules[None]:
        yield from ()
        if (first := game.investigators[game.first]) is not None:
            first.dice_fate = "blessed"

    return Trigger(SectionBegins, run, _is_attack)


@line("devoured_after_attack", lambda: text("kh-line-devoured-after-attack"), gives=lambda: {"devoured": 0.5})
def devoured_after_attack() -> Trigger:
    """After the attack the first player's investigator is devoured."""

    def run(game: Arkham, source: Source, event: SectionOver) -> Rules[None]:
        if (first := game.investigators[game.first]) is not None:
            first.dice_fate = ""
            yield from harm.devour(game, first)

    return Trigger(SectionOver, run, _is_attack)


@line(
    "stakes",
    lambda most, dice: text("kh-line-stakes", most=most, dice=dice),
    gives=lambda most, dice: {"combat": most * dice / 2, "sanity": -most / 4, "stamina": -most / 4},
)
def stakes(most: int, dice: int) -> tuple[Trigger, Trigger, Modifier]:
    """Before attacking, everybody may stake points for dice, never the last one of either."""

    def options(you: Investigator) -> list[Option[tuple[int, int]]]:
        return [
            Option(f"stake:{mind}:{body}", (mind, body), text("kh-option-stake", sanity=mind, stamina=body))
            for mind in range(min(most, you.sanity - 1) + 1)
            for body in range(min(most - mind, you.stamina - 1) + 1)
        ]

    def stake(game: Arkham, source: Source, event: WillAttackAncientOne) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        mind, body = yield from ask(you.seat, STAKE, options(you), source.card)
        harm.pay(game, you, mind, body)
        if mind + body:
            you.counters[STAKED] = mind + body

    def gone(game: Arkham, source: Source, event: AttackedAncientOne) -> Rules[None]:
        yield from ()
        if (you := person(game, event.who)) is not None:
            you.counters.pop(STAKED, None)

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        attacks = made.monster == ANCIENT_ONE and made.kind == "combat"
        return dice * you.counters.get(STAKED, 0) if attacks else 0

    def there(game: Arkham, source: Source, event: WillAttackAncientOne | AttackedAncientOne) -> bool:
        return person(game, event.who) is not None

    return (
        Trigger(WillAttackAncientOne, stake, there),
        Trigger(AttackedAncientOne, gone, there),
        modifies(CHECK_DICE, more),
    )
