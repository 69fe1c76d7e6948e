/** A game is a folder: nothing else of the app knows which games there are. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { cardOf, GAMES, load, recordDice, textsOf, TOOLS } from '../src/games/card';
import { GAME_IDS as LIST } from '../src/api/protocol';
import { knows } from '../src/lib/words.svelte';

const SOURCES = join(import.meta.dirname, '../src');
/** Written from the Rust code. */
const MAY_NAME_GAMES = ['api/protocol.ts'];

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Names of the games as anybody would write them: key, title, type. */
const NAMES = new RegExp(LIST.map((game) => game.replace('-', '[-_ ]?')).join('|'), 'i');

test('no file outside the folder of a game names one', () => {
  const others = files(SOURCES)
    .map((path) => relative(SOURCES, path))
    .filter((path) => !MAY_NAME_GAMES.includes(path) && !LIST.some((game) => path.startsWith(`games/${game}/`)));
  const naming = others.filter((path) => NAMES.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(naming).toEqual([]);
});

test('no game names another', () => {
  const naming = LIST.flatMap((game) => {
    const others = new RegExp(LIST.filter((other) => other !== game).map((other) => `/${other}/`).join('|'));
    return files(join(SOURCES, 'games', game)).filter((path) => /\.(ts|svelte)$/.test(path) && others.test(readFileSync(path, 'utf8')));
  });
  expect(naming).toEqual([]);
});

describe.each([...GAMES])('%s', (game) => {
  it('can be loaded with its texts', async () => {
    const loaded = await load(game);
    expect(Object.keys(loaded)).toEqual(expect.arrayContaining(['Board', 'Still', 'Enter', 'moveText', 'tell', 'digits']));
    expect((await recordDice(game)).rollsAfter('nonsense')).toBe(false);
  });

  it('has the texts of its card and pages', async () => {
    await textsOf(game);
    const { realDice, tools = {} } = cardOf(game);
    const wanted = [`game-${game}`, `game-${game}-lead`, `game-${game}-facts`];
    const said = [...wanted, ...(realDice ? [realDice] : []), ...Object.values(tools).map(({ title }) => title)];
    expect(said.filter((key) => !knows(key))).toEqual([]);
  });

  it('loads every part that it has', async () => {
    const { pictures, lesson, sheet, review, colours, fields = {}, tools = {} } = cardOf(game);
    const parts = [pictures, lesson, sheet, review, colours, ...Object.values(fields), ...Object.values(tools).map(({ load }) => load)];
    const loaded = await Promise.all(parts.map((part) => part?.()));
    expect(loaded.every((part, i) => parts[i] === undefined || part?.default)).toBe(true);
  });
});

test('pages of games do not share an address', () => {
  const all = GAMES.flatMap((game) => Object.keys(cardOf(game).tools ?? {}));
  expect(all).toHaveLength(TOOLS.size);
});
