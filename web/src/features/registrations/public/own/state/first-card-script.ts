import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { drawFirstCard, hasAll } from '../../../../../lib/built-page/first-card.ts';
import { serverNow } from '../../../../../lib/network/server-clock.ts';
import { ownState, type Stateful } from './own-state.ts';

export type OwnCardSlot = 'tournament' | 'label' | 'since' | 'explanation';
export type OwnCardPart = 'since';

type Moment = 'tournamentDate' | 'endDate' | 'endedAt' | 'waitlistEndsAt' | 'cancelledAt' | 'decidedAt';
type Answered = Omit<Stateful, Moment> &
  Pick<OwnRegistration, 'tournamentName'> &
  Readonly<Record<Moment, string | null>>;

const FIELDS: Readonly<Record<keyof Answered, true>> = {
  tournamentName: true,
  status: true,
  place: true,
  members: true,
  cancelledAt: true,
  releasedBy: true,
  leftFrom: true,
  tournamentDate: true,
  endDate: true,
  endedAt: true,
  waitlistEndsAt: true,
  decidedAt: true,
};

const dated = (moment: string | null) => (moment === null ? null : new Date(moment));

function ownCard(registration: Answered, now: Date) {
  const { tone, label, since, explanation } = ownState(
    {
      ...registration,
      tournamentDate: dated(registration.tournamentDate),
      endDate: dated(registration.endDate),
      endedAt: dated(registration.endedAt),
      waitlistEndsAt: dated(registration.waitlistEndsAt),
      cancelledAt: dated(registration.cancelledAt),
      decidedAt: dated(registration.decidedAt),
    },
    now,
  );
  const slots = { tournament: registration.tournamentName, label, since, explanation };
  return { tone, content: { slots, parts: { since: since !== '' } } };
}

export async function drawOwnCard(): Promise<void> {
  const answer = (await globalThis.earlyBodies?.[0]) as { readonly data: object } | null | undefined;
  const registration = answer?.data ?? {};
  if (!hasAll<Answered>(registration, FIELDS)) return;
  const { tone, content } = ownCard(registration, serverNow());
  drawFirstCard<OwnCardSlot, OwnCardPart>(tone, content);
}
