"""The keeper actions."""

from miskatonic.games.mansions.declare import keeper_action
from miskatonic.games.mansions.effects.abilities import keeper_forced
from miskatonic.games.mansions.effects.common import own
from miskatonic.games.mansions.effects.keeper import draw, move_a_monster
from miskatonic.games.mansions.events import KeeperTurnBegan
from miskatonic.games.mansions.rules import samples

keeper_action("command_minion", "Command Minion", "Commander les séides", 1, move_a_monster(2))
keeper_action("evil_presence", "Evil Presence", "Présence maléfique", 2, draw(mythos=1, trauma=1))
keeper_action(
    "take_sample",
    "Take Sample",
    "Prendre un échantillon",
    1,
    own(
        lambda game, keeper: samples.take(game),
        "a monster takes a sample of an investigator in its space; then you may move it up to 2 spaces, unless it is stunned",
        "un monstre prend un échantillon d'un investigateur de son espace\u202f; puis vous pouvez le déplacer jusqu'à "
        "2 espaces, sauf s'il est assommé",
        lambda game, keeper: bool(samples.possible(game)),
        threat=3,
    ),
    keeper_forced(
        KeeperTurnBegan,
        own(
            lambda game, keeper: samples.lay(game),
            "monsters beside an altar put their samples down",
            "les monstres près d'un autel y déposent leurs échantillons",
        ),
        samples.to_lay,
    ),
    passive=(
        "At the start of your turn, monsters beside an altar put their samples on it, each of which is worth 5 threat.",
        "Au début de votre tour, les monstres près d'un autel y déposent leurs échantillons, qui valent 5 menaces chacun.",
    ),
)
