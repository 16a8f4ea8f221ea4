# Ce que disent les bots.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } » pour { $game }. Bots : { $bots }.
simulate-error-role = { $game } n’a pas de rôle nommé « { $role } » qu’un bot à part pourrait jouer.
