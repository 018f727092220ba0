### Point City: what only the board in the browser says, in English.

## Cards and costs

board-icons = { $count } { $resource }
board-permanent = permanent { $resource }
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-points-word = Points
board-civic = a civic token
board-building = { $building } ({ $gains })
board-no-card = no card
board-cost = Costs { $cost }
board-price-free = your permanents pay for it
board-price-pay = you pay { $cost }
board-price-short =
    { $count ->
        [one] you would pay { $cost }, and 1 icon is missing
       *[other] you would pay { $cost }, and { $count } icons are missing
    }
board-tag-free = free
board-tag-pay = pay { $count }
board-tag-short = { $count } short
board-tag-both = both: { $price }

## Market

board-market = Market
board-space = Row { $row }, column { $column }
board-can-flip = Can be flipped
board-fresh = New here
board-automa-next = The automa takes it next, as number { $number }

## Deck

board-deck = Take two
board-deck-label =
    { $count ->
        [one] Deck: 1 card, { $top } on top
       *[other] Deck: { $count } cards, { $top } on top. Take the two top cards
    }
board-deck-empty = The deck is empty
board-say-deck = Take the two top cards of the deck: the one that you see and the next one, which you do not see yet.
board-tiers = Cards left in the deck, by tier
board-tier = Tier { $tier }
board-spent = Spent { $count }
board-turns =
    { $count ->
        [one] turn left
       *[other] turns left
    }
board-turns-left =
    { $count ->
        [one] 1 turn left, with this one
       *[other] { $count } turns left, with this one
    }
board-last-turn =
    { $count ->
        [0] game over
       *[other] last turn!
    }

## Civic tokens

board-tokens = Open civic tokens
board-no-tokens = All civic tokens are taken.
board-token = { $token }: { $counts }.
board-token-worth =
    { $points ->
        [one] Worth 1 point now.
       *[other] Worth { $points } points now.
    }
board-token-more = One more permanent: { $gains }.
board-token-count =
    { $count ->
        [one] 1 civic token
       *[other] { $count } civic tokens
    }
board-automa-token = The automa takes this one when it gets a civic building.
board-counts-flat = { $points } points at the end, whatever you own
board-counts-per-permanent = { $points } points for every permanent { $first }
board-counts-per-pair = { $points } points for every pair of permanents { $first } and { $second }
board-counts-per-type = { $points } points for every type of which you have { $threshold } permanents or more
board-counts-per-missing-type = { $points } points for every type of which you have no permanent
board-counts-per-full-set = { $points } points for every set of all five types
board-counts-per-ingenuity = { $points } points for every ingenuity card left at the end

## Cities

board-my-city = My city
board-city-of = City of { $player }
board-own-city = Back to mine
board-show-city = Show the city of { $player }
board-sum = Points on buildings and points of civic tokens
board-on-buildings = buildings { $points }
board-by-tokens = tokens { $points }
board-permanents = Permanent { $resource }: { $count }.
board-one-more =
    { $points ->
        [one] One more would bring 1 point through your tokens.
       *[other] One more would bring { $points } points through your tokens.
    }
board-one-less =
    { $points ->
        [one] One more would cost you 1 point through your tokens.
       *[other] One more would cost you { $points } points through your tokens.
    }
board-others = Buildings without a permanent resource; ingenuity cards below
board-stock = Cards of { $resource }: { $count }
board-stock-line = permanent { $permanents }, single cards { $singles }, double cards { $doubles }
board-in-hand = cards to pay with
board-mine = What you can pay with
board-rivals = The others
board-automa = Automa · { $difficulty }
board-cards =
    { $count ->
        [one] 1 resource card
       *[other] { $count } resource cards
    }
board-thinks = is thinking …
board-no-doings = nothing yet

## Choosing

board-pick-first = Pick a card of the market, and its possible partners light up; or take two from the deck.
board-may-flip = A card with a turned-up corner may be flipped first.
board-pick-next = Now pick a neighbour that glows, or click the card again to put it back.
board-flip = Flip it
board-say-flip = Turn the picked card to its building side. Everybody sees it, and it cannot be taken back.
board-back = Put back
board-bill = To pay: { $count } { $resource }. With which cards?
board-choose =
    { $count ->
        [one] Pick a civic token at the top. The number below is what it is worth to you now.
       *[other] Pick the first of { $count } civic tokens at the top. The number below is what it is worth to you now.
    }
board-pay-with = Pay with
board-lost =
    { $count ->
        [one] 1 icon lost
       *[other] { $count } icons lost
    }
board-cheapest = cheapest

## Introduction

board-intro-names = Jan, Belle
board-intro-step = Step { $step } of { $steps }
board-intro-next = Next
board-intro-back = Back
board-intro-skip = Leave the introduction
board-intro-done = I am ready
board-intro-market = Sixteen cards lie in the market. Coloured ones are resources, pale ones are buildings; every card is one on its front and the other on its back. At the right is your city, and you have 17 turns to make it the most valuable one.
    .title = A city to be built
board-intro-take = Every turn you take two neighbours, side by side or one above the other. Resources are free. Point at a card to read what it is; pick one, and its possible partners glow.
    .title = Two cards a turn
    .task = Click one of the two Community cards in the top row, then the other.
board-intro-refill = They are yours to pay with. Where a resource was taken a building has come, and where a building is taken a resource will. Belle took two resources, so there are four new buildings, marked with a dot.
    .title = The market turns over
board-intro-build = The strip of icons is what a building costs. The Mini Golf asks for two Community, and you have them: its tag is green. It gives a permanent Energy and a point.
    .title = Your first deal
    .task = Click the Mini Golf and then the Industry card at its left.
board-intro-pay = Ingenuity counts as any resource, so there are two ways to pay. The cheapest one comes first: keep what is flexible.
    .title = Paying
    .task = Choose the two Community cards below.
board-intro-civic = The permanent Energy stands in your city now and pays one Energy on every turn, for good. You have three: the Post Office costs three Energy, all of them are ticked, and it is free.
    .title = Permanents pay again and again
    .task = Click the Post Office and the Ecology card at its left.
board-intro-token = A civic building brings no points of its own, but one of the tokens at the top. The green number is what a token would be worth to you now; it grows with your city.
    .title = Civic tokens
    .task = Choose the token for Energy, two points for each of yours.
board-intro-flip = The bottom row shows nothing but resources. Then you may flip one of its cards before you take two. A turned-up corner marks the cards that can be flipped.
    .title = Curious?
    .task = Click the Economy card in the bottom row, then “Flip it”.
board-intro-end = Now you would take two cards, with the Hot Dog Stand or without. If nothing suits you, take two from the deck. After 17 turns points on buildings and tokens are added up. Click anything that you cannot do, and the table tells you why.
    .title = Ready
