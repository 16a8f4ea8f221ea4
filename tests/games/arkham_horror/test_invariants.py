"""What cannot be is found, whatever it is; what a game comes to is let be."""

import pytest
from tests.games.breaking import Break, leaves_alone, refuses, set_to

from miskatonic.games.arkham_horror.checks import card_pieces, check, gate_pieces, monster_pieces, mythos_pieces
from miskatonic.games.arkham_horror.state import Arkham, Battle, Investigator
from miskatonic.kernel.state import Outcome
from miskatonic.testing import scenario


def in_the_middle() -> Arkham:
    """Pete has cards, trophies and a blessing; a zombie, a gate and a seal are on the board, a ghoul in the outskirts, an
    environment and a rumor in play."""
    g = scenario("arkham_horror", seats=["ashcan_pete", "jenny_barnes"], ancient_one="azathoth")
    g.give("ashcan_pete", "axe", "wither", "fight", "blessing", "cultist", "gate_abyss").give("jenny_barnes", "knife")
    g.place("gate_yuggoth", at="woods").place("seal", at="graveyard").place("clue", at="unvisited_isle")
    g.spawn("zombie", at="woods").spawn("ghoul", at="outskirts")
    g.place("curfew_enforced", at="play").place("disturbing_the_dead", at="play")
    state: Arkham = g.state
    return state


def pete(state: Arkham) -> Investigator:
    assert state.investigators[0] is not None
    return state.investigators[0]


def jenny(state: Arkham) -> Investigator:
    assert state.investigators[1] is not None
    return state.investigators[1]


def test_nothing_is_missing_from_a_position_in_the_middle_of_a_game() -> None:
    state = in_the_middle()
    check(state)
    assert (len(monster_pieces(state)), len(gate_pieces(state)), len(mythos_pieces(state))) == (60, 16, 67)
    assert len(card_pieces(state)) == 44 + 39 + 40 + 20 + 11 + 35
    assert len(state.gate_deck) == 49


WRONG: dict[str, tuple[Break, str]] = {
    # monsters
    "a monster of the cup is lost": (lambda s: s.cup.pop(), "is missing"),
    "a monster of the board is lost": (lambda s: s.monsters.pop("zombie"), "Zombie is missing"),
    "a monster of the outskirts is lost": (lambda s: s.monsters.pop("ghoul"), "Ghoul is missing"),
    "a trophy is lost": (lambda s: pete(s).monster_trophies.clear(), "Cultist is missing"),
    "a monster is on the board and in the cup": (lambda s: s.cup.append("zombie"), "Zombie is there twice"),
    "a monster is a trophy of two": (lambda s: jenny(s).monster_trophies.append("cultist"), "Cultist is there twice"),
    "a monster is on the board and in the box": (lambda s: s.removed.append("ghoul"), "Ghoul is there twice"),
    "a monster is on the board and about to be met": (lambda s: s.met.append("zombie"), "Zombie is there twice"),
    "nobody knows the monster": (lambda s: s.cup.append("dracula"), "no “dracula” in this game"),
    "a monster is in no place": (lambda s: s.monsters.update(zombie="boston"), "no monster can be at “boston”"),
    # cards
    "a common item is lost": (lambda s: pete(s).cards.remove("axe"), "Axe is missing"),
    "a unique item is lost": (lambda s: s.decks["unique"].pop(), "is missing"),
    "a spell is lost": (lambda s: pete(s).cards.remove("wither"), "Wither is missing"),
    "a skill is lost": (lambda s: s.decks["skill"].pop(), "is missing"),
    "an ally is lost": (lambda s: s.decks["ally"].pop(), "is missing"),
    "a special card is lost": (lambda s: s.decks["special"].pop(), "is missing"),
    "a card is in two hands": (lambda s: pete(s).cards.append("knife"), "Knife is there twice"),
    "a card is in a hand and in its deck": (lambda s: s.decks["common"].append("axe"), "Axe is there twice"),
    "a card is in a hand and looked at": (lambda s: s.drawn.append("axe"), "Axe is there twice"),
    "a card is in a hand and in the box": (lambda s: s.removed.append("axe"), "Axe is there twice"),
    "a card is in another deck": (lambda s: s.decks["spell"].append(s.decks["common"].pop()), "lies where it cannot"),
    "nobody knows the card": (lambda s: pete(s).cards.append("excalibur"), "no “excalibur” in this game"),
    "nobody knows what is in the box": (lambda s: s.removed.append("excalibur"), "“excalibur” lies where it cannot be"),
    "a deck is gone": (lambda s: s.decks.pop("ally"), "a deck is missing"),
    "a Mythos card is lost": (lambda s: s.mythos_deck.pop(), "is missing"),
    "an environment is lost": (set_to("environment", ""), "Curfew Enforced is missing"),
    "a rumor is in play and in its deck": (lambda s: s.mythos_deck.append(s.rumor), "is there twice"),
    "a gate card is lost": (lambda s: s.gate_deck.pop(), "is missing"),
    "a gate card is there twice": (lambda s: s.gate_deck.append(s.gate_deck[0]), "is there twice"),
    # gates
    "a gate of the stack is lost": (lambda s: s.gate_stack.pop(), "is missing"),
    "an open gate is lost": (lambda s: s.gates.clear(), "is missing"),
    "a gate trophy is lost": (lambda s: pete(s).gate_trophies.clear(), "is missing"),
    "a gate is open and in the stack": (lambda s: s.gate_stack.append("gate_yuggoth"), "is there twice"),
    "a gate is open twice": (lambda s: s.gates.update(graveyard="gate_yuggoth"), "is there twice"),
    "a gate is a trophy and in the stack": (lambda s: s.gate_stack.append("gate_abyss"), "is there twice"),
    "nobody knows the gate": (lambda s: s.gate_stack.append("gate_narnia"), "no “gate_narnia” in this game"),
    "a gate is open in the street": (lambda s: s.gates.update(downtown=s.gate_stack.pop()), "“downtown” lies where"),
    "a gate is open on a seal": (lambda s: s.seals.append("woods"), "the seals cannot be right"),
    "a seal is there twice": (lambda s: s.seals.append("graveyard"), "the seals cannot be right"),
    "less than a clue": (lambda s: s.clues.update(unvisited_isle=0), "“clues” is 0"),
    "a gate is explored that is not there": (set_to("investigators.0.explored", True), "has explored no gate here"),
    # investigators
    "an investigator is nowhere": (lambda s: s.box.pop(), "is missing"),
    "an investigator is in play and in the box": (lambda s: s.box.append("ashcan_pete"), "Pete is there twice"),
    "an investigator is in another seat": (set_to("investigators.0.seat", 1), "cannot be at “1”"),
    "an investigator is in no place": (set_to("investigators.0.at", "boston"), "cannot be at “boston”"),
    "an investigator fights what sleeps": (set_to("investigators.0.at", "ancient_one"), "cannot be at “ancient_one”"),
    "somebody in play is out": (set_to("out", [1]), "seat 1 cannot be out"),
    "somebody is still to choose": (set_to("chosen", ["", ""]), "does not fit the seats"),
    "the active seat is none": (set_to("active", 2), "“active” is 2"),
    "too much sanity": (set_to("investigators.0.sanity", 5), "“sanity” is 5"),
    "stamina below nothing": (set_to("investigators.0.stamina", -1), "“stamina” is -1"),
    "money below nothing": (set_to("investigators.0.money", -1), "“money” is -1"),
    "a slider beyond its stops": (set_to("investigators.0.sliders", [0, 4, 0]), "“slider” is 4"),
    "a slider too few": (set_to("investigators.0.sliders", [0, 0]), "the wrong number of sliders"),
    "somebody else's card is exhausted": (set_to("investigators.0.exhausted", ["knife"]), "marks on cards"),
    "a blessing without its card": (set_to("investigators.1.fate", "cursed"), "blessed or cursed without"),
    # numbers
    "doom beyond its track": (set_to("doom", 15), "“doom” is 15"),
    "terror beyond its track": (set_to("terror", 11), "“terror” is 11"),
    "a battle with what sleeps": (set_to("battle", Battle()), "there is no battle"),
    "only one of two has won": (set_to("outcome", Outcome([0], "ah-won-closed")), "the winners cannot be right"),
    "nobody knows the Ancient One": (set_to("ancient_one", "dagon"), "no “dagon” in this game"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_is_found(wrong: str) -> None:
    refuses(check, in_the_middle(), WRONG[wrong])


def test_looking_changes_nothing() -> None:
    leaves_alone(check, in_the_middle())
