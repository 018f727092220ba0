// A game of pairs for boardgame.io: the size of Cover Your Assets without its challenges.
// Hands are hidden by playerView. A round ends when all cards are played; whoever has a million wins.

export const NAME = "pairs";
const HAND = 5;
const GOAL = 1_000_000;
const JOKERS = { silver: 25_000, gold: 50_000 };
const VALUES = {
  tin_cup: 5_000,
  saddle_blanket: 5_000,
  old_harmonica: 5_000,
  spare_horseshoe: 10_000,
  pocket_watch: 10_000,
  branding_iron: 10_000,
  covered_wagon: 15_000,
  silver_buckle: 15_000,
  mustang_herd: 15_000,
  river_claim: 20_000,
};
const worth = (card) => JOKERS[card] ?? VALUES[card];
const isJoker = (card) => card in JOKERS;
const pairs = (one, other) => one === other ? !isJoker(one) : isJoker(one) !== isJoker(other);

function newDeck() {
  const deck = Object.keys(VALUES).flatMap((card) => Array(10).fill(card));
  return [...deck, ...Array(8).fill("silver"), ...Array(4).fill("gold")];
}

function deal(G, random, seats) {
  G.deck = random.Shuffle(newDeck());
  G.hands = Array.from({ length: seats }, () => G.deck.splice(0, HAND));
  G.discards = [G.deck.pop()];
  G.nextSet = 1;
  for (const seat of G.seats) {
    seat.stack = [];
    seat.stackValue = 0;
  }
}

function setup({ ctx, random }) {
  const seats = Array.from({ length: ctx.numPlayers }, () => ({ stack: [], stackValue: 0, total: 0, lastScore: 0 }));
  const G = { round: 1, dealer: 0, seats };
  deal(G, random, ctx.numPlayers);
  return G;
}

function laySet(G, player, cards) {
  const seat = G.seats[player];
  const asset = cards.find((card) => !isJoker(card));
  const value = cards.reduce((sum, card) => sum + worth(card), 0);
  const top = seat.stack.at(-1);
  if (top && top.asset === asset) {
    top.cards.push(...cards);
    top.value += value;
  } else {
    seat.stack.push({ number: G.nextSet, asset, cards, value });
    G.nextSet += 1;
  }
  seat.stackValue += value;
}

function finishTurn(G, player, random, seats) {
  const hand = G.hands[player];
  while (hand.length < HAND && G.deck.length) hand.push(G.deck.pop());
  if (G.hands.some((cards) => cards.length)) return;
  for (const seat of G.seats) {
    seat.lastScore = seat.stackValue;
    seat.total += seat.stackValue;
  }
  if (G.seats.some((seat) => seat.total >= GOAL)) return;
  G.round += 1;
  G.dealer = (G.dealer + 1) % seats;
  deal(G, random, seats);
}

// All that a player can do: a pair of two cards in hand, one with the top discard, or a card thrown away.
export function choices(view) {
  const { hand, discards } = view;
  const found = hand.map((_, card) => ["discard", [card]]);
  const top = discards.at(-1);
  hand.forEach((card, place) => {
    if (top && pairs(card, top)) found.push(["pairDiscard", [place]]);
    hand.forEach((other, next) => {
      if (place < next && pairs(card, other)) found.push(["pairHand", [place, next]]);
    });
  });
  return found.length ? found : [["pass", []]];
}

export function gameWith(invalid) {
  const move = (act) => ({ G, ctx, random, playerID }, ...places) => {
    const hand = G.hands[playerID];
    if (places.some((place) => hand[place] === undefined)) return invalid;
    if (act(G, hand, playerID, ...places) === invalid) return invalid;
    finishTurn(G, playerID, random, ctx.numPlayers);
  };
  return {
    name: NAME,
    setup,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      pairHand: move((G, hand, player, one, other) => {
        if (one >= other || !pairs(hand[one], hand[other])) return invalid;
        const [second] = hand.splice(other, 1);
        const [first] = hand.splice(one, 1);
        laySet(G, player, [first, second]);
      }),
      pairDiscard: move((G, hand, player, one) => {
        const top = G.discards.at(-1);
        if (!top || !pairs(hand[one], top)) return invalid;
        const [card] = hand.splice(one, 1);
        laySet(G, player, [card, G.discards.pop()]);
      }),
      discard: move((G, hand, player, one) => {
        G.discards.push(...hand.splice(one, 1));
      }),
      pass: move((G, hand) => (hand.length ? invalid : undefined)),
    },
    endIf: ({ G }) => {
      if (G.hands.some((cards) => cards.length)) return;
      return { totals: G.seats.map((seat) => seat.total) };
    },
    playerView: ({ G, playerID }) => ({
      round: G.round,
      dealer: G.dealer,
      hand: playerID === null ? null : G.hands[playerID],
      handLimit: HAND,
      drawPile: G.deck.length,
      discards: G.discards,
      seats: G.seats.map((seat, player) => ({ cards: G.hands[player].length, ...seat })),
    }),
  };
}
