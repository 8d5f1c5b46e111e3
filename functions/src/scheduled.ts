import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Dependencies } from './dependencies.ts';
import { eraseExpiredPlayers } from './services/player-erasure.ts';
import { publishDue } from './services/publish-due.ts';
import { removeRetiredFields } from './services/retired-fields.ts';

type Needs = Pick<Dependencies, 'database' | 'firestore' | 'clock' | 'newId' | 'logger'>;

/** Every minute; with the first run of an hour, what nobody waits for. */
export function createPublishScheduled(needs: Needs) {
  return onSchedule({ schedule: 'every 1 minutes', retryCount: 0 }, async () => {
    const now = needs.clock();
    await logged(needs, 'publishing what is due failed', () => publishDue(needs, now));
    if (now.getUTCMinutes() === 0) {
      await logged(needs, 'erasing expired players failed', () => eraseExpiredPlayers(needs, now));
      await logged(needs, 'removing retired fields failed', () => removeRetiredFields(needs));
    }
  });
}

/** The platform shows a failed run without its reason, so the whole error is logged here. */
async function logged(
  { logger }: Pick<Needs, 'logger'>,
  failure: string,
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    logger.error(failure, error);
    throw error;
  }
}
