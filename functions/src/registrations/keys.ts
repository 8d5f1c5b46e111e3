import { createHmac } from 'node:crypto';
import { mailboxKey } from '@copa/domain/contact';
import { MINUTE_MS } from '@copa/domain/limits';
import type { RegistrationCorrection, RegistrationInput } from '@copa/domain/registrations/registration';
import { answered, inOrder } from '../questions/answers.ts';

/** The same words from the same network within this time are a retry of one request. */
export const RETRY_MS = 10 * MINUTE_MS;

/** Names for what the desk recognises and must not store: their reader learns nothing, and cannot test a guess. */
export interface RegistrationKeys {
  /** The trace of a network in one tournament; in another tournament it has another id. */
  network(tournamentId: string, network: string): string;
  /** Traces that count mails to the address and of the tournament. */
  mails(tournamentId: string, email: string): { readonly mailbox: string; readonly mails: string };
  readonly request: (registrationId: string) => string;
  tickets(registrationId: string): string;
  captain(registrationId: string): string;
  guardian(memberId: string): string;
  /** The same request in another unit is somebody else, with a code, mails and traces of their own. */
  member(registrationId: string, requestId: string): string;
  /** Ids of now and of the period before. They depend on the network: who knows every word elsewhere is not the sender. */
  derivedIds(
    input: Omit<RegistrationInput, 'acceptedVersion' | 'nick' | 'unit' | 'ageBand' | 'guardian'>,
    network: string | null,
    now: Date,
  ): readonly string[];
}

export function createRegistrationKeys(secret: string): RegistrationKeys {
  const keyed = (purpose: string) => {
    const key = createHmac('sha256', secret).update(`registration-keys\n${purpose}`).digest();
    return (...parts: readonly unknown[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  };
  const network = keyed('network');
  const mailbox = keyed('mailbox');
  const request = keyed('request');
  const tickets = keyed('tickets');
  const captain = keyed('captain');
  const guardian = keyed('guardian');
  const member = keyed('member');
  const content = keyed('content');
  return {
    network: (...parts) => nameOf(network(...parts)),
    mails: (tournamentId, email) => ({
      mailbox: nameOf(mailbox(tournamentId, mailboxKey(email))),
      mails: `mails-${tournamentId}`,
    }),
    request: (id) => nameOf(request(id)),
    tickets: (id) => nameOf(tickets(id)),
    captain: (id) => nameOf(captain(id)),
    guardian: (id) => nameOf(guardian(id)),
    member: (...parts) => uuidOf(member(...parts)),
    derivedIds: (input, from, now) => {
      const { tournamentId, fullName, freeFireId, email, phone, answers } = input;
      const words = [tournamentId, fullName, freeFireId, email, phone, inOrder(answered(answers))];
      const period = Math.floor(now.getTime() / RETRY_MS);
      return [period, period - 1].map((each) => uuidOf(content(...words, from, each)));
    },
  };
}

const nameOf = (digest: Buffer): string => digest.subarray(0, 16).toString('hex');

/** Ids of registrations are uuids, wherever they come from; version 8 is for those that are made of something. */
function uuidOf(digest: Buffer): string {
  const hex = nameOf(digest);
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

export function mailboxOf(
  keys: RegistrationKeys,
  { tournamentId }: { readonly tournamentId: string },
  { email }: RegistrationCorrection,
): string | null {
  return email === undefined ? null : keys.mails(tournamentId, email).mailbox;
}
