# Ce que disent les robots.
error-unknown-bot = Aucun robot ne s'appelle « { $bot } » pour { $game }. Robots : { $bots }.
