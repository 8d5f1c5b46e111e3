import { ownAt } from '@copa/domain/time/hours';
import { drawFirstCard, hasAll } from '../../../../../lib/built-page/first-card.ts';
import { serverNow } from '../../../../../lib/network/server-clock.ts';
import * as words from '../../../words/own.tsx';
import { ownState, type Stateful } from './own-state.ts';

export type OwnCardSlot = 'label' | 'since' | 'explanation';
export type OwnCardPart = 'since';

type Answered = Stateful & { readonly decidedAt: string | null };

const FIELDS: Readonly<Record<keyof Answered, true>> = {
  status: true,
  place: true,
  members: true,
  cancelledAt: true,
  releasedBy: true,
  decidedAt: true,
};

function ownCard(registration: Answered, now: Date) {
  const { decidedAt } = registration;
  const { tone, label, explanation } = ownState(registration);
  const since = decidedAt === null ? '' : words.since(ownAt(new Date(decidedAt), now));
  return { tone, content: { slots: { label, since, explanation }, parts: { since: since !== '' } } };
}

export async function drawOwnCard(): Promise<void> {
  const answer = (await globalThis.earlyBodies?.[0]) as { readonly data: object } | null | undefined;
  const registration = answer?.data ?? {};
  if (!hasAll<Answered>(registration, FIELDS)) return;
  const { tone, content } = ownCard(registration, serverNow());
  drawFirstCard<OwnCardSlot, OwnCardPart>(tone, content);
}
