### Dice Town: every rule by its number, in words for players.

## 1 Setting up

DT-S1 = Two to five can play. The number of players changes only how much of the material is needed; spare cups, dice
    and bills stay in the box.
DT-S2 = The 19 cards of the General Store are shuffled into a face-down draw pile. Its discard pile is empty at first.
DT-S3 = The 25 deeds are shuffled into a face-down pile, and its top three cards are laid face up into places 1, 2 and
    3 of the row. Place 1 is the lowest one on the board and is always given away first.
DT-S4 = Everybody gets a cup, 5 poker dice and 8 one-dollar bills. Nobody has nuggets or cards yet.
DT-S5 = All 30 nuggets lie in the Gold Mine, however many play.
DT-S6 = There are 3 dollars in the Bank at the start, and none on the Stagecoach.
DT-S7 = The Sheriff's badge goes to the youngest player. Here the lot decides, see DT-R1.
DT-S8 = Money neither comes into the game nor leaves it: 8 dollars a player and 3 more, that is 19, 27, 35 or 43 with
    two, three, four or five players. Five players use every bill in the box.

## 2 A round

DT-G1 = The game goes in rounds. First all of you build a hand of five dice at the same time, then the town is settled,
    place by place.
DT-G2 = After that everybody picks up all five dice again, and the next round begins, unless the game is over (DT-X1).
DT-G3 = There are no turns. Clockwise order matters only where several players are asked about cards at the same moment
    (DT-R10).

## 3 Building a hand of dice

DT-H1 = Everybody who has not yet kept five dice rolls all the others, at the same time and under the cup. The first
    roll is one of five dice each.
DT-H2 = You see your own roll only. You choose in secret which of these dice to keep; the others go back into your hand
    to be rolled again.
DT-H3 = When all have chosen, all cups are lifted together. What you keep lies open in front of you and does not change
    any more this round; the exceptions are a Professional Cheat at this very reveal (DT-C4) and a Tough Guy that came
    to nothing (DT-R3).
DT-H4 = To keep exactly one die is free.
DT-H5 = Every further die that you keep of the same roll costs 1 dollar: 1 for two dice, 2 for three, 3 for four, 4 for
    five.
DT-H6 = You may also keep none. That costs 1 dollar.
DT-H7 = You may choose only what you can pay for, unless a Tough Guy pays (DT-C3). Without a dollar you must keep
    exactly one die.
DT-H8 = You pay when the cups are lifted, onto the Stagecoach and not into the Bank.
DT-H9 = This goes on with the dice that are left, until somebody has kept five after a reveal.
DT-H10 = As soon as somebody has five, all who have fewer roll all their remaining dice exactly once more. That is the
    last roll.
DT-H11 = What the last roll shows has to be kept, all of it.
DT-H12 = The last roll costs nothing, however many dice it brings.
DT-H13 = If all of you have five dice after the same reveal, there is no last roll.
DT-H14 = It makes no difference how somebody got to five dice, with or without paying. You may get there with five free
    dice while somebody else, who once kept none, has four.
DT-H15 = In the end everybody has five dice, open to all.
DT-H16 = The last single die is no exception: keep it for nothing, or keep none for 1 dollar and roll it again. This
    cannot go on for ever, since every reveal brings a die, costs a dollar or uses up a Tough Guy.

## 4 In town

DT-V1 = The places are settled in this order: 1 Gold Mine, 2 Bank, 3 Stagecoach, 4 General Store, 5 Saloon, 6 Sheriff,
    7 Town Hall, 8 Doc Badluck.
DT-V2 = Five of them belong to the one player with the most dice of their face: 9 the Gold Mine, 10 the Bank, J the
    General Store, Q the Saloon, K the Sheriff.
DT-V3 = If nobody has a single die of the face, nobody acts there.
DT-V4 = The same player may win several places in a round.
DT-V5 = If several players share the most dice of a face, the Sheriff chooses one of them (DT-T1). Only one player acts
    at each place.
DT-V6 = Dice are not used up. Each one counts for its place and for the poker hand as well.
DT-V7 = The winner of a place has to do what it says, as far as possible.
DT-V8 = If the winner gets nothing from a place, the place does not go to the next best. (For ties see DT-R6.)

## 4a Ties and the Sheriff

DT-T1 = The player with the badge decides all ties, both for the most dice of a face and between best hands that are
    exactly equal.
DT-T2 = The badge moves at once in step 6. So the old Sheriff decides the ties of steps 1 to 6, and the new one those
    of step 7 and the order in step 8.
DT-T3 = The Sheriff has to choose one of those who are tied, and may choose themselves if they are among them. A tie of
    kings is the old Sheriff's to decide, even in their own favour.
DT-T4 = Those who are tied may try to win the Sheriff over with dollars, nuggets or cards.
DT-T5 = At this table everybody in the tie, except for the Sheriff, makes one sealed offer from what they own right
    now; it may be empty. Then all offers are opened, and the Sheriff chooses.
DT-T6 = Only the offer of the chosen player is paid, all of it and before the action; the others are void. A Sheriff
    who chooses themselves gets nothing.
DT-T7 = An offer may hold cards from the hand of both kinds. Fenced deeds cannot be offered, nor can promises.
DT-T8 = To receive an offer does not count as having won something at Doc Badluck's.
DT-T9 = When there is nothing to win in a tie (an empty Bank, no store cards, no card that any of the tied players
    could steal), DT-R6 applies.

## 4b Gold Mine (9)

DT-GM1 = The player with the most 9s takes a nugget from the mine for each of them.
DT-GM2 = If the mine has fewer nuggets than that, they take what is there.
DT-GM3 = An empty mine does not cut the round short. The game ends after step 8 (DT-X1).

## 4c Bank (10)

DT-BK1 = The player with the most 10s takes all the dollars in the Bank. It does not matter how many 10s it took.
DT-BK2 = What lies on the Stagecoach is not in the Bank and stays where it is.
DT-BK3 = An empty Bank brings nothing, and so nothing was won there.
DT-BK4 = If nobody has a 10 the money stays in the Bank.

## 4d Stagecoach

DT-SC1 = Nobody can visit the Stagecoach.
DT-SC2 = All its dollars now move into the Bank and join what is there. The robbery of this round is over, so they are
    there for the next round at the earliest.

## 4e General Store (J)

DT-GS1 = The player with the most Js draws a store card for each of them, looks at them in secret, keeps one and discards
    the others face down.
DT-GS2 = If the draw pile runs out while you draw, the discard pile is shuffled into a new one, and you go on. What you
    have drawn so far is not shuffled in. A pile that is merely empty is left alone until a card is needed.
DT-GS3 = If both piles are empty you draw what there was, if need be nothing.
DT-GS4 = In the first round the winner does all this twice: draw, keep one, discard, and then once more. The winner is
    the same both times, so a tie is decided only once.
DT-GS5 = If nobody has a J in the first round, the second helping is lost. It does not move to round 2.
DT-GS6 = You may hold as many cards as you like.

## 4f Saloon (Q)

DT-SA1 = The player with the most Qs chooses one opponent, takes as many cards out of that hand as they have Qs, without
    seeing them first, then keeps one and gives the others back.
DT-SA2 = Store cards and deeds can both be taken, in any mixture. Fenced deeds are not in the hand and are safe.
DT-SA3 = If the opponent has fewer cards, all of them are taken and all but one returned.
DT-SA4 = The opponent must have at least one card in hand. If nobody has, nothing happens, and nothing was won.
DT-SA5 = Store cards and deeds have different backs, so you say how many of each kind you take. Which ones of a kind is
    left to chance (DT-R36).
DT-SA6 = The card that you keep goes into your hand. The others at the table do not see it.

## 4g Sheriff (K)

DT-SH1 = The player with the most Ks becomes the Sheriff and takes the badge at once.
DT-SH2 = If nobody has a K the Sheriff stays.
DT-SH3 = The Sheriff at the end of the game scores 5 points.

## 4h Town Hall (best hand)

DT-TH1 = The best poker hand (DT-P1) brings deeds. This place always has a winner.
DT-TH2 = They get the deed of place 1 and another one for every Ace among their five dice, from places 2 and 3 in turn.
DT-TH3 = Only the open deeds are given away, three at the most; none comes from the pile.
DT-TH4 = Without the best hand Aces bring nothing here.
DT-TH5 = An Ace counts even if it is no part of the figure: J J J J A brings two deeds.
DT-TH6 = Then the open deeds that are left go under the pile, and its top three cards are laid out, the first one into
    place 1; fewer if there are not so many.
DT-TH7 = The deeds go into the winner's hand, where they are hidden.

## 4i Doc Badluck

DT-DB1 = If you won nothing this round you may visit the Doc for exactly one consolation. You need at least one die
    that fits it. You may also stay away.
DT-DB2 = You have won something if steps 1 to 7 brought you at least one nugget from the mine, one dollar from the Bank
    (also by Fifty-Fifty, DT-R7), one store card, one card in the Saloon, the badge (also when you already had it and
    had the most Ks), or one deed. That stays so even if you lose it again in the same round.
DT-DB3 = If several of you may visit, the Sheriff, as of step 6, says in which order. One after the other chooses or
    stays away, and each choice is carried out before the next.
DT-DB4 = With a 9 or a 10, barbed wire: lay two deeds of your hand face up in front of you. Nobody can steal them any
    more. With a single deed you fence that one; without any this is not possible (DT-R23).
DT-DB5 = With a J or a Q: take the top card of the store pile. It is one card, without a choice; an empty pile is
    refilled as in DT-GS2.
DT-DB6 = With a K, the small raid: every opponent gives you 2 dollars, or all they have if it is less.
DT-DB7 = With an A, the big raid: every opponent who has a nugget gives you one.
DT-DB8 = A visit brings one consolation, no matter how many dice fit.
DT-DB9 = Fenced deeds keep their points, and they count as deeds when a tie is broken.
DT-DB10 = Between two or three the Doc hardly ever has a visitor, between four or five quite often. That is as it
    should be, and the rules are the same.

## 5 Poker hands

DT-P1 = From low to high the faces are 9, 10, J, Q, K, A. There are no suits and so there is no flush.
DT-P2 = From the best down: five of a kind, four of a kind, full house, straight, three of a kind, two pairs, one pair,
    high card.
DT-P3 = Between equal figures the higher face wins, as four kings beat four jacks. With two pairs each, look at the
    higher pair first and then at the lower one.
DT-P4 = Of two full houses the one with the higher triple is better. The pair matters only if the triples are equal.
DT-P5 = There are two straights, 9 to K and 10 to A. The one with the Ace is better.
DT-P6 = If that is equal too, the dice outside of the figure decide, the highest first, as in poker.
DT-P7 = Only hands that are equal in everything are a tie for the Sheriff; with these dice that means the same five
    faces.

## 6 Cards of the General Store

DT-C1 = Equipment, six cards worth 1, 2, 3, 4, 5 and 8 points, is never played. It scores for the player who holds it
    at the end.
DT-C2 = An action card is put face down on the store's discard pile as soon as it is played, before anything else
    happens and also if it is cancelled. It may be played in the round in which you got it. Action cards that are left
    in your hand score nothing.
DT-C3 = Tough Guy (2 cards), when you show your dice: this reveal costs you nothing, however many dice you keep, even
    none.
DT-C4 = Professional Cheat (2 cards), when you show your dice: turn one of the dice that you have just revealed to a
    face of your choice.
DT-C5 = Dynamite (1 card), when the Gold Mine is yours: you find twice as many nuggets.
DT-C6 = Fifty-Fifty (1 card), when an opponent robs the Bank: half of the loot is yours, rounded down.
DT-C7 = On Credit (1 card), when you shop at the General Store: do it twice in a row.
DT-C8 = Shaky Joe (1 card) has to be played the moment you get him, so he is never in anybody's hand: a player of your
    choice gives you 4 dollars, or all they have if it is less.
DT-C9 = Girls (1 card), when you steal in the Saloon: do it twice in a row, from the same opponent or from two.
DT-C10 = Marshal (1 card), when the Sheriff is decided: the old Sheriff stays, whatever the dice say. Anybody may play
    it, the old Sheriff too.
DT-C11 = Corruption (1 card), when the Town Hall is yours: besides your deeds you also take the top one of the
    face-down pile and show it to nobody.
DT-C12 = Wanted (1 card), whenever an opponent plays a store card: that card has no effect.
DT-C13 = Badluck's Elixir (1 card), when it is the Doc's turn: visit him even if you won something this round.

## 7 The end and the points

DT-X1 = The game is over after step 8 of a round in which the Gold Mine is empty, or in which all deeds have owners, so
    that there are none in the pile or in the row. The round is always played to its end.
DT-X2 = Every nugget is worth 1 point.
DT-X3 = Every 2 dollars are worth 1 point; an odd dollar is worth nothing.
DT-X4 = The Sheriff has 5 points.
DT-X5 = Equipment in your hand is worth the points printed on it.
DT-X6 = So is every deed, 1 to 5 points, in your hand or fenced.
DT-X7 = The most points win.
DT-X8 = Among those with the most points the one with the most deeds wins, fenced ones included. Cards are counted, not
    their points.
DT-X9 = If that is equal too, the Sheriff names the winner among those who are tied, and may name themselves if they
    are one of them.
DT-X10 = Dollars in the Bank or on the Stagecoach and nuggets in the mine are worth nothing to anybody.

## 8 Rulings

DT-R1 = The rulebook makes the youngest player the first Sheriff. A table that does not know ages draws lots. With the
    option "first Sheriff" the badge goes to the first seat, so seat the youngest there if you like.
DT-R2 = The rulebook says that the dollars of the Stagecoach get into the Bank "next round". As the Stagecoach comes
    after the Bank, it comes to the same when they move in step 3: what is paid in one round can be robbed in the next
    one, and not a round later.
DT-R3 = You declare a Tough Guy together with your secret choice, and it is shown with your dice. Only with it may you
    choose what you could not pay, and it also saves the dollar for keeping none. If it is cancelled you pay as usual.
    If you cannot, you keep exactly as many dice as you can pay for, one more than you have dollars, and choose which;
    the others are rolled again. With no dollars that is one die, even if you had kept none.
DT-R4 = A Professional Cheat is played after all have shown their dice, on one of your own dice of this very reveal. So
    you need a die that you have just revealed; after the last roll only those who rolled in it have one. You may play
    both copies at one reveal.
DT-R5 = Nobody wins a place with no dice of its face: the rulebook says that a place may be used by nobody.
DT-R6 = No offers are made, and the Sheriff is not asked, if the tie is about an empty Bank, about a store without any
    cards, or about a Saloon in which none of the tied players could take a card. If one of them could, the Sheriff
    chooses among all of them as always; if the choice falls on one who can take nothing, nothing happens.
DT-R7 = The rulebook sends those to the Doc who "gained nothing", and speaks of having won none of the actions. We read
    that as DT-DB2. Offers do not count; a dollar or more by Fifty-Fifty does, as it is loot of the Bank; to lose
    something never does.
DT-R8 = A Sheriff who has the most Ks again has won something, as the badge is what this step brings. One who stays
    only by a Marshal, or because nobody had a K, has not; nor has the player whom a Marshal stopped.
DT-R9 = You cannot turn an action down in order to visit the Doc (DT-V7).
DT-R10 = If several players may play a card at the same moment, which happens only with Tough Guy and Professional
    Cheat, all say at once whether they do. The cards then work one after the other, clockwise from the Sheriff's left,
    the Sheriff last; players who come later have seen what came before, and may play all their cards that fit.
DT-R11 = A reveal goes like this: dice and Tough Guys are shown, Wanted may answer the Tough Guys, everybody pays,
    Cheats are played (each may be answered by Wanted), and only then we look who has five dice.
DT-R12 = Fifty-Fifty is played when the loot is known, and only if it is at least 2 dollars, for half of one is
    nothing. The robber keeps the larger half.
DT-R13 = Dynamite finds no more nuggets than there are in the mine.
DT-R14 = On Credit is played at the start of a shopping, before you draw, and adds exactly one more; not more than once
    a round. If you pick it in the first of the two shoppings of round 1 you may play it for the second one, which
    makes three. It does not work for the card that the Doc gives away.
DT-R15 = Girls is played before the first card is taken in the Saloon, and not more than once a round. If you have just
    stolen it, it is too late for this visit. Each of the two thefts takes up to as many cards as you have Qs, and
    keeps one.
DT-R16 = Shaky Joe acts however you got him: kept in the store, drawn at the Doc's, or otherwise. Among several cards
    drawn in the store he acts only if you keep him, and then you have won a card. Wanted may stop him.
DT-R17 = Marshal may be played when the winner of the kings is not the Sheriff; ties have been decided and offers paid by
    then, and the badge has not moved yet. An offer that was paid is not given back.
DT-R18 = Corruption takes the top card of the pile before the open deeds go under it, and on top of the three that you
    can get anyway. With an empty pile it cannot be played.
DT-R19 = You do not choose your deeds: the first one is yours by rule, and each Ace adds the next.
DT-R20 = Open deeds that are left go under the pile in the order of their places, so that the one of the highest place
    is the lowest of all. Everybody may remember that.
DT-R21 = The row is laid out after they have gone under the pile, from the top and beginning with place 1. So with n
    deeds left you see all of them or three, whichever is less.
DT-R22 = Badluck's Elixir is played at the start of step 8, and only if you won something. You then join those whom the
    Sheriff puts in order. If it is cancelled you do not visit, and nobody ever visits twice in a round.
DT-R23 = Barbed wire takes exactly two deeds, or one if there is only one in your hand; without a deed you cannot
    choose it. What is fenced stays fenced.
DT-R24 = Raids and Shaky Joe take what is there. Nobody has debts, and nothing else is taken instead. You may choose a
    raid that brings nothing, or somebody without a dollar for Shaky Joe.
DT-R25 = There is one Wanted, so it never has to answer itself. It stops any action card of an opponent the moment it
    is played, in both phases and Shaky Joe too; the card is discarded all the same. What is named with a card, such as
    the Cheat's die and face or Joe's victim, is known by then; what is chosen later is not. Two Tough Guys at one
    reveal are answered one after the other, in the order of DT-R10.
DT-R26 = Everybody can see how much money and how many nuggets you have, and how many store cards and deeds are in your
    hand. What the cards say is hidden.
DT-R27 = The rulebook only says that an offer may win the Sheriff's favour. One sealed and binding offer each keeps
    that short and fair. With the option "rounds of offers" set to two, everybody may raise once when the first offers
    have been seen; nothing may be taken out again. What offered cards say is seen by the Sheriff only, the others see
    their backs. Players outside of the tie cannot offer anything.
DT-R28 = No offers are made for the order at the Doc's, nor for who wins the game.
DT-R29 = The order of poker hands is printed on the backs of the deeds and not in the rulebook's text. It is taken from
    a players' reference sheet, where a straight is below a full house; another source confirms that five of a kind
    exists and a flush does not.
DT-R30 = The rulebook says that the six equipment cards are worth 1 to 8 points, shows a 4 and adds up 3, 5 and 2.
    Another implementation lists exactly 1, 2, 3, 4, 5 and 8. Their names, except for the horse, are ours and mean
    nothing for play.
DT-R31 = How many deeds there are of each value is not known to us; five each of 1, 2, 3, 4 and 5 is our assumption,
    which fits all that the rulebook shows. If your copy differs, play with your own components.
DT-R32 = The mine may run out in the same round as the deeds. That is still one end.
DT-R33 = If there are no store cards at all, neither the winner of the General Store nor a visitor of the Doc gets one,
    and the former has won nothing there.
DT-R34 = You keep exactly one of the cards that you drew in the store or took in the Saloon, no more and no less.
DT-R35 = You may play a card at its moment even if it changes nothing, like a Tough Guy when you pay nothing anyway.
    But there is no such moment for Fifty-Fifty with a loot below 2, Girls when nobody has a card, On Credit without
    store cards, Marshal when the badge would stay anyway, Corruption with an empty pile, and the Elixir if you won
    nothing.
DT-R36 = The rulebook lets you take store cards "and/or" deeds, and only deeds have the poker hands on their backs. So
    the two kinds can be told apart: you may aim at a kind, but never at a card.
DT-R37 = At this table everybody is asked about a card who could hold it for all that the others know; so being asked
    tells nothing (DT-I8). If that is too much for you, you may say that you pass at all such moments for the rest of
    the round. The others see that you said so, but not which cards you have.

## 9 Examples

DT-E1 = Your first roll is Q Q Q Q 9, and you have 8 dollars. You keep the four queens and pay 3 onto the Stagecoach.
    You have 5 dollars and one die left to roll.
DT-E2 = You keep nothing of a roll. You pay 1 dollar onto the Stagecoach and roll the same number of dice again.
DT-E3 = Somebody has five dice after a reveal, the others have 2 and 3 left. They roll these once more, keep all and
    pay nothing; then the hands are complete.
DT-E4 = Five hands: 9 9 9 J K, 10 10 10 K K, J J J J A, Q Q Q A A and 9 Q Q J J. The first player takes 3 nuggets, the
    second one the whole Bank. The third draws 4 store cards and keeps 1; the fourth takes 3 cards of an opponent and
    keeps 1. The second becomes Sheriff with two kings against one. Four jacks are the best hand: the third gets two
    deeds, for one Ace, the deed of place 3 goes under the pile, and the fourth player's Aces bring nothing. The fifth
    won nothing and may choose between barbed wire and a store card at the Doc's; two deeds worth 5 are safe behind the
    wire from now on.
DT-E5 = Six nuggets are 6 points, 7 dollars 3, the Sheriff 5, equipment 3 + 5 + 2 = 10, deeds 2 + 1 + 5 + 4 = 12. That
    is 36 in all.
DT-E6 = You have the most 10s, the Bank is empty, and you win nothing else: you may visit the Doc.
DT-E7 = You got a store card, and it was stolen at once in the Saloon. You may not visit the Doc, even if that was all.
DT-E8 = K K K K with any fifth die beats J J J J with any fifth die.
DT-E9 = J J J 9 9 beats 10 10 10 A A.
DT-E10 = 10 J Q K A beats 9 10 J Q K.
DT-E11 = Two best hands show the same five faces: the Sheriff chooses.
DT-E12 = Equal points: five deeds win against four. With equal numbers of deeds the Sheriff chooses.
DT-E13 = Round 1, and the winner has three jacks. They draw 3, keep 1 and discard 2, and do so again: 2 cards in hand,
    4 discarded, 13 in the pile.
DT-E14 = Dynamite and the most 9s, two of them: 4 nuggets.
DT-E15 = With 0 dollars and four dice rolled you can only keep one of the four. With 2 dollars you can keep none of
    them, or any one, two or three; all four would cost 3 and need a Tough Guy.
DT-E16 = Nobody has a 10, there are 3 dollars in the Bank and 5 on the Stagecoach: then 8 lie in the Bank.
DT-E17 = There are 2 nuggets in the mine, and the winner has four 9s: they take 2, also with Dynamite. The round goes
    on through step 8, and then the game is over.
DT-E18 = A loot of 7 with Fifty-Fifty: the robber keeps 4, and 3 go to the player of the card. With a loot of 1 it cannot be
    played.
DT-E19 = A small raid on players with 5, 1 and 0 dollars brings 3 dollars. They have 3, 0 and 0 left.
DT-E20 = Four queens against a hand of one store card and one deed: you take both, keep one and return the other.
    A player with only fenced deeds cannot be chosen.
DT-E21 = The old Sheriff and another player are tied in kings. The other one offers 2 nuggets and is chosen: the old
    Sheriff gets the nuggets, the other one the badge, and from now on the ties of this round are theirs to decide.
DT-E22 = A A A A 9 with a full row brings 3 deeds, with Corruption 4. A A 9 9 9 brings 3 as well.
DT-E23 = Two deeds are left, both in the row, and the winner has no Ace. They take one, and the other one is returned
    and laid out again. With one deed in the row the game goes on.
DT-E24 = Of the 7776 ways in which five dice can fall, 6 are five of a kind, 150 four of a kind, 300 full houses, 240
    straights, 1200 three of a kind, 1800 two pairs, 3600 one pair and 480 high cards. There are 252 different hands.
DT-E25 = K K Q J 9 beats K K Q 10 9 by the second die outside of the pair. 10 10 10 J J beats 9 9 9 A A. 9 9 10 J Q
    beats 9 J Q K A, which is a high card.
DT-E26 = With four players the money of all, the Bank and the Stagecoach is 35 dollars together at any time.
DT-E27 = You have 1 dollar and keep five dice with a Tough Guy, which Wanted cancels. You have to go down to two dice,
    pay 1 and roll the other three.
DT-E28 = Shaky Joe comes for a player with 3 dollars: you get 3, and Joe is discarded.
DT-E29 = One card is in the store pile, six are discarded, and you have three jacks. You draw one, the six are
    shuffled, and you draw two more. You keep one; the pile has 4 cards then and the discard pile 2.
DT-E30 = You are the Sheriff with 3 cards in hand, tied in queens with somebody who has none, and nobody else has
    cards. If you choose yourself there is nothing to take: nothing happens, and you have won nothing.

## 10 What you decide

DT-D1 = After every roll but the last: which of your dice to keep, as far as you can pay, and whether a Tough Guy pays.
    All decide at the same time and in secret; this is the heart of the game.
DT-D2 = If your Tough Guy was cancelled and you cannot pay: which of the dice you keep instead.
DT-D3 = After a reveal, also the last one, with a Professional Cheat: play it or not, on which of the dice that you
    have just shown, and which face. With two of them you are asked again.
DT-D4 = When an opponent plays a store card and you hold Wanted: stop it or let it pass.
DT-D5 = In a tie that you are part of, unless you are the Sheriff: what you offer, in dollars, nuggets and cards. All
    offers are sealed until the last one is made.
DT-D6 = In a tie, as Sheriff: which of the tied players acts. You have seen all offers.
DT-D7 = When the mine is yours: Dynamite or not.
DT-D8 = When an opponent has robbed at least 2 dollars: Fifty-Fifty or not.
DT-D9 = At the start of each shopping: On Credit or not. You have not drawn yet.
DT-D10 = Of the store cards that you drew: which one to keep. Only you see them.
DT-D11 = When you get Shaky Joe: which opponent pays. You have to play him.
DT-D12 = When the Saloon is yours: Girls or not.
DT-D13 = For each theft: from whom, and how many deeds and how many store cards. You see their backs only.
DT-D14 = Of the cards that you took: which one to keep. The one whom you robbed will know which.
DT-D15 = When the badge is about to move and you hold Marshal: play it or not.
DT-D16 = When the Town Hall is yours and there are deeds in the pile: Corruption or not.
DT-D17 = At the start of step 8, if you won something: Badluck's Elixir or not.
DT-D18 = As Sheriff, if two or more players may visit the Doc: in which order. None of them has said yet whether they
    will go.
DT-D19 = At the Doc's: one of the consolations that your dice allow, or none.
DT-D20 = With more than two deeds in hand: which two go behind barbed wire. All will see them.
DT-D21 = As Sheriff, if points and deeds are equal at the end: who wins.
DT-D22 = With two rounds of offers: whether you raise your offer. You know the first offers of all; the second ones are
    sealed again.

## 11 What you know

DT-I1 = Open to all: the dice that have been kept, everybody's dollars and nuggets, the Bank, the Stagecoach and the
    mine, the three open deeds and how many are in the pile, fenced deeds, the badge, the size of both store piles, and
    how many store cards and deeds each player holds.
DT-I2 = Until the cups are lifted only you know your roll, which dice and how many you keep, and whether you play a
    Tough Guy; the others see only that you have chosen. Dice that you do not keep are never shown, except for those
    that you give up by DT-R3.
DT-I3 = What your cards say only you can see. But all saw which open deeds you took; that knowledge lasts until one of
    your deeds is stolen or given away.
DT-I4 = What you drew, kept and discarded in the store is known to you alone. Cards are shown to all when they are
    played and then lie face down.
DT-I5 = In the Saloon the thief sees all the cards that were taken. The victim knows which ones those were and which
    was kept; everybody else sees their number and their backs.
DT-I6 = The deed of a Corruption is known only to the player who took it.
DT-I7 = The order of the two draw piles is unknown, except for deeds that all saw going under the pile (DT-R20).
DT-I8 = Nobody can tell from the table who holds a card that could be played now: everybody who could hold it is asked,
    all at once, and those who do not hold it can only pass (DT-R37).
DT-I9 = All parts of a score but the cards in hand are open; so the true totals are known only at the end.
DT-I10 = At the end all hands are shown and counted. The piles and dice that were not kept stay unseen.
