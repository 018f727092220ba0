### Saloon: what the terminal says in every game, in English.

## Names

seat-unnamed = Seat { $number }
you = you
seat-names = Jesse, Belle, Doc, Annie, Wyatt, Calamity
value-on = On
value-off = Off
value-preset = As the rules say
number = { NUMBER($number) }
nothing = nothing
total = Total

## Playing

table = At the table: { $players }. Seed { $seed }.
table-size = That makes a table for { $players } players.
welcome-keys = Type a number to choose. ? help, h hint, u undo, s save, q leave.
ask = {"> "}
thinking = { $player } is thinking …
no-such-choice =
    { $count ->
        [1] There is no choice { $number }; type 1, or ? for help.
       *[other] There is no choice { $number }; type a number from 1 to { $count }, or ? for help.
    }
unknown-input =
    { $count ->
        [1] I do not understand “{ $line }”. Type 1, or ? for help.
       *[other] I do not understand “{ $line }”. Type a number from 1 to { $count }, or ? for help.
    }
adviser = The bot
hint = A bot would take { $number }: { $action }.

## Help

key-number = 1, 2, …: make that choice
key-enter = Enter: show the table again, or take the only choice there is
key-why = why …: why something is not possible; describe an action or a piece in your own words
key-rule = ? { $rule }: the text of a rule
key-hint = h: ask a bot what it would do
key-undo = u: take back your last choice; u! even if something was revealed since
key-save = s [FILE]: save the game; from then on it is saved there after every turn
key-quit = q: leave the table
help-rules = All the rules: saloon rules { $game }

## Why not

why-what = Why what? Name an action or a piece.
why-unknown = Nothing in this game is called “{ $words }”. Name an action or a piece.
why-possible = That is possible: it is choice { $number }, { $action }.
why-forbidden = Not possible: { $action }.

## Taking back

undo-nothing = You have not chosen anything yet.
undo-done = Your last choice is taken back.
undo-barrier = Cards were revealed or somebody else has decided since, so the table must agree. The bots do not mind: u! takes it back, and the same cards will come again.

## Keeping

saved = The game is saved in { $file }.
offer-save = Save this game? Type y for { $file }, another file name, or n.
resume-with = Continue with: saloon play { $file }
record-lies = The record of the game is in { $file }.
record-not-kept = The record of this game was not saved; --save FILE saves it.
goodbye = Goodbye.

## The end

winner = { $players } wins!
winners = { $players } share the victory!
points-alone =
    { $points ->
        [one] { $player } has 1 point
       *[other] { $player } has { $points } points
    }

## Commands

serve-ready = The house is open: { $address } (Ctrl-C closes it; every game is saved)
games-players =
    { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
games-options = options
replay-title = { $game }, { $players } players, seed { $seed }
replay-title-fair = { $game }, { $players } players, fair table
replay-as = as seen by { $player }
replay-hidden = { $player } makes a hidden choice.
replay-undo = { $player } takes the last choice back.
replay-warning = { $file } was edited or damaged, so this may not be the game that was played: { $problem }
verify-good =
    { $count ->
        [one] { $file }: good. One line replays to the recorded state.
       *[other] { $file }: good. All { $count } lines replay to the recorded states.
    }
verify-fair = The secret matches the hash that was shown before the game.
verify-salt = { $player } brought the salt { $salt }.
verify-key = key of all chance { $key }
verify-unfinished = The game is not over.
verify-digest = digest { $digest }

## Files

file-FileNotFoundError = No such file or folder
file-PermissionError = Permission denied
file-IsADirectoryError = It is a folder, not a file
file-NotADirectoryError = There is no such folder
