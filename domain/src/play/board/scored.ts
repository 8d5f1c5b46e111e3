import type { Scored } from '../standings.ts';

/**
 * The unit's matches as text: a list of maps would fill most of the one document that a board is. A match is
 * `number.placement.kills.points`, empty where unknown, with an `x` at its end for a unit that did not play.
 */
export function scoredText(scored: readonly Scored[]): string {
  return scored
    .map(({ match, placement, kills, points, played }) =>
      [match, placement ?? '', kills ?? '', points, ...(played ? [] : ['x'])].join('.'),
    )
    .join(';');
}

export function scoredIn({ scored }: { readonly scored: string }): readonly Scored[] {
  const known = (text = '') => (text === '' ? null : Number(text));
  return scored === ''
    ? []
    : scored.split(';').map((each) => {
        const [match, placement, kills, points, absent] = each.split('.');
        return {
          match: Number(match),
          placement: known(placement),
          kills: known(kills),
          points: Number(points),
          played: absent === undefined,
        };
      });
}
