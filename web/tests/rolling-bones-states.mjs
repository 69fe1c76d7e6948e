// Plays Rolling Bones at random on a running server and keeps one position of each kind, also of moves that are only thought of:
//   node tests/rolling-bones-states.mjs http://127.0.0.1:7373 > tests/records/rolling-bones-states.json
// The server has to be started with --limit requests_per_second=5000 --limit request_burst=5000.

const [server = 'http://127.0.0.1:7373'] = process.argv.slice(2);
const TURNS = 260;
let cookie = '';

async function post(path, body) {
  const headers = { 'content-type': 'application/json', origin: server, cookie };
  const response = await fetch(`${server}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

const key = () => Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const kindOf = (move) => move.replace(/^lay \w+ on .*/, 'false').replace(/^lay .*/, 'lay').replace(/^roll .*/, 'roll');
const rolls = (move) => move.startsWith('roll');

const found = new Map();

/** Positions are of one kind if the same things can be done in them, for the same reasons. */
function keep({ position, moves, facts }, before, staged) {
  const kinds = [...new Set(moves.map(({ move }) => kindOf(move)))].sort();
  const full = position.skeleton.length + Object.keys(position.false ?? {}).length === 16;
  const name = JSON.stringify([kinds, facts.duty, facts.price === null, before === null, staged.length > 0, position.hat, full]);
  if (found.has(name)) return;
  // A few of many payments are enough.
  const few = [...moves.filter(({ move }) => !rolls(move)), ...moves.filter(({ move }) => rolls(move)).slice(0, 4)];
  found.set(name, { staged, price: before, position, moves: few, facts });
}

/** Likes to lay, so that dice run out. */
function choose(moves) {
  const laying = moves.filter(({ move }) => /^(lay|put)/.test(move));
  if (laying.length > 0 && Math.random() < 0.86) return pick(laying);
  const rolling = moves.filter(({ move }) => rolls(move));
  return rolling.length > 0 && Math.random() < 0.8 ? pick(rolling) : pick(moves);
}

async function turn(table) {
  let staged = [];
  let before = table.play.facts.price;
  while (table.play.turn.kind === 'move') {
    const looked = await post(`/tables/${table.id}/look`, { moves: staged });
    keep(looked, before, staged);
    const { move, ends } = choose(looked.moves);
    staged = [...staged, move];
    if (!ends) continue;
    table = (await post(`/tables/${table.id}/play`, { seat: 0, expected: table.seq, key: key(), moves: staged })).table;
    if (!rolls(move)) return table;
    before = table.play.facts.price;
    staged = [];
  }
  return table;
}

await post('/me', { name: 'Random' });
for (const hat_duty of ['printed', 'always', 'never']) {
  for (const hat_off of ['any_time', 'after_duty']) {
    const options = { target: 1000, hat_duty, hat_off, finish_round: false };
    const opened = await post('/tables', { game: 'rolling-bones', scheme: 'bonecup/1', options, seats: [{ kind: 'me' }] });
    let { table } = await post(`/tables/${opened.id}/start`, { key: key() });
    for (let turns = 0; turns < TURNS && table.phase === 'playing'; turns += 1) {
      if (table.play.turn.kind === 'throw') {
        table = (await post(`/tables/${table.id}/throw`, { seat: 0, expected: table.seq, key: key() })).table;
      }
      table = await turn(table);
    }
  }
}
process.stdout.write(`[\n${[...found.values()].map((state) => JSON.stringify(state)).join(',\n')}\n]\n`);
