/** The text that everybody agrees on before a game of version 2: docs/fairness.md, step 5. */

import { SCHEME } from './scheme';

export interface AgreedSeat {
  /** `human`, or `bot:` and its name. */
  player: string;
  dice: string;
  device: number | null;
  seal: string | null;
  key: string | null;
  name: string;
}

export interface Agreement {
  table: string;
  commitment: string;
  game: string;
  rules: string;
  options: string;
  engine: string | null;
  seats: AgreedSeat[];
}

const HEAD = ['table', 'commitment', 'game', 'rules', 'options', 'engine'] as const;
const given = (word: string): string | null => (word === '-' ? null : word);

/** JSON without spaces, the fields of every object sorted by name. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

function readSeat(line: string, number: number): AgreedSeat | null {
  // A name may have spaces; nothing before it has any.
  const found = /^seat (\d+) (\S+) (drawn|hand) (\d+|-) ([0-9a-f]{64}|-) ([0-9a-f]{64}|-) (.+)$/u.exec(line);
  if (!found || Number(found[1]) !== number) return null;
  const [, , player = '', dice = '', device = '-', seal = '-', key = '-', name = ''] = found;
  return { player, dice, device: device === '-' ? null : Number(device), seal: given(seal), key: given(key), name };
}

/** Reads an agreement; none if it is not written as it must be. */
export function readAgreement(text: string): Agreement | null {
  const [label, ...lines] = text.split('\n');
  if (label !== `${SCHEME} agreed`) return null;
  const head = HEAD.map((word, index) => (lines[index]?.startsWith(`${word} `) ? lines[index].slice(word.length + 1) : null));
  const seats = lines.slice(HEAD.length).map(readSeat);
  if (head.includes(null) || seats.includes(null)) return null;
  const [table, commitment, game, rules, options, engine] = head as [string, string, string, string, string, string];
  return { table, commitment, game, rules, options, engine: given(engine), seats: seats as AgreedSeat[] };
}
