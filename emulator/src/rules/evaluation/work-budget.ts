import type { RulesValue } from './values.ts';

/** The heaviest single value an expression may build: characters, bytes and elements together. */
const MAX_WEIGHT = 4_000_000;
/** Roughly a second of work; the sizes a document may have never come near it. */
const MAX_WORK = 20_000_000;

export const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';

const weights = new WeakMap<RulesValue, number>();

/** Shared parts count each time they appear, as they cost each time they are compared. */
export function weightOf(value: RulesValue): number {
  if (value.kind === 'string') return 1 + value.value.length;
  if (value.kind === 'bytes') return 1 + value.value.length;
  if (value.kind === 'path') return 1 + value.segments.length;
  if (value.kind !== 'list' && value.kind !== 'set' && value.kind !== 'map') return 1;
  const known = weights.get(value);
  if (known !== undefined) return known;
  let weight = 1;
  if (value.kind === 'map') {
    for (const [name, entry] of value.entries) weight += name.length + weightOf(entry);
  } else {
    for (const item of value.items) weight += weightOf(item);
  }
  weights.set(value, weight);
  return weight;
}

export function isTooHeavy(value: RulesValue): boolean {
  return weightOf(value) > MAX_WEIGHT;
}

/** The work that one request may spend on values and regular expressions, so that no rule can hang. */
export class WorkBudget {
  private remaining = MAX_WORK;

  /** False once the budget is used up. */
  spend(units: number): boolean {
    this.remaining -= units;
    return this.remaining >= 0;
  }
}
