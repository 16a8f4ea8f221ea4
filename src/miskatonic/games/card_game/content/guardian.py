"""The cards of the Guardian class."""

from miskatonic.games.card_game.components import ASK, Uses, gift
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.checks import boost, fight_where, fight_with
from miskatonic.games.card_game.effects.combining import choose_someone_here, function
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import damage_enemy_here
from miskatonic.games.card_game.effects.standing import skill_bonus
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import BY_AN_ATTACK, DAMAGE, SOMEBODY_HERE, THIS_CARD, YOU, after, when
from miskatonic.games.card_game.effects.using import action, answer, fast, played_at, prevention, reaction
from miskatonic.games.card_game.events import AssetHarmed, EnemyAttacks, EnemyDefeated
from miskatonic.games.card_game.rules import harm
from miskatonic.games.card_game.rules.actions import gain_actions
from miskatonic.games.card_game.rules.cards import add_uses, choose_card, find_in_play
from miskatonic.games.card_game.rules.enemies import place_option
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, SkillTest
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.text import text

HEAL = ASK("heal", "CG-DMG-22", str)
"""Whether damage or horror is healed."""
BLAST = ASK("blast", "CG-EFF-07", str, aim="lose")
"""Where dynamite explodes."""
RELOAD = ASK("reload", "CG-USES-04", str)
"""Which Firearm gets ammo."""
HEAL_DAMAGE: Option[str] = Option("heal:damage", "damage", text("cg-option-heal-damage"))
HEAL_HORROR: Option[str] = Option("heal:horror", "horror", text("cg-option-heal-horror"))

asset(
    "45_automatic",
    ".45 Automatic",
    ".45 Automatique",
    "01016",
    faction="guardian",
    cost=4,
    icons={"agility": 1},
    traits=("Item", "Weapon", "Firearm"),
    slots=("hand",),
    uses=Uses("ammo", 4),
    lines=(action(fight_with(bonus=1, damage=1), cost=costing(ammo=1), designator="fight"),),
)
asset(
    "physical_training",
    "Physical Training",
    "Entraînement Physique",
    "01017",
    faction="guardian",
    cost=2,
    icons={"willpower": 1, "combat": 1},
    traits=("Talent",),
    lines=(
        fast(boost("willpower"), cost=costing(resources=1)),
        fast(boost("combat"), cost=costing(resources=1)),
    ),
)


asset(
    "beat_cop",
    "Beat Cop",
    "Flic en Patrouille",
    "01018",
    faction="guardian",
    cost=4,
    icons={"combat": 1},
    traits=("Ally", "Police"),
    slots=("ally",),
    health=2,
    sanity=2,
    lines=(skill_bonus("combat"), fast(damage_enemy_here(1), cost=costing("discard"))),
)


def hurt(investigator: Investigator) -> bool:
    """Whether there is anything to heal."""
    return bool(investigator.damage or investigator.horror)


@function(
    "heal 1 damage or 1 horror of an investigator at your location",
    "soigner 1 dégât ou 1 horreur d'un investigateur dans votre lieu",
    lambda game, you: any(hurt(investigator) for investigator in game.at(you.at)),
    name="treat",
    gives=gift({"damage": 1}),
)
def treat(game: CardGame, you: Investigator) -> Rules[None]:
    """First aid is given: whoever gives it says to whom and against what."""
    investigator = yield from choose_someone_here(game, you, hurt)
    options = [option for option in (HEAL_DAMAGE, HEAL_HORROR) if getattr(investigator, option.value)]
    kind = yield from ask(you.seat, HEAL, options, game.cause)
    yield from harm.heal(game, investigator, damage=int(kind == "damage"), horror=int(kind == "horror"))


asset(
    "first_aid",
    "First Aid",
    "Premiers Soins",
    "01019",
    faction="guardian",
    cost=2,
    icons={"willpower": 1},
    traits=("Talent", "Science"),
    uses=Uses("supply", 3, discard_when_empty=True),
    lines=(action(treat, cost=costing(supply=1)),),
)


def duel_damage(game: CardGame, you: Investigator, enemy: Enemy, test: SkillTest) -> int:
    """One more for an enemy that is the only one engaged with you."""
    return 1 + int(game.engaged_with(you.seat) == [enemy])


asset(
    "machete",
    "Machete",
    "Machette",
    "01020",
    faction="guardian",
    cost=3,
    icons={"combat": 1},
    traits=("Item", "Weapon", "Melee"),
    slots=("hand",),
    lines=(
        action(
            fight_where(
                "fight with +1 combat; +1 damage to an enemy that is the only one engaged with you",
                "combattre avec +1 en lutte ; +1 dégât à un ennemi qui est le seul engagé avec vous",
                duel_damage,
                bonus=1,
            ),
            designator="fight",
        ),
    ),
)


@answer("deal 1 damage to the attacking enemy", "infliger 1 dégât à l'ennemi attaquant")
def bite_back(game: CardGame, you: Investigator, happened: AssetHarmed, card: str) -> Rules[AssetHarmed]:
    """The dog is hurt all the same."""
    yield from harm.damage_enemy(game, game.enemy(happened.source), 1, you)
    return happened


asset(
    "guard_dog",
    "Guard Dog",
    "Chien de Garde",
    "01021",
    faction="guardian",
    cost=3,
    icons={"combat": 1},
    traits=("Ally", "Creature"),
    slots=("ally",),
    health=3,
    sanity=1,
    lines=(reaction(when(AssetHarmed, THIS_CARD, DAMAGE, BY_AN_ATTACK), bite_back),),
)
event(
    "evidence",
    "Evidence!",
    "Preuve !",
    "01022",
    faction="guardian",
    cost=1,
    icons={"intellect": 2},
    traits=("Insight",),
    fast=True,
    lines=(played_at(after(EnemyDefeated, YOU), discover(1)),),
)


event(
    "dodge",
    "Dodge",
    "Esquive",
    "01023",
    faction="guardian",
    cost=1,
    icons={"willpower": 1, "agility": 1},
    traits=("Tactic",),
    fast=True,
    lines=(played_at(when(EnemyAttacks, SOMEBODY_HERE), prevention("cancel that attack", "annuler cette attaque")),),
)


@function(
    "choose your location or a connected one: deal 3 damage to each enemy and each investigator there",
    "choisir votre lieu ou un lieu connecté : infliger 3 dégâts à chaque ennemi et à chaque investigateur qui s'y trouve",
    name="blow_up",
    gives=gift({"enemy_damage": 3}),
)
def blow_up(game: CardGame, you: Investigator) -> Rules[None]:
    """Everybody is hit at once, so that those whom it defeats no longer react to what else it does."""
    near = [at for at in (you.at, *connected(game, you.at)) if game.at(at) or game.enemies_at(at)]
    at = yield from ask(you.seat, BLAST, [place_option(place) for place in near], game.cause)
    struck = game.enemies_at(at)
    yield from harm.deal_to_each(game, game.at(at), 3)
    for enemy in struck:
        yield from harm.damage_enemy(game, enemy, 3, you)


event(
    "dynamite_blast",
    "Dynamite Blast",
    "Explosion de Dynamite",
    "01024",
    faction="guardian",
    cost=5,
    icons={"willpower": 1},
    traits=("Tactic",),
    effect=blow_up,
)


@function(
    "+1 damage if it is an attack", "+1 dégât si c'est une attaque", name="hit_harder", gives=gift({"enemy_damage": 1})
)
def hit_harder(game: CardGame, you: Investigator) -> Rules[None]:
    """Whoever attacks hits harder, whoever committed the card."""
    assert game.test is not None
    game.test.damage += int(game.test.kind == "fight")
    yield from ()


skill(
    "vicious_blow",
    "Vicious Blow",
    "Coup Vicieux",
    "01025",
    faction="guardian",
    icons={"combat": 1},
    traits=("Practiced",),
    boost=hit_harder,
)


def firearms(game: CardGame, you: Investigator) -> list[str]:
    """The Firearms of the investigators at your location."""
    return [
        asset.card
        for investigator in game.at(you.at)
        for asset in investigator.play
        if has_trait(asset.card, "Firearm")
    ]


@function(
    "place 3 ammo on a Firearm of an investigator at your location",
    "placer 3 munitions sur une Arme à feu d'un investigateur dans votre lieu",
    lambda game, you: bool(firearms(game, you)),
    name="reload",
    gives=gift({"uses": 3}),
)
def reload(game: CardGame, you: Investigator) -> Rules[None]:
    """A Firearm gets ammo."""
    card = yield from choose_card(game, you, RELOAD, firearms(game, you), game.cause)
    add_uses(game, find_in_play(game, card), 3)


event(
    "extra_ammunition",
    "Extra Ammunition",
    "Munitions supplémentaires",
    "01026",
    faction="guardian",
    level=1,
    cost=2,
    icons={"intellect": 1},
    traits=("Supply",),
    effect=reload,
)


def turn_here(game: CardGame, you: Investigator) -> bool:
    """Whether it is the turn of somebody at your location."""
    if game.active < 0:
        return False
    active = game.investigators[game.active]
    return not active.fate and active.at == you.at


@function(
    "the investigator at your location whose turn it is may take 2 more actions this turn",
    "l'investigateur dans votre lieu dont c'est le tour peut effectuer 2 actions de plus pendant ce tour",
    turn_here,
    name="hurry",
    gives=gift({"actions": 2}),
)
def hurry(game: CardGame, you: Investigator) -> Rules[None]:
    """Two actions more; those that are not taken are gone at the end of the turn."""
    gain_actions(game, game.investigators[game.active], 2)
    yield from ()


asset(
    "police_badge",
    "Police Badge",
    "Insigne de Police",
    "01027",
    faction="guardian",
    level=2,
    cost=3,
    icons={"willpower": 1, "wild": 1},
    traits=("Item",),
    slots=("accessory",),
    lines=(
        skill_bonus("willpower"),
        fast(hurry, cost=costing("discard"), waits=True),
    ),
)
asset(
    "beat_cop_2",
    "Beat Cop",
    "Flic en Patrouille",
    "01028",
    faction="guardian",
    level=2,
    cost=4,
    icons={"combat": 1, "agility": 1},
    traits=("Ally", "Police"),
    slots=("ally",),
    health=3,
    sanity=2,
    lines=(skill_bonus("combat"), fast(damage_enemy_here(1), cost=costing("exhaust", damage_here=1))),
)


def buckshot(game: CardGame, you: Investigator, enemy: Enemy, test: SkillTest) -> int:
    """The margin, from 1 to 5."""
    return max(1, min(5, test.by))


asset(
    "shotgun",
    "Shotgun",
    "Fusil de Chasse",
    "01029",
    faction="guardian",
    level=4,
    cost=5,
    icons={"combat": 2},
    traits=("Item", "Weapon", "Firearm"),
    slots=("hand", "hand"),
    uses=Uses("ammo", 2),
    lines=(
        action(
            fight_where(
                "fight with +3 combat; the attack deals as much damage as the margin of the test (1 to 5), "
                "and so much to the other investigator if it hits one instead",
                "combattre avec +3 en lutte ; l'attaque inflige autant de dégâts que la marge du test (de 1 à 5), "
                "et autant à l'autre investigateur si elle en touche un à la place",
                buckshot,
                bonus=3,
            ),
            cost=costing(ammo=1),
            designator="fight",
        ),
    ),
)
