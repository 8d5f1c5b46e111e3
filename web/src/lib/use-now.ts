import { useEffect, useState } from 'react';
import { serverNow, subscribeServerClock } from './network/server-clock.ts';

export function useNow(interval = 15_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const follow = () => setNow(serverNow());
    const timer = setInterval(follow, interval);
    const end = subscribeServerClock(follow);
    // Phones stop timers while they sleep.
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      end();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [interval]);
  return now;
}
