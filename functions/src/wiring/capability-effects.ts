import { announceBeginning, followedDate } from '../day/notices/push/followers.ts';
import { unitsAfter } from '../day/places/tournament-change.ts';
import { pageOfRolls, removeDay } from '../day/removal.ts';
import { noteDelivery } from '../day/rooms/delivery.ts';
import { closeRooms, requireRoomsAfterReviews } from '../day/rooms/rooms.ts';
import type { Effects } from '../effects.ts';
import { copyPlan } from '../play/plan/copy-plan.ts';
import { toldPlan } from '../play/plan/tell-plan.ts';
import { pagesWithout } from '../play/player-pages.ts';
import { protestsAfter } from '../play/protests/resumed.ts';
import { pageOfPlay } from '../play/removal.ts';
import { pageOfUnits } from '../registrations/removal.ts';
import { inheritSeason, requireSeasonModality } from '../seasons/membership.ts';
import { requireReservedSeason } from '../seasons/reservation.ts';
import { removalOfSent } from '../store/report-removal.ts';
import { DELETED_WITH_TOURNAMENT, SATELLITES, UNIT_DOCUMENTS } from './satellites.ts';

export const EFFECTS: Effects = {
  tournamentChanged: async (context, transaction, before, after, now) => {
    await Promise.all([
      requireSeasonModality(transaction, before, after),
      requireReservedSeason(transaction, before, after, now),
      requireRoomsAfterReviews(transaction, before, after, now),
    ]);
    const followed = await followedDate(transaction, before, after);
    const [givePlaces, plan, giveTime] = await Promise.all([
      unitsAfter(transaction, before, after, { ...context, satellites: SATELLITES }, now),
      toldPlan(transaction, after),
      protestsAfter(transaction, before, after, now),
    ]);
    return () => {
      noteDelivery(transaction, after, context.newId);
      if (followed) announceBeginning(transaction, after, now);
      giveTime();
      return { ...givePlaces(), plan };
    };
  },
  tournamentRepeated: async (transaction, original, created, now) => {
    const [givePlan, giveSeason] = await Promise.all([
      copyPlan(transaction, original, created, now),
      inheritSeason(transaction, original, created, now),
    ]);
    return () => ({ ...givePlan(), ...giveSeason() });
  },
  pageOfUnits: (context, transaction, id, why) =>
    pageOfUnits(context, transaction, id, {
      satellites: why === 'deleted' ? DELETED_WITH_TOURNAMENT : UNIT_DOCUMENTS,
      readsRecords: why === 'deleted',
      pagesWithout,
    }),
  pageOfTraces: async (transaction, id) => {
    const pages = await Promise.all([removalOfSent(transaction, id), pageOfRolls(transaction, id)]);
    return {
      isLast: pages.every((page) => page.isLast),
      remove: () => {
        for (const page of pages) page.remove();
      },
    };
  },
  pageOfPlay,
  removeDay,
  closeRooms,
};
