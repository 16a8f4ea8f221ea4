"""Setup."""

from collections import Counter

import pytest
from tests.games.elder_sign.editions import BASE
from tests.rules.elder_sign.shared import laid_out, set_up

from miskatonic.games.elder_sign.components import (
    ADVENTURE_CARDS,
    ADVENTURES,
    ANCIENT_ONES,
    CARDS,
    DECKS,
    INVESTIGATORS,
    MASKS,
    MONSTER_CARDS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
)
from miskatonic.games.elder_sign.events import MonsterPlaced, MythosDrawn, TurnBegan
from miskatonic.games.elder_sign.situations import QUIET_MUSEUM
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.table import new_table
from miskatonic.testing import rule

SEEDS = range(40)


def placed(state: ElderSign) -> list[str]:
    """The monsters on the adventures."""
    return [monster for adventure in state.adventures() for monster in adventure.monsters()]


# --- 1: the clock and the entrance


@rule("ES-SETUP-01")
def test_the_hand_of_the_clock_points_to_midnight() -> None:
    assert all(set_up(seed=seed).state.clock == 0 for seed in SEEDS)


@rule("ES-SETUP-02")
def test_all_dice_lie_beside_the_clock_but_for_those_that_are_locked() -> None:
    calm = set_up(adventures=QUIET_MUSEUM, mythos="closed_for_mourning").state
    assert [die.zone for die in calm.dice] == ["supply"] * 8


# --- 2: the Ancient One


@rule("ES-SETUP-03")
def test_the_ancient_one_is_the_players_choice_or_left_to_chance() -> None:
    for card in BASE[ANCIENT_ONES]:
        assert set_up(ancient_one=card.slug).state.ancient_one == card.slug
    assert len({set_up(seed=seed).state.ancient_one for seed in SEEDS}) > 1


@rule("ES-SETUP-03")
def test_an_ancient_one_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(BadSetup):
        new_table("elder_sign", ancient_one="dagon")


# --- 3: the monster cup


@rule("ES-SETUP-04", "ES-SETUP-06")
@pytest.mark.parametrize("card", [card.slug for card in BASE[ANCIENT_ONES] if card.slug != "nyarlathotep"])
def test_the_cup_holds_all_ordinary_monsters_and_no_mask(card: str) -> None:
    state = set_up(ancient_one=card).state
    assert sorted([*state.cup, *placed(state)]) == sorted(BASE[MONSTERS].copies())


@rule("ES-SETUP-05")
def test_against_nyarlathotep_the_masks_are_in_the_cup_too() -> None:
    state = set_up(ancient_one="nyarlathotep").state
    assert sorted([*state.cup, *placed(state)]) == sorted(BASE[MONSTERS].copies() + BASE[MASKS].copies())
    assert len(BASE[MASKS].copies()) == 5


@rule("ES-SETUP-04")
def test_which_monster_comes_out_of_the_cup_is_left_to_chance() -> None:
    museum = [
        "the_missing_records",
        "administration_office",
        "the_hidden_passage",
        "koi_pond",
        "lights_out",
        "riot_in_the_streets",
    ]
    drawn = {tuple(placed(set_up(seed=seed, mythos="wet_footprints", adventures=museum).state)) for seed in SEEDS}
    assert all(len(monsters) == 1 for monsters in drawn)
    assert len(drawn) > 10


# --- 4: the adventures


@rule("ES-SETUP-07")
def test_six_adventures_of_the_museum_lie_face_up_and_the_others_make_the_deck() -> None:
    for seed in SEEDS:
        state = set_up(seed=seed, mythos="wet_footprints").state
        museum = [adventure.card for adventure in state.museum if adventure is not None]
        assert len(museum) == 6
        assert sorted([*museum, *state.adventure_deck]) == sorted(BASE[ADVENTURES].copies())
        assert not state.other_worlds


@rule("ES-SETUP-07", "ES-SETUP-08", "ES-SETUP-11", "ES-SETUP-17")
@pytest.mark.parametrize("kind", ["adventure", "other_world", "common", "unique", "spell", "ally", "mythos"])
def test_every_deck_is_shuffled(kind: str) -> None:
    orders = {tuple(laid_out(seed=seed).state.deck(kind)) for seed in SEEDS}
    assert len(orders) == len(SEEDS)


@rule("ES-SETUP-08")
def test_the_other_worlds_are_kept_apart() -> None:
    assert sorted(set_up().state.other_world_deck) == sorted(BASE[OTHER_WORLDS].copies())


@rule("ES-SETUP-09", "ES-SETUP-19")
def test_every_locked_die_symbol_that_setup_brings_into_play_holds_a_die_of_its_colour() -> None:
    symbols: Counter[str] = Counter()
    for seed in range(80):
        state = set_up(seed=seed).state
        icons = {adventure.card: ADVENTURE_CARDS[adventure.card].locked for adventure in state.adventures()}
        icons |= {monster: MONSTER_CARDS[monster].locked for monster in placed(state)}
        icons[state.mythos] = MYTHOS[state.mythos].locked
        expected = {icon: color for icon, color in icons.items() if color is not None}
        locked = {die.lock: die.color for die in state.dice if die.zone == "lock"}
        assert {**expected, **locked} == expected, "no die is locked by anything else"
        assert set(expected.values()) == set(locked.values())
        symbols.update(
            "adventure" if icon in ADVENTURES else "mythos" if icon in MYTHOS else "monster" for icon in locked
        )
    assert set(symbols) == {"adventure", "mythos", "monster"}


@rule("ES-SETUP-09")
@pytest.mark.parametrize(
    ("card", "color"),
    [("did_you_hear_that", "green"), ("gala_in_the_great_hall", "yellow"), ("we_need_to_find_help", "red")],
)
def test_an_adventure_that_is_dealt_with_a_locked_die_symbol_takes_its_die_at_once(card: str, color: str) -> None:
    state = set_up(adventures=[card], mythos="closed_for_mourning").state
    assert [(die.color, die.zone) for die in state.dice if die.lock == card] == [(color, "lock")]


# --- 5: items and clues


@rule("ES-SETUP-10")
def test_all_clues_that_nobody_starts_with_are_in_the_supply() -> None:
    assert set_up(seats=["kate_winthrop"], ancient_one="azathoth").state.clues == 15
    assert set_up(seats=["joe_diamond"], ancient_one="azathoth").state.clues == 14


@rule("ES-SETUP-11")
def test_items_spells_and_allies_are_four_decks() -> None:
    state = laid_out(draft=True).state
    for kind, registry in DECKS.items():
        assert sorted(state.deck(kind)) == sorted(BASE[registry].copies())


# --- 6: the investigators


@rule("ES-SETUP-12")
def test_all_players_pick_their_investigators_when_the_table_plays_that_way() -> None:
    table = laid_out(players=3, draft=True)
    asked = []
    for wanted in ("joe_diamond", "bob_jenkins", "kate_winthrop"):
        assert table.decision is not None
        asked.append((table.decision.seat, len(table.decision.options)))
        table.choose(f"investigator:{wanted}")
    assert asked == [(0, 16), (1, 15), (2, 14)], "nobody can take what another has taken"
    assert {investigator.slug for investigator in table.state.present()} == {
        "joe_diamond",
        "bob_jenkins",
        "kate_winthrop",
    }


@rule("ES-SETUP-12")
def test_otherwise_all_of_them_are_dealt_at_random() -> None:
    dealt = [
        tuple(investigator.slug for investigator in set_up(seed=seed, players=3).state.investigators if investigator)
        for seed in SEEDS
    ]
    assert all(len(set(investigators)) == 3 for investigators in dealt)
    assert {investigator for investigators in dealt for investigator in investigators} == {
        card.slug for card in BASE[INVESTIGATORS]
    }
    table = laid_out(players=3)
    assert table.decision is None or table.decision.rule != "ES-SETUP-12", "nobody is asked"


@rule("ES-SETUP-13")
def test_each_player_takes_the_tokens_cards_and_clues_on_the_card() -> None:
    state = set_up(seats=["joe_diamond", "sister_mary", "ashcan_pete"], first_player=0, ancient_one="azathoth").state
    joe, mary, pete = state.present()
    assert (joe.sanity, joe.stamina, joe.clues) == (4, 6, 1)
    assert (mary.sanity, mary.stamina, mary.clues) == (7, 3, 0)
    assert [CARDS[card].deck for card in joe.cards] == ["common"]
    assert sorted(CARDS[card].deck for card in mary.cards) == ["common", "spell", "unique"]
    assert pete.cards == ["duke"]


@rule("ES-SETUP-13")
def test_amanda_is_asked_what_her_two_cards_shall_be() -> None:
    table = laid_out(seats=["amanda_sharpe"], ancient_one="azathoth")
    for kind in ("spell", "unique"):
        assert table.decision is not None
        assert [option.id for option in table.decision.options] == ["start:common", "start:unique", "start:spell"]
        table.choose(f"start:{kind}")
    amanda = table.state.investigators[0]
    assert amanda is not None
    assert [CARDS[card].deck for card in amanda.cards] == ["spell", "unique"]


@rule("ES-SETUP-14", "ES-SETUP-15")
def test_everybody_starts_at_the_entrance_and_may_leave_it_in_the_first_turn() -> None:
    table = set_up(players=4, first_player=2)
    assert [investigator.at for investigator in table.state.present()] == ["entrance"] * 4
    assert table.decision is not None
    assert table.decision.seat == 2
    museum = [adventure.card for adventure in table.state.adventures()]
    assert [option.id for option in table.decision.options] == [f"move:{card}" for card in museum] + ["move:entrance"]


# --- 7: the first player


@rule("ES-SETUP-16")
def test_the_first_player_is_agreed_upon_or_left_to_chance() -> None:
    assert [set_up(players=3, first_player=seat).state.active for seat in range(3)] == [0, 1, 2]
    assert {set_up(players=3, seed=seed).state.active for seed in SEEDS} == {0, 1, 2}


@rule("ES-SETUP-16")
def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadSetup):
        new_table("elder_sign", players=3, first_player=3)


# --- 8: the first Mythos card


@rule("ES-SETUP-17")
def test_the_mythos_deck_holds_all_cards_but_the_first_one() -> None:
    state = set_up().state
    assert sorted([*state.mythos_deck, state.mythos]) == sorted(BASE[MYTHOS].copies())
    assert len(state.mythos_deck) == 31
    assert not state.mythos_pile


@rule("ES-SETUP-18")
def test_one_mythos_card_is_resolved_before_the_first_turn() -> None:
    table = set_up(mythos="closed_for_mourning")
    kinds = [event for event in table.events if isinstance(event, MythosDrawn | TurnBegan)]
    assert kinds[0] == MythosDrawn("closed_for_mourning")
    assert isinstance(kinds[1], TurnBegan)
    assert table.state.doom == 1


@rule("ES-SETUP-18")
def test_the_first_player_places_the_monster_of_the_first_mythos_card() -> None:
    table = laid_out(players=2, first_player=1, seats=["joe_diamond", "bob_jenkins"], mythos="wet_footprints", seed=4)
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind.name) == (1, "place_monster")


@rule("ES-SETUP-18")
def test_no_turn_has_begun_when_the_first_mythos_card_is_resolved() -> None:
    table = set_up(seats=["kate_winthrop"], mythos="wet_footprints")
    assert any(isinstance(event, MonsterPlaced) for event in table.events), "Kate keeps monsters away in her turn only"


@rule("ES-SETUP-18")
@pytest.mark.parametrize(
    ("mythos", "spendable"), [("keep_friends_close_when_memories_fade", False), ("closed_for_mourning", True)]
)
def test_the_continuing_half_of_the_first_mythos_card_is_in_force(mythos: str, spendable: bool) -> None:
    table = set_up(seats=["joe_diamond"], ancient_one="azathoth", mythos=mythos, adventures=QUIET_MUSEUM)
    assert table.state.doom == 1, "the immediate half of both"
    table.choose("move:the_missing_records")
    while table.decision is not None and table.decision.rule == "ES-ITEM-01":
        table.choose("roll")
    assert table.decision is not None
    assert ("clue" in [option.id for option in table.decision.options]) == spendable


@rule("ES-SETUP-19")
@pytest.mark.parametrize(
    ("card", "color"),
    [("the_lights_grow_dim", "green"), ("an_empty_toolbox", "yellow"), ("the_relics_sleep", "red")],
)
def test_a_locked_die_symbol_on_the_first_mythos_card_takes_its_die_at_once(card: str, color: str) -> None:
    state = set_up(seats=["joe_diamond"], ancient_one="azathoth", mythos=card, adventures=QUIET_MUSEUM).state
    assert [die.color for die in state.dice if die.lock == card] == [color]
