### Saloon: what a user did wrong, in one sentence each, in English.

## Games and tables

error-game = there is no game '{ $game }'; there are: { $games }
error-language = there is no language '{ $lang }'; there are: { $languages }
error-players = { $game } is for { $least } to { $most } players, not { $given }
error-seed = a seed is a whole number from 0 to { $most }, not { $given }
error-secret = a secret has { $size } bytes
error-options = options are names with values, not { $given }
error-option = there is no option '{ $option }'; there are: { $options }
error-no-options = there is no option '{ $option }'; there are: none
error-option-value = option '{ $option }' cannot be '{ $value }'; allowed: { $values }
error-option-form = '{ $given }' is not an option; write --option NAME=VALUE
error-option-twice = the option '{ $option }' is given twice
error-bot = there is no bot '{ $spec }'; there are: random, greedy, search, search:n=400 (simulations), search:ms=500 (milliseconds)
error-bot-budget = '{ $spec }' is not a budget; write search:n=400 or search:ms=500 (1 to 1000000)
error-weight = there is no weight '{ $weight }'; there are: { $weights }
error-bots-count = { $bots } bots are named for { $seats } seats besides yours; name one for all, or one for each

## Playing

error-player = there is no player { $player }; players are 0 to { $last }
error-action = there is no action { $action }; actions are 0 to { $last }
error-undo-barrier = something was revealed since, so the table would have to agree
error-undo-nothing = there is nothing to take back

## Components

error-no-components = { $game } has no components to replace
error-house-components = '{ $given }' does not name a game and its file; write --components GAME=FILE.toml
error-components = components are tables with names as keys, as in a components file
error-components-toml = { $file } is not valid TOML: { $problem }
error-components-text = { $file } is not a text file in UTF-8
error-component-table = a components file needs a table '{ $name }'
error-component-number = { $name } is a whole number from { $least } to { $most }, not { $given }
error-component-word = { $name } is one of { $words }
error-component-unknown = there is no '{ $name }' in a components file; allowed here: { $known }

## Records

error-in-file = { $file }: { $problem }
error-record-no-text = this is not a Saloon record: it is not text
error-record-empty = the record is empty; it begins with a header in JSON
error-record-cut = the record is cut off in its last line
error-record-header = line 1: this is not a Saloon record, which begins with a header in JSON
error-record-format = line 1: this is not a Saloon record of format { $format }
error-record-version = line 1: the record is of version { $recorded } of { $game }; this Saloon plays version { $version }
error-record-header-lacks = line 1: the header has no '{ $name }'
error-record-header-damaged = line 1: the header is damaged: { $problem }
error-record-secret-kept = line 1: the secret of this table is not revealed until its game is over
error-record-secret-form = line 1: the secret is not a hexadecimal number
error-record-secret-wrong = line 1: the secret does not match the hash that was shown before the game
error-record-salts = line 1: these are not the salts of a fair table: one per seat, of plain letters, digits, dashes and underscores
error-record-line = line { $line }: '{ $given }' is not a choice; expected 'action check'
error-record-choice = line { $line }: this choice is not possible here ({ $problem })
error-record-check = line { $line }: the choice does not lead to the recorded state
error-record-undo = line { $line }: player { $player } has nothing to take back
error-record-undo-built-upon = line { $line }: later choices depend on the one taken back ({ $problem })
error-record-behind-end = line { $line }: there is something after the end line
error-record-after-end = line { $line }: a choice after the end of the game
error-record-end = the end line is missing or does not match; the record was cut off or edited
error-record-early-end = there is an end line, but the game is not over; lines are missing

## The command line

error-usage = this command line makes no sense: { $problem }
error-usage-command = there is no command '{ $command }'; there are: { $commands }
error-usage-option = there is no option { $option } here; --help lists them
error-usage-missing = { $what } is missing; --help shows how to write it
error-usage-value = { $option } needs a value
error-usage-number = { $what } needs a whole number
error-usage-extra = '{ $given }' is one argument too many; --help shows how to write it
error-file-exists = { $file } exists already; choose another name, or resume it with: saloon play { $file }
error-folder = { $file } is a folder, not a file
error-no-file-name = --save needs the name of a file
error-which-game = which game? Write saloon play GAME; there are: { $games }
error-game-and-resume = give either a game or --resume FILE, not both
error-fixed-by-record = { $option } cannot be changed when a game is resumed; the record decides it
error-no-rule = there is no rule '{ $rule }' in { $game }; saloon rules { $game } prints them all
error-seat = there is no player '{ $player }'; there are: { $seats }
error-entry = the record has { $count } lines of play; --to is a number from 0 to { $count }
error-no-lab = saloon { $command } needs the lab; install it with: pip install 'saloon[lab]' ({ $problem })
error-over = this game is over; look at it with: saloon replay { $file }
