### Point City: every rule by its number, in words for players.

## 1 The box

PC-K1 = There are 160 cards with two sides, a building on one and resources on the other. A card is whatever the side
    that lies face up says.
PC-K2 = Every card belongs to tier 1, 2 or 3, shown by dots on its building side. There are 65, 50 and 45 of them.
PC-K3 = A resource side shows one icon of a type (a single card), two icons of the same type (a double card), or one
    ingenuity. The five types are community, economy, energy, ecology and industry.
PC-K4 = A building side has a cost in these five types, and it gives something: a permanent resource, points, both, or
    a civic token. No building gives more than one permanent resource.
PC-K5 = A civic building gives neither a permanent resource nor points of its own; it brings a civic token instead.
PC-K6 = There are 4 starting ingenuity cards without a building side. One of them carries the sign of the first player.
PC-K7 = There are 22 civic tokens, all different, and 2 market tokens. The reference card has no effect on the game.

## 2 Setting up

PC-S1 = The cards are sorted by tier, and each of the three piles is shuffled with the resource sides up.
PC-S2 = These numbers of cards of tiers 1, 2 and 3 are used: 40, 24 and 18 with two players, 52, 36 and 28 with three, 64, 48
    and 38 with four. The others go back into the box, and nobody looks at their building sides.
PC-S3 = The piles are stacked into one deck, resource sides up: tier 3 at the bottom, tier 2 on it, tier 1 on top.
PC-S4 = The top 16 cards are dealt one by one, resource sides up, into the market of 4 rows and 4 columns, row by row
    from the top and from left to right.
PC-S5 = This reading order also holds whenever the market is refilled.
PC-S6 = Then 66, 100 or 134 cards are left in the deck, with two, three or four players.
PC-S7 = The 22 civic tokens are mixed face down, and 10, 12 or 14 of them are laid out face up for all, with two, three
    or four players. The others are not used.
PC-S8 = As many starting ingenuity cards as there are players, the one with the sign among them, are mixed and dealt, one
    to each player. The card lies face up in the player's stock.
PC-S9 = The player who got the sign begins, and play goes on clockwise. So the last turn of the game belongs to the player who
    sits before the first one.

## 3 Your turn

PC-T1 = A turn goes like this: you may flip a card; you take two cards; you pay for every building among them; you take
    a token for every civic building; the market is refilled. Then it is the next player's turn.
PC-T2 = You must take exactly two cards. There is no passing and no taking less (but see PC-R9).
PC-T3 = You take either two neighbours from the market or the two top cards of the deck.
PC-T4 = One card from the market and one from the deck is not possible.
PC-T5 = Neighbours share an edge. Cards that touch at a corner only, or lie at opposite ends of a line, are no
    neighbours. That makes 24 pairs.
PC-T6 = You take each card as the side that it shows: two resources, two buildings, or one of each.
PC-T7 = Taking from the deck is free and always brings two resource cards.
PC-T8 = Of the two cards of the deck you see the first one beforehand, but not the second. Once the first one is drawn
    you cannot change your mind.
PC-T9 = For the deck there must be two cards in it. So it can be chosen on every turn but the very last one.
PC-T10 = You name both cards of the market at once, not one after the other, and the two cards of the deck are one
    decision. What has shown somebody something new, such as a flip, a draw or a refill, cannot be taken back; until
    then you may still step back from a payment.

## 3a Flipping a card

PC-F1 = If there is a whole row or a whole column in which all cards show their resource sides, you may turn one card of
    it to its building side before you take cards.
PC-F2 = You may flip at most one card per turn.
PC-F3 = Flipping is free, and nobody has to do it.
PC-F4 = A card that shows its building side is never turned back.
PC-F5 = The flipped card stays in its place. You may take it (and pay for it), or take other cards, or two from the deck.
PC-F6 = On the first turn of the game all rows and columns qualify, so any of the 16 cards may be flipped.
PC-F7 = After a flip the card counts as a building for everything that follows; it can no longer be taken as a
    resource. And there is no second flip, even if another line of resources is left.
PC-F8 = What counts is how the market lies at that moment, with all that was refilled; flips are not for the opening
    only.

## 3b Taking resources

PC-Q1 = Resource cards cost nothing. They go into your stock, resource side up.
PC-Q2 = They stay in your stock until you spend them, on the same turn or on any later one.
PC-Q3 = A double card is two resources of its type. It is spent as a whole and gives no change: an icon too many is lost.
PC-Q4 = An ingenuity card is one resource of any type you like, named when you spend it. That holds for the starting
    cards and for all others.
PC-Q5 = Your stock may hold as many cards as you like.

## 3c Buildings and paying

PC-B1 = You may take a building only if you pay its whole cost at once. If you cannot, the pair cannot be taken.
PC-B2 = Every icon of the cost has to be paid. There is no credit and no part payment.
PC-B3 = You pay with cards of your stock and with the permanent resources of buildings that you built on earlier turns, in
    any mixture.
PC-B4 = Cards that you spend are discarded and out of the game. Permanent resources are not used up.
PC-B5 = Each permanent resource pays one icon a turn, even when you build twice on that turn. On your next turn it pays
    again.
PC-B6 = If you take a resource card and a building, the resource card may help to pay for that building. So it also
    counts when we look whether you can afford the pair.
PC-B7 = If you take two buildings, you pay for both on this turn, with what you had before it.
PC-B8 = A permanent resource that you gain on this turn does not pay on this turn (see PC-R2).
PC-B9 = A building that is paid for stands in your city, face up, to the end of the game.
PC-B10 = A permanent resource pays for its own type only.
PC-B11 = You may have as many buildings and permanent resources as you like.

## 3d Civic buildings and tokens

PC-C1 = For every civic building that you build you choose one of the civic tokens that lie open.
PC-C2 = Two civic buildings on one turn bring two tokens, chosen one after the other.
PC-C3 = New tokens are never laid out.
PC-C4 = If there is no token left you may still build a civic building, but it brings nothing (see PC-R7).
PC-C5 = A token counts at the end of the game only, and for its owner only.
PC-C6 = It counts your city as it stands at the end (and one token your last cards), so also what you built after you
    took it.

## 4 The end of a turn

PC-M1 = Each of the two empty spaces of the market gets the top card of the deck, in reading order, one by one.
PC-M2 = The new card shows the opposite side of the card that was taken there: after a resource comes a building, after
    a building comes a resource.
PC-M3 = What counts is how the card was taken. A card that was flipped and then built is followed by a resource.
PC-M4 = After cards from the deck there is nothing to refill.
PC-M5 = The cards of the market never move, and they change sides only by a flip.
PC-M6 = At a real table the market tokens can mark what was taken, and decide by a toss if nobody remembers. Here the
    table always remembers.
PC-M7 = So every turn but the last one takes exactly two cards from the deck.

## 5 The end of the game

PC-G1 = The game is over as soon as the market cannot be refilled.
PC-G2 = That is always at the end of the last player's 17th turn. Everybody has had 17 turns, and 14 cards are left in
    the market (16 in the case of PC-R9).
PC-G3 = That makes 34, 51 or 68 turns with two, three or four players. After all but one of them the deck is empty, and
    the last one is played from a full market.
PC-G4 = An empty deck does not end the game yet. When its last two cards are gone, exactly one more turn follows.

## 6 Points

PC-V1 = You score the points on your buildings and what your civic tokens are worth.
PC-V2 = Tokens count the permanent resources in your city and never the cards in your stock, except for the token that
    counts ingenuity cards.
PC-V3 = Two tokens are worth a fixed number of points: 5 and 7.
PC-V4 = Five tokens, one per type, bring 2 points for every permanent resource of that type.
PC-V5 = One token brings 2 points for every ingenuity card that is left in your stock.
PC-V6 = Ten tokens name two types and bring 3 points for every pair of permanent resources of these two.
PC-V7 = One token brings 2 points for every type of which you have 2 permanent resources or more, another one 3 points
    for every type of which you have 3 or more. A type counts once, however many there are.
PC-V8 = One token brings 4 points for every one of the five types of which you have no permanent resource.
PC-V9 = One token brings 6 points for every complete set of all five permanent resources.
PC-V10 = The same permanent resource may count for several of your tokens.
PC-V11 = Resource cards that are left in your stock bring no points (but see PC-V5).
PC-V12 = The most points win. Among those with the most points it is the one with the most resource cards left. If
    that is equal too, exactly these players share the victory.

## 7 Alone against the automa

PC-A1 = The table is set up as for two players, with 40, 24 and 18 cards and 10 tokens, with these changes.
PC-A2 = Only you get a starting ingenuity card, and you begin. The automa starts with nothing.
PC-A3 = The 10 civic tokens lie in a row, in random order.
PC-A4 = One market token marks column 1, the other one row 2.
PC-A5 = You choose how hard it will be: easy, medium or hard. That changes only what the automa scores at the end.
PC-A6 = You play your turns as always, with flips, the deck and the refill, and you may choose any token of the row. After
    each of your turns the automa has one.
PC-A7 = The automa always takes two cards of the market. It never draws from the deck and never flips.
PC-A8 = Its first card lies where the marked column and the marked row cross. Its second card lies right below.
PC-A9 = If the first card lies in row 4, the second one is that of row 1 in the same column.
PC-A10 = The automa pays nothing. Its buildings go into its city; its resource cards are put aside and never spent.
PC-A11 = For a civic building it gets the leftmost token of the row, face down: what the token says does not matter. If
    there is none left it gets nothing.
PC-A12 = Then the market is refilled as always.
PC-A13 = Then the column marker moves one column to the right. If it was in column 4 it goes back to column 1, and the
    row marker moves one row down.
PC-A14 = If both of them were in their last places, row 4 and column 4, both go back to where they started (see PC-R12).
PC-A15 = You score as always.
PC-A16 = The automa scores the points on its buildings, and more by the difficulty that you chose:
PC-A17 = Easy: 1 point for each of its permanent resources and 3 for each of its tokens.
PC-A18 = Medium: for every type 1, 2 or 4 points, with 1, 2 or at least 3 permanent resources of it; 5 for each token.
PC-A19 = Hard: for every type 1, 3 or 6 points, with 1, 2 or at least 3 permanent resources of it; 7 for each token; 1
    for each of its ingenuity cards.
PC-A20 = Both of you have 17 turns. The automa has the last one, after which nothing is refilled and 14 cards are left.
PC-A21 = You win with more points than the automa and lose with fewer. For equal points see PC-R15.
PC-A22 = On your own last turn there are still two cards in the deck, so you can always take something.
PC-A23 = Two civic buildings on one turn bring the automa the two leftmost tokens.

## 8 What is often forgotten

PC-O1 = Refill with the opposite side, in reading order.
PC-O2 = Flip before you take, one card, and only in a row or column that shows nothing but resources.
PC-O3 = A permanent resource pays once per turn, even if you build twice.
PC-O4 = The resource card taken on this turn may pay for the building taken on this turn. The building's own permanent
    resource may not.
PC-O5 = Tokens look at permanent resources and not at the cards in your stock.

## 9 Rulings

PC-R1 = The rulebook does not list the cards. Costs, points and what lies behind which building come from a fan-made
    implementation. The values are probable rather than certain; if your copy differs, play with your own components.
PC-R2 = A permanent resource gained on this turn does not help to pay for the other building of the same turn: the
    rulebook speaks of buildings built earlier.
PC-R3 = Two buildings of one turn are paid together. So the two icons of a double card may go one to each of them. The
    rulebook does not say so outright; it only forbids change.
PC-R4 = Permanent resources pay first, and by themselves. Spending a card while one of them is idle would be pointless.
PC-R5 = Any cards that cover what is left may pay, as long as none of them could have been kept. So one icon can be paid
    with a single card, a double card or an ingenuity. If there are several ways you are asked, type by type, and the
    cheapest way comes first: singles before doubles, doubles before ingenuity.
PC-R6 = You need not spend the resource card that you have just taken; it is one more card of your stock. If you do
    spend it, its space is still refilled with a building.
PC-R7 = A civic building can be built even when no tokens are left. There are 30 civic cards and at most 14 tokens,
    so with four players this does happen.
PC-R8 = While there are tokens you take one; none of them can hurt you.
PC-R9 = On the very last turn the deck is empty. If no pair of the market can be afforded then, the player takes nothing,
    the game is over, and 16 cards are left in the market. It still was that player's 17th turn.
PC-R10 = There is never exactly one card in the deck, since it starts with an even number and every turn takes two.
PC-R11 = You may flip a card and then take from the deck. A flip never leaves you without anything to take: in a line of
    four resources with one of them flipped there are still two neighbours left, and they are free.
PC-R12 = When both markers return to the beginning, that is read as where they started, column 1 and row 2. Another
    reading lets row 1 follow row 4. This is the option "automa path"; it changes the automa's turns 13 to 17 only.
PC-R13 = The markers move column by column and then to the next row, as the rulebook says; not both of them at once.
PC-R14 = At medium difficulty the automa scores 1, 2 or 4 points for a type, as the rulebook says; another source has 1,
    2 or 3.
PC-R15 = If you and the automa have equal points, the resource cards decide as always, and all those that the automa
    took count. It will have more than you, so in fact you have to be ahead.
PC-R16 = When you take a token from the middle of the row, the row closes up. Leftmost is the first one that is left.
PC-R17 = The automa has no starting ingenuity card.
PC-R18 = If the automa took cards of row 4 and row 1, row 1 is refilled first, in reading order.
PC-R19 = Ties are decided by the number of cards, not of icons. A double card is one card; ingenuity cards count.
PC-R20 = There is no limit to the stock, no trading and no throwing cards away.
PC-R21 = Two buildings on one turn are allowed; the rulebook speaks of them.
PC-R22 = Discarded cards never come back, and their building sides stay secret.
PC-R23 = So do the building sides of the cards in your stock, which have no further use. Nobody looks at the hidden side
    of any card.
PC-R24 = The two cards of a turn are taken at the same time. Order matters only for the refill, and when you choose two
    tokens one after the other.
PC-R25 = How you lay out your city is for the eye only.
PC-R26 = The rulebook explains only the tokens of its example: one type, pairs, three and more of a type, ingenuity
    cards. The others (5 and 7 points, two and more of a type, missing types, complete sets) are read from pictures of
    the tokens; the one for missing types is the least certain.
PC-R27 = Four extra tokens that were given away with the game are not in the rulebook and not in this game.
PC-R28 = The picture of the rulebook's example for paying is not known to us; the examples PC-E4 to PC-E8 stand for it.
PC-R29 = That a resource taken on this turn may pay for the building taken with it is also confirmed by an answer that
    players got.
PC-R30 = Cards of the same kind are all alike; it makes no difference which of them you spend, or whether an ingenuity
    card is a starting one.
PC-R31 = The rulebook lets you mix permanent resources and cards freely. PC-R4 and PC-R5 leave out only ways to pay that
    waste something and are never needed.

## 10 Examples

PC-E1 = Scoring. 18 buildings with 24 points, and permanent resources of economy 4, ecology 3, energy 2, community 2 and
    industry 1. Tokens: economy brings 8, community with energy 6, threes of a type 6, and ingenuity cards 4 for the two
    that are left. That is 24 + 8 + 6 + 6 + 4 = 48.
PC-E2 = With two players 40 + 24 + 18 = 82 cards are used. Without the market that leaves 66 for 33 turns, and the 34th
    leaves 14 in the market. With three players it is 116 cards and 51 turns, with four players 150 and 68.
PC-E3 = Neighbours are (row 2, column 3) and (row 2, column 4), or (3, 2) and (4, 2). Not so (2, 3) and (3, 4), (1, 1) and
    (1, 4), or (2, 2) and (2, 4).
PC-E4 = You have one industry and want a community card with a building for two industry: not possible, the community
    card does not help. With one industry and one ingenuity it is.
PC-E5 = You have one community and take an energy card with a building for one community and one energy. Both cards are
    spent, and you have a new permanent resource.
PC-E6 = A building costs two ecology and one energy. Your permanent ecology pays one, your energy card the energy, and an
    ingenuity card the second ecology.
PC-E7 = You have a permanent energy and take two buildings that cost one energy each, besides one community and one
    industry. The permanent pays one energy only, so that you need three cards: community, industry, and one for the
    other energy.
PC-E8 = Two neighbours: one gives a permanent economy, the other one costs an economy. The new permanent does not pay for
    it on this turn, so that you need a card for it.
PC-E9 = One energy is to be paid, and you have only a double energy. It is spent as a whole, and nothing comes back.
PC-E10 = One energy is to be paid, and you have a single, a double and an ingenuity: three ways to pay. If two energy are
    to be paid there are two ways: the double, or the single with the ingenuity.
PC-E11 = Two buildings need one energy each, and you have one double energy: it pays for both.
PC-E12 = A resource was taken at (3, 4) and a building at (4, 4). The next card of the deck comes to (3, 4) with its
    building side up, the one after it to (4, 4) with its resource side up.
PC-E13 = There is one building in the market, at (2, 2). Every other card lies in a row or a column without it, so that
    15 cards may be flipped. With buildings at (1, 1), (2, 2), (3, 3) and (4, 4) no card may be flipped.
PC-E14 = On the first turn you flip (1, 1), pay for it and take it with (1, 2). Then (1, 1) is refilled with a resource and
    (1, 2) with a building.
PC-E15 = You build two civic buildings and one token is left: you take it, and the second building brings nothing.
PC-E16 = Two players have 40 points. One has a double and an ingenuity left, the other one three singles and wins by
    three cards to two. With two cards each they would share the victory.
PC-E17 = With economy 3, energy 2, ecology 1 and an ingenuity card: the full set is worth 0, the fixed ones 5 and 7, pairs
    of a type 4, threes of a type 3, missing types 8, ingenuity 2, economy 6, energy 4, ecology 2, the pair of economy
    and energy 6, economy and ecology 3, energy and ecology 3, and all others 0.
PC-E18 = The automa takes (2, 1) and (3, 1) on its first turn, (3, 1) and (4, 1) on its fifth, (4, 1) and (1, 1) on its
    ninth, (4, 4) and (1, 4) on its twelfth, and then (2, 1) and (3, 1) again.
PC-E19 = The automa has 15 points on buildings, permanent energy 4, industry 2 and community 1, 3 tokens and 2 ingenuity
    cards. Easy: 15 + 7 + 9 = 31. Medium: 15 + 7 + 15 = 37. Hard: 15 + 10 + 21 + 2 = 48.
PC-E20 = The last turn with two players: the deck is empty and cannot be chosen. After the turn 14 cards are left, nothing
    is refilled, and the game is over.

## 11 What you decide

PC-D0 = Before the game: how many play; alone also how hard the automa is and how its path goes on.
PC-D1 = At the start of your turn, if there is a whole line of resources: flip one of its cards, or leave it and take
    cards at once.
PC-D2 = Then: one of the pairs that you can afford, or two cards from the deck. With neither of them you are not asked
    (PC-R9).
PC-D3 = If a building can be paid for in several ways: with which cards, type by type.
PC-D4 = For every civic building: which token. The last one is yours without asking.

## 12 What you know

PC-H1 = Open to all: what the market shows, the resource side of the top card of the deck and how many cards there are,
    all stocks, cities and tokens, the open tokens, which resources were discarded, the turn; alone also the markers and
    the order of the row.
PC-H2 = Hidden from all: the deck below its top card, the building side of every card that shows (or showed) its resource
    side, and which cards were removed.
PC-H3 = No player knows more than another. What is uncertain is chance.
PC-H4 = Everybody knows the tier of every card, since the tiers lie in the deck one after the other.
PC-H5 = Everybody may count cards: all 160 are known, less those that were removed.
PC-H6 = The automa's tokens lie face down, but everybody saw them; what they say does not matter.
PC-H7 = A flip shows a building to everybody, and a refill shows the next resource of the deck.
PC-H8 = A card with a hidden building side goes by its place or by its resource, in everything that a player can read; its
    number would tell what it hides.
PC-H9 = Bots see what you see.
PC-H10 = The second card from the deck is seen only after the decision. Then both cards are known, with their resource
    sides only, and so is the next one.
PC-H11 = Which tokens are not used is known, since all the others were laid out.

## 13 How to play well

PC-ST1 = Permanent resources first. A player who thinks only of points is left far behind. The first one of a type is worth more
    than half a point for every turn that is left.
PC-ST2 = Civic tokens matter: without them about ten points are missing at the end. Two to four for a player are normal.
PC-ST3 = Random play brings 20 to 25 points, sensible play about 45. The city of the rulebook's example has 48.
PC-ST4 = You will see 35 cards in a game, the starting one among them, and build with about half of them. A few idle cards
    at the end are normal.
PC-ST5 = Take tokens while the choice is wide, but those that fit what you have. Pairs and complete sets ask for balance,
    one type and threes for concentration.
PC-ST6 = The token for 7 points is always good. Complete sets rarely bring more than 12, and missing types suit a city of
    two or three types.
PC-ST7 = The buildings for points in tier 1 are the best bargain: 4 points for 2 resources, against 3 or 4 resources in
    later tiers.
PC-ST8 = Civic buildings cost 3, 4 or 5 of one type. With three permanent resources of a type those of tier 1 are free.
PC-ST9 = Behind a tier 1 resource there is a building with a permanent resource of the same type in 10 of 13 cases, a
    civic one in 2, and one for points in 1. It never costs its own type.
PC-ST10 = In tiers 2 and 3 an ingenuity always hides a civic building or one for points. A double hides a permanent resource
    of its type, in tier 3 in 4 of 5 cases.
PC-ST11 = The top card of the deck will lie in the first space that is emptied. Taking a resource there shows its building
    to the others; taking a building leaves it as a resource that you know.
PC-ST12 = Two resources taken are two buildings for the others. Look at what the next player can afford then.
PC-ST13 = A single card is worth about 1.4 points in the middle of the game, a double 1.75, an ingenuity 2.1. In the last
    turns they lose all that.
PC-ST14 = The deck is weak, unless you can afford nothing good or need its top card.
PC-ST15 = In the last two turns only points count. Spend your ingenuity too, unless you hold its token.
PC-ST16 = Flips are possible on the first two turns of the game for sure, and late again when many buildings are bought.
    Flip for yourself, and not for the next player.
PC-ST17 = Going first is a small advantage.
PC-ST18 = Alone: you know what the automa will take. Leave it resources, and take the good buildings from its path.
PC-ST19 = What is hard at first: which side to refill, to use a permanent resource once only, and to plan while the market
    changes. The first two buildings are the hardest.
