import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useLatestFigures } from '../../../lib/live/use-latest-figures.ts';
import { useRefetchOnChange } from '../../../lib/live/use-refetch-on-change.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';

/**
 * The statistics are polled, because access requests and time-dependent figures change without a new
 * `changedAt`.
 */
const REFRESH_MS = 2 * MINUTE_MS;

export function useStats() {
  const stats = useApiQuery(getStats, {}, { refetchInterval: REFRESH_MS });
  const [newest] = useLatestFigures();
  // Changes before `known` need no new request, because the first answer includes them. The minute allows for
  // a wrong estimate of the server's time.
  const [known] = useState(() => serverNow().getTime() - MINUTE_MS);
  const isNew = newest !== undefined && newest.changedAt.getTime() > known;
  useRefetchOnChange(isNew ? newest.changedAt.toISOString() : '', stats.refetch);
  return stats;
}
