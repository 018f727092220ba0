### Point City: every name and line of the game in English. The rules are in rules.en.ftl.

## Game

game-name = Point City
game-tagline = Take two cards a turn, turn resources into buildings, and let every building help to pay for the next.
rival-name = Automa

## Resources

resource-community = Community
resource-economy = Economy
resource-energy = Energy
resource-ecology = Ecology
resource-industry = Industry
resource-double-community = double Community
resource-double-economy = double Economy
resource-double-energy = double Energy
resource-double-ecology = double Ecology
resource-double-industry = double Industry
resource-ingenuity = Ingenuity

## Buildings

building-atm = ATM
building-mini-golf = Mini Golf
building-newsstand = Newsstand
    .short = Newsstand
building-market-stall = Market Stall
building-bus-stop = Bus Stop
    .short = Bus Stop
building-post-office = Post Office
building-pond = Pond
building-food-truck = Food Truck
    .short = Food Truck
building-playground = Playground
building-hot-dog-stand = Hot Dog Stand
    .short = Hot Dogs
building-tiny-house = Tiny House
building-tree-house = Tree House
    .short = Tree House
building-bird-feeder = Bird Feeder
building-art-gallery = Art Gallery
building-fountain = Fountain
building-cafe = Café
building-community-garden = Community Garden
    .short = Garden
building-townhouses = Townhouses
building-cell-tower = Cell Tower
building-factory = Factory
building-radio-station = Radio Station
building-observatory = Observatory
building-supermarket = Supermarket
building-city-park = City Park
building-mansion = Mansion
building-warehouse = Warehouse
building-amusement-park = Amusement Park
    .short = Amusements
building-apartments = Apartments
building-data-center = Data Center
    .short = Data Center
building-quarry = Quarry
building-train-station = Train Station
building-dam = Dam

## Civic tokens

token-full-set = Complete sets
token-flat-low = Small fixed bonus
token-flat-high = Big fixed bonus
token-pairs-of-a-type = Twos of a type
token-threes-of-a-type = Threes of a type
token-missing-types = Missing types
token-ingenuity-cards = Ingenuity cards
token-economy = Economy
token-industry = Industry
token-community = Community
token-energy = Energy
token-ecology = Ecology
token-community-economy = Pairs of Community and Economy
token-economy-ecology = Pairs of Economy and Ecology
token-economy-energy = Pairs of Economy and Energy
token-energy-ecology = Pairs of Energy and Ecology
token-economy-industry = Pairs of Economy and Industry
token-community-industry = Pairs of Community and Industry
token-energy-industry = Pairs of Energy and Industry
token-community-energy = Pairs of Community and Energy
token-community-ecology = Pairs of Community and Ecology
token-ecology-industry = Pairs of Ecology and Industry
## Options

option-difficulty = Difficulty
    .help = Solo against the automa: how much it scores for what it took. With more players this has no effect.
    .value-easy = Easy
    .value-medium = Medium
    .value-hard = Hard
option-automa-path = Automa path
    .help = Solo against the automa: the row that follows the last one. The rulebook's words fit both; it matters for the automa's turns 13 to 17. With more players this has no effect.
    .value-second-row = Back to row 2, where it began
    .value-top-row = On to row 1

## Prompts

prompt-turn = It is your turn: take two cards.
prompt-take = You have flipped a card: now take two.
prompt-pay-community = Several of your cards can pay for Community: choose which.
prompt-pay-economy = Several of your cards can pay for Economy: choose which.
prompt-pay-energy = Several of your cards can pay for Energy: choose which.
prompt-pay-ecology = Several of your cards can pay for Ecology: choose which.
prompt-pay-industry = Several of your cards can pay for Industry: choose which.
prompt-choose = Choose a civic token.

## Actions

line-1 = 1
line-2 = 2
line-3 = 3
line-4 = 4

action-take-across = Take two cards of row { $row }, from column { $column } to the right
    .group = Row { $row }
    .short = { $column }→
    .words = pair neighbours side market card buy build building resource
action-take-down = Take two cards of column { $column }, from row { $row } down
    .group = Column { $column }
    .short = { $row }↓
    .words = pair neighbours below market card buy build building resource
action-draw = Take the two top cards of the deck
    .group = Deck
    .short = two cards
    .words = pile blind top
action-flip = Flip the card in row { $row }, column { $column }
    .group = Flip in row { $row }
    .short = column { $column }
    .words = turn over side reveal
action-pay = Pay with double cards: { $doubles }, ingenuity: { $ingenuity }, and singles for the rest
    .group = Pay
    .short = doubles { $doubles }, ingenuity { $ingenuity }
    .words = spend cost card
action-choose = Choose the token { $token }
    .group = Token
    .short = { $token }
    .words = civic take

## Events

event-first-player = { $player } begins.
event-flipped = { $player } flips row { $row }, column { $column }: { $building }.
event-took = { $player } takes { $resource } (row { $row }, column { $column }).
event-drew = { $player } takes from the deck: { $resource }, { $second }.
event-paid =
    { $player } pays for { $resource }{ $singles ->
        [0] {""}
        [one] {" "}· 1 single
       *[other] {" "}· { $singles } singles
    }{ $doubles ->
        [0] {""}
        [one] {" "}· 1 double
       *[other] {" "}· { $doubles } doubles
    }{ $ingenuity ->
        [0] {""}
       *[other] {" "}· { $ingenuity } ingenuity
    }.
event-built = { $player } builds { $building } (row { $row }, column { $column }).
event-chose = { $player } takes the token { $token }.
event-no-token = { $player } gets no token: none is left.
event-passed = { $player } can take nothing.
event-refilled-resource = New in row { $row }, column { $column }: { $resource }.
event-refilled-building = New in row { $row }, column { $column }: { $building }.
event-top-shown = On top of the deck: { $resource }.
event-deck-empty = The deck is empty: one more turn.
event-scored =
    { $points ->
        [one] { $player } scores 1 point.
       *[other] { $player } scores { $points } points.
    }
event-automa-took = The automa takes { $resource } (row { $row }, column { $column }).
event-automa-built = The automa gets { $building } (row { $row }, column { $column }).
event-automa-token = The automa gets the token { $token }, face down.
event-automa-no-token = The automa gets no token: none is left.
event-automa-moved = The automa will next take from row { $row }, column { $column }.
event-automa-scored =
    { $points ->
        [one] The automa scores 1 point.
       *[other] The automa scores { $points } points.
    }

## Score sheet

score-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
score-token = { $token }
score-permanents =
    { $count ->
        [one] 1 permanent resource
       *[other] { $count } permanent resources
    }
score-tokens =
    { $count ->
        [one] 1 civic token
       *[other] { $count } civic tokens
    }
score-ingenuity =
    { $count ->
        [one] 1 ingenuity card
       *[other] { $count } ingenuity cards
    }
score-cards-left =
    { $count ->
        [one] 1 resource card left (breaks ties)
       *[other] { $count } resource cards left (break ties)
    }

## Reasons

reason-last-turn = The last turn has been played.
reason-automa-beaten = You have beaten the automa.
reason-automa-won = The automa is ahead.
reason-unfinished = The game is not over yet.

## Metrics

metric-points-buildings = Buildings
metric-points-tokens = Civic tokens
metric-buildings = Buildings built
metric-permanents = Permanent resources
metric-tokens = Civic tokens taken
metric-resources = Resource cards taken
metric-draws = Turns drawn from the deck
metric-flips = Cards flipped
metric-passes = Turns passed
metric-cards-left = Resource cards left

## Terminal

terminal-turn = Turn { $turn } of { $turns }
terminal-last-turn = last turn!
terminal-deck = Deck { $count }, on top { $top }
terminal-deck-empty = Deck empty
terminal-tokens = Open tokens
terminal-no-tokens = none
terminal-stock = Stock
terminal-permanents = Permanents
terminal-owned = Tokens
terminal-empty = empty
terminal-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
terminal-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
terminal-turns-left =
    { $count ->
        [one] 1 turn left
       *[other] { $count } turns left
    }
terminal-automa-next = takes ▶ next
terminal-lost =
    { $count ->
        [one] 1 icon lost
       *[other] { $count } icons lost
    }
terminal-worth = { $points } now
terminal-legend = ☻ Community · $ Economy · ↯ Energy · ♣ Ecology · ⚙ Industry · ★ Ingenuity (any type) · cost (what your permanents pay in brackets) ▸ what it gives · (+2) what one more would add to the tokens · ✓ you can pay for it · ◎ civic token · ▶ what the automa takes next
terminal-how-to =
    Take two neighbours of the market each turn, or the two top cards of the deck. Resource cards are free and go into
    your stock. Buildings are paid for with cards of your stock, which are then gone, and with the permanent resources
    of buildings that you already have: those pay again every turn.

    Where a resource was taken, a building comes next, and the other way round. If a whole row or column shows only
    resources, you may flip one of them before you take.

    After 17 turns each, count the points on your buildings. Civic buildings (◎) bring a token that counts your permanent
    resources at the end. Something is not possible? Ask, for example: why row 2, or: why flip.
