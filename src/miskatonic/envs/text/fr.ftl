# Ce que disent les environnements.
envs-done = C’est tout.
envs-error-action = L’action { $action } n’est pas possible maintenant : seules le sont celles que permet le masque d’actions.
envs-error-reward = Il n’y a pas de récompense appelée « { $reward } ». Récompenses : { $rewards }.
envs-error-shaped = La récompense « shaped » est réservée aux environnements où une seule place apprend.
envs-error-seat = La partie n’a pas de place { $seat } où apprendre : la dernière est la place { $last }.
envs-error-no-bot = Aucun bot n’est nommé pour la place { $seat } : il en faut un dans `bots` pour chaque place qui n’apprend pas.
envs-error-clones = Le paramètre « clones » ne peut pas valoir « { $clones } ». Valeurs possibles : { $known }.
