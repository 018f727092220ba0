### The lab: tables in the terminal, progress and reports, in English.

## Progress

playing = playing
tuning = tuning
drawing = drawing
progress-unknown = estimating …
progress-left = about { $time } left
progress-at-most = at most { $time } left
interrupted = Interrupted. Finished work is kept; give the same command again to resume.
written = Written: { $file }

## Tables in the terminal

table-games = { $games } games
table-seed = seed { $seed }
table-replays = { $replays } games per deal
table-case = case
table-starter = starter wins, %
table-bots = bots
table-bot = bot
table-seats = seats
table-wins = wins
table-win-share = win share, %
table-score = score
table-seat-advantage = does the seat matter?
table-advantage = advantage
table-seat = seat { $number }
table-order =
    { $number ->
        [1] 1st to choose
        [2] 2nd to choose
        [3] 3rd to choose
       *[other] { $number }th to choose
    }
table-length = length of a game
table-mean = mean
table-least = least
table-most = most
table-decisions = decisions
table-rounds = rounds
table-shared = shared victories: { $count }
table-endings = endings: { $endings }
table-intervals = Brackets hold 95 % intervals; equal players would win { $even } % each.
table-intervals-alone = Brackets hold 95 % intervals.
table-speed =
    { $jobs ->
        [one] { $seconds } s with one job: { $games } games/s, { $decisions } decisions/s
       *[other] { $seconds } s with { $jobs } jobs: { $games } games/s, { $decisions } decisions/s
    }

## Figures

figure-seat = Seat { $number }
figure-order =
    { $number ->
        [1] 1st in the order of play
        [2] 2nd in the order of play
        [3] 3rd in the order of play
       *[other] { $number }th in the order of play
    }
figure-win-share = Share of victories
figure-even = equal players
figure-score = Score
figure-mean-points = Mean points
figure-winners = winners
figure-others = others
figure-winners-alone = games won
figure-others-alone = games lost
figure-all = all games
figure-decisions = Decisions in a game, all players together
figure-margin = Points between the first and the second
figure-games = Games
figure-median = median { $number }
figure-luck = Share of the differences between players
figure-luck-score = scores
figure-luck-won = who wins
figure-luck-deal = the deal
figure-luck-skill = the kind of bot
figure-luck-play = choices and later luck
figure-effect = Winners minus others, in standard deviations

## Reports

report-title = { $game } in { $games } games
report-players =
    { $players ->
        [one] one player
       *[other] { $players } players
    }
report-bots = { $bots }
report-options = { $options }
report-components = with components of its own
report-cases = { $count } cases side by side
report-deals = { $deals } deals, each played { $replays } times
report-answers = In short
report-numbers = The numbers
report-no-luck = Luck and skill can only be told apart when other bots play the same deal again. Simulate with --replays { $players } to see it here.
report-none = Nobody won.

report-ask-bots = Which bots win?
report-ask-bots-alone = How often is the game beaten?
report-ask-order = Does it matter who goes first?
report-ask-seat = Does the seat matter?
report-ask-choice = { $choice }: which one wins?
report-ask-scores = How do scores spread?
report-ask-sources = Where do points come from?
report-ask-lengths = How long does it take?
report-ask-margins = How close is it?
report-ask-luck = How much is luck?
report-ask-differences = What do winners do differently?
report-ask-differences-alone = What is different when the game is beaten?

report-say-best = { $name } wins { $share } ({ $interval }).
report-say-worst = { $name } wins only { $share } ({ $interval }).
report-say-even = Equal players would win { $even } each.
report-say-choice = { $choice } – { $told }
report-say-fair = No bot is clearly better than the others: differences like these arise by chance when all would win { $even }.
report-say-fair-order = No place in the order of play is clearly better or worse than the others: differences like these arise by chance around an even { $even }.
report-say-fair-seat = No seat is clearly better or worse than the others: differences like these arise by chance around an even { $even }.
report-say-fair-choice = None of them is clearly better or worse than the others: differences like these arise by chance around an even { $even }.
report-say-solo = { $name } beats the game in { $share } ({ $interval }).
report-say-scores = { $name } scores { $mean } on average ({ $interval }); half of its games lie between { $low } and { $high }.
report-say-sources = Most points come from { $source }: { $share }.
report-say-sources-winners = Most of a winner's points come from { $source }: { $share }.
report-say-sources-alone = When the game is beaten, most points come from { $source }: { $share }.
report-say-lead-winners = Winners are furthest ahead in { $source }: { $winners } against { $others } points.
report-say-there-winners = That is also where they are furthest ahead: { $winners } points against { $others } for the others.
report-say-there-alone = That is also where won and lost games differ most: { $winners } against { $others } points.
report-say-lead-alone = Won and lost games differ most in { $source }: { $winners } against { $others } points.
report-say-lengths = A game takes { $mean } decisions on average ({ $interval }); nine of ten take { $low } to { $high }.
report-say-margins = The first is { $mean } points ahead of the second on average; in { $share } of the games ({ $interval }) less than a tenth of the winner's points lies between them.
report-say-luck = The deal alone explains { $deal } of the differences between scores ({ $interval }), the kind of bot { $skill }; the rest, { $play }, are choices and the luck that follows from them.
report-say-luck-alike = The deal alone explains { $deal } of the differences between scores ({ $interval }); the rest are choices and the luck that follows from them.
report-say-luck-won = Of the differences in who wins, the deal explains { $deal } ({ $interval }).
report-say-differences = What sets winners apart most: { $metric } ({ $winners } against { $others } for the others).
report-say-differences-alone = What sets won games apart most: { $metric } ({ $winners } against { $others } in lost games).
report-say-differences-none = Nothing that is counted clearly sets winners apart.
report-say-differences-kinds = Different bots play here, so this is also what tells good bots from weak ones. Bots of one kind show what wins among equals.
report-say-cases = { $label }: { $told }

report-foot-intervals = Brackets and bars hold 95 % intervals: Wilson's for shares, Student's for means; { $deals } independent deals. A hollow sign has too few deals for one. Among several that are compared, one is named only if all their intervals together are right in 95 %. What winners have more of need not be why they win.
report-foot-seed = Seed { $seed }; the same command gives the same games.
report-foot-made = Made with Saloon { $version }; { $game } version { $number }.

report-column-case = Case
report-column-group = Group
report-column-metric = What
report-column-what = Of
report-column-source = Source
report-column-players = Players per game
report-column-games = Games
report-column-score = Mean score
report-column-decisions = Decisions
report-column-starter = First player wins
report-column-margin = Lead of the first
report-column-deal = Luck of the deal
report-column-share = Share
report-column-low = from
report-column-high = to
report-column-even = Equal players
report-column-mean = Mean
report-column-least = Least
report-column-q05 = 5 %
report-column-q25 = 25 %
report-column-q50 = Median
report-column-q75 = 75 %
report-column-q95 = 95 %
report-column-most = Most
report-column-median = Median
report-column-close = Close games
report-column-close-low = from
report-column-close-high = to
report-column-tied = Ties
report-column-winners = Winners
report-column-others = Others
report-column-effect = Difference, in standard deviations
report-group-deal = the deal
report-group-skill = the kind of bot
report-group-play = choices and later luck
report-group-decisions = decisions
report-group-rounds = rounds

## Arena

arena-contests = is the new one better?
arena-standings = round robin
arena-new = new
arena-old = old
arena-bot = bot
arena-games = games
arena-seats = seats
arena-rating = rating
arena-share = win share, %
arena-evidence = evidence
arena-verdict = verdict
arena-verdict-better = better
arena-verdict-not-better = not better
arena-verdict-undecided = undecided
arena-claims = Tested: { $better } % of the victories against an even { $even } %. Evidence of +{ $bound } means better, of -{ $bound } not better, and a verdict is wrong in at most 5 % of the cases.
arena-sure = The order is known after { $games } games; equal players would win { $even } % each. Brackets hold 95 % intervals.
arena-unsure = After { $games } games some neighbours still overlap; equal players would win { $even } % each. Brackets hold 95 % intervals.

## Tuning

tune-generation = generation { $number }: best { $share } % of the victories, middle { $mean } %
tune-found = Found after { $games } games:
tune-kept = The old weights stay; the test of the new ones says: { $verdict } ({ $share } % of the victories in { $games } games).
tune-better = The new weights are better ({ $share } % of the victories in { $games } games) and are written to { $file }.
