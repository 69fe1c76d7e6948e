// The same small game on Colyseus: a seat rolls, everybody gets the patch. State is kept in memory only.
import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, defineTypes } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

class State extends Schema {
  constructor() {
    super();
    this.points = new ArraySchema(0, 0);
    this.last = 0;
    this.turn = 0;
  }
}
defineTypes(State, { points: ["number"], last: "number", turn: "number" });

class Table extends Room {
  onCreate() {
    this.maxClients = 2;
    this.setState(new State());
    this.setPatchRate(null);
    this.onMessage("roll", (client) => {
      const seat = this.clients.indexOf(client);
      if (seat !== this.state.turn % 2) return;
      this.state.last = 1 + Math.floor(Math.random() * 6);
      this.state.points[seat] += this.state.last;
      this.state.turn += 1;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", Table);
await server.listen(Number(process.argv[2]));
console.log("ready");
