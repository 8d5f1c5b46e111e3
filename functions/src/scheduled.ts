import { onSchedule } from 'firebase-functions/v2/scheduler';

export const publishscheduled = onSchedule('every 1 minutes', async () => {});
