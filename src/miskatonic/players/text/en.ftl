# What the bots say.
error-unknown-bot = There is no bot called “{ $bot }” for { $game }. Bots: { $bots }.
simulate-error-role = { $game } has no role called “{ $role }” that a separate bot could play.
