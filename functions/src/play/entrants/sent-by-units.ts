import type { Follower, Seen } from '../../desk/satellite.ts';
import { removeProtest, removeReports } from '../../store/report-removal.ts';

export const sentByUnits = ({ now }: Pick<Seen, 'now'>): Follower => ({
  follow: (drafts, before, after) => {
    if (before === null || after !== null) return;
    removeReports(drafts, before.reports, now);
    for (const id of before.protests) removeProtest(drafts, before.tournamentId, id);
  },
});
