/** The fields of a file that somebody hands us: each may be anything. */

import { wrong } from './refused';

/** Whether a value is of this kind. */
export type Kind = (value: unknown) => boolean;
export type Kinds = Record<string, Kind>;
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTruth: Kind = (value) => typeof value === 'boolean';
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);
export const among =
  (...allowed: unknown[]): Kind =>
  (value) =>
    allowed.includes(value);
/** Numbers that were read are whole; those above 2⁵³ are only nearly themselves, and far out of any range. */
export const whole =
  (least: number, most: number): Kind =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;
export const matching =
  (pattern: RegExp): Kind =>
  (value) =>
    isText(value) && pattern.test(value);
export const orNull =
  (kind: Kind): Kind =>
  (value) =>
    value === null || kind(value);

/** Checks that an object has these fields and no others. */
export function checkFields(value: unknown, where: string, needed: Kinds, allowed: Kinds = {}): asserts value is Fields {
  if (!isObject(value)) wrong(where);
  for (const [name, field] of Object.entries(value)) {
    const kind = Object.hasOwn(needed, name) ? needed[name] : Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!kind?.(field)) wrong(`${where}.${name}`);
  }
  for (const name in needed) if (!Object.hasOwn(value, name)) wrong(`${where}.${name}`);
}
