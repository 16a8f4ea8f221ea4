"""What cards do to investigators."""

from __future__ import annotations

from miskatonic.games.mansions.components import ASK, ITEMS, Attribute, ItemType, Status, TraumaKind
from miskatonic.games.mansions.effects.common import Choice, Nothing
from miskatonic.games.mansions.events import DieRolled
from miskatonic.games.mansions.rules import (
    attribute_tests,
    exploring,
    harm,
    house,
    keeper_cards,
    movement,
    spells,
)
from miskatonic.games.mansions.rules.monsters import space_option
from miskatonic.games.mansions.state import Investigator, InvestigatorEffect, Mansion, of_type, one_of_types, piece
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.effect import Gives, word
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import Text, signed, text

NOTHING: InvestigatorEffect = Nothing()
PRINTED = "MM-TEST-03"

STEP = ASK.mixed("step", "MM-ACT-03", str, type(None))
PUSHED = ASK.mixed("pushed", "MM-EVA-10", str, type(None))
LOSE_CARD = ASK("lose_card", "MM-KEYW-06", str)
AIM = ASK("aim", "MM-SPELL-07", int)
MAY = ASK("may", "MM-TEST-03", bool)

STAY: Option[None] = Option("stop", None, text("mm-option-stop"))


def choose(*effects: InvestigatorEffect) -> InvestigatorEffect:
    """One of several effects, as the player chooses among those that can be done."""
    return Choice(lambda you: you.seat, *effects, rule=PRINTED, source_of=lambda game: game.cause)


# --- body and mind


def _harm_words(damage: int, horror: int) -> Text:
    if damage and horror:
        return text("mm-effect-damage-and-horror", damage=damage, horror=horror)
    return text("mm-effect-damage", n=damage) if damage else text("mm-effect-horror", n=horror)


@word(
    "take",
    _harm_words,
    gives=lambda damage, horror: {"damage": damage, "horror": horror},
    useful=lambda game, you, damage, horror: bool(damage or (horror and harm.can_take_horror(game, you))),
)
def take(game: Mansion, you: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """Damage, then horror."""
    yield from harm.take_damage(game, you, damage)
    yield from harm.take_horror(game, you, horror)


@word(
    "heal",
    lambda damage, horror: text("mm-effect-heal", damage=damage, horror=horror),
    gives=lambda damage, horror: {"damage": -damage, "horror": -horror},
    can=lambda game, you, damage, horror: bool((damage and you.damage) or (horror and you.horror)),
)
def heal(game: Mansion, you: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """The amount, capped at what there is."""
    harm.heal(game, you, damage, horror)
    yield from ()


@word("pray", lambda: text("mm-effect-pray"), gives=lambda: {"horror": -3}, can=lambda game, you: you.horror > 0)
def pray(game: Mansion, you: Investigator) -> Rules[None]:
    """Heals horror equal to half of the die, rounded up."""
    die = game.rng.roll(attribute_tests.DIE)[0]
    game.tell(DieRolled(who=you.slug, die=die))
    harm.heal(game, you, horror=(die + 1) // 2)
    yield from ()


@word("be_stunned", lambda: text("mm-effect-stunned"), gives=lambda: {"stun": 1})
def be_stunned(game: Mansion, you: Investigator) -> Rules[None]:
    """A stunned token."""
    harm.stun(game, you)
    yield from ()


@word(
    "skill_points",
    lambda n: text("mm-effect-skill-points", n=n) if n > 0 else text("mm-effect-lose-skill-points", n=-n),
    gives=lambda n: {"skill_point": n},
    useful=lambda game, you, n: n > 0 or you.skill_points > 0,
)
def skill_points(game: Mansion, you: Investigator, n: int) -> Rules[None]:
    """Gained, or lost if negative."""
    harm.change_skill_points(game, you, n)
    yield from ()


@word("die", lambda: text("mm-effect-die"), gives=lambda: {"damage": 10})
def die(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator is killed."""
    if harm.in_play(game, you):
        yield from harm.kill(game, you)


@word(
    "lose_trauma",
    lambda kind: text(f"mm-effect-lose-trauma-{kind}"),
    gives=lambda kind: {"trauma": -1},
    can=lambda game, you, kind: bool(you.injury if kind == "injury" else you.insanity),
)
def lose_trauma(game: Mansion, you: Investigator, kind: TraumaKind) -> Rules[None]:
    """An injury or an insanity is healed."""
    keeper_cards.lose_trauma(game, you, kind)
    yield from ()


# --- tests


def _test_words(attribute: Attribute, modifier: int, passed: InvestigatorEffect, failed: InvestigatorEffect) -> Text:
    which = "both"
    if failed is NOTHING:
        which = "passed"
    elif passed is NOTHING:
        which = "failed"
    return text(
        f"mm-effect-test-{which}",
        attribute=text(f"mm-attribute-{attribute}"),
        modifier=signed(modifier),
        passed=passed.text,
        failed=failed.text,
    )


def _either(attribute: Attribute, modifier: int, passed: InvestigatorEffect, failed: InvestigatorEffect) -> Gives:
    found: dict[str, float] = {}
    for effect in (passed, failed):
        for what, amount in effect.gives.items():
            found[what] = found.get(what, 0) + amount / 2
    return found


@word(
    "by_test",
    _test_words,
    gives=_either,
    can=lambda game, you, attribute, modifier, passed, failed: passed.possible(game, you),
    useful=lambda game, you, attribute, modifier, passed, failed: passed.useful(game, you) or failed.useful(game, you),
)
def by_test(
    game: Mansion,
    you: Investigator,
    attribute: Attribute,
    modifier: int = 0,
    passed: InvestigatorEffect = NOTHING,
    failed: InvestigatorEffect = NOTHING,
) -> Rules[None]:
    """An attribute test decides; in a combat it is one of the combat. Who has been killed meanwhile makes none."""
    if not harm.in_play(game, you):
        return
    combat = game.combat
    kind, monster = ("combat", combat.monster) if combat is not None else ("plain", "")
    won = yield from attribute_tests.passes(
        game, you, attribute, modifier, kind="combat" if kind == "combat" else "plain", monster=monster
    )
    if harm.in_play(game, you):
        yield from (passed if won else failed).run(game, you)


# --- moving


@word("move_up_to", lambda spaces: text("mm-effect-step", n=spaces), gives=lambda spaces: {"move": spaces})
def move_up_to(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """The player may move a number of spaces by the usual rules."""
    yield from walk(game, you, spaces, evading=True)


@word("step_up_to", lambda spaces: text("mm-effect-step", n=spaces), gives=lambda spaces: {"move": spaces})
def step_up_to(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """A move granted by a combat card or a spell, without evade tests."""
    yield from walk(game, you, spaces, evading=False)


def walk(game: Mansion, you: Investigator, spaces: int, *, evading: bool) -> Rules[None]:
    """An investigator moves up to a number of spaces, one at a time, as its player likes."""
    left = spaces
    while left and harm.in_play(game, you) and (there := movement.reachable(game, you)):
        options: list[Option[str]] = [space_option("step", space) for space in there]
        chosen = (yield Decision(you.seat, STEP, [STAY, *options], 1, 1, game.cause, left))[0]
        if chosen is STAY:
            return
        left -= 1
        if not (yield from movement.move(game, you, chosen.value, evading=evading)):
            return


@word("pushed_up_to", lambda spaces: text("mm-effect-pushed", n=spaces), gives=lambda spaces: {"move": -spaces})
def pushed_up_to(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """The keeper may move the investigator up to a number of spaces, not into locked rooms."""
    left = spaces
    said = (("who", piece(you.slug)),)
    while left and harm.in_play(game, you) and (there := movement.open_to_all(game, you)):
        options: list[Option[str]] = [space_option("step", space) for space in there]
        chosen = (yield Decision(game.keeper.seat, PUSHED, [STAY, *options], 1, 1, game.cause, left, said))[0]
        if chosen is STAY:
            return
        left -= 1
        yield from movement.enter(game, you, chosen.value)


# --- cards


def _lose_words(what: tuple[ItemType, ...], away: bool, but: ItemType | None) -> Text:
    return text("mm-effect-discard-by-keeper" if away else "mm-effect-drop-by-keeper", what=one_of_types(what, but))


@word("lose_by_keeper", _lose_words, gives=lambda what, away, but: {"item": -1})
def lose_by_keeper(
    game: Mansion, you: Investigator, what: tuple[ItemType, ...] = (), away: bool = False, but: ItemType | None = None
) -> Rules[None]:
    """The keeper chooses a card of those types, or any, which is dropped in the room, or discarded."""
    cards = of_type(you, *what, but=but) if what else you.cards
    if not cards or not harm.in_play(game, you):
        return
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in cards]
    card = yield from ask(game.keeper.seat, LOSE_CARD, options, game.cause, who=piece(you.slug))
    if away:
        exploring.discard(game, you, card)
    else:
        exploring.drop(game, you, [card])


@word(
    "drop_one",
    lambda what: text("mm-effect-drop-one", what=one_of_types(what)),
    gives=lambda what: {"item": -1},
)
def drop_one(game: Mansion, you: Investigator, what: tuple[ItemType, ...]) -> Rules[None]:
    """The player chooses a card of those types, which is dropped in the room."""
    if (cards := of_type(you, *what)) and harm.in_play(game, you):
        options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in cards]
        card = yield from ask(you.seat, LOSE_CARD, options, game.cause, who=piece(you.slug))
        exploring.drop(game, you, [card])


@word(
    "if_carrying",
    lambda what, effect: text("mm-effect-if-carrying", what=one_of_types((what,)), effect=effect.text),
    gives=lambda what, effect: effect.gives,
)
def if_carrying(game: Mansion, you: Investigator, what: ItemType, effect: InvestigatorEffect) -> Rules[None]:
    """An effect only on an investigator that carries a card of a type."""
    if of_type(you, what):
        yield from effect.run(game, you)


@word("gain_spell", lambda spell: text("mm-effect-gain-spell", spell=piece(spell)), gives=lambda spell: {"spell": 1})
def gain_spell(game: Mansion, you: Investigator, spell: str) -> Rules[None]:
    """A spell of that name."""
    yield from spells.gain(game, you, spell)


@word("discard_this", lambda: text("mm-effect-discard-this"), gives=lambda: {"item": -1})
def discard_this(game: Mansion, you: Investigator) -> Rules[None]:
    """The card that is being used leaves the game."""
    if game.cause in you.cards and game.cause in ITEMS:
        exploring.discard(game, you, game.cause)
    yield from ()


# --- aiming at an investigator


@word("aim_here", lambda effect: text("mm-effect-aim-here", effect=effect.text), gives=lambda effect: effect.gives)
def aim_here(game: Mansion, you: Investigator, effect: InvestigatorEffect) -> Rules[None]:
    """The player chooses an investigator in the room, the own one included: something happens to it, and it is the target."""
    options = [Option(f"aim:{each.slug}", each.seat, piece(each.slug), (each.slug,)) for each in game.in_room(you.room)]
    seat = yield from ask(you.seat, AIM, options, game.cause)
    other = game.investigators[seat]
    assert other is not None
    game.target = other.slug
    yield from effect.run(game, other)


@word("at_target", lambda effect: text("mm-effect-at-target", effect=effect.text), gives=lambda effect: effect.gives)
def at_target(game: Mansion, you: Investigator, effect: InvestigatorEffect) -> Rules[None]:
    """Something happens to the investigator that was aimed at."""
    for other in game.present():
        if other.slug == game.target:
            yield from effect.run(game, other)


@word("yourself", lambda effect: text("mm-effect-you", effect=effect.text), gives=lambda effect: effect.gives)
def yourself(game: Mansion, you: Investigator, effect: InvestigatorEffect) -> Rules[None]:
    """An effect on the investigator that aimed, after one on the target."""
    yield from effect.run(game, you)


@word(
    "others_here", lambda effect: text("mm-effect-others-here", effect=effect.text), gives=lambda effect: effect.gives
)
def others_here(game: Mansion, you: Investigator, effect: InvestigatorEffect) -> Rules[None]:
    """Something happens to every other investigator in the room."""
    for other in game.in_room(you.room):
        if other is not you:
            yield from effect.run(game, other)


# --- the room


@word(
    "each_here",
    lambda effect: text("mm-effect-each-here", effect=effect.text),
    gives=lambda effect: effect.gives,
    can=lambda game, you, effect: any(effect.possible(game, other) for other in game.in_room(you.room)),
)
def each_here(game: Mansion, you: Investigator, effect: InvestigatorEffect) -> Rules[None]:
    """Something happens to every investigator in the room, the own one included."""
    for other in game.in_room(you.room):
        if harm.in_play(game, other):
            yield from effect.run(game, other)


@word(
    "place_here",
    lambda status: text("mm-effect-place-here", status=status),
    gives=lambda status: {status: 1},
    can=lambda game, you, status: not game.has_status(you.room, status),
)
def place_here(game: Mansion, you: Investigator, status: Status) -> Rules[None]:
    """Fire or darkness in the room of the investigator."""
    yield from house.place_status(game, you.room, status)


@word(
    "in_force",
    lambda line, turns: text("mm-effect-in-force", line=line.text, turns=turns),
    gives=lambda line, turns: line.gives,
)
def in_force(game: Mansion, you: Investigator, line: Line, turns: int = 1) -> Rules[None]:
    """A line of the card is in force on the investigator until the end of its turn, or of a later one."""
    keeper_cards.put_under(game, you, game.cause, turns)
    yield from ()


@word("may", lambda effect: text("mm-effect-may", effect=effect.text), gives=lambda effect: effect.gives)
def may(game: Mansion, you: Investigator, effect: InvestigatorEffect) -> Rules[None]:
    """The player decides whether it happens."""
    if not effect.possible(game, you):
        return
    options = [Option("yes", True, text("mm-option-may", deed=effect.text)), Option("no", False, text("option-pass"))]
    if (yield from ask(you.seat, MAY, options, game.cause, deed=effect.text)):
        yield from effect.run(game, you)
