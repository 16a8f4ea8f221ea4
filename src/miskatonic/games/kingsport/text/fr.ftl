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
kh-event-rift-progressed = { $marker } ({ $track })
kh-event-rift-opened = { $rift } s'ouvre : { $place }
kh-event-rift-moved = { $rift } se déplace : { $place }
kh-event-rift-closed = { $rift } se ferme et retourne à sa place : { $track }
kh-event-rift-investigated = { $who } enquête : { $marker }
kh-event-progress-undone = { $track } : { $marker } retourne avec les autres
kh-event-progress-turned = { $track } : { $marker } est retourné face cachée
kh-prompt-investigate = Sur quel marqueur de progression enquêtez-vous ?
kh-prompt-which-progress = Quel marqueur de progression ?
kh-impossible-track = Les failles ne sont pas sur leurs pistes.
kh-impossible-spaces = Il y a trop de marqueurs : { $track }.
kh-impossible-rift = Cette faille est ouverte sans tous ses marqueurs, ou close avec tous ses marqueurs : { $rift }.

# --- preparation

kh-event-allies-dealt = Les alliés de cette partie sont distribués : { $names }

# --- monsters

ah-movement-aquatic = nage
kh-prompt-nearest-clues = Où cherche-t-elle des indices ?

# --- Mythos cards

kh-effect-ally-betrays = si quelqu'un a { $ally }, cet allié est retiré de la partie et un pion Destin est ajouté
kh-effect-all-come = chaque { $monster } du plateau, du Ciel et de la Périphérie vient ici, et on l'affronte
kh-effect-led-astray = aller aussitôt ici : { $place }
kh-prompt-which-track = Quelle faille ?

# --- signs on places

ah-describe-sign-aquatic = Aquatique
# --- rencontres

kh-effect-keep = garder cette carte : { $words }
kh-option-give-clues =
    { $n ->
        [0] Aucun
        [one] { $n } indice
       *[other] { $n } indices
    }
kh-option-lose-clue = 1 indice
kh-option-save-for-clue = Garder { $card } pour 1 indice
kh-option-save-for-money = Garder { $card } pour { $price } $
kh-option-spaces = { $track } : { $symbols }
kh-option-study = Perdre 2 de santé mentale pour gagner 1 indice
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
kh-prompt-how-many-tokens = Combien d'indices placez-vous sur la carte ?
kh-prompt-items-for-clues = Quels objets abandonnez-vous ?
kh-prompt-may-again = Encore une fois ?
kh-prompt-next-mythos = Quelle carte Mythe vient ensuite ({ $amount }) ?
kh-prompt-save-item = Quel objet gardez-vous ?
kh-prompt-space-to-fill = Où placez-vous un marqueur de progression ?
kh-prompt-where-to-seal = Où va le signe des anciens ?
kh-prompt-which-mythos = Quelle carte Mythe ?
kh-prompt-which-seal = Quel signe des anciens ?
kh-prompt-skill-given = Quelle compétence donnez-vous ?
kh-prompt-which-tome = Quel livre ?
# --- les gens et ce qu'ils portent

kh-awake-requiem = Le requiem a été lu jusqu'au bout.
kh-event-sailed = { $who } vogue vers { $world }
kh-event-seal-kept = { $who } scelle { $place } de sorte que rien ne le défasse
kh-option-arrow-black = Le long de la flèche noire : { $place }
kh-option-arrow-white = Le long de la flèche blanche : { $place }
kh-prompt-blood-money = Quel trophée changez-vous en argent ?
kh-prompt-sail-to = Vers quel Autre Monde voguez-vous ?
kh-prompt-top-bottom-or-not = D'où piochez-vous une compétence ?
kh-prompt-which-arrow = Le long de quelle flèche part-il ?
kh-prompt-whom-to-send = Quel monstre s'éloigne ?
kh-prompt-which-skill = Quelle compétence défaussez-vous en échange ?

# --- feuilles, pions et Bataille Épique

kh-error-no-battle = Il n'y a pas de bataille contre { $who }, donc pas de Bataille Épique.
kh-impossible-epic = Une carte Bataille Épique manque ou est en double.

kh-setup-herald = Héraut
kh-setup-herald-help = Un Héraut rend le jeu plus difficile. La partie habituelle n'en a pas.
kh-setup-guardian = Gardien
kh-setup-guardian-help = Un Gardien rend le jeu plus facile. La partie habituelle n'en a pas.
kh-setup-sheet-none = Aucun
kh-setup-sheet-random = Au hasard

kh-lost-no-card = Il ne reste plus de carte Bataille Épique : le Grand Ancien a gagné.
kh-lost-end-of-everything = La fin de tout : les investigateurs perdent la partie.

kh-section-battle-attack = les investigateurs attaquent
kh-section-battle-defense = le Grand Ancien attaque
kh-battle-card = { $first }. { $then }
kh-before-battle-attack = Avant l'attaque des investigateurs : { $effect }
kh-before-battle-defense = Avant l'attaque du Grand Ancien : { $effect }
kh-after-battle-attack = Après l'attaque des investigateurs : { $effect }
kh-after-battle-defense = Après l'attaque du Grand Ancien : { $effect }
kh-instead-each = Au lieu de son attaque, chaque investigateur : { $effect }
kh-instead-once = Au lieu de son attaque : { $effect }
kh-afterwards = Après son attaque sur tous : { $effect }
kh-attack-is = Son attaque est : { $effect }
kh-combat-dice = { $amount } aux tests de combat contre lui
kh-no-escape = Nul ne peut fuir : { $monster }

kh-effect-brood = gagner un pion Couvée et lancer un dé : en dessous du nombre de ses pions Couvée, on est dévoré
kh-effect-lose-by-round = { $more ->
    [0] perdre autant de points de santé mentale et de résistance que la bataille compte de rounds
   *[other] perdre autant de points de santé mentale et de résistance que la bataille compte de rounds, et { $more } de plus
}
kh-effect-gaze = lancer autant de dés que l'on a de concentration ; sans succès : { $blinded } ; avec 2 ou plus, on est béni
kh-effect-rating = sa difficulté de combat s'aggrave de { $amount }

kh-option-split = { $sanity } de santé mentale, { $stamina } de résistance
kh-option-lower = santé mentale maximale de { $sanity }, résistance maximale de { $stamina }
kh-option-stake = { $sanity } de santé mentale, { $stamina } de résistance
kh-option-join = Rejoindre { $who }
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
kh-prompt-stake = Que misez-vous avant d'attaquer ?

kh-event-token-gained = { $who } a { $number } × { $token }
kh-event-token-lost = { $who } rend : { $token }
kh-event-epic-card-drawn = La bataille : { $card }
kh-event-plot-revealed = Un complot : { $card }
kh-event-rating-changed = La difficulté de combat de { $ancient_one } est maintenant { $rating }
kh-event-traitor-joined = { $who } rejoint { $ancient_one }
kh-event-clue-spent-for-all = { $who } renonce à un indice

kh-option-keep-token = Dépenser toute la concentration de ce tour
kh-option-give-up-token = Rendre le pion
kh-prompt-keep-token = Gardez-vous votre pion Bastet ?
kh-prompt-dropped-into = Dans quel portail tombez-vous, ou combattez-vous ?
kh-prompt-which-symbol = Les monstres de quelle dimension retournent dans la réserve ?

kh-cover-rifts = { $n } failles : des cartes Mythe garnissent leurs pistes ; avec { $markers } marqueurs, une faille s'ouvre et se met à errer, suivie de monstres et de destin. Des rencontres aux lieux de ses marqueurs la referment.
