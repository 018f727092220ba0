### Fliptown: what only the board in the browser says, in English.

## What is gained and paid

board-count-stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
board-count-silver =
    { $count ->
        [one] 1 silver star
       *[other] { $count } silver stars
    }
board-count-money = ${ $count }
board-count-gold = { $count } gold
board-count-wanted = { $count } WANTED
board-count-cross-wanted = cross out up to { $count } WANTED
board-count-pans =
    { $count ->
        [one] 1 gold pan
       *[other] { $count } gold pans
    }
board-count-hammers =
    { $count ->
        [one] 1 hammer
       *[other] { $count } hammers
    }
board-count-joker =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
board-bonus-trail = a bonus action on the trail
board-bonus-badlands = a bonus action in the badlands
board-bonus-mine = a bonus action in the mine
board-bonus-town = a bonus action in town
board-bonus-cemetery = a bonus action in the cemetery
board-free = free

## Spaces

board-pan-or-hammer = A gold pan or a hammer
board-target = { $gains }; if the robbery fails, half of the stars, no money, and all WANTED.
board-silver-trail = at the end 1 silver star for every circled stop of the trail
board-silver-badlands = at the end 1 silver star for every circled target of the badlands
board-silver-mine = at the end 1 silver star for every circled room of the mine
board-silver-town = at the end 1 silver star for every circled building
board-silver-cemetery = at the end 1 silver star for every circled tombstone
board-first-visit = First visit: { $gains }.
board-grave-now = Buried beside it, and yours at once: { $gains }.
board-grave-later = With a neighbour, later: { $gains }.
board-circled = Circled.
board-crossed = Jumped over.
board-visited = Visited before.
board-brings = Brings { $gains }.
board-costs-gold = Costs { $count } gold to change the cards.
board-costs-joker =
    { $count ->
        [one] Takes a joker.
       *[other] Takes { $count } jokers.
    }
board-odds = Chance of success: { $odds }.
board-does-town-01 = The first visit spares you the WANTED of the cemetery, the second gives you the shovel: 1 star for every tombstone.
board-does-town-02 = Bank on red or black for ${ $price_bank }: from the next turn on, three cards of that colour pay { $bank_1 }, { $bank_2 } or { $bank_3 } stars, by the round.
board-does-town-03 = Cross out up to { $hideout_cross } WANTED.
board-does-town-04 =
    Buy a work horse (${ $price_work_horse }: a hammer and { $work_horse_stars ->
            [one] a star
           *[other] { $work_horse_stars } stars
        }) or a trail horse (${ $price_trail_horse }: +{ $trail_horse_step } on the trail).
board-does-town-05 =
    Buy a gold pan (${ $price_store_pan }, with { $store_pan_stars ->
            [one] a star
           *[other] { $store_pan_stars } stars
        }), a pickaxe (${ $price_pickaxe }: ±{ $pickaxe_step } in the mine, with { $pickaxe_stars ->
            [one] a star
           *[other] { $pickaxe_stars } stars
        }) or a bandana (${ $price_bandana }: 1 WANTED less for every robbery).
board-does-town-06 = Cross out WANTED for ${ $church_price } each, up to { $church_most }.
board-does-town-07 = Stay for ${ $price_hotel }: the silver stars at the end grow from { $hotel_1 } to { $hotel_2 }, { $hotel_3 } and { $hotel_4 }.
board-does-town-08 = Buy a claim: two lots for ${ $price_domino }, three in a line for ${ $price_line }, three round a corner for ${ $price_corner }. Stars on the lots are yours; all nine bring { $all_lots } more.
board-does-town-09 = Buy the pistol (${ $price_pistol }), on a later visit the rifle (${ $price_rifle }): they help with robberies.
board-does-town-10 = Hunt an outlaw: from the next turn on, every card of that rank pays ${ $outlaw_money }, { $outlaw_gold } gold, or crosses out { $outlaw_cross } WANTED.
board-does-town-11 =
    Look at the sheriff card; then take { $office_stars ->
            [one] a star
           *[other] { $office_stars } stars
        } or cross out { $office_cross } WANTED.
board-does-town-12 = Buy stars for ${ $saloon_price } each, up to { $saloon_most }.
board-does-town-13 = Buy stars for { $club_price } gold each, up to { $club_most }.

## Poker

board-poker = Poker hands.
board-poker-short = Poker
board-map-short = Map
board-hand-royal-flush = Royal flush
board-hand-straight-flush = Straight flush
board-hand-four-of-a-kind = Four of a kind
board-hand-full-house = Full house
board-hand-flush = Flush
board-hand-straight = Straight
board-hand-three-of-a-kind = Three of a kind
board-hand-two-pair = Two pair
board-hand-one-pair = One pair
board-hand-nothing = Nothing
board-poker-column = Round { $round }: { $cards }.

## The cards

board-lineup = The three cards of this turn
board-no-lineup = No cards are flipped now.
board-card = { $card }, { $place }
board-slots = Suit, value and poker
board-role-suit = Suit
board-role-value = Value
board-role-poker = Poker
board-slot-filled = holds { $card }
board-slot-empty = empty
board-keeps = is kept
board-price-suit = Any other suit for { $count } gold.
board-price-value = One up or down for { $count } gold a step.
board-areas = Areas
board-reach =
    { $count ->
        [one] 1 space can be reached
       *[other] { $count } spaces can be reached
    }
board-assign = Click a space that glows: the cards are laid for you. Or lay them: suit for the area, value for the space, the third for poker.
board-lay = Now click the slot for this card.
board-pick-space = Click a space that glows.
board-pick-priced = Click a space that glows. What changing the cards costs stands on it.
board-take-all = Take all WANTED
board-back = Put back
board-do-it = Do it
board-way-poker = poker: { $card }
board-way-suit = suit as { $suit }
board-way-value = value as { $value }

## The turn

board-round = Round { $round }/{ $rounds }
board-turn = Turn { $turn }/{ $turns }
board-between = End of the round
board-deck = Deck { $count }
board-this-turn = This turn
board-nothing-yet = nothing yet
board-pending = Pending, in any order
board-robbery-card = Robbery card: { $card }
board-triggered = If the turn ended now, a card would be stolen.
board-done-lost = End the turn; what is pending is lost
board-done-sure = Sure? Give up what is pending
board-later = Later; first the cards
board-cheat = Which card of your hand counts as another?
board-cheat-as = What does it count as?

## Beside the map

board-side = What you have and what threatens you
board-inventory = Inventory
board-score = Points
board-sheriff = Sheriff
board-arrest = Arrest: { $odds }
board-safe = No danger
board-fine = Fine
board-bribe = Bribe
board-bribe-yes = Bribe
board-bribe-no = No bribe
board-loss = risk { $points } points
board-bribe-facts = An arrest would cost { $fine }; at this chance that is { $points } points on average.
board-bounties = Bounties
board-steals-when = Steals a card on
board-any-bonus = a bonus action
board-difficulty = { $difficulty }
board-difficulty-easy = easy
board-difficulty-normal = normal
board-difficulty-hard = hard
board-stolen =
    { $count ->
        [0] no card stolen
        [one] 1 card stolen
       *[other] { $count } cards stolen
    }
board-cowbot-stolen = Stolen
board-cowbot-character = Character
board-cowbot-hold-em = Hold ’em
board-rivals = The others
board-show-map = Show the map of { $player }
board-map-of = The map of { $player }, as it was when the turn began.
board-own-map = { $player } · back to my map
board-thinks = is thinking …
board-news = What happened
board-news-close = Close
board-more = More
board-character = Character
board-uses-left =
    { $count ->
        [0] used
       *[other] not used yet
    }
board-hole = Hold ’em cards

## Challenges and the end

board-challenges = Solo challenges
board-challenges-kept = Met so far in this browser: { $count } of { $all }.
board-challenge-kept = met
board-challenge-now = as things stand
board-challenge-new = new

## Introduction

board-intro-names = Jan
board-intro-step = Step { $step } of { $steps }
board-intro-next = Next
board-intro-back = Back
board-intro-skip = Leave the introduction
board-intro-done = I am ready
board-intro-map = This is your map: a trail, badlands full of loot, a mine, a town and a cemetery. Three rounds of five turns; every turn three cards are flipped, and you make the most of them. Stars are points.
    .title = Out west
board-intro-cards = One card counts with its suit and chooses the area: hearts lead to the trail. One counts with its value and chooses the space. The third is kept for your poker hand.
    .title = Three cards, three roles
    .task = Click the 4♥ and then the slot Suit; click the 7♣ and then Value.
board-intro-ride = With a 7 you may ride to any stop up to 7. Whatever you jump over is crossed out for good. Stop 3 brings a star and a bonus action in the cemetery.
    .title = The trail
    .task = Click stop 3 of the trail.
board-intro-bonus = A bonus action needs no cards: any tombstone will do. Something lies between every two of them, and it is yours when both are circled. The one in the middle is circled already. Digging costs you a WANTED.
    .title = One thing leads to another
    .task = Circle the tombstone at the bottom middle: a gold pan lies above it.
board-intro-rob = A pan brings gold after every round. Now spades: the badlands. You can also click the space at once, and the cards are laid for you. A robbery card decides: 9 or more is needed to get everything.
    .title = The badlands
    .task = Rob the stagecoach 9.
board-intro-gold = A 2 was drawn: it failed. Half of the stars, no money, and 3 WANTED all the same. Now you have a club for the town, but the Church at 6 is not what you need.
    .title = Bad luck
    .task = Lay the J♣ in Suit and the 6♠ in Value.
board-intro-store = Gold changes cards: 1 gold moves the value by one, 2 gold turn the suit into any other. The tags on the map tell the price of every space.
    .title = Gold opens doors
    .task = Go to the General Store at 5, for 1 gold.
board-intro-buy = Houses can be visited again and again; their sign pays only once. The bandana makes robberies less conspicuous: one WANTED less.
    .title = In town
    .task = Buy the bandana below.
board-intro-chain = The sign of the store brings a bonus action on the trail. What is pending stands at the right, and you choose the order.
    .title = The chain goes on
    .task = Ride to stop 5: $12.
board-intro-end = After five turns your poker hand is paid, pans and hammers work, and the sheriff comes: if his card is lower than your WANTED, you pay, unless you bribe him before. The chance is shown above the map. Click anything that you cannot do, and the table tells you why.
    .title = Ready
