import { generationIn } from '../../../scripts/start/schedule.mjs';
import { suiteAddresses } from './addresses.ts';

const JOB = 'us-central1-publishscheduled';

/** Runs the every-minute job once, as the scheduler does. */
export async function runPublishing(generation = 0): Promise<void> {
  const functions = process.env['COPA_FUNCTIONS_URL'] ?? '';
  const { projectId } = suiteAddresses();
  const response = await fetch(`${functions}/functions/projects/${projectId}/triggers/${JOB}-${generation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const body = await response.text();
  if (response.ok) return;
  const current = generationIn(body);
  if (current === undefined || current === generation) {
    throw new Error(`The publishing job answered ${response.status}: ${body}`);
  }
  await runPublishing(current);
}
