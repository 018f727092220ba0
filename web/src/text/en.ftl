### Saloon in the browser: every sentence of the shell, in English.

## The house

title = Saloon
motto = Modern tabletop games for friends and bots
language-en = English
language-cs = Čeština
number = { NUMBER($number) }
nothing = nothing
total = Total
loading = One moment …
close = Close
dismiss = Dismiss
back = Back
to-lobby = To the lobby
to-table = To the table
copy = Copy
copied = Copied
unofficial = Unofficial: not made, endorsed or supported by the publishers or designers of the games. Names of games belong to their owners.
about = About and licences
value-on = On
value-off = Off
value-preset = As the rules say

## Lobby

games = Games
players-from-to = { $least } to { $most } players
minutes = { $minutes } min
play-now = Play now
play-now-help =
    { $bots ->
        [one] You and one bot. It begins at once.
       *[other] You and { $bots } bots. It begins at once.
    }
set-up = Set up a table
learn = Learn to play
intro-new = New here?
intro-open = Play the introduction
your-name = Your name
their-name = Name
default-name = Stranger
bot-names = Jesse, Belle, Doc, Annie, Wyatt, Calamity, Virgil
my-tables = My tables
my-tables-all = All { $count } of my tables
welcome = First time here?
means-play-now = you and bots, at once.
means-set-up = friends by a link or at one screen, bots, variants.
means-learn = the game in a few guided moves.
open-tables = Open tables
open-tables-none = Nobody is waiting for company just now.
table-my-turn = Your turn
table-playing = Playing
table-waiting =
    { $free ->
        [0] About to begin
        [one] One seat is free
       *[other] { $free } seats are free
    }
table-over = Over
table-closed = Closed
table-do-continue = Continue
table-do-join = Join
table-do-watch = Watch
table-do-look = Look back

## Setting up

set-up-title = { $game }: set up a table
how-many = Players
company = With whom
company-bot = Bots
company-link = Friends by a link
company-here = Friends at this screen
seat-who = Seat { $number }: who
seat-unnamed = Player { $number }
sitter-me = Me
sitter-here = Somebody next to me
sitter-link = Somebody by link
sitter-bot = A bot
sitter-link-help = gets a link from you
bot-level = How strong
level-greenhorn = Greenhorn
level-cowpoke = Cowpoke
level-gambler = Gambler
level-sheriff = Sheriff
level-legend = Legend
single-rules = Single rules, one by one
clock = Clock
clock-none = None
    .help = Take all the time you want.
clock-calm = Calm
    .help = 90 seconds a choice and 15 minutes in the bank.
clock-brisk = Brisk
    .help = 30 seconds a choice and 5 minutes in the bank.
clock-own = My own
    .help = When both run out, a bot stands in until you are back.
clock-move = Seconds a choice
clock-bank = Seconds in the bank
pace = Bots take their time
pace-instant = Not at all
pace-brisk = A moment
pace-calm = Longer
hints-allowed = Players may ask a bot for a hint
listed = Show the table in the lobby to everybody
open-table = Open the table
no-game-title = The house does not have this game
terms-clock = { $move } s a choice and { $bank } min in the bank
terms-no-hints = no hints
terms-own-components = with components of the house

## Joining and waiting

invited = You are invited to a game of
seat-free = A free seat
take-this-seat = Take it
join = Join the table
watch = Just watch
waiting-title =
    { $missing ->
        [0] The game is about to begin
        [one] Waiting for one more player
       *[other] Waiting for { $missing } more players
    }
share-link = Link for the others
link-local = This address leads only to this computer. To let others come, start the house for your network, and open it here by this computer’s address there:
seat-mine = you
seat-mine-too = yours, too
seat-here = is here
seat-away = away
seat-stand-in = a bot stands in
seat-by-link = anyone who opens the link
seat-bot = Give it to a bot
seat-free-it = Free the seat
fill-with-bots =
    { $missing ->
        [one] Give the free seat to a bot
       *[other] Give the { $missing } free seats to bots
    }
begins-by-itself = The game begins by itself as soon as all seats are taken.
other-device = Continue on another device
seat-key-help = Anyone who opens this secret link plays for you. Open it on your phone, and keep it to yourself.
seat-key-of = Secret link of { $player }
seat-key-title = Take your seat along
seat-key-text = This link opens a seat at the table of { $names }. From then on you can play on this device, too.
seat-key-warning = It is meant for the owner of the seat alone. If somebody else gave it to you, ask whether they meant to.
seat-key-take = It is my seat
leave = Leave the table
leave-sure = A bot will play on for you. You can come back at any time and take over again.
leave-yes = Leave
close-table = Close the table
close-sure = The game ends here for everybody and cannot be taken up again.
close-yes = Close it for all
stay = Stay

## At the table

people = At the table
the-table = The table
choices = What you can do
no-board = The board of this game could not be loaded; here is the plain one.
has-the-turn = has the turn
watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
prompt-sending = Your choice is on its way …
prompt-done =
    { $count ->
        [0] Your choice counts.
       *[other] Your choice counts. Now we wait for { $names }.
    }
prompt-stand-in = A bot plays for you at the moment.
prompt-closed = The host has closed this table.
prompt-bot =
    { $count ->
        [0] One moment …
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
prompt-person =
    { $count ->
        [0] One moment …
       *[other] Waiting for { $names }.
    }
tools = Tools
undo = Undo
undo-free = Take your last choice back (U)
undo-by-consent = Ask the table to take your last choice back (U)
undo-none = There is nothing to take back
hint = Hint
hint-thinks = A bot is thinking about it …
hint-says = A bot would: { $action }
why = Why not?
log = Log
log-new = New
chat = Chat
rules = Rules
menu = Menu
news =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
scores = Scores
stand-in = A bot plays for
stand-in-end = Take my seat back
stand-in-for = { $player }

## Undo

take-back-title = Take back
take-back-sure = Something became known since your last choice, or somebody else has decided. All the others have to agree; bots do not mind.
take-back-ask = Ask the table
take-back-asks = { $player } would like to take the last choice back.
take-back-agree = Fine with me
take-back-refuse = No
take-back-waits = { $player } would like to take the last choice back. Still to answer: { $others }.

## Why not

why-title = Not possible now
why-rule = Read rule { $rule }
why-possible = This is possible after all.
ask-why-title = Why can’t I …?
ask-why-help = Pick what you would like to do; the rule that stands in the way is shown.
ask-why-search = Search for what you want to do
ask-why-none = Nothing here is called “{ $search }”, or it is possible just now.
rules-search = Search the rules
rules-none = No rule speaks of “{ $search }”.

## Chat

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-kept = goes out when the connection is back
chat-mute = Mute
chat-mute-name = Mute { $name }
chat-unmute = Hear again
chat-unmute-all = Hear them
chat-silenced =
    { $count ->
        [one] One line of people whom you muted.
       *[other] { $count } lines of people whom you muted.
    }

## What happens at the table

event-table-said = { $name }: { $text }
event-table-joined = { $player } sits down.
event-table-left = { $player } leaves the table.
event-table-began = The game begins.
event-table-stand-in =
    { $on ->
        [yes] A bot stands in for { $player }.
       *[no] { $player } plays again.
    }
event-table-took-back = { $player } takes the last choice back.
event-table-asks-back = { $player } asks to take the last choice back.
event-table-answered =
    { $agree ->
        [yes] { $player } agrees.
       *[no] { $player } does not agree.
    }
event-table-out-of-time = { $player } is out of time.
event-table-closed = The table is closed.
event-table-stale = The table had moved on before your choice arrived, so it did not count. Look again and choose again.
event-table-refused = That is not possible: { $rule }
event-table-counted = Your choice counts.
event-table-slow-down = A little slower, please: not everything you clicked arrived.

## The connection

offline = No connection to the table.
offline-kept = What you did is kept and will go out.
offline-nothing-lost = Nothing is lost.
offline-retry-in =
    { $seconds ->
        [0] Trying again …
       *[other] Try now (in { $seconds } s)
    }
offline-retrying = Trying again …

## One screen for several

curtain-pass = Pass the device to { $player }
curtain-text = Everybody else looks away, please.
curtain-me = I am { $player }

## The end

winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
points-alone =
    { $points ->
        [one] { $player } has 1 point
       *[other] { $player } has { $points } points
    }
rematch = Play again
rematch-join = To the next game
replay = Replay
save-record = Save the record
look-at-board = Look at the board
sheet-of = Score sheet of { $player }
kept-title = What is kept of this table
kept-opened = It was opened on { DATETIME($at, dateStyle: "long") }.
kept-choices =
    { $count ->
        [0] Nothing was chosen yet.
        [one] There is one choice in its record. Version { $version } of the game knows what it means.
       *[other] There are { $count } choices and take-backs in its record. Version { $version } of the game knows what they mean.
    }

## Replay

seen-by = As seen by
seen-by-all = everybody (only what is public)
replay-title = Replay
replay-start = Before the first choice.
replay-first = To the beginning
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-next = One choice on
replay-last = To the end
replay-moment = Moment of the game
replay-at = { $number } of { $last }

## Fairness

fairness = Fair play
fairness-text = The cards and dice of this table come from one key. The house and the players made it together, so nobody could pick it. Here you can check that.
fairness-step-1 = Before anybody sat down the house drew a secret of 256 bits and showed its hash. The hash fixes the secret but does not tell it.
fairness-step-2 = Every player’s browser saw the hash, and only then drew a number of its own, the salt. Secret and salts together make the key, and every shuffle and every throw follows from that. Bots do not get it, and neither does your browser.
fairness-step-3 = When the game is over the secret is shown. Anyone who has it can work out the hash and the key, compare, and play the whole game again.
fairness-hash = Hash of the secret
fairness-hash-noted = Your browser noted the same hash when it first saw this table.
fairness-hash-other = When your browser first saw this table, it noted another hash: { $hash }
fairness-hash-not-noted = This browser has not noted the hash; compare it with what others at the table see.
fairness-salts = Salts of the players
fairness-salts-later = complete when the game begins
fairness-salt-none = none
fairness-salt-mine = yours
fairness-salt-noted = yours, as your browser drew it
fairness-salt-other = yours, but your browser drew another one: { $salt }
fairness-secret = Secret
fairness-secret-later = shown when the game is over
fairness-check = Check it yourself
fairness-checking = Checking …
fairness-hash-good = Your browser worked the hash out from the secret: it is the same.
fairness-hash-bad = Your browser worked the hash out from the secret: it is not the same!
fairness-key = Key from secret and salts, worked out in your browser
fairness-record-good =
    { $count ->
        [one] The record replays: its one choice leads to the recorded state.
       *[other] The record replays: all { $count } choices lead to the recorded states.
    }
fairness-record-bad = The record does not replay: { $problem }
fairness-record-other = it tells another hash, secret or salts than this page
fairness-yourself = Trust nobody? Save the record at the end of the game and check it on a machine of your own:

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
settings-sound = Sounds
settings-big-text = Large text
settings-muted = Muted
settings-kept = Kept in this browser only.

## Keys

shortcuts = Keys
key-arrows = walk among what you can choose
key-enter = choose it, or pick it up
key-escape = put back, close
key-undo = take your last choice back
key-hint = ask a bot
key-why = ask why something is not possible
key-log = log
key-chat = chat
key-rules = rules
key-help = this sheet
key-step = one choice back or on
key-space-name = Space
key-play = play or pause
key-ends = to the beginning or the end

## About

about-title = About Saloon
about-text = Saloon puts modern tabletop games on one table: to play in the browser with friends and bots, without an account, with every rule checked and explained.
about-games-title = The games
about-games = Saloon is unofficial. It is not made, endorsed or supported by the publishers or designers of the games that it plays. Names of games, and trademarks in them, belong to their owners: Cover Your Assets to Grandpa Beck’s Games, Dice Town to Matagot, Fliptown to Write Stuff Games, Point City to Flatout Games and AEG, Western Legends to Kolossal Games and Matagot. The rules are told in our own words. If you like a game, buy it: it is better still with friends at a real table.
about-data-title = What is kept
about-data = A signed cookie says which seats are yours, and the house keeps the records of its tables. Your settings stay in this browser. Nothing is loaded from or sent to anybody else.
about-licences-title = Licences
licence-code = Saloon
    .text = MIT License, © The Saloon developers.
licence-icons = Icons
    .text = game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0 (creativecommons.org/licenses/by/3.0). Recoloured, and set into our own drawings.
licence-fonts = Fonts
    .text = Sancreek by Vernon Adams, Bevan by The Bevan Project Authors, Zilla Slab by The Mozilla Foundation; SIL Open Font License 1.1, from Fontsource.
licence-libraries = Libraries
    .text = Svelte (MIT), Project Fluent (Apache 2.0), noble-hashes (MIT).
nowhere-title = There is nothing here
nowhere-text = This address leads nowhere.
no-table-title = This table cannot be opened

## Problems

problem-offline = The house cannot be reached. Is the server running, and are you online?
problem-unknown = That did not work; the house did not say why.
problem-asked-already = The table has already been asked and did not agree.
problem-bad-clock = A clock gives every choice 1 second to 7 days, and a bank of at most 7 days.
problem-bad-key = This secret link opens no seat; perhaps a part of it is missing.
problem-bad-promise = The house has never promised this table; open a new one.
problem-bad-salt = A salt has 1 to 64 letters, digits, dashes and underscores, and comes with a seat of your own.
problem-bad-request = The house did not understand the request: { $what }.
problem-bad-setup = The game cannot be set up like this.
problem-began = The game has begun already.
problem-busy = The house is busy; try again in a moment.
problem-chat-full = Nothing more can be said at this table.
problem-chat-too-long = This is too long for one line of chat.
problem-closed = This table is closed.
problem-damaged = The record of this table is damaged; the house cannot open it.
problem-hidden = While the game goes on you may look only with your own eyes.
problem-no-action = There is no such action.
problem-no-game = The house does not have this game.
problem-no-hints = This table plays without hints.
problem-no-language = The house does not speak this language.
problem-no-level = There is no such level of bots.
problem-no-moment = The game has not come so far.
problem-no-name = A name needs at least one character.
problem-no-page = There is nothing at this address.
problem-no-person = No person sits there.
problem-no-seat = This table does not have that seat.
problem-no-table = There is no such table. Perhaps the link is incomplete.
problem-not-asked = Nobody is asking you.
problem-not-away = This player is here, or was a moment ago.
problem-not-host = Only the host of the table may do that.
problem-not-over = The game is not over yet.
problem-not-playing = The game is not going on.
problem-not-your-seat = This seat is not yours.
problem-not-your-turn = You are not asked just now.
problem-nothing-to-take-back = There is nothing to take back.
problem-old-promise = The promise of this table is older than a day; open a new one.
problem-only-players = Only those who play may do that.
problem-origin = This page is not one of the house.
problem-other-version = This table was begun with version { $began } of the game, and the house now plays version { $now }: it is closed, and its record is kept.
problem-promise-used = This table is open already.
problem-record-too-long = This record is too long.
problem-seat-taken = Somebody else was quicker: the seat is taken.
problem-server = Something broke in the house. The table stands as it stood; try again.
problem-storage = The house cannot save right now; try again in a moment.
problem-table-full = Too much has happened at this table; it takes only choices now.
problem-too-fast = Too many requests; wait a moment.
problem-too-large = This is too large.
problem-too-many-take-backs = Too many take-backs at this table.
problem-too-slow = The connection could not keep up.
