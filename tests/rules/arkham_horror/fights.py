"""Situations that the chapters about checks and fights share."""

from miskatonic.testing import Scenario, scenario

PETE = "ashcan_pete"
"""Speed 0, Sneak 6, Fight 2, Will 5, Lore 0, Luck 3 with his sliders at the first stops; 4 sanity, 6 stamina."""

WORLDS = (
    "abyss",
    "another_dimension",
    "city_of_the_great_race",
    "great_hall_of_celeano",
    "plateau_of_leng",
    "rlyeh",
    "the_dreamlands",
    "yuggoth",
)
EVERY_GATE = [f"gate_{world}" for world in WORLDS for _ in range(2)]


def facing(
    *monsters: str,
    who: str = PETE,
    cards: tuple[str, ...] = (),
    sliders: tuple[int, int, int] = (0, 0, 0),
    at: str = "downtown",
    ancient_one: str = "azathoth",
    others: tuple[str, ...] = (),
) -> Scenario:
    """Somebody stands among monsters in the movement phase; the game stops before the encounters."""
    g = scenario("arkham_horror", seats=[who, *others], ancient_one=ancient_one).place(who, at=at)
    for monster in monsters:
        g.spawn(monster, at=at)
    return g.give(who, *cards).set(f"{who}.sliders", list(sliders)).stop("encounter")


def headline(card: str, who: str = PETE, *, ancient_one: str = "azathoth", others: tuple[str, ...] = ()) -> Scenario:
    """What a Mythos card is about is about to happen; the game stops before the turn ends."""
    g = scenario("arkham_horror", seats=[who, *others], ancient_one=ancient_one)
    return g.place(card, at="drawn").begin(step="mythos_ability").stop("turn_end")


def drawn(
    card: str, *seats: str, ancient_one: str = "azathoth", stop: str = "turn_end", gates: tuple[str, ...] = ()
) -> Scenario:
    """The Mythos phase in which a card is drawn begins; the game stops before a step. Gates will open to those worlds."""
    g = scenario("arkham_horror", seats=list(seats) or [PETE], ancient_one=ancient_one)
    if gates:
        g.stack("gates", list(gates))
    return g.stack("mythos", [card]).begin(phase="mythos").stop(stop)
