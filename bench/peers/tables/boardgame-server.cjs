// The same small game on boardgame.io: a seat rolls, then it is the other's turn. State is kept in memory only.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "roll",
  setup: () => ({ points: [0, 0], last: 0 }),
  moves: {
    roll: {
      client: false,
      move: ({ G, ctx, random, events }) => {
        G.last = random.D6();
        G.points[Number(ctx.currentPlayer)] += G.last;
        events.endTurn();
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(() => console.log("ready"));
