# What the server of the Model Context Protocol says.
mcp-error-table = There is no table called “{ $table }”. Open tables: { $tables }.
mcp-error-seats = Say which seats are yours, from 0 to { $last }.
mcp-error-teams = These seats play against each other: take seats of one team.
mcp-error-card = { $game } has no component called “{ $card }”.
mcp-no-rule = This question comes from a card, not from a numbered rule.
