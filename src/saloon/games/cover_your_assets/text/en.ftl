### Cover Your Assets: every name and line of the game in English. The rules are in rules.en.ftl.

## Game

game-name = Cover Your Assets
game-tagline = Pile up sets, help yourself to your neighbours' finest, and cover your own before they do the same.

## Cards

card-baseball-cards = Baseball Cards
    .short = Baseball
card-coin-collection = Coin Collection
    .short = Coins
card-piggy-bank = Piggy Bank
    .short = Piggy Bank
card-cash-mattress = Cash Under the Mattress
    .short = Mattress
card-bank-account = Bank Account
    .short = Account
card-stocks = Stocks
    .short = Stocks
card-motor-boat = Motor Boat
    .short = Boat
card-jewels = Jewels
    .short = Jewels
card-classic-auto = Classic Auto
    .short = Auto
card-house = House
    .short = House
card-silver = Silver
    .short = Silver
card-gold = Gold
    .short = Gold
card-penny-jar = Penny Jar
    .short = Penny Jar
card-swap = Swap
    .short = Swap
card-move = Move
    .short = Move

## Options

option-rules = Rules
    .help = Play the classic game, add all the advanced rules, or pick the ones you like.
    .value-classic = Classic
    .value-advanced = Advanced
option-end = End of the game
    .help = When the game is over, and what it takes to win it.
    .value-classic-million = Past a million
    .value-quick = One quick round
    .value-three-rounds = Best total of three rounds
    .value-two-wins = First to win two rounds
option-hand-six = Hand of six
    .help = Everybody is dealt six cards and refills to six.
option-two-actions = Two actions
    .help = After your first action you may take a second one before your turn ends.
option-upgrade-action = Upgrading sets
    .help = As an action you may add one matching asset from your hand to your own top set, but no wild.
option-action-cards = Action cards
    .help = Two Swaps and two Moves join the deck; they trade top sets between players and reorder a stack.
option-second-set-challenge = Second set open
    .help = The second set from the top may be challenged too, if you open with a double.
option-penny-jar = Penny Jar
    .help = Two Penny Jars join the deck: wilds worth only $1,000, but as strong as two in a challenge.

## Prompts

prompt-turn = It is your turn: choose an action.
prompt-second-action = You may take a second action, or end your turn.
prompt-answer = The challenge is on: answer it or give up.
prompt-contest = A set has just been drafted: challenge it before it is put away, or let it pass.
prompt-order-move = A Move was turned up: decide which set your opponent has to move.

## Actions

action-discard = Discard { $card }
    .group = Discard
    .short = { $card }
    .words = throw away
action-pair = Form a set: { $asset } ×2
    .group = Form a set
    .short = { $asset } ×2
    .words = two pair lay down
action-pair-wild = Form a set: { $asset } and { $wild }
    .group = Form a set
    .short = { $asset } + { $wild }
action-take-discard = Form a set: { $card } and the top discard
    .group = Form a set
    .short = { $card } + discard
    .words = take pile pair
action-challenge = Challenge { $target } with { $card }
    .group = Challenge { $target }
    .short = { $card }
    .words = steal theft attack top exposed bottom safe set
action-answer = Answer with { $card }
    .group = Answer
    .short = { $card }
action-concede = Give up the challenge
    .group = Give up
    .short = end the challenge
action-answer-double = Answer with { $double }
    .group = Answer
    .short = { $double }
action-end-turn = End your turn
    .group = Done
    .short = end your turn
    .words = pass skip nothing finish
action-upgrade = Upgrade your top set with { $card }
    .group = Upgrade
    .short = { $card }
action-swap = Play Swap: exchange top sets with { $target }
    .group = Play Swap
    .short = { $target }
action-move = Play Move on the stack of { $target }: { $direction }
    .group = Move: { $target }
    .short = { $direction }
action-challenge-second = Challenge the second set of { $target } with { $double }
    .group = 2nd set: { $target }
    .short = { $double }
action-draft = Draft a set: { $card } and { $piles }
    .group = Draft
    .short = { $card } + { $piles }
action-contest = Challenge the drafted set with { $card }
    .group = Challenge
    .short = { $card }
action-let-pass = Let the drafted set pass
    .group = Let it pass
    .short = no challenge
action-order-move = Order your opponent: { $direction }
    .group = Order
    .short = { $direction }

direction-top-to-bottom = top set to the bottom
direction-bottom-to-top = bottom set to the top

double-two-assets = two matching assets
double-asset-silver = a matching asset and Silver
double-asset-gold = a matching asset and Gold
double-two-silvers = two Silver
double-silver-gold = Silver and Gold
double-two-golds = two Gold
double-penny-jar = a Penny Jar

piles-1 = pile 1
piles-2 = pile 2
piles-12 = piles 1 and 2
piles-3 = pile 3
piles-13 = piles 1 and 3
piles-23 = piles 2 and 3
piles-123 = piles 1, 2 and 3

## Events

event-round-started = Round { $count } begins; { $player } deals.
event-starter = The discard pile starts with { $card }.
event-discarded = { $player } discards { $card }.
event-formed = { $player } forms a set: { $asset }, ${ NUMBER($value) }.
event-formed-with-discard = { $player } forms a set with the top discard: { $asset }, ${ NUMBER($value) }.
event-challenged = { $player } challenges { $target } for { $asset }.
event-challenged-second = { $player } challenges { $target } for the second set, { $asset }.
event-contested = { $player } challenges { $target } for the drafted set, { $asset }.
event-played = { $player } plays { $card }.
event-conceded = { $player } gives up.
event-stolen = { $player } takes { $asset } from { $target }, now worth ${ NUMBER($value) }.
event-defended = { $player } fends off { $target } and keeps { $asset }, now worth ${ NUMBER($value) }.
event-upgraded = { $player } upgrades the top set: { $asset }, now worth ${ NUMBER($value) }.
event-swapped = { $player } and { $target } exchange their top sets.
event-moved = { $player } decides on a Move in the stack of { $target }: { $direction }.
event-drafted = { $player } drafts a set: { $card } and { $piles }.
event-let-passed = { $player } lets the draft pass.
event-draft-placed = { $player } puts the drafted set away: { $asset }, ${ NUMBER($value) }.
event-turned-up =
    { $pile ->
        [0] Pile 1 turns up { $card }.
        [1] Pile 2 turns up { $card }.
       *[2] Pile 3 turns up { $card }.
    }
event-reburied =
    { $pile ->
        [0] { $card } goes back into pile 1.
        [1] { $card } goes back into pile 2.
       *[2] { $card } goes back into pile 3.
    }
event-drew =
    { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
event-drew-card = You draw { $card }.
event-turn-ended = { $player } has finished the turn.
event-scored = { $player } scores ${ NUMBER($value) } in this round.
event-round-won = { $player } wins the round.

## Score sheet

score-earlier-rounds =
    { $rounds ->
        [one] Round 1
        [2] Rounds 1 and 2
       *[other] Rounds 1 to { $rounds }
    }
score-cards = { $card } ×{ $count }
score-rounds-won = Rounds won

## Reasons

reason-classic-million = A total has passed the million.
reason-quick = The one round is over.
reason-three-rounds = All three rounds are over.
reason-two-wins = Two rounds have been won.
reason-rounds-out = A hundred rounds are over, and nobody has passed the million.
reason-unfinished = The game is not over yet.

## Metrics

metric-steals = Sets stolen
metric-losses = Sets lost to thieves
metric-defences = Sets defended
metric-challenges = Challenges begun
metric-sets = Sets formed
metric-discards = Discards
metric-biggest-set = Biggest set, in dollars
metric-wilds = Wilds in the final stack
metric-rounds-won = Rounds won
metric-earlier-rounds = Earlier rounds
metric-assets = Assets
metric-money-silver = Silver
metric-money-gold = Gold
metric-money-penny-jar = Penny Jars

## Terminal

terminal-round = Round { $round }
terminal-draw = Draw pile { $count }
terminal-discard = Discard pile: { $card } (+{ $count })
terminal-discard-single = Discard pile: { $card }
terminal-discard-empty = Discard pile empty
terminal-thousands = { $thousands }K
terminal-money = ${ NUMBER($value) }
terminal-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-total = total { $value }
terminal-wins =
    { $count ->
        [one] 1 round won
       *[other] { $count } rounds won
    }
terminal-no-set = no set yet
terminal-more =
    { $count ->
        [one] 1 more · { $value }
       *[other] { $count } more · { $value }
    }
terminal-hand = Your hand
terminal-hand-empty = empty
terminal-drafts = Draft piles
terminal-draft-empty = empty
terminal-draft-under = +{ $count }
terminal-draft-hides = hides { $cards }
terminal-duel = Challenge for { $set }
terminal-duel-second = Challenge for the second set, { $set }
terminal-duel-drafted = Drafted set: { $set }
terminal-duel-stakes = { $value } to the winner
terminal-duel-attacks = attacks
terminal-duel-defends = defends
terminal-duel-double = only a double or a Penny Jar answers now
terminal-drew = You draw { $cards }.
terminal-legend = ▲ exposed, can be challenged · △ second, open too in the advanced game · 🔒 safe at the bottom · S G P wilds in a set · 30K is $30,000
terminal-how-to =
    Collect sets: two cards of a kind, or one of them and a wild (Silver, Gold). A new set covers the one below it.
    Only the top set of a stack lies exposed, and nobody can ever steal the bottom one.

    To steal an exposed set, play a card of its kind or a wild. The owner may answer in the same way, then you
    again, until somebody gives up. The winner gets the set with all the cards played.

    You need a set of your own before you can steal.
terminal-how-to-drafts =
    Draft piles: instead of forming a set from your hand, play one card with the open cards that fit it on the draft piles
    in your reach. The opponent who shares a pile may contest the set before it reaches your stack.
terminal-how-to-two-actions = Two actions: after the first action you may take a second one, or end your turn.
terminal-how-to-upgrades = Upgrading: add an asset from your hand to your top set, if it is of its kind.
terminal-how-to-action-cards = Action cards: a Swap exchanges your top set for another one; a Move takes a set of a stack from top to bottom or back up.
terminal-how-to-second-sets = Second sets: the set below the top one can be challenged too, with a double: two fitting cards at once.
terminal-how-to-penny-jars = Penny Jars: a wild that counts as a double, so only another double answers it.
terminal-how-to-score =
    When the draw pile and all hands are empty, every card in your stack counts its value. Something is not
    possible? Ask, for example: why challenge, or: why gold.
terminal-lacks = You hold no card of that name: { $card }.
