### Western Legends: every name and line of the game in English. The rules are in rules.en.ftl.

## Game

game-name = Western Legends
game-tagline = Ride, rob, prospect and play poker in a Wild West where you choose your own path: the greatest legend wins.
rival-name = Man in Black

## Resources

resource-money = money
resource-lp = LP
resource-cards = poker cards
resource-random-cards = random poker cards
resource-nuggets = nuggets
resource-wounds = wounds
resource-heal = wounds healed
resource-marshal = MP
resource-wanted = WP
resource-actions = actions
resource-cattle = cattle
side-neutral = neutral
side-lawman = lawman
side-outlaw = outlaw
colour-green = green
colour-blue = blue

## Areas and locations

area-mesitos-point = Mesito's Point
area-darkrock = Darkrock
area-dixon-creek = Dixon Creek
area-sunny-hills = Sunny Hills
area-red-falls = Red Falls
area-cliff-junction = Cliff Junction
area-spikes-view = Spike's View
place-outside-towns = outside the towns
kind-store = General Store
    .help = Buy any number of equipment cards and upgrade any number of weapons and mounts, all in one action.
kind-saloon = Saloon
    .help = Start a game of poker: $10 to play, and everybody in town may join.
kind-mine = Mine
    .help = Prospect: roll two dice for nuggets and money.
kind-bank = Bank
    .help = Sell nuggets for $20 and 1 LP each, or rob the bank: $80 and 3 WP if you beat the guard.
kind-doctor = Doctor's Office
    .help = For $10 all your wounds heal, and you draw a poker card for each of them.
kind-cabaret = Cabaret
    .help = Revel: 1 LP for every $30, at most 4 LP at a time.
kind-ranch = Ranch
    .help = Take a cattle token. At the ranch of the other colour you may sell a stolen one for 1 WP and its bonus.
kind-rail-station = Rail Station
    .help = Deliver your cattle token for 1 MP and its bonus. Not for outlaws.
kind-hideout = Hideout
    .help = If you enter while a bandit is here, you must fight him at once.
kind-sheriff-office = Sheriff's Office
    .help = The sheriff starts here, and arrested outlaws end here.
location-store-darkrock = Darkrock General Store
location-saloon-darkrock = Darkrock Saloon
location-sheriff-office = Sheriff's Office
location-bank = Bank
location-store-red-falls = Red Falls General Store
location-saloon-red-falls = Red Falls Saloon
location-doctor = Doctor's Office
location-cabaret = Cabaret
location-ranch-green = Green Ranch
location-ranch-blue = Blue Ranch
location-mine-sunny-hills = Sunny Hills Mine
location-mine-spikes-view = Spike's View Mine
location-mine-cliff-junction = Cliff Junction Mine
location-rail-station = Rail Station
location-hideout-a-mesitos = Hideout A, Mesito's Point
location-hideout-a-sunny = Hideout A, Sunny Hills
location-hideout-b-sunny = Hideout B, Sunny Hills
location-hideout-b-dixon = Hideout B, Dixon Creek
location-hideout-c-spikes = Hideout C, Spike's View
location-hideout-c-cliff = Hideout C, Cliff Junction
letters-none = none
letters-a = A
letters-b = B
letters-c = C
letters-a-b = A and B
letters-a-c = A and C
letters-b-c = B and C
letters-a-b-c = A, B and C

## Spaces

space-M1 = Buffalo Meadow
space-M2 = Hideout A, Mesito's Point
space-M3 = Green Ranch
space-M4 = Drover's Path
space-M5 = Pine Slopes
space-M6 = Mesa's Foot
space-M7 = Gallows Trail
space-M8 = Dry Gulch
space-M9 = Western Prairie
space-M10 = Old West Road
space-M11 = Coyote Flats
space-D1 = Sheriff's Office
space-D2 = Darkrock General Store, west
space-D3 = Darkrock General Store, north
space-D4 = Darkrock General Store, east
space-D5 = Darkrock Saloon, north
space-D6 = Darkrock, Main Street
space-D7 = Darkrock, East Gate
space-D8 = Darkrock Saloon, east
space-D9 = Bank
space-D10 = Darkrock Saloon, west
space-X1 = Hideout B, Dixon Creek
space-S1 = Hideout B, Sunny Hills
space-S2 = Sunny Hills Mine
space-S3 = Prospectors' Camp
space-S4 = Antelope Ridge
space-S5 = Sunflower Valley
space-S6 = High Pasture
space-S7 = Blue Ranch
space-S8 = Hideout A, Sunny Hills
space-S9 = Rattlesnake Road
space-S10 = Thorn Bush Plain
space-S11 = Eastern Prairie
space-R1 = Doctor's Office
space-R2 = Cabaret
space-R3 = Red Falls Saloon, north
space-R4 = Red Falls Saloon, east
space-R5 = Red Falls Saloon, west
space-R6 = Red Falls General Store, north
space-R7 = Red Falls General Store, west
space-R8 = Red Falls General Store, east
space-C1 = Narrow Pass
space-C2 = Fork in the Trail
space-C3 = Windmill Hill
space-C4 = Cottonwood Grove
space-C5 = Wagon Ruts
space-C6 = River Bluff
space-C7 = Cliff Junction, Crossroads
space-C8 = Hideout C, Cliff Junction
space-C9 = Vulture Point
space-C10 = Trestle Bridge
space-C11 = Cliff Junction Mine
space-C12 = Willow Bank
space-P1 = Lonely Cactus
space-P2 = Hideout C, Spike's View
space-P3 = Graveyard Hill
space-P4 = Spike's Plain
space-P5 = Spike's View Mine
space-P6 = Shanty Lane
space-P7 = Railhead
space-P8 = Southern Gate
space-P9 = Freight Yard
space-P10 = Banker's Meadow
space-P11 = Shade of the Mesa
space-P12 = Rail Station
space-P13 = Ferry Landing
space-mesa-northern = Northern Mesa
space-mesa-southern = Southern Mesa

## Characters

character-annie-oakley = Annie Oakley
    .about = The sharpshooter whose act drew crowds on two continents.
character-bass-reeves = Bass Reeves
    .about = A deputy marshal who is said to have brought in thousands of wanted men.
character-billy-the-kid = Billy the Kid
    .about = A gunman who was famous before he was twenty-one, and dead soon after.
character-bloody-knife = Bloody Knife
    .about = A scout who knew ways where others saw only rock.
character-calamity-jane = Calamity Jane
    .about = A frontierswoman who nursed the sick as readily as she told tall tales.
character-doc-holliday = Doc Holliday
    .about = A dentist with a cough, a deck of cards and nothing to lose.
character-jesse-james = Jesse James
    .about = The robber of banks and trains about whom ballads were sung.
character-kit-carson = Kit Carson
    .about = A trapper and guide at home in the wilderness.
character-stagecoach-mary = Stagecoach Mary
    .about = Mary Fields, who never missed a day with the mail coach.
character-wild-bill-hickok = Wild Bill Hickok
    .about = A lawman and gambler who preferred to sit with his back to the wall.
character-wyatt-earp = Wyatt Earp
    .about = The lawman of whom everybody has heard.
character-yb-rowdy = Y. B. Rowdy
    .about = A cowboy whom no herd and no bad hand could upset.

## Equipment

item-mustang = Mustang
    .text = Movement 4.
    .upgraded = Movement 5; 2 LP at the end of the game.
item-mule = Mule
    .text = Movement 3; room for 2 more nuggets.
    .upgraded = Movement 4; room for 2 more nuggets; 1 LP at the end of the game.
item-revolver = Revolver
    .text = No effect.
    .upgraded = The card played against you in a fight counts 1 less; 1 LP at the end of the game.
item-shotgun = Shotgun
    .text = After a fight you won, draw 1 poker card.
    .upgraded = The card played against you counts 1 less; after a fight you won, draw 1 poker card; 1 LP at the end of the game.
item-rifle = Rifle
    .text = Before a fight, look at 2 random cards of the rival's hand, or at 2 of a virtual opponent's fight cards.
    .upgraded = Before a fight, look at the rival's whole hand; a virtual opponent draws 1 fight card less, and you look at 2 of them; 2 LP at the end of the game.
item-whiskey = Whiskey
    .text = Heals 1 wound when you gain it. After your Move action you may return it to give 1 wound to another player's character on your space.
item-ten-gallon = Ten-Gallon Hat
    .text = After a game of poker: 1 LP if you won, $10 if you lost.
item-provisions = Provisions
    .text = Draw 1 poker card when you gain them. Action: return them, draw 1 poker card and heal 1 wound.
item-miners-map = Miner's Map
    .text = After prospecting you may roll one of the dice again.
equipment-movement = Movement { $count }
equipment-nuggets = Room for { $count ->
        [one] 1 more nugget
       *[other] { $count } more nuggets
    }
equipment-points = At the end of the game { $count } LP

## Poker cards

card-2-spades = 2♠
card-2-clubs = 2♣
card-2-hearts = 2♥
card-2-diamonds = 2♦
card-3-spades = 3♠
card-3-clubs = 3♣
card-3-hearts = 3♥
card-3-diamonds = 3♦
card-4-spades = 4♠
card-4-clubs = 4♣
card-4-hearts = 4♥
card-4-diamonds = 4♦
card-5-spades = 5♠
card-5-clubs = 5♣
card-5-hearts = 5♥
card-5-diamonds = 5♦
card-6-spades = 6♠
card-6-clubs = 6♣
card-6-hearts = 6♥
card-6-diamonds = 6♦
card-7-spades = 7♠
card-7-clubs = 7♣
card-7-hearts = 7♥
card-7-diamonds = 7♦
card-8-spades = 8♠
card-8-clubs = 8♣
card-8-hearts = 8♥
card-8-diamonds = 8♦
card-9-spades = 9♠
card-9-clubs = 9♣
card-9-hearts = 9♥
card-9-diamonds = 9♦
card-10-spades = 10♠
card-10-clubs = 10♣
card-10-hearts = 10♥
card-10-diamonds = 10♦
card-jack-spades = J♠
card-jack-clubs = J♣
card-jack-hearts = J♥
card-jack-diamonds = J♦
card-queen-spades = Q♠
card-queen-clubs = Q♣
card-queen-hearts = Q♥
card-queen-diamonds = Q♦
card-king-spades = K♠
card-king-clubs = K♣
card-king-hearts = K♥
card-king-diamonds = K♦
card-ace-spades = A♠
card-ace-clubs = A♣
card-ace-hearts = A♥
card-ace-diamonds = A♦
poker-cheat = Cheat
    .text = In a game of poker it counts as any rank and suit, but not in the flop.
poker-sprint = Sprint
    .text = After your Move action, move up to 2 more spaces.
poker-shootout = Shootout
    .text = Played in a fight, it lets you void the fight and begin it again.
poker-manhunt = Manhunt
    .text = Action: gain 1 LP; if there is an outlaw, move the sheriff up to 3 spaces.
poker-sucker-punch = Sucker Punch
    .text = After your Move action, give 1 wound to another player's character on your space.
poker-stick-em-up = Stick 'Em Up
    .text = Reaction in a fight: the card played against you counts 2 less.
poker-saddle-up = Saddle Up
    .text = Action: move up to 6 spaces.
poker-quick-draw = Quick Draw
    .text = Against a virtual opponent: its fight card has no effect and counts 2 less.
poker-golden-nugget = Golden Nugget
    .text = Discard it when you deposit: it counts as 1 more nugget sold.
poker-trackers-instinct = Tracker's Instinct
    .text = Played in a fight: draw 1 poker card. Action: draw 2 poker cards.
poker-lady-luck = Lady Luck
    .text = Played in a game of poker: afterwards draw 1 poker card and gain $30.
poker-payday = Payday
    .text = Action: gain $30.
poker-bulletproof = Bulletproof
    .text = Played in a fight: the fight card has no effect, and you heal 1 wound.
poker-tenacity = Tenacity
    .text = Action: 2 more actions this turn.
poker-reputation = Reputation
    .text = Action, once per turn: gain 2 LP.
poker-living-legend = Living Legend
    .text = Action: gain 1 MP or 1 WP.
fight-card-2 = 2
fight-card-3 = 3
fight-card-4 = 4
fight-card-5 = 5
fight-card-6 = 6
fight-card-7 = 7
fight-card-8 = 8
fight-card-9 = 9
fight-card-10 = 10
fight-card-11 = J
fight-card-12 = Q
fight-card-13 = K
fight-card-14 = A
hand-high-card = highest card
hand-pair = pair
hand-two-pair = two pairs
hand-three-of-a-kind = three of a kind
hand-straight = straight
hand-flush = flush
hand-full-house = full house
hand-four-of-a-kind = four of a kind
hand-straight-flush = straight flush
hand-royal-flush = royal flush
hand-five-of-a-kind = five of a kind

## Tokens and dice

cattle-money = $40
cattle-nugget = 1 nugget
cattle-action = $10 and 1 action
cattle-healing = $30 and 1 wound healed
cattle-legend = 1 LP
cattle-card = $30 and 1 poker card
cattle-reputation = 1 MP or 1 WP
cattle-gold-dust = a prospecting die
face-nugget = nugget
face-money = $10
face-again = $10 and again
face-blank = nothing

## Fights

fight-arrest = arrest
fight-duel = duel
fight-robbery = robbery
opponent-player = another player
opponent-bandit = a bandit
opponent-guard = the bank guard
opponent-sheriff = the sheriff
opponent-gang = a gang
opponent-man-in-black = the Man in Black
gang-canyon-gang = the Canyon Gang
gang-war-party = the War Party
gang-night-riders = the Night Riders
gang-raiders = the Raiders
gang-hill-gang = the Hill Gang
gang-train-robbers = the Train Robbers
loot-money = half the money
loot-nuggets = half the nuggets
loot-nothing = nothing
source-ability = ability
source-weapon = weapon
delivery-wrangle = by rail
delivery-rustle = as stolen cattle
income-money = $20
income-cards = 2 poker cards
income-both = $10 and 1 poker card
pile-left = left
pile-right = right
window-join-poker = Joining poker games
window-fight-reaction = Reactions in fights
window-reroll = Rolling dice again
window-ability = Abilities
window-late-goals = Goals at the end of the turn

## Story cards

story-the-cattle-baron = The Cattle Baron
story-strike-it-rich = Strike It Rich
story-high-noon = High Noon
story-canyon-ambush = Canyon Ambush
story-drinks-on-the-house = Drinks on the House
story-the-stolen-brand = The Stolen Brand
story-the-travelling-salesman = The Travelling Salesman
story-card-sharps = Card Sharps
story-honest-work = Honest Work
story-the-lost-herd = The Lost Herd
story-medicine-show = Medicine Show
story-doctors-orders = Doctor's Orders
story-the-horse-fair = The Horse Fair
story-the-gold-shipment = The Gold Shipment
story-war-party-on-the-ridge = War Party on the Ridge
story-dead-or-alive = Dead or Alive
story-the-late-stagecoach = The Late Stagecoach
story-the-long-arm-of-the-law = The Long Arm of the Law
story-bank-run = Bank Run
story-prize-bull = Prize Bull
story-bar-room-brawl = Bar Room Brawl
story-blood-money = Blood Money
story-claim-jumpers = Claim Jumpers
story-the-night-riders = The Night Riders
story-mail-order = Mail Order
story-siege-at-the-ranch = Siege at the Ranch
story-the-railway-clerk = The Railway Clerk
story-the-gunsmith = The Gunsmith
story-bounty-in-the-hills = Bounty in the Hills
story-the-buried-strongbox = The Buried Strongbox
story-bad-water = Bad Water
story-rustlers-moon = Rustler's Moon
story-showdown-in-the-street = Showdown in the Street
story-moonshine = Moonshine
story-grubstake = Grubstake
story-x-marks-the-spot = X Marks the Spot
story-stampede = Stampede
story-train-robbers = Train Robbers
story-election-day = Election Day
story-campfire-tales = Campfire Tales

## The Man in Black's cards

man-tall-in-the-saddle = Tall in the Saddle
man-gold-fever = Gold Fever
man-a-large-deposit = A Large Deposit
man-calling-you-out = Calling You Out
man-hand-it-over = Hand It Over
man-bounty-hunter = Bounty Hunter
man-raising-a-posse = Raising a Posse
man-railroad-money = Railroad Money
man-stocking-up = Stocking Up
man-a-game-at-the-cabaret = A Game at the Cabaret

## Goals

goal-annie-1 = Darkrock's Best Shot
goal-annie-2 = Hats Off
goal-annie-3 = A Finer Rifle
goal-annie-4 = Not a Scratch
goal-bass-1 = Got Your Man
goal-bass-2 = A Trusted Badge
goal-bass-3 = Clearing the Hideouts
goal-bass-4 = Evidence Locker
goal-billy-1 = The Big Job
goal-billy-2 = On Every Poster
goal-billy-3 = Far from the Law
goal-billy-4 = Stocked Up for the Hills
goal-bloody-1 = Southern Hideouts
goal-bloody-2 = Gold in the Creek
goal-bloody-3 = Good Drover
goal-bloody-4 = A Map for the Miners
goal-jane-1 = Patched Up
goal-jane-2 = Trouble in Red Falls
goal-jane-3 = A Round for Everybody
goal-jane-4 = The Long Night
goal-doc-1 = King of the Saloon
goal-doc-2 = A Strong Hand
goal-doc-3 = Nothing to Lose
goal-doc-4 = Doctor to Doctor
goal-jesse-1 = Another Bank
goal-jesse-2 = Stand and Deliver
goal-jesse-3 = A Name of Fear
goal-jesse-4 = Waiting for the Train
goal-kit-1 = A Faithful Mount
goal-kit-2 = Scout's Lookout
goal-kit-3 = Cattle by Rail
goal-kit-4 = Feeding the Diggers
goal-mary-1 = The Fastest Mail
goal-mary-2 = Green Brand
goal-mary-3 = Ambush on the Road
goal-mary-4 = Supper at the Cabaret
goal-bill-1 = Lucky Chair
goal-bill-2 = Quick on the Draw
goal-bill-3 = Town Marshal
goal-bill-4 = A Toast to the Banker
goal-wyatt-1 = In the Name of the Law
goal-wyatt-2 = The Law Itself
goal-wyatt-3 = Peace at Dixon Creek
goal-wyatt-4 = Hanging Up the Hat
goal-rowdy-1 = Sunny Hills Cleanup
goal-rowdy-2 = A Full Purse
goal-rowdy-3 = Sharpened Tools
goal-rowdy-4 = Party at the Ranch

## What cards do

effect-nothing = No effect
effect-choose = Choose one:
effect-or = or
effect-lose-choice = You have to do one of these:
effect-rival-lose-choice = The rival has to do one of these:
effect-may = You may do this:
effect-may-then = and for that:
effect-if-outlaw = Outlaws:
effect-if-lawman = Lawmen:
effect-if-neutral = Neutral players:
effect-otherwise = Otherwise:
effect-if-arrest = If an outlaw is arrested:
effect-if-bandits = If there is a bandit on the board:
effect-gain-money = Gain ${ $count }
effect-gain-lp = Gain { $count } LP
effect-gain-cards = Draw { $count ->
        [one] 1 poker card
       *[other] { $count } poker cards
    }
effect-gain-nuggets = Gain { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
effect-gain-wounds = Take { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
effect-gain-wounds-always = Take { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } that cannot be cancelled
effect-gain-heal = Heal { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
effect-gain-heal-all = Heal all wounds
effect-gain-marshal = Gain { $count } MP
effect-gain-wanted = Gain { $count } WP
effect-gain-actions = { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    } this turn
effect-lose-money = Lose ${ $count }
effect-lose-money-half = Lose half the money, rounded up
effect-lose-nuggets = Lose { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
effect-lose-nuggets-half = Lose half the nuggets, rounded up
effect-lose-lp = Lose { $count } LP
effect-lose-cards = Discard { $count ->
        [one] 1 poker card
       *[other] { $count } poker cards
    }
effect-lose-random-cards = Discard { $count ->
        [one] 1 random poker card
       *[other] { $count } random poker cards
    }
effect-lose-wounds = Take { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
effect-lose-cattle = Return the cattle token
effect-steal-money = Take ${ $count } from another character on your space
effect-steal-nuggets = Take { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } from another character on your space
effect-steal-random-cards = Take { $count ->
        [one] 1 random poker card
       *[other] { $count } random poker cards
    } from another character on your space
effect-target = Another character on your space:
effect-fight = Fight { $gang }: { $count ->
        [one] 1 fight card
       *[other] { $count } fight cards
    }
effect-fight-win = For a win:
effect-roll = Roll { $count ->
        [one] 1 prospecting die
       *[other] { $count } prospecting dice
    }
effect-roll-blank = For a blank face:
effect-reroll = You may roll { $count ->
        [one] 1 die
       *[other] { $count } dice
    } again
effect-cancel = The fight card has no effect
effect-restart = The fight is void and begins again
effect-reduce = The card played against you counts { $count } less
effect-no-marshal = For a bandit beaten in this fight the MP cannot be chosen
effect-by-handler = The player who plays for the opponent may choose this:
effect-move = Move up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
effect-move-sheriff = If there is an outlaw, move the sheriff up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
effect-sheriff-further = The sheriff may go { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } further
effect-take-item = Take one of these from the store for nothing:
effect-item = { $item }
effect-take-cattle = Take { $count ->
        [one] 1 cattle token
       *[other] { $count } cattle tokens
    } of a ranch you choose
effect-look-cards = Look at { $count ->
        [one] 1 random card
       *[other] { $count } random cards
    } of the rival's hand
effect-look-hand = Look at the rival's whole hand
effect-look-fight-cards = Look at { $count ->
        [one] 1 random one
       *[other] { $count } random ones
    } of the fight cards
effect-draws-fewer = The opponent draws { $count } fewer of the fight cards, at least { $least }
effect-wild = Counts as any rank and suit
effect-as-nuggets = Counts as { $count ->
        [one] 1 more nugget
       *[other] { $count } more nuggets
    } sold
effect-cross-mesas = You may cross mesas, but not end there
effect-travel = From a store or saloon you may go to any store or saloon space of the other town instead
effect-man-gains = He gains { $count } LP
effect-go-to = He goes here: { $place }
effect-go-to-player-lp = He goes to the player with the most LP
effect-go-to-player-money = He goes to the richest player
effect-go-to-bandit = He goes to the nearest hideout with a bandit
effect-remove-bandit = He drives the bandit away
effect-each-player = Every player has to do one of these:
effect-each-player-in = Every player here has to do one of these: { $place }
effect-each-player-with = Every player with this has to do one of these: { $resource }
effect-each-player-in-with = Every player here and with this has to do one of these: { $place }, { $resource }
effect-attack = He attacks: { $fight }; { $count } LP if he wins
effect-attack-loss = Who loses to him also has to do one of these:
effect-sheriff-toward = The sheriff goes up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } towards the nearest outlaw
effect-place-bandits = Bandits come to the empty hideouts { $letters }
effect-poker = He plays poker with the players in Red Falls; { $count } LP if he wins, { $alone } LP if nobody joins

## When cards work

moment-start-of-turn = At the start of your turn:
moment-move-action = As a Move action:
moment-own-movement = When you move:
moment-after-own-move-action = After your Move action:
moment-card-action = Action:
moment-on-gain = When you gain it:
moment-before-fight-player = Before a fight with another player's character:
moment-before-fight-virtual = Before a fight with a virtual opponent:
moment-before-fight = Before a fight:
moment-fight-reveal = In a fight:
moment-fight-reveal-player = In a fight with another player's character:
moment-fight-reveal-virtual = In a fight with a virtual opponent:
moment-fight-reaction = Reaction in a fight:
moment-after-won-fight = After a fight you won:
moment-after-won-arrest-as-attacker = After an arrest you made:
moment-after-won-heist-or-rob = After a bank robbery or a robbery you won:
moment-after-gaining-wounds = After you took wounds:
moment-moving-sheriff = When you move the sheriff:
moment-deposit = When you deposit nuggets, discard it:
moment-after-prospect-roll = After you prospected:
moment-poker-ante = When you pay to play poker:
moment-poker-hand = Played in a game of poker:
moment-after-won-poker = After a game of poker you won:
moment-after-lost-poker = After a game of poker you lost:
needs-wounds = With at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
needs-outside = Outside the towns
needs-return = Return it to the store
needs-wish = If you like:
limit-turn = Once per turn
limit-action = Once per action

## What stories and goals ask for

condition-end-move = End a movement
condition-move-spaces-turn = Move at least { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } in this turn
condition-prospect = Find at least { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } by prospecting
condition-deposit = Deposit at least { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } in one action
condition-heist = Try to rob the bank
condition-heist-won = Rob the bank and win
condition-revel = Buy at least { $count } LP in one revel
condition-heal = Lose at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } in this turn
condition-heal-doctor = Let the Doctor heal at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
condition-poker = Take part in a game of poker
condition-poker-won = Win a game of poker
condition-active = that you started
condition-hand = with this or better: { $hand }
condition-work = Work at least { $count ->
        [one] once
       *[other] { $count } times
    } in this turn
condition-buy = Buy something
condition-buy-item = Buy an item
condition-buy-weapon = Buy a weapon
condition-buy-mount = Buy a mount
condition-upgrade = Upgrade a weapon or a mount
condition-upgrade-weapon = Upgrade a weapon
condition-upgrade-mount = Upgrade a mount
condition-upgrade-item = Upgrade an item
condition-acquire-cattle = Take a cattle token at a ranch
condition-deliver-cattle = Deliver a cattle token
condition-deliver-cattle-wrangle = Deliver cattle at the Rail Station
condition-deliver-cattle-rustle = Sell stolen cattle at the other ranch
condition-colour = colour: { $colour }
condition-declare-fight = Attack another player's character
condition-declare-fight-arrest = Try to arrest an outlaw
condition-declare-fight-duel = Challenge another player's character to a duel
condition-declare-fight-robbery = Try to rob another player's character
condition-win-fight = Win a fight
condition-win-fight-arrest = Arrest an outlaw
condition-win-fight-duel = Win a duel that you started
condition-win-fight-robbery = Rob another player's character and win
condition-lose-fight = Lose a fight
condition-against-player = against another player's character
condition-against-virtual = against a virtual opponent
condition-against-bandit = against a bandit
condition-against-guard = against the bank guard
condition-against-sheriff = against the sheriff
condition-after-min-wounds = and have at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } afterwards
condition-after-max-wounds = { $count ->
        [0] and have no wound afterwards
        [one] and have at most 1 wound afterwards
       *[other] and have at most { $count } wounds afterwards
    }
condition-gain-in-action-money = Gain at least ${ $count } in a single action
condition-gain-in-action-lp = Gain at least { $count } LP in a single action
condition-gain-in-action-cards = Draw at least { $count ->
        [one] 1 poker card
       *[other] { $count } poker cards
    } in a single action
condition-gain-in-action-nuggets = Gain at least { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } in a single action
condition-gain-in-action-wounds = Take at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } in a single action
condition-gain-in-action-heal = Lose at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } in a single action
condition-gain-in-action-marshal = Gain at least { $count } MP in a single action
condition-gain-in-action-wanted = Gain at least { $count } WP in a single action
condition-gain-points = Gain at least 1 MP or 1 WP in this turn
condition-gain-points-marshal = Gain at least 1 MP in this turn
condition-gain-points-wanted = Gain at least 1 WP in this turn
condition-card-action = Play a poker card for its action
condition-pay = Pay ${ $count }
condition-discard-poker = Discard { $count ->
        [one] 1 poker card
       *[other] { $count } poker cards
    }
condition-discard-item = Discard an item
condition-discard-item-named = Discard this item: { $item }
condition-where = Where: { $place }
condition-where-or = or { $place }
state-marshal = Have at least { $count } MP
state-wanted = Have at least { $count } WP
state-nuggets = Have at least { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
state-wounds = Have at least { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
state-cattle = Hold a cattle token
state-items = Own at least { $count ->
        [one] 1 item
       *[other] { $count } items
    }
state-cards = Have at least { $count ->
        [one] 1 poker card
       *[other] { $count } poker cards
    } in hand
state-owns = Own this: { $item }
state-owns-mount = Own a mount
state-owns-weapon = Own a weapon
state-owns-item = Own an item
state-upgraded = Own this, upgraded: { $item }
state-upgraded-mount = Own an upgraded mount
state-upgraded-weapon = Own an upgraded weapon

## Prompts

prompt-choose-character = Choose your character.
prompt-start-at = Choose the space where you start.
prompt-income = Your turn begins: take money, cards, or some of both.
prompt-weapon = Choose your weapon for this turn.
prompt-mount = Choose your mount for this turn.
prompt-act = It is your turn.
prompt-moving = Move on, or stop here.
prompt-shopping = Buy or upgrade more, or leave the store.
prompt-deposit = Add Golden Nuggets, and say how many nuggets you sell.
prompt-discard = Choose a poker card to discard.
prompt-hand-limit = You have too many cards: discard down to your limit.
prompt-choose = Choose one of these.
prompt-lose-choice = You have to give up one of these.
prompt-target = Choose another character on your space.
prompt-take-item = Choose an item from the store.
prompt-ranch = Choose a ranch.
prompt-before-fight = Which comes first before the fight?
prompt-attack-card = Choose the card you attack with.
prompt-defend = You are attacked: choose a card, or surrender.
prompt-fight-card = You play for the opponent: choose a fight card.
prompt-own-card = Choose the card you fight with.
prompt-reaction = The cards are open: do you react?
prompt-loot = What do you take from your victim?
prompt-steal-cattle = Do you take the victim's cattle?
prompt-void-fight = Do you void the fight and begin again?
prompt-handler-void = Do you void the fight for the opponent?
prompt-ability = Do you use your ability?
prompt-exchange = Do you make this exchange?
prompt-join-poker = A game of poker begins: do you join for $10?
prompt-lay = Choose the cards you add to the flop.
prompt-banker-lay = You play the banker: choose 2 of his cards.
prompt-reroll = Do you roll one of the dice again?
prompt-roll-again = An arrow: do you roll this die again?
prompt-make-active = Do you use what you have bought at once?
prompt-sheriff = Move the sheriff, or leave him where he is.
prompt-sheriff-target = Whom does the sheriff arrest?
prompt-sheriff-way = Which way does the sheriff take?
prompt-return-fame = Choose a legendary token to return.
prompt-late-goals = Do you claim a goal before your turn ends?
prompt-story-order = Which story is told first?
prompt-contribute-item = Choose the item you discard for the story.
prompt-man-way = Where does the Man in Black go? These places are equally near.

## Actions

action-choose-character = Play { $character }
    .group = Character
    .short = { $character }
    .words = choose character person
action-start-at = Start here: { $space }
    .group = Start
    .short = { $space }
    .words = place space begin
action-income = Take { $income }
    .group = Income
    .short = { $income }
    .words = money dollars cards draw
action-wield = Use this: { $item }
    .group = Weapon and mount
    .short = { $item }
    .words = weapon mount active gun horse
action-step = Move to { $space }
    .group = Move
    .short = { $space }
    .words = go walk ride enter space
action-stop = Stop here
    .group = Move
    .short = stop
    .words = end movement stay
action-travel = By coach to { $space }
    .group = Coach
    .short = { $space }
    .words = stagecoach mary ability move
action-play = Play { $card } for its action
    .group = Card actions
    .short = { $card }
    .words = card action poker
action-use = Use this: { $item }
    .group = Items
    .short = { $item }
    .words = item action provisions
action-attack = Attack { $target }: { $fight }
    .group = Fight { $target }
    .short = { $fight }
    .words = fight arrest duel rob robbery
action-attack-man = Attack the Man in Black: { $fight }
    .group = Fight the Man in Black
    .short = { $fight }
    .words = fight duel rob robbery
action-work = Work for $10
    .group = Location
    .short = work
    .words = money job earn
action-buy = Buy this: { $item }
    .group = Buy
    .short = { $item }
    .words = store shop purchase equipment
action-upgrade = Upgrade this: { $item }
    .group = Upgrade
    .short = { $item }
    .words = store shop improve weapon mount
action-start-poker = Start a game of poker for $10
    .group = Location
    .short = poker
    .words = saloon cards gamble
action-prospect = Prospect for gold
    .group = Location
    .short = prospect
    .words = mine dice nugget dig
action-add-nugget = Add { $card } as a nugget
    .group = Golden Nugget
    .short = { $card }
    .words = deposit golden nugget card
action-sell = Sell { $nuggets ->
        [one] 1 nugget
       *[other] { $nuggets } nuggets
    }
    .group = Deposit
    .short = { $nuggets }
    .words = bank deposit gold nugget
action-rob-bank = Rob the bank
    .group = Location
    .short = bank robbery
    .words = heist guard steal
action-see-doctor = See the Doctor for $10
    .group = Location
    .short = doctor
    .words = heal wound treat
action-revel = Revel for { $points } LP
    .group = Revel
    .short = { $points } LP
    .words = cabaret party drink spend
action-take-cattle = Take a cattle token
    .group = Location
    .short = cattle
    .words = ranch cow token
action-end-turn = End the turn
    .group = Turn
    .short = end
    .words = finish done pass
action-deliver = Deliver your cattle { $delivery }
    .group = Cattle
    .short = { $delivery }
    .words = wrangle rustle sell rail station ranch
action-contribute = Place a disc on a story: { $pile }
    .group = Story
    .short = { $pile }
    .words = story disc condition
action-claim = Claim your goal { $goal ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
    .group = Goal
    .short = { $goal ->
            [0] 1
            [1] 2
            [2] 3
           *[3] 4
        }
    .words = goal secret token
action-react = Play { $card }
    .group = Reaction
    .short = { $card }
    .words = reaction card sprint punch
action-react-item = Use this: { $item }
    .group = Reaction
    .short = { $item }
    .words = reaction item whiskey
action-react-ability = Use your ability
    .group = Reaction
    .short = ability
    .words = reaction ability steal
action-ask-again = Ask me again: { $window }
    .group = Questions
    .short = { $window }
    .words = ask window
action-done = Done
    .group = Answer
    .short = done
    .words = finish leave end
action-accept = Yes
    .group = Answer
    .short = yes
    .words = accept agree join do
action-pass = No
    .group = Answer
    .short = no
    .words = decline refuse pass
action-pass-turn = No, and do not ask again this turn: { $window }
    .group = Answer
    .short = not this turn
    .words = decline quiet turn
action-pass-game = No, and do not ask again: { $window }
    .group = Answer
    .short = never
    .words = decline quiet game
action-option = Choose number { $option ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
       *[7] 8
    }
    .group = Choice
    .short = { $option ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
            [5] 6
            [6] 7
           *[7] 8
        }
    .words = option choose
action-discard = Discard { $card }
    .group = Discard
    .short = { $card }
    .words = card throw away limit
action-discard-item = Discard this: { $item }
    .group = Discard
    .short = { $item }
    .words = item return store
action-take-item = Take this: { $item }
    .group = Items
    .short = { $item }
    .words = item free store
action-ranch = Ranch: { $colour }
    .group = Ranch
    .short = { $colour }
    .words = cattle ranch
action-target = Choose { $target }
    .group = Character
    .short = { $target }
    .words = target victim player
action-target-man = Choose the Man in Black
    .group = Character
    .short = Man in Black
    .words = target victim
action-reroll = Roll die { $die ->
        [0] 1
       *[1] 2
    } again
    .group = Dice
    .short = { $die ->
            [0] 1
           *[1] 2
        }
    .words = dice map again
action-prepare = Fight with { $card }
    .group = Card
    .short = { $card }
    .words = fight prepare play
action-surrender = Surrender
    .group = Card
    .short = surrender
    .words = give up
action-pick = Choose fight card { $fight_card }
    .group = Fight card
    .short = { $fight_card }
    .words = opponent bandit guard sheriff
action-first-effect = First the { $source }
    .group = Before the fight
    .short = { $source }
    .words = order first effect
action-loot = Take { $loot }
    .group = Loot
    .short = { $loot }
    .words = robbery money nuggets
action-lay = Play { $card } and { $second }
    .group = { $card }
    .short = { $second }
    .words = poker cards flop hand
action-return-fame = Return a token of value { $value }
    .group = Tokens
    .short = { $value }
    .words = legendary fame token goal
action-tell-story = Tell this story first: { $pile }
    .group = Story
    .short = { $pile }
    .words = story order first

## Events

event-chose-character = { $player } plays { $character }.
event-first-player = { $player } goes first.
event-started-at = { $player } starts here: { $space }.
event-bandit-came = A bandit comes here: { $space }.
event-bandit-left = The bandit is gone: { $space }.
event-turn-began = { $player }'s turn.
event-gained = { $player }: { $resource } +{ $amount }.
event-cut = { $player }: { $resource } { $amount } beyond the limit, lost.
event-lost = { $player }: { $resource } −{ $amount }.
event-lost-badge = { $player } changes sides and loses all marshal points.
event-unlocked = { $player } may now use the special ability.
event-drew = { $player } draws { $amount ->
        [one] 1 poker card
       *[other] { $amount } poker cards
    }.
event-drew-card = { $player } draws { $card }.
event-discarded = { $player } discards { $card }.
event-reshuffled = The discarded poker cards are shuffled into a new deck.
event-wielded = { $player } now uses this: { $item }.
event-moved = { $player } moves to { $space }.
event-put-in-jail = { $player } goes to jail.
event-sheriff-moved = The sheriff moves to { $space }.
event-played = { $player } plays { $card } for its action.
event-reacted = { $player } reacts with { $card }.
event-used = { $player } uses this: { $item }.
event-used-ability = { $player } uses the ability of { $character }.
event-worked = { $player } works.
event-bought = { $player } buys this: { $item }.
event-upgraded = { $player } upgrades this: { $item }.
event-got-item = { $player } gets this: { $item }.
event-returned-item = { $player } returns this to the store: { $item }.
event-rolled = { $player } rolls: { $face }.
event-sold = { $player } sells { $nuggets ->
        [one] 1 nugget
       *[other] { $nuggets } nuggets
    } to the bank.
event-treated = The Doctor treats { $player }: { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }.
event-revelled = { $player } revels: { $amount } LP.
event-took-cattle = { $player } takes a cattle token: { $colour }.
event-saw-cattle = { $player } looks at the token: { $bonus }.
event-delivered = { $player } delivers cattle { $delivery } ({ $colour }): { $bonus }.
event-cattle-returned = The cattle of { $player } goes back to its ranch: { $colour }.
event-declared = { $player } attacks { $target }: { $fight }.
event-declared-man = { $player } attacks the Man in Black: { $fight }.
event-faced = { $player } fights { $opponent }: { $cards ->
        [one] 1 fight card
       *[other] { $cards } fight cards
    }.
event-looked = { $player } looks at { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
event-saw-card = In the hand of { $target }: { $card }.
event-saw-fight-card = Among the fight cards: { $fight_card }.
event-prepared = { $player } lays a card face down.
event-gave-up = { $player } surrenders.
event-helpless = { $player } has no card and loses.
event-showed = { $player } shows { $card }.
event-showed-fight-card = The fight card is { $fight_card }.
event-cancelled = The fight card is cancelled.
event-lowered = The card against { $player } counts { $amount } less.
event-voided = { $player } voids the fight: it begins again.
event-voided-by-man = The Man in Black voids the fight: it begins again.
event-won = { $player } wins, { $value } against { $against }.
event-was-beaten = { $player } loses, { $value } against { $against }.
event-arrested = { $player } is arrested.
event-stole = { $player } takes from { $target }: { $resource } { $amount }.
event-stole-card = { $player } takes { $card } from { $target }.
event-stole-cattle = { $player } takes the cattle of { $target }: { $colour }.
event-wounded = { $player } wounds { $target }.
event-poker-began = { $player } starts a game of poker: { $location }.
event-joined = { $player } joins the game.
event-stayed-out = { $player } stays out.
event-banker-played-by = Nobody joins; { $player } plays the banker.
event-banker-card = A card of the banker: { $card }.
event-flop = The flop: { $card } { $second } { $third }.
event-laid = { $player } has chosen.
event-showed-hand = { $player } shows { $card }: { $hand }.
event-banker-showed = The bank shows { $card }: { $hand }.
event-won-pot = { $player } wins ${ $amount }.
event-bank-won-pot = The pot of ${ $amount } goes to the bank.
event-contributed = { $player } places a disc on a story: { $pile }.
event-moved-disc = { $player } moves a disc to a story: { $pile }.
event-story-told = A story is told: { $story }.
event-story-opened = A new story lies open: { $pile }.
event-claimed = { $player } reaches a goal: { $goal }.
event-drew-fame = { $player } draws { $amount ->
        [one] 1 legendary token
       *[other] { $amount } legendary tokens
    }.
event-saw-fame = The token of { $player } is worth { $value }.
event-returned-fame = { $player } returns a token.
event-end-set-off = The target is reached: this round is finished, and one more follows.
event-last-round = The last round begins.
event-man-turned = The Man in Black turns the card “{ $card }”.
event-man-moved = The Man in Black goes to { $space }.
event-man-gained = The Man in Black gains { $amount } LP.
event-man-attacked = The Man in Black attacks { $target }: { $fight }.
event-man-poker = The Man in Black plays poker at the Cabaret.
event-scored = { $player } ends with { $amount } LP.
event-man-scored = The Man in Black ends with { $amount } LP.
event-man-lowered = Against the Man in Black the card of { $player } counts { $amount } less.
event-lived-as-outlaw = { $player } ends the turn as an outlaw.

## Options

option-length = Length
    .help = How many legendary points set off the end.
    .value-short = Short, 15 LP
    .value-medium = Medium, 20 LP
    .value-long = Long, 25 LP
option-goals = Goals
    .help = Everybody has three secret goals, which bring legendary tokens.
option-first-game = First game
    .help = A simpler game to learn the rules: 15 LP, no goals, no cattle, only Provisions as items, twenty story cards.
option-fame-tokens = Legendary tokens
    .help = With goals: how many tokens have the values 1, 2 and 3; the editions differ.
    .value-czech = 9, 6 and 3 (Czech edition)
    .value-english = 6, 9 and 3 (English edition)

## Terminal

terminal-round = Round { $round }, to { $target } LP
terminal-ending-round = the end is set off
terminal-ending-last = last round!
terminal-actions = { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
terminal-points = { $count ->
        [one] 1 space left
       *[other] { $count } spaces left
    }
terminal-story = Story ({ $pile }):
terminal-fight = Fight
terminal-face-down = a card face down
terminal-poker = Poker, pot ${ $pot }
terminal-banker = The bank
terminal-sheriff = sheriff
terminal-bandit = bandit
terminal-lp = { $count } LP
terminal-money = ${ $count }
terminal-nuggets = { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
terminal-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
terminal-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-marshal = { $count } MP
terminal-wanted = { $count } WP
terminal-cattle = cattle: { $colour }
terminal-fame = { $count ->
        [one] 1 legendary token
       *[other] { $count } legendary tokens
    }
terminal-hand = Your cards
terminal-own-cattle = Your cattle brings: { $bonus }
terminal-own-fame = Your legendary tokens: { $values }
terminal-legend = On the map: numbers in circles are players, ☆ the sheriff, ! a bandit, ■ the Man in Black; underlined spaces can be reached. In lists: + upgraded, * in use, ✓ fulfilled now.
terminal-how-to =
    Each turn you take some income and three actions: move over the map, use what the place under your feet offers,
    play a poker card for its action, or fight another character on your space.

    Legendary points (LP) win: sell nuggets at the Bank, revel at the Cabaret, win duels and poker games, beat
    bandits. Marshal points (MP) make you a lawman and bring rewards; wanted points (WP) make you an outlaw, who
    gains LP every turn but may be arrested.

    In a fight both lay a poker card; the higher one wins. Against other players ties go to the attacker, against
    bandits, guards and the sheriff they go against you. The loser takes a wound and draws a card.

    Something is not possible? Ask, for example: why arrest, or: why buy mustang.

## Reasons

reason-target-reached = The target was reached, and the last round is over.
reason-out-of-rounds = Fifty rounds are over.
reason-unfinished = The game is not over yet.

## Score sheet

score-points = Points on the track
score-equipment = Upgraded weapons and mounts
score-money = Money kept
score-most-wanted = The most wanted outlaw
score-outlaw = Outlaw
score-lawman = Lawman
score-fame = Legendary tokens
score-wounds = Wounds

## Metrics

metric-points-gold = Nuggets sold
metric-points-cabaret = Cabaret
metric-points-cattle = Cattle
metric-points-fights = Fights
metric-points-poker = Poker
metric-points-stories = Stories
metric-points-outlaw = Life as an outlaw
metric-points-cards = Cards played for their points
metric-points-other = Abilities, other things on cards and the rest
metric-points-lawman = Life as a lawman
metric-points-equipment = Upgraded weapons and mounts
metric-points-money = Money kept
metric-points-wounds = Wounds
metric-points-fame = Legendary tokens
metric-fights-won = Fights won
metric-fights-lost = Fights lost
metric-arrests = Outlaws arrested
metric-times-arrested = Times arrested
metric-story-discs = Discs on story cards
metric-poker-games = Games of poker
metric-pots-won = Pots won
metric-goals = Goals claimed
metric-character = Character
