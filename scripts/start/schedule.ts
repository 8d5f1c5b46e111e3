import { projectId } from '../process/repository.mjs';

const everyMs = 60_000;
const FIRST = 'us-central1-publishscheduled-0';

export async function runJob(functions: string, job: string = FIRST): Promise<string> {
  const response = await fetch(`${functions}/functions/projects/${projectId}/triggers/${job}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudscheduler-jobname': job,
      'x-cloudscheduler-scheduletime': new Date().toISOString(),
    },
    body: '{}',
  });
  const body = await response.text();
  if (response.ok) return job;
  const current = jobIn(body);
  if (response.status === 404 && current !== undefined && current !== job) {
    return runJob(functions, current);
  }
  throw new Error(`the job answered ${response.status}: ${body}`);
}

/** Calls the scheduled function, because the Functions emulator registers it but never calls it. */
export function runEveryMinute(
  functions: string,
  complain: (message: string) => void,
  { firstAfterMs }: { firstAfterMs: number },
) {
  let job = FIRST;
  let ended = false;
  const run = async () => {
    try {
      job = await runJob(functions, job);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!ended) complain(`Publishing what is due failed: ${reason}`);
    }
  };
  const first = setTimeout(() => void run(), firstAfterMs);
  const timer = setInterval(() => void run(), everyMs);
  return () => {
    ended = true;
    clearTimeout(first);
    clearInterval(timer);
  };
}

/**
 * The answer to a call with an old name lists the valid functions. Their names contain the region, which a
 * project may change, and a generation.
 */
export function jobIn(body: string) {
  const valid = body.split('valid functions are:')[1] ?? '';
  return /[a-z]+-[a-z]+\d+-publishscheduled-\d+/.exec(valid)?.[0];
}
