/** Deals: the same dice at several tables. */

/** The deal that a table belongs to, if its id is that of a table of a deal. */
export const dealOf = (table: string): string | null => /^([0-9a-f]{20})-[1-9]\d{0,2}$/.exec(table)?.[1] ?? null;
