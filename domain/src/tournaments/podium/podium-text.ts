import type { Tournament } from '../tournament.ts';
import * as words from '../words/podium.ts';

/** `changeable` says why the podium may still change; it is empty if nothing can change it. */
export function podiumText(
  { name, results }: Pick<Tournament, 'name' | 'results'>,
  changeable: string,
): string {
  const rows = results.toSorted((one, other) => one.rank - other.rank);
  return [
    words.head(name),
    ...(changeable === '' ? [] : [changeable]),
    ...rows.map(({ rank, player, points }) => words.line(rank, player, points)),
    words.thanks,
  ].join('\n');
}
