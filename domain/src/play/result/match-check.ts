import * as words from '../words/match.ts';
import { lacksKills, type Result } from './result.ts';

export interface MatchCheck {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly tooManyKills: string | null;
  readonly suspects: readonly string[];
}

const NAMED_MAX = 3;

export function checkMatch(
  rows: Readonly<Record<string, Result>>,
  units: readonly { readonly id: string; readonly name: string }[],
  playersPerUnit: number,
): MatchCheck {
  const present = units.flatMap(({ id, name }) => {
    const row = rows[id];
    return row?.played === true ? [{ id, name, ...row }] : [];
  });
  const missing = units.filter(({ id }) => rows[id] === undefined).map(({ name }) => name);
  const placements = [...new Set(present.flatMap(({ placement }) => placement ?? []))];
  const shared = placements
    .map((placement) => ({ placement, same: present.filter((row) => row.placement === placement) }))
    .filter(({ same }) => same.length > 1);
  const beyond = present.filter(({ placement }) => (placement ?? 0) > present.length);
  const kills = present.reduce((total, row) => total + (row.kills ?? 0), 0);
  // A unit without a row may still have played, so its players may have been killed too.
  const possible = Math.max(0, present.length + missing.length - 1) * playersPerUnit;
  const suspects = kills > possible ? suspectsOf(present, possible) : [];
  const last = Math.max(0, ...placements);
  const free = Array.from({ length: last }, (_, index) => index + 1).filter(
    (placement) => !placements.includes(placement),
  );
  const tooManyKills =
    kills > possible
      ? `${words.tooManyKills(kills, possible)} ${words.lookAt(namedSuspects(suspects), suspects.length)}`
      : null;
  const uncounted = present.filter(lacksKills);
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
      ...(tooManyKills === null ? [] : [tooManyKills]),
      ...(free.length > 0 && missing.length + beyond.length === 0 && placements.includes(1)
        ? [words.freePlacements(free)]
        : []),
      ...(uncounted.length > 0 ? [words.killsMissing(words.namesOf(uncounted.map(({ name }) => name)))] : []),
    ],
    tooManyKills,
    suspects: suspects.map(({ id }) => id),
  };
}

interface Killer {
  readonly id: string;
  readonly name: string;
  readonly kills: number | null;
}

const killsOf = ({ kills }: Killer) => kills ?? 0;

/**
 * Returns each row that alone has too many kills, and each row that alone explains the rest of the excess. If
 * no row explains it, several are wrong, and the largest are returned until the others are possible.
 */
function suspectsOf(present: readonly Killer[], possible: number): readonly Killer[] {
  const ordered = present.toSorted((one, other) => killsOf(other) - killsOf(one));
  const impossible = ordered.filter((row) => killsOf(row) > possible);
  const others = ordered.slice(impossible.length);
  const excess = others.reduce((sum, row) => sum + killsOf(row), -possible);
  if (excess <= 0) return impossible;
  let left = excess;
  const last = others.find((row) => {
    left -= killsOf(row);
    return left <= 0;
  });
  const fewest = Math.min(excess, last === undefined ? 0 : killsOf(last));
  return ordered.filter((row) => killsOf(row) >= fewest);
}

function namedSuspects(suspects: readonly Killer[]): string {
  const named = suspects.slice(0, NAMED_MAX).map(({ name, kills }) => words.killerOf(name, kills ?? 0));
  const more = suspects.length - named.length;
  return words.namesOf(more > 0 ? [...named, words.more(more)] : named);
}
