### Dice Town: every name and line of the game in English. The rules are in rules.en.ftl.

## Game

game-name = Dice Town
game-tagline = Roll poker dice in secret, pay to keep them, and carve up the town: gold, bank, store, saloon, badge and land.

## Dice

face-9 = 9
face-10 = 10
face-J = J
face-Q = Q
face-K = K
face-A = A
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4
place-5 = 5
dice-none = no die
dice-1 = die 1
dice-2 = die 2
dice-12 = dice 1 and 2
    .short = 1+2
dice-3 = die 3
dice-13 = dice 1 and 3
    .short = 1+3
dice-23 = dice 2 and 3
    .short = 2+3
dice-123 = dice 1, 2 and 3
    .short = 1+2+3
dice-4 = die 4
dice-14 = dice 1 and 4
    .short = 1+4
dice-24 = dice 2 and 4
    .short = 2+4
dice-124 = dice 1, 2 and 4
    .short = 1+2+4
dice-34 = dice 3 and 4
    .short = 3+4
dice-134 = dice 1, 3 and 4
    .short = 1+3+4
dice-234 = dice 2, 3 and 4
    .short = 2+3+4
dice-1234 = dice 1, 2, 3 and 4
    .short = 1+2+3+4
dice-5 = die 5
dice-15 = dice 1 and 5
    .short = 1+5
dice-25 = dice 2 and 5
    .short = 2+5
dice-125 = dice 1, 2 and 5
    .short = 1+2+5
dice-35 = dice 3 and 5
    .short = 3+5
dice-135 = dice 1, 3 and 5
    .short = 1+3+5
dice-235 = dice 2, 3 and 5
    .short = 2+3+5
dice-1235 = dice 1, 2, 3 and 5
    .short = 1+2+3+5
dice-45 = dice 4 and 5
    .short = 4+5
dice-145 = dice 1, 4 and 5
    .short = 1+4+5
dice-245 = dice 2, 4 and 5
    .short = 2+4+5
dice-1245 = dice 1, 2, 4 and 5
    .short = 1+2+4+5
dice-345 = dice 3, 4 and 5
    .short = 3+4+5
dice-1345 = dice 1, 3, 4 and 5
    .short = 1+3+4+5
dice-2345 = dice 2, 3, 4 and 5
    .short = 2+3+4+5
dice-12345 = dice 1, 2, 3, 4 and 5
    .short = 1+2+3+4+5
hand-five-of-a-kind = five of a kind
hand-four-of-a-kind = four of a kind
hand-full-house = full house
hand-straight = straight
hand-three-of-a-kind = three of a kind
hand-two-pair = two pairs
hand-pair = one pair
hand-high-card = high card

## Locations

location-gold-mine = Gold Mine
location-bank = Bank
location-stagecoach = Stagecoach
location-general-store = General Store
location-saloon = Saloon
location-sheriff = Sheriff
location-town-hall = Town Hall
location-doc-badluck = Doc Badluck
consolation-barbed-wire = Barbed wire
consolation-free-card = Free card
consolation-small-raid = Small raid
consolation-big-raid = Big raid

## Cards

card-tobacco = Tobacco
    .help = Equipment: worth its points at the end.
card-hat = Hat
    .help = Equipment: worth its points at the end.
card-boots = Boots
    .help = Equipment: worth its points at the end.
card-revolver = Revolver
    .help = Equipment: worth its points at the end.
card-saddle = Saddle
    .help = Equipment: worth its points at the end.
card-horse = Horse
    .help = Equipment: worth its points at the end.
card-dynamite = Dynamite
    .help = In the Gold Mine: find twice the nuggets.
card-girls = Girls
    .help = In the Saloon: steal twice.
card-tough-guy = Tough Guy
    .help = With your dice: this reveal is free.
card-professional-cheat = Professional Cheat
    .help = After a reveal: turn one of your new dice to any face.
card-corruption = Corruption
    .help = In the Town Hall: also take the top deed of the pile.
card-on-credit = On Credit
    .help = In the General Store: shop twice.
card-shaky-joe = Shaky Joe
    .help = At once: a player of your choice gives you 4 dollars.
card-marshal = Marshal
    .help = When the badge would move: it stays.
card-fifty-fifty = Fifty-Fifty
    .help = When an opponent robs the Bank: half of the loot is yours.
card-wanted = Wanted
    .help = When an opponent plays a store card: it has no effect.
card-badluck-elixir = Badluck's Elixir
    .help = At the Doc's: visit him even if you won something.
card-deed-1 = Deed 1
    .help = Land: worth its points at the end.
card-deed-2 = Deed 2
    .help = Land: worth its points at the end.
card-deed-3 = Deed 3
    .help = Land: worth its points at the end.
card-deed-4 = Deed 4
    .help = Land: worth its points at the end.
card-deed-5 = Deed 5
    .help = Land: worth its points at the end.
back-store = a store card
back-deed = a deed

## Options

option-bribe-rounds = Rounds of offers
    .help = How often tied players make an offer to the Sheriff. In a second round, the first offers are known and can only be raised.
    .value-1 = One
    .value-2 = Two
option-first-sheriff = First Sheriff
    .help = The rulebook gives the badge to the youngest player: let that player take the first seat, or draw lots.
    .value-random = By lot
    .value-first-seat = First seat

## Prompts

prompt-keep = Choose in secret which dice to keep. One is free, every further one costs a dollar, and so does none.
prompt-give-back = Your Tough Guy was cancelled, and you cannot pay for all these dice: choose which to keep.
prompt-play-dynamite = The mine is yours. Play Dynamite?
prompt-play-girls = The Saloon is yours. Play Girls?
prompt-play-professional-cheat = Dice were shown. Play a Professional Cheat?
prompt-play-corruption = The Town Hall is yours. Play Corruption?
prompt-play-on-credit = You are shopping. Play On Credit?
prompt-play-marshal = The badge is about to move. Play Marshal?
prompt-play-fifty-fifty = The Bank was robbed. Play Fifty-Fifty?
prompt-play-wanted = An opponent has played a card. Play Wanted to cancel it?
prompt-play-badluck-elixir = Doc Badluck is in. Play Badluck's Elixir?
prompt-cheat = Choose a die that you have just shown, and its new face.
prompt-offer-money = You are tied: how many dollars do you offer the Sheriff?
prompt-offer-nuggets = You are tied: how many nuggets do you offer the Sheriff?
prompt-offer-cards = You are tied: add cards to your offer, or seal it.
prompt-decide-tie = You are the Sheriff: which of the tied players will it be?
prompt-keep-drawn = Choose the card to keep.
prompt-shake = Shaky Joe: who gives you the money?
prompt-rob = Choose whom to rob, and how many of the cards are to be deeds; the others are store cards.
prompt-keep-taken = Choose the card to keep; the others go back.
prompt-order-visits = You are the Sheriff: who is next to visit Doc Badluck?
prompt-visit = Doc Badluck offers you one consolation.
prompt-fence = Choose the two deeds to put behind barbed wire.
prompt-choose-winner = Points and deeds are equal. You are the Sheriff: who wins?

## Actions

action-keep = Keep { $dice }
    .group = Keep
    .short = { $dice }
    .words = die set aside pay
action-keep-free = Keep { $dice } for free with a Tough Guy
    .group = Keep with a Tough Guy
    .short = { $dice }
    .words = die set aside free
action-pass = Pass
    .group = Pass
    .short = no
    .words = no nothing skip decline
action-pass-round = Pass, and don't ask me again this round
    .group = Pass
    .short = not again this round
    .words = never skip quiet silence
action-play = Play { $card }
    .group = Play
    .short = { $card }
    .words = use card
action-cheat = Turn die { $die } to { $face }
    .group = Turn die { $die }
    .short = { $face }
    .words = change flip
action-choose = Choose { $player }
    .group = Choose
    .short = { $player }
    .words = decide pick tie
action-keep-card = Keep { $card }
    .group = Keep
    .short = { $card }
    .words = take choose
action-shake = Make { $target } pay
    .group = Shaky Joe
    .short = { $target }
    .words = money dollars take
action-console = Visit: { $consolation }
    .group = Doc Badluck
    .short = { $consolation }
    .words = visit raid wire consolation
action-fence = Fence { $deed } and { $second }
    .group = Fence
    .short = { $deed } + { $second }
    .words = wire protect barbed
action-seal = Seal the offer
    .group = Offer
    .short = seal
    .words = done end finish
action-offer-card = Offer { $card }
    .group = Offer a card
    .short = { $card }
    .words = bribe give
action-rob = Rob { $target }, deeds among the cards: { $deeds }
    .group = Rob { $target }
    .short = deeds: { $deeds }
    .words = steal take cards saloon
action-offer-money =
    { $money ->
        [one] Offer 1 dollar
       *[other] Offer { $money } dollars
    }
    .group = Offer dollars
    .short = { $money }
    .words = bribe money pay
action-offer-nuggets =
    { $nuggets ->
        [one] Offer 1 nugget
       *[other] Offer { $nuggets } nuggets
    }
    .group = Offer nuggets
    .short = { $nuggets }
    .words = bribe gold pay

## Events

event-first-sheriff = { $player } is the first Sheriff.
event-round-started = Round { $count } begins.
event-rolled = You roll { $faces }.
event-chose-dice =
    { $count ->
        [0] You will keep no die.
        [one] You will keep 1 die.
       *[other] You will keep { $count } dice.
    }
event-showed = { $player } keeps { $faces }.
event-showed-nothing = { $player } keeps no die.
event-paid =
    { $money ->
        [one] { $player } pays 1 dollar.
       *[other] { $player } pays { $money } dollars.
    }
event-gave-back = { $player } cannot pay and gives back { $faces }.
event-last-rolled = Last roll: { $player } gets { $faces }.
event-played = { $player } plays { $card }.
event-cancelled = { $player } cancels { $card } of { $other } with Wanted.
event-cheated = { $player } turns a die from { $before } to { $face }.
event-nobody = { $location }: nobody has a matching die.
event-tied = { $location }: { $players } are tied.
event-offered = { $player } offers: dollars { $money }, nuggets { $nuggets }, store cards { $store_cards }, deeds { $deed_cards }.
event-offered-nothing = { $player } offers nothing.
event-offered-cards = Cards offered by { $player }: { $cards }.
event-sealed = Your offer is sealed.
event-decided = { $location }: Sheriff { $other } decides for { $player }.
event-bribed = { $player } pays the offer to { $other }: dollars { $money }, nuggets { $nuggets }, cards { $count }.
event-gave-cards = { $player } gives { $other }: { $cards }.
event-mined =
    { $nuggets ->
        [one] { $player } finds 1 nugget in the Gold Mine.
       *[other] { $player } finds { $nuggets } nuggets in the Gold Mine.
    }
event-robbed-bank =
    { $money ->
        [one] { $player } robs the Bank of 1 dollar.
       *[other] { $player } robs the Bank of { $money } dollars.
    }
event-bank-empty = The Bank is empty: nobody gets anything.
event-split-loot =
    { $money ->
        [one] { $player } gets 1 dollar of the loot of { $other }.
       *[other] { $player } gets { $money } dollars of the loot of { $other }.
    }
event-stagecoach-arrived =
    { $money ->
        [one] The Stagecoach brings 1 dollar to the Bank.
       *[other] The Stagecoach brings { $money } dollars to the Bank.
    }
event-drew =
    { $count ->
        [one] { $player } draws 1 store card.
       *[other] { $player } draws { $count } store cards.
    }
event-drew-cards = You draw: { $cards }.
event-reshuffled =
    { $count ->
        [one] The store is reshuffled: 1 card.
       *[other] The store is reshuffled: { $count } cards.
    }
event-store-empty = The General Store has no cards.
event-kept-card =
    { $count ->
        [0] { $player } keeps a card.
       *[other] { $player } keeps a card and discards { $count }.
    }
event-kept-this = You keep { $card }.
event-shook =
    { $money ->
        [one] Shaky Joe: { $target } gives { $player } 1 dollar.
       *[other] Shaky Joe: { $target } gives { $player } { $money } dollars.
    }
event-took = { $player } takes cards from { $target }: store cards { $store_cards }, deeds { $deed_cards }.
event-took-cards = { $player } looks at cards of { $target }: { $cards }.
event-stole = { $player } keeps { $back } of { $target }.
event-stole-this = The stolen card is { $card } ({ $target } → { $player }).
event-nobody-to-rob = Saloon: there are no cards to steal.
event-new-sheriff = { $player } takes the badge from { $other }.
event-same-sheriff = { $player } stays Sheriff.
event-badge-kept = The Marshal keeps the badge with { $player }; { $other } does not get it.
event-best-hand = { $player } has the best hand: { $hand }.
event-got-deed = { $player } gets { $deed }.
event-got-secret-deed = { $player } takes a hidden deed.
event-got-this-deed = Your hidden deed is { $deed }.
event-deeds-returned = Under the pile: { $deeds }.
event-deeds-shown = Open deeds: { $deeds }.
event-doc-order = Order at Doc Badluck's: { $players }.
event-visited = { $player } at Doc Badluck's: { $consolation }.
event-declined = { $player } wants nothing from Doc Badluck.
event-fenced = { $player } fences { $deed }.
event-raided-money =
    { $money ->
        [one] { $target } gives { $player } 1 dollar.
       *[other] { $target } gives { $player } { $money } dollars.
    }
event-raided-nugget =
    { $nuggets ->
        [one] { $target } gives { $player } 1 nugget.
       *[other] { $target } gives { $player } { $nuggets } nuggets.
    }
event-scored =
    { $points ->
        [one] { $player } scores 1 point.
       *[other] { $player } scores { $points } points.
    }
event-chose-winner = Sheriff { $other } chooses { $player } as the winner.

## Score sheet

score-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
score-money =
    { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
score-sheriff = Sheriff's badge
score-equipment = { $card }
score-deeds =
    { $count ->
        [one] 1 deed (deeds break a tie)
       *[other] { $count } deeds (they break a tie)
    }
score-chosen = Chosen by the Sheriff

## Reasons

reason-mine-empty = The Gold Mine is empty.
reason-deeds-gone = All deeds have found their owners.
reason-mine-and-deeds = The Gold Mine is empty, and all deeds have found their owners.
reason-unfinished = The game is not over yet.

## Terminal

terminal-round = Round { $round }
terminal-reveal = roll { $reveal }
terminal-last-roll = last roll!
terminal-left = left: nuggets { $mine }, deeds { $deeds }
terminal-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
terminal-dollars =
    { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
terminal-price =
    { $count ->
        [0] free
       *[other] ${ $count }
    }
terminal-store = { $pile } cards, { $discards } discarded
terminal-backs = store cards { $store }, deeds { $deeds }
terminal-offer = Your offer: { $offer }
terminal-hand = Hand: { $cards }
terminal-known = You know of: { $cards }
terminal-fenced = Fenced: { $cards }
terminal-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
terminal-legend = [K] kept die · <?> die under a cup · 1<K> your own die under the cup, with its place · ✪ Sheriff · ◀ is asked · ✓ has chosen · + and hidden cards
terminal-how-to =
    Each round all of you roll five dice in secret and choose at the same time which to keep: one is free, every
    further one costs a dollar, and so does none. As soon as somebody has five, the others roll once more for free
    and keep what falls.

    Then the town is settled. Most 9s dig nuggets, most 10s rob the Bank, most Js shop, most Qs steal cards, most Ks
    take the badge, and the best poker hand gets deeds: one, and one more for each ace. The Sheriff decides every tie
    and may be bribed. Players who won nothing may visit Doc Badluck.

    The game ends when the mine is empty or all deeds are taken. Nuggets, deeds and equipment are worth their points,
    two dollars one, the badge five. Something is not possible? Ask, for example: why keep.

## Metrics

metric-income-gold-mine = Gold Mine: nuggets dug
metric-income-bank = Bank: dollars taken
metric-income-stagecoach = Stagecoach: dollars paid for dice
metric-income-general-store = General Store: cards kept
metric-income-saloon = Saloon: cards stolen
metric-income-sheriff = Sheriff: badges won or kept
metric-income-town-hall = Town Hall: deeds gained
metric-income-doc-badluck = Doc Badluck: visits
metric-offers = Offers made to the Sheriff
metric-bribes = Offers that the Sheriff took
metric-bribes-taken = Offers taken as Sheriff
metric-cards-played = Store cards played
metric-store-cards = Store cards at the end
metric-deeds = Deeds at the end
metric-nuggets = Nuggets at the end
metric-points-nuggets = Nuggets
metric-points-money = Money
metric-points-badge = Sheriff's badge
metric-points-equipment = Equipment
metric-points-deeds = Deeds
