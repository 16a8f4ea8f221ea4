# Ce que le noyau dit lui-même.
join-and = et
join-after = puis
join-or = ou
join-comma = ,
join-then = { " " }; puis
join-semicolon = { "\u202F" };
join-else = { "\u202F" }; ou

error-no-decision = La partie est finie : il n’y a plus rien à décider.
error-not-offered = « { $option } » ne fait pas partie des choix. Vous pouvez choisir : { $offered }.
error-too-few = Choisissez au moins { $least } des choix.
error-too-many = Choisissez au plus { $most } des choix.
error-too-many-of = Choisissez « { $option } » { $most } fois au plus.
error-twice = « { $option } » figure deux fois dans la réponse.
error-wrong-seat = C’est à la place { $seat } de décider, pas à la place { $given }.
error-no-such-moment = Il n’y a pas de moment après { $number } choix : { $moves } ont été faits.
error-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
error-may-not-read = La place { $seat } ne peut pas lire la question posée : aucun monde ne peut être imaginé où elle est posée.
error-imagined = Cette table est imaginée au milieu d’une étape : elle ne peut être enregistrée ni reprise en arrière avant la fin de cette étape. Elle peut être clonée à tout moment.
error-sight-stays = Ce qu’une place voit d’une table ne peut être ni enregistré ni copié. Imaginez plutôt une table à partir de là.
error-other-vocabulary = Ces tableaux ont été faits pour un jeu dont les mots sont autres (vocabulaire { $given }) que ceux de cette partie ({ $own }). Faites-les pour le jeu et les boîtes de la table.
error-nothing-to-undo = Il n’y a rien à annuler.
error-undo-chance = Depuis ce choix, le hasard a parlé ou une carte a été révélée ; l’hôte de la table peut autoriser l’annulation.
error-slip = { $given } : vouliez-vous dire { $close } ?
error-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Jeux : { $games }.
error-cards-added = Des cartes ont été ajoutées à ce jeu depuis le début de la partie : elle peut continuer d’ici, mais pas être rejouée depuis le début.
error-unknown-box =
    { $number ->
        [0] Il n’y a pas de boîte appelée « { $box } » pour ce jeu ; aucune n’est installée.
       *[other] Il n’y a pas de boîte appelée « { $box } » pour ce jeu. Installées : { $boxes }.
    }
error-broken-box = La boîte « { $box } » est installée mais ne peut pas être ouverte : { $reason }
error-save-box = Cette partie a été enregistrée avec la boîte « { $box } », avec laquelle on ne peut pas jouer ici. { $reason }
setup-boxes = Boîtes
setup-boxes-help = Ce qu’on ajoute au jeu de base.
error-unknown-option = « { $game } » n’a pas d’option de mise en place appelée « { $option } ». Options : { $options }.
error-nothing-asked = « { $option } » ne répond à rien : aucune boîte de cette table ne pose de question à la mise en place.
error-bad-option = L’option « { $option } » ne peut pas valoir « { $value } » : { $reason }.
error-seated-twice = { $who } ne peut pas occuper deux places.
error-too-many-listed = L’option de mise en place « { $option } » énumère plus de { $most } éléments.
expected-int = il faut un nombre entier
expected-str = il faut un mot
expected-bool = c’est vrai ou faux
expected-array = il faut une liste
expected-one-of = les valeurs possibles sont { $values }
expected-other = ce n’est pas possible ici
error-save-not-json = Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON lisible.
error-save-foreign = Ce fichier n’est pas une partie enregistrée de Miskatonic.
error-save-version = Cette partie est enregistrée au format { $found } ; cette version de Miskatonic lit le format { $format }.
error-save-damaged = Ce fichier de partie est endommagé : { $reason }.
error-save-game = Cette partie enregistrée est une partie de « { $game } », que cette version de Miskatonic ne connaît pas.
error-save-setup = Cette partie enregistrée a une mise en place impossible : { $reason }
error-save-move = Le choix { $number } de cette partie enregistrée est impossible : { $reason }
save-field = « { $where } » manque ou n’est pas ce qu’il faut
save-nonsense = sa position n’a pas de sens
save-stuck = les règles ne peuvent pas continuer à partir de sa position
save-changed = elle a été modifiée depuis son enregistrement
save-leads-elsewhere = ses choix ne mènent pas à la position dans laquelle elle a été enregistrée
save-too-large = « { $part } » y occupe plus de { $most } ko
impossible-number = « { $what } » vaut { $number }, mais va de { $low } à { $high }
impossible-repeated = dans « { $what } », la même chose figure plus de { $most } fois
impossible-step = il n’y a pas d’étape « { $step } » à ce moment
save-checkpoint-outside = son point de reprise est en dehors de sa liste de choix
error-rules-changed = Les règles de « { $game } » ont changé depuis l’enregistrement de cette partie : elle peut continuer là où elle s’est arrêtée, mais pas être rejouée depuis le début.
error-rules-unreadable = Les règles de « { $game } » ont changé depuis l’enregistrement de cette partie, et elle ne peut pas continuer avec celles d’aujourd’hui.
error-rules-newer = Cette partie a été enregistrée avec des règles de « { $game } » plus récentes que celles que cette version de Miskatonic connaît.
error-save-diverges = Cet enregistrement ne se rejoue pas tel quel : choix { $number } ({ $reason }).

line-because = { $line } ({ $cause })
prompt-without-circles = { $prompt } Les choix qui ont déjà ramené ici deux fois ne sont plus proposés.
option-effect = { NAME($effect, form: "Bare") }
option-pass = Passer
option-go-on = Continuer
prompt-stopped = La partie s’arrête ici.
prompt-reaction =
    { $told ->
        [0] Utiliser une capacité ?
       *[1] { $event } Utiliser une capacité ?
    }
prompt-order =
    { $told ->
        [0] Lequel de ces effets vient en premier ?
       *[1] { $event } Lequel de ces effets vient en premier ?
    }
prompt-choose-effect =
    { $named ->
        [0] Choisissez ce qui arrive.
       *[1] « { $cause } » : choisissez ce qui arrive.
    }
error-players = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $players }.

replay-over = la partie est déjà finie
replay-seat = c’est à la place { $seat } de décider, pas à la place { $recorded }
replay-not-offered = « { $option } » ne faisait pas partie des choix
replay-broken = les règles ne peuvent pas continuer : { $error }
replay-checkpoint = le point de reprise qui suit en est un autre
replay-digest = la position qui suit en est une autre

# what a finished game is told with
course-missed = { $name } : { $now } sur { $limit }, il en manquait { $missing }.
course-averted = { $name } : { $now } sur { $limit }.

# How the lines of cards are put together: when, at what cost, what.
line-cost = { ORDER($cost) } : { ORDER($what) }
line-when = { $when } : { ORDER($what) }
line-when-cost = { $when }, { ORDER($cost) } : { ORDER($what) }
