"""Elder Sign: an investigator, an Ancient One, a card of every deck, a monster, and a Mask."""

from miskatonic.games.elder_sign.declare import (
    CLUE,
    adventure,
    ally,
    ancient_one,
    common_item,
    investigator,
    lore,
    monster,
    mythos,
    peril,
    spell,
    task,
    terror,
    unique_item,
)
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.elder_sign.effects.health import heal, lose
from miskatonic.games.elder_sign.effects.using import holds, once_a_day, spend, when_you_beat_a_monster
from miskatonic.games.elder_sign.rules.attempt import BEFORE_ROLL
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import typed

INVESTIGATOR = "miss_lupin"
ANCIENT_ONE = "the_sleeper"


def fill() -> None:
    """Declares everything into the box that is open."""
    common_item("brass_lens", "Brass Lens", "Lentille de cuivre", gain("clue"))
    unique_item("black_pearl", "Black Pearl", "Perle noire", spend(both(gain("clue"), heal(sanity=1)), "after_roll"))
    spell("candle_trick", "Candle Trick", "Tour de la bougie", holds(2), copies=2)
    ally("old_friend", "Old Friend", "Vieil ami", once_a_day(BEFORE_ROLL, gain("clue")))
    investigator(
        INVESTIGATOR,
        "Miss Lupin",
        ("The Thief", "La voleuse"),
        ("Light Fingers", "Doigts agiles"),
        when_you_beat_a_monster(gain("clue")),
        sanity=5,
        stamina=5,
        clue=1,
    )
    ancient_one(
        ANCIENT_ONE,
        "The Sleeper",
        ("Snoring", "Ronflement"),
        typed("It sleeps.", "Il dort."),
        elder_signs=9,
        doom_track=9,
        monster_spaces=[3],
        attack=lose(sanity=1),
        combat=[lore, peril],
    )
    monster("paper_cut", "Paper Cut", "Coupure", terror, trophies=1, rewards=[CLUE])
    monster("paper_mask", "Paper Mask", "Masque de papier", peril, trophies=1, mask=True)
    adventure("the_cloak_room", "The Cloak Room", "Le vestiaire", trophies=1, tasks=[task(lore)], rewards=[CLUE])
    adventure(
        "the_drowned_city",
        "The Drowned City",
        "La Cité noyée",
        trophies=2,
        tasks=[task(lore, peril)],
        rewards=[CLUE],
        other_world=True,
    )
    mythos(
        "wet_cellar",
        ("Wet Cellar…", "…Full of Rats"),
        ("Cave humide…", "…pleine de rats"),
        lose(sanity=1),
        midnight=lose(stamina=1),
    )
