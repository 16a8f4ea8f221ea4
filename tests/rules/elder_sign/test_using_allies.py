"""Using allies."""

from miskatonic.testing import Scenario, rule, scenario


def vincent(*cards: str) -> Scenario:
    """Vincent Lee with those cards; Kate Winthrop plays after him."""
    g = scenario("elder_sign", seats=["vincent_lee", "kate_winthrop"], ancient_one="azathoth")
    return g.give("vincent_lee", *cards)


@rule("ES-ALLY-01")
def test_basil_elton_rerolls_one_die_and_rests_until_midnight() -> None:
    g = (
        vincent("basil_elton")
        .rig(dice=["peril", "peril", "peril", 1, "peril", "peril"])
        .choose("move:the_missing_records")
    )
    g.rig(dice=["lore"]).choose("use:basil_elton").choose("reroll:green4")
    assert [g[f"green{n}"].face for n in range(1, 7)] == [6, 6, 6, 5, 6, 6]
    assert g.decision.rule == "ES-FAIL-05", "once a day"
    assert g["vincent_lee"].cards == ["basil_elton"], "he stays"


@rule("ES-ALLY-01")
def test_professor_armitage_turns_a_die_to_lore() -> None:
    g = vincent("professor_armitage").rig(dice=[3, *["peril"] * 5]).choose("move:the_missing_records")
    g.choose("use:professor_armitage").choose("turn:green2")
    assert "task:1" in g.options


@rule("ES-ALLY-01")
def test_duke_takes_the_penalties_upon_himself_and_leaves() -> None:
    g = vincent("duke").rig(dice=["peril"] * 6).choose("move:the_missing_records").choose("give_up")
    g.choose("use:duke")
    assert g["vincent_lee"].sanity == 5
    assert g["vincent_lee"].cards == []
    assert g.state.ally_deck[0] == "duke"


@rule("ES-ALLY-01")
def test_an_ally_helps_only_the_investigator_who_has_it() -> None:
    g = vincent().give("kate_winthrop", "basil_elton", "duke")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert g.decision.rule == "ES-FAIL-05"
    g.choose("give_up")
    assert g["vincent_lee"].sanity == 4


@rule("ES-ALLY-01")
def test_john_legrasse_finds_a_clue_on_a_beaten_monster_even_before_the_adventure_is_settled() -> None:
    g = vincent("john_legrasse").spawn("cultist", at="the_missing_records")
    g.rig(dice=["peril", 1, *["terror"] * 4]).choose("move:the_missing_records").choose("task:2")
    g.rig(dice=["terror"] * 4).choose("use:john_legrasse")
    assert g["vincent_lee"].clues == 1
    assert g["vincent_lee"].trophies == []


@rule("ES-ALLY-01")
def test_anna_kaslow_brings_two_clues_when_she_is_gained() -> None:
    g = vincent("the_archives", "lights_out", "byakhee").stack("ally", ["anna_kaslow"])
    g.play("move:entrance", "buy:ally")
    assert (g["vincent_lee"].cards, g["vincent_lee"].clues) == (["anna_kaslow"], 2)
