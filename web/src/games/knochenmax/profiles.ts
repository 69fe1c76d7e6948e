/** How bones fall: the profiles that have a name (KM-5), and those that this device's person has measured. */

export type Weights = [number, number, number, number];

export interface Profile {
  name: string;
  /** Positive whole numbers, in the order of the sides 1, 3, 4, 6. */
  weights: Weights;
  /** How many test throws they come from. */
  throws: number;
}

/** The server's names; the weights are those of KM-5. */
export const NAMED: Record<string, Weights> = {
  antique: [1, 4, 4, 1],
  shagai: [27, 77, 77, 19],
  fair: [1, 1, 1, 1],
};

const PLACE = 'bonecup-bones';
/** As many as a list to choose from can hold. */
export const MOST_PROFILES = 20;
export const LONGEST_NAME = 30;

function isProfile(value: unknown): value is Profile {
  const { name, weights, throws } = (value ?? {}) as Partial<Profile>;
  const positive = Array.isArray(weights) && weights.length === 4 && weights.every((w) => Number.isInteger(w) && w > 0);
  return typeof name === 'string' && name !== '' && typeof throws === 'number' && positive;
}

/** The profiles kept on this device, the newest first. */
export function list(): Profile[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isProfile) : [];
  } catch {
    // Whoever forbids storage has none.
    return [];
  }
}

function keep(profiles: Profile[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify(profiles.slice(0, MOST_PROFILES)));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a profile in place of one of the same name; whether that was possible. */
export function save(profile: Profile): boolean {
  return keep([profile, ...list().filter(({ name }) => name !== profile.name)]);
}

export function remove(name: string): boolean {
  return keep(list().filter((profile) => profile.name !== name));
}

const DRAFT = 'bonecup-bones-counts';

/** Test throws that were counted but not kept as a profile; they outlive a page that is closed. */
export function draft(): Weights {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT) ?? 'null');
    const counts = Array.isArray(kept) && kept.length === 4 && kept.every((count) => Number.isInteger(count) && count >= 0);
    return counts ? (kept as Weights) : [0, 0, 0, 0];
  } catch {
    return [0, 0, 0, 0];
  }
}

export function keepDraft(counts: Weights): void {
  try {
    localStorage.setItem(DRAFT, JSON.stringify(counts));
  } catch {
    // Then they live as long as the page.
  }
}

/** The chance of each side. */
export function chances(weights: Weights): Weights {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / total) as Weights;
}
