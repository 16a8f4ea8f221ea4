"""End of the game."""

from miskatonic.testing import Scenario, rule, scenario


def battle(doom: int, *dice: str | int, sanity: int = 4, clock: int = 0) -> Scenario:
    """Hastur is awake with so many tokens left; Joe Diamond attacks and rolls those results, Kate Winthrop has gone before."""
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="hastur")
    g.set("joe_diamond.sanity", sanity).set("clock", clock).eliminate("kate_winthrop")
    return g.awaken(doom).rig(dice=dice)


@rule("ES-END-01")
def test_enough_elder_signs_win_and_one_fewer_does_not() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="yig")
    g.place("the_dreamlands", at="other_worlds").set("elder_signs", 8)
    g.rig(dice=["peril", "lore", 3, *["terror"] * 3]).play("move:the_dreamlands", "task:0")
    assert (g.state.elder_signs, g.outcome) == (9, None)
    g.place("the_dreamlands", at="other_worlds")
    g.rig(dice=["peril", "lore", 3, *["terror"] * 3]).play("move:the_dreamlands", "task:0")
    assert g.state.elder_signs == 10
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
    assert g.table.decision is None


@rule("ES-END-02", "ES-END-03")
def test_removing_the_last_doom_token_wins_for_the_devoured_too() -> None:
    g = battle(1, "lore", "terror", 3, *["peril"] * 3).choose("task:0")
    assert g.state.doom == 0
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]


@rule("ES-END-02")
def test_one_token_left_is_one_too_many() -> None:
    g = battle(2, "lore", "terror", 3, *["peril"] * 3).rig(dice=["peril"] * 9).choose("task:0")
    assert (g.state.doom, g.outcome) == (1, None)


@rule("ES-END-02")
def test_an_empty_track_wins_nothing_while_the_ancient_one_sleeps() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").set("doom", 1)
    g.place("the_elder_sign", at="museum:0").rig(dice=["lore"] * 6).choose("move:the_elder_sign")
    g.rig(dice=["lore"] * 5).choose("task:0").rig(dice=["lore", 2, "peril", "peril"]).choose("task:1").choose("task:2")
    assert (g.state.doom, g.outcome) == (0, None)


@rule("ES-END-04")
def test_when_the_last_investigator_is_devoured_in_the_battle_all_have_lost() -> None:
    g = battle(4, *["peril"] * 6, sanity=2, clock=3).choose("give_up")
    assert g.state.devoured == ["kate_winthrop", "joe_diamond"]
    assert g.outcome is not None
    assert g.outcome.winners == []
    assert g.table.decision is None


@rule("ES-END-04")
def test_the_game_goes_on_while_one_investigator_is_left() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="hastur")
    g.awaken(doom=4).set("joe_diamond.sanity", 2).set("clock", 3)
    g.rig(dice=["peril"] * 12).choose("give_up")
    assert g.state.devoured == ["joe_diamond"]
    assert g.outcome is None
    assert g.decision.seat == 1


@rule("ES-END-04", "ES-AO-20")
def test_an_awakening_that_devours_everybody_ends_the_game() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="nyarlathotep")
    g.set("doom", 8).set("clock", 3).stack("mythos", ["closed_for_mourning"])
    g.play("move:entrance", "first_aid:sanity")
    assert g.state.out == [0, 1], "nobody had a clue"
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "es-lost-devoured")


@rule("ES-END-04")
def test_nobody_fights_azathoth() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth")
    g.set("doom", 11).set("clock", 3).stack("mythos", ["closed_for_mourning"])
    g.play("move:entrance", "first_aid:sanity")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "es-lost-azathoth")


@rule("ES-END-04", "ES-DEV-02")
def test_azathoth_wakes_up_for_the_doom_of_a_devoured_investigator() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth").set("doom", 11)
    g.set("joe_diamond.sanity", 1).rig(dice=["peril"] * 6)
    g.play("move:the_missing_records", "give_up")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "es-lost-azathoth")
