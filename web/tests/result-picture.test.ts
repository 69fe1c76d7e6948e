import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatSums } from '../src/review/analysis';
import { inLines, shortened } from '../src/review/picture/fit';
import { resultCard } from '../src/review/picture/result';
import { speakReview } from '../src/review/texts';
import { change } from '../src/lib/settings.svelte';
import type { TableView } from '../src/lib/protocol';

const at = new Date(2026, 10, 19, 20, 15).getTime();
const seatOf = (name: string, yours = false) => ({ name, yours, kind: 'person', bot: null });
const tableOf = (names: string[], points: number[], winners: number[]): TableView =>
  ({ game: 'knochenmax', at, seats: names.map((name, i) => seatOf(name, i === 0)), play: { points, turn: { kind: 'over', winners } } }) as unknown as TableView;

beforeEach(async () => {
  change({ language: 'en' });
  await speakReview();
});

describe('what stands on the picture of a result', () => {
  it('names who won, never “you”', () => {
    const card = resultCard(tableOf(['Anna', 'Ben'], [212, 190], [0]), null);
    expect(card.title).toBe('\u2068Anna\u2069 wins');
    expect(card.rows.map(({ place, name, points, won }) => [place, name, points, won])).toEqual([
      [1, 'Anna', '212 points', true],
      [2, 'Ben', '190 points', false],
    ]);
    expect(card.rows.map(({ note }) => note)).toEqual(['', '']);
    expect(card.file).toBe('knochenmax-2026-11-19.png');
    expect(card.footer).toBe('November 19, 2026');
    expect(card.text).toContain('Ben, 190 points');
  });

  it('tells luck and mistakes where they are known', () => {
    const sums = [{ luck_of_dice: 12.34, loss: 4 }, { luck_of_dice: -3, loss: 0 }] as SeatSums[];
    const notes = resultCard(tableOf(['Anna', 'Ben'], [212, 190], [0]), sums).rows.map(({ note }) => note);
    expect(notes).toEqual(['Luck +12.3 · mistakes −4.0', 'Luck −3.0 · mistakes 0.0']);
  });

  it('keeps places and bars right with nothing earned, and alone', () => {
    const none = resultCard(tableOf(['A', 'B'], [0, -3], [0]), null);
    expect(none.rows.map(({ part }) => part)).toEqual([0, 0]);
    expect(resultCard(tableOf(['Zoë'], [99], [0]), null).title).toBe('\u2068Zoë\u2069');
  });
});

describe('text in little room', () => {
  const upTo = (most: number) => (text: string) => [...new Intl.Segmenter().segment(text)].length <= most;

  it('is cut between letters as people count them', () => {
    expect(shortened('Anna', upTo(4))).toBe('Anna');
    expect(shortened('Annabella', upTo(5))).toBe('Anna…');
    expect(shortened('👩‍👩‍👧‍👦👩‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿❤️', upTo(3))).toBe('👩‍👩‍👧‍👦👩‍🚀…');
    expect(shortened('שלום עולם', upTo(6))).toBe('שלום…');
    expect(shortened('abc', () => false)).toBe('…');
  });

  it('takes as many lines as there are', () => {
    expect(inLines('Anna wins', 3, upTo(20))).toEqual(['Anna wins']);
    expect(inLines('Anna and Ben share the win', 3, upTo(10))).toEqual(['Anna and', 'Ben share', 'the win']);
    expect(inLines('one two three four', 2, upTo(7))).toEqual(['one two', 'three…']);
    expect(inLines('Donaudampfschifffahrt wins', 2, upTo(8))).toEqual(['Donauda…', 'wins']);
  });
});
