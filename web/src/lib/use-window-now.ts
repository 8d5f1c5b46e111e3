import type { Windows } from '@copa/domain/tournaments/places/window';
import { useEffect, useState } from 'react';
import { serverNow } from './network/server-clock.ts';
import { useNow } from './use-now.ts';

/** Reads the time also when the windows change, because the last tick is before a window that just opened. */
export function useWindowNow(windows: Windows | null, interval?: number): Date {
  const ticked = useNow(interval);
  const [changed, setChanged] = useState(ticked);
  const times = windows && JSON.stringify([windows.windows, windows.closings]);
  useEffect(() => {
    if (times !== null) setChanged(serverNow());
  }, [times]);
  return changed > ticked ? changed : ticked;
}
