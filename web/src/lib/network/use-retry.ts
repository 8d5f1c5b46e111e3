import { useEffect, useRef } from 'react';

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 60_000;

/** Tries again when the connection is back, and now and then: a bad network does not always say that it is back. */
export function useRetry(waiting: boolean, retry: () => void): void {
  const tries = useRef(0);

  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => {
      tries.current += 1;
      retry();
    };
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** tries.current);
    const timer = navigator.onLine ? setTimeout(again, delay) : undefined;
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [waiting, retry]);
}
