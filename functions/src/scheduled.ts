import { MINUTE_MS, PUBLISH_CHECK_MS } from '@copa/domain/limits';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { JobNeeds } from './wiring/job.ts';

export function createPublishScheduled(needs: JobNeeds) {
  return onSchedule(
    {
      schedule: `every ${PUBLISH_CHECK_MS / MINUTE_MS} minutes`,
      retryCount: 0,
      // The platform ends a run after a minute by default. The hourly erasures may concern many tournaments,
      // which takes longer.
      timeoutSeconds: 300,
    },
    async () => {
      const { runDue } = await import('./wiring/job.ts');
      await runDue(needs);
    },
  );
}
