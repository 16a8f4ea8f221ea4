"""Effects on bodies and minds: damage and horror that investigators take, heal and deal."""

from __future__ import annotations

from miskatonic.games.card_game.components import ASK, gift
from miskatonic.games.card_game.effects.combining import choose_someone_here
from miskatonic.games.card_game.events.told import ExperienceLost
from miskatonic.games.card_game.rules import enemies, harm
from miskatonic.games.card_game.rules.enemies import place_option
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

HEAL = ASK("heal", "CG-DMG-22", str)
"""Whether damage or horror is healed."""
HEAL_DAMAGE: Option[str] = Option("heal:damage", "damage", text("cg-option-heal-damage"))
HEAL_HORROR: Option[str] = Option("heal:horror", "horror", text("cg-option-heal-horror"))
BLAST = ASK("blast", "CG-EFF-07", str, aim="lose")
"""Where dynamite explodes."""


@word(
    "take",
    lambda damage, horror, direct: text("cg-effect-take", damage=damage, horror=horror, direct=int(direct)),
    gives=lambda damage, horror, direct: gift({"damage": -damage, "horror": -horror}),
)
def take(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Rules[None]:
    """Damage and horror."""
    return harm.deal(game, you, damage, horror, direct=direct)


@word(
    "heal",
    lambda damage, horror: text("cg-effect-heal", damage=damage, horror=horror),
    can=lambda game, you, damage, horror: bool((damage and you.damage) or (horror and you.horror)),
    gives=lambda damage, horror: gift({"damage": damage, "horror": horror}),
)
def heal(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """Damage and horror are healed."""
    return harm.heal(game, you, damage, horror)


def margin(game: CardGame) -> int:
    """By how much the test under way was passed or failed."""
    assert game.test is not None
    return game.test.by


@word(
    "damage_by_margin",
    lambda: text("cg-effect-take-margin-damage"),
    gives=lambda: gift({"damage": -1}),
)
def damage_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """Damage equal to the margin of failure."""
    return harm.deal(game, you, damage=margin(game))


@word(
    "horror_by_margin",
    lambda: text("cg-effect-take-margin-horror"),
    gives=lambda: gift({"horror": -1}),
)
def horror_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """Horror equal to the margin of failure."""
    return harm.deal(game, you, horror=margin(game))


@word(
    "damage_enemy_here",
    lambda n: text("cg-effect-damage-enemy", n=n),
    can=lambda game, you, n: bool(game.enemies_at(you.at)),
    gives=lambda n: gift({"enemy_damage": n}),
)
def damage_enemy_here(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Damage to an enemy of one's choice at one's location."""
    enemy = yield from enemies.choose_enemy(game, you.seat, game.enemies_at(you.at), aim="damage")
    yield from harm.damage_enemy(game, enemy, n, you)


@word(
    "heal_this_enemy",
    lambda n: text("cg-effect-heal-enemy", n=n),
    gives=lambda n: gift({"enemy_damage": -n}),
)
def heal_this_enemy(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Damage is taken off the enemy itself."""
    harm.heal_enemy(game, game.enemy(game.using), n)
    yield from ()


def _hurt(investigator: Investigator) -> bool:
    """Whether there is anything to heal."""
    return bool(investigator.damage or investigator.horror)


@word(
    "treat",
    lambda: text("cg-effect-treat"),
    can=lambda game, you: any(_hurt(investigator) for investigator in game.at(you.at)),
    gives=lambda: gift({"damage": 1}),
)
def treat(game: CardGame, you: Investigator) -> Rules[None]:
    """Damage or horror of an investigator at one's location is healed."""
    investigator = yield from choose_someone_here(game, you, _hurt)
    options = [option for option in (HEAL_DAMAGE, HEAL_HORROR) if getattr(investigator, option.value)]
    kind = yield from ask(you.seat, HEAL, options, game.cause)
    yield from harm.heal(game, investigator, damage=int(kind == "damage"), horror=int(kind == "horror"))


@word("blast", lambda n: text("cg-effect-blast", n=n), gives=lambda n: gift({"enemy_damage": n}))
def blast(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Damage to all at a location near by, at once, so that those whom it defeats no longer react to what else it does."""
    near = [at for at in (you.at, *connected(game, you.at)) if game.at(at) or game.enemies_at(at)]
    at = yield from ask(you.seat, BLAST, [place_option(place) for place in near], game.cause)
    struck = game.enemies_at(at)
    yield from harm.deal_to_each(game, game.at(at), n)
    for enemy in struck:
        yield from harm.damage_enemy(game, enemy, n, you)


@word("lead_is_frightened", lambda n: text("cg-effect-lead-horror", n=n), gives=lambda n: gift({"horror": -n}))
def lead_is_frightened(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Horror for the lead, who decides about agendas."""
    yield from harm.deal(game, you, horror=n)


@word("mental_trauma", lambda n: text("cg-effect-mental-trauma", n=n), gives=lambda n: gift({"trauma": -n}))
def mental_trauma(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Trauma that stays for the campaign."""
    yield from harm.suffer_trauma(game, you, mental=n)


@word("lose_experience", lambda n: text("cg-effect-lose-experience", n=n), gives=lambda n: gift({"experience": -n}))
def lose_experience(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Experience of this scenario."""
    you.experience -= n
    game.tell(ExperienceLost(you.slug, you.seat, n))
    yield from ()
