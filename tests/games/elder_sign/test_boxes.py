"""Boxes of one's own: what is in them takes part where they are chosen, and changes nothing where they are not."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.boxes.home_made import elder_sign
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler
from tests.games.elder_sign.playing import table

from miskatonic import load_table, new_table
from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.components import COMMON_ITEMS, INVESTIGATORS, REGISTRIES
from miskatonic.games.elder_sign.declare import (
    ally,
    common_item,
    monster,
    peril,
    spell,
)
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.elder_sign.effects.using import holds, once_a_day, spend, when_you_beat_a_monster
from miskatonic.games.elder_sign.events import CluesGained
from miskatonic.games.elder_sign.rules.attempt import BEFORE_ROLL
from miskatonic.games.elder_sign.rules.entrance import PRICE, price
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.kernel.box import BOXES, Box, Edition, edition_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import BadSave, BadSetup
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.record import digest
from miskatonic.kernel.registry import withdraw
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import home_made

OWN = ["brass_lens", "old_friend", "miss_lupin", "the_sleeper", "paper_cut"]


def fill(box: Box) -> Box:
    """A card of every kind, an ally with a hook, an investigator, an Ancient One and a monster."""
    with box:
        elder_sign.fill()
    return box


@pytest.fixture
def full(box: Box) -> Box:
    return fill(box)


def everything(state: ElderSign) -> str:
    return msgspec.json.encode(state).decode()


def test_a_box_that_is_installed_but_not_chosen_changes_nothing() -> None:
    setups: list[dict[str, Any]] = [{"seed": seed, "players": 1 + seed % 8} for seed in range(12)]
    before = [new_table("elder_sign", **setup) for setup in setups]
    with home_made("elder_sign") as box:
        fill(box)
        after = [new_table("elder_sign", **setup) for setup in setups]
        for seed, game in enumerate(after):
            Gambler(seed).play(game, choices=40)
    for seed, game in enumerate(before):
        Gambler(seed).play(game, choices=40)
    assert [digest(game.checkpoint) for game in before] == [digest(game.checkpoint) for game in after]
    assert not any(card in everything(game.state) for card in OWN for game in after)


def test_what_is_in_a_chosen_box_is_dealt_with_the_rest(full: Box) -> None:
    state = new_table("elder_sign", seed=1, boxes=["home_made"], ancient_one="yig").state
    assert state.boxes == ("home_made",)
    assert "brass_lens" in state.common_deck
    assert len(state.common_deck) == 13 - sum(card in COMMON_ITEMS for card in state.investigators[0].cards)
    assert "old_friend" in state.ally_deck
    assert "paper_cut" in state.cup
    assert state.dealt == {
        "investigator": 17,
        "ancient_one": 9,
        "common_item": 13,
        "unique_item": 13,
        "spell": 14,
        "ally": 9,
        "monster": 23,
        "mask_monster": 6,
        "adventure": 49,
        "other_world": 9,
        "mythos": 33,
    }
    found = {new_table("elder_sign", seed=seed, boxes=["home_made"]).state.ancient_one for seed in range(60)}
    assert "the_sleeper" in found


@pytest.mark.parametrize(
    ("option", "value", "card"),
    [("seats", ["miss_lupin"], "miss_lupin"), ("ancient_one", "the_sleeper", "the_sleeper")],
)
def test_who_is_in_a_box_is_refused_where_it_is_not_chosen(full: Box, option: str, value: object, card: str) -> None:
    chosen: dict[str, Any] = {option: value}
    with pytest.raises(BadSetup, match=f"“{option}” cannot be “{card}”"):
        new_table("elder_sign", **chosen)
    new_table("elder_sign", boxes=["home_made"], **chosen)


def test_a_form_offers_what_the_chosen_boxes_have(full: Box) -> None:
    def picks(edition: Edition) -> list[str]:
        return [pick.value for field in GAME.rules.form(edition) for pick in field.picks]

    assert "home_made" in picks(BASE)
    assert "miss_lupin" not in picks(BASE)
    assert {"miss_lupin", "the_sleeper"} <= set(picks(edition_of("elder_sign", ("home_made",))))


def test_cards_of_a_box_work(full: Box) -> None:
    g = table("miss_lupin").give("miss_lupin", "brass_lens", "old_friend").choose("move:the_missing_records")
    g.choose("use:brass_lens")
    assert g["miss_lupin"].clues == 1
    g.choose("use:old_friend")
    assert g["miss_lupin"].clues == 2
    assert "use:old_friend" not in g.options, "once a day"
    assert [event.cause for event in g.happened(CluesGained)] == ["brass_lens", "old_friend"]


def test_random_games_with_a_box_lose_nothing(full: Box) -> None:
    for seed in range(20):
        game = new_table("elder_sign", seed=seed, players=1 + seed % 4, boxes=["home_made"], history=False)
        while game.decision is not None:
            game.choose(*Gambler(seed, bold=seed % 2 == 0).pick(Sight(game)))
            game.rules.check(game.state)


def test_a_saved_game_goes_on_after_its_box_has_grown(full: Box) -> None:
    game = Gambler(4).play(new_table("elder_sign", seed=4, players=2, boxes=["home_made"]), choices=30)
    saved, after = game.save(), digest(Gambler(4).play(game, choices=30).checkpoint)
    with full:
        common_item("glass_eye", "Glass Eye", "Œil de verre", gain("spell"))
        monster("moth", "Moth", "Mite", peril, trophies=1)
    loaded = load_table(saved)
    assert "glass_eye" not in everything(loaded.state)
    Gambler(4).play(loaded, choices=30)
    loaded.rules.check(loaded.state)
    assert digest(loaded.checkpoint) == after


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("brass_lens ", ""), "Brass Lens is missing"),
        (("brass_lens ", "brass_lens brass_lens "), "Brass Lens is in two places"),
        (("brass_lens ", "glass_hammer "), "“glass_hammer” lies where it cannot be"),
    ],
)
def test_a_save_with_a_lost_a_doubled_or_an_unknown_piece_is_refused(
    full: Box, change: tuple[str, str], reason: str
) -> None:
    game = new_table("elder_sign", seed=4, boxes=["home_made"], seats=["sister_mary"])
    state = game.state
    state.common_deck.ids = "brass_lens " + " ".join(card for card in state.common_deck if card != "brass_lens")
    state.investigators[0].cards = [card for card in state.investigators[0].cards if card != "brass_lens"]
    GAME.rules.check(state)
    state.common_deck.ids = state.common_deck.ids.replace(*change)
    with pytest.raises(ValueError, match=reason):
        GAME.rules.check(state)


def test_a_save_whose_box_is_gone_is_refused() -> None:
    with home_made("elder_sign") as box:
        fill(box)
        saved = new_table("elder_sign", seed=4, boxes=["home_made"]).save()
    with pytest.raises(BadSave, match="saved with the box “home_made”"):
        load_table(saved)


def test_the_rules_of_a_box_are_in_force_wherever_it_is_chosen(box: Box) -> None:
    def one_less(game: ElderSign, source: object, item: str) -> int:
        return -1 if item == "ally" else 0

    box.rule(modifies(PRICE, one_less))
    assert price(new_table("elder_sign", boxes=["home_made"]).state, "ally") == 4
    assert price(new_table("elder_sign").state, "ally") == 5


def test_a_box_can_put_a_step_after_a_turn(box: Box) -> None:
    @box.step("tea", after="wait")
    def tea(game: ElderSign) -> Rules[None]:
        game.clues -= 1
        yield from ()

    g = table("joe_diamond").rig(dice=[1]).play("move:entrance", "lost_and_found")
    assert g.state.clues == 15 - 1 - 1, "one found, one gone with the tea"


def test_a_card_that_is_withdrawn_and_declared_anew_is_the_new_card(box: Box) -> None:
    with box:
        common_item("brass_lens", "Brass Lens", "Lentille", gain("clue"))
    assert "gain 1 clue" in describe("brass_lens", "en").lines[0]
    withdraw("elder_sign", "brass_lens")
    assert all("brass_lens" not in registry for registry in REGISTRIES.values())
    with box:
        common_item("brass_lens", "Brass Lens", "Lentille", spend(gain("spell"), "after_roll"))
    assert "gain 1 spell" in describe("brass_lens", "en").lines[0]
    g = table("joe_diamond").give("joe_diamond", "brass_lens").rig(dice=["terror"] * 6)
    g.play("move:the_missing_records", "use:brass_lens")
    assert len(g["joe_diamond"].cards) == 1


def test_hooks_of_a_withdrawn_card_are_forgotten(box: Box) -> None:
    for effect, clues in ((gain("clue"), 1), (gain("clue", 2), 2)):
        with box:
            hook = once_a_day(BEFORE_ROLL, effect)
            ally("old_friend", "Old Friend", "Vieil ami", hook)
        g = table("joe_diamond").give("joe_diamond", "old_friend").play("move:the_missing_records", "use:old_friend")
        assert g["joe_diamond"].clues == clues
        withdraw("elder_sign", "old_friend")


def test_a_slug_is_declared_once_and_a_refused_card_leaves_no_trace(box: Box) -> None:
    with box, pytest.raises(ValueError, match="declared twice"):
        ally("axe", "Axe", "Hache", once_a_day(BEFORE_ROLL, gain("clue")))
    g = table("joe_diamond").give("joe_diamond", "axe").choose("move:the_missing_records")
    assert g.options == ["use:axe", "roll"]


def test_nothing_can_be_declared_outside_of_a_box() -> None:
    with pytest.raises(ValueError, match="outside of any box"):
        common_item("stray", "Stray", "Errant", gain("clue"))
    assert "stray" not in COMMON_ITEMS
    assert len(BASE[INVESTIGATORS]) == 16
    assert not BOXES.of("elder_sign")


@pytest.mark.parametrize(
    ("declare", "sentence"),
    [
        (lambda: gain("clu"), "gain: kind cannot be 'clu'; it is one of 'clue', 'common'"),  # type: ignore[arg-type]
        (lambda: spend(gain("clue"), "sometime"), "spend: window cannot be 'sometime'"),  # type: ignore[arg-type]
        (lambda: spell("x", "X", "X", holds("2")), "holds: n cannot be '2'; it is a whole number"),  # type: ignore[arg-type]
        (lambda: spell("x", "X", "X", holds(), gain("clue")), "x: it is used in one way, not in 2"),
        (lambda: common_item("x", "X", "X"), "x: it is made of lines"),
        (lambda: ally("x", "X", "X", modifies(PRICE, 1)), "x: it is made of lines; typed"),  # type: ignore[arg-type]
        (lambda: monster("x", "X", "X", peril, trophies="many"), "trophies cannot be 'many'"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_on_a_component_is_refused_where_it_is_declared(
    box: Box, declare: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        declare()


def test_what_a_line_does_is_said_by_the_line_itself(box: Box) -> None:
    with box:
        friend = ally("reader", "Reader", "Lectrice", when_you_beat_a_monster(gain("clue", 2)))
    assert [render(friend.text, lang) for lang in LANGUAGES] == [
        "After you complete a monster’s task: you may gain 2 clues.",
        "Après avoir accompli la tâche d’un monstre\u202f: vous pouvez gagner 2 indices.",
    ]
