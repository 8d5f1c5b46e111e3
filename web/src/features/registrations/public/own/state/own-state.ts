import { REGISTRATION_STATUS, type RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import * as words from '../../../words/own.tsx';

export const OWN_TONES = ['warning', 'success', 'danger'] as const;
export type OwnTone = (typeof OWN_TONES)[number];

const TONES: Readonly<Record<RegistrationStatus, OwnTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
};

export type Stateful = Pick<OwnRegistration, 'status' | 'place' | 'members' | 'cancelledAt' | 'releasedBy'>;

export function ownState(registration: Stateful) {
  const { status, place } = registration;
  const explanation = explanationOf(registration);
  if (place === 'released' && status !== 'rejected') {
    return { tone: 'danger', label: words.released, explanation } as const;
  }
  if (place === 'waiting') return { tone: 'warning', label: words.waitlist, explanation } as const;
  return { tone: TONES[status], label: REGISTRATION_STATUS[status].label, explanation };
}

function explanationOf({ status, place, members, cancelledAt, releasedBy }: Stateful): string {
  if (cancelledAt !== null) return words.notPlayed;
  if (status === 'rejected') return words.explanations[status];
  if (place === 'waiting') return words.waits;
  if (place === 'released') {
    return releasedBy === 'incomplete' ? words.incompleteReleased : words.unconfirmedReleased;
  }
  if (status === 'approved') return words.explanations[status];
  if (!isComplete(members)) return words.incomplete;
  return members.some(({ needsConsent }) => needsConsent) ? words.awaitsConsent : words.explanations.pending;
}
