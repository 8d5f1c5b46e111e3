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

/** The codes derive from the server's secret, so that a retried request gets the same codes. */
export function createRegistrationCodes(secret: string) {
  const made = (of: string) =>
    crockford(createHmac('sha256', secret).update(of).digest().subarray(0, CODE_BYTES));
  return {
    /** Takes a member id. The member id of the first captain is the registration's id. */
    codeOf: made,
    // A member id is a UUID, so `codeOf` never gets a text with one of these prefixes.
    invitationOf: (registrationId: string, revision: number) =>
      made(`invitation\n${registrationId}\n${revision}`),
    ticketOf: (registrationId: string, revision: number) => made(`ticket\n${registrationId}\n${revision}`),
    consentOf: (memberId: string, revision: number) => made(`consent\n${memberId}\n${revision}`),
    sentOf: (memberId: string, sent: string) => made(`sent\n${memberId}\n${sent}`),
    playerOf: (memberId: string) => made(`player\n${memberId}`),
    /** The code differs for each season, so that it does not reveal the player's results in other seasons. */
    seasonPlayerOf: (seasonId: string, freeFireId: string) =>
      made(`season\n${seasonId}\n${freeFireIdKey(freeFireId)}`),
    /** The turn key hides the queue number. A unit keeps its key when `moveInQueue` changes the number. */
    turnOf: (tournamentId: string, waitSeq: number) =>
      made(`turn\n${tournamentId}\n${waitSeq % BEHIND_FROM}`),
    hashOf: (code: string) => createHash('sha256').update(code).digest('hex'),
  };
}

export function shownTicket(
  stored: StoredRegistration,
  { turnOf }: Pick<RegistrationCodes, 'turnOf'>,
): Ticket {
  const unit = seenByPlayers(stored);
  const { tournamentId, waitSeq } = unit;
  return ticketOf(unit, waitSeq === null ? null : turnOf(tournamentId, waitSeq));
}

export function shownQueue({ id, waiting }: Queue, { turnOf }: Pick<RegistrationCodes, 'turnOf'>): Turns {
  return { id, waiting: waiting.map((waitSeq) => turnOf(id, waitSeq)) };
}

function crockford(bytes: Uint8Array): string {
  let value = bytes.reduce((total, byte) => (total << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index += 1) {
    code = CROCKFORD.charAt(Number(value & 31n)) + code;
    value >>= 5n;
  }
  return code;
}
