### Western Legends: what can be wrong with a components file, in English.

error-component-list = { $name } is a list with something in it
error-component-count = { $name } is a list of { $count }, not of { $given }
error-component-sum = the numbers of { $name } add up to { $sum }, not to { $given }
error-component-order = { $name } is "{ $word }"; names and their order stay as they are
error-component-twice = { $name }: "{ $word }" is there twice
error-component-title = { $name } is a text of at most { $most } letters, in one line
error-component-step = { $name } is a table with exactly one of these: { $words }
error-component-options = { $name } offers at least two things
error-component-single = { $name } is a table with exactly one resource
error-component-tens = { $name }: money comes in tens, not { $given }
error-component-needs = { $name } also has to say "{ $word }"
error-component-rank-twice = { $name }: cards of rank { $rank } do something else already
error-component-rank-missing = no effect is given for { $colour } poker cards of rank { $rank }
error-component-one-way = { $name }: { $space } is next to { $other }, but { $other } is not next to { $space }
error-component-both-sides = { $name }: nobody starts with both marshal and wanted points
