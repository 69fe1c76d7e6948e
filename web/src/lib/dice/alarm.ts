/** Something that is not as it was promised. The code ends a text's key. */

export type AlarmCode =
  | 'table-id'
  | 'commitment'
  | 'game'
  | 'options'
  | 'engine'
  | 'server-key'
  | 'seat'
  | 'text'
  | 'order'
  | 'agreement'
  | 'sealed'
  | 'other-text'
  | 'begun'
  | 'receipt'
  | 'head'
  | 'past'
  | 'link'
  | 'own-link'
  | 'roll';

export interface Alarm {
  code: AlarmCode;
  /** What was promised. */
  promised: string;
  /** What is said now. */
  now: string;
}

export const alarm = (code: AlarmCode, promised: unknown, now: unknown): Alarm => ({ code, promised: said(promised), now: said(now) });

const said = (value: unknown): string => (value === null || value === undefined || value === '' ? '–' : String(value));

export const isSame = (one: Alarm, other: Alarm): boolean =>
  one.code === other.code && one.promised === other.promised && one.now === other.now;
