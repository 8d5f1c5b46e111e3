import { projectId } from '../process/repository.mjs';

const everyMs = 60_000;
const job = 'us-central1-publishscheduled';

export async function runJob(functions: string, generation: number = 0): Promise<number> {
  const response = await fetch(`${functions}/functions/projects/${projectId}/triggers/${job}-${generation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudscheduler-jobname': job,
      'x-cloudscheduler-scheduletime': new Date().toISOString(),
    },
    body: '{}',
  });
  const body = await response.text();
  if (response.ok) return generation;
  const current = generationIn(body);
  if (response.status === 404 && current !== undefined && current !== generation) {
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
  let generation = 0;
  let ended = false;
  const run = async () => {
    try {
      generation = await runJob(functions, generation);
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

/** The answer to a call with an old generation lists the valid functions with their generations. */
export function generationIn(body: string) {
  const valid = body.split('valid functions are:')[1] ?? '';
  const generation = new RegExp(`${job}-(\\d+)`).exec(valid)?.[1];
  return generation === undefined ? undefined : Number(generation);
}
