// People at boardgame.io's tables, one socket a seat. Speaks the lines described in serving/people.py.
// Arguments: the folder that holds node_modules, the port, the seats of a table.

import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { choices, NAME } from "./game.mjs";

const [folder, port, seatsGiven] = process.argv.slice(2);
const SEATS = Number(seatsGiven);
const THINKING = [0.5, 1.5]; // seconds; the same as in serving/people.py
const PATIENCE = 10_000;
const load = createRequire(join(folder, "package.json"));
const { io } = load("socket.io-client");
const { version } = load("./node_modules/boardgame.io/package.json");

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const between = ([least, most]) => 1000 * (least + Math.random() * (most - least));
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// What is being measured; null while nobody plays.
let run = null;

class Table {
  constructor(number) {
    this.number = number;
    this.games = 0;
    this.states = Array(SEATS).fill(null);
    this.sentAt = 0; // 0 while no move is under way
  }

  async open() {
    this.sockets = [];
    for (let seat = 0; seat < SEATS; seat += 1) this.sockets.push(this.connect(seat));
    await this.newMatch();
  }

  connect(seat) {
    // As a browser that can: a WebSocket from the start, without long polling first.
    const socket = io(`http://127.0.0.1:${port}/${NAME}`, { transports: ["websocket"], forceNew: true });
    socket.io.engine.on("packet", ({ data }) => {
      if (run && data) {
        run.updates += 1;
        run.update_bytes += data.length;
      }
    });
    socket.on("sync", (match, { state }) => this.synced(seat, match, state));
    socket.on("update", (match, state) => this.updated(seat, match, state));
    return socket;
  }

  // The first to sit down opens the match; the others follow, so that all sit at the same one.
  async newMatch() {
    this.games += 1;
    this.match = `match-${this.number}-${this.games}`;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const answered = new Promise((done) => (this.sitting = done));
      this.sockets[seat].emit("sync", this.match, String(seat), undefined, SEATS);
      await answered;
    }
  }

  synced(seat, match, state) {
    if (match !== this.match) return;
    this.states[seat] = state;
    this.sitting();
  }

  updated(seat, match, state) {
    if (match !== this.match || !this.sentAt) return;
    this.states[seat] = state;
    const now = performance.now();
    if (seat === this.mover) this.moverAt = now;
    this.waitingFor -= 1;
    if (this.waitingFor) return;
    run.tell(this, now);
    this.sentAt = 0;
    this.goOn();
  }

  async goOn() {
    if (run.stopped) return;
    if (this.states[0].ctx.gameover) {
      run.games += 1;
      run.opening += 1;
      await this.newMatch();
      run.opening -= 1;
      if (run.stopped) return;
    }
    if (run.pace === "full") this.move();
    else this.timer = setTimeout(() => this.move(), between(THINKING));
  }

  move() {
    const player = this.states[0].ctx.currentPlayer;
    const { G, _stateID } = this.states[player];
    const found = choices(G);
    const [type, args] = found[Math.floor(Math.random() * found.length)];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: player } };
    this.mover = Number(player);
    this.waitingFor = SEATS;
    this.moverAt = 0;
    this.sentAt = performance.now();
    this.sockets[player].emit("update", action, _stateID, this.match, player);
  }
}

class Run {
  constructor(pace) {
    Object.assign(this, { pace, stopped: false, opening: 0 });
    Object.assign(this, { moves: 0, games: 0, updates: 0, update_bytes: 0, mover: [], everyone: [] });
  }

  tell(table, now) {
    if (!this.stopped) this.moves += 1;
    this.mover.push(Math.round(1000 * (table.moverAt - table.sentAt)));
    this.everyone.push(Math.round(1000 * (now - table.sentAt)));
  }
}

const tables = [];

async function open(wanted) {
  while (tables.length < wanted) {
    const more = [];
    for (let table = tables.length; table < Math.min(wanted, tables.length + 50); table += 1)
      more.push(new Table(table));
    await Promise.all(more.map((table) => table.open()));
    tables.push(...more);
  }
  return { tables: tables.length };
}

async function play(pace, seconds) {
  run = new Run(pace);
  const [start, cpu] = [performance.now(), cpuSeconds()];
  for (const table of tables) {
    if (pace === "full") table.goOn();
    else table.timer = setTimeout(() => table.goOn(), between([0, 1]));
  }
  await pause(1000 * seconds);
  run.stopped = true;
  const spent = (performance.now() - start) / 1000;
  const cpuSpent = cpuSeconds() - cpu;
  for (const table of tables) clearTimeout(table.timer);
  const stuck = await settled();
  const { moves, games, updates, update_bytes, mover, everyone } = run;
  run = null;
  if (stuck) return { error: `${stuck} of ${tables.length} tables got no answer to a move` };
  return { moves, games, seconds: spent, cpu_seconds: cpuSpent, updates, update_bytes, mover, everyone };
}

// Waits for what is under way; answers how many tables are stuck.
async function settled() {
  const deadline = performance.now() + PATIENCE;
  const waiting = () => tables.filter((table) => table.sentAt).length + run.opening;
  while (waiting() && performance.now() < deadline) await pause(5);
  return waiting();
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

say({ worker: "boardgame_io_server", version });
for await (const line of createInterface({ input: process.stdin })) {
  const [what, first, second] = line.split(" ");
  try {
    say(what === "open" ? await open(Number(first)) : await play(first, Number(second)));
  } catch (problem) {
    say({ error: String(problem) });
  }
}
process.exit(); // the sockets would keep it alive
