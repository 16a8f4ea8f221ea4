"""What cannot be is found, whatever it is; what a game comes to is let be."""

import pytest
from tests.games.breaking import Break, all_of, leaves_alone, refuses, set_to

from miskatonic.games.mansions.checks import check, mythos_pieces, room_pieces, spell_pieces, trauma_pieces
from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.state import Attempt, Investigator, Mansion, Monster, Puzzle
from miskatonic.kernel.state import Outcome
from miskatonic.testing import scenario


def in_the_middle() -> Mansion:
    """Joe carries a lantern and a spell and is injured; Jenny was given a card; a zombie, a fire, a lock and a barricade are on
    the board; a puzzle is on the table."""
    g = scenario("mansions", seats=["", "joe_diamond", "jenny_barnes"])
    g.give("joe_diamond", "lantern", "shriveling", "broken_arm").give("jenny_barnes", "blackmail")
    g.give("keeper", "whispers", "panic").place("axe", at="kitchen").place("locked_door", at="kitchen")
    g.place("fire", at="garden").spawn("zombie", at="garden.path").spawn("cultist", at="kitchen.1", name="walter")
    state: Mansion = g.state
    state.barricades = {next(door for door in doors(state) if "dining_room.left" in door): "dining_room.left"}
    pile = state.pieces["puzzle_7"]
    state.puzzles["puzzlebox"] = Puzzle("puzzle_7", [pile.pop() for _ in range(6)], [0] * 6)
    return state


def doors(state: Mansion) -> list[str]:
    """The doors of the board, each with a name that holds its spaces."""
    return list(plan(state).doors)


def joe(state: Mansion) -> Investigator:
    assert state.investigators[1] is not None
    return state.investigators[1]


def jenny(state: Mansion) -> Investigator:
    assert state.investigators[2] is not None
    return state.investigators[2]


def test_nothing_is_missing_from_a_position_in_the_middle_of_a_game() -> None:
    state = in_the_middle()
    check(state)
    assert (len(spell_pieces(state)), len(trauma_pieces(state))) == (20, 21)
    assert "whispers" in mythos_pieces(state)
    assert "lantern" in room_pieces(state)


WRONG: dict[str, tuple[Break, str]] = {
    # cards
    "a combat card is lost": (lambda s: s.combat_decks["beast"].pop(), "is missing"),
    "a combat card is there twice": (lambda s: s.combat_discards["beast"].append(s.combat_decks["beast"][0]), "twice"),
    "a spell is lost": (lambda s: joe(s).spells.clear(), "is missing"),
    "a spell is in two hands": (lambda s: jenny(s).spells.append(joe(s).spells[0]), "is there twice"),
    "nobody knows the spell": (lambda s: joe(s).spells.append("fireball"), "no “fireball”"),
    "a trauma is lost": (lambda s: s.keeper.trauma.clear(), "is missing"),
    "a trauma is borne and held": (lambda s: s.keeper.trauma.append(joe(s).injury), "is there twice"),
    "an injury is no injury": (
        all_of(
            lambda s: s.keeper.trauma.append(joe(s).injury),
            lambda s: s.keeper.trauma.remove("panic"),
            set_to("investigators.1.injury", "panic"),
        ),
        "lies where it cannot be",
    ),
    "a Mythos card is held and in its deck": (lambda s: s.mythos_deck.append("whispers"), "Whispers is there twice"),
    "nobody knows the Mythos card": (lambda s: s.mythos_deck.append("rain_of_frogs"), "no “rain_of_frogs”"),
    "a card that is played openly was given face down": (
        all_of(lambda s: s.keeper.mythos.remove("whispers"), set_to("investigators.1.secret", "whispers")),
        "“whispers” lies where it cannot be",
    ),
    "a card was turned up that nobody has": (set_to("investigators.1.exposed", True), "no card that could have been"),
    "nobody knows the keeper action": (lambda s: s.keeper.actions.append("dance"), "no “dance”"),
    "a card is carried and lies in a room": (lambda s: joe(s).cards.append("axe"), "Axe is there twice"),
    "a card is carried by two": (lambda s: jenny(s).cards.append("lantern"), "Lantern is there twice"),
    "a card is in a room and in the box": (lambda s: s.box.append("axe"), "Axe is there twice"),
    "a lock is in a room and set aside": (lambda s: s.aside.append("locked_door"), "is there twice"),
    "nobody knows the card": (lambda s: joe(s).cards.append("excalibur"), "no “excalibur”"),
    "a card is face up that is nowhere": (lambda s: s.face_up.append("torch"), "no “torch”"),
    "a clue is carried and was not found": (
        lambda s: joe(s).cards.append("the_fall_of_house_lynch_clue_3a"),
        "the clues that were found",
    ),
    "a clue was found that nobody has": (lambda s: s.found.append(2), "the clues that were found"),
    # the board
    "nobody knows the room": (lambda s: s.statuses.update(pantry=["fire"]), "no “pantry”"),
    "nobody knows the status": (set_to("statuses", {"garden": ["fog"]}), "no “fog”"),
    "a room burns twice": (lambda s: s.statuses["garden"].append("fire"), "is there twice"),
    "a barricade is on no door": (lambda s: s.barricades.update(gap="garden.path"), "no “gap”"),
    "a barricade closes two doors": (
        lambda s: s.barricades.update({doors(s)[-1]: next(iter(s.barricades.values()))}),
        "more doors are closed",
    ),
    "a marker is in no space": (lambda s: s.features["barricade"].append("moon"), "no “moon”"),
    "more corpses than there are": (
        set_to("features", {"barricade": ["dining_room.left"], "corpse": ["garden.path"] * 4}),
        "“corpses” is 4",
    ),
    # monsters
    "a monster is nowhere": (lambda s: setattr(s.monsters["zombie"], "at", "moon"), "no “moon”"),
    "nobody knows the monster": (lambda s: s.monsters.update(dracula=Monster(0, "garden.path")), "dracula"),
    "two monsters have the same token": (
        lambda s: s.monsters.update({"zombie#2": Monster(0, "garden.path")}),
        "same token",
    ),
    "a monster has a token that there is not": (lambda s: setattr(s.monsters["zombie"], "token", 99), "“token” is 99"),
    "a dead monster stands": (lambda s: setattr(s.monsters["zombie"], "damage", 20), "“damage” is 20"),
    "a monster is less than whole": (lambda s: setattr(s.monsters["zombie"], "damage", -1), "“damage” is -1"),
    "stunned less than not at all": (lambda s: setattr(s.monsters["zombie"], "stunned", -1), "“stunned” is -1"),
    "two monsters have the same name": (lambda s: setattr(s.monsters["zombie"], "name", "walter"), "is there twice"),
    "more samples than there are": (
        lambda s: s.monsters["zombie"].samples.extend(["joe_diamond"] * 5),
        "“samples” is -1",
    ),
    "a sample of nobody": (lambda s: s.altar.append("dracula"), "no “dracula”"),
    # investigators
    "the keeper has an investigator": (lambda s: s.investigators.__setitem__(0, joe(s)), "the keeper has no"),
    "an investigator sits elsewhere": (set_to("investigators.1.seat", 2), "thinks that it sits elsewhere"),
    "an investigator is there and killed": (lambda s: s.gone.append("joe_diamond"), "is there twice"),
    "an investigator is there and out": (lambda s: s.out.append(1), "is here and gone"),
    "a seat is out twice": (
        all_of(
            lambda s: s.investigators.__setitem__(2, None),
            lambda s: s.mythos_deck.append("blackmail"),
            set_to("out", [2, 2]),
        ),
        "is there twice",
    ),
    "the keeper waits for a turn": (lambda s: s.waiting.append(0), "the keeper has no"),
    "a seat waits that there is not": (lambda s: s.waiting.append(5), "“seat” is 5"),
    "an investigator is nowhere": (set_to("investigators.1.at", "moon"), "no “moon”"),
    "an investigator has two mental traits": (
        lambda s: setattr(joe(s), "traits", [joe(s).traits[0]] * 2),
        "a mental and a physical trait",
    ),
    "somebody dead walks": (set_to("investigators.1.damage", 12), "“damage” is 12"),
    "less than no horror": (set_to("investigators.1.horror", -1), "“horror” is -1"),
    "less than no skill": (set_to("investigators.1.skill_points", -1), "“skill_points” is -1"),
    "less than no step": (set_to("investigators.1.moves", -1), "“moves” is -1"),
    # the story
    "nobody knows the story": (set_to("story", "rats_in_the_walls"), "no “rats_in_the_walls”"),
    "an answer is missing": (lambda s: s.choices.pop(), "“choices” is 2"),
    "an answer that there is not": (set_to("choices", ["A", "C", "A"]), "no “C”"),
    "threat below nothing": (set_to("keeper.threat", -1), "“threat” is -1"),
    "an event after the last": (set_to("event", 7), "“event” is 7"),
    "time below nothing": (set_to("time", -1), "“time” is -1"),
    "somebody wins who is not there": (set_to("outcome", Outcome([7], "mm-end-keeper")), "“winners” is 7"),
    # puzzles
    "a puzzle piece is lost": (lambda s: s.pieces["lock"].pop(), "is missing"),
    "a puzzle piece is in the puzzle and unused": (
        lambda s: s.pieces["puzzle_7"].append(s.puzzles["puzzlebox"].pieces[0]),
        "is there twice",
    ),
    "a puzzle has a hole": (
        lambda s: s.pieces["puzzle_7"].append(s.puzzles["puzzlebox"].pieces.pop()),
        "“pieces” is 5",
    ),
    "a piece of another puzzle": (
        all_of(
            lambda s: s.pieces["puzzle_7"].append(s.puzzles["puzzlebox"].pieces.pop()),
            lambda s: s.puzzles["puzzlebox"].pieces.append(s.pieces["lock"].pop()),
        ),
        "lies where it cannot be",
    ),
    "a piece is turned too far": (lambda s: s.puzzles["puzzlebox"].turns.__setitem__(0, 4), "“turns” is 4"),
    "an attempt at no puzzle": (set_to("attempt", Attempt(1, "suitcase", 3)), "no “suitcase”"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_is_found(wrong: str) -> None:
    refuses(check, in_the_middle(), WRONG[wrong])


def test_looking_changes_nothing() -> None:
    leaves_alone(check, in_the_middle())
