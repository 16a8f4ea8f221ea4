# What the bots say.
error-unknown-bot = There is no bot called “{ $bot }” for { $game }. Bots: { $bots }.
