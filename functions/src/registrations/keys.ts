import { createHmac } from 'node:crypto';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import { MINUTE_MS } from '@copa/domain/limits';
import type { Mailbox } from '@copa/domain/registrations/member';
import { eachPlayerField } from '@copa/domain/registrations/player';
import type { RegistrationCorrection, RegistrationInput } from '@copa/domain/registrations/registration';
import { answered, answersText } from '../questions/answers.ts';

export const RETRY_MS = 10 * MINUTE_MS;

const FIRST_FIELDS: ReadonlySet<string> = new Set(['fullName', 'freeFireId', 'email', 'phone', 'nick']);

/**
 * Returns the fields that are newer than the keys of requests. An empty one is left out, so that a request of
 * an earlier page has the same key as before.
 */
export function laterFields(player: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(player).flatMap(([field, value]) =>
    FIRST_FIELDS.has(field) || value === '' ? [] : [field, value],
  );
}

export type RegistrationKeys = ReturnType<typeof createRegistrationKeys>;

export function createRegistrationKeys(secret: string) {
  const keyed = (purpose: string, ...parts: readonly unknown[]) => {
    const key = createHmac('sha256', secret).update(`registration-keys\n${purpose}`).digest();
    return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  };
  return {
    network: (tournamentId: string, network: string | null) =>
      network === null ? null : nameOf(keyed('network', tournamentId, network)),
    mails: (tournamentId: string, email: string) => ({
      mailbox: {
        here: nameOf(keyed('mailbox', tournamentId, mailboxKey(email))),
        everywhere: nameOf(keyed('mailbox', mailboxKey(email))),
      },
      mails: `mails-${tournamentId}`,
    }),
    request: (registrationId: string) => nameOf(keyed('request', registrationId)),
    tickets: (registrationId: string) => nameOf(keyed('tickets', registrationId)),
    captain: (registrationId: string) => nameOf(keyed('captain', registrationId)),
    former: (registrationId: string) => nameOf(keyed('former', registrationId)),
    /** Counts apart for each invitation, so that a captain can end a flood of tries by another link. */
    joins: (registrationId: string, inviteRevision: number) =>
      nameOf(keyed('joins', registrationId, ...(inviteRevision === 0 ? [] : [inviteRevision]))),
    guardian: (memberId: string) => nameOf(keyed('guardian', memberId)),
    shownNick: (memberId: string) => nameOf(keyed('shown nick', memberId)),
    member: (registrationId: string, requestId: string) => uuidOf(keyed('member', registrationId, requestId)),
    /**
     * The ids depend on the network, so that a caller in another network gets no private code with the same
     * data. The second id is for a retry whose first attempt was in the previous period.
     */
    derivedIds: (
      input: Omit<
        RegistrationInput,
        'acceptedVersion' | 'unit' | 'ageBand' | 'guardian' | 'seasonCodes' | 'again'
      >,
      network: string | null,
      now: Date,
    ) => {
      const { tournamentId, fullName, freeFireId, email, phone, answers } = input;
      const first = [tournamentId, fullName, freeFireId, email, phone, answersText(answered(answers))];
      const words = [...first, ...laterFields(eachPlayerField((field) => input[field]))];
      const period = Math.floor(now.getTime() / RETRY_MS);
      return [period, period - 1].map((each) => uuidOf(keyed('content', ...words, network, each)));
    },
  };
}

const nameOf = (digest: Buffer): string => digest.subarray(0, 16).toString('hex');

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
): Mailbox | null {
  return email === undefined ? null : keys.mails(tournamentId, email).mailbox;
}
