"""What is printed on the sheets and on the cards of the Epic Battle, as plain data: the tables that the code is held against."""

from tests.games.arkham_horror.published import rows

ANCIENT_ONES = list(
    rows(
        """
atlach_nacha = Atlach-Nacha = Atlach-Nacha
    rating: -5; doom: 13; physical: resistance; magical: resistance; power: Web Between Worlds = Toile Entre les Mondes
eihort = Eihort = Eihort
    rating: -4; doom: 12; physical: immunity; power: Eihort’s Bargain = Le Marché d’Eihort
ygolonac = Y’Golonac = Y’Golonac
    rating: -4; doom: 12; physical: resistance; power: Corrupting Text = Texte Corrupteur
yibb_tstll = Yibb-Tstll = Yibb-Tstll
    rating: 0; doom: 11; power: All-Seeing = Qui Voit Tout
"""
    )
)
SHEETS = list(
    rows(
        """
ghroth = Ghroth = Ghroth
    doom: 2; kind: herald
tulzscha = Tulzscha = Tulzscha
    kind: herald
bast = Bast = Bastet
    kind: guardian
hypnos = Hypnos = Hypnos
    kind: guardian; cards: 26
nodens = Nodens = Nodens
    kind: guardian; cards: 20
"""
    )
)
EPIC_BATTLE = list(
    rows(
        """
epic_evenly_matched = Evenly Matched = À Forces Égales
    pile: green; order: I A
epic_opening_salvo = Opening Salvo = Première Salve
    pile: green; order: I A
epic_rallying_cry = Rallying Cry = Cri de Ralliement
    pile: green; order: I A
epic_moment_of_weakness = Moment of Weakness = Instant de Faiblesse
    pile: green; order: I
epic_caught_off_guard = Caught Off Guard = Pris au Dépourvu
    pile: green; order: A I
epic_corruption = Foul Corruption = Corruption maléfique
    pile: green; order: I A
epic_sinister_plot_1 = Sinister Plot = Sinistre Complot
    pile: green; order: I A
epic_sinister_plot_2 = Sinister Plot = Sinistre Complot
    pile: green; order: I A
epic_the_end_of_everything = The End of Everything = La Fin de Tout
    pile: red
epic_sinister_plot_3 = Sinister Plot = Sinistre Complot
    pile: red; order: I A
epic_noble_sacrifice = Noble Sacrifice = Noble sacrifice
    pile: red; order: I A
epic_overwhelming_assault = Overwhelming Assault = Assaut Écrasant
    pile: red; order: I A A
epic_no_quarter = No Quarter = Sans Quartier
    pile: red; order: A
epic_crushing_despair = Crushing Despair = Désespoir Accablant
    pile: red; order: A I
epic_undying_strength = Undying Strength = Force Immortelle
    pile: red; order: I A
epic_desperate_gambit = Desperate Gambit = Va-tout Désespéré
    pile: red; order: I A
"""
    )
)
PLOTS = list(
    rows(
        """
plot_cthulhu_1 = Unnatural Regeneration = Régénération Contre Nature
    order: I A
plot_cthulhu_2 = Crashing Wave = Vague Déferlante
    order: I A
plot_cthulhu_3 = Flabby Maw = Gueule Flasque
    order: I A
plot_hastur_1 = High Stakes = Enjeux Élevés
    order: I A
plot_hastur_2 = Growing in Power = Puissance Croissante
    order: I A
plot_hastur_3 = The Last Straw = La Goutte de Trop
    order: I A
plot_ithaqua_1 = Freezing Winds = Vents Glaciaux
    order: I A
plot_ithaqua_2 = Scattered Like Pins = Dispersés Comme des Quilles
    order: I A
plot_ithaqua_3 = Out of Strength = À Bout de Forces
    order: I A
plot_nyarlathotep_1 = Join Me! = Rejoins-moi\u202f!
    order: A
plot_nyarlathotep_2 = Tricked = Dupés
    order: I A
plot_nyarlathotep_3 = The Masks = Les Masques
    order: A
plot_shub_niggurath_1 = Unexpected Loss = Perte Inattendue
    order: I A
plot_shub_niggurath_2 = Immeasurable Power = Puissance Incommensurable
    order: I A
plot_shub_niggurath_3 = The Thousand Young = Les Mille Rejetons
    order: A
plot_yig_1 = Yig’s Curse = Malédiction de Yig
    order: I A
plot_yig_2 = Carpet of Snakes = Tapis de Serpents
    order: I A
plot_yig_3 = Weakened = Affaiblis
    order: I A
plot_yog_sothoth_1 = Unbeatable = Imbattable
    order: I A
plot_yog_sothoth_2 = The Opener and the Way = Celui qui Ouvre et la Voie
    order: I A
plot_yog_sothoth_3 = The Key and the Gate = La Clé et la Porte
    order: I A
plot_atlach_nacha_1 = Tightening Web = La Toile se Resserre
    order: I A
plot_atlach_nacha_2 = Mending the Web = La Toile Réparée
    order: I A
plot_atlach_nacha_3 = Feast of the Weaver = Festin de la Tisseuse
    order: I A
plot_eihort_1 = Spreading Brood = La Couvée s’Étend
    order: I A
plot_eihort_2 = The Price of the Bargain = Le Prix du Marché
    order: I A
plot_eihort_3 = Nourished Within = Nourri de l’Intérieur
    order: I A
plot_ygolonac_1 = Gaping Wounds = Plaies Béantes
    order: I A
plot_ygolonac_2 = Words Made Flesh = Les Mots Faits Chair
    order: I A
plot_ygolonac_3 = Hungry Palms = Paumes Affamées
    order: I A
plot_yibb_tstll_1 = Everywhere at Once = Partout à la Fois
    order: I A
plot_yibb_tstll_2 = The Black = Le Noir
    order: I A
plot_yibb_tstll_3 = Beneath the Cloak = Sous le Manteau
    order: I A
"""
    )
)
