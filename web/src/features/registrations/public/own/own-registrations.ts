import { PrivateCodeSchema, TicketIdSchema } from '@copa/domain/ids';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { site } from '../../../../config/site.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { readLocal, subscribeLocal, writeLocal } from '../../../../lib/storage/local-store.ts';

const KEY = `${site.slug}_inscripciones`;

const OwnSchema = z.array(
  z.object({
    code: PrivateCodeSchema,
    tournamentId: z.string(),
    tournamentName: z.string(),
    fullName: z.string(),
    registeredAt: z.number(),
    /** As it was last known; a ticket can be replaced, and a captain leave. */
    unit: z._default(z.nullable(z.object({ ticketId: TicketIdSchema, isCaptain: z.boolean() })), null),
  }),
);
export type KeptRegistration = z.output<typeof OwnSchema>[number];

const NONE: readonly KeptRegistration[] = [];
let cached: { readonly text: string | null; readonly list: readonly KeptRegistration[] } = {
  text: null,
  list: NONE,
};

/** The registrations made on this device, newest first. */
export function readOwnRegistrations(): readonly KeptRegistration[] {
  const text = readLocal(KEY);
  if (text !== cached.text) cached = { text, list: parse(text) };
  return cached.list;
}

function parse(text: string | null): readonly KeptRegistration[] {
  if (text === null) return NONE;
  try {
    return z.parse(OwnSchema, JSON.parse(text));
  } catch (error) {
    reportProblem('the registrations of this device are unreadable', error);
    return NONE;
  }
}

export function keepRegistration(registration: KeptRegistration): boolean {
  const others = readOwnRegistrations().filter(({ code }) => code !== registration.code);
  return writeLocal(KEY, JSON.stringify([registration, ...others]));
}

/** Only where this device has it. */
export function noteUnit(code: string, unit: KeptRegistration['unit']): void {
  const all = readOwnRegistrations();
  const known = all.find((kept) => kept.code === code);
  if (known === undefined || JSON.stringify(known.unit) === JSON.stringify(unit)) return;
  writeLocal(KEY, JSON.stringify(all.map((kept) => (kept === known ? { ...kept, unit } : kept))));
}

export function forgetRegistration(code: string): void {
  writeLocal(KEY, JSON.stringify(readOwnRegistrations().filter((kept) => kept.code !== code)));
}

export function useOwnRegistrations(): readonly KeptRegistration[] {
  return useSyncExternalStore(subscribeLocal, readOwnRegistrations, () => NONE);
}
