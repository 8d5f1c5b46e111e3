import { MINUTE_MS } from '@copa/domain/limits';
import { getStats } from '@copa/domain/panel/endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useAgainOn, useLatestFigures } from '../../../lib/live/use-latest-figures.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';

/** Requests for access, and hours that come by themselves, change no figures. */
const REFRESH_MS = 2 * MINUTE_MS;

/** The figures of panel and statistics, asked for again when a tournament changes. */
export function useStats() {
  const stats = useApiQuery(getStats, {}, { refetchInterval: REFRESH_MS });
  const [newest] = useLatestFigures();
  // The answer knows what changed before it, and clocks agree within that time.
  const [known] = useState(() => serverNow().getTime() - MINUTE_MS);
  const isNew = newest !== undefined && newest.changedAt.getTime() > known;
  useAgainOn(isNew ? newest.changedAt.toISOString() : '', stats.refetch);
  return stats;
}
