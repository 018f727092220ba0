### Dice Town: what only the board in the browser says, in English.

## What there is

board-money =
    { $count ->
        [one] 1 dollar
       *[other] { $count } dollars
    }
board-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
board-store-cards =
    { $count ->
        [one] 1 store card
       *[other] { $count } store cards
    }
board-deeds =
    { $count ->
        [one] 1 deed
       *[other] { $count } deeds
    }
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-nothing = nothing
board-card = { $card }: { $help }
board-card-worth = { $card } ({ $points }): { $help }

## The street

board-round = Round { $round }
board-phase-dice = The dice decide
board-phase-town = Through the town
board-phase-past = How it went; new dice below
board-worth-gold-mine = a nugget for each 9
board-worth-bank = all of it, to most 10s
board-worth-stagecoach = goes to the Bank
board-worth-general-store = a look for each J, keep 1
board-worth-saloon = a look for each Q, steal 1
board-worth-sheriff = badge: ties, { $points }
board-worth-town-hall = best hand: 1 + 1 per A
board-worth-doc-badluck = for who won nothing
board-place-gold-mine = whoever has most 9s takes a nugget for each of them
board-place-bank = whoever has most 10s takes all that lies in the Bank
board-place-stagecoach = nobody visits it; what was paid for dice goes to the Bank after the robbery
board-place-general-store = whoever has most Jacks draws a card for each of them and keeps one
board-place-saloon = whoever has most Queens takes a card for each of them from somebody’s hand and keeps one
board-place-sheriff = whoever has most Kings takes the badge, decides ties and has { $points } at the end
board-place-town-hall = the best poker hand gets the first deed, and one more for each of its Aces
board-place-doc-badluck = whoever won nothing this round gets one consolation
board-store-pile =
    { $count ->
        [one] 1 card in the pile, { $discards } discarded
       *[other] { $count } cards in the pile, { $discards } discarded
    }
board-row = deeds on show: { $deeds }; { $count } in the pile
board-badge-of = the badge: { $player }
board-lead =
    { $tied ->
        [one] { $players } leads
       *[other] tied: { $players }; the Sheriff decides
    }
board-winner = { $player } was here
board-paid = −${ $money }

## Players

board-sheriff = Sheriff
board-fenced = under barbed wire: { $deeds }
board-known = known in the hand: { $cards }
board-dice-kept = dice { $dice }
board-dice-left =
    { $count ->
        [one] 1 die in the cup
       *[other] { $count } dice in the cup
    }
board-thinks = thinking …
board-has-chosen = has chosen
board-public = Points that everybody can count; cards in hand are not among them
board-all-points = All points, with the cards in hand

## Below the street

board-hand = My cards
board-hand-empty = No cards in your hand yet.
board-news = What happened
board-no-news = All quiet in town.
board-roll = Under your cup: what do you keep?
board-roll-chosen = Chosen. All show their dice together.
board-roll-last = The last roll: all of it is kept
board-roll-done = Your five dice stand.
board-turn-one = Turn one of the dice that you just showed
board-die = Die: { $face }
board-moment = You may play { $card }
board-moment-others = Somebody may play { $card }; you hold none
board-played = { $player } plays { $card }.
board-played-face = The die is to show { $face }.
board-played-target = { $target } is to pay.
board-amount-fifty-fifty = The loot: ${ $count }.
board-amount-dynamite =
    { $count ->
        [one] Without it: 1 nugget.
       *[other] Without it: { $count } nuggets.
    }
board-drawn-general-store = { $player } looks at cards of the store and keeps one
board-drawn-saloon = { $player } looks at cards of { $victim } and keeps one
board-rob = Whose cards do the ladies fetch?
board-rob-how = What do you take from { $player }?
board-doc-waits = Doc Badluck is waiting
board-doc-visit = { $player } at Doc Badluck’s
board-doc-order = Still to come: { $players }
board-doc-barbed-wire = lay two deeds of your hand open; nobody can steal them any more.
board-doc-free-card = take the top card of the General Store.
board-doc-small-raid = everybody else gives you 2 dollars.
board-doc-big-raid = everybody else gives you a nugget.

## Ties and offers

board-tie = { $place }: a tie. { $sheriff } decides.
board-tie-doc = Who comes first to Doc Badluck? { $sheriff } decides.
board-tie-victory = Equal points, equal deeds: the Sheriff names the winner.
board-is-sheriff = is the Sheriff
board-offers-nothing = offers nothing
board-sealed = has made an offer
board-verdict-brings = You get: { $goods }.
board-bribe = { $place } is tied. What is it worth to you? { $sheriff } decides.
board-bribe-pick = Click cards of your hand to add them.
board-bribe-cards = Cards: { $cards }
board-offer-help = Offers are shown together; { $sheriff } takes only that of the player who is chosen.
board-less-money = One dollar less
board-more-money = One dollar more
board-less-nuggets = One nugget less
board-more-nuggets = One nugget more

## Choosing

board-ask-keep = Click the dice that you keep, then confirm it.
board-ask-give-back =
    { $count ->
        [one] You cannot pay for all: keep exactly one die.
       *[other] You cannot pay for all: keep exactly { $count } dice.
    }
board-ask-cheat = Pick one of the dice that you just showed, then its new face.
board-ask-face = Now pick the face that it shall show.
board-ask-rob = Pick a player who has cards.
board-ask-split = Take which backs? Blue ones are of the store, green ones are deeds.
board-ask-shake = Pick the player who has to pay you ${ $money }.
board-ask-decide-tie = Pick one of the tied players; only that offer is paid.
board-ask-order-visits = Pick who visits Doc Badluck next.
board-ask-choose-winner = Pick the winner.
board-ask-keep-drawn = Pick the card that you keep.
board-ask-keep-taken = Pick the card that you steal; the others go back.
board-ask-visit = Pick a consolation for which you have a die, or go without.
board-ask-fence = Pick two deeds of your hand.
board-keep-free = Keep 1 die, free of charge.
board-keep-pay =
    { $count ->
        [0] Keep no die and roll all of them again: $1 to the Stagecoach.
       *[other] Keep { $count } dice: ${ $cost } to the Stagecoach.
    }
board-keep-tough =
    { $count ->
        [0] The Tough Guy pays: keep no die, free of charge.
        [one] The Tough Guy pays: keep 1 die, free of charge.
       *[other] The Tough Guy pays: keep { $count } dice, free of charge.
    }
board-do-keep =
    { $cost ->
        [0] Keep { $count }, free
       *[other] Keep { $count }, pay ${ $cost }
    }
board-do-keep-none =
    { $cost ->
        [0] Keep none, free
       *[other] Keep none, pay ${ $cost }
    }
board-do-offer = Offer { $goods }
board-do-offer-nothing = Offer nothing
board-do-pass-round = Pass all round
board-back = Put back
board-unasked = Do not ask about cards I lack

## Introduction

board-intro-names = Jan, Belle, Doc
board-intro-step = Step { $step } of { $steps }
board-intro-next = Next
board-intro-back = Back
board-intro-skip = Leave the introduction
board-intro-done = I am ready
board-intro-town = This is the main street. Each house goes to whoever has most dice of its face: 9s lead to the Gold Mine, 10s to the Bank, Jacks to the store, Queens to the Saloon, Kings to the badge. Nuggets, deeds, dollars and a few cards are points at the end.
    .title = A town to be won
board-intro-roll = All roll five dice at the same time, each under a cup. Nobody sees your roll. One die may be kept for free, each further one costs a dollar, and keeping none costs one too. The rest is rolled again.
    .title = Under your cup
    .task = Click both 9s, then “Keep 2, pay $1”.
board-intro-street = Everybody has shown what they keep. Your 9s stand under the Gold Mine: you lead there, and the frame shows it. Belle leads at the Bank, Doc at the store and for the badge. What was paid lies on the Stagecoach and goes to the Bank later.
    .title = Kept dice stand
board-intro-again = The other dice were rolled again. Two Jacks: Doc has two as well, so that you would share the lead at the store.
    .title = The second roll
    .task = Click both Jacks, then “Keep 2, pay $1”.
board-intro-last = Belle and Doc have five dice, so you rolled your last die once more, free of charge: a Queen. Then the town is visited from left to right. Two 9s brought you two nuggets, Belle robbed the Bank, and the Stagecoach filled it again.
    .title = Through the town
board-intro-offer = At the store you and Doc are tied. The Sheriff, Belle, decides, and you may make it worth her while: with dollars, nuggets or cards. All offers are opened together; only the chosen one is paid.
    .title = A word with the Sheriff
    .task = Offer one dollar: click + beside the dollars, then “Offer 1 dollar”.
board-intro-store = Belle decided for you. For two Jacks you look at two cards and keep one. Brown cards are worth points, blue ones are played in their moment.
    .title = At the store
    .task = Keep the Horse, it is worth 8 points.
board-intro-saloon = Your Queen is the only one in town: the Saloon is yours. One Queen is one card from somebody’s hand, unseen; you know only the backs.
    .title = In the Saloon
    .task = Click Belle: she has two deeds.
board-intro-end = A deed worth 5! Doc has most Kings and is the new Sheriff. Belle’s three 10s are the best poker hand: the Town Hall gave her a deed, and one more for her Ace. Who wins nothing visits Doc Badluck. When the mine is empty or all deeds are gone, points are counted. Click anything that you cannot do, and the table tells you why.
    .title = Ready

# On a phone, where the whole name has no room.
board-town-hall-short = Town Hall
