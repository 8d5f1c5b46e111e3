import type { Tournament } from './tournament.ts';
import * as words from './words/podium.ts';

/** For a chat: the podium, and a last line that the link of the table follows. */
export function podiumText({ name, results }: Pick<Tournament, 'name' | 'results'>): string {
  const places = results.toSorted((one, other) => one.place - other.place);
  return [
    words.head(name),
    ...places.map(({ place, player, points }) => words.line(place, player, points)),
    words.thanks,
  ].join('\n');
}
