### Western Legends: what only the board in the browser says, in English.

## People and what they have

board-mine = What I have
board-others = The others
board-sheriff = Sheriff
board-bandit = Bandit
board-man = Man in Black
board-banker = Banker
board-fact-lp = Legendary points
board-fact-money = Money
board-fact-nuggets = Nuggets
board-fact-cards = Cards in hand
board-fact-wounds = Wounds
board-fact-marshal = Marshal points
board-fact-wanted = Wanted points
board-target = The first to { $target } points brings the end
board-locked = The ability works from 5 points on
board-my-cattle = My cattle: { $bonus }
board-my-fame = My legendary tokens: { $tokens }

## The land

board-zoom = Zoom in
board-whole-map = Whole map
board-points =
    { $points ->
        [one] 1 point of movement
       *[other] { $points } points of movement
    }
board-bandit-here = a bandit waits here

## Stories

board-stories = Stories
board-story = Story: { $discs } of { $needed } discs
board-left =
    { $count ->
        [one] last of the pile
       *[other] { $count } in the pile
    }

## Cards

board-hand = My poker cards
board-no-cards = No cards in hand.
board-card = { $card }, { $effect }: { $text }
board-advice-ride = Ride to a marked space, or do something where you are: every action counts.
board-advice-act = Choose what to do here: every action counts.
board-advice-end = Your actions are used up: end the turn.
board-pick-second = Now the second card.
board-pick-which = What shall it be?

## Fights and poker

board-played-by = played by { $player }
board-cancelled = The fight card has no effect.
board-known = You have seen: { $cards }
board-won = { $side } won.
board-ties-attacker = Equal values: the attacker wins.
board-ties-defender = Equal values: the attacker loses.
board-showdowns = How it ended
board-seen = Seen
board-attack = Attack { $player }
board-poker = Poker
board-pot = Pot: ${ $money }
board-money = ${ $money }
board-no-flop = The flop comes when everybody has decided.
board-banker-cards = The banker's cards:

## My turn

board-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
board-points-left =
    { $points ->
        [one] 1 step left
       *[other] { $points } steps left
    }
board-ending-round = The end is near: this round is finished
board-ending-last = Last round
board-back = Put back
board-ask-again = Ask me again …
board-cut-money = ${ $lost } of it would be lost
board-cut-nuggets =
    { $lost ->
        [one] 1 nugget would be lost
       *[other] { $lost } nuggets would be lost
    }
board-cut-wounds =
    { $lost ->
        [one] 1 wound has no effect
       *[other] { $lost } wounds have no effect
    }

## The store and the characters

board-dealt = My two characters
board-ability = Ability, from 5 points on
board-visit-store = Look at the store
board-leave-store = Back to the land
board-buy = Buy { $item } for ${ $price }
board-upgrade = Upgrade { $item } for ${ $price }
board-wares =
    { $count ->
        [0] sold out
        [one] 1 left
       *[other] { $count } left
    }

## Introduction

board-intro-names = Jan, Belle, Eva
board-intro-step = Step { $step } of { $steps }
board-intro-next = Next
board-intro-back = Back
board-intro-skip = Leave the introduction
board-intro-done = I am ready
board-intro-land = This is the land: two towns, three mines, ranches, hideouts with bandits, a railway station. You are Kit Carson with the star, just south of Dixon Creek. Whoever has the most legendary points in the end wins; on this table 20 of them bring the end.
    .title = A legend to be made
board-intro-income = Every turn begins with a small income: $20, two poker cards, or $10 and one card. Poker cards fight for you, and many can be played for what is written on them.
    .title = A little something to start with
    .task = Take $10 and a card.
board-intro-move = Then come three actions. Moving is one of them: on foot two spaces, with a horse farther. Glowing spaces can be reached, corners count as neighbours, the two mesas are in the way.
    .title = Three actions
    .task = Walk one space east, to the mine.
board-intro-stop = There is one step left, but this is where the gold is. Any other action ends a move, too.
    .title = On the way
    .task = Stop here.
board-intro-prospect = What you can do depends on where you are: the buttons below tell. In a mine you throw two dice for gold. A nugget sold in the bank of Darkrock is a legendary point and $20.
    .title = Gold
    .task = Look for gold.
board-intro-attack = Two nuggets! Doc Holliday is here as well. You can challenge other people to a duel, rob them, and as a lawman arrest outlaws. Winning a duel is worth two points.
    .title = Trouble
    .task = Attack Belle's character, and choose the duel.
board-intro-card = Both put a card down and show them at once; the higher value wins, and on a tie the attacker. A king is hard to beat.
    .title = High noon
    .task = Play the king.
board-intro-end = You won: two points for you, a wound and a card for the loser. There is more: poker in the saloons, a store, bandits to be cleared, a bank to be robbed, stories that players tell together, and a sheriff who walks after outlaws. Click anything that you cannot do, and the table tells you why.
    .title = Ready
