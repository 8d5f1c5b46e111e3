import type { Tournament } from '@copa/domain/tournaments/tournament';
import { reportProblem } from '../../../lib/report-problem.ts';
import { parseTournaments } from './tournament-source.ts';

const LATER_MAX = 10;

/**
 * The first tournament of the season that has not begun, or a later one if only that has places. One document
 * is read, and more only if the first has no places. If none is left, the final follows.
 */
export async function fetchNextInSeason(
  seasonId: string,
  hasPlaces: (tournament: Tournament) => boolean,
): Promise<Tournament | null> {
  if (!navigator.onLine) return null;
  try {
    const { at, is, isNull, isPublished, readByServerTime, runQuery } = await import(
      '../../../lib/network/public-firestore.ts'
    );
    const ahead = async (limit: number) => {
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
          limit,
        }),
      );
      return parseTournaments(documents);
    };
    const [first = null] = await ahead(1);
    if (first === null) return fetchFinal(seasonId);
    if (hasPlaces(first)) return first;
    return (await ahead(LATER_MAX)).find(hasPlaces) ?? first;
  } catch (error) {
    reportProblem('next tournament of the season missing', error);
    return null;
  }
}

/** The last tournament that is reserved for the first of the season, even if it has begun. */
export async function fetchFinal(seasonId: string): Promise<Tournament | null> {
  if (!navigator.onLine) return null;
  try {
    const { is, isNull, isPublished, runQuery } = await import('../../../lib/network/public-firestore.ts');
    const ofSeason = is('reserved.seasonId', 'EQUAL', { stringValue: seasonId });
    const { documents } = await runQuery({
      from: 'tournaments',
      where: [isPublished, isNull('cancelledAt'), ofSeason],
      orderBy: ['date', 'DESCENDING'],
      limit: 1,
    });
    return parseTournaments(documents)[0] ?? null;
  } catch (error) {
    reportProblem('final of the season missing', error);
    return null;
  }
}
