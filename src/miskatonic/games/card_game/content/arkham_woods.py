"""The locations of The Devourer Below: the Main Path, the Arkham Woods and the Ritual Site."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.components import Side
from miskatonic.games.card_game.declare import location
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import one_of
from miskatonic.games.card_game.effects.harm import heal, take
from miskatonic.games.card_game.effects.standing import investigated_with
from miskatonic.games.card_game.effects.story import resign
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after, provided, when
from miskatonic.games.card_game.effects.using import action, answer, forced
from miskatonic.games.card_game.events import Entered, Leaving, RoundEnded
from miskatonic.games.card_game.events.told import CluesPlaced
from miskatonic.games.card_game.rules.skill_test import skill_test
from miskatonic.games.card_game.state import CardGame, Investigator, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.line import Limit, Line

SET = "the_devourer_below"

location(
    "main_path",
    "Main Path",
    "Chemin Principal",
    "01149",
    encounter_set=SET,
    traits=("Woods",),
    unrevealed=Side("squiggle", ("square", "plus")),
    revealed=Side("squiggle", ("square", "plus")),
    joins="Woods",
    shroud=2,
    lines=(action(resign(), designator="resign"),),
)

BACK_OF_THE_WOODS = Side("square", ("squiggle",))

location(
    "arkham_woods",
    "Arkham Woods",
    "Bois d'Arkham",
    "01150b",
    copies=0,
    encounter_set=SET,
    traits=("Woods",),
    unrevealed=BACK_OF_THE_WOODS,
    revealed=BACK_OF_THE_WOODS,
    shroud=0,
    anonymous=True,
    lines=(),
)


def woods(
    slug: str,
    en: str,
    fr: str,
    code: str,
    symbol: str,
    connects_to: tuple[str, ...],
    *lines: Line,
    shroud: int,
    clues: int = 0,
) -> None:
    """One of the Arkham Woods: before they are revealed, all of them look the same."""
    location(
        f"arkham_woods_{slug}",
        "Arkham Woods",
        "Bois d'Arkham",
        code,
        subtitle_en=en,
        subtitle_fr=fr,
        encounter_set=SET,
        traits=("Woods",),
        unrevealed=BACK_OF_THE_WOODS,
        revealed=Side(symbol, ("squiggle", *connects_to)),
        shroud=shroud,
        clues=clues,
        lines=lines,
    )


woods(
    "unhallowed_ground",
    "Unhallowed Ground",
    "Terre non Consacrée",
    "01150",
    "triangle",
    ("hourglass", "diamond"),
    forced(after(Entered, YOU, THIS_LOCATION), skill_check("willpower", 4, failed=take(1, 1))),
    shroud=4,
    clues=1,
)


@answer(
    "test intellect (3); if you fail, you stay here",
    "faire un test d'intelligence (3) ; en cas d'échec, rester ici",
)
def find_the_way(game: CardGame, you: Investigator, event: Leaving, card: str) -> Rules[Leaving | None]:
    """Who loses the way stays. A test that has to wait for another one comes too late for that."""
    lost: list[bool] = []

    def result(test: SkillTest) -> Rules[None]:
        lost.append(not test.passed)
        yield from ()

    yield from skill_test(game, you, "intellect", 3, result, source=card)
    return None if any(lost) else event


woods(
    "twisting_paths",
    "Twisting Paths",
    "Chemins Sinueux",
    "01151",
    "t",
    ("diamond", "equals"),
    forced(when(Leaving, YOU, THIS_LOCATION), find_the_way),
    shroud=3,
    clues=1,
)
woods(
    "old_house",
    "Old House",
    "Vieille Maison",
    "01152",
    "diamond",
    ("triangle", "t"),
    investigated_with("willpower"),
    shroud=2,
    clues=1,
)
woods(
    "cliffside",
    "Cliffside",
    "Bord de la Falaise",
    "01153",
    "hourglass",
    ("moon", "triangle"),
    investigated_with("agility"),
    shroud=2,
    clues=1,
)
woods(
    "tangled_thicket",
    "Tangled Thicket",
    "Fourrés Enchevêtrés",
    "01154",
    "equals",
    ("t", "moon"),
    investigated_with("combat"),
    shroud=2,
    clues=1,
)
woods(
    "quiet_glade",
    "Quiet Glade",
    "Clairière Tranquille",
    "01155",
    "moon",
    ("equals", "hourglass"),
    action(one_of(heal(damage=1), heal(horror=1)), limit=Limit(1, "turn")),
    shroud=1,
)


def too_few_clues(game: CardGame, you: Investigator, event: Any, card: str) -> bool:
    """Whether the place of the ritual has given up some of its secrets."""
    return game.location(card).clues < 2 * game.started


@answer("add clues until there are 2 per investigator here", "ajouter des indices jusqu'à 2 par investigateur ici")
def secrets_return(game: CardGame, you: Investigator, event: RoundEnded, card: str) -> Rules[None]:
    """There is always more to find out."""
    place = game.location(card)
    game.tell(CluesPlaced(card, 2 * game.started - place.clues))
    place.clues = 2 * game.started
    yield from ()


location(
    "ritual_site",
    "Ritual Site",
    "Site du Rituel",
    "01156",
    encounter_set=SET,
    traits=("Cave",),
    unrevealed=Side("plus", ("squiggle",)),
    revealed=Side("plus", ("squiggle",)),
    shroud=3,
    clues=2,
    lines=(
        forced(
            after(
                RoundEnded,
                provided(
                    "if there are fewer than 2 clues per investigator here",
                    "s'il y a moins de 2 indices par investigateur ici",
                    too_few_clues,
                ),
            ),
            secrets_return,
        ),
    ),
)
