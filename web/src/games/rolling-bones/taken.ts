/** From which slots the player took dice, for a page that is loaded anew: of two alike, the one that was tapped stays empty. */

const place = (table: string): string => `bonecup-taken-${table}`;

export function keepTaken(table: string, seq: number, slots: readonly string[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify({ seq, slots }));
  } catch {
    // Then the first of them is empty.
  }
}

export function keptTaken(table: string, seq: number): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table)) ?? 'null') as { seq: number; slots: string[] } | null;
    return kept?.seq === seq ? kept.slots : [];
  } catch {
    return [];
  }
}
