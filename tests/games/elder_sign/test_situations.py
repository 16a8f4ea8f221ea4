"""The words by which tests put Elder Sign into situations."""

from collections.abc import Callable

import pytest

from miskatonic.games.elder_sign.events import AncientOneAttacks, Awakened, Midnight, MythosDrawn
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, scenario

JOE, KATE = "joe_diamond", "kate_winthrop"
RECORDS = "the_missing_records"


def museum(ancient_one: str = "hastur", *, errata: bool = False) -> Scenario:
    """Joe's turn, Kate's next."""
    return scenario("elder_sign", seats=[JOE, KATE], ancient_one=ancient_one, errata=errata)


def refused(use: Callable[[], object], sentence: str) -> None:
    """It fails with that sentence."""
    with pytest.raises(AssertionError, match=sentence):
        use()


# --- where the game stands


def test_it_is_anybodys_turn() -> None:
    g = museum().begin(turn=KATE)
    assert (g.decision.seat, g.decision.rule) == (1, "ES-MOVE-01")


@pytest.mark.parametrize("errata", [False, True])
def test_midnight_comes_at_the_end_of_the_turn(errata: bool) -> None:
    g = museum(errata=errata).begin(step="midnight").stack("mythos", ["closed_for_mourning"])
    assert len(g.happened(Midnight)) == 1
    assert [event.card for event in g.happened(MythosDrawn)] == ["closed_for_mourning"]
    assert (g.state.clock, g.decision.seat) == (0, 1)


def test_a_turn_begins_at_any_of_its_steps() -> None:
    assert museum().begin(step="wait").decision.rule == "ES-ENT-01"
    g = museum().place(JOE, at=RECORDS).rig(dice=["peril"] * 6).begin(step="roll")
    assert (g.state.attempt.place, g.decision.rule) == (RECORDS, "ES-FAIL-05")
    assert museum().set("clock", 1).begin(step="clock").state.clock == 2


def test_who_rolls_must_be_on_an_adventure_and_roll_a_first_time() -> None:
    refused(lambda: museum().begin(step="roll"), "joe_diamond is at the entrance: place it on an adventure first")
    refused(lambda: museum().begin(step="retry"), "nobody begins with a second roll")


def test_the_final_battle_has_begun() -> None:
    g = museum().give(JOE, "rifle").place("the_lights_grow_dim", at="mythos").lock("green1", by="the_lights_grow_dim")
    g.awaken(doom=4)
    assert (g.state.doom, g[JOE].at, g[KATE].at, g["green1"].lock) == (4, "ancient_one", "ancient_one", "")
    assert g.options == ["use:rifle", "roll"]
    assert museum().awaken().state.doom == 11, "the whole track"


def test_at_midnight_in_the_battle_the_ancient_one_attacks() -> None:
    g = museum().awaken().begin(step="midnight").stop("turn")
    assert len(g.happened(AncientOneAttacks)) == 1


def test_nobody_fights_azathoth() -> None:
    refused(lambda: museum("azathoth").awaken(), "there is no battle with azathoth")


# --- the eliminated


def test_an_eliminated_player_has_no_turn_and_everything_goes_back() -> None:
    g = museum().give(KATE, "axe", "clue", "ghoul").cast(KATE, "wither", green1="lore").eliminate(KATE)
    assert (g.state.investigators[1], g.state.out, g.state.devoured) == (None, [1], [KATE])
    assert (g.state.clues, g.state.cast, g["green1"].zone) == (15, [], "supply")
    assert ("axe" in g.state.common_deck, "ghoul" in g.state.cup) == (True, True)
    assert g.play("move:entrance", "first_aid:sanity").decision.seat == 0


def test_if_it_was_its_turn_it_is_the_next_players() -> None:
    assert museum().eliminate(JOE).decision.seat == 1


def test_somebody_must_be_left() -> None:
    refused(lambda: museum().eliminate(JOE).eliminate(KATE), "without kate_winthrop nobody would be left")
    refused(lambda: museum().eliminate(JOE, "resigned"), "investigators are devoured, not 'resigned'")


# --- dice


@pytest.mark.parametrize(
    ("die", "by"), [("green3", "did_you_hear_that"), ("yellow", "ghost"), ("red", "the_relics_sleep")]
)
def test_a_die_is_locked_by_an_adventure_a_monster_or_the_mythos_card(die: str, by: str) -> None:
    g = (
        museum()
        .place("did_you_hear_that", at="museum:0")
        .spawn("ghost", at=RECORDS)
        .place("the_relics_sleep", "mythos")
    )
    assert (g.lock(die, by=by)[die].zone, g[die].lock) == ("lock", by)


def test_only_an_icon_in_play_of_its_colour_locks_a_die_and_only_one() -> None:
    refused(
        lambda: museum().lock("green1", by="mi_go"), "mi_go does not lock a green die; in play there is none that does"
    )
    g = museum().spawn("mi_go", at=RECORDS)
    refused(lambda: g.lock("red", by="mi_go"), "mi_go does not lock a red die")
    refused(lambda: g.lock("green1", by="mi_go").lock("green2", by="mi_go"), "mi_go has locked a die already")
    refused(lambda: g.lock("blue", by="mi_go"), "there is no die 'blue'; there is green1")


def test_the_die_of_an_adventure_that_is_replaced_is_free() -> None:
    g = museum().place("did_you_hear_that", at="museum:0").lock("green3", by="did_you_hear_that")
    assert g.place("koi_pond", at="museum:0")["green3"].zone == "supply"


def test_a_spell_holds_dice_with_their_results() -> None:
    g = museum().cast(JOE, "dread_curse_of_azathoth", green1="lore", red="wild")
    assert [(g[die].zone, g[die].at) for die in ("green1", "red")] == [("spell", "dread_curse_of_azathoth")] * 2
    g.rig(dice=[3, *["peril"] * 4]).choose(f"move:{RECORDS}")
    assert "task:1" in g.options, "lore and 3 investigations"


def test_a_spell_holds_only_what_it_can() -> None:
    refused(lambda: museum().cast(JOE, "wither", green1="lore", green2="lore"), "wither holds 1 to 1 dice, not 2")
    refused(lambda: museum().cast(JOE, "axe", green1="lore"), "axe holds no dice, not 1")
    refused(lambda: museum().cast(JOE, "wither", green1="wild"), "green1 cannot show 'wild'")
    refused(lambda: museum().cast(JOE, "wither", green1="loree"), "no die shows 'loree'; there is investigation1")


# --- pieces


def test_the_same_card_given_twice_is_two_copies() -> None:
    assert museum().give(JOE, "wither", "wither")[JOE].cards == ["wither", "wither#2"]
    refused(lambda: museum().give(JOE, "wither", "wither", "wither"), "joe_diamond has wither already")


def test_a_card_that_is_given_to_somebody_else_moves() -> None:
    g = museum().give(JOE, "axe").give(KATE, "axe")
    assert (g[JOE].cards, g[KATE].cards) == ([], ["axe"])


def test_several_markers_of_one_monster_spawn_one_by_one() -> None:
    g = museum().spawn("cultist", at=RECORDS).spawn("cultist", at=RECORDS).spawn("cultist", at=RECORDS)
    assert g[RECORDS].below == ["cultist", "cultist#2", "cultist#3"]


def test_a_stacked_card_is_moved() -> None:
    g = museum().stack("spell", ["wither", "wither#2"]).give(JOE, "wither").stack("spell", ["wither"])
    assert (g.state.spell_deck[-2:], g[JOE].cards) == (["wither#2", "wither"], [])


def test_whoever_is_on_an_adventure_that_is_replaced_is_at_the_entrance() -> None:
    assert museum().place(KATE, at=RECORDS).place("koi_pond", at="museum:0")[KATE].at == "entrance"


# --- chance


def test_monsters_and_new_investigators_have_queues_of_their_own() -> None:
    g = museum("azathoth").set(f"{JOE}.sanity", 1).set("doom", 3).rig(investigators=["bob_jenkins"], monsters=["gug"])
    g.rig(dice=["peril"] * 6).play(f"move:{RECORDS}", "give_up", "monster:the_hidden_passage")
    assert (g["bob_jenkins"].seat, g["the_hidden_passage"].below) == (0, ["gug"])


def test_a_used_up_deck_is_shuffled_as_rigged() -> None:
    g = museum()
    earlier = g.state.mythos_deck
    g.set("mythos_deck", Pile()).set("mythos_pile", earlier)
    g.rig(shuffles=[["closed_for_mourning"]]).begin(step="midnight")
    assert g.state.mythos == "closed_for_mourning"


# --- the awakening, the devoured, decks


@pytest.mark.parametrize("seed", [13, 38, 111])
def test_whatever_the_first_mythos_card_does_there_are_six_adventures(seed: int) -> None:
    assert len(scenario("elder_sign", seed=seed, seats=[JOE]).state.museum) == 6


def test_an_awakening_does_everything_that_happens_then() -> None:
    g = museum().place(JOE, at=RECORDS).rouse()
    assert [event.ancient_one for event in g.happened(Awakened)] == ["hastur"]
    assert (g.state.awake, g[JOE].at, g[KATE].at) == (True, "ancient_one", "ancient_one")


def test_an_awakening_does_what_the_ancient_one_does_then() -> None:
    g = museum("azathoth").rouse()
    assert g.outcome is not None, "the world ends when Azathoth awakens"


def test_who_is_devoured_by_the_rules_takes_another_one_and_doom_grows() -> None:
    g = museum().rig(investigators=["bob_jenkins"]).devour(KATE)
    assert (g.state.doom, g["bob_jenkins"].seat, g.state.devoured) == (1, 1, [KATE])


def test_the_replacement_of_a_devoured_investigator_is_whole_and_has_nothing() -> None:
    g = museum().give(KATE, "clue").eliminate(KATE, replacement="bob_jenkins")
    bob = g["bob_jenkins"]
    assert (bob.seat, bob.at, bob.clues, bob.cards, bob.sanity) == (1, "entrance", 0, [], bob.max_sanity)
    assert (g.state.devoured, g.state.out) == ([KATE], [])


def test_two_copies_of_a_card_are_stacked_by_its_name() -> None:
    g = museum().stack("spell", ["wither", "wither"])
    assert sorted(g.state.spell_deck[-2:]) == ["wither", "wither#2"]


def test_a_card_that_there_is_only_one_of_is_not_stacked_twice() -> None:
    refused(lambda: museum().stack("mythos", ["closed_for_mourning"] * 2), "no other copy of closed_for_mourning")


def test_cards_go_to_the_bottom_of_a_deck() -> None:
    g = museum().stack("mythos", ["closed_for_mourning"], bottom=True)
    assert g.state.mythos_deck[0] == "closed_for_mourning"


def test_nobody_is_replaced_by_somebody_who_plays() -> None:
    refused(lambda: museum().eliminate(KATE, replacement=JOE), "joe_diamond is not to be had; there are")
    refused(lambda: museum().awaken().eliminate(KATE, replacement="bob_jenkins"), "in the final battle")
    refused(lambda: museum().awaken().rouse(), "hastur is awake already")
