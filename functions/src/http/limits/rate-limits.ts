import { createHash } from 'node:crypto';
import type { Endpoint } from '@copa/domain/api/endpoint';
import { freeFireIdKey } from '@copa/domain/contact';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import { MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import type { Response } from 'express';
import * as z from 'zod/mini';
import type { Call, ClientAddress } from '../../call.ts';
import { refusal } from '../../refusals.ts';
import { createRequestCounts, type RequestCounts } from './request-counts.ts';

type Kind = NonNullable<Endpoint['limited']>;
/**
 * Programs such as calendar services have a limit of their own, so that they and visitors do not block each
 * other. So do calls with a code.
 */
export type AddressKind = Kind | 'program' | 'code';

/**
 * Calls per minute and instance. The limits of `write` and `lookup` are high, because carrier NAT puts
 * thousands of phones behind one address. `code` has a higher one: somebody behind the same address must not
 * keep a player from confirming or protesting. Each code has its own limit, and nobody can guess one.
 */
const PER_ADDRESS: Readonly<Record<AddressKind, number>> = {
  write: 1500,
  lookup: 3000,
  code: 30_000,
  login: 60,
  program: 1500,
};
const PER_SUBJECT: Readonly<Record<Kind, number>> = { write: 12, lookup: 40, login: 6 };

const CODES = ['privateCode', 'invitationCode', 'consentCode', 'ticketId'] as const;
const SUBJECTS = [...CODES, 'freeFireId', 'username', 'email', 'deviceId'] as const;

type Input = Pick<Call, 'params' | 'headers' | 'body'>;

export interface RateLimits {
  /** Proven calls count apart, so that programs behind the same address cannot use up their limit. */
  byAddress(kind: AddressKind | null, client: ClientAddress, response: Response, isProven?: boolean): void;
  /**
   * Counts each subject per network, so that callers in other networks cannot use up its limit. Firestore
   * counts guesses at secrets over all networks.
   */
  bySubject(endpoint: Endpoint, client: ClientAddress, response: Response, input: Input): Uncount;
}

type Uncount = () => void;
const KEPT: Uncount = () => undefined;

export function createRateLimits(factor: number, elapsedMs: () => number): RateLimits {
  const addresses = limiter(PER_ADDRESS, factor, elapsedMs);
  const subjects = limiter(PER_SUBJECT, factor, elapsedMs);
  return {
    byAddress: (kind, client, response, isProven = false) => {
      const key = isProven ? `proven ${client.block}` : client.block;
      if (kind !== null) addresses(kind, key, response);
    },
    bySubject: ({ limited, id }, client, response, input) => {
      if (limited === null) return KEPT;
      const isGuess = limited === 'login';
      const counted: Uncount[] = [];
      const uncount = () => {
        for (const each of counted) each();
      };
      try {
        for (const subject of subjectsOf(input)) {
          counted.push(subjects(limited, keyOf(id, client.block, subject), response));
        }
      } catch (error) {
        uncount();
        throw error;
      }
      return isGuess ? KEPT : uncount;
    },
  };
}

/** A call is read before its code is known, so a large one has the lower limit of calls without a code. */
const CODE_BYTES_MAX = 4 * 1024;

export function addressKindOf(
  { limited, caller, params, headers, body }: Endpoint,
  bodyBytes: number,
): AddressKind | null {
  if (limited === null) return null;
  if (bodyBytes <= CODE_BYTES_MAX && [params, headers, body].some(hasCode)) return 'code';
  return caller === 'program' ? caller : limited;
}

function hasCode(schema: Endpoint['body']): boolean {
  return schema instanceof z.ZodMiniObject && CODES.some((field) => field in schema.shape);
}

function limiter<K extends AddressKind>(
  limits: Readonly<Record<K, number>>,
  factor: number,
  elapsedMs: () => number,
) {
  const counted = new Map<K, RequestCounts>();
  return (kind: K, key: string, response: Response): Uncount => {
    const limit = Math.ceil(limits[kind] * factor);
    const counts = counted.get(kind) ?? createRequestCounts(MINUTE_MS, elapsedMs);
    counted.set(kind, counts);
    const { hits, msLeft } = counts.add(key);
    const reset = Math.ceil(msLeft / SECOND_MS);
    response.setHeader('RateLimit-Policy', `${limit};w=${MINUTE_MS / SECOND_MS}`);
    response.setHeader('RateLimit', `limit=${limit}, remaining=${Math.max(0, limit - hits)}, reset=${reset}`);
    if (hits <= limit) return () => counts.uncount(key);
    response.setHeader('Retry-After', String(reset));
    throw refusal('rate-limited');
  };
}

/**
 * The calls of a device count apart, so that nobody else uses up its limit. Firestore counts a forged proof as
 * none.
 */
function subjectsOf({ params, headers, body }: Input): readonly string[] {
  const named = new Map<string, unknown>([body, headers, params].flatMap(entriesOf));
  const device = named.get('deviceProof');
  if (typeof device === 'string' && device !== '') return [`deviceProof ${device}`];
  return SUBJECTS.flatMap((field) => {
    const value = named.get(field);
    if (typeof value !== 'string') return [];
    return [`${field} ${identityOf(field, value)}`];
  });
}

function identityOf(field: (typeof SUBJECTS)[number], value: string): string {
  if (field === 'email') return mailboxKey(value);
  return field === 'freeFireId' ? freeFireIdKey(value) : value.toLowerCase();
}

function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
