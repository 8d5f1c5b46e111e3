import { DAY_MS, SEASON_KEPT_DAYS } from '@copa/domain/limits';
import { playerNumber } from '@copa/domain/registrations/words/unit';
import type { Season } from '@copa/domain/seasons/season';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { SYSTEM_ACTOR, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { SEASON_BOARDS, SEASON_RUNS, SEASONS } from '../store/collections.ts';
import { equal, inRange } from '../store/database.ts';
import { laterThan } from '../versions.ts';
import { removeResults } from './season-results.ts';

const FINISHED_WITHIN_MS = 7 * DAY_MS;

type Needs = Pick<Context, 'database' | 'clock' | 'newId' | 'logger'>;

export async function eraseSeasons(needs: Needs, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SEASON_KEPT_DAYS * DAY_MS);
  for (const seasons of [endedSeasons(needs, before), erasedLately(needs, now)]) {
    for await (const { id } of seasons) {
      try {
        if (await eraseNames(needs, id, before, now)) await removeResults(needs, id);
      } catch (error) {
        needs.logger.error('the names of a season could not be erased', error, { seasonId: id });
      }
    }
  }
}

const endedSeasons = ({ database }: Needs, before: Date) =>
  database.stream(
    SEASONS,
    inRange('lastDay', '<', before.toISOString().slice(0, 10), ...equal({ erasedAt: null })),
  );

/** The removal of their results may have failed. */
const erasedLately = ({ database }: Needs, now: Date) =>
  database.stream(SEASONS, inRange('erasedAt', '>=', new Date(now.getTime() - FINISHED_WITHIN_MS)));

const isDue = ({ closedAt }: Season, before: Date) => closedAt === null || closedAt < before;

function eraseNames(needs: Needs, id: string, before: Date, now: Date): Promise<boolean> {
  return needs.database.transaction(async (transaction) => {
    const [season, board, run] = await Promise.all([
      transaction.get(SEASONS, id),
      transaction.get(SEASON_BOARDS, id),
      transaction.get(SEASON_RUNS, id),
    ]);
    if (season === null) return false;
    if (season.erasedAt !== null) return run !== null;
    if (!isDue(season, before)) return false;
    const corrections = withoutReasons(season);
    const after: Season = {
      ...season,
      corrections,
      erasedAt: now,
      updatedAt: laterThan(season.updatedAt, now),
    };
    transaction.set(SEASONS, after);
    // A new run id keeps a running job from writing results.
    transaction.set(SEASON_RUNS, { id, run: needs.newId(), lastNumber: 0 });
    if (board !== null) transaction.set(SEASON_BOARDS, { ...withoutNames(board, now), erasedAt: now });
    writeAudit(
      transaction,
      { ...needs, clock: () => now },
      {
        actor: SYSTEM_ACTOR,
        action: 'season.erase-names',
        target: `seasons/${id}`,
        before: { name: season.name },
      },
    );
    return true;
  });
}

/** All reasons are emptied, because the names that they may contain are no longer known. */
const withoutReasons = ({ corrections }: Pick<Season, 'corrections'>) =>
  corrections.map((each) => ({ ...each, reason: '' }));

function withoutNames(board: SeasonBoard, now: Date): SeasonBoard {
  return {
    ...board,
    rows: board.rows.map((row) => ({ ...row, name: playerNumber(String(row.number)) })),
    corrections: withoutReasons(board),
    revision: board.revision + 1,
    updatedAt: laterThan(board.updatedAt, now),
  };
}
