### Cover Your Assets: what only the board in the browser says, in English.

## Money

board-number = { NUMBER($number) }
board-thousands = ${ $thousands }K
board-pip = { $thousands }K
board-money = ${ NUMBER($value) }
board-worth = { $action } · { $value }

## Lines on the cards

board-wild = WILD
board-line-baseball-cards = Some of them almost mint
board-line-coin-collection = Heads or tails, it pays
board-line-piggy-bank = Breaks only once
board-line-cash-mattress = Sleeps well, earns nothing
board-line-bank-account = Dull and dependable
board-line-stocks = Up again by Monday
board-line-motor-boat = Two happy days a year
board-line-jewels = Grandma knew her worth
board-line-classic-auto = Starts on Sundays
board-line-house = Roof included
board-line-silver = Goes with every asset
board-line-gold = Goes with every asset
board-line-penny-jar = Fights like two wilds
board-line-swap = Trade top sets with anyone
board-line-move = Top to bottom, or bottom up

## Stacks

board-you = You
board-no-set = no set yet
board-more = { $count } more · { $value }
board-cards = { $count } { $card }
board-set = { $player }, { $place }: { $cards }; { $value }
board-place-exposed = exposed set on top
board-place-second = second set, open to a double
board-place-covered = covered set
board-place-safe = safe set at the bottom
board-stack-title =
    { $count ->
        [one] { $player }: one set, { $value }
       *[other] { $player }: { $count } sets, { $value }
    }
board-stack-worth = Worth of the whole stack
board-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-total = Total
board-wins =
    { $count ->
        [one] 1 round won
       *[other] { $count } rounds won
    }
board-banned = { $player } may not challenge { $target } before the next turn of { $player }
board-asked-turn = to play
board-asked-second-action = second action
board-asked-answer = to answer
board-asked-contest = challenge it?
board-asked-order-move = gives an order

## Piles

board-draw = Draw pile
board-draw-pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
board-discard = Discards
board-discards =
    { $count ->
        [one] Discard pile: { $card } on top, the only card
       *[other] Discard pile: { $card } on top of { $count } cards
    }
board-discards-none = Discard pile: empty
board-browse = look through them
board-discard-title =
    { $count ->
        [one] Thrown away: 1 card
       *[other] Thrown away: { $count } cards
    }
board-close = Close
board-tray = Throw away
board-out = Out of play
board-out-of-play =
    { $count ->
        [one] Out of play: 1 card
       *[other] Out of play: { $count } cards
    }
board-pile-name = Pile
board-pile = Draft pile { $number }: { $card } open, { $count } face down
board-pile-closed = Draft pile { $number }: nothing open, { $count } face down
board-buried = hides { $cards }

## Challenge

board-duel-top = For the top set
board-duel-second = For the second set
board-duel-drafted = For the drafted set
board-attacks = challenger
board-defends = defender
board-drafts = drafts
board-may-contest = may challenge
board-stakes = to the winner
board-needs-double = Only a double or a Penny Jar answers now

## Choosing

board-hand = Your hand
board-hand-empty = You have no cards left.
board-card = { $card }, { $value }. { $line }.
board-pick-first = Pick a card: those with a golden rim bring you a set.
board-pick-useless = Nothing fits: pick a card to throw away.
board-pick-next = Now choose what goes with it, or put it back.
board-back = Put back
board-covered = It is covered: only what lies on top of a stack can be challenged (CA-K6).

## News and rounds

board-news = What happened
board-round = Round { $round }
board-round-over = Round { $round } is over
board-round-best =
    { $count ->
        [one] { $players } takes the round
       *[other] { $players } share the round
    }
board-round-score = This round
board-rounds-won = Rounds won
board-round-next = On to round { $round }

## Introduction

board-intro-names = Jan, Belle, Doc, Annie
board-intro-step = Step { $step } of { $steps }
board-intro-next = Next
board-intro-back = Back
board-intro-skip = Leave the introduction
board-intro-done = I am ready
board-intro-table = Everybody piles up assets. Each layer of a stack is a set of cards, the open one lies on top, and the number below is what the whole stack is worth. Whoever ends up with the most money wins.
    .title = The street
board-intro-pair = These are your cards. On your turn you do one thing, and laying down a pair is the best start. A brass frame shows what you can pick.
    .title = Your first set
    .task = Click one of your Jewels, then the other.
board-intro-safe = Your Jewels lie at the bottom of your stack. They wear a padlock: nobody can ever steal a bottom set. And you refilled your hand to five cards by itself. Now the others play.
    .title = Safe as a bank
board-intro-discard = Annie threw a Motor Boat away, and you hold another one. A card of yours and the top discard make a set, too.
    .title = One man's trash
    .task = Click your Motor Boat, then the one on the discard pile.
board-intro-answer = Your boats lie open on top, and Belle wants them: she attacks with a boat of her own. You may answer with a Motor Boat or with a wild. Silver is wild and goes with everything.
    .title = A challenge!
    .task = Click your Silver to fight back.
board-intro-won = Belle has no more boats and gives up. The winner gets every card that was played: your boats are worth $70,000 now. A fatter set tempts others even more.
    .title = Winner takes all
board-intro-steal = Your turn again. Annie left a Bank Account with Gold open, and you hold a Bank Account. Because you own a set yourself, you may go for it.
    .title = Help yourself
    .task = Click your Bank Account, then the exposed set of Annie.
board-intro-stolen = She had nothing to answer with, so it is yours: $80,000, right on top of your stack, where anybody with a matching card or a wild can take it from you.
    .title = Easy come
board-intro-cover = So do what the game is called: cover your assets. A new set on top, even a cheap one, puts the rich one out of reach.
    .title = Cover it
    .task = Click one of your Stocks, then the other.
board-intro-end = That is the whole game. If you can do nothing else, you throw a card away. When the draw pile and all hands are empty, every card in your stack counts. Point at anything that you cannot do, and the table tells you why.
    .title = Ready
