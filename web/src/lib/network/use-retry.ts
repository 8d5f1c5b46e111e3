import { COME_BACK_MS } from '@copa/domain/limits';
import { type RefObject, useEffect, useRef } from 'react';

const LONGEST_DELAY_MS = 60_000;

/**
 * Besides the `online` event, a timer retries at growing intervals, because the server may be unreachable
 * while the browser is online. A caller that passes `tries` resets it after a success.
 */
export function useRetry(waiting: boolean, retry: () => void, tries?: RefObject<number>): void {
  const own = useRef(0);
  const count = tries ?? own;

  useEffect(() => {
    if (!waiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      count.current += 1;
      retry();
      pause();
    };
    // `again` starts the next pause itself, because this effect does not always run again after a retry.
    const pause = () => {
      clearTimeout(timer);
      const delay = Math.min(LONGEST_DELAY_MS, COME_BACK_MS * 2 ** count.current);
      timer = navigator.onLine ? setTimeout(again, delay) : undefined;
    };
    pause();
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [waiting, retry, count]);
}
