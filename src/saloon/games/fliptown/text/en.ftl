### Fliptown: every name and line of the game in English. The rules are in rules.en.ftl.

## Game

game-name = Fliptown
game-tagline = Flip three cards a turn: one shows where to go, one how far, and one is for poker. Rob, dig, settle, and keep out of jail.

## Options

option-characters = Characters
    .help = Everybody gets one of 14 characters, with other things to begin with and an ability for once in the game.
option-hold-em = Texas hold 'em
    .help = Two more cards for everybody in each round; the best five of seven make the poker hand.
option-competitive = Competitive poker
    .help = Only the best poker hand at the table is paid. Alone it has no effect.
option-cowbot = Cowbot
    .help = Alone: an opponent that steals cards and scores for what you leave. With characters, a random cowbot and your character are drawn by one card. With more players it has no effect.
    .value-none = None
    .value-jane = Calamity Jane
    .value-billy = Billy the Kid
    .value-bart = Black Bart
    .value-earp = Wyatt Earp
    .value-random = Random
option-difficulty = Cowbot's level
    .help = How much the cowbot scores.
    .value-easy = Easy
    .value-normal = Normal
    .value-hard = Hard
option-gun-bonus = Guns
    .help = What pistol and rifle add to a robbery card: the Czech rulebook and the English map differ.
    .value-rulebook = +2 and +4 (Czech rulebook)
    .value-map = +3 and +6 (English map)
option-jane-trigger = Calamity Jane steals for
    .help = What you must not gain while a heart lies in the line-up: her card shows a star, the picture in the Czech rulebook looks like a dollar.
    .value-stars = Stars (her card)
    .value-money = Money (Czech rulebook)

## Cards

suit-hearts = hearts
suit-spades = spades
suit-diamonds = diamonds
suit-clubs = clubs
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = J
rank-Q = Q
rank-K = K
card-h1 = A♥
card-h2 = 2♥
card-h3 = 3♥
card-h4 = 4♥
card-h5 = 5♥
card-h6 = 6♥
card-h7 = 7♥
card-h8 = 8♥
card-h9 = 9♥
card-h10 = 10♥
card-h11 = J♥
card-h12 = Q♥
card-h13 = K♥
card-s1 = A♠
card-s2 = 2♠
card-s3 = 3♠
card-s4 = 4♠
card-s5 = 5♠
card-s6 = 6♠
card-s7 = 7♠
card-s8 = 8♠
card-s9 = 9♠
card-s10 = 10♠
card-s11 = J♠
card-s12 = Q♠
card-s13 = K♠
card-d1 = A♦
card-d2 = 2♦
card-d3 = 3♦
card-d4 = 4♦
card-d5 = 5♦
card-d6 = 6♦
card-d7 = 7♦
card-d8 = 8♦
card-d9 = 9♦
card-d10 = 10♦
card-d11 = J♦
card-d12 = Q♦
card-d13 = K♦
card-c1 = A♣
card-c2 = 2♣
card-c3 = 3♣
card-c4 = 4♣
card-c5 = 5♣
card-c6 = 6♣
card-c7 = 7♣
card-c8 = 8♣
card-c9 = 9♣
card-c10 = 10♣
card-c11 = J♣
card-c12 = Q♣
card-c13 = K♣
place-left = the left card
place-middle = the middle card
place-right = the right card

## Areas and spaces

area-trail = trail
area-badlands = badlands
area-mine = mine
area-town = town
area-cemetery = cemetery
space-T1 = trail stop A
space-T2 = trail stop 2
space-T3 = trail stop 3
space-T4 = trail stop 4
space-T5 = trail stop 5
space-T6 = trail stop 6
space-T7 = trail stop 7
space-T8 = trail stop 8
space-T9 = trail stop 9
space-T10 = trail stop 10
space-T11 = trail stop J
space-T12 = trail stop Q
space-T13 = trail stop K
space-B2 = chickens 2
space-B3 = chickens 3
space-B4 = chickens 4
space-B5 = cattle 5
space-B6 = cattle 6
space-B7 = cattle 7
space-B8 = stagecoach 8
space-B9 = stagecoach 9
space-B10 = stagecoach 10
space-B11 = train J
space-B12 = train Q
space-B13 = train K
space-M1A = the room with the hammer
space-M1B = the room with the pan
space-M2A = the room with the badlands bonus
space-M2B = the room with the trail bonus
space-M2C = the room with the town bonus
space-M3A = the room with 6 gold
space-M3B = the room with 4 gold
space-M3C = the room with 2 gold
space-M3D = the room with 4 stars
space-M4A = the deep room of the tombstones
space-M4B = the deep room of the buildings
space-M4C = the deep room of the mine
space-M4D = the deep room of the trail
space-M4E = the deep room of the robberies
space-town-01 = Undertaker
space-town-02 = Bank
space-town-03 = Hideout
space-town-04 = Stables
space-town-05 = General Store
space-town-06 = Church
space-town-07 = Hotel
space-town-08 = Land Office
space-town-09 = Gunsmith
space-town-10 = Bail Bonds
space-town-11 = Sheriff's Office
space-town-12 = Saloon
space-town-13 = Prospector's Club
space-G00 = the tombstone top left
space-G01 = the tombstone at the top
space-G02 = the tombstone top right
space-G10 = the tombstone on the left
space-G11 = the tombstone in the middle
space-G12 = the tombstone on the right
space-G20 = the tombstone bottom left
space-G21 = the tombstone at the bottom
space-G22 = the tombstone bottom right
group-chicken = chickens
group-cattle = cattle
group-stagecoach = stagecoach
group-train = train

## Resources and things

resource-money = money
resource-gold = gold
resource-stars = stars
resource-wanted = WANTED
resource-pans = a gold pan
resource-hammers = a hammer
resource-bonus = a bonus action
# Never shown: by these keys the texts of events choose their words.
unit-money = money
unit-gold = gold
unit-stars = stars
unit-wanted = wanted
unit-pans = pans
unit-hammers = hammers
item-undertaker = the undertaker's favour
item-shovel = the shovel
item-bank-red = the bank on red
item-bank-black = the bank on black
item-work-horse = the work horse
item-trail-horse = the trail horse
item-store-pan = the gold pan of the store
item-pickaxe = the pickaxe
item-bandana = the bandana
item-pistol = the pistol
item-rifle = the rifle
item-outlaw-j = the hunt for jacks
item-outlaw-q = the hunt for queens
item-outlaw-k = the hunt for kings
item-hotel = a stay in the hotel
lots-1-2 = lots 1 and 2
lots-2-3 = lots 2 and 3
lots-4-5 = lots 4 and 5
lots-5-6 = lots 5 and 6
lots-7-8 = lots 7 and 8
lots-8-9 = lots 8 and 9
lots-1-4 = lots 1 and 4
lots-2-5 = lots 2 and 5
lots-3-6 = lots 3 and 6
lots-4-7 = lots 4 and 7
lots-5-8 = lots 5 and 8
lots-6-9 = lots 6 and 9
lots-1-2-3 = lots 1, 2 and 3
lots-4-5-6 = lots 4, 5 and 6
lots-7-8-9 = lots 7, 8 and 9
lots-1-4-7 = lots 1, 4 and 7
lots-2-5-8 = lots 2, 5 and 8
lots-3-6-9 = lots 3, 6 and 9
lots-2-4-5 = lots 2, 4 and 5
lots-1-4-5 = lots 1, 4 and 5
lots-1-2-5 = lots 1, 2 and 5
lots-1-2-4 = lots 1, 2 and 4
lots-3-5-6 = lots 3, 5 and 6
lots-2-5-6 = lots 2, 5 and 6
lots-2-3-6 = lots 2, 3 and 6
lots-2-3-5 = lots 2, 3 and 5
lots-5-7-8 = lots 5, 7 and 8
lots-4-7-8 = lots 4, 7 and 8
lots-4-5-8 = lots 4, 5 and 8
lots-4-5-7 = lots 4, 5 and 7
lots-6-8-9 = lots 6, 8 and 9
lots-5-8-9 = lots 5, 8 and 9
lots-5-6-9 = lots 5, 6 and 9
lots-5-6-8 = lots 5, 6 and 8
hand-nothing = no pair
hand-one-pair = one pair
hand-two-pair = two pair
hand-three-of-a-kind = three of a kind
hand-straight = a straight
hand-flush = a flush
hand-full-house = a full house
hand-four-of-a-kind = four of a kind
hand-straight-flush = a straight flush
hand-royal-flush = a royal flush

## Ways and answers

way-plain = as it is
way-joker-value = value by a joker
way-shift-value = value shifted by the Prospector
way-gold-suit = suit for gold
way-gold-suit-joker-value = suit for gold, value by a joker
way-gold-suit-shift-value = suit for gold, value shifted by the Prospector
way-joker-suit = suit by a joker
way-joker-suit-joker-value = suit and value by jokers
way-joker-suit-shift-value = suit by a joker, value shifted by the Prospector
change-none = as it is
change-gold-hearts = suit to hearts for gold
change-gold-spades = suit to spades for gold
change-gold-diamonds = suit to diamonds for gold
change-gold-clubs = suit to clubs for gold
change-joker-hearts = suit to hearts by a joker
change-joker-spades = suit to spades by a joker
change-joker-diamonds = suit to diamonds by a joker
change-joker-clubs = suit to clubs by a joker
take-all = all WANTED
take-less = fewer WANTED
answer-no = no
answer-yes = yes
reward-money = $4
reward-gold = 2 gold
reward-cross-1 = cross out 1 WANTED
reward-cross-2 = cross out 2 WANTED
ability-trail = a bonus action on the trail
ability-badlands = a bonus action in the badlands
ability-mine = a bonus action in the mine
ability-town = a bonus action in town
ability-cemetery = a bonus action in the cemetery
ability-gold = gold for every WANTED
ability-wanted = cross out WANTED

## Bounties

bounty-BO1 = 4 circled spaces in the trail, the badlands, the mine and the town
bounty-BO2 = all four bonus actions of the trail
bounty-BO3 = 5 pans and hammers together
bounty-BO4 = all five stars on the signs of the town
bounty-BO5 = 9 gold from rooms of the mine
bounty-BO6 = one target of every kind in the badlands
bounty-BO7 = 5 tombstones besides the one in the middle
bounty-BO8 = stop K of the trail, or two hunted outlaws
bounty-BO9 = 9 WANTED at once
bounty-BO10 = 4 of these 7: pan, hammer, trail horse, undertaker's favour, bandana, pickaxe, pistol
bounty-BO11 = $30 or 15 gold at once
bounty-BO12 = a bonus action earned in each of the five areas

## Characters and cowbots

character-trailblazer = the Trailblazer
    .help = Once: a bonus action on the trail.
character-cheat = the Cheat
    .help = Once: a card of the poker hand counts as any card.
character-prospector = the Prospector
    .help = Once: shift the value card by the number of your pans.
character-settler = the Settler
    .help = Once: a bonus action in town.
character-bandit = the Bandit
    .help = Once: a bonus action in the badlands.
character-marshal = the Marshal
    .help = Once: draw a sheriff card of your own.
character-preacher = the Preacher
    .help = Once, before the sheriff comes: cross out up to 6 WANTED.
character-miner = the Miner
    .help = Once: a bonus action in the mine.
character-ranch-hand = the Ranch Hand
    .help = Once: cross out 2 WANTED for every hammer.
character-grave-robber = the Grave Robber
    .help = Begins with the shovel. Once: a bonus action in the cemetery.
character-man-in-black = the Man in Black
    .help = Once: any bonus action.
character-baroness = the Baroness
    .help = Once: gold for every WANTED.
character-mayor = the Mayor
    .help = Once: three new cards for everybody.
character-wild-card = the Wild Card
    .help = Two jokers: each sets the suit or the value.
cowbot-jane = Calamity Jane
cowbot-billy = Billy the Kid
cowbot-bart = Black Bart
cowbot-earp = Wyatt Earp
trigger-money = money
trigger-gold = gold
trigger-stars = stars
trigger-wanted = WANTED
trigger-bonus = a bonus action

## Titles and challenges

score-word-greenhorn = Greenhorn
score-word-seasoned = Seasoned
score-word-fearless = Fearless
score-word-sharpshooter = Sharpshooter
score-word-legendary = Legendary
wanted-word-deputy = Deputy
wanted-word-rancher = Rancher
wanted-word-cowboy = Cowboy
wanted-word-desperado = Desperado
wanted-word-outlaw = Outlaw
challenge-SC1 = 6 circled spaces in each of the five areas
challenge-SC2 = 7 pans and hammers together
challenge-SC3 = no WANTED left at the end
challenge-SC4 = all gold of the mine
challenge-SC5 = every trail stop with stars
challenge-SC6 = all five stars on the signs of the town
challenge-SC7 = one target of every kind in the badlands
challenge-SC8 = all eight outer tombstones
challenge-SC9 = a hand of four of a kind or better
challenge-SC10 = never gain a WANTED
challenge-SC11 = $30 and 15 gold at the end
challenge-SC12 = three hands better than one pair
challenge-SC13 = at most 5 WANTED, and never arrested
challenge-SC14 = beat all four cowbots on easy
challenge-SC15 = beat a cowbot on hard
challenge-SC16 = a cowbot that stole at most one card
challenge-SC17 = 20 WANTED at the end
challenge-SC18 = 24 silver stars
challenge-SC19 = every space of one area circled
challenge-SC20 = the title Legendary

## Prompts

prompt-reflip = Mayor: keep these three cards, or flip three new ones for everybody?
prompt-outlaw = A hunted outlaw is in the line-up: choose your reward.
prompt-assign = Assign the three cards: suit, value, poker.
prompt-act = Choose your main action on the map.
prompt-bonus = Bonus actions and abilities: use them in any order, or go on.
prompt-finish = Your turn is done: end it, or take something back.
prompt-tool = A gold pan or a hammer?
prompt-cross = How many WANTED do you cross out?
prompt-office-reward = You have seen the sheriff card: a star, or cross out WANTED?
prompt-cheat = Cheat: does one card of your hand count as another?
prompt-bribe = The sheriff is coming: do you bribe him?
prompt-redraw = Marshal: draw a sheriff card of your own?
prompt-fine = You are arrested: pay in money or in stars?
prompt-effect-town-01 = Undertaker: take what he offers?
prompt-effect-town-02 = Bank: bank on a colour?
prompt-effect-town-03 = Hideout: how many WANTED do you cross out?
prompt-effect-town-04 = Stables: buy a horse?
prompt-effect-town-05 = General Store: buy something?
prompt-effect-town-06 = Church: how many WANTED do you buy off?
prompt-effect-town-07 = Hotel: stay for a night?
prompt-effect-town-08 = Land Office: claim some lots?
prompt-effect-town-09 = Gunsmith: buy a gun?
prompt-effect-town-10 = Bail Bonds: which outlaw do you hunt?
prompt-effect-town-11 = Sheriff's Office: look at the sheriff card now, or first take the bonus?
prompt-effect-town-12 = Saloon: how many stars do you buy?
prompt-effect-town-13 = Prospector's Club: how much gold do you turn into stars?

## Actions

action-reflip = Flip three new cards: { $answer }
    .group = Flip three new cards?
    .short = { $answer }
action-reward = Reward: { $reward }
    .group = Reward
    .short = { $reward }
action-assign = Suit: { $suit }, value: { $value }
    .group = Assign the cards
    .short = suit: { $suit }, value: { $value }
action-ride = Ride to { $stop } ({ $way })
    .group = Trail
    .short = { $stop } ({ $way })
action-rob = Rob: { $target } ({ $way }, { $wanted })
    .group = Badlands
    .short = { $target } ({ $way }, { $wanted })
action-dig = Go down into { $room } ({ $way })
    .group = Mine
    .short = { $room } ({ $way })
action-visit = Visit: { $building } ({ $way })
    .group = Town
    .short = { $building } ({ $way })
action-mourn = Circle { $grave } ({ $change }, { $wanted })
    .group = Cemetery
    .short = { $grave } ({ $change }, { $wanted })
action-pass = Do nothing
action-ability = Use your ability: { $ability }
    .group = Ability
    .short = { $ability }
action-effect = Use now: { $building }
    .group = Put off
    .short = { $building }
action-postpone = First the bonus, later the building
action-skip = Go on without
action-done = End the turn
action-tool = Take { $tool }
action-cross = Cross out { $amount } WANTED
    .group = Cross out WANTED
    .short = { $amount }
action-exchange = Exchange { $times ->
        [one] once
       *[other] { $times } times
    }
    .group = Exchange
    .short = { $times }×
action-buy = Take { $item }
    .group = Take
    .short = { $item }
action-claim = Claim { $lots }
    .group = Claim
    .short = { $lots }
action-look = Look at the sheriff card
action-star = Take a star
action-cheat = Card { $place ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[6] 7
    } of the hand counts as { $card }
    .group = Cheat
    .short = card { $place ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
            [5] 6
           *[6] 7
        } as { $card }
action-bribe = Bribe the sheriff: { $answer }
    .group = Bribe the sheriff?
    .short = { $answer }
action-redraw = Draw another sheriff card: { $answer }
    .group = Draw another sheriff card?
    .short = { $answer }
action-fine = Pay the fine: { $resource }
    .group = Pay the fine
    .short = { $resource }

## Events

event-dealt = { $player } plays { $character }.
event-bounty-shown = A bounty is open: { $bounty }.
event-cowbot-comes = Your opponent is { $cowbot }.
event-round-began = Round { $round } begins.
event-hole-cards = { $player } has the hold'em cards { $card } and { $second }.
event-flipped = Line-up: { $card } { $second } { $third }.
event-reflipped = { $player } has three new cards flipped.
event-reshuffled = The discards are shuffled into a new deck.
event-bank-paid = The bank pays { $player } { $amount ->
        [one] 1 star
       *[other] { $amount } stars
    }.
event-outlaw-paid = { $player } caught an outlaw: { $reward }.
event-assigned = { $player }: suit { $suit }, value { $value }, poker { $poker }.
event-suit-changed = { $player } turns the suit into { $suit } ({ $amount ->
        [0] a joker
       *[other] { $amount } gold
    }).
event-value-changed = { $player } turns the value into { $rank } ({ $amount ->
        [0] no gold
       *[other] { $amount } gold
    }).
event-circled = { $player } circles { $space }.
event-revisited = { $player } visits { $building } again.
event-robbed = { $player } robs { $space }: it works, the robbery card is { $card }.
event-failed = { $player } robs { $space }: it fails, the robbery card is { $card }.
event-gained = { $player } gains { $resource ->
        [money] ${ $amount }
        [gold] { $amount } gold
        [stars] { $amount ->
            [one] 1 star
           *[other] { $amount } stars
        }
        [wanted] { $amount } WANTED
        [pans] { $amount ->
            [one] a gold pan
           *[other] { $amount } gold pans
        }
       *[hammers] { $amount ->
            [one] a hammer
           *[other] { $amount } hammers
        }
    }.
event-spent = { $player } gives { $resource ->
        [money] ${ $amount }
        [gold] { $amount } gold
       *[stars] { $amount ->
            [one] 1 star
           *[other] { $amount } stars
        }
    }.
event-crossed = { $player } crosses out { $amount } WANTED.
event-bonus = { $player } has a bonus action: { $area }.
event-passed = { $player } does nothing.
event-bought = { $player } has { $item } now.
event-claimed = { $player } claims { $lots }.
event-peeked = { $player } has seen the sheriff card: { $card }.
event-ability-used = { $player } uses the ability of { $character }.
event-bounty-met = { $player } meets a bounty ({ $bounty }): { $amount ->
        [one] 1 star
       *[other] { $amount } stars
    }.
event-bounty-turned = From now on this bounty brings less: { $bounty }.
event-card-stolen = { $cowbot } steals a card and has { $amount } now.
event-cheated = { $player } cheats: { $card } counts as { $counts_as }.
event-hand-paid = { $player } has { $hand }{ $stars ->
        [0] { $money ->
            [0] .
           *[other] : ${ $money }.
        }
        [one] : ${ $money } and 1 star.
       *[other] : ${ $money } and { $stars } stars.
    }
event-worked = { $player } pans { $gold } gold and earns ${ $money }.
event-bribed = { $player } bribes the sheriff with { $amount } gold.
event-sheriff-shown = The sheriff card is { $card }.
event-own-sheriff = { $player } draws another sheriff card: { $card }.
event-safe = { $player } gets away.
event-arrested = { $player } is arrested.
event-fined = { $player } pays a fine of { $resource ->
        [money] ${ $amount }
        [gold] { $amount } gold
       *[stars] { $amount ->
            [one] 1 star
           *[other] { $amount } stars
        }
    }.
event-scored = { $player } has { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
event-cowbot-scored = { $cowbot } has { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.

## Scores and endings

score-stars = Stars
score-money = Money (${ $count })
score-gold = Gold ({ $count })
score-hotel = Hotel ({ $count ->
        [one] 1 stay
       *[other] { $count } stays
    })
score-room = Silver stars: { $space }
score-wanted = WANTED left: { $count }
score-title = Title: { $score_word } { $wanted_word }
score-challenge = Challenge met: { $challenge }
score-cowbot-trail = Spaces left on the trail
score-cowbot-badlands = Spaces left in the badlands
score-cowbot-mine = Spaces left in the mine
score-cowbot-town = Spaces left in town
score-cowbot-stolen = Stolen cards
score-cowbot-character = Against a character
score-cowbot-hold-em = With hold 'em
reason-third-round = The third round is over.
reason-cowbot-beaten = The cowbot is beaten.
reason-cowbot-won = To win takes more points than the cowbot has.
reason-unfinished = The game is not over yet.

## Terminal

terminal-turn = Round { $round }, turn { $turn }
terminal-round = Round { $round }
terminal-deck = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the deck
terminal-no-lineup = No cards are flipped.
terminal-lineup = Line-up
terminal-suit = suit
terminal-value = value
terminal-poker = Poker:
terminal-hole = hold'em:
terminal-arrest = Arrest { $percent } %, bribe { $bribe } gold
terminal-sheriff = sheriff card
terminal-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-hotel = hotel { $count }☆
terminal-nothing-owned = nothing bought yet
terminal-cowbot = { $count ->
        [one] 1 stolen card
       *[other] { $count } stolen cards
    }; steals for { $trigger }
terminal-pending = Pending:
terminal-opens = { $free } free, { $paid } for gold
terminal-how-to = Assign the three cards: the suit card says which area you go to, the value card which space, and the third card goes to your poker hand. Two gold change the suit, one gold a step of the value. Instead you can always circle a tombstone. Spaces bring money, gold, stars, WANTED and bonus actions. After five turns the poker hand is paid, pans and hammers work, and the sheriff comes: he arrests whoever has more WANTED than his card shows.
terminal-legend = $ money, ◆ gold, ★ stars, ☆ silver stars, ☠ WANTED, ⊙ pans, ⚒ hammers; ♥ trail, ♠ badlands, ♦ mine, ♣ town, † cemetery; (A) circled, ×A× lost, ▸A can be chosen.

## Metrics

metric-points-trail = Trail
metric-points-badlands = Badlands
metric-points-mine = Mine
metric-points-town = Town
metric-points-cemetery = Cemetery
metric-points-poker = Poker
metric-points-bounties = Bounties
metric-points-money = Money
metric-points-gold = Gold
metric-points-character = Stars of the character
metric-points-fines = Stars paid as fines
metric-spaces-trail = Spaces of the trail
metric-spaces-badlands = Spaces of the badlands
metric-spaces-mine = Spaces of the mine
metric-spaces-town = Spaces of the town
metric-spaces-cemetery = Spaces of the cemetery
metric-wanted = WANTED at the end
metric-arrests = Arrests
metric-poker-hand = Best poker hand
metric-character = Character
