# What the kernel itself says.
join-and = and
join-or = or
join-comma = ,
join-then = ; then

error-no-decision = The game is over: there is nothing left to decide.
error-not-offered = “{ $option }” is not one of the options. You can choose: { $offered }.
error-too-few = Choose at least { $least } of the options.
error-too-many = Choose at most { $most } of the options.
error-twice = “{ $option }” is chosen twice.
error-wrong-seat = It is for seat { $seat } to decide, not for seat { $given }.
error-nothing-to-undo = There is nothing to take back.
error-undo-chance = Something random or hidden has been seen since that choice; the host of the table can allow taking it back.
error-unknown-game = There is no game called “{ $game }”. Games: { $games }.
error-unknown-option = “{ $game }” has no setup option called “{ $option }”. It has: { $options }.
error-bad-option = The setup option “{ $option }” cannot be “{ $value }”: { $reason }.
error-save-not-json = This file is not a saved game: it is not readable JSON.
error-save-foreign = This file is not a saved game of Miskatonic.
error-save-version = This game was saved in format { $found }; this version of Miskatonic reads format { $format }.
error-save-damaged = This saved game is damaged: { $reason }.
error-save-diverges = This record does not play again as it was recorded: choice { $number } ({ $reason }).

option-pass = Pass
prompt-reaction = Use an ability?
prompt-choose-effect = Choose one.
error-players = This game is for { $low } to { $high } players, not { $players }.

replay-over = the game is over already
replay-seat = it is for seat { $seat } to decide, not for seat { $recorded }
replay-not-offered = “{ $option }” was not offered
replay-broken = the rules cannot go on: { $error }
replay-checkpoint = the checkpoint after it is another one
replay-digest = the position after it is another one
