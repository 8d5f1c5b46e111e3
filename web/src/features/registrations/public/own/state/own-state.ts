import { REGISTRATION_STATUS, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { ownAt } from '@copa/domain/time/hours';
import { isWaitlistOver } from '@copa/domain/tournaments/places/waitlist-limit';
import { isOver } from '@copa/domain/tournaments/state';
import * as words from '../../../words/own.tsx';

export const OWN_TONES = ['warning', 'success', 'danger'] as const;
export type OwnTone = (typeof OWN_TONES)[number];

const TONES: Readonly<Record<RegistrationStatus, OwnTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

export type Stateful = Pick<
  OwnRegistration,
  | 'status'
  | 'place'
  | 'members'
  | 'releasedBy'
  | 'leftFrom'
  | 'tournamentDate'
  | 'endDate'
  | 'endedAt'
  | 'waitlistEndsAt'
  | 'cancelledAt'
  | 'decidedAt'
>;

export function ownState(registration: Stateful, now: Date) {
  const { status, place, decidedAt } = registration;
  const explanation = explanationOf(registration, now);
  if (place === 'released' && status !== 'rejected') {
    return { tone: 'danger', label: words.released, since: '', explanation } as const;
  }
  if (place === 'waiting') {
    return { tone: 'warning', label: words.waitlist, since: '', explanation } as const;
  }
  const since = decidedAt === null ? '' : words.since(ownAt(decidedAt, now));
  return { tone: TONES[status], label: REGISTRATION_STATUS[status].label, since, explanation };
}

function explanationOf(registration: Stateful, now: Date): string {
  const { status, place, members, tournamentDate: date, cancelledAt, releasedBy, leftFrom } = registration;
  const hasBegun = date !== null && now >= date;
  if (cancelledAt !== null) return words.notPlayed;
  if (status === 'rejected') return words.explanations[status];
  const over = isOver({ ...registration, date }, now);
  if (place === 'waiting') return over || isQueueOver(registration, now) ? words.waited : words.waits;
  if (place === 'released') {
    if (releasedBy === 'incomplete') return words.incompleteReleased;
    return over ? words.unconfirmedReleased : `${words.unconfirmedReleased} ${words.askForPlace}`;
  }
  if (over) return words.over[status];
  if (status === 'approved') return words.explanations[status];
  if (hasBegun) return words.begunPending;
  if (!isComplete(members)) return leftFrom === null ? words.incomplete : words.left(leftFrom);
  if (members.some(({ needsConsent }) => needsConsent)) return words.awaitsConsent;
  return leftFrom === null ? words.explanations.pending : words.completeAgain;
}

type Queued = Pick<OwnRegistration, 'tournamentDate' | 'waitlistEndsAt'>;

export function isQueueOver({ tournamentDate: date, waitlistEndsAt: endsAt }: Queued, now: Date): boolean {
  return isWaitlistOver({ waitlist: { endsAt }, date }, now);
}
