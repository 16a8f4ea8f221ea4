# Ce que disent les bots.
error-unknown-bot = Aucun bot ne s'appelle « { $bot } » pour { $game }. Bots : { $bots }.
