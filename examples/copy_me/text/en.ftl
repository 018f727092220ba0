### High Bid: every name and line of the game in English. The rules are in rules.en.ftl.

game-name = High Bid
game-tagline = One lot, one card each, face down, and then the hammer falls.

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
    .value-clockwise = First clockwise prevails

## Prompts

prompt-pick = Which lot goes under the hammer?
prompt-bid = Bid a card, or pass.

## Actions

action-pick = Put up the { $lot }
action-bid = Bid { $amount }
action-pass = Pass

## Events

event-opened = The { $lot } is on offer.
event-put-up = { $player } puts up the { $lot }.
event-decided = { $player } has decided.
event-shown = { $player } bid { $amount }.
event-sold = The { $lot } goes to { $player }.
event-drew = You drew a { $amount }.

## Score sheet

score-lot = The { $lot }

## Reasons

reason-all-sold = All lots are sold.
reason-unfinished = The game is not over yet.
