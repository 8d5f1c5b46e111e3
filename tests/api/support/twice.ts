import type { Endpoint } from '@copa/domain/api/endpoint';
import { expect } from 'vitest';
import { type CallOptions, call } from './api-client.ts';

export function createTwice() {
  const repeated = new Set<string>();
  async function twice<E extends Endpoint>(endpoint: E, options: CallOptions) {
    const first = await call(endpoint, options);
    const second = await call(endpoint, options);
    expect(second.envelope, endpoint.id).toEqual(first.envelope);
    repeated.add(endpoint.id);
    return first.data;
  }
  return { twice, repeated };
}
