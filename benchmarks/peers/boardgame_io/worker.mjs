// boardgame.io's side: its headless client playing random tic-tac-toe, one client a game.
// Speaks the same lines as protocol.py. Argument: the folder that holds node_modules.

import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

process.env.NODE_ENV = "production"; // as one would run it in earnest: without its extra checks
const load = createRequire(join(process.argv[2], "package.json"));
const { Client } = load("boardgame.io/client");
const { INVALID_MOVE } = load("boardgame.io/core");
const { version } = load("./node_modules/boardgame.io/package.json");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const rules = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    if (!cells.includes(null)) return { draw: true };
  },
};

function emptyCells(cells) {
  const empty = [];
  cells.forEach((mark, cell) => mark === null && empty.push(cell));
  return empty;
}

function playGame() {
  const client = Client({ game: rules, numPlayers: 2, debug: false });
  let decisions = 0;
  let state = client.getState();
  while (!state.ctx.gameover) {
    const cells = emptyCells(state.G.cells);
    client.moves.mark(cells[Math.floor(Math.random() * cells.length)]);
    decisions += 1;
    state = client.getState();
  }
  return decisions;
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function ticTacToe(seconds) {
  const start = cpuSeconds();
  let decisions = 0;
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    decisions += playGame();
    games += 1;
    spent = cpuSeconds() - start;
  }
  return [decisions, games, spent];
}

const units = { tic_tac_toe: ticTacToe };
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

say({ worker: "boardgame_io", version, units: Object.keys(units) });
for await (const line of createInterface({ input: process.stdin })) {
  const [unit, seconds] = line.split(" ");
  try {
    say(units[unit](Number(seconds)));
  } catch (problem) {
    say({ error: String(problem) });
  }
}
