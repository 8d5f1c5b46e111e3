import type { Endpoint } from '@copa/domain/api/endpoint';
import { MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import type { Request, Response } from 'express';
import { refusal } from '../../refusals.ts';
import { addressBlock } from '../client/address-block.ts';
import { createRequestCounts } from './request-counts.ts';

type Cost = Endpoint['cost'];

/** Calls per minute and instance: `STRANGERS` for each address, `ACCOUNTS` for each account. */
const STRANGERS: Readonly<Record<Cost, number>> = { document: 3000, list: 300, sweep: 60 };
const ACCOUNTS: Readonly<Record<Cost, number>> = { document: 1200, list: 300, sweep: 30 };

export type CostLimits = ReturnType<typeof createCostLimits>;

export function createCostLimits(factor: number, elapsedMs: () => number) {
  const counts = createRequestCounts(MINUTE_MS, elapsedMs);
  return {
    byCost: (
      { cost, limited }: Pick<Endpoint, 'cost' | 'limited'>,
      caller: { readonly uid: string } | null,
      request: Pick<Request, 'ip'>,
      response: Pick<Response, 'setHeader'>,
    ) => {
      if (caller === null && limited !== null) return;
      const limit = Math.ceil((caller === null ? STRANGERS : ACCOUNTS)[cost] * factor);
      const who = caller === null ? `address ${addressBlock(request.ip ?? '')}` : `account ${caller.uid}`;
      const { hits, msLeft } = counts.add(`${cost} ${who}`);
      if (hits <= limit) return;
      response.setHeader('Retry-After', String(Math.ceil(msLeft / SECOND_MS)));
      throw refusal('rate-limited');
    },
  };
}
