// boardgame.io's own server, all in memory. Arguments: the folder that holds node_modules, the port.

import { createRequire } from "node:module";
import { join } from "node:path";
import { gameWith } from "./game.mjs";

process.env.NODE_ENV = "production"; // as one would run it in earnest: without its extra checks
const [folder, port] = process.argv.slice(2);
const load = createRequire(join(folder, "package.json"));
const { Server } = load("boardgame.io/server");
const { INVALID_MOVE } = load("boardgame.io/core");

const server = Server({ games: [gameWith(INVALID_MOVE)], origins: [`http://127.0.0.1:${port}`] });
// What is given as the port goes to listen() as it is, so that a host can be named too: loopback only.
await server.run({ port: { port: Number(port), host: "127.0.0.1" } });
