import type { Endpoint } from '@copa/domain/api/endpoint';
import { MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import type { Role } from '@copa/domain/people/roles';
import type { Request, Response } from 'express';
import { refusal } from '../../refusals.ts';
import { addressBlock } from '../client/address-block.ts';
import { createRequestCounts } from './request-counts.ts';

type Cost = Endpoint['cost'];

/** Calls per minute and instance: `STRANGERS` for each address, `ACCOUNTS` for each account. */
const STRANGERS: Readonly<Record<Cost, number>> = { document: 3000, list: 300, sweep: 60 };
const ACCOUNTS: Readonly<Record<Cost, number>> = { document: 1200, list: 300, sweep: 30 };

/**
 * Includes refused calls, because each reads the account. An account that keeps its limits by cost never
 * exceeds this number.
 */
const CALLS = ACCOUNTS.document + ACCOUNTS.list + ACCOUNTS.sweep;
/**
 * Anybody can open accounts, and Firebase Auth limits how many accounts a project reads in a second. The site
 * makes few calls for an account without a role.
 */
const CALLS_WITHOUT_ROLE = 60;

type Answer = Pick<Response, 'setHeader'>;

export type CostLimits = ReturnType<typeof createCostLimits>;

export function createCostLimits(factor: number, elapsedMs: () => number) {
  const counts = createRequestCounts(MINUTE_MS, elapsedMs);
  const count = (key: string, limit: number, response: Answer) => {
    const { hits, msLeft } = counts.add(key);
    if (hits <= Math.ceil(limit * factor)) return;
    response.setHeader('Retry-After', String(Math.ceil(msLeft / SECOND_MS)));
    throw refusal('rate-limited');
  };
  return {
    byAccount: (uid: string, role: Role, response: Answer) =>
      count(`account ${uid}`, role === 'visitor' ? CALLS_WITHOUT_ROLE : CALLS, response),
    byCost: (
      { cost, limited }: Pick<Endpoint, 'cost' | 'limited'>,
      caller: { readonly uid: string } | null,
      request: Pick<Request, 'ip'>,
      response: Answer,
    ) => {
      if (caller === null && limited !== null && cost === 'document') return;
      const who = caller === null ? `address ${addressBlock(request.ip ?? '')}` : `account ${caller.uid}`;
      count(`${cost} ${who}`, (caller === null ? STRANGERS : ACCOUNTS)[cost], response);
    },
  };
}
