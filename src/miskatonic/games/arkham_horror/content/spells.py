"""The spells."""

from miskatonic.games.arkham_horror.declare import spell
from miskatonic.games.arkham_horror.effects.guarding import gone_when_awake, guards
from miskatonic.games.arkham_horror.effects.spells import (
    binds,
    combat_spell,
    enchants,
    evades_by_mist,
    finds_gate,
    heals,
    inspires,
    weakens,
)

spell(
    "bind_monster",
    "Bind Monster",
    "Lier un Monstre (t)",
    binds(),
    casting=4,
    sanity=2,
    hands=2,
    copies=2,
)
spell(
    "dread_curse_of_azathoth",
    "Dread Curse of Azathoth",
    "Terrible Malédiction d’Azathoth (t)",
    combat_spell(9),
    casting=-2,
    sanity=2,
    hands=2,
    copies=4,
)
spell(
    "enchant_weapon",
    "Enchant Weapon",
    "Enchanter une Arme (t)",
    enchants(),
    casting=0,
    sanity=1,
    copies=3,
)
spell(
    "find_gate",
    "Find Gate",
    "Trouver le Portail (t)",
    finds_gate(),
    casting=-1,
    sanity=1,
    copies=4,
)
spell(
    "flesh_ward",
    "Flesh Ward",
    "Rempart de Chair (t)",
    guards("stamina", "cast", all_of_it=True),
    gone_when_awake(),
    casting=-2,
    sanity=1,
    copies=4,
)
spell(
    "heal",
    "Heal",
    "Soin (t)",
    heals(),
    casting=1,
    sanity=1,
    copies=3,
)
spell(
    "mists_of_releh",
    "Mists of Releh",
    "Brumes de Releh (t)",
    evades_by_mist(),
    casting=None,
    sanity=0,
    copies=4,
)
spell(
    "red_sign_of_shudde_mell",
    "Red Sign of Shudde M’ell",
    "Signe Rouge de Shudde M’ell (t)",
    weakens(),
    casting=-1,
    sanity=1,
    hands=1,
    copies=2,
)
spell(
    "shrivelling",
    "Shrivelling",
    "Flétrissement (t)",
    combat_spell(6),
    casting=-1,
    sanity=1,
    hands=1,
    copies=5,
)
spell(
    "voice_of_ra",
    "Voice of Ra",
    "Voix de Râ (t)",
    inspires(),
    casting=-1,
    sanity=1,
    copies=3,
)
spell(
    "wither",
    "Wither",
    "Atrophie (t)",
    combat_spell(3),
    casting=0,
    sanity=0,
    hands=1,
    copies=6,
)
