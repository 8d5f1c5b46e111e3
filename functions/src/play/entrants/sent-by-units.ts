import type { Follower, Seen } from '../../desk/satellite.ts';
import { removalOfPictures, removeProtest, removeReport } from '../../store/report-removal.ts';

export const sentByUnits = ({ now }: Pick<Seen, 'now'>): Follower => {
  const removePicture = removalOfPictures(now);
  return {
    follow: (drafts, before, after) => {
      if (before === null || after !== null) return;
      for (const id of before.reports) removeReport(drafts, id, removePicture);
      for (const id of before.protests) removeProtest(drafts, before.tournamentId, id, removePicture);
    },
  };
};
