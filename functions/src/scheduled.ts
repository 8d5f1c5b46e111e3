import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { JobNeeds } from './wiring/job.ts';

export function createPublishScheduled(needs: JobNeeds) {
  return onSchedule({ schedule: 'every 1 minutes', retryCount: 0 }, async () => {
    const { runDue } = await import('./wiring/job.ts');
    await runDue(needs);
  });
}
