import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../src/games/card';
import { glowOf } from '../src/games/rolling-bones/glow';
import { EMPTY, type Position } from '../src/games/rolling-bones/bones';
import { landings, lengthOf } from '../src/games/rolling-bones/landing';
import { readRoll } from '../src/games/rolling-bones/notation';
import { castOf, castOfRoll, slotsOf } from '../src/games/rolling-bones/slots';
import { announce, planText, summary } from '../src/games/rolling-bones/telling';
import type { Turn } from '../src/lib/past';
import { change } from '../src/lib/settings.svelte';
import { speak } from '../src/lib/words.svelte';

const rolled = { type: 'rolled', roll: 1, by: 'drawn', outcome: 'LA1 LA1 SK GR' } as const;
const moved = (move: string) => ({ type: 'moved', seat: 1, move }) as const;

/** A turn of moves, each after a roll if it comes first or follows one that pays. */
function turnOf(moves: string[], more: Partial<Turn> = {}): Turn {
  const events: Turn['events'] = [{ seq: 1, event: rolled }];
  for (const move of moves) {
    events.push({ seq: 2, event: moved(move) });
    if (move.startsWith('roll')) events.push({ seq: 2, event: rolled });
  }
  return { seat: 1, events, gained: 0, points: 41, done: true, end: 9, ...more };
}

beforeAll(async () => {
  change({ language: 'en' });
  await textsOf('rolling-bones');
});

describe('what is heard of a game', () => {
  const told = { who: 'Ben', yours: false, gained: 14, points: 23 };

  it('is whose roll it is and what it shows', () => {
    expect(announce(rolled, told)).toBe('Ben rolls: left 2 × upper arm; centre skull, gravestone.');
    expect(announce(rolled, { ...told, yours: true })).toBe('You roll: left 2 × upper arm; centre skull, gravestone.');
  });
  it('is what a burial brings', () => {
    expect(announce(moved('bury'), told)).toBe('Ben buries: +14 points, 23 in all.');
    expect(announce(moved('bury'), { ...told, yours: true, gained: -1, points: -1 })).toBe('You bury: −1 point, −1 in all.');
    expect(announce(moved('leave'), told)).toBe('Ben leaves the skeleton unburied: no points, still 23.');
  });
  it('is nothing for a bone that is laid, unless it is false', () => {
    expect(announce(moved('lay SK'), told)).toBeNull();
    expect(announce(moved('roll paying L1 R0 C0'), told)).toBeNull();
    expect(announce(moved('lay SK on LA1'), told)).toContain('false bone');
    expect(announce(moved('lay SK on LA1'), { ...told, yours: true })).toBeNull();
  });
});

describe('a whole turn', () => {
  const TRUNK = ['lay SK', 'lay RI', 'lay SP', 'lay PE'];

  it('is one sentence: what was buried, in how many rolls, for what', () => {
    const moves = [...TRUNK, 'roll paying L1 R0 C0', 'lay LA1', 'lay LL3', 'put on hat', 'bury'];
    expect(summary(turnOf(moves, { gained: 14 }), 'Aunt Rosie')).toBe('Aunt Rosie buries the trunk and 2 more bones with the hat after 2 rolls: +14 points, 41 in all.');
  });
  it('tells of false bones and of nothing got', () => {
    const moves = ['lay SK', 'roll paying L1 R0 C0', 'lay LL4 on RI', 'leave'];
    expect(summary(turnOf(moves), 'Mika')).toBe('Mika leaves 2 bones (one bone is false) unburied after 2 rolls without a gravestone: no points, still 41.');
  });
  it('shows a hat that went on and off as what it is', () => {
    const moves = [...TRUNK, 'put on hat', 'take off hat', 'roll paying L0 R0 C1', 'lay LA1', 'bury'];
    expect(summary(turnOf(moves, { gained: 6 }), 'Mika')).toBe(
      'Mika buries the trunk and one more bone after 2 rolls: +6 points, 41 in all. The hat went on the skull and off again.',
    );
  });
  it('can be told before it is over, and without its points', () => {
    expect(summary(turnOf(['lay SK'], { done: false }), 'Mika')).toBe('Mika has laid one bone in one roll.');
    expect(summary(turnOf(['lay SK', 'bury'], { gained: null }), 'Mika')).toBe('Mika buries one bone after one roll.');
  });
});

describe('a plan', () => {
  it('is one sentence, with whole sections by their name', () => {
    expect(planText(['lay RA1', 'lay RA2', 'lay RA3', 'roll paying L0 R1 C0'])).toBe('lay the right arm, then roll on and pay a right die');
    expect(planText(['lay SK', 'put on hat', 'bury'])).toBe('lay the skull and put on the hat, then bury');
    expect(planText(['roll paying L0 R2 C1'])).toBe('roll on and pay 2 right and 1 centre dice');
    expect(planText(['bury'])).toBe('bury');
    expect(planText([])).toBe('');
  });
  it('is one in German too', async () => {
    change({ language: 'de' });
    await speak();
    expect(planText(['lay RA1', 'lay RA2', 'lay RA3', 'roll paying L0 R1 C0'])).toBe('den rechten Arm legen, dann weiterwürfeln und einen rechten Würfel zahlen');
    expect(summary(turnOf(['lay SK', 'lay RI', 'lay SP', 'lay PE', 'lay LA1', 'put on hat', 'bury'], { gained: 12 }), 'Tante Rosi')).toBe(
      'Tante Rosi beerdigt den Rumpf und einen weiteren Knochen mit Hut nach einem Wurf: +12 Punkte, zusammen 41.',
    );
    change({ language: 'en' });
    await speak();
  });
});

describe('what the coach points at', () => {
  const position: Position = { ...EMPTY, roll: readRoll('LA1 LA1 LL4 RA1 RI GR') };
  const slots = slotsOf(position, castOf(position, null));

  it('is what is laid first, each die once and its place', () => {
    const glow = glowOf(['lay LA1', 'lay RI', 'roll paying L1 R0 C0'], slots, false);
    expect([...glow.slots]).toEqual(['left-0', 'centre-0']);
    expect([...glow.places]).toEqual(['LA1', 'RI']);
    expect(glow.action).toBeNull();
  });
  it('is what pays while dice are chosen, and the button when nothing else is left', () => {
    expect([...glowOf(['roll paying L1 R1 C0'], slots, true).slots]).toEqual(['left-0', 'right-0']);
    expect(glowOf(['roll paying L1 R1 C0'], slots, false).action).toBe('roll');
    expect(glowOf(['bury'], slots, false)).toEqual({ slots: new Set(['centre-1']), places: new Set(['GR']), action: 'bury' });
    expect(glowOf(['take off hat'], slots, false).action).toBe('hat');
  });
});

describe('a roll', () => {
  const position: Position = { ...EMPTY, roll: readRoll('LA1 LA1 LL4 LL4 LL5 LL5 RA1 RA1 RL4 RL4 RL5 RL5 SK RI PE HA GR GR') };
  const slots = slotsOf(position, castOf(position, null));

  it('comes to rest die by die, the gravestones last, within 1.6 seconds', () => {
    const times = landings(slots);
    expect(times.size).toBe(18);
    expect(new Set(times.values()).size).toBe(18);
    expect(lengthOf(times)).toBeLessThanOrEqual(1600);
    const last = [...times].sort(([, one], [, other]) => one - other).slice(-2).map(([id]) => id);
    expect(last).toEqual(['centre-4', 'centre-5']);
  });
  it('is faster if a bot rolls', () => expect(lengthOf(landings(slots, 0.55))).toBeLessThanOrEqual(900));

  it('lies as it fell after the page was loaded anew, with places where dice were laid', () => {
    const later: Position = { ...position, roll: readRoll('LA1 LL4 LL4 LL5 LL5 RA1 RA1 RL4 RL4 RL5 RL5 RI PE HA GR GR'), skeleton: ['SK', 'LA1'] };
    const cast = castOf(later, castOfRoll(later, readRoll('GR SK RI PE HA GR LL5 LA1 LA1 LL4 LL4 LL5 RA1 RA1 RL4 RL4 RL5 RL5')));
    const shown = slotsOf(later, cast, new Set(['left-1'])).map((slot) => (slot.state === 'roll' ? slot.face : slot.state));
    expect(shown.slice(0, 3)).toEqual(['LA1', 'laid', 'LL4']);
    expect(shown.slice(12)).toEqual(['laid', 'RI', 'PE', 'HA', 'GR', 'GR']);
  });
});
