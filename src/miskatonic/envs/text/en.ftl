# What the environments say.
envs-done = That is all.
envs-error-action = Action { $action } is not open now. The open actions are those that the action mask allows.
envs-error-reward = There is no reward called “{ $reward }”. Rewards: { $rewards }.
envs-error-shaped = Shaped rewards are for environments in which one seat learns.
envs-error-seat = The game has no seat { $seat } to learn for: its last seat is { $last }.
envs-error-openspiel = The game “{ $game }” is not registered for OpenSpiel.
