import { ROOM_OPENS_BEFORE_MS, STARTING_SOON_MS } from '@copa/domain/limits';
import { prizesLeft } from '@copa/domain/tournaments/podium/prizes-left';
import { isOver, leftToDecide } from '@copa/domain/tournaments/state';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';

export type NextStep = 'publish' | 'form' | 'inbox' | 'day' | 'share' | 'resume' | 'prizes' | 'repeat';

type Stepped = Pick<
  ListedTournament,
  | 'status'
  | 'phase'
  | 'stage'
  | 'currentPlayers'
  | 'date'
  | 'endDate'
  | 'endedAt'
  | 'cancelledAt'
  | 'linkedFormId'
  | 'registrations'
  | 'results'
>;

export function nextStep(tournament: Stepped, formIsInactive: boolean, now: Date): NextStep {
  const { status, phase, stage, currentPlayers, date, endedAt, cancelledAt } = tournament;
  // Its stages have no podium yet, even if its hours have passed.
  const isUnfinished = stage > 0 && endedAt === null && cancelledAt === null;
  if (status !== 'draft' && isOver(tournament, now)) {
    if (isUnfinished) return 'day';
    return prizesLeft(tournament) === null ? 'repeat' : 'prizes';
  }
  if (cancelledAt !== null) return status === 'published' ? 'resume' : 'repeat';
  if (status !== 'published') return missingForm(tournament, formIsInactive) === null ? 'publish' : 'form';
  if (phase === 'in_play') return 'day';
  const isDecided = leftToDecide(tournament, now) === 0;
  if (missingForm(tournament, formIsInactive) !== null && isDecided) return 'form';
  if (!isDecided) return isRoomDue(date, now) ? 'day' : 'inbox';
  if (phase === 'full' || phase === 'registration_closed') return 'day';
  if (phase === 'open' && currentPlayers === 0) return 'share';
  return date !== null && date.getTime() - now.getTime() < STARTING_SOON_MS ? 'day' : 'share';
}

/** Players wait for the room from then on, so the day comes first. */
function isRoomDue(date: Date | null, now: Date): boolean {
  return date !== null && date.getTime() - now.getTime() < ROOM_OPENS_BEFORE_MS;
}

export function missingForm(
  { phase, linkedFormId }: Pick<ListedTournament, 'phase' | 'linkedFormId'>,
  formIsInactive: boolean,
): 'none' | 'inactive' | null {
  if (phase === 'in_play' || phase === 'completed' || phase === 'cancelled') return null;
  if (linkedFormId === null) return 'none';
  return formIsInactive ? 'inactive' : null;
}
