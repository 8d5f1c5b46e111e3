import { isInReview } from '@copa/domain/day/units/confirming';
import { can } from '@copa/domain/people/roles';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { comesFirst } from '../../../config/day-order.ts';
import type { DayPlay } from '../../../config/day-play.ts';
import { awaitedMatches, lackingRooms } from '../../../config/missing-rooms.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useWindowNow } from '../../../lib/live/use-window-now.ts';
import * as words from '../../words/admin.ts';
import { useRooms } from './use-rooms.ts';

/** Says what players wait for on the page of the day; else null. While it is set, no other button is gold. */
export function useDayFirst(tournament: Tournament, play: Pick<DayPlay, 'steps'> | null): string | null {
  const { user } = useAdmin();
  const now = useWindowNow(tournament);
  const isAsked = play !== null && can(user, 'manage_tournaments');
  const steps = isAsked ? play.steps : [];
  const isToCome = isAsked && tournament.status === 'published' && !isOver(tournament, now);
  // Until the draw everybody plays in one room.
  const undrawn = tournament.stage === 0 && isToCome ? [null] : [];
  const drawn = steps.flatMap((step) => (step.kind === 'match' ? [step.lobby] : []));
  const lobbies = tournament.stage === 0 ? undrawn : drawn;
  const awaited = awaitedMatches(tournament, lobbies, { steps }, now);
  const rooms = useRooms(tournament, awaited.length > 0);
  const [room] = lackingRooms(awaited, rooms.data?.rooms ?? []);
  const first = comesFirst({
    room: room !== undefined && rooms.data !== undefined,
    review: isAsked && tournament.windows.some((each) => isInReview(tournament, each, now)),
  });
  if (first === 'review') return words.reviewFirst;
  return first === null || room === undefined ? null : words.roomFirst(room.match, room.lobby);
}
