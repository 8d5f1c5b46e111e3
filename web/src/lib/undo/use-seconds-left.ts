import { SECOND_MS } from '@copa/domain/limits';
import { useEffect, useState } from 'react';
import { stopwatch } from '../network/poll.ts';

export function useSecondsLeft(ms: number): number {
  const [left, setLeft] = useState(() => Math.round(ms / SECOND_MS));
  useEffect(() => {
    // Phones stop timers of hidden pages, so the seconds are not counted.
    const passed = stopwatch();
    const follow = () => setLeft(Math.max(0, Math.round((ms - passed()) / SECOND_MS)));
    const timer = setInterval(follow, SECOND_MS);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}
