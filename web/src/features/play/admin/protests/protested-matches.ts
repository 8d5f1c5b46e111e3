import type { Protest } from '@copa/domain/play/protest/protest';
import type { Stage } from '@copa/domain/play/stage';
import type { ProtestedMatch } from '../../../../config/day-play.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { longMatchName, matchName } from '../../words/admin.ts';
import * as words from '../../words/protests.ts';

type Open = Pick<Protest, 'tournamentId' | 'stage' | 'match'>;

/** In the order of the first protest of each match. */
export function protestedMatches(open: readonly Open[], stages: readonly Stage[]): readonly ProtestedMatch[] {
  const addressOf = ({ tournamentId, stage, match }: Open) => matchPath(tournamentId, stage, match);
  const firsts = new Map(open.toReversed().map((each) => [addressOf(each), each]));
  return [...firsts].toReversed().map(([to, { stage, match }]) => {
    const played = stages.find(({ number }) => number === stage);
    const name = played === undefined ? matchName(match) : longMatchName(match, played);
    const count = open.filter((each) => addressOf(each) === to).length;
    return { to, count, label: words.decideIn(count, stages.length > 1 ? played?.name : undefined, name) };
  });
}
