"""The plots of the Ancient Ones: three of each that there is here."""

from miskatonic.games.arkham_horror.declare import declare
from miskatonic.games.arkham_horror.effects.ancient_ones import devoured_without, doom_returns, lose_trophy
from miskatonic.games.arkham_horror.effects.checks import each, growing, twice
from miskatonic.games.arkham_horror.effects.counting import lose_clues_to
from miskatonic.games.arkham_horror.effects.people import cursed, lose
from miskatonic.games.arkham_horror.state import Section
from miskatonic.games.kingsport.box import EPIC
from miskatonic.games.kingsport.components import PLOTS, PlotCard
from miskatonic.games.kingsport.effects.powers import brood, gaze, lose_by_round, sacrifice_somebody
from miskatonic.games.kingsport.effects.rounds import (
    afterwards,
    at_end,
    at_start,
    attack_is,
    combat_dice,
    immune_to_weapons,
    instead,
    instead_each,
    no_escape,
    smothers,
    words_of,
)
from miskatonic.games.kingsport.effects.strikes import (
    carpet_of_snakes,
    crashing_wave,
    devoured_if,
    doom_by_gates,
    flabby_maw,
    join_me,
    masks,
    nourished,
    rating,
    start_again,
    thousand_young,
    words_made_flesh,
)
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import Line

WE: Section = "battle_attack"
IT: Section = "battle_defense"


def plot(
    ancient_one: str, number: int, en: str, fr: str, *lines: Line, order: tuple[Section, ...] = (WE, IT)
) -> PlotCard:
    """A plot of an Ancient One: who attacks in which order, and what happens beside."""
    slug = f"plot_{ancient_one}_{number}"
    card = PlotCard(
        slug=slug,
        en=en,
        fr=fr,
        text=words_of(order, lines),
        ancient_one=ancient_one,
        order=order,
        lines=lines,
    )
    return declare(PLOTS, card)


with EPIC:
    plot(
        "cthulhu",
        1,
        "Unnatural Regeneration",
        "Régénération Contre Nature",
        afterwards(doom_returns(3)),
    )
    plot("cthulhu", 2, "Crashing Wave", "Vague Déferlante", instead(crashing_wave()))
    plot("cthulhu", 3, "Flabby Maw", "Gueule Flasque", instead(flabby_maw()))
    plot("hastur", 1, "High Stakes", "Enjeux Élevés", attack_is(growing("luck", lose(sanity=4))))
    plot("hastur", 2, "Growing in Power", "Puissance Croissante", at_start(IT, rating(-1)))
    plot(
        "hastur",
        3,
        "The Last Straw",
        "La Goutte de Trop",
        instead_each(devoured_if("sanity", 2)),
    )
    plot("ithaqua", 1, "Freezing Winds", "Vents Glaciaux", at_start(IT, start_again()))
    plot(
        "ithaqua", 2, "Scattered Like Pins", "Dispersés Comme des Quilles", attack_is(growing("fight", lose(stamina=4)))
    )
    plot(
        "ithaqua",
        3,
        "Out of Strength",
        "À Bout de Forces",
        instead_each(devoured_if("stamina", 2)),
    )
    plot("nyarlathotep", 1, "Join Me!", "Rejoins-moi\u202f!", instead(join_me()), order=(IT,))
    plot("nyarlathotep", 2, "Tricked", "Dupés", instead_each(lose_clues_to(1)))
    plot("nyarlathotep", 3, "The Masks", "Les Masques", instead(masks()), order=(IT,))
    plot(
        "shub_niggurath",
        1,
        "Unexpected Loss",
        "Perte Inattendue",
        instead_each(both(lose_trophy("monster"), devoured_without("monster_trophy"))),
    )
    plot(
        "shub_niggurath",
        2,
        "Immeasurable Power",
        "Puissance Incommensurable",
        at_start(IT, both(rating(-1), doom_returns())),
    )
    plot(
        "shub_niggurath",
        3,
        "The Thousand Young",
        "Les Mille Rejetons",
        instead_each(thousand_young("dark_young")),
        no_escape("dark_young"),
        order=(IT,),
    )
    plot("yig", 1, "Yig’s Curse", "Malédiction de Yig", at_start(IT, start_again()))
    plot("yig", 2, "Carpet of Snakes", "Tapis de Serpents", instead(carpet_of_snakes()))
    plot(
        "yig",
        3,
        "Weakened",
        "Affaiblis",
        instead_each(devoured_if("either", 1)),
    )
    plot(
        "yog_sothoth",
        1,
        "Unbeatable",
        "Imbattable",
        immune_to_weapons(),
    )
    plot("yog_sothoth", 2, "The Opener and the Way", "Celui qui Ouvre et la Voie", at_end(IT, doom_by_gates()))
    plot(
        "yog_sothoth",
        3,
        "The Key and the Gate",
        "La Clé et la Porte",
        instead_each(both(lose_trophy("gate"), devoured_without("gate_trophy"))),
    )

    plot("atlach_nacha", 1, "Tightening Web", "La Toile se Resserre", combat_dice(-2))
    plot("atlach_nacha", 2, "Mending the Web", "La Toile Réparée", at_end(IT, doom_returns(2)))
    plot("atlach_nacha", 3, "Feast of the Weaver", "Festin de la Tisseuse", afterwards(twice(sacrifice_somebody())))
    plot("eihort", 1, "Spreading Brood", "La Couvée s’Étend", instead_each(brood()))
    plot(
        "eihort",
        2,
        "The Price of the Bargain",
        "Le Prix du Marché",
        instead_each(devoured_if("brood", 3)),
    )
    plot("eihort", 3, "Nourished Within", "Nourri de l’Intérieur", at_start(IT, nourished()))
    plot("ygolonac", 1, "Gaping Wounds", "Plaies Béantes", attack_is(lose_by_round(2)))
    plot("ygolonac", 2, "Words Made Flesh", "Les Mots Faits Chair", at_start(IT, each(words_made_flesh())))
    plot(
        "ygolonac",
        3,
        "Hungry Palms",
        "Paumes Affamées",
        instead_each(devoured_if("both", 4)),
    )
    plot("yibb_tstll", 1, "Everywhere at Once", "Partout à la Fois", instead_each(gaze(lose(sanity=2, stamina=2))))
    plot("yibb_tstll", 2, "The Black", "Le Noir", at_start(IT, each(cursed())))
    plot("yibb_tstll", 3, "Beneath the Cloak", "Sous le Manteau", smothers(2))
