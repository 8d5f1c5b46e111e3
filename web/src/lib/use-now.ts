import { useEffect, useState } from 'react';
import { serverNow, subscribeServerClock } from './network/server-clock.ts';

/** The current time, updated often enough for texts that depend on it. */
export function useNow(interval = 15_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const follow = () => setNow(serverNow());
    const timer = setInterval(follow, interval);
    const end = subscribeServerClock(follow);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [interval]);
  return now;
}
