import { eachFigure, MATCH_FIGURES } from '../result/figures.ts';
import type { Scored } from '../standings.ts';
import type { Board, BoardRow } from './schema.ts';

/** The matches are stored as one text, because a list of objects would make the document too large. */
export function scoredText(scored: readonly Scored[]): string {
  return scored
    .map(({ match, placement, points, played, ...row }) => {
      const figures = MATCH_FIGURES.map((figure) => row[figure] ?? '');
      return [match, placement ?? '', ...figures, points, ...(played ? [] : ['x'])].join('.');
    })
    .join(';');
}

export function scoredIn({ scored }: { readonly scored: string }): readonly Scored[] {
  const known = (text = '') => (text === '' ? null : Number(text));
  return scored === ''
    ? []
    : scored.split(';').map((each) => {
        const parts = each.split('.');
        const played = parts.at(-1) !== 'x';
        const [match, placement, ...rest] = played ? parts : parts.slice(0, -1);
        const counted = rest.slice(0, -1);
        return {
          match: Number(match),
          placement: known(placement),
          ...eachFigure((figure) => known(counted[MATCH_FIGURES.indexOf(figure)])),
          points: Number(rest.at(-1)),
          played,
        };
      });
}

export function hasPlayed(row: Pick<BoardRow, 'scored'>): boolean {
  return scoredIn(row).some(({ played }) => played);
}

/** A unit of the first stage that never played has a rank in the table, but none in the tournament. */
export function isPlaced({ stage }: Pick<Board, 'stage'>, row: Pick<BoardRow, 'scored'>): boolean {
  return stage > 1 || hasPlayed(row);
}
