"""Whatever changes the position is told, and what a card does is told with its cause."""

from typing import Any

import msgspec
import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler
from tests.games.elder_sign.playing import alone, battle, lose, midnight, table, win

from miskatonic import Table, new_table
from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.events import (
    AbilityUsed,
    AttackEnded,
    AttemptBegan,
    AttemptCutShort,
    Awakened,
    CardGained,
    CardLost,
    CluesGained,
    Devoured,
    DoomAdded,
    Joined,
    MonsterPlaced,
    MonsterPrevented,
    MonsterReturned,
    MythosDrawn,
    MythosShuffled,
    PenaltiesIgnored,
    Returned,
    SanityLost,
    StaminaLost,
    TerrorIgnored,
    TrophyGained,
)
from miskatonic.games.elder_sign.events.dice import DiceUsed, DieAdded, DieTakenBack
from miskatonic.games.elder_sign.rules.trophies import PAY
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, render

# --- nothing moves in silence


def places(state: ElderSign) -> dict[str, str]:
    """Where every card, marker and investigator is."""
    found: dict[str, str] = {}
    for deck in ("adventure", "other_world", "common", "unique", "spell", "ally", "mythos"):
        found |= dict.fromkeys(state.deck(deck), f"{deck} deck")
    found |= dict.fromkeys(state.cup, "cup") | dict.fromkeys(state.mythos_pile, "mythos pile")
    found |= {cast.card: "cast" for cast in state.cast} | dict.fromkeys(state.removed, "removed")
    found |= {state.mythos: "in force"} | dict.fromkeys(state.devoured, "devoured") | dict.fromkeys(state.box, "box")
    for adventure in state.adventures():
        found |= {adventure.card: "in play"} | dict.fromkeys(adventure.monsters(), adventure.card)
    for investigator in state.present():
        found |= {investigator.slug: investigator.at}
        found |= dict.fromkeys([*investigator.cards, *investigator.trophies], investigator.slug)
    return found


def numbers(state: ElderSign) -> dict[str, object]:
    """Whatever can be counted."""
    found: dict[str, object] = {"doom": state.doom, "signs": state.elder_signs, "clock": state.clock, "day": state.day}
    for investigator in state.present():
        for what in ("sanity", "stamina", "clues", "max_sanity", "max_stamina"):
            found[f"{investigator.slug}.{what}"] = getattr(investigator, what)
    return found


def dice(state: ElderSign) -> list[tuple[str, str, int, str]]:
    return [(die.zone, die.at, die.face, die.lock) for die in state.dice]


def mentioned(events: list[Event]) -> set[str]:
    """Every piece that a line of the log names."""
    found: set[str] = set()
    for event in events:
        if event.told:
            found |= {str(value) for value in msgspec.structs.astuple(event) if isinstance(value, str)}
    return found


def silent(before: ElderSign, after: ElderSign, events: list[Event]) -> list[str]:
    """The pieces that have moved without a word."""
    old, new, told = places(before), places(after), mentioned(events)
    gone = {event.who for event in events if isinstance(event, Devoured)}
    if any(isinstance(event, MythosShuffled) for event in events):
        told |= set(before.mythos_pile)
    if before.mythos and any(isinstance(event, MythosDrawn) for event in events):
        told.add(before.mythos)
    if any(isinstance(event, Awakened) for event in events):
        told |= {investigator.slug for investigator in after.present()}
    return [
        f"{piece}: {place} -> {new.get(piece)}"
        for piece, place in old.items()
        if piece and new.get(piece) != place and piece not in told and place not in gone
    ]


@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_no_card_no_marker_and_no_number_changes_in_silence(ancient_one: str) -> None:
    for seed in range(6):
        game: Table[Any] = new_table(
            "elder_sign", seed=seed, ancient_one=ancient_one, players=1 + seed % 4, errata=seed % 2 == 0
        )
        gambler = Gambler(seed, bold=seed % 3 == 0)
        while game.decision is not None:
            before = msgspec.msgpack.decode(msgspec.msgpack.encode(game.state), type=ElderSign)
            count = len(game.events)
            game.choose(*gambler.pick(Sight(game)))
            events = game.events[count:]
            assert silent(before, game.state, events) == []
            if numbers(before) != numbers(game.state) or dice(before) != dice(game.state):
                assert any(event.told for event in events)


# --- the lines


def told(events: list[Event]) -> list[str]:
    return [render(event.text(), "en") for event in events if event.told]


def test_an_attempt_says_with_how_many_dice_it_begins() -> None:
    g = table("joe_diamond").set("green1.lock", "the_lights_grow_dim").set("green1.zone", "lock")
    g.place("the_lights_grow_dim", at="mythos").rig(dice=["terror"] * 5).choose("move:the_missing_records")
    assert g.happened(AttemptBegan) == [AttemptBegan("joe_diamond", "the_missing_records", 5)]
    assert "Joe Diamond attempts “The Missing Records” with 5 green dice." in told(g.events)


def test_the_dice_on_a_task_are_named() -> None:
    g = table("joe_diamond").rig(dice=[3, 3, *["terror"] * 4]).choose("move:the_missing_records")
    g.rig(dice=["terror"] * 4).choose("task:0")
    assert g.happened(DiceUsed) == [DiceUsed("joe_diamond", 0, (0, 1), (3, 3))]
    assert "Joe Diamond puts 2 dice on a task: 3 investigations, 3 investigations." in told(g.events)


def test_a_die_that_joins_the_pool_is_told_with_the_item_that_brought_it() -> None:
    g = table("joe_diamond").give("joe_diamond", "axe").play("move:the_missing_records", "use:axe")
    assert g.happened(DieAdded) == [DieAdded("joe_diamond", "yellow", cause="axe")]


def test_a_die_taken_back_from_a_spell_and_the_empty_spell_are_told() -> None:
    g = table("joe_diamond", "bob_jenkins", errata=True).give("joe_diamond", "wither", "rifle")
    g.choose("move:the_missing_records").rig(dice=[1, *["terror"] * 5]).choose("roll")
    g.play("use:wither", "hold:green1", "aside:green2", "no_focus")
    g.choose("take:green1")
    assert g.happened(DieTakenBack) == [DieTakenBack("joe_diamond", "green1", "wither")]
    assert g.happened(CardLost) == [CardLost("joe_diamond", "wither")]


def test_an_ability_is_told_by_its_name_and_what_comes_of_it_with_its_cause() -> None:
    g = table("gloria_goldberg").place("the_dreamlands", "other_worlds")
    g.play("move:the_dreamlands", "use:gloria_goldberg")
    assert g.happened(AbilityUsed) == [AbilityUsed("gloria_goldberg", "gloria_goldberg")]
    assert "Gloria Goldberg uses “Psychic Sensitivity”." in told(g.events)
    assert [event.cause for event in g.happened(DieAdded)] == ["gloria_goldberg"] * 2


def test_rewards_come_of_the_adventure_and_the_card_is_a_trophy() -> None:
    g = alone()
    win(g, "the_missing_records", {0: ["6"], 1: ["lore", "3"]})
    assert [event.cause for event in g.happened(CluesGained)] == ["the_missing_records"]
    assert g.happened(TrophyGained) == [TrophyGained("joe_diamond", "the_missing_records")]
    assert g.happened(Returned) == [Returned("joe_diamond")]


def test_penalties_come_of_the_adventure_and_those_that_are_not_suffered_are_told() -> None:
    g = alone()
    lose(g, "the_missing_records")
    assert g.happened(SanityLost) == [SanityLost("joe_diamond", 1, cause="the_missing_records")]
    g = alone().give("joe_diamond", "duke")
    lose(g, "the_missing_records")
    g.choose("use:duke")
    assert g.happened(CardLost) == [CardLost("joe_diamond", "duke", cause="duke")]
    assert g.happened(PenaltiesIgnored) == [PenaltiesIgnored("joe_diamond", "the_missing_records", cause="duke")]


def test_terror_comes_of_the_adventure_or_of_the_mythos_card() -> None:
    g = alone().place("ancient_relics", at="museum:0").place("the_floor_gives_way", at="mythos")
    g.rig(dice=["terror", *[1] * 5]).choose("move:ancient_relics")
    assert g.happened(SanityLost) == [SanityLost("joe_diamond", 1, cause="ancient_relics")]
    assert g.happened(StaminaLost) == [StaminaLost("joe_diamond", 1, cause="the_floor_gives_way")]


def test_terror_that_touches_nobody_and_monsters_that_stay_away_are_told() -> None:
    g = alone("kate_winthrop").place("the_gift_shop", at="museum:0")
    g.rig(dice=["terror"] * 6).choose("move:the_gift_shop")
    assert g.happened(TerrorIgnored) == [TerrorIgnored("kate_winthrop")]
    g = alone("kate_winthrop").place("a_peculiar_specimen", at="museum:0")
    win(g, "a_peculiar_specimen", {0: ["3"], 1: ["6"], 2: ["peril"]})
    assert g.happened(MonsterPrevented) == [MonsterPrevented(cause="kate_winthrop")]


def test_the_price_of_a_task_comes_of_its_monster() -> None:
    g = alone().spawn("elder_thing", at="the_missing_records").rig(dice=["lore", *["terror"] * 5])
    g.choose("move:the_missing_records").rig(dice=["terror"] * 5).choose("task:2")
    assert g.happened(SanityLost) == [SanityLost("joe_diamond", 1, cause="elder_thing")]


def test_what_strikes_at_midnight_is_the_cause() -> None:
    g = alone().place("horrible_visions", at="museum:0")
    midnight(g)
    assert [event.cause for event in g.happened(DoomAdded)] == [
        "horrible_visions",
        "horrible_visions",
        "closed_for_mourning",
    ]


def test_what_an_ally_brings_and_what_is_bought_have_their_causes() -> None:
    g = alone().give("joe_diamond", "yuggoth", "r_lyeh", "the_abyss").stack("ally", ["anna_kaslow"])
    g.play("move:entrance", "buy:ally")
    while g.decision.kind is PAY:
        g.choose(g.options[0])
    assert g.happened(CardGained)[-1].cause == "entrance"
    assert g.happened(CluesGained) == [CluesGained("joe_diamond", 2, cause="anna_kaslow")]


def test_the_attack_of_an_ancient_one_is_its_doing_and_an_attack_on_it_ends() -> None:
    g = alone(ancient_one="yig").set("clock", 3)
    battle(g, ["terror"] * 6).rig(dice=["terror"] * 6).choose("give_up")
    assert g.happened(AttackEnded) == [AttackEnded("joe_diamond")]
    assert [event.cause for event in g.happened(SanityLost)] == ["yig"]


def test_an_attempt_that_is_cut_short_is_told_and_its_monsters_go_back() -> None:
    g = table("joe_diamond").set("joe_diamond.sanity", 1).place("ancient_relics", at="museum:0")
    g.spawn("byakhee", at="ancient_relics").rig(dice=["peril", *["terror"] * 5]).choose("move:ancient_relics")
    g.rig(dice=["terror"] * 5, investigators=["bob_jenkins"]).choose("task:2")
    assert g.happened(AttemptCutShort) == [AttemptCutShort("ancient_relics")]
    assert g.happened(MonsterReturned) == [MonsterReturned("byakhee")]
    assert "The Byakhee goes back to the monster cup." in told(g.events)


def test_the_mythos_deck_is_told_when_it_is_made_anew() -> None:
    g = alone()
    g.state.mythos_pile += list(g.state.mythos_deck)
    g.state.mythos_deck.ids = ""
    g.table.edited()
    g.set("clock", 3).rig(dice=[1]).play("move:entrance", "lost_and_found")
    assert len(g.happened(MythosShuffled)) == 1
    assert "The Mythos cards are shuffled into a new deck." in told(g.events)


def test_a_monster_comes_of_whatever_called_it() -> None:
    g = table("joe_diamond").place("the_gift_shop", at="museum:0").rig(monsters=["gug"])
    g.rig(dice=["terror"] * 6).choose("move:the_gift_shop")
    while g.options[0].startswith("monster:"):
        g.choose(g.options[0])
    assert [event.cause for event in g.happened(MonsterPlaced)] == ["the_gift_shop"]


def test_who_joins_the_game_does_so_by_the_rules() -> None:
    game = new_table("elder_sign", seed=1, players=2)
    assert [event.cause for event in game.events if isinstance(event, Joined)] == ["", ""]


def test_every_line_of_a_game_can_be_read_in_both_languages() -> None:
    game = Gambler(9, bold=True).play(new_table("elder_sign", seed=9, players=4, errata=True))
    for event in game.events:
        if event.told:
            assert all(render(event.text(), lang) for lang in LANGUAGES)
