"""The spells."""

from miskatonic.games.arkham_horror.declare import spell
from miskatonic.games.arkham_horror.rules.abilities import by_casting, guards
from miskatonic.games.arkham_horror.rules.equipment import (
    binds,
    combat_spell,
    enchants,
    evades_by_mist,
    finds_gate,
    gone_when_awake,
    heals,
    inspires,
    weakens,
)
from miskatonic.games.arkham_horror.rules.windows import can_cast

spell(
    "bind_monster",
    "Bind Monster",
    "Lier un Monstre",
    (
        "pass a combat check and discard this spell. The casting needs as many successes as the monster is tough; not against "
        "Ancient Ones",
        "réussir un test de combat et défausser ce sort. Il faut autant de succès que la force du monstre ; pas contre les Grands "
        "Anciens",
    ),
    binds(),
    casting=4,
    sanity=2,
    hands=2,
    copies=2,
)
spell(
    "dread_curse_of_azathoth",
    "Dread Curse of Azathoth",
    "Terrible Malédiction d'Azathoth",
    ("+9 to combat checks until the end of this combat", "+9 aux tests de combat jusqu'à la fin de ce combat"),
    combat_spell(),
    casting=-2,
    sanity=2,
    hands=2,
    bonus=9,
    copies=4,
)
spell(
    "enchant_weapon",
    "Enchant Weapon",
    "Enchanter une Arme",
    (
        "a physical weapon counts as magical until the end of this combat",
        "une arme physique devient magique jusqu'à la fin de ce combat",
    ),
    enchants(),
    casting=0,
    sanity=1,
    copies=3,
)
spell(
    "find_gate",
    "Find Gate",
    "Trouver le Portail",
    (
        "in the movement phase, return from an Other World to Arkham at once",
        "en phase de mouvement, revenir aussitôt d'un Autre Monde à Arkham",
    ),
    finds_gate(),
    casting=-1,
    sanity=1,
    copies=4,
)
spell(
    "flesh_ward",
    "Flesh Ward",
    "Rempart de Chair",
    (
        "ignore all of one loss of stamina. Discard it when the Ancient One awakens",
        "ignorer entièrement une perte de résistance. Défaussez-le au réveil du Grand Ancien",
    ),
    guards("stamina", by_casting, all_of_it=True, ready=can_cast),
    gone_when_awake(),
    casting=-2,
    sanity=1,
    copies=4,
)
spell(
    "heal",
    "Heal",
    "Soin",
    (
        "in upkeep, you or another investigator where you are gains as much stamina as you have successes",
        "en phase d'entretien, vous ou un autre investigateur au même endroit gagnez autant de résistance que de succès",
    ),
    heals(),
    casting=1,
    sanity=1,
    copies=3,
)
spell(
    "mists_of_releh",
    "Mists of Releh",
    "Brumes de Releh",
    (
        "pass an evade check; the casting modifier is the awareness of the monster",
        "réussir un test d'évasion ; le modificateur d'incantation est la conscience du monstre",
    ),
    evades_by_mist(),
    casting=None,
    sanity=0,
    copies=4,
)
spell(
    "red_sign_of_shudde_mell",
    "Red Sign of Shudde M'ell",
    "Signe Rouge de Shudde M'ell",
    (
        "until the end of this combat the monster is less tough by 1 (1 at least) and one of its abilities other than magical "
        "immunity does not count",
        "jusqu'à la fin de ce combat, la force du monstre baisse de 1 (minimum 1) et une de ses capacités autre que l'immunité "
        "magique est ignorée",
    ),
    weakens(),
    casting=-1,
    sanity=1,
    hands=1,
    copies=2,
)
spell(
    "shrivelling",
    "Shrivelling",
    "Atrophie",
    ("+6 to combat checks until the end of this combat", "+6 aux tests de combat jusqu'à la fin de ce combat"),
    combat_spell(),
    casting=-1,
    sanity=1,
    hands=1,
    bonus=6,
    copies=5,
)
spell(
    "voice_of_ra",
    "Voice of Ra",
    "Voix de Râ",
    (
        "in upkeep, +1 to all your checks until the end of the turn",
        "en phase d'entretien, +1 à tous vos tests jusqu'à la fin du tour",
    ),
    inspires(),
    casting=-1,
    sanity=1,
    copies=3,
)
spell(
    "wither",
    "Wither",
    "Flétrissement",
    ("+3 to combat checks until the end of this combat", "+3 aux tests de combat jusqu'à la fin de ce combat"),
    combat_spell(),
    casting=0,
    sanity=0,
    hands=1,
    bonus=3,
    copies=6,
)
