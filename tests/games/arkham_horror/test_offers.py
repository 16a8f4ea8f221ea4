"""Whatever Arkham Horror and Kingsport Horror offer can be paid and changes something: every encounter, service, Mythos card,
card with an ability, Ancient One, herald, guardian and card of the Epic Battle, tried by people with nothing in hand, with
nothing but what cannot be lost, with plenty, blessed, cursed, and with losses that cards lessen."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest
from tests.games.arkham_horror.editions import BASE

from miskatonic.conformance.offers import DECLINES, Idle, answers, explore, idle, is_decline, staged
from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    BY_DECK,
    GATE_CARDS,
    INVESTIGATORS,
    LOCATIONS,
    MYTHOS,
    TOKENS,
    Card,
)
from miskatonic.games.arkham_horror.declare import investigator
from miskatonic.games.arkham_horror.effects.checks import check, may
from miskatonic.games.arkham_horror.effects.guarding import lessens
from miskatonic.games.arkham_horror.effects.people import arrested, cursed, delayed, devoured, draw, gain, lose
from miskatonic.games.arkham_horror.effects.town import terror
from miskatonic.games.arkham_horror.rules.encounters import cards_of, end_encounter
from miskatonic.games.arkham_horror.rules.windows import cast
from miskatonic.games.arkham_horror.situations import SITUATIONS
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, Step
from miskatonic.games.kingsport.components import EPIC_CARDS, GUARDIANS, HERALDS, PLOTS
from miskatonic.games.kingsport.effects.guardians import VISIONS
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.effect import AllOf, Function, OneOf, Word
from miskatonic.kernel.hooks import Ability, Replacement
from miskatonic.kernel.line import Line
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import caused
from miskatonic.kernel.table import Table, decoder, encode
from miskatonic.testing import home_made, rule, scenario

YOU, GUARDED, FRIEND = "paragon", "stoic", "sister_mary"
LUCK = ((6,), (1,), (1, 6), (6, 1))
"""What dice show, roll after roll: an offer is useless if it is whatever they show."""
PATIENCE = 16
"""How many questions of one encounter are looked at."""

GOING_ON = DECLINES | {"accept", "attack", "sanity:0", "money:0", "clues:0", "tokens:0"}
"""What takes nothing of what is offered, in this game."""
SETTINGS = ("start_sliders", "adjust", "which_card")
"""Questions about where something stands, which may stay there, and which of the cards that were drawn happens."""
LOSSES = ("lose_cards", "choose_effect", "check_again")
"""Questions about what is lost, or spent on any check: that it brings nothing is no fault."""
FIGHTS = ("face", "before_horror", "fight_or_flee", "order_of_monsters", "ready", "strike_back")
"""Questions that are not looked behind: how a fight goes on is no matter of the encounter."""

HANDS: dict[str, tuple[str, list[str]]] = {
    "nothing": (YOU, []),
    "safe": (YOU, ["18_derringer", "deputys_revolver"]),
    "plenty": (
        YOU,
        ["$9", *["clue"] * 6, "knife", "axe", "old_journal", "holy_water", "necronomicon", "wither", "speed"],
    ),
    "whole": (YOU, ["$3", "clue"]),
    "blessed": (YOU, ["blessing", "$5", "clue"]),
    "cursed": (YOU, ["curse", "$5", "clue"]),
    "guarded": (GUARDED, ["$5", "clue", "food", "whiskey"]),
}
"""Who is tried with what."""


def strong(slug: str, *lines: Line) -> None:
    """An investigator who is good at everything."""
    best, words = (6, 6, 6, 6), (slug, slug)
    investigator(
        slug,
        slug,
        words,
        words,
        *lines,
        sanity=7,
        stamina=7,
        home="newspaper",
        focus=2,
        speed=best,
        sneak=best,
        fight=best,
        will=best,
        lore=best,
        luck=best,
    )


@pytest.fixture(scope="module")
def games() -> Iterator[dict[str, bytes]]:
    """A game for each of those hands: lively for those who have plenty, quiet for the others."""
    with home_made("arkham_horror"):
        strong(YOU)
        strong(GUARDED, lessens("sanity"), lessens("stamina"))
        yield {name: a_game(name, who, things) for name, (who, things) in HANDS.items()}


def a_game(name: str, who: str, things: list[str]) -> bytes:
    """A game in which somebody has those things."""
    boxes = ["kingsport", "home_made"]
    g = scenario("arkham_horror", boxes=boxes, seats=[who, FRIEND], ancient_one="yig", first_player=0)
    g.give(who, *things).place(FRIEND, at="library")
    if name not in ("nothing", "whole"):
        g.set(f"{who}.sanity", 6).set(f"{who}.stamina", 6)
    if name == "plenty":
        g.give(who, "ryan_dean", "bank_loan", "cultist", "ghoul", "zombie", "gate_abyss", "gate_abyss")
        g.give(FRIEND, "clue", "axe").place("seal", at="the_witch_house").set("doom", 3)
        g.place("gate_the_dreamlands", at="woods").place("gate_yuggoth", at="graveyard")
        g.spawn("ghoul", at="northside").spawn("cultist", at="sky").spawn("zombie", at="outskirts")
    return encode(g.state)


# --- what a position is

BESIDE = ("rng", "ahead", "step", "active", "encounter", "combat", "checks", "faced", "met", "drawn")
"""What of a state belongs to the step that is under way, not to the position."""
MINE_BESIDE = ("used", "traded", "busy", "walked", "evaded", "points", "fresh", "focus_spent")
"""The same of an investigator."""
PILES = ("decks", "cup", "gate_stack", "removed", "piles")
"""Where things go that are paid."""
LESS = ("money", "clues", "sanity", "stamina")
FEWER = ("cards", "monster_trophies", "gate_trophies")


def place(state: Arkham) -> object:
    """The position: what is true beside what the step under way keeps."""
    found = {key: value for key, value in msgspec.to_builtins(state).items() if key not in BESIDE}
    people = found["investigators"]
    found["investigators"] = [
        person and {key: value for key, value in person.items() if key not in MINE_BESIDE} for person in people
    ]
    return found


def poorer(before: Arkham, after: Arkham, seat: int) -> bool:
    """Whether somebody has given something up, and nothing else has changed."""
    one: Any = place(before)
    other: Any = place(after)
    mine, later = one["investigators"].pop(seat), other["investigators"].pop(seat)
    if not mine or not later or any(one.get(k) != other.get(k) for k in {*one, *other} if k not in PILES):
        return False
    kept = {*mine, *later} - {*LESS, *FEWER, "exhausted", "tokens"}
    if any(mine.get(key) != later.get(key) for key in kept):
        return False
    fewer = all(set(later.get(key, ())) <= set(mine.get(key, ())) for key in FEWER)
    return fewer and all(later.get(key, 0) <= mine.get(key, 0) for key in LESS) and mine != later


# --- what is tried


def resolving(effect: ArkhamEffect, cause: str) -> Callable[[Arkham], Rules[None]]:
    """What a place or a card does to the first investigator."""

    def run(game: Arkham) -> Rules[None]:
        you = game.investigators[0]
        assert you is not None
        yield from caused(game, cause.removesuffix("_1"), effect.run, game, you)
        yield from end_encounter(game)

    return run


def found(state: bytes, at: str, run: Callable[[Arkham], Rules[None]]) -> set[Idle]:
    """What is offered in vain: it changes nothing, or only costs something, whatever the dice show."""
    seen: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for faces in LUCK:
        game = decoder(Arkham).decode(state)
        you = game.investigators[0]
        assert you is not None
        you.at = at
        for asked in explore(staged(GAME.rules, game, run, faces=faces), PATIENCE, ways_on):
            for key, why in looked_at(asked):
                seen[key].add(why)
    return {Idle(*key, *whys) for key, whys in seen.items() if len(whys) == 1 and "" not in whys}


def is_prevented(fault: Idle) -> bool:
    """Whether an option is a loss that comes to nothing because something lessens it: it may be chosen all the same."""
    return fault.question in ("choose_effect", "split_loss") and fault.why == "changes nothing"


def ways_on(decision: Decision) -> Iterator[tuple[int, ...]]:
    """The answers that lead on to other questions: no clues are spent, and no fight is fought."""
    if decision.kind.name == "check_again":
        yield from (answer for answer in answers(decision) if is_decline(decision, answer, GOING_ON))
    elif decision.kind.name not in FIGHTS:
        yield from answers(decision)


def looked_at(table: Table[Any]) -> Iterator[tuple[tuple[str, str, str], str]]:
    """Every option of a question, with what is wrong with it."""
    decision = table.decision
    assert decision is not None
    if decision.kind.name in SETTINGS:
        return
    price = None if decision.kind.name in LOSSES else poorer
    wrong = {bad.option: bad.why for bad in idle(table, place, declines=GOING_ON, poorer=price)}
    for answer in answers(decision):
        if not is_decline(decision, answer, GOING_ON):
            option = "+".join(decision.options[n].id for n in answer)
            yield (decision.kind.name, decision.source, option), wrong.get(option, "")


def encounters() -> dict[str, tuple[ArkhamEffect, str]]:
    """Every encounter, by card and place, with where it happens."""
    edition = scenario("arkham_horror", boxes=["kingsport"], seats=[FRIEND]).state.edition
    towns: dict[str, tuple[ArkhamEffect, str]] = {}
    neighborhoods = dict.fromkeys(location.neighborhood for location in edition[LOCATIONS])
    for card in [card for where in neighborhoods for card in cards_of(edition, where)]:
        for where, effect in card.encounters.items():
            towns[f"{card.slug}:{where}"] = effect, "silver_twilight_lodge" if where == "inner_sanctum" else where
    worlds: Mapping[str, tuple[ArkhamEffect, str]] = {
        f"{card.slug}:{world}": (effect, f"{world}_1" if world != "other" else "another_dimension_1")
        for card in edition[GATE_CARDS]
        for world, effect in {**card.encounters, "other": card.other}.items()
        if effect is not None
    }
    return {**towns, **worlds}


ENCOUNTERS = encounters()


@pytest.mark.parametrize("hand", HANDS)
def test_whatever_an_encounter_offers_changes_something(games: dict[str, bytes], hand: str) -> None:
    bad = {
        f"{name} {fault.question} {fault.option}"
        for name, (effect, at) in ENCOUNTERS.items()
        for fault in found(games[hand], at, resolving(effect, at))
        if hand != "guarded" or not is_prevented(fault)
    }
    assert not bad


# --- services and Mythos cards


def test_whatever_a_location_offers_changes_something(games: dict[str, bytes]) -> None:
    edition = decoder(Arkham).decode(games["nothing"]).edition
    bad = {
        f"{hand} {location.slug} {fault.question} {fault.option}"
        for hand in HANDS
        for location in edition[LOCATIONS]
        for service in location.services
        for fault in found(games[hand], location.slug, resolving(may(service), location.slug))
        if hand != "guarded" or not is_prevented(fault)
    }
    assert not bad


@pytest.mark.parametrize("hand", ["nothing", "safe", "plenty"])
def test_whatever_a_mythos_card_offers_changes_something(games: dict[str, bytes], hand: str) -> None:
    state = decoder(Arkham).decode(games[hand])
    bad = set()
    for card in state.edition[MYTHOS]:
        for rumor, effect in ((False, card.effect), (True, card.ongoing)):
            if effect is not None:
                game = decoder(Arkham).decode(games[hand])
                SITUATIONS.place(game, card.slug, "play" if rumor else "drawn")
                faults = found(encode(game), "newspaper", resolving(effect, card.slug))
                bad |= {f"{card.slug} {fault.question} {fault.option}" for fault in faults}
    assert not bad


# --- cards in hand


def upkeep(game: Arkham, you: Investigator) -> None:
    """The upkeep of somebody who is hurt."""
    game.step = "upkeep"


def walk(game: Arkham, you: Investigator) -> None:
    """The movement in a street."""
    game.step, you.at, you.points = "walk", "downtown", 6


def beyond(game: Arkham, you: Investigator) -> None:
    """The movement in an Other World."""
    game.step, you.at, you.gate = "movement", "the_dreamlands_1", "woods"


def in_town(game: Arkham, you: Investigator) -> None:
    """An encounter in town."""
    game.step, you.at = "encounter", "newspaper"


def in_the_street(game: Arkham, you: Investigator) -> None:
    """The encounter phase in a street."""
    game.step, you.at = "encounter", "downtown"


def at_a_gate(game: Arkham, you: Investigator) -> None:
    """A gate that can be closed."""
    game.step, you.at, you.explored = "encounter", "woods", True


def in_a_world(game: Arkham, you: Investigator) -> None:
    """An encounter in an Other World."""
    game.step, you.at, you.gate = "other_world", "the_dreamlands_1", "woods"


def fighting(game: Arkham, you: Investigator) -> None:
    """A fight against a ghoul."""
    game.step, you.at = "arrive", "northside"


def at_the_end(game: Arkham, you: Investigator) -> None:
    """The final battle."""
    SITUATIONS.awaken(game, None)


Stage = Callable[[Arkham, Investigator], None]
STAGES: tuple[Stage, ...] = (upkeep, walk, beyond, in_town, in_the_street, at_a_gate, in_a_world, fighting, at_the_end)
"""Where cards are used."""
CHANCES = ((6,), (1,), (1, 6))
"""What dice show while cards are used: spells succeed, or checks fail that cards can help with."""
DEPTH = 12
"""How many questions are looked at to find a use for a card."""


def carried() -> list[str]:
    """Every card that an investigator may have in front of it and that is used."""
    edition = scenario("arkham_horror", boxes=["kingsport"], seats=[FRIEND]).state.edition
    kinds = {**BY_DECK, **edition.kinds_beside(BY_DECK)}
    cards = [card for kind in kinds.values() for card in edition[kind] if isinstance(card, Card)]
    return [card.slug for card in cards if any(isinstance(hook, Ability | Replacement) for hook in card.hooks)]


CARRIED = carried()


def in_the_way(game: Arkham, you: Investigator) -> None:
    """The movement of somebody who has evaded a ghoul that is there."""
    walk(game, you)
    SITUATIONS.spawn(game, "ghoul#2", you.at)
    you.evaded = ["ghoul#2"]


def under_attack(game: Arkham, you: Investigator) -> None:
    """The attack of the Ancient One in the final battle."""
    at_the_end(game, you)
    game.step = "battle_defense"


def in_debt(game: Arkham, you: Investigator) -> None:
    """The movement of somebody who has money enough for a loan."""
    walk(game, you)
    you.money = 10


def next_turn(game: Arkham, you: Investigator) -> None:
    """The end of a turn and the start of the next."""
    game.step = "turn_end"


def blessed(game: Arkham, you: Investigator) -> None:
    """Somebody who is blessed, in town."""
    in_town(game, you)
    SITUATIONS.give(game, you.slug, ["blessing"])


def spell_is_cast(game: Arkham, you: Investigator) -> Rules[None]:
    """A spell that costs sanity."""
    SITUATIONS.give(game, you.slug, ["shrivelling"])
    yield from cast(game, you, "shrivelling")


MOMENTS: dict[str, tuple[Stage, ArkhamEffect | None]] = {
    "bank_loan": (in_debt, None),
    "basil_elton": (under_attack, None),
    "crystal_of_the_elder_things": (in_town, Function(spell_is_cast, "", "")),
    "implant_suggestion": (in_the_way, None),
    "kept_blue_kh6": (in_town, Function(spell_is_cast, "", "")),
    "listen": (in_town, check("luck", passed=gain(money=1))),
    "makeup_kit": (in_town, arrested()),
    "nine_lives": (in_town, devoured()),
    "nodens_blessing_05": (in_town, draw("unique")),
    "nodens_blessing_06": (in_town, draw("skill")),
    "nodens_blessing_09": (in_town, terror(1)),
    "nodens_blessing_11": (in_town, draw("common")),
    "nodens_blessing_12": (in_town, draw("spell")),
    "nodens_blessing_14": (blessed, cursed()),
    "telescope": (in_town, delayed()),
    "warding_statue": (under_attack, None),
    "whiskey": (in_town, lose(sanity=1)),
    "whiskey_kingsport": (in_town, lose(sanity=1)),
}
"""Cards that answer what none of the stages brings, with what does: an effect, or the step of another stage."""
NEVER_ASKED = {"captain_of_the_white_ship"}
"""Cards whose use nobody is asked about: the captain prevents every delay in Other Worlds by himself."""


def use_of(
    state: Arkham, card: str, stage: Stage, run: Callable[[Arkham], Rules[None]] = GAME.rules.step
) -> dict[str, set[str]]:
    """What is wrong with each offer to use a card at a stage of the turn; nothing is, where "" is among it."""
    seen: dict[str, set[str]] = defaultdict(set)
    for faces in CHANCES:
        game = decoder(Arkham).decode(encode(state))
        you = game.investigators[0]
        assert you is not None
        stage(game, you)

        def ways(decision: Decision) -> Iterator[tuple[int, ...]]:
            others = [
                option for option in answers(decision) if not any(is_use(decision.options[n], card) for n in option)
            ]
            yield from others[:3]

        for asked in explore(staged(GAME.rules, game, run, faces=faces), DEPTH, ways):
            decision = asked.decision
            assert decision is not None
            uses = [option for option in decision.options if is_use(option, card) or decision.source == card]
            if decision.kind.name in LOSSES:
                seen.update({f"{decision.kind.name} {option.id}": {""} for option in uses})
            elif uses:
                faults = idle(asked, place, declines=GOING_ON | USUAL, poorer=poorer, of=uses.__contains__)
                wrong = {bad.option: bad.why for bad in faults}
                for option in uses:
                    seen[f"{decision.kind.name} {option.id}"].add(wrong.get(option.id, ""))
    return seen


USUAL = {"fight", "flee", "encounter", "close", "roll", "skip", "wait", "keep"}
"""What is done at a stage without any card, or leaves a token where it is."""


def is_use(option: Option[Any], card: str) -> bool:
    """Whether an option uses a card."""
    return option.verb == "use" and card in option.pieces


def faults_of(state: Arkham, card: str, stages: Sequence[Stage] = STAGES) -> set[str]:
    """What is offered in vain by a card, at any of some stages."""
    found = {stage.__name__: use_of(state, card, stage) for stage in stages}
    tried = [(name, option, whys) for name, uses in found.items() for option, whys in uses.items()]
    wrong = {f"{name} {option} {whys}" for name, option, whys in tried if len(whys) == 1 and "" not in whys}
    return wrong if tried else {NEVER}


NEVER = "is never offered"


@pytest.mark.parametrize("hand", ["plenty", "nothing"])
def test_whatever_a_card_offers_changes_something(games: dict[str, bytes], hand: str) -> None:
    bad = {}
    for slug in CARRIED:
        state = decoder(Arkham).decode(games[hand])
        mine = state.present()[0].cards
        if slug not in mine:
            SITUATIONS.give(state, YOU, [slug])
        bad[slug] = faults_of(state, slug if slug in mine else mine[-1], STAGES if hand == "plenty" else (upkeep, walk))
    assert not {slug: faults for slug, faults in bad.items() if faults - {NEVER}}
    if hand == "plenty":
        assert {slug for slug, faults in bad.items() if faults} == {*MOMENTS, *NEVER_ASKED}


@pytest.mark.parametrize("slug", MOMENTS)
def test_whatever_a_card_offers_at_its_own_moment_changes_something(games: dict[str, bytes], slug: str) -> None:
    stage, effect = MOMENTS[slug]
    state = decoder(Arkham).decode(games["plenty"])
    if slug not in state.present()[0].cards:
        SITUATIONS.give(state, YOU, [slug])
    uses = use_of(state, slug, stage, GAME.rules.step if effect is None else resolving(effect, "newspaper"))
    assert uses
    assert not {option: whys for option, whys in uses.items() if "" not in whys}


# --- Ancient Ones and what is beside them


def awake(state: bytes, ancient_one: str, card: str = "") -> Arkham:
    """The final battle with an Ancient One, perhaps with a card of the Epic Battle."""
    game: Arkham = decoder(Arkham).decode(state)
    game.ancient_one = ancient_one
    SITUATIONS.awaken(game, None)
    assert game.battle is not None
    game.battle.card = card
    return game


def in_vain(game: Arkham, run: Callable[[Arkham], Rules[None]], *sources: str) -> set[str]:
    """What is offered in vain by an Ancient One, a sheet or a card of the Epic Battle, but for losses that come to nothing."""
    faults = found(encode(game), game.present()[0].at, run)
    return {f"{f.source} {f.question} {f.option}" for f in faults if f.source in sources and not is_prevented(f)}


@pytest.mark.parametrize("hand", HANDS)
def test_whatever_an_ancient_one_leaves_to_choose_changes_something(games: dict[str, bytes], hand: str) -> None:
    bad: set[str] = set()
    for card in decoder(Arkham).decode(games[hand]).edition[ANCIENT_ONES]:
        for effect in (card.start_of_battle, card.attack, card.after_attack):
            if effect is not None:
                bad |= in_vain(awake(games[hand], card.slug), resolving(effect, card.slug), card.slug)
    assert not bad


@pytest.mark.parametrize(
    ("hand", "step"),
    [
        ("nothing", "battle_attack"),
        ("cursed", "battle_attack"),
        ("nothing", "battle_defense"),
        ("plenty", "battle_defense"),
    ],
)
def test_whatever_the_epic_battle_leaves_to_choose_changes_something(
    games: dict[str, bytes], hand: str, step: Step
) -> None:
    edition = decoder(Arkham).decode(games[hand]).edition
    cards = [(card.slug, "yig") for card in edition[EPIC_CARDS]] + [(c.slug, c.ancient_one) for c in edition[PLOTS]]
    bad: set[str] = set()
    for slug, ancient_one in cards:
        game = awake(games[hand], ancient_one, slug)
        game.step = step
        bad |= in_vain(game, GAME.rules.step, slug, ancient_one)
    assert not bad


@pytest.mark.parametrize("hand", ["nothing", "plenty"])
def test_whatever_heralds_and_guardians_leave_to_choose_changes_something(games: dict[str, bytes], hand: str) -> None:
    edition = decoder(Arkham).decode(games[hand]).edition
    tried: dict[str, set[str]] = {}
    for sheet in (*edition[HERALDS], *edition[GUARDIANS]):
        game = decoder(Arkham).decode(games[hand])
        game.sheets.append(sheet.slug)
        game.piles.setdefault(VISIONS, Pile())
        tried[sheet.slug] = faults_of(game, sheet.slug, (walk, in_the_street))
        SITUATIONS.give(game, YOU, [name for name, token in TOKENS.items() if token.sheet == sheet.slug])
        tried[f"{sheet.slug} at its start"] = faults_of(game, sheet.slug, (next_turn,))
    assert not {what: faults for what, faults in tried.items() if faults - {NEVER}}
    if hand == "plenty":
        assert {what for what, faults in tried.items() if not faults} == {"bast", "bast at its start"}


def test_whatever_an_investigator_can_do_changes_something() -> None:
    bad = {}
    for person in scenario("arkham_horror", boxes=["kingsport"], seats=[FRIEND]).state.edition[INVESTIGATORS]:
        if any(isinstance(hook, Ability) for hook in person.hooks):
            friend = FRIEND if person.slug != FRIEND else "kate_winthrop"
            g = scenario("arkham_horror", boxes=["kingsport"], seats=[person.slug, friend], ancient_one="yig")
            g.set(f"{person.slug}.sanity", 2).set(f"{person.slug}.stamina", 2).give(person.slug, "$3", "clue", "ghoul")
            g.place("gate_the_dreamlands", at="woods").place("gate_yuggoth", at="graveyard").spawn(
                "ghoul", at="northside"
            )
            bad[person.slug] = faults_of(g.state, person.slug) - {NEVER}
    assert bad
    assert not {slug: faults for slug, faults in bad.items() if faults}


@pytest.mark.parametrize("hand", ["nothing", "safe", "plenty"])
def test_whatever_can_be_done_about_a_rumor_changes_something(games: dict[str, bytes], hand: str) -> None:
    bad, tried = {}, 0
    for card in decoder(Arkham).decode(games[hand]).edition[MYTHOS]:
        for task in (one for one in card.lines if one.name == "rumor_task"):
            state = decoder(Arkham).decode(games[hand])
            SITUATIONS.place(state, card.slug, "play")

            def there(game: Arkham, you: Investigator, task: Line = task) -> None:
                game.step, you.at = "encounter", task.given("place")

            for option, whys in use_of(state, card.slug, there).items():
                tried += 1
                if len(whys) == 1 and "" not in whys:
                    bad[card.slug] = f"{option} {whys}"
    assert not bad
    assert tried or hand != "plenty"


# --- prices

PRICES = {
    "pay",
    "give_up",
    "spend_trophies",
    "spend_gates",
    "spend_monsters",
    "accept_curse",
    "accept_delay",
    "lose_turn",
    "advance_two",
    "moon_trophy",
    "tome_to_the_box",
    "",
}
"""The words that prices are said with, "" being what a card alone has: nothing lessens them."""


def parts(effect: object) -> Iterator[Word[Any, Any]]:
    """The words of an effect, and of those that it is made of."""
    if isinstance(effect, Word):
        yield effect
        for arg in effect.args:
            yield from parts(arg)
    elif isinstance(effect, AllOf | OneOf):
        for part in effect.effects:
            yield from parts(part)
    elif isinstance(effect, tuple):
        for part in effect:
            yield from parts(part)


@rule("AH-FAQ-086", "AH-FAQ-087")
def test_no_price_is_a_loss_that_something_lessens() -> None:
    services = [service for place in BASE[LOCATIONS] for service in place.services]
    words = [word for effect in (*(effect for effect, _ in ENCOUNTERS.values()), *services) for word in parts(effect)]
    prices = [part.name for word in words if word.name == "paying" for part in word.args[:1]]
    assert prices
    assert {*prices} <= PRICES
