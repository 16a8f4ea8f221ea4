"""What a board shows can be drawn from a view alone."""

from typing import cast

import msgspec
import pytest
from tests.games.elder_sign.gambler import Gambler

from miskatonic import new_table
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.games.elder_sign.view.table import AdventureView, ElderSignView, NeedView, TrophyView
from miskatonic.testing import Scenario, scenario


def joe_and_jenny(ancient_one: str = "yig") -> Scenario:
    return scenario("elder_sign", seats=["joe_diamond", "jenny_barnes"], ancient_one=ancient_one)


def seen(g: Scenario, seat: int | None = 0) -> ElderSignView:
    return cast(ElderSignView, g.table.view(seat))


def adventure(view: ElderSignView, card: str) -> AdventureView:
    return next(laid for laid in (*view.museum, *view.other_worlds) if laid is not None and laid.card == card)


def test_the_ancient_one_with_its_track_and_its_seals() -> None:
    view = seen(joe_and_jenny().set("doom", 3).set("elder_signs", 4))
    yig = view.ancient_one
    assert (yig.slug, yig.doom, yig.doom_track, yig.elder_signs, yig.limit) == ("yig", 3, 8, 4, 10)
    assert yig.monster_spaces == (1, 3, 4, 5, 7)
    assert not yig.awake
    assert yig.combat is not None
    assert [need.kind for need in yig.combat.needs] == ["peril", "peril"]
    assert not yig.combat.open
    assert seen(joe_and_jenny("azathoth")).ancient_one.combat is None


def test_the_clock_the_day_and_whose_turn_it_is() -> None:
    view = seen(joe_and_jenny().set("clock", 2).set("day", 5).begin(turn="jenny_barnes"))
    assert (view.hour, view.day, view.active, view.step) == ("VI", 5, 1, "turn")
    assert view.mythos == "sudden_terror_amid_stillness"


def test_every_seat_is_told_who_it_is_and_sees_the_same() -> None:
    g = joe_and_jenny().give("jenny_barnes", "axe")
    assert [seen(g, seat).seat for seat in (None, 0, 1)] == [None, 0, 1]
    assert len({msgspec.json.encode(msgspec.structs.replace(seen(g, seat), seat=None)) for seat in (None, 0, 1)}) == 1


def test_six_places_in_the_museum_even_if_one_is_empty() -> None:
    g = joe_and_jenny()
    g.state.adventure_deck.append(g.state.museum[2].card)
    g.state.museum[2] = None
    view = seen(g)
    assert len(view.museum) == 6
    assert view.museum[2] is None
    assert view.other_worlds == ()
    assert [laid.card for laid in seen(joe_and_jenny().place("yuggoth", "other_worlds")).other_worlds] == ["yuggoth"]


def test_the_tasks_of_an_adventure_that_nobody_attempts() -> None:
    records = adventure(seen(joe_and_jenny()), "the_missing_records")
    assert (records.trophies, records.ordered, records.monsters, records.locked) == (1, False, (), ())
    assert [task.needs for task in records.tasks] == [
        (NeedView("investigation", 6),),
        (NeedView("lore", 1), NeedView("investigation", 3)),
    ]
    assert [(task.done, task.open, task.monster, task.frame) for task in records.tasks] == [
        (False, True, "", "none")
    ] * 2


def test_of_ordered_tasks_only_the_next_is_open() -> None:
    passage = adventure(seen(joe_and_jenny()), "the_hidden_passage")
    assert passage.ordered
    assert [task.open for task in passage.tasks] == [True, False, False]


def test_monsters_change_the_tasks_they_lie_on_and_add_one_below() -> None:
    g = joe_and_jenny().spawn("witch", at="when_night_falls", task=0).spawn("ghoul", at="when_night_falls")
    night = adventure(seen(g), "when_night_falls")
    assert night.monsters == ("witch", "ghoul")
    assert [(task.frame, task.monster) for task in night.tasks] == [
        ("empty", "witch"),
        ("none", ""),
        ("none", ""),
        ("below", "ghoul"),
    ]
    assert [[need.kind for need in night.tasks[n].needs] for n in (0, 3)] == [["lore"], ["peril", "investigation"]]


def test_an_empty_monster_task_waits_for_a_monster() -> None:
    night = adventure(seen(joe_and_jenny().place("when_night_falls", "museum:0")), "when_night_falls")
    assert night.tasks[0].needs == ()
    assert not night.tasks[0].open
    assert night.tasks[1].open


def test_shub_nigguraths_second_task_is_seen_on_the_monsters() -> None:
    g = joe_and_jenny("shub_niggurath").spawn("witch", at="the_missing_records")
    tasks = adventure(seen(g), "the_missing_records").tasks
    shown = [[need.kind for need in task.needs] for task in tasks if task.monster]
    assert shown == [["lore"], ["terror"]]
    assert [task.needs for task in tasks[2:4]] == [(), ()], "the printed tasks have no second ones"


def test_the_dice_of_an_attempt_and_the_tasks_it_has_done() -> None:
    g = joe_and_jenny().rig(dice=[3, 3, "lore", 3, "peril", "terror"]).choose("move:the_missing_records")
    g.rig(dice=[2, "peril", "peril", "peril"]).choose("task:1")
    view = seen(g)
    assert view.attempt is not None
    assert (view.attempt.place, view.attempt.done, view.attempt.rolled) == ("the_missing_records", (1,), True)
    done = adventure(view, "the_missing_records").tasks[1]
    assert (done.done, done.open, done.dice) == (True, False, ("green1", "green3"))
    assert [(die.id, die.color, die.zone, die.at, die.face) for die in view.dice[:3]] == [
        ("green1", "green", "task", "1", "investigation3"),
        ("green2", "green", "pool", "", "investigation2"),
        ("green3", "green", "task", "1", "lore"),
    ]
    assert view.dice[7].face == "unrolled"


def test_locked_dice_are_seen_with_what_locks_them() -> None:
    g = joe_and_jenny().spawn("witch", at="the_missing_records")
    g["green1"].zone, g["green1"].lock = "lock", "witch"
    view = seen(g)
    assert view.dice[0].lock == "witch"
    assert adventure(view, "the_missing_records").locked == ("green1",)


def test_a_spell_with_the_die_it_holds() -> None:
    g = joe_and_jenny().give("joe_diamond", "shrivelling").choose("move:the_missing_records")
    g.rig(dice=["lore", 1, 1, 1, 1, 1]).play("use:shrivelling", "hold:green1")
    view = seen(g)
    assert [(spell.card, spell.seat, spell.holds, spell.dice) for spell in view.cast] == [
        ("shrivelling", 0, 1, ("green1",))
    ]


def test_an_investigator_with_everything_that_lies_before_it() -> None:
    g = joe_and_jenny().give("joe_diamond", "axe", "clue", "ghoul", "koi_pond").set("joe_diamond.sanity", 2)
    joe = seen(g).seats[0].investigator
    assert joe is not None
    assert (joe.slug, joe.sanity, joe.max_sanity, joe.stamina, joe.max_stamina) == ("joe_diamond", 2, 4, 6, 6)
    assert (joe.clues, joe.cards, joe.at, joe.rested) == (1, ("axe",), "entrance", ())
    assert joe.trophies == (TrophyView("ghoul", 1), TrophyView("koi_pond", 2))
    assert joe.purse == 3


def test_a_seat_that_is_eliminated_is_empty() -> None:
    view = seen(joe_and_jenny().eliminate("jenny_barnes"))
    assert (view.seats[1].investigator, view.seats[1].eliminated, view.seats[0].eliminated) == (None, True, False)
    assert view.devoured == ("jenny_barnes",)


def test_who_asked_for_whom_while_the_game_is_prepared() -> None:
    table = new_table("elder_sign", seed=1, seats=["", "joe_diamond"], draft=True)
    view = cast(ElderSignView, table.view(None))
    assert view.step == "prepare"
    assert [seat.chosen for seat in view.seats] == ["", "joe_diamond"]
    assert "joe_diamond" not in view.box
    assert len(view.box) == 15


def test_how_much_is_left_but_not_what() -> None:
    supply = seen(joe_and_jenny().give("joe_diamond", "axe", "clue")).supply
    assert (supply.common, supply.unique, supply.spell, supply.clues) == (11, 12, 12, 14)
    assert (supply.adventure, supply.other_world, supply.mythos, supply.cup) == (42, 8, 31, 22)


@pytest.mark.parametrize("errata", [False, True])
def test_a_view_can_be_made_and_sent_at_any_moment_and_everything_in_it_has_a_name(errata: bool) -> None:
    gambler = Gambler(9, bold=True)
    table = new_table("elder_sign", seed=9, players=3, errata=errata)
    while table.decision is not None:
        view = cast(ElderSignView, table.view(1))
        assert msgspec.json.decode(msgspec.json.encode(view), type=ElderSignView) == view
        for laid in (*view.museum, *view.other_worlds):
            if laid is not None:
                for card in (laid.card, *laid.monsters):
                    assert describe(card, "fr").name
        gambler.play(table, choices=2)
    assert cast(ElderSignView, table.view(1)).outcome == table.outcome
