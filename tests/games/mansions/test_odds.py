"""The chances and risks that players are shown before they choose."""

from typing import Any

import msgspec
import pytest
from tests.games.mansions.by_the_odds import reckon
from tests.games.mansions.gambler import Wanderer
from tests.rules.mansions.shared import JOE, joe

from miskatonic import new_table
from miskatonic.games.mansions.state import KEEPER, Mansion
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import Lang, render
from miskatonic.testing import Scenario, scenario

GAME: Game[Any] = GAMES["mansions"]
WORLDS = 3


def odds(g: Scenario) -> dict[str, float]:
    return GAME.reading.odds(g.state, g.decision)


def hint(g: Scenario, option: str, lang: Lang = "en") -> str:
    return render(GAME.reading.hints(g.state, g.decision)[option], lang)


def facing(*cards: str, token: int = 0) -> Scenario:
    """Joe Diamond (Strength 5, Dexterity 5, Lore 1) with a knife before a zombie; of the combat cards, only those are to come."""
    g = joe().give(JOE, "knife").spawn("zombie", at="foyer.center", token=token)
    if cards:
        deck, discard = g.state.combat_decks["humanoid"], g.state.combat_discards["humanoid"]
        discard += [card for card in deck if card not in cards]
        deck.ids = " ".join(cards)
    return g


def test_the_chances_of_tests_of_attacks_and_of_dying_come_true() -> None:
    reckoning = reckon(200, first=150, replays=4)
    assert {"attack", "keeper", "attack kills", "cast", "test", "way"} <= set(reckoning.trials)
    assert reckoning.wrong() == [], reckoning.report()


def test_somebody_who_is_found_may_be_attacked_again_like_anybody_else() -> None:
    g = facing("combat_humanoid_25").place(JOE, at="foyer.center").set(f"{JOE}.hidden", True).set(f"{JOE}.damage", 11)
    g.begin(step="monster_attacks")
    assert odds(g)[f"attack:zombie:{JOE}/death"] > 0


def test_walking_away_shows_the_chance_of_evading_and_what_it_costs_otherwise() -> None:
    g = facing()
    assert odds(g)["move:foyer.left_hall"] == pytest.approx(0.6)
    assert hint(g, "move:foyer.left_hall") == "evade the Zombie (60%), otherwise 1 to 2 damage"
    assert (
        hint(g, "run:foyer.left_hall", "fr")
        == "coûte l’action · échapper au Zombie (60\u202f%), sinon 1 à 2 points de dégâts"
    )


def test_entering_a_room_shows_the_horror_of_what_is_there_and_the_fire() -> None:
    g = joe("foyer.left_hall").spawn("cultist", at="laboratory.lower").place("fire", at="laboratory")
    assert odds(g)["move:laboratory.upper"] == pytest.approx(0.7 * 0.7)
    assert "move:foyer.center" not in odds(g)
    assert "bear the sight of the Cultist (70%), otherwise take 1 horror" in hint(g, "move:laboratory.upper")


def test_a_lock_tells_its_chance_only_once_it_has_been_seen() -> None:
    g = joe("foyer.left_hall").place("jammed_door", at="laboratory")
    assert "move:laboratory.upper" not in odds(g)
    g.turn_up("jammed_door")
    assert odds(g)["move:laboratory.upper"] == pytest.approx(0.5)


def test_exploring_says_what_lies_there_by_the_backs() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").place("knife", at="kitchen").place("lockbox", at="kitchen")
    assert hint(g, "explore") == "2 cards, 1 obstacle"
    g.turn_up("lockbox")
    assert hint(g, "explore") == "2 cards, 1 obstacle · Solve Lock Puzzle 5A to get past."


def test_a_turn_that_ends_in_fire_says_so() -> None:
    assert hint(joe().place("fire", at="foyer"), "end_turn") == "take 2 damage"


def test_an_attack_is_averaged_over_the_combat_cards_that_may_come() -> None:
    g = facing("combat_humanoid_8", "combat_humanoid_9")
    assert odds(g)["attack:zombie:knife"] == pytest.approx((0.5 + 0.4) / 2)
    assert hint(g, "attack:zombie:knife").startswith(
        "damage 2, range 0 · on average 2 damage dealt; in return 0.3 damage and 0 horror"
    )


def test_where_no_card_with_the_right_heading_is_left_the_discards_come_again() -> None:
    g = facing("combat_humanoid_8")
    assert odds(g)["attack:zombie:unarmed"] == pytest.approx(0.5)


def test_the_order_of_the_combat_cards_makes_no_difference() -> None:
    g = joe().spawn("zombie", at="foyer.center")
    before = odds(g), GAME.reading.hints(g.state, g.decision)
    g.state.combat_decks["humanoid"].shuffle(seeded(5))
    assert (odds(g), GAME.reading.hints(g.state, g.decision)) == before


def test_the_odds_leave_the_game_as_it_was() -> None:
    g = joe().spawn("zombie", at="foyer.center").give(JOE, "knife")
    before = msgspec.msgpack.encode(g.state)
    odds(g)
    GAME.reading.hints(g.state, g.decision)
    assert msgspec.msgpack.encode(g.state) == before


def test_a_token_that_nobody_has_seen_is_any_that_is_not_seen_elsewhere() -> None:
    g = facing(token=2)
    assert "1 to 2 damage" in hint(g, "move:foyer.left_hall")
    g.set("zombie.known", True)
    assert hint(g, "move:foyer.left_hall") == "evade the Zombie (60%), otherwise 1 damage"


def test_how_likely_an_attack_kills_depends_on_what_the_monster_has_taken() -> None:
    g = facing("combat_humanoid_8")
    assert hint(g, "attack:zombie:knife").endswith("kills 0% of the time")
    g["zombie"].known, g["zombie"].damage = True, 4
    assert hint(g, "attack:zombie:knife").endswith("kills 50% of the time")


def test_a_monster_of_the_story_does_not_tell_its_health_by_the_odds() -> None:
    g = facing()
    g["zombie"].name, g["zombie"].extra_health = "walter", 8
    assert "kills" not in hint(g, "attack:zombie:knife")


def test_a_blow_that_would_kill_is_shown_as_such() -> None:
    g = facing().set(f"{JOE}.damage", 11)
    assert odds(g)["move:foyer.left_hall/death"] == pytest.approx(0.4)


def test_casting_shows_the_chance_of_its_test_and_what_has_to_be_evaded_first() -> None:
    g = facing().give(JOE, "soul_pact").set(f"{JOE}.horror", 1)
    assert odds(g)["cast:soul_pact"] == pytest.approx(0.1)
    assert hint(g, "cast:soul_pact").endswith("evade the Zombie (60%), otherwise 1 to 2 damage")


def test_the_keeper_is_shown_what_an_attack_may_do() -> None:
    g = facing().begin(step="monster_attacks")
    assert 0 < odds(g)[f"attack:zombie:{JOE}"] <= 1
    assert hint(g, f"attack:zombie:{JOE}").startswith("on average ")


def test_the_keeper_is_shown_whether_a_barricade_gives_way() -> None:
    g = joe("kitchen.1").spawn("zombie", at="foyer.left_hall").place("barricade", at="foyer.left_hall-laboratory.upper")
    g.set("keeper.threat", 3).begin(step="keeper_actions").play("action:command_minion")
    assert 0 < odds(g)["force:laboratory.upper"] < 1


def test_a_card_that_is_chosen_says_what_it_does() -> None:
    g = joe().give(JOE, "lantern", "knife").choose("drop")
    assert hint(g, "drop:lantern").startswith("You ")


@pytest.mark.parametrize("seed", range(3))
def test_odds_and_hints_are_the_same_in_every_world_that_a_player_cannot_tell_apart(seed: int) -> None:
    table = new_table("mansions", seed=seed, players=3)
    gambler = Wanderer(seed, bold=True)
    while (decision := table.decision) is not None:
        state = table.state
        if state.round and state.team(decision.seat) != KEEPER and not len(table.moves) % 3:
            told = GAME.reading.odds(state, decision), GAME.reading.hints(state, decision)
            for n in range(WORLDS):
                other = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Mansion)
                GAME.rules.determinize(other, decision.seat, seeded(n))
                assert (GAME.reading.odds(other, decision), GAME.reading.hints(other, decision)) == told
        table.choose(*gambler.pick(Sight(table)))


def test_a_card_that_answers_what_happens_brings_no_danger() -> None:
    g = scenario("mansions", seats=["", "gloria_goldberg"]).give("gloria_goldberg", "gloria_sensitive")
    g.give("keeper", "whispers").set("keeper.threat", 1).play("move:foyer.left_hall", "play:whispers")
    assert "use:gloria_sensitive" in [option.id for option in g.decision.options]
    assert "%" not in hint(g, "use:gloria_sensitive")


def test_while_somebody_decides_what_to_do_every_monster_has_the_chance_of_being_evaded() -> None:
    g = joe().spawn("zombie", at="hallway_1.left")
    assert GAME.reading.board_odds(g.state, 1) == {"zombie": pytest.approx(0.6)}
    assert GAME.reading.board_odds(g.begin(step="threat").state, 1) == {}


@pytest.mark.parametrize("seed", range(4))
def test_every_question_tells_chances_that_can_be_and_risks_that_can_be_read(seed: int) -> None:
    table = new_table("mansions", seed=seed, players=4, monster_skill=True)
    gambler = Wanderer(seed, bold=True)
    while (decision := table.decision) is not None:
        ids = {option.id for option in decision.options}
        found = GAME.reading.odds(table.state, decision)
        assert all(0 <= chance <= 1.000001 and key.removesuffix("/death") in ids for key, chance in found.items())
        if not len(table.moves) % 20:
            assert all("mm-" not in render(told, "fr") for told in GAME.reading.hints(table.state, decision).values())
        table.choose(*gambler.pick(Sight(table)))
