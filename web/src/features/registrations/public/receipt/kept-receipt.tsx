import { ConsentCodeSchema, PrivateCodeSchema, TicketIdSchema } from '@copa/domain/ids';
import { HOUR_MS } from '@copa/domain/limits';
import { PublicMemberSchema } from '@copa/domain/registrations/names/public-member';
import { PlaceSchema } from '@copa/domain/registrations/places/unit-day';
import { InvitationLinkSchema } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { readOwnRegistrations } from '../own/own-registrations.ts';
import { RegistrationSent } from '../registration-sent.tsx';
import type { SentRegistration } from '../use-send-registration.ts';

const SentSchema = z.object({
  receipt: z.object({
    privateCode: PrivateCodeSchema,
    ticketId: TicketIdSchema,
    at: z.date(),
    slot: z.int(),
    consentCode: z.nullable(ConsentCodeSchema),
    place: PlaceSchema,
    team: z.nullable(
      z.object({
        members: z.array(PublicMemberSchema),
        until: z.nullable(z.date()),
        invitation: InvitationLinkSchema,
      }),
    ),
  }),
  unitName: z.string(),
  earlier: z.boolean(),
  kept: z.boolean(),
});
const EntrySchema = z.object({ sent: SentSchema });

/** A later visit would read an old state of the team and of the queue. */
const SHOWN_MS = HOUR_MS;

/**
 * Returns what was sent from this entry of the tab's history, without contacts. The next person at a lent
 * phone must not find a registration that was removed from it.
 */
export function sentFromHere(): SentRegistration | null {
  const { data } = z.safeParse(EntrySchema, history.state);
  if (data === undefined) return null;
  const { receipt, kept } = data.sent;
  const isRemoved = kept && readOwnRegistrations().every(({ code }) => code !== receipt.privateCode);
  const isOld = serverNow().getTime() - receipt.at.getTime() > SHOWN_MS;
  return isRemoved || isOld ? null : { ...data.sent, guardianPhone: '' };
}

interface KeptReceiptProps {
  readonly tournament: Tournament;
  readonly sent: SentRegistration;
}

/** Back, Forward and a reload show the receipt again, which may be the only place with the private link. */
export function KeptReceipt({ tournament, sent }: KeptReceiptProps) {
  useEffect(() => {
    const { guardianPhone, ...kept } = sent;
    history.replaceState({ ...(history.state as object | null), sent: kept }, '');
  }, [sent]);
  return <RegistrationSent tournament={tournament} sent={sent} />;
}
