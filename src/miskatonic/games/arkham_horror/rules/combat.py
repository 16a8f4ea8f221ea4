"""Facing monsters: evading them, the horror check, fighting or fleeing, hands full of weapons and spells."""

from __future__ import annotations

from copy import copy
from functools import cache
from itertools import combinations
from types import NoneType
from typing import Any, Literal

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONE,
    ANCIENT_ONES,
    ASK,
    CARDS,
    MONSTER_CARDS,
    Defense,
    Force,
    Skill,
    slug_of,
)
from miskatonic.games.arkham_horror.events.town import (
    CombatBegan,
    CombatEnded,
    CombatWon,
    ElusiveGone,
    Evaded,
    EvasionFailed,
    HorrorPassed,
    MonsterDefeated,
    MonsterStrikes,
    TrophyTaken,
    WeaponHeld,
    WillAttack,
)
from miskatonic.games.arkham_horror.rules import monsters as of
from miskatonic.games.arkham_horror.rules.harm import devour, in_play, lose, settle_fall
from miskatonic.games.arkham_horror.rules.holding import clues_for, discard, exhaust, let_go
from miskatonic.games.arkham_horror.rules.skill_checks import (
    DIFFICULTY,
    SURE,
    carry_out,
    check,
    number_of_dice,
    passed,
    roll,
)
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME, IN_COMBAT, usable
from miskatonic.games.arkham_horror.state import (
    Arkham,
    Check,
    CheckKind,
    Combat,
    Investigator,
    piece,
)
from miskatonic.kernel.decision import Decision, Kind, Option, Rules, ask
from miskatonic.kernel.hooks import Flag, Settled, Total, Window, after, before, index_of, is_set, settle, total, use
from miskatonic.kernel.memory import printed
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text
from miskatonic.kernel.trail import Circle

# What the cards in play are asked.
WEAPON_BONUS: Total[Investigator, str, str] = Total("bonus of a weapon")
RESISTS: Settled[Defense, Force] = Settled("defense of the Ancient One")
BONUS_RAISED: Total[Investigator, str] = Total("what is added to the bonus of a weapon or a spell")
EMPTY_HAND: Total[Investigator] = Total("bonus for each empty hand")
PIERCES: Settled[Defense, Investigator, Force] = Settled("defense of a monster against somebody")
SIXES_COUNT_TWICE: Flag[Investigator] = Flag("sixes count twice")
CLAIMS_ENDLESS: Flag[Investigator] = Flag("takes endless monsters as trophies")
FIGHTS_WITH: Settled[Skill, str] = Settled("skill of combat checks")
NOT_OVERWHELMED: Flag[Investigator] = Flag("no stamina lost to overwhelming monsters")
NOT_HAUNTED: Flag[Investigator] = Flag("no sanity lost to nightmarish monsters")

BEFORE_EVADING = Window("before an evade check")

FACE = ASK.mixed("face", "AH-MOV-07", tuple, str, NoneType)
FIGHT_OR_FLEE = ASK.mixed("fight_or_flee", "AH-COMBAT-09", tuple, str, NoneType)
BEFORE_HORROR = ASK.mixed("before_horror", "AH-FAQ-058", tuple, NoneType, passing="go_on")
CLAIM = ASK("claim", "AH-COMP-39", bool)
ORDER_OF_MONSTERS = ASK("order_of_monsters", "AH-EVADE-08", str)

HANDS = 2
GO_ON: Option[None] = Option("go_on", None, text("ah-option-go-on"))

Ending = Literal["won", "evaded", "over"]
"""The monster is defeated; it has been evaded; or the investigator is no longer there to fight."""


# --- facing monsters


def face_all(game: Arkham, you: Investigator) -> Rules[bool]:
    """Each monster here that has not been dealt with is evaded or fought, in the order that the player likes. Whether the
    investigator may go on as if they were not there."""
    free = True
    while monsters := facing(game, you):
        monster = monsters[0]
        if len({slug_of(m) for m in monsters}) > 1:
            options = [Option(f"first:{m}", m, piece(m), (m,)) for m in one_of_each(monsters)]
            monster = yield from ask(you.seat, ORDER_OF_MONSTERS, options, you.at)
        free = (yield from face(game, you, monster)) and free
        if not in_play(game, you) or you.busy:
            return False
    return free


def facing(game: Arkham, you: Investigator) -> list[str]:
    """The monsters here that have neither been evaded nor fought in this phase, but for elusive ones."""
    here = you.at
    return [
        monster
        for monster, at in game.monsters.items()
        if at == here and monster not in you.evaded and not of.elusive(game, monster)
    ]


def one_of_each(monsters: list[str]) -> list[str]:
    """Of several markers of the same monster, the first."""
    return list({slug_of(monster): monster for monster in reversed(monsters)}.values())[::-1]


def face(game: Arkham, you: Investigator, monster: str) -> Rules[bool]:
    """A monster is evaded, fought, or gone before that; an elusive one that an encounter brings up gets away. Whether there was
    no fight."""
    if of.elusive(game, monster):
        game.tell(ElusiveGone(you.slug, monster))
        return True
    ways = [evade_option(monster), fight_option(monster)]
    chosen = yield from before_evading(game, you, monster, FACE, ways, BEFORE_EVADING, ANY_TIME)
    if chosen is None:
        return in_play(game, you) and not you.busy
    you.evaded.append(monster)
    if chosen.verb == "fight":
        you.sure = ""
    else:
        if (yield from evade(game, you, monster)):
            return True
        game.tell(EvasionFailed(you.slug, monster, you.at))
        here = you.at
        game.combat = Combat(you.seat, monster)
        yield from strike(game, you, monster, "evade")
        if (yield from settle_fall(game, you)) or you.at != here:
            game.combat = None
            return False
    yield from fight(game, you, monster)
    return False


def before_evading(
    game: Arkham, you: Investigator, monster: str, kind: Kind[Any], ways: list[Option[Any]], *windows: Window
) -> Rules[Option[Any] | None]:
    """The way in which a monster is dealt with, after whatever is used in those moments; None if that has made it needless."""
    game.faced = monster
    chosen: Option[Any] | None = None
    while chosen is None:
        options = [*ways, *usable(game, you, *windows)]
        chosen = options[0] if len(options) == 1 else (yield Decision(you.seat, kind, options, source=monster))[0]
        if chosen.verb != "use":
            break
        yield from use(game, chosen.value)
        chosen = None
        if (yield from settle_fall(game, you)) or monster not in (*game.monsters, *game.met):
            break
    game.faced = ""
    return chosen


@printed
def evade_option(monster: str) -> Option[str]:
    """Trying to slip past."""
    return Option(f"evade:{monster}", monster, text("ah-option-evade", monster=piece(monster)), (monster,))


@printed
def fight_option(monster: str) -> Option[str]:
    """Taking on the fight."""
    return Option(f"fight:{monster}", monster, text("ah-option-fight", monster=piece(monster)), (monster,))


def evade(game: Arkham, you: Investigator, monster: str) -> Rules[bool]:
    """Whether an evade check succeeds."""
    modifier = of.awareness(game, monster)
    made = yield from carry_out(game, you, "sneak", modifier, kind="evade", monster=monster)
    if not passed(game, you, made):
        return False
    yield from after(game, Evaded(you.slug, monster))
    return True


def foe(game: Arkham, you: Investigator) -> str:
    """The monster that is faced or fought; "" if there is none, or it is the Ancient One."""
    monster = game.combat.monster if game.combat is not None and game.combat.seat == you.seat else game.faced
    return monster if monster in MONSTER_CARDS else ""


# --- the fight


def fight(game: Arkham, you: Investigator, monster: str) -> Rules[Ending]:
    """A horror check, then fight or flee, round after round, until it is over."""
    here = you.at
    you.points, you.moved = 0, "fought"
    combat = game.combat = Combat(you.seat, monster)
    game.tell(CombatBegan(you.slug, monster))
    arm(game, you, monster)
    ending: Ending = "over"
    card = MONSTER_CARDS[monster]
    if card.first is not None:
        yield from caused(game, monster, card.first.run, game, you)
    if still_there(game, you, here, monster):
        yield from horror(game, you, combat)
    circle = Circle()
    while still_there(game, you, here, monster) and not (yield from settle_fall(game, you)):
        if not still_there(game, you, here, monster):
            break
        found = yield from combat_round(game, you, combat, circle)
        if found is not None:
            ending = found
            break
    game.combat = None
    you.sure = ""
    if in_play(game, you):
        yield from after(game, CombatEnded(you.slug, monster))
        yield from settle_fall(game, you)
    return ending


def still_there(game: Arkham, you: Investigator, here: str, monster: str) -> bool:
    """Whether the investigator and the monster are still where they met."""
    there = monster in game.monsters or monster in game.met or monster in game.rumor_monsters
    return there and in_play(game, you) and you.at == here


def horror(game: Arkham, you: Investigator, combat: Combat) -> Rules[None]:
    """A will check, once; failing it costs sanity, and passing it may, too."""
    monster = combat.monster
    while options := usable(game, you, IN_COMBAT):
        words = (("monster", piece(monster)), ("frightful", int(of.horror_rating(game, monster) is not None)))
        chosen = (yield Decision(you.seat, BEFORE_HORROR, [*options, GO_ON], source=monster, args=words))[0]
        if chosen is GO_ON:
            break
        yield from use(game, chosen.value)
        if you.sanity <= 0 or you.stamina <= 0 or monster not in (*game.monsters, *game.met, *game.rumor_monsters):
            return
    combat.horror_over = True
    rating = of.horror_rating(game, monster)
    if rating is None:
        return
    won = yield from check(game, you, "will", rating, kind="horror", monster=monster, dead=combat.doomed)
    if won < 1:
        yield from hurt(game, you, monster, sanity=of.horror_damage(game, monster))
        frightens = MONSTER_CARDS[monster].frightens
        if frightens is not None and in_play(game, you):
            yield from caused(game, monster, frightens.run, game, you)
    elif (price := of.nightmarish(game, monster)) and not is_set(game, NOT_HAUNTED, you):
        yield from hurt(game, you, monster, sanity=price)
    elif game.watched:
        game.tell(HorrorPassed(you.slug, monster))


def hurt(game: Arkham, you: Investigator, monster: str, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """A monster costs sanity or stamina; a fatal one devours an investigator with none left."""
    yield from caused(game, monster, lose, game, you, sanity, stamina)
    if MONSTER_CARDS[monster].fatal and (you.sanity <= 0 or you.stamina <= 0):
        yield from caused(game, monster, devour, game, you)


def combat_round(game: Arkham, you: Investigator, combat: Combat, circle: Circle) -> Rules[Ending | None]:
    """Fight or flee; a failure hurts. None if the fight goes on."""
    monster, here = combat.monster, you.at
    while True:
        options: list[Option[Any]] = [fight_option(monster)]
        if not of.ambush(game, monster):
            options.append(flee_option(monster))
        options += hold_options(game, you, combat)
        options += [let_go_option(spell) for spell in combat.spells if spell not in combat.cast]
        options += usable(game, you, IN_COMBAT, ANY_TIME)
        if not of.ambush(game, monster):
            options += usable(game, you, BEFORE_EVADING)
        chosen = options[0]
        if len(options) > 1:
            chosen = yield from circle.ask(game, Decision(you.seat, FIGHT_OR_FLEE, options, source=monster))
        if chosen.verb == "hold":
            hold(game, you, combat, chosen.value)
        elif chosen.verb == "put_away":
            you.hands.remove(chosen.value)
        elif chosen.verb == "let_go":
            let_go(combat, chosen.value)
        elif chosen.verb == "use":
            yield from use(game, chosen.value)
            if you.sanity <= 0 or you.stamina <= 0 or not still_there(game, you, here, monster):
                return None
        else:
            break
    if chosen.verb == "flee":
        if (yield from evade(game, you, monster)):
            return "evaded"
    elif (yield from before(game, WillAttack(you.slug, monster))) is None:
        return "over"
    elif (yield from attack(game, you, combat)):
        yield from defeat(game, you, monster)
        return "won"
    before_blow = (you.sanity, you.stamina, you.clues, len(you.cards))
    yield from strike(game, you, monster, "evade" if chosen.verb == "flee" else "combat")
    combat.spent = 0
    combat.cast.clear()
    unhurt = before_blow == (you.sanity, you.stamina, you.clues, len(you.cards))
    circle.idle = unhurt and not clues_for(game, you) and stuck(game, you, combat)
    tried = circle.closed or all(option.verb in ("fight", "flee", "hold", "put_away") for option in options)
    return "over" if circle.idle and tried else None


def stuck(game: Arkham, you: Investigator, combat: Combat) -> bool:
    """Whether no roll can end the fight without a clue: no dice to flee with, and too few to win, whatever is in hand."""
    monster = combat.monster
    flight = Check(you.seat, "sneak", "evade", of.awareness(game, monster), monster=monster)
    modifier = of.combat_rating(game, monster) + highest_bonus(game, you, combat) - MONSTER_CARDS[monster].wild
    which = of.trait(game, FIGHTS_WITH, "fight", monster)
    blow = Check(you.seat, which, "combat", modifier, of.toughness(game, monster), monster=monster)
    most = number_of_dice(game, you, blow) * (2 if is_set(game, SIXES_COUNT_TWICE, you) else 1)
    difficulty = total(game, DIFFICULTY, 1, you, flight)
    slips = is_set(game, SURE, you, flight) or number_of_dice(game, you, flight) >= difficulty
    flees = not of.ambush(game, monster) and slips
    return not (flees or (most >= blow.difficulty and not combat.doomed))


@printed
def flee_option(monster: str) -> Option[str]:
    """Running away."""
    return Option(f"flee:{monster}", monster, text("ah-option-flee", monster=piece(monster)), (monster,))


def attack(game: Arkham, you: Investigator, combat: Combat) -> Rules[bool]:
    """Whether a combat check has as many successes as the monster is tough."""
    monster = combat.monster
    needed = of.toughness(game, monster)
    modifier = of.combat_rating(game, monster) + combat_bonus(game, you, combat)
    if MONSTER_CARDS[monster].wild:
        modifier -= roll(game, you, 1)[0]
    which = of.trait(game, FIGHTS_WITH, "fight", monster)
    twice = is_set(game, SIXES_COUNT_TWICE, you)
    won = yield from check(
        game,
        you,
        which,
        modifier,
        needed,
        kind="combat",
        monster=monster,
        double_sixes=twice,
        dead=combat.doomed,
    )
    yield from discard_used(game, you)
    return won >= needed


def make_ready(
    game: Arkham, you: Investigator, combat: Combat, kind: Kind[Any], strike: Option[Any], source: str
) -> Rules[bool]:
    """Weapons are taken in hand and spells cast before a combat check that is no round of a fight. Whether the investigator is
    still there to make it."""
    circle = Circle()
    while True:
        options: list[Option[Any]] = [strike, *hold_options(game, you, combat), *usable(game, you, IN_COMBAT, ANY_TIME)]
        chosen = strike
        if len(options) > 1:
            chosen = yield from circle.ask(game, Decision(you.seat, kind, options, source=source))
        if chosen is strike:
            return True
        if chosen.verb == "hold":
            hold(game, you, combat, chosen.value)
            continue
        if chosen.verb == "put_away":
            you.hands.remove(chosen.value)
            continue
        yield from use(game, chosen.value)
        if you.sanity <= 0 or you.stamina <= 0:
            return False


def discard_used(game: Arkham, you: Investigator) -> Rules[None]:
    """Weapons that are good for one check are gone or exhausted after it; some cost sanity."""
    for card in list(you.hands):
        if CARDS[card].single_use:
            discard(game, you, card)
            yield from caused(game, card, lose, game, you, CARDS[card].sanity_cost)
        elif CARDS[card].exhausts:
            you.hands.remove(card)
            exhaust(game, you, card)


def strike(game: Arkham, you: Investigator, monster: str, failed: CheckKind) -> Rules[None]:
    """The monster deals its damage after a failed check, or does what it does instead."""
    damage = of.combat_damage(game, monster)
    if MonsterStrikes in index_of(game):
        event = yield from before(game, MonsterStrikes(you.slug, monster, failed, damage))
        if event is None:
            return
        damage = event.damage
    if damage:
        yield from hurt(game, you, monster, stamina=damage)
    strikes = MONSTER_CARDS[monster].strikes
    if strikes is not None and in_play(game, you) and not of.ignored(game, monster, "strikes"):
        yield from caused(game, monster, strikes.run, game, you)


def defeat(game: Arkham, you: Investigator, monster: str) -> Rules[None]:
    """The monster is beaten in a combat check: a trophy, unless it is endless or has something else to give for that."""
    game.tell(CombatWon(you.slug, monster, you.at))
    price = of.overwhelming(game, monster)
    if price and not is_set(game, NOT_OVERWHELMED, you):
        yield from hurt(game, you, monster, stamina=price)
    gift = MONSTER_CARDS[monster].beaten
    if gift is None:
        yield from take_down(game, you, monster)
        return
    of.withdraw(game, monster)
    game.removed.append(monster)
    yield from caused(game, monster, gift.run, game, you)
    yield from after(game, MonsterDefeated(you.slug, monster))


def take_down(game: Arkham, you: Investigator, monster: str) -> Rules[None]:
    """A monster that has been defeated, by whatever means, leaves the board: for the cup if it is endless, else as a trophy."""
    gone = of.endless(game, monster) and not (yield from claims(game, you, monster))
    of.withdraw(game, monster)
    if gone:
        game.cup.append(monster)
    else:
        take_trophy(game, you, monster)
    yield from after(game, MonsterDefeated(you.slug, monster))


def claims(game: Arkham, you: Investigator, monster: str) -> Rules[bool]:
    """Whether an endless monster becomes a trophy nevertheless: an ability lets the investigator take it, and it wants to."""
    if not is_set(game, CLAIMS_ENDLESS, you):
        return False
    options = [
        Option(f"claim:{monster}", True, text("ah-option-claim", monster=piece(monster)), (monster,)),
        Option("return", False, text("ah-option-return-to-cup", monster=piece(monster)), (monster,)),
    ]
    return (yield from ask(you.seat, CLAIM, options, monster))


def take_trophy(game: Arkham, you: Investigator, monster: str) -> None:
    """A monster without an owner becomes a trophy."""
    you.monster_trophies.append(monster)
    if monster in game.hooks:
        game.cards_changed()
    game.tell(TrophyTaken(you.slug, monster))


# --- hands


def free_hands(game: Arkham, combat: Combat) -> int:
    """The hands that no spell keeps busy."""
    return HANDS - combat.spent - sum(CARDS[spell].hands for spell in combat.spells)


def hands_of(cards: list[str]) -> int:
    """The hands that weapons take."""
    return sum(CARDS[card].hands for card in cards)


def hold_options(game: Arkham, you: Investigator, combat: Combat) -> list[Option[str]]:
    """Weapons that could be taken in hand, and those that could be put away."""
    found = [put_away_option(card) for card in you.hands]
    if not (room := free_hands(game, combat)):
        return found
    return found + [
        hold_option(card) for card in you.cards if is_weapon(card) and CARDS[card].hands <= room and is_ready(you, card)
    ]


def is_weapon(card: str) -> bool:
    """Whether a card takes hands without being a spell."""
    return CARDS[card].hands > 0 and CARDS[card].deck != "spell"


def is_ready(you: Investigator, weapon: str) -> bool:
    """Whether a weapon could be taken in hand: it is not there yet, and not exhausted if it is used by exhausting it."""
    return weapon not in you.hands and not (CARDS[weapon].exhausts and weapon in you.exhausted)


@cache
def let_go_option(spell: str) -> Option[str]:
    """Keeping a spell up no longer."""
    return Option(f"let_go:{spell}", spell, text("ah-option-let-go", card=piece(spell)), (spell,))


def keep_up(combat: Combat, spell: str) -> None:
    """A spell works from now on, with its hands committed."""
    combat.spells.append(spell)
    combat.cast.append(spell)


@cache
def hold_option(card: str) -> Option[str]:
    """Taking a weapon in hand."""
    return Option(f"hold:{card}", card, text("ah-option-hold", card=piece(card)), (card,))


@cache
def put_away_option(card: str) -> Option[str]:
    """Putting away a weapon that is in hand."""
    return Option(f"put_away:{card}", card, text("ah-option-put-away", card=piece(card)), (card,))


def hold(game: Arkham, you: Investigator, combat: Combat, card: str) -> None:
    """A weapon is taken in hand; others are let go until there is room for it."""
    make_room(you, free_hands(game, combat) - CARDS[card].hands)
    you.hands.append(card)
    if game.watched:
        game.tell(WeaponHeld(you.slug, card))


def make_room(you: Investigator, room: int) -> None:
    """Weapons are let go, those that were taken first at first, until the others take no more hands than that."""
    while you.hands and hands_of(you.hands) > room:
        del you.hands[0]


def arm(game: Arkham, you: Investigator, monster: str) -> None:
    """The weapons that help most, without those that are good for one check only."""
    plain = [c for c in you.cards if is_weapon(c) and not CARDS[c].single_use and not CARDS[c].exhausts]
    best: list[str] = []
    free = total(game, EMPTY_HAND, 0, you)
    most = free * HANDS
    for held in grips(plain, HANDS):
        you.hands = held
        bonus = sum(weapon_bonus(game, you, card, monster) for card in held)
        bonus += free * (HANDS - hands_of(held))
        if bonus > most:
            best, most = held, bonus
    you.hands = best


def grips(weapons: list[str], room: int) -> list[list[str]]:
    """All ways to hold one or two of those weapons in that number of hands."""
    pairs = [list(chosen) for n in (1, 2) for chosen in combinations(weapons, n)]
    return [held for held in pairs if hands_of(held) <= room]


def highest_bonus(game: Arkham, you: Investigator, combat: Combat) -> int:
    """The combat bonus with the best of the weapons that could be in hand, beside the spells in force."""
    ready = [card for card in you.cards if is_weapon(card) and (card in you.hands or is_ready(you, card))]
    game, you = rehearsal(game, you)
    found = []
    for grip in ([], *grips(ready, free_hands(game, combat))):
        you.hands = grip
        found.append(combat_bonus(game, you, combat))
    return max(found)


def rehearsal(game: Arkham, you: Investigator) -> tuple[Arkham, Investigator]:
    """A copy to think with, in which that investigator can take other weapons in hand; the rest of it may only be read."""
    twin = copy(you)
    twin.hands = list(you.hands)
    return game.supposing(investigators=[twin if each is you else each for each in game.investigators]), twin


def combat_bonus(game: Arkham, you: Investigator, combat: Combat) -> int:
    """What weapons in hand, spells in force and perhaps empty hands add to a combat check."""
    bonus = sum(weapon_bonus(game, you, card, combat.monster) for card in (*you.hands, *combat.spells))
    if each := total(game, EMPTY_HAND, 0, you):
        bonus += each * max(0, free_hands(game, combat) - hands_of(you.hands))
    return bonus


def weapon_bonus(game: Arkham, you: Investigator, card: str, monster: str) -> int:
    """What a weapon or a spell adds: half of it, rounded up, against resistance, and nothing against immunity."""
    printed = CARDS[card].combat
    if game.combat is not None and card in game.combat.power:
        printed += game.combat.power[card]
    bonus = total(game, WEAPON_BONUS, printed, you, card, monster)
    if bonus > 0:
        bonus += total(game, BONUS_RAISED, 0, you, card)
    force: Force = CARDS[card].weapon or "physical"
    if game.combat is not None and card in game.combat.enchanted:
        force = "magical"
    defense = settle(game, PIERCES, defense_of(game, monster, force), you, force)
    if defense == "immunity":
        return 0
    return (bonus + 1) // 2 if defense == "resistance" else bonus


def defense_of(game: Arkham, monster: str, force: Force) -> Defense:
    """What a monster, or the Ancient One, sets against a force."""
    if monster == ANCIENT_ONE:
        sheet = ANCIENT_ONES[game.ancient_one]
        return settle(game, RESISTS, sheet.physical if force == "physical" else sheet.magical, force)
    if monster not in MONSTER_CARDS:
        return "none"
    return of.physical(game, monster) if force == "physical" else of.magical(game, monster)
