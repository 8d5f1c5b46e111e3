import { createHash, createHmac } from 'node:crypto';
import { freeFireIdKey } from '@copa/domain/contact';
import type { Queue, Turns } from '@copa/domain/day/queue';
import { BEHIND_FROM } from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { type Ticket, ticketOf } from '@copa/domain/registrations/ticket';
import { seenByPlayers } from './unit-place.ts';

export type RegistrationCodes = ReturnType<typeof createRegistrationCodes>;

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_BYTES = 16;
const CODE_LENGTH = 26;

/** The secrets of a unit derive from the server's secret: a retry gets the same ones, and the database holds none. */
export function createRegistrationCodes(secret: string) {
  const made = (of: string) =>
    crockford(createHmac('sha256', secret).update(of).digest().subarray(0, CODE_BYTES));
  return {
    /** A captain's member id equals the registration's: this code shows, withdraws and erases. */
    codeOf: made,
    // Ids of members are uuids: none is ever one of these.
    invitationOf: (registrationId: string, revision: number) =>
      made(`invitation\n${registrationId}\n${revision}`),
    /** The id of the unit's ticket: only reads. */
    ticketOf: (registrationId: string, revision: number) => made(`ticket\n${registrationId}\n${revision}`),
    /** The code for the adult whom a minor named: it gives consent and withdraws it. */
    consentOf: (memberId: string, revision: number) => made(`consent\n${memberId}\n${revision}`),
    /** The key of the public page that begins with this member; nothing that anybody else could enter leads to it. */
    playerOf: (memberId: string) => made(`player\n${memberId}`),
    /** The id of a player's result in one season: two seasons, or a season and a page, have nothing in common. */
    seasonPlayerOf: (seasonId: string, freeFireId: string) =>
      made(`season\n${seasonId}\n${freeFireIdKey(freeFireId)}`),
    /** The key of a number in the queue, the same for a unit that stops to wait behind; its order tells nothing. */
    turnOf: (tournamentId: string, waitSeq: number) =>
      made(`turn\n${tournamentId}\n${waitSeq % BEHIND_FROM}`),
    /** The hash that is stored and looked up; the code itself is stored nowhere. */
    hashOf: (code: string) => createHash('sha256').update(code).digest('hex'),
  };
}

/** The phones of a unit read it, with the key in place of the number. */
export function shownTicket(
  stored: StoredRegistration,
  { turnOf }: Pick<RegistrationCodes, 'turnOf'>,
): Ticket {
  const unit = seenByPlayers(stored);
  const { tournamentId, waitSeq } = unit;
  return ticketOf(unit, waitSeq === null ? null : turnOf(tournamentId, waitSeq));
}

/** Everybody may read it: the keys in the order of the numbers. */
export function shownQueue({ id, waiting }: Queue, { turnOf }: Pick<RegistrationCodes, 'turnOf'>): Turns {
  return { id, waiting: waiting.map((waitSeq) => turnOf(id, waitSeq)) };
}

/** Most significant bits first; 26 symbols hold 130 bits, so the first one carries only three. */
function crockford(bytes: Uint8Array): string {
  let value = bytes.reduce((total, byte) => (total << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index += 1) {
    code = CROCKFORD.charAt(Number(value & 31n)) + code;
    value >>= 5n;
  }
  return code;
}
