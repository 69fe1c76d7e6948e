// Two people at each table of boardgame.io; each rolls as soon as the other's roll is seen.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const game = { name: "roll", setup: () => ({ points: [0, 0], last: 0 }), moves: { roll: { client: false, move: () => {} } } };
const took = [];
let moves = 0;
let over = false;

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function sit() {
  const { matchID } = await post("/games/roll/create", { numPlayers: 2 });
  for (const playerID of ["0", "1"]) {
    const { playerCredentials: credentials } = await post(`/games/roll/${matchID}/join`, { playerID, playerName: "Load" });
    const client = Client({ game, matchID, playerID, credentials, debug: false, multiplayer: SocketIO({ server: address }) });
    let sent = null;
    let rolledIn = 0;
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      if (sent && state.ctx.turn > rolledIn) {
        took.push(performance.now() - sent);
        moves += 1;
        sent = null;
      }
      if (!over && !sent && state.ctx.currentPlayer === playerID && state.ctx.turn > rolledIn) {
        rolledIn = state.ctx.turn;
        sent = performance.now();
        client.moves.roll();
      }
    });
    client.start();
  }
}

async function main() {
  await Promise.all(Array.from({ length: tables }, sit));
  await new Promise((done) => setTimeout(done, 1000));
  moves = 0;
  took.length = 0;
  console.log("begin");
  await new Promise((done) => setTimeout(done, seconds * 1000));
  over = true;
  took.sort((a, b) => a - b);
  const at = (part) => took[Math.floor(part * (took.length - 1))] ?? null;
  console.log(JSON.stringify({ moves, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
