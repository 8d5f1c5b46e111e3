import type { Endpoint } from '@copa/domain/api/endpoint';
import { expect } from 'vitest';
import { type CallOptions, call } from './api-client.ts';

/** Makes calls twice, as if the first answer were lost, and notes which. */
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
