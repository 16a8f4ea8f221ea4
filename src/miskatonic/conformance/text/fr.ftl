check-name-components = Les éléments se lisent et se dessinent
check-name-setups = Tout ce qui se choisit se joue
check-name-invariants = Les parties finissent, aucune pièce ne se perd ni ne se dédouble
check-name-words = Questions et journal se lisent dans les deux langues
check-name-log = Ce qui arrive est raconté
check-name-offers = Ce qui est proposé change quelque chose
check-name-odds = Chaque chance affichée porte sur une action
check-name-chances = Les chances affichées se vérifient
check-name-bots = Chaque bot répond à chaque question
check-name-saving = Les parties se copient, s’enregistrent, se chargent et reviennent en arrière
check-name-determinism = La même graine donne la même partie
check-name-secrets = Personne ne voit ce qu’il doit ignorer
check-name-questions = Les questions ne trahissent aucun secret

check-raised = { $error } : { $message }
check-unreadable = Illisible en { $lang } : { $message }.
check-empty = Ne dit rien en { $lang } : { $what }.
check-broken = Contient en { $lang } ce qui n’a sa place dans aucune phrase : { $words }
check-unnamed = Nomme ce qui n’existe pas : { $pieces }.
check-asks-nothing = La table ne demande rien, et la partie n’est pas finie.
check-invariant = Impossible : { $message }.
check-endless = Pas finie après { $choices } choix.
check-no-outcome = La partie ne demande plus rien et n’a pas d’issue.
check-untold = Rien dans le journal n’apprend ce changement { $seat ->
    [none] à un spectateur
   *[other] à la place { $seat }
} : { $what }.
check-idle = Proposé sans rien changer : { $option } (question « { $kind } » de { $source }).
check-odds = Une chance de { $chance } est affichée pour { $option }.
check-chances = Les chances affichées ne se vérifient pas : { $figures }.
check-bot = Le bot { $bot } n’a pas de réponse possible à la question « { $kind } » : { $message }
check-loaded = Chargée depuis son fichier, la partie n’est plus la même.
check-clone-disturbs = Jouer sur une copie change la partie d’origine.
check-clone-differs = Une copie et la partie chargée divergent après le même choix.
check-undone = Un choix annulé laisse des traces.
check-differs = Rejouée avec les mêmes choix, la partie diffère.
check-impossible-world = Un monde que la place { $seat } peut imaginer est impossible : { $message }.
check-secret = La place { $seat } voit une différence entre des mondes qui ne diffèrent que par ce qu’elle ignore.
check-chance-shown = La vue de la place { $seat } contient la source du hasard.
check-asked-otherwise = La question « { $kind } » diffère entre des mondes que sa place ne peut distinguer.
check-told-otherwise = La place { $seat } apprend des choses différentes dans des mondes qu’elle ne peut distinguer.
