import { runJob } from '../../../scripts/start/schedule.ts';
import { suiteAddresses } from './addresses.ts';

/** Runs the every-minute job of the suite once. */
export async function runPublishing(): Promise<void> {
  await runJob(suiteAddresses().functions);
}
