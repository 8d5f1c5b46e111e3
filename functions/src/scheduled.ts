import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { Dependencies } from './dependencies.ts';
import { publishDue } from './services/publish-due.ts';

type Needs = Pick<Dependencies, 'firestore' | 'clock' | 'newId' | 'logger'>;

/** Every minute. The platform shows a failed run without its reason, so the whole error is logged here. */
export function createPublishScheduled(dependencies: Needs) {
  return onSchedule({ schedule: 'every 1 minutes', retryCount: 0 }, async () => {
    try {
      await publishDue(dependencies, dependencies.clock());
    } catch (error) {
      dependencies.logger.error('publishing what is due failed', error);
      throw error;
    }
  });
}
