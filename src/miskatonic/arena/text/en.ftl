# What the arena says.
arena-error-set = There is no set of games called “{ $set }”. Sets: { $sets }.
arena-error-ended = The command ended before the game did.
arena-error-slow = No answer came within { $seconds } s.
arena-error-reply = An answer is one line of JSON with take, a list of ids of options, and why, if the agent likes.
arena-error-command = “{ $command }” is not a command: name a program, and close its quotation marks.
arena-error-results = { $file } holds no results of the arena.
arena-error-refused = { $number } answers in a row were refused.
arena-error-agents = Name at least one agent: --bot, --command or --mcp.
arena-error-other = { $file } holds results of another set or of an earlier arena.
arena-title = The arena: { $set }
arena-subtitle = Games won by each agent, with 95% intervals. Arena { $number }.
arena-axis = percentage of games won
arena-agents = Agent
