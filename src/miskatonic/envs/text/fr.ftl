# Ce que disent les environnements.
envs-done = C’est tout.
envs-error-action = L’action { $action } n’est pas possible maintenant : seules le sont celles que permet le masque d’actions.
envs-error-reward = Il n’y a pas de récompense appelée « { $reward } ». Récompenses : { $rewards }.
envs-error-shaped = La récompense « shaped » est réservée aux environnements où une seule place apprend.
envs-error-seat = La partie n’a pas de place { $seat } où apprendre : la dernière est la place { $last }.
envs-error-openspiel = Le jeu « { $game } » n’est pas déclaré pour OpenSpiel.
