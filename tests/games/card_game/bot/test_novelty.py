"""What bots make of cards, investigators and questions that nobody has told them about."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.card_game.bot.between import rank
from miskatonic.games.card_game.bot.heuristic import FastBot
from miskatonic.games.card_game.bot.position import value
from miskatonic.games.card_game.bot.reactions import dread
from miskatonic.games.card_game.bot.worth import STRONGEST, fighting_skill, kept_worth, printed_worth
from miskatonic.games.card_game.components import ASK, Card, DeckOption, TokenEffect
from miskatonic.games.card_game.declare import asset, enemy, event, investigator, skill, treachery
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import boost, fight_with, gain_actions, investigate_with, skill_check
from miskatonic.games.card_game.effects.combining import function, one_of
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import damage_enemy_here, heal, horror_by_margin, take
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import YOU, after
from miskatonic.games.card_game.effects.using import action, fast, reaction
from miskatonic.games.card_game.events import EnemyDefeated
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator
from miskatonic.kernel.decision import KINDS, Kind, Option, Rules, ask, ask_many
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import Limit
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.kernel.text import Text, own_words
from miskatonic.players import Bot, make_bot, play
from miskatonic.players.random_bot import RandomBot
from miskatonic.players.search import SearchBot
from miskatonic.testing import Scenario, home_made, scenario

ROLAND, AGNES = "roland_banks", "agnes_baker"
SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")
FAST = FastBot()


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """Everything that a test declares is in a box of its own."""
    with home_made("card_game"):
        yield


def words(what: str) -> Text:
    return own_words(what, what)


def alone(*gifts: str, who: str = ROLAND, **changes: Any) -> Scenario:
    """An investigator alone in the Study, with a clue there."""
    g = scenario("card_game", seats=[who]).give(who, *gifts)
    for path, amount in changes.items():
        g.set(path.replace("__", "."), amount)
    return g


def choice(g: Scenario) -> list[str]:
    """What the bot takes, without the numbers of copies."""
    return [g.options[n].partition("#")[0] for n in FAST.pick(Sight.within(g.table))]


def played(slug: str, effect: CardGameEffect, **fields: Any) -> Card:
    return event(slug, slug, slug, slug, cost=fields.pop("cost", 0), effect=effect, **fields)


def in_play(slug: str, *lines: Any, **fields: Any) -> Card:
    return asset(slug, slug, slug, slug, cost=fields.pop("cost", 1), lines=lines, **fields)


# --- events


def test_a_free_event_that_gives_resources_and_a_clue_is_played() -> None:
    played("windfall", both(gain_resources(5), discover(1)))
    assert choice(alone("windfall")) == ["play:windfall"]


def test_an_event_that_only_hurts_stays_in_hand() -> None:
    played("folly", take(damage=2, horror=1))
    assert choice(alone("folly")) != ["play:folly"]


def test_an_event_that_heals_is_played_by_who_is_hurt() -> None:
    played("salve", heal(damage=4))
    assert choice(alone("salve", roland_banks__damage=7)) == ["play:salve"]


def test_a_dear_event_that_brings_little_stays_in_hand() -> None:
    played("trinket", gain_resources(1), cost=4)
    assert choice(alone("trinket", roland_banks__resources=5)) != ["play:trinket"]


def nothing(game: CardGame, you: Investigator) -> Rules[None]:
    yield from ()


def test_an_event_that_does_not_say_what_it_gives_is_played_rather_than_nothing_done() -> None:
    played("riddle", function("a riddle", "une énigme", name="riddle")(nothing), fast=True)
    assert choice(alone("riddle", roland_banks__actions=0)) == ["play:riddle"]


def test_an_event_that_is_a_fight_is_used_on_the_enemy_at_hand() -> None:
    played("haymaker", fight_with(bonus=3, damage=2), designator="fight")
    g = alone("haymaker").spawn("ghoul_minion", engaged=ROLAND)
    assert choice(g) == ["play:haymaker"]


# --- assets


def test_an_asset_with_an_action_is_played_and_used() -> None:
    in_play("purse", action(gain_resources(4), cost=costing("exhaust")))
    assert choice(alone("purse", study__clues=0)) == ["play:purse"]
    assert choice(alone("play:purse", study__clues=0)) == ["use:purse"]


def test_an_asset_with_a_free_ability_is_used_once_it_is_in_play() -> None:
    in_play("almanac", fast(draw(1), cost=costing("exhaust")))
    assert choice(alone("play:almanac", roland_banks__actions=0)) == ["use:almanac"]


def test_a_free_ability_that_gives_an_action_is_used_where_a_limit_ends_it() -> None:
    in_play("whistle", fast(gain_actions(1), limit=Limit(1, "round")))
    g = alone("play:whistle", roland_banks__actions=0)
    assert choice(g) == ["use:whistle"]
    g.choose("use:whistle")
    assert "use:whistle#1" not in g.options


@pytest.mark.parametrize("effect", [gain_resources(1), draw(1), gain_actions(1)])
def test_a_free_ability_that_nothing_limits_is_not_used_for_ever(effect: CardGameEffect) -> None:
    in_play("fountain", fast(effect))
    g = alone("play:fountain")
    for _ in range(200):
        if g.state.round > 1 or g.table.decision is None:
            return
        g.table.choose(*FAST.pick(Sight.within(g.table)))
    pytest.fail("the turn goes on and on")


def test_an_asset_with_a_reaction_answers() -> None:
    in_play("trophy", reaction(after(EnemyDefeated, YOU), gain_resources(2)))
    in_play("curse", reaction(after(EnemyDefeated, YOU), take(horror=3)))
    for card, answer in (("trophy", "use:trophy"), ("curse", "pass")):
        g = alone(f"play:{card}", study__clues=0).spawn("swarm_of_rats", engaged=ROLAND).rig(tokens=["0"])
        g.choose("fight:swarm_of_rats")
        while not any(option.startswith("use:") for option in g.options):
            g.table.choose(*FAST.pick(Sight.within(g.table)))
        assert choice(g) == [answer]


def test_an_investigation_by_a_card_is_worth_its_clue_or_what_it_brings_instead() -> None:
    in_play("lens", action(investigate_with(-3), designator="investigate"))
    in_play("crowbar", action(gain_resources(5), designator="investigate"))
    assert choice(alone("play:lens")) == ["use:lens"]
    assert choice(alone("play:crowbar", study__clues=0)) == ["use:crowbar"]


def test_a_weapon_whose_words_are_its_own_is_a_weapon() -> None:
    @function("fight", "combattre", name="swing", gives={"enemy_damage": 3})
    def swing(game: CardGame, you: Investigator) -> Rules[None]:
        yield from fight_with(bonus=4, damage=2).run(game, you)

    in_play("scythe", action(swing, designator="fight"))
    g = alone("play:scythe").spawn("ghoul_minion", engaged=ROLAND)
    assert choice(g) == ["use:scythe"]


def test_damage_goes_to_the_enemy_that_is_felled_by_it() -> None:
    in_play("spark", fast(damage_enemy_here(2), cost=costing("exhaust")))
    g = alone("play:spark").spawn("swarm_of_rats", engaged=ROLAND).spawn("ravenous_ghoul", engaged=ROLAND)
    g.set("ravenous_ghoul.damage", 1).choose("use:spark")
    assert choice(g) == ["enemy:ravenous_ghoul"]


def test_the_more_an_asset_can_do_the_dearer_it_is() -> None:
    in_play("plain_box")
    in_play("useful_box", action(gain_resources(3)), fast(draw(1), cost=costing("exhaust")))
    assert printed_worth("useful_box") > printed_worth("plain_box") > 0


# --- skills


def test_a_skill_is_committed_for_its_icons_and_for_what_it_brings() -> None:
    skill("resolve", "resolve", "resolve", "resolve", icons={"willpower": 2}, passed=draw(2))
    g = alone("resolve", roland_banks__horror=3).stack("encounter", ["rotting_remains"]).choose("end_turn")
    while g.decision.kind.name != "commit":
        g.table.choose(*FAST.pick(Sight.within(g.table)))
    assert choice(g) == ["commit:resolve"]
    assert kept_worth(g[ROLAND], "resolve") > kept_worth(g[ROLAND], "guts")


def test_a_free_ability_that_adds_to_a_skill_is_used_where_it_decides_a_test() -> None:
    in_play("charm", fast(boost("willpower", 3), cost=costing("exhaust")))
    g = alone("play:charm", roland_banks__horror=4).stack("encounter", ["rotting_remains"]).choose("end_turn")
    while g.decision.kind.name != "window" or g.state.test is None:
        g.table.choose(*FAST.pick(Sight.within(g.table)))
    assert choice(g) == ["use:charm"]


# --- encounter cards


def test_an_enemy_with_a_trait_that_nobody_knows_is_dealt_with() -> None:
    enemy("clockwork", "c", "c", "c", traits=("Clockwork",), fight=2, health=2, evade=2, damage=2, horror=1)
    g = alone(study__clues=0).spawn("clockwork", engaged=ROLAND)
    assert choice(g)[0] in ("fight:clockwork", "evade:clockwork")


def test_a_treachery_is_warded_off_if_it_would_hurt() -> None:
    treachery("plague", "p", "p", "p", revelation=take(damage=3), encounter_set="rats")
    treachery("draught", "d", "d", "d", revelation=gain_resources(1), encounter_set="rats")
    treachery("visions", "v", "v", "v", revelation=skill_check("willpower", 5, failed=horror_by_margin()))
    g = alone(who=AGNES, agnes_baker__damage=2)
    costs = {slug: dread(g.state, g[AGNES], slug) for slug in ("plague", "draught", "visions")}
    assert costs["plague"] > costs["visions"] > costs["draught"] > 0


def test_a_test_that_nobody_knows_is_taken_as_seriously_as_what_comes_of_it() -> None:
    plague, itch = take(damage=4), function("lose", "perdre", name="lose", gives={"resources": -1})(nothing)
    treachery("plague", "p", "p", "p", revelation=skill_check("willpower", 4, failed=plague), encounter_set="rats")
    treachery("itch", "i", "i", "i", revelation=skill_check("willpower", 4, failed=itch), encounter_set="rats")
    committed = []
    for card in ("plague", "itch"):
        g = alone("unexpected_courage", roland_banks__damage=5).stack("encounter", [card]).choose("end_turn")
        while g.decision.kind.name != "commit":
            g.table.choose(*FAST.pick(Sight.within(g.table)))
        committed.append(choice(g))
    assert committed == [["commit:unexpected_courage"], []]


# --- questions


@pytest.fixture
def kind() -> Iterator[Kind[Any]]:
    """A kind of question that no bot has an answer for."""
    name = "bargain"
    ASK.verbs("lose", "banish discard")  # as other games do, which need not be loaded
    yield ASK.mixed(name, "CG-EFF-07", str, int, bool, tuple)
    del KINDS["card_game"][name]


def asking(kind: Kind[Any], *options: Option[Any], least: int = 1, most: int = 1, source: str = "") -> Scenario:
    """Roland with two weapons, a ghoul and a card in hand, and the question."""

    @function("a question", "une question", name="a_question")
    def question(game: CardGame, you: Investigator) -> Rules[None]:
        if (least, most) == (1, 1):
            yield from ask(you.seat, kind, options, source)
        else:
            yield from ask_many(you.seat, kind, options, least, most, source)

    played("question", question)
    g = alone("question", "knife", "emergency_cache", "play:machete", "play:flashlight")
    return g.spawn("ghoul_minion", at="study").spawn("ravenous_ghoul", engaged=ROLAND).choose("play:question")


def option(ident: str, value: Any, *pieces: str) -> Option[Any]:
    return Option(ident, value, words(ident), pieces)


PASS = option("pass", None)


def test_a_new_question_is_answered_by_what_effects_give(kind: Kind[Any]) -> None:
    effects = (take(horror=2), both(gain_resources(2), draw(1)), one_of(take(damage=1), take(horror=1)))
    g = asking(kind, *(option(f"effect:{n}", effect) for n, effect in enumerate(effects)), PASS)
    assert choice(g) == ["effect:1"]


def test_what_only_costs_is_passed_up(kind: Kind[Any]) -> None:
    assert choice(asking(kind, option("effect:0", take(horror=2)), PASS)) == ["pass"]


def test_a_new_question_about_enemies_is_answered_by_what_they_threaten(kind: Kind[Any]) -> None:
    enemies = ("ghoul_minion", "ravenous_ghoul")
    g = asking(kind, *(option(f"banish:{slug}", slug, slug) for slug in enemies), PASS)
    assert choice(g) == ["banish:ravenous_ghoul"]


@pytest.mark.parametrize(("verb", "wanted"), [("keep", "machete"), ("discard", "flashlight")])
def test_a_new_question_about_cards_is_answered_by_what_they_are_worth(kind: Kind[Any], verb: str, wanted: str) -> None:
    cards = ("machete#1", "flashlight#1")
    g = asking(kind, *(option(f"{verb}:{card}", card, card) for card in cards))
    assert choice(g) == [f"{verb}:{wanted}"]


def test_as_many_options_are_taken_as_have_to_be_and_as_are_worth_it(kind: Kind[Any]) -> None:
    gifts = [option(f"effect:{n}", effect) for n, effect in enumerate((gain_resources(2), draw(1), take(damage=1)))]
    assert choice(asking(kind, *gifts, least=0, most=3)) == ["effect:0", "effect:1"]


def test_what_has_to_be_given_up_is_what_is_worth_least(kind: Kind[Any]) -> None:
    gifts = [option(f"effect:{n}", effect) for n, effect in enumerate((take(1), take(horror=4), take(damage=6)))]
    assert choice(asking(kind, *gifts, least=1, most=2)) == ["effect:0"]


def test_an_offer_is_accepted_if_the_card_that_makes_it_is_worth_having(kind: Kind[Any]) -> None:
    yes_or_no = option("yes", True), option("no", False)
    assert choice(asking(kind, *yes_or_no, source="beat_cop")) == ["yes"]


def test_options_that_say_nothing_are_tried_out(kind: Kind[Any]) -> None:
    options = [option(f"door:{n}", n) for n in range(3)]
    g = asking(kind, *options)
    assert choice(g) == choice(g)
    g.table.choose(*FAST.pick(Sight.within(g.table)))


@pytest.mark.parametrize("name", ["random", "heuristic", "search"])
def test_every_bot_answers_a_question_of_mixed_options(kind: Kind[Any], name: str) -> None:
    options = (
        option("fight:ghoul_minion", ("fight", "ghoul_minion"), "ghoul_minion"),
        option("go:hallway", "hallway", "hallway"),
        option("take:knife", "knife#1", "knife#1"),
        option("ask:roland_banks", 0, ROLAND),
        option("effect:draw", draw(1)),
        option("number:3", 3),
        PASS,
    )
    g = asking(kind, *options)
    chosen = bot(name).pick(Sight.within(g.table))
    assert len(chosen) == 1
    g.table.choose(*chosen)


def bot(name: str, seed: int = 3) -> Bot:
    """A bot of that name; one that searches thinks only a little."""
    if name == "search":
        return SearchBot(FastBot(), seed=seed, iterations=2, steps=2)
    return RandomBot(seed) if name == "random" else make_bot(name, "card_game", seed=seed)


# --- investigators


def newcomer(**fields: Any) -> str:
    """An investigator that no bot has heard of, with new cards in a starter deck and new ones in the encounter deck."""
    played("windfall", both(gain_resources(5), discover(1)))
    in_play("purse", action(gain_resources(2), cost=costing("exhaust")), health=1, sanity=1, slots=("ally",))
    in_play("spark", fast(damage_enemy_here(1), cost=costing("exhaust")))
    skill("resolve", "resolve", "resolve", "resolve", icons={"willpower": 1, "wild": 1}, passed=draw(1))
    played("keepsake", heal(damage=1, horror=1), restricted_to="newcomer", deck_limit=1)
    treachery("nightmare", "n", "n", "n", weakness="signature", revelation=take(horror=2))
    enemy("clockwork", "c", "c", "c", traits=("Clockwork",), fight=2, health=2, evade=3, damage=1, encounter_set="rats")
    treachery("plague", "p", "p", "p", encounter_set="rats", revelation=skill_check("agility", 3, failed=take(1, 1)))
    deck = ("windfall", "purse", "spark", "resolve", "knife", "flashlight", "emergency_cache", "guts", "perception")
    more = ("overpower", "manual_dexterity", "unexpected_courage", "magnifying_glass", "working_a_hunch", "machete")
    investigator(
        "newcomer",
        "The Newcomer",
        "La Nouvelle",
        "h99",
        faction="seeker",
        skills={"willpower": 4, "intellect": 3, "combat": 2, "agility": 3},
        health=7,
        sanity=7,
        elder_sign=TokenEffect(1),
        deck_options=(DeckOption("seeker"), DeckOption("guardian"), DeckOption("neutral")),
        required=("keepsake", "nightmare"),
        starter=dict.fromkeys((*deck, *more), 2),
        lines=(fast(gain_resources(1), limit=Limit(1, "round")),),
        **fields,
    )
    return "newcomer"


def table(seed: int, **options: Any) -> Table[Any]:
    return new_table("card_game", seed=seed, boxes=["home_made"], history=False, **options)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_whole_games_are_played_with_an_investigator_that_nobody_knows(
    name: str, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.games.card_game.bot.heuristic.TRIALS", 4)
    who = newcomer()
    for seats in ([who], [ROLAND, who]):
        game = table(5, scenario=scenario, seats=seats)
        play(game, [bot(name)] * len(seats))
        assert game.decision is None


@pytest.mark.parametrize("seats", [["newcomer"], ["newcomer", AGNES]])
def test_whole_games_are_searched_with_an_investigator_that_nobody_knows(seats: list[str]) -> None:
    newcomer()
    game = table(6, scenario="the_gathering", seats=seats)
    play(game, [bot("search")] * len(seats))
    assert game.decision is None


def test_positions_of_an_investigator_that_nobody_knows_are_valued() -> None:
    game = table(6, scenario="the_gathering", seats=[newcomer()])
    assert 0.0 < value(game.state, 0) < 1.0


def test_an_investigator_that_nobody_knows_is_judged_by_skills_and_body() -> None:
    who = newcomer()
    assert fighting_skill(who) == "willpower"
    assert rank(STRONGEST[-1]) < rank(who) < rank(STRONGEST[0])
