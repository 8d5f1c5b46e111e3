import { runJob } from '../../../scripts/start/schedule.ts';
import { suiteAddresses } from './addresses.ts';

export async function runPublishing(): Promise<void> {
  await runJob(suiteAddresses().functions);
}
