"""The spells. Most of them hold a die of a roll with its result."""

from miskatonic.games.elder_sign.declare import spell
from miskatonic.games.elder_sign.effects.attempts import banish
from miskatonic.games.elder_sign.effects.health import heal_somebody
from miskatonic.games.elder_sign.effects.using import holds
from miskatonic.games.elder_sign.effects.world import gate

spell("dread_curse_of_azathoth", "the Dread Curse of Azathoth", "la Terrible malédiction d’Azathoth", holds(2))
spell("shrivelling", "Shrivelling", "le Flétrissement", holds())
spell("wither", "Wither", "l’Atrophie (f)", holds(), copies=2)
spell("enchant_weapon", "Enchant Weapon", "Enchanter une arme (t)", holds())
spell("mists_of_releh", "the Mists of Releh (pl)", "les Brumes de Releh (f)", holds())
spell("red_sign_of_shudde_mell", "the Red Sign of Shudde M’ell", "le Signe rouge de Shudde M’ell", holds())
spell("voice_of_ra", "the Voice of Ra", "la Voix de Râ", holds())
spell("find_gate", "Find Gate", "Trouver le portail (t)", gate())
spell("flesh_ward", "Flesh Ward", "le Rempart de chair", holds())
spell("heal", "Heal", "Soin (t)", heal_somebody())
spell("bind_monster", "Bind Monster", "Lier un monstre (t)", banish("anywhere"))
