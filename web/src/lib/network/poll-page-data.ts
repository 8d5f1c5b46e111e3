import { PUBLIC_POLL_MS } from '@copa/domain/limits';
import { whenStaying } from '../staying.ts';
import { poll } from './poll.ts';
import { serverNow } from './server-clock.ts';

/**
 * Polling starts at once if `asOf` is null or at least `PUBLIC_POLL_MS` away from `serverNow()`. An `asOf`
 * that far in the future shows that `serverNow()` is wrong.
 */
export function pollPageData(task: () => Promise<void>, asOf: Date | null): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  const begin = () => {
    if (!ended) stop ??= poll(task, PUBLIC_POLL_MS);
  };
  const age = asOf === null ? Number.POSITIVE_INFINITY : serverNow().getTime() - asOf.getTime();
  const isDue = Math.abs(age) >= PUBLIC_POLL_MS;
  const timer = isDue ? undefined : setTimeout(begin, PUBLIC_POLL_MS - Math.max(age, 0));
  if (isDue) begin();
  else void whenStaying().then(begin);
  return () => {
    ended = true;
    clearTimeout(timer);
    stop?.();
  };
}
