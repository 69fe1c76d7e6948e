/** Every text that the app says is there, in both languages. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { GAME_IDS as LIST } from '../src/api/protocol';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = join(ROOT, 'web/src/games');
/** Every file of texts, with a place for its language. */
const FILES = [
  ...readdirSync(join(ROOT, 'locales/en')).filter((name) => name.startsWith('web')).map((name) => join(ROOT, 'locales/LANGUAGE', name)),
  ...LIST.flatMap((game) => ['LANGUAGE.ftl', 'card.LANGUAGE.ftl'].map((name) => join(GAMES, game, name))),
];

const read = (language: string, file: string): string => readFileSync(file.replace('LANGUAGE', language), 'utf8');

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? '').sort();
}

/** Each message with the names of the values in it. */
function values(text: string): Record<string, string[]> {
  const messages = text.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter((part) => /^[a-zA-Z]/.test(part));
  return Object.fromEntries(
    messages.map((part) => [
      part.split('=')[0]?.trim() ?? '',
      [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((found) => found[1] ?? ''))].sort(),
    ]),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

test.each(FILES)('%s says the same in both languages', (file) => {
  expect(keys(read('de', file))).toEqual(keys(read('en', file)));
  const [german, english] = [values(read('de', file)), values(read('en', file))];
  for (const [key, names] of Object.entries(german)) {
    // One language may need a number for its grammar that the other does not; a mistyped name fits neither.
    const others = english[key] ?? [];
    const within = names.every((name) => others.includes(name)) || others.every((name) => names.includes(name));
    expect(within, `${key}: ${names} | ${others}`).toBe(true);
  }
});

test.each(['de', 'en'])('no text of %s is broken or there twice', (language) => {
  const bundle = new FluentBundle(language);
  for (const file of FILES) {
    const problems = bundle.addResource(new FluentResource(read(language, file)));
    expect(problems, file).toEqual([]);
  }
});

test('every text that is asked for by its name exists', () => {
  const known = new Set(FILES.flatMap((file) => keys(read('en', file))));
  const missing = sources(join(ROOT, 'web/src')).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w-]+)'/g)]
      .map((found) => found[1] ?? '')
      .filter((key) => !known.has(key))
      .map((key) => `${path.slice(ROOT.length)}: ${key}`),
  );
  expect(missing).toEqual([]);
});
