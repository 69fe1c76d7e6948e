/** Turns are told apart, whether the dice of a turn come with the move before or by a throw of their own. */

import { expect, test } from 'vitest';
import { mergedPast, turnsOf, type PastStep } from '../src/lib/past';

type Event = PastStep['events'][number];
const moved = (seat: number, move: string): Event => ({ type: 'moved', seat, move });
const rolled = (outcome: string): Event => ({ type: 'rolled', roll: 0, by: 'drawn', outcome });
const cast = (seat: number): Event => ({ type: 'cast', roll: 0, seat });
const step = (seq: number, acting: number | null, points: number[], ...events: Event[]): PastStep => ({ seq, at: 0, events, points, acting });
const passes = (move: string): boolean => move === 'bury';

test('dice that follow the move which ends a turn belong to the next seat', () => {
  const turns = turnsOf([step(2, 0, [0, 0], rolled('a')), step(3, 1, [7, 0], moved(0, 'bury'), rolled('b')), step(4, 0, [7, 2], moved(1, 'bury'), rolled('c'))], passes);
  expect(turns.map(({ seat, events, done }) => [seat, events.length, done])).toEqual([[0, 2, true], [1, 2, true], [0, 1, false]]);
  expect(turns[1]).toMatchObject({ gained: 2, points: 2 });
});

test('dice belong to whoever cast them', () => {
  const turns = turnsOf([step(2, 0, [0, 0], cast(0)), step(3, 0, [0, 0], rolled('a')), step(4, 1, [7, 0], moved(0, 'bury')), step(5, 1, [7, 0], cast(1)), step(6, 1, [7, 0], rolled('b'))], passes);
  expect(turns.map(({ seat, events, gained, done }) => [seat, events.length, gained, done])).toEqual([[0, 2, 7, true], [1, 1, null, false]]);
});

test('one who plays alone has turns as well', () => {
  const turns = turnsOf([step(2, 0, [0], cast(0), rolled('a')), step(3, 0, [4], moved(0, 'bury')), step(4, 0, [4], cast(0), rolled('b'))], passes);
  expect(turns.map(({ events, done }) => [events.length, done])).toEqual([[2, true], [1, false]]);
});

test('what a practice took over is of another game, but for the dice that lie there', () => {
  const started: Event = { type: 'started' };
  const taken = [started, rolled('a'), moved(0, 'bury'), rolled('b'), moved(1, 'bury'), rolled('c')];
  const turns = turnsOf([step(2, 0, [7, 2], ...taken), step(3, 1, [9, 2], moved(0, 'bury'))], passes);
  expect(turns.map(({ seat, events, gained }) => [seat, events.length, gained])).toEqual([[0, 2, 2]]);
});

test('what the server tells of a step counts more than what was heard, and no step is there twice', () => {
  const heard = [step(4, 0, [9, 9]), step(6, 0, [9, 9])];
  const told = [step(3, 0, [0, 0]), step(4, 1, [7, 0]), step(5, 0, [7, 2])];
  expect(mergedPast(told, heard)).toEqual([...told, heard[1]]);
  expect(mergedPast(heard, told).map(({ points }) => points)).toEqual([[0, 0], [9, 9], [7, 2], [9, 9]]);
});

test('the oldest steps are forgotten', () => {
  const many = Array.from({ length: 300 }, (_, at) => step(at + 1, 0, [0]));
  const kept = mergedPast(many.slice(0, 150), many.slice(100));
  expect(kept.map(({ seq }) => seq)).toEqual(many.slice(100).map(({ seq }) => seq));
});
