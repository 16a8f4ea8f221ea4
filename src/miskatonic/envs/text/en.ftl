# What the environments say.
envs-done = That is all.
envs-error-action = Action { $action } is not open now. The open actions are those that the action mask allows.
envs-error-reward = There is no reward called “{ $reward }”. Rewards: { $rewards }.
envs-error-shaped = Shaped rewards are for environments in which one seat learns.
envs-error-seat = The game has no seat { $seat } to learn for: its last seat is { $last }.
envs-error-no-bot = No bot is named for seat { $seat }: `bots` needs one for every seat that does not learn.
envs-error-clones = The parameter “clones” cannot be “{ $clones }”. It can be: { $known }.
