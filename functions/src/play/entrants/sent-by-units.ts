import type { Follower } from '../../desk/satellite.ts';
import { removeProtest, removeReport } from '../../store/report-removal.ts';

export const sentByUnits = (): Follower => ({
  follow: (drafts, before, after) => {
    if (before === null || after !== null) return;
    for (const id of before.reports) removeReport(drafts, id);
    for (const id of before.protests) removeProtest(drafts, before.tournamentId, id);
  },
});
