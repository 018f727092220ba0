### The lab: tables in the terminal, progress and reports, in English.

## Progress

playing = playing
tuning = tuning
progress-unknown = estimating …
progress-left = about { $time } left
progress-at-most = at most { $time } left
interrupted = Interrupted. What is done is kept; the same command goes on from there.
written = Written: { $file }

## Tables in the terminal

table-games = { $games } games
table-seed = seed { $seed }
table-replays = { $replays } games a deal
table-bots = bots
table-bot = bot
table-seats = seats
table-wins = wins
table-win-share = win share, %
table-score = score
table-seat-advantage = seat advantage
table-advantage = advantage
table-seat = seat { $number }
table-order = order { $number }
table-length = length of a game
table-mean = mean
table-least = least
table-most = most
table-decisions = decisions
table-rounds = rounds
table-shared = shared victories: { $count }
table-endings = endings: { $endings }
table-intervals = Brackets hold 95 % intervals; equal players would win { $even } % each.
table-orders = "order 0" is whoever makes the first choice of a game, "order 1" the next seat.
table-speed = { $seconds } s with { $jobs } jobs: { $games } games/s, { $decisions } decisions/s
