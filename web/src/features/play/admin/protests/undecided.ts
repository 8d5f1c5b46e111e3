import type { Protest } from '@copa/domain/play/protest/protest';
import type { Stage } from '@copa/domain/play/stage';
import type { UndecidedMatch } from '../../../../config/day-play.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { longMatchName, matchName } from '../../words/admin.ts';
import { decideIn } from '../../words/undecided.ts';

type Open = Pick<Protest, 'tournamentId' | 'stage' | 'match'>;

/** In the order of the first protest of each match. */
export function undecidedMatches(open: readonly Open[], stages: readonly Stage[]): readonly UndecidedMatch[] {
  const ofMatch = new Map<string, Open & { readonly count: number }>();
  for (const each of open) {
    const to = matchPath(each.tournamentId, each.stage, each.match);
    ofMatch.set(to, { ...each, count: (ofMatch.get(to)?.count ?? 0) + 1 });
  }
  return Array.from(ofMatch, ([to, { stage, match, count }]) => {
    const played = stages.find(({ number }) => number === stage);
    const name = played === undefined ? matchName(match) : longMatchName(match, played);
    return { to, count, label: decideIn(count, stages.length > 1 ? played?.name : undefined, name) };
  });
}
