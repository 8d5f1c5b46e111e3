import type { Windows } from '@copa/domain/tournaments/places/window';
import { useState } from 'react';
import { serverNow } from '../network/server-clock.ts';
import { useNow } from '../use-now.ts';

/** Reads the time also when the windows change, because the last tick is before a window that just opened. */
export function useWindowNow(windows: Windows | null, interval?: number): Date {
  const ticked = useNow(interval);
  const times = windows && JSON.stringify([windows.windows, windows.closings]);
  const [seen, setSeen] = useState({ times, at: ticked });
  if (seen.times !== times) setSeen({ times, at: serverNow() });
  return seen.at > ticked ? seen.at : ticked;
}
