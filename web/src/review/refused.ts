/** Why a record does not hold. */

/** What can be said about it. */
export type Values = Record<string, string | number>;

export class Refused extends Error {
  /** `code` is one of docs/record.md, the same in every verifier; `text` ends the key of a text that may say more. */
  constructor(
    readonly code: string,
    readonly values: Values = {},
    readonly text: string = code,
  ) {
    super(code);
  }
}

export function need(fits: unknown, code: string, values?: Values, text?: string): asserts fits {
  if (!fits) throw new Refused(code, values, text);
}

/** Something is not in the form of a record. */
export function wrong(where: string): never {
  throw new Refused('record-form', { where });
}
