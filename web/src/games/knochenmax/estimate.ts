/**
 * What test throws tell about a bone: the chances of its sides, and how sure that is.
 *
 * Before any throw every mixture is thought possible, by Jeffreys' prior (half a throw of each side). Then the chance of
 * a side follows a beta distribution; shown are its mean and the middle 95 per cent of it.
 */

import type { Weights } from './profiles';

const PRIOR = 0.5;
/** The normal distribution's middle 95 per cent reach so many deviations to each side. */
const REACH = 1.96;

export interface Estimate {
  chance: number;
  low: number;
  high: number;
}

const total = (counts: Weights): number => counts.reduce((a, b) => a + b, 0);

/** What is known about each side after so many throws of each. */
export function estimates(counts: Weights): Estimate[] {
  const all = total(counts) + 4 * PRIOR;
  return counts.map((count) => {
    const seen = count + PRIOR;
    return { chance: seen / all, low: quantile(0.025, seen, all - seen), high: quantile(0.975, seen, all - seen) };
  });
}

/** The same as weights that a table takes: whole, positive, in the same proportion as the estimates. */
export const weights = (counts: Weights): Weights => counts.map((count) => 2 * count + 1) as Weights;

/** How far off the least certain side may be. */
export function margin(counts: Weights): number {
  return Math.max(...estimates(counts).map(({ low, high }) => (high - low) / 2));
}

/** About how many more throws until every side is known this well. */
export function throwsUntil(counts: Weights, wanted: number): number {
  const widest = Math.max(...estimates(counts).map(({ chance }) => chance * (1 - chance)));
  return Math.max(0, Math.ceil((REACH / wanted) ** 2 * widest - 4 * PRIOR - 1 - total(counts)));
}

/** The point below which a share of a beta distribution lies. */
export function quantile(share: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle, a, b) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The share of a beta distribution below a point. */
function below(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges quickly only on the near side of the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - below(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a;
  return front * fraction(x, a, b);
}

/** The continued fraction of the incomplete beta function, by Lentz' method. */
function fraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  let [c, d] = [1, 1 - ((a + b) * x) / (a + 1)];
  d = 1 / (Math.abs(d) < tiny ? tiny : d);
  let value = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let change = 1;
    for (const term of [even, odd]) {
      d = 1 / (1 + term * d || tiny);
      c = 1 + term / c || tiny;
      change = c * d;
      value *= change;
    }
    if (Math.abs(change - 1) < 1e-12) break;
  }
  return value;
}

/** The logarithm of the gamma function (Lanczos' numbers for seven terms). */
function logGamma(z: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const sum = terms.reduce((all, term, i) => all + term / (z + i), 0.99999999999980993);
  const t = z + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum);
}
