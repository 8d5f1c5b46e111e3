import type { Scored } from '../standings.ts';

/**
 * Encodes each match as `number.placement.kills.points`, with `x` for a unit that did not play. A list of
 * maps would make the document too large.
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
