import * as z from 'zod/mini';
import { PHONE } from '../../contact.ts';
import { described } from '../../described.ts';
import { ConsentCodeSchema } from '../../ids.ts';
import { COMPLAINTS_MS, CONTACT_AFTER_DELIVERY_MS, NAME_MAX, PHONE_MAX } from '../../limits.ts';
import { topPrize } from '../../tournaments/prizes.ts';
import { endOf, isOver, prizeDeadline } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import type { Place, RegistrationStatus } from '../places/unit-day.ts';
import * as words from '../words/consent.ts';
import { needsConsent } from './age-band.ts';
import type { ContactEnd } from './consent.ts';

export const ContactPurposeSchema = z.enum(['consent', 'prize'], words.noPurpose);
export type ContactPurpose = z.output<typeof ContactPurposeSchema>;

export const GuardianContactSchema = z.object({
  name: described(z.string(), { maxLength: NAME_MAX }),
  phone: z.string().check(z.maxLength(PHONE_MAX), z.regex(PHONE)),
  consentCode: z.nullable(ConsentCodeSchema),
});
export type GuardianContact = z.output<typeof GuardianContactSchema>;

type Span = Parameters<typeof isOver>[0];
type Results = Pick<Tournament, 'results'>;
type Prized = Results & Pick<Tournament, 'prizePool' | 'prize'>;

export const givesPrizes = (tournament: Prized): boolean =>
  topPrize(tournament) !== null || tournament.results.some(({ prize }) => prize !== '');

function prizedUnits({ results }: Results, isOpen: (deliveredAt: Date) => boolean): readonly number[] {
  return results.flatMap(({ unit, prize, deliveredAt }) =>
    unit !== null && prize !== '' && (deliveredAt === null || isOpen(deliveredAt)) ? unit : [],
  );
}

export const awaitingPrize = (tournament: Results): readonly number[] => prizedUnits(tournament, () => false);

/** A delivery may be marked by mistake, so the contact stays for a day after it. */
export const keptForPrize = (tournament: Results, now: Date): readonly number[] =>
  prizedUnits(
    tournament,
    (deliveredAt) => now.getTime() <= deliveredAt.getTime() + CONTACT_AFTER_DELIVERY_MS,
  );

interface Asked {
  readonly tournament: Span & Prized;
  readonly unit: { readonly number: number; readonly status: RegistrationStatus; readonly place: Place };
  readonly member: Parameters<typeof needsConsent>[0];
}

export function contactRefusal(
  purpose: ContactPurpose,
  { tournament, unit, member }: Asked,
  now: Date,
): string | null {
  if (member.ageBand !== 'minor') return words.noGuardianNamed;
  if (tournament.cancelledAt !== null) return words.contactCancelled;
  if (purpose === 'consent') {
    if (!needsConsent(member)) return words.consentThere;
    if (unit.status === 'rejected' || unit.place === 'released') return words.contactOut;
    return isOver(tournament, now) ? words.contactOver : null;
  }
  if (!awaitingPrize(tournament).includes(unit.number)) return words.noPrizeWaits;
  const until = prizeDeadline(tournament);
  return until !== null && now > until ? words.prizesOver : null;
}

export function contactsKept(tournament: Span & Prized, now: Date): 'all' | 'prized' | 'none' {
  const end = endOf(tournament);
  if (end === null || now <= end) return 'all';
  const until = prizeDeadline(tournament) ?? end;
  if (!givesPrizes(tournament) || now > until) return 'none';
  return now.getTime() <= end.getTime() + COMPLAINTS_MS ? 'all' : 'prized';
}

export function contactEnd(
  tournament: Prized,
  { isStored, hasConsent }: { readonly isStored: boolean; readonly hasConsent: boolean },
): ContactEnd {
  if (!isStored) return 'gone';
  if (givesPrizes(tournament)) return 'prize';
  return hasConsent ? 'tournament' : 'consent';
}
