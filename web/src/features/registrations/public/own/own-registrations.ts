import { ConsentCodeSchema, PrivateCodeSchema, TicketIdSchema } from '@copa/domain/ids';
import { partsOfName } from '@copa/domain/people/first-name';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import * as z from 'zod/mini';
import { keptList, useKeptList } from '../../../../lib/storage/kept-value.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const commonShape = {
  code: PrivateCodeSchema,
  tournamentId: z.string(),
  tournamentName: z.string(),
  registeredAt: z.number(),
  /** May be out of date: the ticket can be replaced, and the captain can leave. */
  unit: z.object({ ticketId: TicketIdSchema, isCaptain: z.boolean(), size: z.optional(z.int()) }),
  slot: z.optional(z.int()),
  consent: z.optional(z.object({ code: ConsentCodeSchema, slot: z.int() })),
  /**
   * For a captain, the team's invitation code, or empty if the invitation was closed when it was last read.
   * For another member, the code of the invitation that was accepted on this phone, if any.
   */
  invitation: z._default(z.string(), ''),
  season: z.optional(z.object({ id: z.string(), key: z.string() })),
};

const NamedSchema = z.object({ ...commonShape, playerName: z.string() });
export type KeptRegistration = z.output<typeof NamedSchema>;

/** An earlier version of the page stored the full name. */
const WithFullNameSchema = z.pipe(
  z.object({ ...commonShape, fullName: z.string() }),
  z.transform(({ fullName, ...own }): KeptRegistration => ({ ...own, playerName: playerNameOf(fullName) })),
);
const OwnSchema: z.ZodMiniType<KeptRegistration> = z.union([NamedSchema, WithFullNameSchema]);

/** The first name and one letter more, because the next person at a lent phone reads this. */
export function playerNameOf(fullName: string): string {
  const [first = '', second = ''] = partsOfName(fullName);
  const [letter = ''] = second;
  return `${first} ${letter.toLocaleUpperCase('es')}`.trim();
}

const kept = keptList(storageKeys.registrations, OwnSchema, ({ code }) => code);

export const readOwnRegistrations = kept.all;
export const keepRegistration = kept.keep;

export function forgetRegistration(code: string): void {
  kept.forget((each) => each.code === code);
}

/** Removes the full names that an earlier version stored. */
export function storePlayerNamesOnly(): void {
  kept.replace(kept.all());
}

export function useOwnRegistrations(): readonly KeptRegistration[] {
  return useKeptList(kept);
}

/** Several members of a team may have registered on one phone. The captain, who may do more, comes first. */
export function useOwnOfTicket(ticketId: string): readonly KeptRegistration[] {
  return useOwnRegistrations()
    .filter(({ unit }) => unit.ticketId === ticketId)
    .toSorted((one, other) => Number(other.unit.isCaptain) - Number(one.unit.isCaptain));
}

export function noteOwn(code: string, registration: OwnRegistration): void {
  const { slot, consentCode, ticketId, role, invitation } = registration;
  const { tournamentId, tournamentName, fullName, createdAt, season, seasonKey, unit } = registration;
  const known = kept.all().find((each) => each.code === code);
  // The schema orders the fields as the stored ones, so that equal registrations are equal texts.
  const noted = z.parse(NamedSchema, {
    code,
    tournamentId,
    tournamentName,
    playerName: playerNameOf(fullName),
    registeredAt: createdAt.getTime(),
    unit: { ticketId, isCaptain: role === 'captain', size: unit.size },
    slot,
    consent: consentCode === null ? undefined : { code: consentCode, slot },
    season: season === null || seasonKey === null ? known?.season : { id: season.id, key: seasonKey },
    invitation:
      invitation === null ? (known?.invitation ?? '') : invitation.open ? invitation.invitationCode : '',
  });
  if (JSON.stringify(known) !== JSON.stringify(noted)) kept.keep(noted);
}

/** False if the registration was removed from this phone, perhaps by another tab, while it was read. */
export function renewOwn(code: string, registration: OwnRegistration): boolean {
  const isKept = kept.all().some((each) => each.code === code);
  if (isKept) noteOwn(code, registration);
  return isKept;
}
