# La ligne de commande en français.

## Tableaux

cli-column-name = Nom
cli-column-game = Jeu
cli-column-players = Joueurs
cli-column-component = Élément
cli-column-published = Publiés
cli-column-implemented = Présents
cli-column-distinct = Différents
cli-column-chapter = Chapitre
cli-column-rules = Règles
cli-column-numbers = Numéros
cli-column-rule = Règle
cli-column-reason = Pourquoi aucun test ne la prouve
cli-column-games = Parties
cli-column-wins = Gagnées
cli-column-rate = Taux
cli-column-share = Part
cli-column-interval = Intervalle à 95 %
cli-column-decisions-best = Décisions/s (meilleure de 10)
cli-column-decisions-median = Médiane
cli-column-clone = Copie (µs)
cli-column-bytes = État (octets)
cli-column-bytes-max = Le plus grand
cli-box-broken = La boîte « { $box } » est installée mais ne peut pas être ouverte : { $reason }
cli-box-of = boîte : { $box }
cli-asked-by = { $source } :
cli-players-range = { $low } à { $high }
cli-number = { $n }
cli-percent = { NUMBER($n, minimumFractionDigits: 1) } %
cli-interval = { $low }–{ $high } %

## Inventaire

cli-inventory-complete = Tous les éléments publiés sont là.
cli-inventory-missing = Il manque : { $number } × { $kind }.
cli-inventory-left-out = Non inclus : { $number } × { $kind }. { $reason }
cli-inventory-complete-but = Tous les autres éléments publiés sont là.

## Règles

cli-rules-total = { $rules } règles. « miskatonic rules JEU NUMÉRO » en montre une.
cli-rule-example = Exemple : { $example }
cli-rule-doubt = Là où la règle du jeu n’est pas claire : { $doubt }
cli-rule-proven = Prouvée par :
cli-rule-unproven = Aucun test ne la prouve : { $reason }
cli-coverage = { $game } : les tests prouvent { $proven } règles sur { $rules }.
cli-coverage-to-be-written = le test reste à écrire

## Relecture

cli-verified-choices =
    { $game }, graine { $seed } : { $choices ->
        [0] aucun choix à vérifier.
        [one] { $choices } choix rejoué, par la bonne place et parmi les choix proposés.
       *[other] { $choices } choix rejoués, chacun par la bonne place et parmi les choix proposés.
    }
cli-verified-checkpoint = Le point de reprise après le choix { $after } est celui qui est enregistré.
cli-verified-digest = La dernière position est celle qui est enregistrée ({ $digest }).
cli-replay-under-way = La partie est encore en cours.

## Simulation

cli-simulate-playing = Parties
cli-simulate-so-far = { NUMBER($percent, minimumFractionDigits: 1) } % gagnées
cli-simulate-head =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players }, bot : { $bot }.
cli-simulate-wins = Gagnées : { $wins } ({ NUMBER($percent, minimumFractionDigits: 1) } %). Perdues : { $losses }.
cli-simulate-unfinished = Interrompues, car trop longues : { $number }.
cli-simulate-errors = Terminées par une erreur : { $number }.
cli-simulate-speed = { $decisions } décisions en { NUMBER($seconds, maximumFractionDigits: 1) } s : { $rate } par seconde.
cli-simulate-mean = { $what } : { NUMBER($mean, maximumFractionDigits: 2) } par partie
cli-simulate-failure = La graine { $seed } s’est terminée par une erreur : { $error }
cli-simulate-more-failures = … et { $number } autres parties se sont terminées par une erreur.
cli-plot-subtitle =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players }, bot { $bot }, première graine { $seed } : { NUMBER($percent, minimumFractionDigits: 1) } % gagnées
cli-plot-axis = parties gagnées, avec leurs intervalles à 95 %

## Apprentissage

cli-learn-teacher = Parties du bot { $teacher } : { $percent } %
cli-learn-imitation = Imitation du bot { $teacher }
cli-learn-own = Itération { $n } : { $percent } %
cli-learn-so-far = { $games } parties, { NUMBER($percent, minimumFractionDigits: 1) } % gagnées récemment
cli-learn-axis-games = parties jouées
cli-learn-axis-won = parties gagnées en cours d’apprentissage, en %
cli-learn-end =
    { $net } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $iterations ->
        [one] { $iterations } itération
       *[other] { $iterations } itérations
    }, { $seconds } s de processeur, { NUMBER($percent, minimumFractionDigits: 1) } % gagnées récemment. Conservé dans { $folder }.
cli-learn-measured = Parties inédites, { $player } : { $won } gagnées sur { $games }, { NUMBER($percent, minimumFractionDigits: 1) } % ({ $low } à { $high }), { $ms } ms par décision.

## Erreurs

cli-error-missing = Il manque { $what } : voir --help.
cli-error-no-option = Il n’y a pas d’option { $what } : voir --help.
cli-error-bad-value = La valeur donnée à { $what } ne convient pas : voir --help.
cli-error-number = { $ends ->
    [between] { $what } : un nombre de { $low } à { $high }, pas { $value }.
    [from] { $what } : un nombre à partir de { $low }, pas { $value }.
   *[any] { $what } : un nombre, pas { $value }.
}
cli-error-choice = { $what } : { $possible }, et non { $value }.
cli-error-usage = La commande n’est pas comprise : voir --help.
cli-error-no-command = Il n’y a pas de commande « { $name } ». Commandes : { $commands }.
cli-error-file = { $file } est inutilisable : { $reason }.
cli-error-folder-missing = Le dossier de { $file } n’existe pas.
cli-error-file-missing = Il n’y a pas de fichier { $file }.
cli-error-file-forbidden = { $file } ne peut pas être ouvert : vous n’en avez pas le droit.
cli-error-file-folder = { $file } est un dossier, pas un fichier.
cli-error-file-full = { $file } ne peut pas être écrit : le disque est plein.
cli-error-players = --players : un nombre de { $low } à { $high } ou un intervalle comme { $low }-{ $high }, pas { $players }.
cli-error-investigators = { $number } investigateurs, c’est trop pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
cli-error-setting = « { $setting } » n’est pas un réglage : écrivez OPTION=VALEUR.
cli-error-answer = « { $answer } » n’est pas une réponse : écrivez QUESTION=VALEUR.
cli-error-no-matplotlib = Dessiner demande matplotlib, qui n’est pas installé : pip install 'miskatonic[plot]'.
cli-error-no-tests = Les tests ne sont pas ici : seule une copie du projet les contient.
cli-error-no-rule = Il n’y a pas de règle { $rule }.
cli-error-no-rule-close = Il n’y a pas de règle { $rule }. Proches : { $close }.
cli-error-coverage-of-one = Demandez soit une règle, soit la couverture de toutes.

## Jouer dans le terminal

cli-seat = Place { $number }
cli-odds = { $percent } %
cli-death = mort { $percent } %
cli-hand-over = Passez le clavier à { $who }, qui appuie sur Entrée :
cli-thinking = { $who } réfléchit…
cli-take-exactly =
    { $most ->
        [one] Choisissez-en { $most }.
       *[other] Choisissez-en { $most } : tapez leurs numéros, comme 1 3.
    }
cli-take-up-to = Choisissez-en jusqu’à { $most } : tapez leurs numéros, comme 1 3, ou 0 pour aucun.
cli-take-between = Choisissez-en de { $least } à { $most } : tapez leurs numéros, comme 1 3.
cli-commands = { $why } pourquoi · c carte · l journal · u annuler · s sauver · h aide · q quitter
cli-news-more =
    … { $number } { $number ->
        [one] ligne précédente
       *[other] lignes précédentes
    } (l)
cli-help =
    Tapez le numéro d’un choix, plusieurs numéros là où plusieurs sont possibles, rien pour revoir la table.
    { $why }            pourquoi : la règle d’où vient cette question
    c NOM ou N   une carte : par son nom, ou celle que le choix N concerne
    l [N]        le journal : ses dernières lignes
    u            annuler votre dernier choix
    s [FICHIER]  enregistrer : la partie l’est de toute façon après chaque choix
    b            le plateau entier
    h            l’aide
    q            quitter : la partie est enregistrée
    Les numéros sur le plateau sont ceux des choix qui concernent une pièce.
    Un pourcentage est la chance de réussir en jouant bien à partir de là.
cli-plain-legend = Tous les signes sont écrits en toutes lettres.
cli-why-card = Cette question vient d’une carte, non d’une règle.
cli-undo-chance = Depuis, le hasard a parlé ou une carte cachée a été vue. Revenir en arrière quand même (o/n) ?
cli-saved = Enregistré dans { $file }.
cli-save-failed = La partie ne peut pas être enregistrée : { $reason }.
cli-reason-no-folder = ce dossier n’existe pas
cli-reason-folder = c’est un dossier
cli-reason-forbidden = vous n’avez pas le droit d’y écrire
cli-reason-full = le disque est plein
cli-goodbye =
    La partie est enregistrée dans { $file }.
    Pour la reprendre : miskatonic play --terminal --resume
cli-record =
    L’enregistrement de cette partie est { $file }.
    Pour la relire : miskatonic replay { $file }
cli-log-empty = Il ne s’est encore rien passé.
cli-card-which = Quelle carte ? Tapez c et son nom, ou c et le numéro d’un choix.
cli-card-none = Aucune carte ne correspond à « { $name } ».
cli-card-several = Plusieurs cartes correspondent à « { $name } » : { $cards }.
cli-answer-unknown = « { $answer } » n’est pas une réponse : tapez un numéro de 1 à { $most }, ou h pour l’aide.
cli-answer-no-number = Il n’y a pas de choix { $number } : tapez un numéro de 1 à { $most }.
cli-answer-twice = { $number } est choisi deux fois.
cli-error-nothing-to-resume = Il n’y a pas de partie à reprendre.
cli-error-file-without-resume = { $file } est un fichier : pour reprendre une partie enregistrée, ajoutez --resume.
cli-error-other-game = { $file } est une partie de { $game }.
cli-error-finished = La partie de { $file } est finie : miskatonic replay la raconte.
cli-error-too-many-seats =
    { $seats } places sont prises, mais il n’y a que { $players ->
        [one] { $players } joueur.
       *[other] { $players } joueurs.
    }

## Le plateau du Signe des Anciens

cli-es-day = Jour { $day }
cli-es-mythos = Mythe :
cli-es-awake = est réveillé !
cli-es-battle = Bataille finale :
cli-es-entry = À l’arrivée :
cli-es-terror = Terreur :
cli-es-midnight = Minuit :
cli-es-icon-entry = a
cli-es-icon-terror = t
cli-es-icon-midnight = m
cli-es-rolls = { $who } lance les dés
cli-es-pool = Dés
cli-es-aside = Mis de côté
cli-es-on-task = Tâche { $number }
cli-es-bot = (bot)
cli-es-eliminated = hors jeu
cli-es-no-investigator = pas encore d’investigateur
cli-es-die-yellow = j
cli-es-die-red = r
cli-es-sign-investigation = investigation
cli-es-sign-lore = savoir
cli-es-sign-peril = péril
cli-es-sign-terror = terreur
cli-es-sign-wild = joker
cli-es-sign-sanity = Santé Mentale
cli-es-sign-stamina = Résistance
cli-es-sign-clock = l’horloge avance
cli-es-sign-clue = indice
cli-es-sign-common = objet commun
cli-es-sign-unique = objet unique
cli-es-sign-spell = sort
cli-es-sign-ally = allié
cli-es-sign-elder-sign = Signe des Anciens
cli-es-sign-gate = Autre Monde
cli-es-sign-monster = monstre
cli-es-sign-doom = Destin
cli-es-sign-remove-doom = Destin retiré
cli-es-sign-trophy = trophées
cli-es-sign-locked = dé verrouillé
cli-es-legend-icons = a, t, m : effet à l’arrivée, sur une terreur, à minuit
cli-es-legend-room = ({ $sign }) : place pour un monstre
cli-es-short-clue =
    { $n } { $n ->
        [one] indice
       *[other] indices
    }
cli-es-short-common =
    { $n } { $n ->
        [one] objet commun
       *[other] objets communs
    }
cli-es-short-unique =
    { $n } { $n ->
        [one] objet unique
       *[other] objets uniques
    }
cli-es-short-spell =
    { $n } { $n ->
        [one] sort
       *[other] sorts
    }
cli-es-short-ally =
    { $n } { $n ->
        [one] allié
       *[other] alliés
    }
cli-es-short-elder-sign =
    { $n } { $n ->
        [one] Signe des Anciens
       *[other] Signes des Anciens
    }
cli-es-short-gate =
    { $n ->
        [1] un portail
        [one] { $n } portail
       *[other] { $n } portails
    }
cli-es-short-monster =
    { $n ->
        [1] un monstre
        [one] { $n } monstre
       *[other] { $n } monstres
    }
cli-es-short-doom = +{ $n } Destin
cli-es-short-remove-doom = −{ $n } Destin
cli-es-short-sanity = −{ $n } Santé Mentale
cli-es-short-stamina = −{ $n } Résistance

## Le plateau du jeu de cartes

cli-cg-round = Round { $round }
cli-cg-encounter = { $n ->
    [one] { $n } carte Rencontre
   *[other] { $n } cartes Rencontre
}
cli-cg-bag = Réserve du Chaos :
cli-cg-drawn = Rencontre :
cli-cg-engaged = engagé avec { $who }
cli-cg-test = { $who } fait un test : { $skill }
cli-cg-committed = avec { $cards }
cli-cg-tokens = pion : { $tokens }
cli-cg-bot = (bot)
cli-cg-play = En jeu :
cli-cg-threat = Menaces :
cli-cg-hand = Main :
cli-cg-deck = Votre deck, { $n } cartes :
cli-cg-next = Entre deux scénarios : { $scenario } vient ensuite.
cli-cg-lost = perdu
cli-cg-fate-resigned = a abandonné
cli-cg-fate-damage = vaincu par les dégâts
cli-cg-fate-horror = vaincu par l’horreur
cli-cg-fate-defeated = vaincu
cli-cg-fate-away = ne participe pas
cli-cg-legend-enemy = Un ennemi : ce qu’il faut pour le combattre, sa vie, ce qu’il faut pour lui échapper et (entre parenthèses) son attaque.
cli-cg-sign-health = vie restante
cli-cg-sign-sanity = santé mentale restante
cli-cg-sign-resources = ressources
cli-cg-sign-clues = indices
cli-cg-sign-action = une action
cli-cg-sign-doom = fatalité
cli-cg-sign-shroud = occultation
cli-cg-sign-hidden = non révélé
cli-cg-sign-way = mène à
cli-cg-sign-lead = investigateur principal
cli-cg-sign-enemy = ennemi
cli-cg-sign-fight = combat
cli-cg-sign-evade = évasion
cli-cg-sign-exhausted = incliné
cli-cg-sign-uses = utilisations restantes
cli-cg-sign-hand = cartes en main
cli-cg-sign-deck = cartes dans le deck

cli-serving = Le serveur vous attend à l’adresse { $address } (Ctrl+C pour arrêter).
cli-error-for-terminal = Ces options concernent une partie dans le terminal : ajoutez --terminal. Dans le navigateur, tout se règle à la table.
cli-error-port-taken = Le port { $port } est pris sur { $host } : choisissez-en un autre avec --port.
cli-error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port }.
cli-error-log-level = Il n’y a pas de niveau « { $level } ». Niveaux : critical, error, warning, info, debug.
cli-error-database = La base de données ne peut pas être utilisée : { $reason }.
cli-error-redis = L’adresse de Redis doit commencer par redis://, rediss:// ou unix://.
cli-error-no-cluster = Il faut pour cela { $module }, qui n’est pas installé : pip install 'miskatonic[cluster]'.

cli-bench-server =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
cli-bench-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $rate } par seconde ; parties terminées : { $finished } ; erreurs : { $errors }.
cli-column-p50 = la moitié en
cli-column-p95 = 95 % en
cli-column-p99 = 99 % en
cli-column-max = le plus lent
cli-row-answered = d’un coup à sa réponse
cli-row-shown = d’un coup à la WebSocket
cli-row-odds = les probabilités
cli-milliseconds = { $n } ms
cli-bench-shares =
    D’un processeur : le serveur { $server } % ({ $each } ms par coup), les joueurs { $players } %, tout le reste de la
    machine { $others } %. Le serveur occupe { $memory } Mo de mémoire.
cli-error-several-processes = Plusieurs processus ont besoin d’une base de données et d’un Redis communs : --database et --redis.

# miskatonic mcp, miskatonic arena
cli-error-no-mcp = Il faut pour cela le paquet mcp, qui n’est pas installé : pip install 'miskatonic[mcp]'.
cli-arena-waiting = En attente de { $agent } à l’adresse { $address } : son client demande les parties l’une après l’autre avec l’outil next_game.
cli-arena-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
cli-column-agent = Agent
cli-column-score = Score
cli-column-time = Une décision
cli-column-forfeited = Abandons
