import { useState } from 'react';

/** Runs what makes a part of the tournament; until it ends nothing is saved. */
export type Prepare = <Made>(task: () => Promise<Made>) => Promise<Made>;

/** Parts that are still being made elsewhere: a tournament is not saved without them. */
export function usePreparing(): { readonly preparing: boolean; readonly prepare: Prepare } {
  const [running, setRunning] = useState(0);
  const prepare: Prepare = async (task) => {
    setRunning((count) => count + 1);
    try {
      return await task();
    } finally {
      setRunning((count) => count - 1);
    }
  };
  return { preparing: running > 0, prepare };
}
