import type { Tournament } from '../tournament.ts';
import * as words from '../words/podium.ts';

export function podiumText({ name, results }: Pick<Tournament, 'name' | 'results'>): string {
  const rows = results.toSorted((one, other) => one.rank - other.rank);
  return [
    words.head(name),
    ...rows.map(({ rank, player, points }) => words.line(rank, player, points)),
    words.thanks,
  ].join('\n');
}
