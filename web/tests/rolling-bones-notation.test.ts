import { describe, expect, it } from 'vitest';
import { EMPTY, type Position } from '../src/games/rolling-bones/bones';
import { hintOf, type Situation } from '../src/games/rolling-bones/hints';
import { canAdd, pays, priceOf, readCounts, readMove, readRoll, sortMoves, writeCounts } from '../src/games/rolling-bones/notation';
import { after } from '../src/games/rolling-bones/scene';
import { castOf, slotsOf, type Slot } from '../src/games/rolling-bones/slots';

const offered = (...moves: string[]) => sortMoves(moves.map((move) => ({ move, gain: move === 'bury' ? 9 : 0, ends: false })));
const rolled = (roll: string, more: Partial<Position> = {}): Position => ({ ...EMPTY, roll: readRoll(roll), ...more });
const shown = (slots: Slot[], kind: string) => slots.filter((slot) => slot.kind === kind).map((slot) => (slot.state === 'roll' ? slot.face : slot.state));

describe('the notation', () => {
  it('reads every kind of move', () => {
    expect(readMove('lay PE')).toEqual({ kind: 'lay', bone: 'PE', place: 'PE' });
    expect(readMove('lay RL5 on LA2')).toEqual({ kind: 'lay', bone: 'RL5', place: 'LA2' });
    expect(readMove('put on hat')).toEqual({ kind: 'put-on' });
    expect(readMove('take off hat')).toEqual({ kind: 'take-off' });
    expect(readMove('bury')).toEqual({ kind: 'bury' });
    expect(readMove('leave')).toEqual({ kind: 'leave' });
    expect(readMove('roll paying L1 R0 C2')).toEqual({ kind: 'roll', paying: { left: 1, right: 0, centre: 2 } });
  });

  it('reads nothing into what is no move', () => {
    for (const text of ['', 'lay', 'lay HA', 'lay XX', 'lay PE onto LA2', 'roll paying L1', 'keep 3 3']) expect(readMove(text)).toBeNull();
  });

  it('writes counts as it reads them', () => {
    expect(writeCounts({ left: 6, right: 0, centre: 12 })).toBe('L6 R0 C12');
    expect(readCounts('L6 R0 C12')).toEqual({ left: 6, right: 0, centre: 12 });
    expect(readCounts('L6 R0')).toBeNull();
  });
});

describe('what is offered', () => {
  it('is sorted by what a hand can do', () => {
    const offers = offered('lay SK', 'lay LA1', 'put on hat', 'bury', 'roll paying L2 R0 C0', 'roll paying L1 R1 C0');
    expect([...offers.lays]).toEqual(['SK', 'LA1']);
    expect(offers.putOn).toBe(true);
    expect(offers.bury?.gain).toBe(9);
    expect(priceOf(offers)).toBe(2);
    expect(offers.falses.size).toBe(0);
  });

  it('gathers the places of each false bone', () => {
    const offers = offered('lay LL4 on LA2', 'lay LL4 on RA2', 'lay SK on LA2');
    expect(offers.falses.get('LL4')).toEqual(['LA2', 'RA2']);
    expect(offers.falses.get('SK')).toEqual(['LA2']);
    expect(offers.lays.size).toBe(0);
  });

  it('lets exactly the legal payments be chosen', () => {
    const { payments } = offered('roll paying L1 R1 C0', 'roll paying L0 R1 C1');
    const none = { left: 0, right: 0, centre: 0 };
    expect(canAdd(payments, none, 'right')).toBe(true);
    expect(canAdd(payments, { ...none, left: 1 }, 'left')).toBe(false);
    expect(canAdd(payments, { ...none, left: 1 }, 'centre')).toBe(false);
    expect(pays(payments, { left: 1, right: 1, centre: 0 })).toBe(true);
    expect(pays(payments, { left: 1, right: 0, centre: 1 })).toBe(false);
  });
});

describe('the hint', () => {
  const later = rolled('LA1', { skeleton: ['RI'], supplementary: 1 });
  const hint = (moves: string[], more: Partial<Situation> = {}): string =>
    hintOf({ offers: offered(...moves), position: later, duty: false, spent: false, ...more });
  const duty = { duty: true };

  it('begins with the first bone', () => expect(hint(['lay SK', 'roll paying L1 R0 C0'], { position: EMPTY })).toBe('rb-hint-first'));
  it('speaks of the duty before the price', () => expect(hint(['lay LA1'], duty)).toBe('rb-hint-duty'));
  it('says that a gravestone fulfils the duty too', () => expect(hint(['lay LA1', 'bury'], duty)).toBe('rb-hint-duty-bury'));
  it('says when only the gravestone is left', () => expect(hint(['bury'], duty)).toBe('rb-hint-must-bury'));
  it('explains a false bone', () => expect(hint(['lay LL4 on LA1'], duty)).toBe('rb-hint-false-die'));
  it('says that a hat does not avert a false bone', () => expect(hint(['lay LL4 on LA1', 'put on hat'], duty)).toBe('rb-hint-false-die-hat'));
  it('sends on who has nothing to lay', () => expect(hint(['roll paying L1 R0 C0'])).toBe('rb-hint-roll'));
  it('says when the dice have run out', () => {
    expect(hint(['leave'])).toBe('rb-hint-leave');
    expect(hint(['leave', 'bury'])).toBe('rb-hint-last-bury');
    expect(hint(['leave'], duty)).toBe('rb-hint-stuck');
  });
  it('has a die taken back that the next roll needs', () => {
    expect(hint(['leave'], { spent: true })).toBe('rb-hint-spent');
    expect(hint(['leave', 'bury'], { spent: true })).toBe('rb-hint-spent-bury');
  });
  it('names the hat where only its die is missing', () => {
    expect(hint(['take off hat'])).toBe('rb-hint-hat-pays');
    expect(hint(['take off hat', 'lay LA1', 'bury'])).toBe('rb-hint-hat-pays-bury');
    expect(hint(['take off hat'], duty)).toBe('rb-hint-swap-hat');
  });
});

describe('the tray', () => {
  const roll = 'LA1 LA1 LA2 LL3 LL4 LL5 RA1 RA1 RA1 RA1 RA1 RA1 SK RI SP PE HA GR';

  it('keeps every die where it fell while others are laid', () => {
    const before = rolled(roll);
    const cast = castOf(before, null);
    const now = after(after(before, 'lay LA2'), 'lay RI');
    expect(castOf(now, cast)).toBe(cast);
    expect(shown(slotsOf(now, cast), 'left')).toEqual(['LA1', 'LA1', 'laid', 'LL3', 'LL4', 'LL5']);
    expect(shown(slotsOf(now, cast), 'centre')).toEqual(['SK', 'laid', 'SP', 'PE', 'HA', 'GR']);
  });

  it('takes the die that was tapped, of two that are alike', () => {
    const before = rolled(roll);
    const now = after(before, 'lay LA1');
    expect(shown(slotsOf(now, castOf(before, null), new Set(['left-0'])), 'left').slice(0, 2)).toEqual(['laid', 'LA1']);
    expect(shown(slotsOf(now, castOf(before, null), new Set(['left-1'])), 'left').slice(0, 2)).toEqual(['LA1', 'laid']);
  });

  it('casts anew with a new roll, with what is laid and paid behind it', () => {
    const before = rolled(roll);
    const cast = castOf(before, null);
    const next = rolled('LA1 LL5 LL5 LL5 RA1 RA1 RA1 RA1 RA1 RA1 SK GR HA', {
      skeleton: ['LA2', 'RI', 'SP'],
      hat: false,
      out: { left: 1, right: 0, centre: 1 },
      supplementary: 2,
    });
    const fresh = castOf(next, cast);
    expect(fresh).not.toBe(cast);
    expect(shown(slotsOf(next, fresh), 'left')).toEqual(['LA1', 'LL5', 'LL5', 'LL5', 'laid', 'paid']);
  });

  it('shows a hat that was taken off as a die without a face', () => {
    const worn = rolled('GR', { skeleton: ['SK', 'RI'], hat: true, out: { left: 6, right: 6, centre: 2 }, supplementary: 4 });
    const off = after(worn, 'take off hat');
    expect(shown(slotsOf(worn, castOf(worn, null)), 'centre')).toEqual(['GR', 'laid', 'laid', 'laid', 'paid', 'paid']);
    expect(shown(slotsOf(off, castOf(worn, null)), 'centre')).toEqual(['GR', 'blank', 'laid', 'laid', 'paid', 'paid']);
  });

  it('has the dice in the cup while they are rolled', () => {
    const cup = after(rolled(roll), 'roll paying L1 R0 C0');
    expect(shown(slotsOf(cup, castOf(cup, null)), 'left')).toEqual(['cup', 'cup', 'cup', 'cup', 'cup', 'paid']);
  });
});
