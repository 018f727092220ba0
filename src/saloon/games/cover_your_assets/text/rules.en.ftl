### Cover Your Assets: every rule by its number, in words for players.

## 1 Terms

CA-K1 = An asset is a card of one of the ten collectable kinds, from Baseball Cards up to the House.
CA-K2 = Silver and Gold are wilds; in the advanced game the Penny Jar is one too. A wild goes with every asset.
CA-K3 = A set is born as a pair: two assets of one kind, or an asset and a wild. It can grow afterwards.
CA-K4 = Every set holds at least one asset, all of its assets are of the same kind, and any number of wilds may lie
    with them. The kind of the set is the kind of its assets; wilds do not change it.
CA-K5 = The sets in front of a player lie on each other and make that player's stack. All that counts is their
    order, from the bottom set to the second from the top and the top set.
CA-K6 = The top set is exposed; every set under it is covered and cannot be challenged (but see CA-A11). The bottom
    set can never be challenged, not even while it is the only one and therefore also on top. Swap and Move are not
    challenges, so they can reach it (CA-X3, CA-X5, CA-23A3, CA-23A4).
CA-K7 = Within a set the wilds lie underneath, so that an asset is always in sight. This is only for the eye and
    changes no rule.
CA-K8 = Sets are laid crosswise in turn, one upright and the next one sideways, so that even two neighbours of the
    same kind can be told apart. This too is only for the eye.
CA-K9 = The Piggy Bank is an asset worth $5,000; the Penny Jar is an advanced wild worth $1,000. They both rattle,
    but they are two different cards.

## 2 Setting up a round: classic, 4 to 6 players

CA-S1 = One player deals. For the first round the dealer is drawn at random, for later rounds see CA-R3.
CA-S2 = The 2 Swaps, 2 Moves and 2 Penny Jars stay in the box. The classic game is played with the other 104 cards.
CA-S3 = The cards are shuffled and every player is dealt 5 of them face down.
CA-S4 = What is left becomes the draw pile, face down in the middle of the table.
CA-S5 = One card of the draw pile is turned face up next to it and starts the discard pile.
CA-S6 = Nobody owns anything yet: every stack starts empty.
CA-S7 = The player on the dealer's left begins, and play passes clockwise, always to the left.
CA-S8 = There is no game for one player. The classic rules suit 4 to 6 players; with 2 and 3 players the changes of
    sections 9 and 10 apply.

## 3 Your turn, classic

CA-T1 = On your turn you take exactly one action: form a set, discard a card, or challenge another player.
CA-T2 = There is no passing. If you form no set and challenge nobody, you have to discard.
CA-T3 = A turn runs like this: your one action, with a challenge fought to its end; then refilling (section 4); then
    the player to your left.

## 3a Forming a set

CA-F1 = You may lay down two assets of the same kind from your hand.
CA-F2 = You may lay down one asset from your hand together with the same asset from the top of the discard pile.
CA-F3 = In either of these ways (CA-F1, CA-F2) exactly one of the two cards may be a wild instead. That gives three
    more pairs: asset and wild from your hand, asset from your hand with a wild from the discard pile, or wild from
    your hand with an asset from the discard pile.
CA-F4 = Two wilds do not make a set: there is nothing for them to stand for.
CA-F5 = A set is formed of exactly two cards, never of more. Only a drafted set may start bigger (CA-2P8).
CA-F6 = At least one of the two cards comes from your hand. From the discard pile only the top card can be used, and
    only to form a set with it on the spot; it never goes into your hand.
CA-F7 = The set you form goes on top of your stack and is now your top set.
CA-F8 = A new set is never merged with a set already in the stack, even when both are of the same kind.
CA-F9 = When the top discard is taken, the card under it becomes the new top. If the discard pile runs empty it is
    not topped up from the draw pile; it stays empty until somebody discards.

## 3b Discarding

CA-D1 = You put one card of your choice from your hand face up on the discard pile; wilds may be thrown away too.

## 3c Challenge, or an attempt at theft

CA-C1 = A challenge goes for the top set of one other player's stack.
CA-C2 = A bottom set cannot be stolen. So only a player with at least two sets can be challenged.
CA-C3 = You may challenge only when there is at least one set in your own stack.
CA-C4 = You open the challenge with one card from your hand, laid face up in front of the player you challenge: an
    asset of the same kind as the set you are after, or a wild.
CA-C5 = In a challenge a matching asset and a wild are equally strong. What a card is worth in money makes no
    difference here.
CA-C6 = The defender may answer with one card from their hand, an asset of the set's kind or a wild. The challenger
    may then answer in the same way, and so it goes to and fro.
CA-C7 = Whenever it is your turn to answer you may give up instead, even with a suitable card in your hand.
CA-C8 = The first player who cannot or will not answer loses the challenge.
CA-C9 = If the challenger wins, the set and all cards played by both sides become one set on top of the challenger's
    stack. It is never merged with the set that was on top there before.
CA-C10 = If the defender wins, all cards played by both sides join the challenged set, and the set stays in its
    place.
CA-C11 = Every card played in a challenge therefore goes to the winner; the loser gets none of them back.
CA-C12 = While a challenge is being fought nobody draws cards.
CA-C13 = A player who has to answer without a suitable card, challenger or defender, can only give up. A side whose
    hand is empty loses at once and is not asked, since everybody can see that (CA-H1).
CA-C14 = After a theft the next set of the robbed player lies exposed, unless it is the bottom set, which is safe.
CA-C15 = A set that was stolen or defended is an ordinary exposed set again. In later turns anybody may challenge
    it, also the player who has just lost it, and as often as they like.
CA-C16 = A challenge has no limit of answers other than the cards in the two hands.

## 4 Refilling and the end of the turn, classic

CA-N1 = After your action you draw from the draw pile until you hold 5 cards.
CA-N2 = Another player who used cards during your turn also draws up to 5 cards. A defender who gave up without
    playing a card draws nothing.
CA-N3 = The player whose turn it is draws first and draws everything due; only then does the other player draw
    (CA-R9).
CA-N4 = If the draw pile is too short, the players take what there is, in that order. The discard pile is never
    shuffled into a new draw pile.

## 5 End of the round

CA-Z1 = Once the draw pile is empty the round goes on without drawing until all players have played every card in
    their hands.
CA-Z2 = Even then, a player with cards must act on every turn, and passing stays forbidden (CA-T1, CA-T2). All
    actions of your game remain open, with 2 and 3 players also drafting, in the advanced game also upgrading and
    action cards; if you take none of the others, you must discard.
CA-Z3 = A player with no cards in hand gets no turn and is skipped.
CA-Z4 = The exposed top set of a player without cards can still be challenged, and its owner has nothing to defend
    it with.
CA-Z5 = The round is over as soon as the draw pile and all hands are empty.

## 6 Scoring

CA-P1 = Your score for the round is the value of all cards in all sets of your stack: covered, exposed and bottom
    alike.
CA-P2 = Discards, cards out of play, cards left on the draft piles and cards never used score for nobody. An empty
    stack scores 0.
CA-P3 = A tip for a real table: counting the money in heaps of $100,000 is easier.
CA-P4 = Every card counts what it is worth itself. A wild does not take on the value of the asset it stands for, and
    neither big sets nor many sets earn a bonus.

## 7 End of the game: one of four ways, agreed beforehand

CA-G1 = Classic game: rounds are played until, at the end of a round, somebody's total over all rounds has passed
    $1,000,000. That player wins; CA-R4 has the exact limit and CA-R5 the ties.
CA-G2 = Quick game: a single round, and the highest score wins.
CA-G3 = Three rounds: the scores of 3 rounds are added up, and the highest total wins.
CA-G4 = First to win 2 rounds: only the player with the best score of each round is noted, and the first player to
    win 2 rounds wins the game. No money is carried over.
CA-G5 = Every round is set up again with all the cards of the chosen game.

## 8a Advanced rules: setup and turn

CA-A0 = The advanced rules add to the classic ones and use all 110 cards (99 with two players, CA-2P1): Swap, Move
    and Penny Jar stay in the deck.
CA-A1 = The hand size is 6: six cards are dealt to each player and hands are refilled to six.
CA-A2 = A turn has up to two actions. The first one you must take.
CA-A3 = The second action is up to you; instead of it you may end your turn.
CA-A4 = Your two actions may be of different kinds or twice the same kind.
CA-A5 = After losing a challenge that you started you may not challenge the same player again, whichever set it
    would be, until your next turn (details: CA-R21, CA-R33). After winning one you may go straight for the same
    player again.
CA-A6 = If your first action is a discard, you draw back up to 6 cards at once. Your second action may follow after
    that.
CA-A7 = After any other first action nobody draws. All other refilling waits for the end of the turn: first the
    player whose turn it is, then everybody else who used cards (CA-R9).

## 8b Advanced rules: new actions

CA-A8 = Upgrade a set: you add one asset from your hand to your own top set. The card must be of the set's kind and
    cannot be a wild; one card for one action.
CA-A9 = Play an action card: you play a Swap or a Move from your hand (section 8d).
CA-A10 = All the actions of section 3 are still there as well.

## 8c Advanced rules: the second set from the top

CA-A11 = Besides the top set, the second set from the top of another player's stack may be challenged. Anything
    deeper may not.
CA-A12 = The bottom set stays safe here as well (CA-C2), so the stack must hold at least three sets before its
    second set can be challenged.
CA-A13 = A challenge of the second set is opened with a double: two assets of the set's kind, two wilds, one such
    asset and one wild, or one Penny Jar. In the forms with two cards a wild means Silver or Gold, as in CA-J5.
CA-A14 = After the opening every answer is one card, unless there is a Penny Jar to be answered (CA-J5).
CA-A15 = If the challenger wins, the set and all cards played become the top set of the challenger's stack, and the
    defender's top set stays on top. If the defender wins, the cards join the challenged set, which stays second
    from the top.

## 8d Advanced rules: action cards

CA-X1 = An action card that has been played is out of play. It goes to a pile of its own, on the other side of the
    draw pile than the discard pile.
CA-X2 = Nobody can block an action card, answer it or challenge it.
CA-X3 = Swap: the top set of your stack and the top set of any other player's stack change places. Each lies where
    the other one lay.
CA-X4 = A Swap may also involve a first set: a stack with just one set can take part, yours or the other one. Each
    of the two stacks needs at least one set.
CA-X5 = Move: you choose any stack, your own included, and put either its top set to the bottom or its bottom set on
    top.
CA-X6 = Playing an action card takes one action of your turn.
CA-X7 = Safety belongs to the place and not to the set: after a Swap or a Move the set that now lies at the bottom
    is safe, and a former bottom set moved to the top is exposed.
CA-X8 = Action cards are not wilds. They are never part of a set, an opening, an answer or a draft, and they are
    worth nothing.

## 8e Advanced rules: the Penny Jar

CA-J1 = The Penny Jar is a wild and is worth $1,000.
CA-J2 = It forms sets as any wild does: one asset and one Penny Jar, also with the top of the discard pile, but
    never together with another wild.
CA-J3 = In attack and in defence a Penny Jar counts as two wilds.
CA-J4 = A single is one matching asset, one Silver or one Gold.
CA-J5 = A Penny Jar has to be answered with a double: two matching assets, two wilds (Silver and Gold in any mix),
    one matching asset with one Silver or Gold, or another Penny Jar. Nothing else will do.
CA-J6 = Once a Penny Jar has been answered with a double, the challenge goes on with singles as usual.
CA-J7 = A challenge of a top set may be opened with a Penny Jar alone, and the answer must then be a double.
CA-J8 = A Penny Jar that has become part of a set stays in it as a card worth $1,000 and goes along when the set is
    stolen.

## 9 Two players

CA-2P1 = All 8 Houses, 2 Silver and 1 Gold are taken out, in the classic game also the six advanced cards. That
    leaves 93 cards, or 99 in the advanced game.
CA-2P2 = A dealer is chosen, the cards are shuffled, and three draft piles of 10 cards each are dealt face down.
CA-2P3 = The top card of each draft pile is turned face up. If it is an action card, see CA-23A1.
CA-2P4 = Each player is dealt 6 cards, and hands are refilled to 6.
CA-2P5 = The remaining cards are the draw pile, and one of them starts the discard pile (CA-R2). The player who did
    not deal begins.
CA-2P6 = All classic actions remain, and there is one more: draft a set, that is, form one with the help of the
    draft piles.
CA-2P7 = Draft, step 1: you play one asset or wild from your hand that makes a set with one or more of the face-up
    cards on the draft piles.
CA-2P8 = Draft, step 2: your card and the one to three tops you choose become one set. Take as many as fit into one
    set with the card you played; the result has to obey CA-K4, so one asset with two wilds is fine here (CA-E3).
CA-2P9 = Draft, step 3: your opponent may challenge the new set with a matching asset or a wild from their hand.
CA-2P10 = Draft, step 4: the challenge is fought as usual, with the drafter as the defender (CA-C5 to CA-C8 and
    CA-C11 to CA-C13).
CA-2P11 = Draft, step 5: if nobody challenges, or the drafter wins, the set with all cards played goes on top of the
    drafter's stack. If the drafter loses, it goes on top of the opponent's stack.
CA-2P12 = Draft, step 6: only when the set lies in its owner's stack is the next card of every used draft pile, if
    it has one, turned face up.
CA-2P13 = Then hands are refilled: the drafter to 6, and the opponent to 6 if they used cards (to 5 in the classic
    game with three players). In the advanced game this waits for the end of the turn (CA-A7).
CA-2P14 = A set formed without the draft piles, from the hand or with the top discard, is not open to this immediate
    challenge.

## 10 Three players

CA-3P1 = Three players play as two do, with only the changes that follow.
CA-3P2 = The full deck is used: 104 cards, or 110 in the advanced game. The hand size is 5, in the advanced game 6.
CA-3P3 = The three draft piles of 10 cards lie between neighbours, so that every player has one on the left and one
    on the right.
CA-3P4 = A draft uses exactly one draft pile, the one on your left or the one on your right, never the one between
    the other two players. A drafted set therefore starts with two cards.
CA-3P5 = Only the opponent who shares the used pile with you may challenge the drafted set. The third player may
    not.
CA-3P6 = Ordinary challenges (section 3c) may be aimed at either opponent.

## 11 Advanced rules with 2 or 3 players

CA-23A1 = An action card turned up on a draft pile before the round begins is put face down at random into the
    middle of that pile, and the next card is turned up.
CA-23A2 = An action card turned up during play takes effect at once: on both players, or with three players on the
    two between whom the pile lies.
CA-23A3 = A Move turned up: each of the two players decides for the other whether that opponent must put their top
    set to the bottom or their bottom set on top.
CA-23A4 = A Swap turned up: the two players exchange their top sets.
CA-23A5 = If one or both of them have no set at that moment, the Swap goes back face down into the middle of the
    pile and the next card is turned up.
CA-23A6 = An action card that took effect in this way is out of play, and the next card of the pile is turned up.
CA-23A7 = An action card turned up on a pile is nobody's action and nobody's turn.
CA-23A8 = Action cards in your hand are played as in section 8d, with no change.
CA-23A9 = All other advanced rules apply as they are: hand size 6, two actions, upgrading, the second set and the
    Penny Jar.

## Rulings

CA-R1 = Judgement call: the rulebook prints how many copies there are, but no values except the Penny Jar's $1,000.
    We use $5,000 for assets with 10 copies, $10,000 or $15,000 for those with 9, $20,000 for the one with 8, Silver
    $25,000 and Gold $50,000, as two other implementations do. Which asset is worth what follows the rulebook's
    ascending order and an earlier English edition, which agrees on Baseball Cards, Piggy Bank, Bank Account,
    Stocks, Jewels, Classic Auto and House. Motor Boat follows by elimination, Cash Under the Mattress is probable,
    and Coin Collection is the doubtful one, for it was worth $10,000 in that edition, when every asset had 10
    copies.
CA-R2 = The draft piles come in addition to the draw pile; with 2 and 3 players the draw pile and the discard pile
    are there as usual. The Czech name sounds like "draw piles", but in English they are draft piles, refilling
    hands from face-up tops would clash with the steps of a draft, and the pages for 2 and 3 players send you to the
    classic rules first.
CA-R3 = For each new round the deal passes to the left: the player who started the last round now deals. The rulebook is
    silent here, so we follow an earlier English edition.
CA-R4 = Judgement call: the classic game ends only when a total is above $1,000,000; exactly $1,000,000 is not
    enough. So says the Czech rulebook, while an earlier English edition and another implementation are content with
    reaching it.
CA-R5 = If several players pass the million in the same round, the highest total wins, and equal best totals share
    the victory; the other ways to end the game treat ties alike. In "first to win 2 rounds" all players tied for
    the best score of a round get a round win, and all who reach 2 at the same time share the game.
CA-R6 = A wild on top of the discard pile may be taken to form a set with an asset from your hand; that is the third
    way of the rulebook (CA-F3).
CA-R7 = A wild may open a challenge and may be any answer, several times in a row if need be. It never changes the
    kind of the set.
CA-R8 = What matches a set is decided by its assets and never by its wilds: a Motor Boat with Gold is matched by
    Motor Boats or by any wild.
CA-R9 = Hands are refilled in this order: the player whose turn it is, then the others who used cards, in the order
    in which they were first drawn into the fray (the defender of the first action before the defender of the
    second).
CA-R10 = The round ends when the draw pile and all hands are empty, even if cards are left on the draft piles. Those
    cards score for nobody.
CA-R11 = Giving up a challenge is a free choice: the rulebook says that a player may decide not to defend.
CA-R12 = The condition of CA-C3 asks whether your stack holds a set now. Once it does, it does so for the rest of
    the round, since a bottom set cannot be stolen and a Swap trades one for one. How you came by your first set
    (formed, drafted, or won in a challenge over a draft) makes no difference.
CA-R13 = A card that has opened a challenge cannot be taken back.
CA-R14 = The challenger settles the player, the set and the opening card or cards in one go.
CA-R15 = Which wild you use, Silver, Gold or Penny Jar, is always your own choice.
CA-R16 = Copies of a card are interchangeable, so each possible play is listed once for a kind of card and not for
    every copy.
CA-R17 = Judgement call: a challenge over a drafted set ignores CA-C2 and CA-C3. The set is in no stack yet, so it
    is not a protected first set, and the opponent may challenge it even without a set of their own; the rulebook's
    step 3 names no condition.
CA-R18 = A draft may take any choice of the usable tops, at least one, and also fewer than it could. With a wild
    from your hand the chosen tops must include an asset and only one kind of asset. A wild with nothing but wilds
    is not allowed, for there would be no asset.
CA-R19 = If several draft piles were used, they are turned up in their order on the table, first to third; an action
    card that appears is carried out completely before the next pile is turned up. All of this comes before
    refilling and before a second action.
CA-R20 = A draft pile that has run out stays empty; nothing replaces its cards.
CA-R21 = Judgement call: in a challenge over a draft the opponent is the challenger. A drafter who loses it has not
    lost a challenge of their own, so CA-A5 does not bind them. An opponent who loses it in the advanced game is
    bound like any challenger and may not challenge that drafter again before their own next turn, not even over a
    second draft in the same turn (see CA-R33).
CA-R22 = Judgement call: in sets the Penny Jar is a wild, one asset with one Jar, because the rulebook lists it
    among the wilds and calls it one. Another implementation treats it as a kind of its own (a Jar with a Jar,
    Silver or Gold allowed, a Jar with an asset not); we do not.
CA-R23 = Judgement call: a Penny Jar may also be the answer to a single, because the rulebook speaks of using it to
    challenge or to defend, and then the other side needs a double. Another implementation allows it only as an
    opening or as the answer to a Jar.
CA-R24 = Judgement call: a Penny Jar that answers a Penny Jar only draws level with it. The next answer is a single
    again (CA-J6).
CA-R25 = Judgement call: a challenge of a second set that was opened with a Penny Jar needs a double as its first
    answer, since CA-J5 is more specific than CA-A14. Opened with two cards it needs a single.
CA-R26 = A challenge of a top set is opened with exactly one card. Opening with two cards is only for a second set.
CA-R27 = The second set of a stack can be challenged only if the stack has three sets or more.
CA-R28 = An upgrade uses a card from your hand, never the top discard. Your top set may be upgraded also when it is
    your bottom set.
CA-R29 = The Czech sentence on Swap literally lets you exchange "the first, that is the top set". We read it as
    "first sets may be swapped too", as another implementation does: a Swap is possible whenever both stacks have at
    least one set.
CA-R30 = A Move needs a stack of at least two sets. With exactly two, both directions come to the same.
CA-R31 = Judgement call: an action card may be discarded like any other card (CA-D1), which can be necessary late in
    a round when it has no target. It was not used, so CA-X1 does not apply: it goes to the ordinary discard pile
    and lies there without effect, and until something else is discarded no set can be formed with it or with the
    card beneath it. Another implementation puts it out of play instead, but the rulebook sends every discard to the
    discard pile. An action card that happens to start the discard pile simply stays there, without effect.
CA-R32 = Out of play means for this round: the next one uses all the cards again.
CA-R33 = Judgement call: the ban of CA-A5 covers every challenge of that player (top set, second set, drafted set)
    from the loss until your next turn begins; giving up counts as losing, and Swap and Move stay allowed. With 4 to
    6 players it matters only for your second action. With 2 and 3 players it also keeps you from challenging what
    that player drafts in the meantime (CA-DEC5), because the rulebook says "until your next turn" and not "in this
    turn". The classic game knows no such ban.
CA-R34 = If your hand is empty after your first action, your turn ends and refilling follows.
CA-R35 = A defender does not draw between the two actions of the player whose turn it is.
CA-R36 = The rulebook invites you to add one or all of the optional rules: hand of six, two actions, upgrading,
    action cards, challenging the second set, Penny Jar. Each can be switched on its own, and the advanced game has
    them all. Without action cards or without the Penny Jar, the cards in question stay in the box.
CA-R37 = The advanced hand size of 6 holds for any number of players.
CA-R38 = Judgement call: "into the middle at random" means any place among the face-down cards of that pile with
    equal chance, but not on top and, where two or more cards are left, not at the bottom. Two exceptions keep a Swap
    that cannot be carried out from turning up for ever: if only Swaps lie above the bottom card, it goes under that
    card; if no face-down cards are left or all of them are Swaps, it goes out of play. While setting up this cannot
    happen: a pile has 10 cards and there are only 4 action cards.
CA-R39 = When a Move is turned up, a stack of fewer than two sets is left alone and nobody decides about it; the
    card is used up all the same. The player whose turn it is decides first, then the other, and the order changes
    nothing, since they decide about different stacks. You must choose one of the two directions.
CA-R40 = A Swap that is turned up reaches first sets too, as in CA-X4. With three players the one whose turn it is
    is always one of the two concerned, having just drafted from that pile.
CA-R41 = The card turned up after an action card may be another action card; it is handled in the same way. In the
    end the pile shows an asset or a wild, or it is empty: an action card never lies there as a top that could be
    drafted.
CA-R42 = Nobody may break up a set, change the order of the sets or merge sets of their own accord.
CA-R43 = The four-card hand of an earlier English edition and house rules that go around (a wild must be worth at
    least as much as the set's top card, covering with a single card) are not used here.
CA-R44 = In the advanced game too, a challenge over a drafted set is opened with a single or with a Penny Jar, not
    with two cards.
CA-R45 = A set you have just stolen is in your own stack, so you cannot challenge it. What you may go for with your
    second action in the advanced game is the set that it uncovered.
CA-R46 = Whether the round is over (CA-Z5) is checked only when the current action is completely finished:
    challenge, placing a drafted set, turning up draft piles, action cards that appear with their decisions
    (CA-DEC6), and refilling. So a Swap or a Move that is turned up may still change the stacks after the last card
    of the round has left a hand.
CA-R47 = Drawing stops at the hand limit, both after a discard as first action (CA-A6) and at the end of the turn. A
    hand never holds more than the limit, as only drawing up to it ever adds cards.
CA-R48 = The classic game takes as many rounds as are needed, and usually three. Should nobody have passed the
    million after 100 rounds, because nobody collects anything, the game is over and the highest total wins, with ties
    as in CA-R5. The rulebook does not think of such players; a game must end for every one of them.

## Worked examples

CA-E1 = A theft from the rulebook, classic, 5 cards in hand. Sára has a pair of Piggy Banks under a pair of Classic
    Autos, and in hand one Gold, no Classic Auto and no other wild; Jarda has a set and holds two Classic Autos. He
    opens with a Classic Auto, she answers with Gold, he answers with the other Classic Auto, and she has nothing
    left. Jarda's new top set is 4 Classic Autos and Gold, $110,000 in all; Sára keeps the Piggy Banks; Jarda draws
    2, then Sára 1 (that her pair was two Classic Autos is our assumption from the picture).
CA-E2 = Two players, example 1 of the rulebook: the tops are Motor Boat, Motor Boat and Coin Collection. Richard
    plays a Motor Boat with both of them and Hana lets it pass. His new top set is 3 Motor Boats, $45,000; the first
    two piles are turned up, the third still shows Coin Collection; Richard draws 1.
CA-E3 = Two players, example 2 of the rulebook: the tops are Jewels, Gold and Silver. Karel plays Stocks with Gold
    and Silver, Anna challenges with Stocks, and Karel cannot answer. Anna's new top set is 2 Stocks, Gold and
    Silver, $95,000, and Karel's stack is as it was. The second and third piles are turned up, Jewels stay; both
    draw 1, Karel first.
CA-E4 = Forming from the hand: two Stocks make a pair of $20,000, Stocks and Silver make $35,000, Silver and Gold
    make no set. With three Stocks you lay down a pair and keep the third.
CA-E5 = With Gold on top of the discard pile, Jewels from the hand may form a set with it ($65,000), but Silver may
    not. With Jewels on top, Silver from the hand may form a set ($40,000).
CA-E6 = Your stack is one pair of Stocks and you form another pair of Stocks. You now have two sets, and only the
    upper one can be challenged.
CA-E7 = A defence: A opens with Silver against B's top set of two Houses, B answers with a House, A gives up. B's
    top set is now 3 Houses and Silver, $85,000; A gets nothing; A draws 1 and B draws 1.
CA-E8 = With an empty stack you cannot challenge. A player with one set cannot be challenged. A top set of Motor
    Boat and Gold over another set can be challenged with Motor Boat, Silver or Gold only (in the advanced game also
    with a Penny Jar).
CA-E9 = Three cards are left in the draw pile; the player whose turn it is needs 2 and the defender needs 2. The
    first gets 2, the defender 1, and the pile is empty.
CA-E10 = The draw pile is empty; A holds Jewels, B nothing, C Gold. A must act, for example discard; B is skipped; C
    must act; then all hands are empty and the round ends.
CA-E11 = B has no cards, and two Houses on top of another set. C, who has a set, plays Gold; B cannot answer, and C
    gets both Houses and the Gold, $90,000.
CA-E12 = Cards in the draw pile after setup, for 2, 3, 4, 5 and 6 players: 50, 58, 83, 78, 73 in the classic game
    and 56, 61, 85, 79, 73 in the advanced game.
CA-E13 = All cards of the classic deck are worth $1,385,000 together with 3 to 6 players and $1,125,000 with 2; the
    advanced game adds $2,000. All scores and the values of discarded, unused and undrafted cards always add up to
    this.
CA-E14 = A pair of Jewels and a pair of Stocks score $50,000.
CA-E15 = Advanced: after a lost challenge against B as your first action, your second action cannot challenge B but
    may challenge C. After a won challenge against B you may challenge the set of B that it exposed.
CA-E16 = Advanced: from 6 cards you discard first, hold 5, draw 1 at once and hold 6. If you form a pair first, you
    hold 4 and draw nothing; when you end your turn you draw 2.
CA-E17 = B has, from bottom to top, pairs of Piggy Banks and Stocks: the second set is the bottom one and cannot be
    challenged. With a pair of Jewels on top of those, the Stocks can be challenged with two Stocks, Stocks and
    Silver or Gold, two wilds such as Silver and Gold, or a Penny Jar; the Jewels with Jewels, Silver, Gold or a
    Penny Jar; the Piggy Banks never.
CA-E18 = In that stack of three (CA-E17) you challenge the Stocks with two Stocks. If B gives up, your new top set
    is 4 Stocks, and B keeps the Piggy Banks with the Jewels on top. If B answers with Stocks and you give up, B has
    Piggy Banks, then 5 Stocks, then Jewels.
CA-E19 = A Penny Jar opens against a set of Stocks; the defender holds Stocks, Stocks, Silver, Penny Jar and Motor
    Boat. The defender may answer with two Stocks, with Stocks and Silver, or with the Penny Jar, or give up. Stocks
    alone, Silver alone, or Stocks with the Penny Jar are not allowed.
CA-E20 = A Penny Jar opens and the defender answers with Stocks and Silver. The challenger now needs a single, or
    may play a second Penny Jar, which again calls for a double.
CA-E21 = Stocks with a Penny Jar are a set of Stocks worth $11,000.
CA-E22 = Your top set is Jewels and Silver and you hold Jewels and Gold. You may upgrade the set with the Jewels,
    which makes it worth $55,000, but not with the Gold.
CA-E23 = A has a single pair of Stocks; B has a pair of Piggy Banks under a pair of Jewels. A plays Swap on B: A now
    has the Jewels, safe at the bottom, and B has the Piggy Banks under the Stocks.
CA-E24 = A stack is, from bottom to top, sets of Stocks, Jewels and Houses. Move the bottom set to the top and it
    reads Jewels, Houses, Stocks: Jewels safe, Houses second from the top, Stocks exposed. Move the top set of the
    original stack to the bottom and it reads Houses, Stocks, Jewels.
CA-E25 = Advanced, two players: a Swap is turned up while one player has no set. It goes back into the middle of the
    pile, the next card is turned up, and nothing is exchanged.
CA-E26 = Three players sit clockwise as first, second and third, with one pile between the first and the second, one
    between the second and the third, and one between the third and the first. The first player may draft from the
    first and the last of these piles only. A draft of the first player from the last pile may be challenged by the
    third player only.
CA-E27 = Classic game: the totals after a round are A $1,020,000 and B $1,045,000, so the game is over and B wins.
    With A at exactly $1,000,000 and B at $990,000 nobody has passed the million, and another round is played
    (CA-R4).
CA-E28 = First to win 2 rounds: A and B tie for the best score of round 1, so both have one win. A wins round 2, has
    two, and the game is over.
CA-E29 = You draft with Silver and the tops are Motor Boat, Motor Boat, Gold: take either boat or both, each time
    with or without the Gold, but never the Gold alone. With tops Motor Boat, Stocks, Gold: the boat or the Stocks,
    each with or without the Gold, but never the boat and the Stocks together.
CA-E30 = Advanced, two players: A challenges B's top set and gives up. For the rest of A's turn A cannot challenge B
    at all. On B's turn B drafts twice, and A is not offered a challenge (CA-R33). On A's next turn challenges of B
    are allowed again.
CA-E31 = Advanced: Jewels are on top of the discard pile and A discards a Move onto them. The next player, with
    Jewels and Silver in hand, cannot form a set with the discard pile, but may form one from Jewels and Silver in
    hand.

## Decisions

CA-DEC1 = Before the game the table agrees on 2 to 6 players, on classic or advanced rules or a selection of the
    advanced ones, on the way the game ends, and on bots.
CA-DEC2 = At the start of your turn, with cards in hand, you choose your action: form a set from your hand or with
    the top discard, discard a card, or challenge a top set with a card. In the advanced game you may also challenge
    a top set with a Penny Jar or a second set with a double, upgrade your top set, play a Swap on a player, or play
    a Move on a stack in either direction. With 2 and 3 players you may also draft with one card from your hand and
    a choice of the tops you can reach. You are never stuck, for discarding is always allowed.
CA-DEC3 = In the advanced game, after your first action and all that follows from it (a challenge over your draft,
    piles turned up, the refill after a discard), you choose again if you still have cards: anything of CA-DEC2
    except the challenges that CA-A5 forbids, or the end of your turn.
CA-DEC4 = In a challenge, after the opening and after every answer, the side to answer chooses, the defender first:
    any allowed single, in the advanced game a Penny Jar, any allowed double where a Jar must be answered, or giving
    up. The question comes even if giving up is all you can do (CA-H7), but not if your hand is empty (CA-C13).
CA-DEC5 = With 2 and 3 players, after a draft the opponent who shares the pile chooses: challenge with a matching
    asset, a wild or a Penny Jar, or let it pass. If it comes to a challenge, CA-DEC4 follows with the drafter to
    answer. The opponent is not asked with an empty hand or when banned by CA-A5, both of which everybody knows;
    otherwise the question comes even without a usable card (CA-H7).
CA-DEC6 = In the advanced game with 2 and 3 players, when a Move is turned up on a draft pile, each of the two
    players concerned chooses for the other's stack: top set to the bottom or bottom set to the top. A stack of
    fewer than two sets is passed over. The choices are independent and may be made at the same time; otherwise the
    player whose turn it is goes first. Everything else (refilling, turning up piles, putting action cards back at
    random, a Swap turned up, scoring, skipping players, starting a round) happens without a choice.

## Hidden information

CA-H1 = Only you know the cards in your hand; how many you hold is known to all.
CA-H2 = Nobody knows the cards of the draw pile or their order; how many there are is known to all.
CA-H3 = The top of the discard pile is in plain view. Everybody saw the earlier discards, so what they were is no
    secret, though the rulebook gives nobody the right to leaf through the pile.
CA-H4 = Every card of a stack was played face up, so the kinds, sizes, order and values of all sets are known to
    all. At a real table only the top set and the edges of the others can be seen; showing the kind and size of
    every set is fair, and showing all its cards is allowed.
CA-H5 = Of a draft pile everybody sees the top card and the number of cards, and nobody the rest. When an action
    card is put back, all know that it is in that pile, but no one knows where.
CA-H6 = Cards from the discard pile, the draft piles or a challenge never enter a hand. A hand therefore holds only
    cards drawn unseen, and no rule shows a card of it before it is played.
CA-H7 = Giving up does not show whether you could have answered. That is why you are asked in CA-DEC4 and CA-DEC5
    even when you have no usable card: skipping the question would tell on you.
CA-H8 = Scores of rounds and totals are known to all. In "first to win 2 rounds" only the winners of the rounds are
    written down.
CA-H9 = All know which cards are taken out with two players: 8 Houses, 2 Silver and 1 Gold.
CA-H10 = What you are able to play, and any hint drawn from it, depends on your hand and is shown to you alone. Of
    your refill the others see only how many cards you drew.
CA-H11 = From a draft until the end of its challenge the used draft piles show no top card. The next ones are turned
    up only in step 6 (CA-2P12), so nobody knows them while the set is being fought over.

## Strategy

CA-ST1 = Cover a set that has grown as soon as you can. Every theft and every defence makes it bigger and more
    tempting, as Grandpa's tip in the rulebook warns.
CA-ST2 = Nobody can steal your first set, so a valuable pair, or an asset with Gold, is money locked away for the
    round. But do not wait too long for it: your first set is also your licence to challenge.
CA-ST3 = Stealing beats building. Among three bots that played for value, a thief (steals first, forms otherwise)
    won 31 to 32% of rounds with 4 players and a builder (forms first, steals last) 13%, where 25% is par; as all
    figures in this section from simple bots under classic rules, it shows a tendency, not perfect play.
CA-ST4 = Save wilds for challenges instead of pairing them. Bots that paired no wild until the draw pile was empty
    did better: the builder rose from 13 to 28% of wins, the bot playing for value from 24 to 30%.
CA-ST5 = Attack with a wild only when the set is big. Raising the smallest set worth it from $30,000 to $60,000 and
    $120,000 raised the bots' share of wins from 25 to 29 and 32%.
CA-ST6 = Open with a matching asset if you have one, and keep the wild for your second card. An opening card that is
    lost is a present to the defender's set.
CA-ST7 = Defend when it matters. Bots that never defended with wilds lost about 4% of their score ($316,000 against
    $330,000), while the exact value from which they did so, between 0 and $100,000, hardly mattered.
CA-ST8 = Between such bots about 72 to 75% of challenges succeed. Expect 35 to 40 challenges and about 70 turns in a
    round with 4 to 6 players.
CA-ST9 = Estimate the defender: if U cards are unseen, A of them would do as an answer, and the defender holds H
    cards, then the chance of no answer is C(U-A, H) / C(U, H). With 6 matching assets and 12 wilds among 98 unseen
    cards, a hand of 5 can answer in 65% of cases, a hand of 3 in 46%, a hand of 2 in 34%. Attack those who have
    just spent cards, and at the end those who have none.
CA-ST10 = Count the copies: 10, 9 or 8 of each asset, and 12 wilds (9 with two players). Once all other copies of a
    kind are in view, only wilds can attack that set.
CA-ST11 = Of all starting hands of 5 cards, 47% hold a wild, 55% a natural pair, and 82% can form some set.
CA-ST12 = A typical round between bots: with 4 players $330,000 on average and $540,000 to $610,000 for the winner,
    with 5 players $265,000 and $510,000 to $595,000, with 6 players $220,000 and $490,000 to $580,000; the largest
    set is worth $180,000 to $320,000. A game to the million took 2.7, 3.0 and 3.2 rounds with 4, 5 and 6 players;
    an earlier English edition speaks of three to five.
CA-ST13 = Discard low cards of a kind that the next player neither exposes nor collects. Never hand the next player
    a wild unless they cannot pair it; your discard is offered to them first.
CA-ST14 = Keep a card that matches your own exposed set for its defence, and cards that match the exposed sets of
    others for attack. A lone card that matches nothing on the table is the natural discard.
CA-ST15 = At the end nobody draws, so hand sizes and spent wilds decide. Keep one wild for the last turns, do not
    run out of cards before the others, for your sets can still be stolen (a tip of the rulebook), and finish by
    covering the big set with any small pair.
CA-ST16 = Where you sit hardly matters: from the starting seat on, bots won 27, 26, 25 and 22% of rounds with 4
    players.
CA-ST17 = Advanced: with two actions you can steal and cover in one turn; do so with large sets. As the second set
    is open too, a big set is really safe only two sets deep, or at the bottom after a Move.
CA-ST18 = Advanced: the best Moves put your own big top set to the bottom, out of reach, or an opponent's rich
    bottom set on top, to be challenged with your second action. The best Swap gives a small pair for the largest
    exposed set, even a protected first set of a one-set stack, and is then covered.
CA-ST19 = Advanced: in a set the Penny Jar is worth a mere $1,000, but in a challenge it demands a double. Use it
    against players with few cards, or to open a challenge of a second set with one card.
CA-ST20 = A draft (2 and 3 players) risks only one card from your hand and can collect up to three more with two
    players. Draft kinds of which few copies are unseen, and make your opponent spend answers before your big draft.
    A common mistake is to forget that a drafted set can be contested before it reaches your stack.
