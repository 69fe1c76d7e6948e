// Two people at each table of Colyseus; each rolls as soon as the other's roll is seen.
import { Client } from "@colyseus/sdk";

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const took = [];
let moves = 0;
let over = false;

async function sit() {
  const address = `ws://localhost:${port}`;
  const first = await new Client(address).create("table");
  const second = await new Client(address).joinById(first.roomId);
  [first, second].forEach((room, seat) => {
    let sent = null;
    const see = (state) => {
      if (sent && state.turn % 2 !== seat) {
        took.push(performance.now() - sent);
        moves += 1;
        sent = null;
      }
      if (!over && !sent && state.turn % 2 === seat) {
        sent = performance.now();
        room.send("roll");
      }
    };
    room.onStateChange(see);
    // The first state may have come before anybody listened.
    if (room.state?.turn !== undefined) see(room.state);
  });
}

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
