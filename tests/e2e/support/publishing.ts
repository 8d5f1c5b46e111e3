import { runJob } from '../../../scripts/start/schedule.mjs';

/** Runs the every-minute job of the suite once. */
export async function runPublishing(): Promise<void> {
  await runJob(process.env['COPA_FUNCTIONS_URL'] ?? '');
}
