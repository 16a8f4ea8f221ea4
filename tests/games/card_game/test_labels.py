"""Options of one question can be told apart, unless it makes no difference which one is taken."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.card_game.gambler import Gambler, any_deck
from tests.rules.card_game.shared import house

from miskatonic import new_table
from miskatonic.games.card_game.components import INVESTIGATORS, slug_of
from miskatonic.games.card_game.state import Asset, CardGame, Enemy
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import Scenario, scenario

ROLAND, DAISY, WENDY, SKIDS = "roland_banks", "daisy_walker", "wendy_adams", "skids_otoole"


def labels(g: Scenario, begin: str, lang: Any = "en") -> list[str]:
    """What the options say whose ids begin like that."""
    return [render(option.label, lang) for option in g.decision.options if option.id.startswith(begin)]


# --- places


def test_woods_that_lie_face_down_are_numbered_and_those_that_do_not_named() -> None:
    g = scenario("card_game", seats=[ROLAND], scenario="the_devourer_below")
    assert labels(g, "move:") == [f"Move to the Arkham Woods (no. {n})" for n in (1, 2, 3, 4)]
    g.choose("move:arkham_woods#2")
    woods = next(place.card for place in g.state.locations if place.card == g[ROLAND].at)
    subtitle = woods.removeprefix("arkham_woods_").replace("_", " ").title()
    while g.decision.kind.name != "turn":
        g.choose(*g.options[: g.decision.least])
    g.place(ROLAND, at="main_path")
    assert f"Move to the Arkham Woods ({subtitle})" in labels(g, "move:")
    assert len(labels(g, "move:")) == len(set(labels(g, "move:"))) == 4
    assert "Aller dans les Bois d’Arkham (n°\u00a04)" in labels(g, "move:", "fr")


def test_a_place_that_has_its_name_alone_has_no_more_words_than_that() -> None:
    assert labels(house(), "move:") == ["Move to the Attic", "Move to the Cellar"]


# --- enemies


def test_enemies_of_one_name_differ_by_what_is_on_them_and_whom_they_are_engaged_with() -> None:
    g = house(ROLAND, DAISY).spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.spawn("ghoul_minion#2", at="hallway", engaged=ROLAND)
    assert labels(g, "fight:") == ["Fight the Ghoul Minion"], "it makes no difference which one"
    g.set("ghoul_minion#2.damage", 1)
    assert labels(g, "fight:") == ["Fight the Ghoul Minion", "Fight the Ghoul Minion (1 damage)"]
    assert labels(g, "fight:", "fr")[1] == "Combattre le Serviteur Goule (1 dégât)"
    g.set("ghoul_minion#2.damage", 0).set("ghoul_minion#2.engaged", 1)
    marked = [
        "Fight the Ghoul Minion (engaged with Roland Banks)",
        "Fight the Ghoul Minion (engaged with Daisy Walker)",
    ]
    assert labels(g, "fight:") == marked


def test_the_option_that_is_taken_is_the_one_that_was_meant() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged=ROLAND).spawn("ghoul_minion#2", at="hallway", damage=1)
    g.rig(tokens=["0"]).choose("fight:ghoul_minion#2")
    assert [enemy.card for enemy in g.state.enemies] == ["ghoul_minion"]


# --- cards


def test_abilities_of_one_card_are_numbered() -> None:
    g = house().give(ROLAND, "play:knife").spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    assert labels(g, "use:knife") == ["Use Knife (ability 1)", "Use Knife (ability 2)"]
    assert labels(g, "use:knife", "fr")[1] == "Utiliser le Couteau (capacité 2)"


def test_copies_in_play_differ_by_what_is_left_on_them() -> None:
    g = house().give(ROLAND, "play:flashlight", "play:flashlight")
    assert labels(g, "use:flashlight") == ["Use Flashlight"] * 2
    g.set("flashlight#1.uses", 1)
    assert labels(g, "use:flashlight") == ["Use Flashlight (1 supply)", "Use Flashlight (3 supplies)"]


def test_versions_of_a_card_differ_by_their_levels() -> None:
    g = house(WENDY).give(WENDY, "lucky", "lucky_2").set(f"{WENDY}.resources", 5)
    g.place(WENDY, at="cellar").rig(tokens=["-4"]).play("investigate", "pass")
    assert sorted(labels(g, "use:")) == ["Play Lucky!", "Play Lucky! (level 2)"]


def test_an_event_in_the_discard_pile_is_not_the_one_in_the_hand() -> None:
    g = house(WENDY).give(WENDY, "play:wendys_amulet", "emergency_cache", "discard:emergency_cache")
    assert sorted(labels(g, "play:")) == ["Play Emergency Cache", "Play Emergency Cache (from the discard pile)"]


def test_committed_cards_differ_by_who_has_committed_them() -> None:
    g = house(WENDY, SKIDS).give(WENDY, "survival_instinct").give(SKIDS, "survival_instinct").rig(tokens=["+1"])
    g.set(f"{SKIDS}.resources", 0).spawn("swarm_of_rats", at="hallway", engaged=WENDY)
    for foe in ("ghoul_minion", "ghoul_minion#2"):
        g.spawn(foe, at="hallway", engaged=WENDY)
    g.play("evade:swarm_of_rats", "commit:survival_instinct", "commit:survival_instinct")
    marked = ["Survival Instinct (Wendy Adams)", "Survival Instinct (“Skids” O’Toole)"]
    assert labels(g, "result:survival") == marked


# --- whole games


def standing(state: CardGame, piece: str) -> object:
    """Everything that is true of a piece but for the number of its copy."""

    def apart_from_number(card: Asset | Enemy) -> Asset | Enemy:
        return msgspec.structs.replace(card, card=slug_of(piece))

    for enemy in state.enemies:
        if enemy.card == piece:
            return apart_from_number(enemy)
    for investigator in state.investigators:
        for area in (investigator.play, investigator.threat):
            for asset in area:
                if asset.card == piece:
                    return investigator.seat, apart_from_number(asset)
        if piece in investigator.hand or piece in investigator.discard or piece in investigator.deck:
            return investigator.seat, slug_of(piece), piece in investigator.discard
    for seat, card in () if state.test is None else state.test.committed:
        if card == piece:
            return seat, slug_of(piece)
    for place in state.locations:
        for asset in place.attached:
            if asset.card == piece:
                return place.card, apart_from_number(asset)
    return slug_of(piece) if piece in state.encounter_deck else piece


@pytest.mark.parametrize("players", range(1, 5))
@pytest.mark.parametrize("setup", ["the_gathering", "the_midnight_masks", "the_devourer_below", "campaign"])
def test_no_two_options_of_a_question_read_the_same_unless_it_makes_no_difference(setup: str, players: int) -> None:
    who = edition_of("card_game")[INVESTIGATORS].slugs[-players:]
    options: dict[str, Any] = {"campaign": True} if setup == "campaign" else {"scenario": setup, "earlier": [3, 0]}
    for seed in range(4):
        decks = [any_deck(slug, seed, experience=0 if setup == "campaign" else 19) for slug in who]
        table = new_table("card_game", seed=seed, seats=who, decks=decks, **options)
        gambler = Gambler(seed, bold=True)
        while (decision := table.decision) is not None:
            look_at_labels(table.state, decision)
            table.choose(*gambler.pick(Sight(table)))


def look_at_labels(state: CardGame, decision: Decision) -> None:
    """In every language each option has words of its own, but for pieces that differ in nothing."""
    for lang in LANGUAGES:
        read: dict[str, Any] = {}
        for option in decision.options:
            label = render(option.label, lang)
            known = read.setdefault(label, option)
            if known is not option:
                same = [standing(state, each.pieces[0]) for each in (known, option)]
                assert same[0] == same[1], f"{known.id} and {option.id} both read: {label}"
                assert known.pieces != option.pieces, f"{known.id} and {option.id} both read: {label}"


def test_two_equal_enemies_are_one_option_and_two_that_differ_are_two() -> None:
    g = scenario("card_game", seats=["roland_banks"])
    g.spawn("ghoul_minion", at="", engaged="roland_banks").spawn("ghoul_minion", at="", engaged="roland_banks")
    fights = [option for option in g.decision.options if option.verb in ("fight", "evade")]
    assert [len(option.pieces) for option in fights] == [2, 2]
    other = fights[0].twins[0].id
    assert g.rig(tokens=["-1"]).choose(other).decision is not None
    g = scenario("card_game", seats=["roland_banks"]).spawn("ghoul_minion", at="", engaged="roland_banks")
    g.spawn("ghoul_minion", at="", engaged="roland_banks", damage=1)
    assert len([option for option in g.options if option.startswith("fight")]) == 2
