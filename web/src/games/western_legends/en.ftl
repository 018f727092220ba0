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

board-zoom = Zoom
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
board-pick-second = Now the second card.
board-pick-which = What shall it be?

## Fights and poker

board-played-by = played by { $player }
board-cancelled = The fight card has no effect.
board-known = You have seen: { $cards }
board-won = { $side } won.
board-ties-attacker = Equal values: the attacker wins.
board-ties-defender = Equal values: the attacker loses.
board-attack = Attack { $player }
board-poker = Poker
board-pot = Pot: ${ $money }
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

## Introduction

board-intro-open = Show me how it works
