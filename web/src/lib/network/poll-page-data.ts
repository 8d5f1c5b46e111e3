import { whenStaying } from '../staying.ts';
import { poll } from './poll.ts';
import { serverNow } from './server-clock.ts';

/**
 * Polling starts at once if `asOf` is null or at least `interval` away from `serverNow()`. An `asOf` that far
 * in the future shows that `serverNow()` is wrong.
 */
export function pollPageData(task: () => Promise<void>, interval: number, asOf: Date | null): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  const begin = () => {
    if (!ended) stop ??= poll(task, interval);
  };
  const age = asOf === null ? Number.POSITIVE_INFINITY : serverNow().getTime() - asOf.getTime();
  const isDue = Math.abs(age) >= interval;
  const timer = isDue ? undefined : setTimeout(begin, interval - Math.max(age, 0));
  if (isDue) begin();
  else void whenStaying().then(begin);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop?.();
  };
}
