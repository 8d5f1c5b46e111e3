import { AppError } from '@copa/domain/errors';
import { MINUTE_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { type CostLimits, createCostLimits } from './cost-limits.ts';

function isAccepted(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false;
    throw error;
  }
}

describe('an expensive read', () => {
  const list = { cost: 'list', limited: null } as const;
  const sweep = { cost: 'sweep', limited: null } as const;
  const request = (ip: string) => ({ ip });

  function open() {
    let now = 0;
    const headers = new Map<string, unknown>();
    const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) } as never;
    const limits = createCostLimits(1, () => now);
    const byCost: CostLimits['byCost'] = (...call) => limits.byCost(...call);
    const accepted = (count: number, call: () => void) => {
      let calls = 0;
      for (let sent = 0; sent < count; sent += 1) {
        if (isAccepted(call)) calls += 1;
      }
      return calls;
    };
    return {
      byCost,
      byAccount: limits.byAccount,
      response,
      headers,
      accepted,
      pass: (ms: number) => (now += ms),
    };
  }

  it('is limited for a stranger by address, and not for their neighbour', () => {
    const { byCost, response, headers, accepted, pass } = open();
    expect(accepted(350, () => byCost(list, null, request('192.0.2.1'), response))).toBe(300);
    expect(headers.get('Retry-After')).toBe('60');
    expect(accepted(1, () => byCost(list, null, request('192.0.2.2'), response))).toBe(1);
    pass(MINUTE_MS);
    expect(accepted(1, () => byCost(list, null, request('192.0.2.1'), response))).toBe(1);
  });

  it('is limited for an account wherever it calls from, and sweeps more than lists', () => {
    const { byCost, response, accepted } = open();
    let sent = 0;
    const from = () => request(`192.0.2.${(sent += 1) % 200}`);
    expect(accepted(40, () => byCost(sweep, { uid: 'ana' }, from(), response))).toBe(30);
    expect(accepted(40, () => byCost(list, { uid: 'ana' }, from(), response))).toBe(40);
    expect(accepted(1, () => byCost(sweep, { uid: 'beto' }, from(), response))).toBe(1);
  });

  it('is refused to an account that calls more than all limits allow, before anything is read', () => {
    const { byAccount, response, headers, accepted } = open();
    expect(accepted(1600, () => byAccount('ana', 'referee', response))).toBe(1200 + 300 + 30);
    expect(headers.get('Retry-After')).toBe('60');
    expect(accepted(1, () => byAccount('beto', 'admin', response))).toBe(1);
    expect(accepted(100, () => byAccount('caro', 'visitor', response))).toBe(60);
  });

  it('leaves calls of strangers alone that have a narrower limit, and none of an account', () => {
    const { byCost, response, accepted } = open();
    const lookup = { cost: 'document', limited: 'lookup' } as const;
    expect(accepted(5000, () => byCost(lookup, null, request('192.0.2.1'), response))).toBe(5000);
    const { byCost: ofAccount } = open();
    const call = () => ofAccount(lookup, { uid: 'ana' }, request('192.0.2.1'), response);
    expect(accepted(5000, call)).toBe(1200);
  });

  it('limits a stranger also if it is a look-up with a wider limit', () => {
    const { byCost, response, accepted } = open();
    const reading = { cost: 'list', limited: 'lookup' } as const;
    expect(accepted(350, () => byCost(reading, null, request('192.0.2.1'), response))).toBe(300);
  });
});
