import type { Tournament } from '@copa/domain/tournaments/tournament';
import { parseTournaments, readByServerTime } from '../tournament-source.ts';

const HISTORY_MAX = 40;

export async function fetchPastTournaments(): Promise<readonly Tournament[]> {
  const { at, is, isPublished, runQuery } = await import('../../../../lib/network/public-firestore.ts');
  const { documents } = await readByServerTime((now) =>
    runQuery({
      from: 'tournaments',
      where: [isPublished, is('date', 'LESS_THAN', at(now))],
      orderBy: ['date', 'DESCENDING'],
      limit: HISTORY_MAX,
    }),
  );
  return parseTournaments(documents);
}
