import type { Endpoint } from '@copa/domain/api/endpoint';
import { MINUTE_MS } from '@copa/domain/limits';
import type { Request, Response } from 'express';
import { ipKeyGenerator, type RateLimitRequestHandler, rateLimit } from 'express-rate-limit';
import { refusal } from '../refusals.ts';
import type { Call } from './call.ts';
import { addressOf } from './request-context.ts';

type Kind = NonNullable<Endpoint['limited']>;

/**
 * Per minute and instance. Carrier NAT puts thousands of phones behind one address, so that addresses get room for a
 * crowd; what one player, code or account can be named for stays narrow.
 */
const PER_ADDRESS: Readonly<Record<Kind, number>> = { write: 1500, lookup: 3000, login: 60 };
const PER_SUBJECT: Readonly<Record<Kind, number>> = { write: 12, lookup: 40, login: 6 };

/** Fields that say whom a call is about. */
const SUBJECTS = ['freeFireId', 'username', 'email', 'code', 'deviceId'] as const;

type Input = Pick<Call, 'params' | 'body'>;

export interface RateLimits {
  byAddress(endpoint: Endpoint, request: Request, response: Response): Promise<void>;
  /** By what the schemas made of the call: one player written in two ways is one player. */
  bySubject(endpoint: Endpoint, request: Request, response: Response, input: Input): Promise<void>;
}

export function createRateLimits(factor: number): RateLimits {
  const subjects = new WeakMap<Request, string>();
  const byAddress = limiters(PER_ADDRESS, factor, (request) => ipKeyGenerator(addressOf(request)));
  const bySubject = limiters(PER_SUBJECT, factor, (request) => subjects.get(request) ?? '');
  return {
    byAddress: async ({ limited }, request, response) => {
      if (limited !== null) await run(byAddress[limited], request, response);
    },
    bySubject: async ({ limited, id }, request, response, input) => {
      const subject = limited === null ? null : subjectOf(input);
      if (limited === null || subject === null) return;
      subjects.set(request, `${id} ${subject}`);
      await run(bySubject[limited], request, response);
    },
  };
}

function limiters(
  limits: Readonly<Record<Kind, number>>,
  factor: number,
  keyGenerator: (request: Request) => string,
): Readonly<Record<Kind, RateLimitRequestHandler>> {
  const limiter = (kind: Kind) =>
    rateLimit({
      windowMs: MINUTE_MS,
      limit: Math.ceil(limits[kind] * factor),
      keyGenerator,
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      validate: false,
      handler: (_request, _response, next) => {
        next(refusal('rate-limited'));
      },
    });
  return { write: limiter('write'), lookup: limiter('lookup'), login: limiter('login') };
}

function run(limiter: RateLimitRequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    };
    Promise.resolve(limiter(request, response, next)).catch(reject);
  });
}

function subjectOf({ params, body }: Input): string | null {
  const named = new Map<string, unknown>([...entriesOf(body), ...entriesOf(params)]);
  for (const field of SUBJECTS) {
    const value = named.get(field);
    if (typeof value === 'string' && value !== '') return value.slice(0, 256).toLowerCase();
  }
  return null;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
