import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useLatestFigures } from '../../../lib/live/use-latest-figures.ts';
import { useRefetchOnChange } from '../../../lib/live/use-refetch-on-change.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';

/**
 * Access requests, and figures that depend on the time, change without a new `changedAt`, so they are polled.
 */
const REFRESH_MS = 2 * MINUTE_MS;

export function useStats() {
  const stats = useApiQuery(getStats, {}, { refetchInterval: REFRESH_MS });
  const [newest] = useLatestFigures();
  // The first answer includes all changes before `known`. The minute allows for a wrong estimate of the
  // server's time.
  const [known] = useState(() => serverNow().getTime() - MINUTE_MS);
  const isNew = newest !== undefined && newest.changedAt.getTime() > known;
  useRefetchOnChange(isNew ? newest.changedAt.toISOString() : '', stats.refetch);
  return stats;
}
