import * as z from 'zod/mini';
import { described } from '../../described.ts';
import { DocumentIdSchema, StoredIdSchema } from '../../ids.ts';
import { NAME_MAX, PHONE_MAX, PHONE_MIN } from '../../limits.ts';
import { personName } from '../../people/person-name.ts';
import { phoneText } from '../player.ts';
import * as words from '../words/consent.ts';

export const GuardianSchema = z.strictObject({
  name: personName(words.guardianName),
  phone: phoneText(words.guardianPhone),
});
export type Guardian = z.output<typeof GuardianSchema>;

/**
 * A minor's guardian, stored in `guardians` under the minor's member id. Clients cannot read it, and it is
 * erased once neither a consent nor a prize can need the guardian.
 */
export const StoredGuardianSchema = z.object({
  id: StoredIdSchema,
  registrationId: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  name: described(z.string(), { maxLength: NAME_MAX }),
  phone: described(z.string(), { maxLength: PHONE_MAX }),
});

export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return a === b || endsWith(a, b) || endsWith(b, a);
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^0+/, '');
const endsWith = (long: string, short: string) => short.length >= PHONE_MIN && long.endsWith(short);
