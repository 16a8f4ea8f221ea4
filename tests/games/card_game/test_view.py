"""What a board shows can be drawn from a view alone, and a view tells nobody what is not theirs to know."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest
from tests.games.hidden import copy, strings

from miskatonic import Table, new_table
from miskatonic.games.card_game.checks import check
from miskatonic.games.card_game.components import GAME as CARD_GAME
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.games.card_game.view.facts import facts as facts_of
from miskatonic.games.card_game.view.table import (
    CardGameView,
    CommittedView,
    InvestigatorView,
    LocationView,
    SlotView,
    TokenView,
)
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import render
from miskatonic.players.random_bot import RandomBot
from miskatonic.testing import Scenario, scenario

GAME: Game[Any] = GAMES[CARD_GAME]
SHOWN = (
    "CardCommitted",
    "CardPlayed",
    "CardDiscarded",
    "CardSeen",
    "CardShown",
    "EncounterDrawn",
    "EnteredPlay",
    "TreacheryRevealed",
)
"""Events that show a card to whoever is told of them, wherever it goes afterwards."""
SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")


def roland_and_daisy() -> Scenario:
    return scenario("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_gathering")


def seen(g: Scenario, seat: int | None = 0) -> CardGameView:
    return cast(CardGameView, g.table.view(seat))


def roland(g: Scenario, seat: int | None = 0) -> InvestigatorView:
    return seen(g, seat).investigators[0]


def location(view: CardGameView, card: str) -> LocationView:
    return next(place for place in view.locations if place.card == card)


# --- what is there is shown


def test_a_player_sees_the_own_hand_and_everybody_else_how_many_cards_are_in_it() -> None:
    g = roland_and_daisy().give("roland_banks", "machete", "guts")
    mine = roland(g, 0).hand
    assert mine is not None
    assert [(held.card.partition("#")[0], held.cost) for held in mine] == [("machete", 3), ("guts", None)]
    assert [(roland(g, seat).hand, roland(g, seat).hand_size) for seat in (1, None)] == [(None, 2), (None, 2)]


def test_an_investigator_with_everything_in_front_of_it() -> None:
    g = roland_and_daisy().give("roland_banks", "play:machete", "play:beat_cop", "clue", "discard:guts")
    g.set("roland_banks.damage", 3).set("roland_banks.horror", 1)
    investigator = roland(g)
    assert (
        investigator.slug,
        investigator.at,
        investigator.damage,
        investigator.health,
        investigator.horror,
        investigator.sanity,
    ) == (
        "roland_banks",
        "study",
        3,
        9,
        1,
        5,
    )
    assert (investigator.clues, investigator.resources, investigator.actions) == (1, 5, 3)
    assert investigator.skills == {"willpower": 3, "intellect": 3, "combat": 5, "agility": 2}
    assert [card.partition("#")[0] for card in investigator.discard] == ["guts"]
    assert investigator.slots[0] == SlotView("hand", 1, 2)
    assert SlotView("ally", 1, 1) in investigator.slots
    cop = investigator.play[1]
    assert (cop.health, cop.sanity, cop.damage) == (2, 2, 0)


def test_agenda_and_act_with_what_they_wait_for() -> None:
    g = roland_and_daisy().give("roland_banks", "clue").give("daisy_walker", "clue").set("agenda_doom", 2)
    g.spawn("ghoul_minion", at="hallway", doom=1)
    view = seen(g)
    assert view.agenda is not None
    assert (view.agenda.doom, view.agenda.doom_in_play, view.agenda.threshold, view.agenda.to_come) == (2, 3, 3, 2)
    assert view.act is not None
    assert (view.act.needed, view.act.held, view.act.to_come) == (4, 2, 2)


def test_of_a_location_that_is_not_revealed_only_its_upper_side_is_seen() -> None:
    g = roland_and_daisy().place("hallway", "revealed").place("attic", "unrevealed")
    view = seen(g)
    attic, hallway = location(view, "attic"), location(view, "hallway")
    assert (attic.revealed, attic.shroud, attic.clues) == (False, None, 0)
    assert (hallway.revealed, hallway.shroud) == (True, 1)
    assert "attic" in hallway.connects
    assert attic.connects == ("hallway",)


def test_an_enemy_with_its_values_as_they_are_now() -> None:
    g = roland_and_daisy().spawn("ghoul_priest", at="study", engaged="roland_banks", damage=2)
    (priest,) = seen(g).enemies
    assert (priest.fight, priest.evade, priest.health, priest.damage) == (4, 4, 10, 2)
    assert (priest.attack_damage, priest.attack_horror, priest.engaged, priest.at) == (2, 2, 0, "study")
    assert "hunter" in priest.keywords


def test_a_test_is_seen_with_all_its_parts_and_how_far_it_has_come() -> None:
    g = roland_and_daisy().give("roland_banks", "deduction").choose("investigate")
    test = seen(g, 1).test
    assert test is not None
    assert (test.step, test.skill, test.skill_value, test.difficulty, test.kind) == (
        2,
        "intellect",
        3,
        2,
        "investigate",
    )
    assert (test.total, test.tokens, test.committed) == (3, (), ())


def test_what_is_committed_is_seen_by_all() -> None:
    g = roland_and_daisy().give("roland_banks", "deduction").give("daisy_walker", "deduction").choose("investigate")
    g.choose("commit:deduction")
    test = seen(g, 1).test
    assert test is not None
    (committed,) = test.committed
    assert (committed.seat, committed.card.partition("#")[0], committed.icons) == (0, "deduction", 1)
    assert isinstance(committed, CommittedView)
    assert test.total == 4


def test_the_chaos_bag_says_what_its_symbols_would_do_now() -> None:
    g = roland_and_daisy().spawn("ghoul_minion", at="study").spawn("ravenous_ghoul", at="study")
    bag = {token.token: token for token in seen(g).bag}
    assert bag["skull"] == TokenView("skull", -2, 2)
    assert bag["auto_fail"].value is None
    assert bag["-1"].value == -1
    assert sum(token.count for token in seen(g).bag) == len(g.state.bag)


def test_where_the_game_stands_in_words() -> None:
    g = roland_and_daisy()
    assert (
        render(GAME.reading.moment(g.state, 0), "en") == "Round 1, investigation: Roland Banks’s turn, 3 actions left"
    )
    assert render(GAME.reading.moment(g.state, 0), "fr").startswith("Round 1, Investigation")
    g.give("roland_banks", "deduction").choose("investigate")
    assert render(GAME.reading.moment(g.state, 0), "en").endswith("Roland Banks tests intellect")


def facts(slug: str) -> Any:
    """The facts of a card; which kind it is of, the test knows."""
    return facts_of(slug)


def test_the_words_and_facts_of_a_card_belong_together() -> None:
    for registry in GAME.reading.registries.values():
        for card in edition_of("card_game")[registry]:
            for words in (describe(card.slug, "en"), describe(card.slug, "fr")):
                if facts(card.slug) is not None:  # the one line of a scenario is how it begins
                    assert len(words.lines) == len(facts(card.slug).lines)
                assert not [line for line in (words.title, *words.lines) if "cg-" in line]


def test_what_a_reader_sees_of_a_card_comes_as_facts_in_both_languages() -> None:
    asylum = facts("downtown_arkham_asylum").subtitle
    assert asylum is not None
    assert (asylum.en, asylum.fr) == (card_of("downtown_arkham_asylum").subtitle_en, "Asile d’Arkham")
    assert facts("attic").subtitle is None
    machete = facts("machete")
    assert [(words.en, words.fr) for words in machete.trait_words] == [
        ("Item", "Objet"),
        ("Weapon", "Arme"),
        ("Melee", "Corps-à-corps"),
    ]
    skull = facts("the_gathering_reference").easy_tokens["skull"]
    assert describe("the_gathering_reference", "fr").lines[0].endswith(skull.fr)
    elder_sign = facts("roland_banks").elder_sign
    assert elder_sign is not None
    assert ":" not in elder_sign.en


def test_the_facts_of_some_cards() -> None:
    machete = facts("machete")
    assert (machete.faction, machete.cost, machete.level) == ("guardian", 3, 0)
    assert (machete.slots, machete.icons) == (("hand",), {"combat": 1})
    assert facts("attic").victory == 1
    assert msgspec.to_builtins(facts("agenda_whats_going_on")) == {
        "kind": "agenda",
        "lines": facts("agenda_whats_going_on").lines,
        "code": "01105",
        "encounter_set": "the_gathering",
        "stage": 1,
    }
    reference = describe("the_gathering_reference", "en")
    skull = reference.lines[facts("the_gathering_reference").lines.index("easy_skull")]
    assert skull.startswith("Easy and standard, skull: −X")


# --- what is hidden is not


def tables(every: int = 5, players: int = 3) -> Iterator[Table[Any]]:
    """Tables of all scenarios, before every few choices of whole games."""
    for number, name in enumerate(SCENARIOS * 2):
        table = new_table("card_game", seed=number, players=players, scenario=name)
        bot = RandomBot(number)
        while table.decision is not None:
            yield table
            for _ in range(every):
                if table.decision is not None:
                    table.choose(*bot.pick(Sight(table)))


def hidden_from(state: CardGame, seat: int | None) -> set[str]:
    """The cards that lie face down for that seat."""
    cards = [*state.encounter_deck, *state.side_deck, *state.collection]
    for investigator in state.investigators:
        cards += investigator.deck
        if investigator.seat != seat:
            cards += investigator.hand
    return set(cards)


def as_json(state: CardGame, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.rules.view(state, seat))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_lies_face_down_is_not_named_in_any_view(seat: int | None) -> None:
    looked_at = 0
    for table in tables():
        named = set(strings(msgspec.json.decode(as_json(table.state, seat))))
        assert named.isdisjoint(hidden_from(table.state, seat))
        looked_at += 1
    assert looked_at > 40


def test_no_event_names_a_card_that_lies_face_down() -> None:
    told = 0
    for table in tables(every=1):
        for seat in (None, 0, 1, 2):
            events = table.events_for(seat)
            shown = {str(getattr(event, "card", "")) for event in events if type(event).__name__ in SHOWN}
            face_down = hidden_from(table.state, seat) - shown
            for event in events:
                fields = {str(getattr(event, field)) for field in event.__struct_fields__}
                assert fields.isdisjoint(face_down), f"seat {seat} is told {event}"
                told += 1
    assert told > 500


def test_worlds_that_differ_in_what_a_seat_cannot_know_look_the_same_from_it() -> None:
    different = 0
    for table in tables():
        for seat in (0, 1):
            state = copy(table.state)
            GAME.rules.determinize(state, seat, seeded(seat))
            assert as_json(state, seat) == as_json(table.state, seat)
            different += msgspec.msgpack.encode(state) != msgspec.msgpack.encode(table.state)
    assert different > 80


def encounters(state: CardGame) -> list[str]:
    """The encounter deck but for the set that was added at random."""
    return sorted(card for card in state.encounter_deck if card_of(card).encounter_set != state.hidden_set)


def test_another_world_is_a_possible_one_with_other_hands_and_decks() -> None:
    hands = 0
    for table in tables(every=9):
        state = copy(table.state)
        GAME.rules.determinize(state, 0, seeded(1))
        check(state)
        assert state.investigators[0].hand == table.state.investigators[0].hand
        assert len(state.encounter_deck) == len(table.state.encounter_deck)
        assert encounters(state) == encounters(table.state)
        for investigator, before in zip(state.investigators, table.state.investigators, strict=True):
            assert sorted([*investigator.hand, *investigator.deck]) == sorted([*before.hand, *before.deck])
            hands += investigator.hand != before.hand
        assert state.rng.word != table.state.rng.word
    assert hands > 10


def test_a_view_is_not_changed_by_what_happens_after_it() -> None:
    bot = RandomBot(4)
    table = new_table("card_game", seed=4, players=2, scenario="the_gathering")
    for _ in range(30):
        table.choose(*bot.pick(Sight(table)))
    view = table.view(0)
    before = msgspec.json.encode(view)
    for _ in range(30):
        if table.decision is not None:
            table.choose(*bot.pick(Sight(table)))
    assert msgspec.json.encode(view) == before
    assert msgspec.json.decode(before, type=CardGameView) == view


def test_who_leaves_the_scenario_shows_neither_hand_nor_deck() -> None:
    g = scenario("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_midnight_masks")
    g.give("roland_banks", "knife", "play:machete", "discard:guts")
    hidden = {*g["roland_banks"].deck, *g["roland_banks"].hand}
    g.choose("use:agenda_predator_or_prey")
    assert g["roland_banks"].fate == "resigned"
    assert hidden <= set(g["roland_banks"].removed)
    for seat in (None, 0, 1):
        shown = set(roland(g, seat).removed)
        assert {card_of(card).slug for card in shown} >= {"machete", "guts"}
        assert shown.isdisjoint(hidden)


def test_the_cultists_that_got_away_are_not_recorded_in_the_order_of_their_deck() -> None:
    for seed in range(3):
        g = scenario("card_game", seats=["roland_banks"], scenario="the_midnight_masks", seed=seed)
        away = sorted(g.state.side_deck)
        g.choose("use:agenda_predator_or_prey")
        assert [entry for entry in g.state.log if entry.startswith("got_away:")][: len(away)] == [
            f"got_away:{card}" for card in away
        ]


# --- what the options of a turn concern


def test_the_options_of_a_test_say_the_skill_and_the_difficulty_and_what_they_concern() -> None:
    g = roland_and_daisy().spawn("ghoul_minion", at="study", engaged="roland_banks")
    said = {option.id: (option.pieces, hints(g).get(option.id)) for option in g.decision.options}
    attack = "the Ghoul Minion attacks you first: 1 damage and 1 horror"
    assert said["investigate"] == (("study",), f"intellect 3 against 2; {attack}")
    assert said["fight:ghoul_minion"] == (("ghoul_minion",), "combat 4 against 2")
    assert said["evade:ghoul_minion"] == (("ghoul_minion",), "agility 2 against 2")
    assert said["draw"] == (("deck",), attack)
    assert said["resource"] == (("resources",), attack)


def test_a_move_says_what_is_known_of_where_it_leads() -> None:
    g = scenario("card_game", seats=["roland_banks"]).place("roland_banks", at="hallway")
    g.place("attic", at="revealed").place("cellar", at="unrevealed")
    assert hints(g)["move:attic"] == "shroud 1, 2 clues; on entering: take 1 horror"
    assert hints(g)["move:cellar"] == "not revealed yet"


def test_only_options_that_provoke_warn_of_engaged_enemies_and_only_of_ready_ones() -> None:
    g = roland_and_daisy().give("roland_banks", "emergency_cache", "play:45_automatic")
    g.spawn("ghoul_minion", at="study", engaged="roland_banks")
    assert "costs 0 resources; the Ghoul Minion attacks you first" in hints(g)["play:emergency_cache"]
    assert not any("attacks you" in hints(g)[safe] for safe in ("evade:ghoul_minion", "use:45_automatic", "end_turn"))
    g.set("ghoul_minion.exhausted", True)
    assert not any("attacks you" in hint for hint in hints(g).values())


def test_whoever_fights_reads_what_a_miss_would_bring() -> None:
    g = roland_and_daisy().spawn("ghoul_minion", at="study", engaged="daisy_walker")
    g.spawn("ghoul_priest", at="study", engaged="roland_banks")
    assert hints(g)["fight:ghoul_minion"] == "combat 4 against 2; if you fail, Daisy Walker takes the damage"
    assert hints(g)["fight:ghoul_priest"] == "combat 4 against 4; if you fail, it attacks you"


def test_whoever_could_investigate_in_vain_is_told() -> None:
    g = roland_and_daisy().set("study.clues", 0)
    assert hints(g)["investigate"] == "intellect 3 against 2; there is no clue here"


def test_an_asset_without_a_free_slot_says_that_another_one_has_to_go() -> None:
    g = roland_and_daisy().give("roland_banks", "play:45_automatic", "knife")
    assert hints(g)["play:knife"] == "costs 1 resource"
    g.give("roland_banks", "play:flashlight")
    assert hints(g)["play:knife"] == "costs 1 resource; another asset has to make room"


def test_whoever_assigns_damage_reads_how_much_everybody_can_take() -> None:
    g = roland_and_daisy().give("roland_banks", "play:beat_cop").set("roland_banks.damage", 2)
    g.spawn("ghoul_priest", at="study", engaged="roland_banks").choose("draw")
    assert hints(g) == {"assign:roland_banks": "takes both; health left: 7", "assign:beat_cop": "health left: 2"}


def hints(g: Scenario) -> dict[str, str]:
    """What the options on offer say beside their labels, whichever copy of a card they are about."""
    told = GAMES["card_game"].reading.hints(g.state, g.decision)
    return {o.id.partition("#")[0]: str(told.get(o.id, o.hint)) for o in g.decision.options}


def test_the_table_can_be_seen_after_an_investigator_has_left_it() -> None:
    # Roland's elder sign counts the clues where he is: he is nowhere.
    g = scenario("card_game", seats=["roland_banks"], scenario="the_midnight_masks").choose(
        "use:agenda_predator_or_prey"
    )
    assert roland(g).fate == "resigned"
    assert TokenView("elder_sign", 0) in seen(g).bag


def test_between_two_scenarios_nobody_has_a_turn() -> None:
    g = roland_and_daisy()
    g.state.step = "interlude"
    assert render(GAME.reading.moment(g.state, 0), "en") == "between two scenarios"


def test_a_token_that_may_still_be_exchanged_is_seen_and_counted() -> None:
    g = scenario("card_game", seats=["wendy_adams"], scenario="the_gathering").give("wendy_adams", "knife")
    g.rig(tokens=["-1"]).choose("investigate")
    test = seen(g).test
    assert test is not None
    assert [(token.token, token.value) for token in test.tokens] == [("-1", -1)]
    assert (test.skill_value, test.total) == (3, 2)
    assert GAME.reading.board_odds(g.state, 0) == {}


def test_an_automatic_failure_leaves_nothing_of_the_skill() -> None:
    g = scenario("card_game", seats=["wendy_adams"], scenario="the_gathering").give("wendy_adams", "knife")
    g.rig(tokens=["auto_fail"]).choose("investigate")
    test = seen(g).test
    assert test is not None
    assert (test.tokens[0].value, test.total) == (None, 0)


def test_a_minus_that_was_turned_into_a_plus_is_seen_as_one() -> None:
    g = scenario("card_game", seats=["wendy_adams"], scenario="the_midnight_masks", difficulty="hard")
    g.give("wendy_adams", "sure_gamble", "knife").rig(tokens=["cultist", "-1"])
    g.play("investigate", "pass", "use:sure_gamble#1")
    test = seen(g).test
    assert test is not None
    assert [(token.token, token.value) for token in test.tokens] == [("cultist", 2), ("-1", -1)]
    assert (test.skill_value, test.total) == (3, 3 + 2 - 1)


def test_only_abilities_count_as_used() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_midnight_masks")
    g.choose("move:easttown")
    assert seen(g).used == ()
