### Fliptown: every rule by its number, in words for players.

## 1 The box and its notions

FT-C1 = The box holds 4 maps and 4 markers, 54 playing cards (two jokers among them), 14 characters, 12 bounties with
    two sides and 4 cowbots.
FT-C2 = The ranks A, 2 to 10, J, Q, K have the values 1 to 13. An ace is worth 1 everywhere but in a poker hand.
FT-C3 = In a poker hand the ace stands below the 2 or above the king, whichever suits you.
FT-C4 = Jokers are never part of the deck. Only the character Wild Card owns them.
FT-C5 = Money, gold, stars and WANTED are counted in your inventory: what you gain is circled, what you spend or lose
    is crossed out.
FT-C6 = There is no limit to money, gold, stars and WANTED. What does not fit on the printed track is counted all the
    same.
FT-C7 = You can have 4 pans and 4 hammers at most. They are never spent and stay with you to the end.
FT-C8 = Silver stars are not in your inventory. They cannot be lost and are counted when the game is over.
FT-C9 = There are five areas: Trail ♥, Badlands ♠, Mine ♦, Town ♣, and the Cemetery, which has no suit.
FT-C10 = What you have circled you cannot visit again. The exception are the buildings in town, which you may visit as
    often as you like.

## 2 Setting up

FT-S1 = Everybody gets a map and a marker.
FT-S2 = Both jokers are taken out, which leaves a deck of 52 cards.
FT-S3 = The tombstone in the middle of the cemetery is circled on every map from the start. That brings neither WANTED
    nor a reward.
FT-S4 = In the standard game everybody starts with $4 and 2 gold and nothing else, however many play.
FT-S5 = Alone you play without bounties.
FT-S6 = With two to four players three of the 12 bounties, drawn at random, lie open with the side of 7 stars up. The
    other nine go back into the box.
FT-S7 = Characters and cowbots are better left out of your first game. This is advice and no rule.
FT-S8 = In a game with characters everybody is dealt one at random, face up and no two alike. What it starts with
    replaces FT-S4.
FT-S9 = Cowbots are for one player. You choose one, or let the lot do it, and decide for easy, normal or hard.
FT-S10 = With a cowbot and a character one card of the deck can choose both: its suit is the cowbot, its rank the
    character. Then it is shuffled back in.
FT-S11 = The rank in the corner of a character has no other use than that.

## 3 A round

FT-P1 = There are exactly three rounds. Each has six phases, in this order.
FT-P2 = Phase 1: all cards of the deck are gathered and shuffled, wherever they went in the round before. Only cards
    that a cowbot has stolen stay away for good.
FT-P3 = Phase 2: the top card is put aside face down, and nobody looks at it. It is the sheriff card of this round, one
    for all players.
FT-P4 = Phase 3: you play five turns.
FT-P5 = Phase 4: the poker hands are paid.
FT-P6 = Phase 5: pans and hammers bring gold and money.
FT-P7 = Phase 6: the sheriff comes to make arrests.
FT-P8 = After phase 6 of the third round the game is over, and the points are counted.

## 4 A turn

FT-T1 = Three cards are turned up from the deck. They are the line-up.
FT-T2 = First the bank (FT-TW2c) and hunted outlaws (FT-TW10c) pay for the line-up just as it lies, before anybody
    changes a card.
FT-T3 = The three cards belong to everybody. Each player uses all of them and takes none away.
FT-T4 = You give each of the three cards a part: one is your suit card, one your value card, one your poker card.
FT-T4b = Alone you may rearrange them until you commit yourself.
FT-T5 = All players take their turns at the same time, say how they use the cards, and may use them differently.
FT-T6 = Of the suit card only its suit counts, of the value card only its rank.
FT-T7 = The suit card leads you to an area: ♥ trail, ♠ badlands, ♦ mine, ♣ town. The value card leads you to a space
    there.
FT-T8 = The poker card counts with suit and rank. It is written into the next row of this round's column.
FT-T9 = You may forget about the suit and value cards and go to the cemetery instead. The poker card counts all the
    same.
FT-T10 = A turn is one main action, in an area or in the cemetery, with all the bonus actions that it brings.
FT-T11 = Every space that you use gets circled, whatever comes of it.
FT-T12 = When all have finished, the three cards are discarded. After five turns there are five cards in your column.
FT-T13 = A turn runs like this: three cards are turned up; the Mayor may replace them; bank and outlaws pay for what
    lies there; everybody uses the cards, with all changes, actions and abilities; when all have finished, bounties
    that were scored are turned over, the cowbot is checked, and the cards are discarded.

## 5 Changing cards with gold

FT-G1 = On any turn you may pay 2 gold to let your suit card be of any suit.
FT-G2 = On any turn you may raise or lower your value card, for 1 gold a step and as many steps as you can pay.
FT-G3 = There is no way around the corner: from A you cannot go down to K, nor from K up to A.
FT-G4 = You may make both changes on the same turn.
FT-G5 = Gold never changes the sheriff card, a robbery card or a poker card.
FT-G6 = The bank looks at the cards before any suit is changed. So a change neither earns nor spoils its stars.
FT-G7 = Outlaws, too, are looked for before any value is changed. A changed card is no outlaw.
FT-G8 = A changed suit does count for the cowbot (FT-CB4), for better or worse.
FT-G9 = A change is yours alone. For the others the card stays what it is.
FT-G10 = You may pay for another suit on any turn, even when you go to the cemetery; then only the cowbot takes notice
    of it (FT-CB4).

## 6 Trail (♥)

FT-TR1 = The trail has 13 stops, A to K from left to right. You start to the left of the first one.
FT-TR2 = With a heart for your suit card you may go to any stop further right whose rank is not higher than your value.
FT-TR3 = Stops that you jump over are crossed out and lost for the rest of the game. There is no way back.
FT-TR4 = You circle the stop where you end, take its reward, and stay there until your next action on the trail.
FT-TR5 = If a stop shows WANTED you have to take them along with the reward.
FT-TR6 = You need not use the whole value; you may stop earlier.
FT-TR7 = If no stop is within reach, because your value is too low or you have been to K, you cannot act on the trail.
FT-TR8 = What the stops bring. A: 2 stars; 2: a pan or a hammer; 3: a cemetery bonus and 1 star; 4: 3 stars and 1
    WANTED; 5: $12; 6: a badlands bonus; 7: 4 stars and 1 WANTED; 8: 8 gold; 9: a town bonus; 10: 5 stars and 2 WANTED;
    J: up to 6 WANTED crossed out; Q: a mine bonus; K: 6 stars and 3 WANTED.
FT-TR9 = With the trail horse your value may count 6 more on the trail.

## 7 Badlands (♠)

FT-BL1 = There are 12 targets: chickens 2 to 4, cattle 5 to 7, stagecoaches 8 to 10, trains J to K. With an ace there
    is nothing to rob.
FT-BL2 = With a spade for your suit card you try to rob the target whose rank is your value. If you have circled it
    already, you cannot.
FT-BL3 = Circle the target and take its WANTED at once, before you know how it ends.
FT-BL4 = Then turn up the top card of the deck, the robbery card. Its value (an ace is 1) and the bonus of your gun are
    compared with the rank of the target.
FT-BL5 = If they reach the rank the robbery succeeds, and you get all the stars and all the money.
FT-BL6 = If not, it fails: you get half of the stars and no money.
FT-BL7 = The robbery card is discarded. Every robber draws one of their own, also when several rob on the same turn.
FT-BL8 = When all three targets of a kind are circled, with or without success, you get the bonus action next to them:
    cemetery for chickens, mine for cattle, town for stagecoaches, trail for trains.
FT-BL9 = With the bandana a robbery brings you 1 WANTED less.
FT-BL10 = The pistol adds 2 to the robbery card. The rifle adds 4 and takes the pistol's place. (The English map prints
    3 and 6, see FT-R1.)
FT-BL11 = The targets, with WANTED, stars and money: 2: 1, 2, $1; 3: 1, 2, $2; 4: 1, 2, $3; 5: 2, 4, $1; 6: 2, 4, $3;
    7: 2, 4, $5; 8: 3, 6, $2; 9: 3, 6, $4; 10: 3, 6, $7; J: 4, 8, $3; Q: 4, 8, $6; K: 4, 8, $10.
FT-BL12 = The bandana lets you take one less, it does not force you. It works by itself unless you say that you want
    all the WANTED.

## 8 Mine (♦)

FT-MI1 = The mine has 14 rooms on four levels, with 2, 3, 4 and 5 rooms. They are joined by passages, and each passage
    has its range of values.
FT-MI2 = With a diamond for your suit card you may enter a room that is not circled, if a passage leads there from the
    entrance or from a circled room and your value lies in its range.
FT-MI3 = From the entrance A to 7 leads into the left room, 8 to K into the right one.
FT-MI4 = An action brings you into one room. The way goes down only, never up.
FT-MI5 = You circle the room and get all that is in it at once, WANTED included.
FT-MI6 = Every room on levels 3 and 4 brings at least 1 WANTED.
FT-MI7 = If you can get into several rooms, from different rooms above or because ranges overlap at 10, J and Q on
    level 4, the choice is yours.
FT-MI8 = If there is no such room your value does not let you into the mine.
FT-MI9 = The rooms of level 4 bring silver stars at the end, one for each thing circled on your map; from left to
    right: tombstones, buildings, mine rooms, trail stops, robbery targets.
FT-MI10 = With the pickaxe your value may count 2 more or 2 less in the mine.
FT-MI11 = The rooms bring, from left to right. Level 1: a hammer and 1 gold; a pan and 1 gold. Level 2, with 1 gold
    each: a badlands bonus; a trail bonus; a town bonus. Level 3, with 1 WANTED each: 1 star and 6 gold; 2 stars and 4
    gold; 3 stars and 2 gold; 4 stars. Level 4: 1, 2, 3, 2 and 1 WANTED.
FT-MI12 = The passages, by rooms from left to right. Level 1 to 2: from the first A–4 and 5–7, from the second 8–10 and
    J–K. Level 2 to 3: A–3 and 4–5, then 6–7 and 8–9, then 10–J and Q–K. Level 3 to 4: A–2 and 3–4, then 5–6 and 7–8,
    then 9–10 and 10–J, then J–Q and Q–K. Each pair leads down to the left and to the right.

## 9 Town (♣)

FT-TWa = With a club for your suit card you visit the building whose rank is your value. On the first visit you circle
    it.
FT-TWb = On a visit you may use what the building offers. The first one also brings what is on its sign, 1 star or a
    bonus action.
FT-TWc = Which of the two comes first is up to you.
FT-TWd = Later visits bring only what the building offers.
FT-TWe = You may visit a building even if you cannot, or will not, use it.
FT-TWf = What you buy or get is marked in the area where it helps, and helps to the end of the game.
FT-TW1a = A, the Undertaker: when you use this building for the first time, you take no more WANTED in the cemetery. It
    is free.
FT-TW1b = The second time you get the shovel: 1 star for every tombstone that you circle. After that there is nothing
    more here. First visit: a mine bonus.
FT-TW2a = 2, the Bank: pay $4 and choose red or black, one colour a visit. First visit: 1 star.
FT-TW2b = On another visit you may add the other colour for another $4. Each colour can be had once.
FT-TW2c = At the start of every later turn, if all three cards are of your colour (♥♦ are red, ♠♣ black), you get as
    many stars as the number of the round.
FT-TW3 = 3, the Hideout: cross out up to 4 WANTED. First visit: 1 star.
FT-TW4a = 4, the Stables: one horse a visit, and each of them once. First visit: a cemetery bonus.
FT-TW4b = The work horse costs $3 and brings a hammer and 1 star. The trail horse costs $4 and adds 6 on the trail. You
    may own both.
FT-TW5a = 5, the General Store: one thing a visit, and each of them once. First visit: a trail bonus.
FT-TW5b = A gold pan costs $3 and brings a pan and 1 star. A pickaxe costs $2, adds or takes away 2 in the mine, and
    brings 1 star. A bandana costs $1 and saves 1 WANTED a robbery.
FT-TW6 = 6, the Church: cross out a WANTED for every $1, up to 8 a visit. First visit: 1 star.
FT-TW7a = 7, the Hotel: a night costs $2 and circles the next silver star of 2, 7, 14, 23; one a visit. First visit: a
    badlands bonus.
FT-TW7b = At the end only the last one that you circled counts.
FT-TW8a = 8, the Land Office: pay for one shape and draw it into the grid of nine squares. Two squares cost $4, three
    in a line $6, three around a corner $8. First visit: a cemetery bonus.
FT-TW8b = A shape may be turned and flipped, and it must fit onto free squares. You may buy the same one again on
    another visit.
FT-TW8c = You get the stars on its squares at once. The rows of the grid are 3 1 1, 1 2 1 and 1 1 3.
FT-TW8d = When all nine squares are covered you get 7 stars more.
FT-TW8e = If no shape fits, or you can pay for none, you get no land.
FT-TW9a = 9, the Gunsmith: a pistol for $3; once you have it, on a later visit, a rifle for $4. One gun a visit. First
    visit: a trail bonus.
FT-TW9b = With the rifle only the rifle's bonus counts.
FT-TW10a = 10, the Bail Bonds: circle one outlaw, J, Q or K; one a visit. First visit: 1 star.
FT-TW10b = On further visits you may hunt the others as well.
FT-TW10c = At the start of every later turn each card of a rank that you hunt brings one reward of your choice: $4, 2
    gold, or 2 WANTED crossed out.
FT-TW10d = Two or three such cards pay one by one, also if they are of the same rank.
FT-TW11 = J, the Sheriff's Office: look at the sheriff card of this round. Then take 1 star, or cross out 2 WANTED.
    First visit: a mine bonus.
FT-TW12 = Q, the Saloon: 1 star for every $2, up to 8 stars a visit. First visit: 1 star.
FT-TW13 = K, the Prospector's Club: 1 star for every gold, up to 8 stars a visit. First visit: a badlands bonus.

## 10 Cemetery

FT-CE1 = In the cemetery neither suit nor value matters. You circle any tombstone that is not circled.
FT-CE2 = That brings 1 WANTED, unless the undertaker is your friend.
FT-CE3 = With the shovel it brings 1 star.
FT-CE4 = Between any two neighbours, side by side or one below the other, there is a reward; that makes 12. You get it
    once, as soon as both tombstones are circled.
FT-CE5 = One tombstone may bring several rewards at once, two in a corner and three at an edge. You get all of them, in
    the order that you like.
FT-CE6 = As the middle tombstone is circled from the start, each of its four neighbours brings the reward between them
    at once.
FT-CE7 = The rewards: in the top row a badlands bonus and 2 stars; below it 4 gold, a hammer and a trail bonus; in the
    middle row $4 and 2 gold; below it a mine bonus, a pan and $8; in the bottom row 2 stars and a town bonus.
FT-CE8 = The undertaker lets you leave the WANTED alone, it does not force you. You leave it unless you say that you
    want it.

## 11 Bonus actions

FT-BA1 = A bonus action is one more action on the same turn. You may take it at once.
FT-BA2 = It is open: you need no cards for it and choose the value yourself.
FT-BA3 = Rewards and WANTED come as always.
FT-BA4 = A bonus action may bring another one, and so on without an end.
FT-BA5 = ♥ any stop further right, those in between are lost. ♠ any target that is not circled. ♦ any room that is not
    circled and joined to the entrance or to a circled room. ♣ any building, also one that you have visited. Tombstone:
    any one that is not circled, with its WANTED.

## 12 Phase 4: poker

FT-PK1 = Nobody bets, draws or folds. Your hand is the five cards of this round's column.
FT-PK2 = Royal flush $10 and 9 stars; straight flush $9 and 8; four of a kind $8 and 7; full house $7 and 6; flush $6
    and 5; straight $5 and 4; three of a kind $4 and 3; two pairs $3 and 2; a pair $2 and 1; less than that nothing.
FT-PK3 = In the standard game everybody with a pair or better is paid, whatever the others have.
FT-PK4 = Only the best that your hand contains is paid.
FT-PK5 = In a straight the ace is the lowest card (A 2 3 4 5) or the highest one (10 J Q K A), never in between. A
    royal flush is a straight flush up to the ace.

## 13 Phase 5: pan and work

FT-PW1 = Each pan brings 1 gold.
FT-PW2 = Each hammer brings $2.

## 14 Phase 6: the sheriff

FT-SH1 = You may bribe the sheriff: pay 1 gold for each active WANTED (circled and not crossed out), and you are safe
    this round.
FT-SH2 = A bribe crosses out nothing.
FT-SH3 = All decide about their bribes before the sheriff card is turned up.
FT-SH4 = Then it is turned up. Those who have bribed do not care.
FT-SH5 = If its value (A 1, J 11, Q 12, K 13) is at least the number of your active WANTED, you get away.
FT-SH6 = If it is lower you are arrested and pay: in round 1 $10 or 4 stars, in round 2 $14 or 6 stars, in round 3 $18
    or 8 stars.
FT-SH7 = If you have not enough money for all of it, you must give stars.
FT-SH8 = With 14 active WANTED or more you must give stars; money is no longer accepted. To bribe before is still
    possible.
FT-SH9 = If you have too few stars you lose those that you have, and nothing else.
FT-SH10 = An arrest does not change your WANTED.
FT-SH11 = Then the sheriff card is discarded.

## 15 Bounties (2 to 4 players)

FT-BY1 = The first player to do what a bounty asks for gets 7 stars at once.
FT-BY2 = All who do it on the same turn get 7.
FT-BY3 = At the end of that turn the card is turned to its side of 4 stars, and all who do it later get 4.
FT-BY4 = Everybody can score each bounty once. Several players can score the same one.
FT-BY5 = The 12 bounties ask for: 4 circled spaces in each of the four areas with a suit; the four bonus stops of the
    trail; 5 pans and hammers; all five signs with a star in town; 9 gold out of the mine; a target of each kind; 5
    tombstones besides the middle one; stop K of the trail or two hunted outlaws; 9 WANTED; 4 different helpers out of
    pan, hammer, trail horse, undertaker, bandana, pickaxe and pistol; $30 or 15 gold; a bonus action out of each of
    the five areas.

## 16 Characters

FT-CH1 = Everybody has one character. What it starts with is on its card and replaces the usual $4 and 2 gold.
FT-CH2 = Its ability can be used once in the game; the Wild Card has two jokers. Then the card is put half under the
    map.
FT-CH3 = Trailblazer, Settler, Bandit, Miner and Grave Robber have a bonus action: on the trail, in town, in the
    badlands, in the mine, in the cemetery. The Man in Black has one of any kind.
FT-CH4 = Cheat: in phase 4 one card of your hand may be any card.
FT-CH5 = Prospector: your value card counts as much more or less as you have pans. Gold may move it further.
FT-CH6 = Marshal: when the sheriff comes you may draw a card that is the sheriff card for you alone.
FT-CH7 = Preacher: before phase 6 you may cross out up to 6 WANTED.
FT-CH8 = Ranch Hand: cross out 2 WANTED for each of your hammers.
FT-CH9 = Baroness: take as much gold as you have active WANTED.
FT-CH10 = Mayor: discard the three cards and turn up three others, for everybody. With two or more players this has to
    happen before anybody has taken their turn.
FT-CH11 = Wild Card: give a joker, and your suit card is of any suit, or your value card of any rank.
FT-CH12 = The Grave Robber starts with the shovel, the Prospector with a pan, the Ranch Hand with a hammer, the Bandit
    with 4 WANTED and the Man in Black with 6.

## 17 Texas Hold'em

FT-HE1 = After the sheriff card is set, everybody gets 2 extra cards for this round.
FT-HE2 = Alone you have them face up. With two to four players everybody sees only their own, until phase 4.
FT-HE3 = In phase 4 the best five of your seven cards are your hand. Then the extra cards are discarded.
FT-HE4 = If you like it harder, only the best hand at the table is paid. This is the competitive option.
FT-HE5 = Between hands of the same kind the highest card decides, then the second highest, and so on. If all five ranks
    are equal the prize is shared as evenly as possible.

## 18 The end

FT-EN1 = Your score: a point for every $4 and one for every 2 gold, both rounded down, your silver stars (hotel and the
    deepest rooms of the mine), and your stars.
FT-EN2 = With two to four players the highest score wins. Among equals it is the one with the fewest active WANTED,
    then with the most gold, then with the most money; if all that is equal they share the victory.
FT-EN3 = Your title has two words, one for your score and the way you played, one for your active WANTED at the end:
    Deputy up to 3, Rancher to 6, Cowboy to 9, Desperado to 13, Outlaw from 14 on.
FT-EN4 = The words for the score have three columns: the standard game, with characters or hold'em, with both.
FT-EN5 = WANTED, pans, hammers, items, poker columns and unused abilities are worth nothing. Money and gold are rounded
    down one by one.

## 19 Against a cowbot (alone)

FT-CB1 = A cowbot takes no turns. It steals cards and scores for what you leave uncircled.
FT-CB2 = It acts on a turn if at least one of the three cards is of its suit and if you gained what it waits for:
    Calamity Jane (♥) stars, Billy the Kid (♠) WANTED, Black Bart (♦) gold, Wyatt Earp (♣) a bonus action.
FT-CB3 = Then it steals the top card of the deck, unseen and for the rest of the game; one card a turn at most.
FT-CB4 = If you changed your suit card it is looked at with its new suit.
FT-CB5 = You may not turn down a reward to get around a theft.
FT-CB6 = At the end the cowbot scores 1, 2 or 3 points (easy, normal, hard) for each stolen card, and its multiplier
    for every uncircled space of the areas that count.
FT-CB7 = On hard all four areas count, times 4, 3, 2 and 1; on normal the upper three, on easy the upper two.
FT-CB8 = It gets 5 points more if you play a character, and 5 more with hold'em.
FT-CB9 = You have to be ahead to win. If the scores are equal the cowbot has won.
FT-CB10 = The cemetery never counts for the cowbot. Stops that you jumped over are uncircled.

## 20 Solo challenges

FT-SO1 = There are 20 challenges for one player, looked at when the game is over. Nobody has to care for them. Two of
    them, to beat all four cowbots on easy and one on hard, take several games.

## 21 Rulings

FT-R1 = The Czech rulebook gives the pistol 2 and the rifle 4, the English map prints 3 and 6. We follow the rulebook;
    an option has the values of the map.
FT-R2 = Calamity Jane waits for stars, as her card shows. In the rulebook's picture the sign is hard to read and looks
    like money; the other three cowbots are the same in both. An option lets her wait for money.
FT-R3 = The rulebook lets the cowbot multiply the points of a space; taken by the word Billy would have 240 for the
    badlands alone. We count the bare multiplier for each uncircled space, which gives scores that fit the three levels
    of difficulty.
FT-R4 = One sentence of the rulebook speaks of crossed-out WANTED at the arrest. All the others, and the map, mean
    those that are circled and not crossed out.
FT-R5 = The table of titles has five ranges of scores, while two of its words have run together in print. We read, for
    the standard game: Greenhorn below 50, Seasoned from 50, Fearless from 60, Sharpshooter from 70, Legendary from 80;
    5 or 10 points more in the other columns. The English words are ours.
FT-R6 = You have to act as long as there is something to do with your cards or in the cemetery. Nobody has to pay gold
    or a joker for that: if nothing is possible without, you may do nothing, and the poker card still counts. A visit
    in town without any effect is an action.
FT-R7 = Bonus actions are a right and no duty. One that is turned down, or that cannot be taken, is lost, but it was
    gained (for Wyatt Earp and for bounties).
FT-R8 = If you have several bonus actions you choose which comes next; a new one may come before older ones. All of
    them have to be taken or turned down before the turn ends.
FT-R9 = In a space goods and WANTED come first, then bonus actions. In town you choose the order of the building and
    its sign. The bonus of a group in the badlands comes after the robbery.
FT-R10 = If a card is needed and the deck is empty, the discarded cards are shuffled into a new one, without the
    line-up, the sheriff card, hold'em cards and stolen ones. The rulebook does not speak of this; it takes a great
    many robberies.
FT-R11 = What you do does not touch the maps of others, so all can play at once. Robbery cards come from the common
    deck, each player's from a share of its own (FT-R43); as nobody knows the deck, that is fair.
FT-R12 = Bounties are checked after every change. For the "same turn" each turn counts, and in phases 4, 5 and 6 the
    whole phase. It is enough to meet the condition for a moment. What you start with counts on the first turn.
FT-R13 = The bounty with the signs of all five areas asks for a bonus action gained in each area: a trail stop, a group
    of targets, a mine room, a sign in town, a reward in the cemetery. Abilities of characters do not count. It could
    also be read as one bonus of each kind.
FT-R14 = The bounty for helpers wants four different ones; several pans are one. What you start with counts. The bounty
    for signs with a star means the buildings 2, 3, 6, 10 and Q.
FT-R15 = The bounty for all areas means the four with a suit that it shows; the solo challenge speaks of every area, so
    of the cemetery too. A building counts once. The bounty for gold of the mine counts what was in the rooms that you
    entered, in any way and over the whole game, even if you have spent it.
FT-R16 = The room for tombstones counts the middle one too, so it brings up to 9. The room for mine rooms counts
    itself, up to 14. The one for targets counts failed robberies too.
FT-R17 = The pickaxe moves the value by exactly 2, the Prospector by exactly the number of pans, or not at all. Both go
    together with gold and with each other; only the final value has to lie between A and K. The pickaxe works in the
    mine only, the Prospector everywhere.
FT-R18 = The trail horse is free to use or not, on the trail only, and goes together with gold and the Prospector. More
    than 13 counts as 13.
FT-R19 = The land office sells one shape a visit, and you need not buy.
FT-R20 = A building may have nothing left: the hotel after four nights, the bank after two colours, the undertaker
    after two uses (after one for the Grave Robber, who owns the shovel), the bail bonds after three outlaws, a shop
    that is sold out. You may still visit it.
FT-R21 = Bank and outlaws work from the turn after your visit to the end of the game and cost nothing more.
FT-R22 = To cross out a number of WANTED always means up to that number. You say how many.
FT-R23 = If you are arrested and have the money for all of it, you may choose stars only if you have all of these. To
    give less is possible only if you can pay neither in full, or with 14 WANTED and more, and then only in stars.
FT-R24 = With 0 or 1 WANTED you need no bribe, since no sheriff card is below 1. A bribe has to be paid in full.
FT-R25 = The Marshal acts when the sheriff card has been seen, and only without a bribe. The new card decides, even if
    it is worse, and is discarded.
FT-R26 = The Preacher acts after phase 5, before the bribes. Ranch Hand and Baroness may act whenever they decide
    something in phases 3 to 6, up to the bribe and right before it. Characters with a bonus action act on their own turn only,
    before or after the main action.
FT-R27 = The Mayor decides as soon as the cards lie there, before bank and outlaws and before anybody has chosen. The
    cards that are discarded have no effect at all.
FT-R28 = A joker changes one thing, suit or rank; both jokers may be used on one turn. They work like changes paid with
    gold (FT-G5 to FT-G8). A setup by lot cannot bring the Wild Card.
FT-R29 = The Cheat's card may be one that exists already; five equal ranks are paid as four of a kind. With hold'em it
    may be any of the seven.
FT-R30 = The cowbot is checked once, at the end of the turn. Gains from bank and outlaws, from actions and from
    abilities of this turn count, those of phases 4 to 6 do not. A WANTED that bandana or undertaker kept away was not
    gained.
FT-R31 = That rewards cannot be turned down (FT-CB5) is about spaces that you enter. You need not buy or exchange
    anything, and you may choose freely between 1 star and 2 WANTED crossed out.
FT-R32 = A fifth pan or hammer is lost. At stop 2 of the trail you may choose the other kind.
FT-R33 = The comparison in hold'em goes by the word: the five cards from high to low, pairs or not, the ace high except
    in A 2 3 4 5. Shares are rounded down, and what is left over is lost. If nobody has a pair nobody is paid.
FT-R34 = The competitive option belongs to hold'em, but it can be played without it.
FT-R35 = The signs in the list of solo challenges are lost to us. Most of them are restored after the bounties that
    match; they are probable rather than certain. "Have none of ..." is our guess: no WANTED gained in the whole game.
FT-R36 = In round 3 the sheriff comes before the points are counted. Stars that you lose then are missing in your
    score.
FT-R37 = Half of the stars is always a whole number, as all targets have an even one.
FT-R38 = What you see in the sheriff's office is for you alone. You may look again.
FT-R39 = What you have said stays said. At this table the choices of all are shown together, when the turn ends
    (FT-HI6).
FT-R40 = Changes of suit and value are made and paid with the main action, out of the gold that you have then. Gold
    from outlaws, or from an ability used before, helps; after the main action no card is changed any more, not even
    because of the cowbot.
FT-R41 = A bonus action may build on what this turn has brought: go down from a room that was circled just now, go on
    from a stop just reached, or come back to a building, for what it offers but not for its sign.
FT-R42 = You cannot pay for nothing. A value is changed only for an action that the new value allows, a suit only for
    an action of the new suit or together with the cemetery (FT-G10).
FT-R43 = Robbery cards are dealt around: in a turn with several players everybody's robbery cards are every second,
    third or fourth card of the deck, as many as there are players. So nobody's luck depends on how fast the others are.
    If a share runs out, it goes on with the shuffled discards (FT-R10).
FT-R44 = A change of suit together with the cemetery is offered only against a cowbot; nobody else would notice it
    (FT-G10).
FT-R45 = The Cheat can only declare a card that makes the hand better.
FT-R46 = What can change nothing is not asked: the Marshal is asked only when arrested with at most 13 WANTED, a reward
    for an outlaw crosses out at least one, and in the sheriff's office the card is shown as soon as nothing can come
    before it.
FT-R47 = With several players your turn is over when you say so. Until then nothing is announced, and you may take
    back whatever has shown you no card.

## 22 Examples

FT-E1 = In round 1 your hand is Q Q 8 8 and another card: two pairs, $3 and 2 stars.
FT-E2 = 1 pan and 3 hammers bring 1 gold and $6 in phase 5.
FT-E3 = Round 1, 8 WANTED, and a bribe would cost 8 gold. The sheriff card is a 6: you are arrested and lose $10 or 4
    stars. From 8 on you would have been safe.
FT-E4 = You have not been on the trail yet. Suit card 4♥, value card 7♣: you can get to all stops up to 7. You stop at
    3; A and 2 are crossed out, and you get 1 star and a cemetery bonus.
FT-E5 = Suit card A♠, value card 9♦: you circle the 9 and take 3 WANTED. The robbery card is 2♦, which is less than 9:
    3 stars and no money.
FT-E6 = Suit card Q♦, value card 5♣, an empty mine: you get into the left room, for a hammer and 1 gold. From there A
    to 4 and 5 to 7 lead on.
FT-E7 = Suit card 7♣, value card 5♠, $4, and it is your first visit to the general store. You buy the bandana and have
    $3; the sign brings a trail bonus, and its heart is crossed out.
FT-E8 = The tombstone at the bottom in the middle is circled. You circle the one at the bottom right: 1 WANTED and a
    town bonus. Later the one on the right in the middle: 1 WANTED, 2 gold and $8 at once.
FT-E9 = Your value card is a 9, and you have 3 gold: it may count as a 6 or as a Q, and the gold is gone. With 1 gold
    an ace may become a 2, but never a K.
FT-E10 = An untouched cemetery: the tombstone at the bottom in the middle brings 1 WANTED and a pan.
FT-E11 = You have been to the undertaker twice. At the top in the middle of an untouched cemetery you get no WANTED, 1
    star for the shovel and a hammer.
FT-E12 = The top left tombstone and the one below it are circled, the top right one is not. At the top in the middle
    you now get a badlands bonus and a hammer, in the order that you like.
FT-E13 = Pistol, target 9, robbery card 7: 7 + 2 = 9 is enough, 3 WANTED, 6 stars and $4. With a 6 it fails, 3 stars;
    with the values of the English map it would not.
FT-E14 = Rifle, target K, robbery card 9: 13 is enough, 4 WANTED, 8 stars and $10.
FT-E15 = Bandana, target 2, robbery card A: no WANTED, 1 star, no money.
FT-E16 = Two of the cattle are circled, both without success. You rob the third: after the robbery you have a mine
    bonus.
FT-E17 = The third room of level 3 is circled, and your value is 10: both rooms below it are open to you. With a J only
    the right one of them is.
FT-E18 = Only the left room of level 1 is circled. With a 9 you can only get into the right room of level 1, with a 5
    only into the middle one of level 2.
FT-E19 = Trail horse, value 8, you stand at 5: all stops from 6 to K are within reach.
FT-E20 = Round 2, your money is on red, and 2♥ 9♦ K♦ are turned up: 2 stars before anything else. If you then change
    your suit card to ♣, the stars stay yours.
FT-E21 = You hunt kings, and K♠ K♦ 4♣ are turned up: two rewards, such as $4 and 2 WANTED crossed out.
FT-E22 = Three squares in a line along the top row cost $6 and bring 3 + 1 + 1 = 5 stars. The whole grid in three lines
    costs $18 and brings 14 + 7 = 21 stars.
FT-E23 = The third night at the hotel makes 14 silver stars, not 2 + 7 + 14.
FT-E24 = Round 2, 14 WANTED, $30, 3 stars, 5 gold. You cannot bribe, and any sheriff card arrests you. You lose 3 stars
    and keep your money.
FT-E25 = Round 3, 10 WANTED, $18, 7 stars, sheriff card 4: you must pay $18. With 8 stars you could choose.
FT-E26 = $23, 7 gold, 41 stars, two nights at the hotel, and the room for buildings with 8 of them: 5 + 3 + 41 + 7 + 8
    = 64. With 9 WANTED you are a Fearless Cowboy.
FT-E27 = Calamity Jane. You circled 5 stops, 4 targets, 7 buildings and 6 rooms; 4 cards were stolen, and you played a
    character. Easy: 32 + 24 + 4 + 5 = 65. Normal: 32 + 24 + 12 + 8 + 5 = 81. Hard: 32 + 24 + 12 + 8 + 12 + 5 = 93.
FT-E28 = Billy, and 3♠ 8♥ J♦ are turned up. You pay 2 gold to make your suit card, the 3♠, a heart, and stop at 10 with
    2 WANTED. There is no spade left: he steals nothing.
FT-E29 = Two players meet the same bounty on one turn and get 7 stars each. A third one, two turns later, gets 4.
FT-E30 = The Marshal has 6 WANTED in round 1, and the sheriff card is a 3. A new card decides: with a 9 safe, with an A
    arrested.
FT-E31 = The Baroness has 11 WANTED and 1 gold before the bribe. She takes 11 gold and pays 11; 1 is left.
FT-E32 = The Cheat has 10♥ J♥ Q♥ K♥ 3♣. The 3♣ becomes an A♥: a royal flush, $10 and 9 stars.
FT-E33 = A 2 3 4 5 of mixed suits is a straight. Q K A 2 3 is nothing.
FT-E34 = Two players have 70 points. One has 5 WANTED, the other one 3 and wins.

## 23 What you decide

FT-DE1 = Before the game: how many play, with or without characters, hold'em and competitive poker, and which values
    guns have. Alone also the cowbot (or the lot) and how hard it will be.
FT-DE2 = As Mayor, once, when the cards have been turned up: keep them or replace them. All the others wait.
FT-DE3 = At the start of a turn, for every card of a rank that you hunt: $4, 2 gold, or up to 2 WANTED crossed out.
FT-DE4 = On your turn: which of the three cards is your poker card, and which of the other two your suit card and your
    value card. There are six ways, and the others see yours when all have finished.
FT-DE5 = The main action: one in the area of your suit, or in the cemetery. Nothing at all only by FT-R6.
FT-DE6 = Whether you change the suit, for 2 gold or a joker, and to which one; also together with the cemetery.
FT-DE7 = Whether you change the value: steps of gold, a joker, the pickaxe in the mine, the horse on the trail, the
    Prospector's pans.
FT-DE8 = On the trail: which of the stops within reach.
FT-DE9 = At stop 2: a pan or a hammer.
FT-DE10 = In the mine, if there are several: which room.
FT-DE11 = In the cemetery: which tombstone, and the order of its rewards if there are several.
FT-DE12 = In town on the first visit: the building or its sign first.
FT-DE13 = In the bank: red, black or nothing.
FT-DE14 = In the stables, the general store and at the gunsmith's: what you buy of what you can pay for, or nothing.
FT-DE15 = At the hotel: stay or not.
FT-DE16 = In the land office: which shape, how it is turned, where it lies, or nothing.
FT-DE17 = At the bail bonds: which outlaw, or none.
FT-DE18 = In the sheriff's office, after your secret look: 1 star, or up to 2 WANTED crossed out.
FT-DE19 = In the church, the saloon and the club: how often you exchange, 0 to 8 times.
FT-DE20 = In the hideout, at stop J and the like: how many WANTED you cross out.
FT-DE21 = With bonus actions to come: which one is next and where it goes, or that you turn it down.
FT-DE22 = On your own turn, with a character that has a bonus action: whether you use it now; as Man in Black also
    which kind.
FT-DE23 = In phases 3 to 6, as Baroness or Ranch Hand: whether you use the ability now.
FT-DE24 = In phase 4, as Cheat: whether you use it, which card, and what it becomes.
FT-DE25 = In phase 4 with hold'em: nothing. The best five of your seven cards are found for you.
FT-DE26 = Before phase 6, as Preacher: whether, and how many WANTED.
FT-DE27 = In phase 6, with 2 WANTED or more and enough gold: whether you bribe. All decide at once; only those who have
    looked know the sheriff card.
FT-DE28 = In phase 6, as Marshal, when the sheriff card has been seen: whether you draw your own.
FT-DE29 = When you are arrested and could pay either: money or stars.
FT-DE30 = At a robbery with the bandana, or at a tombstone as the undertaker's friend: whether you take the WANTED
    after all.

## 24 What you know

FT-HI1 = Nobody knows the order of the deck. All cards that were turned up or discarded are open, so you may count.
FT-HI2 = Nobody knows the sheriff card until phase 6, except for those who looked at it this round. They need not tell.
FT-HI3 = Your extra cards in hold'em are yours alone until phase 4. If you play alone they lie open.
FT-HI4 = What a cowbot has stolen nobody ever sees. How many cards it has is known.
FT-HI5 = All maps, inventories, poker columns, characters and bounties are open.
FT-HI6 = What you do on a turn the others see when all have finished: your cards, your map and your robbery cards. From
    then on it is open to all.
FT-HI7 = Bounties and characters that are not used are out of the game, and unknown.
FT-HI8 = No bribe is shown before all have decided. Then the sheriff card is turned up.
FT-HI9 = A look in the sheriff's office shows the card of this round only. Nobody else learns what you saw, neither at
    the table nor in the log.

## 25 How to play well

FT-ST1 = Sound play brings about 73 points, in half of the games 68 to 77. A Sharpshooter is normal, 80 and more is
    good.
FT-ST2 = A game has about 13 bonus actions, nearly as many as turns. The best openings are first visits to A, 4, 5, 7,
    8, 9, J and K in town, and the rooms of level 2.
FT-ST3 = At the end $4 or 2 gold are a point. The saloon gives a star for $2, the club for 1 gold. Go there late, with
    $16 or 8 gold.
FT-ST4 = The nights at the hotel are worth 2, 5, 7 and 9 points for $2 each. Four of them are 23 points for $8 and four
    visits: start early or not at all.
FT-ST5 = In the land office three in a line are the bargain, $2 a square. An outer row or column brings 5 stars for $6,
    the whole grid 21 for $18.
FT-ST6 = With W active WANTED and no bribe you are arrested in (W − 1) of 13 cases, up to 14. One more WANTED costs
    about 0.3, 0.5 and 0.6 stars in rounds 1, 2 and 3.
FT-ST7 = The sheriff takes 4, 6 and 8 stars and no more. Above 13 WANTED further crime costs nothing, and to go down
    from 18 to 14 is of no use.
FT-ST8 = Pay in money if you can: $10, $14 and $18 are 2.5, 3.5 and 4.5 points, the stars 4, 6 and 8.
FT-ST9 = A bribe pays if (W − 1) / 13 of the penalty is more than half a point for each WANTED: only in round 3, with 6
    to 15 WANTED and gold that has no other use, unless you have seen a low sheriff card.
FT-ST10 = Without a gun a robbery succeeds in (14 − rank) of 13 cases. It brings 1.9 stars on average for the 2, 3.1
    for the 7, 3.9 for the 10, 4.3 for the K. Even a failed train brings 4. The pistol adds 2 cases in 13.
FT-ST11 = Each stop that you jump over is lost; five or six stops are normal. The best are 5, 8, 7, 10, K and the bonus
    stops 6, 9 and Q. Early on a good stop nearby is better than a far one.
FT-ST12 = In the mine first level 1, for its pan or hammer pays every round, then level 2 for a bonus, then 3, and late
    the room for buildings or the one for rooms: these are usually what you have most of.
FT-ST13 = A pan in round 1 brings 3 gold, a hammer $6; in round 3 only 1 gold or $2.
FT-ST14 = The cemetery is there for bad cards. Begin with the pan below the middle and the hammer above it; the two
    lower ones on the left and the two on the right of the bottom row bring bonus actions.
FT-ST15 = In points a pair is worth 1.5, two pairs 2.8, three of a kind 4, a straight 5.3, a flush 6.5, a full house
    7.8, four of a kind 9. Keep your pairs, and go for a flush with three cards of a suit. A pair or better comes in
    nearly 9 of 10 rounds.
FT-ST16 = Gold is at its best in the middle of the game, when a single one turns a useless value into the building that
    you want. Keep 2 to 4 until round 3.
FT-ST17 = The 7 stars of a bounty are as many as four of a kind bring. See which two of the three go together. The maps
    of the others are open; do not race when you are a whole turn behind.
FT-ST18 = Against a cowbot circle what it multiplies by 4 and 3: each stop is worth 4 points against Jane. Avoid what
    it waits for when its suit lies there, or change the suit card if that is the only one.
FT-ST19 = Left alone, a cowbot steals 4 to 6 cards in a game. Jane and Billy are the hardest if you live in town and
    mine, Bart and Earp the easiest.
FT-ST20 = What is often forgotten: bank and outlaws at the start of a turn, the star of the shovel, the rewards around
    the middle tombstone, that a changed card does not count for the bank, that a sign pays once, that failed robberies
    bring all WANTED and no money.
