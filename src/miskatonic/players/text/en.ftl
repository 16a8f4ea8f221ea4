# What the bots say.
error-unknown-bot = There is no bot called “{ $bot }” for { $game }. Bots: { $bots }.
simulate-error-role = { $game } has no role called “{ $role }” that a separate bot could play.
error-other-features = The net “{ $net }” of { $game } was learned with other features ({ $given }) than this version has ({ $own }). Train it anew: miskatonic learn { $game }.
error-no-net = No learned net decides anything in { $game } yet. Train one: miskatonic learn { $game }.
learn-error-net = { $game } has no net called “{ $net }”. Nets: { $nets }.
learn-error-plan = The training in { $folder } was begun with other options. Choose another folder, or the same options.
learn-error-no-features = { $game } is not written down for nets yet.
