import type { Tournament } from '@copa/domain/tournaments/tournament';
import { reportProblem } from '../../../lib/report-problem.ts';
import { parseTournaments } from './tournament-source.ts';

/** The first tournament of the season that has not begun. One document is read. */
export async function fetchNextInSeason(seasonId: string): Promise<Tournament | null> {
  if (!navigator.onLine) return null;
  try {
    const { at, is, isNull, isPublished, readByServerTime, runQuery } = await import(
      '../../../lib/network/public-firestore.ts'
    );
    const { documents } = await readByServerTime((now) =>
      runQuery({
        from: 'tournaments',
        where: [
          isPublished,
          isNull('cancelledAt'),
          is('season.id', 'EQUAL', { stringValue: seasonId }),
          is('date', 'GREATER_THAN_OR_EQUAL', at(now)),
        ],
        orderBy: ['date', 'ASCENDING'],
        limit: 1,
      }),
    );
    return parseTournaments(documents)[0] ?? null;
  } catch (error) {
    reportProblem('next tournament of the season missing', error);
    return null;
  }
}
