import { JOB_MAX_MS, MINUTE_MS, PUBLISH_CHECK_MS, SECOND_MS } from '@copa/domain/limits';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { JobNeeds } from './wiring/job.ts';

export function createPublishScheduled(needs: JobNeeds) {
  return onSchedule(
    {
      schedule: `every ${PUBLISH_CHECK_MS / MINUTE_MS} minutes`,
      retryCount: 0,
      // The platform ends a run after a minute by default. The hourly erasures may concern many tournaments,
      // which takes longer.
      timeoutSeconds: JOB_MAX_MS / SECOND_MS,
    },
    async () => {
      const { runDue } = await import('./wiring/job.ts');
      await runDue(needs);
    },
  );
}
