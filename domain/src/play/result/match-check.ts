import * as words from '../words/match.ts';
import type { Result } from './result.ts';

export interface MatchCheck {
  readonly errors: readonly string[];
  /** Warnings about unlikely results, which may still be true. */
  readonly warnings: readonly string[];
}

export function checkMatch(
  rows: Readonly<Record<string, Result>>,
  units: readonly { readonly id: string; readonly name: string }[],
  playersPerUnit: number,
): MatchCheck {
  const present = units.flatMap(({ id, name }) => {
    const row = rows[id];
    return row?.played === true ? [{ name, ...row }] : [];
  });
  const missing = units.filter(({ id }) => rows[id] === undefined).map(({ name }) => name);
  const placements = [...new Set(present.flatMap(({ placement }) => placement ?? []))];
  const shared = placements
    .map((placement) => ({ placement, same: present.filter((row) => row.placement === placement) }))
    .filter(({ same }) => same.length > 1);
  const beyond = present.filter(({ placement }) => (placement ?? 0) > present.length);
  const kills = present.reduce((total, row) => total + (row.kills ?? 0), 0);
  const possible = Math.max(0, present.length - 1) * playersPerUnit;
  const uncounted = present.filter((row) => row.placement !== null && row.kills === null);
  return {
    errors: [
      ...(missing.length > 0 ? [words.resultsMissing(words.namesOf(missing))] : []),
      ...(present.length === 0 ? [words.nobodyPlayed] : []),
      ...(present.length > 0 && !placements.includes(1) ? [words.noWinner] : []),
      ...shared.map(({ placement, same }) =>
        words.samePlacement(words.namesOf(same.map(({ name }) => name)), placement),
      ),
      ...beyond.map(({ name, placement }) => words.placementTooHigh(name, placement, present.length)),
    ],
    warnings: [
      ...(kills > possible ? [words.tooManyKills(kills, possible)] : []),
      ...(uncounted.length > 0 ? [words.killsMissing(words.namesOf(uncounted.map(({ name }) => name)))] : []),
    ],
  };
}
