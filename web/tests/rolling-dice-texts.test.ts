import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const GAME = join(ROOT, 'web/src/games/rolling-dice');

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language);
  const text = readFileSync(join(GAME, `${language}.ftl`), 'utf8');
  expect(made.addResource(new FluentResource(text))).toEqual([]);
  return made;
}

const keysOf = (language: string): string[] => {
  const text = readFileSync(join(GAME, `${language}.ftl`), 'utf8');
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
};

const sources = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(GAME, name), 'utf8'));

describe('the texts of Rolling Dice', () => {
  it('are the same ones in both languages', () => {
    expect(keysOf('de')).toEqual(keysOf('en'));
  });

  it('exist where a view says them', () => {
    const said = new Set(sources.flatMap((source) => [...source.matchAll(/'(rd-[a-z0-9-]+)'/g)].map((match) => match[1]!)));
    const missing = [...said].filter((key) => !bundle('de').hasMessage(key) && key !== 'rd-keys');
    expect(missing).toEqual([]);
  });

  it('are all said somewhere', () => {
    const all = sources.join('\n');
    const stems = [...all.matchAll(/`(rd-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
    const idle = keysOf('de').filter((key) => key.startsWith('rd-')).filter((key) => !all.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)));
    expect(idle).toEqual([]);
  });

  it('can all be said', () => {
    const values = { who: 'Anna', colour: 'Orange', dice: 4, pips: 3, points: 2, value: '1', angle: '2°', speed: '90', list: '1', floe: 0, water: 2, number: 1, x: '1', y: '2', goal: 75, told: '', mm: '1', might: 'a', heading: 'b', place: 'c', face: 3, left: 1, round: 1, count: 1, spread: '4', where: 'd', yours: 'no', tail: '', to: 3, beyond: 'no', side: 'e', all: '2' };
    for (const language of ['de', 'en']) {
      const made = bundle(language);
      for (const key of keysOf(language)) {
        const errors: Error[] = [];
        made.formatPattern(made.getMessage(key)!.value!, values, errors);
        expect(errors, key).toEqual([]);
      }
    }
  });
});
