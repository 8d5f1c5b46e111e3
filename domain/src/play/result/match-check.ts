import * as words from '../words/match.ts';
import { lacksKills, type Result } from './result.ts';

export interface MatchCheck {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly tooManyKills: readonly string[];
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
  const { suspects, tooManyKills } = checkKills(present, present.length + missing.length, playersPerUnit);
  const last = Math.max(0, ...placements);
  const free = Array.from({ length: last }, (_, index) => index + 1).filter(
    (placement) => !placements.includes(placement),
  );
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
      ...tooManyKills,
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

const totalOf = (rows: readonly Killer[]) => rows.reduce((total, row) => total + killsOf(row), 0);

/**
 * A row has at most one kill for each rival, because nobody kills their own team. The kills of a match are
 * fewer than its players, because everybody dies at most once and somebody survives. `units` also counts
 * units without a row, because they may have played.
 */
function checkKills(present: readonly Killer[], units: number, playersPerUnit: number) {
  const players = units * playersPerUnit;
  const rivals = Math.max(0, players - playersPerUnit);
  const most = Math.max(0, players - 1);
  const ordered = present.toSorted((one, other) => killsOf(other) - killsOf(one));
  const beyond = ordered.filter((row) => killsOf(row) > rivals);
  const others = ordered.slice(beyond.length);
  const excess = totalOf(others) - most;
  const explaining = excess > 0 ? rowsThatExplain(excess, others) : [];
  return {
    suspects: [...beyond, ...explaining],
    tooManyKills: [
      ...(beyond.length > 0 ? [`${words.tooManyOfRow(rivals)} ${lookAt(beyond)}`] : []),
      ...(explaining.length > 0
        ? [`${words.tooManyOfMatch(totalOf(present), players)} ${lookAt(explaining)}`]
        : []),
    ],
  };
}

/** Returns each row that alone explains the excess or, if none does, the largest that explain it together. */
function rowsThatExplain(excess: number, ordered: readonly Killer[]): readonly Killer[] {
  let left = excess;
  const last = ordered.find((row) => {
    left -= killsOf(row);
    return left <= 0;
  });
  const fewest = Math.min(excess, last === undefined ? 0 : killsOf(last));
  return ordered.filter((row) => killsOf(row) >= fewest);
}

function lookAt(suspects: readonly Killer[]): string {
  const named = suspects.slice(0, NAMED_MAX).map(({ name, kills }) => words.killerOf(name, kills ?? 0));
  const more = suspects.length - named.length;
  return words.lookAt(words.namesOf(more > 0 ? [...named, words.more(more)] : named), suspects.length);
}
