import { projectId } from '../process/repository.mjs';

const everyMs = 60_000;
const job = 'us-central1-publishscheduled';

/**
 * The Functions emulator registers a scheduled function without ever calling it: this is the clock it lacks.
 *
 * @param {string} functions address of the Functions emulator
 * @param {(message: string) => void} complain
 */
export function runEveryMinute(functions, complain) {
  let generation = 0;
  /** @param {boolean} mayLearn */
  const tick = async (mayLearn) => {
    const response = await fetch(triggerUrl(functions, generation), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-cloudscheduler-jobname': job,
        'x-cloudscheduler-scheduletime': new Date().toISOString(),
      },
      body: '{}',
    });
    const body = await response.text();
    if (response.ok) return;
    const current = generationIn(body);
    if (response.status === 404 && mayLearn && current !== undefined) {
      generation = current;
      return tick(false);
    }
    complain(`The every-minute job answered ${response.status}: ${body}`);
  };
  let ended = false;
  const run = () => {
    tick(true).catch((error) => {
      // A call that the end of everything cut short is nothing to complain about.
      if (!ended) complain(`The every-minute job could not be called: ${error}`);
    });
  };
  run();
  const timer = setInterval(run, everyMs);
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

/**
 * @param {string} functions
 * @param {number} generation counts the reloads of the function's code
 */
function triggerUrl(functions, generation) {
  return `${functions}/functions/projects/${projectId}/triggers/${job}-${generation}`;
}

/**
 * A call with an old generation is answered with the list of those that are valid.
 *
 * @param {string} body
 */
export function generationIn(body) {
  const valid = body.split('valid functions are:')[1] ?? '';
  const generation = new RegExp(`${job}-(\\d+)`).exec(valid)?.[1];
  return generation === undefined ? undefined : Number(generation);
}
