import { beforeEach, describe, expect, test } from 'vitest';
import { estimates, margin, quantile, throwsUntil, weights } from '../src/games/knochenmax/estimate';
import { chances, draft, keepDraft, list, remove, save, NAMED, type Weights } from '../src/games/knochenmax/profiles';
import { nicely } from '../src/games/knochenmax/Weights.svelte';

describe('what test throws tell', () => {
  test('quantiles of the beta distribution are those of the tables', () => {
    expect(quantile(0.5, 1, 1)).toBeCloseTo(0.5, 9);
    expect(quantile(0.025, 1, 1)).toBeCloseTo(0.025, 9);
    // For b = 1 the share below x is x^a, for a = 1 it is 1 - (1 - x)^b.
    expect(quantile(0.975, 5, 1)).toBeCloseTo(0.975 ** (1 / 5), 9);
    expect(quantile(0.025, 1, 40)).toBeCloseTo(1 - 0.975 ** (1 / 40), 9);
    // The arcsine distribution.
    expect(quantile(0.25, 0.5, 0.5)).toBeCloseTo(Math.sin((Math.PI * 0.25) / 2) ** 2, 9);
  });

  test('chances add up, and lie within their ranges', () => {
    const known = estimates([3, 12, 9, 2]);
    expect(known.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 12);
    for (const { chance, low, high } of known) {
      expect(low).toBeLessThan(chance);
      expect(chance).toBeLessThan(high);
    }
    expect(known[1]?.chance).toBeCloseTo(12.5 / 28, 12);
  });

  test('without a throw nothing is known, and all sides are alike', () => {
    const known = estimates([0, 0, 0, 0]);
    expect(new Set(known.map(({ chance }) => chance))).toEqual(new Set([0.25]));
    expect(known[0]?.low).toBeLessThan(0.01);
    expect(known[0]?.high).toBeGreaterThan(0.8);
  });

  test('more throws make it surer, and as many as were foretold suffice', () => {
    const few: Weights = [10, 40, 40, 10];
    const more = throwsUntil(few, 0.05);
    expect(more).toBeGreaterThan(200);
    const share = (100 + more) / 100;
    const many = few.map((count) => Math.round(count * share)) as Weights;
    expect(margin(few)).toBeGreaterThan(0.05);
    expect(margin(many)).toBeLessThan(0.0505);
    expect(throwsUntil([1000, 4000, 4000, 1000], 0.05)).toBe(0);
  });

  test('weights for a table are positive, whole, and in the proportion that is shown', () => {
    const counts: Weights = [0, 7, 5, 0];
    expect(weights(counts)).toEqual([1, 15, 11, 1]);
    chances(weights(counts)).forEach((chance, index) => expect(chance).toBeCloseTo(estimates(counts)[index]?.chance ?? 0, 12));
  });

  test('numbers are said as people say them', () => {
    expect([0, 7, 66, 283, 2305].map(nicely)).toEqual([0, 7, 66, 290, 2400]);
  });
});

describe('profiles', () => {
  beforeEach(() => localStorage.clear());
  const mine = { name: 'Mine', weights: [1, 15, 11, 1] as Weights, throws: 12 };

  test('are kept, replaced by name and removed', () => {
    expect(list()).toEqual([]);
    expect(save(mine)).toBe(true);
    save({ ...mine, name: 'Other' });
    save({ ...mine, throws: 20 });
    expect(list().map(({ name, throws }) => [name, throws])).toEqual([['Mine', 20], ['Other', 12]]);
    remove('Mine');
    expect(list().map(({ name }) => name)).toEqual(['Other']);
  });

  test('that a table could not take are not offered', () => {
    localStorage.setItem('bonecup-bones', JSON.stringify([mine, { ...mine, name: 'Zero', weights: [0, 1, 1, 1] }, 7, null]));
    expect(list().map(({ name }) => name)).toEqual(['Mine']);
    localStorage.setItem('bonecup-bones', '{nonsense');
    expect(list()).toEqual([]);
  });

  test('throws that were only counted are found again', () => {
    expect(draft()).toEqual([0, 0, 0, 0]);
    keepDraft([1, 2, 3, 4]);
    expect(draft()).toEqual([1, 2, 3, 4]);
    localStorage.setItem('bonecup-bones-counts', '[-1,2,3,4]');
    expect(draft()).toEqual([0, 0, 0, 0]);
  });

  test('the option of a table stands for weights', () => {
    expect(chances(NAMED.shagai!)).toEqual([0.135, 0.385, 0.385, 0.095]);
  });
});
