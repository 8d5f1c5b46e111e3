import type { Protest } from '@copa/domain/play/protest/protest';
import type { Stage } from '@copa/domain/play/stage';
import type { UndecidedMatch } from '../../../../config/day-play.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { longMatchName, matchName } from '../../words/admin.ts';
import { decideIn } from '../../words/undecided.ts';

type Open = Pick<Protest, 'tournamentId' | 'stage' | 'match'>;

/** In the order of the first protest of each match. */
export function undecidedMatches(open: readonly Open[], stages: readonly Stage[]): readonly UndecidedMatch[] {
  const byMatch = new Map<string, Open & { readonly count: number }>();
  for (const each of open) {
    const to = matchPath(each.tournamentId, each.stage, each.match);
    byMatch.set(to, { ...each, count: (byMatch.get(to)?.count ?? 0) + 1 });
  }
  return Array.from(byMatch, ([to, { stage, match, count }]) => {
    const itsStage = stages.find(({ number }) => number === stage);
    const name = itsStage === undefined ? matchName(match) : longMatchName(match, itsStage);
    return { to, count, label: decideIn(count, stages.length > 1 ? itsStage?.name : undefined, name) };
  });
}
