import type { SeasonLine, SeasonResult } from './result.ts';
import { compareTime } from './table.ts';

/** The lines of one tournament, by the keys of its players. They stand in no order. */
export type TournamentLines = ReadonlyMap<string, SeasonLine>;

interface Recount {
  readonly tournamentId: string;
  /** Null where the tournament brings nobody anything: it has not ended, was cancelled, or left the season. */
  readonly lines: TournamentLines | null;
  /** Tournaments whose registrations were erased by age: nobody can take a name back there any more. */
  readonly aged: ReadonlySet<string>;
  readonly newNumber: () => number;
}

const withoutAgedNicks = (lines: readonly SeasonLine[], aged: ReadonlySet<string>) =>
  lines.map((line) => (aged.has(line.tournamentId) ? { ...line, nick: null } : line));

/**
 * Gives the results of a season with what one tournament brings now. A player who left it, or hides the nick there,
 * is a number in aged tournaments too. A player keeps the number, also without lines.
 */
export function recounted(
  results: readonly SeasonResult[],
  { tournamentId, lines, aged, newNumber }: Recount,
): readonly SeasonResult[] {
  const known = new Set(results.map(({ id }) => id));
  const changed = results.map((result): SeasonResult => {
    const others = result.lines.filter((line) => line.tournamentId !== tournamentId);
    const own = lines?.get(result.id);
    const isLost = lines !== null && own === undefined && others.length < result.lines.length;
    const isHidden = own !== undefined && own.nick === null;
    const kept = isLost || isHidden ? withoutAgedNicks(others, aged) : others;
    return { ...result, lines: own === undefined ? kept : [...kept, own].toSorted(compareTime) };
  });
  const added = [...(lines ?? [])].flatMap(([id, line]) =>
    known.has(id) ? [] : [{ id, number: newNumber(), lines: [line], standing: null }],
  );
  return [...changed, ...added];
}
