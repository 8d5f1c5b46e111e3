import { PrivateCodeSchema, TicketIdSchema } from '@copa/domain/ids';
import * as z from 'zod/mini';
import { keptList, useKeptList } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const OwnSchema = z.object({
  code: PrivateCodeSchema,
  tournamentId: z.string(),
  tournamentName: z.string(),
  fullName: z.string(),
  registeredAt: z.number(),
  /** The unit as last known: a ticket can be replaced, and a captain can leave. */
  unit: z._default(z.nullable(z.object({ ticketId: TicketIdSchema, isCaptain: z.boolean() })), null),
});
export type KeptRegistration = z.output<typeof OwnSchema>;

/** The registrations made on this device, newest first. */
const kept = keptList(storageKeys.registrations, OwnSchema, ({ code }) => code);

export const readOwnRegistrations = kept.all;
export const keepRegistration = kept.keep;

/** Updates a registration that this device keeps. */
export function noteUnit(code: string, unit: KeptRegistration['unit']): void {
  const all = kept.all();
  const known = all.find((each) => each.code === code);
  if (known === undefined || JSON.stringify(known.unit) === JSON.stringify(unit)) return;
  kept.replace(all.map((each) => (each === known ? { ...each, unit } : each)));
}

export function forgetRegistration(code: string): void {
  kept.forget((each) => each.code === code);
}

export function useOwnRegistrations(): readonly KeptRegistration[] {
  return useKeptList(kept);
}
