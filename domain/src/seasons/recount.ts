import type { SeasonLine, SeasonResult } from './season-result.ts';
import { compareTime } from './table.ts';

export type TournamentLines = ReadonlyMap<string, SeasonLine>;

interface Recount {
  readonly tournamentId: string;
  /** Null if the tournament has not ended, is not published, was cancelled, or left the season. */
  readonly lines: TournamentLines | null;
  /** The players' data of these tournaments were erased, so nobody can withdraw a name there. */
  readonly aged: ReadonlySet<string>;
  readonly newNumber: () => number;
}

const withoutNick = (line: SeasonLine): SeasonLine => ({ ...line, nick: null, namedAt: null });

const withoutAgedNicks = (lines: readonly SeasonLine[], aged: ReadonlySet<string>) =>
  lines.map((line) => (aged.has(line.tournamentId) ? withoutNick(line) : line));

/**
 * Removes a minor's nick that the guardian hid at the time `at`. The nick stays in tournaments for which the
 * guardian agreed later to show it.
 */
export function withoutHidden(
  results: readonly SeasonResult[],
  hidden: readonly { readonly id: string; readonly at: Date }[],
): readonly SeasonResult[] {
  const since = new Map(hidden.map(({ id, at }) => [id, at]));
  return results.map((result) => {
    const at = since.get(result.id);
    if (at === undefined) return result;
    const lines = result.lines.map((line) =>
      line.namedAt !== null && line.namedAt > at ? line : withoutNick(line),
    );
    return { ...result, lines };
  });
}

/**
 * A player who is no longer in `lines`, or has no nick there, loses the nick in `aged` tournaments too.
 * Players keep their numbers, even without results.
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
