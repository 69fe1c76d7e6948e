/** What counts as a shake, and what does not. */

import { expect, test } from 'vitest';
import { Jerks } from '../src/lib/shake';

test('three strong jerks within a moment are a shake', () => {
  const jerks = new Jerks();
  expect([0, 150, 300].map((at) => jerks.felt(20, at))).toEqual([false, false, true]);
});

test('a bump, or jerks far apart, are none', () => {
  const jerks = new Jerks();
  expect([0, 100, 200, 300].map((at) => jerks.felt(9, at))).toEqual([false, false, false, false]);
  expect([1000, 2000, 3000, 4000].map((at) => jerks.felt(20, at))).toEqual([false, false, false, false]);
});

test('one shake rolls once', () => {
  const jerks = new Jerks();
  expect([0, 100, 200, 300, 400].map((at) => jerks.felt(20, at)).filter(Boolean)).toHaveLength(1);
});
