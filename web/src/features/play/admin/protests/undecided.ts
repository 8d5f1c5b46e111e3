import type { Protest } from '@copa/domain/play/protest/protest';
import type { Stage } from '@copa/domain/play/stage';
import type { UndecidedMatch } from '../../../../config/day-play.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { longMatchName, matchName } from '../../words/admin.ts';
import { decideIn } from '../../words/undecided.ts';

/** In the order of the first protest of each match. */
export function undecidedMatches(
  open: readonly Pick<Protest, 'tournamentId' | 'stage' | 'match'>[],
  stages: readonly Stage[],
): readonly UndecidedMatch[] {
  const counts = new Map<string, number>();
  return open
    .map(({ tournamentId, stage, match }) => {
      const to = matchPath(tournamentId, stage, match);
      counts.set(to, (counts.get(to) ?? 0) + 1);
      return { to, stage, match, isFirst: counts.get(to) === 1 };
    })
    .filter(({ isFirst }) => isFirst)
    .map(({ to, stage, match }) => {
      const played = stages.find(({ number }) => number === stage);
      const name = played === undefined ? matchName(match) : longMatchName(match, played);
      const count = counts.get(to) ?? 1;
      return { to, count, label: decideIn(count, stages.length > 1 ? played?.name : undefined, name) };
    });
}
