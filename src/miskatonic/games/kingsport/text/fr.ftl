# Kingsport Horror: its words. Those of Arkham Horror are in its own folder.

# --- setup

kh-setup-board = La ville de Kingsport
kh-setup-board-help = Avec la ville viennent ses failles et les nouvelles cartes Mythe, Portail et Lieu. Sans elle, les personnes, leurs cartes, les monstres et les feuilles de la boîte rejoignent Arkham.
kh-setup-board-with = Avec la ville
kh-setup-board-without = Sans la ville
kh-setup-epic = Bataille Épique
kh-setup-epic-help = Des cartes disent comment se déroule chaque round de la bataille finale, qui est plus difficile.

# --- kinds of components

ah-component-herald = hérauts
ah-component-guardian = gardiens
ah-component-kingsport-location-card = cartes Lieu de Kingsport
ah-component-rift = failles
ah-component-rift-progress = marqueurs Progression de Faille
ah-component-aquatic-marker = marqueurs Aquatique
ah-component-epic-battle = cartes Bataille Épique
ah-component-plot = complots
ah-describe-kind-herald = Héraut
ah-describe-kind-guardian = Gardien
ah-describe-kind-kingsport-location-card = Carte Lieu de Kingsport
ah-describe-kind-rift = Faille
ah-describe-kind-rift-progress = Progression de faille
ah-describe-kind-aquatic-marker = Marqueur Aquatique
ah-describe-kind-epic-battle = Bataille Épique
ah-describe-kind-plot = Complot

# --- rifts

ah-component-rift-track = pistes de faille
ah-describe-kind-rift-track = Piste de faille
kh-option-progress = { $marker } ({ $track })
kh-event-rift-progressed = Un marqueur de progression ({ $marker }) est posé sur { NAME($track, form: "the") }
kh-event-rift-opened = { NAME($rift, form: "The") } s’ouvre { NAME($place, form: "in") }
kh-event-rift-moved = { NAME($rift, form: "The") } se déplace { NAME($place, form: "in") }
kh-event-rift-closed = { NAME($rift, form: "The") } se ferme et retourne sur { NAME($track, form: "the") }
kh-event-rift-investigated = { $who } enquête sur un marqueur de progression ({ $marker })
kh-event-progress-undone = Un marqueur de progression { NAME($track, form: "of") } ({ $marker }) retourne avec les autres
kh-event-progress-turned = Un marqueur de progression { NAME($track, form: "of") } ({ $marker }) est retourné face cachée
kh-prompt-investigate = Sur quel marqueur de progression enquêtez-vous ?
kh-prompt-which-progress = Quel marqueur de progression ?
kh-impossible-track = Les failles ne sont pas sur leurs pistes.
kh-impossible-spaces = Il y a trop de marqueurs sur { NAME($track, form: "the") }.
kh-impossible-rift = Cette faille est ouverte sans tous ses marqueurs, ou close avec tous ses marqueurs : { $rift }.

# --- preparation

kh-event-allies-dealt = Les alliés de cette partie sont distribués : { $names }

# --- monsters

ah-movement-aquatic = nage
kh-prompt-nearest-clues = Où se rend { NAME($monster, form: "the") } pour trouver des indices ?

# --- Mythos cards

kh-effect-ally-betrays = si quelqu’un a { NAME($ally, form: "the") }, cet allié est retiré de la partie et un pion Destin est ajouté
kh-effect-all-come = chaque { $monster } du plateau, du Ciel et de la Périphérie vient ici, et vous l’affrontez
kh-effect-led-astray = aller aussitôt { NAME($place, form: "in") }
kh-prompt-which-track = Quelle piste de faille ?

# --- signs on places

ah-describe-sign-aquatic = Aquatique
# --- rencontres

kh-effect-keep = garder cette carte. { NAME($words, form: "Bare") }
kh-option-give-clues =
    { $n ->
        [0] Aucun
        [one] { $n } indice
       *[other] { $n } indices
    }
kh-option-lose-clue = 1 indice
kh-option-save-for-clue = Garder { NAME($card, form: "the") } pour 1 indice
kh-option-save-for-money = Garder { NAME($card, form: "the") } pour { $price } $
kh-option-spaces = { $track } : { $symbols }
kh-option-study = Perdre 2 points de Santé Mentale pour gagner 1 indice
kh-option-tokens =
    { $n ->
        [0] Aucun
        [one] { $n } indice sur la carte
       *[other] { $n } indices sur la carte
    }
kh-awake-kadath = les dieux de Kadath ont entendu un dernier cri
kh-prompt-another = Quel investigateur ?
kh-prompt-clue-or-item = Un indice, ou un objet ?
kh-prompt-for-which-place = Pour quel lieu révéler une carte ?
kh-prompt-how-many-tokens = Combien d’indices placez-vous sur la carte ?
kh-prompt-items-for-clues = Quels objets abandonnez-vous ?
kh-prompt-may-again = Encore une fois ?
kh-prompt-next-mythos = Quelle carte Mythe vient ensuite ({ $amount }) ?
kh-prompt-save-item = Quel objet gardez-vous ?
kh-prompt-space-to-fill = Où placez-vous un marqueur de progression ?
kh-prompt-where-to-seal = Où va le signe des anciens ?
kh-prompt-which-mythos = Quelle carte Mythe ?
kh-prompt-which-seal = Quel signe des anciens ?
kh-prompt-skill-given = Quelle compétence donnez-vous ?
kh-prompt-which-tome = Quel tome ?
# --- les gens et ce qu’ils portent

kh-awake-requiem = Le requiem a été lu jusqu’au bout.
kh-event-sailed = { $who } vogue vers { NAME($world, form: "the") }
kh-event-seal-kept = { $who } scelle { NAME($place, form: "the") } de sorte que rien ne le défasse
kh-option-arrow-black = Le long de la flèche noire, vers { NAME($place, form: "the") }
kh-option-arrow-white = Le long de la flèche blanche, vers { NAME($place, form: "the") }
kh-prompt-blood-money = Quel trophée changez-vous en argent ?
kh-prompt-sail-to = Vers quel Autre Monde voguez-vous ?
kh-prompt-top-bottom-or-not = D’où piochez-vous une compétence ?
kh-prompt-which-arrow = Le long de quelle flèche part-il ?
kh-prompt-whom-to-send = Quel monstre s’éloigne ?
kh-prompt-which-skill = Quelle compétence défaussez-vous en échange ?

# --- feuilles, pions et Bataille Épique

kh-error-no-battle = Il n’y a pas de bataille contre { NAME($who, form: "the") }, donc pas de Bataille Épique.
kh-impossible-epic = Une carte Bataille Épique manque ou est en double.

kh-setup-herald = Héraut
kh-setup-herald-help = Un Héraut rend le jeu plus difficile. La partie habituelle n’en a pas.
kh-setup-guardian = Gardien
kh-setup-guardian-help = Un Gardien rend le jeu plus facile. La partie habituelle n’en a pas.
kh-setup-sheet-none = Aucun
kh-setup-sheet-random = Au hasard

kh-lost-no-card = Il ne reste plus de carte Bataille Épique : le Grand Ancien a gagné.
kh-lost-end-of-everything = La fin de tout : les investigateurs perdent la partie.

kh-section-battle-attack = les investigateurs attaquent
kh-section-battle-defense = le Grand Ancien attaque

kh-effect-brood = gagner un pion Couvée et lancer un dé ; si le résultat est inférieur au nombre de vos pions Couvée, vous êtes dévoré
kh-effect-lose-by-round = { $more ->
    [0] perdre autant de points de Santé Mentale et de Résistance que la bataille compte de rounds
   *[other] perdre autant de points de Santé Mentale et de Résistance que la bataille compte de rounds, et { $more } de plus
}
kh-effect-gaze = lancer autant de dés que vous avez de concentration ; sans succès, { $blinded } ; avec 2 ou plus, vous êtes béni
kh-effect-rating = sa difficulté de combat s’aggrave de { $amount }

kh-option-split = { $sanity ->
        [one] { $sanity } point
       *[other] { $sanity } points
    } de Santé Mentale, { $stamina ->
        [one] { $stamina } point
       *[other] { $stamina } points
    } de Résistance
kh-option-lower = Santé Mentale maximale de { $sanity }, Résistance maximale de { $stamina }
kh-option-stake = { $sanity ->
        [one] { $sanity } point
       *[other] { $sanity } points
    } de Santé Mentale, { $stamina ->
        [one] { $stamina } point
       *[other] { $stamina } points
    } de Résistance
kh-option-join = Rejoindre { NAME($who, form: "the") }
kh-option-stay = Rester avec les autres
kh-option-loses = { $who } : { $what }

kh-prompt-sacrifice = Quel allié ou investigateur est sacrifié ?
kh-prompt-split-loss = Comment répartir la perte de { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } ?
kh-prompt-who-is-devoured = Qui est dévoré ({ $amount }) ?
kh-prompt-who-loses = Qui perd un point ?
kh-prompt-lower-what = Comment baisser vos maximums de { $amount } ?
kh-prompt-join = Rejoignez-vous le Grand Ancien ?
kh-prompt-stake = Que misez-vous avant d’attaquer ?

kh-event-token-gained = { $who } a { $number ->
        [1] { NAME($token, form: "a") }
        [one] { $number } { $token }
       *[other] { $number } { NAME($token, form: "plural") }
    }
kh-event-token-lost = { $who } rend { NAME($token, form: "the") }
kh-event-epic-card-drawn = La bataille : { $card }
kh-event-plot-revealed = Un complot : { $card }
kh-event-rating-changed = La difficulté de combat { NAME($ancient_one, form: "of") } est maintenant { $rating }
kh-event-traitor-joined = { $who } rejoint { NAME($ancient_one, form: "the") }
kh-event-clue-spent-for-all = { $who } renonce à un indice

kh-option-keep-token = Dépenser toute la concentration de ce tour
kh-option-give-up-token = Rendre le pion
kh-prompt-keep-token = Gardez-vous votre pion Bastet ?
kh-prompt-dropped-into = Dans quel portail tombez-vous, ou combattez-vous ?
kh-prompt-which-symbol = Les monstres de quelle dimension retournent dans la tasse ?

kh-goal-rifts-name = Failles ouvertes
kh-goal-rifts = { $limit } failles : des cartes Mythe garnissent leurs pistes ; avec { $markers } marqueurs, une faille s’ouvre, puis erre en semant monstres et pions Destin. Pour la refermer, faites une rencontre dans chacun des lieux que désignent ses marqueurs.
ah-deed-rifts = failles examinées
ah-epilogue-kingsport-board-won-1 = À dix heures, la brume quitte le port. Chaque barque est à son anneau, et personne ne les compte à voix haute.
ah-epilogue-kingsport-board-won-2 = Le gardien du phare dort jusqu’à midi. Dans son registre, la nuit est une page blanche.
ah-epilogue-kingsport-board-won-3 = Au-dessus de la chaussée, là où l’air s’était déchiré, deux mouettes se disputent un poisson.
ah-epilogue-kingsport-board-lost-1 = À Kingsport, la mer se retire, et ne cesse plus de se retirer.
ah-epilogue-kingsport-board-lost-2 = Le phare tourne toujours. Ce qu’il montre aux navires n’est plus un port.
ah-epilogue-kingsport-board-lost-3 = Toute la nuit, des cloches sonnent sous l’eau. À l’aube, celles de la ville leur répondent.

# --- effects: arkham

kh-effect-forgive = un investigateur de votre choix défausse un Prêt Bancaire
kh-effect-cheap-comes-in-twos = piocher 1 objet commun ; si son prix est de 2 $ ou moins, en piocher 1 autre
kh-effect-cheap-finds = piocher 3 objets uniques et garder ceux que vous voulez dont le prix est de 4 $ ou moins
kh-effect-swap-item = défausser 1 objet commun ou 1 objet unique et en piocher 1 de la même sorte
kh-effect-another-ally = s’il reste un allié disponible, défausser 1 allié, si vous en avez, et piocher 1 allié
kh-effect-by-the-gates = faire un test de Savoir (+0) avec un dé de plus par portail ouvert et gagner 1 indice par succès
kh-effect-astray = révéler et défausser le premier marqueur Portail, aller dans la première zone de l’Autre Monde indiqué et être retardé
kh-effect-turn-up-for-a-place = choisir un lieu et révéler la première carte de son paquet ; elle est gardée pour la prochaine rencontre qui s’y fait

# --- effects: beyond

kh-effect-found-together = si un investigateur est perdu dans le temps et l’espace, revenir à Arkham, et tous ceux qui sont perdus arrivent dans la rue la plus proche
kh-effect-read-the-way = lancer un dé par tome possédé ; avec un succès, revenir à Arkham et fermer aussitôt le portail ; vous pouvez le sceller comme d’habitude
kh-effect-return-in-force = revenir à Arkham ; tous les monstres du lieu d’arrivée sont vaincus et deviennent vos trophées
kh-effect-back-to-the-start = revenir dans la première zone de cet Autre Monde
kh-effect-once-more = faire aussitôt une autre rencontre ici
kh-effect-doom-of-all = perdre 1 point de Santé Mentale et 1 point de Résistance ; si cela vous fait dévorer, le Grand Ancien se réveille
kh-effect-bought-off = perdre 3 points de Santé Mentale et 3 points de Résistance, chacune 1 de moins par indice défaussé, jusqu’à 3
kh-effect-price-of-memory = garder autant d’indices que vous voulez et perdre 1 point de Santé Mentale et 1 point de Résistance pour chacun ; défausser les autres
kh-effect-dice-for-life = défausser autant d’indices que vous voulez et lancer autant de dés ; votre Santé Mentale et votre Résistance tombent au nombre de succès ; sans succès, ou sans indice, être dévoré
kh-effect-dark-study = autant de fois que vous voulez, perdre 2 points de Santé Mentale pour gagner 1 indice
kh-effect-sliders-left = tous vos pions coulissants de compétence vont à leur position la plus à gauche
kh-effect-dear-unique = défausser 1 objet unique d’un prix de 5 $ ou plus
kh-effect-lose-clue-or-item = défausser 1 indice ou 1 objet, si vous en avez
kh-effect-toll-of-gates = lancer un dé par portail ouvert ; pour chaque échec, défausser 1 indice ou 1 objet
kh-effect-items-into-clues = défausser autant d’objets que vous voulez et gagner 1 indice pour chacun

# --- effects: monsters

kh-effect-devours = quiconque rate un test de combat contre lui est dévoré
kh-effect-seek-clues = elle va au lieu ou à la rue la plus proche où il y a des indices, et tous les indices y sont défaussés

# --- effects: omens

kh-effect-set-freely = régler vos compétences comme vous voulez
kh-effect-tear-open = choisir une faille close ; sa piste se remplit de marqueurs de progression, et elle s’ouvre
kh-effect-ends-environment = défausser cette carte
kh-effect-clues-vanish = chacun perd tous ses indices, et tous les indices du plateau sont retirés
kh-effect-mistrust = jusqu’à la fin de la partie, personne ne peut échanger d’objets et la concentration de chacun est de 0

# --- effects: others

kh-effect-shared-insight = vous et un autre investigateur de votre choix gagnez 1 indice chacun
kh-effect-give-all-clues = donner tous vos indices à un autre investigateur de votre choix
kh-effect-take-all-clues = prendre tous les indices d’un autre investigateur de votre choix
kh-effect-clue-trade = les autres investigateurs peuvent vous donner des indices, et vous pouvez leur en donner, où qu’ils soient
kh-effect-swap-skills = donner 1 compétence à un autre investigateur, qui en donne une différente, s’il en a une
kh-effect-swap-places = échanger votre position avec un autre investigateur de votre choix
kh-effect-swap-and-meet = échanger votre position avec un autre investigateur de votre choix, puis faire une rencontre là où vous êtes
kh-effect-others-suffer = chaque autre investigateur perd 1 point de Santé Mentale et 1 point de Résistance

# --- effects: possessions

kh-effect-call-down = tous les monstres du Ciel viennent dans votre rue
kh-effect-send-away = un monstre au même endroit que vous se déplace le long de la flèche blanche ou noire, à votre choix

# --- effects: powers

kh-effect-sacrifice-somebody = les joueurs choisissent un allié, qui retourne dans la boîte, ou un investigateur, qui est dévoré

# --- effects: prey

kh-effect-run-into-monster = aller affronter le monstre le plus proche, hors du Pic de Kingsport ; s’il n’y en a aucun dans les rues et les lieux, un monstre apparaît
kh-effect-monster-comes = le monstre le plus proche vient ici, et vous l’affrontez
kh-effect-sky-falls = sortir dans la rue ; tous les monstres du Ciel y vont aussi
kh-effect-sweep-beyond = tous les monstres du Ciel et de la Périphérie retournent dans la tasse, sauf 1 que vous pouvez garder en trophée
kh-effect-monster-off-a-gate = un monstre de votre choix sur un portail ouvert retourne dans la tasse
kh-effect-moon-trophy = dépenser 1 trophée Monstre au symbole de la lune

# --- effects: rifts

kh-effect-undo-two = retirer 2 marqueurs de progression de faille de votre choix
kh-effect-advance-two = placer 2 marqueurs de progression de faille sur les cases de votre choix
kh-effect-close-a-rift = retirer tous les marqueurs de progression d’une faille de votre choix, qui se ferme aussitôt

# --- effects: seals

kh-effect-four-dice = lancer 4 dés ; avec 4 succès, retirer 1 pion Destin, qui devient un signe des anciens sur un lieu instable de votre choix ; au moindre échec, être dévoré
kh-effect-move-a-seal = déplacer, si vous voulez, un signe des anciens du plateau sur un autre lieu instable, où il scelle un portail ouvert ; sans signe sur le plateau, gagner 1 indice
kh-effect-lose-a-seal = retirer 1 signe des anciens de votre choix du plateau
kh-effect-seal-here = défausser un Signe des Anciens pour sceller ce lieu
kh-effect-walk-through = aller à un portail ouvert de votre choix et le franchir aussitôt
kh-effect-seal-by-mythos = révéler 3 cartes Mythe et en choisir 1 ; si un portail est ouvert au lieu indiqué, il est scellé
kh-effect-look-ahead = regarder les 5 premières cartes Mythe et les remettre dans l’ordre de votre choix
kh-effect-mythos-at-once = piocher une carte Mythe et la résoudre aussitôt

# --- effects: shore

kh-effect-dreadful-sight = perdre 1 point de Santé Mentale, sauf si vous êtes immunisé contre Cauchemardesque
kh-effect-torn = lancer 2 dés et perdre autant de points de Santé Mentale et de Résistance, répartis à votre gré
kh-effect-keeper-leaves = { NAME($ally, form: "the") } vous rejoint, si cet allié est disponible ; ce lieu est alors fermé définitivement, et vous sortez dans la rue
kh-effect-tome-to-the-box = remettre 1 tome dans la boîte

# --- effects: strikes

kh-effect-start-again = ce que le Grand Ancien a fait au début de la bataille se produit de nouveau
kh-effect-corruption = lancer un dé ; avec 1 ou 2, être maudit, ou perdre une bénédiction
kh-effect-crashing-wave = lancer un dé ; les maximums de chaque investigateur baissent d’autant en tout, répartis comme son joueur le veut
kh-effect-flabby-maw = lancer un dé ; autant d’investigateurs moins un, au choix des joueurs, sont dévorés
kh-effect-join-me = chaque investigateur à son tour peut rejoindre le Grand Ancien ; le premier à le faire quitte la bataille, aggrave de 2 la difficulté de combat, gagne si les autres perdent et perd s’ils gagnent
kh-effect-masks = tirer un monstre de la tasse par pion Destin ; pour chaque Masque parmi eux, un investigateur est dévoré, au choix des joueurs
kh-effect-thousand-young = affronter { NAME($monster, form: "a") } ; s’il est vaincu, un pion Destin est retiré
kh-effect-carpet-of-snakes = lancer 4 dés par investigateur ; pour chaque succès, un investigateur perd 1 point de Santé Mentale ou 1 point de Résistance, au choix des joueurs
kh-effect-doom-by-gates = un pion Destin revient pour chaque portail ouvert à son réveil
kh-effect-nourished = un pion Destin est ajouté par investigateur ayant des pions Couvée, au besoin au-delà de l’échelle
kh-effect-words-made-flesh = défausser tous vos tomes ; un pion Destin revient pour chacun
kh-effect-flat-price = piocher 1 objet commun et l’acheter, si vous voulez, pour { $price } $, quel que soit son prix
kh-effect-ransom-items = défausser tous vos objets, sauf ceux pour chacun desquels vous défaussez 1 indice ou payez { $price } $
kh-effect-undo-progress = choisir un marqueur de progression de faille ; il retourne dans la réserve, ou face cachée si sa faille est ouverte
kh-effect-devoured-if-sanity = être dévoré si vous avez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale ou moins
kh-effect-devoured-if-stamina = être dévoré si vous avez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Résistance ou moins
kh-effect-devoured-if-either = être dévoré si vous avez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale ou { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Résistance
kh-effect-devoured-if-both = être dévoré si vous avez en tout { $n } points de Santé Mentale et de Résistance, ou moins
kh-effect-devoured-if-brood = être dévoré si vous avez { $n } pions Couvée ou plus

# --- lines: investigators
kh-cost-clues = dépenser { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
kh-line-recalls-allies = un allié peut vous rejoindre même s’il a été remis dans la boîte
kh-line-terror-would-rise = quand la terreur devrait monter de 1
kh-line-no-terror = elle ne monte pas
kh-line-reads-safely = vous ne perdez pas de Santé Mentale en lisant des tomes
kh-line-cheaper-spells = chaque sort vous coûte { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Santé Mentale de moins
kh-line-balances = un quatrième pion coulissant fixe votre Santé Mentale et votre Résistance maximales ; la concentration le déplace comme les autres ; pour chaque cran dont un maximum augmente, gagnez-en 1
kh-line-improvises = une fois, vous pouvez défausser une compétence pour en piocher une sur le dessus ou sous le paquet ; vous pouvez consulter la carte du dessous à tout moment
kh-line-wiser-beyond = gagnez 1 indice chaque fois que vous entrez dans une zone d’un Autre Monde ou êtes perdu dans le temps et l’espace
kh-line-more-clues = chaque fois que vous gagnez des indices, gagnez-en { $n } de plus
kh-line-cursed-for-good = vous ne lancez jamais le dé pour perdre une malédiction ; seule une bénédiction y met fin
kh-line-dearer-trophies = chaque trophée de monstre que vous dépensez compte comme s’il avait { $n } de force de plus
kh-line-sells-trophies = une fois, dans la rue, vous pouvez dépenser un trophée de monstre pour autant de dollars qu’il compte
kh-line-evades-in-streets = vous réussissez tous les tests d’évasion dans la rue
kh-line-under-elder-sign = tant que vous avez un Signe des Anciens, rien ne peut vous arrêter ni vous maudire

# --- lines: what people carry
kh-line-when-casting = quand vous lancez un sort
kh-line-no-spell-cost = son coût en Santé Mentale n’est pas payé
kh-effect-requiem = le Grand Ancien se réveille
kh-line-raises-bonus = chaque bonus aux tests de combat que vous donne { $spells ->
        [0] une arme
       *[other] un sort
    } augmente de 1
kh-effect-drives-off = défausser { NAME($ally, form: "the") } ; quand { NAME($ally, form: "the") } vous rejoint, défaussez cet allié
kh-line-fights-bare-handed = +{ $n } aux tests de combat pour chacune de vos mains qui est vide
kh-line-never-delayed-beyond = rien ne vous retarde dans les Autres Mondes
kh-line-when-lost = quand vous vous perdez dans le temps et l’espace
kh-line-lost-together = défausser cette carte et { NAME($card, form: "the") }
kh-line-sails = aller dans la première zone de n’importe quel Autre Monde, au lieu de vous déplacer depuis une ville ou dans un Autre Monde
kh-line-when-sealing = quand vous scellez un portail
kh-line-seals-for-good = rien ne retire ce signe des Anciens
kh-cost-token = placer 1 indice de la réserve sur cette carte
kh-line-losing-stamina = quand vous devriez perdre de la Résistance
kh-line-bears-stamina-loss = perdez-en 1 de moins, autant de fois que vous voulez ; avec { $n } indices dessus, remettez cette carte dans la boîte
kh-line-bears-spell-cost = il coûte 1 point de Santé Mentale de moins, autant de fois que vous voulez ; avec { $n } indices dessus, défaussez cette carte
kh-line-anybody-loses = quand un investigateur, quel qu’il soit, va perdre de la Santé Mentale ou de la Résistance
kh-line-saves = la perte est réduite de { $n } points au plus
kh-line-hinders-closing = fermer un portail est plus difficile de 1 pour vous ; quand vous fermez un portail, défaussez cette carte
kh-line-when-gaining-unique = quand vous gagnez un objet unique du paquet
kh-line-when-gaining-skill = quand vous gagnez une compétence du paquet
kh-line-when-gaining-common = quand vous gagnez un objet commun du paquet
kh-line-when-gaining-spell = quand vous gagnez un sort du paquet
kh-line-finds-card = chercher à la place la carte de votre choix dans le paquet
kh-line-sweeps = choisir une dimension, sauf { $but } ; tous ses monstres en ville retournent dans la tasse
kh-line-losing-blessing = quand vous devriez perdre votre bénédiction
kh-line-keeps-blessing = garder votre bénédiction
kh-line-anybody-fails = après un test raté par n’importe quel investigateur
kh-line-grants-success = il est réussi à la place, avec autant de succès qu’il en faut
kh-line-adds-focus = +{ $n } en concentration
kh-cost-lay = poser cette carte à cet endroit

# --- lines: heralds and guardians
kh-cost-money = payer { $n } $
kh-line-in-streets = pendant les rencontres, dans les rues
kh-line-offering = gagner { NAME($token, form: "a") } (un seul par investigateur)
kh-line-devotion = au début de chaque tour, quiconque a { NAME($token, form: "a") } dépense toute sa concentration ou le rend
kh-line-keeps-monsters-out = dans la phase de Mythe, aucun monstre n’entre dans la zone de quiconque a { NAME($token, form: "a") }
kh-line-beloved = quand « { $card } » est piochée, le premier joueur, s’il a { NAME($token, form: "a") } ou { NAME($ally, form: "the") }, rend le pion et gagne { NAME($gifts, form: "the") }, sauf si quelqu’un d’autre les a
kh-line-visions = au début de chaque entretien, le premier joueur pioche une Vision d’Hypnos, défaussée à la fin de la phase de Mythe
kh-line-clearer-at = jusqu’à la fin de la phase de Mythe, quiconque fait une rencontre { NAME($place, form: "in") } pioche 1 carte Lieu de plus et choisit laquelle résoudre
kh-effect-clue-at = un indice apparaît { NAME($place, form: "in") }
kh-line-dreamers = dans les rencontres { NAME($worlds, form: "in") }, toutes les compétences augmentent de 1
kh-line-more-blessings = quiconque gagne une bénédiction pioche aussi une Bénédiction de Nodens
kh-line-dropped = au lieu d’un test de combat contre { NAME($monster, form: "a") }, on peut se laisser tomber dans un portail ouvert de son choix
kh-line-wider-outskirts = la Périphérie a de la place pour { $n ->
        [one] { $n } monstre
       *[other] { $n } monstres
    } de plus
kh-line-dirge = avant la résolution d’un environnement Mystique, chaque investigateur dépense 1 indice ; si tous ne le peuvent pas, le premier joueur lance un dé ; sur 1, chaque investigateur en ville perd 1 point de Santé Mentale ; sur 2, chaque investigateur en ville perd 1 point de Résistance ; sur 5, la terreur monte de 1 ; sur 6, un pion Destin est ajouté
kh-line-at-the-first-gate = { NAME($monster, form: "a") } accompagne le premier portail qui s’ouvre
kh-line-are-elusive = chaque { $monster } est insaisissable
kh-line-lured-to-seals = chaque { $monster } qui se déplace à côté d’un lieu scellé, ou dans le Ciel, va sur un lieu scellé
kh-line-eats-seals = au début de la phase de Mythe, chaque { $monster } sur un lieu scellé retire le signe des anciens et retourne dans la tasse

# --- lines: the Epic Battle
kh-line-before-battle-attack = avant l’attaque des investigateurs
kh-line-before-battle-defense = avant l’attaque du Grand Ancien
kh-line-after-battle-attack = après l’attaque des investigateurs
kh-line-after-battle-defense = après l’attaque du Grand Ancien
kh-line-instead-each = au lieu de son attaque, chaque investigateur{ TOLD($effect) }
kh-line-instead = au lieu de son attaque
kh-line-afterwards = après son attaque sur tous
kh-line-attack-is = son attaque devient celle-ci : { ORDER($effect) }
kh-line-combat-dice = { $amount } aux tests de combat contre lui
kh-line-no-escape = nul ne peut échapper { NAME($monster, form: "to") }
kh-line-blessed-attack = les dés du premier joueur comptent comme bénis dans l’attaque
kh-line-devoured-after-attack = après l’attaque de tous les investigateurs, celui du premier joueur est dévoré
kh-line-stakes = avant d’attaquer, chaque investigateur peut perdre jusqu’à { $most } points de Santé Mentale et de Résistance, jamais le dernier de l’une ou de l’autre, pour +{ $dice } au test de combat pour chacun
kh-line-immune-to-weapons = il est immunisé contre les armes physiques
kh-line-smothers = quiconque n’a aucun succès au test de combat perd { $stamina ->
        [one] { $stamina } point
       *[other] { $stamina } points
    } de Résistance
kh-line-brings-plot = un complot du Grand Ancien mis de côté dit comment se déroule ce round ; s’il n’en reste pas, les investigateurs attaquent, puis le Grand Ancien

# --- lines: Ancient Ones
kh-line-every-gate-bursts = le portail de chaque carte Mythe fait irruption ; un signe des anciens qui s’y trouve est retiré, et tous les monstres volants se déplacent
kh-line-brood-at-defeat = quiconque vainc { NAME($monster, form: "a") } gagne un pion Couvée et lance un dé de la même manière
kh-line-brood-becomes-doom = les pions Couvée d’un investigateur dévoré deviennent des pions Destin, au besoin au-delà de l’échelle
kh-line-terror-at-defeat = la terreur monte de 1 pour chaque { $monster } { AGREE($monster, "vaincu") }
kh-line-corrupting-text = un pion Destin est ajouté chaque fois qu’un investigateur pioche un tome dans un paquet, gardé ou non ; les tomes du départ ne comptent pas
kh-line-harder-evading = la difficulté des tests d’évasion augmente de { $n }
kh-line-most-clues = personne n’a plus de { $n } indices
kh-line-rating-is-clues = sa difficulté de combat est l’opposé du nombre d’indices sur le plateau à son réveil
kh-line-double-wounds = il faut deux fois plus de succès pour retirer un pion Destin

# --- markers
kh-describe-rift = se déplace avec les monstres de sa dimension ; un monstre en sort, et un pion Destin s’ajoute si la flèche est de sa couleur
kh-describe-rift-track = une carte Mythe ayant l’un des deux motifs y ajoute un marqueur de progression ; avec quatre marqueurs, la faille s’ouvre
kh-describe-rift-progress = on enquête dessus lors d’une rencontre { NAME($place, form: "in") }
kh-describe-waters = le lieu où il se trouve est aquatique : les monstres aquatiques y viennent directement d’autres lieux aquatiques

# --- lines: Mythos cards
kh-line-no-progress = aucun marqueur de progression de faille n’est posé sur les pistes des failles
kh-line-dreams-of = gagner 1 indice et faire une rencontre comme { NAME($world, form: "in") } pendant la phase des rencontres dans les Autres Mondes de ce tour
kh-line-fails-when-torn = chaque fois que les monstres de cette dimension ({ $symbol }) se déplacent, placez un indice sur cette carte ; avec { $most } indices dessus, toutes les failles s’ouvrent
kh-line-brood-for-seals = quiconque scelle un portail gagne un pion Couvée et lance un dé ; si le résultat est inférieur au nombre de ses pions Couvée, il est dévoré

# --- what the board says

kh-board-decks =
    .epic_green = Cartes vertes de bataille restantes
    .epic_red = Cartes rouges de bataille restantes
    .plots = Complots restants
    .rift_progress = Marqueurs de progression restants
kh-board-movement =
    .aquatic = se déplace par l’eau
kh-board-signs =
    .aquatic = au bord de l’eau
kh-board-tokens-of =
    .bast_token = Pion Bastet
    .brood_token = Pions Couvée
kh-board-towns =
    .kingsport = Kingsport
kh-board-tracks =
    .rift_track = Pistes des failles
kh-board-tracks-close =
    .rift_track = Elle se ferme quand on a enquêté sur ses quatre marqueurs : par une rencontre dans le lieu que chacun désigne.
kh-board-tracks-open =
    .rift_track = Elle s’ouvre là où cette carte ouvre un portail. Puis elle se déplace avec les monstres de sa dimension ; un monstre en sort, et un pion Destin s’ajoute si la flèche est de sa couleur.
kh-board-tracks-short =
    .rift_track = Failles
kh-board-tracks-undo =
    .rift_track = D’ici là, une rencontre dans le lieu que désigne un marqueur ôte ce marqueur de la piste.
