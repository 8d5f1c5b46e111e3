import { useEffect, useState } from 'react';

/** The time, followed closely enough for labels that change by themselves. */
export function useNow(interval = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
