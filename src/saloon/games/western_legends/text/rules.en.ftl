### Western Legends: every rule by its number, in words for players.

## 1 First principles

WL-G1 = The player with the most legendary points (LP) after the final scoring wins.
WL-G2 = Nobody ever has marshal points (MP) and wanted points (WP) at the same time. With at least 1 MP you are a
    lawman, with at least 1 WP an outlaw, otherwise neutral.
WL-G3 = You never hold more than $120. Money beyond that is lost.
WL-G4 = You never hold more than 4 nuggets, or 6 while your active mount is a mule. The surplus is lost.
WL-G5 = A character has at most 3 wounds. A further one changes nothing.
WL-G6 = If you have to give up something that you do not have, you give up nothing.
WL-G7 = If you have to lose one thing or another, you choose one that you can give up. If you can give up neither, you
    lose nothing.
WL-G8 = Effects add up, but no card's value ever falls below 2.
WL-G9 = Cards from 2 to 10 count what they say, J counts 11, Q 12, K 13 and A 14. Suits make no difference in fights.
WL-G10 = An automatic effect works by itself as soon as its card is played in the situation it speaks of, a fight or a
    poker game.
WL-G11 = An action printed on a card costs one of your actions. The card is shown, carried out and then discarded.
WL-G12 = A reaction costs no action: when its moment has come you discard the card and do what it says.
WL-G13 = Effects that work in a fight concern only the fight that is going on.
WL-G14 = You may use your character's special ability only after you have reached 5 LP.
WL-G15 = There is room for any number of figures on a space.
WL-G16 = Weapons and mounts can never be lost, so everybody always has a weapon.
WL-G17 = All equipment cards of a kind are alike, whatever name is written on them.
WL-G18 = Cards of rank 9 have both an automatic effect and an action.
WL-G19 = Cards of the same rank do the same, except for ranks 2, 8 and 10, where red and black cards differ.
WL-G20 = If you discard a poker card and nothing is said about chance, you choose it from your hand. A card that you
    have already laid face down is no longer in your hand.
WL-G21 = Used and prepared cards are discarded face up, and anybody may look through the discard pile.
WL-G22 = If you have no poker card you lose every fight that you must fight. It is a lost fight in every respect, but no
    cards are revealed and no effects of fight cards apply.

## 2 Setting up

WL-S1 = The board lies in the middle, the money at its place, and all equipment cards are in the store.
WL-S2 = The 52 poker cards are shuffled into a face-down deck. Discarded cards lie face up next to it.
WL-S3 = The 8 green cattle tokens lie face down at the green ranch, the 8 blue ones at the blue ranch.
WL-S4 = The sheriff starts in his office in Darkrock.
WL-S5 = Everybody gets a player board, 2 cubes, 2 discs for story cards, a wound token on 0 and a figure. Which figure
    it is makes no difference.
WL-S6 = Everybody is dealt 2 characters, keeps one of them and puts the other back into the box.
WL-S7 = The player whose character starts with the most WP goes first. A tie is broken by lot, also if nobody has any.
WL-S8 = The first player stays the same throughout the game.
WL-S9 = You receive the poker cards, money and equipment of your character, and your cube goes to the field of MP or WP
    that it names.
WL-S10 = Points received while setting up bring no rewards of the track.
WL-S11 = Your figure goes to its starting location. At a store or a saloon you choose one of the three spaces.
WL-S12 = Everybody starts with 0 LP.
WL-S13 = The 40 story cards are shuffled and split into two equal piles, which lie with their conditions up.
WL-S14 = When all figures have been placed, every hideout without a character gets a bandit.
WL-S15 = The 13 fight cards are shuffled into a face-down deck.
WL-S16 = You agree on the length of the game: short to 15 LP, medium to 20 LP, long to 25 LP.
WL-S17 = With goals, with two players, and in a first game some things are different; they have rules of their own
    (WL-V1 to WL-V32).
WL-S18 = Every character starts with exactly one weapon and without a mount.
WL-S19 = Equipment that does something when it is gained does so also when you receive it in the set-up.
WL-S20 = With two players the Man in Black always takes part (WL-V9); with three to six he never does.
WL-S21 = Cards, money and equipment of the set-up are received before the first turn, and the hand limit is not checked
    then.

## 3 Lawmen and outlaws

WL-O1 = For every MP or WP you gain, your cube moves one field, and you receive the rewards of all fields it enters.
WL-O2 = A lawman who is to gain WP first loses all MP, without compensation, and then counts the WP from 0.
WL-O3 = An outlaw cannot gain MP, and cannot do anything that would bring MP.
WL-O4 = An outlaw gets rid of WP only in jail, arrested by a lawman or by the sheriff. Then all of them are gone.
WL-O5 = Every point beyond field 9 is 1 LP instead.
WL-O6 = At the end of your own turn as an outlaw you gain the LP of your row: 1 with 1 to 3 WP, 2 with 4 to 6, 3 with 7
    to 9.
WL-O7 = A lawman gets the LP of the row (1, 2 or 3) only in the final scoring.
WL-O8 = During the game the numbers next to the marshal rows are ignored.
WL-O9 = A lawman who fails to rob another player has gained no WP and so keeps the MP.
WL-O10 = A lawman may become an outlaw at any time by gaining WP. Through jail you can change sides again, as often as
    you like.
WL-O11 = A player who starts from 0 again receives the rewards of the fields again.
WL-O12 = For the LP of WL-O6 only the WP count that you have at that very moment. Arrested earlier in the same turn, you
    gain nothing.

## 4 The turn

WL-T1 = Players take turns clockwise, beginning with the first player.
WL-T2 = A turn has three parts: its start, the actions, and its end.
WL-T3 = At the start, in this order: abilities that work then; $20, or 2 poker cards, or $10 and 1 poker card; and the
    choice of your active weapon and mount.
WL-T4 = Only one weapon and one mount are active, and they stay so for the whole turn. Only one that you have just
    bought may replace them at once.
WL-T5 = Without a mount you are on foot. If you own mounts, one of them is active from your next start of turn on.
WL-T6 = You may take up to 3 actions. Additional actions, from Tenacity or a cattle token, belong to the current turn
    only.
WL-T7 = You may take the same action several times, unless it says otherwise.
WL-T8 = The actions are: move, use the action of a card, fight another player's character, use your location (working
    included).
WL-T9 = Discs on story cards and goals are free, and possible only in your own turn.
WL-T10 = At the end of the turn, in this order: story cards with enough discs are resolved; you discard down to the hand
    limit; an outlaw gains LP; the end of the game is checked; your left neighbour goes on.
WL-T11 = The hand limit is 5 less the number of your wounds. It is checked only here.
WL-T12 = You choose yourself which cards you discard down to the limit.

## 5 Moving

WL-M1 = A move gives you 2 movement points on foot, otherwise those of your active mount.
WL-M2 = Entering a neighbouring space costs 1 point.
WL-M3 = Spaces that touch only at a corner are neighbours too.
WL-M4 = The two mesas are no spaces. Nobody may enter them unless a card says so.
WL-M5 = You need not use all points. Those left over are lost.
WL-M6 = As soon as you do anything else, even something free, your move is over and its remaining points are lost.
WL-M7 = An outlaw may not enter or cross the sheriff's space, by whatever movement.
WL-M8 = Entering a hideout with a bandit ends the movement at once and starts the fight. No reaction to the movement is
    possible there.
WL-M9 = Sprint and Sucker Punch may be played only after a Move action, not after other movements, and only one of them
    after each Move action.
WL-M10 = Kit Carson's and Billy the Kid's abilities and Whiskey work only after a normal Move action, not after moving
    by a reaction.
WL-M11 = You may enter the same space several times in one movement; each time costs 1 point.

## 6 Actions of cards

WL-K1 = A poker card used for its action is discarded; Provisions go back to the store. No other cards offer actions.
WL-K2 = Tenacity gives 2 additional actions in this turn: normally 5 in all, one of which paid for the card.
WL-K3 = Manhunt may be played even if there is no outlaw. Then it brings only its LP.
WL-K4 = Manhunt moves the sheriff by the rules for the sheriff.
WL-K5 = Living Legend brings 1 MP or 1 WP. An outlaw can only take the WP; a lawman who takes it loses all MP.
WL-K6 = You may play only one Reputation per turn.
WL-K7 = A Golden Nugget discarded while you deposit counts as one more nugget sold, and may be the only one. In your
    hand it is no nugget: it does not count towards the limit, cannot be stolen as one, and pays for nothing else.
WL-K8 = Lady Luck played in a poker game brings 1 poker card and $30 afterwards.

## 7 Fighting another player's character

WL-F1 = It costs an action, and both figures must be on the same space.
WL-F2 = You may attack the same character only once per turn, whatever the kind of fight. Other characters cost further
    actions.
WL-F3 = You announce the kind of fight: arrest, duel or robbery.
WL-F4 = Only a lawman may arrest, and only an outlaw may be arrested.
WL-F5 = Anybody may challenge anybody to a duel or rob anybody.
WL-F6 = Without a poker card in hand you cannot start a fight.
WL-F7 = Effects before the fight come right after the announcement, of both fighters in turn, the active player first.
    These are Annie Oakley's ability and the rifle, for attackers and defenders alike.
WL-F8 = The attacker lays 1 poker card face down.
WL-F9 = The defender lays 1 poker card face down too, or surrenders. Without a poker card surrender is the only way.
WL-F10 = If the defender surrenders, the attacker discards the prepared card and wins.
WL-F11 = Both cards are revealed together, and all automatic effects apply: of the cards, of the active weapons, of
    abilities.
WL-F12 = Then first the attacker and after that the defender may play one Stick 'Em Up, no more than one each in a
    fight.
WL-F13 = The higher value wins, and if they are equal the attacker does.
WL-F14 = The loser always takes 1 wound and draws 1 poker card, after a surrender too.
WL-F15 = Only an attacker who wins is rewarded. A defender who wins gets nothing but what their own weapon gives for a won
    fight.
WL-F16 = Arrest: you gain 1 MP. The loser loses all WP, the cattle, half the money and half the nuggets (rounded up) to
    the supply and goes to the Sheriff's Office.
WL-F17 = Duel: you gain 2 LP.
WL-F18 = Robbery: you gain 1 WP. You may take the victim's cattle token, and besides either half the money or half the
    nuggets (rounded up), not both.
WL-F19 = Stolen cattle that you cannot keep goes back to its ranch unseen. You may not swap it for your own.
WL-F20 = Half of the money is rounded up to the next $10.
WL-F21 = All poker cards used in the fight are discarded at its end.
WL-F22 = A player who has revealed a Shootout may void the fight: all played cards are discarded and the fight begins again
    from the start.
WL-F23 = Quick Draw does nothing against another player's character or the Man in Black.
WL-F24 = A fight that ends by surrender is won by the attacker and lost by the defender in every respect.
WL-F25 = An attacker who loses has only the usual wound and card from it. MP or WP stay as they are.

## 8 Fighting a virtual opponent

WL-N1 = So many fight cards are drawn: 2 for a bandit, 3 for the bank guard, 4 for the sheriff, and for a gang what its
    story card says.
WL-N2 = The fighter's right neighbour plays for the opponent (for the sheriff see WL-H6).
WL-N3 = Before the fight only the rifle does something; it shows fight cards instead of poker cards.
WL-N4 = You lay 1 poker card face down, and the player of the opponent chooses one of the fight cards and does the same.
WL-N5 = Without a poker card you lose at once, and no fight cards are drawn.
WL-N6 = Both cards are revealed. Effects of your poker card, active weapon and ability apply; equipment and ability of
    the other player do not.
WL-N7 = Then you may play reactions, at most one Stick 'Em Up. The other player never may.
WL-N8 = Then the fight card takes effect, unless it has been cancelled.
WL-N9 = The higher value wins. If they are equal the living player loses.
WL-N10 = If you lose you take 1 wound and draw 1 poker card.
WL-N11 = The poker card is discarded, and all fight cards that were drawn go under the fight deck in random order.
WL-N12 = Fight card 6: neither Bulletproof nor Quick Draw saves you from its wound.
WL-N13 = Fight card 9: without money you must discard a card, without cards you must pay; with neither nothing happens.
WL-N14 = Fight card 10: the player who plays for the opponent may void the fight. The poker cards are discarded, the fight
    cards go under the deck in random order, you draw 1 poker card, and the fight begins again.
WL-N15 = A bandit beaten brings 1 LP or 1 MP, as you choose; an outlaw always gets the LP.
WL-N16 = Fight cards 5 and 9: for a bandit beaten in this fight you cannot take the MP.
WL-N17 = The bandit leaves the board after the fight, no matter who won.
WL-N18 = A fight with a bandit costs no action. It comes whenever a character enters a hideout with a bandit; without a
    bandit there is none.
WL-N19 = The gangs of story cards are virtual opponents, but no bandits.
WL-N20 = Shootout works here too: the poker card is discarded, the fight cards go under the deck in random order, and
    the fight begins again with new ones.
WL-N21 = Effects of your poker card, weapon and ability come at the reveal, before reactions and before the fight card.
    So Bulletproof heals before fight card 6 wounds.
WL-N22 = The fight card takes effect no matter who wins, even if the result is already certain.

## 9 Locations

WL-L1 = To use a location your figure must stand on a space of it. Each store and saloon has 3 spaces, every other
    location has one.
WL-L2 = Work: at any location, also hideouts, ranches, the station and the Sheriff's Office, you gain $10.
WL-L3 = Store: in one action you buy any number of equipment cards and upgrade any number of your weapons and mounts.
WL-L4 = You may own only one card of each kind.
WL-L5 = A new weapon or mount may become active at once.
WL-L6 = An upgrade costs as much as the purchase. The card is turned over at once and stays active or not, as it was.
WL-L7 = You may have at most 3 items, all different. With 3 you can neither buy nor take another.
WL-L8 = Items cannot be upgraded, and can be discarded only by their own effect, for a goal, or for a story card that
    says so.
WL-L9 = Saloon: one action starts a game of poker.
WL-L10 = Mine: you roll both prospecting dice. A nugget brings 1 nugget, $ brings $10, $ with an arrow brings $10 and
    may be rolled again, a blank brings nothing.
WL-L11 = Bank, deposit: you sell any number of nuggets for $20 and 1 LP each.
WL-L12 = Bank robbery: you fight the bank guard. It is possible once per turn, whatever comes of it, and not without a
    poker card in hand.
WL-L13 = A bank robbery won brings $80 and 3 WP.
WL-L14 = A bank robbery lost brings 1 WP, 1 wound and 1 poker card.
WL-L15 = A lawman loses all MP by it in either case.
WL-L16 = Doctor: for $10 you lose all wounds and draw 1 poker card for each of them.
WL-L17 = Cabaret: you gain 1 LP for every $30 that you spend, at most 4 LP in one action.
WL-L18 = Ranch: in one action you draw a random cattle token of the ranch's colour. You may hold only one, of either
    colour.
WL-L19 = You may look at your token; the others may not.
WL-L20 = Rustling is free: at the ranch of the other colour you return your token to its own ranch, gain 1 WP and then
    the token's bonus. At its own ranch this is not possible.
WL-L21 = Rustling makes a lawman an outlaw.
WL-L22 = Wrangling is free: at the Rail Station you return your token to its ranch, gain 1 MP and then the token's
    bonus. An outlaw may not.
WL-L23 = A delivery is free, but it ends a move that is going on.
WL-L24 = Wounds are healed by the Doctor, Bulletproof, gaining Whiskey, the action of Provisions, a cattle token, story
    cards and abilities.
WL-L25 = The point of a delivery comes before the bonus: a lawman who rustles is an outlaw by then and cannot choose an
    MP as a bonus.

## 10 Poker

WL-P1 = You pay $10 into the pot and draw 1 poker card.
WL-P2 = Every other player whose figure is anywhere in the same town may join for $10, and draws 1 poker card.
WL-P3 = The bank adds $50.
WL-P4 = If nobody joins, your right neighbour plays the banker: he lays his own hand aside and draws 4 poker cards for
    him.
WL-P5 = 3 cards are turned up as the flop.
WL-P6 = Everybody adds exactly 2 cards of the hand face down (1, if there is only one), the banker 2 of the 4. All are
    revealed together.
WL-P7 = The best combination takes the pot. If the active player is among the best, that player alone wins and the
    others have lost.
WL-P8 = If the active player wins, 1 LP comes with it.
WL-P9 = Every loser draws 1 poker card. The banker never gets anything; a pot he wins goes to the bank.
WL-P10 = If others than the active player share the best hand, they share the pot evenly in notes of $10 and the rest
    goes to the bank. They are all winners: no card for the loss, and no LP.
WL-P11 = All cards that were played, the flop and the banker's other cards are discarded, and the banker's player takes
    their own hand back.
WL-P12 = From best to worst: five of a kind, royal flush, straight flush, four of a kind, full house, flush, straight,
    three of a kind, two pairs, a pair, the highest card.
WL-P13 = Equal combinations are compared by their cards: a full house by its three, then its pair; two pairs by the
    higher, then the lower; a flush card by card from the top; a straight by its highest card.
WL-P14 = All suits are equal, and cards outside the combination do not count.
WL-P15 = The ace is never a 1.
WL-P16 = A Cheat (a red 2) is wild among the cards that a player or the banker adds. In the flop it is an ordinary 2.
WL-P17 = A hand is always all of a player's added cards together with the whole flop. What lies in the flop counts for
    everybody.
WL-P18 = Between highest cards only that single card is compared.
WL-P19 = Of the banker's cards only Cheat has an effect.

## 11 Story cards

WL-Y1 = The conditions of the top cards of both piles are open to all.
WL-Y2 = If you fulfil one of them in your own turn you may place a disc on a free field of that card.
WL-Y3 = You may do so only once per turn, even if you fulfil both.
WL-Y4 = You may have both your discs on one card, placed in different turns.
WL-Y5 = If you have a disc on each card and fulfil one of the conditions again, you may move your other disc there. That
    is your contribution of the turn.
WL-Y6 = A card needs 2 discs with two to four players, 3 discs with five or six.
WL-Y7 = At the end of each turn every card with enough discs is resolved.
WL-Y8 = In this order: the discs go back, the card is turned over, rewards are given, bandits are placed, the sheriff is
    moved.
WL-Y9 = Everybody who had a disc on the card gets the reward once, however many discs there were. The others get
    nothing, unless the card says so.
WL-Y10 = What you cannot receive (an item you own, something beyond a limit) you do not get, and nothing instead unless
    the card offers it.
WL-Y11 = Bandits go to all hideouts of the printed letters in which there is no character, no bandit and no sheriff.
WL-Y12 = If there is an outlaw, the player whose turn ends may move the sheriff up to the printed number of spaces.
    Without one the sheriff stays.
WL-Y13 = To end a movement somewhere means any movement: by an action, a reaction, an ability or otherwise.
WL-Y14 = Cards 4, 15, 24, 26, 29 and 38 are fights: everybody with a disc on them fights the gang, one after the other.
    Who loses has the usual result, who wins the printed reward.
WL-Y15 = With both discs on one card, which happens with five or six players only, you cannot contribute anywhere until
    it is resolved.
WL-Y16 = You never have to contribute.
WL-Y17 = Rewards come before bandits, bandits before the sheriff, and all of it before the hand limit and the LP of
    outlaws.

## 12 The sheriff

WL-H1 = The sheriff moves only by story cards, Manhunt and a card of the Man in Black (WL-V29), and only if there is an
    outlaw.
WL-H2 = He goes up to the given number of spaces and stops as soon as he enters a space with an outlaw.
WL-H3 = There he tries to arrest one outlaw. If there are several, the player who moved him chooses.
WL-H4 = The outlaw first discards 1 poker card, if there is one, then come effects before the fight, then a card is
    prepared.
WL-H5 = If no card is left the outlaw loses at once and is arrested.
WL-H6 = The player who moves the sheriff plays for him with 4 fight cards. If he attacks that player's own character, the right
    neighbour does.
WL-H7 = If the sheriff wins, the outlaw takes 1 wound, draws 1 poker card, and loses all WP, the cattle and half the
    money and nuggets (rounded up). Both figures go to the Sheriff's Office.
WL-H8 = If the outlaw wins, with the higher value, there is no reward, and the sheriff goes back to his office.
WL-H9 = Becoming an outlaw where the sheriff stands sets off nothing; only his coming does.
WL-H10 = Only the chosen outlaw discards a card. Others on the space are left alone.
WL-H11 = Nobody gains MP for an arrest by the sheriff, abilities excepted.
WL-H12 = The card discarded when the sheriff comes does not belong to the fight: it is not asked for again when the
    fight begins again.

## 13 The end of the game

WL-Z1 = When somebody has reached the target the current round is played to its end, and then everybody has exactly one
    more turn.
WL-Z2 = In the end all players have had the same number of turns.
WL-Z3 = Added in the final scoring: the LP of upgraded weapons and mounts; 1 LP for each full $60, at most 2; 3 LP for
    the most wanted outlaw alone and 1 LP for every other outlaw, or 1 LP for all of them if several are most wanted;
    lawmen the LP of their row; legendary tokens.
WL-Z4 = Then 1 LP is lost for every wound.
WL-Z5 = A tie is broken by more MP or WP, then more nuggets, then fewer wounds. Otherwise the victory is shared.
WL-Z6 = A round goes from the first player to that player's right neighbour, with two players to the card of the Man in
    Black. If the target is reached in the last turn of a round, one more round follows.
WL-Z7 = LP of the last round count as usual, and reaching the target again changes nothing.
WL-Z8 = For the most wanted and the first tie-breaker only the field of the cube counts, at most 9.

## 14 Goals

WL-V1 = You shuffle the 4 goals of your character and put one back into the box unseen. The other 3 stay secret.
WL-V2 = The 18 legendary tokens lie face down as a supply.
WL-V3 = In your own turn you may claim any number of goals whose conditions you fulfil. It costs no action, and you need
    not do it.
WL-V4 = The first goal draws 1 token; the second 2 more, of which and the first you keep 2; the third 3 more, and you
    keep 3 of the 5. The others are mixed back. If the supply has fewer, you draw what is left.
WL-V5 = Tokens stay hidden until the final scoring. Nobody claims more than 3 goals, and there are no new ones.
WL-V6 = If a goal asks you to discard an item somewhere, the item goes back to the store and its effect is not used.
WL-V7 = A fight won for a goal is any fight: against a player, a virtual opponent or the Man in Black, attacking or
    defending.
WL-V8 = Goals that you do not reach cost nothing.

## 15 Two players: the Man in Black

WL-V9 = With two players the normal rules hold, and the Man in Black plays along by his cards.
WL-V10 = After the last turn of every round, the final one too, the top card of his deck is turned and carried out line
    by line. An empty deck is shuffled again.
WL-V11 = He counts as a player for effects, never gains MP, WP, wounds or poker cards, and always counts as having $120
    and 4 nuggets.
WL-V12 = In a fight he draws 3 fight cards and uses the highest, whose effect hits you. Your poker card counts 1 less
    (never below 2), and he wins ties, even when you attack.
WL-V13 = Attacking him costs an action, needs the same space and a poker card, and is possible once per turn. A duel won
    brings 2 LP, a robbery 1 WP and $60 or 2 nuggets. He is never arrested and never surrenders; if you lose you have
    the usual wound and card.
WL-V14 = When he attacks you, you prepare a card or surrender. Losing has the usual result, winning brings nothing.
WL-V15 = Quick Draw does nothing against him. If Billy the Kid takes a poker card from him, he draws one from the deck.
WL-V16 = His LP count: he can set off the end and win, and in the final scoring he wins ties.
WL-V17 = His card 10 is a game of poker in the Cabaret, not in a saloon.
WL-V22 = He starts on the Rail Station with 0 LP and his ten cards shuffled. He has no turns of his own, places no discs
    and joins nobody's poker game.
WL-V23 = His final score is the LP on the track. Money, nuggets, wounds and equipment never count for him.
WL-V24 = A fight with him goes like this: his 3 fight cards are drawn; your rifle works as against a virtual opponent,
    Annie Oakley's ability does not; you prepare a card, or surrender if he attacked; your card and his highest are
    revealed; effects, your reaction, the fight card, comparison; the fight cards go under the deck in random order.
WL-V25 = His fight card 10 voids the fight only if he would lose it otherwise.
WL-V26 = Bulletproof, Stick 'Em Up, Shootout and weapons work against him. Sucker Punch and Whiskey cannot be aimed at
    him.
WL-V27 = For stories and goals he counts as another player's character, and no bandit is placed where he stands. He is
    neither outlaw nor lawman, and the sheriff ignores him.
WL-V28 = Each player on his cards means the two of you, in turn order from the first player. Who must lose one thing or
    another chooses as usual.
WL-V29 = Card 7: the sheriff goes a shortest way to the nearest outlaw on another space, at most 4 spaces. If he
    arrives, he tries an arrest as usual, and the outlaw's opponent plays for him. An outlaw on the space where he
    starts is left alone.
WL-V30 = Card 10: players in Red Falls may join in turn order, for $10 and 1 card. If nobody does he gains 2 LP.
    Otherwise the bank adds $60, he uses the best 2 of 4 cards and wins ties: 2 LP, and the pot goes to the bank. A
    single better player takes the pot and 1 LP, two of them share the pot. Losers draw 1 card.

## 16 The first game

WL-V18 = First game: no goals, 15 LP, and with four players the characters are Annie Oakley, Bass Reeves, Billy the Kid,
    who goes first, and Bloody Knife, dealt at random.
WL-V19 = First game: of the items only Provisions are in the store.
WL-V20 = First game: there are no cattle tokens and nothing to do with them.
WL-V21 = First game: only the story cards 2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39 and 40
    are used, in a single pile.
WL-V31 = First game with another number of players: the characters are dealt as usual, and all the rest is as in the
    first game.
WL-V32 = First game: weapons, mounts, fight cards and all other rules stay as they are.

## 17 What is often asked

WL-J1 = Doc Holliday draws only 1 poker card, even if he takes several wounds in one action.
WL-J2 = A rifle looks at poker cards against a player and at fight cards against a virtual opponent, also against the
    sheriff.
WL-J3 = Every virtual opponent draws another number of fight cards. And do not mix up ties: the active player wins them
    against players and in poker, but loses them against virtual opponents.
WL-J4 = Goals are worth what luck with the tokens gives: the same goals may bring different players different LP.
WL-J5 = Without a poker card you cannot start a fight, and lose one that you must fight.
WL-J6 = A bandit leaves the board after every fight.

## 18 Rulings

WL-R1 = Effects before the fight come before any card is prepared, as in the printed example; so Annie's rival discards
    before choosing a card.
WL-R2 = If the attacker loses the last card to Annie's ability, the fight is lost at once, and the defender need not
    prepare a card.
WL-R3 = A surrender too costs the wound and brings the card, because that holds for the loser in every case.
WL-R4 = The shotgun that lowers a card's value in the printed example is the upgraded one; the front side has no such
    effect.
WL-R5 = Stick 'Em Up lowers a card by 2: so the printed fight with a bandit works out.
WL-R6 = Lady Luck pays whether the poker game was won or lost.
WL-R7 = Living Legend and one of the cattle tokens give 1 MP or 1 WP, another token 1 LP: their icons cannot be read for
    certain.
WL-R8 = Five of a kind beats a royal flush, as the Czech table says; the English one has it the other way round. All
    share the flop, so the two can never meet, and nothing hangs on it.
WL-R9 = There are 9 legendary tokens of value 1, 6 of value 2 and 3 of value 3, as the Czech list says; the English one has
    6, 9 and 3 (option fame_tokens).
WL-R10 = A tie with the banker goes to the active player.
WL-R11 = Whether the target has been reached is checked for all players at the end of every turn and after the Man in
    Black's card. Points that are lost again before that do not count.
WL-R12 = An ability once unlocked stays so, even if LP are lost, and so does the end once it is set off. LP on the track
    never fall below 0; only the final sum can.
WL-R13 = LP beyond 30 are simply counted on.
WL-R14 = Characters are chosen by all at once and in secret. Spaces at stores and saloons are then chosen in turn order.
WL-R15 = Nobody knows a reward before its card is turned. Resolved cards are put aside; the next one is seen after that.
    An empty pile is filled with the shuffled cards put aside, or stays empty if there are none.
WL-R16 = Deeds count if they were done earlier in the same turn; how things stand counts when the disc is placed. Discs
    may be placed until the end of the turn begins, goals claimed until the next player starts.
WL-R17 = You may pay or discard for a condition only if you place the disc at once.
WL-R18 = If two cards are complete, the active player chooses their order, and the second is resolved after the first.
WL-R19 = Rewards are given in turn order, beginning with the player whose turn is ending.
WL-R20 = With 3 wounds you cannot pay by taking a wound, and so cannot have what it would buy.
WL-R21 = Against fight card 7 you may choose the wound only with fewer than 3 wounds; otherwise you must discard if you
    can.
WL-R22 = Against a virtual opponent the fight cards are drawn first, then the rifle shows 2 of them at random, then both
    sides choose.
WL-R23 = Out of turn you fight with the weapon that was active last. Your ability and the mule's bonus work out of turn
    too.
WL-R24 = The mule's room for nuggets counts only while it is active. If you change to another mount with more than 4
    nuggets, the surplus is lost at once.
WL-R25 = You may buy a card and upgrade it in the same action, if you pay both.
WL-R26 = The Doctor treats you only if you have a wound.
WL-R27 = The map is used after you have seen both dice and before any arrow is rolled again, once per Prospect action.
    The new face replaces the old one.
WL-R28 = An arrow may be rolled again as long as arrows come, and each of them pays $10.
WL-R29 = All gains of a deposit, a robbery or a theft come at once, and then the limits cut them. A victim always loses
    the full half.
WL-R30 = A robbery of somebody who has nothing still brings the WP.
WL-R31 = A player's arrest does not move the sheriff. Only the arrested figure goes to the Sheriff's Office, even if he
    stands there.
WL-R32 = An outlaw on the sheriff's space may leave it. The sheriff can attack there only by leaving and coming back,
    which takes 2 spaces.
WL-R33 = The sheriff may enter hideouts with bandits and spaces with characters; bandits do not stop him.
WL-R34 = Sprint or any other movement onto a bandit's space ends there and starts the fight too.
WL-R35 = Being put somewhere by an arrest is no movement and sets off nothing.
WL-R36 = A lawman cannot simply give up MP; they are lost only by gaining WP.
WL-R37 = Fight card A offers an outlaw only the LP or the WP. To a lawman the WP would cost all MP.
WL-R38 = Bulletproof and Quick Draw cancel the whole fight card, the ban on MP and the new start of card 10 too; only
    the wound of card 6 remains.
WL-R39 = A fight that begins again repeats the effects before the fight, and the cards played are gone; a player who has none
    left loses. It is still the same fight for limits per turn, but Stick 'Em Up may be played again and the defender
    may surrender now.
WL-R40 = If both fighters reveal a Shootout, the attacker decides first.
WL-R41 = Players decide about joining a poker game in turn order, each knowing what those before did. Everybody needs
    $10, the active player too.
WL-R42 = Who plays the banker may choose any 2 of the 4 cards.
WL-R43 = Two wild cards may be used together, so five of a kind needs only three natural cards. A wild card becomes
    whatever makes the best hand, even a card that is there already.
WL-R44 = With a single card you make the best of four cards; straights, flushes and full houses need five.
WL-R45 = If the poker deck is empty the discards are shuffled. If there are none either, no card is drawn.
WL-R46 = Money and nuggets never run out.
WL-R47 = The store has one card of each kind for everybody, so nothing is ever sold out.
WL-R48 = You may take fewer actions than you have.
WL-R49 = You may buy Whiskey without a wound; then it heals nothing.
WL-R50 = The most wanted is sought among outlaws only; the Man in Black has no WP.
WL-R51 = A town is everything within its border: Darkrock has ten spaces, Red Falls eight.
WL-R52 = North-east of Red Falls, four spaces (R3, R4, S7, S9) are taken to meet in one point, so all of them are
    neighbours.
WL-R53 = You may work as often as you have actions.
WL-R54 = With two players your right neighbour is always the other one.
WL-R55 = A sheriff who does not move arrests nobody. He may also stop short of an outlaw.
WL-R56 = A ranch whose 8 tokens are all taken has none to give.
WL-R57 = You may choose any of the three incomes, even if the limit of $120 cuts it.
WL-R58 = A first game has one pile of story cards, and so one open condition.
WL-R59 = Where no source tells what is on a card, it is designed: most stories, goals, abilities and upgraded sides, and
    the cards and details of the Man in Black. You can replace them with what your own copy says.
WL-R60 = What may follow a Move action (Sprint, Sucker Punch, Whiskey, Billy's and Kit's abilities) comes right after
    it, before anything else, in any order. Once Sprint has moved you, or a bandit has stopped you, nothing of it is
    possible any more.
WL-R61 = A movement enters at least one space; you cannot choose to move by none.
WL-R62 = An action must do something: revelling needs $30, a deposit a nugget or a Golden Nugget, the store a purchase
    or an upgrade, cattle a free place and a token. Card actions and work are always possible.
WL-R63 = For goals, fights and poker games won since your last turn count in your next one. All other deeds, and all
    deeds for stories, must be of your current turn.
WL-R64 = Of negative alternatives you take one that you can pay in full. If there is none, you give what you have of one
    of them.
WL-R65 = A fight with a bandit belongs to the action that led there. Deliveries, story rewards and the LP of outlaws
    belong to no action.
WL-R66 = The place of a fight is where the fighter's figure stands when it begins, before anybody goes to jail.
WL-R67 = Stagecoach Mary's trip is a Move action that enters 1 space, and crossing a mesa counts as entering 1 space.
WL-R68 = A rifle shows what there is, if there are fewer than 2 cards. Whether fewer fight cards are drawn is settled
    before they are drawn.
WL-R69 = Reactions and what follows a Move action belong to the player whose turn it is. Only Stick 'Em Up may be played
    by every living fighter.
WL-R70 = Outside of actions, once per action means once per fight, story card or card of the Man in Black.
WL-R71 = With the cards of the box two stories are never complete at the same end of turn.
WL-R72 = Shootout is decided first at the reveal; if it voids the fight nothing else applies. Fight card 10 is decided
    when its effect is due, after automatic effects and reactions.
WL-R73 = Nobody has to gain points, so a game that has not ended after 50 rounds is scored then.

## 19 Examples

WL-E1 = Annie, Bass, Billy with 2 WP and Bloody Knife are in play: Billy's player goes first, and the 2 WP have brought
    no reward.
WL-E2 = With 1 MP you gain 2 MP: the cube goes to 3, and you gain $20 (field 2) and 2 LP (field 3). The row does not
    matter.
WL-E3 = With 5 WP you gain 1 WP: the cube goes to 6, you draw 1 poker card, and at the end of your turn you gain 2 LP.
WL-E4 = Annie, whose ability is unlocked, duels Bass, who has an upgraded shotgun. Bass discards 1 card. K against Q:
    the K counts 12, a tie, so Annie wins. Bass takes 1 wound and draws 1 card, Annie gains 2 LP.
WL-E5 = Poker in Darkrock with the banker, pot $60, flop J♦ 3♣ 10♠. The banker's 2♦ and J♣ make three jacks, your 10♥
    and 10♣ three tens: the pot goes to the bank. You draw 1 card, and for Lady Luck 1 more and $30.
WL-E6 = Billy robs the bank with J♥ against fight card 3: Bulletproof cancels its 2 wounds and heals 1. He gains $80 and
    3 WP, and three fight cards go under the deck.
WL-E7 = Annie plays 10♣ against a bandit's Q. Stick 'Em Up would only bring a tie, which loses, so she keeps it. The Q
    lets her draw 1 card; she loses, takes 1 wound and draws 1 card. The bandit is gone.
WL-E8 = Five players, end of Red's turn: the card with 3 discs is resolved, the one with 2 is not. Each of the three
    takes $30, or 1 wound and $50. Bandits come to one hideout B and one C; in the others stand a bandit and Red. There
    is an outlaw, so Red may move the sheriff up to 3 spaces.
WL-E9 = An outlaw with $50, 3 nuggets, 4 WP and cattle is arrested: $20, 1 nugget and 0 WP are left and no cattle; 1
    wound, 1 card, and the figure is in the Sheriff's Office.
WL-E10 = A lawman with 4 MP robs a victim with $70: 0 MP, 1 WP and $40 more, while the victim keeps $30.
WL-E11 = If the same lawman loses the robbery, the 4 MP stay; there are 1 wound and 1 card.
WL-E12 = A lawman with 2 MP tries the bank and loses: 0 MP, 1 WP, 1 wound, 1 card.
WL-E13 = A lawman on field 8 gains 3 MP: field 9 brings 6 LP, and 2 more LP follow.
WL-E14 = An outlaw on field 9 gains 3 WP: 3 LP, and 3 more at the end of the turn.
WL-E15 = With 2 wounds and 5 cards you discard 2 at the end of your turn.
WL-E16 = With $60 you deposit 4 nuggets and 1 Golden Nugget: 5 LP, and the money stops at $120.
WL-E17 = With $100 you revel for at most 3 LP, with $120 for 4.
WL-E18 = The Doctor with 3 wounds and $10: 0 wounds, $0, 3 cards drawn.
WL-E19 = Tenacity as your first action leaves you 4 actions.
WL-E20 = With a mustang from the Bank to the Cabaret: D9, D7, X1, C1, R2 is exactly 4 spaces. With a bandit in Dixon
    Creek the move ends there with a fight.
WL-E21 = On foot from M2 to D2: by the corner to M7, then to D2, 2 points.
WL-E22 = The Bank (D9) and C2 are no neighbours, a mesa lies between. The shortest way is D9, D7, X1, C2: 3 points.
WL-E23 = An outlaw on D5, the sheriff on D1: from D5 to D1 is forbidden, from D5 to D2 is not.
WL-E24 = The sheriff on D1 may go 3 spaces, an outlaw stands on D9: by D5 and D6 he comes to D9. The outlaw discards 1
    card and fights against 4 fight cards.
WL-E25 = A Q against the guard's Q is a tie: you lose.
WL-E26 = In the end 21 LP, $110, an upgraded mustang (2), 1 wound, 6 WP and most wanted: 21 + 2 + 1 + 3 - 1 = 26.
WL-E27 = Two outlaws with 5 WP and one with 2: each gets 1 LP.
WL-E28 = K K 4 4 9 against K K 4 4 A: the fifth card does not count, it is a tie, and the active player wins.
WL-E29 = A 2 3 4 5 is no straight, only the highest card ace.
WL-E30 = 9 9 with the flop 9 9 2♦: four nines, for in the flop a red 2 is only a 2. 9 2♦ with the flop 9 9 K: four nines
    by the wild card.
WL-E31 = Two who joined share the best hand ahead of the active player: of a pot of $80 each gets $40, and the active
    player draws 1 card. Three of them share $90: $30 each.
WL-E32 = Goals: a 1 from the first, a 2 and a 3 drawn for the second: you keep the 2 and the 3 and return the 1.
WL-E33 = Fight card 9 with $0 and 2 cards left: you must discard 1. With neither nothing happens.
WL-E34 = Fight card 7 with 3 wounds and 1 card: you must discard the card.
WL-E35 = Four in a pot of $90, two who joined are best and tied: $40 each, $10 to the bank; the active player and the
    fourth draw 1 card each.
WL-E36 = Flop A 9 5 of mixed suits, 3 4 against K Q: both have an ace as the highest card, a tie, so the active player
    wins the pot and 1 LP.
WL-E37 = The sheriff comes to an outlaw with 1 poker card: it is discarded, none is left, and the arrest needs no fight
    card. 1 wound, 1 card, 0 WP, both figures in the Sheriff's Office.
WL-E38 = A lawman with 4 MP robs the bank and wins: 0 MP, 3 WP, 1 card (field 2) and $80. No LP are taken away for the
    lost MP.
