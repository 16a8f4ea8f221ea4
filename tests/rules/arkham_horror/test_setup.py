"""Setup."""

from tests.rules.arkham_horror.shared import laid_out, set_up

from miskatonic.games.arkham_horror.components import INVESTIGATORS, LOCATIONS, MONSTER_CARDS, MYTHOS, slug_of
from miskatonic.games.arkham_horror.events.fate import MythosDrawn
from miskatonic.testing import rule, scenario

QUIET = "blue_flu"
"""A headline that opens a gate and changes nothing else at the start."""


@rule("AH-SETUP-01", "AH-SETUP-02", "AH-SETUP-03")
def test_terror_is_0_and_a_clue_lies_at_each_unstable_location() -> None:
    state = laid_out(players=1).state
    assert state.terror == 0
    assert state.clues == {place.slug: 1 for place in state.edition[LOCATIONS] if not place.stable}
    assert len(state.clues) == 11


@rule("AH-SETUP-04")
def test_a_first_player_is_chosen_at_random() -> None:
    assert {laid_out(players=3, seed=seed).state.first for seed in range(30)} == {0, 1, 2}


@rule("AH-SETUP-05", "AH-SETUP-06")
def test_as_many_investigators_are_revealed_as_there_are_players_who_choose_in_turn() -> None:
    table = laid_out(players=3, first_player=1)
    assert table.decision is not None
    assert table.decision.seat == 1
    assert [option.id for option in table.decision.options] == [f"investigator:{slug}" for slug in table.state.revealed]
    assert len(table.state.revealed) == 3
    table.choose(0)
    assert table.decision.seat == 2
    assert len(table.decision.options) == 2
    assert laid_out(players=3, seed=5).state.revealed != laid_out(players=3, seed=6).state.revealed


@rule("AH-SETUP-07", "AH-SETUP-09")
def test_the_ancient_one_is_drawn_or_agreed_upon() -> None:
    assert len({laid_out(players=1, seed=seed).state.ancient_one for seed in range(60)}) == 8
    assert laid_out(players=1, ancient_one="cthulhu").state.ancient_one == "cthulhu"


@rule("AH-SETUP-08")
def test_a_power_that_acts_at_the_start_counts_from_the_start() -> None:
    state = laid_out(players=1, ancient_one="nyarlathotep").state
    assert sum(MONSTER_CARDS[monster].mask for monster in state.cup) == 5


@rule("AH-SETUP-10", "AH-SETUP-13", "AH-SETUP-25", "AH-SETUP-26")
def test_decks_are_separated_and_shuffled() -> None:
    one, other = set_up(players=1, seed=1).state, set_up(players=1, seed=2).state
    for deck in ("common", "unique", "spell", "skill"):
        assert list(one.decks[deck]) != list(other.decks[deck])
    for pile in ("gate_deck", "mythos_deck", "gate_stack"):
        assert list(getattr(one, pile)) != list(getattr(other, pile))


@rule("AH-SETUP-11", "AH-SETUP-12", "AH-SETUP-14")
def test_fixed_possessions_are_taken_out_before_anybody_draws_at_random() -> None:
    for seed in range(12):
        table = set_up(seats=["dexter_drake", "michael_mcglen"], first_player=0, seed=seed, mythos=[QUIET])
        for slug, fixed in (("dexter_drake", ["shrivelling"]), ("michael_mcglen", ["dynamite", "tommy_gun"])):
            you = next(person for person in table.state.present() if person.slug == slug)
            assert [slug_of(card) for card in you.cards][: len(fixed)] == fixed
            assert you.money == INVESTIGATORS[slug].money
            assert len(you.cards) == len(fixed) + sum(INVESTIGATORS[slug].random.values())


@rule("AH-SETUP-15")
def test_abilities_that_change_draws_count_at_the_start() -> None:
    table = laid_out(seats=["monterey_jack"], first_player=0)
    assert table.decision is not None
    assert table.decision.kind.name == "refuse"
    assert len(table.state.drawn) == 3, "two unique items, and one more for the archaeologist"


@rule("AH-SETUP-16", "AH-SETUP-17", "AH-SETUP-18")
def test_everybody_begins_with_whole_sanity_and_stamina_and_three_sliders() -> None:
    for person in set_up(players=8, ancient_one="yig", mythos=[QUIET]).state.present():
        card = INVESTIGATORS[person.slug]
        more = any(slug_of(pet) == "duke" for pet in person.cards)
        assert (person.sanity, person.stamina) == (card.sanity + more, card.stamina)
        assert len(person.sliders) == 3


@rule("AH-SETUP-19")
def test_sliders_begin_at_any_stop_whatever_the_focus() -> None:
    g = laid_out(seats=["bob_jenkins"], first_player=0)
    while g.decision is not None and g.decision.kind.name != "start_sliders":
        g.choose(*range(max(g.decision.least, 1)))
    for _ in range(3):
        assert g.decision is not None
        assert len(g.decision.options) == 4
        g.choose(3)
    assert g.state.present()[0].sliders == [3, 3, 3], "with a focus of 1"


@rule("AH-SETUP-20", "AH-SETUP-21")
def test_monsters_come_from_the_cup_at_random() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").stack("mythos", ["blue_flu"])
    before = len(g.begin(phase="mythos").rig(monsters=["ghoul"]).stop("mythos_clue").state.cup)
    assert before == 54
    assert list(g.state.monsters.values()) == [MYTHOS["blue_flu"].gate]


@rule("AH-SETUP-22", "AH-SETUP-23", "AH-SETUP-24")
def test_masks_are_out_of_the_game_without_nyarlathotep() -> None:
    state = laid_out(players=1, ancient_one="yig").state
    assert [monster for monster in state.cup if MONSTER_CARDS[monster].mask] == []
    assert len([monster for monster in state.removed if MONSTER_CARDS[monster].mask]) == 5
    assert len(state.cup) == 55
    assert len(laid_out(players=1, ancient_one="nyarlathotep").state.cup) == 60


@rule("AH-SETUP-27")
def test_everybody_begins_at_home() -> None:
    state = set_up(players=6, ancient_one="yig", mythos=["estate_sale"]).state
    caught = [person for person in state.present() if person.at != INVESTIGATORS[person.slug].home]
    assert all(person.gate == MYTHOS["estate_sale"].gate for person in caught)
    assert len(caught) < 2


@rule("AH-SETUP-28")
def test_who_is_not_played_waits_in_the_box() -> None:
    state = set_up(players=3, mythos=[QUIET]).state
    assert len(state.box) == 13
    assert not {person.slug for person in state.present()} & set(state.box)


@rule("AH-SETUP-29", "AH-SETUP-30", "AH-SETUP-31")
def test_the_first_mythos_card_opens_a_gate_with_a_monster_and_the_same_player_begins() -> None:
    table = set_up(players=2, first_player=1, ancient_one="yig", mythos=[QUIET])
    place = MYTHOS[QUIET].gate
    assert list(table.state.gates) == [place]
    assert list(table.state.monsters.values()) == [place]
    assert (table.state.doom, table.state.turn) == (1, 1)
    assert (table.state.first, table.state.step) == (1, "upkeep")
    assert [event.card for event in table.events if isinstance(event, MythosDrawn)] == [QUIET]
