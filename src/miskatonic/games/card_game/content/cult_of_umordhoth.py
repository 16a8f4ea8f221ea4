"""The Cult of Umôrdhoth: the five cultists that the investigators look for in The Midnight Masks."""

from __future__ import annotations

from miskatonic.games.card_game.components import Spawn
from miskatonic.games.card_game.declare import enemy
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import heal_this_enemy
from miskatonic.games.card_game.effects.story import into_victory_display
from miskatonic.games.card_game.effects.timing import THIS_ENEMY, after, when
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import EnemyAttacks, EnemyEvaded
from miskatonic.kernel.line import Line


def cultist(
    slug: str,
    en: str,
    fr: str,
    code: str,
    *spawn_at: str,
    subtitle_en: str,
    subtitle_fr: str,
    fight: int,
    health: int,
    evade: int,
    damage: int,
    line: Line,
    horror: int = 0,
    traits: tuple[str, ...] = (),
) -> None:
    """One of the cultists that the investigators look for."""
    enemy(
        slug,
        en,
        fr,
        code,
        encounter_set="cult_of_umordhoth",
        unique=True,
        subtitle_en=subtitle_en,
        subtitle_fr=subtitle_fr,
        traits=("Humanoid", "Cultist", *traits),
        fight=fight,
        health=health,
        evade=evade,
        damage=damage,
        horror=horror,
        spawn=Spawn(at=spawn_at),
        victory=1,
        lines=(line,),
    )


cultist(
    "wolf_man_drew",
    "“Wolf-Man” Drew",
    "Drew « L’Homme-Loup »",
    "01137",
    "downtown_first_bank_of_arkham",
    "downtown_arkham_asylum",
    subtitle_en="The Cannibal",
    subtitle_fr="Le Cannibale",
    fight=4,
    health=4,
    evade=2,
    damage=2,
    line=forced(when(EnemyAttacks, THIS_ENEMY), heal_this_enemy(1)),
)


cultist(
    "herman_collins",
    "Herman Collins",
    "Herman Collins",
    "01138",
    "graveyard",
    subtitle_en="The Undertaker",
    subtitle_fr="Le Fossoyeur",
    fight=3,
    health=4,
    evade=4,
    damage=1,
    horror=1,
    line=action(into_victory_display(), cost=costing(cards=4), designator="parley"),
)
cultist(
    "peter_warren",
    "Peter Warren",
    "Peter Warren",
    "01139",
    "miskatonic_university",
    subtitle_en="The Occult Professor",
    subtitle_fr="Le Professeur de l’Occulte",
    traits=("Miskatonic",),
    fight=2,
    health=3,
    evade=3,
    damage=1,
    line=action(into_victory_display(), cost=costing(clues=2), designator="parley"),
)
cultist(
    "victoria_devereux",
    "Victoria Devereux",
    "Victoria Devereux (f)",
    "01140",
    "northside",
    subtitle_en="The Collector",
    subtitle_fr="La Collectionneuse",
    fight=3,
    health=3,
    evade=2,
    damage=1,
    line=action(into_victory_display(), cost=costing(resources=5), designator="parley"),
)
cultist(
    "ruth_turner",
    "Ruth Turner",
    "Ruth Turner (f)",
    "01141",
    "st_marys_hospital",
    subtitle_en="The Mortician",
    subtitle_fr="La Légiste",
    fight=2,
    health=4,
    evade=5,
    damage=1,
    line=forced(after(EnemyEvaded, THIS_ENEMY), into_victory_display()),
)
