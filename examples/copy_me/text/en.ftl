### High Bid: every name and line of the game in English. The rules are in rules.en.ftl.

game-name = High Bid
game-tagline = One card each, face down, and the best one takes its pick.

## Lots

lot-clock = clock
lot-lamp = lamp
lot-vase = vase
lot-mirror = mirror
lot-piano = piano
lot-carpet = carpet
lot-violin = violin
lot-painting = painting

## Options

option-ties = Equal bids
    .help = What happens when several players make the same bid.
    .value-cancel = Cancel each other
    .value-seats = First in the order of seats prevails

## Prompts

prompt-bid = Bid a card.
prompt-pick = Which lot do you take?

## Actions

action-bid = Bid { $amount }
action-pick = Take the { $lot }

## What a table without a board of its own shows

view-hand = Your cards
view-sealed = Your bid, face down
view-spent = Cards that were bid before
view-unsold = Lots still to be sold
view-won = Lots won

## Events

event-sealed = You bid { $amount }, face down.
event-shown = { $player } bid { $amount }.
event-sold = The { $lot } goes to { $player }.

## Score sheet

score-lot = The { $lot }

## Reasons

reason-no-cards = All cards are spent.
reason-unfinished = The game is not over yet.
